"""The local clouds against Terraform's own time: `python -m benchmarks.local --rounds 5`.

All is measured warm, as on any run but the first: one create and delete before have compiled the copy's Python modules.
In each round, in turn: a whole `deploy.sh create --local` and `delete --local`; `terraform apply` of the whole graph
on the local clouds; the same on providers of the same schemas that do nothing. Printed are medians and the ratios of
each round, so that a change of the machine's speed falls out.
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
from tests.whole.project import ROOT, Project, copy


def _timed(action: Callable[[], object]) -> float:
    started = time.monotonic()
    action()
    return time.monotonic() - started


def _terraform(stack: Path, data: Path, environment: dict[str, str]) -> Terraform:
    configuration = data / "terraform.rc"
    configuration.write_text("")
    quiet = {"TF_DATA_DIR": str(data / "terraform"), "TF_CLI_CONFIG_FILE": str(configuration), "TF_INPUT": "0"}
    return Terraform(stack, environment | quiet)


def _apply(terraform: Terraform) -> float:
    terraform.output(["init"])
    return _timed(lambda: terraform.output(["apply", "-auto-approve", "-json"]))


def _do_nothing(stack: Path, state: Path, variables: dict[str, str], folder: Path) -> float:
    """Seconds of plan and apply on providers that do nothing."""
    work = folder / "nothing"
    shutil.copytree(stack, work / "stack")
    (work / "stack" / "local_override.tf.json").write_text(
        '{"terraform": {"backend": {"local": {"path": "x.tfstate"}}}}'
    )
    command = [sys.executable, "-m", "benchmarks.do_nothing", str(state)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        try:
            reattach = server.stdout.readline().strip()
            return _apply(_terraform(work / "stack", work, variables | {"TF_REATTACH_PROVIDERS": reattach}))
        finally:
            server.stdin.close()


def _clouds(project: Project, stack: Path, variables: dict[str, str], folder: Path) -> float:
    """Seconds of plan and apply on the local clouds, which run already."""
    service = project.service()
    accounts = service.accounts("/snowflake_admin_credentials", stack)
    given = {f"TF_VAR_{name}": value for name, value in accounts.items()}
    work = folder / "clouds"
    work.mkdir()
    took = _apply(_terraform(stack, work, variables | given | {"TF_REATTACH_PROVIDERS": service.reattach()}))
    shutil.copy(project.local / "terraform.tfstate", folder / "state.json")
    return took


def _round(folder: Path) -> dict[str, float]:
    project = copy(folder)
    try:
        project.deploy("create", "--local", "--auto-approve")
        project.deploy("delete", "--local", "--auto-approve")
        created = _timed(lambda: project.deploy("create", "--local", "--auto-approve"))
        deleted = _timed(lambda: project.deploy("delete", "--local", "--auto-approve"))
        # Once more, to keep the folder and then time Terraform alone on it.
        project.deploy("create", "--local", "--auto-approve")
        stack = folder / "stack"
        shutil.copytree(project.root / "cdktf.out" / "stacks" / "tableflow-kickstarter", stack)
        project.deploy("delete", "--local", "--auto-approve")
        project.local.mkdir()
        state = project.local / "terraform.tfstate"
        (stack / "local_override.tf.json").write_text(
            f'{{"terraform": {{"backend": {{"local": {{"path": "{state}"}}}}}}}}'
        )
        variables = {
            "TF_VAR_aws_region": "us-east-1",
            "TF_VAR_admin_service_user_secrets_root_path": "/snowflake_admin_credentials",
            "TF_VAR_confluent_api_key": "x",
            "TF_VAR_confluent_api_secret": "x",
        }
        clouds = _clouds(project, stack, variables, folder)
        nothing = _do_nothing(stack, folder / "state.json", variables, folder)
    finally:
        project.stop()
    return {"nothing": nothing, "clouds": clouds, "create": created, "delete": deleted}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = []
    # Installed packages come compiled; so shall ours be, from the second run on.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    for number in range(parser.parse_args().rounds):
        with tempfile.TemporaryDirectory() as folder:
            rounds.append(_round(Path(folder)))
        print(
            f"round {number + 1}: " + ", ".join(f"{name} {took:.2f} s" for name, took in rounds[-1].items()), flush=True
        )
    names = {
        "nothing": "terraform apply, providers that do nothing",
        "clouds": "terraform apply, local clouds",
        "create": "deploy.sh create --local, all of it",
        "delete": "deploy.sh delete --local, all of it",
    }
    print(f"\n{'':45} {'median':>8} {'ratio (min .. max)':>24}   on {os.cpu_count()} cores")
    for name, text in names.items():
        ratios = sorted(taken[name] / taken["nothing"] for taken in rounds)
        middle = statistics.median(taken[name] for taken in rounds)
        print(f"{text:45} {middle:7.2f}s {statistics.median(ratios):8.2f} ({ratios[0]:.2f} .. {ratios[-1]:.2f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
