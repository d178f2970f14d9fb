"""Rotation through simulated years, in many settings: `python -m benchmarks.rotation --settings 200`.

Each seed gives a setting: `day_count`, number of keys, start, rhythm of applies, changes in between, calls that fail.
Real Terraform plays it on the local clouds (`tests.whole.rotation`, which says what is checked). A setting is a line.
`--part 2/5` plays the second fifth of them, `--seed 120 --settings 80` goes on where a run of 120 was stopped, and
`--seed 17 --settings 1` plays one again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from tests.whole import rotation
from tests.whole.excerpt import SHAPES
from tests.whole.project import ROOT
from tests.whole.rotation import Report, Setting


@dataclass(frozen=True)
class Outcome:
    seed: int
    setting: Setting
    seconds: float
    report: Report | None
    """None when a promise was broken."""
    broken: str = ""


def _synthesize(outdir: Path) -> Path:
    sys.path.insert(0, str(ROOT / "constructs"))
    from lakehouse.app import synthesize
    from lakehouse.settings import Settings

    return synthesize(Settings(), outdir)


def _play(seed: int, setting: Setting, synthesized: Path) -> Outcome:
    started = time.monotonic()
    report, broken = None, ""
    with tempfile.TemporaryDirectory() as folder:
        try:
            report = rotation.play(setting, synthesized, Path(folder))
        except rotation.Broken as error:
            broken = str(error)
        except Exception as error:  # one setting must not end the run of all
            broken = f"{type(error).__name__}: {error}"
    return Outcome(seed, setting, time.monotonic() - started, report, broken)


def _line(outcome: Outcome) -> str:
    setting = outcome.setting
    days = (setting.steps[-1].at - setting.steps[0].at).days
    head = f"{setting.name} [{setting.shape}], {days} days, {len(setting.steps)} steps, {outcome.seconds:.0f} s"
    if outcome.report is None:
        return f"BROKEN {head}\n       {outcome.broken[:3000]}"
    report = outcome.report
    return (
        f"ok     {head}: {report.applies} applies ({report.failed_on_purpose} made to fail), "
        f"{report.rotations} rotations, {report.checks} logins, {report.lost} keys refused, "
        f"{report.urgent} urgent notices"
    )


def _table(outcomes: list[Outcome]) -> str:
    lines = [
        "",
        f"{'part':<10}{'settings':>9}{'years':>8}{'applies':>9}{'failed':>8}{'rotations':>11}{'logins':>9}{'broken':>8}",
    ]
    for shape in [*SHAPES, "all"]:
        those = [outcome for outcome in outcomes if shape in (outcome.setting.shape, "all")]
        if not those:
            continue
        reports = [outcome.report for outcome in those if outcome.report is not None]
        years = sum((o.setting.steps[-1].at - o.setting.steps[0].at).days for o in those) / 365.25
        lines.append(
            f"{shape:<10}{len(those):>9}{years:>8.1f}{sum(r.applies for r in reports):>9}"
            f"{sum(r.failed_on_purpose for r in reports):>8}{sum(r.rotations for r in reports):>11}"
            f"{sum(r.checks for r in reports):>9}{len(those) - len(reports):>8}"
        )
    lines.append("failed: applies that were made to fail; each was repeated. logins: credentials tried by clients.")
    broken = sorted(outcome.seed for outcome in outcomes if outcome.report is None)
    return "\n".join([*lines, f"broken seeds: {broken}"] if broken else lines)


def _seeds(first: int, settings: int, part: str) -> range:
    """The seeds of a part: `2/5` is the second of five that are of about the same size."""
    number, _, parts = part.partition("/")
    if not (number.isdigit() and parts.isdigit() and 1 <= int(number) <= int(parts)):
        raise SystemExit(f"--part {part}: not a part; give it as 2/5, the second of five")
    start, end = (settings * which // int(parts) for which in (int(number) - 1, int(number)))
    return range(first + start, first + end)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--settings", type=int, default=200, help="how many")
    parser.add_argument("--seed", type=int, default=0, help="the first; each setting has the next")
    parser.add_argument("--part", default="1/1", help="which of them to play: 2/5 is the second fifth")
    parser.add_argument("--years", type=float, default=1.0, help="simulated, at most, for each setting")
    parser.add_argument("--applies", type=int, default=20, help="at most, in each year of a setting")
    parser.add_argument("--shapes", default=",".join(SHAPES), help="parts of the stack to choose from")
    parser.add_argument("--jobs", type=int, default=1, help="settings at a time")
    options = parser.parse_args()
    applies = max(2, round(options.applies * options.years))
    shapes = options.shapes.split(",")
    seeds = _seeds(options.seed, options.settings, options.part)
    outcomes = []
    with tempfile.TemporaryDirectory() as folder:
        synthesized = _synthesize(Path(folder))
        # Each setting in a process of its own: what moto keeps in a process must not reach the next one.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(options.jobs, mp_context=context, max_tasks_per_child=1) as pool:
            played = [
                pool.submit(
                    _play,
                    seed,
                    rotation.setting(seed, years=options.years, applies=applies, shapes=shapes),
                    synthesized,
                )
                for seed in seeds
            ]
            for number, future in enumerate(as_completed(played), start=1):
                outcomes.append(future.result())
                print(f"{number}/{len(seeds)} {_line(outcomes[-1])}", flush=True)
    print(_table(outcomes))
    return 1 if not outcomes or any(outcome.report is None for outcome in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
