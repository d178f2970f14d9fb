"""Questions to one AWS account, and the few things that are taken out of it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

#: AWS's words for "there is no such thing".
_MISSING: Final = frozenset(
    {"404", "NoSuchBucket", "NoSuchEntity", "ResourceNotFoundException", "EntityNotFoundException"}
)
_AT_ONCE: Final = 100
"""Tables in one request. Source: AWS Glue API, BatchDeleteTable."""
_SECONDS: Final = 30
"""A secret's name is free a little after the deletion at once. Source: Secrets Manager API, DeleteSecret."""


class AwsQueryFailed(Exception):
    """AWS gave no answer, or refused one. `what` was asked about; the text is why."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(why)
        self.what = what
        self.why = why


@dataclass(frozen=True)
class GlueTable:
    """A table in the Glue catalog."""

    name: str
    bucket: str
    """Where its files are; empty when it does not say."""


@dataclass(frozen=True)
class SecretStatus:
    """A secret in Secrets Manager."""

    arn: str
    goes: datetime | None
    """When it is gone for good; None while it was not deleted."""


class Account:
    """One account and region. `connect` makes boto3's client of a service. Every method may raise AwsQueryFailed."""

    def __init__(self, connect: Callable[[str], Any]) -> None:
        self._connect = connect
        self._clients: dict[str, Any] = {}
        self._lock = threading.Lock()

    def number(self) -> str:
        """The twelve digits of the account."""
        with _asking("the account"):
            return str(self._client("sts").get_caller_identity()["Account"])

    # What is there

    def has(self, kind: str, name: str) -> bool:
        """Whether there is an object of a Terraform type in `NAMED`."""
        asked: dict[str, Callable[[], bool]] = {
            "aws_s3_bucket": lambda: self._answers("s3", "head_bucket", Bucket=name),
            "aws_iam_role": lambda: self._answers("iam", "get_role", RoleName=name),
            "aws_iam_policy": lambda: self._answers("iam", "get_policy", PolicyArn=self._policy_arn(name)),
            "aws_lambda_function": lambda: self._answers("lambda", "get_function_configuration", FunctionName=name),
            "aws_secretsmanager_secret": lambda: self.secret(name) is not None,
            "aws_cloudwatch_log_group": lambda: self._has_log_group(name),
        }
        with _asking(f"{kind} {name}"):
            return asked[kind]()

    def secret(self, secret: str) -> SecretStatus | None:
        """A secret by name or ARN, also one that was deleted and keeps its name for a while; None when it is gone."""
        from botocore.exceptions import ClientError

        with _asking(f"secret {secret}"):
            try:
                found = self._client("secretsmanager").describe_secret(SecretId=secret)
            except ClientError as error:
                if _code(error) in _MISSING:
                    return None
                raise
        return SecretStatus(found["ARN"], found.get("DeletedDate"))

    def buckets(self) -> list[str]:
        with _asking("the buckets"):
            return [bucket["Name"] for bucket in self._client("s3").list_buckets()["Buckets"]]

    def databases(self) -> list[str]:
        """The databases in the Glue catalog."""
        with _asking("the Glue catalog"):
            pages = self._client("glue").get_paginator("get_databases").paginate()
            return [database["Name"] for page in pages for database in page["DatabaseList"]]

    def tables(self, database: str) -> list[GlueTable] | None:
        """The tables of a Glue database; None when there is no such database."""
        from botocore.exceptions import ClientError

        with _asking(f"Glue database {database}"):
            pages = self._client("glue").get_paginator("get_tables").paginate(DatabaseName=database)
            try:
                return [_table(found) for page in pages for found in page["TableList"]]
            except ClientError as error:
                if _code(error) in _MISSING:
                    return None
                raise

    # What is taken out. What is gone already is as good.

    def remove_tables(self, database: str, tables: list[str]) -> None:
        with _asking(f"Glue database {database}"):
            for start in range(0, len(tables), _AT_ONCE):
                names = tables[start : start + _AT_ONCE]
                for failed in self._refused_tables(database, names):
                    detail = failed.get("ErrorDetail", {})
                    if detail.get("ErrorCode") not in _MISSING:
                        raise AwsQueryFailed(
                            f"Glue table {database}.{failed.get('TableName')}",
                            f"{detail.get('ErrorCode')}: {detail.get('ErrorMessage')}",
                        )

    def remove_database(self, database: str) -> None:
        with _asking(f"Glue database {database}"):
            self._answers("glue", "delete_database", Name=database)

    def remove_log_group(self, name: str) -> None:
        with _asking(f"log group {name}"):
            self._answers("logs", "delete_log_group", logGroupName=name)

    def remove_secret(self, arn: str, *, sleep: Callable[[float], None] = time.sleep) -> None:
        """At once, and wait until its name is free."""
        with _asking(f"secret {arn}"):
            if self._answers("secretsmanager", "delete_secret", SecretId=arn, ForceDeleteWithoutRecovery=True):
                for _ in range(_SECONDS):
                    if self.secret(arn) is None:
                        return
                    sleep(1)

    def _client(self, service: str) -> Any:
        with self._lock:  # boto3 makes no two clients at once
            if service not in self._clients:
                self._clients[service] = self._connect(service)
            return self._clients[service]

    def _answers(self, service: str, operation: str, **arguments: str | bool) -> bool:
        """Whether a call found what it is about."""
        from botocore.exceptions import ClientError

        try:
            getattr(self._client(service), operation)(**arguments)
        except ClientError as error:
            if _code(error) in _MISSING:
                return False
            raise
        return True

    def _refused_tables(self, database: str, names: list[str]) -> list[dict[str, Any]]:
        from botocore.exceptions import ClientError

        try:
            answer = self._client("glue").batch_delete_table(DatabaseName=database, TablesToDelete=names)
        except ClientError as error:
            if _code(error) in _MISSING:  # the whole database
                return []
            raise
        return list(answer.get("Errors", ()))

    def _has_log_group(self, name: str) -> bool:
        pages = self._client("logs").get_paginator("describe_log_groups").paginate(logGroupNamePrefix=name)
        return any(group["logGroupName"] == name for page in pages for group in page["logGroups"])

    def _policy_arn(self, name: str) -> str:
        identity = self._client("sts").get_caller_identity()
        partition = identity["Arn"].split(":")[1]  # aws, aws-cn, aws-us-gov
        return f"arn:{partition}:iam::{identity['Account']}:policy/{name}"


def _table(found: dict[str, Any]) -> GlueTable:
    location = found.get("StorageDescriptor", {}).get("Location") or found.get("Parameters", {}).get(
        "metadata_location", ""
    )
    scheme, _, path = location.partition("://")
    return GlueTable(found["Name"], path.split("/")[0] if scheme in ("s3", "s3a") else "")


@contextmanager
def _asking(what: str) -> Iterator[None]:
    from botocore.exceptions import BotoCoreError, ClientError

    try:
        yield
    except ClientError as error:
        details = error.response.get("Error", {})
        raise AwsQueryFailed(what, f"{error.operation_name}: {_code(error)}: {details.get('Message', '')}") from None
    except BotoCoreError as error:
        raise AwsQueryFailed(what, str(error)) from None


def _code(error: Any) -> str:
    return str(error.response.get("Error", {}).get("Code", ""))
