"""Record the schema of a provider version, as Terraform itself reports it.

    python imports/record.py time 0.14.0                       from the provider registry
    python imports/record.py time 0.14.0 --mirror /srv/mirror  from a filesystem mirror

Runs `terraform init` and `terraform providers schema -json` in a scratch folder and writes

- `schemas/<provider>.json`: the provider block, its functions and the types that `types.toml` lists, without
  descriptions,
- `schemas/versions.json`: the recorded version.

Then pin the same version in `constructs/lakehouse/pins.py`, and run `python imports/regenerate.py` for generated
bindings.
"""

from __future__ import annotations

import os
import sys

# Run as a script, this folder heads the search path, where its `random` and `time` hide the standard library's.
if sys.path[0] == os.path.dirname(os.path.abspath(__file__)):  # noqa: PTH100, PTH120 - pathlib is not importable yet
    sys.path[0] = os.path.dirname(sys.path[0])  # noqa: PTH120

import argparse
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from deploy.terraform.binary import find_program, python_path
from imports import regenerate

_SECTIONS = {"resource_schemas": "resources", "data_source_schemas": "data_sources"}
"""Key of a schema -> key of types.toml."""
_DESCRIPTIONS = frozenset({"description", "description_kind", "deprecation_message"})


class RecordingError(Exception):
    """Why a schema cannot be recorded, with a remedy."""


def record(provider: str, version: str, mirror: Path | None = None) -> None:
    """Write `schemas/<provider>.json` and the version in `schemas/versions.json`.

    Args:
        provider: A name in types.toml.
        version: An exact version, such as `6.54.0`.
        mirror: A filesystem mirror to take the provider from; None: the provider registry.

    Raises:
        RecordingError: Terraform cannot install the provider, or a listed type is not in its schema.
    """
    versions = regenerate.provider_versions()
    source = versions[provider]["source"]
    schema = trimmed(provider, version, reported_schema(source, version, mirror))
    write(provider, {"format_version": "1.0", "provider": source, "schema": schema})
    versions[provider] |= {"recorded": version}
    lines = [f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in versions.items()]
    (regenerate.HERE / "schemas" / "versions.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")


def reported_schema(source: str, version: str, mirror: Path | None) -> dict[str, Any]:
    """What `terraform providers schema -json` reports of one provider version."""
    with tempfile.TemporaryDirectory() as scratch_name:
        scratch = Path(scratch_name)
        (scratch / "main.tf.json").write_text(
            json.dumps({"terraform": {"required_providers": {"wanted": {"source": source, "version": version}}}})
        )
        configuration = scratch / "terraform.rc"
        if mirror is not None:
            place = json.dumps(str(mirror))
            configuration.write_text(
                f"provider_installation {{\n  filesystem_mirror {{\n    path = {place}\n  }}\n}}\n"
            )
        env = os.environ | {"CHECKPOINT_DISABLE": "1", "TF_IN_AUTOMATION": "1", "PYTHONPATH": python_path()}
        if mirror is not None:
            env["TF_CLI_CONFIG_FILE"] = str(configuration)
        _terraform(["init", "-input=false", "-no-color"], scratch, env, f"terraform init with {source} {version}")
        text = _terraform(["providers", "schema", "-json"], scratch, env, "terraform providers schema")
    (reported,) = json.loads(text)["provider_schemas"].values()
    return reported


def _terraform(arguments: list[str], folder: Path, env: dict[str, str], what: str) -> str:
    program = [*find_program(), *arguments]
    done = subprocess.run(program, cwd=folder, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise RecordingError(
            f"{what} failed (exit {done.returncode}). Check the version and the network, or name a filesystem mirror "
            f"with --mirror.\n{tail}"
        )
    return done.stdout


def trimmed(provider: str, version: str, reported: dict[str, Any]) -> dict[str, Any]:
    """A reported schema with the provider block, the functions and the listed types only, without descriptions."""
    result: dict[str, Any] = {"provider": reported["provider"]}
    for section, key in _SECTIONS.items():
        listed = regenerate.wanted_types()[provider][key]
        missing = [name for name in listed if name not in reported.get(section, {})]
        if missing:
            raise RecordingError(f"types.toml lists {', '.join(missing)}, which {provider} {version} does not have")
        result[section] = {name: reported[section][name] for name in sorted(listed)}
    if reported.get("functions"):
        result["functions"] = reported["functions"]
    return _without_descriptions(result)


def _without_descriptions(value: Any) -> Any:
    """`description` may also be the name of an attribute: then it is a mapping, not a text."""
    if isinstance(value, list):
        return [_without_descriptions(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        name: _without_descriptions(item)
        for name, item in value.items()
        if name not in _DESCRIPTIONS or isinstance(item, dict)
    }


def write(provider: str, document: dict[str, Any]) -> None:
    """Write a recorded schema, a line for each value so that differences are readable."""
    path = regenerate.HERE / "schemas" / f"{provider}.json"
    path.write_text(json.dumps(document, indent=0, separators=(",", ":")))


def main(argv: list[str] | None = None) -> int:
    known = list(regenerate.wanted_types())
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("provider", choices=known)
    parser.add_argument("version", help="an exact version, such as 6.54.0")
    parser.add_argument("--mirror", type=Path, help="a filesystem mirror of providers; without it: the registry")
    options = parser.parse_args(argv)
    try:
        record(options.provider, options.version, options.mirror and options.mirror.resolve())
    except RecordingError as error:
        print(f"error: {error}", file=sys.stderr)  # noqa: T201
        return 1
    print(f"{options.provider}: {options.version} recorded")  # noqa: T201
    if options.provider in regenerate.generated_providers():
        print(f"next: python imports/regenerate.py {options.provider}")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
