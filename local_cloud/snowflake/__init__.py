"""A strict model of Snowflake's control plane: objects, roles and grants, and the trust that Iceberg tables need.

Names, errors and privileges are Snowflake's. The rules of the Terraform provider are in
`local_cloud/rules/snowflake.json`; what its resources do beyond them is in `resources`.
"""

from __future__ import annotations

from collections.abc import Mapping

from local_cloud import registration
from local_cloud.clock import Clock
from local_cloud.model import AwsFacade, DataSource, GlueCatalog, Resource, Value
from local_cloud.snowflake import login, resources  # noqa: F401 (the resource types register themselves)
from local_cloud.snowflake.connection import Account
from local_cloud.snowflake.privileges import Session
from local_cloud.store import Store

__all__ = ["Session", "SnowflakeProvider", "provider"]


class SnowflakeProvider:
    """snowflakedb/snowflake for the one account that a store holds."""

    name = "snowflake"
    source = "snowflakedb/snowflake"

    def __init__(self, account: Account) -> None:
        self._account = account
        self.resources: Mapping[str, Resource] = registration.resources("snowflake", lambda cls: cls(account))
        self.data_sources: Mapping[str, DataSource] = {}

    def seed_admin(self, existing: Value | None = None) -> Value:
        """Make the account and its admin user if need be; the admin's secret document. See `login.seed_admin`."""
        return login.seed_admin(self._account, existing)

    def configure(self, config: Value) -> Session:
        """Log in with a key pair. CloudError(401) with Snowflake's code."""
        return login.login(self._account, config)


def provider(store: Store, clock: Clock, aws: AwsFacade, glue: GlueCatalog | None = None) -> SnowflakeProvider:
    """The account in `store`. Without `glue` every table counts as registered in the Glue catalog."""
    return SnowflakeProvider(Account(store, clock, aws, glue))
