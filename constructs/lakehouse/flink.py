"""Flink: the compute pool, the service account that runs statements, its roles, and the statements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cdktf import (
    IResolvable,
    ITerraformDependable,
    TerraformHclModule,
    TerraformProvider,
    TerraformResourceLifecycle,
    TerraformVariable,
)
from constructs import Construct

from imports.confluent.api_key import ApiKey
from imports.confluent.data_confluent_flink_region import DataConfluentFlinkRegion
from imports.confluent.data_confluent_organization import DataConfluentOrganization
from imports.confluent.environment import Environment
from imports.confluent.flink_compute_pool import FlinkComputePool
from imports.confluent.kafka_cluster import KafkaCluster
from imports.confluent.role_binding import RoleBinding
from imports.confluent.service_account import ServiceAccount
from imports.time.rotating import Rotating
from imports.time.static_resource import StaticResource
from lakehouse.addressing import address, create_at_address, known_after_apply_of
from lakehouse.identifiers import flink_endpoint, principal
from lakehouse.modules.flink_statements import FlinkStatementsModule
from lakehouse.modules.local_module import call
from lakehouse.names import CLOUD, Names
from lakehouse.rotation.api_keys import managed_resource, rotated_key
from lakehouse.rotation.schedule import Rotation

_RUNNER_KEY = "flink_sql_runner_api_key"


@dataclass(frozen=True)
class FlinkProps:
    names: Names
    environment: Environment
    kafka_cluster: KafkaCluster
    all_subjects: str
    """CRN of every subject of the Schema Registry."""
    region: str
    rotation: Rotation


class Flink(Construct):
    """The compute pool, and the service account that owns all topics and subjects of the cluster."""

    def __init__(self, scope: Construct, id_: str, props: FlinkProps) -> None:
        super().__init__(scope, id_)
        self._props = props
        self._region = create_at_address(DataConfluentFlinkRegion, self, "env", cloud=CLOUD, region=props.region)
        # The name is the original HCL's. It finds the organization of the API key, whatever that is called.
        self.organization = create_at_address(DataConfluentOrganization, self, "signalroom")
        self.runner = create_at_address(
            ServiceAccount,
            self,
            "flink_sql_runner",
            display_name=props.names.flink_runner,
            description="Service account for running Flink SQL Statements in the Kafka cluster",
        )
        last_binding = self._bind_roles()
        key = self._create_runner_key(self._rotate_runner_key())
        self.compute_pool = self._create_pool([last_binding, key])
        self.api_key = rotated_key(
            self,
            "flink_api_key_rotation",
            label="Flink",
            owner=self.runner,
            resource=managed_resource(self._region, props.environment),
            rotation=props.rotation,
        )

    def _bind_roles(self) -> RoleBinding:
        """Create the runner's roles, each depending on the one before, as the original HCL has it.

        Returns:
            The last one.
        """
        topics = f"{self._props.kafka_cluster.rbac_crn}/kafka={self._props.kafka_cluster.id}"
        organization = self.organization.resource_name
        after: ITerraformDependable = self.runner
        for name, role, crn in (
            ("as_flink_developer", "FlinkDeveloper", organization),
            ("as_resource_owner_topic_access", "ResourceOwner", f"{topics}/topic=*"),
            ("as_assigner", "Assigner", f"{organization}/service-account={self.runner.id}"),
            ("schema_registry_access", "ResourceOwner", self._props.all_subjects),
            ("as_resource_owner_transactional_access", "ResourceOwner", f"{topics}/transactional-id=*"),
        ):
            after = create_at_address(
                RoleBinding,
                self,
                f"flink_sql_runner_{name}",
                principal=principal(self.runner),
                role_name=role,
                crn_pattern=crn,
                depends_on=[after],
            )
        return after

    def _rotate_runner_key(self) -> StaticResource:
        """Create the date of the runner's key, which nothing uses. It is replaced when the others' life has passed."""
        # As in the modules: a refresh removes what is due from the state, and this date then changes.
        due = create_at_address(
            Rotating,
            self,
            _RUNNER_KEY,
            rfc3339=self._props.rotation.now,
            lifecycle=TerraformResourceLifecycle(ignore_changes=["rfc3339"]),
        )
        due.add_override("rotation_days", "${var.day_count * var.number_of_api_keys_to_retain}")
        return create_at_address(StaticResource, self, _RUNNER_KEY, rfc3339=due.rfc3339)

    def _create_runner_key(self, date: StaticResource) -> ApiKey:
        return create_at_address(
            ApiKey,
            self,
            _RUNNER_KEY,
            display_name=self._props.names.account_unique("tableflow_flink_statements_runner_api_key"),
            description="Flink API Key that is owned by 'flink_sql_runner' service account",
            owner={
                "id": self.runner.id,
                "api_version": self.runner.api_version,
                "kind": self.runner.kind,
            },
            managed_resource={
                "id": self._region.id,
                "api_version": self._region.api_version,
                "kind": self._region.kind,
                "environment": [{"id": self._props.environment.id}],
            },
            depends_on=[self._props.environment, self.runner],
            lifecycle=TerraformResourceLifecycle(replace_triggered_by=[address(date)]),
        )

    def _create_pool(self, after: Sequence[ITerraformDependable]) -> FlinkComputePool:
        return create_at_address(
            FlinkComputePool,
            self,
            "env",
            display_name=self._props.names.account_unique("tableflow_flink_statement_runner"),
            cloud=CLOUD,
            region=self._props.region,
            max_cfu=10,
            environment={"id": self._props.environment.id},
            depends_on=list(after),
        )


@dataclass(frozen=True)
class FlinkStatementsProps:
    environment: Environment
    kafka_cluster: KafkaCluster
    compute_pool: FlinkComputePool
    runner: ServiceAccount
    region: str
    provider: TerraformProvider
    """It has the runner's key: the key of a running statement cannot be changed, that of a provider can."""
    drop_statements: TerraformVariable
    create_statements: TerraformVariable
    after: Sequence[str]
    """Ids of what the first statement needs: its key and the table it reads."""


class FlinkStatements(Construct):
    """Runs the statements: first the drops, then the creates. What reads the created tables depends on `created`."""

    def __init__(self, scope: Construct, id_: str, props: FlinkStatementsProps) -> None:
        super().__init__(scope, id_)
        self._props = props
        needed = [*props.after, props.compute_pool.id, props.runner.id]
        drop = self._run("drop", props.drop_statements, needed)
        self.created = self._run("create_set_1", props.create_statements, drop.get("done"))

    def _run(self, name: str, statements: TerraformVariable, after: Sequence[str] | IResolvable) -> TerraformHclModule:
        module = call(
            self,
            name,
            FlinkStatementsModule,
            {
                "statements": statements.list_value,
                "catalog_name": _name(self._props.environment),
                "database_name": _name(self._props.kafka_cluster),
                "confluent_flink_compute_pool_name": _name(self._props.compute_pool),
                "confluent_flink_service_account_name": _name(self._props.runner),
                "confluent_flink_rest_endpoint": flink_endpoint(self._props.region),
                "after": after,
            },
        )
        # All of its providers: a module that is given one inherits none.
        module.add_override("providers", {"confluent": self._props.provider.fqn, "random": "random"})
        return module


def _name(resource: Environment | KafkaCluster | FlinkComputePool | ServiceAccount) -> str:
    """Display name of a resource, unknown until it exists: a look-up by it waits for that."""
    return known_after_apply_of(resource, f"{address(resource)}.display_name")
