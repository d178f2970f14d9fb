"""Synthesizes the lakehouse: `python main.py`, or `cdktf synth`. `--debug` shows the whole trace of an error."""

import os
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - whoever runs an older one has to be told
    sys.exit(f"error: Python {sys.version.split()[0]} is too old; use Python 3.11 or newer")

sys.path.insert(0, str(Path(__file__).resolve().parent / "constructs"))

from lakehouse.app import LakehouseError, default_outdir, synthesize
from lakehouse.settings import Settings

if __name__ == "__main__":
    try:
        synthesize(Settings.load(), default_outdir())
    except LakehouseError as error:
        if "--debug" in sys.argv or os.environ.get("LAKEHOUSE_DEBUG"):
            raise
        sys.exit(f"error: {error}")
