"""Python reads this as it starts, where this folder is on PYTHONPATH: a synth that was made before is not made again.

A synth takes most of what a short command of `deploy.sh` takes, and the same sources and settings give the same bytes
(tests/synth). So in the whole tests, which run hundreds of commands on copies of the checkout, the first synth of
each kind is kept, and later ones are copies of it. Whatever a synth depends on is part of the kind: the sources, the
settings with what they name, cdktf's variables. Tests about synthesis itself leave this out.
"""

from __future__ import annotations

import hashlib
import importlib.machinery
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

KEPT_IN = "TESTS_KEEP_SYNTHS_IN"
"""The variable that names the folder of kept synths."""
MODULE = "lakehouse.app"
WRITTEN = ("manifest.json", "stacks/*/cdk.tf.json", "stacks/*/modules")
"""What a synth writes below its folder."""


class Finder(MetaPathFinder):
    """Finds the app as Python does, and has its `synthesize` remember."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != MODULE:
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path, target)
        if spec is not None and spec.loader is not None:
            execute = spec.loader.exec_module

            def execute_and_change(module: ModuleType) -> None:
                execute(module)
                module.synthesize = remembering(module.synthesize, Path(os.environ[KEPT_IN]))

            spec.loader.exec_module = execute_and_change  # type: ignore[method-assign]
        return spec


def remembering(synthesize: Callable[[Any, Path], Path], kept_in: Path) -> Callable[[Any, Path], Path]:
    def from_memory(settings: Any, outdir: Path) -> Path:
        try:
            kept = kept_in / kind(settings)
        except OSError:  # what cannot be read is for the app to say
            return synthesize(settings, outdir)
        if not kept.exists():
            folder = synthesize(settings, outdir)
            keep(outdir, kept)
            return folder
        (stack,) = (kept / "stacks").iterdir()
        shutil.rmtree(outdir / "stacks" / stack.name / "modules", ignore_errors=True)
        shutil.copytree(kept, outdir, dirs_exist_ok=True)
        return outdir / "stacks" / stack.name

    return from_memory


def kind(settings: Any) -> str:
    """Of a synth: whatever has a part in what it writes."""
    project = Path(sys.modules["lakehouse.settings"].PROJECT)
    values = settings.model_dump()
    folders = [value for value in values.values() if isinstance(value, Path)]
    values = {name: value for name, value in values.items() if not isinstance(value, Path)}
    digest = hashlib.sha256(json.dumps(values, sort_keys=True, default=repr).encode())
    for name in sorted(name for name in os.environ if name.startswith(("CDKTF_", "JSII_", "SYNTH_"))):
        if name != "CDKTF_OUTDIR":
            digest.update(f"{name}={os.environ[name]}\0".encode())
    for folder in (project / "constructs", project / "imports", *folders):
        for path in files(folder):
            digest.update(f"{path.relative_to(folder)}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:32]


def files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def keep(outdir: Path, kept: Path) -> None:
    part = Path(tempfile.mkdtemp(dir=kept.parent))
    shutil.copystat(outdir, part)
    for pattern in WRITTEN:
        for path in outdir.glob(pattern):
            goes_to = part / path.relative_to(outdir)
            goes_to.parent.mkdir(parents=True, exist_ok=True)
            (shutil.copytree if path.is_dir() else shutil.copy2)(path, goes_to)
    try:
        part.rename(kept)
    except OSError:  # another process was faster
        shutil.rmtree(part)


if os.environ.get(KEPT_IN):
    sys.meta_path.insert(0, Finder())
