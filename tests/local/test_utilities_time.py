"""random and time behave as their real providers were measured to."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from local_cloud.clock import Clock
from local_cloud.model import UNKNOWN, Call, CloudError, Plan, Resource, Value
from local_cloud.schemas import load
from local_cloud.store import Store
from local_cloud.utilities import random_provider, time_provider
from local_cloud.utilities.time import add, format_rfc3339, parse_rfc3339, rfc3339_parse

BASE = "2030-01-31T10:20:30Z"


@pytest.fixture
def clock() -> Clock:
    clock = Clock()
    clock.set(datetime(2030, 1, 31, 10, 20, 30, tzinfo=UTC))
    return clock


@pytest.fixture
def call(tmp_path: Path, clock: Clock) -> Call:
    return Call(session=None, store=Store(tmp_path / "cloud.db"), clock=clock)


def configuration(resource: Resource, **arguments: Any) -> Value:
    body = load(resource.type.partition("_")[0]).resource(resource.type).body
    return dict.fromkeys(body.attributes) | arguments


def first_plan(resource: Resource, config: Value) -> Value:
    """What a plan of a new object looks like when only the schema speaks."""
    attributes = load(resource.type.partition("_")[0]).resource(resource.type).body.attributes
    return {n: UNKNOWN if config[n] is None and attributes[n].computed else config[n] for n in config}


def make(call: Call, resource: Resource, **arguments: Any) -> Value:
    config = configuration(resource, **arguments)
    plan = Plan(first_plan(resource, config))
    resource.plan(call, None, plan, config)
    return resource.create(call, plan.planned)


def replan(call: Call, resource: Resource, state: Value, **arguments: Any) -> Plan:
    config = configuration(resource, **arguments)
    attributes = load(resource.type.partition("_")[0]).resource(resource.type).body.attributes
    planned = {n: state[n] if config[n] is None and attributes[n].computed else config[n] for n in config}
    plan = Plan(planned)
    resource.plan(call, state, plan, config)
    return plan


def test_a_uuid_is_the_random_bytes_it_is_given_and_nothing_else(call: Call) -> None:
    drawn = bytes(range(16))
    resource = random_provider(lambda count: drawn[:count]).resources["random_uuid"]
    state = make(call, resource)
    assert state == {
        "id": str(uuid.UUID(bytes=drawn)),
        "result": "00010203-0405-0607-0809-0a0b0c0d0e0f",
        "keepers": None,
    }


def test_two_uuids_differ(call: Call) -> None:
    resource = random_provider().resources["random_uuid"]
    assert make(call, resource)["result"] != make(call, resource)["result"]


@pytest.mark.parametrize(
    ("before", "after", "replaces"),
    [
        (None, {}, False),
        ({}, None, False),
        ({"a": "1"}, {"a": "1"}, False),
        ({"a": "1"}, {"a": "2"}, True),
        (None, {"a": "1"}, True),
        ({"a": "1"}, {"a": UNKNOWN}, True),
    ],
)
def test_a_change_of_keepers_generates_a_new_uuid(call: Call, before: Any, after: Any, replaces: bool) -> None:
    resource = random_provider().resources["random_uuid"]
    plan = replan(call, resource, make(call, resource, keepers=before), keepers=after)
    assert plan.replace == ({"keepers"} if replaces else set())


def test_only_a_uuid_can_be_imported(call: Call) -> None:
    resource = random_provider().resources["random_uuid"]
    assert resource.import_state(call, str(uuid.UUID(int=7)))["result"] == str(uuid.UUID(int=7))
    with pytest.raises(CloudError):
        resource.import_state(call, "no-uuid")


@pytest.fixture
def rotating() -> Resource:
    return time_provider().resources["time_rotating"]


@pytest.fixture
def static() -> Resource:
    return time_provider().resources["time_static"]


def test_a_rotation_starts_now_and_its_numbers_are_those_of_the_rotation(call: Call, rotating: Resource) -> None:
    state = make(call, rotating, rotation_days=60)
    assert (state["id"], state["rfc3339"]) == (BASE, BASE)
    assert state["rotation_rfc3339"] == "2030-04-01T10:20:30Z"
    assert (state["year"], state["month"], state["day"], state["hour"]) == (2030, 4, 1, 10)
    assert state["unix"] == int(datetime(2030, 4, 1, 10, 20, 30, tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("base", "intervals", "rotation"),
    [
        ("2030-01-31T00:00:00Z", {"rotation_months": 1}, "2030-03-03T00:00:00Z"),
        ("2028-02-29T00:00:00Z", {"rotation_years": 1}, "2029-03-01T00:00:00Z"),
        ("2030-01-31T00:00:00+02:00", {"rotation_hours": 1}, "2030-01-31T01:00:00+02:00"),
        ("2030-01-31T00:00:00Z", {"rotation_days": 1, "rotation_minutes": 5}, "2030-01-31T00:05:00Z"),
        (
            "2030-01-31T00:00:00Z",
            {"rotation_days": 1, "rotation_years": 2, "rotation_months": 1},
            "2032-01-31T00:00:00Z",
        ),
        (
            "2030-01-31T00:00:00Z",
            {"rotation_months": 1, "rotation_rfc3339": "2030-02-01T00:00:00Z"},
            "2030-02-01T00:00:00Z",
        ),
        (
            "2030-01-31T00:00:00Z",
            {"rotation_years": 1, "rotation_rfc3339": "2030-02-01T00:00:00Z"},
            "2031-01-31T00:00:00Z",
        ),
    ],
)
def test_of_several_intervals_the_last_wins(
    call: Call, rotating: Resource, base: str, intervals: Value, rotation: str
) -> None:
    assert make(call, rotating, rfc3339=base, **intervals)["rotation_rfc3339"] == rotation


def test_an_unknown_base_neither_replaces_nor_shows_a_change(call: Call, rotating: Resource) -> None:
    state = make(call, rotating, rfc3339=BASE, rotation_days=30)
    plan = replan(call, rotating, state, rfc3339=UNKNOWN, rotation_days=30)
    assert (plan.planned, plan.replace) == (state, set())


def test_with_an_unknown_base_a_changed_interval_plans_known_values(call: Call, rotating: Resource) -> None:
    state = make(call, rotating, rfc3339=BASE, rotation_days=30)
    plan = replan(call, rotating, state, rfc3339=UNKNOWN, rotation_days=31)
    assert plan.replace == set()
    assert plan.planned["rotation_rfc3339"] == "2030-03-03T10:20:30Z"
    # The apply knows the base, and wants a replace: Terraform then reports an inconsistent final plan.
    assert replan(call, rotating, state, rfc3339="2030-02-01T00:00:00Z", rotation_days=31).replace == {"rfc3339"}


def test_a_known_new_base_replaces_and_a_removed_one_does_not(call: Call, rotating: Resource) -> None:
    state = make(call, rotating, rfc3339=BASE, rotation_days=30)
    assert replan(call, rotating, state, rfc3339="2031-01-01T00:00:00Z", rotation_days=30).replace == {"rfc3339"}
    plan = replan(call, rotating, state, rotation_days=30)
    assert (plan.planned, plan.replace) == (state, set())


def test_an_expired_rotation_is_gone_at_the_next_read(call: Call, rotating: Resource, clock: Clock) -> None:
    state = make(call, rotating, rotation_hours=1)
    assert rotating.read(call, state) == state
    clock.set(parse_rfc3339(state["rotation_rfc3339"]) + timedelta(seconds=2))
    assert rotating.read(call, state) is None
    assert call.warnings == []


def test_rotations_are_imported_by_interval_or_by_moment(call: Call, rotating: Resource) -> None:
    state = rotating.import_state(call, "2030-01-31T00:00:00Z,,1,0,,")
    assert (state["rotation_months"], state["rotation_days"], state["rotation_years"]) == (1, 0, None)
    assert (state["rotation_rfc3339"], state["triggers"]) == ("2030-03-03T00:00:00Z", {})
    moment = rotating.import_state(call, "2030-01-31T00:00:00Z,2030-02-02T00:00:00Z")
    assert (moment["rotation_rfc3339"], moment["day"]) == ("2030-02-02T00:00:00Z", 2)
    for wrong in ("2030-01-31T00:00:00Z", "x,1,1,1,1,1", "2030-01-31T00:00:00Z,,,,,", "2030-01-31T00:00:00Z,a,,,,"):
        with pytest.raises(CloudError):
            rotating.import_state(call, wrong)


def test_a_static_moment_is_known_in_the_plan_when_it_is_configured(call: Call, static: Resource) -> None:
    config = configuration(static, rfc3339="2031-05-06T07:08:09+01:00")
    plan = Plan(first_plan(static, config))
    static.plan(call, None, plan, config)
    assert (plan.planned["id"], plan.planned["hour"]) == ("2031-05-06T07:08:09+01:00", 7)
    unset = Plan(first_plan(static, configuration(static)))
    static.plan(call, None, unset, configuration(static))
    assert unset.planned["rfc3339"] is UNKNOWN


def test_a_static_moment_is_replaced_when_its_rfc3339_differs_or_is_unknown(call: Call, static: Resource) -> None:
    state = make(call, static)
    assert state["rfc3339"] == BASE
    assert replan(call, static, state).replace == set()
    assert replan(call, static, state, rfc3339=BASE).replace == set()
    assert replan(call, static, state, rfc3339=UNKNOWN).replace == {"rfc3339"}
    assert replan(call, static, state, rfc3339="2031-01-01T00:00:00Z").replace == {"rfc3339"}


@given(st.datetimes(datetime(1970, 1, 1), datetime(2100, 1, 1)), st.integers(-14 * 60, 14 * 60))
def test_any_moment_survives_being_written(moment: datetime, minutes: int) -> None:
    sign = "-" if minutes < 0 else "+"
    text = f"{moment.replace(microsecond=0).isoformat()}{sign}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"
    again = format_rfc3339(parse_rfc3339(text))
    assert parse_rfc3339(again) == parse_rfc3339(text)
    assert again == (text.removesuffix(f"{sign}00:00") + "Z" if minutes == 0 else text)


@given(st.datetimes(datetime(1970, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC)), st.integers(1, 400))
def test_adding_months_stays_within_a_months_length(moment: datetime, months: int) -> None:
    later = add(moment, "months", months)
    assert timedelta(days=28 * months) <= later - moment <= timedelta(days=31 * months)


def test_a_time_after_the_year_9999_is_rejected() -> None:
    with pytest.raises(CloudError):
        add(parse_rfc3339(BASE), "years", 8000)


@given(st.datetimes(datetime(1900, 1, 1), datetime(2200, 1, 1)), st.integers(-14 * 60, 14 * 60))
def test_a_parsed_timestamp_has_the_parts_of_its_own_offset(moment: datetime, minutes: int) -> None:
    moment = moment.replace(microsecond=0)
    offset = timedelta(minutes=minutes)
    sign = "-" if minutes < 0 else "+"
    text = f"{moment.isoformat()}{sign}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"
    iso_year, iso_week, _ = moment.isocalendar()
    assert rfc3339_parse(text) == {
        "year": moment.year,
        "month": moment.month,
        "day": moment.day,
        "hour": moment.hour,
        "minute": moment.minute,
        "second": moment.second,
        "month_name": moment.strftime("%B"),
        "weekday": int(moment.strftime("%w")),
        "weekday_name": moment.strftime("%A"),
        "year_day": int(moment.strftime("%j")),
        "iso_year": iso_year,
        "iso_week": iso_week,
        "unix": (moment - offset - datetime(1970, 1, 1)) // timedelta(seconds=1),
    }


def test_a_fraction_of_a_second_is_left_out() -> None:
    assert rfc3339_parse("1970-01-01T00:01:01.999Z")["unix"] == 61


@pytest.mark.parametrize(
    "text",
    [
        *("", "now", "2030-01-31", "2030-01-31 00:00:00Z", "2030-01-31T00:00:00", "2030-01-31T00:00:00+0100"),
        *("2030-02-30T00:00:00Z", "2030-01-31T24:00:00Z", "2030-13-01T00:00:00Z", " 2030-01-31T00:00:00Z"),
    ],
)
def test_a_text_that_is_no_timestamp_is_rejected(text: str) -> None:
    with pytest.raises(ValueError, match=r"timestamp|range|day|month|hour"):
        rfc3339_parse(text)
