"""Snowflake's service user: its key pairs, its two roles, and their grants."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cdktf import (
    ITerraformDependable,
    TerraformHclModule,
    TerraformProvider,
    TerraformResource,
    TerraformStack,
    TerraformVariable,
)
from cdktf_cdktf_provider_aws.lambda_invocation import LambdaInvocation
from cdktf_cdktf_provider_snowflake.account_role import AccountRole
from cdktf_cdktf_provider_snowflake.database import Database
from cdktf_cdktf_provider_snowflake.execute import Execute
from cdktf_cdktf_provider_snowflake.external_volume import ExternalVolume
from cdktf_cdktf_provider_snowflake.grant_account_role import GrantAccountRole
from cdktf_cdktf_provider_snowflake.grant_privileges_to_account_role import GrantPrivilegesToAccountRole
from cdktf_cdktf_provider_snowflake.schema import Schema
from cdktf_cdktf_provider_snowflake.user import User
from cdktf_cdktf_provider_snowflake.warehouse import Warehouse
from constructs import Construct

from imports.confluent.tableflow_topic import TableflowTopic
from lakehouse.addresses import LAMBDA_LOG_GROUPS
from lakehouse.addressing import address, create_at_address, replaced_with
from lakehouse.identifiers import iceberg_table_name, quote_identifier
from lakehouse.names import Names
from lakehouse.rotation.key_pairs import finish_rotation, rotated_key_pairs
from lakehouse.rotation.schedule import Rotation


@dataclass(frozen=True)
class LambdaSettings:
    """Settings of the Lambda that creates the key pairs."""

    memory_size: float
    """MB."""
    timeout: float
    """Seconds."""
    log_retention_in_days: float
    log_group_exists: TerraformVariable
    """Whether AWS has the Lambda's log group already."""


@dataclass(frozen=True)
class ServiceUserProps:
    names: Names
    account_admin: TerraformProvider
    security_admin: TerraformProvider
    account_identifier: str
    """`<organization>-<account>` of Snowflake."""
    aws_region: str
    secrets_recovery_window_in_days: float
    lambda_settings: LambdaSettings
    warehouse: Warehouse
    database: Database
    schema: Schema
    volume: ExternalVolume
    integration: Execute
    rotation: Rotation


class ServiceUser(Construct):
    """A user that logs in with a rotated key pair and reads the Iceberg tables."""

    def __init__(self, scope: Construct, id_: str, props: ServiceUserProps) -> None:
        super().__init__(scope, id_)
        self._props = props
        self._name = props.names.snowflake_object
        self._key_pairs = self._rotate_key_pairs()
        self._import_log_group()
        self._user = self._create_user()
        self.current_keys = self._make_keys_current()
        """The invocation that puts the newest key pairs into the secret."""
        self._system_admin_role = self._create_role("system_admin", "System Admin")
        self._security_admin_role = self._create_role("security_admin", "Security Admin")
        self._is_system_admin = self._give("user_system_admin", self._system_admin_role)
        self._is_security_admin = self._give("user_security_admin", self._security_admin_role)
        self._grant_user()
        self.integration_usage = self._grant_objects()
        self._schema_usage = self._grant_schema()

    def may_read(self, name: str, topic: TableflowTopic, table: Execute) -> GrantPrivilegesToAccountRole:
        """Let the user select from a table, for which usage of its database and schema is not enough."""
        path = iceberg_table_name(self._props.names, topic.display_name)
        return self._grant(
            f"{name}_select",
            privileges=["SELECT"],
            on_schema_object={"object_type": "ICEBERG TABLE", "object_name": path},
            depends_on=[self._is_system_admin, self._schema_usage, table],
            lifecycle=replaced_with(table),
        )

    def _rotate_key_pairs(self) -> TerraformHclModule:
        lambda_settings = self._props.lambda_settings
        return rotated_key_pairs(
            self,
            "snowflake_user_rsa_key_pairs_rotation",
            {
                "aws_region": self._props.aws_region,
                "snowflake_account_identifier": self._props.account_identifier,
                # By name: the user depends on its keys, so a reference would be a cycle.
                "snowflake_service_user": self._name("user"),
                "secrets_path": self._props.names.snowflake_secret,
                "secrets_recovery_window_in_days": self._props.secrets_recovery_window_in_days,
                "lambda_function_name": self._props.names.base,
                "aws_lambda_memory_size": lambda_settings.memory_size,
                "aws_lambda_timeout": lambda_settings.timeout,
                "aws_log_retention_in_days": lambda_settings.log_retention_in_days,
                "day_count": self._props.rotation.day_count,
                "now": self._props.rotation.now,
            },
        )

    def _import_log_group(self) -> None:
        """Import the Lambda's log group if it exists already, because Lambda creates a missing one when it runs.

        The original HCL relied on that, and a Lambda that runs after its log group was deleted creates it again. The
        variable `lambda_log_group_exists` says so: the data source of log groups fails where there is none.
        """
        exists = f"var.{self._props.lambda_settings.log_group_exists.friendly_unique_id}"
        TerraformStack.of(self).add_override(
            "import",
            [
                {
                    "for_each": f'${{toset({exists} ? ["{LAMBDA_LOG_GROUPS}{self._props.names.base}"] : [])}}',
                    "to": f"module.{self._key_pairs.friendly_unique_id}.aws_cloudwatch_log_group.lambda_function",
                    "id": "${each.value}",
                }
            ],
        )

    def _create_user(self) -> User:
        return create_at_address(
            User,
            self,
            "user",
            provider=self._props.security_admin,
            name=self._name("user"),
            default_warehouse=self._name("warehouse"),
            default_role=self._name("system_admin_role"),
            default_namespace=f"{self._name('database')}.{self._name('schema')}",
            rsa_public_key=self._public_key(1),
            rsa_public_key2=self._public_key(2),
            depends_on=[self._key_pairs],
        )

    def _public_key(self, number: int) -> str:
        # Both, always: after a rotation the previous key stays valid for clients that have not read the secret again.
        return self._key_pairs.get_string(f"snowflake_rsa_public_key_{number}_pem")

    def _make_keys_current(self) -> LambdaInvocation:
        user = address(self._user)
        return finish_rotation(
            self,
            "finish_rsa_key_pair_rotation",
            self._key_pairs,
            [f"{user}.rsa_public_key", f"{user}.rsa_public_key_2"],
        )

    def _create_role(self, name: str, title: str) -> AccountRole:
        return create_at_address(
            AccountRole,
            self,
            f"{name}_role",
            provider=self._props.security_admin,
            name=self._name(f"{name}_role"),
            comment=f"{title} role for {self._name('user')}",
        )

    def _give(self, name: str, role: AccountRole) -> GrantAccountRole:
        # By SECURITYADMIN, which owns the role: only its owner may grant it.
        return create_at_address(
            GrantAccountRole,
            self,
            name,
            provider=self._props.security_admin,
            role_name=role.name,
            user_name=self._user.name,
            depends_on=[self._user, role],
        )

    def _grant_user(self) -> None:
        create_at_address(
            GrantPrivilegesToAccountRole,
            self,
            "user_all_privileges",
            provider=self._props.security_admin,
            account_role_name=self._security_admin_role.name,
            # Not privileges=["ALL PRIVILEGES"]: that is read back as the single ones, a difference in every plan.
            all_privileges=True,
            on_account_object={"object_type": "USER", "object_name": self._name("user")},
            depends_on=[self._is_security_admin],
        )

    def _grant_objects(self) -> GrantPrivilegesToAccountRole:
        """Grant usage of everything that a query on the tables needs.

        Returns:
            The grant on the integration.
        """
        objects: tuple[tuple[str, str, str, TerraformResource], ...] = (
            ("warehouse_usage", "WAREHOUSE", "warehouse", self._props.warehouse),
            ("database_usage", "DATABASE", "database", self._props.database),
            ("external_volume_usage", "EXTERNAL VOLUME", "volume", self._props.volume),
            ("integration_usage", "INTEGRATION", "catalog_integration", self._props.integration),
        )
        grants = {
            name: self._grant(
                name,
                privileges=["USAGE"],
                on_account_object={"object_type": object_type, "object_name": self._name(suffix)},
                depends_on=[self._system_admin_role, self._is_system_admin, used],
                lifecycle=replaced_with(used) if used is self._props.integration else None,
            )
            for name, object_type, suffix, used in objects
        }
        return grants["integration_usage"]

    def _grant_schema(self) -> GrantPrivilegesToAccountRole:
        schema = f"{quote_identifier(self._name('database'))}.{quote_identifier(self._name('schema'))}"
        return self._grant(
            "schema_usage",
            privileges=["USAGE"],
            on_schema={"schema_name": schema},
            depends_on=[self._is_system_admin, self._props.schema],
        )

    def _grant(
        self, name: str, *, privileges: list[str], depends_on: Sequence[ITerraformDependable], **arguments: Any
    ) -> GrantPrivilegesToAccountRole:
        return create_at_address(
            GrantPrivilegesToAccountRole,
            self,
            name,
            provider=self._props.account_admin,
            account_role_name=self._system_admin_role.name,
            privileges=privileges,
            depends_on=list(depends_on),
            **arguments,
        )
