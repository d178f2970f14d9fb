"""What every test shares: the stack synthesized once a run, by the app itself; and which worker runs which tests."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

import pytest
from lakehouse import bindings

from tests.once import folder_of_the_run, made_once

bindings.prepare()

# A run in the background may have been started with interrupts ignored, and so would be all that the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Hundreds of processes are started: what they compile is kept, as Python does by itself.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all workers of this run share."""
    return folder_of_the_run(tmp_path_factory)


@pytest.fixture(scope="session")
def synthesized(once: Path) -> Path:
    """The stack's folder, synthesized from the default settings. Do not write there: copy it."""
    from lakehouse.addresses import STACK
    from lakehouse.app import synthesize
    from lakehouse.settings import Settings

    return made_once(once / "synthesized", lambda folder: synthesize(Settings(), folder)) / "stacks" / STACK


# --- with workers (pytest -n) ----------------------------------------------------------------------------------------


def is_whole(nodeid: str) -> bool:
    return nodeid.startswith("tests/whole/")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With workers, the longest tests come first: what comes last keeps one worker busy while the others are idle."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: not is_whole(item.nodeid))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Of `--dist loadfile`: a file's tests go to one worker, in the order of the collection. Those of the whole tests,
    which share nothing but what is made once a run, go where there is room."""
    if config.getoption("dist") != "loadfile":
        return None
    from xdist.scheduler.loadfile import LoadFileScheduling

    class Scheduling(LoadFileScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return nodeid if is_whole(nodeid) else super()._split_scope(nodeid)

    config.option.loadscopereorder = False  # by number of tests, which puts files of few long ones last
    return Scheduling(config, log)
