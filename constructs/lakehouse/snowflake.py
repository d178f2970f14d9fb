"""Snowflake: warehouse, database, schema, external volume, catalog integration, and the Iceberg tables.

SYSADMIN creates the objects; ACCOUNTADMIN the external volume and the catalog integration, which belong to the account.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cdktf import ITerraformDependable, TerraformProvider, TerraformResourceLifecycle
from cdktf_cdktf_provider_snowflake.database import Database
from cdktf_cdktf_provider_snowflake.execute import Execute
from cdktf_cdktf_provider_snowflake.external_volume import ExternalVolume, ExternalVolumeStorageLocation
from cdktf_cdktf_provider_snowflake.grant_privileges_to_account_role import GrantPrivilegesToAccountRole
from cdktf_cdktf_provider_snowflake.schema import Schema
from cdktf_cdktf_provider_snowflake.warehouse import Warehouse
from constructs import Construct

from imports.confluent.kafka_cluster import KafkaCluster
from imports.confluent.tableflow_topic import TableflowTopic
from imports.random.uuid import Uuid
from lakehouse.addressing import address, create_at_address, replaced_with, replacement_trigger
from lakehouse.expressions import sql
from lakehouse.identifiers import TrustedUser, iceberg_table_name, quote_identifier, role_arn
from lakehouse.names import Names

SYSTEM_ADMIN = "SYSADMIN"


@dataclass(frozen=True)
class SnowflakeProps:
    names: Names
    account_admin: TerraformProvider
    account_id: str
    """AWS account of the role that Snowflake assumes."""
    region: str
    """AWS region of the bucket and of Glue."""
    kafka_cluster: KafkaCluster
    tableflow_topics: Sequence[TableflowTopic]
    """All tables. The storage path of the first one gives that of the cluster."""


class Snowflake(Construct):
    """A database of Tableflow's Iceberg tables, whose files are in the bucket and whose catalog is in Glue."""

    def __init__(self, scope: Construct, id_: str, props: SnowflakeProps) -> None:
        super().__init__(scope, id_)
        self._props = props
        self._name = props.names.snowflake_object
        self.warehouse, self.database, self.schema = self._create_objects()
        self.volume = self._create_volume()
        self.integration = self._create_integration()
        self._own_usage = [
            self._let_system_admin_use("external_volume", "EXTERNAL VOLUME", "volume", depends_on=[self.volume]),
            self._let_system_admin_use(
                "integration",
                "INTEGRATION",
                "catalog_integration",
                depends_on=[self.integration],
                lifecycle=replaced_with(self.integration),
            ),
        ]

    @property
    def volume_user(self) -> TrustedUser:
        # The attribute's path since provider 2.15; the prebuilt bindings have the one before.
        storage = f"{address(self.volume)}.describe_output[0].storage_locations[0].s3_storage_location[0]"
        return TrustedUser(
            user_arn=f"${{{storage}.storage_aws_iam_user_arn}}",
            external_id=f"${{{storage}.storage_aws_external_id}}",
        )

    @property
    def catalog_user(self) -> TrustedUser:
        return TrustedUser(
            user_arn=self._described("GLUE_AWS_IAM_USER_ARN"), external_id=self._described("GLUE_AWS_EXTERNAL_ID")
        )

    def table(self, name: str, topic: TableflowTopic, *, after: Sequence[ITerraformDependable] = ()) -> Execute:
        """Create the Iceberg table of a topic. `after` is what makes its files readable."""
        table = iceberg_table_name(self._props.names, topic.display_name)
        return self._execute(
            f"snowflake_{name}_iceberg_table",
            sql(
                "snowflake/create_iceberg_table.sql",
                table=table,
                volume=self._name("volume"),
                integration=self._name("catalog_integration"),
                topic=topic.display_name,
            ),
            revert=sql("snowflake/drop_iceberg_table.sql", table=table),
            query=sql("snowflake/describe_iceberg_table.sql", table=table),
            depends_on=[
                topic,
                self.warehouse,
                self.schema,
                self.volume,
                self.integration,
                *self._own_usage,
                *after,
            ],
            # Snowflake does not drop an integration that a table uses, so its tables are replaced with it.
            replace_triggered_by=[replacement_trigger(self.integration)],
        )

    def _create_objects(self) -> tuple[Warehouse, Database, Schema]:
        warehouse = create_at_address(
            Warehouse,
            self,
            "tableflow_kickstarter",
            name=self._name("warehouse"),
            warehouse_size="xsmall",
            auto_suspend=60,
        )
        database = create_at_address(
            Database,
            self,
            "tableflow_kickstarter",
            name=self._name("database"),
            comment="Database for Tableflow Kafka Topic data",
            depends_on=[warehouse],
        )
        schema = create_at_address(
            Schema,
            self,
            "tableflow_kickstarter",
            name=self._name("schema"),
            database=self._name("database"),
            comment="Schema for Tableflow Kafka Topic data",
            depends_on=[database],
        )
        return warehouse, database, schema

    def _create_volume(self) -> ExternalVolume:
        first = self._props.tableflow_topics[0]
        path = f"{address(first)}.table_path"
        return create_at_address(
            ExternalVolume,
            self,
            "tableflow_kickstarter_volume",
            provider=self._props.account_admin,
            name=self._name("volume"),
            allow_writes="false",
            storage_location=[
                ExternalVolumeStorageLocation(
                    storage_location_name=self._name("location"),
                    storage_provider="S3",
                    # The path up to the version is the cluster's folder, which holds all of its tables.
                    storage_base_url=f'${{regex("^.*?/v1/", {path})}}',
                    storage_aws_role_arn=role_arn(self._props.account_id, self._props.names.snowflake_role),
                )
            ],
            depends_on=list(self._props.tableflow_topics),
        )

    def _create_integration(self) -> Execute:
        name = quote_identifier(self._name("catalog_integration"))
        return self._execute(
            "catalog_integration",
            # Not OR REPLACE: a new integration has a new external id, which the role's trust policy does not have.
            sql(
                "snowflake/create_catalog_integration.sql",
                integration=name,
                namespace=self._props.kafka_cluster.id,
                role_arn=role_arn(self._props.account_id, self._props.names.snowflake_role),
                account_id=self._props.account_id,
                region=self._props.region,
            ),
            revert=sql("snowflake/drop_catalog_integration.sql", integration=name),
            query=sql("snowflake/describe_catalog_integration.sql", integration=name),
            provider=self._props.account_admin,
            depends_on=[self._props.kafka_cluster, self.volume],
        )

    def _execute(
        self, name: str, statement: str, *, replace_triggered_by: Sequence[str] = (), **arguments: Any
    ) -> Execute:
        """Create an object by a SQL statement.

        It is replaced when the statement changes by more than white space. The provider alone would replace it also
        where a state of the original HCL has the same statement with other white space, and a replaced object loses
        its data or the trust that others have in it.
        """
        normalized = create_at_address(Uuid, self, name, keepers={"execute": " ".join(statement.split())})
        return create_at_address(
            Execute,
            self,
            name,
            execute=statement,
            lifecycle=TerraformResourceLifecycle(
                ignore_changes=["execute"], replace_triggered_by=[address(normalized), *replace_triggered_by]
            ),
            **arguments,
        )

    def _let_system_admin_use(
        self, name: str, object_type: str, suffix: str, **arguments: Any
    ) -> GrantPrivilegesToAccountRole:
        # SYSADMIN creates tables on objects that ACCOUNTADMIN owns, and does not inherit its privileges.
        return create_at_address(
            GrantPrivilegesToAccountRole,
            self,
            f"system_admin_{name}_usage",
            provider=self._props.account_admin,
            account_role_name=SYSTEM_ADMIN,
            privileges=["USAGE"],
            on_account_object={"object_type": object_type, "object_name": self._name(suffix)},
            **arguments,
        )

    def _described(self, key: str) -> str:
        rows = f"{address(self.integration)}.query_results"
        return f'${{one([for row in {rows} : row.property_value if row.property == "{key}"])}}'
