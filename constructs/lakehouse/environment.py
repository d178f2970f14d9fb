"""Confluent's environment and its Schema Registry, where every later layer lives."""

from __future__ import annotations

from dataclasses import dataclass

from cdktf import TerraformLocal
from constructs import Construct

from imports.confluent.data_confluent_schema_registry_cluster import DataConfluentSchemaRegistryCluster
from imports.confluent.environment import Environment as ConfluentEnvironment
from imports.confluent.kafka_cluster import KafkaCluster
from imports.confluent.role_binding import RoleBinding
from imports.confluent.service_account import ServiceAccount
from lakehouse.addressing import address, create_at_address, known_after_apply_of
from lakehouse.identifiers import principal
from lakehouse.modules.api_key_rotation import RotatedKey, Rotation, managed_resource, rotated_key
from lakehouse.names import Names


@dataclass(frozen=True)
class EnvironmentProps:
    names: Names


class Environment(Construct):
    """One environment with Stream Governance Essentials: the package brings the Schema Registry."""

    def __init__(self, scope: Construct, id_: str, props: EnvironmentProps) -> None:
        super().__init__(scope, id_)
        self._environment = create_at_address(
            ConfluentEnvironment,
            self,
            "tableflow_kickstarter",
            display_name=props.names.base,
            stream_governance={"package": "ESSENTIALS"},
        )

    @property
    def environment(self) -> ConfluentEnvironment:
        return self._environment


@dataclass(frozen=True)
class SchemaRegistryProps:
    names: Names
    environment: ConfluentEnvironment
    kafka_cluster: KafkaCluster
    rotation: Rotation


class SchemaRegistry(Construct):
    """The environment's Schema Registry, found, not made; an account for its clients, with a rotated key."""

    def __init__(self, scope: Construct, id_: str, props: SchemaRegistryProps) -> None:
        super().__init__(scope, id_)
        # Confluent makes the registry with the environment's first Kafka cluster. By way of a local, and not by
        # `depends_on`, the registry stays known while the cluster changes.
        environment = create_at_address(
            TerraformLocal,
            self,
            "schema_registry_environment",
            known_after_apply_of(props.kafka_cluster, f"{address(props.environment)}.id"),
        )
        self._cluster = create_at_address(
            DataConfluentSchemaRegistryCluster, self, "env", environment={"id": environment.as_string}
        )
        account = create_at_address(
            ServiceAccount,
            self,
            "schema_registry_cluster_api",
            display_name=f"{props.names.base}_schema_registry_cluster_api",
            description="Tableflow Schema Registry Cluster API Service Account",
        )
        for name, role in (("read", "DeveloperRead"), ("write", "DeveloperWrite")):
            self._bind(f"schema_registry_developer_{name}_all_subjects", role, account)
        self._api_key = rotated_key(
            self,
            "schema_registry_cluster_api_key_rotation",
            label="Schema Registry Cluster",
            owner=account,
            resource=managed_resource(self._cluster, props.environment),
            rotation=props.rotation,
        )

    @property
    def cluster(self) -> DataConfluentSchemaRegistryCluster:
        return self._cluster

    @property
    def api_key(self) -> RotatedKey:
        return self._api_key

    @property
    def all_subjects(self) -> str:
        """CRN of every subject of the registry."""
        return f"{self._cluster.resource_name}/subject=*"

    def _bind(self, name: str, role: str, account: ServiceAccount) -> None:
        create_at_address(
            RoleBinding,
            self,
            name,
            principal=principal(account),
            role_name=role,
            crn_pattern=self.all_subjects,
            depends_on=[account, self._cluster],
        )
