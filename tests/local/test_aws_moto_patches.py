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
    assert {version: sorted(found) for version, found in stages.items() if found} == {
        "3" * 32: ["AWSPENDING", "AWSPREVIOUS"],  # that label stays, as AWS leaves it
        "4" * 32: ["AWSCURRENT"],
    }


def labels(secrets: Any) -> dict[str, list[str]]:
    stages = secrets.describe_secret(SecretId="/s")["VersionIdsToStages"]
    return {version[:1]: sorted(found) for version, found in stages.items() if found}


def put(secrets: Any, token: str, *stages: str) -> None:
    secrets.put_secret_value(
        SecretId="/s", SecretString=token, ClientRequestToken=token * 32, VersionStages=list(stages)
    )


def test_a_new_version_takes_its_labels_and_no_other(secrets: Any) -> None:
    put(secrets, "2", "A", "B", "AWSCURRENT")
    put(secrets, "3", "B", "AWSCURRENT")
    assert labels(secrets) == {"2": ["A", "AWSPREVIOUS"], "3": ["AWSCURRENT", "B"]}
    put(secrets, "4", "A")
    assert labels(secrets) == {"2": ["AWSPREVIOUS"], "3": ["AWSCURRENT", "B"], "4": ["A"]}
    put(secrets, "5", "AWSCURRENT")
    assert labels(secrets) == {"3": ["AWSPREVIOUS", "B"], "4": ["A"], "5": ["AWSCURRENT"]}


def test_a_label_of_another_version_is_only_moved_from_there(secrets: Any) -> None:
    put(secrets, "2", "A")
    put(secrets, "3", "B")
    with pytest.raises(
        ClientError, match=r"InvalidParameterException.*Staging label A is currently attached to version 2"
    ):
        secrets.update_secret_version_stage(SecretId="/s", VersionStage="A", MoveToVersionId="3" * 32)
    with pytest.raises(ClientError, match="InvalidParameterException"):
        secrets.update_secret_version_stage(SecretId="/s", VersionStage="A", RemoveFromVersionId="3" * 32)
    secrets.update_secret_version_stage(SecretId="/s", VersionStage="C", MoveToVersionId="3" * 32)
    assert labels(secrets) == {"1": ["AWSCURRENT"], "2": ["A"], "3": ["B", "C"]}
