"""The schedule's arithmetic, as Terraform evaluates it, against Python's own calendar."""

from __future__ import annotations

import json
import re
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from lakehouse.modules import schedule

from tests.synth.evaluate import evaluate

MOMENTS = st.datetimes(datetime(1900, 1, 1), datetime(2200, 12, 31)).map(lambda moment: moment.replace(microsecond=0))
DAY = 86400
EPOCH = datetime(2000, 1, 1)


def text(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


@st.composite
def situations(draw: st.DrawFn) -> dict[str, Any]:
    """A start, a grid, and a moment after it: any, or within a second of a tick, where mistakes would be."""
    start, day_count, keys = draw(MOMENTS), draw(st.integers(1, 400)), draw(st.integers(2, 7))
    near_a_tick = st.builds(lambda tick, off: tick * day_count * DAY + off, st.integers(0, 60), st.integers(-1, 1))
    elapsed = max(0, draw(near_a_tick | st.integers(0, 100 * 366 * DAY)))
    return {"start": start, "now": start + timedelta(seconds=elapsed), "day_count": day_count, "keys": keys}


def passed(start: datetime, now: datetime, day_count: int) -> int:
    """Ticks that have passed, counted one by one from the definition."""
    tick = 0
    while start + timedelta(days=(tick + 1) * day_count) < now:
        tick += 1
    return tick


def last_ticks(tick: int, keys: int) -> list[int]:
    """Of each key the last tick that is its own, found among the last `keys` ones."""
    return [next(g for g in range(tick, tick - keys, -1) if (g + key) % keys == 0) for key in range(keys)]


def quoted(moment: datetime) -> str:
    return f'"{text(moment)}"'


def expressions(start: datetime, now: datetime, day_count: int, keys: int) -> dict[str, str]:
    tick = schedule.ticks(quoted(start), quoted(now), str(day_count))
    # What follows takes the tick's number as a local value, whose expression was just given.
    number = str(passed(start, now, day_count))
    lasts = [schedule.last_tick(str(key), number, str(keys)) for key in range(keys)]
    due = [schedule.days_after(quoted(start), f"({last} + {keys}) * {day_count}") for last in lasts]
    return {
        "seconds": f"${{{schedule.seconds(quoted(now))} - {schedule.seconds(quoted(EPOCH))}}}",
        "tick": f"${{{tick}}}",
        "newest": f"${{{schedule.newest(number, str(keys))}}}",
        "last": f"${{[{', '.join(lasts)}]}}",
        "due": f"${{[{', '.join(due)}]}}",
    }


@settings(
    max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate]
)
@given(st.lists(situations(), min_size=60, max_size=60))
def test_terraform_counts_ticks_as_the_calendar_does(tmp_path: Path, cases: list[dict[str, Any]]) -> None:
    templates = {
        f"{name}_{index}": value for index, case in enumerate(cases) for name, value in expressions(**case).items()
    }
    values = evaluate(tmp_path, templates)
    for index, case in enumerate(cases):
        start, now, day_count, keys = case["start"], case["now"], case["day_count"], case["keys"]
        tick = passed(start, now, day_count)
        lasts = last_ticks(tick, keys)
        assert values[f"seconds_{index}"] == (now - EPOCH).total_seconds(), case
        assert values[f"tick_{index}"] == tick, case
        assert values[f"last_{index}"] == lasts, case
        assert values[f"newest_{index}"] == lasts.index(max(lasts)), case
        due = [start + timedelta(days=(last + keys) * day_count) for last in lasts]
        assert values[f"due_{index}"] == [text(moment) for moment in due], case
        assert all(now <= moment for moment in due), "none is overdue"
        assert len(set(due)) == keys, "one after the other"


def test_the_newest_first(tmp_path: Path) -> None:
    cases = {f"x{keys}_{tick}": (keys, tick) for keys in (2, 3, 5) for tick in range(2 * keys)}
    templates = {}
    for name, (keys, tick) in cases.items():
        plan = schedule.Schedule(str(keys), str(tick), schedule.newest(str(tick), str(keys)), "", "")
        templates[name] = f"${{{plan.newest_first(json.dumps(list(range(keys))))}}}"
    for name, listed in evaluate(tmp_path, templates).items():
        keys, tick = cases[name]
        lasts = last_ticks(tick, keys)
        assert listed == sorted(range(keys), key=lambda key: -lasts[key])


def test_what_is_a_moment(tmp_path: Path) -> None:
    moments = {
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
    conditions = {f"x{index}": schedule.is_moment(json.dumps(moment)) for index, moment in enumerate(moments)}
    values = evaluate(tmp_path, {name: f"${{{condition}}}" for name, condition in conditions.items()})
    assert list(values.values()) == list(moments.values())
    for moment, expected in moments.items():
        assert expected <= bool(re.fullmatch(schedule.MOMENT, moment))
