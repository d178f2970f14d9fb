"""Rotation through simulated months: a sample of what `python -m benchmarks.rotation` plays for hours.

And the simulator itself: of designs that lose credentials, or keep them too long, it says so.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest

from local_cloud.service.gate import Fault
from tests.whole import rotation
from tests.whole.excerpt import write_stack
from tests.whole.rotation import DAY, Broken, Setting, Simulation, Step, play

pytestmark = pytest.mark.whole

START = datetime(2028, 2, 29, 23, 59, 59, tzinfo=UTC)
SECOND = timedelta(seconds=1)
Plan = tuple[timedelta, int, int]


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
            (0.5 * DAY, 1, 2, Fault("create", "time_static", nth=2)),
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
def test_nobody_notices(setting: Setting, synthesized: Path, tmp_path: Path):
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


def test_the_plan_warns_when_readers_have_to_read_again(synthesized: Path, tmp_path: Path):
    late = Setting("late", "keys", steps((0 * DAY, 7, 3), (14 * DAY, 7, 3), (14 * DAY + SECOND, 7, 3), (7 * DAY, 7, 3)))
    assert play(late, synthesized, tmp_path).warned == 1


MEMORY: Final = "rotation_memory"
MADE: Final = ("aws_secretsmanager_secret", "aws_secretsmanager_secret_version", "time_static")


class Upgraded(Simulation):
    """A deployment of the design before its schedule was remembered, upgraded at its fourth apply."""

    def __init__(self, setting: Setting, synthesized: Path, folder: Path) -> None:
        super().__init__(setting, synthesized, folder, forgetful)
        self._new = synthesized
        self.kept: list[str] = []

    def _play(self, step: Step) -> None:
        if step is self.setting.steps[3]:
            shutil.rmtree(self._stack / "modules")
            write_stack(self._new, self.setting.shape, self._stack)
            self.made_again = {f"{type_}.{MEMORY}" for type_ in MADE}
        super()._play(step)
        self.kept.append(json.dumps({m: [k.id for k in keys.values()] for m, keys in self._state.keys.items()}))


def forgetful(stack: Path) -> None:
    """Without the memory the modules count from their grid, which is all that the design of before did."""
    path = stack / "main.tf.json"
    document = json.loads(path.read_text())
    for kind in ("resource", "data"):
        for type_, bodies in document[kind].items():
            document[kind][type_] = {name: body for name, body in bodies.items() if not name.startswith(MEMORY)}
        document[kind] = {key: bodies for key, bodies in document[kind].items() if bodies}
    document["locals"] = {name: body for name, body in document["locals"].items() if not name.startswith(MEMORY)}
    for call in document["module"].values():
        if "remembered" in call:
            call |= {"remembered": "", "begun": True}
    path.write_text(json.dumps({kind: bodies for kind, bodies in document.items() if bodies}))


@pytest.mark.parametrize("shape", ["keys", "pairs"])
def test_a_deployment_without_memory_goes_on_with_one(shape: str, synthesized: Path, tmp_path: Path):
    plan = ((0 * DAY, 7, 2), (8 * DAY, 7, 2), (7 * DAY, 7, 2), (1 * DAY, 7, 2), (6 * DAY, 7, 2), (1 * DAY, 30, 3))
    upgraded = Upgraded(
        Setting("upgraded", shape, steps(*plan, (13 * DAY, 30, 3), (20 * DAY, 30, 3))), synthesized, tmp_path
    )
    upgraded.run()
    # Upgraded on a day on which nothing is due; then the next tick is the one that was to come.
    assert upgraded.kept[2] == upgraded.kept[3] != upgraded.kept[4]


class TakenAway(Simulation):
    """Somebody writes something else into the secret, then deletes it."""

    def _play(self, step: Step) -> None:
        if step in self.setting.steps[2:4]:
            secret = "/confluent_cloud_resource/tableflow_kickstarter/rotation_schedule"
            with self.world.secrets_manager() as api:
                if step is self.setting.steps[2]:
                    assert len(json.loads(api.get_secret_value(SecretId=secret)["SecretString"])) == 2
                    api.put_secret_value(SecretId=secret, SecretString="no document")
                else:
                    api.delete_secret(SecretId=secret, ForceDeleteWithoutRecovery=True)
            self.made_again = {f"{type_}.{MEMORY}" for type_ in MADE}
        super()._play(step)


def test_a_memory_that_is_taken_away_is_made_again(synthesized: Path, tmp_path: Path):
    plan = steps((0 * DAY, 7, 2), (8 * DAY, 7, 2), (1 * DAY, 7, 2), (1 * DAY, 7, 2), (5 * DAY, 7, 2), (7 * DAY, 7, 2))
    assert TakenAway(Setting("taken away", "keys", plan), synthesized, tmp_path).run().rotations > 0


# Designs that do not hold. What the simulator says of them is what would have happened.

WEEKLY = Setting("weekly", "keys", steps((0 * DAY, 14, 2), *[(7 * DAY + SECOND, 14, 2)] * 9))

#: The module as it was: each key dated by the moment of its rotation, so that from the second cycle on all fall due
#: together.
DATED_BY_THE_MOMENT = """
variable "owner" { type = object({ id = string, api_version = string, kind = string }) }
variable "resource" {
  type = object({ id = string, api_version = string, kind = string, environment = object({ id = string }) })
}
variable "key_display_name" { type = string }
variable "number_of_api_keys_to_retain" { type = number }
variable "day_count" { type = number }
variable "now" { type = string }
variable "remembered" { type = string }

terraform {
  required_providers {
    confluent = { source = "confluentinc/confluent" }
    time      = { source = "hashicorp/time" }
  }
}

resource "time_rotating" "api_key_rotations" {
  count         = var.number_of_api_keys_to_retain
  rfc3339       = timeadd(var.now, format("-%dh", count.index * var.day_count * 24))
  rotation_days = var.day_count * var.number_of_api_keys_to_retain
  lifecycle { ignore_changes = [rfc3339] }
}

resource "time_static" "api_key_rotations" {
  count   = var.number_of_api_keys_to_retain
  rfc3339 = time_rotating.api_key_rotations[count.index].rfc3339
}

resource "confluent_api_key" "resouce_api_key" {
  count        = var.number_of_api_keys_to_retain
  display_name = replace(var.key_display_name, "{date}", time_static.api_key_rotations[count.index].rfc3339)
  owner {
    id          = var.owner.id
    api_version = var.owner.api_version
    kind        = var.owner.kind
  }
  managed_resource {
    id          = var.resource.id
    api_version = var.resource.api_version
    kind        = var.resource.kind
    environment { id = var.resource.environment.id }
  }
  lifecycle { replace_triggered_by = [time_static.api_key_rotations[count.index]] }
}

locals {
  newest = reverse(sort([for index, rotation in time_rotating.api_key_rotations :
    format("%s %06d", rotation.rfc3339, var.number_of_api_keys_to_retain - index)]))
  keys = [for stamp in local.newest :
    confluent_api_key.resouce_api_key[var.number_of_api_keys_to_retain - tonumber(split(" ", stamp)[1])]]
}

output "active_api_key" {
  value     = local.keys[0]
  sensitive = true
}
output "all_api_keys" {
  value     = local.keys
  sensitive = true
}
"""


def old_design(stack: Path) -> None:
    module = stack / "modules" / "confluent_api_key_rotation"
    others = set(json.loads((module / "main.tf.json").read_text())["output"]) - {"active_api_key", "all_api_keys"}
    (module / "main.tf.json").unlink()
    values = {name: "[]" if name in ("broken_off", "ids_that_stay") else 0 for name in others}
    more = "".join(f'output "{name}" {{ value = {value} }}\n' for name, value in values.items())
    (module / "main.tf").write_text(DATED_BY_THE_MOMENT + 'variable "begun" { type = bool }\n' + more)


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


def forgets(document: dict[str, Any]) -> None:
    document["locals"]["remembered"] = None


def test_a_schedule_that_begins_anew_at_each_change_is_caught(synthesized: Path, tmp_path: Path):
    changing = Setting("changing", "keys", steps((0 * DAY, 14, 2), *[(6 * DAY, 14 - n % 2, 2) for n in range(1, 6)]))
    with pytest.raises(Broken, match="is to live until"):
        play(changing, synthesized, tmp_path, edited(forgets))


#: The tick of the seventh day was to come, then that of the thirtieth is; nobody tries again until both would count.
CHANGED_IN_VAIN: Final = Setting(
    "a change of the settings breaks off",
    "keys",
    (
        *steps((0 * DAY, 7, 2)),
        Step(START + 6 * DAY, 30, 2, Fault("create", "aws_secretsmanager_secret_version"), late_repeat=True),
        *(Step(START + day * DAY, 30, 2) for day in (10, 31, 62)),
    ),
)


def forgets_what_was_begun(stack: Path) -> None:
    path = stack / "main.tf.json"
    document = json.loads(path.read_text())
    version = document["resource"]["aws_secretsmanager_secret_version"][f"{MEMORY}_begun"]
    del version["version_stages"][1:]
    path.write_text(json.dumps(document))


def test_a_key_is_not_taken_for_replaced_when_a_change_broke_off(synthesized: Path, tmp_path: Path):
    report = play(CHANGED_IN_VAIN, synthesized, tmp_path / "sound")
    assert report.failed_on_purpose == 1
    assert report.rotations > 0
    with pytest.raises(Broken, match="is to live until"):
        play(CHANGED_IN_VAIN, synthesized, tmp_path / "forgetful", forgets_what_was_begun)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (old_design, "is refused|replaced at once|is to live until"),
        (edited(the_oldest_for_readers), "does not hold the newest key"),
        (edited(never_replaced), "was due and is still there"),
        (edited(all_at_once), "is refused|before it was due"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_design_that_does_not_hold_is_caught(change, says, synthesized: Path, tmp_path: Path):
    with pytest.raises(Broken, match=says):
        play(WEEKLY, synthesized, tmp_path, change)
