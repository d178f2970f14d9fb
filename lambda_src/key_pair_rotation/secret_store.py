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
    """Secrets Manager refused, or cannot be reached. The text names the secret's path and AWS's code, no value."""

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
        with self._asking("read"):
            versions = self.client.describe_secret(SecretId=self.path).get("VersionIdsToStages", {})
        return next((version for version, stages in versions.items() if CURRENT in stages), None)

    def read(self, version: str) -> str | None:
        """A version's value; None when it holds no text."""
        with self._asking("read"):
            value: str | None = self.client.get_secret_value(SecretId=self.path, VersionId=version).get("SecretString")
        return value

    def put_pending(self, version: str, value: str) -> None:
        """Store a version of that id (32 to 64 characters) as AWSPENDING, unless it is there already."""
        try:
            with self._asking("write"):
                self.client.put_secret_value(
                    SecretId=self.path, ClientRequestToken=version, SecretString=value, VersionStages=[PENDING]
                )
        except SecretStoreFailed as failed:
            # The same request, a moment ago: its value counts.
            if failed.code != "ResourceExistsException":
                raise

    def make_current(self, version: str, instead_of: str | None) -> None:
        """Move AWSCURRENT to a version. Refused when the one that it is taken from does not have it any more."""
        leave = {"RemoveFromVersionId": instead_of} if instead_of is not None else {}
        with self._asking("write"):
            self.client.update_secret_version_stage(
                SecretId=self.path, VersionStage=CURRENT, MoveToVersionId=version, **leave
            )

    @contextmanager
    def _asking(self, action: str) -> Iterator[None]:
        # Without the cause: a request's parameters, and so a secret's value, may stand in it.
        try:
            yield
        except ClientError as error:
            code = str(error.response.get("Error", {}).get("Code", "unknown error"))
            raise SecretStoreFailed(action, self.path, code) from None
        except BotoCoreError as error:
            raise SecretStoreFailed(action, self.path, type(error).__name__) from None
