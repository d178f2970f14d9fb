"""AWS Secrets Manager: one secret for each Confluent API key, a JSON document with all that a client needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cdktf_cdktf_provider_aws.secretsmanager_secret import SecretsmanagerSecret
from cdktf_cdktf_provider_aws.secretsmanager_secret_version import SecretsmanagerSecretVersion
from constructs import Construct

from lakehouse.addressing import create_at_address
from lakehouse.expressions import json_document
from lakehouse.names import Names
from lakehouse.rotation.api_keys import RotatedKey


@dataclass(frozen=True)
class SecretsProps:
    names: Names
    recovery_window_in_days: float
    """Days for which a deleted secret keeps its name: 0, or 7 to 30."""


class Secrets(Construct):
    """The six secrets of API keys, below `/confluent_cloud_resource/<base name>`."""

    def __init__(self, scope: Construct, id_: str, props: SecretsProps) -> None:
        super().__init__(scope, id_)
        self._props = props
        self.versions: list[SecretsmanagerSecretVersion] = []
        """Of all secrets."""

    def store_kafka(self, role: str, name: str, key: RotatedKey, bootstrap_servers: str) -> None:
        self._store(
            name,
            f"kafka_cluster/{role}/python_client",
            "Kafka Cluster secrets for Python client",
            {"sasl.username": key.id, "sasl.password": key.secret, "bootstrap.servers": bootstrap_servers},
        )

    def store_schema_registry(self, key: RotatedKey, url: str) -> None:
        self._store(
            "schema_registry_cluster_api_key_python_client",
            "schema_registry_cluster/python_client",
            "Schema Registry Cluster secrets for Python client",
            {
                "schema.registry.basic.auth.credentials.source": "USER_INFO",
                "schema.registry.basic.auth.user.info": f"{key.id}:{key.secret}",
                "schema.registry.url": url,
            },
        )

    def store_flink(self, key: RotatedKey, compute_pool: str, principal: str) -> SecretsmanagerSecretVersion:
        return self._store(
            "flink_api_key",
            "flink",
            "Flink Compute Pool secrets",
            {
                "api.key": key.id,
                "api.key.secret": key.secret,
                "compute.pool.id": compute_pool,
                "principal.id": principal,
            },
        )

    def store_tableflow(self, key: RotatedKey, environment: str, kafka_cluster: str) -> SecretsmanagerSecretVersion:
        return self._store(
            "tableflow_api_key",
            "tableflow",
            "Tableflow secrets",
            {
                "api.key": key.id,
                "api.key.secret": key.secret,
                "environment.id": environment,
                "kafka.cluster.id": kafka_cluster,
            },
        )

    def _store(self, name: str, path: str, description: str, document: dict[str, Any]) -> SecretsmanagerSecretVersion:
        """Create a secret with `document` as JSON, its strings being templates, at `path` below the prefix."""
        secret = self._secret(name, path, description)
        version = create_at_address(
            SecretsmanagerSecretVersion,
            self,
            name,
            secret_id=secret.id,
            secret_string=json_document(self, document),
        )
        self.versions.append(version)
        return version

    def _secret(self, name: str, path: str, description: str) -> SecretsmanagerSecret:
        return create_at_address(
            SecretsmanagerSecret,
            self,
            name,
            name=f"{self._props.names.confluent_secrets}/{path}",
            description=description,
            recovery_window_in_days=self._props.recovery_window_in_days,
        )
