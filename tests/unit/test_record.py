"""`imports/record.py` records what Terraform reports of a provider, here of one in a filesystem mirror."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from deploy.terraform.binary import find_program, python_path
from imports import record, regenerate
from local_cloud import schemas

pytestmark = pytest.mark.terraform

VERSION = "0.99.0"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the schemas and the type list that `record` works on."""
    copy = tmp_path / "imports"
    shutil.copytree(regenerate.HERE / "schemas", copy / "schemas")
    shutil.copy(regenerate.HERE / "types.toml", copy)
    monkeypatch.setattr(regenerate, "HERE", copy)
    # The provider of the mirror talks without a certificate.
    monkeypatch.setenv("TF_DISABLE_PLUGIN_TLS", "1")
    monkeypatch.setenv("PYTHONPATH", python_path())
    return copy


def mirror(root: Path, schema: dict[str, Any]) -> Path:
    """A filesystem mirror with hashicorp/time of version 0.99.0 and the given schema."""
    asked = subprocess.run([*find_program(), "version", "-json"], capture_output=True, check=True, cwd=regenerate.HERE)
    place = root / "registry.terraform.io/hashicorp/time" / VERSION / json.loads(asked.stdout)["platform"]
    place.mkdir(parents=True)
    document = root / "schema.json"
    document.write_text(json.dumps({"source": "hashicorp/time", "provider": "hashicorp/time", "schema": schema}))
    program = place / f"terraform-provider-time_v{VERSION}"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m tests.unit.mirror_provider "{document}"\n')
    program.chmod(0o755)
    return root


def time_schema() -> dict[str, Any]:
    return json.loads((schemas.DIRECTORY / "time.json").read_text())["schema"]


def test_the_listed_types_are_recorded_and_the_version(project: Path, tmp_path: Path) -> None:
    schema = time_schema()
    schema["resource_schemas"]["time_static"]["block"]["attributes"]["brand_new"] = {"type": "string", "optional": True}
    schema["resource_schemas"]["time_other"] = schema["resource_schemas"]["time_static"]
    assert record.main(["time", VERSION, "--mirror", str(mirror(tmp_path / "mirror", schema))]) == 0
    recorded = json.loads((project / "schemas" / "time.json").read_text())
    assert recorded["schema"]["resource_schemas"].keys() == {"time_rotating", "time_static"}
    attributes = recorded["schema"]["resource_schemas"]["time_static"]["block"]["attributes"]
    assert attributes["brand_new"] == {"type": "string", "optional": True}
    assert attributes["rfc3339"] == schema["resource_schemas"]["time_static"]["block"]["attributes"]["rfc3339"]
    versions = regenerate.provider_versions()
    assert versions["time"] == {"source": "hashicorp/time", "recorded": VERSION}
    assert versions["random"]["recorded"] != VERSION
    assert "changed since" in (regenerate.staleness("time", Path(record.__file__).parent / "time") or "")


def test_a_provider_that_is_not_there_is_said(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (project / "schemas" / "time.json").read_text()
    assert record.main(["time", "0.98.0", "--mirror", str(mirror(tmp_path / "mirror", time_schema()))]) == 1
    assert capsys.readouterr().err.startswith("error: terraform init with hashicorp/time 0.98.0 failed")
    assert (project / "schemas" / "time.json").read_text() == before


def test_a_listed_type_that_the_version_lacks_is_named(project: Path) -> None:
    schema = time_schema()
    del schema["resource_schemas"]["time_static"]
    with pytest.raises(record.RecordingError, match=r"types.toml lists time_static, which time 0.99.0 does not have"):
        record.trimmed("time", VERSION, schema)


def test_descriptions_go_and_an_attribute_called_description_stays(project: Path) -> None:
    schema = time_schema()
    block = schema["resource_schemas"]["time_static"]["block"]
    block |= {"description": "text", "description_kind": "plain"}
    block["attributes"]["description"] = {"type": "string", "description": "text", "deprecation_message": "text"}
    trimmed = record.trimmed("time", VERSION, schema)["resource_schemas"]["time_static"]["block"]
    assert trimmed.keys() == {"attributes"}
    assert trimmed["attributes"]["description"] == {"type": "string"}
