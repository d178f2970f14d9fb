"""Tableflow: topics as Iceberg tables in the bucket, and their catalog in AWS Glue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cdktf import ITerraformDependable, TerraformProvider
from cdktf_cdktf_provider_aws.iam_role_policy_attachment import IamRolePolicyAttachment
from cdktf_cdktf_provider_aws.s3_bucket import S3Bucket
from constructs import Construct

from imports.confluent.catalog_integration import CatalogIntegration
from imports.confluent.environment import Environment
from imports.confluent.kafka_cluster import KafkaCluster
from imports.confluent.provider_integration import ProviderIntegration
from imports.confluent.role_binding import RoleBinding
from imports.confluent.service_account import ServiceAccount
from imports.confluent.tableflow_topic import TableflowTopic
from lakehouse.addressing import create_at_address
from lakehouse.identifiers import principal, role_arn
from lakehouse.modules.local_module import KEEPS_ITS_CREDENTIALS
from lakehouse.names import Names
from lakehouse.rotation.api_keys import RotatedKey, rotated_key
from lakehouse.rotation.schedule import Rotation


@dataclass(frozen=True)
class ProviderAccessProps:
    names: Names
    environment: Environment
    account_id: str
    """AWS account of the role."""
    app_manager: ServiceAccount


class ProviderAccess(Construct):
    """Confluent's side of its access to AWS. `owner` is the manager's role that lets it use the integration."""

    def __init__(self, scope: Construct, id_: str, props: ProviderAccessProps) -> None:
        super().__init__(scope, id_)
        self.integration = create_at_address(
            ProviderIntegration,
            self,
            "tableflow",
            display_name=props.names.account_unique("tableflow_aws_integration"),
            environment={"id": props.environment.id},
            aws={"customer_role_arn": role_arn(props.account_id, props.names.tableflow_role)},
        )
        self.owner = create_at_address(
            RoleBinding,
            self,
            "app_manager_provider_integration_resource_owner",
            principal=principal(props.app_manager),
            role_name="ResourceOwner",
            crn_pattern=f"{props.environment.resource_name}/provider-integration={self.integration.id}",
        )


def tableflow_key(
    scope: Construct, *, environment: Environment, app_manager: ServiceAccount, rotation: Rotation
) -> RotatedKey:
    """Create the manager's rotated key for Tableflow."""
    return rotated_key(
        scope,
        "tableflow_api_key",
        label="Tableflow",
        owner=app_manager,
        resource={
            "id": "tableflow",
            "api_version": "tableflow/v1",
            "kind": "Tableflow",
            "environment": {"id": environment.id},
        },
        rotation=rotation,
    )


@dataclass(frozen=True)
class TableflowProps:
    names: Names
    environment: Environment
    kafka_cluster: KafkaCluster
    cluster_admin: RoleBinding
    provider_access: ProviderAccess
    bucket: S3Bucket
    bucket_access: IamRolePolicyAttachment
    provider: TerraformProvider
    """It has the manager's Tableflow key: the key of a resource cannot be changed, that of a provider can."""
    key_ready: ITerraformDependable
    """What the provider's key depends on."""


class Tableflow(Construct):
    """Tableflow of one cluster. `catalog` puts the tables into Glue: what reads them there depends on it."""

    def __init__(self, scope: Construct, id_: str, props: TableflowProps) -> None:
        super().__init__(scope, id_)
        self._props = props
        self.catalog = self._create_catalog()

    def table(self, name: str, topic: str, *, after: Sequence[ITerraformDependable]) -> TableflowTopic:
        """Materialize `topic` as an Iceberg table. `after` is what creates the topic and its schema."""
        return create_at_address(
            TableflowTopic,
            self,
            name,
            display_name=topic,
            environment={"id": self._props.environment.id},
            kafka_cluster={"id": self._props.kafka_cluster.id},
            byob_aws={
                "bucket_name": self._props.bucket.bucket,
                "provider_integration_id": self._props.provider_access.integration.id,
            },
            provider=self._props.provider,
            lifecycle=KEEPS_ITS_CREDENTIALS,
            depends_on=[*self._permissions, *after, self._props.key_ready],
        )

    @property
    def _permissions(self) -> list[ITerraformDependable]:
        """What Tableflow needs both to create and to delete a table: it checks its access in both cases."""
        return [self._props.cluster_admin, self._props.provider_access.owner, self._props.bucket_access]

    def _create_catalog(self) -> CatalogIntegration:
        return create_at_address(
            CatalogIntegration,
            self,
            "tableflow",
            display_name=self._props.names.account_unique("tableflow_aws_glue_catalog_sync"),
            environment={"id": self._props.environment.id},
            kafka_cluster={"id": self._props.kafka_cluster.id},
            aws_glue={"provider_integration_id": self._props.provider_access.integration.id},
            provider=self._props.provider,
            lifecycle=KEEPS_ITS_CREDENTIALS,
            depends_on=[*self._permissions, self._props.key_ready],
        )
