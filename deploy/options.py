"""The options of the command line: parser, help, checks and docs follow from `Options` and the table of variables."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Any, Final, NoReturn

from deploy.errors import BadArguments
from deploy.variables import BY_OPTION

NAME: Final = "deploy.sh"

COMMANDS: Final[Mapping[str, tuple[str, str]]] = {
    "create": (
        "create the lakehouse, or update it",
        "Synthesizes, plans, asks, applies. Safe to run again at any time.",
    ),
    "delete": (
        "remove everything create made",
        "Plans the removal, asks, removes, also what Terraform does not manage, and checks what is left "
        "(docs/delete.md). Safe to run again after any failure.",
    ),
    "plan": ("show what create would do", "Changes nothing."),
    "check": (
        "check the accounts before anything is created",
        "AWS, Snowflake's admin secret and login, Confluent, Terraform Cloud: all problems in one list, each with its "
        "remedy. Changes nothing.",
    ),
    "graph": ("draw Terraform's resource graph", "Writes lakehouse.dot, .svg and .png. Needs no account."),
    "terraform": ("run any Terraform command: terraform [--local] -- ARGS", "ARGS are passed to Terraform unchanged."),
    "cdktf": (
        "the cdktf command line: cdktf [--local] -- synth|diff|deploy|destroy ARGS",
        "With the same settings, state and accounts as create, plan and delete. Installed on first use. ARGS are "
        "passed to it unchanged.",
    ),
    "test": (
        "run the project's tests: test [--fast] [-- PYTEST-ARGS]",
        "All tests by default, two at a time; pytest's own arguments after --.",
    ),
}
"""The commands, each with its short help and what its own help adds."""

_OVERVIEW: Final = """\
A streaming lakehouse in one command: Confluent Cloud Kafka and Schema Registry, Flink SQL, Tableflow (Iceberg in your
own S3 bucket), AWS Glue, Snowflake, and keys that rotate. With --local the same configuration is applied by real
Terraform to stand-in clouds on this machine: no account, no cost.
"""
_EXAMPLES: Final = """\
examples:
  ./deploy.sh create --local --auto-approve     the whole lakehouse on this machine
  ./deploy.sh terraform --local -- state list   any Terraform command, in the right folder with the right environment
  ./deploy.sh graph                             graph/lakehouse.dot, .svg and .png
  ./deploy.sh delete --local                    shows the plan, asks, leaves nothing behind
  ./deploy.sh check --profile=my-sso-profile    real accounts: what is missing or wrong (docs/first-deployment.md)
  ./deploy.sh create --profile=my-sso-profile   the same lakehouse there; keys from the environment, .env, or asked for

exit codes: 0 done; 1 something failed (the first line says what); 85 bad arguments, nothing was tried; 130 interrupted
"""
_EXAMPLE: Final = {
    "cdktf": "cdktf --local -- deploy",
    "terraform": "terraform --local -- state list",
    "test": "test -- -k settings",
}
"""An example of each command that passes on what follows `--`."""
_PROGRAMS: Final = {"cdktf": "cdktf", "terraform": "Terraform"}
"""Commands that need arguments to pass on, and the program that gets them."""

LOCAL, REAL, SETTINGS = "with --local", "real accounts (not with --local)", "settings"
"""Titles of the groups of options in the help."""
_VARIABLES_HELP: Final = (
    "Each is a Terraform variable. Sources, in this order: these options; TF_VAR_... in the environment; the file of "
    "--env-file; an answer at the terminal. Give secrets by any of the others: other users of this machine can see a "
    "command line."
)
_DEPLOYING: Final = frozenset(COMMANDS) - {"test"}
_YEARS: Final = (2000, 2100)
"""Terraform's timeadd() spans 292 years: with a clock further away not even a delete could be planned."""


@dataclass(frozen=True)
class _Option:
    """What the parser has to know of one option. `metavar` is empty for a flag."""

    help: str
    metavar: str
    commands: Collection[str]
    group: str
    type: Callable[[str], Any]
    check: Callable[[Any], object]
    """Raises ValueError."""
    allowed: str


def _option(
    help: str,
    metavar: str = "",
    *,
    commands: Collection[str] = _DEPLOYING,
    group: str = "",
    type: Callable[[str], Any] = str,
    check: Callable[[Any], object] = bool,
    allowed: str = "",
) -> Any:
    option = _Option(help, metavar, commands, group, type, check, allowed)
    return field(default=None if metavar else False, metadata={"option": option})


def moment(text: str) -> datetime:
    """An aware time from RFC 3339, of a year that Terraform can calculate with.

    Raises:
        ValueError: The text is not such a time.
    """
    parsed = datetime.fromisoformat(text)
    if parsed.tzinfo is None or not _YEARS[0] <= parsed.year <= _YEARS[1]:
        raise ValueError(text)
    return parsed


def _port(number: int) -> int:
    if not 0 <= number <= 65535:
        raise ValueError(number)
    return number


@dataclass(frozen=True)
class Options:
    """What the user asked for, checked. A field with `_option` is an option of that name."""

    command: str
    debug: bool = _option("write Terraform's log to a file, secrets masked; show traces of errors", commands=COMMANDS)
    local: bool = _option("on this machine alone: local clouds, local state", commands=_DEPLOYING - {"check"})
    auto_approve: bool = _option("do not ask", commands=("create", "delete"))
    output: str | None = _option("folder for the pictures (default: graph)", "DIR", commands=("graph",))
    port: int | None = _option(
        "port of the local clouds' service (default: a free one)",
        "N",
        commands=_DEPLOYING - {"check"},
        group=LOCAL,
        type=int,
        check=_port,
        allowed="1 to 65535, or 0 for any free one",
    )
    chaos: int | None = _option(
        "random delays and order, to show a missing dependency",
        "SEED",
        commands=_DEPLOYING - {"check"},
        group=LOCAL,
        type=int,
    )
    now: str | None = _option(
        "the local clouds' time, e.g. 2027-01-31T00:00:00Z",
        "TIME",
        commands=_DEPLOYING - {"check"},
        group=LOCAL,
        check=moment,
        allowed=f"a time of the years {_YEARS[0]} to {_YEARS[1]} with its zone, as in 2027-01-31T00:00:00Z",
    )
    keep: bool = _option("keep .local/ (logs and the local clouds' content)", commands=("delete",), group=LOCAL)
    profile: str | None = _option("AWS profile to take credentials and region from", "NAME", group=REAL)
    env_file: str | None = _option(
        "NAME=VALUE lines used where the environment has no value, readable by you alone (default: .env, if present)",
        "FILE",
        group=REAL,
    )
    login: bool = _option("log in to AWS with the browser if the session has expired", group=REAL)
    skip_check: bool = _option(
        "do not check the accounts first: for a machine that cannot reach them, if Terraform Cloud runs Terraform",
        commands=("create", "delete", "plan"),
        group=REAL,
    )
    fast: bool = _option("leave out the tests that run Terraform", commands=("test",))
    values: Mapping[str, str] = field(default_factory=dict)
    """Option name -> text, of the options that set a Terraform variable."""
    arguments: tuple[str, ...] = ()
    """What follows `--`."""

    def given(self, group: str = "") -> Iterator[tuple[str, Any, _Option]]:
        """Name, value and description of the options that were given; only those of a group if one is named."""
        for each in fields(self):
            option, value = each.metadata.get("option"), getattr(self, each.name)
            if option is not None and value is not each.default and group in ("", option.group):
                yield each.name.replace("_", "-"), value, option

    def check(self) -> None:
        """Refuse what no run could use.

        Raises:
            BadArguments: Names the option, its value and what is allowed.
        """
        for name, text in self.values.items():
            _require(name, text, BY_OPTION[name].allowed, BY_OPTION[name].check)
        for name, value, option in self.given():
            _require(name, value, option.allowed, option.check)
        if not self.local and self.command != "graph":
            for name, _, _ in self.given(LOCAL):
                raise BadArguments(f"Argument --{name} is only for --local.", f"Add --local, or leave out --{name}.")

    def unused(self) -> list[str]:
        """Given options that have no effect with `--local`."""
        variables = [name for name in self.values if BY_OPTION[name].unused_locally]
        return [f"--{name}" for name in (*(name for name, _, _ in self.given(REAL)), *variables)]

    def variables(self) -> dict[str, str]:
        """The Terraform variables that were given as options, as environment variables."""
        return {BY_OPTION[name].environment: value for name, value in self.values.items()}

    def exposed_secrets(self) -> list[str]:
        """Options given with a secret, which other users of the machine can read while the command runs (`ps`)."""
        return sorted(name for name in self.values if BY_OPTION[name].secret)


def _require(name: str, value: Any, allowed: str, check: Callable[[Any], object]) -> None:
    try:
        check(value)
    except ValueError:
        raise BadArguments(f"Argument --{name}: {value!r} is out of range.", f"Allowed: {allowed}.") from None


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        # argparse repeats what it does not understand, and that may be a secret.
        message = re.sub(r"ignored explicit argument .*", "takes no value, but got one", message, flags=re.DOTALL)
        message = re.sub(r"invalid choice: '(.*)' \(", lambda m: f"invalid choice: '{_shown([m[1]])}' (", message)
        hint = f"`{self.prog} --help` shows the options."
        if message.endswith("expected one argument"):
            hint = f"A value that begins with - is given as --NAME=VALUE. {hint}"
        raise BadArguments(message[:1].upper() + message[1:] + ".", hint)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog=NAME,
        description=_OVERVIEW,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for name, (short, long) in COMMANDS.items():
        description = f"{short[:1].upper()}{short[1:]}. {long}"
        _add_options(subparsers.add_parser(name, help=short, description=description, allow_abbrev=False), name)
    return parser


def _add_options(parser: argparse.ArgumentParser, command: str) -> None:
    groups: dict[str, Any] = {"": parser}
    for each in fields(Options):
        option = each.metadata.get("option")
        if option is None or command not in option.commands:
            continue
        if option.group not in groups:
            groups[option.group] = parser.add_argument_group(option.group)
        name = f"--{each.name.replace('_', '-')}"
        if option.metavar:
            groups[option.group].add_argument(name, metavar=option.metavar, type=option.type, help=option.help)
        else:
            groups[option.group].add_argument(name, action="store_true", help=option.help)
    if command in _DEPLOYING:
        group = parser.add_argument_group(SETTINGS, _VARIABLES_HELP)
        for variable in BY_OPTION.values():
            group.add_argument(f"--{variable.option}", metavar="VALUE", help=variable.option_help)


def parse(arguments: Sequence[str]) -> Options:
    """Read and check a command line.

    Raises:
        BadArguments: Something in it is not understood or not allowed.
    """
    own: list[str] = list(arguments)
    after: tuple[str, ...] = ()
    if "--" in own:
        at = own.index("--")
        own, after = own[:at], tuple(own[at + 1 :])
    parser = _parser()
    if not own:
        parser.print_help()
        raise BadArguments("No command given.", "Start with `deploy.sh create --local`.")
    if own[0] in _PROGRAMS and after[:1] == ("--local",):
        raise BadArguments(
            f"--local after `--` would be passed to {_PROGRAMS[own[0]]}.",
            f"Write `{NAME} {own[0]} --local -- ...`.",
        )
    _refuse_options_before_the_command(own)
    parsed, surplus = parser.parse_known_args(own)
    if surplus:
        raise BadArguments(f"Unrecognized arguments: {_shown(surplus)}", _hint(parsed.command))
    if parsed.command is None:
        raise BadArguments("No command given.", f"`{NAME} --help` shows the commands.")
    if after and parsed.command not in _EXAMPLE:
        raise BadArguments(
            f"`{parsed.command}` takes nothing after `--`.", "Only `cdktf`, `terraform` and `test` pass arguments on."
        )
    if not after and parsed.command in _PROGRAMS:
        command = f"`{NAME} {_EXAMPLE[parsed.command]}`"
        raise BadArguments(f"No {_PROGRAMS[parsed.command]} command given.", f"For example: {command}.")
    given = {name: value for name, value in vars(parsed).items() if value is not None}
    for name, value in given.items():
        if value == "":
            option = name.replace("_", "-")
            raise BadArguments(
                f"Argument --{option}: expected a value.", f"Give one, as in --{option}=VALUE, or leave it out."
            )
    values = {name: given[key] for name in BY_OPTION if (key := name.replace("-", "_")) in given}
    own_fields = {each.name: given[each.name] for each in fields(Options) if each.name in given}
    options = Options(**own_fields, values=values, arguments=after)
    options.check()
    return options


def _shown(words: Sequence[str]) -> str:
    """Words of a command line as they may be repeated: anything but a plain name may be a secret or half of one."""
    shown = []
    for word in words:
        option, assigned, _ = word.partition("=")
        harmless = re.fullmatch(r"(--?)?[a-z][a-z-]{0,30}|-[a-zA-Z]", option)
        shown.append((f"{option}=..." if assigned else option) if harmless else "...")
    return " ".join(shown)


def _refuse_options_before_the_command(words: Sequence[str]) -> None:
    command = next((word for word in words if word in COMMANDS), None)
    if command is None or words[0] == command or words[0] in ("-h", "--help"):
        return
    before = words[: words.index(command)]
    if all(word.startswith("-") for word in before):
        shown = _shown(before)
        raise BadArguments(f"{shown} stands before the command.", f"Write `{NAME} {command} {shown}`.")


def _hint(command: str | None) -> str:
    if command in _EXAMPLE:
        return f"Arguments to pass on follow `--`, as in `{NAME} {_EXAMPLE[command]}`."
    return f"`{NAME} {command} --help` shows the options."


def reference() -> str:
    """All options as a Markdown table (docs/settings.md)."""
    rows = ["| Option | Meaning |", "|---|---|"]
    for each in fields(Options):
        if option := each.metadata.get("option"):
            name = each.name.replace("_", "-") + (f"={option.metavar}" if option.metavar else "")
            rows.append(f"| `--{name}` | {option.help} |")
    rows += [f"| `--{each.option}=VALUE` | {each.option_help} |" for each in BY_OPTION.values()]
    return "\n".join(rows)
