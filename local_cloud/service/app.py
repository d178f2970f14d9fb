"""Start, run and end of the service process."""

from __future__ import annotations

import argparse
import errno
import logging
import os
import signal
import sys
import threading
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from local_cloud.service import files
from local_cloud.service.control import ControlServer, moment
from local_cloud.service.host import Host
from local_cloud.service.providers import Build
from local_cloud.store import StoreDamaged, StoreUnavailable

log = logging.getLogger("local_cloud.service")

_EXIT_FAILED = 1

_LOOK_AT_FOLDER = 1.0  # seconds between checks that the folder exists
_LARGEST_LOG = 4 << 20  # bytes; a larger log is truncated at start


class StartFailed(Exception):
    """Why the service cannot start and what to do, in one line."""


def main(build: Build, arguments: Sequence[str] | None = None) -> int:
    """Run until stopped. Returns the exit status."""
    options = _parser().parse_args(arguments)
    try:
        _serve(options.root.resolve(), build, options.port, options.now)
    except files.FolderInUse as error:
        print(f"error: {error}", file=sys.stderr)  # noqa: T201
        return files.EXIT_FOLDER_IN_USE
    except StartFailed as failure:
        print(f"error: {failure}", file=sys.stderr)  # noqa: T201
        return _EXIT_FAILED
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m local_cloud.service", description=__doc__)
    parser.add_argument("--root", type=Path, required=True, metavar="DIR", help="the folder that holds all state")
    parser.add_argument("--port", type=int, default=0, metavar="N", help="port of the control API (default: any)")
    parser.add_argument("--now", type=moment, metavar="RFC3339", help="set the clouds' clock to this time")
    return parser


def _serve(folder: Path, build: Build, port: int, now: datetime | None) -> None:
    # Computed first, as the sources may change while the service starts.
    fingerprint = files.fingerprint()
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = files.FolderLock(folder)
        # The file of a killed service has outdated addresses.
        _unpublish(folder)
        _log_to(folder / files.LOG)
    except OSError as error:
        raise StartFailed(_of_os_error(error, folder)) from error
    stop = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda _number, _frame: stop.set())
    host = _start_host(folder, build, now)
    try:
        control = _start_control(host, port, stop)
        _publish(folder, host, control, fingerprint)
        still_ours = _wait(folder, stop)
        control.close()
    finally:
        host.close()
    if still_ours:
        _unpublish(folder)
    log.info("stopped")
    lock.release()


def _start_host(folder: Path, build: Build, now: datetime | None) -> Host:
    try:
        return Host(folder, build, now)
    except StoreDamaged as error:
        raise StartFailed(f"{error}. Nothing was changed. Restore it, or delete {folder} to start empty.") from error
    except StoreUnavailable as error:
        raise StartFailed(f"{error}. Free the disk or the file, and start again.") from error
    except OSError as error:
        raise StartFailed(_of_os_error(error, folder)) from error


def _start_control(host: Host, port: int, stop: threading.Event) -> ControlServer:
    try:
        return ControlServer(host, port, stop)
    except (OSError, OverflowError) as error:
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise StartFailed(f"port {port} is in use. Choose another with --port, or leave it out.") from error
        raise StartFailed(f"port {port} cannot be used: {error}. Choose another with --port.") from error


def _publish(folder: Path, host: Host, control: ControlServer, fingerprint: str) -> None:
    info = files.ServiceInfo(
        pid=os.getpid(),
        port=control.port,
        token=control.token,
        reattach=host.reattach(),
        providers=host.ports,
        fingerprint=fingerprint,
    )
    try:
        info.write(folder)
    except OSError as error:
        raise StartFailed(_of_os_error(error, folder)) from error
    log.info("started: process %s, control port %s, plugin ports %s", info.pid, info.port, info.providers)


def _unpublish(folder: Path) -> None:
    (folder / files.INFO).unlink(missing_ok=True)


def _wait(folder: Path, stop: threading.Event) -> bool:
    """Wait until stopped (True) or until the folder was deleted or replaced (False)."""
    identity = _identity(folder)
    while not stop.wait(_LOOK_AT_FOLDER):
        if _identity(folder) != identity:
            log.info("%s was deleted or replaced", folder)
            return False
    return True


def _identity(folder: Path) -> tuple[int, int] | None:
    try:
        status = folder.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino


def _log_to(path: Path) -> None:
    if path.exists() and path.stat().st_size > _LARGEST_LOG:
        path.write_bytes(b"")
    handler = logging.FileHandler(path)
    path.chmod(0o600)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("local_cloud").setLevel(logging.INFO)


def _of_os_error(error: OSError, folder: Path) -> str:
    where = error.filename or folder
    if error.errno == errno.ENOSPC:
        return f"no disk space left for {where}. Free some space and start again."
    return f"{where} cannot be used: {error.strerror}. Make it a folder that you may write to, and start again."
