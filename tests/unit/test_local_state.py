"""The local state that a killed Terraform left: the beginning of one, or nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deploy.errors import Failure
from deploy.project import Local
from deploy.terraform.state import State

STATE = json.dumps({"version": 4, "resources": [{"mode": "managed", "type": "x", "instances": []}]}, indent=2)
BEFORE = json.dumps({"version": 4, "resources": []}, indent=2)


@pytest.fixture
def local(tmp_path: Path) -> Local:
    (tmp_path / ".local").mkdir()
    return Local(tmp_path)


@pytest.mark.parametrize("length", [0, 1, 2, 5, 12, 13, 14, 15, 16, 40, len(STATE) - 2, len(STATE) - 1])
def test_wherever_it_is_cut_off_the_one_before_goes_on(local: Local, length: int, capsys) -> None:
    local.state.write_text(STATE[:length])
    backup = local.state.with_name("terraform.tfstate.backup")
    backup.write_text(BEFORE)
    local._restore_a_truncated_state()
    assert local.state.read_text() == BEFORE
    assert [path.read_text() for path in local.folder.glob("*.torn")] == [STATE[:length]]
    assert "continuing from its backup" in capsys.readouterr().out


@pytest.mark.parametrize("length", [1, 2, 5, 12, 13, 14, 15, 16, 40, len(STATE) - 2, len(STATE) - 1])
def test_without_one_before_it_starts_anew(local: Local, length: int) -> None:
    local.state.write_text(STATE[:length])
    local._restore_a_truncated_state()
    assert local.read_state().is_empty()


@pytest.mark.parametrize("text", [STATE, STATE + "\n", BEFORE, "not what it was", '{"version": 3'])
def test_whatever_else_it_holds_stays(local: Local, text: str) -> None:
    local.state.write_text(text)
    local.state.with_name("terraform.tfstate.backup").write_text(BEFORE)
    local._restore_a_truncated_state()
    assert local.state.read_text() == text
    if text.startswith(("not", '{"')):
        with pytest.raises(Failure, match="is damaged"):
            local._refuse_a_damaged_state()


@pytest.mark.parametrize("text", ["", "\n", None])
def test_no_state_is_a_state_of_nothing(local: Local, text: str | None) -> None:
    if text is not None:
        local.state.write_text(text)
    local._refuse_a_damaged_state()
    assert local.read_state() == State()


@pytest.mark.parametrize("text", ["{}", "[]", "null", "{"])
def test_what_is_no_state_is_damaged_and_not_empty(local: Local, text: str) -> None:
    local.state.write_text(text)
    with pytest.raises(Failure, match="is damaged"):
        local._refuse_a_damaged_state()
    assert local.state_holds_anything()
