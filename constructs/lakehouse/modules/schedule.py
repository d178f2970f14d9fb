"""When the keys of a rotation module fall due: the arithmetic of its schedule, as Terraform expressions.

A schedule is a grid of ticks: start + k x `day_count` days, k = 0, 1, 2, ... A tick counts once it has passed,
strictly, as `time_rotating` expires: k(now) is the number of the last one that has. At each tick one of the N keys
falls due: key 0 belongs to the ticks 0, N, 2 N, ..., key N-1 to 1, N+1, ..., key N-2 to 2, N+2, ... So the keys rotate
one at a time, `day_count` days apart, each lives N x `day_count` days, and the newest after tick k is key -k mod N. An
apply replaces a key only when a tick of it has passed since the last apply: the key that was the newest then, which
readers hold, goes only after N ticks without an apply.

A changed `day_count` or N starts a new grid at that moment: no key is replaced, key 0 becomes the one to read, and the
others fall due one after the other from one new `day_count` on. (Had the old grid stayed with another width, the key
that readers hold could fall due a moment after the change.)

An apply whose refresh runs across a tick, seconds after `var.now` was taken, replaces the key that falls due and leaves
the newest as it was; the next apply, for which the tick has passed, replaces that key once more. Readers hold another.

The time comes from `var.now`, which has to be known while Terraform plans: `timestamp()` is not, and then neither the
dates nor what depends on them. Everything else is kept in two moments of the state, the first apply and the last change
of the grid. Terraform's language cannot subtract two times: seconds are counted from the parts of a date (the day
number after Fliegel and Van Flandern, https://aa.usno.navy.mil/faq/JD_formula).
"""

from __future__ import annotations

from dataclasses import dataclass

from cdktf import TerraformLocal, TerraformResourceLifecycle, TerraformStack
from constructs import Construct

from imports.time.rotating import Rotating
from imports.time.static_resource import StaticResource
from lakehouse.modules.local_module import declare_variable
from lakehouse.names import pinned

MOMENT = "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z"
"""RFC 3339 in UTC and whole seconds, as a regular expression of Terraform's and Python's."""
MOMENT_ALLOWED = "an RFC 3339 time in UTC, whole seconds, such as 2030-01-31T00:00:00Z"

_HOURS_OF_A_DAY = 24
_SECONDS_OF_A_DAY = 86400


def is_moment(expression: str) -> str:
    """Terraform condition: `expression` is a time as `MOMENT` says, and such a day exists."""
    # timeadd() refuses 30 February, which the pattern lets pass.
    return f'can(regex("^{MOMENT}$", {expression})) && can(timeadd({expression}, "0s"))'


def seconds(moment: str) -> str:
    """Terraform expression: seconds of the RFC 3339 time `moment` (UTC) since a day long ago, always the same one."""
    parts = f'[for part in split(" ", formatdate("YYYY MM DD hh mm ss", {moment})) : tonumber(part)]'
    # A year that begins in March has its leap day last: `late` is 1 for January and February, the end of the last one.
    shifted = f"[for part in [{parts}] : concat(part, [floor((14 - part[1]) / 12)])]"
    year, month = "(part[0] - part[6])", "(part[1] + 12 * part[6] - 3)"
    days = (
        f"part[2] + floor((153 * {month} + 2) / 5) + 365 * {year} "
        f"+ floor({year} / 4) - floor({year} / 100) + floor({year} / 400)"
    )
    return f"[for part in {shifted} : ({days}) * {_SECONDS_OF_A_DAY} + part[3] * 3600 + part[4] * 60 + part[5]][0]"


def ticks(start: str, now: str, day_count: str) -> str:
    """Terraform expression: number of the last tick that has passed at `now`; 0 up to and at the first one."""
    elapsed = f"({seconds(now)} - {seconds(start)})"
    return f"max(0, floor(({elapsed} - 1) / ({day_count} * {_SECONDS_OF_A_DAY})))"


def last_tick(key: str, tick: str, keys: str) -> str:
    """Terraform expression: the last tick of key number `key` at `tick`; below 0 before its first one."""
    return f"({tick} - ({tick} + {key}) % {keys})"


def newest(tick: str, keys: str) -> str:
    """Terraform expression: number of the key that is the newest after `tick`."""
    return f"({keys} - {tick} % {keys}) % {keys}"


def days_after(moment: str, days: str) -> str:
    """Terraform expression: the time `days` days after `moment`; before it, if negative. At most 292 years."""
    return f'timeadd({moment}, format("%dh", ({days}) * {_HOURS_OF_A_DAY}))'


@dataclass(frozen=True)
class Schedule:
    """Names, to write inside expressions, of what `declare_schedule` has made."""

    keys: str
    """How many keys there are."""
    tick: str
    """Number of the last tick that has passed."""
    newest: str
    """Number of the key that readers should use, from 0."""
    dates: str
    """Address of the `time_static` whose instance i is replaced when, and only when, key i is due."""
    changed: str
    """Whether this apply changes `day_count` or the number of keys."""

    def newest_first(self, resource: str) -> str:
        """List of the instances of `resource`, which has one a key: the newest first."""
        return f"[for age in range({self.keys}) : {resource}[({self.newest} + age) % {self.keys}]]"


def declare_schedule(module: TerraformStack, rotations: str, *, keys: str) -> Schedule:
    """Declare `var.now`, `time_rotating.<rotations>` and `time_static.<rotations>` with one instance a key.

    `keys` is the expression of their number; the module has a variable `day_count`.
    """
    now = declare_variable(module, "now", "string", description="The present, known while planning")
    now.add_validation(condition=f"${{{is_moment('var.now')}}}", error_message=f"now must be {MOMENT_ALLOWED}.")
    first = _moment(module, "schedule_start", {})
    # A replaced moment takes the present: ignore_changes holds for updates alone.
    grid = _moment(module, "schedule_grid", {"day_count": "${var.day_count}", "keys": f"${{{keys}}}"})
    pinned(TerraformLocal, module, "tick", f"${{{ticks(grid, 'var.now', 'var.day_count')}}}")
    pinned(TerraformLocal, module, "newest", f"${{{newest('local.tick', keys)}}}")
    rotation = _rotations(module, rotations, keys, first, grid)
    # A rotation that is due vanishes from state at the next refresh; this tells what it was, and its replacement is
    # what replaces the key.
    dates = pinned(StaticResource, module, rotations, rfc3339=f"${{{rotation}[count.index].rfc3339}}")
    dates.add_override("count", _count(keys))
    first_apply = f"{first} == var.now"
    one_stays = f"anytrue([for date in time_static.{rotations} : date.rfc3339 != var.now])"
    module.add_override(
        "check.overlap.assert",
        {
            "condition": f"${{{first_apply} || {one_stays}}}",
            "error_message": "Every key is due at once, because no apply has run for more than "
            f"${{var.day_count * ({keys} - 1)}} days: whoever holds one has to read the secret again after this apply.",
        },
    )
    changed = f"{grid} == var.now && !({first_apply})"
    return Schedule(keys, "local.tick", "local.newest", f"time_static.{rotations}", changed)


def _moment(scope: Construct, name: str, triggers: dict[str, str]) -> str:
    """The time of the apply that made it or that followed a change of `triggers`."""
    lifecycle = TerraformResourceLifecycle(ignore_changes=["rfc3339"])
    pinned(StaticResource, scope, name, rfc3339="${var.now}", triggers=triggers or None, lifecycle=lifecycle)
    return f"time_static.{name}.rfc3339"


def _rotations(scope: Construct, name: str, keys: str, first: str, grid: str) -> str:
    last = last_tick("count.index", "local.tick", keys)
    # At first key 0 is dated today, each further one `day_count` days earlier. Later a date is that of the apply, which
    # is never one that a key had before.
    dated = f"{first} == var.now ? {days_after(first, '-count.index * var.day_count')} : var.now"
    rotations = pinned(
        Rotating,
        scope,
        name,
        rfc3339=f"${{{dated}}}",
        # This one counts, not `rotation_days`, and it changes in place, as the date must not: a key keeps its date.
        rotation_rfc3339=f"${{{days_after(grid, f'({last} + {keys}) * var.day_count')}}}",
        lifecycle=TerraformResourceLifecycle(ignore_changes=["rfc3339"]),
    )
    rotations.add_override("count", _count(keys))
    rotations.add_override("rotation_days", f"${{var.day_count * {keys}}}")
    return f"time_rotating.{name}"


def _count(keys: str) -> int | str:
    return int(keys) if keys.isdigit() else f"${{{keys}}}"
