"""The composition root: the pipeline from the environment to the tables, in the order in which data flows."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cdktf import App, TerraformOutput, TerraformStack
from cdktf_cdktf_provider_aws.data_aws_caller_identity import DataAwsCallerIdentity
from cdktf_cdktf_provider_aws.data_aws_region import DataAwsRegion

from imports.confluent.environment import Environment as ConfluentEnvironment
from imports.confluent.tableflow_topic import TableflowTopic
from lakehouse.addresses import STACK
from lakehouse.addressing import create_at_address
from lakehouse.environment import Environment, EnvironmentProps, SchemaRegistry, SchemaRegistryProps
from lakehouse.flink import Flink, FlinkProps, FlinkStatements, FlinkStatementsProps
from lakehouse.kafka import Kafka, KafkaProps
from lakehouse.memory import RotationMemory, RotationMemoryProps
from lakehouse.modules.api_key_rotation import Rotation
from lakehouse.names import Names
from lakehouse.providers import Providers, set_terraform_block
from lakehouse.secrets import OwnKey, OwnKeyProps, Secrets, SecretsProps
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
from lakehouse.tableflow import (
    ProviderAccess,
    ProviderAccessProps,
    Tableflow,
    TableflowKey,
    TableflowKeyProps,
    TableflowProps,
)
from lakehouse.variables import Variables


class TableflowKickstarter(TerraformStack):
    """Trades flow from a connector through Kafka and Flink into Iceberg tables, which Snowflake reads.

    `statements` are the names of the Flink statements that the module of that name holds.
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
            memory=RotationMemory(
                self, "rotation_memory", RotationMemoryProps(self._secrets.rotation_memory, self._variables.now)
            ),
        )
        self._account_id = create_at_address(DataAwsCallerIdentity, self, "current").account_id
        create_at_address(DataAwsRegion, self, "current")

        environment = Environment(self, "environment", EnvironmentProps(self._names)).environment
        kafka = self._create_kafka(environment)
        registry = self._create_schema_registry(environment, kafka)
        storage = Storage(self, "storage", StorageProps(self._names))
        tableflow = self._create_tableflow(environment, kafka, storage)

        trades = tableflow.table("stock_trades", kafka.topic.topic_name, after=[kafka.connector])
        flink = self._create_flink(environment, kafka, registry)
        created = self._create_statements(environment, kafka, flink, source=trades).created
        totals = tableflow.table("stock_trades_with_totals", settings.totals_topic, after=[trades, created])

        snowflake = self._create_snowflake(kafka, [trades, totals])
        user = self._create_service_user(snowflake)
        access = self._create_snowflake_access(kafka, storage, snowflake, user)
        # Snowflake finds a table in Glue, once the catalog integration has put it there.
        readable = [tableflow.catalog, *access.ready]
        trades_table = snowflake.table("stock_trades", trades, after=readable)
        totals_table = snowflake.table("stock_trades_with_totals", totals, after=[created, *readable])
        user.may_read("stock_trades", trades, trades_table)
        user.may_read("stock_trades_with_totals", totals, totals_table)

        self._store_keys(registry, kafka)
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
        """Tableflow with its way into the bucket: Confluent's end of it, then ours."""
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

    def _create_tableflow_key(self, environment: ConfluentEnvironment, kafka: Kafka) -> OwnKey:
        props = TableflowKeyProps(environment, kafka.app_manager, self._rotation)
        key = TableflowKey(self, "tableflow_key", props).api_key
        stored = self._secrets.store_tableflow(key, environment.id, kafka.cluster.id)
        return OwnKey(self, "own_tableflow_key", OwnKeyProps("tableflow", key, stored))

    def _create_flink(self, environment: ConfluentEnvironment, kafka: Kafka, registry: SchemaRegistry) -> Flink:
        props = FlinkProps(
            names=self._names,
            environment=environment,
            kafka_cluster=kafka.cluster,
            schema_registry=registry,
            region=self._variables.aws_region,
            rotation=self._rotation,
        )
        return Flink(self, "flink", props)

    def _create_statements(
        self, environment: ConfluentEnvironment, kafka: Kafka, flink: Flink, *, source: TableflowTopic
    ) -> FlinkStatements:
        stored = self._secrets.store_flink(flink.api_key, flink.compute_pool.id, flink.runner.id)
        key = OwnKey(self, "own_flink_key", OwnKeyProps("flink", flink.api_key, stored))
        self._warn_of_a_removed_key(key)
        props = FlinkStatementsProps(
            environment=environment,
            kafka_cluster=kafka.cluster,
            compute_pool=flink.compute_pool,
            runner=flink.runner,
            region=self._variables.aws_region,
            provider=self._providers.flink(key, flink, environment),
            drop_statements=self._variables.drop_flink_statements,
            create_statements=self._variables.create_set_1_flink_statements,
            after=[source.id, flink.api_key.count, key.first_stored],
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
        props = ServiceUserProps(
            names=self._names,
            variables=self._variables,
            account_admin=self._providers.account_admin,
            security_admin=self._providers.security_admin,
            account_identifier=self._providers.snowflake_account_identifier,
            snowflake=snowflake,
            memory=self._rotation.memory,
        )
        return ServiceUser(self, "service_user", props)

    def _create_snowflake_access(
        self, kafka: Kafka, storage: Storage, snowflake: Snowflake, user: ServiceUser
    ) -> SnowflakeAccess:
        props = SnowflakeAccessProps(
            names=self._names,
            bucket=storage.bucket,
            database=self._glue_database(kafka),
            volume=snowflake.volume_principal,
            catalog=snowflake.catalog_principal,
            after=[snowflake.volume, snowflake.integration, user.integration_usage],
        )
        return SnowflakeAccess(self, "snowflake_access", props)

    def _warn_of_a_removed_key(self, own: OwnKey) -> None:
        """With fewer keys the one that readers hold may be among those that go, in all modules alike."""
        self.add_override(
            "check.readers_key.assert",
            {
                "condition": f"${{{own.survives}}}",
                "error_message": "The keys that are in the secrets go with this change of the schedule (overdue, or "
                "numbered number_of_api_keys_to_retain or higher, from 0): whoever holds one has to read the secret "
                "again.",
            },
        )

    def _store_keys(self, registry: SchemaRegistry, kafka: Kafka) -> None:
        """The keys that only clients use."""
        self._secrets.store_schema_registry(registry.api_key, registry.cluster.rest_endpoint)
        for role, name, key in (
            ("app_manager", "kafka_app_manager_cluster_api_key", kafka.manager_key),
            ("app_consumer", "kafka_app_consumer_api_key", kafka.consumer_key),
            ("app_producer", "kafka_app_producer_api_key", kafka.producer_key),
        ):
            self._secrets.store_kafka(role, name, key, kafka.bootstrap_servers)

    def _glue_database(self, kafka: Kafka) -> GlueDatabase:
        return GlueDatabase(self._variables.aws_region, self._account_id, kafka.cluster.id)
