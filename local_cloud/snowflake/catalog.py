"""What a Snowflake account holds: objects, grants of privileges, grants of roles. Documents in the store, no rules.

An object is one document, found by kind, name and parent; everything else refers to it by its id, so that a rename
keeps grants and content. Kinds are Snowflake's words: ROLE, USER, WAREHOUSE, DATABASE, SCHEMA, EXTERNAL VOLUME,
INTEGRATION, ICEBERG TABLE.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Mapping
from typing import Any

from local_cloud.clock import Clock
from local_cloud.snowflake.names import QualifiedName
from local_cloud.store import Transaction

Document = dict[str, Any]

ACCOUNT = "ACCOUNT"
"""Stands for the account where a grant names what it is on."""

_OBJECT = "snowflake.object"
_GRANT = "snowflake.grant"
_MEMBERSHIP = "snowflake.membership"
_ACCOUNT = "snowflake.account"

#: What contains what; kinds that are not here lie in the account.
PARENTS: Mapping[str, str] = {"SCHEMA": "DATABASE", "ICEBERG TABLE": "SCHEMA"}


class Catalog:
    """One call's view of the account."""

    def __init__(self, transaction: Transaction, clock: Clock) -> None:
        self._tx = transaction
        self._clock = clock

    @property
    def account(self) -> Document | None:
        return self._tx.get(_ACCOUNT, "account")

    @account.setter
    def account(self, document: Document) -> None:
        self._tx.put(_ACCOUNT, "account", document)

    def get(self, id: str) -> Document | None:
        return self._tx.get(_OBJECT, id)

    def find(self, kind: str, name: str, parent: str | None = None) -> Document | None:
        found = (each for each in self._tx.find(_OBJECT, name=name, parent=parent) if each["kind"] == kind)
        return next(found, None)

    def all(self, kind: str) -> list[Document]:
        return [each for each in self._tx.find(_OBJECT) if each["kind"] == kind]

    def children(self, id: str) -> list[Document]:
        return self._tx.find(_OBJECT, parent=id)

    def add(self, kind: str, name: str, *, parent: str | None, owner: str | None, **content: Any) -> Document:
        """Put a new object. `owner` is the id of a role, None for what Snowflake itself made."""
        document = {
            "id": uuid.uuid4().hex,
            "kind": kind,
            "name": name,
            "parent": parent,
            "owner": owner,
            "created_on": self._clock.now().isoformat(),
            "comment": "",
            "properties": {},
            "parameters": {},
            **content,
        }
        self.save(document)
        return document

    def save(self, document: Document) -> None:
        self._tx.put(_OBJECT, document["id"], document)

    def remove(self, document: Document) -> None:
        """Delete an object, its content and every grant that refers to it."""
        for child in self.children(document["id"]):
            self.remove(child)
        id = document["id"]
        for grant in list(self.grants()):
            if id in (grant["on"], grant["role"], grant["scope"]):
                self.revoke(grant)
        for membership in self.memberships():
            if id in (membership["role"], membership["grantee"]):
                self.leave(membership)
        self._tx.delete(_OBJECT, id)

    def path(self, document: Document) -> QualifiedName:
        parent = self.get(document["parent"]) if document["parent"] else None
        return (*(self.path(parent) if parent else ()), document["name"])

    def grants(self, **equal: Any) -> list[Document]:
        """Grants of privileges: `role`, `privilege`, `on` (object id, ACCOUNT, or the kind a future grant is for),
        `scope` (the database or schema of a future grant, else None), `grant_option`, `granted_by`."""
        return self._tx.find(_GRANT, **equal)

    def grant(
        self,
        role: str,
        privilege: str,
        on: str,
        *,
        scope: str | None = None,
        grant_option: bool = False,
        by: str | None = None,
    ) -> None:
        id = f"{role}|{privilege}|{on}|{scope or ''}"
        before = self._tx.get(_GRANT, id)
        option = grant_option or bool(before and before["grant_option"])
        document = {"id": id, "role": role, "privilege": privilege, "on": on, "scope": scope, "granted_by": by}
        self._tx.put(_GRANT, id, {**document, "grant_option": option})

    def revoke(self, grant: Document) -> None:
        self._tx.delete(_GRANT, grant["id"])

    def memberships(self, **equal: Any) -> list[Document]:
        """Grants of roles: `role` (the granted one), `grantee_kind` (USER or ROLE), `grantee`, `granted_by`."""
        return self._tx.find(_MEMBERSHIP, **equal)

    def join(self, role: str, grantee_kind: str, grantee: str, by: str | None = None) -> None:
        id = f"{role}|{grantee}"
        document = {"id": id, "role": role, "grantee_kind": grantee_kind, "grantee": grantee, "granted_by": by}
        self._tx.put(_MEMBERSHIP, id, document)

    def leave(self, membership: Document) -> None:
        self._tx.delete(_MEMBERSHIP, membership["id"])

    def inherited(self, roles: Iterator[str] | set[str] | list[str]) -> set[str]:
        """These roles and all that are granted to them, at any depth."""
        below: dict[str, list[str]] = {}
        for membership in self.memberships(grantee_kind="ROLE"):
            below.setdefault(membership["grantee"], []).append(membership["role"])
        reached: set[str] = set()
        waiting = list(roles)
        while waiting:
            role = waiting.pop()
            if role not in reached:
                reached.add(role)
                waiting.extend(below.get(role, []))
        return reached
