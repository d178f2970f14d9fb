"""The inputs of a run: options, the environment, a file, answers at the terminal; and the settings, checked."""

from __future__ import annotations

import getpass
import io
import os
import stat
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from deploy.errors import BadArguments
from deploy.options import Options
from deploy.secrecy import KNOWN
from deploy.variables import BY_OPTION, PREFIX, REQUIRED, SECRETS, VARIABLES, Variable

if TYPE_CHECKING:
    from lakehouse.settings import Settings

DEFAULT_FILE: Final = ".env"

#: What a file may hold: names that start so. Anything else in it is some other program's.
_TAKEN: Final = (PREFIX, "LAKEHOUSE_", "TF_TOKEN_", "TF_CLOUD_")
_TAKEN_NAMES: Final = frozenset({"AWS_PROFILE", "AWS_REGION", "AWS_DEFAULT_REGION"})
_LARGEST: Final = 1 << 20
"""Bytes of such a file; a larger one is no such file."""
_NEAR: Final = 0.7
"""How alike two names are that may be meant for one another, from 0 to 1; one letter too many or too few is 0.9."""
_VENDORS: Final = frozenset(variable.vendor for variable in REQUIRED if variable.vendor)


@dataclass(frozen=True)
class Inputs:
    """Values of Terraform variables, by variable; some are secret."""

    values: Mapping[str, str] = field(repr=False)
    environment: Mapping[str, str] = field(default_factory=dict, repr=False)
    """What the file adds to the environment of the run."""

    def variables(self) -> dict[str, str]:
        """As the environment that Terraform takes variables from."""
        return {**self.environment, **{f"{PREFIX}{name}": value for name, value in self.values.items() if value}}


def environment(options: Options, root: Path) -> dict[str, str]:
    """This process's environment, and below it what the file of `--env-file` says (`.env` in `root` if there is one).

    BadArguments for a file that others can read, that is not a regular file, or that has an invalid line.
    """
    file = _from_file(options, root)
    # An empty variable counts as not given where the file gives it.
    return {**file, **{name: value for name, value in os.environ.items() if value or name not in file}}


def gather(options: Options, given: Mapping[str, str], *, demand: bool = True) -> Inputs:
    """Options, then the environment in `given`, then the terminal. BadArguments lists everything missing at once.

    Without `demand` nothing is asked for and nothing is missing.
    """
    values = {BY_OPTION[option].name: value for option, value in options.values.items()}
    for each in REQUIRED:
        values.setdefault(each.name, given.get(each.environment) or given.get(each.vendor) or "")
    for each in [each for each in REQUIRED if demand and not values[each.name]]:
        values[each.name] = _ask(each)
    missing = [_how_to_give(each) for each in REQUIRED if not values[each.name]]
    if missing and demand:
        raise BadArguments(
            "Missing for real accounts: " + "; ".join(missing) + ".",
            f"Or put them into {DEFAULT_FILE} (docs/first-deployment.md). --local needs none of them.",
        )
    for name, value in values.items():
        _look_at(name, value)
    KNOWN.add(*(values.get(name) or given.get(f"{PREFIX}{name}") or "" for name in SECRETS))
    KNOWN.add(*(value for name, value in given.items() if name.startswith("TF_TOKEN_")))
    return Inputs(values, {name: value for name, value in given.items() if os.environ.get(name) != value})


def _look_at(name: str, value: str) -> None:
    if "\0" in value:
        raise BadArguments(f"{name} contains a NUL byte.", "Copy the value again.")
    if value != value.strip():
        print(f"warning: {name} begins or ends with white space; used unchanged", file=sys.stderr)


def _how_to_give(variable: Variable) -> str:
    names = variable.environment + (f" or {variable.vendor}" if variable.vendor else "")
    return names if variable.secret else f"--{variable.option}=VALUE or {names}"


def _ask(variable: Variable) -> str:
    """An answer at the terminal, hidden for a secret; "" without a terminal."""
    if not interactive():
        return ""
    question = f"{variable.question}: "
    try:
        return getpass.getpass(question) if variable.secret else input(question)
    except EOFError:
        print(file=sys.stderr)
        return ""


def interactive() -> bool:
    """Whether there is a terminal for prompts."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stderr))


def _from_file(options: Options, root: Path) -> dict[str, str]:
    path = Path(options.env_file) if options.env_file else root / DEFAULT_FILE
    if options.env_file is None and not os.path.lexists(path):
        return {}
    given = _parse(_read(path), path)
    unused = sorted(name for name in given if not _is_taken(name))
    if unused:
        print(f"note: {path}: ignored: {', '.join(unused)}", file=sys.stderr)
    _refuse_unknown_variables(given, path)
    return {name: value for name, value in given.items() if value and name not in unused}


def _is_taken(name: str) -> bool:
    return name.startswith(_TAKEN) or name in _TAKEN_NAMES or name in _VENDORS


def _unknown_variables(names: Iterable[str]) -> list[str]:
    return [name for name in names if name.startswith(PREFIX) and name.removeprefix(PREFIX) not in VARIABLES]


def _refuse_unknown_variables(given: Mapping[str, str], path: Path) -> None:
    unknown = _unknown_variables(given)
    if unknown:
        raise BadArguments(
            f"{path}: unknown variable {unknown[0]}.",
            f"Known variables: {', '.join(sorted(VARIABLES))}.",
        )


def warn_of_misspelt_variables(environment: Iterable[str]) -> None:
    """Say which names of an environment are nearly, but not quite, a variable's: Terraform would ignore them silently.

    No refusal, and no word of others: the same shell may serve another project.
    """
    for name in sorted(_unknown_variables(environment)):
        from difflib import get_close_matches

        near = get_close_matches(name.removeprefix(PREFIX).lower(), VARIABLES, n=1, cutoff=_NEAR)
        if near:
            print(f"warning: unknown variable {name} is ignored; did you mean {PREFIX}{near[0]}?", file=sys.stderr)


def _read(path: Path) -> str:
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError as error:
        raise BadArguments(
            f"{path} cannot be read: {error.strerror}.", "Correct --env-file, or leave it out."
        ) from None
    try:
        _require_own_plain_file(os.fstat(descriptor), path)
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            return file.read().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadArguments(f"{path} is not UTF-8 text.", "Save it as UTF-8.") from None
    finally:
        os.close(descriptor)


def _require_own_plain_file(about: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(about.st_mode) or about.st_size > _LARGEST:
        raise BadArguments(
            f"{path} is not a regular file, or is larger than 1 MB.", "Name a text file of NAME=VALUE lines."
        )
    if about.st_uid != os.geteuid():
        raise BadArguments(f"{path} belongs to another user.", "Use a file that you own: it holds secrets.")
    if about.st_mode & 0o077:
        mode = f"{about.st_mode & 0o777:04o}"
        raise BadArguments(f"{path}: other users can access it (mode {mode}).", f"chmod 600 '{path}'")


def _parse(text: str, path: Path) -> dict[str, str]:
    """Names and values, byte for byte: nothing in a value is replaced by anything else's."""
    from dotenv.parser import parse_stream

    given: dict[str, str] = {}
    for binding in parse_stream(io.StringIO(text, newline="")):
        if binding.error or (binding.key is not None and binding.value is None):
            # Not the line itself: it may hold half of a secret.
            raise BadArguments(
                f"{path}: line {binding.original.line} is not of the form NAME=VALUE or NAME='VALUE'.",
                r"Inside single quotes, write \' for ' and \\ for \. Everything else is literal.",
            )
        if binding.key is not None:
            given[binding.key] = binding.value or ""
    return given


def load_run_configuration(options: Options, root: Path) -> tuple[dict[str, str], Settings]:
    """The environment of a run and the settings, both checked.

    Raises:
        BadArguments: An option, a variable or a setting is wrong.
    """
    environment = run_environment(options, root)
    warn_of_misspelt_variables(os.environ)
    settings = load_settings(root, environment)
    _check_numbers({**environment, **options.variables()}, settings)
    return environment, settings


def run_environment(options: Options, root: Path) -> dict[str, str]:
    """The environment of a run; for real accounts with what the user's file adds to it."""
    return dict(os.environ) if options.local else environment(options, root)


def load_settings(root: Path, environment: Mapping[str, str]) -> Settings:
    """The app's settings.

    Raises:
        BadArguments: A setting is wrong.
    """
    from lakehouse.errors import SettingsError
    from lakehouse.settings import Settings

    try:
        return Settings.load(root, environment=environment)
    except SettingsError as error:
        raise BadArguments(str(error)) from error


def _check_numbers(environment: Mapping[str, str], settings: Settings) -> None:
    """Refuse numbers in Terraform variables that Terraform would refuse, before anything is tried."""
    from lakehouse.settings import LIFE_ALLOWED, LONGEST_LIFE

    for variable in VARIABLES.values():
        text = environment.get(variable.environment)
        try:
            if text is not None:
                variable.check(text)
        except ValueError:
            raise BadArguments(
                f"{variable.environment}: {text!r} is out of range.", f"Allowed: {variable.allowed}."
            ) from None
    keys, days = (
        int(environment.get(f"{PREFIX}{name}") or getattr(settings, name))
        for name in ("number_of_api_keys_to_retain", "day_count")
    )
    if keys * days > LONGEST_LIFE:
        raise BadArguments(
            f"number_of_api_keys_to_retain {keys} x day_count {days} is too long.", f"Allowed: {LIFE_ALLOWED}."
        )
