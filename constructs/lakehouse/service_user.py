"""Snowflake's service user: its key pairs, its two roles, and what they may use and read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cdktf import (
    ITerraformDependable,
    TerraformHclModule,
    TerraformProvider,
    TerraformResourceLifecycle,
    TerraformStack,
)
from cdktf_cdktf_provider_snowflake.account_role import AccountRole
from cdktf_cdktf_provider_snowflake.execute import Execute
from cdktf_cdktf_provider_snowflake.grant_account_role import GrantAccountRole
from cdktf_cdktf_provider_snowflake.grant_privileges_to_account_role import GrantPrivilegesToAccountRole
from cdktf_cdktf_provider_snowflake.user import User
from constructs import Construct

from imports.confluent.tableflow_topic import TableflowTopic
from lakehouse.addresses import LAMBDA_LOG_GROUPS
from lakehouse.addressing import address, create_at_address, replacement_trigger
from lakehouse.identifiers import iceberg_table_name, quote_identifier
from lakehouse.memory import RotationMemory
from lakehouse.modules.rsa_key_pair_rotation import finish_rotation, rotated_key_pairs
from lakehouse.names import Names
from lakehouse.snowflake import Snowflake
from lakehouse.variables import Variables


@dataclass(frozen=True)
class ServiceUserProps:
    names: Names
    variables: Variables
    account_admin: TerraformProvider
    security_admin: TerraformProvider
    account_identifier: str
    """`<organization>-<account>` of Snowflake."""
    snowflake: Snowflake
    memory: RotationMemory


class ServiceUser(Construct):
    """A user that logs in with a rotated key pair and reads the Iceberg tables."""

    def __init__(self, scope: Construct, id_: str, props: ServiceUserProps) -> None:
        super().__init__(scope, id_)
        self._props = props
        self._name = props.names.snowflake_object
        self._key_pairs = self._rotate_key_pairs()
        self._take_over_log_group()
        self._user = self._create_user()
        self._make_keys_current()
        self._system_admin_role = self._create_role("system_admin", "System Admin")
        self._security_admin_role = self._create_role("security_admin", "Security Admin")
        self._is_system_admin = self._give("user_system_admin", self._system_admin_role)
        self._is_security_admin = self._give("user_security_admin", self._security_admin_role)
        self._grant_user()
        self._integration_usage = self._grant_objects()
        self._schema_usage = self._grant_schema()

    @property
    def integration_usage(self) -> GrantPrivilegesToAccountRole:
        return self._integration_usage

    def may_read(self, name: str, topic: TableflowTopic, table: Execute) -> GrantPrivilegesToAccountRole:
        """Let the user select from a table. Usage of database and schema alone shows nothing of it."""
        path = iceberg_table_name(self._props.names, topic.display_name)
        return self._grant(
            f"{name}_select",
            privileges=["SELECT"],
            on_schema_object={"object_type": "ICEBERG TABLE", "object_name": path},
            depends_on=[self._is_system_admin, self._schema_usage, table],
            # A table made anew under its old name has no grants.
            lifecycle=TerraformResourceLifecycle(replace_triggered_by=[replacement_trigger(table)]),
        )

    def _rotate_key_pairs(self) -> TerraformHclModule:
        variables = self._props.variables
        name = "snowflake_user_rsa_key_pairs_rotation"
        key_pairs = rotated_key_pairs(
            self,
            name,
            {
                "aws_region": variables.aws_region,
                "snowflake_account_identifier": self._props.account_identifier,
                # The user below, by name: it waits for its keys and cannot be referenced here.
                "snowflake_service_user": self._name("user"),
                "secrets_path": self._props.names.snowflake_secret,
                "secrets_recovery_window_in_days": variables.secrets_recovery_window_in_days,
                "lambda_function_name": self._props.names.base,
                "aws_lambda_memory_size": variables.aws_lambda_memory_size,
                "aws_lambda_timeout": variables.aws_lambda_timeout,
                "aws_log_retention_in_days": variables.aws_log_retention_in_days,
                "day_count": variables.day_count,
                "now": variables.now,
                **self._props.memory.of(name),
            },
        )
        self._props.memory.keep(name, key_pairs)
        return key_pairs

    def _take_over_log_group(self) -> None:
        """Import the Lambda's log group where there is one already: Lambda makes it by itself at an invocation.

        That of a state of the original's was made so, and so is one after whose deletion the Lambda ran once more.
        Whoever deploys has to say so (`lambda_log_group_exists`): nothing that Terraform may look up tells it without
        an error where there is none.
        """
        exists = f"var.{self._props.variables.lambda_log_group_exists.friendly_unique_id}"
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
        # Both, always: when the one to use changes, the other goes on working for who read the secret before.
        return self._key_pairs.get_string(f"snowflake_rsa_public_key_{number}_pem")

    def _make_keys_current(self) -> None:
        user = address(self._user)
        finish_rotation(
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
        # By SECURITYADMIN, which owns the role: SYSADMIN may not give away a role that it does not own.
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
            # Not privileges=["ALL PRIVILEGES"]: that is read back as the single ones, and changed again at each apply.
            all_privileges=True,
            on_account_object={"object_type": "USER", "object_name": self._name("user")},
            depends_on=[self._is_security_admin],
        )

    def _grant_objects(self) -> GrantPrivilegesToAccountRole:
        """Usage of everything that a query on the tables goes through; returns the one on the integration."""
        snowflake = self._props.snowflake
        objects: tuple[tuple[str, str, str, ITerraformDependable], ...] = (
            ("warehouse_usage", "WAREHOUSE", "warehouse", snowflake.warehouse),
            ("database_usage", "DATABASE", "database", snowflake.database),
            ("external_volume_usage", "EXTERNAL VOLUME", "volume", snowflake.volume),
            ("integration_usage", "INTEGRATION", "catalog_integration", snowflake.integration),
        )
        grants = {
            name: self._grant(
                name,
                privileges=["USAGE"],
                on_account_object={"object_type": object_type, "object_name": self._name(suffix)},
                depends_on=[self._system_admin_role, self._is_system_admin, used],
                lifecycle=snowflake.with_integration if used is snowflake.integration else None,
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
            depends_on=[self._is_system_admin, self._props.snowflake.schema],
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
