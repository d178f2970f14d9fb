"""What a whole run of the tests makes once and shares: between its tests, and between its workers."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest


def folder_of_the_run(factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run share, and no other run."""
    base = factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "once"
    folder.mkdir(exist_ok=True)
    return folder


def made_once(folder: Path, make: Callable[[Path], object]) -> Path:
    """`folder`, filled by `make` if nobody has done so yet; whoever comes meanwhile waits. Read it, or copy it.

    `make` gets an empty folder that is then renamed: what it writes must not say where it is.
    """
    with Path(f"{folder}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            part = Path(f"{folder}.part")
            shutil.rmtree(part, ignore_errors=True)
            part.mkdir(mode=0o700)
            make(part)
            part.rename(folder)
    return folder
