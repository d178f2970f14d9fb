"""Flink: the compute pool, the account that runs statements and its roles, and the statements themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cdktf import IResolvable, ITerraformDependable, TerraformHclModule, TerraformVariable
from constructs import Construct

from imports.confluent.api_key import ApiKey
from imports.confluent.data_confluent_flink_region import DataConfluentFlinkRegion
from imports.confluent.data_confluent_organization import DataConfluentOrganization
from imports.confluent.environment import Environment
from imports.confluent.flink_compute_pool import FlinkComputePool
from imports.confluent.kafka_cluster import KafkaCluster
from imports.confluent.provider import ConfluentProvider
from imports.confluent.role_binding import RoleBinding
from imports.confluent.service_account import ServiceAccount
from lakehouse.environment import SchemaRegistry
from lakehouse.modules.api_key_rotation import Rotation, managed_resource, rotated_key
from lakehouse.modules.flink_statements import FlinkStatementsModule
from lakehouse.modules.local_module import call
from lakehouse.names import CLOUD, Names, address, flink_endpoint, once, pinned, principal
from lakehouse.providers import CloudKey
from lakehouse.secrets import OwnKey, Secrets


@dataclass(frozen=True)
class FlinkProps:
    names: Names
    environment: Environment
    kafka_cluster: KafkaCluster
    schema_registry: SchemaRegistry
    region: str
    rotation: Rotation
    drop_statements: TerraformVariable
    create_statements: TerraformVariable
    after: Sequence[str]
    """Ids of what the first statement has to find: the table it reads."""
    secrets: Secrets
    cloud_key: CloudKey


class Flink(Construct):
    """Statements run as one account, which owns all topics and subjects of the cluster: first drops, then creates."""

    def __init__(self, scope: Construct, id_: str, props: FlinkProps) -> None:
        super().__init__(scope, id_)
        self._props = props
        self._region = pinned(DataConfluentFlinkRegion, self, "env", cloud=CLOUD, region=props.region)
        self._organization = pinned(
            DataConfluentOrganization,
            self,
            "signalroom",
        )
        self._runner = pinned(
            ServiceAccount,
            self,
            "flink_sql_runner",
            display_name=props.names.flink_runner,
            description="Service account for running Flink SQL Statements in the Kafka cluster",
        )
        last_binding = self._bind_roles()
        key = self._create_own_key()
        self._pool = self._create_pool([last_binding, key])
        self._api_key = rotated_key(
            self,
            "flink_api_key_rotation",
            label="Flink",
            owner=self._runner,
            resource=managed_resource(self._region, props.environment),
            rotation=props.rotation,
        )
        self._own_key = self._store_key()
        self._provider = self._create_provider()
        needed = [*props.after, self._pool.id, self._runner.id, self._api_key.count, self._own_key.first_stored]
        drop = self._run("drop", props.drop_statements, needed)
        self._statements = self._run("create_set_1", props.create_statements, drop.get("done"))

    @property
    def statements(self) -> TerraformHclModule:
        """The created tables: whoever reads them depends on it."""
        return self._statements

    def _bind_roles(self) -> RoleBinding:
        """The runner's roles, one after the other as in the contract; the last one stands for all."""
        topics = f"{self._props.kafka_cluster.rbac_crn}/kafka={self._props.kafka_cluster.id}"
        organization = self._organization.resource_name
        after: ITerraformDependable = self._runner
        for name, role, crn in (
            ("as_flink_developer", "FlinkDeveloper", organization),
            ("as_resource_owner_topic_access", "ResourceOwner", f"{topics}/topic=*"),
            ("as_assigner", "Assigner", f"{organization}/service-account={self._runner.id}"),
            ("schema_registry_access", "ResourceOwner", self._props.schema_registry.all_subjects),
            ("as_resource_owner_transactional_access", "ResourceOwner", f"{topics}/transactional-id=*"),
        ):
            after = pinned(
                RoleBinding,
                self,
                f"flink_sql_runner_{name}",
                principal=principal(self._runner),
                role_name=role,
                crn_pattern=crn,
                depends_on=[after],
            )
        return after

    def _create_own_key(self) -> ApiKey:
        return pinned(
            ApiKey,
            self,
            "flink_sql_runner_api_key",
            display_name="tableflow_flink_statements_runner_api_key",
            description="Flink API Key that is owned by 'flink_sql_runner' service account",
            owner={
                "id": self._runner.id,
                "api_version": self._runner.api_version,
                "kind": self._runner.kind,
            },
            managed_resource={
                "id": self._region.id,
                "api_version": self._region.api_version,
                "kind": self._region.kind,
                "environment": [{"id": self._props.environment.id}],
            },
            depends_on=[self._props.environment, self._runner],
        )

    def _create_pool(self, after: Sequence[ITerraformDependable]) -> FlinkComputePool:
        return pinned(
            FlinkComputePool,
            self,
            "env",
            display_name="tableflow_flink_statement_runner",
            cloud=CLOUD,
            region=self._props.region,
            max_cfu=10,
            environment={"id": self._props.environment.id},
            depends_on=list(after),
        )

    def _run(self, name: str, statements: TerraformVariable, after: Sequence[str] | IResolvable) -> TerraformHclModule:
        environment, cluster = self._props.environment, self._props.kafka_cluster
        module = call(
            self,
            name,
            FlinkStatementsModule,
            {
                "statements": statements.list_value,
                "catalog_name": _name(environment),
                "database_name": _name(cluster),
                "confluent_flink_compute_pool_name": _name(self._pool),
                "confluent_flink_service_account_name": _name(self._runner),
                "confluent_flink_rest_endpoint": flink_endpoint(self._props.region),
                "after": after,
            },
        )
        # Whole: a module that is given one provider inherits no other.
        module.add_override("providers", {"confluent": self._provider.fqn, "random": "random"})
        return module

    def _store_key(self) -> OwnKey:
        document = {
            "api.key": self._api_key.id,
            "api.key.secret": self._api_key.secret,
            "compute.pool.id": self._pool.id,
            "principal.id": self._runner.id,
        }
        stored = self._props.secrets.store("flink_api_key", "flink", "Flink Compute Pool secrets", document)
        return OwnKey(self, "own_key", "flink", key=self._api_key, stored=stored)

    def _create_provider(self) -> ConfluentProvider:
        """Statements may not change their key; their provider may. It takes all of these settings or none."""
        key = self._own_key
        return ConfluentProvider(
            self,
            "confluent_flink",
            alias="flink",
            cloud_api_key=self._props.cloud_key.id,
            cloud_api_secret=self._props.cloud_key.secret,
            flink_api_key=key.id,
            flink_api_secret=key.secret,
            flink_rest_endpoint=key.once_stored(flink_endpoint(self._props.region)),
            flink_compute_pool_id=key.stored("compute.pool.id", self._pool.id),
            flink_principal_id=key.stored("principal.id", self._runner.id),
            organization_id=key.once_stored(self._organization.id),
            environment_id=key.once_stored(self._props.environment.id),
        )


def _name(resource: Environment | KafkaCluster | FlinkComputePool | ServiceAccount) -> str:
    """What a resource is looked up by, once it exists."""
    return once(resource, f"{address(resource)}.display_name")
