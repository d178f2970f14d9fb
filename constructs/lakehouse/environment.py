"""Confluent's environment, which contains all other Confluent resources, and its Schema Registry."""

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
from lakehouse.names import Names
from lakehouse.rotation.api_keys import managed_resource, rotated_key
from lakehouse.rotation.schedule import Rotation


class Environment(Construct):
    """One environment with Stream Governance Essentials, which includes the Schema Registry."""

    def __init__(self, scope: Construct, id_: str, *, names: Names) -> None:
        super().__init__(scope, id_)
        self.environment = create_at_address(
            ConfluentEnvironment,
            self,
            "tableflow_kickstarter",
            display_name=names.base,
            stream_governance={"package": "ESSENTIALS"},
        )


@dataclass(frozen=True)
class SchemaRegistryProps:
    names: Names
    environment: ConfluentEnvironment
    kafka_cluster: KafkaCluster
    rotation: Rotation


class SchemaRegistry(Construct):
    """The environment's Schema Registry, which Confluent creates, and a service account with a rotated key for it."""

    def __init__(self, scope: Construct, id_: str, props: SchemaRegistryProps) -> None:
        super().__init__(scope, id_)
        # Confluent creates the registry together with the environment's first Kafka cluster.
        environment = create_at_address(
            TerraformLocal,
            self,
            "schema_registry_environment",
            known_after_apply_of(props.kafka_cluster, f"{address(props.environment)}.id"),
        )
        self.cluster = create_at_address(
            DataConfluentSchemaRegistryCluster, self, "env", environment={"id": environment.as_string}
        )
        self.all_subjects = f"{self.cluster.resource_name}/subject=*"
        """CRN of every subject of the registry."""
        account = create_at_address(
            ServiceAccount,
            self,
            "schema_registry_cluster_api",
            display_name=f"{props.names.base}_schema_registry_cluster_api",
            description="Tableflow Schema Registry Cluster API Service Account",
        )
        for name, role in (("read", "DeveloperRead"), ("write", "DeveloperWrite")):
            self._bind(f"schema_registry_developer_{name}_all_subjects", role, account)
        self.api_key = rotated_key(
            self,
            "schema_registry_cluster_api_key_rotation",
            label="Schema Registry Cluster",
            owner=account,
            resource=managed_resource(self.cluster, props.environment),
            rotation=props.rotation,
        )

    def _bind(self, name: str, role: str, account: ServiceAccount) -> None:
        create_at_address(
            RoleBinding,
            self,
            name,
            principal=principal(account),
            role_name=role,
            crn_pattern=self.all_subjects,
            depends_on=[account, self.cluster],
        )
