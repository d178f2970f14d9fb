"""Secrets Manager's versions as AWS has them, where moto alone would differ."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from botocore.exceptions import ClientError

from tests.local.aws_world import world


@pytest.fixture
def secrets(tmp_path: Path) -> Iterator[Any]:
    with world(tmp_path / "cloud.db") as aws:
        client = aws.outside("secretsmanager")
        client.create_secret(Name="/s")
        client.put_secret_value(SecretId="/s", SecretString="first", ClientRequestToken="1" * 32)
        yield client


def pending(secrets: Any, token: str, value: str) -> Any:
    return secrets.put_secret_value(
        SecretId="/s", SecretString=value, ClientRequestToken=token * 32, VersionStages=["AWSPENDING"]
    )


def test_a_pending_version_keeps_its_value(secrets: Any) -> None:
    pending(secrets, "2", "second")
    with pytest.raises(ClientError, match=r"ResourceExistsException.*already in use"):
        pending(secrets, "2", "other")
    assert pending(secrets, "2", "second")["VersionId"] == "2" * 32
    assert secrets.get_secret_value(SecretId="/s", VersionStage="AWSPENDING")["SecretString"] == "second"


def test_what_is_current_follows_its_label(secrets: Any) -> None:
    for before, token in ("12", "23"):
        pending(secrets, token, f"value {token}")
        secrets.update_secret_version_stage(
            SecretId="/s", VersionStage="AWSCURRENT", MoveToVersionId=token * 32, RemoveFromVersionId=before * 32
        )
        assert secrets.get_secret_value(SecretId="/s")["SecretString"] == f"value {token}"
    secrets.put_secret_value(SecretId="/s", SecretString="last", ClientRequestToken="4" * 32)
    stages = secrets.describe_secret(SecretId="/s")["VersionIdsToStages"]
    assert {version: labels for version, labels in stages.items() if labels} == {
        "3" * 32: ["AWSPREVIOUS"],
        "4" * 32: ["AWSCURRENT"],
    }
