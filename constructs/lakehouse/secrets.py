"""AWS Secrets Manager: each Confluent key, with what a client needs beside it, as one JSON document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cdktf_cdktf_provider_aws.secretsmanager_secret import SecretsmanagerSecret
from cdktf_cdktf_provider_aws.secretsmanager_secret_version import SecretsmanagerSecretVersion
from constructs import Construct

from imports.confluent.environment import Environment
from lakehouse.environment import SchemaRegistry
from lakehouse.expressions import json_document
from lakehouse.flink import Flink
from lakehouse.kafka import Kafka
from lakehouse.modules.api_key_rotation import RotatedKey
from lakehouse.names import Names, address, pinned
from lakehouse.tableflow import Tableflow


@dataclass(frozen=True)
class SecretsProps:
    names: Names
    recovery_window_in_days: float
    """Days for which a deleted secret keeps its name: 0, or 7 to 30."""
    environment: Environment
    schema_registry: SchemaRegistry
    kafka: Kafka
    flink: Flink
    tableflow: Tableflow


class Secrets(Construct):
    """Six secrets below `/confluent_cloud_resource/<base name>`."""

    def __init__(self, scope: Construct, id_: str, props: SecretsProps) -> None:
        super().__init__(scope, id_)
        self._props = props
        self._store_schema_registry()
        for role, name, key in (
            ("app_manager", "kafka_app_manager_cluster_api_key", props.kafka.manager_key),
            ("app_consumer", "kafka_app_consumer_api_key", props.kafka.consumer_key),
            ("app_producer", "kafka_app_producer_api_key", props.kafka.producer_key),
        ):
            self._store_kafka(role, name, key)
        self._store_flink()
        self._store_tableflow()

    def _store_schema_registry(self) -> None:
        registry = self._props.schema_registry
        self._store(
            "schema_registry_cluster_api_key_python_client",
            "schema_registry_cluster/python_client",
            "Schema Registry Cluster secrets for Python client",
            {
                "schema.registry.basic.auth.credentials.source": "USER_INFO",
                "schema.registry.basic.auth.user.info": f"{registry.api_key.id}:{registry.api_key.secret}",
                "schema.registry.url": registry.cluster.rest_endpoint,
            },
        )

    def _store_kafka(self, role: str, name: str, key: RotatedKey) -> None:
        cluster = self._props.kafka.cluster
        self._store(
            name,
            f"kafka_cluster/{role}/python_client",
            "Kafka Cluster secrets for Python client",
            {
                "sasl.username": key.id,
                "sasl.password": key.secret,
                # Clients take host:port, the provider gives a URL.
                "bootstrap.servers": f'${{replace({address(cluster)}.bootstrap_endpoint, "SASL_SSL://", "")}}',
            },
        )

    def _store_flink(self) -> None:
        flink = self._props.flink
        self._store(
            "flink_api_key",
            "flink",
            "Flink Compute Pool secrets",
            {
                "api.key": flink.api_key.id,
                "api.key.secret": flink.api_key.secret,
                "compute.pool.id": flink.compute_pool.id,
                "principal.id": flink.runner.id,
            },
        )

    def _store_tableflow(self) -> None:
        key = self._props.tableflow.api_key
        self._store(
            "tableflow_api_key",
            "tableflow",
            "Tableflow secrets",
            {
                "api.key": key.id,
                "api.key.secret": key.secret,
                "environment.id": self._props.environment.id,
                "kafka.cluster.id": self._props.kafka.cluster.id,
            },
        )

    def _store(self, name: str, path: str, description: str, document: dict[str, Any]) -> None:
        secret = pinned(
            SecretsmanagerSecret,
            self,
            name,
            name=f"{self._props.names.confluent_secrets}/{path}",
            description=description,
            recovery_window_in_days=self._props.recovery_window_in_days,
        )
        pinned(
            SecretsmanagerSecretVersion,
            self,
            name,
            secret_id=secret.id,
            secret_string=json_document(self, document),
        )
