"""Every single provider call of a create and of a delete fails once, in turn: `python -m benchmarks.faults`.

For each create: the failure is reported, a second create finishes, delete leaves nothing. For each delete: the failure
is reported, Glue is left alone, a second delete leaves nothing. About 20 s a call, 15 s for a delete (from a lakehouse
that is made once); `--part 2/4` takes every fourth from the second on.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

from tests.whole import trials
from tests.whole.project import copy


def _collect(verbs: list[str]) -> list[trials.Step]:
    with tempfile.TemporaryDirectory() as folder:
        project = copy(Path(folder))
        try:
            project.deploy("create", "--local", "--auto-approve")
            found = trials.steps(project, "create") if "create" in verbs else []
            if "delete" in verbs:
                project.terraform("apply", "-destroy", "-auto-approve")
                found += trials.steps(project, "delete")
            return found
        finally:
            project.stop()


class _Made:
    """One lakehouse that is put back, as it was when it was made, for each trial of a delete."""

    def __init__(self, folder: Path) -> None:
        self._project = copy(folder)
        self._kept = folder / "kept"
        self._project.deploy("create", "--local", "--auto-approve")
        self._project.stop()
        shutil.copytree(self._project.local, self._kept)

    def try_(self, step: trials.Step, when: str) -> None:
        self._project.stop()
        shutil.rmtree(self._project.local, ignore_errors=True)
        shutil.copytree(self._kept, self._project.local)
        trials.delete_survives(self._project, step, when)

    def close(self) -> None:
        self._project.stop()


def _try_create(step: trials.Step, when: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        project = copy(Path(folder))
        try:
            trials.create_survives(project, (step, when))
        finally:
            project.stop()


def _run(steps: list[trials.Step], when: str) -> list[trials.Step]:
    """Those that failed."""
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        made: _Made | None = None
        for number, step in enumerate(steps, 1):
            wrong = ""
            try:
                if step.verb == "create":
                    _try_create(step, when)
                else:
                    made = made or _Made(Path(folder))
                    made.try_(step, when)
            except AssertionError as error:
                failed.append(step)
                wrong = str(error)
            print(f"{number:>4}/{len(steps)} {step}: {'FAILED' if wrong else 'ok'}", flush=True)
            if wrong:
                print(wrong[-3000:], flush=True)
        if made is not None:
            made.close()
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--verb", choices=["create", "delete", "both"], default="both")
    parser.add_argument("--when", choices=["before", "after"], default="before", help="fail before or after the effect")
    parser.add_argument("--part", default="1/1", help="e.g. 2/4: every fourth call from the second on")
    options = parser.parse_args()
    first, each = (int(number) for number in options.part.split("/"))
    chosen = _collect(["create", "delete"] if options.verb == "both" else [options.verb])[first - 1 :: each]
    started = time.monotonic()
    failed = _run(chosen, options.when)
    took = time.monotonic() - started
    print(
        f"{len(chosen) - len(failed)} passed, {len(failed)} failed, in {took:.0f} s: {[str(step) for step in failed]}"
    )
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
