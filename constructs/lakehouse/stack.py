"""The root module: creates all parts of the pipeline and connects them, in the order in which data flows."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cdktf import App, TerraformOutput, TerraformStack
from cdktf_cdktf_provider_aws.data_aws_caller_identity import DataAwsCallerIdentity
from cdktf_cdktf_provider_aws.data_aws_region import DataAwsRegion

from imports.confluent.environment import Environment as ConfluentEnvironment
from imports.confluent.tableflow_topic import TableflowTopic
from lakehouse.addresses import STACK
from lakehouse.addressing import create_at_address
from lakehouse.environment import Environment, SchemaRegistry, SchemaRegistryProps
from lakehouse.flink import Flink, FlinkProps, FlinkStatements, FlinkStatementsProps
from lakehouse.iam import GlueDatabase, SnowflakeAccess, SnowflakeAccessProps, TableflowAccess, TableflowAccessProps
from lakehouse.kafka import Kafka, KafkaProps
from lakehouse.names import Names
from lakehouse.providers import Providers, set_terraform_block
from lakehouse.rotation.provider_key import ProviderKey
from lakehouse.rotation.schedule import Rotation, declare_timestamps
from lakehouse.secrets import Secrets, SecretsProps
from lakehouse.service_user import LambdaSettings, ServiceUser, ServiceUserProps
from lakehouse.settings import Settings
from lakehouse.snowflake import Snowflake, SnowflakeProps
from lakehouse.storage import Storage
from lakehouse.tableflow import ProviderAccess, ProviderAccessProps, Tableflow, TableflowProps, tableflow_key
from lakehouse.variables import Variables


class TableflowKickstarter(TerraformStack):
    """Trades flow from a connector through Kafka and Flink into Iceberg tables, which Snowflake reads.

    Args:
        app: The cdktf app.
        settings: The settings.
        statements: Names of the Flink statements that the module `flink_statements` contains.
    """

    def __init__(self, app: App, settings: Settings, statements: Collection[str]) -> None:
        super().__init__(app, STACK)
        set_terraform_block(self, settings)
        self._settings = settings
        self._names = Names(settings.base_name)
        self._variables = Variables(self, "variables", settings=settings, statements=statements)
        self._providers = Providers(self, "providers", variables=self._variables, names=self._names)
        self._secrets = Secrets(
            self, "secrets", SecretsProps(self._names, self._variables.secrets_recovery_window_in_days)
        )
        self._rotation = Rotation(
            day_count=self._variables.day_count,
            number_of_api_keys_to_retain=self._variables.number_of_api_keys_to_retain,
            now=self._variables.now,
        )
        self._account_id = create_at_address(DataAwsCallerIdentity, self, "current").account_id
        create_at_address(DataAwsRegion, self, "current")

        environment = Environment(self, "environment", names=self._names).environment
        kafka = self._create_kafka(environment)
        registry = self._create_schema_registry(environment, kafka)
        storage = Storage(self, "storage", names=self._names)
        tableflow = self._create_tableflow(environment, kafka, storage)

        trades = tableflow.table("stock_trades", kafka.topic.topic_name, after=[kafka.connector])
        flink = self._create_flink(environment, kafka, registry)
        created = self._create_statements(environment, kafka, flink, source=trades).created
        totals = tableflow.table("stock_trades_with_totals", settings.totals_topic, after=[trades, created])

        snowflake = self._create_snowflake(kafka, [trades, totals])
        user = self._create_service_user(snowflake)
        access = self._create_snowflake_access(kafka, storage, snowflake, user)
        # Snowflake finds a table in Glue after Confluent's catalog integration has put it there.
        readable = [tableflow.catalog, *access.ready]
        trades_table = snowflake.table("stock_trades", trades, after=readable)
        totals_table = snowflake.table("stock_trades_with_totals", totals, after=[created, *readable])
        user.may_read("stock_trades", trades, trades_table)
        user.may_read("stock_trades_with_totals", totals, totals_table)

        self._store_keys(registry, kafka)
        declare_timestamps(self, self._rotation, written=[*self._secrets.versions, user.current_keys])
        create_at_address(TerraformOutput, self, "kafka_cluster_id", value=kafka.cluster.id)

    def _create_kafka(self, environment: ConfluentEnvironment) -> Kafka:
        props = KafkaProps(
            names=self._names,
            environment=environment,
            region=self._variables.aws_region,
            topic=self._settings.source_topic,
            rotation=self._rotation,
        )
        return Kafka(self, "kafka", props)

    def _create_schema_registry(self, environment: ConfluentEnvironment, kafka: Kafka) -> SchemaRegistry:
        props = SchemaRegistryProps(self._names, environment, kafka.cluster, self._rotation)
        return SchemaRegistry(self, "schema_registry", props)

    def _create_tableflow(self, environment: ConfluentEnvironment, kafka: Kafka, storage: Storage) -> Tableflow:
        """Tableflow, with the provider integration and the IAM role that give it access to the bucket."""
        access = ProviderAccess(
            self, "provider_access", ProviderAccessProps(self._names, environment, self._account_id, kafka.app_manager)
        )
        bucket_access = TableflowAccess(
            self,
            "tableflow_access",
            TableflowAccessProps(self._names, storage.bucket, self._glue_database(kafka), access.integration),
        )
        key = self._create_tableflow_key(environment, kafka)
        props = TableflowProps(
            names=self._names,
            environment=environment,
            kafka_cluster=kafka.cluster,
            cluster_admin=kafka.cluster_admin,
            provider_access=access,
            bucket=storage.bucket,
            bucket_access=bucket_access.attachment,
            provider=self._providers.tableflow(key),
            key_ready=key.ready,
        )
        return Tableflow(self, "tableflow", props)

    def _create_tableflow_key(self, environment: ConfluentEnvironment, kafka: Kafka) -> ProviderKey:
        key = tableflow_key(self, environment=environment, app_manager=kafka.app_manager, rotation=self._rotation)
        stored = self._secrets.store_tableflow(key, environment.id, kafka.cluster.id)
        return ProviderKey(self, "tableflow_provider_key", name="tableflow", key=key, stored=stored)

    def _create_flink(self, environment: ConfluentEnvironment, kafka: Kafka, registry: SchemaRegistry) -> Flink:
        props = FlinkProps(
            names=self._names,
            environment=environment,
            kafka_cluster=kafka.cluster,
            all_subjects=registry.all_subjects,
            region=self._variables.aws_region,
            rotation=self._rotation,
        )
        return Flink(self, "flink", props)

    def _create_statements(
        self, environment: ConfluentEnvironment, kafka: Kafka, flink: Flink, *, source: TableflowTopic
    ) -> FlinkStatements:
        stored = self._secrets.store_flink(flink.api_key, flink.compute_pool.id, flink.runner.id)
        key = ProviderKey(self, "flink_provider_key", name="flink", key=flink.api_key, stored=stored)
        props = FlinkStatementsProps(
            environment=environment,
            kafka_cluster=kafka.cluster,
            compute_pool=flink.compute_pool,
            runner=flink.runner,
            region=self._variables.aws_region,
            provider=self._providers.flink(
                key,
                compute_pool_id=flink.compute_pool.id,
                runner_id=flink.runner.id,
                organization_id=flink.organization.id,
                environment_id=environment.id,
            ),
            drop_statements=self._variables.drop_flink_statements,
            create_statements=self._variables.create_set_1_flink_statements,
            after=[source.id, flink.api_key.count, key.ready.rfc3339],
        )
        return FlinkStatements(self, "flink_statements", props)

    def _create_snowflake(self, kafka: Kafka, topics: Sequence[TableflowTopic]) -> Snowflake:
        props = SnowflakeProps(
            names=self._names,
            account_admin=self._providers.account_admin,
            account_id=self._account_id,
            region=self._variables.aws_region,
            kafka_cluster=kafka.cluster,
            tableflow_topics=topics,
        )
        return Snowflake(self, "snowflake", props)

    def _create_service_user(self, snowflake: Snowflake) -> ServiceUser:
        variables = self._variables
        props = ServiceUserProps(
            names=self._names,
            account_admin=self._providers.account_admin,
            security_admin=self._providers.security_admin,
            account_identifier=self._providers.snowflake_account_identifier,
            aws_region=variables.aws_region,
            secrets_recovery_window_in_days=variables.secrets_recovery_window_in_days,
            lambda_settings=LambdaSettings(
                memory_size=variables.aws_lambda_memory_size,
                timeout=variables.aws_lambda_timeout,
                log_retention_in_days=variables.aws_log_retention_in_days,
                log_group_exists=variables.lambda_log_group_exists,
            ),
            warehouse=snowflake.warehouse,
            database=snowflake.database,
            schema=snowflake.schema,
            volume=snowflake.volume,
            integration=snowflake.integration,
            rotation=self._rotation,
        )
        return ServiceUser(self, "service_user", props)

    def _create_snowflake_access(
        self, kafka: Kafka, storage: Storage, snowflake: Snowflake, user: ServiceUser
    ) -> SnowflakeAccess:
        props = SnowflakeAccessProps(
            names=self._names,
            bucket=storage.bucket,
            database=self._glue_database(kafka),
            volume=snowflake.volume_user,
            catalog=snowflake.catalog_user,
            after=[snowflake.volume, snowflake.integration, user.integration_usage],
        )
        return SnowflakeAccess(self, "snowflake_access", props)

    def _store_keys(self, registry: SchemaRegistry, kafka: Kafka) -> None:
        """Store the keys that only clients use."""
        self._secrets.store_schema_registry(registry.api_key, registry.cluster.rest_endpoint)
        for role, name, key in (
            ("app_manager", "kafka_app_manager_cluster_api_key", kafka.manager_key),
            ("app_consumer", "kafka_app_consumer_api_key", kafka.consumer_key),
            ("app_producer", "kafka_app_producer_api_key", kafka.producer_key),
        ):
            self._secrets.store_kafka(role, name, key, kafka.bootstrap_servers)

    def _glue_database(self, kafka: Kafka) -> GlueDatabase:
        return GlueDatabase(self._variables.aws_region, self._account_id, kafka.cluster.id)
