"""Fixtures of the whole tests: real Terraform on the local clouds, driven as a user drives it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.whole.project import Project, copy


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Project]:
    project = copy(tmp_path)
    yield project
    project.stop()
