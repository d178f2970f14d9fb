"""The generated bindings are what the recorded schemas and the type list give, and the check for that can fail."""

from __future__ import annotations

import importlib
import json
import shutil
from pathlib import Path

import pytest
from lakehouse import pins

from imports import regenerate

PROVIDERS = regenerate.generated_providers()


@pytest.mark.parametrize("provider", PROVIDERS)
def test_no_binding_is_stale(provider: str) -> None:
    assert regenerate.staleness(provider) is None


@pytest.mark.parametrize("provider", PROVIDERS)
def test_every_listed_type_has_its_class(provider: str) -> None:
    folder = regenerate.HERE / provider
    text = "".join(path.read_text() for path in folder.glob("*/__init__.py"))
    wanted = regenerate.wanted_types()[provider]
    for title in wanted["resources"] + [f"data_{name}" for name in wanted["data_sources"]]:
        assert f"# `{title}`" in text, title


def test_every_provider_is_pinned_at_the_version_whose_schema_is_recorded() -> None:
    recorded = {name: (entry["source"], entry["recorded"]) for name, entry in regenerate.provider_versions().items()}
    assert recorded == pins.PROVIDERS


def test_a_generated_class_carries_the_type_it_is_named_for() -> None:
    assert importlib.import_module("imports.random.uuid").Uuid.TF_RESOURCE_TYPE == "random_uuid"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of `imports/` that `regenerate` works on."""
    copy = tmp_path / "imports"
    shutil.copytree(regenerate.HERE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(regenerate, "HERE", copy)
    monkeypatch.setattr(regenerate, "GENERATOR", copy / "generator")
    return copy


def test_a_changed_schema_makes_only_its_binding_stale(project: Path) -> None:
    schema = project / "schemas" / "time.json"
    recorded = json.loads(schema.read_text())
    recorded["schema"]["resource_schemas"]["time_static"]["block"]["attributes"]["made_up"] = {"type": "string"}
    schema.write_text(json.dumps(recorded))
    assert "changed since" in (regenerate.staleness("time") or "")
    assert regenerate.staleness("random") is None


def test_a_change_of_a_type_without_a_binding_makes_nothing_stale(project: Path) -> None:
    schema = project / "schemas" / "time.json"
    recorded = json.loads(schema.read_text())
    del recorded["schema"]["resource_schemas"]["time_sleep"]
    schema.write_text(json.dumps(recorded))
    assert regenerate.staleness("time") is None


def test_a_longer_type_list_makes_the_binding_stale(project: Path) -> None:
    types = project / "types.toml"
    types.write_text(types.read_text().replace('["random_uuid"]', '["random_uuid", "random_id"]'))
    assert "changed since" in (regenerate.staleness("random") or "")


def test_a_type_that_the_schema_does_not_have_is_refused(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    types = project / "types.toml"
    types.write_text(types.read_text().replace('["random_uuid"]', '["random_pet"]'))
    assert regenerate.main(["--check", "random"]) == 1
    assert capsys.readouterr().err == ("error: types.toml lists random_pet, which schemas/random.json does not have\n")


def test_an_edit_by_hand_is_found(project: Path) -> None:
    module = project / "random" / "uuid" / "__init__.py"
    module.write_text(module.read_text() + "# mine\n")
    assert regenerate.staleness("random") == "edited by hand: uuid/__init__.py"


def test_a_missing_file_and_a_missing_folder_are_found(project: Path) -> None:
    (project / "random" / "uuid" / "__init__.py").unlink()
    assert regenerate.staleness("random") == "edited by hand: uuid/__init__.py"
    shutil.rmtree(project / "random")
    assert regenerate.staleness("random") == "never generated"


def test_check_names_the_stale_ones_and_the_remedy(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.rmtree(project / "time")
    assert regenerate.main(["--check"]) == 1
    out = capsys.readouterr().out
    assert "time: never generated\n" in out
    assert "random: up to date\n" in out
    assert "remedy: python imports/regenerate.py" in out


def test_packing_again_gives_the_same_bytes(tmp_path: Path) -> None:
    archive = next((regenerate.HERE / "random").rglob("*.tgz"))
    copy = tmp_path / archive.name
    copy.write_bytes(archive.read_bytes())
    digest = regenerate.content_digest(copy)
    regenerate.pack_again(copy)
    assert copy.read_bytes() == archive.read_bytes()
    assert regenerate.content_digest(copy) == digest
