"""With --local, `terraform init` is run again only when something that it reads has changed."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from deploy import ready
from deploy.errors import Failure


@pytest.fixture
def program(tmp_path: Path) -> Any:
    binary = tmp_path / "terraform"
    binary.write_text("#!/bin/sh\n")
    binary.chmod(0o755)
    module = tmp_path / "stack" / "modules" / "one" / "module.tf.json"
    module.parent.mkdir(parents=True)
    module.write_text("{}")
    (tmp_path / "stack" / "cdk.tf.json").write_text("{}")
    return SimpleNamespace(program=[str(binary)], folder=tmp_path / "stack")


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    made: list[str] = []

    def init(_program: Any) -> None:
        made.append("init")
        (tmp_path / "data" / "modules").mkdir(parents=True, exist_ok=True)
        (tmp_path / "data" / "modules" / "modules.json").write_text("{}")

    monkeypatch.setattr(ready, "_init", init)
    return made


def test_the_same_configuration_is_initialized_once(program: Any, runs: list[str], tmp_path: Path) -> None:
    for _ in range(3):
        ready._init_once(program, tmp_path / "data")
    assert runs == ["init"]


@pytest.mark.parametrize(
    "change", ["stack/cdk.tf.json", "stack/local_override.tf.json", "stack/modules/one/module.tf.json", "program"]
)
def test_another_configuration_or_program_is_initialized_again(
    program: Any, runs: list[str], tmp_path: Path, change: str
) -> None:
    ready._init_once(program, tmp_path / "data")
    if change == "program":
        os.utime(program.program[0], (1, 1))
    else:
        (tmp_path / change).write_text('{"another": 1}')
    ready._init_once(program, tmp_path / "data")
    assert runs == ["init", "init"]


def test_what_init_made_is_made_again_when_it_is_gone(program: Any, runs: list[str], tmp_path: Path) -> None:
    ready._init_once(program, tmp_path / "data")
    (tmp_path / "data" / "modules" / "modules.json").unlink()
    ready._init_once(program, tmp_path / "data")
    assert runs == ["init", "init"]


def test_a_failed_init_is_tried_again(
    program: Any, runs: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready._init_once(program, tmp_path / "data")
    (tmp_path / "stack" / "cdk.tf.json").write_text('{"another": 1}')

    def fail(_program: Any) -> None:
        raise Failure("no")

    with monkeypatch.context() as patch:
        patch.setattr(ready, "_init", fail)
        with pytest.raises(Failure):
            ready._init_once(program, tmp_path / "data")
    ready._init_once(program, tmp_path / "data")
    assert runs == ["init", "init"]
