"""One class a resource type of snowflakedb/snowflake. Importing this package registers them."""

from local_cloud.snowflake.resources import database, execute, grants, integration, roles, users, volume, warehouse

__all__ = ["database", "execute", "grants", "integration", "roles", "users", "volume", "warehouse"]
