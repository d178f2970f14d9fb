"""What the tests of the local AWS share: an account in a fresh store, driven as Terraform would."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import boto3
from botocore.config import Config

from local_cloud.aws import AwsProvider, provider
from local_cloud.clock import Clock
from local_cloud.store import Store
from tests.local.harness import Harness

ACCOUNT = "123456789012"
SESSION = boto3.Session("AKIAUSER", "user")
SOURCE = Path(__file__).parents[2] / "lambda_src"


class World:
    """A provider on a store, and a harness that plays Terraform."""

    def __init__(self, path: Path) -> None:
        self.store = Store(path)
        self.clock = Clock()
        self.provider: AwsProvider = provider(self.store, self.clock)
        self.harness = Harness(self.provider, self.store, self.clock)
        self.harness.configure(region="us-east-1", access_key="AKIASTANDIN00000000", secret_key="standin")

    def close(self) -> None:
        self.provider.close()
        self.store.close()

    def outside(self, service: str) -> Any:
        """A boto3 client as a user's own tools would have it: over HTTP."""
        return SESSION.client(
            service,
            endpoint_url=self.provider.endpoint_url,
            region_name="us-east-1",
            config=Config(retries={"total_max_attempts": 1}),
        )

    def apply(self, type: str, label: str, **arguments: Any) -> dict[str, Any]:
        return self.harness.apply(type, label, **arguments)

    def role(self, label: str, trust: str, **arguments: Any) -> dict[str, Any]:
        return self.apply("aws_iam_role", label, name=label, assume_role_policy=trust, **arguments)

    def granted(self, role: str, document: str) -> None:
        """Give a role a policy of its own name."""
        made = self.apply("aws_iam_policy", role, name=role, policy=document)
        self.apply("aws_iam_role_policy_attachment", role, role=role, policy_arn=made["arn"])

    def function(self, package: Path, name: str = "rotate", role: str = "rotate", **arguments: Any) -> dict[str, Any]:
        chosen = {"handler": "app.handler", "runtime": "python3.13", "timeout": 60} | arguments
        arn = f"arn:aws:iam::{ACCOUNT}:role/{role}"
        return self.apply("aws_lambda_function", name, function_name=name, role=arn, filename=str(package), **chosen)


@contextmanager
def world(path: Path) -> Iterator[World]:
    made = World(path)
    try:
        yield made
    finally:
        made.close()


def document(*statements: dict[str, Any]) -> str:
    return json.dumps({"Version": "2012-10-17", "Statement": list(statements)})


def allow(*actions: str, resource: str = "*", **more: Any) -> dict[str, Any]:
    return {"Effect": "Allow", "Action": list(actions), "Resource": resource, **more}


def trust(*, aws: Any = None, service: Any = None, external_id: str | None = None) -> str:
    principal = {"AWS": aws} if aws else {"Service": service}
    statement: dict[str, Any] = {"Effect": "Allow", "Action": "sts:AssumeRole", "Principal": principal}
    if external_id is not None:
        statement["Condition"] = {"StringEquals": {"sts:ExternalId": external_id}}
    return document(statement)


LAMBDA_TRUST = trust(service="lambda.amazonaws.com")


def packed(path: Path, code: str, name: str = "app.py") -> Path:
    with zipfile.ZipFile(path, "w") as package:
        package.writestr(name, code)
    return path
