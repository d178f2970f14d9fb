"""A Snowflake account for tests: an AWS that trusts whom it is told to, and the pipeline's objects step by step."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from local_cloud.clock import Clock
from local_cloud.model import CloudError, Value
from local_cloud.snowflake import SnowflakeProvider, provider
from local_cloud.store import Store
from tests.local.harness import Harness

AWS_ACCOUNT = "123456789012"
ROLE_ARN = f"arn:aws:iam::{AWS_ACCOUNT}:role/snowflake_s3_glue_role"
BUCKET = "tableflow-kickstarter-bucket"
NAMESPACE = "lkc-4d7290"
BASE_URL = f"s3://{BUCKET}/10011001/110100/org/env-28eb55/{NAMESPACE}/v1/"
TOPIC = "stock_trades"
GLUE = f"arn:aws:glue:us-east-1:{AWS_ACCOUNT}"


@dataclass
class FakeAws:
    """The port to AWS with explicit trust and access."""

    buckets: set[str] = field(default_factory=lambda: {BUCKET})
    trust: set[tuple[str, str, str | None]] = field(default_factory=set)
    """Role, principal, external id."""
    access: set[tuple[str, str, str]] = field(default_factory=set)
    """Role, action, resource."""

    def account_id(self) -> str:
        return AWS_ACCOUNT

    def assume_role(self, role_arn: str, principal_arn: str, external_id: str | None) -> None:
        if (role_arn, principal_arn, external_id) not in self.trust:
            raise CloudError(403, f"{principal_arn} is not authorized to perform: sts:AssumeRole", "AccessDenied")

    def check_access(self, role_arn: str, actions: Sequence[str], resource_arn: str) -> None:
        for action in actions:
            if (role_arn, action, resource_arn) not in self.access:
                raise CloudError(403, f"{role_arn} is not authorized to perform: {action}", "AccessDenied")

    def bucket_region(self, bucket: str) -> str:
        if bucket not in self.buckets:
            raise CloudError(404, f"The specified bucket does not exist: {bucket}", "NoSuchBucket")
        return "us-east-1"

    def secret_value(self, secret_id: str) -> str:
        raise CloudError(404, secret_id, "ResourceNotFoundException")


@cache
def _admin() -> Value:
    """One admin with one pair of keys for all tests: making keys takes a second."""
    with TemporaryDirectory() as folder:
        store = Store(Path(folder) / "cloud.db")
        try:
            return provider(store, Clock(), FakeAws()).seed_admin()
        finally:
            store.close()


@dataclass
class FakeGlue:
    tables: dict[tuple[str, str], list[tuple[str, str]]] = field(default_factory=dict)

    def has_table(self, database: str, table: str, region: str) -> bool:
        return region == "us-east-1" and (database, table) in self.tables

    def table_columns(self, database: str, table: str, region: str) -> Sequence[tuple[str, str]]:
        return self.tables[database, table]


class World:
    """The account, its admin, and one harness a provider alias; all three share one Terraform state."""

    def __init__(self, folder: Path, admin: Value | None = None) -> None:
        self.store = Store(folder / "cloud.db")
        self.clock = Clock()
        self.aws = FakeAws()
        self.glue = FakeGlue({(NAMESPACE, TOPIC): [("key", "binary"), ("price", "decimal(10, 2)"), ("side", "string")]})
        self.provider: SnowflakeProvider = provider(self.store, self.clock, self.aws, self.glue)
        self.admin = self.provider.seed_admin(admin or _admin())
        self.sysadmin = Harness(self.provider, self.store, self.clock)
        self.sysadmin.configure(**self.block("SYSADMIN"))
        self.account_admin = self.sysadmin.alias(**self.block("ACCOUNTADMIN"))
        self.security_admin = self.sysadmin.alias(**self.block("SECURITYADMIN"))

    def block(self, role: str, **other: Any) -> Value:
        return {
            "organization_name": self.admin["snowflake_organization_name"],
            "account_name": self.admin["snowflake_account_name"],
            "user": self.admin["admin_service_user"],
            "authenticator": "SNOWFLAKE_JWT",
            "private_key": self.private_key(),
            "role": role,
            **other,
        }

    def private_key(self, number: int = 1) -> str:
        return base64.b64decode(self.admin[f"snowflake_rsa_private_key_{number}_pem"]).decode()

    def alias(self, role: str, **other: Any) -> Harness:
        return self.sysadmin.alias(**self.block(role, **other))

    # The pipeline's steps, each with the provider that the stack uses for it

    def grant(self, name: str, role: str, kind: str, target: str, *privileges: str) -> None:
        on: Value
        if kind == "SCHEMA":
            on = {"on_schema": [{"schema_name": target}]}
        elif kind == "ICEBERG TABLE":
            on = {"on_schema_object": [{"object_type": kind, "object_name": target}]}
        else:
            on = {"on_account_object": [{"object_type": kind, "object_name": target}]}
        self.account_admin.apply(
            "snowflake_grant_privileges_to_account_role",
            name,
            account_role_name=role,
            privileges=list(privileges),
            **on,
        )

    def make_objects(self) -> None:
        self.sysadmin.apply("snowflake_warehouse", "w", name="W", warehouse_size="xsmall", auto_suspend=60)
        self.sysadmin.apply("snowflake_database", "d", name="D", comment="data")
        self.sysadmin.apply("snowflake_schema", "s", database="D", name="S")

    def make_volume(self) -> Value:
        return self.account_admin.apply(
            "snowflake_external_volume",
            "v",
            name="V",
            allow_writes="false",
            storage_location=[
                {
                    "storage_location_name": "L",
                    "storage_provider": "S3",
                    "storage_base_url": BASE_URL,
                    "storage_aws_role_arn": ROLE_ARN,
                }
            ],
        )

    def make_integration(self) -> Value:
        return self.account_admin.apply(
            "snowflake_execute",
            "i",
            execute=f"""CREATE CATALOG INTEGRATION IF NOT EXISTS I CATALOG_SOURCE = GLUE
                CATALOG_NAMESPACE = '{NAMESPACE}' TABLE_FORMAT = ICEBERG GLUE_AWS_ROLE_ARN = '{ROLE_ARN}'
                GLUE_CATALOG_ID = '{AWS_ACCOUNT}' GLUE_REGION = 'us-east-1' ENABLED = TRUE;""",
            revert="DROP CATALOG INTEGRATION IF EXISTS I;",
            query="DESCRIBE CATALOG INTEGRATION I;",
        )

    def integration_trust(self) -> tuple[str, str]:
        """IAM user and external id, as a stack reads them from `query_results`."""
        rows = self.account_admin.state["snowflake_execute", "i"]["query_results"]
        held = {row["property"]: row["property_value"] for row in rows}
        return held["GLUE_AWS_IAM_USER_ARN"], held["GLUE_AWS_EXTERNAL_ID"]

    def volume_trust(self) -> tuple[str, str]:
        described = self.account_admin.state["snowflake_external_volume", "v"]["describe_output"][0]
        place = described["storage_locations"][0]["s3_storage_location"][0]
        return place["storage_aws_iam_user_arn"], place["storage_aws_external_id"]

    def trust(self) -> None:
        """What the stack's IAM role lets Snowflake do."""
        self.aws.trust = {(ROLE_ARN, *self.volume_trust()), (ROLE_ARN, *self.integration_trust())}
        prefix = BASE_URL.removeprefix("s3://")
        self.aws.access = {
            (ROLE_ARN, "s3:ListBucket", f"arn:aws:s3:::{BUCKET}"),
            (ROLE_ARN, "s3:GetObject", f"arn:aws:s3:::{prefix}*"),
            (ROLE_ARN, "glue:GetTable", f"{GLUE}:catalog"),
            (ROLE_ARN, "glue:GetTable", f"{GLUE}:database/{NAMESPACE}"),
            (ROLE_ARN, "glue:GetTable", f"{GLUE}:table/{NAMESPACE}/{TOPIC}"),
        }

    def grant_to_table_maker(self) -> None:
        self.grant("volume_usage", "SYSADMIN", "EXTERNAL VOLUME", "V", "USAGE")
        self.grant("integration_usage", "SYSADMIN", "INTEGRATION", "I", "USAGE")

    def make_table(self, harness: Harness | None = None, name: str = "t", table: str = "STOCK_TRADES") -> Value:
        return (harness or self.sysadmin).apply(
            "snowflake_execute",
            name,
            execute=f"""CREATE ICEBERG TABLE IF NOT EXISTS "D"."S"."{table}" EXTERNAL_VOLUME = 'V' CATALOG = 'I'
                CATALOG_TABLE_NAME = '{TOPIC}' AUTO_REFRESH = TRUE""",
            revert=f'DROP ICEBERG TABLE IF EXISTS "D"."S"."{table}"',
            query=f'DESCRIBE ICEBERG TABLE "D"."S"."{table}"',
        )

    def make_pipeline(self) -> None:
        steps: list[Callable[[], Any]] = [self.make_objects, self.make_volume, self.make_integration, self.trust]
        for step in [*steps, self.grant_to_table_maker, self.make_table]:
            step()
