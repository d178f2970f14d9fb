"""What every test shares: the stack synthesized once a session, by the app itself."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from lakehouse import bindings

bindings.prepare()

# A run in the background may have been started with interrupts ignored, and so would be all that the tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def synthesized(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The stack's folder, synthesized from the default settings. Do not write there: copy it."""
    from lakehouse.app import synthesize
    from lakehouse.settings import Settings

    return synthesize(Settings(), tmp_path_factory.mktemp("synthesized"))
