"""The secret in AWS Secrets Manager that holds a service user's key pairs, and the stages of its versions.

Source: AWS Secrets Manager, "Lambda rotation functions" (the steps, AWSPENDING and AWSCURRENT) and the API reference of
PutSecretValue (a ClientRequestToken names the version: with it again, other content is refused).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from botocore.exceptions import BotoCoreError, ClientError

CURRENT: Final = "AWSCURRENT"
PENDING: Final = "AWSPENDING"


class SecretStoreFailed(Exception):
    """A call of Secrets Manager failed. The message names the secret and the error code, no value."""

    def __init__(self, action: str, path: str, code: str) -> None:
        super().__init__(f"cannot {action} the secret {path}: {code}")
        self.code = code


@dataclass(frozen=True)
class SecretStore:
    """One secret by its name or ARN. `client` is a boto3 client of `secretsmanager`."""

    client: Any
    path: str

    def current_version(self) -> str | None:
        """Id of the version labelled AWSCURRENT; None when there is no version."""
        with self._translated_errors("read"):
            versions = self.client.describe_secret(SecretId=self.path).get("VersionIdsToStages", {})
        return next((version for version, stages in versions.items() if CURRENT in stages), None)

    def read(self, version: str) -> str | None:
        """A version's value; None when it holds no text."""
        with self._translated_errors("read"):
            value: str | None = self.client.get_secret_value(SecretId=self.path, VersionId=version).get("SecretString")
        return value

    def put_pending(self, version: str, value: str) -> None:
        """Store a version with that id (32 to 64 characters) as AWSPENDING, unless it exists."""
        try:
            with self._translated_errors("write"):
                self.client.put_secret_value(
                    SecretId=self.path, ClientRequestToken=version, SecretString=value, VersionStages=[PENDING]
                )
        except SecretStoreFailed as failed:
            # A concurrent or earlier execution of the same request wrote it; its value counts.
            if failed.code != "ResourceExistsException":
                raise

    def make_current(self, version: str, instead_of: str | None) -> None:
        """Move AWSCURRENT to a version. AWS refuses that if `instead_of` does not have the label any more."""
        leave = {"RemoveFromVersionId": instead_of} if instead_of is not None else {}
        with self._translated_errors("write"):
            self.client.update_secret_version_stage(
                SecretId=self.path, VersionStage=CURRENT, MoveToVersionId=version, **leave
            )

    @contextmanager
    def _translated_errors(self, action: str) -> Iterator[None]:
        # `from None`: the cause may contain the request's parameters, and so the secret's value.
        try:
            yield
        except ClientError as error:
            code = str(error.response.get("Error", {}).get("Code", "unknown error"))
            raise SecretStoreFailed(action, self.path, code) from None
        except BotoCoreError as error:
            raise SecretStoreFailed(action, self.path, type(error).__name__) from None
