"""The calendar of rotations: the synthesized expressions against a definition in Python, and what it promises."""

from __future__ import annotations

import json
import random
import re
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from lakehouse.rotation import schedule

from tests.synth.evaluate import evaluate

DAY = timedelta(days=1)
SECOND = timedelta(seconds=1)
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MODULES = {
    "confluent_api_key_rotation": "api_key_rotations",
    "snowflake_rsa_key_pair_rotation": "rsa_key_pair_rotations",
}
LONGEST_LIFE = 73000


def text(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True)
class Calendar:
    """The calendar by its definition. Tick k of every `day_count` days is that of key k mod `keys`."""

    day_count: int
    keys: int

    def tick(self, number: int) -> datetime:
        return EPOCH + number * self.day_count * DAY

    def passed(self, now: datetime) -> int:
        """Number of the last tick that has passed; one that is now has not."""
        number = (now - EPOCH) // (self.day_count * DAY)
        return number if self.tick(number) < now else number - 1

    def due(self, now: datetime, key: int) -> datetime:
        """The first tick of a key that has not passed."""
        number = self.passed(now) + 1
        while number % self.keys != key:
            number += 1
        return self.tick(number)

    def dates(self, now: datetime) -> list[datetime]:
        return [self.due(now, key) for key in range(self.keys)]

    def newest(self, now: datetime) -> int:
        return self.passed(now) % self.keys

    @property
    def life(self) -> timedelta:
        return self.keys * self.day_count * DAY


@st.composite
def calendars(draw: st.DrawFn, most_keys: int = 50, most_days: int = 36500) -> Calendar:
    """Any that the settings allow; often of few keys, often of few days."""
    keys = draw(st.integers(2, 5) | st.integers(2, most_keys))
    most = min(most_days, LONGEST_LIFE // keys)
    return Calendar(draw(st.integers(1, min(40, most)) | st.integers(1, most)), keys)


@st.composite
def moments(draw: st.DrawFn, calendar: Calendar) -> datetime:
    """Any in seconds; or about a tick, where mistakes would be."""
    anything = draw(st.datetimes(datetime(2000, 1, 1), datetime(2100, 12, 31))).replace(microsecond=0, tzinfo=UTC)
    near = calendar.tick(calendar.passed(anything)) + draw(st.integers(-1, 1)) * SECOND
    return draw(st.sampled_from([anything, near]))


@st.composite
def cases(draw: st.DrawFn) -> tuple[Calendar, datetime]:
    calendar = draw(calendars())
    return calendar, draw(moments(calendar))


# Terraform evaluates the definition


def renamed(expression: str, name: str, variables: dict[str, str]) -> str:
    for reference, instead in variables.items():
        expression = expression.replace(reference, instead)
    assert "var." not in expression
    return re.sub(r"\blocal\.(\w+)", rf"local.{name}_\1", expression)


def expressions(
    synthesized: Path, module: str, name: str, calendar: Calendar, now: datetime
) -> tuple[dict[str, str], dict[str, str]]:
    """Local values and outputs of one plan of a module, evaluated without its provider."""
    document: dict[str, Any] = json.loads((synthesized / "modules" / module / "main.tf.json").read_text())
    # The provider's function has tests of its own.
    variables = {
        "provider::time::rfc3339_parse(var.now).unix": str(int(now.timestamp())),
        "var.now": json.dumps(text(now)),
        "var.day_count": str(calendar.day_count),
        "var.number_of_api_keys_to_retain": str(calendar.keys),
    }
    rotating = document["resource"]["time_rotating"][MODULES[module]]
    date = rotating["rotation_rfc3339"].removeprefix("${").removesuffix("}").replace("count.index", "index")
    outputs = {
        "due": f"${{[for index in range({calendar.keys}) : {date}]}}",
        "newest": "${local.newest}",
        "life": rotating["rotation_days"],
    }
    return (
        {f"{name}_{key}": renamed(value, name, variables) for key, value in document["locals"].items()},
        {f"{name}_{key}": renamed(value, name, variables) for key, value in outputs.items()},
    )


def check(synthesized: Path, folder: Path, module: str, found: list[tuple[Calendar, datetime]]) -> None:
    local_values: dict[str, str] = {}
    outputs: dict[str, str] = {}
    for number, (calendar, now) in enumerate(found):
        values, wanted = expressions(synthesized, module, f"c{number}", calendar, now)
        local_values |= values
        outputs |= wanted
    values = evaluate(folder, outputs, local_values)
    for number, (calendar, now) in enumerate(found):
        said = {key: values[f"c{number}_{key}"] for key in ("due", "newest", "life")}
        expected = {
            "due": [text(due) for due in calendar.dates(now)],
            "newest": calendar.newest(now),
            "life": calendar.life / DAY,
        }
        assert said == expected, (calendar, now)


def random_cases(seed: int, count: int, keys: int | None = None) -> list[tuple[Calendar, datetime]]:
    """Half of the moments are about a tick."""
    rng = random.Random(seed)
    found = []
    for number in range(count):
        of = keys or rng.choice([2, 3, 4, 5, rng.randint(2, 50)])
        calendar = Calendar(rng.choice([rng.randint(1, 40), rng.randint(1, LONGEST_LIFE // of // 2)]), of)
        now = EPOCH + rng.randint(30 * 365 * 86400, 131 * 365 * 86400) * SECOND
        if number % 2:
            now = calendar.tick(calendar.passed(now)) + rng.randint(-1, 1) * SECOND
        found.append((calendar, now))
    return found


def test_dates_and_newest_key_are_those_of_the_calendar(synthesized: Path, tmp_path: Path) -> None:
    edges = [
        *((Calendar(30, 2), EPOCH + seconds * SECOND) for seconds in (-1, 0, 1)),
        *((Calendar(36500, 2), datetime(year, 12, 31, 23, 59, 59, tzinfo=UTC)) for year in (2000, 2069, 2070, 2100)),
        *((Calendar(71, 1024), datetime(year, 2, 28, tzinfo=UTC)) for year in (2000, 2100)),
        *((Calendar(1, 3), datetime(2096, 2, day, tzinfo=UTC)) for day in (28, 29)),
    ]
    check(synthesized, tmp_path, "confluent_api_key_rotation", [*edges, *random_cases(1, 120)])


def test_key_pairs_follow_the_calendar_of_two_keys(synthesized: Path, tmp_path: Path) -> None:
    check(synthesized, tmp_path, "snowflake_rsa_key_pair_rotation", random_cases(2, 30, keys=2))


# What the calendar promises


@given(case=cases())
def test_keys_fall_due_one_at_a_time_and_the_newest_last(case: tuple[Calendar, datetime]) -> None:
    calendar, now = case
    dates = calendar.dates(now)
    assert all(now <= due < now + calendar.life for due in dates)
    assert all((due - EPOCH) % (calendar.day_count * DAY) == timedelta(0) for due in dates)
    ordered = sorted(dates)
    assert {later - earlier for earlier, later in pairwise(ordered)} == {calendar.day_count * DAY}
    assert dates[calendar.newest(now)] == ordered[-1]


@given(case=cases(), share=st.floats(0, 1))
def test_nothing_changes_between_two_ticks(case: tuple[Calendar, datetime], share: float) -> None:
    calendar, now = case
    first = calendar.tick(calendar.passed(now))
    other = first + SECOND + timedelta(seconds=int(share * (calendar.day_count * 86400 - 1)))
    assert (calendar.dates(other), calendar.newest(other)) == (calendar.dates(now), calendar.newest(now))
    after = calendar.tick(calendar.passed(now) + 1) + SECOND
    changed = [key for key in range(calendar.keys) if calendar.due(after, key) != calendar.due(now, key)]
    assert changed == [calendar.newest(after)]


@dataclass
class Keys:
    """The keys of one module, as applies with Terraform and `time_rotating` replace them."""

    created: dict[int, datetime] = field(default_factory=dict)
    due: dict[int, datetime] = field(default_factory=dict)
    newest: int = 0
    """The key in the secret."""

    def apply(self, calendar: Calendar, now: datetime) -> set[int]:
        """Returns the keys that are removed or replaced."""
        gone = {key for key in self.due if self.due[key] < now or key >= calendar.keys}
        for key in gone:
            del self.created[key]
        self.due = dict(enumerate(calendar.dates(now)))
        for key in self.due:
            self.created.setdefault(key, now)
        self.newest = calendar.newest(now)
        return gone


@settings(max_examples=200, deadline=None)
@given(start=moments(Calendar(30, 2)), data=st.data())
def test_a_key_lives_at_most_its_age_and_one_life_of_the_settings_in_force(
    start: datetime, data: st.DataObject
) -> None:
    pool = data.draw(st.lists(calendars(most_keys=6, most_days=40), min_size=1, max_size=3))
    keys, now, age = Keys(), start, {}
    for _ in range(data.draw(st.integers(2, 20))):
        calendar = data.draw(st.sampled_from(pool))
        keys.apply(calendar, now)
        age = {key: now - keys.created[key] for key in keys.created}
        assert all(keys.due[key] - keys.created[key] <= age[key] + calendar.life for key in age)
        assert all(due >= now for due in keys.due.values())
        now += data.draw(st.integers(1, 3 * calendar.keys * calendar.day_count * 86400)) * SECOND


@settings(max_examples=300, deadline=None)
@given(
    start=moments(Calendar(30, 2)),
    calendar=calendars(most_keys=6, most_days=40),
    seed=st.integers(0),
    share=st.floats(0, 1),
)
def test_readers_at_the_promised_limit_never_hold_a_removed_key(
    start: datetime, calendar: Calendar, seed: int, share: float
) -> None:
    """Applies at least every A, reads at least every R, A + R <= (N - 1) x `day_count`."""
    limit = (calendar.keys - 1) * calendar.day_count * 86400
    apply_limit = int(share * limit)
    read_limit = limit - apply_limit
    assume(apply_limit and read_limit)
    rng = random.Random(seed)
    keys = Keys()
    keys.apply(calendar, start)
    held = keys.newest
    next_apply, next_read = (
        start + rng.choice([limit, rng.randint(1, limit)]) * SECOND for limit in (apply_limit, read_limit)
    )
    for _ in range(60):
        # At the same moment the apply is first: that is worse for a reader.
        if next_apply <= next_read:
            gone = keys.apply(calendar, next_apply)
            if gone:
                assert held not in gone or next_apply == next_read
            next_apply += rng.choice([apply_limit, rng.randint(1, apply_limit)]) * SECOND
        else:
            held = keys.newest
            next_read += rng.choice([read_limit, rng.randint(1, read_limit)]) * SECOND


# The parts


def test_newest_first_goes_back_tick_by_tick(tmp_path: Path) -> None:
    found = {f"x{keys}_{newest}": (keys, newest) for keys in (2, 3, 5) for newest in range(keys)}
    templates = {}
    for name, (keys, newest) in found.items():
        plan = schedule.Schedule(str(keys), str(newest), "")
        templates[name] = f"${{{plan.newest_first(json.dumps(list(range(keys))))}}}"
    for name, listed in evaluate(tmp_path, templates).items():
        keys, newest = found[name]
        calendar = Calendar(1, keys)
        now = next(moment for moment in (EPOCH + n * DAY for n in range(1, 10)) if calendar.newest(moment) == newest)
        assert listed == [calendar.newest(now - age * DAY) for age in range(keys)]


def test_timestamps_are_rfc3339_in_utc_and_whole_seconds(tmp_path: Path) -> None:
    timestamps = {
        "2024-02-29T23:59:59Z": True,
        "2023-02-29T00:00:00Z": False,
        "2024-04-31T00:00:00Z": False,
        "2024-01-01T00:00:00+00:00": False,
        "2024-01-01T00:00:00.5Z": False,
        "2024-01-01 00:00:00Z": False,
        "2024-01-01T24:00:00Z": False,
        "2024-01-01": False,
        "": False,
    }
    conditions = {f"x{index}": schedule.is_timestamp(json.dumps(each)) for index, each in enumerate(timestamps)}
    values = evaluate(tmp_path, {name: f"${{{condition}}}" for name, condition in conditions.items()})
    assert list(values.values()) == list(timestamps.values())
    for timestamp, expected in timestamps.items():
        assert expected <= bool(re.fullmatch(schedule.TIMESTAMP, timestamp))
