"""The commands for real accounts with the unmodified `cloud` block, against a stand-in Terraform Cloud."""

from __future__ import annotations

import io
import json
import re
import stat
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from deploy.variables import SECRETS
from tests.stand_ins.accounts import ORGANIZATION, REGION, STACK, WORKSPACE, Accounts, accounts
from tests.whole.project import Project

pytestmark = [pytest.mark.whole, pytest.mark.timeout(600)]

SECOND = {
    "LAKEHOUSE_BASE_NAME": "second_lake",
    "LAKEHOUSE_WORKSPACE": "second",
    "LAKEHOUSE_PROJECT": "Data Platform",
    "LAKEHOUSE_WORKSPACE_TAGS": "lake,team:data",
}


@pytest.fixture
def there(project: Project, tmp_path: Path) -> Iterator[Accounts]:
    with accounts(tmp_path, stack=project.root / STACK) as stand_ins:
        yield stand_ins


def deploy(project: Project, there: Accounts, *words: str, code: int = 0, **more: str) -> str:
    """Run a command as with accounts; all that it said."""
    done = project.deploy(*words, code=code, **there.environment(**more))
    return done.stdout + done.stderr


def secrets(there: Accounts) -> list[str]:
    """What must be seen nowhere."""
    given = there.environment()
    names = [f"TF_VAR_{name}" for name in SECRETS] + ["AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN"]
    return [there.hcp.token, *(given[name] for name in names if name in given)]


def written(folder: Path) -> str:
    """All text that lies below a folder."""
    files = (
        path for path in folder.rglob("*") if path.is_file() and not path.is_symlink() and ".venv" not in path.parts
    )
    return "\n".join(path.read_bytes().decode(errors="replace") for path in files)


def test_what_is_in_the_way_is_told_before_anything_is_tried(project: Project, there: Accounts) -> None:
    without = there.hcp.write_cli_config(there.folder / "without.rc", token=None)
    said = deploy(project, there, "create", "--auto-approve", code=1, TF_CLI_CONFIG_FILE=str(without))
    assert "error: No token for app.terraform.io" in said

    said = deploy(project, there, "create", "--auto-approve", code=1, TF_TOKEN_app_terraform_io="mistyped")
    assert "rejected the token from TF_TOKEN_app_terraform_io" in said

    organization = there.hcp.model.organizations[ORGANIZATION]
    workspace = organization.workspace(WORKSPACE, execution_mode="remote", terraform_version="1.5.7")
    there.hcp.lock(workspace, by="user-alice")
    said = deploy(project, there, "create", "--auto-approve", code=1)
    assert "create cannot start: 2 problems." in said
    assert "locked by user user-alice" in said
    assert "runs Terraform 1.5.7; 1.13.0 or newer is needed" in said

    there.hcp.hide_organization(ORGANIZATION)
    assert f"Organization {ORGANIZATION} does not exist at" in deploy(project, there, "plan", code=1)

    assert {call[0] for call in there.calls()} <= {"version"}
    assert not (project.root / "cdktf.out").exists()
    assert there.clouds.calls() == []


def test_a_state_that_could_not_be_stored_then_two_deployments_in_the_same_accounts(
    project: Project, there: Accounts
) -> None:
    errored = project.root / STACK / "errored.tfstate"

    # The connection is lost while the state is stored; and again at the next try, at the end of the same command.
    there.hcp.fail("PUT /uploads/states/[^.]*", 403, times=2)
    said = deploy(project, there, "create", "--auto-approve", code=1)
    assert "Keep that file and run the same command again" in said
    assert stat.S_IMODE(errored.stat().st_mode) == 0o600
    made = there.clouds.status()["calls"]

    # Somebody else's lock is left alone, and nothing is made again meanwhile.
    there.hcp.lock(there.workspace)
    assert "locked by user user-somebody-else" in deploy(project, there, "create", "--auto-approve", code=1)
    assert there.clouds.status()["calls"] == made
    there.workspace.locked_by = None
    assert "is a state of workspace" in deploy(project, there, "create", "--auto-approve", code=1, **SECOND)

    said = deploy(project, there, "plan")
    assert "saved the state that an earlier run could not save" in said
    assert "No changes" in said
    assert not errored.exists()
    assert there.workspace.locked_by is None
    assert len(there.state()["resources"]) > 100

    # Local execution: what Terraform Cloud gets is the state, and no variable.
    assert not there.hcp.asked("/vars")
    assert not there.hcp.asked("/runs")
    assert f'"organization": "{ORGANIZATION}"' in (project.root / STACK / "cdk.tf.json").read_text()
    for secret in secrets(there):
        assert secret not in written(project.root)
        assert secret not in json.dumps(there.calls())

    # Terraform's own words when somebody holds the lock.
    there.hcp.lock(there.workspace)
    assert "workspace already locked" in deploy(project, there, "terraform", "--", "plan", code=1)
    there.workspace.locked_by = None

    deploy(project, there, "create", "--auto-approve", **SECOND)
    second = there.hcp.model.organizations[ORGANIZATION].workspaces["second"]
    assert set(second.tags) == {"lake", "team:data"}
    projects = {found.id: found.name for found in there.hcp.model.organizations[ORGANIZATION].projects}
    assert projects[second.project_id] == "Data Platform"

    deploy(project, there, "delete", "--auto-approve")
    assert there.state()["resources"] == []
    unchanged = deploy(project, there, "terraform", "--", "plan", "-detailed-exitcode", "-no-color", **SECOND)
    assert "No changes" in unchanged
    deploy(project, there, "delete", "--auto-approve", **SECOND)
    assert json.loads(second.current_state.content)["resources"] == []


def test_remote_execution_goes_on_after_a_failure_and_shows_nobody_a_secret(project: Project, there: Accounts) -> None:
    there.hcp.model.organizations[ORGANIZATION].default_execution_mode = "remote"
    there.hcp.fail("(GET|POST) /api/v2/.*", 429, nth=2, times=2, retry_after=0)
    there.hcp.fail("GET /api/v2/workspaces/.*", 503, times=2)
    there.clouds.add_fault("create", "aws_s3_bucket", message="no room for a bucket")

    said = deploy(project, there, "create", "--auto-approve", code=1)
    assert re.search(r"error: aws_s3_bucket\.iceberg_bucket: .*", said)
    assert "no room for a bucket" in said
    assert re.search(r"https://app\.terraform\.io/app/.*/runs/run-\w+", said)
    assert there.workspace.variables == {}

    said = deploy(project, there, "create", "--auto-approve")
    assert re.search(r"total +\d+ created, in", said)
    assert "No changes" in deploy(project, there, "plan")
    said = deploy(project, there, "delete", "--auto-approve")
    assert re.search(r"total +\d+ deleted, in", said)
    assert there.state()["resources"] == []

    runs = list(there.hcp.worker.runs.values())
    assert [run.status for run in runs] == ["errored", "applied", "planned_and_finished", "applied"]
    assert all(run.variables["aws_region"] == f'"{REGION}"' for run in runs)
    assert there.workspace.variables == {}
    uploaded = b"".join(archive_of(run.configuration.archive) for run in runs).decode(errors="replace")
    logs = b"".join(log for run in runs for log in run.logs.values()).decode(errors="replace")
    seen = json.dumps([run.document() for run in runs]) + uploaded + logs + written(project.root) + said
    for secret in secrets(there):
        assert secret not in seen
        assert secret not in json.dumps(there.calls())


def archive_of(archive: bytes) -> bytes:
    """The contents of what was uploaded for a run, one after the other."""
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        return b"\n".join(files.extractfile(member).read() for member in files if member.isfile())
