"""Packs a Lambda function's source and its pinned wheels into a zip that has the same bytes wherever it is made.

Own files go in as they are; a wheel's files are taken over compressed as they are in the wheel, whose bytes its hash
pins. So no local compressor, clock, umask or folder has a part in the result: Terraform sees a new `source_code_hash`
when the source or a pin changed, and only then.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import struct
import subprocess
import sys
import tempfile
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

#: Lambda's Python 3.13 runs on Amazon Linux 2023 (glibc 2.34); older manylinux wheels run there too.
PLATFORMS: Final = ("manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64")
PYTHON: Final = "3.13"
_REQUIREMENTS: Final = "requirements.txt"
#: Part of the cache's key: to be counted up when the layout of the zip changes.
_FORMAT: Final = b"1"
_SKIPPED_FOLDERS: Final = {"__pycache__", "tests"}
_SKIPPED_SUFFIXES: Final = {".pyc", ".pyo"}


class PackageFailed(Exception):
    """The package cannot be made; the text is one line with the remedy."""


@dataclass(frozen=True)
class Package:
    """A zip in the cache, and base64 of its SHA-256: what Lambda calls CodeSha256."""

    path: Path
    sha256_base64: str


@dataclass(frozen=True)
class _Entry:
    name: str
    method: int
    crc: int
    size: int
    data: bytes
    """As it stands in the zip: compressed when `method` says so."""
    executable: bool = False


def build(source: Path, cache: Path) -> Package:
    """The package of a source folder. Made once per content; wheels are loaded once, then the network is not needed.

    `source` holds the function's packages and a `requirements.txt` with exact pins, one hash each. `cache` is made when
    it is missing; runs at the same time may share it. Raises PackageFailed.
    """
    try:
        files = _own_files(source)
        requirements = (source / _REQUIREMENTS).read_text() if (source / _REQUIREMENTS).exists() else ""
        key = _key(files, requirements)
        cached = _cached(cache, key)
        if cached is not None:
            return cached
        wheels = _wheels(requirements, source / _REQUIREMENTS, cache / "wheels")
        entries = [_stored(name, data) for name, data in files.items()]
        for wheel in wheels:
            entries += _wheel_entries(wheel)
        return _write(cache, key, _zip(entries))
    except OSError as error:
        raise PackageFailed(f"the Lambda package of {source} cannot be made: {error}") from error


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
        raise PackageFailed(f"the Lambda's source folder {source} holds no package")
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
    with tempfile.NamedTemporaryFile(dir=cache, prefix=".part-", delete=False) as part:
        try:
            part.write(data)
            part.close()
            Path(part.name).replace(path)
        except BaseException:
            Path(part.name).unlink(missing_ok=True)
            raise
    return Package(path, base64.b64encode(digest.digest()).decode())


# Wheels


def _wheels(requirements: str, path: Path, cache: Path) -> list[Path]:
    wanted = _pins(requirements, path)
    held = _held(cache)
    if not set(wanted) <= set(held):
        _download(path, cache)
        held = _held(cache)
        missing = [name for digest, name in wanted.items() if digest not in held]
        if missing:
            raise PackageFailed(f"no wheel for Python {PYTHON} on {PLATFORMS[0]} of {', '.join(missing)} was found")
    return [held[digest] for digest in wanted]


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


def _held(cache: Path) -> dict[str, Path]:
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


def _wheel_entries(wheel: Path) -> list[_Entry]:
    entries = []
    with zipfile.ZipFile(wheel) as archive, wheel.open("rb") as stream:
        for info in archive.infolist():
            if info.is_dir():
                continue
            if ".data/" in info.filename:
                raise PackageFailed(f"{wheel.name} installs files outside its packages, which a Lambda cannot use")
            # The local header's own lengths count: its extra field may differ from the directory's.
            stream.seek(info.header_offset)
            name_length, extra_length = struct.unpack("<26xHH", stream.read(30))
            stream.seek(name_length + extra_length, os.SEEK_CUR)
            data = stream.read(info.compress_size)
            executable = info.filename.endswith(".so")
            entries.append(_Entry(info.filename, info.compress_type, info.CRC, info.file_size, data, executable))
    return entries


# Zip (APPNOTE.TXT 6.3: local file header, central directory header, end of central directory record)


def _stored(name: str, data: bytes) -> _Entry:
    return _Entry(name, zipfile.ZIP_STORED, zlib.crc32(data), len(data), data)


def _zip(entries: list[_Entry]) -> bytes:
    body, directory = bytearray(), bytearray()
    for entry in sorted(entries, key=lambda e: e.name):
        name = entry.name.encode()
        # Version 2.0, names in UTF-8, 1980-01-01 00:00:00.
        common = struct.pack(
            "<HHHHHIIIHH", 20, 0x800, entry.method, 0, 0x21, entry.crc, len(entry.data), entry.size, len(name), 0
        )
        mode = 0o100755 if entry.executable else 0o100644
        unix = struct.pack("<H", 20 | 3 << 8)
        directory += b"PK\x01\x02" + unix + common + struct.pack("<HHHII", 0, 0, 0, mode << 16, len(body)) + name
        body += b"PK\x03\x04" + common + name + entry.data
    count, size, offset = len(entries), len(directory), len(body)
    return bytes(body + directory + b"PK\x05\x06" + struct.pack("<HHHHIIH", 0, 0, count, count, size, offset, 0))
