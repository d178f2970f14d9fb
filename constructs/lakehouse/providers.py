"""The Terraform settings of the root module: backend, versions, and the providers with their credentials."""

from __future__ import annotations

from typing import Any

from cdktf import CloudBackend, NamedCloudWorkspace, TaggedCloudWorkspaces, TerraformLocal, TerraformStack
from cdktf_cdktf_provider_aws.data_aws_secretsmanager_secret import DataAwsSecretsmanagerSecret
from cdktf_cdktf_provider_aws.data_aws_secretsmanager_secret_version import DataAwsSecretsmanagerSecretVersion
from cdktf_cdktf_provider_aws.provider import AwsProvider
from cdktf_cdktf_provider_snowflake.provider import SnowflakeProvider
from constructs import Construct

from imports.confluent.provider import ConfluentProvider
from imports.random.provider import RandomProvider
from lakehouse.addressing import address, create_at_address
from lakehouse.identifiers import flink_endpoint
from lakehouse.names import Names
from lakehouse.pins import TERRAFORM_VERSION, required_providers
from lakehouse.rotation.provider_key import ProviderKey
from lakehouse.settings import Settings
from lakehouse.variables import Variables


def set_terraform_block(stack: TerraformStack, settings: Settings) -> None:
    """Write the `cloud` block and the exact versions."""
    workspaces: NamedCloudWorkspace | TaggedCloudWorkspaces
    if settings.workspace_tags:  # the block takes a name or tags
        workspaces = TaggedCloudWorkspaces(list(settings.workspace_tags), settings.project)
    else:
        workspaces = NamedCloudWorkspace(settings.workspace, settings.project)
    CloudBackend(stack, organization=settings.organization, workspaces=workspaces)
    stack.add_override("terraform.required_version", TERRAFORM_VERSION)
    for name, requirement in required_providers().items():
        # Source and version: the bindings abbreviate some sources.
        stack.add_override(f"terraform.required_providers.{name}", requirement)


class Providers(Construct):
    """The providers. Resources get the default one of their type, and an aliased one as an argument."""

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
        self._variables = variables
        self._confluent()
        RandomProvider(self, "random")
        self._admin = self._admin_login(variables.admin_service_user_secrets_root_path)
        self.snowflake_account_identifier = self._of_admin("snowflake_account_identifier")
        """`<organization>-<account>`, from the admin's secret."""
        self._warehouse = self._admin_warehouse(names)
        self._snowflake("snowflake", role="SYSADMIN")
        self.account_admin = self._snowflake(
            "snowflake_account_admin",
            role="ACCOUNTADMIN",
            alias="account_admin",
            preview_features_enabled=["snowflake_external_volume_resource"],
        )
        self.security_admin = self._snowflake("snowflake_security_admin", role="SECURITYADMIN", alias="security_admin")

    def flink(
        self, key: ProviderKey, *, compute_pool_id: str, runner_id: str, organization_id: str, environment_id: str
    ) -> ConfluentProvider:
        """Confluent with the runner's Flink key. The provider requires all of these settings or none."""
        return self._confluent(
            "flink",
            flink_api_key=key.id,
            flink_api_secret=key.secret,
            flink_rest_endpoint=key.once_stored(flink_endpoint(self._variables.aws_region)),
            flink_compute_pool_id=key.stored("compute.pool.id", compute_pool_id),
            flink_principal_id=key.stored("principal.id", runner_id),
            organization_id=key.once_stored(organization_id),
            environment_id=key.once_stored(environment_id),
        )

    def tableflow(self, key: ProviderKey) -> ConfluentProvider:
        """Confluent with the manager's Tableflow key."""
        return self._confluent("tableflow", tableflow_api_key=key.id, tableflow_api_secret=key.secret)

    def _confluent(self, alias: str | None = None, **settings: str) -> ConfluentProvider:
        return ConfluentProvider(
            self,
            f"confluent_{alias}" if alias else "confluent",
            alias=alias,
            cloud_api_key=self._variables.confluent_api_key,
            cloud_api_secret=self._variables.confluent_api_secret,
            **settings,
        )

    def _admin_login(self, path: str) -> TerraformLocal:
        secret = create_at_address(DataAwsSecretsmanagerSecret, self, "admin_user", name=path)
        version = create_at_address(DataAwsSecretsmanagerSecretVersion, self, "admin_user", secret_id=secret.id)
        return create_at_address(
            TerraformLocal, self, "snowflake_admin", f"${{jsondecode({address(version)}.secret_string)}}"
        )

    def _admin_warehouse(self, names: Names) -> TerraformLocal:
        own = names.snowflake_object("warehouse")
        return create_at_address(
            TerraformLocal,
            self,
            "snowflake_admin_warehouse",
            f'${{var.snowflake_warehouse == "" ? "{own}" : var.snowflake_warehouse}}',
        )

    def _snowflake(self, id_: str, **arguments: Any) -> SnowflakeProvider:
        # The secret holds two key pairs and the number of the active one.
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
        return f"${{local.{self._admin.friendly_unique_id}.{key}}}"
