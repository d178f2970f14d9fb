"""Snowflake: the warehouse, where tables live, how Snowflake reaches their files and catalog, and the Iceberg tables.

Objects are made by SYSADMIN; the external volume and the catalog integration, which are the account's, by ACCOUNTADMIN.
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
from lakehouse.addressing import address, create_at_address, replacement_trigger
from lakehouse.expressions import sql
from lakehouse.identifiers import iceberg_table_name, quote_identifier, role_arn
from lakehouse.names import Names
from lakehouse.storage import SnowflakePrincipal

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
    """All tables; where the first one's files lie tells where the cluster's lie."""


class Snowflake(Construct):
    """A database of Iceberg tables that are Tableflow's: read from its bucket, found through Glue."""

    def __init__(self, scope: Construct, id_: str, props: SnowflakeProps) -> None:
        super().__init__(scope, id_)
        self._props = props
        self._name = props.names.snowflake_object
        self._warehouse, self._database, self._schema = self._create_objects()
        self._volume = self._create_volume()
        self._integration = self._create_integration()
        self._own_usage = [
            self._let_system_admin_use("external_volume", "EXTERNAL VOLUME", "volume", depends_on=[self._volume]),
            self._let_system_admin_use(
                "integration",
                "INTEGRATION",
                "catalog_integration",
                depends_on=[self._integration],
                lifecycle=self.with_integration,
            ),
        ]

    @property
    def warehouse(self) -> Warehouse:
        return self._warehouse

    @property
    def database(self) -> Database:
        return self._database

    @property
    def schema(self) -> Schema:
        return self._schema

    @property
    def volume(self) -> ExternalVolume:
        return self._volume

    @property
    def integration(self) -> Execute:
        return self._integration

    @property
    def with_integration(self) -> TerraformResourceLifecycle:
        """For what is lost when the catalog integration is made anew under its old name, such as grants on it."""
        return TerraformResourceLifecycle(replace_triggered_by=[replacement_trigger(self._integration)])

    @property
    def volume_principal(self) -> SnowflakePrincipal:
        # The shape since provider 2.15; the prebuilt bindings know the one before, so the path is written out.
        storage = f"{address(self._volume)}.describe_output[0].storage_locations[0].s3_storage_location[0]"
        return SnowflakePrincipal(
            user_arn=f"${{{storage}.storage_aws_iam_user_arn}}",
            external_id=f"${{{storage}.storage_aws_external_id}}",
        )

    @property
    def catalog_principal(self) -> SnowflakePrincipal:
        return SnowflakePrincipal(
            user_arn=self._described("GLUE_AWS_IAM_USER_ARN"), external_id=self._described("GLUE_AWS_EXTERNAL_ID")
        )

    def table(self, name: str, topic: TableflowTopic, *, after: Sequence[ITerraformDependable] = ()) -> Execute:
        """The Iceberg table named after a topic. `after` is what makes its files readable."""
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
                self._warehouse,
                self._schema,
                self._volume,
                self._integration,
                *self._own_usage,
                *after,
            ],
            # Snowflake does not drop an integration that a table uses: made anew, it takes the tables along.
            replace_triggered_by=[replacement_trigger(self._integration)],
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
                    # Up to the version: the folder of the cluster, which holds all its tables.
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
            # Not OR REPLACE: a new integration has a new external id, which the role would not trust.
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
            depends_on=[self._props.kafka_cluster, self._volume],
        )

    def _execute(
        self, name: str, statement: str, *, replace_triggered_by: Sequence[str] = (), **arguments: Any
    ) -> Execute:
        """What `statement` makes. It is made anew when the statement says something else, not when it is only written
        otherwise, as in a state of the original's: the provider tells texts apart by their letters, and what is made
        anew has lost its data or the trust that others have in it."""
        says = create_at_address(Uuid, self, name, keepers={"execute": " ".join(statement.split())})
        return create_at_address(
            Execute,
            self,
            name,
            execute=statement,
            lifecycle=TerraformResourceLifecycle(
                ignore_changes=["execute"], replace_triggered_by=[address(says), *replace_triggered_by]
            ),
            **arguments,
        )

    def _let_system_admin_use(
        self, name: str, object_type: str, suffix: str, **arguments: Any
    ) -> GrantPrivilegesToAccountRole:
        # ACCOUNTADMIN inherits from SYSADMIN, not the other way round: it creates tables on what ACCOUNTADMIN owns.
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
        rows = f"{address(self._integration)}.query_results"
        return f'${{one([for row in {rows} : row.property_value if row.property == "{key}"])}}'
