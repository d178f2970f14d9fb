"""Builds a Lambda function's deployment package: a zip of its source and its pinned wheels.

The same source and pins give the same bytes in any folder: entries are sorted and have a fixed date and mode. So
Terraform sees another `source_code_hash` only when the source or a pin changes. (A Python with another implementation
of zlib may compress to other bytes; then the function is updated in place once.)
"""

from __future__ import annotations

import base64
import hashlib
import io
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

#: Lambda's Python 3.13 runs on Amazon Linux 2023 (glibc 2.34); older manylinux wheels run there too.
PLATFORMS: Final = ("manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64")
PYTHON: Final = "3.13"
_REQUIREMENTS: Final = "requirements.txt"
#: Part of the cache key: to be increased when the layout of the zip changes.
_FORMAT: Final = b"2"
_SKIPPED_FOLDERS: Final = {"__pycache__", "tests"}
_SKIPPED_SUFFIXES: Final = {".pyc", ".pyo"}


class PackageFailed(Exception):
    """The package cannot be built; the text is one line with the remedy."""


@dataclass(frozen=True)
class Package:
    """A zip in the cache, and base64 of its SHA-256, which Lambda calls CodeSha256."""

    path: Path
    sha256_base64: str


def build(source: Path, cache: Path) -> Package:
    """Build the package of a source folder, or take it from the cache.

    Args:
        source: Holds the function's packages and a `requirements.txt` with exact pins, one hash each.
        cache: Folder for packages and wheels; created when missing, and safe to share between processes. With the
            wheels in it no network is needed.

    Raises:
        PackageFailed: A wheel cannot be downloaded, a pin is not exact, or a file cannot be read or written.
    """
    try:
        files = _own_files(source)
        path = source / _REQUIREMENTS
        requirements = path.read_text() if path.exists() else ""
        key = _key(files, requirements)
        cached = _cached(cache, key)
        if cached is not None:
            return cached
        for wheel in _wheels(requirements, path, cache / "wheels"):
            files |= _wheel_files(wheel)
        return _write(cache, key, _zip(files))
    except OSError as error:
        raise PackageFailed(f"the Lambda package of {source} cannot be built: {error}") from error


def _own_files(source: Path) -> dict[str, bytes]:
    if not source.is_dir():
        raise PackageFailed(f"the Lambda's source folder {source} does not exist; restore it or change `lambda_source`")
    found = {}
    for path in source.rglob("*"):
        name = path.relative_to(source)
        skipped = _SKIPPED_FOLDERS.intersection(name.parts[:-1]) or path.suffix in _SKIPPED_SUFFIXES
        hidden = any(part.startswith(".") for part in name.parts)  # caches of tools, settings of editors
        if path.is_file() and len(name.parts) > 1 and not skipped and not hidden:
            found[name.as_posix()] = path.read_bytes()
    if not found:
        raise PackageFailed(f"the Lambda's source folder {source} contains no package")
    return dict(sorted(found.items()))


def _key(files: dict[str, bytes], requirements: str) -> str:
    digest = hashlib.sha256(_FORMAT)
    for name, data in {**files, _REQUIREMENTS: requirements.encode()}.items():
        for part in (name.encode(), data):
            digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()[:16]


def _cached(cache: Path, key: str) -> Package | None:
    for path in cache.glob(f"{key}-*.zip"):
        digest = hashlib.sha256(path.read_bytes())
        if path.stem == f"{key}-{digest.hexdigest()}":
            return Package(path, base64.b64encode(digest.digest()).decode())
    return None


def _write(cache: Path, key: str, data: bytes) -> Package:
    digest = hashlib.sha256(data)
    path = cache / f"{key}-{digest.hexdigest()}.zip"
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache, prefix=".part-") as folder:
        part = Path(folder) / path.name
        part.write_bytes(data)
        part.replace(path)  # at once, for processes that share the cache
    return Package(path, base64.b64encode(digest.digest()).decode())


def _wheels(requirements: str, path: Path, cache: Path) -> list[Path]:
    wanted = _pins(requirements, path)
    available = _available(cache)
    if not set(wanted) <= set(available):
        _download(path, cache)
        available = _available(cache)
        missing = [name for digest, name in wanted.items() if digest not in available]
        if missing:
            raise PackageFailed(f"no wheel for Python {PYTHON} on {PLATFORMS[0]} of {', '.join(missing)} was found")
    return [available[digest] for digest in wanted]


def _pins(requirements: str, path: Path) -> dict[str, str]:
    """SHA-256 to pin, in the file's order."""
    pins = {}
    for line in requirements.replace("\\\n", " ").splitlines():
        pin = line.partition("#")[0].strip()
        if not pin:
            continue
        found = re.fullmatch(r"([\w.-]+==\S+)\s+--hash=sha256:([0-9a-f]{64})", pin)
        if found is None:
            raise PackageFailed(f"{path}: {pin.split()[0]} needs an exact version and one sha256 hash")
        pins[found[2]] = found[1]
    return pins


def _available(cache: Path) -> dict[str, Path]:
    return {hashlib.sha256(path.read_bytes()).hexdigest(): path for path in sorted(cache.glob("*.whl"))}


def _download(requirements: Path, cache: Path) -> None:
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache, prefix=".part-") as folder:
        platforms = [argument for platform in PLATFORMS for argument in ("--platform", platform)]
        abis = [argument for abi in (f"cp{PYTHON.replace('.', '')}", "abi3", "none") for argument in ("--abi", abi)]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-input"]
        command += ["--no-deps", "--only-binary=:all:", "--require-hashes", "--implementation", "cp"]
        command += ["--python-version", PYTHON, *platforms, *abis, "--dest", folder, "-r", str(requirements)]
        environment = {**os.environ, "PIP_RETRIES": os.environ.get("PIP_RETRIES", "1")}
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        if done.returncode != 0:
            reasons = [line for line in done.stderr.splitlines() if line.startswith("ERROR:")] or ["pip gave no reason"]
            raise PackageFailed(
                f"the Lambda's wheels are not in {cache} and cannot be downloaded ({reasons[-1]}); "
                f"go online once, or put the wheels of {requirements} there"
            )
        for wheel in Path(folder).glob("*.whl"):
            wheel.replace(cache / wheel.name)


def _wheel_files(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        files = {info.filename: archive.read(info) for info in archive.infolist() if not info.is_dir()}
    if any(".data/" in name for name in files):
        raise PackageFailed(f"{wheel.name} installs files outside its packages, which a Lambda cannot use")
    return files


def _zip(files: dict[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, data in sorted(files.items()):
            info = zipfile.ZipInfo(name)  # dated 1980-01-01
            info.create_system = 3  # Unix, on all systems
            info.external_attr = (0o100755 if name.endswith(".so") else 0o100644) << 16
            archive.writestr(info, data, zipfile.ZIP_DEFLATED, compresslevel=9)
    return buffer.getvalue()
