"""The project's folder, the part of it that `--local` uses, and the lock that admits one run at a time."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from lakehouse.addresses import STACK

from deploy.errors import Failure
from deploy.options import Options, moment
from deploy.terraform.state import State
from local_cloud import client


@contextmanager
def held(path: Path, command: str) -> Iterator[int]:
    """Hold the lock of `path` for `command`. Failure names the process that holds it already.

    Yields the lock's file descriptor. A program that inherits it holds the lock too, so that a Terraform whose parent
    was killed keeps others out until it has ended.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = _lock(path)
    try:
        note = {
            "pid": os.getpid(),
            "command": command,
            "since": datetime.now().astimezone().isoformat(timespec="seconds"),
        }
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, json.dumps(note).encode(), 0)
        yield descriptor
    finally:
        os.close(descriptor)


def _lock(path: Path) -> int:
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _same_file(descriptor, path):
                return descriptor
        except BlockingIOError:
            os.close(descriptor)
            raise Failure(
                f"Another command is running in this folder: {_holder(path)}.",
                "Wait until it ends, or press Ctrl-C in its terminal. If it was killed, its Terraform process is still "
                "finishing: wait for that.",
            ) from None
        # The run before deleted the folder between our open and our lock: what we locked is no longer there.
        os.close(descriptor)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def _same_file(descriptor: int, path: Path) -> bool:
    try:
        return os.fstat(descriptor).st_ino == path.stat().st_ino
    except FileNotFoundError:
        return False


def _holder(path: Path) -> str:
    try:
        note = json.loads(path.read_text())
        return f"`{note['command']}`, process {note['pid']}, since {note['since']}"
    except (OSError, ValueError, KeyError, TypeError):
        return "an unknown process"


OVERRIDE: Final = "local_override.tf.json"
"""Terraform reads `*_override.tf.json` last: its backend takes the place of the `cloud` block."""
CLOUDS: Final = "cloud.db"
"""Where the local clouds keep what they hold."""
_HEAD: Final = '{\n  "version": 4,'
"""How a state begins."""
DEFAULT_ADMIN_SECRET: Final = "/snowflake_admin_credentials"  # noqa: S105 - a path
DEFAULT_REGION: Final = "us-east-1"


@dataclass(frozen=True)
class Local:
    """The local side of one project folder: `.local/` and what is in it."""

    root: Path

    @property
    def folder(self) -> Path:
        return self.root / ".local"

    @property
    def lock(self) -> Path:
        return self.folder / "run.lock"

    @property
    def state(self) -> Path:
        return self.folder / "terraform.tfstate"

    @property
    def data(self) -> Path:
        """Terraform's own notes of a folder that is initialized."""
        return self.folder / "terraform"

    @property
    def unfinished_delete(self) -> Path:
        return self.folder / "unfinished-deletes.json"

    def aws_endpoint(self) -> str:
        """Where the running local AWS listens. Failure when it does not run."""
        service = client.running(self.folder)
        if service is None:
            raise Failure("The local cloud has stopped.", f"See its log: {self.folder / 'service.log'}.")
        return str(service.status()["endpoints"]["aws"])

    def start(self, options: Options) -> client.Service:
        """The running service, started if need be. Failure when it cannot run."""
        self._restore_a_truncated_state()
        self._refuse_a_damaged_state()
        self._set_aside_a_state_of_nothing()
        self.folder.mkdir(mode=0o700, exist_ok=True)
        try:
            now = moment(options.now) if options.now else None
            service = client.ensure(self.folder, port=options.port or 0, now=now)
            service.set_chaos(options.chaos)
        except client.ServiceError as error:
            raise Failure(str(error), f"See the local cloud's log: {self.folder / 'service.log'}.") from None
        return service

    def _restore_a_truncated_state(self) -> None:
        """Terraform writes its state in place: killed in the middle, it leaves the beginning of one, or nothing.

        The state of before that run goes on. What the run made since, no state knows: `reconcile` removes it.
        """
        backup = self.state.with_name(f"{self.state.name}.backup")
        if not self._is_torn(has_backup=backup.exists()):
            return
        aside = self.state.with_name(f"{self.state.name}.{datetime.now():%Y%m%d-%H%M%S}.torn")
        self.state.replace(aside)
        if backup.exists():
            shutil.copy(backup, self.state)
        print(f"note: Terraform was killed while writing its state (kept as {aside.name}); continuing from its backup.")

    def _is_torn(self, *, has_backup: bool) -> bool:
        try:
            text = self.state.read_text()
        except (FileNotFoundError, UnicodeDecodeError):
            return False
        if not text:
            return has_backup
        try:
            json.loads(text)
        except ValueError:
            return _HEAD.startswith(text) or text.startswith(_HEAD)
        return False

    def _refuse_a_damaged_state(self) -> None:
        try:
            self.read_state()
        except ValueError:
            raise Failure(
                f"{self.state} is damaged.",
                f"Restore the backup ({self.state.name}.backup) beside it, or delete .local/ to start over; "
                "the local clouds hold nothing but what was created there.",
            ) from None

    def _set_aside_a_state_of_nothing(self) -> None:
        """Without the clouds' file nothing is there of what Terraform's state lists.

        Terraform would find out most of it by itself, but not what `snowflake_execute` made: the provider never looks.
        """
        if self.read_state().is_empty() or (self.folder / CLOUDS).exists() or client.running(self.folder) is not None:
            return
        aside = self.state.with_name(f"{self.state.name}.{datetime.now():%Y%m%d-%H%M%S}.lost")
        self.state.replace(aside)
        print(f"note: the local cloud's database {CLOUDS} is missing; starting over.")
        print(f"      The old state is kept as {aside.name}.", flush=True)

    def read_state(self) -> State:
        """Terraform's state, without starting Terraform.

        Raises:
            ValueError: The file is not a Terraform state.
        """
        try:
            return State.parse(self.state.read_text())
        except FileNotFoundError:
            return State()

    def state_holds_anything(self) -> bool:
        """True also for a state that cannot be read, and while a delete is not at its end: only what is known to be
        empty may be thrown away."""
        try:
            return not self.read_state().is_empty() or self.unfinished_delete.exists()
        except ValueError:
            return True

    def reconcile(self, service: client.Service) -> list[str]:
        """Remove what a killed run made without Terraform knowing. Sentences of what was removed."""
        return service.reconcile(self.read_state().document)

    def write_override(self, stack: Path) -> None:
        """Swap the `cloud` block for a state file in `.local/`. The synthesized files stay as they are."""
        path = os.path.relpath(self.state, stack)
        override = {"terraform": {"backend": {"local": {"path": Path(path).as_posix()}}}}
        (stack / OVERRIDE).write_text(json.dumps(override, indent=2) + "\n")

    def variables(self, service: client.Service, options: Options, stack: Path) -> dict[str, str]:
        """Terraform's environment: the local providers, and credentials that are good in the local clouds alone."""
        secret_path = options.values.get("admin-service-user-secrets-root-path", DEFAULT_ADMIN_SECRET)
        accounts = service.accounts(secret_path, stack)
        configuration = self.folder / "terraform.rc"
        configuration.write_text("")
        return {
            **_defaults({"TF_VAR_aws_region": DEFAULT_REGION}),
            **options.variables(),
            # The design goes by this time and the providers by theirs: with a clock that was moved, not the machine's.
            "TF_VAR_now": _in_utc(service.status()["now"]),
            "TF_VAR_admin_service_user_secrets_root_path": secret_path,
            "TF_VAR_confluent_api_key": accounts["confluent_api_key"],
            "TF_VAR_confluent_api_secret": accounts["confluent_api_secret"],
            "TF_VAR_aws_access_key_id": "",
            "TF_VAR_aws_secret_access_key": "",
            "TF_VAR_aws_session_token": "",
            "TF_REATTACH_PROVIDERS": service.reattach(),
            **self.quiet(),
        }

    def quiet(self) -> dict[str, str]:
        """Terraform's environment: files in `.local/`, no prompts."""
        return {
            "TF_DATA_DIR": str(self.data),
            "TF_CLI_CONFIG_FILE": str(self.folder / "terraform.rc"),
            "TF_INPUT": "0",
            "TF_IN_AUTOMATION": "1",
        }

    def stop(self) -> None:
        service = client.running(self.folder)
        if service is not None:
            service.stop()

    def leave_nothing(self, stack: Path, outdir: Path, *, keep: bool) -> None:
        """Stop the service and remove what local runs left: `.local/`, the override, the synthesized folder.

        The synthesized folder stays where Terraform was initialized in it for real accounts.
        """
        self.stop()
        (stack / OVERRIDE).unlink(missing_ok=True)
        if not (stack / ".terraform").exists():
            shutil.rmtree(outdir, ignore_errors=True)
        if not keep:
            shutil.rmtree(self.folder, ignore_errors=True)


def _in_utc(text: str) -> str:
    """A time as the variable `now` takes it: RFC 3339 in UTC, whole seconds."""
    return moment(text).astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _defaults(values: Mapping[str, str]) -> dict[str, str]:
    return {name: value for name, value in values.items() if not os.environ.get(name)}


ROOT: Final = Path(__file__).resolve().parents[1]


@dataclass(frozen=True)
class Place:
    """Where a run works."""

    root: Path = ROOT

    @property
    def outdir(self) -> Path:
        return self.root / "cdktf.out"

    @property
    def stack(self) -> Path:
        return self.outdir / "stacks" / STACK

    @property
    def local(self) -> Local:
        return Local(self.root)

    def unfinished_deletes(self, options: Options) -> Path:
        """Where a delete notes what it has to know after the destroy."""
        return self.local.unfinished_delete if options.local else self.root / ".lakehouse" / "unfinished-deletes.json"

    def clean_up(self, options: Options) -> None:
        """Leave nothing of local runs behind, but what the user asked to keep."""
        self.local.leave_nothing(self.stack, self.outdir, keep=options.keep)
