"""`--debug`: Terraform's log in a file of the user's alone, without secrets.

Terraform writes to a named pipe, which keeps nothing; what comes out of it is masked line by line and only then
written.
"""

from __future__ import annotations

import os
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from deploy.secrecy.masking import masked, masked_by_context

LEVEL: Final = "DEBUG"
_LONGEST: Final = 1 << 26
"""Bytes of a line; a longer one is cut rather than held in memory."""


@contextmanager
def debug_log(wanted: bool) -> Iterator[dict[str, str]]:
    """Terraform's variables for the log while the block runs; {} when none is wanted."""
    if not wanted:
        yield {}
        return
    descriptor, name = tempfile.mkstemp(prefix="lakehouse-terraform-", suffix=".log")  # mode 0600
    print(f"Terraform's log, secrets masked: {name}", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(prefix="lakehouse-log-") as folder, os.fdopen(descriptor, "wb") as file:
        pipe = Path(folder) / "pipe"
        os.mkfifo(pipe, 0o600)
        source = os.fdopen(os.open(pipe, os.O_RDONLY | os.O_NONBLOCK), "rb")
        # Held until the end, so that the reader does not see the end of the file between two commands.
        writer = os.open(pipe, os.O_WRONLY)
        os.set_blocking(source.fileno(), True)
        thread = threading.Thread(target=_copy, args=(source, file), daemon=True)
        thread.start()
        try:
            yield {"TF_LOG": LEVEL, "TF_LOG_PATH": str(pipe)}
        finally:
            os.close(writer)
            thread.join()
            source.close()


def _copy(source: BinaryIO, file: BinaryIO) -> None:
    in_key = False
    while line := source.readline(_LONGEST):
        # Whatever is wrong with a line or with the disk: who does not read on holds Terraform up.
        with suppress(Exception):
            in_key, text = _without_a_key_of_lines(in_key, line.decode("utf-8", "surrogateescape"))
            file.write(masked_by_context(masked(text)).encode("utf-8", "surrogateescape"))
            file.flush()


def _without_a_key_of_lines(inside: bool, text: str) -> tuple[bool, str]:
    """A private key may be written over several lines, of which only the first says what it is."""
    begins = "-----BEGIN " in text and "PRIVATE KEY-----" in text
    ends = "-----END " in text
    if inside:
        return not ends, "***\n"
    return begins and not ends, text
