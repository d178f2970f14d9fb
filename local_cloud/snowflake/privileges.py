"""Which privileges exist, which system roles hold them, and what a session may do.

Source: "Access control privileges" and "Overview of Access Control", docs.snowflake.com.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from local_cloud.model import CloudError
from local_cloud.snowflake import errors
from local_cloud.snowflake.catalog import ACCOUNT, Catalog, Document

OWNERSHIP: Final = "OWNERSHIP"
MANAGE_GRANTS: Final = "MANAGE GRANTS"

#: Privileges by kind of object, without OWNERSHIP: what ALL PRIVILEGES grants, in Snowflake's order.
BY_KIND: Final[Mapping[str, tuple[str, ...]]] = {
    ACCOUNT: (
        "CREATE DATABASE",
        "CREATE WAREHOUSE",
        "CREATE ROLE",
        "CREATE USER",
        "CREATE INTEGRATION",
        "CREATE EXTERNAL VOLUME",
        MANAGE_GRANTS,
        "MANAGE WAREHOUSES",
        "MONITOR USAGE",
        "MONITOR EXECUTION",
        "EXECUTE TASK",
        "EXECUTE MANAGED TASK",
        "IMPORT SHARE",
    ),
    "DATABASE": ("APPLYBUDGET", "CREATE DATABASE ROLE", "CREATE SCHEMA", "MODIFY", "MONITOR", "USAGE"),
    "SCHEMA": (
        "ADD SEARCH OPTIMIZATION",
        "APPLYBUDGET",
        "CREATE DYNAMIC TABLE",
        "CREATE EXTERNAL TABLE",
        "CREATE FILE FORMAT",
        "CREATE FUNCTION",
        "CREATE ICEBERG TABLE",
        "CREATE MATERIALIZED VIEW",
        "CREATE PIPE",
        "CREATE PROCEDURE",
        "CREATE SEQUENCE",
        "CREATE STAGE",
        "CREATE STREAM",
        "CREATE TABLE",
        "CREATE TASK",
        "CREATE VIEW",
        "MODIFY",
        "MONITOR",
        "USAGE",
    ),
    "WAREHOUSE": ("APPLYBUDGET", "MODIFY", "MONITOR", "OPERATE", "USAGE"),
    "EXTERNAL VOLUME": ("USAGE",),
    "INTEGRATION": ("USAGE", "USE_ANY_ROLE"),
    "USER": ("MONITOR",),
    "ICEBERG TABLE": (
        "APPLYBUDGET",
        "DELETE",
        "EVOLVE SCHEMA",
        "INSERT",
        "REFERENCES",
        "SELECT",
        "TRUNCATE",
        "UPDATE",
    ),
    "ROLE": (),
}

#: What a role needs where the object is to be: a privilege on the account, or on the parent.
TO_CREATE: Final[Mapping[str, str]] = {
    "WAREHOUSE": "CREATE WAREHOUSE",
    "DATABASE": "CREATE DATABASE",
    "ROLE": "CREATE ROLE",
    "USER": "CREATE USER",
    "INTEGRATION": "CREATE INTEGRATION",
    "EXTERNAL VOLUME": "CREATE EXTERNAL VOLUME",
    "SCHEMA": "CREATE SCHEMA",
    "ICEBERG TABLE": "CREATE ICEBERG TABLE",
}

#: What a role needs to change an object's properties when it does not own it; OWNERSHIP for kinds that are not here.
TO_ALTER: Final[Mapping[str, str]] = {"WAREHOUSE": "MODIFY", "DATABASE": "MODIFY", "SCHEMA": "MODIFY"}

_SYSTEM_GRANTS: Final = {
    "ACCOUNTADMIN": (
        "CREATE INTEGRATION",
        "CREATE EXTERNAL VOLUME",
        "MONITOR USAGE",
        "MONITOR EXECUTION",
        "IMPORT SHARE",
    ),
    "SECURITYADMIN": (MANAGE_GRANTS,),
    "USERADMIN": ("CREATE USER", "CREATE ROLE"),
    "SYSADMIN": ("CREATE DATABASE", "CREATE WAREHOUSE", "MANAGE WAREHOUSES", "EXECUTE TASK", "EXECUTE MANAGED TASK"),
    "PUBLIC": (),
}
#: Granted role, to which role.
_SYSTEM_HIERARCHY: Final = (
    ("USERADMIN", "SECURITYADMIN"),
    ("SECURITYADMIN", "ACCOUNTADMIN"),
    ("SYSADMIN", "ACCOUNTADMIN"),
)


def create_system_roles(catalog: Catalog) -> None:
    ids = {}
    for name, granted in _SYSTEM_GRANTS.items():
        ids[name] = catalog.add("ROLE", name, parent=None, owner=None)["id"]
        for privilege in granted:
            catalog.grant(ids[name], privilege, ACCOUNT)
    for role, grantee in _SYSTEM_HIERARCHY:
        catalog.join(ids[role], "ROLE", ids[grantee])


@dataclass(frozen=True)
class Session:
    """A login that succeeded. Ids stay what they are when user or role are renamed."""

    user: str
    role: str
    role_name: str
    warehouse: str | None = None
    notes: tuple[str, ...] = ()
    """Warnings, such as a warehouse that does not exist yet."""
    refusal: str = ""
    """Set when an argument of the login is not known yet: every call then fails with this message."""


class SessionPrivileges:
    """What the roles of a session allow in one call."""

    def __init__(self, catalog: Catalog, session: Session) -> None:
        if session.refusal:
            raise errors.login(session.refusal, "390100")
        user = catalog.get(session.user)
        if user is None:
            raise errors.login("Session no longer exists. New login required to access the service.", "390111")
        self._catalog = catalog
        self.user = session.user
        self.role = session.role
        granted = {membership["role"] for membership in catalog.memberships(grantee=session.user)}
        if session.role not in catalog.inherited(granted):
            raise CloudError(403, f"Role '{session.role_name}' is no longer granted to the current user.", "003013")
        public = catalog.find("ROLE", "PUBLIC")
        everyone = {public["id"]} if public else set()
        self.primary = catalog.inherited({session.role} | everyone)
        # Privileges of secondary roles count for everything but CREATE, which looks at the primary role alone.
        secondary = granted if user["properties"].get("default_secondary_roles_option") == "ALL" else set()
        self.roles = self.primary | catalog.inherited(secondary)

    def owns(self, target: Document) -> bool:
        return target["owner"] in self.roles

    def has(self, privilege: str, on: str, *, primary: bool = False, grant_option: bool = False) -> bool:
        """Whether a privilege on an object id, or on ACCOUNT, is granted to one of the roles."""
        roles = self.primary if primary else self.roles
        return any(
            grant["role"] in roles and (grant["grant_option"] or not grant_option)
            for grant in self._catalog.grants(on=on, privilege=privilege)
        )

    def manages_grants(self) -> bool:
        return self.has(MANAGE_GRANTS, ACCOUNT)

    def touches(self, target: Document) -> bool:
        """Whether there is any privilege on it; without one on a database or schema its content is out of reach."""
        if self.owns(target):
            return True
        if target["id"] in self.roles or target["id"] == self.user:
            return True
        return any(grant["role"] in self.roles for grant in self._catalog.grants(on=target["id"]))

    def sees(self, target: Document) -> bool:
        """Whether SHOW would list it. Roles are no secret; MANAGE GRANTS lets its holder see every object."""
        return target["kind"] == "ROLE" or self.touches(target) or self.manages_grants()

    def allows(self, target: Document, privileges: Iterable[str]) -> bool:
        """Whether the roles own the object or hold one of the privileges on it."""
        return self.owns(target) or any(self.has(privilege, target["id"]) for privilege in privileges)

    def may_create(self, kind: str, parent: Document | None) -> bool:
        privilege = TO_CREATE[kind]
        if parent is None:
            return self.has(privilege, ACCOUNT, primary=True)
        return parent["owner"] in self.primary or self.has(privilege, parent["id"], primary=True)

    def may_grant(self, privilege: str, target: Document | None) -> bool:
        """Whether the session may grant or revoke a privilege on an object, or on the account when it is None."""
        if self.manages_grants():
            return True
        if target is None:
            return self.has(privilege, ACCOUNT, grant_option=True)
        parent = self._catalog.get(target["parent"]) if target["parent"] else None
        if parent is not None and parent["properties"].get("with_managed_access"):
            return self.owns(parent)
        return self.owns(target) or self.has(privilege, target["id"], grant_option=True)
