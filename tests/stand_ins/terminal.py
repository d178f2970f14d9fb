"""A user at a terminal: a command with a terminal of its own, answers typed when it asks."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import subprocess
import termios
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

_PATIENCE = 240  # seconds


def at_a_terminal(
    command: Sequence[str], answers: Sequence[tuple[str, str]], environment: Mapping[str, str], folder: Path
) -> tuple[int, str]:
    """Run a command; type each answer once its question (a pattern) has appeared. Exit code, and all that was shown."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command,
        cwd=folder,
        env=dict(environment),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509 - nothing but this one call
    )
    os.close(theirs)
    shown, left, seen = "", list(answers), 0
    deadline = time.monotonic() + _PATIENCE
    try:
        while time.monotonic() < deadline:
            if select.select([ours], [], [], 0.1)[0]:
                try:
                    shown += os.read(ours, 65536).decode(errors="replace")
                except OSError:  # the other side is closed
                    break
            asked = re.search(left[0][0], shown[seen:]) if left else None
            if asked is not None:
                seen += asked.end()
                os.write(ours, left.pop(0)[1].encode() + b"\n")
        else:
            raise AssertionError(f"not done in time; shown:\n{shown[-3000:]}")
        assert not left, f"never asked: {left[0][0]}\n{shown[-3000:]}"
        return process.wait(30), shown
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait()
        os.close(ours)
