"""When the keys of a rotation module fall due, as Terraform expressions.

Tick k is at 1970-01-01T00:00:00Z + k x `day_count` days. Of N keys, key i falls due at the ticks with k mod N = i, so
keys rotate one at a time and each lives N x `day_count` days. The key whose tick passed last is the newest: the one in
the secret.

Each key has a `time_rotating` whose `rotation_rfc3339` is the key's next tick. A refresh removes it from the state once
that has passed (strictly), and its replacement replaces the key. Other settings move the dates in place and replace
nothing. Between two ticks nothing changes, so plans are empty.

`var.now` is known while planning, as `timestamp()` is not: dates and everything that depends on them are then known
too. When a tick passes between `var.now` and the refresh, the key of that tick is replaced by this apply and again by
the next one. The newest key, which readers hold, is another.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cdktf import TerraformLocal, TerraformResource, TerraformResourceLifecycle, TerraformStack, Token
from constructs import Construct

from imports.time.rotating import Rotating
from imports.time.static_resource import StaticResource
from lakehouse.addresses import SECRETS_WRITTEN, SETTINGS_APPLIED
from lakehouse.addressing import address, create_at_address
from lakehouse.modules.local_module import declare_variable

TIMESTAMP: Final = "[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])T(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]Z"
"""RFC 3339 in UTC and whole seconds, as a regular expression of Terraform's and Python's."""
TIMESTAMP_ALLOWED: Final = "an RFC 3339 time in UTC, whole seconds, such as 2030-01-31T00:00:00Z"

_SECONDS_PER_DAY: Final = 86400


def is_timestamp(expression: str) -> str:
    """Terraform condition: `expression` is a `TIMESTAMP` of a day that exists."""
    # timeadd() refuses 30 February, which the pattern accepts.
    return f'can(regex("^{TIMESTAMP}$", {expression})) && can(timeadd({expression}, "0s"))'


@dataclass(frozen=True)
class Rotation:
    """How keys are rotated. The numbers are cdktf tokens of Terraform variables."""

    day_count: float
    number_of_api_keys_to_retain: float
    now: str
    """Reference to the present, known while planning."""


@dataclass(frozen=True)
class Schedule:
    """References to the schedule of one module, for use inside expressions."""

    keys: str
    """Number of keys."""
    newest: str
    """Index of the key that belongs into the secret."""
    dates: str
    """Address of the `time_static` whose instance i is replaced exactly when key i is due."""

    def newest_first(self, resource: str) -> str:
        """List of the instances of `resource`, one a key, in the order of their ticks, the newest first."""
        # The tick before that of key i is the one of key i - 1.
        return f"[for age in range({self.keys}) : {resource}[{_modulo(f'{self.newest} - age', self.keys)}]]"


def declare_schedule(module: TerraformStack, name: str, *, keys: str) -> Schedule:
    """Declare `var.now`, `time_rotating.<name>` and `time_static.<name>` with one instance a key.

    Args:
        module: Has a variable `day_count`.
        name: Last part of both addresses.
        keys: Expression of the number of keys.
    """
    now = declare_variable(module, "now", "string", description="The present, known while planning")
    now.add_validation(condition=f"${{{is_timestamp('var.now')}}}", error_message=f"now must be {TIMESTAMP_ALLOWED}.")
    next_tick = f"local.passed + 1 + {_modulo('key - local.passed - 1', keys)}"
    for local, expression in {
        "now": "provider::time::rfc3339_parse(var.now).unix",
        "tick": f"var.day_count * {_SECONDS_PER_DAY}",
        "passed": "floor((local.now - 1) / local.tick)",
        "newest": _modulo("local.passed", keys),
        # Relative to the present, because timeadd() takes at most 292 years.
        "due": f'[for key in range({keys}) : timeadd(var.now, format("%ds", ({next_tick}) * local.tick - local.now))]',
    }.items():
        create_at_address(TerraformLocal, module, local, f"${{{expression}}}")
    count = int(keys) if keys.isdigit() else f"${{{keys}}}"
    rotating = create_at_address(
        Rotating,
        module,
        name,
        rfc3339="${var.now}",
        rotation_rfc3339="${local.due[count.index]}",
        # A key keeps the date of its creation. What the refresh has removed gets a new one.
        lifecycle=TerraformResourceLifecycle(ignore_changes=["rfc3339"]),
    )
    rotating.add_override("count", count)
    rotating.add_override("rotation_days", f"${{var.day_count * {keys}}}")
    # What the refresh has removed is created, which triggers nothing. This is replaced, because its date is another.
    static = create_at_address(StaticResource, module, name, rfc3339=f"${{time_rotating.{name}[count.index].rfc3339}}")
    static.add_override("count", count)
    return Schedule(keys, "local.newest", f"time_static.{name}")


def declare_timestamps(scope: Construct, rotation: Rotation, written: Sequence[TerraformResource]) -> None:
    """Create two `time_static`: when a secret was written last, and when a change of settings was applied completely.

    The command line reads them from the state, to tell since when a reader must have read a secret.

    Args:
        written: What puts keys into the secrets. Each is replaced to write another key.
    """
    secrets_written = create_at_address(
        StaticResource,
        scope,
        SECRETS_WRITTEN,
        triggers={address(each): each.get_string_attribute("id") for each in written},
    )
    settings = {
        "day_count": rotation.day_count,
        "number_of_api_keys_to_retain": rotation.number_of_api_keys_to_retain,
    }
    create_at_address(
        StaticResource,
        scope,
        SETTINGS_APPLIED,
        triggers={name: Token.as_string(value) for name, value in settings.items()},
        depends_on=[secrets_written],
    )


def _modulo(number: str, modulus: str) -> str:
    """Remainder from 0 upwards; that of Terraform has the sign of `number`."""
    return f"((({number}) % {modulus} + {modulus}) % {modulus})"
