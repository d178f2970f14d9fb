"""The commands and their help."""

from __future__ import annotations

import argparse
import os
import re
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from deploy import commands
from deploy.cdktf import cdktf
from deploy.errors import BAD_ARGUMENTS, FAILED, INTERRUPTED, BadArguments, Failure
from deploy.request.options import SECRET_OPTIONS, VARIABLE_OPTIONS, Options
from deploy.secrecy.masking import KNOWN, masked
from local_cloud.client import ServiceError

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
  ./deploy.sh delete --local                    shows what would go, asks, leaves nothing behind
  ./deploy.sh check --profile=my-sso-profile    on real accounts: what is in the way (docs/first-deployment.md)
  ./deploy.sh create --profile=my-sso-profile   the same lakehouse there; keys from the environment, .env, or asked for

exit codes: 0 done; 1 something failed (the first line says what); 85 bad arguments, nothing was tried; 130 interrupted
"""

_NAME: Final = "deploy.sh"
_EXAMPLE: Final = {
    "cdktf": "cdktf --local -- deploy",
    "terraform": "terraform --local -- state list",
    "test": "test -- -k settings",
}
#: Programs that are handed what follows `--`.
_CALLED: Final = {"cdktf": "cdktf", "terraform": "Terraform"}

_HELP: Final[dict[str, tuple[str, str]]] = {
    "create": (
        "make the lakehouse, or bring it up to date",
        "Synthesizes, plans, asks, applies. Safe to run again at any time.",
    ),
    "delete": (
        "remove everything create made",
        "Plans the removal, asks, removes, also what is not Terraform's, and looks at what is left (docs/delete.md). "
        "Safe to run again after any failure.",
    ),
    "plan": ("show what create would do", "Changes nothing."),
    "check": (
        "look at the accounts, before anything is made",
        "AWS, Snowflake's admin secret and login, Confluent, Terraform Cloud: all problems in one list, each with its "
        "remedy. Changes nothing.",
    ),
    "graph": ("draw Terraform's resource graph", "Writes lakehouse.dot, .svg and .png. Needs no account."),
    "terraform": ("run any Terraform command: terraform [--local] -- ARGS", "ARGS go to Terraform as they are."),
    "cdktf": (
        "the cdktf command line: cdktf [--local] -- synth|diff|deploy|destroy ARGS",
        "From the same settings, on the same state, with the same accounts as create, plan and delete. Installed on "
        "first use. ARGS go to it as they are.",
    ),
    "test": (
        "run the project's tests: test [-- PYTEST-ARGS]",
        "All tests by default, two at a time; pytest's own arguments after --.",
    ),
}


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        # argparse repeats what it does not understand, and that may be a secret.
        message = re.sub(r"ignored explicit argument .*", "takes no value, but got one", message, flags=re.DOTALL)
        message = re.sub(r"invalid choice: '(.*)' \(", lambda m: f"invalid choice: '{_shown([m[1]])}' (", message)
        hint = f"`{self.prog} --help` shows what there is."
        if message.endswith("expected one argument"):
            hint = f"A value that begins with - is given as --NAME=VALUE. {hint}"
        raise BadArguments(message[:1].upper() + message[1:] + ".", hint)


def _add_accounts(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("real accounts (not with --local)")
    group.add_argument("--profile", metavar="NAME", help="AWS profile to take credentials and region from")
    group.add_argument("--login", action="store_true", help="log in at AWS with the browser if the session has expired")
    group.add_argument(
        "--env-file",
        metavar="FILE",
        help="NAME=VALUE lines below the environment, readable by you alone (default: .env, if there is one)",
    )


def _add_variables(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(
        "settings",
        "Each is a Terraform variable. Taken from: these options; TF_VAR_... in the environment; the file of "
        "--env-file; for what is missing then, an answer at the terminal. Secrets are safer in any of the others: "
        "what stands on a command line can be seen by others on this machine.",
    )
    texts = {
        "confluent-api-key": "Confluent Cloud API key; better as TF_VAR_confluent_api_key",
        "confluent-api-secret": "its secret; better as TF_VAR_confluent_api_secret",
        "snowflake-warehouse": "warehouse of the admin sessions; without it the lakehouse's own",
        "admin-service-user-secrets-root-path": "AWS secret with the Snowflake admin's keys",
        "day-count": "days between two rotations of a key, at least 1 (default 30)",
    }
    for name in VARIABLE_OPTIONS:
        group.add_argument(f"--{name}", metavar="VALUE", help=texts[name])


def _add_local(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--local", action="store_true", help="on this machine alone: local clouds, local state")
    group = parser.add_argument_group("with --local")
    group.add_argument("--port", type=int, metavar="N", help="port of the local clouds' service (default: a free one)")
    group.add_argument(
        "--chaos", type=int, metavar="SEED", help="random delays and order, to show a missing dependency"
    )
    group.add_argument("--now", metavar="TIME", help="the local clouds' time, e.g. 2027-01-31T00:00:00Z")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog=_NAME,
        description=_OVERVIEW,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for name, (short, long) in _HELP.items():
        sub = subparsers.add_parser(
            name, help=short, description=f"{short[:1].upper()}{short[1:]}. {long}", allow_abbrev=False
        )
        sub.add_argument(
            "--debug",
            action="store_true",
            help="Terraform's log into a file of yours, secrets masked; traces of errors",
        )
        if name == "test":
            continue
        if name != "check":
            _add_local(sub)
        _add_accounts(sub)
        _add_variables(sub)
        if name in ("create", "delete", "plan"):
            sub.add_argument(
                "--skip-check",
                action="store_true",
                help="do not look at the accounts first: for a machine that cannot reach them, where the workspace "
                "runs Terraform",
            )
        if name in ("create", "delete"):
            sub.add_argument("--auto-approve", action="store_true", help="do not ask")
        if name == "delete":
            sub.add_argument("--keep", action="store_true", help="with --local: keep .local/ (logs, the clouds' file)")
        if name == "graph":
            sub.add_argument("--output", metavar="DIR", help="folder for the pictures (default: graph)")
    return parser


def parse(arguments: Sequence[str]) -> Options:
    """Check the words of a command line. BadArguments for anything that is not understood."""
    own: list[str] = list(arguments)
    after: tuple[str, ...] = ()
    if "--" in own:
        at = own.index("--")
        own, after = own[:at], tuple(own[at + 1 :])
    parser = _parser()
    if not own:
        parser.print_help()
        raise BadArguments("No command given.", "Start with `deploy.sh create --local`.")
    if own[0] in _CALLED and after[:1] == ("--local",):
        raise BadArguments(
            f"--local after `--` would go to {_CALLED[own[0]]}.",
            f"`{_NAME} {own[0]} --local -- ...` is the order.",
        )
    _refuse_options_before_the_command(own)
    parsed, surplus = parser.parse_known_args(own)
    if surplus:
        raise BadArguments(f"Unrecognized arguments: {_shown(surplus)}", _hint(parsed.command))
    if parsed.command is None:
        raise BadArguments("No command given.", "`deploy.sh --help` shows what there is.")
    if after and parsed.command not in _EXAMPLE:
        raise BadArguments(
            f"`{parsed.command}` takes nothing after `--`.", "Only `cdktf`, `terraform` and `test` pass arguments on."
        )
    if not after and parsed.command in _CALLED:
        command = f"`deploy.sh {_EXAMPLE[parsed.command]}`"
        raise BadArguments(f"No {_CALLED[parsed.command]} command given.", f"For example: {command}.")
    known = vars(parsed)
    values = {
        name: known[name.replace("-", "_")]
        for name in VARIABLE_OPTIONS
        if known.get(name.replace("-", "_")) is not None
    }
    texts = {"profile": "profile", "env-file": "env_file", "output": "output"}
    for name, value in {**values, **{name: known.get(field) for name, field in texts.items()}}.items():
        if value == "":
            raise BadArguments(
                f"Argument --{name}: expected a value.", f"Give one, as in --{name}=VALUE, or leave it out."
            )
    fields = {name: known[name] for name in Options.__dataclass_fields__ if name in known and known[name] is not None}
    options = Options(**fields, values=values, arguments=after)
    options.check()
    return options


def _shown(words: Sequence[str]) -> str:
    """Words of a command line as they may be repeated: what is not plainly a name may be a secret or half of one."""
    shown = []
    for word in words:
        option, assigned, _ = word.partition("=")
        harmless = re.fullmatch(r"(--?)?[a-z][a-z-]{0,30}|-[a-zA-Z]", option)
        shown.append((f"{option}=..." if assigned else option) if harmless else "...")
    return " ".join(shown)


def _refuse_options_before_the_command(words: Sequence[str]) -> None:
    command = next((word for word in words if word in _HELP), None)
    if command is None or words[0] == command or words[0] in ("-h", "--help"):
        return
    before = words[: words.index(command)]
    if all(word.startswith("-") for word in before):
        shown = _shown(before)
        raise BadArguments(f"{shown} stands before the command.", f"`{_NAME} {command} {shown}` is the order.")


def _hint(command: str | None) -> str:
    if command in _EXAMPLE:
        return f"What is not for {_NAME} follows `--`, as in `{_NAME} {_EXAMPLE[command]}`."
    return f"`{_NAME} {command} --help` shows what there is."


_COMMANDS: Final[dict[str, Callable[[Options], int]]] = {
    "create": commands.create,
    "delete": commands.delete,
    "plan": commands.plan,
    "check": commands.check,
    "graph": commands.graph,
    "cdktf": cdktf,
    "terraform": commands.terraform,
    "test": commands.test,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    debug = "--debug" in words
    try:
        options = parse(words)
        for name in sorted(SECRET_OPTIONS & set(options.values)):
            KNOWN.add(options.values[name])
            instead = f"TF_VAR_{VARIABLE_OPTIONS[name]}"
            _say(
                f"warning: other users of this machine can see --{name} while it runs; {instead} in the environment not"
            )
        return _COMMANDS[options.command](options)
    except Failure as failure:
        _say(f"error: {failure.line}")
        if failure.hint:
            _say(failure.hint)
        if debug and failure.code != BAD_ARGUMENTS:
            _say(traceback.format_exc())
        return failure.code
    except ServiceError as error:
        _say(f"error: {error}")
        if debug:
            _say(traceback.format_exc())
        return FAILED
    except KeyboardInterrupt:
        _say("\nInterrupted. Run the same command again to go on, or delete to go back.")
        return INTERRUPTED
    except BrokenPipeError:
        # Who read our output has gone (`| head`); Python's own complaint at exit would help nobody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return FAILED
    except OSError as error:
        _say(f"error: {_operating_system(error)}")
        if debug:
            _say(traceback.format_exc())
        return FAILED
    except Exception as error:
        _say(f"error: {type(error).__name__}: {str(error).partition(chr(10))[0]}")
        _say("This is a fault of the program's own; with --debug the trace follows.")
        if debug:
            _say(traceback.format_exc())
        return FAILED


def _operating_system(error: OSError) -> str:
    place = f": {error.filename}" if error.filename else ""
    if error.errno == 28:
        return f"No space left on the disk{place}. Free some, then run the same command again."
    return f"{error.strerror or error}{place}"


def _say(line: str) -> None:
    print(masked(line), file=sys.stderr, flush=True)
