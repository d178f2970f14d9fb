"""The cdktf command line is installed once, whoever asks for it at the same time, and again when that broke off."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from deploy import cdktf
from deploy.errors import Failure


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("package.json", "package-lock.json", ".npmrc"):
        (tmp_path / name).write_text("{}")
    monkeypatch.setattr(cdktf, "_node", lambda _root: Path("node"))
    return tmp_path


def test_who_comes_while_another_installs_waits_and_uses_that(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[float] = []

    def install(_command: object, folder: Path, _program: str) -> None:
        begun.append(time.monotonic())
        time.sleep(0.2)
        (folder / "node_modules").mkdir()  # fails if it is there

    monkeypatch.setattr(cdktf, "_install", install)
    with ThreadPoolExecutor(4) as pool:
        words = list(pool.map(cdktf.command_line, [root] * 4))
    assert len(begun) == 1
    assert words == [["node", str(root / ".build/cdktf/node_modules/cdktf-cli/bundle/bin/cdktf")]] * 4


def test_an_installation_that_broke_off_is_made_again(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = [Failure("npm could not install it."), None, None]

    def install(*_arguments: object) -> None:
        result = results.pop(0)
        if result is not None:
            raise result

    monkeypatch.setattr(cdktf, "_install", install)
    with pytest.raises(Failure, match="npm could not"):
        cdktf.command_line(root)
    cdktf.command_line(root)
    cdktf.command_line(root)
    assert len(results) == 1
    (root / "package-lock.json").write_text('{"another": 1}')
    cdktf.command_line(root)
    assert results == []
