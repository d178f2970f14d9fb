"""The secret in AWS Secrets Manager that holds a service user's key pairs."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from botocore.exceptions import BotoCoreError, ClientError

from key_pair_rotation.keys import KeyPair, UnusableKey


class SecretStoreFailed(Exception):
    """Secrets Manager refused, or cannot be reached. The text names the secret's path and AWS's code, no value."""


@dataclass(frozen=True)
class ServiceUser:
    """Whose keys these are: the Snowflake account and the user in it."""

    account_identifier: str
    name: str


@dataclass(frozen=True)
class SecretStore:
    """One secret by its path. `client` is a boto3 client of `secretsmanager`."""

    client: Any
    path: str

    def load(self, user: ServiceUser) -> tuple[KeyPair, KeyPair] | None:
        """The pairs that the secret holds for a user; None when it holds none that are valid and the user's."""
        try:
            document = json.loads(self.client.get_secret_value(SecretId=self.path)["SecretString"])
            held = ServiceUser(document["snowflake_account_identifier"], document["snowflake_service_user"])
            if held != user:
                return None
            return (
                KeyPair.from_private_base64(document["snowflake_rsa_private_key_1_pem"]),
                KeyPair.from_private_base64(document["snowflake_rsa_private_key_2_pem"]),
            )
        except ClientError as error:
            # A secret made just now may have no value yet; that is like one without keys.
            if _code(error) == "ResourceNotFoundException" and self._exists():
                return None
            raise SecretStoreFailed(f"cannot read the secret {self.path}: {_code(error)}") from None
        except BotoCoreError as error:
            raise SecretStoreFailed(f"cannot read the secret {self.path}: {type(error).__name__}") from None
        except (ValueError, KeyError, TypeError, UnusableKey):
            return None

    def save(self, user: ServiceUser, pairs: tuple[KeyPair, KeyPair]) -> None:
        """Make the pairs the secret's current value."""
        first, second = pairs
        document = {
            "secrets_path": self.path,
            "snowflake_account_identifier": user.account_identifier,
            "snowflake_service_user": user.name,
            "rsa_public_key_1_pem": first.public_base64,
            "rsa_public_key_2_pem": second.public_base64,
            "snowflake_rsa_public_key_1_pem": first.public_one_line,
            "snowflake_rsa_public_key_2_pem": second.public_one_line,
            "snowflake_rsa_private_key_1_pem": first.private_base64,
            "snowflake_rsa_private_key_2_pem": second.private_base64,
        }
        try:
            self.client.put_secret_value(SecretId=self.path, SecretString=json.dumps(document))
        except ClientError as error:
            raise SecretStoreFailed(f"cannot write the secret {self.path}: {_code(error)}") from None
        except BotoCoreError as error:
            raise SecretStoreFailed(f"cannot write the secret {self.path}: {type(error).__name__}") from None

    def _exists(self) -> bool:
        try:
            return not self.client.describe_secret(SecretId=self.path).get("DeletedDate")
        except ClientError as error:
            # Without the right to describe, the write that follows tells.
            return _code(error) != "ResourceNotFoundException"


def _code(error: ClientError) -> str:
    return str(error.response.get("Error", {}).get("Code", "unknown error"))
