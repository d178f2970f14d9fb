"""What has not changed is not synthesized again; whatever has a part in it makes another configuration."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from lakehouse.settings import PROJECT, Settings

from deploy import synthesis
from deploy.errors import Failure
from deploy.synthesis import key, synthesize

STACK = "tableflow-kickstarter"


def content(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with little in it."""
    root = tmp_path / "project"
    for name in ("constructs/lakehouse/sql/one.sql", "imports/confluent/__init__.py", "sql/a.fql", "src/app/main.py"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("1\n")
    (root / "cdktf.json").write_text("{}")
    shutil.copy(PROJECT / "main.py", root)
    return root


@pytest.fixture
def settings(root: Path) -> Settings:
    return Settings(sql_directory=root / "sql", lambda_source=root / "src")


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The folders that something was synthesized into; what, is told by the settings."""
    folders: list[Path] = []

    def stand_in(settings: Settings, outdir: Path, *, debug: bool) -> None:
        folders.append(outdir)
        modules = outdir / "stacks" / STACK / "modules"
        (modules / "one").mkdir(parents=True, exist_ok=True)
        (modules / "one" / "module.tf.json").write_text(settings.base_name)
        (modules.parent / "cdk.tf.json").write_text(settings.base_name)
        (outdir / "manifest.json").write_text("{}")

    monkeypatch.setattr(synthesis, "_synthesize", stand_in)
    return folders


# --- the key ---------------------------------------------------------------------------------------------------------

FILES = [
    "constructs/lakehouse/sql/one.sql",
    "constructs/lakehouse/new.py",
    "imports/confluent/__init__.py",
    "sql/a.fql",
    "sql/b.fql",
    "src/app/main.py",
    "src/requirements.txt",
    "main.py",
    "cdktf.json",
]


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_a_synth_reads_is_part_of_the_key(root: Path, settings: Settings, name: str) -> None:
    before = key(settings, root)
    assert key(settings, root) == before
    path = root / name
    path.write_text((path.read_text() if path.exists() else "") + " ")
    assert key(settings, root) != before


def test_a_file_that_moves_or_goes_makes_another_key(root: Path, settings: Settings) -> None:
    keys = [key(settings, root)]
    (root / "sql" / "a.fql").rename(root / "sql" / "c.fql")
    keys.append(key(settings, root))
    (root / "sql" / "c.fql").unlink()
    keys.append(key(settings, root))
    assert len(set(keys)) == 3


#: Another value for each setting.
OTHER = {
    "organization": "another",
    "workspace": "another",
    "project": "another",
    "workspace_tags": ("another",),
    "base_name": "another",
    "source_topic": "another",
    "totals_topic": "another",
    "lambda_package_type": "image",
    "lambda_image_uri": "123456789012.dkr.ecr.us-east-1.amazonaws.com/key-pairs:1",
}


@pytest.mark.parametrize("name", sorted(set(Settings.model_fields) - {"sql_directory", "lambda_source"}))
def test_every_setting_is_part_of_the_key(root: Path, settings: Settings, name: str) -> None:
    value = getattr(settings, name)
    other = OTHER[name] if name in OTHER else value + 1
    assert other != value
    assert key(settings.model_copy(update={name: other}), root) != key(settings, root)


@pytest.mark.parametrize("name", ["sql_directory", "lambda_source"])
def test_a_folder_is_part_of_the_key_with_what_it_holds_wherever_it_lies(
    root: Path, settings: Settings, tmp_path: Path, name: str
) -> None:
    shutil.copytree(getattr(settings, name), tmp_path / "elsewhere")
    moved = settings.model_copy(update={name: tmp_path / "elsewhere"})
    assert key(moved, root) == key(settings, root)
    (tmp_path / "elsewhere" / "more.txt").write_text("")
    assert key(moved, root) != key(settings, root)


@pytest.mark.parametrize("name", ["CDKTF_CONTEXT_JSON", "SYNTH_HCL_OUTPUT", "JSII_NODE", "NODE_OPTIONS"])
def test_variables_of_cdktf_jsii_and_node_are_part_of_the_key(
    root: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.delenv(name, raising=False)
    before = key(settings, root)
    monkeypatch.setenv(name, "1")
    assert key(settings, root) != before


def test_where_the_output_goes_is_no_part_of_the_key(
    root: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = key(settings, root)
    monkeypatch.setenv("CDKTF_OUTDIR", "/somewhere")
    assert key(settings, root) == before


def test_versions_of_python_node_and_the_packages_are_part_of_the_key(
    root: Path, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packages = tmp_path / "site-packages"
    (packages / "cdktf-0.21.0.dist-info").mkdir(parents=True)
    monkeypatch.setattr(sys, "path", [str(packages)])
    node = tmp_path / "bin" / "node"
    node.parent.mkdir()
    monkeypatch.setenv("PATH", str(node.parent))
    monkeypatch.delenv("JSII_NODE", raising=False)
    keys = [key(settings, root)]

    def changed(change: Callable[[], object]) -> None:
        change()
        keys.append(key(settings, root))

    changed(lambda: (packages / "cdktf-0.21.0.dist-info").rename(packages / "cdktf-0.22.0.dist-info"))
    changed(lambda: os.utime(packages / "cdktf-0.22.0.dist-info", (1, 1)))
    changed((packages / "more-1.0.dist-info").mkdir)
    changed(lambda: (packages / "editable.pth").write_text("/somewhere"))
    changed(lambda: (node.write_text("#!/bin/sh\n"), node.chmod(0o755)))
    changed(lambda: node.write_text("#!/bin/sh\n#another\n"))
    changed(lambda: monkeypatch.setattr(sys, "version", "3.99"))
    changed(lambda: monkeypatch.setattr(sys, "path", ["/before/all", str(packages)]))
    assert len(set(keys)) == len(keys)


# --- what is kept ----------------------------------------------------------------------------------------------------


def test_the_same_is_synthesized_once(root: Path, settings: Settings, made: list[Path]) -> None:
    out = root / "cdktf.out"
    synthesize(settings, out, environment={}, root=root)
    first = content(out)
    left_over = out / "stacks" / STACK / "modules" / "one" / "gone.tf.json"
    left_over.write_text("")
    (out / "stacks" / STACK / "cdk.tf.json").write_text("torn")
    (out / "stacks" / STACK / "local_override.tf.json").write_text("stays")
    synthesize(settings, out, environment={}, root=root)
    assert made == [out]
    override = f"stacks/{STACK}/local_override.tf.json"
    assert content(out) == {**first, override: b"stays"}
    shutil.rmtree(out)
    synthesize(settings, out, environment={}, root=root)
    assert made == [out]
    assert content(out) == first


def test_another_setting_is_synthesized_and_the_first_is_still_known(
    root: Path, settings: Settings, made: list[Path]
) -> None:
    out = root / "cdktf.out"
    other = settings.model_copy(update={"base_name": "another"})
    for each in (settings, other, settings, other):
        synthesize(each, out, environment={}, root=root)
        assert (out / "stacks" / STACK / "cdk.tf.json").read_text() == each.base_name
    assert len(made) == 2


def test_the_switch_turns_it_off(root: Path, settings: Settings, made: list[Path]) -> None:
    for _ in range(2):
        synthesize(settings, root / "out", environment={"LAKEHOUSE_SYNTH_CACHE": "off"}, root=root)
    assert len(made) == 2
    assert not (root / ".build").exists()


def test_what_was_used_last_is_kept_and_leftovers_of_killed_runs_go(
    root: Path, settings: Settings, made: list[Path]
) -> None:
    kept = root / ".build" / "synthesized"
    (kept / ".part-killed" / "half").mkdir(parents=True)
    os.utime(kept / ".part-killed", (1, 1))
    every = [settings.model_copy(update={"base_name": f"name_{number}"}) for number in range(10)]
    for number, each in enumerate(every):
        synthesize(each, root / "out", environment={}, root=root)
        os.utime(kept / key(each, root), (number + 2, number + 2))
        if number == 7:
            synthesize(every[0], root / "out", environment={}, root=root)  # used again
    names = {path.name for path in kept.iterdir()}
    assert len(names) == 8
    assert key(every[0], root) in names
    assert key(every[1], root) not in names
    assert key(every[9], root) in names


def test_a_torn_copy_is_never_taken(
    root: Path, settings: Settings, made: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed while it keeps: what is there has no name yet."""

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    out = root / "out"
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", killed)
        with pytest.raises(KeyboardInterrupt):
            synthesize(settings, out, environment={}, root=root)
    synthesize(settings, out, environment={}, root=root)
    assert len(made) == 2
    synthesize(settings, out, environment={}, root=root)
    assert len(made) == 2


def test_two_at_once_both_get_the_whole(root: Path, settings: Settings, made: list[Path]) -> None:
    outs = [root / f"out{number}" for number in range(8)]
    threads = [
        threading.Thread(target=synthesize, args=(settings, out), kwargs={"environment": {}, "root": root})
        for out in outs
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({frozenset(content(out).items()) for out in outs}) == 1
    assert [path.name for path in (root / ".build" / "synthesized").iterdir()] == [key(settings, root)]


def test_where_nothing_can_be_kept_it_is_synthesized(root: Path, settings: Settings, made: list[Path]) -> None:
    (root / ".build").write_text("a file, and no folder")
    for _ in range(2):
        synthesize(settings, root / "out", environment={}, root=root)
    assert len(made) == 2


# --- main.py ---------------------------------------------------------------------------------------------------------


def test_the_projects_own_main_is_known() -> None:
    assert hashlib.sha256((PROJECT / "main.py").read_bytes()).hexdigest() == synthesis.ORIGINAL_MAIN


def test_an_edited_main_is_run_each_time(root: Path, settings: Settings, made: list[Path]) -> None:
    (root / "main.py").write_text(
        "import os, pathlib, mine\n"
        "out = pathlib.Path(os.environ['CDKTF_OUTDIR'])\n"
        "out.mkdir(exist_ok=True)\n"
        "(out / 'made').write_text(mine.TEXT + os.environ['LAKEHOUSE_BASE_NAME'])\n"
    )
    for text in ("one ", "two "):
        (root / "mine.py").write_text(f"TEXT = {text!r}\n")
        environment = {"LAKEHOUSE_BASE_NAME": "given", "PYTHONDONTWRITEBYTECODE": "1"}
        synthesize(settings, root / "out", environment=environment, root=root)
        assert (root / "out" / "made").read_text() == f"{text}given"
    assert made == []
    assert not (root / ".build").exists()


def test_an_edited_main_that_fails_says_so_in_one_line(root: Path, settings: Settings) -> None:
    (root / "main.py").write_text("raise SystemExit('error: no bucket')\n")
    with pytest.raises(Failure, match=r"^main\.py failed: no bucket$"):
        synthesize(settings, root / "out", environment={}, root=root)
