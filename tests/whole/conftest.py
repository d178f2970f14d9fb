"""Fixtures of the whole tests: real Terraform on the local clouds, driven as a user drives it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from lakehouse.lambda_package import build

from tests.once import made_once
from tests.whole.project import ROOT, Project, copy

#: A process that serves, and what only it has to do with.
_OF_THE_SERVICE = ("service.*", "run.lock")


@pytest.fixture(scope="session")
def wheels(once: Path) -> Path:
    """The Lambda's wheels in the checkout, from where copies have them: a user whom a test plays may not download."""
    cache = ROOT / ".build" / "lambda"
    made_once(once / "wheels", lambda _folder: build(ROOT / "lambda_src", cache))
    return cache


@pytest.fixture
def project(tmp_path: Path, once: Path, wheels: Path) -> Iterator[Project]:
    """A copy of the checkout, with nothing created. Synths that were made before in this run are not made again."""
    project = copy(tmp_path, once)
    yield project
    project.stop()


@pytest.fixture
def lakehouse(project: Project, once: Path, tmp_path: Path) -> Project:
    """A copy of the checkout, with a lakehouse that was created in another one and has come here."""

    def create(folder: Path) -> None:
        maker = copy(tmp_path / "maker", once)
        try:
            maker.deploy("create", "--local", "--auto-approve")
        finally:
            maker.stop()
        shutil.copytree(maker.local, folder, ignore=shutil.ignore_patterns(*_OF_THE_SERVICE), dirs_exist_ok=True)

    shutil.copytree(made_once(once / "lakehouse", create), project.local)
    return project
