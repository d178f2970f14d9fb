"""Rotation through simulated months: a sample of what `python -m benchmarks.rotation` plays for hours.

And the simulator itself: of designs that lose credentials, or keep them too long, it says so.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from local_cloud.service.gate import Fault
from tests.whole import rotation
from tests.whole.rotation import DAY, Broken, Setting, Step, play

pytestmark = pytest.mark.whole

START = datetime(2028, 2, 29, 23, 59, 59, tzinfo=UTC)
SECOND = timedelta(seconds=1)
TICK = datetime(1970, 1, 1, tzinfo=UTC) + 700 * 30 * timedelta(days=1)
"""Of a schedule of 30 days."""


def steps(*plan: tuple[timedelta, int, int] | tuple[timedelta, int, int, Fault]) -> tuple[Step, ...]:
    """Each: time since the one before, day_count, number of keys, and what fails."""
    at, found = START, []
    for gap, *rest in plan:
        at += gap
        found.append(Step(at, *rest))
    return tuple(found)


SETTINGS = [
    Setting(
        "weekly, changed thrice",
        "keys",
        steps(
            (0 * DAY, 7, 2),
            *[(7 * DAY + SECOND, 7, 2)] * 3,
            (6 * DAY, 30, 2),
            (7 * DAY, 30, 4),
            *[(15 * DAY, 30, 4)] * 3,
            (1 * DAY, 3, 3),
            *[(3 * DAY, 3, 3)] * 4,
        ),
    ),
    Setting(
        "settings that flip faster than they tick",
        "keys",
        steps(
            (0 * DAY, 5, 2),
            *[(0.9 * DAY, 1 + 4 * (n % 2), 2 + n % 2) for n in range(8)],
            (0.9 * DAY, 5, 2, Fault("create", "aws_secretsmanager_secret_version")),
            (5 * DAY, 5, 4, Fault("create", "confluent_api_key", nth=2)),
            (0.5 * DAY, 1, 2, Fault("create", "time_static")),
            (2 * DAY, 3, 3),
        ),
    ),
    Setting("on the tick", "keys", steps((0 * DAY, 2, 3), *[(2 * DAY, 2, 3)] * 4, *[(2 * DAY + SECOND, 2, 3)] * 3)),
    Setting(
        "every failure",
        "pipeline",
        steps(
            (0 * DAY, 10, 2),
            (10 * DAY + SECOND, 10, 2, Fault("create", "confluent_api_key", nth=2)),
            (10 * DAY, 10, 2, Fault("delete", "confluent_api_key", when="after")),
            (10 * DAY, 10, 2, Fault("create", "aws_secretsmanager_secret_version", nth=3)),
            (10 * DAY, 10, 2, Fault("update", "snowflake_user", when="after")),
            (10 * DAY, 10, 2, Fault("create", "aws_lambda_invocation", when="after")),
        ),
    ),
    # After one tick the newest of four is number 3; it goes on a day on which number 2 is due.
    Setting(
        "fewer keys on a day when one is due",
        "pipeline",
        steps((0 * DAY, 10, 4), (10.5 * DAY, 10, 4), (10 * DAY, 30, 3)),
    ),
    Setting(
        "two months missed",
        "pipeline",
        steps((0 * DAY, 14, 2), (14.5 * DAY, 14, 2), (60 * DAY, 14, 2), (1 * DAY, 14, 2)),
    ),
    Setting(
        "key pairs",
        "pairs",
        steps((0 * DAY, 5, 2), *[(5 * DAY + SECOND, 5, 2)] * 5, (4 * DAY, 1, 2), *[(DAY, 1, 2)] * 3),
    ),
    Setting("all of it", "whole", steps((0 * DAY, 30, 2), (31 * DAY, 30, 2), (7 * DAY, 7, 3), (8 * DAY, 7, 3))),
]


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_readers_keep_what_they_were_promised(setting: Setting, synthesized: Path, tmp_path: Path):
    report = play(setting, synthesized, tmp_path)
    assert report.rotations > 0
    assert report.checks > 2 * report.applies
    assert report.failed_on_purpose == sum(step.fault is not None for step in setting.steps)


@pytest.mark.parametrize("seed", [11, 18])
def test_any_setting(seed: int, synthesized: Path, tmp_path: Path):
    play(rotation.setting(seed, applies=10, shapes=["keys"]), synthesized, tmp_path)


def test_a_key_falls_due_while_terraform_plans(synthesized: Path, tmp_path: Path):
    lag = 2 * SECOND
    across = tuple(Step(START + n * 7 * DAY, 7, 3, lag=lag if n % 2 else 0 * DAY) for n in range(6))
    assert play(Setting("across the tick", "keys", across), synthesized, tmp_path).rotations > 0


def test_readers_are_told_when_no_apply_ran_for_too_long(synthesized: Path, tmp_path: Path):
    late = Setting("late", "keys", steps((0 * DAY, 7, 3), (14 * DAY, 7, 3), (22 * DAY, 7, 3), (7 * DAY, 7, 3)))
    assert play(late, synthesized, tmp_path).urgent > 0


def test_applies_with_gaps_that_readers_cannot_foresee(synthesized: Path, tmp_path: Path):
    """Who reads on day 59.7 has a key that is refused on day 60.5: the notice says so."""
    gaps = Setting(
        "gaps",
        "keys",
        tuple(Step(TICK + timedelta(days=day), 30, 2) for day in (0, 29.9, 59.8, 60.5)),
    )
    report = play(gaps, synthesized, tmp_path)
    assert report.lost > 0
    assert report.urgent > 0


# Designs that do not hold. What the simulator says of them is what would have happened.

WEEKLY = Setting("weekly", "keys", steps((0 * DAY, 14, 2), *[(7 * DAY + SECOND, 14, 2)] * 9))


def edited(edit: Callable[[dict[str, Any]], None]) -> Callable[[Path], None]:
    """A change of the API keys' module."""

    def change(stack: Path) -> None:
        path = stack / "modules" / "confluent_api_key_rotation" / "main.tf.json"
        document = json.loads(path.read_text())
        edit(document)
        path.write_text(json.dumps(document))

    return change


def the_oldest_for_readers(document: dict[str, Any]) -> None:
    keys = document["output"]["all_api_keys"]["value"].removeprefix("${").removesuffix("}")
    document["output"]["active_api_key"]["value"] = f"${{reverse({keys})[0]}}"


def never_replaced(document: dict[str, Any]) -> None:
    del document["resource"]["confluent_api_key"]["resouce_api_key"]["lifecycle"]


def all_at_once(document: dict[str, Any]) -> None:
    dates = "time_static.api_key_rotations"
    document["resource"]["confluent_api_key"]["resouce_api_key"]["lifecycle"] = {"replace_triggered_by": [dates]}


def dated_by_the_apply(document: dict[str, Any]) -> None:
    """Each key falls due one life after its creation, whatever the calendar says."""
    life = 'timeadd(var.now, format("%dh", var.day_count * var.number_of_api_keys_to_retain * 24))'
    document["locals"]["due"] = f"${{[for key in range(var.number_of_api_keys_to_retain) : {life}]}}"
    rotating = document["resource"]["time_rotating"]["api_key_rotations"]
    rotating["lifecycle"]["ignore_changes"].append("rotation_rfc3339")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (dated_by_the_apply, "is refused|does not hold the newest key|ticks have passed"),
        (the_oldest_for_readers, "does not hold the newest key"),
        (never_replaced, "was due and is still there"),
        (all_at_once, "is refused|before it was due"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_design_that_does_not_hold_is_caught(change, says, synthesized: Path, tmp_path: Path):
    with pytest.raises(Broken, match=says):
        play(WEEKLY, synthesized, tmp_path, edited(change))
