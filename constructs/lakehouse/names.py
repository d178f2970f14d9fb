"""The naming scheme: what the stack's objects are called in each cloud, derived from the base name."""

from __future__ import annotations

from dataclasses import dataclass

from lakehouse.settings import CONTRACT_BASE_NAME

CLOUD = "AWS"
"""Confluent's name of the cloud provider."""


@dataclass(frozen=True)
class Names:
    """Names derived from the base name."""

    base: str

    @property
    def bucket_prefix(self) -> str:
        """The S3 bucket's name up to its UUID: S3 allows no underscore."""
        return self.base.replace("_", "-")

    @property
    def confluent_secrets(self) -> str:
        """Prefix of the names of the secrets that hold Confluent API keys."""
        return f"/confluent_cloud_resource/{self.base}"

    @property
    def snowflake_secret(self) -> str:
        """Prefix of the names of the secrets that hold the service user's key pairs."""
        return f"/snowflake_resource/{self.base}"

    @property
    def flink_runner(self) -> str:
        return f"{self.base}_flink_sql_statements_runner"

    @property
    def tableflow_role(self) -> str:
        return self.account_unique("tableflow_s3_glue_role")

    @property
    def snowflake_role(self) -> str:
        return self.account_unique("snowflake_s3_glue_role")

    @property
    def snowflake_role_update(self) -> str:
        """Name of the second role. The original HCL gives it none, so AWS generated one."""
        return f"{self.snowflake_role}_update"

    def account_unique(self, name: str) -> str:
        """A name that may exist only once in an account or organization.

        The original HCL does not derive these names from the base name. They get it as a prefix only if it is not the
        default, so that two deployments in one account do not collide.
        """
        return name if self.base == CONTRACT_BASE_NAME else f"{self.base}_{name}"

    def snowflake_object(self, suffix: str) -> str:
        """A Snowflake identifier, in upper case as Snowflake stores unquoted ones."""
        return f"{self.base}_{suffix}".upper()
