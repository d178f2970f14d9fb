"""Whole commands with --local against Terraform's own time: `python -m benchmarks.local --rounds 5`.

All is measured warm, as on any run but the first: one create and delete before have compiled the copy's Python modules.
In each round: whole `deploy.sh create`, `plan` (with nothing to do) and `delete`, all with --local; then
`terraform apply`, `plan` and `destroy` of the same graph on providers of the same schemas that do nothing. Printed are
medians, and the ratios of each round, so that a change of the machine's speed falls out.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from deploy.terraform.run import Terraform
from tests.whole.project import ROOT, copy


def _timed(action: Callable[[], object]) -> float:
    started = time.monotonic()
    action()
    return time.monotonic() - started


def _terraform(stack: Path, data: Path, environment: dict[str, str]) -> Terraform:
    configuration = data / "terraform.rc"
    configuration.write_text("")
    quiet = {"TF_DATA_DIR": str(data / "terraform"), "TF_CLI_CONFIG_FILE": str(configuration), "TF_INPUT": "0"}
    return Terraform(stack, environment | quiet)


def _on_providers_that_do_nothing(stack: Path, state: Path, folder: Path) -> dict[str, float]:
    """Seconds of Terraform alone, by command."""
    work = folder / "nothing"
    shutil.copytree(stack, work / "stack")
    (work / "stack" / "local_override.tf.json").write_text(
        '{"terraform": {"backend": {"local": {"path": "x.tfstate"}}}}'
    )
    variables = {
        "TF_VAR_aws_region": "us-east-1",
        "TF_VAR_admin_service_user_secrets_root_path": "/snowflake_admin_credentials",
        "TF_VAR_confluent_api_key": "x",
        "TF_VAR_confluent_api_secret": "x",
    }
    command = [sys.executable, "-m", "benchmarks.do_nothing", str(state)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        try:
            reattach = server.stdout.readline().strip()
            terraform = _terraform(work / "stack", work, variables | {"TF_REATTACH_PROVIDERS": reattach})
            terraform.output(["init"])
            return {
                "create": _timed(lambda: terraform.output(["apply", "-auto-approve", "-json"])),
                "plan": _timed(lambda: terraform.output(["plan"])),
                "delete": _timed(lambda: terraform.output(["apply", "-destroy", "-auto-approve", "-json"])),
            }
        finally:
            server.stdin.close()


def _round(folder: Path) -> dict[str, tuple[float, float]]:
    """Seconds of the whole command and of Terraform alone, by command."""
    project = copy(folder)
    try:
        project.deploy("create", "--local", "--auto-approve")
        project.deploy("delete", "--local", "--auto-approve")
        whole = {"create": _timed(lambda: project.deploy("create", "--local", "--auto-approve"))}
        whole["plan"] = _timed(lambda: project.deploy("plan", "--local"))
        stack = folder / "stack"
        shutil.copytree(project.root / "cdktf.out" / "stacks" / "tableflow-kickstarter", stack)
        shutil.copy(project.local / "terraform.tfstate", folder / "state.json")
        whole["delete"] = _timed(lambda: project.deploy("delete", "--local", "--auto-approve"))
        alone = _on_providers_that_do_nothing(stack, folder / "state.json", folder)
    finally:
        project.stop()
    return {command: (whole[command], alone[command]) for command in whole}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = []
    # Installed packages come compiled; so shall ours be, from the second run on.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    for number in range(parser.parse_args().rounds):
        with tempfile.TemporaryDirectory() as folder:
            rounds.append(_round(Path(folder)))
        told = (f"{name} {whole:.2f} s of {alone:.2f} s" for name, (whole, alone) in rounds[-1].items())
        print(f"round {number + 1}: {', '.join(told)}", flush=True)
    print(f"\n{'':8} {'whole':>8} {'Terraform':>10} {'ratio (min .. max)':>22}   on {os.cpu_count()} cores")
    for name in rounds[0]:
        ratios = sorted(whole / alone for whole, alone in (taken[name] for taken in rounds))
        whole, alone = (statistics.median(taken[name][part] for taken in rounds) for part in (0, 1))
        spread = f"{statistics.median(ratios):8.2f} ({ratios[0]:.2f} .. {ratios[-1]:.2f})"
        print(f"{name:8} {whole:7.2f}s {alone:9.2f}s {spread:>22}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
