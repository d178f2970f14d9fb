"""The synths that the whole tests do not make again are those that would give the same."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest
from lakehouse.settings import PROJECT, Settings

START = Path(__file__).with_name("start") / "sitecustomize.py"


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.delenv("TESTS_KEEP_SYNTHS_IN", raising=False)
    spec = importlib.util.spec_from_file_location("start", START)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_synth_from_memory_is_what_was_synthesized(start: ModuleType, synthesized: Path, tmp_path: Path) -> None:
    made = []

    def synthesize(_settings: Settings, outdir: Path) -> Path:
        made.append(outdir)
        shutil.copytree(synthesized.parents[1], outdir)
        return outdir / "stacks" / synthesized.name

    (tmp_path / "kept").mkdir()
    remembering = start.remembering(synthesize, tmp_path / "kept")
    remembering(Settings(), tmp_path / "first")
    for again in (1, 2):
        stack = remembering(Settings(), tmp_path / "second")
        assert stack == tmp_path / "second" / "stacks" / synthesized.name
        assert files(tmp_path / "second") == files(synthesized.parents[1]), again
        (stack / "modules" / "left_over.tf").write_text("")
    assert made == [tmp_path / "first"]


def test_whatever_a_synth_depends_on_makes_another_one(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tmp_path / "project"
    for name in ("constructs", "imports", "lambda_src"):
        shutil.copytree(PROJECT / name, project / name, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr("lakehouse.settings.PROJECT", project)
    settings = Settings(lambda_source=project / "lambda_src")
    kinds = [start.kind(settings), start.kind(settings.model_copy(update={"base_name": "another"}))]
    for path in (
        project / "constructs" / "lakehouse" / "kafka.py",
        project / "constructs" / "lakehouse" / "sql" / "new.sql",
        project / "imports" / "confluent" / "__init__.py",
        project / "lambda_src" / "key_pair_rotation" / "handler.py",
    ):
        path.write_text((path.read_text() if path.exists() else "") + "#")
        kinds.append(start.kind(settings))
    monkeypatch.setenv("CDKTF_CONTEXT_JSON", "{}")
    kinds.append(start.kind(settings))
    assert len(set(kinds)) == len(kinds)
    assert start.kind(settings) == kinds[-1]
