"""API keys that the stack's own providers log in with."""

from __future__ import annotations

from cdktf import TerraformLocal
from cdktf_cdktf_provider_aws.data_aws_secretsmanager_secret_version import DataAwsSecretsmanagerSecretVersion
from cdktf_cdktf_provider_aws.secretsmanager_secret_version import SecretsmanagerSecretVersion
from constructs import Construct

from imports.time.static_resource import StaticResource
from lakehouse.addressing import address, create_at_address
from lakehouse.expressions import as_expression
from lakehouse.rotation.api_keys import RotatedKey


class ProviderKey(Construct):
    """The key that a provider logs in with: the one that the secret held before this apply.

    A provider is configured while Terraform plans. On a rotation day the newest key does not exist yet then, but the
    one in the secret does, and it is destroyed last. Before the first apply there is no secret; the provider's settings
    are all unknown then, as it takes all of them or none.
    """

    def __init__(
        self, scope: Construct, id_: str, *, name: str, key: RotatedKey, stored: SecretsmanagerSecretVersion
    ) -> None:
        """Read the key back from its secret.

        Args:
            name: Prefix of the addresses.
            stored: Holds the key as `api.key` and `api.key.secret`.
        """
        super().__init__(scope, id_)
        self.ready = create_at_address(StaticResource, self, f"{name}_key_stored", depends_on=[stored])
        """Exists once the secret holds a key. What the provider creates depends on it, and so is destroyed before the
        key. A secret version, which each rotation replaces, would be unknown then."""
        # A local in between: a data source is deferred by any change of a resource that it refers to itself.
        secret = create_at_address(
            TerraformLocal,
            self,
            f"{name}_own_secret",
            f'${{{address(self.ready)}.rfc3339 != "" ? {address(stored)}.secret_id : null}}',
        )
        self._data = create_at_address(
            DataAwsSecretsmanagerSecretVersion, self, f"{name}_own", secret_id=secret.as_string
        )
        self.id = self.stored("api.key", key.id)
        self.secret = self.stored("api.key.secret", key.secret)

    def stored(self, name: str, otherwise: str) -> str:
        """The field `name` of the secret's document; `otherwise` when the document has no such field."""
        document = f"jsondecode({address(self._data)}.secret_string)"
        return f'${{try({document}["{name}"], {as_expression(self, otherwise)})}}'

    def once_stored(self, template: str) -> str:
        """`template`, unknown until the secret holds a key."""
        return f'${{{address(self._data)}.id != "" ? {as_expression(self, template)} : null}}'
