"""A state that Terraform could not store: stored at once or before the next run, and only where it belongs."""

from __future__ import annotations

import dataclasses
import stat
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from lakehouse.settings import Settings

from deploy.errors import Failure
from deploy.terraform_cloud import unsaved_state
from deploy.terraform_cloud.hcp import Target
from tests.stand_ins.accounts import ORGANIZATION, WORKSPACE
from tests.stand_ins.hcp_api import USER
from tests.stand_ins.terraform_cloud import TerraformCloud


@dataclasses.dataclass
class Program:
    """In place of Terraform: notes what it is asked for, and refuses while `refuses`."""

    folder: Path
    refuses: bool = False
    asked: list[Sequence[str]] = dataclasses.field(default_factory=list)

    def output(self, arguments: Sequence[str]) -> str:
        self.asked.append(arguments)
        if self.refuses:
            raise Failure("terraform state failed: no connection")
        return ""


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[TerraformCloud]:
    with TerraformCloud(tmp_path / "cloud") as cloud:
        cloud.organization(ORGANIZATION).workspace(WORKSPACE)
        yield cloud


@pytest.fixture
def environment(tmp_path: Path, cloud: TerraformCloud) -> dict[str, str]:
    return {"HOME": str(tmp_path), "TF_CLI_CONFIG_FILE": str(cloud.write_cli_config(tmp_path / "terraform.rc"))}


@pytest.fixture
def program(tmp_path: Path) -> Program:
    (tmp_path / "stack" / ".terraform").mkdir(parents=True)
    return Program(tmp_path / "stack")


def target(**settings: str) -> Target:
    return Target.of(Settings(**settings), {})


def errored(program: Program) -> Path:
    path = program.folder / "errored.tfstate"
    path.write_text("{}")
    path.chmod(0o644)
    return path


def test_nothing_left_is_nothing_to_do(program, environment, cloud):
    unsaved_state.begin(program, target(), store=True)
    unsaved_state.rescue(program, target(), environment)
    assert program.asked == []
    assert cloud.requests == []


def test_what_is_left_is_stored_first(program):
    unsaved_state.begin(program, target(), store=True)
    path = errored(program)
    unsaved_state.begin(program, target(), store=True)
    assert program.asked == [["state", "push", "errored.tfstate"]]
    assert not path.exists()


def test_what_cannot_be_stored_stays_and_stops_everything(program):
    path = errored(program)
    program.refuses = True
    with pytest.raises(Failure, match=r"errored\.tfstate cannot be saved: .*no connection"):
        unsaved_state.begin(program, target(), store=True)
    assert path.exists()


def test_a_state_of_another_workspace_is_stored_nowhere_else(program, environment):
    unsaved_state.begin(program, target(), store=True)
    path = errored(program)
    for store in (True, False):
        with pytest.raises(Failure, match=f"is a state of workspace {ORGANIZATION}/{WORKSPACE}"):
            unsaved_state.begin(program, target(workspace="second"), store=store)
    assert program.asked == []
    assert path.exists()


def test_the_lock_of_the_terraform_that_ended_is_taken_away_and_the_state_stored(program, environment, cloud, capsys):
    workspace = cloud.model.organizations[ORGANIZATION].workspaces[WORKSPACE]
    cloud.lock(workspace, by=USER)
    path = errored(program)
    unsaved_state.rescue(program, target(), environment)
    assert workspace.locked_by is None
    assert not path.exists()
    assert "saved at the second attempt" in capsys.readouterr().err


def test_somebody_elses_lock_is_left_alone_and_the_file_closed_to_others(program, environment, cloud, capsys):
    workspace = cloud.model.organizations[ORGANIZATION].workspaces[WORKSPACE]
    cloud.lock(workspace, by="user-alice")
    program.refuses = True
    path = errored(program)
    unsaved_state.rescue(program, target(), environment)
    assert workspace.locked_by == "user-alice"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert "Keep that file" in capsys.readouterr().err


def test_without_any_connection_the_file_stays(program, environment, cloud, capsys):
    cloud.fail(".*", 403, times=99)
    path = errored(program)
    unsaved_state.rescue(program, target(), environment)
    assert path.exists()
    assert program.asked == []
    assert "Keep that file" in capsys.readouterr().err
