"""The local AWS account: moto behind boto3, its state in the store."""

from __future__ import annotations

import contextlib
import functools
import os
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from local_cloud.aws.gateway import Gateway, HttpServer, InProcess
from local_cloud.aws.moto_state import MotoState
from local_cloud.clock import Clock
from local_cloud.model import CloudError
from local_cloud.store import Store

ACCOUNT_ID: Final = "123456789012"
PARTITION: Final = "aws"
DEFAULT_REGION: Final = "us-east-1"


class AwsCloud:
    """One account. `client` returns boto3 clients; make every call inside `reading` or `changing`."""

    def __init__(self, store: Store, clock: Clock, port: int) -> None:
        self.clock = clock
        self.working_directory = Path.cwd()
        """The folder Terraform runs in. A relative `filename` of a function starts there."""
        with _no_user_profile():
            # moto creates its own session, once per process.
            from moto.core.base_backend import AccountSpecificBackend

            AccountSpecificBackend.get_session()
        self.state = MotoState(store, clock)
        self.gateway = Gateway(self.state)
        self._transport = InProcess(self.gateway)
        self._server = HttpServer(self.gateway, port)
        self._clients: dict[tuple[str, str], Any] = {}
        self._clients_lock = threading.Lock()

    @property
    def endpoint_url(self) -> str:
        return self._server.url

    def client(self, service: str, region: str) -> Any:
        """A boto3 client for one of the offered services; the same one for the same region."""
        with self._clients_lock:
            if (service, region) not in self._clients:
                self._clients[service, region] = self._make_client(service, region)
            return self._clients[service, region]

    def _make_client(self, service: str, region: str) -> Any:
        from botocore.config import Config

        with _session_lock, _no_user_profile():
            client = _session().client(
                service,
                region_name=region,
                endpoint_url=self.endpoint_url,
                config=Config(
                    retries={"total_max_attempts": 1},
                    s3={"addressing_style": "path"},
                    request_checksum_calculation="when_required",
                ),
            )
        self._transport.attach(client)
        return client

    @contextlib.contextmanager
    def reading(self) -> Iterator[None]:
        """For calls that only read. Errors become CloudError."""
        with translated(), self.state.use():
            yield

    @contextlib.contextmanager
    def changing(self) -> Iterator[None]:
        """For calls that change something. They are committed together or not at all."""
        with translated(), self.state.change():
            yield

    def close(self) -> None:
        self._server.close()
        self.state.release()


#: A session may not be used by two threads at once; the clients it makes may.
_session_lock: Final = threading.Lock()


@functools.cache
def _session() -> Any:
    """The boto3 session of the process. It caches the service descriptions, which are slow to load.

    moto reads the same descriptions with its own loaders; it gets the session's loader instead.
    """
    import boto3
    import botocore.session
    from moto.core import utils

    core = botocore.session.get_session()
    loader = core.get_component("data_loader")
    utils.create_loader = lambda: loader
    return boto3.Session("AKIALOCALCLOUD000000", "local-cloud", botocore_session=core)


@contextlib.contextmanager
def _no_user_profile() -> Iterator[None]:
    """Hide the user's AWS configuration from the local cloud."""
    names = ("AWS_PROFILE", "AWS_DEFAULT_PROFILE", "AWS_CONFIG_FILE", "AWS_SHARED_CREDENTIALS_FILE")
    kept = {name: os.environ.pop(name) for name in names if name in os.environ}
    os.environ |= {"AWS_CONFIG_FILE": os.devnull, "AWS_SHARED_CREDENTIALS_FILE": os.devnull}
    try:
        yield
    finally:
        for name in names:
            os.environ.pop(name, None)
        os.environ |= kept


@dataclass(frozen=True)
class AwsSession:
    """One configured `provider "aws"` block."""

    cloud: AwsCloud
    region: str
    default_tags: dict[str, str] = field(default_factory=dict)

    def client(self, service: str, region: str | None = None) -> Any:
        return self.cloud.client(service, region or self.region)


@contextlib.contextmanager
def translated() -> Iterator[None]:
    """boto3's errors as the model's."""
    from botocore.exceptions import BotoCoreError, ClientError

    try:
        yield
    except ClientError as error:
        details = error.response.get("Error", {})
        status = int(error.response.get("ResponseMetadata", {}).get("HTTPStatusCode", 400))
        message = str(details.get("Message") or error)
        raise CloudError(status, f"{error.operation_name}: {message}", str(details.get("Code", ""))) from None
    except BotoCoreError as error:
        # The text of a parameter validation error repeats the value, which may be a secret.
        raise CloudError(400, f"{type(error).__name__}: the request is not valid", "ValidationError") from None


@contextlib.contextmanager
def unless(*codes: str) -> Iterator[None]:
    """Ignore errors with these codes: `with unless("NoSuchEntity"): delete()`."""
    from botocore.exceptions import ClientError

    try:
        yield
    except ClientError as error:
        if error.response.get("Error", {}).get("Code") not in codes:
            raise


def error_code(error: Exception) -> str:
    """The AWS error code of a boto3 ClientError, "" for anything else."""
    response = getattr(error, "response", None) or {}
    return str(response.get("Error", {}).get("Code", ""))
