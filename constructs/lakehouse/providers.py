"""The Terraform root: where its state is, which versions it takes, how it logs in to each cloud."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cdktf import CloudBackend, NamedCloudWorkspace, TerraformLocal, TerraformStack
from cdktf_cdktf_provider_aws.data_aws_secretsmanager_secret import DataAwsSecretsmanagerSecret
from cdktf_cdktf_provider_aws.data_aws_secretsmanager_secret_version import DataAwsSecretsmanagerSecretVersion
from cdktf_cdktf_provider_aws.provider import AwsProvider
from cdktf_cdktf_provider_snowflake.provider import SnowflakeProvider
from constructs import Construct

from imports.confluent.provider import ConfluentProvider
from imports.random.provider import RandomProvider
from lakehouse.names import Names, pinned
from lakehouse.pins import TERRAFORM_VERSION, required_providers
from lakehouse.settings import Settings
from lakehouse.variables import Variables


def set_terraform_block(stack: TerraformStack, settings: Settings) -> None:
    """The `cloud` block and the exact versions."""
    CloudBackend(stack, organization=settings.organization, workspaces=NamedCloudWorkspace(settings.workspace))
    stack.add_override("terraform.required_version", TERRAFORM_VERSION)
    for name, requirement in required_providers().items():
        # Whole, not the version alone: the bindings write some sources short.
        stack.add_override(f"terraform.required_providers.{name}", requirement)


@dataclass(frozen=True)
class CloudKey:
    """Confluent's cloud key, as references to the variables that hold it."""

    id: str
    secret: str


class Providers(Construct):
    """Creates the providers; resources take theirs by type, the Snowflake aliases by argument."""

    def __init__(self, scope: Construct, id_: str, *, variables: Variables, names: Names) -> None:
        super().__init__(scope, id_)
        AwsProvider(
            self,
            "aws",
            region=variables.aws_region,
            access_key=variables.aws_access_key_id,
            secret_key=variables.aws_secret_access_key,
            token=variables.aws_session_token,
        )
        self.cloud_key = CloudKey(variables.confluent_api_key, variables.confluent_api_secret)
        ConfluentProvider(self, "confluent", cloud_api_key=self.cloud_key.id, cloud_api_secret=self.cloud_key.secret)
        RandomProvider(self, "random")
        self._admin = self._admin_login(variables.admin_service_user_secrets_root_path)
        self._warehouse = self._admin_warehouse(names)
        self._snowflake("snowflake", role="SYSADMIN")
        self.account_admin = self._snowflake(
            "snowflake_account_admin",
            role="ACCOUNTADMIN",
            alias="account_admin",
            preview_features_enabled=["snowflake_external_volume_resource"],
        )
        self.security_admin = self._snowflake("snowflake_security_admin", role="SECURITYADMIN", alias="security_admin")

    @property
    def snowflake_account_identifier(self) -> str:
        """`<organization>-<account>`, from the admin's secret."""
        return self._of_admin("snowflake_account_identifier")

    def _admin_login(self, path: str) -> TerraformLocal:
        secret = pinned(DataAwsSecretsmanagerSecret, self, "admin_user", name=path)
        version = pinned(DataAwsSecretsmanagerSecretVersion, self, "admin_user", secret_id=secret.id)
        return pinned(TerraformLocal, self, "snowflake_admin", f"${{jsondecode({_bare(version, 'secret_string')})}}")

    def _admin_warehouse(self, names: Names) -> TerraformLocal:
        own = names.snowflake("warehouse")
        return pinned(
            TerraformLocal,
            self,
            "snowflake_admin_warehouse",
            f'${{var.snowflake_warehouse == "" ? "{own}" : var.snowflake_warehouse}}',
        )

    def _snowflake(self, id_: str, **arguments: Any) -> SnowflakeProvider:
        # The secret holds two key pairs; it says itself which one is the active.
        private_key = (
            'base64decode(local.snowflake_admin["snowflake_rsa_private_key_'
            '${local.snowflake_admin.active_key_number}_pem"])'
        )
        return SnowflakeProvider(
            self,
            id_,
            organization_name=self._of_admin("snowflake_organization_name"),
            account_name=self._of_admin("snowflake_account_name"),
            user=self._of_admin("admin_service_user"),
            authenticator="SNOWFLAKE_JWT",
            private_key=f"${{{private_key}}}",
            validate_default_parameters="false",
            warehouse=self._warehouse.as_string,
            **arguments,
        )

    def _of_admin(self, key: str) -> str:
        return f"${{{self._admin_local}.{key}}}"

    @property
    def _admin_local(self) -> str:
        return f"local.{self._admin.friendly_unique_id}"


def _bare(source: DataAwsSecretsmanagerSecretVersion, attribute: str) -> str:
    """A reference to write inside an expression of ours."""
    return f"data.{source.terraform_resource_type}.{source.friendly_unique_id}.{attribute}"
