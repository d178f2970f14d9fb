"""How long a whole synth takes, against the naive import of one AWS class.

    python benchmarks/synth.py [--runs N]

Each is measured in fresh processes, in turn, after one warm-up (the first run ever unpacks packages into jsii's
cache). Seconds are wall time of the process from start to exit. Peaks are the largest resident sizes in MB of the
Python process and of the node process that it starts (Linux only, from /proc); processor seconds are of both
together, and tell more than wall time on a busy machine. Medians are printed, and the ratio of each to the naive
import. Goals: the synth at most 0.10 of the naive import, and at most 200 MB.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NAIVE = "from cdktf_cdktf_provider_aws.s3_bucket import S3Bucket"
CASES = {
    "naive import of one AWS class": ["-c", NAIVE],
    "the same import, prepared": ["-c", f"from lakehouse import bindings; bindings.prepare(); {NAIVE}"],
    "python main.py (whole synth)": [str(ROOT / "main.py")],
}
SAMPLE_SECONDS = 0.005


@dataclass(frozen=True)
class Run:
    """One process: wall and processor seconds, peaks in MB (0 where they cannot be told)."""

    seconds: float
    cpu_seconds: float
    python_mb: float
    node_mb: float


def measure(arguments: list[str], outdir: Path) -> Run:
    """Run Python with `arguments` to its end. Raises CalledProcessError when it fails."""
    env = os.environ | {"CDKTF_OUTDIR": str(outdir), "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'constructs'}"}
    env.pop(
        "PYTHONDONTWRITEBYTECODE", None
    )  # installed packages come compiled; so shall ours be, from the second run on
    started, cpu_before = time.perf_counter(), children_cpu()
    process = subprocess.Popen(
        [sys.executable, *arguments], env=env, cwd=outdir, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    peaks: dict[int, float] = {}
    while process.poll() is None:
        for pid in family(process.pid):
            peaks[pid] = max(peaks.get(pid, 0), peak_mb(pid))
        time.sleep(SAMPLE_SECONDS)
    seconds = time.perf_counter() - started
    _, errors = process.communicate()
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, process.args, stderr=errors)
    children = [peak for pid, peak in peaks.items() if pid != process.pid]
    return Run(seconds, children_cpu() - cpu_before, peaks.get(process.pid, 0), max(children, default=0))


def children_cpu() -> float:
    """Processor seconds of all processes that this one has started and that have ended."""
    times = os.times()
    return times.children_user + times.children_system


def family(pid: int) -> Iterator[int]:
    """A process and all below it."""
    yield pid
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return
    for child in children:
        yield from family(int(child))


def peak_mb(pid: int) -> float:
    """The largest resident size that a process had so far, in MB; 0 when it is gone."""
    try:
        found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    except OSError:
        return 0
    return int(found.group(1)) / 1024 if found else 0


def median(runs: list[Run]) -> Run:
    return Run(
        statistics.median(run.seconds for run in runs),
        statistics.median(run.cpu_seconds for run in runs),
        statistics.median(run.python_mb for run in runs),
        statistics.median(run.node_mb for run in runs),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="measured runs of each (3)")
    count = parser.parse_args().runs
    runs: dict[str, list[Run]] = {name: [] for name in CASES}
    with tempfile.TemporaryDirectory() as outdir:
        for number in range(count + 1):
            for name, arguments in CASES.items():
                run = measure(arguments, Path(outdir))
                if number:  # the first is the warm-up
                    runs[name].append(run)
    medians = {name: median(of_name) for name, of_name in runs.items()}
    naive = next(iter(medians.values()))
    columns = ("wall s", "ratio", "cpu s", "ratio", "python MB", "node MB")
    widths = (7, 6, 7, 6, 10, 8)
    heads = " ".join(f"{column:>{width}}" for column, width in zip(columns, widths, strict=True))
    print(f"{f'medians of {count} runs':30} {heads}")
    for name, run in medians.items():
        wall, cpu = run.seconds / naive.seconds, run.cpu_seconds / naive.cpu_seconds
        times = f"{run.seconds:7.2f} {wall:6.3f} {run.cpu_seconds:7.2f} {cpu:6.3f}"
        print(f"{name:30} {times} {run.python_mb:10.0f} {run.node_mb:8.0f}")


if __name__ == "__main__":
    main()
