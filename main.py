"""Synthesizes the lakehouse: `python main.py`, or `cdktf synth`. `--debug` shows the whole trace of an error."""

import os
import sys
from pathlib import Path

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
