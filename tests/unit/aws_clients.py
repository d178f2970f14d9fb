"""boto3's clients of an account in memory, made once: what they read takes long. Operations can be made to fail."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import boto3
from botocore.exceptions import ClientError
from moto import mock_aws

from deploy.aws.connection import Connection

REGION = "us-east-1"


class Clients:
    """As the product connects, but for `faults`."""

    def __init__(self) -> None:
        self._connection = Connection(boto3.Session("AKIATEST", "test", region_name=REGION), REGION)
        self._clients: dict[str, Any] = {}
        self.faults: dict[str, Exception] = {}
        """By operation, as AWS writes it: `GetRole`."""
        self.calls: list[str] = []
        """Operations that were asked for since the account was opened."""

    @contextmanager
    def account(self) -> Iterator[Clients]:
        """An empty account."""
        self.faults.clear()
        with mock_aws():
            self.calls.clear()
            yield self

    def client(self, service: str) -> Any:
        if service not in self._clients:
            made = self._connection.client(service)
            made.meta.events.register("before-parameter-build", self._watch)
            self._clients[service] = made
        return self._clients[service]

    def refuse(self, operation: str) -> None:
        """By a permission that is not there."""
        details = {"Code": "AccessDenied", "Message": "not for you"}
        self.faults[operation] = ClientError({"Error": details}, operation)

    def _watch(self, model: Any, **_: Any) -> None:
        self.calls.append(model.name)
        if model.name in self.faults:
            raise self.faults[model.name]
