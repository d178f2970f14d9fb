"""The cdktf command line does what the wrapper does: the same files, the same state.

It is installed from the lock file when it is not there; where it cannot be, these tests fail.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from deploy import cdktf
from tests.stand_ins.accounts import REGION, STACK, accounts
from tests.whole.project import ROOT, SYNTHESIZES_ANEW, Project

pytestmark = [pytest.mark.whole, pytest.mark.timeout(600)]


@pytest.fixture
def checkout(project: Project) -> Project:
    """A copy, which shares `.build/` and so the installed command line with this checkout."""
    (ROOT / ".build").mkdir(exist_ok=True)
    cdktf.command_line(ROOT)
    if not (project.root / ".build").exists():
        (project.root / ".build").symlink_to(ROOT / ".build")
    return project


def plainly(text: str) -> str:
    """Without what moves the cursor or colours."""
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text)


def run(checkout: Project, *words: str) -> str:
    return plainly(checkout.deploy("cdktf", "--local", "--", *words).stdout)


def synthesized(folder: Path) -> dict[str, bytes]:
    """What the app has written, without what Terraform keeps beside it."""
    stack = folder / STACK
    paths = [stack / "cdk.tf.json", *(stack / "modules").rglob("*")]
    return {path.relative_to(stack).as_posix(): path.read_bytes() for path in paths if path.is_file()}


def test_it_deploys_twice_and_leaves_nothing_behind(checkout: Project) -> None:
    said = run(checkout, "deploy", "--auto-approve")
    assert re.search(r"Apply complete! Resources: 1\d\d added, 0 changed, 0 destroyed", said)
    assert "Resources: 0 added, 0 changed, 0 destroyed" in run(checkout, "deploy", "--auto-approve")
    assert re.search(r"Destroy complete! Resources: 1\d\d destroyed", run(checkout, "destroy", "--auto-approve"))
    assert checkout.left_behind() == []


def test_it_works_without_the_wrapper_on_the_same_state(checkout: Project, tmp_path: Path) -> None:
    """As docs/cdktf.md tells it: with one's own credentials in the environment, and the unmodified `cloud` block."""
    with accounts(tmp_path, stack=checkout.root / STACK) as there:
        environment = there.environment(TF_VAR_aws_region=REGION, DISABLE_VERSION_CHECK="1")
        environment["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        done = subprocess.run(
            [*cdktf.command_line(ROOT), "deploy", "--auto-approve", "--skip-provider-lock"],
            cwd=checkout.root,
            env=os.environ | environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        assert done.returncode == 0, plainly(done.stdout + done.stderr)[-3000:]
        assert len(there.state()["resources"]) > 100
        files = synthesized(checkout.root)
        assert "No changes." in checkout.deploy("plan", **there.environment(**SYNTHESIZES_ANEW)).stdout
        assert synthesized(checkout.root) == files, "the wrapper synthesizes something else"


def test_what_it_is_asked_for_is_checked_before_it_is_installed(project: Project) -> None:
    for words, line in (
        (("cdktf", "--local"), "No cdktf command given."),
        (("cdktf", "--local", "--", "get"), "cdktf command 'get' is not supported by deploy.sh."),
        (("cdktf", "--", "--local", "deploy"), "--local after `--` would be passed to cdktf."),
    ):
        assert project.deploy(*words, code=85).stderr.startswith(f"error: {line}")
    assert project.left_behind() == []


def test_the_lock_file_holds_the_one_version_and_no_registry() -> None:
    wanted = json.loads((ROOT / "package.json").read_text())["dependencies"]
    locked = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    assert locked[""]["dependencies"] == wanted
    assert {name: locked[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    packages = [package for name, package in locked.items() if name and not package.get("inBundle")]
    assert len(packages) > 300
    assert all("integrity" in package and "resolved" not in package for package in packages)
    _, program = cdktf.command_line(ROOT)
    installed = json.loads((Path(program).parents[2] / "package.json").read_text())
    assert installed["version"] == wanted["cdktf-cli"]
