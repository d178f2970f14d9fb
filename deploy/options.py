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
        "create or update the lakehouse",
        "Synthesizes, shows the plan, asks for approval, applies. Can be repeated at any time.",
    ),
    "delete": (
        "delete everything that create made",
        "Shows the plan, asks for approval, destroys, removes what Terraform does not manage, and checks that nothing "
        "is left (docs/delete.md). Can be repeated after any failure.",
    ),
    "plan": ("show what create would do", "Changes nothing."),
    "check": (
        "check the accounts",
        "Checks AWS, Snowflake's admin secret and login, Confluent and HCP Terraform. Lists all problems, each "
        "with its remedy. Changes nothing.",
    ),
    "graph": ("draw Terraform's resource graph", "Writes lakehouse.dot, .svg and .png. Needs no account."),
    "terraform": (
        "run any Terraform command: terraform [--local] -- ARGS",
        "Runs in the stack's folder with the same state, providers and credentials as create. ARGS are passed on "
        "unchanged.",
    ),
    "cdktf": (
        "the cdktf command line: cdktf [--local] -- synth|diff|deploy|destroy ARGS",
        "Uses the settings, state and accounts of create, plan and delete. cdktf-cli is installed on first use "
        "(420 MB). ARGS are passed on unchanged.",
    ),
    "test": (
        "run the project's tests: test [--fast] [-- PYTEST-ARGS]",
        "Runs all tests, two at a time. Arguments after -- are passed to pytest.",
    ),
}
"""The commands, each with its short help and what its own help adds."""

_OVERVIEW: Final = """\
A streaming lakehouse in one command: Confluent Cloud Kafka and Schema Registry, Flink SQL, Tableflow (Iceberg in your
own S3 bucket), AWS Glue, Snowflake, and API keys that rotate. With --local, Terraform applies the same configuration
to simulated clouds on this machine: no account, no cost, no data (control plane only).
"""
_EXAMPLES: Final = """\
examples:
  ./deploy.sh create --local --auto-approve     the whole lakehouse on this machine
  ./deploy.sh terraform --local -- state list   any Terraform command on this deployment
  ./deploy.sh graph                             graph/lakehouse.dot, .svg and .png
  ./deploy.sh delete --local                    shows the plan, asks, deletes everything
  ./deploy.sh check --profile=my-sso-profile    checks the accounts first (docs/first-deployment.md)
  ./deploy.sh create --profile=my-sso-profile   creates it there; keys come from the environment, .env or a prompt

exit codes: 0 done; 1 failed (the first line of the error says what); 85 invalid arguments, nothing was changed;
            130 interrupted
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
    "Terraform variables. Order of precedence: these options, TF_VAR_... in the environment, the file of --env-file, a "
    "prompt. Do not give secrets as options: other users of this machine can see command lines."
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
    debug: bool = _option(
        "write Terraform's debug log to a private file, secrets masked; show stack traces", commands=COMMANDS
    )
    local: bool = _option(
        "use simulated clouds and a local state file on this machine; no account is used",
        commands=_DEPLOYING - {"check"},
    )
    auto_approve: bool = _option("do not ask for approval", commands=("create", "delete"))
    output: str | None = _option("folder for the pictures (default: graph)", "DIR", commands=("graph",))
    port: int | None = _option(
        "TCP port of the local cloud (default: a free one)",
        "N",
        commands=_DEPLOYING - {"check"},
        group=LOCAL,
        type=int,
        check=_port,
        allowed="1 to 65535, or 0 for any free one",
    )
    chaos: int | None = _option(
        "delay and reorder calls at random, by this seed; shows missing dependencies",
        "SEED",
        commands=_DEPLOYING - {"check"},
        group=LOCAL,
        type=int,
    )
    now: str | None = _option(
        "set the local cloud's clock, e.g. 2027-01-31T00:00:00Z",
        "TIME",
        commands=_DEPLOYING - {"check"},
        group=LOCAL,
        check=moment,
        allowed=f"a time between the years {_YEARS[0]} and {_YEARS[1]} with a time zone, such as 2027-01-31T00:00:00Z",
    )
    keep: bool = _option("keep .local/ (logs, state, the local cloud's database)", commands=("delete",), group=LOCAL)
    profile: str | None = _option("AWS profile to take credentials and region from", "NAME", group=REAL)
    env_file: str | None = _option(
        "file of NAME=VALUE lines; the environment wins over it; mode 0600 (default: .env, if it exists)",
        "FILE",
        group=REAL,
    )
    login: bool = _option("open the browser to log in to AWS if the SSO session has expired", group=REAL)
    skip_check: bool = _option(
        "do not check the accounts first, e.g. if only HCP Terraform's remote runs can reach them",
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
                raise BadArguments(
                    f"Argument --{name} is valid only with --local.", f"Add --local, or leave out --{name}."
                )

    def unused(self) -> list[str]:
        """Given options that have no effect with `--local`."""
        variables = [name for name in self.values if BY_OPTION[name].unused_locally]
        return [f"--{name}" for name in (*(name for name, _, _ in self.given(REAL)), *variables)]

    def variables(self) -> dict[str, str]:
        """The Terraform variables that were given as options, as environment variables."""
        used = {name for name in self.values if not (self.local and BY_OPTION[name].unused_locally)}
        return {BY_OPTION[name].environment: self.values[name] for name in used}

    def exposed_secrets(self) -> list[str]:
        """Options given with a secret, which other users of the machine can read while the command runs (`ps`)."""
        return sorted(name for name in self.values if BY_OPTION[name].secret)


def _require(name: str, value: Any, allowed: str, check: Callable[[Any], object]) -> None:
    try:
        check(value)
    except ValueError:
        raise BadArguments(f"Argument --{name}: {value!r} is not allowed.", f"Allowed: {allowed}.") from None


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        # argparse repeats what it does not understand, and that may be a secret.
        message = re.sub(r"ignored explicit argument .*", "takes no value, but got one", message, flags=re.DOTALL)
        message = re.sub(r"invalid choice: '(.*)' \(", lambda m: f"invalid choice: '{_shown([m[1]])}' (", message)
        hint = f"See `{self.prog} --help`."
        if message.endswith("expected one argument"):
            hint = f"Write a value that begins with - as --NAME=VALUE. {hint}"
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
        raise BadArguments("No command given.", f"See `{NAME} --help`.")
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
        raise BadArguments(f"Options go after the command: {shown}.", f"Write `{NAME} {command} {shown}`.")


def _hint(command: str | None) -> str:
    if command in _EXAMPLE:
        return f"Arguments for the other program go after `--`, as in `{NAME} {_EXAMPLE[command]}`."
    return f"See `{NAME} {command} --help`."


def reference() -> str:
    """All options as a Markdown table (docs/settings.md)."""
    rows = ["| Option | Meaning |", "|---|---|"]
    for each in fields(Options):
        if option := each.metadata.get("option"):
            name = each.name.replace("_", "-") + (f"={option.metavar}" if option.metavar else "")
            rows.append(f"| `--{name}` | {option.help} |")
    rows += [f"| `--{each.option}=VALUE` | {each.option_help} |" for each in BY_OPTION.values()]
    return "\n".join(rows)
