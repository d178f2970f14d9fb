"""When the keys of a rotation module fall due: the arithmetic of its schedule, as Terraform expressions.

At each *tick* one of the N keys falls due, in the order of a ring: key i-1 after key i, key N-1 after key 0. Ticks are
`day_count` days apart, so the keys rotate one at a time and each lives N x `day_count` days; the one replaced last is
the newest. A tick counts once it has passed, strictly, as `time_rotating` expires. An apply replaces a key only when a
tick of it has passed: the newest of the apply before, which readers hold, goes only after N ticks without an apply.

A schedule is known by five things: the last tick, the next, `day_count`, N, and which key is the newest. From them and
the present all else follows, for as long as nobody changes a setting. When somebody does, the new schedule has to take
up where the old one is, or a key would live its age and a whole new life. So the five are remembered outside of
Terraform's graph, which cannot refer to itself: the module is told what it had to remember the last time
(`var.remembered`), and says what to remember now (`to_remember`). The text changes only when a setting does. No date of
a key is moved before the new text is kept as begun (`var.begun`). A text that is told with the mark `BEGUN` was begun
and never done: a change broke off, and nobody knows which dates it had moved. So no tick since then counts, for the key
of one need not have been replaced, and the next comes a day from now, or when it was to come if that is sooner.

A changed setting replaces no key and leaves the order in which they fall due. The next tick comes a new `day_count`
after the last one, or when it was to come anyway if that is later; what would have passed already comes a day from now,
or when it was to come if that is sooner. So no key lives longer than the largest N x the largest `day_count` that it
has seen. Keys that are added fall due last where the ring allows it (when key 0 is the newest), else after key 0; with
fewer keys the youngest that is left becomes the newest.

Where nothing is remembered, because the tag was removed or the state is older than the tag, the ticks are counted from
`time_static.schedule_grid`, the last change of a setting, with key 0 as the newest.

An apply whose refresh runs across a tick, seconds after `var.now` was taken, replaces the key that falls due and leaves
the newest as it was; the next apply, for which the tick has passed, replaces that key once more. Readers hold another.

The time comes from `var.now`, which has to be known while Terraform plans: `timestamp()` is not, and then neither the
dates nor what depends on them. Terraform's language cannot subtract two times: seconds are counted from the parts of a
date (the day number after Fliegel and Van Flandern, https://aa.usno.navy.mil/faq/JD_formula).
"""

from __future__ import annotations

from dataclasses import dataclass

from cdktf import TerraformLocal, TerraformResourceLifecycle, TerraformStack
from constructs import Construct

from imports.time.rotating import Rotating
from imports.time.static_resource import StaticResource
from lakehouse.addressing import create_at_address
from lakehouse.modules.local_module import declare_variable

MOMENT = "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z"
"""RFC 3339 in UTC and whole seconds, as a regular expression of Terraform's and Python's."""
MOMENT_ALLOWED = "an RFC 3339 time in UTC, whole seconds, such as 2030-01-31T00:00:00Z"

BEGUN = " begun"
"""What a text ends with that was begun and never done."""

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


def ticks(first: str, now: str, day_count: str) -> str:
    """Terraform expression: how many ticks have passed at `now`, the first one at `first`."""
    elapsed = f"({seconds(now)} - {seconds(first)})"
    return f"max(0, 1 + floor(({elapsed} - 1) / ({day_count} * {_SECONDS_OF_A_DAY})))"


def modulo(number: str, modulus: str) -> str:
    """Terraform expression: the remainder from 0; Terraform's own has the sign of `number`."""
    return f"(({number}) % {modulus} + {modulus}) % {modulus}"


def earlier(one: str, other: str) -> str:
    """Terraform expression: the earlier of two moments, as `MOMENT` writes them."""
    return f"sort([{one}, {other}])[0]"


def later(one: str, other: str) -> str:
    """Terraform expression: the later of two moments, as `MOMENT` writes them."""
    return f"sort([{one}, {other}])[1]"


def days_after(moment: str, days: str) -> str:
    """Terraform expression: the time `days` days after `moment`; before it, if negative. At most 292 years."""
    return f'timeadd({moment}, format("%dh", ({days}) * {_HOURS_OF_A_DAY}))'


@dataclass(frozen=True)
class Schedule:
    """Names, to write inside expressions, of what `declare_schedule` has made."""

    keys: str
    """How many keys there are."""
    newest: str
    """Number of the key that readers should use, from 0."""
    dates: str
    """Address of the `time_static` whose instance i is replaced when, and only when, key i is due."""
    changed: str
    """Whether this apply changes `day_count` or the number of keys."""
    to_remember: str
    """What the next plan has to be given as `var.remembered`."""

    def newest_first(self, resource: str) -> str:
        """List of the instances of `resource`, which has one a key: the newest first."""
        return f"[for age in range({self.keys}) : {resource}[({self.newest} + age) % {self.keys}]]"


def declare_schedule(module: TerraformStack, rotations: str, *, keys: str) -> Schedule:
    """Declare `time_rotating.<rotations>`, `time_static.<rotations>`, one a key, `var.now`, `remembered` and `begun`.

    `keys` is the expression of their number; the module has a variable `day_count`.
    """
    now = declare_variable(module, "now", "string", description="The present, known while planning")
    now.add_validation(condition=f"${{{is_moment('var.now')}}}", error_message=f"now must be {MOMENT_ALLOWED}.")
    declare_variable(
        module, "remembered", "string", description="What the last apply said to remember; empty if that is lost"
    )
    declare_variable(module, "begun", "bool", description="True once what this apply says to remember is kept")
    first = _moment(module, "schedule_start", {})
    # A replaced moment takes the present: ignore_changes holds for updates alone.
    grid = _moment(module, "schedule_grid", {"day_count": "${var.day_count}", "keys": f"${{{keys}}}"})
    _declare_arithmetic(module, grid, keys)
    rotation = _rotations(module, rotations, keys, first)
    # A rotation that is due vanishes from state at the next refresh; this tells what it was, and its replacement is
    # what replaces the key.
    dates = create_at_address(StaticResource, module, rotations, rfc3339=f"${{{rotation}[count.index].rfc3339}}")
    dates.add_override("count", _count(keys))
    _warn_of_overlap(module, rotations, f"{first} == var.now")
    return Schedule(
        keys,
        "local.schedule.newest",
        f"time_static.{rotations}",
        changed=f"local.changed || {grid} == var.now && {first} != var.now",
        to_remember=written("local.changed ? local.schedule : local.before"),
    )


def written(schedule: str) -> str:
    """Terraform expression: `schedule`, an object of the five, as text."""
    # A tag's value: at most 256 letters, digits, spaces and _ . : / = + - @.
    names = ("last", "next", "day_count", "keys", "newest")
    form = " ".join(f"{name}=%s" for name in names)
    values = ", ".join(f"schedule.{name}" for name in names)
    return f'[for schedule in [{schedule}] : format("{form}", {values})][0]'


def _declare_arithmetic(module: TerraformStack, grid: str, keys: str) -> None:
    """`local.schedule`: the five, now; `local.before`: as they were told; `local.changed`: whether settings differ."""
    number = "[0-9]{1,9}"
    told = (
        f"^last=(?P<last>{MOMENT}) next=(?P<next>{MOMENT}) "
        f"day_count=(?P<day_count>{number}) keys=(?P<keys>{number}) newest=(?P<newest>{number})(?P<begun>{BEGUN})?$"
    )
    for name, expression in {
        # No text, or one that somebody else wrote: a day that does not exist, no key at all.
        "remembered": f'try([for told in [regex("{told}", var.remembered)] : told '
        'if timeadd(told.last, "0s") != "" && timeadd(told.next, "0s") != "" '
        "&& tonumber(told.day_count) > 0 && tonumber(told.newest) < tonumber(told.keys)][0], null)",
        "before": "local.remembered != null ? local.remembered : "
        f"{{ last = {grid}, next = {days_after(grid, 'var.day_count')}, day_count = tostring(var.day_count), "
        f'keys = tostring({keys}), newest = "0", begun = null }}',
        "broke_off": "try(local.remembered.begun != null, false)",
        "passed": f"local.broke_off ? 0 : {ticks('local.before.next', 'var.now', 'local.before.day_count')}",
        "changed": "local.broke_off || local.before.day_count != tostring(var.day_count) "
        f"|| local.before.keys != tostring({keys})",
        "reached": "{ last = local.passed == 0 ? local.before.last : "
        f"{days_after('local.before.next', '(local.passed - 1) * local.before.day_count')}, "
        f"next = {days_after('local.before.next', 'local.passed * local.before.day_count')}, "
        f"newest = {modulo('local.before.newest - local.passed', 'local.before.keys')} }}",
        "schedule": f"{{ last = local.reached.last, next = {_next_tick()}, day_count = var.day_count, "
        f"keys = {keys}, newest = {_newest(keys)} }}",
    }.items():
        create_at_address(TerraformLocal, module, name, f"${{{expression}}}")


def _next_tick() -> str:
    anyway = "local.reached.next"
    in_time = days_after("local.reached.last", "var.day_count")
    soon = days_after("var.now", "1")
    # Where a change broke off, what was to come may have passed.
    to_come = f"{later(anyway, 'var.now')} == {anyway} ? {earlier(anyway, soon)} : {soon}"
    changed = later(in_time, f"({to_come})")
    return f"local.changed ? {changed} : {anyway}"


def _newest(keys: str) -> str:
    newest, before = "local.reached.newest", "local.before.keys"
    # Key 0 is the newest: the added ones come after it in the ring, the first of them last. The keys there were keep
    # their places before them, so that however often keys come and go none is put off for ever.
    added = f"{newest} == 0 && {keys} > {before} ? tonumber({before}) : {newest}"
    return f"{newest} >= {keys} ? 0 : {added}"


def _warn_of_overlap(module: TerraformStack, rotations: str, first_apply: str) -> None:
    one_stays = f"anytrue([for date in time_static.{rotations} : date.rfc3339 != var.now])"
    module.add_override(
        "check.overlap.assert",
        {
            "condition": f"${{{first_apply} || {one_stays}}}",
            "error_message": "Every key of this module is one of ${var.now}, because all were due (no apply for more "
            "than number of keys - 1 times ${var.day_count} days) or were asked to be replaced: whoever holds an older "
            "one has to read the secret again after this apply.",
        },
    )


def _moment(scope: Construct, name: str, triggers: dict[str, str]) -> str:
    """The time of the apply that made it or that followed a change of `triggers`."""
    lifecycle = TerraformResourceLifecycle(ignore_changes=["rfc3339"])
    create_at_address(StaticResource, scope, name, rfc3339="${var.now}", triggers=triggers or None, lifecycle=lifecycle)
    return f"time_static.{name}.rfc3339"


def _rotations(scope: Construct, name: str, keys: str, first: str) -> str:
    # At first key 0 is dated today, each further one `day_count` days earlier. Later a date is that of the apply, which
    # is never one that a key had before.
    dated = f"{first} == var.now ? {days_after(first, '-count.index * var.day_count')} : var.now"
    ticks_until = modulo("local.schedule.newest - 1 - count.index", keys)
    due = days_after("local.schedule.next", f"{ticks_until} * var.day_count")
    rotations = create_at_address(
        Rotating,
        scope,
        name,
        rfc3339=f"${{{dated}}}",
        # This one counts, not `rotation_days`, and it changes in place, as the date must not: a key keeps its date.
        # What is begun is to be kept first.
        rotation_rfc3339=f"${{var.begun ? {due} : null}}",
        lifecycle=TerraformResourceLifecycle(ignore_changes=["rfc3339"]),
    )
    rotations.add_override("count", _count(keys))
    rotations.add_override("rotation_days", f"${{var.day_count * {keys}}}")
    return f"time_rotating.{name}"


def _count(keys: str) -> int | str:
    return int(keys) if keys.isdigit() else f"${{{keys}}}"
