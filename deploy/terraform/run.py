"""Runs Terraform in its folder, with its environment, and streams what it reports."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Protocol

from deploy.errors import INTERRUPTED, Failure
from deploy.secrecy import masked
from deploy.terraform.binary import find_program, python_path
from deploy.terraform.remote_output import messages
from deploy.terraform.state import State

#: Variables of the caller's that would silently change what a command does. Not TF_CLI_CONFIG_FILE: it says where the
#: token is, and which mirror or proxy to take. Local runs set one of their own.
_UNWANTED: Final = re.compile(r"^TF_(CLI_ARGS.*|WORKSPACE|DATA_DIR|REATTACH_PROVIDERS|INPUT|IN_AUTOMATION)$")


GOGC: Final = "400"
"""How much Terraform's memory grows before Go collects garbage, in percent; Go's default of 100 costs a quarter more
processor time in every command."""


class Credentials(Protocol):
    """Credentials with an end."""

    def renew(self) -> Mapping[str, str]:
        """Those that are good now, as variables of Terraform's environment."""

    def expired(self) -> bool:
        """Forget them: they were refused. Whether `renew` may bring newer ones."""


class VariableSink(Protocol):
    """Passes secrets to Terraform runs on another machine."""

    def publish(self, environment: Mapping[str, str]) -> dict[str, str]:
        """Send the secrets; return the environment without them, because Terraform would send them in clear text."""


@dataclass
class Terraform:
    """Terraform for one folder. `variables` are the `TF_*` settings of the run: never in argv, never on disk."""

    folder: Path
    variables: Mapping[str, str] = field(default_factory=dict)
    program: Sequence[str] = field(default_factory=find_program)
    keep_open: Sequence[int] = ()
    """File descriptors that Terraform holds too: the lock of the run."""
    credentials: Credentials | None = None
    """Those that run out, asked for before each command."""
    read_state: Callable[[], State] | None = None
    """Reads the state where it is a local file: no need to start Terraform. Raises ValueError for no state."""
    remote: VariableSink | None = None
    """Set when runs are carried out by Terraform Cloud."""

    def environment(self) -> dict[str, str]:
        inherited = {name: value for name, value in os.environ.items() if not _UNWANTED.match(name)}
        renewed = dict(self.credentials.renew()) if self.credentials is not None else {}
        inherited.setdefault("GOGC", GOGC)
        ours = {"CHECKPOINT_DISABLE": "1", "PYTHONPATH": python_path()} | dict(self.variables) | renewed
        return inherited | ours if self.remote is None else self.remote.publish(inherited | ours)

    def run(self, arguments: Sequence[str]) -> int:
        """Run with the terminal: output and prompts go to the user unchanged.

        Returns its exit code; INTERRUPTED when it was, or when a signal ended it.
        """
        command = [*self.program, *arguments]
        with spawn(
            command, cwd=self.folder, env=self.environment(), own_terminal=True, pass_fds=self.keep_open
        ) as process:
            code = process.wait()
            return INTERRUPTED if process.interrupted or code < 0 else code

    def output(self, arguments: Sequence[str]) -> str:
        """What a command prints. Failure when it fails."""
        done = subprocess.run(
            [*self.program, *arguments],
            cwd=self.folder,
            env=self.environment(),
            capture_output=True,
            stdin=subprocess.DEVNULL,
            pass_fds=self.keep_open,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise Failure(
                masked(f"terraform {arguments[0]} failed: {_first_line(done.stderr or done.stdout)}"),
                masked(done.stderr.strip()),
            )
        return done.stdout

    def state(self) -> State:
        """The state that it works on: of its file, or as `terraform state pull` prints it.

        Raises:
            Failure: The state cannot be read.
        """
        try:
            return State.parse(self.output(["state", "pull"])) if self.read_state is None else self.read_state()
        except ValueError:
            raise Failure("What should be Terraform's state is none.", "Run the same command again.") from None

    def events(self, arguments: Sequence[str]) -> Events:
        """Start a command that takes `-json`; iterate what it reports, wherever it runs."""
        return Events([*self.program, arguments[0], "-json", *arguments[1:]], self)


class Events:
    """The messages of one `-json` run. After the iteration `code` is Terraform's exit code."""

    def __init__(self, command: Sequence[str], terraform: Terraform) -> None:
        self._command = command
        self._terraform = terraform
        self.code: int | None = None
        self.interrupted = False

    def __iter__(self) -> Iterator[dict[str, Any]]:
        with spawn(
            self._command,
            cwd=self._terraform.folder,
            env=self._terraform.environment(),
            pass_fds=self._terraform.keep_open,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as process:
            assert process.stdout is not None  # noqa: S101 - asked for above
            said = (_message(line) for line in process.stdout)
            yield from said if self._terraform.remote is None else messages(said)
            self.code = process.wait()
            self.interrupted = process.interrupted


def _message(line: bytes) -> dict[str, Any]:
    text = masked(line.decode(errors="surrogateescape")).encode(errors="surrogateescape").decode(errors="replace")
    text = text.rstrip("\n")
    try:
        message = json.loads(text)
    except ValueError:
        message = None
    # What is no message (a crash, a library's complaint) must not get lost.
    return message if isinstance(message, dict) else {"type": "text", "@message": text}


def _first_line(text: str) -> str:
    lines = (re.sub(r"\x1b\[[0-9;]*m", "", line).strip("│╷╵ \t") for line in text.splitlines())
    return next((line for line in lines if line), "it said nothing")


class _Process(subprocess.Popen[bytes]):
    interrupted = False


@contextmanager
def spawn(command: Sequence[str], *, own_terminal: bool = False, **options: Any) -> Iterator[_Process]:
    """Start a program so that one Ctrl-C, or a request to end, is one interrupt to it; wait for it to end by itself.

    Terraform treats a second interrupt as "exit at once, losing data". In a session of its own it gets none from the
    terminal, only the one passed on here. With the terminal its own, the terminal has already told it.
    """
    process = _Process(
        command, start_new_session=not own_terminal, stdin=None if own_terminal else subprocess.DEVNULL, **options
    )
    terminal_tells = own_terminal and sys.stdin is not None and sys.stdin.isatty()

    def pass_on(number: int, _frame: object) -> None:
        process.interrupted = True
        if not (number == signal.SIGINT and terminal_tells) and process.poll() is None:
            process.send_signal(signal.SIGINT)

    watched = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]
    heard = [number for number in watched if signal.getsignal(number) is not signal.SIG_IGN]  # nohup ignores one
    before = {number: signal.signal(number, pass_on) for number in heard}
    try:
        yield process
    finally:
        try:
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
                process.wait()
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
            if process.stdout is not None:
                process.stdout.close()
