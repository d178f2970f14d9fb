"""One run at a time in a project folder. The lock goes with the run, however that ends."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from deploy.errors import Failure


@contextmanager
def held(path: Path, command: str) -> Iterator[int]:
    """Hold the lock of `path` for `command`; Failure, saying who holds it, when somebody else does.

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
                f"Another run is at work here: {_holder(path)}.",
                "Wait until it has ended, or stop it with Ctrl-C in its terminal, then try again. Where it was killed, "
                "the Terraform that it started still finishes what it began: wait for that.",
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
        return f"the holder of {path.name} does not say who it is"
