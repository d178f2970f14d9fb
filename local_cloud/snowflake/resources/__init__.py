"""One class a resource type of snowflakedb/snowflake."""

from local_cloud.snowflake.resources.database import Database, Schema
from local_cloud.snowflake.resources.execute import Execute
from local_cloud.snowflake.resources.grants import GrantPrivilegesToAccountRole
from local_cloud.snowflake.resources.integration import CatalogIntegrationAwsGlue
from local_cloud.snowflake.resources.roles import AccountRole, GrantAccountRole
from local_cloud.snowflake.resources.users import ServiceUser, User
from local_cloud.snowflake.resources.volume import ExternalVolume
from local_cloud.snowflake.resources.warehouse import Warehouse

__all__ = [
    "AccountRole",
    "CatalogIntegrationAwsGlue",
    "Database",
    "Execute",
    "ExternalVolume",
    "GrantAccountRole",
    "GrantPrivilegesToAccountRole",
    "Schema",
    "ServiceUser",
    "User",
    "Warehouse",
]
