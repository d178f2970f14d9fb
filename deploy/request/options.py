"""The options of a run and how they become Terraform variables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Final

from deploy.errors import BadArguments
from deploy.request.variables import VARIABLES

if TYPE_CHECKING:
    from lakehouse.settings import Settings

#: Options of the original's script that set a Terraform variable, by option.
VARIABLE_OPTIONS: Final[Mapping[str, str]] = {each.option: each.name for each in VARIABLES.values() if each.option}

#: Options whose value others on the machine can read while the command runs (`ps`), and should not.
SECRET_OPTIONS: Final = frozenset(each.option for each in VARIABLES.values() if each.option and each.secret)

#: Terraform's timeadd() spans 292 years: with a clock further from the lakehouse's first day even delete could not plan
#: any more.
_YEARS: Final = (2000, 2100)


@dataclass(frozen=True)
class Options:
    """What the user asked for, checked."""

    command: str
    local: bool = False
    auto_approve: bool = False
    debug: bool = False
    keep: bool = False
    port: int | None = None
    now: str | None = None
    chaos: int | None = None
    profile: str | None = None
    env_file: str | None = None
    login: bool = False
    skip_check: bool = False
    output: str | None = None
    values: Mapping[str, str] = field(default_factory=dict)
    """Option name -> text, of those that set a variable."""
    arguments: tuple[str, ...] = ()
    """What follows `--`."""

    def check(self) -> None:
        """Refuse what no run could use. BadArguments names the option, its value and what is allowed."""
        days = self.values.get("day-count")
        if days is not None:
            from lakehouse.settings import DAY_COUNT

            _require("day-count", days, DAY_COUNT.allowed, lambda: DAY_COUNT.check(int(days)))
        if self.now is not None:
            allowed = f"a time of the years {_YEARS[0]} to {_YEARS[1]} with its zone, as in 2027-01-31T00:00:00Z"
            _require("now", self.now, allowed, lambda: moment(self.now or ""))
        if self.port is not None and not 0 <= self.port <= 65535:
            raise _refusal("port", self.port, "1 to 65535, or 0 for any free one")
        if not self.local and self.command != "graph":
            self._refuse_what_is_for_the_local_clouds()

    def _refuse_what_is_for_the_local_clouds(self) -> None:
        given = {"port": self.port, "chaos": self.chaos, "now": self.now, "keep": self.keep or None}
        for name, value in given.items():
            if value is not None:
                raise BadArguments(f"Argument --{name} is for --local alone.", "Add --local, or leave it out.")

    def check_variables(self, environment: Mapping[str, str]) -> None:
        """Refuse numbers in an environment's Terraform variables as Terraform would, before anything is tried."""
        from lakehouse.settings import RULES, IntegerRule

        replaced = {VARIABLE_OPTIONS[name] for name in self.values}
        for name, rule in RULES.items():
            text = environment.get(f"TF_VAR_{name}")
            if text is None or name in replaced or not isinstance(rule, IntegerRule):
                continue
            try:
                rule.check(int(text))
            except ValueError:
                raise BadArguments(f"TF_VAR_{name}: {text!r} is out of range.", f"Allowed: {rule.allowed}.") from None

    def check_life(self, environment: Mapping[str, str], settings: Settings) -> None:
        """Refuse numbers that are good alone and too large together. `check_variables` comes first."""
        from lakehouse.settings import LIFE_ALLOWED, LONGEST_LIFE

        name = "number_of_api_keys_to_retain"
        keys = int(environment.get(f"TF_VAR_{name}") or getattr(settings, name))
        days = int(self.values.get("day-count") or environment.get("TF_VAR_day_count") or settings.day_count)
        if keys * days > LONGEST_LIFE:
            raise BadArguments(f"{name} {keys} x day_count {days} is too long.", f"Allowed: {LIFE_ALLOWED}.")

    def variables(self) -> dict[str, str]:
        """As the environment that Terraform takes variables from."""
        return {f"TF_VAR_{VARIABLE_OPTIONS[name]}": value for name, value in self.values.items()}


def _require(name: str, value: object, allowed: str, check: Callable[[], object]) -> None:
    try:
        check()
    except ValueError:
        raise _refusal(name, value, allowed) from None


def _refusal(name: str, value: object, allowed: str) -> BadArguments:
    return BadArguments(f"Argument --{name}: {value!r} is out of range.", f"Allowed: {allowed}.")


def moment(text: str) -> datetime:
    """An aware time from RFC 3339, of a year that Terraform can reckon from. ValueError otherwise."""
    parsed = datetime.fromisoformat(text)
    if parsed.tzinfo is None or not _YEARS[0] <= parsed.year <= _YEARS[1]:
        raise ValueError(text)
    return parsed
