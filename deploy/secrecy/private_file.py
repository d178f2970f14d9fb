"""A file for a plan, which holds secrets: in memory alone where the system has such files."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def private_file() -> Iterator[tuple[str, tuple[int, ...]]]:
    """The file's path, and the descriptors that a program has to inherit to find it there.

    On Linux it has no place in any folder and is gone with the last program that holds it. Elsewhere it lies in a
    folder that nobody else can enter, until the block ends.
    """
    if hasattr(os, "memfd_create"):
        descriptor = os.memfd_create("plan")
        try:
            yield f"/proc/self/fd/{descriptor}", (descriptor,)
        finally:
            os.close(descriptor)
        return
    with tempfile.TemporaryDirectory(prefix="lakehouse-plan-") as folder:
        yield str(Path(folder) / "plan"), ()
