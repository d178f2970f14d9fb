"""The composition root: the pipeline from the environment to the tables, in the order in which data flows."""

from __future__ import annotations

from collections.abc import Collection

from cdktf import App, TerraformOutput, TerraformStack
from cdktf_cdktf_provider_aws.data_aws_caller_identity import DataAwsCallerIdentity
from cdktf_cdktf_provider_aws.data_aws_region import DataAwsRegion

from lakehouse.environment import Environment, EnvironmentProps, SchemaRegistry, SchemaRegistryProps
from lakehouse.flink import Flink, FlinkProps
from lakehouse.kafka import Kafka, KafkaProps
from lakehouse.modules.api_key_rotation import Rotation
from lakehouse.names import STACK, Names, pinned
from lakehouse.providers import Providers, set_terraform_block
from lakehouse.secrets import Secrets, SecretsProps
from lakehouse.service_user import ServiceUser, ServiceUserProps
from lakehouse.settings import Settings
from lakehouse.snowflake import Snowflake, SnowflakeProps
from lakehouse.storage import (
    GlueDatabase,
    SnowflakeAccess,
    SnowflakeAccessProps,
    Storage,
    StorageProps,
    TableflowAccess,
    TableflowAccessProps,
)
from lakehouse.tableflow import ProviderAccess, ProviderAccessProps, Tableflow, TableflowProps
from lakehouse.variables import Variables


class TableflowKickstarter(TerraformStack):
    """Trades flow from a connector through Kafka and Flink into Iceberg tables, which Snowflake reads.

    `statements` are the names of the Flink statements that the module of that name holds.
    """

    def __init__(self, app: App, settings: Settings, statements: Collection[str]) -> None:
        super().__init__(app, STACK)
        set_terraform_block(self, settings)
        names = Names(settings.base_name)
        variables = Variables(self, "variables", settings=settings, statements=statements)
        providers = Providers(self, "providers", variables=variables, names=names)
        account_id = pinned(DataAwsCallerIdentity, self, "current").account_id
        pinned(DataAwsRegion, self, "current")
        rotation = Rotation(variables.day_count, variables.number_of_api_keys_to_retain)

        # Confluent: environment and Kafka
        environment = Environment(self, "environment", EnvironmentProps(names)).environment
        kafka = Kafka(
            self,
            "kafka",
            KafkaProps(names, environment, variables.aws_region, settings.source_topic, rotation),
        )
        schema_registry = SchemaRegistry(
            self, "schema_registry", SchemaRegistryProps(names, environment, kafka.cluster, rotation)
        )

        # AWS: the bucket, and Tableflow's way to it
        storage = Storage(self, "storage", StorageProps(names))
        database = GlueDatabase(variables.aws_region, account_id, kafka.cluster.id)
        provider_access = ProviderAccess(
            self, "provider_access", ProviderAccessProps(environment, account_id, kafka.app_manager)
        )
        tableflow_access = TableflowAccess(
            self,
            "tableflow_access",
            TableflowAccessProps(storage.bucket, database, provider_access.integration),
        )

        # Topic -> table -> Flink -> topic -> table
        tableflow = Tableflow(
            self,
            "tableflow",
            TableflowProps(
                environment=environment,
                kafka_cluster=kafka.cluster,
                app_manager=kafka.app_manager,
                cluster_admin=kafka.cluster_admin,
                provider_access=provider_access,
                bucket=storage.bucket,
                bucket_access=tableflow_access.attachment,
                rotation=rotation,
            ),
        )
        trades = tableflow.table("stock_trades", kafka.topic.topic_name, after=[kafka.connector])
        flink = Flink(
            self,
            "flink",
            FlinkProps(
                names=names,
                environment=environment,
                kafka_cluster=kafka.cluster,
                schema_registry=schema_registry,
                region=variables.aws_region,
                rotation=rotation,
                drop_statements=variables.drop_flink_statements,
                create_statements=variables.create_set_1_flink_statements,
                after=[trades],
            ),
        )
        totals = tableflow.table("stock_trades_with_totals", settings.totals_topic, after=[trades, flink.statements])
        Secrets(
            self,
            "secrets",
            SecretsProps(
                names=names,
                recovery_window_in_days=variables.secrets_recovery_window_in_days,
                environment=environment,
                schema_registry=schema_registry,
                kafka=kafka,
                flink=flink,
                tableflow=tableflow,
            ),
        )

        # Snowflake: the tables, read by a service user
        snowflake = Snowflake(
            self,
            "snowflake",
            SnowflakeProps(
                names=names,
                account_admin=providers.account_admin,
                account_id=account_id,
                region=variables.aws_region,
                kafka_cluster=kafka.cluster,
                tableflow_topics=[trades, totals],
            ),
        )
        service_user = ServiceUser(
            self,
            "service_user",
            ServiceUserProps(
                names=names,
                variables=variables,
                account_admin=providers.account_admin,
                security_admin=providers.security_admin,
                account_identifier=providers.snowflake_account_identifier,
                snowflake=snowflake,
            ),
        )
        snowflake_access = SnowflakeAccess(
            self,
            "snowflake_access",
            SnowflakeAccessProps(
                bucket=storage.bucket,
                database=database,
                volume=snowflake.volume_principal,
                catalog=snowflake.catalog_principal,
                after=[snowflake.volume, snowflake.integration, service_user.integration_usage],
            ),
        )
        for name, topic, made_by in (
            ("stock_trades", trades, []),
            ("stock_trades_with_totals", totals, [flink.statements]),
        ):
            # Glue has the table once the catalog integration has told it.
            ready = [*made_by, tableflow.catalog, *snowflake_access.ready]
            table = snowflake.table(name, topic, after=ready)
            service_user.may_read(name, topic, table)

        pinned(TerraformOutput, self, "kafka_cluster_id", value=kafka.cluster.id)
