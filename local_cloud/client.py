"""Client of the service: start, find, call and stop it. Imports neither gRPC nor moto.

service = ensure(Path(".local"))
environment = {"TF_REATTACH_PROVIDERS": service.reattach()}
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from local_cloud.service import files
from local_cloud.service.files import ServiceInfo

_START_LIMIT: Final = 60.0  # seconds; a start takes about one
_STOP_LIMIT: Final = 20.0
_END_LIMIT: Final = 2.0  # from the folder's release to the end of the process
_ANSWER_LIMIT: Final = 60.0
_TAIL_LINES: Final = 15


class ServiceError(Exception):
    """What failed and what to do. The first line is complete by itself."""


class Service:
    """A running service. Every method raises ServiceError when it does not answer."""

    def __init__(self, folder: Path, info: ServiceInfo) -> None:
        self.folder = folder
        self.pid = info.pid
        self._info = info

    @property
    def fingerprint(self) -> str:
        return self._info.fingerprint

    @property
    def port(self) -> int:
        """Of the control API."""
        return self._info.port

    def reattach(self) -> str:
        """Value of TF_REATTACH_PROVIDERS, with which Terraform finds the local providers."""
        return self._info.reattach

    def status(self) -> dict[str, Any]:
        return self._ask("GET", "/status")

    def accounts(self, admin_secret_path: str, working_folder: Path) -> dict[str, str]:
        """Create the initial accounts. Returns `confluent_api_key` and `confluent_api_secret`.

        `working_folder` is where Terraform will run.
        """
        body = {"admin_secret_path": admin_secret_path, "working_folder": str(working_folder.resolve())}
        return self._ask("POST", "/accounts", body)

    def set_clock(self, now: datetime) -> None:
        """Set the clouds' clock to an aware time. It keeps running."""
        self._ask("POST", "/clock", {"now": now.isoformat()})

    def set_chaos(self, seed: int | None) -> None:
        """Delay and reorder changes by a seed; None stops that."""
        self._ask("POST", "/chaos", {"seed": seed})

    def add_fault(self, action: str, type: str | None = None, **details: Any) -> None:
        """Inject a fault. Details as in `service.gate.Fault`: nth, times, status, message, when."""
        self._ask("POST", "/faults", {"action": action, "type": type, **details})

    def calls(self) -> list[dict[str, Any]]:
        """The calls to the clouds since the start: provider, verb, type, name, id, outcome, milliseconds."""
        return self._ask("GET", "/calls")

    def reconcile(self, state: Mapping[str, Any] | None) -> list[str]:
        """Remove objects that are not in Terraform's state (content of `terraform.tfstate`)."""
        return self._ask("POST", "/reconcile", {"state": state})

    def stop(self) -> None:
        """Stop the service and wait until its process has ended."""
        try:
            self._ask("POST", "/stop")
        except ServiceError:
            if files.holder(self.folder) != self.pid:
                return
            raise
        if not _wait_for(lambda: files.holder(self.folder) != self.pid, _STOP_LIMIT):
            raise ServiceError(f"the local cloud (process {self.pid}) does not stop. Stop it with: kill {self.pid}")
        # The state is written and the folder is released; the process ends within milliseconds.
        _wait_for(lambda: _ended(self.pid), _END_LIMIT)

    def _ask(self, method: str, path: str, document: Mapping[str, Any] | None = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self._info.port, timeout=_ANSWER_LIMIT)
        try:
            body = None if document is None else json.dumps(document)
            connection.request(method, path, body, {"Authorization": f"Bearer {self._info.token}"})
            answer = connection.getresponse()
            content = json.loads(answer.read())
        except (OSError, http.client.HTTPException, ValueError) as error:
            raise ServiceError(
                f"the local cloud (process {self.pid}) does not answer: {error}. Its log is {self.folder / files.LOG}."
            ) from error
        finally:
            connection.close()
        if answer.status != http.client.OK:
            raise ServiceError(f"the local cloud refused {method} {path}: {content['error']}")
        return content["result"]


def running(root: Path) -> Service | None:
    """The service of a folder, if one runs. ServiceError when one runs that cannot be reached."""
    folder = root.resolve()
    pid = files.holder(folder)
    if pid is None:
        return None
    try:
        info = ServiceInfo.read(folder)
    except ValueError as error:
        how = f"process {pid} holds the folder. Stop it (kill {pid})" if pid else "a process holds the folder. Stop it"
        raise ServiceError(f"{error}, while {how}, then start again; the file is written again.") from None
    # The file is of an earlier process: the current one is still starting.
    return Service(folder, info) if info is not None and info.pid == pid else None


def ensure(root: Path, *, port: int = 0, now: datetime | None = None, module: str = "local_cloud.service") -> Service:
    """The running service of a folder. Starts it if needed; restarts it when its sources or its port differ.

    Args:
        root: The folder that holds all state.
        port: Port of the control API; 0: any free one.
        now: An aware time to set the clock to.
        module: What `python -m` starts.

    Raises:
        ServiceError: The service is not ready in time; with the end of its log.
    """
    folder = root.resolve()
    service = _reachable(folder)
    if service is not None and not _answers(service):
        service = None
    if service is not None and (service.fingerprint != files.fingerprint() or port not in (0, service.port)):
        service.stop()
        service = None
    if service is None:
        return _start(folder, port, now, module)
    if now is not None:
        service.set_clock(now)
    return service


def _reachable(folder: Path) -> Service | None:
    """As `running`, but terminates a service whose `service.json` is damaged, as it cannot be called."""
    try:
        return running(folder)
    except ServiceError:
        pid = files.holder(folder)
        if not pid:
            raise
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGTERM)
        if not _wait_for(lambda: files.holder(folder) is None, _STOP_LIMIT):
            raise
        return None


def _answers(service: Service) -> bool:
    """False when the service was just stopping, and has stopped."""
    try:
        service.status()
    except ServiceError:
        if _wait_for(lambda: files.holder(service.folder) != service.pid, _STOP_LIMIT):
            return False
        raise
    return True


def _start(folder: Path, port: int, now: datetime | None, module: str) -> Service:
    command = [sys.executable, "-m", module, "--root", str(folder), "--port", str(port)]
    if now is not None:
        command += ["--now", now.isoformat()]
    search = os.pathsep.join(filter(None, [str(files.PROJECT), os.environ.get("PYTHONPATH")]))
    log = folder / files.LOG
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        already = log.stat().st_size if log.exists() else 0
        descriptor = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    except OSError as error:
        raise ServiceError(f"{error.filename or folder} cannot be used: {error.strerror}") from error
    with os.fdopen(descriptor, "ab") as output:
        process = subprocess.Popen(
            command,
            cwd=files.PROJECT,
            env={**os.environ, "PYTHONPATH": search},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,  # so that Ctrl-C in the terminal does not reach it
        )
    found: list[Service] = []

    def ready() -> bool:
        service = running(folder)
        if service is not None:
            found.append(service)
        return bool(found) or process.poll() not in (None, files.EXIT_FOLDER_IN_USE)

    if _wait_for(ready, _START_LIMIT) and found:
        if found[0].pid != process.pid:
            # Another start was faster. Ours would take the folder as soon as that service stops.
            process.terminate()
        return found[0]
    process.poll()
    raise ServiceError(_failure(log, already, process.returncode))


def _failure(log: Path, already: int, status: int | None) -> str:
    """The reason in one line, then the end of the log of this start."""
    with log.open("rb") as file:
        file.seek(already)
        lines = file.read().decode(errors="replace").splitlines()
    reasons = [line.removeprefix("error: ") for line in lines if line.startswith("error: ")]
    if reasons:
        return reasons[-1]
    what = "was not ready in time" if status is None else f"ended with status {status}"
    return "\n".join([f"the local cloud {what}; the end of {log}:", *lines[-_TAIL_LINES:]])


def _ended(pid: int) -> bool:
    with contextlib.suppress(ChildProcessError):
        # Reap it if it is a child of this process; a zombie would count as running.
        os.waitpid(pid, os.WNOHANG)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    try:
        # A zombie of another process has ended too.
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return False


def _wait_for(condition: Callable[[], bool], limit: float) -> bool:
    deadline = time.monotonic() + limit
    pause = 0.01
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(pause)
        pause = min(pause * 1.2, 0.1)
    return True
