"""Runs a statement on a connection and gives its rows: column name to text, as `snowflake_execute` stores them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from local_cloud.model import CloudError
from local_cloud.snowflake import errors, iceberg
from local_cloud.snowflake.catalog import Document
from local_cloud.snowflake.connection import Connection
from local_cloud.snowflake.sql import (
    Create,
    Describe,
    Drop,
    Privileges,
    RoleGrant,
    Show,
    Statement,
    Use,
    parse,
)

Row = dict[str, str]


def execute(connection: Connection, text: str) -> list[Row]:
    """Run one statement. CloudError as Snowflake puts it."""
    statement = parse(text)
    runner = _RUNNERS[type(statement)]
    return runner(connection, statement)


def _status(message: str) -> list[Row]:
    return [{"status": message}]


def _create(connection: Connection, statement: Create) -> list[Row]:
    make = iceberg.create_integration if statement.kind == "INTEGRATION" else iceberg.create_table
    before = connection.find(statement.kind, statement.path)
    make(connection, statement)
    label, name = errors.label(statement.kind), statement.path[-1]
    if before is not None and statement.if_not_exists:
        return _status(f"{name} already exists, statement succeeded.")
    return _status(f"{label} {name} successfully created.")


def _drop(connection: Connection, statement: Drop) -> list[Row]:
    name = statement.path[-1]
    there = connection.find(statement.kind, statement.path) is not None
    connection.drop(statement.kind, statement.path, if_exists=statement.if_exists)
    if there:
        return _status(f"{name} successfully dropped.")
    return _status(f"Drop statement executed successfully ({name} already dropped).")


def _describe(connection: Connection, statement: Describe) -> list[Row]:
    target = connection.resolve(statement.kind, statement.path)
    if statement.kind == "ICEBERG TABLE":
        return iceberg.describe_table(connection, target)
    if statement.kind == "INTEGRATION":
        columns = ("property", "property_type", "property_value", "property_default")
        return [dict(zip(columns, row, strict=True)) for row in iceberg.describe_integration(connection, target)]
    return [
        {"name": place["name"], "storage_provider": place["storage_provider"], "url": place["storage_base_url"]}
        for place in iceberg.describe_volume(connection, target)[0]["storage_locations"]
    ]


def _show(connection: Connection, statement: Show) -> list[Row]:
    found = connection.visible(statement.kind)
    if statement.scope:
        scope = connection.resolve(*statement.scope)
        found = [target for target in found if scope["name"] in connection.catalog.path(target)[:-1]]
    if statement.like is not None:
        pattern = _like(statement.like)
        found = [target for target in found if pattern.fullmatch(target["name"])]
    return [_show_row(connection, target) for target in sorted(found, key=lambda target: str(target["name"]))]


def _like(pattern: str) -> re.Pattern[str]:
    parts = (".*" if char == "%" else "." if char == "_" else re.escape(char) for char in pattern)
    return re.compile("".join(parts), re.IGNORECASE | re.DOTALL)


def _show_row(connection: Connection, target: Document) -> Row:
    owner = connection.catalog.get(target["owner"]) if target["owner"] else None
    if target["kind"] == "ICEBERG TABLE":
        row = iceberg.show_table(connection, target)
    else:
        row = {"created_on": target["created_on"], "name": target["name"], "comment": target["comment"]}
    return {**row, "owner": owner["name"] if owner else ""}


def _privileges(connection: Connection, statement: Privileges) -> list[Row]:
    if statement.revoke:
        connection.revoke(statement.names, statement.on, statement.role)
    else:
        connection.grant(statement.names, statement.on, statement.role, grant_option=statement.grant_option)
    return _status("Statement executed successfully.")


def _role_grant(connection: Connection, statement: RoleGrant) -> list[Row]:
    change = connection.revoke_role if statement.revoke else connection.grant_role
    change(statement.role, statement.grantee_kind, statement.grantee)
    return _status("Statement executed successfully.")


def _use(connection: Connection, statement: Use) -> list[Row]:
    """Checked, but without effect on later statements: the provider's connections come from a pool."""
    target = connection.resolve(statement.kind, statement.path)
    if statement.kind == "ROLE":
        granted = {
            membership["role"] for membership in connection.catalog.memberships(grantee=connection.authority.user)
        }
        if target["id"] not in connection.catalog.inherited(granted):
            name = statement.path[-1]
            message = f"SQL access control error: Requested role '{name}' is not assigned to the executing user."
            raise CloudError(403, message, "003013")
    return _status("Statement executed successfully.")


_RUNNERS: Mapping[type[Statement], Callable[[Connection, Any], list[Row]]] = {
    Create: _create,
    Drop: _drop,
    Describe: _describe,
    Show: _show,
    Privileges: _privileges,
    RoleGrant: _role_grant,
    Use: _use,
}
