"""Importing a provider class is cheap, safe for the environment, and the same as the plain import in what it makes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from lakehouse import bindings

ROOT = Path(__file__).resolve().parents[2]


def run_python(
    code: str, *, cwd: Path, extra_path: tuple[Path, ...] = (), environ: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `code` in a fresh interpreter that finds the project as an editable install would."""
    search = os.pathsep.join(str(path) for path in (*extra_path, ROOT, ROOT / "constructs"))
    env = os.environ | {"PYTHONPATH": search} | (environ or {})
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code)], cwd=cwd, env=env, capture_output=True, text=True, check=False
    )


# --- Python's side ---------------------------------------------------------------------------------------------------


def test_one_class_is_imported_without_the_other_modules(tmp_path: Path) -> None:
    done = run_python(
        """
        import os, sys
        before = dict(os.environ)
        from lakehouse import bindings
        bindings.prepare()
        bindings.prepare()
        from cdktf_cdktf_provider_aws.s3_bucket import S3Bucket
        import cdktf_cdktf_provider_snowflake as snowflake
        assert snowflake.warehouse.Warehouse.__name__ == "Warehouse"
        assert not hasattr(snowflake, "no_such_module")
        assert os.environ == before, "the environment changed"
        print(sum(name.startswith("cdktf_cdktf_provider_") for name in sys.modules))
        """,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) < 20  # of 2,212 for AWS alone
    assert "!!" not in done.stderr, "jsii complains about node"


SYNTH = """
    import sys
    if "--prepared" in sys.argv:
        from lakehouse import bindings
        bindings.prepare()
    import cdktf
    from cdktf_cdktf_provider_snowflake.provider import SnowflakeProvider
    from cdktf_cdktf_provider_snowflake.warehouse import Warehouse
    from cdktf_cdktf_provider_snowflake.user import User
    app = cdktf.App(outdir="out")
    stack = cdktf.TerraformStack(app, "one")
    SnowflakeProvider(stack, "snowflake", role="SYSADMIN")
    warehouse = Warehouse(stack, "warehouse", name="W", auto_suspend=60)
    User(stack, "user", name="U", default_warehouse=warehouse.fully_qualified_name)
    app.synth()
"""


def test_what_is_synthesized_is_the_same_as_by_the_plain_import(tmp_path: Path) -> None:
    made = []
    for option in ("--prepared", "--plain"):
        code = f"import sys; sys.argv.append({option!r})\n" + textwrap.dedent(SYNTH)
        done = run_python(code, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        made.append((tmp_path / "out/stacks/one/cdk.tf.json").read_bytes())
    assert made[0] == made[1]
    assert "snowflake_warehouse" in json.loads(made[0])["resource"]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An importable package `made_up_provider` whose `__init__` says that it ran."""
    folder = tmp_path / "made_up_provider"
    (folder / "bucket").mkdir(parents=True)
    (folder / "__init__.py").write_text("from . import bucket\nRAN = True\n")
    (folder / "bucket" / "__init__.py").write_text("class Bucket: ...\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield folder
    for name in [name for name in sys.modules if name.split(".")[0] == "made_up_provider"]:
        del sys.modules[name]


def test_a_package_with_the_known_layout_does_not_run_its_init(package: Path) -> None:
    (package / "_jsii").mkdir()
    (package / "_jsii" / "__init__.py").write_text("")
    assert bindings.import_lazily("made_up_provider")
    import made_up_provider  # type: ignore[import-not-found]

    assert not hasattr(made_up_provider, "RAN")
    assert made_up_provider.bucket.Bucket.__module__ == "made_up_provider.bucket"


def test_a_package_laid_out_differently_imports_plainly(package: Path) -> None:
    assert not bindings.import_lazily("made_up_provider")
    import made_up_provider

    assert made_up_provider.RAN


def test_a_package_imported_before_is_left_alone(package: Path) -> None:
    (package / "_jsii").mkdir()
    (package / "_jsii" / "__init__.py").write_text("")
    import made_up_provider

    assert not bindings.import_lazily("made_up_provider")
    assert sys.modules["made_up_provider"] is made_up_provider
    assert made_up_provider.RAN


def test_a_package_that_is_not_installed_is_left_to_the_plain_import() -> None:
    assert not bindings.import_lazily("no_such_provider_package")


def test_a_stray_init_that_hides_the_constructs_library_is_named(tmp_path: Path) -> None:
    stray = tmp_path / "constructs" / "__init__.py"
    stray.parent.mkdir()
    stray.write_text("")
    done = run_python("from lakehouse import bindings; bindings.prepare()", cwd=tmp_path, extra_path=(tmp_path,))
    last = done.stderr.strip().splitlines()[-1]
    assert last == (
        f"lakehouse.bindings.BindingsError: {stray} hides the constructs library that cdktf needs: delete that file"
    )


# --- node's side -----------------------------------------------------------------------------------------------------


def fake_node(folder: Path, version: str) -> Path:
    folder.mkdir(exist_ok=True)
    program = folder / "node"
    program.write_text(f"#!/bin/sh\necho {version}\n")
    program.chmod(0o755)
    return program


def test_the_users_choice_of_node_wins(tmp_path: Path) -> None:
    fake_node(tmp_path, "v24.0.0")
    assert bindings.find_node({"JSII_NODE": "/opt/mine", "PATH": str(tmp_path)}) == Path("/opt/mine")


@pytest.mark.parametrize("version", ["v22.11.0", "v24.0.0"])
def test_a_supported_node_on_path_is_taken(tmp_path: Path, version: str) -> None:
    program = fake_node(tmp_path, version)
    assert bindings.find_node({"PATH": str(tmp_path)}) == program


@pytest.mark.parametrize("version", ["v20.20.2", "v18.0.0", "nonsense", "v23.1.0"])
def test_another_node_on_path_gives_way_to_that_of_the_wheel(tmp_path: Path, version: str) -> None:
    fake_node(tmp_path, version)
    found = bindings.find_node({"PATH": str(tmp_path)})
    assert found.parent != tmp_path
    assert bindings.node_major(str(found)) == 24


def test_without_any_node_the_error_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bindings, "node_of_wheel", lambda: None)
    with pytest.raises(bindings.BindingsError, match=r"^no node on PATH is supported: install node 22 or 24, or pip"):
        bindings.find_node({"PATH": str(tmp_path)})
    fake_node(tmp_path, "v20.1.0")
    with pytest.raises(bindings.BindingsError, match=r"^node 20 on PATH is not supported"):
        bindings.find_node({"PATH": str(tmp_path)})


@pytest.mark.parametrize("folder", ["plain", "with space", 'with "quote"', "with \\ backslash", "größe"])
def test_the_hook_loads_lazily_from_any_folder_and_keeps_the_users_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    hook = tmp_path / folder / "lazy_index.js"
    hook.parent.mkdir()
    hook.write_bytes(bindings.HOOK.read_bytes())
    monkeypatch.setattr(bindings, "HOOK", hook)
    package = tmp_path / "package"
    package.mkdir()
    (package / "index.js").write_text("throw new Error('all modules were loaded');")
    (package / "lazy-index.js").write_text("exports.one = 1;")
    (package / "plain").mkdir()
    (package / "plain" / "index.js").write_text("exports.two = 2;")
    script = "process.stdout.write([require('./package').one, require('./package/plain').two, process.title].join())"
    options = bindings.node_options({"NODE_OPTIONS": "--title=mine"})
    done = subprocess.run(
        [bindings.find_node(), "-e", script],
        cwd=tmp_path,
        env=os.environ | {"NODE_OPTIONS": options},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "1,2,mine", done.stderr


def test_without_the_hook_file_the_hook_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bindings, "HOOK", tmp_path / "missing.js")
    assert bindings.node_options({"NODE_OPTIONS": "--title=mine"}) == "--max-semi-space-size=2 --title=mine"
    assert "--require" not in bindings.node_options({})


def test_the_environment_comes_back_also_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_OPTIONS", "--title=mine")
    monkeypatch.delenv("JSII_NODE", raising=False)
    before = dict(os.environ)
    with pytest.raises(ZeroDivisionError), bindings.node_environment():
        assert os.environ["NODE_OPTIONS"].endswith(" --title=mine")
        assert "JSII_NODE" in os.environ
        raise ZeroDivisionError
    assert dict(os.environ) == before


def test_an_archive_is_packed_though_its_packer_is_loaded_late(tmp_path):
    source = tmp_path / "source"
    source.mkdir()
    (source / "handler.py").write_text("print('hello')\n")
    code = """
        import os
        from lakehouse import bindings

        bindings.prepare()
        from cdktf import App, AssetType, TerraformAsset, TerraformStack

        app = App(outdir="out", skip_validation=True)
        TerraformAsset(TerraformStack(app, "stack"), "asset", path=os.path.abspath("source"), type=AssetType.ARCHIVE)
        app.synth()
        """
    done = run_python(code, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    [archive] = (tmp_path / "out").rglob("*.zip")
    with zipfile.ZipFile(archive) as packed:
        assert packed.read("handler.py") == b"print('hello')\n"
