"""The rotation Lambda against Secrets Manager (moto), and against one that fails."""

from __future__ import annotations

import base64
import json
import logging
from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from botocore.exceptions import ClientError, EndpointConnectionError
from key_pair_rotation.handler import BadEvent, handler
from key_pair_rotation.keys import KeyPair
from key_pair_rotation.secret_store import SecretStore, SecretStoreFailed, ServiceUser
from moto import mock_aws

PATH = "/snowflake_resource/base"
EVENT = {
    "get_private_keys_from_aws_secrets": True,
    "secrets_path": PATH,
    "snowflake_account_identifier": "ORG-ACCOUNT",
    "snowflake_service_user": "BASE_USER",
}
PLACEHOLDER = {
    "secrets_path": "<SECRETS_PATH>",
    "snowflake_account_identifier": "<SNOWFLAKE_ACCOUNT_IDENTIFIER>",
    "snowflake_service_user": "<SNOWFLAKE_SERVICE_USER>",
    "snowflake_rsa_private_key_1_pem": "<SNOWFLAKE_RSA_PRIVATE_KEY_1_PEM>",
    "snowflake_rsa_private_key_2_pem": "<SNOWFLAKE_RSA_PRIVATE_KEY_2_PEM>",
}


@pytest.fixture
def secrets(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    for name in ("AWS_PROFILE", "AWS_ENDPOINT_URL"):
        monkeypatch.delenv(name, raising=False)
    for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.setenv(name, "testing")
    monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
    with mock_aws():
        yield boto3.client("secretsmanager")


@pytest.fixture
def secret(secrets: Any) -> Any:
    secrets.create_secret(Name=PATH, SecretString=json.dumps(PLACEHOLDER))
    return secrets


def held(secrets: Any) -> dict[str, str]:
    document: dict[str, str] = json.loads(secrets.get_secret_value(SecretId=PATH)["SecretString"])
    return document


def test_first_run(secret: Any) -> None:
    answer = handler(EVENT, None)
    assert answer["statusCode"] == 200
    stored = held(secret)
    assert answer["data"] == {name: value for name, value in stored.items() if "private" not in name}
    assert set(stored) - set(answer["data"]) == {"snowflake_rsa_private_key_1_pem", "snowflake_rsa_private_key_2_pem"}
    assert (stored["secrets_path"], stored["snowflake_service_user"]) == (PATH, "BASE_USER")
    for number in "12":
        pair = KeyPair.from_private_base64(stored[f"snowflake_rsa_private_key_{number}_pem"])
        assert stored[f"snowflake_rsa_public_key_{number}_pem"] == pair.public_one_line
        assert stored[f"rsa_public_key_{number}_pem"] == pair.public_base64
    assert stored["snowflake_rsa_public_key_1_pem"] != stored["snowflake_rsa_public_key_2_pem"]


def test_again_keeps_the_keys(secret: Any) -> None:
    first = handler(EVENT, None)["data"]
    version = secret.get_secret_value(SecretId=PATH)["VersionId"]
    assert handler(EVENT, None)["data"] == first
    assert secret.get_secret_value(SecretId=PATH)["VersionId"] == version


def test_new_keys_when_asked(secret: Any) -> None:
    first = handler(EVENT, None)["data"]
    second = handler(EVENT | {"get_private_keys_from_aws_secrets": False}, None)["data"]
    for number in "12":
        assert first[f"snowflake_rsa_public_key_{number}_pem"] != second[f"snowflake_rsa_public_key_{number}_pem"]


@pytest.mark.parametrize(
    "change",
    [
        {"snowflake_service_user": "SOMEONE_ELSE"},
        {"snowflake_account_identifier": "OTHER-ACCOUNT"},
        {"snowflake_rsa_private_key_2_pem": base64.b64encode(b"damaged").decode()},
        {"snowflake_rsa_private_key_1_pem": None},
    ],
)
def test_keys_of_others_or_damaged_ones_are_not_kept(secret: Any, change: dict[str, Any]) -> None:
    first = handler(EVENT, None)["data"]
    secret.put_secret_value(SecretId=PATH, SecretString=json.dumps(held(secret) | change))
    second = handler(EVENT, None)["data"]
    assert second["snowflake_rsa_public_key_1_pem"] != first["snowflake_rsa_public_key_1_pem"]
    assert held(secret)["snowflake_service_user"] == "BASE_USER"


@pytest.mark.parametrize("text", ["no JSON", "[]", "null", '"x"'])
def test_any_other_content_is_replaced(secret: Any, text: str) -> None:
    secret.put_secret_value(SecretId=PATH, SecretString=text)
    handler(EVENT, None)
    assert "snowflake_rsa_private_key_1_pem" in held(secret)


def test_a_secret_without_a_value(secrets: Any) -> None:
    secrets.create_secret(Name=PATH)
    handler(EVENT, None)
    assert "snowflake_rsa_private_key_1_pem" in held(secrets)


def test_a_secret_that_is_not_there(secrets: Any) -> None:
    with pytest.raises(SecretStoreFailed, match=f"{PATH}: ResourceNotFoundException"):
        handler(EVENT, None)


def test_a_secret_scheduled_for_deletion(secret: Any) -> None:
    secret.delete_secret(SecretId=PATH)
    with pytest.raises(SecretStoreFailed, match=f"cannot read the secret {PATH}: InvalidRequestException"):
        handler(EVENT, None)


@pytest.mark.parametrize(
    ("event", "complaint"),
    [
        (None, "not a JSON object"),
        ([], "not a JSON object"),
        ({}, "get_private_keys_from_aws_secrets"),
        (EVENT | {"get_private_keys_from_aws_secrets": "true"}, "get_private_keys_from_aws_secrets"),
        (EVENT | {"secrets_path": ""}, "secrets_path"),
        (EVENT | {"secrets_path": 7}, "secrets_path"),
        (EVENT | {"snowflake_service_user": "  "}, "snowflake_service_user"),
        ({k: v for k, v in EVENT.items() if k != "snowflake_account_identifier"}, "snowflake_account_identifier"),
    ],
)
def test_bad_events(secret: Any, event: Any, complaint: str) -> None:
    with pytest.raises(BadEvent, match=complaint):
        handler(event, None)
    assert held(secret) == PLACEHOLDER


class Failing:
    """A client of Secrets Manager one of whose calls fails."""

    def __init__(self, call: str, error: Exception) -> None:
        self._call = call
        self._error = error

    def __getattr__(self, name: str) -> Any:
        def call(**_: Any) -> Any:
            if name == self._call:
                raise self._error
            return {"SecretString": json.dumps(PLACEHOLDER)}

        return call


@pytest.mark.parametrize("call", ["get_secret_value", "put_secret_value"])
@pytest.mark.parametrize(
    ("error", "told"),
    [
        (ClientError({"Error": {"Code": "AccessDeniedException", "Message": "m"}}, "Op"), "AccessDeniedException"),
        (ClientError({"Error": {"Code": "ThrottlingException", "Message": "m"}}, "Op"), "ThrottlingException"),
        (EndpointConnectionError(endpoint_url="https://x"), "EndpointConnectionError"),
    ],
)
def test_a_failing_store_is_raised(call: str, error: Exception, told: str) -> None:
    store = SecretStore(Failing(call, error), PATH)
    user = ServiceUser("ORG-ACCOUNT", "BASE_USER")
    pairs = (KeyPair.generate(), KeyPair.generate())
    with pytest.raises(SecretStoreFailed, match=f"{PATH}: {told}") as failed:
        store.load(user)
        store.save(user, pairs)
    assert pairs[0].private_base64 not in str(failed.value)
    assert failed.value.__cause__ is None and failed.value.__suppress_context__


def test_nothing_secret_is_logged_or_answered(secret: Any, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "key_pair_rotation"):
        answer = json.dumps(handler(EVENT, None))
    stored = held(secret)
    for number in "12":
        private = stored[f"snowflake_rsa_private_key_{number}_pem"]
        assert private not in answer and private not in caplog.text
    assert "PRIVATE" not in base64.b64decode(json.loads(answer)["data"]["rsa_public_key_1_pem"]).decode()
    assert "BASE_USER" in caplog.text
