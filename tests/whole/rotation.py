"""Simulated years: real Terraform on clouds whose clock is moved from apply to apply, while clients read the secrets.

A `Setting` says when somebody applies, with which `day_count` and how many keys, and which call fails. A `Simulation`
plays it, on the whole stack or on a part that is cut out of the synthesized files (`SHAPES`), and raises `Broken` when
one of these does not hold:

- Every apply succeeds, the one after an injected failure included, and a plan right after it has nothing to do.
- At any moment, also between two calls of an apply, the key in the secret is accepted.
- A key that was in the secret and is refused: the plan has said so (`deploy.apply.rotation`), naming a moment that is
  not before the last one at which the key could be read.
- With unchanged settings and no failure, that is no sooner after it could be read last than
  (keys - 1) x `day_count` less the time between the two applies of which the second put the next key into the secret.
  So with applies at least every A days and readers who read at least every R days, none of them is refused where
  A + R <= (keys - 1) x `day_count`.
- After a change of settings: no sooner than that either, or not before the date that the plan has announced. The apply
  that changes them may remove keys; its plan has told so.
- Readers are told to read again now only when their key is removed.
- The secret holds the key that falls due last. A key falls due one life after the apply at the latest, and is replaced
  by the first apply after that. No other key is replaced; at most one key of a module for each tick that has passed.
- What an apply left undone is told by the next plan, with what to do about it; nothing else is.
- A rotation replaces dates, keys, versions of secrets and invocations, and changes what has a key in place. The
  connector, the statements, Tableflow's topics and the catalog integration stay the same objects.
- No secret is in what Terraform or the clouds print, and no private key of the service user in Terraform's state.
"""

from __future__ import annotations

import io
import json
import logging
import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from lakehouse.addresses import API_KEY, API_KEY_DATES, KEY_PAIR_DATES

from deploy.apply.rotation import Notice, not_replaced, notices
from deploy.terraform.state import State
from local_cloud.service.gate import Fault
from tests.whole.clients import PAIRS, READERS, Credential, Reader, World
from tests.whole.excerpt import SHAPES, write_stack
from tests.whole.resident import Done, Resident

Document = dict[str, Any]

DAY: Final = timedelta(days=1)
TOLERANCE: Final = timedelta(seconds=10)
"""A tick counts from the second after it, and a plan takes a while."""

LONE_KEY: Final = "flink_sql_runner_api_key"
"""The Flink runner's own key, which is in no secret."""

#: Types that a rotation may create, replace and delete, and those that it may change in place.
_ROTATED: Final = {
    "time_rotating",
    "time_static",
    "confluent_api_key",
    "aws_secretsmanager_secret_version",
    "aws_lambda_invocation",
}
_UPDATED: Final = {"confluent_kafka_topic", "confluent_kafka_acl", "snowflake_user"}
_PLAN: Final = "next.tfplan"
_NOTHING, _SOMETHING = 0, 2  # exit codes of `terraform plan -detailed-exitcode`
_NOT_REPLACED: Final = re.compile(r"-replace='([^']+)'")


class Broken(AssertionError):
    """Something that must hold did not: when, and what."""


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


# What Terraform and the clouds have


@dataclass(frozen=True)
class Key:
    """One of a module's keys."""

    id: str
    due: datetime


class Snapshot:
    """Terraform's state: keys by module and index, secrets by address."""

    def __init__(self, path: Path, world: World) -> None:
        self.text = path.read_text() if path.exists() else ""
        self.state = State.parse(self.text)
        self.secrets = {
            each.address: each.attributes["id"] for each in self.state.instances("aws_secretsmanager_secret")
        }
        self.keys: dict[str, dict[int, Key]] = {}
        for each in (*self._current(*API_KEY), *self._current("confluent_api_key", LONE_KEY)):
            name = API_KEY_DATES if each.module else LONE_KEY
            due = self._due(each.module, name)
            index = int(each.index or 0)
            if index in due:
                self.keys.setdefault(each.module or LONE_KEY, {})[index] = Key(each.attributes["id"], due[index])
        self.keys |= self._pairs(world)
        self.sensitive = {each.attributes["secret"] for each in self.state.instances("confluent_api_key")}

    def _pairs(self, world: World) -> dict[str, dict[int, Key]]:
        """The pairs in the secret, as the state must not have them."""
        due = self._due(PAIRS, KEY_PAIR_DATES)
        document = world.secret(self.secrets.get(f"{PAIRS}.aws_secretsmanager_secret.secrets", "")) or {}
        privates = {index: document.get(f"snowflake_rsa_private_key_{index + 1}_pem", "<") for index in due}
        if not due or any(private.startswith("<") for private in privates.values()):
            return {}
        return {PAIRS: {index: Key(private, due[index]) for index, private in privates.items()}}

    def _current(self, type: str, name: str) -> Iterator[Any]:
        return (each for each in self.state.instances(type, name) if not each.deposed)

    def _due(self, module: str, name: str) -> dict[int, datetime]:
        return {
            int(each.index or 0): datetime.fromisoformat(each.attributes["rotation_rfc3339"])
            for each in self._current("time_rotating", name)
            if each.module == module
        }


@dataclass
class Held:
    """A credential that readers of a secret may hold, and when they could read it first and last."""

    reader: Reader
    credential: Credential
    first: datetime
    last: datetime


@dataclass
class Report:
    """What a simulation went through."""

    applies: int = 0
    failed_on_purpose: int = 0
    rotations: int = 0
    """Modules of which an apply has replaced a key."""
    checks: int = 0
    """Logins that were tried."""
    urgent: int = 0
    """Notices that asked readers to act."""
    lost: int = 0
    """Credentials that were in a secret and are no longer accepted."""


class _Apply:
    """A plan, and its apply when it came to that, read."""

    def __init__(self, plan: Done, apply: Done | None = None) -> None:
        self.succeeded = plan.code == _NOTHING or (apply is not None and apply.code == 0)
        self.changes: list[tuple[str, str, str]] = []
        """Action, type and address, as planned."""
        self.error = ""
        self.not_replaced: list[str] = []
        """Addresses of the keys of which the plan says that their replacement has failed."""
        for message in plan.messages():
            if message.get("type") == "planned_change":
                resource = message["change"]["resource"]
                self.changes.append((message["change"]["action"], resource["resource_type"], resource["addr"]))
            elif message.get("type") == "diagnostic" and message["diagnostic"]["severity"] == "warning":
                self.not_replaced += _NOT_REPLACED.findall(message["diagnostic"].get("detail", ""))
        for message in [*plan.messages(), *([] if apply is None else apply.messages())]:
            if message.get("type") == "text":
                self.error += f"{message['@message']}\n"
            elif message.get("type") == "diagnostic" and message["diagnostic"]["severity"] == "error":
                self.error += f"{message['diagnostic']['summary']}: {message['diagnostic'].get('detail', '')}\n"


# The simulation


class Simulation:
    """One setting, played in `folder` (empty) on the files of `synthesized` (the stack's folder).

    `change` may change the written configuration before Terraform reads it.
    """

    def __init__(
        self, setting: Setting, synthesized: Path, folder: Path, change: Callable[[Path], None] = lambda _stack: None
    ) -> None:
        self.setting = setting
        self.report = Report()
        self._stack = folder / "stack"
        self._stack.mkdir(parents=True)
        write_stack(synthesized, setting.shape, self._stack)
        change(self._stack)
        (folder / ".local").mkdir(mode=0o700)
        self.world = World(folder / ".local", setting.steps[0].at)
        self._environment = self.world.environment(self._stack)
        self._terraform = Resident(self._stack, self._environment)
        self._printed: list[str] = []
        self._held: list[Held] = []
        self._wrong: list[str] = []
        """Found while Terraform applies, in a thread of the clouds."""
        self._complete: list[Step] = []
        """The steps that were applied whole."""
        self._unclean: datetime | None = None
        """The last failed attempt."""
        self._told: list[tuple[datetime, Notice]] = []
        self._since_complete: list[Notice] = []
        """Notices of the attempts since the last complete apply."""
        self._overdue: set[str] = set()
        self._state = self._snapshot()
        self._jobs: dict[str, Document] = {}
        self._where = "before the first step"

    def run(self) -> Report:
        """Raises `Broken`."""
        log = io.StringIO()
        handler = logging.StreamHandler(log)
        logging.getLogger().addHandler(handler)
        try:
            done = self._terraform.run("init", "-input=false")
            if done.code != 0:
                self._broken(done.text)
            for number, step in enumerate(self.setting.steps):
                self._where = f"step {number} at {rfc3339(step.at)} (day_count {step.day_count}, {step.keys} keys)"
                self._play(step)
            self._look_for_secrets(log.getvalue())
        finally:
            logging.getLogger().removeHandler(handler)
            self._terraform.close()
            self.world.close()
        return self.report

    # One step

    def _play(self, step: Step) -> None:
        self.world.host.clock.hold(step.at + step.lag)
        for held in self._held:
            if not self._works(held.credential):
                self._broken(f"a key of {held.reader.secret} is refused before the apply")
        self._read(step)
        if step.fault is not None:
            self.world.host.add_fault(step.fault)
        before = self._state
        all_keys = [key for keys in before.keys.values() for key in keys.values()]
        self._overdue |= {key.id for key in all_keys if key.due < step.at + step.lag}
        apply = self._apply(step)
        self.world.host.gate.faults.clear()
        lost = self._check_lost(step)
        if apply.succeeded and self._is_clean(step):
            self._check_notices(step, lost)
        if not apply.succeeded:
            self._after_failure(step, apply)
            if step.late_repeat and step is not self.setting.steps[-1]:
                return
            self._play(replace(step, fault=None))
            return
        self._after_success(step, before, apply)

    def _read(self, step: Step) -> None:
        """Somebody reads each secret."""
        for reader in READERS:
            credential = self._credential(reader)
            if credential is None:
                continue
            held = next((each for each in self._held if each.reader is reader and each.credential == credential), None)
            if held is None:
                self._held.append(Held(reader, credential, step.at, step.at))
            else:
                held.last = step.at

    def _credential(self, reader: Reader) -> Credential | None:
        if not self._state.keys.get(reader.module) or reader.secret not in self._state.secrets:
            return None
        return reader.read(self.world, self._state.secrets[reader.secret])

    def _works(self, credential: Credential) -> bool:
        self.report.checks += 1
        return credential.works()

    def _apply(self, step: Step) -> _Apply:
        def look() -> None:
            self._read(step)
            for reader in READERS:
                # Snowflake's user takes two public keys: when both are replaced, the secret follows a moment later.
                is_told = reader.module == PAIRS and any(
                    notice.read_again_now and notice.secret == reader.secret for notice in self._since_complete
                )
                credential = None if is_told else self._credential(reader)
                if credential is not None and not self._works(credential):
                    self._wrong.append(f"between two calls the key in {reader.secret} is refused")

        # What `deploy.sh create` adds after a replacement has failed.
        again = [f"-replace={address}" for address in not_replaced(self._state.state)]
        plan = self._run("plan", "-detailed-exitcode", f"-out={_PLAN}", *self._variables(step), *again)
        apply = None
        if plan.code == _SOMETHING:
            shown = json.loads(self._terraform.run("show", "-json", _PLAN).text)
            told = notices(self._state.state, shown)
            self._since_complete += told
            self._told += [(step.at, notice) for notice in told]
            self.report.urgent += sum(notice.is_urgent for notice in told)
            self.world.after_each_change = look if self._state.keys else None
            apply = self._run("apply", _PLAN)
            self.world.after_each_change = None
        self._state = self._snapshot()
        if self._wrong:
            self._broken("; ".join(dict.fromkeys(self._wrong)))
        self.report.applies += 1
        self._read(step)
        return _Apply(plan, apply)

    def _after_failure(self, step: Step, apply: _Apply) -> None:
        if step.fault is None or "failed on purpose" not in apply.error:
            self._broken(f"the apply failed:\n{apply.error}")
        self.report.failed_on_purpose += 1
        self._unclean = step.at
        for keys in self._state.keys.get(LONE_KEY, {}).values():
            self._overdue.discard(keys.id)  # its replacement is not tried again before its next turn
        expected = not_replaced(self._state.state)
        if expected:
            # Terraform does not try these replacements again. It says what does.
            told = _Apply(self._run("plan", "-detailed-exitcode", *self._variables(step))).not_replaced
            if sorted(told) != sorted(expected):
                self._broken(f"the replacement of {expected} has failed, and the plan says so of {told}")

    def _after_success(self, step: Step, before: Snapshot, apply: _Apply) -> None:
        if self._complete:
            self._check_changes(step, before, apply)
        self._check_dates(step)
        self._check_secrets(step)
        self._check_jobs()
        if apply.changes:
            self._check_nothing_is_left(step)
        self._complete.append(step)
        self._overdue = set()
        self._since_complete = []

    # What must hold

    def _check_lost(self, step: Step) -> list[Held]:
        """That a plan has told of each key that is refused now. Returns them."""
        lost = [held for held in self._held if not self._works(held.credential)]
        self._held = [held for held in self._held if held not in lost]
        for held in lost:
            self.report.lost += 1
            secret, last = held.reader.secret, held.last
            if step.keys > 2 and self._unclean is not None and self._unclean >= held.first:
                last = held.first  # since when an older key was in the secret is not known after a failure
            if not any(_covers(notice, secret, last) for notice in self._since_complete):
                self._broken(f"a key of {secret}, last read at {rfc3339(last)}, is refused and no notice told so")
            if self._unclean is None or self._unclean < held.first:
                self._check_promise(step, held)
        return lost

    def _check_notices(self, step: Step, lost: Sequence[Held]) -> None:
        """That nobody is told to read again who need not."""
        for notice in self._since_complete:
            gone = [held for held in lost if held.reader.secret == notice.secret]
            if notice.read_again_now and not any(held.last == step.at for held in gone):
                self._broken(f"readers of {notice.secret} were told to read again now, and need not")
            kept = [held for held in self._held if held.reader.secret == notice.secret]
            if notice.read_since and not any(notice.read_since <= rfc3339(held.first + TOLERANCE) for held in kept):
                self._broken(f"{notice} names a moment later than the one since when the key is in the secret")

    def _is_clean(self, step: Step) -> bool:
        """Whether nothing failed and no setting has changed since the first apply."""
        settings = {(each.day_count, each.keys) for each in (*self._complete, step)}
        return self._unclean is None and len(settings) == 1

    def _check_promise(self, step: Step, held: Held) -> None:
        """That a key is refused no sooner than readers were promised."""
        eras = [*self._complete, step]
        if (step.day_count, step.keys) != (eras[-2].day_count, eras[-2].keys):
            return  # the plan that changes the settings has told, see `_check_lost`
        after = next(index for index, each in enumerate(eras) if each.at >= held.last)
        keys = min(each.keys for each in eras[max(0, after - 1) :])
        days = min(each.day_count for each in eras[max(0, after - 1) :])
        period = (1 if held.reader.module == PAIRS else keys - 1) * days * DAY
        gap = eras[after].at - eras[after - 1].at if after else timedelta(0)
        if step.at - held.last >= period - gap - TOLERANCE:
            return
        announced = [
            notice.read_again_by or rfc3339(at)
            for at, notice in self._told
            if notice.secret == held.reader.secret
            and at >= held.first
            and (notice.read_again_by or notice.read_again_now)
        ]
        if not any(by <= rfc3339(step.at) for by in announced):
            self._broken(
                f"a key of {held.reader.secret} is refused {step.at - held.last} after it could be read last: too soon"
            )

    def _check_changes(self, step: Step, before: Snapshot, apply: _Apply) -> None:
        for action, type_, address in apply.changes:
            if type_ not in _ROTATED and not (action == "update" and type_ in _UPDATED):
                self._broken(f"a rotation would {action} {address}")
        last = self._complete[-1]
        unchanged = (step.day_count, step.keys) == (last.day_count, last.keys)
        if apply.changes and unchanged and not self._overdue and not self._since_failure(last):
            self._broken(f"nothing is due, yet the plan has {apply.changes}")
        for module, keys in before.keys.items():
            now = self._state.keys.get(module, {})
            replaced = [number for number, key in keys.items() if number in now and now[number].id != key.id]
            self.report.rotations += bool(replaced)
            for number, key in keys.items():
                if number in replaced and key.id not in self._overdue:
                    self._broken(f"{module}: key {number} was replaced before it was due ({rfc3339(key.due)})")
                # One that falls due while Terraform plans may be replaced by this apply and by the next.
                if key.id in self._overdue and key.due < step.at and number in now and number not in replaced:
                    self._broken(f"{module}: key {number} was due and is still there")
            if unchanged and not self._since_failure(last) and len(replaced) > self._ticks(last, step):
                self._broken(f"{module}: keys {replaced} were replaced, {self._ticks(last, step)} ticks have passed")

    def _since_failure(self, last: Step) -> bool:
        return self._unclean is not None and self._unclean >= last.at

    @staticmethod
    def _ticks(last: Step, step: Step) -> int:
        tick = step.day_count * 86400
        return int((step.at + step.lag).timestamp() - 1) // tick - int(last.at.timestamp() - 1) // tick

    def _check_dates(self, step: Step) -> None:
        for module, keys in self._state.keys.items():
            number = 2 if module == PAIRS else step.keys
            if module != LONE_KEY and set(keys) != set(range(number)):
                self._broken(f"{module}: has keys {sorted(keys)}, {number} were asked for")
            for index, key in keys.items():
                if key.due > step.at + number * step.day_count * DAY:
                    self._broken(f"{module}: key {index} is to live until {rfc3339(key.due)}")

    def _check_secrets(self, step: Step) -> None:
        for reader in READERS:
            if reader.secret in self._state.secrets and reader.module in self._state.keys:
                credential = self._credential(reader)
                newest = max(self._state.keys[reader.module].values(), key=lambda key: key.due)
                if credential is None or credential.id != newest.id:
                    self._broken(f"{reader.secret} does not hold the newest key")

    def _check_jobs(self) -> None:
        jobs = self.world.jobs()
        self._jobs = self._jobs or jobs
        if jobs != self._jobs:
            changed = {name for name in jobs.keys() | self._jobs.keys() if jobs.get(name) != self._jobs.get(name)}
            self._broken(f"not the same any more: {sorted(changed)}")

    def _check_nothing_is_left(self, step: Step) -> None:
        second = self._run("plan", "-detailed-exitcode", *self._variables(step))
        # A key that fell due while Terraform planned is replaced again by the next apply.
        if any(key.due < step.at + step.lag for keys in self._state.keys.values() for key in keys.values()):
            return
        plan = _Apply(second)
        if second.code != _NOTHING:
            self._broken(f"a plan right after the apply is not empty: {plan.changes} {second.text[-2000:]}")
        if plan.not_replaced:
            self._broken(f"no replacement has failed, yet the plan after the apply says so of {plan.not_replaced}")

    def _look_for_secrets(self, log: str) -> None:
        said = "\n".join([log, *self._printed])
        secrets = self._state.sensitive | {held.credential.secret for held in self._held}
        secrets |= {self._environment["TF_VAR_confluent_api_secret"]}
        if "PRIVATE KEY" in said or any(secret in said for secret in secrets):
            self._broken("a secret was printed")
        for key in self._state.keys.get(PAIRS, {}).values():
            if key.id in self._state.text:
                self._broken("a private key of the service user is in Terraform's state")

    # Terraform

    def _snapshot(self) -> Snapshot:
        return Snapshot(self._stack / "terraform.tfstate", self.world)

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

    def _broken(self, what: str) -> None:
        raise Broken(f"{self.setting.name} [{self.setting.shape}], {self._where}: {what}")


def _covers(notice: Notice, secret: str, last: datetime) -> bool:
    """Whether a notice tells readers who read the secret no later than `last` that their key is removed."""
    return notice.secret == secret and (
        notice.read_again_now or bool(notice.read_since and notice.read_since >= rfc3339(last))
    )


def play(
    setting: Setting, synthesized: Path, folder: Path, change: Callable[[Path], None] = lambda _stack: None
) -> Report:
    """Play a setting in an empty folder. Raises `Broken`."""
    return Simulation(setting, synthesized, folder, change).run()
