"""What every unit test starts with: no secret of another one is known, or it would be masked in what this one says."""

from __future__ import annotations

import pytest

from deploy import secrecy


@pytest.fixture(autouse=True)
def no_known_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrecy.KNOWN, "_forms", set())
    monkeypatch.setattr(secrecy.KNOWN, "_pattern", None)
