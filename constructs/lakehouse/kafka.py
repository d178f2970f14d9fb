"""Kafka: the cluster, its service accounts and their permissions, the topic, and the connector that fills it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cdktf import ITerraformDependable
from constructs import Construct

from imports.confluent.connector import Connector
from imports.confluent.environment import Environment
from imports.confluent.kafka_acl import KafkaAcl
from imports.confluent.kafka_cluster import KafkaCluster
from imports.confluent.kafka_topic import KafkaTopic
from imports.confluent.role_binding import RoleBinding
from imports.confluent.service_account import ServiceAccount
from lakehouse.addressing import address, create_at_address
from lakehouse.identifiers import principal
from lakehouse.names import CLOUD, Names
from lakehouse.rotation.api_keys import RotatedKey, managed_resource, rotated_key
from lakehouse.rotation.schedule import Rotation


@dataclass(frozen=True)
class KafkaProps:
    names: Names
    environment: Environment
    region: str
    topic: str
    """Name of the topic that the connector fills."""
    rotation: Rotation


class Kafka(Construct):
    """One single-zone cluster, four service accounts (manager, connector, consumer, producer), a topic, a connector.

    `cluster_admin` is the manager's role on the cluster: what uses the manager's key depends on it.
    """

    def __init__(self, scope: Construct, id_: str, props: KafkaProps) -> None:
        super().__init__(scope, id_)
        self._props = props
        self.cluster = self._create_cluster()
        self.bootstrap_servers = f'${{replace({address(self.cluster)}.bootstrap_endpoint, "SASL_SSL://", "")}}'
        """As clients expect it: host:port. The provider gives a URL."""
        self.app_manager, self.cluster_admin = self._create_manager()
        self.manager_key = self._key("kafka_app_manager_api_key", self.app_manager)
        self.topic = self._create_topic()
        self.consumer_key = self._create_consumer()
        self.producer_key = self._create_producer()
        self.connector = self._create_connector()

    def _create_cluster(self) -> KafkaCluster:
        return create_at_address(
            KafkaCluster,
            self,
            "kafka_cluster",
            display_name=self._props.names.base,
            availability="SINGLE_ZONE",
            cloud=CLOUD,
            region=self._props.region,
            standard=[{}],
            environment={"id": self._props.environment.id},
        )

    def _create_manager(self) -> tuple[ServiceAccount, RoleBinding]:
        account = self._account("manager", "to manage Kafka cluster", depends_on=[self.cluster])
        binding = create_at_address(
            RoleBinding,
            self,
            "app_manager_kafka_cluster_admin",
            principal=principal(account),
            role_name="CloudClusterAdmin",
            crn_pattern=self.cluster.rbac_crn,
            depends_on=[account],
        )
        return account, binding

    def _create_topic(self) -> KafkaTopic:
        return create_at_address(
            KafkaTopic,
            self,
            "stock_trades",
            topic_name=self._props.topic,
            kafka_cluster={"id": self.cluster.id},
            rest_endpoint=self.cluster.rest_endpoint,
            credentials=self.manager_key.credentials,
            depends_on=[self.cluster_admin, self.manager_key.module],
        )

    def _create_consumer(self) -> RotatedKey:
        account = self._account("consumer", f"to consume from '{self._props.topic}' topic of Kafka cluster")
        key = self._key("kafka_app_consumer_api_key", account)
        self._allow("app_consumer_read_on_topic", account, "READ", "TOPIC", self.topic.topic_name)
        self._allow("app_consumer_read_on_group", account, "READ", "GROUP", self._props.names.base)
        return key

    def _create_producer(self) -> RotatedKey:
        account = self._account("producer", f"to produce to '{self._props.topic}' topic of Kafka cluster")
        key = self._key("kafka_app_producer_api_key", account)
        self._allow("app_producer_write_on_topic", account, "WRITE", "TOPIC", self.topic.topic_name)
        return key

    def _create_connector(self) -> Connector:
        account = self._account(
            "connector",
            f"of DataGen Source Connector to produce to the '{self._props.topic}' topic of the Kafka cluster",
        )
        preview = self._props.names.base
        permissions = [
            self._allow("app_connector_describe_on_cluster", account, "DESCRIBE", "CLUSTER", "kafka-cluster"),
            self._allow("app_connector_write_on_target_topic", account, "WRITE", "TOPIC", self.topic.topic_name),
            self._allow("app_connector_create_on_data_preview_topics", account, "CREATE", "TOPIC", preview),
            self._allow("app_connector_write_on_data_preview_topics", account, "WRITE", "TOPIC", preview),
        ]
        return create_at_address(
            Connector,
            self,
            "source",
            environment={"id": self._props.environment.id},
            kafka_cluster={"id": self.cluster.id},
            config_sensitive={},
            config_nonsensitive={
                "connector.class": "DatagenSource",
                "name": "SampleSourceConnector",
                "kafka.auth.mode": "SERVICE_ACCOUNT",
                "kafka.service.account.id": account.id,
                "kafka.topic": self.topic.topic_name,
                "output.data.format": "AVRO",
                "quickstart": "STOCK_TRADES",
                "tasks.max": "1",
            },
            depends_on=permissions,
        )

    def _account(self, role: str, purpose: str, *, depends_on: Sequence[ITerraformDependable] = ()) -> ServiceAccount:
        return create_at_address(
            ServiceAccount,
            self,
            f"app_{role}",
            display_name=self._props.names.account_unique(f"tableflow_app_{role}"),
            description=f"Tableflow Kickstarter Service account {purpose}",
            depends_on=list(depends_on) or None,
        )

    def _key(self, name: str, owner: ServiceAccount) -> RotatedKey:
        return rotated_key(
            self,
            name,
            label="Kafka Cluster",
            owner=owner,
            resource=managed_resource(self.cluster, self._props.environment),
            rotation=self._props.rotation,
        )

    def _allow(
        self, name: str, account: ServiceAccount, operation: str, resource_type: str, resource_name: str
    ) -> KafkaAcl:
        return create_at_address(
            KafkaAcl,
            self,
            name,
            kafka_cluster={"id": self.cluster.id},
            resource_type=resource_type,
            resource_name=resource_name,
            pattern_type="LITERAL",
            principal=principal(account),
            host="*",
            operation=operation,
            permission="ALLOW",
            rest_endpoint=self.cluster.rest_endpoint,
            credentials=self.manager_key.credentials,
            # Without this role the cluster answers 403 to the key.
            depends_on=[self.cluster_admin],
        )
