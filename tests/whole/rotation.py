"""Simulated years: real Terraform on clouds whose clock is moved from apply to apply, under the eyes of clients.

A `Setting` says on which days somebody applies, with which `day_count` and how many keys, and which call fails. A
`Simulation` plays it, on the whole stack or on a part of it that is cut out of the synthesized files (`SHAPES`; what is
left is as the app wrote it), and raises `Broken` as soon as one thing is not as an operator was promised:

- Every apply succeeds, the one after an injected failure included; a plan right after it has nothing to do.
- Whoever reads a secret, at any moment, also between two calls of an apply, gets a credential that works. Who read it
  before an apply and keeps it is let in after it, and until the next rotation; except where no apply ran for longer
  than (keys - 1) x `day_count` days, or fewer keys were asked for and his is gone: then the plan has warned. The
  command line warns whenever he is not let in; and only then, but where the apply before broke off.
- The secret holds the key that falls due last.
- What is due is replaced by the apply, so no credential is older than its life and one interval between applies. Its
  life: the largest number of keys x the largest `day_count` that were in force while it lived. Where an apply that
  changed the settings broke off, the time until the next one and a day are added.
- What broke off is told by the next plan, with what to do about it; nothing else is.
- Keys that are not due stay; an apply replaces at most one key of a module for each `day_count` days, or part of them,
  since the last one; where nothing is due and nothing was changed the plan is empty.
- Rotations touch dates, keys, secrets and what is told of them in place: nothing else is ever replaced. The connector,
  the statements, Tableflow's topics and the catalog integration stay the objects that they were.
- No secret shows in what Terraform or the clouds print; no private key of the service user in Terraform's state.
"""

from __future__ import annotations

import io
import json
import logging
import math
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from deploy.apply.readers import losing
from deploy.apply.rotation import unfinished
from local_cloud.service.gate import Fault
from tests.whole.clients import PAIRS, READERS, Credential, Reader, World
from tests.whole.excerpt import SHAPES, write_stack
from tests.whole.resident import Done, Resident

Document = dict[str, Any]

DAY: Final = timedelta(days=1)

LONE_KEY: Final = "flink_sql_runner_api_key"

#: Types that a rotation may create, replace and delete, and those that it may change in place.
_ROTATED: Final = {
    "time_rotating",
    "time_static",
    "confluent_api_key",
    "aws_secretsmanager_secret_version",
    "aws_lambda_invocation",
}
_TOLD: Final = {"confluent_kafka_topic", "confluent_kafka_acl", "snowflake_user"}
_PLAN: Final = "next.tfplan"
_NOTHING, _SOMETHING = 0, 2  # what a plan ends with that has nothing, or something, to do
_WARNING: Final = re.compile(r"has to read the secret again", re.DOTALL)
_BROKEN_OFF: Final = re.compile(r"-replace='([^']+)'")


class Broken(AssertionError):
    """A promise that was not kept: when, and which."""


def rfc3339(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# Settings


@dataclass(frozen=True)
class Step:
    """One apply. `late_repeat`: after a failure it is repeated by the next step only, else at once."""

    at: datetime
    day_count: int
    keys: int
    fault: Fault | None = None
    late_repeat: bool = False
    lag: timedelta = timedelta(0)
    """By how much the clouds' clock is ahead of the time that Terraform was given: a plan takes a while."""


@dataclass(frozen=True)
class Setting:
    name: str
    shape: str
    steps: tuple[Step, ...]


_STARTS: Final = (
    datetime(2024, 2, 28, 23, 59, 59, tzinfo=UTC),
    datetime(2024, 2, 29, 12, 0, 0, tzinfo=UTC),
    datetime(2025, 1, 31, 0, 0, 0, tzinfo=UTC),
    datetime(2025, 2, 28, 0, 0, 1, tzinfo=UTC),
    datetime(2025, 3, 30, 1, 30, 0, tzinfo=UTC),  # Europe's clocks go forward
    datetime(2025, 12, 31, 23, 59, 59, tzinfo=UTC),
    datetime(2026, 1, 1, 0, 0, 0, tzinfo=UTC),
    datetime(2027, 8, 31, 18, 0, 0, tzinfo=UTC),
    datetime(2028, 2, 29, 0, 0, 0, tzinfo=UTC),
    datetime(2099, 12, 31, 12, 0, 0, tzinfo=UTC),
    datetime(2100, 2, 28, 6, 0, 0, tzinfo=UTC),  # no leap year
)
_FAULTS: Final = (
    ("create", "confluent_api_key"),
    ("delete", "confluent_api_key"),
    ("create", "aws_secretsmanager_secret_version"),
    ("delete", "aws_secretsmanager_secret_version"),
    ("create", "aws_lambda_invocation"),
    ("update", "aws_lambda_invocation"),
    ("update", "snowflake_user"),
    ("update", "confluent_kafka_topic"),
    ("create", "time_rotating"),
    ("create", "time_static"),
    ("read", None),
    ("read_data", None),
)
#: How often a shape is drawn, and how much of a setting it plays: the smaller ones play faster, and what they leave out
#: plays no part in rotation.
_SHARES: Final = {"keys": 12, "pairs": 4, "pipeline": 2, "whole": 1}
_LENGTHS: Final = {"keys": 1.0, "pairs": 0.6, "pipeline": 0.5, "whole": 0.3}
_RHYTHMS: Final = (
    "daily",
    "weekly",
    "fortnightly",
    "monthly",
    "irregular",
    "on the tick",
    "a second after the tick",
    "as late as allowed",
    "with misses",
    "a month missed",
)
"""How often somebody applies."""
_MANNERS: Final = ("never", "never", "now and then", "now and then", "to and fro", "at each apply")
"""How often somebody changes the settings."""


def setting(seed: int, *, years: float = 1.0, applies: int = 20, shapes: Sequence[str] = tuple(SHAPES)) -> Setting:
    """The setting of a seed: at most `applies` steps in at most `years`."""
    rng = random.Random(seed)
    shape = rng.choices(shapes, [_SHARES[shape] for shape in shapes])[0]
    applies = max(2, round(applies * _LENGTHS[shape]))
    start = rng.choice(_STARTS) if rng.random() < 0.5 else _any_moment(rng)
    days = rng.choice((1, 2, 7, 14, 30, 90)) if rng.random() < 0.5 else rng.randint(1, 90)
    keys = rng.choice((2, 2, 3, 4, 5))
    rhythm = rng.choice(_RHYTHMS)
    manner = rng.choice(_MANNERS)
    name = f"{rhythm}, day_count {days}, {keys} keys, from {rfc3339(start)}, settings changed {manner}"
    steps = [Step(start, days, keys)]
    choices = [(days, keys), _changed(rng, days, keys)]
    while len(steps) < applies:
        at = steps[-1].at + _gap(rng, rhythm, days, keys)
        if at - start > timedelta(days=365.25 * years):
            break
        before = (days, keys)
        if manner == "to and fro":
            days, keys = choices[len(steps) % 2]
        elif manner == "at each apply" or (manner == "now and then" and rng.random() < 0.15):
            days, keys = _changed(rng, days, keys)
        lag = timedelta(seconds=rng.choice((0, 0, 3)))
        # A change is where a failure does most.
        odds = 0.15 if (days, keys) == before else 0.25
        steps.append(Step(at, days, keys, *_failure(rng, odds), lag=lag))
    return Setting(f"seed {seed}: {name}", shape, tuple(steps))


def _any_moment(rng: random.Random) -> datetime:
    return datetime(2024, 1, 1, tzinfo=UTC) + timedelta(seconds=rng.randrange(12 * 365 * 86400))


def _gap(rng: random.Random, rhythm: str, day_count: int, keys: int) -> timedelta:
    days = _gap_in_days(rng, rhythm, day_count, keys)
    # Nobody's weekly run begins on the second.
    jitter = rng.randrange(-7200, 7200) if rhythm in ("daily", "weekly", "fortnightly", "monthly") else 0
    late = 1 if rhythm == "a second after the tick" else 0
    return timedelta(seconds=max(60, round(days * 86400) + jitter + late))


def _gap_in_days(rng: random.Random, rhythm: str, day_count: int, keys: int) -> float:
    match rhythm:
        case "daily":
            return 1
        case "fortnightly":
            return 14
        case "monthly":
            return rng.choice((28, 30, 31))
        case "irregular":
            return rng.expovariate(1 / max(1.0, day_count / 2))
        case "on the tick" | "a second after the tick":
            return day_count
        case "as late as allowed":
            return day_count * (keys - 1)
        case "with misses":
            return 7 if rng.random() < 0.85 else rng.uniform(7, day_count * (keys + 2))
        case "a month missed":
            return 7 if rng.random() < 0.93 else 37
        case _:
            return 7


def _changed(rng: random.Random, day_count: int, keys: int) -> tuple[int, int]:
    which = rng.random()
    new_days = rng.choice((1, 3, 7, 10, 30, 45, 90)) if which < 0.7 else day_count
    return new_days, rng.choice([n for n in (2, 3, 4, 5) if n != keys]) if which > 0.4 else keys


def _failure(rng: random.Random, odds: float) -> tuple[Fault | None, bool]:
    if rng.random() > odds:
        return None, False
    action, type_ = rng.choice(_FAULTS)
    after = action in ("create", "update", "delete") and rng.random() < 0.5
    return Fault(action, type_, nth=rng.randint(1, 3), when="after" if after else "before"), rng.random() < 0.3


@dataclass
class Life:
    """What a key has lived through: since when, and the largest settings that were in force."""

    born: datetime
    keys: int = 0
    day_count: int = 0
    extra: timedelta = timedelta(0)
    """By how much ticks came late, because a change of the settings broke off."""

    @property
    def longest(self) -> timedelta:
        return self.keys * self.day_count * DAY + self.extra


@dataclass
class Held:
    """A credential in use by somebody, and how many rotations he has sat through with it."""

    reader: Reader
    credential: Credential
    rotations: int = 0


# Terraform's view


@dataclass(frozen=True)
class Key:
    """One of a module's keys, as the state has it."""

    id: str
    due: datetime


class State:
    """Terraform's state: keys by module and number, secrets by address."""

    def __init__(self, path: Path, world: World) -> None:
        self.text = path.read_text() if path.exists() else ""
        self._instances: dict[tuple[str, str, str], dict[int | str | None, Document]] = {}
        for resource in (json.loads(self.text) if self.text else {"resources": []})["resources"]:
            place = (resource.get("module", ""), resource["type"], resource["name"])
            # One that only waits to be removed has the index of the one that is there.
            self._instances[place] = {
                instance.get("index_key"): instance["attributes"]
                for instance in resource["instances"]
                if "deposed" not in instance
            }
        self.secrets = {
            ".".join(filter(None, (module, type_, name))): attributes["id"]
            for (module, type_, name), instances in self._instances.items()
            if type_ == "aws_secretsmanager_secret"
            for attributes in instances.values()
        }
        self.keys = self._api_keys() | self._lone_key() | self._pairs(world)
        self.sensitive = {
            attributes["secret"]
            for (_, type_, _), instances in self._instances.items()
            if type_ == "confluent_api_key"
            for attributes in instances.values()
        }

    def _api_keys(self) -> dict[str, dict[int, Key]]:
        found: dict[str, dict[int, Key]] = {}
        for (module, type_, name), instances in self._instances.items():
            if (type_, name) == ("confluent_api_key", "resouce_api_key"):
                due = self._due(module, "api_key_rotations")
                found[module] = {
                    index: Key(attributes["id"], due[index])
                    for index, attributes in sorted(instances.items())
                    if isinstance(index, int) and index in due
                }
        return found

    def _lone_key(self) -> dict[str, dict[int, Key]]:
        """The Flink runner's own, which nobody reads."""
        due = self._due("", LONE_KEY)
        key = self._instances.get(("", "confluent_api_key", LONE_KEY), {}).get(None)
        return {LONE_KEY: {0: Key(key["id"], due[0])}} if key and due else {}

    def _pairs(self, world: World) -> dict[str, dict[int, Key]]:
        """The pairs that readers can get at: from the secret, as the state must not have them."""
        due = self._due(PAIRS, "rsa_key_pair_rotations")
        document = world.secret(self.secrets.get(f"{PAIRS}.aws_secretsmanager_secret.secrets", "")) or {}
        privates = {index: document.get(f"snowflake_rsa_private_key_{index + 1}_pem", "<") for index in due}
        if not due or any(private.startswith("<") for private in privates.values()):
            return {}
        return {PAIRS: {index: Key(private, due[index]) for index, private in privates.items()}}

    def _due(self, module: str, name: str) -> dict[int, datetime]:
        instances = self._instances.get((module, "time_rotating", name), {})
        return {
            int(index or 0): datetime.fromisoformat(attributes["rotation_rfc3339"])
            for index, attributes in instances.items()
        }


@dataclass
class Report:
    """What a simulation went through."""

    applies: int = 0
    failed_on_purpose: int = 0
    rotations: int = 0
    checks: int = 0
    warned: int = 0
    """Applies whose plan told readers to read again."""


class _Apply:
    """A plan, and its apply when it came to that, read."""

    def __init__(self, plan: Done, apply: Done | None = None) -> None:
        self.succeeded = plan.code == _NOTHING or (apply is not None and apply.code == 0)
        self.changes: list[tuple[str, str, str]] = []
        """Action, type, address, as planned."""
        self.warning = ""
        """That readers have to read again, as the plan says it, before anything is done."""
        self.losing: list[str] = []
        """Secrets whose readers have to read again, as the command line says it of the plan."""
        self.error = ""
        self.broken_off: list[str] = []
        """Addresses of keys whose replacement broke off before this plan."""
        for message in plan.messages():
            self._read(message)
        planned = self.warning, self.broken_off
        for message in [] if apply is None else apply.messages():
            self._read(message)
        self.warning, self.broken_off = planned

    def _read(self, message: Document) -> None:
        match message.get("type"):
            case "planned_change":
                resource = message["change"]["resource"]
                self.changes.append((message["change"]["action"], resource["resource_type"], resource["addr"]))
            case "diagnostic":
                diagnostic = message["diagnostic"]
                text = f"{diagnostic['summary']}: {diagnostic.get('detail', '')}\n"
                if diagnostic["severity"] == "error":
                    self.error += text
                elif _WARNING.search(text):
                    self.warning += text
                self.broken_off = [*self.broken_off, *_BROKEN_OFF.findall(text)]
            case "text":
                self.error += f"{message['@message']}\n"


# The play


class Simulation:
    """One setting, played in `folder` (empty) on the files of `synthesized` (the stack's folder)."""

    def __init__(
        self,
        setting: Setting,
        synthesized: Path,
        folder: Path,
        change: Callable[[Path], None] = lambda _stack: None,
    ) -> None:
        """`change` may change the written configuration before Terraform sees it."""
        self.setting = setting
        self.report = Report()
        self._stack = folder / "stack"
        self._stack.mkdir(parents=True)
        document = write_stack(synthesized, setting.shape, self._stack)
        change(self._stack)
        # The root's check speaks for all modules by way of one; a part of the stack may lack that one.
        self._is_told_of_fewer = "readers_key" in document.get("check", {})
        (folder / ".local").mkdir(mode=0o700)
        self.world = World(folder / ".local", setting.steps[0].at)
        self._environment = self.world.environment(self._stack)
        self._terraform = Resident(self._stack, self._environment)
        self._printed: list[str] = []
        self._held: list[Held] = []
        self._current: list[Credential] = []
        self._lives: dict[str, Life] = {}
        self._complete: Step | None = None
        self._attempts: list[Step] = []
        self._overdue: set[str] = set()
        self._falling_due: set[str] = set()
        self._state = State(self._stack / "terraform.tfstate", self.world)
        self._completed_state = self._state
        self._jobs: dict[str, Document] = {}
        self._lost_in_between: list[str] = []
        self.made_again: set[str] = set()
        """Beginnings of addresses that the next apply makes because something was done outside of Terraform."""
        self._where = "before the first step"

    def run(self) -> Report:
        log = io.StringIO()
        handler = logging.StreamHandler(log)
        logging.getLogger().addHandler(handler)
        try:
            self._must_succeed(self._terraform.run("init", "-input=false"))
            for number, step in enumerate(self.setting.steps):
                self._where = f"step {number} at {rfc3339(step.at)} (day_count {step.day_count}, {step.keys} keys)"
                self._play(step)
            self._look_for_secrets(log.getvalue())
        finally:
            logging.getLogger().removeHandler(handler)
            self.close()
        return self.report

    def close(self) -> None:
        self._terraform.close()
        self.world.close()

    # One step

    def _play(self, step: Step) -> None:
        self.world.host.clock.hold(step.at + step.lag)
        self._check_held("right before the apply")
        self._read_all()
        if step.fault is not None:
            self.world.host.add_fault(step.fault)
        before = self._state
        self._attempts.append(step)
        for key in (key for keys in before.keys.values() for key in keys.values()):
            if key.due < step.at:
                self._overdue.add(key.id)
            elif key.due < step.at + step.lag:
                self._falling_due.add(key.id)
        apply = self._apply(step)
        self.world.host.gate.faults.clear()
        if not apply.succeeded:
            if step.fault is None or "failed on purpose" not in apply.error:
                self._broken(f"the apply failed:\n{apply.error}")
            self.report.failed_on_purpose += 1
            self._after_failure(step, before, apply)
            if step.late_repeat and step is not self.setting.steps[-1]:
                return
            # All that was due before the failure is still due: the plan of the repetition is no smaller.
            self._play(replace(step, fault=None))
            return
        self._after_success(step, before, apply)

    def _read_all(self) -> None:
        """Somebody reads each secret. Who read the same before and sat through nothing since stands for both."""
        self._current = []
        for reader in READERS:
            credential = self._read(reader, self._state)
            self._current += [] if credential is None else [credential]
            held = None if credential is None else Held(reader, credential)
            if held is not None and held not in self._held:
                self._held.append(held)

    def _apply(self, step: Step) -> _Apply:
        exempt = {id(held) for held in self._held if self._may_lose(held, step)}
        watched = [held for held in self._held if held.rotations == 0 and id(held) not in exempt]
        spared = {held.reader.module for held in self._held if id(held) in exempt}

        def look() -> None:
            for held in watched:
                self._look(held.credential, held.reader, "a key read before the apply")
            for reader in READERS:
                credential = self._read(reader, self._state)
                if credential is not None and reader.module not in spared:
                    self._look(credential, reader, "a key read during the apply")

        self.world.after_each_change = look if self._state.keys else None
        apply = self._plan_and_apply(step)
        self.world.after_each_change = None
        self._state = State(self._stack / "terraform.tfstate", self.world)
        if self._lost_in_between:
            self._broken("; ".join(dict.fromkeys(self._lost_in_between)))
        self.report.applies += 1
        return apply

    def _look(self, credential: Credential, reader: Reader, what: str) -> None:
        """Called in a thread of the clouds: what is wrong is told later."""
        self.report.checks += 1
        if not credential.works():
            self._lost_in_between.append(f"{what} is refused between two calls: {reader.secret}")

    def _after_failure(self, step: Step, before: State, apply: _Apply) -> None:
        due = {module for module, keys in before.keys.items() if {key.id for key in keys.values()} & self._overdue}
        rotated = self._rotated() | due  # begun is enough: a pair goes before the secret says so
        self._held = [held for held in self._held if held.rotations == 0 or held.reader.module not in rotated]
        self._forget_lost(step, apply)
        self._check_held("after a failed apply")
        self._check_what_is_due(step, before, complete=False)
        self._note_lives(step)
        self._pardon_the_lone_key(step)
        self._check_what_broke_off(step)

    def _pardon_the_lone_key(self, step: Step) -> None:
        """Nobody reads it, and it has no name to see by that its replacement broke off: then it lives once more."""
        for key in self._state.keys.get(LONE_KEY, {}).values():
            if key.id in self._overdue:
                self._overdue.discard(key.id)
                self._lives[key.id].extra = step.at - self._lives[key.id].born

    def _after_success(self, step: Step, before: State, apply: _Apply) -> None:
        first, whole = self._complete is None, before is self._completed_state
        rotated = self._rotated()
        for held in self._held:
            held.rotations += held.reader.module in rotated
        self.report.rotations += 0 if first else len(rotated)
        self._held = [held for held in self._held if held.rotations < 2]
        self._forget_lost(step, apply)
        for held in self._held:
            told = held.credential in self._current and held.reader.secret in apply.losing
            # Of a secret whose writing broke off Terraform does not know what it holds.
            if told and whole and held.credential.works():
                self._broken(f"readers of {held.reader.secret} were told to read again, and need not")
        self._check_held("after the apply")
        if not first:
            self._check_changes(step, before, apply)
            self._check_stagger(step)
            self._check_what_is_due(step, before, complete=True)
        self._note_lives(step)
        self._check_ages(step)
        self._check_secrets(step)
        self._check_jobs()
        if apply.changes:
            self._check_nothing_is_left(step)
        self._complete, self._completed_state = step, self._state
        self._attempts, self._overdue, self._falling_due = [step], set(), set()
        self.made_again = set()

    def _check_nothing_is_left(self, step: Step) -> None:
        second = self._run("plan", "-detailed-exitcode", *self._variables(step))
        # A key that fell due while Terraform planned is found by the next plan.
        across = any(key.due < step.at + step.lag for keys in self._state.keys.values() for key in keys.values())
        plan = _Apply(second)
        if second.code != _NOTHING and not across:
            self._broken(f"a plan right after the apply is not empty: {plan.changes} {second.text[-2000:]}")
        if plan.broken_off and not across:
            self._broken(f"nothing broke off, yet the plan after the apply says so of {plan.broken_off}")

    def _check_what_broke_off(self, step: Step) -> None:
        """Terraform by itself, which does not take it up again, says what does."""
        expected = self._unfinished()
        if expected:
            told = _Apply(self._run("plan", "-detailed-exitcode", *self._variables(step))).broken_off
            if sorted(told) != sorted(expected):
                self._broken(f"the replacement of {expected} broke off, and the plan says so of {told}")

    @property
    def _last(self) -> Step:
        """The last step that was applied whole."""
        assert self._complete is not None
        return self._complete

    def _plan_and_apply(self, step: Step) -> _Apply:
        """By way of a file, as the command line does it: what a plan warns of is seen before its apply."""
        # What `deploy.sh create` adds after a run that broke off.
        again = [f"-replace={address}" for address in self._unfinished()]
        state = json.loads(self._state.text or "{}")
        plan = self._run("plan", "-detailed-exitcode", f"-out={_PLAN}", *self._variables(step), *again)
        planned = _Apply(plan).changes
        # Where there is nothing to do, an apply would do just that.
        apply = _Apply(plan, self._run("apply", _PLAN) if plan.code == _SOMETHING else None)
        apply.losing = losing(state, [(action, address) for action, _, address in planned])
        return apply

    def _unfinished(self) -> list[str]:
        state = self._stack / "terraform.tfstate"
        return unfinished(json.loads(state.read_text())) if state.exists() else []

    def _variables(self, step: Step) -> list[str]:
        values = {
            "day_count": str(step.day_count),
            "number_of_api_keys_to_retain": str(step.keys),
            "now": rfc3339(step.at),
        }
        return [f"-var={name}={value}" for name, value in values.items()]

    def _run(self, command: str, *arguments: str) -> Done:
        done = self._terraform.run(command, "-json", "-input=false", *arguments)
        self._printed.append(done.text)
        return done

    # What must hold

    def _read(self, reader: Reader, state: State) -> Credential | None:
        if not state.keys.get(reader.module) or reader.secret not in state.secrets:
            return None
        return reader.read(self.world, state.secrets[reader.secret])

    def _rotated(self) -> set[str]:
        """Modules of which a key, or what readers get, is another than after the last complete apply."""
        before, now = self._completed_state, self._state
        changed = {
            module
            for module in now.keys
            if {key.id for key in now.keys[module].values()} != {key.id for key in before.keys.get(module, {}).values()}
        }
        read = {
            held.reader.module
            for held in self._held
            if held.rotations == 0 and self._read(held.reader, now) != held.credential
        }
        return changed | read

    def _may_lose(self, held: Held, step: Step) -> bool:
        """Whether an apply may take a credential from who holds the newest: none ran for too long, or fewer keys."""
        pairs = held.reader.module == PAIRS
        if self._complete is None or self._is_late(step, keys=2 if pairs else None):
            return True
        number = self._number(held)
        return number is not None and not pairs and number >= step.keys

    def _is_late(self, step: Step, keys: int | None = None) -> bool:
        """Whether no apply ran for longer than (keys - 1) x `day_count` days. `keys`: how many, if not the step's."""
        return any(
            step.at + step.lag - tried.at > ((keys or tried.keys) - 1) * tried.day_count * DAY
            for tried in self._attempts[:-1]  # the last complete one, and those that failed since
        )

    def _number(self, held: Held) -> int | None:
        keys = self._completed_state.keys.get(held.reader.module, {})
        return next((number for number, key in keys.items() if key.id == held.credential.id), None)

    def _forget_lost(self, step: Step, apply: _Apply) -> None:
        """Drop who lost a key by a rule that the plan has warned of."""
        lost = [held for held in self._held if self._may_lose(held, step) and not held.credential.works()]
        self._held = [held for held in self._held if held not in lost]
        # Who holds what a failed apply has replaced sits through the second rotation, of which no plan warns.
        lost = [held for held in lost if held.credential in self._current]
        late = any(self._is_late(step, 2 if held.reader.module == PAIRS else None) for held in lost)
        # Where one broke off days ago, keys whose dates it moved look replaced to Terraform alone, and are not.
        if lost and not apply.warning and not self._broke_off_before() and (late or self._is_told_of_fewer):
            self._broken(f"readers of {lost[0].reader.secret} have to read again, and the plan did not say so")
        untold = {held.reader.secret for held in lost} - set(apply.losing)
        if untold:
            self._broken(f"readers of {untold} have to read again, and the command line did not say so")
        self.report.warned += bool(lost)

    def _check_held(self, when: str) -> None:
        for held in self._held:
            self.report.checks += 1
            if not held.credential.works():
                self._broken(
                    f"{when}: a key of {held.reader.secret} that was read {held.rotations} rotations ago is refused"
                )

    def _check_changes(self, step: Step, before: State, apply: _Apply) -> None:
        apply.changes = [
            change for change in apply.changes if not any(change[2].startswith(made) for made in self.made_again)
        ]
        for action, type_, address in apply.changes:
            if type_ not in _ROTATED and not (action == "update" and type_ in _TOLD):
                self._broken(f"a rotation would {action} {address}")
        unchanged = (step.day_count, step.keys) == (self._last.day_count, self._last.keys)
        whole = before is self._completed_state
        if apply.changes and unchanged and whole and not self._overdue | self._falling_due:
            self._broken(f"nothing is due, yet the plan has {apply.changes}")

    def _check_stagger(self, step: Step) -> None:
        narrowest = min(tried.day_count for tried in self._attempts[:-1])
        most = math.ceil((step.at + step.lag - self._last.at) / (narrowest * DAY))
        for module, keys in self._state.keys.items():
            before = self._completed_state.keys.get(module, {})
            replaced = [number for number, key in keys.items() if number in before and before[number].id != key.id]
            if len(replaced) > most:
                self._broken(f"{module}: keys {replaced} were replaced at once, {most} at most were to be")

    def _check_what_is_due(self, step: Step, before: State, *, complete: bool) -> None:
        """What is not due stays. `complete`: what was due, at this attempt or a failed one before it, is gone."""
        for module, keys in before.keys.items():
            now = self._state.keys.get(module, {})
            for number, key in keys.items():
                if module != PAIRS and number >= step.keys:
                    continue
                is_same = number in now and now[number].id == key.id
                if key.id not in self._overdue | self._falling_due and not is_same:
                    self._broken(f"{module}: key {number} was replaced before it was due ({rfc3339(key.due)})")
                if complete and key.id in self._overdue and is_same:
                    self._broken(f"{module}: key {number} was due and is still there")

    def _note_lives(self, step: Step) -> None:
        halted = self._halted()
        for module, keys in self._state.keys.items():
            for key in keys.values():
                life = self._lives.setdefault(key.id, Life(step.at))
                life.keys = max(life.keys, 2 if module == PAIRS else step.keys)
                life.day_count = max(life.day_count, step.day_count)
                life.extra += halted

    def _broke_off_before(self) -> bool:
        """Whether the attempt before this one failed, and nobody tried again until now."""
        *before, now = self._attempts
        return len(before) > 1 and before[-1].at < now.at

    def _halted(self) -> timedelta:
        """For how long no tick counted before this attempt: none does since a change of settings that broke off."""
        settings = {(tried.day_count, tried.keys) for tried in self._attempts[:-1]}
        if len(settings) > 1 and self._broke_off_before():
            return self._attempts[-1].at - self._attempts[-2].at + DAY
        return timedelta(0)

    def _check_ages(self, step: Step) -> None:
        for module, keys in self._state.keys.items():
            if module not in (PAIRS, LONE_KEY) and set(keys) != set(range(step.keys)):
                self._broken(f"{module}: has keys {sorted(keys)}, {step.keys} were asked for")
            for number, key in keys.items():
                life = self._lives[key.id]
                if key.due - life.born > life.longest:
                    self._broken(f"{module}: key {number} of {rfc3339(life.born)} is to live until {rfc3339(key.due)}")

    def _check_secrets(self, step: Step) -> None:
        for reader in READERS:
            if reader.secret in self._state.secrets and reader.module in self._state.keys:
                credential = self._read(reader, self._state)
                newest = max(self._state.keys[reader.module].values(), key=lambda key: key.due)
                if credential is None or credential.id != newest.id:
                    self._broken(f"{reader.secret} does not hold the newest key")

    def _check_jobs(self) -> None:
        jobs = self.world.jobs()
        self._jobs = self._jobs or jobs
        if jobs != self._jobs:
            changed = {name for name in jobs.keys() | self._jobs.keys() if jobs.get(name) != self._jobs.get(name)}
            self._broken(f"not the same any more: {sorted(changed)}")

    def _look_for_secrets(self, log: str) -> None:
        said = "\n".join([log, *self._printed])
        secrets = self._state.sensitive | {held.credential.secret for held in self._held}
        secrets |= {self._environment["TF_VAR_confluent_api_secret"]}
        shown = [secret for secret in secrets if secret in said]
        if shown or "PRIVATE KEY" in said:
            self._broken("a secret was printed")
        for key in self._state.keys.get(PAIRS, {}).values():
            if key.id in self._state.text:
                self._broken("a private key of the service user is in Terraform's state")

    def _must_succeed(self, done: Done) -> None:
        if done.code != 0:
            self._broken(done.text)

    def _broken(self, what: str) -> None:
        raise Broken(f"{self.setting.name} [{self.setting.shape}], {self._where}: {what}")


def play(
    setting: Setting, synthesized: Path, folder: Path, change: Callable[[Path], None] = lambda _stack: None
) -> Report:
    """Play a setting in an empty folder. Raises `Broken`."""
    return Simulation(setting, synthesized, folder, change).run()
