"""IAM: the roles through which Tableflow and Snowflake reach the bucket and the Glue database.

Tableflow writes tables and their Glue entries, Snowflake reads both. Each role is limited to this bucket and to the
Kafka cluster's Glue database, which Tableflow names after the cluster's id.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cdktf import ITerraformDependable, TerraformResourceLifecycle
from cdktf_cdktf_provider_aws.iam_policy import IamPolicy
from cdktf_cdktf_provider_aws.iam_role import IamRole
from cdktf_cdktf_provider_aws.iam_role_policy_attachment import IamRolePolicyAttachment
from cdktf_cdktf_provider_aws.s3_bucket import S3Bucket
from constructs import Construct

from imports.confluent.provider_integration import ProviderIntegration
from lakehouse.addressing import create_at_address
from lakehouse.expressions import json_document
from lakehouse.identifiers import TrustedUser, role_arn
from lakehouse.names import Names

POLICY_VERSION = "2012-10-17"


@dataclass(frozen=True)
class GlueDatabase:
    """The parts of a Glue database's ARN."""

    region: str
    account_id: str
    name: str

    @property
    def arns(self) -> list[str]:
        """The database, its tables, and the catalog, for which Glue checks the permission too
        (https://docs.aws.amazon.com/glue/latest/dg/glue-specifying-resource-arns.html)."""
        prefix = f"arn:aws:glue:{self.region}:{self.account_id}"
        return [f"{prefix}:catalog", f"{prefix}:database/{self.name}", f"{prefix}:table/{self.name}/*"]


@dataclass(frozen=True)
class TableflowAccessProps:
    names: Names
    bucket: S3Bucket
    database: GlueDatabase
    integration: ProviderIntegration


class TableflowAccess(Construct):
    """The role that Tableflow assumes to write tables.

    Depend on `attachment` to use the role with its permissions.
    """

    def __init__(self, scope: Construct, id_: str, props: TableflowAccessProps) -> None:
        super().__init__(scope, id_)
        role = create_at_address(
            IamRole,
            self,
            "tableflow_s3_glue_role",
            name=props.names.tableflow_role,
            assume_role_policy=json_document(self, _policy(*_tableflow_trust(props.integration))),
            depends_on=[props.integration],
        )
        policy = create_at_address(
            IamPolicy,
            self,
            "tableflow_s3_glue_access_policy",
            name=props.names.account_unique("tableflow_s3_glue_access_policy"),
            policy=json_document(self, _policy(*_tableflow_permissions(props.bucket.bucket, props.database))),
            depends_on=[props.integration],
        )
        self.attachment = create_at_address(
            IamRolePolicyAttachment,
            self,
            "tableflow_s3_glue_policy_attachment",
            role=role.name,
            policy_arn=policy.arn,
        )


@dataclass(frozen=True)
class SnowflakeAccessProps:
    names: Names
    bucket: S3Bucket
    database: GlueDatabase
    volume: TrustedUser
    catalog: TrustedUser
    after: Sequence[ITerraformDependable]
    """The objects whose users are trusted, and the last grant on them."""


class SnowflakeAccess(Construct):
    """The role that Snowflake assumes to read tables: the volume reads files, the integration the Glue catalog."""

    def __init__(self, scope: Construct, id_: str, props: SnowflakeAccessProps) -> None:
        super().__init__(scope, id_)
        role = create_at_address(
            IamRole,
            self,
            "snowflake_s3_glue_role",
            name=props.names.snowflake_role,
            description="IAM role for Snowflake S3 and Glue access.",
            assume_role_policy=json_document(self, _policy(*_snowflake_trust(props))),
            depends_on=list(props.after),
        )
        policy = create_at_address(
            IamPolicy,
            self,
            "snowflake_s3_glue_role_access_policy",
            name=props.names.account_unique("snowflake_s3_glue_role_access_policy"),
            policy=json_document(self, _policy(*_snowflake_permissions(props.bucket.bucket, props.database))),
            depends_on=[role],
        )
        self.attachment = create_at_address(
            IamRolePolicyAttachment,
            self,
            "snowflake_s3_glue_policy_attachment",
            role=role.name,
            policy_arn=policy.arn,
        )
        self.ready: list[ITerraformDependable] = [self.attachment, self._create_update_role(props)]
        """What a Snowflake table depends on to be readable."""

    def _create_update_role(self, props: SnowflakeAccessProps) -> IamRole:
        """The original HCL's second role, kept for states that contain it. Despite its name it updates nothing, and it
        has no permissions. Its trust policy names the first role, so it is created after that."""
        first_role = role_arn(props.database.account_id, props.names.snowflake_role)
        return create_at_address(
            IamRole,
            self,
            "update_snowflake_s3_glue_role",
            name=props.names.snowflake_role_update,
            # A state of the original HCL has it under a name that AWS generated.
            lifecycle=TerraformResourceLifecycle(ignore_changes=["name"]),
            assume_role_policy=json_document(self, _policy(*_snowflake_trust(props, first_role))),
            depends_on=[self.attachment],
        )


def _policy(*statements: dict[str, Any]) -> dict[str, Any]:
    return {"Version": POLICY_VERSION, "Statement": list(statements)}


def _allow(actions: list[str], resources: str | list[str]) -> dict[str, Any]:
    return {"Effect": "Allow", "Action": actions, "Resource": resources}


def _assume(principal: Any, external_id: str | None = None) -> dict[str, Any]:
    statement: dict[str, Any] = {"Effect": "Allow", "Principal": principal, "Action": "sts:AssumeRole"}
    if external_id is not None:
        statement["Condition"] = {"StringEquals": {"sts:ExternalId": external_id}}
    return statement


def _tableflow_trust(integration: ProviderIntegration) -> list[dict[str, Any]]:
    confluent = {"AWS": integration.aws.iam_role_arn}
    return [
        _assume(confluent, integration.aws.external_id),
        {"Effect": "Allow", "Principal": confluent, "Action": "sts:TagSession"},
        _assume({"Service": "glue.amazonaws.com"}),
    ]


def _tableflow_permissions(bucket: str, database: GlueDatabase) -> list[dict[str, Any]]:
    return [
        _allow(["s3:GetBucketLocation", "s3:ListBucketMultipartUploads", "s3:ListBucket"], f"arn:aws:s3:::{bucket}"),
        _allow(
            [
                "s3:PutObject",
                "s3:PutObjectTagging",
                "s3:GetObject",
                "s3:AbortMultipartUpload",
                "s3:ListMultipartUploadParts",
            ],
            f"arn:aws:s3:::{bucket}/*",
        ),
        _allow(
            [
                "glue:DeleteTable",
                "glue:DeleteDatabase",
                "glue:CreateTable",
                "glue:CreateDatabase",
                "glue:UpdateTable",
                "glue:UpdateDatabase",
                "glue:GetTable",
                "glue:GetDatabase",
                "glue:GetTables",
                "glue:GetDatabases",
                "glue:GetTableVersion",
                "glue:GetTableVersions",
            ],
            database.arns,
        ),
    ]


def _snowflake_trust(props: SnowflakeAccessProps, *more: str) -> list[dict[str, Any]]:
    return [
        _assume({"AWS": [props.volume.user_arn, *more]}, props.volume.external_id),
        _assume({"AWS": props.catalog.user_arn}, props.catalog.external_id),
        _assume({"Service": "glue.amazonaws.com"}),
    ]


def _snowflake_permissions(bucket: str, database: GlueDatabase) -> list[dict[str, Any]]:
    # Read only: the external volume does not allow writes.
    return [
        _allow(["s3:GetObject", "s3:GetObjectVersion"], f"arn:aws:s3:::{bucket}/*"),
        _allow(["s3:GetBucketLocation", "s3:ListBucket"], f"arn:aws:s3:::{bucket}"),
        _allow(
            ["glue:GetCatalog", "glue:GetDatabase", "glue:GetDatabases", "glue:GetTable", "glue:GetTables"],
            database.arns,
        ),
    ]
