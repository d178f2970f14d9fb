"""The schedule's arithmetic as Terraform evaluates it, against one that goes tick by tick; and what that promises.

`Ring` is the schedule by its definition: keys in the order in which they fall due. The synthesized expressions have to
say what it says, after any history of applies and changed settings; and its histories have to keep what is promised.
"""

from __future__ import annotations

import copy
import dataclasses
import json
import random
import re
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from lakehouse.modules import schedule

from tests.synth.evaluate import evaluate

pytestmark = pytest.mark.terraform

MOMENTS = st.datetimes(datetime(1900, 1, 1), datetime(2200, 12, 31)).map(lambda moment: moment.replace(microsecond=0))
DAY = timedelta(days=1)
SECOND = timedelta(seconds=1)
EPOCH = datetime(2000, 1, 1)
MODULE = "confluent_api_key_rotation"


def text(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def moment(text: str) -> datetime:
    return datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True)
class Apply:
    """One apply: how long after the one before (the first: after the start of time), and its settings."""

    after: timedelta
    day_count: int
    keys: int
    breaks: bool = False
    """Whether it breaks off after it has kept its schedule as begun."""


@dataclass
class Ring:
    """A schedule: which keys fall due in which order, one at each tick."""

    last: datetime
    next: datetime
    day_count: int
    order: list[int]
    """Numbers of the keys, the next to fall due first."""
    broke_off: bool = False
    """Whether the apply that made it what it is broke off."""

    @staticmethod
    def new(now: datetime, day_count: int, keys: int) -> Ring:
        return Ring(now, now + day_count * DAY, day_count, list(reversed(range(keys))))

    @property
    def newest(self) -> int:
        return self.order[-1]

    def pass_to(self, now: datetime) -> list[int]:
        """The keys that have fallen due, tick by tick, as often as they have."""
        fallen: list[int] = []
        while self.next < now and not self.broke_off:
            fallen.append(self.order.pop(0))
            self.order.append(fallen[-1])
            self.last, self.next = self.next, self.next + self.day_count * DAY
        return fallen

    def change(self, now: datetime, day_count: int, keys: int) -> None:
        before = len(self.order)
        if (day_count, keys) == (self.day_count, before) and not self.broke_off:
            return
        added = list(reversed(range(before, keys)))
        # They come after key 0 in the ring; where that is the newest, after all.
        place = self.order.index(0) + 1
        order = self.order[:place] + added + self.order[place:]
        self.order = [key for key in order if key < keys]
        self.next = max(self.last + day_count * DAY, min(self.next if self.next >= now else now + DAY, now + DAY))
        self.day_count, self.broke_off = day_count, False

    def apply(self, now: datetime, apply: Apply) -> tuple[Ring, Ring]:
        """What an apply says, and what is remembered of it."""
        said = copy.deepcopy(self)
        said.pass_to(now)
        reached = copy.deepcopy(said)
        said.change(now, apply.day_count, apply.keys)
        # Without a change there is nothing to remember but what is remembered.
        if said == reached:
            return said, self
        return said, dataclasses.replace(copy.deepcopy(said), broke_off=apply.breaks)

    def due(self, key: int) -> datetime:
        return self.next + self.order.index(key) * self.day_count * DAY


def gaps(day_count: int, keys: int) -> st.SearchStrategy[timedelta]:
    """Any; or about a number of ticks, where mistakes would be."""
    near = st.builds(
        lambda tick, off: tick * day_count * DAY + off * SECOND, st.integers(0, 2 * keys), st.integers(-1, 1)
    )
    anything = st.builds(timedelta, seconds=st.integers(1, 3 * keys * day_count * 86400))
    return (near | anything | st.just(DAY)).map(lambda gap: max(gap, SECOND))


@st.composite
def histories(draw: st.DrawFn, most: int = 8) -> list[Apply]:
    """Applies with settings that change now and then; often to and fro, often faster than they tick."""
    pool = draw(st.lists(st.tuples(st.integers(1, 40), st.integers(2, 6)), min_size=1, max_size=3))
    found = []
    for _ in range(draw(st.integers(1, most))):
        day_count, keys = draw(st.sampled_from(pool))
        found.append(Apply(draw(gaps(day_count, keys)), day_count, keys, draw(st.integers(0, 3)) == 0))
    return found


# Terraform says what the ring says


@pytest.fixture(scope="module")
def module(synthesized: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((synthesized / "modules" / MODULE / "main.tf.json").read_text())
    return document


def spelled(module: dict[str, Any], name: str, given: dict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Local values and outputs of one plan of the module, `given` its variables and its grid as expressions."""
    given = given | {"var.begun": "true"}
    rotation = module["resource"]["time_rotating"]["api_key_rotations"]["rotation_rfc3339"]
    keys = given["var.number_of_api_keys_to_retain"]
    outputs = {
        "due": f"${{[for index in range({keys}) : {bare(rotation).replace('count.index', 'index')}]}}",
        "newest": "${local.schedule.newest}",
        "changed": "${local.changed}",
        "to_remember": module["output"]["to_remember"]["value"],
    }

    def renamed(expression: str) -> str:
        expression = re.sub(r"\blocal\.(\w+)", rf"local.{name}_\1", expression)
        for reference, instead in given.items():
            expression = expression.replace(reference, instead)
        return expression

    local_values = {f"{name}_{key}": renamed(value) for key, value in module["locals"].items()}
    return local_values, {f"{name}_{key}": renamed(value) for key, value in outputs.items()}


def bare(template: str) -> str:
    return template.removeprefix("${").removesuffix("}")


@settings(
    max_examples=2, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate]
)
@given(cases=st.lists(st.tuples(MOMENTS, histories()), min_size=25, max_size=25))
def test_terraform_goes_on_as_the_ring_does(module: dict[str, Any], tmp_path: Path, cases: list[Any]) -> None:
    local_values: dict[str, str] = {}
    outputs: dict[str, str] = {}
    for case, (start, history) in enumerate(cases):
        now, remembered = start, '""'
        for number, apply in enumerate(history):
            now += apply.after
            name = f"c{case}_{number}"
            values, wanted = spelled(
                module,
                name,
                {
                    "var.now": f'"{text(now)}"',
                    "var.day_count": str(apply.day_count),
                    "var.number_of_api_keys_to_retain": str(apply.keys),
                    "var.remembered": remembered,
                    # The grid counts while nothing is remembered; then it must not.
                    "time_static.schedule_grid.rfc3339": f'"{text(now if number == 0 else EPOCH)}"',
                },
            )
            told = bare(wanted[f"{name}_to_remember"])
            if apply.breaks:
                # Only another text is written.
                kept = f'replace({remembered}, "{schedule.BEGUN}", "") == {told}'
                told = f'{kept} ? {remembered} : "${{{told}}}{schedule.BEGUN}"'
            remembered = f"local.{name}_told"
            local_values |= values | {f"{name}_told": f"${{{told}}}"}
            outputs |= wanted
    values = evaluate(tmp_path, outputs, local_values)
    for case, (start, history) in enumerate(cases):
        now = start + history[0].after
        ring = Ring.new(now, history[0].day_count, history[0].keys)
        for number, apply in enumerate(history):
            now += apply.after if number else timedelta(0)
            changed = ring.broke_off or (apply.day_count, apply.keys) != (ring.day_count, len(ring.order))
            plan, ring = ring.apply(now, apply)
            if number == 0:
                ring.broke_off = apply.breaks
            said = {key: values[f"c{case}_{number}_{key}"] for key in ("due", "newest", "changed")}
            due = [text(plan.due(key)) for key in range(apply.keys)]
            assert said == {"due": due, "newest": plan.newest, "changed": changed}, (start, history[: number + 1])


def test_what_is_not_remembered_is_counted_from_the_grid(module: dict[str, Any], tmp_path: Path) -> None:
    good = "last=2024-02-28T00:00:00Z next=2024-02-29T00:00:00Z day_count=7 keys=3 newest=2"
    kept = {"good": good}
    lost = {
        "empty": "",
        "no_such_day": good.replace("2024-02-29", "2023-02-29"),
        "no_such_last": good.replace("2024-02-28", "2024-02-31"),
        "no_time": good.replace("T00:00:00Z", ""),
        "no_days": good.replace("day_count=7", "day_count=0"),
        "no_keys": good.replace("keys=3", "keys=0"),
        "no_such_key": good.replace("newest=2", "newest=3"),
        "less": good.removesuffix(" newest=2"),
        "more": good + " ",
        "words": "somebody was here",
    }
    local_values: dict[str, str] = {}
    outputs: dict[str, str] = {}
    for name, remembered in (kept | lost).items():
        given = {
            "var.now": '"2024-02-28T12:00:00Z"',
            "var.day_count": "7",
            "var.number_of_api_keys_to_retain": "3",
            "var.remembered": json.dumps(remembered),
            "time_static.schedule_grid.rfc3339": '"2024-02-01T00:00:00Z"',
        }
        values, wanted = spelled(module, name, given)
        local_values |= values
        outputs |= wanted
    values = evaluate(tmp_path, outputs, local_values)
    assert values["good_due"] == [text(datetime(2024, 3, 7)), text(datetime(2024, 2, 29)), text(datetime(2024, 3, 14))]
    ring = Ring.new(datetime(2024, 2, 1), 7, 3)
    ring.pass_to(datetime(2024, 2, 28, 12))
    for name in lost:
        assert values[f"{name}_due"] == [text(ring.due(key)) for key in range(3)], name
        assert values[f"{name}_to_remember"] == (
            "last=2024-02-01T00:00:00Z next=2024-02-08T00:00:00Z day_count=7 keys=3 newest=0"
        )


def test_what_is_remembered_may_be_a_tag(module: dict[str, Any], tmp_path: Path) -> None:
    given = {
        "var.now": '"2024-02-28T12:00:00Z"',
        "var.day_count": "36500",
        "var.number_of_api_keys_to_retain": "999999999",
        "var.remembered": '""',
        "time_static.schedule_grid.rfc3339": '"2024-02-28T12:00:00Z"',
    }
    local_values, outputs = spelled(module, "x", given)
    said = evaluate(tmp_path, {"said": outputs["x_to_remember"]}, local_values)["said"]
    # https://docs.aws.amazon.com/tag-editor/latest/userguide/best-practices-and-strats.html
    assert re.fullmatch(r"[\w .:/=+@-]{1,256}", said)


# What the ring promises


@dataclass
class Key:
    born: datetime
    due: datetime
    """As the state has it: when its `time_rotating` expires."""
    most_keys: int = 0
    most_days: int = 0
    pending: bool = False
    """Whether its date has been replaced, and it has not."""
    extra: timedelta = timedelta(0)
    """By how much ticks came late because a change of the settings broke off."""


@dataclass
class Deployment:
    """Keys as applies make and replace them; raises AssertionError when something is not as promised."""

    ring: Ring
    rng: random.Random = field(default_factory=lambda: random.Random(0))
    """How far those come that break off."""
    keys: dict[int, Key] = field(default_factory=dict)
    stored: int = 0
    """The key in the secret."""
    complete: datetime = EPOCH
    """The last apply that did not break off."""
    tried: datetime = EPOCH
    """The last apply."""

    def apply(self, now: datetime, apply: Apply) -> None:
        plan, remembered = self.ring.apply(now, apply)
        if self.ring.broke_off:
            for key in self.keys.values():
                key.extra += now - self.tried + DAY
        overdue = {number for number, key in self.keys.items() if key.due < now}
        fallen = overdue | {number for number, key in self.keys.items() if key.pending}
        self.note(apply)
        if apply.breaks:
            self.break_off(now, plan, overdue)
            self.ring, self.tried = remembered, now
            return
        late = now - self.complete > (len(self.ring.order) - 1) * self.ring.day_count * DAY
        if not late and self.tried == self.complete and self.stored < apply.keys:
            assert self.stored not in fallen, "readers' key is replaced"
        interval = now - self.complete
        for number in fallen | (self.keys.keys() - set(plan.order)):
            self.end(number, now, interval)
        for number in plan.order:
            self.keys.setdefault(number, Key(now, now)).due = plan.due(number)
        self.note(apply)
        self.ring, self.stored, self.complete, self.tried = remembered, plan.newest, now, now
        again = [(plan.due(key), key) for key in plan.order]
        assert sorted(again) == again, "they fall due in their order"
        assert again[0][0] >= now, "nothing is due any more"
        assert plan.newest == max(again)[1]
        assert len({due for due, _ in again}) == apply.keys, "one at a time"

    def note(self, apply: Apply) -> None:
        for key in self.keys.values():
            key.most_keys, key.most_days = max(key.most_keys, apply.keys), max(key.most_days, apply.day_count)

    def break_off(self, now: datetime, plan: Ring, overdue: set[int]) -> None:
        """Some dates are moved, and some keys of those replaced."""
        for number in plan.order:
            if number not in self.keys or self.rng.random() < 0.5:
                continue
            key = self.keys[number]
            if number in overdue or key.pending:
                key.pending = True
                if self.rng.random() < 0.5:
                    self.end(number, now, now - self.complete)
                    key = self.keys[number] = Key(now, now, len(plan.order), plan.day_count)
            key.due = plan.due(number)

    def end(self, number: int, now: datetime, interval: timedelta) -> None:
        key = self.keys.pop(number, None)
        if key is None:
            return
        # The keys of the first apply are younger than their places in the ring.
        longest = key.most_keys * key.most_days * DAY + interval + key.extra
        assert now - key.born <= longest, f"key {number} lived too long"


def live(start: datetime, history: list[Apply]) -> None:
    first = dataclasses.replace(history[0], breaks=False)
    deployment = Deployment(Ring.new(start, first.day_count, first.keys), complete=start, tried=start)
    now = start
    for number, apply in enumerate([first, *history[1:], dataclasses.replace(history[-1], breaks=False)]):
        now += apply.after if number else timedelta(0)
        deployment.apply(now, apply)
    # Those that are left must be due in time.
    for number in list(deployment.keys):
        deployment.end(number, deployment.ring.due(number), timedelta(0))


@settings(max_examples=400, deadline=None)
@given(start=MOMENTS, history=histories(most=40))
def test_no_key_lives_longer_than_its_settings_say(start: datetime, history: list[Apply]) -> None:
    live(start, history)


def test_settings_that_change_faster_than_keys_rotate() -> None:
    """Every 23 hours; keys come on the day of each tick and go on the next; every key rotates all the same."""
    for settings_in_turn in ([(30, 2), (1, 2)], [(30, 2), (30, 3)], [(7, 2), (30, 5), (1, 3)], [(1, 2), (1, 3)]):
        history = [Apply(timedelta(hours=23), *settings_in_turn[n % len(settings_in_turn)]) for n in range(600)]
        live(datetime(2024, 1, 1), history)
    ticking = [Apply(DAY + SECOND if n % 2 else DAY, 1, 3 if n % 2 else 2) for n in range(200)]
    live(datetime(2024, 1, 1), ticking)


# The parts


def test_seconds_are_the_calendars(tmp_path: Path) -> None:
    moments = [datetime(year, month, day, 1, 2, 3) for year in (1900, 2000, 2023, 2024, 2100) for month, day in DAYS]
    given = {
        f"x{index}": f"${{{schedule.seconds(json.dumps(text(moment)))} - {schedule.seconds(json.dumps(text(EPOCH)))}}}"
        for index, moment in enumerate(moments)
    }
    said = evaluate(tmp_path, given)
    assert [said[f"x{index}"] for index in range(len(moments))] == [(m - EPOCH).total_seconds() for m in moments]


DAYS = ((1, 1), (2, 28), (3, 1), (8, 31), (12, 31))


def test_the_newest_first(tmp_path: Path) -> None:
    cases = {f"x{keys}_{newest}": (keys, newest) for keys in (2, 3, 5) for newest in range(keys)}
    templates = {}
    for name, (keys, newest) in cases.items():
        plan = schedule.Schedule(str(keys), str(newest), "", "", "")
        templates[name] = f"${{{plan.newest_first(json.dumps(list(range(keys))))}}}"
    for name, listed in evaluate(tmp_path, templates).items():
        keys, newest = cases[name]
        ring = Ring.new(EPOCH, 1, keys)
        ring.order = [*ring.order[ring.order.index(newest) + 1 :], *ring.order[: ring.order.index(newest) + 1]]
        assert listed == list(reversed(ring.order))


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
