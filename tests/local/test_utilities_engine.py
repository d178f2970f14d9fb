"""random and time behind the plan engine: what Terraform plans, keeps, replaces and complains about."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from local_cloud.clock import Clock
from local_cloud.model import UNKNOWN
from local_cloud.store import Store
from local_cloud.utilities import random_provider, time_provider
from tests.local.harness import Harness

BASE = "2030-01-31T10:20:30Z"
LATER = "2031-05-06T07:08:09Z"


@pytest.fixture
def clock() -> Clock:
    clock = Clock()
    clock.set(datetime(2030, 1, 31, 10, 20, 30, tzinfo=UTC))
    return clock


@pytest.fixture
def time(tmp_path: Path, clock: Clock) -> Harness:
    return Harness(time_provider(), Store(tmp_path / "cloud.db"), clock)


def test_a_uuid_stays_until_its_keepers_change(tmp_path: Path, clock: Clock) -> None:
    harness = Harness(random_provider(), Store(tmp_path / "cloud.db"), clock)
    assert harness.plan("random_uuid", "u").planned["result"] is UNKNOWN
    first = harness.apply("random_uuid", "u")
    assert harness.refresh("random_uuid", "u") == first
    assert harness.plan("random_uuid", "u", keepers={}).action == "no-op"
    assert harness.plan("random_uuid", "u", keepers={"a": UNKNOWN}).replace == {"keepers"}
    second = harness.apply("random_uuid", "u", keepers={"a": "1"})
    assert second["result"] != first["result"]


def test_everything_of_a_new_rotation_is_unknown_even_with_a_base(time: Harness) -> None:
    planned = time.plan("time_rotating", "r", rfc3339=BASE, rotation_days=1).planned
    unknown = {name for name, value in planned.items() if value is UNKNOWN}
    assert unknown == {"id", "rotation_rfc3339", "year", "month", "day", "hour", "minute", "second", "unix"}


def test_a_base_from_timestamp_is_stable_and_a_changed_interval_cannot_be_applied(time: Harness) -> None:
    """The plan is an in-place update with known values; with the base known at apply, it would be a replace."""
    time.apply("time_rotating", "r", rfc3339=BASE, rotation_days=30)
    assert time.plan("time_rotating", "r", rfc3339=UNKNOWN, rotation_days=30).action == "no-op"
    planned = time.plan("time_rotating", "r", rfc3339=UNKNOWN, rotation_days=31)
    assert (planned.action, planned.planned["rotation_rfc3339"]) == ("update", "2030-03-03T10:20:30Z")
    assert time.plan("time_rotating", "r", rfc3339=LATER, rotation_days=31).replace == {"rfc3339"}


def test_an_interval_changes_in_place(time: Harness) -> None:
    time.apply("time_rotating", "r", rotation_days=1)
    state = time.apply("time_rotating", "r", rotation_hours=1)
    assert (state["rotation_rfc3339"], state["rotation_days"]) == ("2030-01-31T11:20:30Z", None)
    assert time.plan("time_rotating", "r", rotation_hours=1).action == "no-op"
    assert time.plan("time_rotating", "r", rotation_hours=1, triggers={"a": "b"}).replace == {"triggers"}


def test_an_expired_rotation_is_removed_from_the_state_without_a_warning(time: Harness, clock: Clock) -> None:
    time.apply("time_rotating", "r", rotation_hours=1)
    clock.set(datetime(2030, 1, 31, 10, 20, 30, tzinfo=UTC) + timedelta(hours=1, seconds=2))
    assert time.refresh("time_rotating", "r") is None
    assert time.plan("time_rotating", "r", rotation_hours=1).action == "create"


def test_a_static_moment_follows_its_configured_one(time: Harness) -> None:
    assert time.plan("time_static", "s", rfc3339=LATER).planned["month"] == 5
    state = time.apply("time_static", "s", rfc3339=BASE)
    assert (state["id"], state["unix"]) == (BASE, int(datetime(2030, 1, 31, 10, 20, 30, tzinfo=UTC).timestamp()))
    assert time.plan("time_static", "s").action == "no-op"
    assert time.plan("time_static", "s", rfc3339=UNKNOWN).replace == {"rfc3339"}
    assert time.apply("time_static", "s", rfc3339=LATER)["year"] == 2031


@pytest.mark.parametrize(
    ("type", "arguments"),
    [
        ("time_rotating", {}),
        ("time_rotating", {"rotation_days": 0}),
        ("time_rotating", {"rotation_days": 1, "rfc3339": "soon"}),
        ("time_rotating", {"rotation_rfc3339": "2030-01-31"}),
        ("time_static", {"rfc3339": ""}),
    ],
)
def test_an_invalid_configuration_gets_one_error(time: Harness, type: str, arguments: dict[str, object]) -> None:
    assert len(time.validate(type, **arguments)) == 1


@pytest.mark.parametrize(
    ("type", "arguments"),
    [
        ("time_rotating", {"rotation_years": UNKNOWN}),
    ],
)
def test_a_valid_configuration_gets_no_error(time: Harness, type: str, arguments: dict[str, object]) -> None:
    assert time.validate(type, **arguments) == []
