"""A copy of the project in an empty folder, driven as a user drives it: through `deploy.sh`."""

from __future__ import annotations

import compileall
import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from local_cloud import client
from tests.once import made_once

ROOT = Path(__file__).resolve().parents[2]
_LEFT_OUT = {".git", ".venv", ".local", ".build", "cdktf.out", "graph", "tests", "benchmarks", "docs", "node_modules"}

SYNTHESIZES_ANEW = {"LAKEHOUSE_SYNTH_CACHE": "off"}
"""Environment of a command that is to synthesize, whatever was synthesized before."""


@dataclass
class Project:
    """One checkout with a local lakehouse of its own."""

    root: Path
    files: set[str]
    """What the checkout held at first, relative to `root`."""

    def deploy(self, *words: str, code: int | None = 0, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run `deploy.sh`; its exit code must be `code` (None: any)."""
        done = subprocess.run(
            [str(self.root / "deploy.sh"), *words],
            cwd=self.root.parent,  # a user may stand anywhere
            env=os.environ | environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=240,
        )
        if code is not None:
            assert done.returncode == code, f"{words}: {done.returncode}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        return done

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start `deploy.sh` in a process group of its own, its output in one stream."""
        return subprocess.Popen(
            [str(self.root / "deploy.sh"), *words],
            cwd=self.root,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def stop(self) -> None:
        """End what may still run."""
        running = client.running(self.local)
        if running is not None:
            running.stop()

    def wait_for(self, condition: Callable[[], bool], seconds: float = 60) -> None:
        deadline = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < deadline, "waited in vain"
            time.sleep(0.02)

    def terraform(self, *arguments: str, code: int | None = 0) -> str:
        return self.deploy("terraform", "--local", "--", *arguments, code=code).stdout

    def state_list(self) -> set[str]:
        return set(self.terraform("state", "list").split())

    def show(self, *arguments: str) -> dict[str, Any]:
        return json.loads(self.terraform("show", "-json", *arguments))

    @property
    def local(self) -> Path:
        return self.root / ".local"

    def service(self) -> client.Service:
        """The local clouds, started if need be: for faults and questions that have to be set before a command."""
        return client.ensure(self.local)

    def left_behind(self) -> list[str]:
        """Files below the checkout that the copy did not have, without caches of Python."""
        now = _files(self.root)
        return sorted(now - self.files)


def _files(root: Path) -> set[str]:
    return {
        path.relative_to(root).as_posix()
        for path in root.rglob("*")
        if "__pycache__" not in path.parts and ".venv" not in path.parts and ".build" not in path.parts
    }


def copy(folder: Path, once: Path | None = None) -> Project:
    """A copy of the checkout in `folder`; the prepared .venv and the downloaded wheels are shared with it.

    `once` is a folder that all of a run may share: with it the copy is compiled, and its commands take less.
    """
    root = folder / "a checkout"  # with a space in its path, as people have
    if once is None:
        shutil.copytree(ROOT, root, ignore=_ignored)
    else:
        shutil.copytree(made_once(once / "checkout", _compiled_copy), root)
    for shared in (".venv", ".build"):
        if (ROOT / shared).exists():
            (root / shared).symlink_to(ROOT / shared)
    return Project(root, _files(root))


def _ignored(directory: str, names: list[str]) -> set[str]:
    top = Path(directory) == ROOT
    return {
        name for name in names if (top and name in _LEFT_OUT) or name in {"__pycache__", ".mypy_cache", ".pytest_cache"}
    }


def _compiled_copy(folder: Path) -> None:
    shutil.copytree(ROOT, folder, ignore=_ignored, dirs_exist_ok=True)
    compileall.compile_dir(folder, quiet=2)
