"""Create and delete under many orders and delays: `python -m benchmarks.chaos --seeds 50`. About 20 s a seed."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

from tests.whole import trials
from tests.whole.project import copy


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--first", type=int, default=1)
    options = parser.parse_args()
    failed = []
    for seed in range(options.first, options.first + options.seeds):
        started = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            project = copy(Path(folder))
            try:
                trials.chaos(project, seed)
                verdict = "ok"
            except AssertionError as error:
                failed.append(seed)
                verdict = f"FAILED\n{str(error)[-3000:]}"
            finally:
                project.stop()
        print(f"seed {seed}: {verdict} ({time.monotonic() - started:.1f} s)", flush=True)
    print(f"{options.seeds - len(failed)} passed, {len(failed)} failed: {failed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
