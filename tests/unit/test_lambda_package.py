"""The Lambda's package: the same bytes for the same source and pins."""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import threading
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from lakehouse import lambda_package
from lakehouse.lambda_package import PackageFailed, build

REAL = Path(__file__).parents[2] / "lambda_src"
CACHE = Path(__file__).parents[2] / ".build" / "lambda"


def wheel(folder: Path, name: str = "tool", content: str = "VALUE = 1\n") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{name}/__init__.py", content)
        archive.writestr(f"{name}/speedups.so", b"\x7fELF" * 100)
        archive.writestr(f"{name}-1.0.dist-info/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        archive.writestr(f"{name}-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        archive.writestr(f"{name}-1.0.dist-info/RECORD", f"{name}/__init__.py,,\n{name}/speedups.so,,\n")
    return path


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    (folder / "app" / "__pycache__").mkdir(parents=True)
    (folder / "app" / "tests").mkdir()
    (folder / "app" / "__init__.py").write_text("")
    (folder / "app" / "main.py").write_text("def handler(event, context): return 'ü'\n")
    (folder / "app" / "__pycache__" / "main.cpython-313.pyc").write_bytes(b"x")
    (folder / "app" / "tests" / "test_main.py").write_text("assert False")
    made = wheel(tmp_path / "cache" / "wheels")
    (folder / "requirements.txt").write_text(f"tool==1.0 --hash=sha256:{sha256(made)}\n")
    return folder


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


@pytest.fixture(autouse=True)
def offline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.delenv("PIP_FIND_LINKS", raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)


def test_content(source: Path, cache: Path) -> None:
    package = build(source, cache)
    assert package.sha256_base64 == base64.b64encode(hashlib.sha256(package.path.read_bytes()).digest()).decode()
    with zipfile.ZipFile(package.path) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        assert names == sorted(names)
        assert set(names) == {
            "app/__init__.py",
            "app/main.py",
            "tool/__init__.py",
            "tool/speedups.so",
            *(f"tool-1.0.dist-info/{name}" for name in ("METADATA", "RECORD", "WHEEL")),
        }
        assert archive.read("app/main.py").decode() == "def handler(event, context): return 'ü'\n"
        assert archive.read("tool/speedups.so") == b"\x7fELF" * 100
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        modes = {info.filename: info.external_attr >> 16 for info in archive.infolist()}
    assert modes["app/main.py"] == 0o100644 and modes["tool/speedups.so"] == 0o100755


def test_bytes_do_not_depend_on_folder_time_and_mode(source: Path, cache: Path, tmp_path: Path) -> None:
    first = build(source, cache)
    moved = tmp_path / "elsewhere" / "deeper"
    shutil.copytree(source, moved)
    for path in moved.rglob("*"):
        os.utime(path, (1_000_000_000, 1_000_000_000))
        path.chmod(0o700)
    (tmp_path / "other").mkdir()
    shutil.copytree(cache / "wheels", tmp_path / "other" / "wheels")
    second = build(moved, tmp_path / "other")
    assert second.sha256_base64 == first.sha256_base64
    assert second.path.read_bytes() == first.path.read_bytes()


def change_code(source: Path) -> None:
    (source / "app" / "main.py").write_text("def handler(event, context): return 2\n")


def rename(source: Path) -> None:
    (source / "app" / "main.py").rename(source / "app" / "entry.py")


def add(source: Path) -> None:
    (source / "app" / "more.json").write_text("{}")


def drop_pin(source: Path) -> None:
    (source / "requirements.txt").write_text("# nothing\n")


@pytest.mark.parametrize("change", [change_code, rename, add, drop_pin])
def test_a_change_of_the_source_changes_the_hash(source: Path, cache: Path, change: Callable[[Path], None]) -> None:
    before = build(source, cache).sha256_base64
    change(source)
    assert build(source, cache).sha256_base64 != before


def compile_again(source: Path) -> None:
    (source / "app" / "__pycache__" / "main.cpython-313.pyc").write_bytes(b"y")


def change_tests(source: Path) -> None:
    (source / "app" / "tests" / "test_main.py").write_text("assert True")


def comment_pins(source: Path) -> None:
    path = source / "requirements.txt"
    path.write_text("# why\n" + path.read_text())


def leave_a_cache(source: Path) -> None:
    (source / ".mypy_cache" / "3.13").mkdir(parents=True)
    (source / ".mypy_cache" / "3.13" / "main.json").write_text("{}")
    (source / "app" / ".DS_Store").write_text("")


@pytest.mark.parametrize("change", [compile_again, change_tests, comment_pins, leave_a_cache])
def test_other_files_do_not_change_the_hash(source: Path, cache: Path, change: Callable[[Path], None]) -> None:
    before = build(source, cache).sha256_base64
    change(source)
    assert build(source, cache).sha256_base64 == before


def test_the_cache_is_fast_and_needs_no_wheels(source: Path, cache: Path) -> None:
    first = build(source, cache)
    shutil.rmtree(cache / "wheels")
    times = []
    for _ in range(5):
        started = time.perf_counter()
        assert build(source, cache) == first
        times.append(time.perf_counter() - started)
    assert min(times) < 0.02


def test_a_damaged_zip_in_the_cache_is_rebuilt(source: Path, cache: Path) -> None:
    first = build(source, cache)
    good = first.path.read_bytes()
    first.path.write_bytes(good[:-10])
    assert build(source, cache) == first
    assert first.path.read_bytes() == good


def test_offline_with_an_empty_cache(source: Path, cache: Path) -> None:
    shutil.rmtree(cache)
    with pytest.raises(PackageFailed) as failed:
        build(source, cache)
    text = str(failed.value)
    assert "\n" not in text
    assert "go online once" in text and str(cache / "wheels") in text
    assert list(cache.rglob("*.zip")) == []
    assert list((cache / "wheels").iterdir()) == []


def test_a_wheel_with_another_hash_is_not_used(source: Path, cache: Path) -> None:
    wheel(cache / "wheels", content="VALUE = 666\n")
    with pytest.raises(PackageFailed, match="cannot be downloaded"):
        build(source, cache)


def test_wheels_are_downloaded_with_their_hash(
    source: Path, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index").mkdir()
    (cache / "wheels" / "tool-1.0-py3-none-any.whl").rename(tmp_path / "index" / "tool-1.0-py3-none-any.whl")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path / "index"))
    build(source, cache)
    assert [path.name for path in (cache / "wheels").iterdir()] == ["tool-1.0-py3-none-any.whl"]


@pytest.mark.parametrize(
    "line", ["tool", "tool>=1.0 --hash=sha256:" + "0" * 64, "tool==1.0", "tool==1.0 --hash=md5:00"]
)
def test_pins_are_exact_and_hashed(source: Path, cache: Path, line: str) -> None:
    (source / "requirements.txt").write_text(line)
    with pytest.raises(PackageFailed, match="exact version and one sha256 hash"):
        build(source, cache)


def test_no_source(tmp_path: Path) -> None:
    with pytest.raises(PackageFailed, match="does not exist"):
        build(tmp_path / "absent", tmp_path / "cache")
    (tmp_path / "empty").mkdir()
    with pytest.raises(PackageFailed, match="contains no package"):
        build(tmp_path / "empty", tmp_path / "cache")


def test_a_cache_that_cannot_be_written(source: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (source / "requirements.txt").write_text("")
    with pytest.raises(PackageFailed, match="cannot be built"):
        build(source, tmp_path / "file" / "cache")


def test_concurrent_builds(source: Path, cache: Path) -> None:
    made: list[lambda_package.Package] = []
    threads = [threading.Thread(target=lambda: made.append(build(source, cache))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(made) == 6 and len(set(made)) == 1
    assert [path.name for path in cache.iterdir() if path.name.startswith(".part")] == []


def test_the_real_package(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PIP_NO_INDEX", "PIP_CONFIG_FILE"):
        monkeypatch.delenv(name, raising=False)
    try:
        package = build(REAL, CACHE)
    except PackageFailed as failed:
        if "cannot be downloaded" in str(failed):
            pytest.skip("the wheels are not cached and there is no network")
        raise
    with zipfile.ZipFile(package.path) as archive:
        assert archive.testzip() is None
        names = archive.namelist()
        libraries = [name for name in names if name.endswith(".so")]
    assert "key_pair_rotation/handler.py" in names
    assert not [name for name in names if name.endswith(".pyc") or "/tests/" in name]
    assert all("abi3" in name or "cpython-313-x86_64-linux-gnu" in name for name in libraries)
    assert package.path.stat().st_size < 8_000_000
