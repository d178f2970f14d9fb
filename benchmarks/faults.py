"""Every single provider call of a create and of a delete fails once, in turn: `python -m benchmarks.faults`.

For each create: the failure is reported, a second create finishes, delete leaves nothing. For each delete: the failure
is reported, a second delete leaves nothing. About 20 s a call; `--part 2/4` takes every fourth from the second on.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.whole import trials
from tests.whole.project import Project, copy


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


def _try(step: trials.Step, when: str) -> str:
    """Empty, or what went wrong."""
    with tempfile.TemporaryDirectory() as folder:
        project = copy(Path(folder))
        run: Callable[[Project, trials.Step], None] = (
            (lambda p, s: trials.create_survives(p, s, when)) if step.verb == "create" else trials.delete_survives
        )
        try:
            run(project, step)
        except AssertionError as error:
            return str(error)
        finally:
            project.stop()
    return ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--verb", choices=["create", "delete", "both"], default="both")
    parser.add_argument("--when", choices=["before", "after"], default="before", help="fail before or after the effect")
    parser.add_argument("--part", default="1/1", help="e.g. 2/4: every fourth call from the second on")
    options = parser.parse_args()
    first, each = (int(number) for number in options.part.split("/"))
    chosen = _collect(["create", "delete"] if options.verb == "both" else [options.verb])[first - 1 :: each]
    failed = []
    started = time.monotonic()
    for number, step in enumerate(chosen, 1):
        wrong = _try(step, options.when)
        print(f"{number:>4}/{len(chosen)} {step}: {'FAILED' if wrong else 'ok'}", flush=True)
        if wrong:
            failed.append(step)
            print(wrong[-3000:], flush=True)
    took = time.monotonic() - started
    print(
        f"{len(chosen) - len(failed)} passed, {len(failed)} failed, in {took:.0f} s: {[str(step) for step in failed]}"
    )
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
