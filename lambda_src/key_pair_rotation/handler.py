"""The Lambda's entry: makes a Snowflake service user's two RSA key pairs and keeps them in Secrets Manager.

The event:

    snowflake_account_identifier        the account, e.g. `MYORG-MYACCOUNT`
    snowflake_service_user              the user's name in Snowflake
    secrets_path                        name or ARN of an existing secret
    get_private_keys_from_aws_secrets   true: keep the pairs that the secret holds for this user, if they are valid;
                                        false: always make new ones

The answer's `data` carries public keys and names, never a private key or a token: Terraform stores it as plain text.
Whatever goes wrong is raised, so that Terraform sees it fail.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import boto3

from key_pair_rotation.keys import KeyPair
from key_pair_rotation.secret_store import SecretStore, ServiceUser

_log = logging.getLogger(__name__)
_log.setLevel(logging.INFO)


class BadEvent(Exception):
    """The event lacks something, or holds something of a wrong type. The text names the key only."""


@dataclass(frozen=True)
class Request:
    """A checked event."""

    user: ServiceUser
    secrets_path: str
    keep_valid: bool

    @classmethod
    def of(cls, event: Any) -> Request:
        if not isinstance(event, Mapping):
            raise BadEvent("the event is not a JSON object")
        keep_valid = event.get("get_private_keys_from_aws_secrets")
        if not isinstance(keep_valid, bool):
            raise BadEvent("get_private_keys_from_aws_secrets must be true or false")
        user = ServiceUser(_text(event, "snowflake_account_identifier"), _text(event, "snowflake_service_user"))
        return cls(user, _text(event, "secrets_path"), keep_valid)


def handler(event: Any, _context: object) -> dict[str, Any]:
    """Lambda's entry point."""
    return rotate(Request.of(event), boto3.client("secretsmanager"))


def rotate(request: Request, client: Any) -> dict[str, Any]:
    """Carry a request out with a boto3 client of `secretsmanager`."""
    store = SecretStore(client, request.secrets_path)
    pairs = store.load(request.user) if request.keep_valid else None
    if pairs is None:
        pairs = (KeyPair.generate(), KeyPair.generate())
        store.save(request.user, pairs)
        message = "made two new key pairs"
    else:
        message = "kept the two key pairs of the secret"
    _log.info("%s for the user %s", message, request.user.name)
    first, second = pairs
    return {
        "statusCode": 200,
        "message": message,
        "data": {
            "secrets_path": request.secrets_path,
            "snowflake_account_identifier": request.user.account_identifier,
            "snowflake_service_user": request.user.name,
            "rsa_public_key_1_pem": first.public_base64,
            "rsa_public_key_2_pem": second.public_base64,
            "snowflake_rsa_public_key_1_pem": first.public_one_line,
            "snowflake_rsa_public_key_2_pem": second.public_one_line,
        },
    }


def _text(event: Mapping[str, Any], key: str) -> str:
    value = event.get(key)
    if not isinstance(value, str) or not value.strip():
        raise BadEvent(f"{key} must be a non-empty text")
    return value
