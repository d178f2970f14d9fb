"""The entry point: runs the command, and turns every failure into a message and an exit code."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Final

from deploy import commands
from deploy.cdktf import cdktf
from deploy.errors import BAD_ARGUMENTS, FAILED, INTERRUPTED, Failure
from deploy.options import Options, parse
from deploy.secrecy import KNOWN, masked
from deploy.variables import BY_OPTION
from local_cloud.client import ServiceError

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
        for name in options.exposed_secrets():
            KNOWN.add(options.values[name])
            _say(
                f"warning: other users of this machine can see the value of --{name} while the command runs; "
                f"set {BY_OPTION[name].environment} in the environment instead"
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
        _say("\nInterrupted. Run the same command again to continue, or `delete` to remove what was created.")
        return INTERRUPTED
    except BrokenPipeError:
        # stdout was closed (`| head`): keep Python from reporting that once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return FAILED
    except OSError as error:
        _say(f"error: {_operating_system(error)}")
        if debug:
            _say(traceback.format_exc())
        return FAILED
    except Exception as error:
        _say(f"error: {type(error).__name__}: {str(error).partition(chr(10))[0]}")
        _say("This is a bug in deploy.sh. Run again with --debug for a stack trace.")
        if debug:
            _say(traceback.format_exc())
        return FAILED


def _operating_system(error: OSError) -> str:
    place = f": {error.filename}" if error.filename else ""
    if error.errno == 28:
        return f"No space left on the disk{place}. Free some space, then run the same command again."
    return f"{error.strerror or error}{place}"


def _say(line: str) -> None:
    print(masked(line), file=sys.stderr, flush=True)
