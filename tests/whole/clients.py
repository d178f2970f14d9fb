"""The local clouds in this process, their clock held; and the clients who read a secret and use what it says."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final, TypeVar

from local_cloud.confluent.access import authenticate, key_principal
from local_cloud.confluent.cloud import Session, transaction
from local_cloud.model import Call, CloudError
from local_cloud.plugin.gate import CallInfo
from local_cloud.service import providers
from local_cloud.service.host import Host

T = TypeVar("T")
Document = dict[str, Any]

ADMIN_SECRET: Final = "/snowflake_admin_credentials"
PAIRS: Final = "module.snowflake_user_rsa_key_pairs_rotation"
"""The module of the Snowflake user's key pairs."""


class World:
    """The clouds of one simulation, in this process: their clock, and what their clients can do."""

    def __init__(self, folder: Path, start: datetime) -> None:
        self._providers: dict[str, Any] = {}
        self._content: tuple[str | None, datetime | None] = (None, None)
        """What names all that Secrets Manager holds, as of the last look."""
        self._secrets: dict[str, str | None] = {}
        """What readers of it got."""

        def build(store: Any, clock: Any) -> providers.Clouds:
            clouds = providers.build(store, clock)
            self._providers = {provider.name: provider for provider in clouds.providers}
            return clouds

        self.host = Host(folder, build, start)
        self.host.clock.hold(start)
        self.after_each_change: Callable[[], None] | None = None
        run = self.host.gate.run

        def watched(info: CallInfo, call: Callable[[], T]) -> T:
            try:
                return run(info, call)
            finally:
                if self.after_each_change is not None and info.verb in ("create", "update", "delete"):
                    self.after_each_change()

        self.host.gate.run = watched  # type: ignore[method-assign]

    def environment(self, working_folder: Path) -> dict[str, str]:
        accounts = self.host.accounts(ADMIN_SECRET, working_folder)
        return {
            "TF_REATTACH_PROVIDERS": self.host.reattach(),
            "TF_CLI_CONFIG_FILE": os.devnull,
            "TF_INPUT": "0",
            "TF_IN_AUTOMATION": "1",
            "CHECKPOINT_DISABLE": "1",
            "TF_VAR_aws_region": "us-east-1",
            "TF_VAR_admin_service_user_secrets_root_path": ADMIN_SECRET,
            **{f"TF_VAR_{name}": value for name, value in accounts.items()},
        }

    @contextmanager
    def secrets_manager(self) -> Iterator[Any]:
        """Its client (boto3), for what somebody does by hand."""
        cloud = self._providers["aws"]._cloud
        with cloud.changing():
            yield cloud.client("secretsmanager", "us-east-1")

    @contextmanager
    def confluent(self) -> Iterator[Any]:
        with transaction(Call(Session(), self.host.store, self.host.clock)) as cloud:
            yield cloud

    def secret(self, id: str) -> Document | None:
        """What a reader of a secret gets; None while there is nothing to read."""
        cloud = self._providers["aws"]._cloud
        with cloud.reading():
            # Readers look after each change of any cloud; that of this service changes with few.
            content = (cloud.state.version("secretsmanager"), self.host.clock.now())
            if content != self._content or content[0] is None:
                self._content, self._secrets = content, {}
            if id not in self._secrets:
                self._secrets[id] = self._secret_value(id)
            text = self._secrets[id]
        return None if text is None else json.loads(text)

    def _secret_value(self, id: str) -> str | None:
        try:
            return self._providers["aws"].facade.secret_value(id)
        except CloudError:
            return None

    def accepts_key(self, plane: str, key: str, secret: str) -> bool:
        """Whether Confluent lets a client in with a key, at what the key is for."""
        with self.confluent() as cloud:
            try:
                doc = authenticate(cloud, key, secret)
                key_principal(cloud, {"credentials": [{"key": key, "secret": secret}]}, plane, doc["resource"])
            except CloudError:
                return False
            return True

    def logs_in(self, account: str, user: str, private_key: str) -> bool:
        """Whether Snowflake lets a user in. `private_key` is base64 of the PEM."""
        organization, _, name = account.partition("-")
        login = {
            "organization_name": organization,
            "account_name": name,
            "user": user,
            "authenticator": "SNOWFLAKE_JWT",
            "private_key": base64.b64decode(private_key).decode(),
            "role": "PUBLIC",
        }
        try:
            self._providers["snowflake"].configure(login)
        except CloudError:
            return False
        return True

    def jobs(self) -> dict[str, Document]:
        """What must stay the same object for ever, by kind and id."""
        with self.confluent() as cloud:
            kinds = ("connector", "flink_statement", "tableflow_topic", "catalog_integration", "topic")
            return {f"{kind} {doc['id']}": doc for kind in kinds for doc in cloud.find(kind)}

    def close(self) -> None:
        self.host.close()


@dataclass(frozen=True)
class Credential:
    """What a reader took from a secret. `id` tells credentials apart: a key's id, a pair's private key."""

    id: str
    works: Callable[[], bool] = field(compare=False, repr=False)
    secret: str = field(default="", compare=False, repr=False)


@dataclass(frozen=True)
class Reader:
    """A client: the secret that it reads, by address, and the module whose keys that secret holds."""

    secret: str
    module: str
    plane: str

    def read(self, world: World, secret_id: str) -> Credential | None:
        document = world.secret(secret_id)
        if document is None:
            return None
        if self.module == PAIRS:
            return _pair(world, document)
        key, secret = _key(document)
        return Credential(key, lambda: world.accepts_key(self.plane, key, secret), secret)


def _key(document: Document) -> tuple[str, str]:
    if "sasl.username" in document:
        return document["sasl.username"], document["sasl.password"]
    if "api.key" in document:
        return document["api.key"], document["api.key.secret"]
    key, _, secret = document["schema.registry.basic.auth.user.info"].partition(":")
    return key, secret


def _pair(world: World, document: Document) -> Credential | None:
    private = document[f"snowflake_rsa_private_key_{document.get('active_key_number', 1)}_pem"]
    if private.startswith("<"):
        return None  # the placeholder: nothing was made yet
    account, user = document["snowflake_account_identifier"], document["snowflake_service_user"]
    return Credential(private, lambda: world.logs_in(account, user, private), private)


READERS: Final = (
    Reader("aws_secretsmanager_secret.kafka_app_consumer_api_key", "module.kafka_app_consumer_api_key", "kafka"),
    Reader("aws_secretsmanager_secret.kafka_app_producer_api_key", "module.kafka_app_producer_api_key", "kafka"),
    Reader("aws_secretsmanager_secret.kafka_app_manager_cluster_api_key", "module.kafka_app_manager_api_key", "kafka"),
    Reader("aws_secretsmanager_secret.flink_api_key", "module.flink_api_key_rotation", "flink"),
    Reader("aws_secretsmanager_secret.tableflow_api_key", "module.tableflow_api_key", "tableflow"),
    Reader(
        "aws_secretsmanager_secret.schema_registry_cluster_api_key_python_client",
        "module.schema_registry_cluster_api_key_rotation",
        "schema_registry",
    ),
    Reader(f"{PAIRS}.aws_secretsmanager_secret.secrets", PAIRS, "snowflake"),
)
