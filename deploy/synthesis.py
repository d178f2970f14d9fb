"""Synthesizes the configuration, unless nothing that it depends on has changed since it was synthesized before.

What was synthesized is kept in `.build/synthesized/` under a key: the hash of everything that a synth reads. The
constructs read their settings, their own files and the files that settings name. Constructs that you make read more
(another environment variable, a clock, a service): set LAKEHOUSE_SYNTH_CACHE=off, and every command synthesizes.

`main.py` belongs to the user. An edited one is run as a program, and nothing is assumed about what it reads.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from deploy.errors import BadArguments, Failure
from deploy.project import ROOT

if TYPE_CHECKING:
    from lakehouse.settings import Settings

#: SHA-256 of the `main.py` that comes with the project: it does what `_synthesize` does here.
ORIGINAL_MAIN: Final = "9be9f039d4fe1fa4e6c2c1b3261492ab441c4f9e0b0719a29a56b67f523dbbb6"

SWITCH: Final = "LAKEHOUSE_SYNTH_CACHE"
_KEPT: Final = 8
"""How many configurations are kept: those used last. Each takes about 5 MB."""
_WRITTEN: Final = ("manifest.json", "stacks/*/cdk.tf.json", "stacks/*/modules")
"""What a synth writes below its folder."""
_VARIABLES: Final = ("CDKTF_", "JSII_", "NODE_", "SYNTH_")
"""Beginnings of the environment variables that cdktf, jsii and node read. Settings have variables of their own."""


def synthesize(
    settings: Settings,
    outdir: Path,
    *,
    environment: Mapping[str, str],
    root: Path = ROOT,
    quiet: bool = False,
    debug: bool = False,
) -> None:
    """Bring `outdir` up to date.

    Args:
        settings: what `environment` and `cdktf.json` say.
        environment: of the run; an edited `main.py` gets it.
        root: the project.
        quiet: not to say that it takes a moment.
        debug: whether the error of an edited `main.py` comes with its trace.

    Raises:
        BadArguments: a setting cannot be used.
        Failure: the configuration cannot be synthesized.
    """
    edited = _is_edited(root / "main.py")
    kept = None if edited or environment.get(SWITCH) == "off" else _place_of(settings, root)
    if kept is not None and _restored(kept, outdir):
        return
    if not quiet:
        print("Synthesizing Terraform configuration from the constructs ...", flush=True)
    if edited:
        _run_main(root, outdir, environment, debug=debug)
    else:
        _synthesize(settings, outdir, debug=debug)
    if kept is not None:
        with suppress(OSError):  # a full disk, a folder of somebody else's: the next command synthesizes again
            _keep(outdir, kept)


def _place_of(settings: Settings, root: Path) -> Path | None:
    try:
        return root / ".build" / "synthesized" / key(settings, root)
    except OSError:  # what cannot be read is for the synth to report
        return None


def _synthesize(settings: Settings, outdir: Path, *, debug: bool) -> None:
    from lakehouse.app import synthesize
    from lakehouse.errors import SettingsError, SynthesisError

    try:
        synthesize(settings, outdir)
    except SettingsError as error:
        raise BadArguments(str(error)) from error
    except SynthesisError as error:
        raise Failure(str(error), "" if debug else "Run again with --debug for the full stack trace.") from error


# --- an edited main.py -----------------------------------------------------------------------------------------------


def _is_edited(main: Path) -> bool:
    try:
        return hashlib.sha256(main.read_bytes().replace(b"\r\n", b"\n")).hexdigest() != ORIGINAL_MAIN
    except FileNotFoundError:  # deleted, or the project is an installed package
        return False


def _run_main(root: Path, outdir: Path, environment: Mapping[str, str], *, debug: bool) -> None:
    done = subprocess.run(
        [sys.executable, str(root / "main.py"), *(["--debug"] if debug else [])],
        env={**environment, "CDKTF_OUTDIR": str(outdir)},
        cwd=root,
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or [f"it ended with exit code {done.returncode}"]
        raise Failure(f"main.py failed: {lines[-1].removeprefix('error: ')}", done.stderr.strip() if debug else "")
    sys.stderr.write(done.stderr)


# --- the key ---------------------------------------------------------------------------------------------------------


def key(settings: Settings, root: Path) -> str:
    """The hash of everything that a synth reads. OSError when something of it cannot be read."""
    digest = hashlib.sha256()
    values = settings.model_dump()
    folders = {name: value for name, value in values.items() if isinstance(value, Path)}
    plain = {name: value for name, value in values.items() if name not in folders}
    for part in (plain, _variables(), _versions(root)):
        digest.update(json.dumps(part, sort_keys=True, default=repr).encode() + b"\0")
    for name in ("cdktf.json", "main.py"):
        with suppress(FileNotFoundError):
            _add(digest, name, root / name)
    for label, folder in {"constructs": root / "constructs", "imports": root / "imports", **folders}.items():
        for path in _files(folder):
            _add(digest, f"{label}/{path.relative_to(folder).as_posix()}", path)
    return digest.hexdigest()[:32]


def _add(digest: Any, name: str, path: Path) -> None:
    content = path.read_bytes()
    digest.update(f"{name}\0{len(content)}\0".encode() + content)


def _files(folder: Path) -> Iterator[Path]:
    for directory, below, names in os.walk(folder):
        below[:] = sorted(name for name in below if name != "__pycache__")
        yield from (Path(directory, name) for name in sorted(names))


def _variables() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name.startswith(_VARIABLES) and name != "CDKTF_OUTDIR"}


def _versions(root: Path) -> list[object]:
    """Python, node, and the packages, each with when it was installed: without starting or importing any of them."""
    paths = [os.path.relpath(path, root) if path.startswith(str(root)) else path for path in sys.path]
    packages = [
        (entry.name, entry.stat().st_mtime_ns)
        for path in sys.path
        if path.endswith("site-packages")
        for entry in sorted(os.scandir(path), key=lambda entry: entry.name)
        if entry.name.endswith((".dist-info", ".pth"))
    ]
    node = shutil.which(os.environ.get("JSII_NODE") or "node")
    found = None if node is None else (node, Path(node).stat().st_size, Path(node).stat().st_mtime_ns)
    return [sys.version, paths, packages, found]


# --- what is kept ----------------------------------------------------------------------------------------------------


def _restored(kept: Path, outdir: Path) -> bool:
    """Copy what is kept to `outdir`. False where nothing is, or where another run removes it meanwhile."""
    try:
        (stack,) = (kept / "stacks").iterdir()
        os.utime(kept)
        # A statement that was removed from the settings must not stay.
        shutil.rmtree(outdir / "stacks" / stack.name / "modules", ignore_errors=True)
        shutil.copytree(kept, outdir, dirs_exist_ok=True)
    except (FileNotFoundError, NotADirectoryError, ValueError, shutil.Error):
        return False
    return True


def _keep(outdir: Path, kept: Path) -> None:
    """Copy what was synthesized to `kept`, which is complete from the moment it has its name."""
    folder = kept.parent
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".part-") as part:
        made = Path(part, kept.name)
        for pattern in _WRITTEN:
            for path in outdir.glob(pattern):
                copy = made / path.relative_to(outdir)
                copy.parent.mkdir(parents=True, exist_ok=True)
                (shutil.copytree if path.is_dir() else shutil.copy2)(path, copy)
        with suppress(OSError):  # another run was faster
            made.rename(kept)
    for old in _by_use(folder)[_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def _by_use(folder: Path) -> list[Path]:
    """What is kept, and what killed runs left of their copies: what was used last comes first."""

    def used(path: Path) -> float:
        try:
            return path.stat().st_mtime
        except FileNotFoundError:
            return 0.0

    return sorted(folder.iterdir(), key=used, reverse=True)
