"""One call on the account: definitions of objects and grants, each checked as Snowflake checks it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from local_cloud.clock import Clock
from local_cloud.model import AwsFacade, CloudError, GlueCatalog
from local_cloud.snowflake import errors, parameters
from local_cloud.snowflake.catalog import ACCOUNT, PARENTS, Catalog, Document
from local_cloud.snowflake.names import QualifiedName
from local_cloud.snowflake.privileges import BY_KIND, OWNERSHIP, TO_ALTER, Session, SessionPrivileges
from local_cloud.snowflake.sql import Target
from local_cloud.store import Store


@dataclass(frozen=True)
class Account:
    """The account as its clients reach it: the store it lives in, and the clouds it depends on."""

    store: Store
    clock: Clock
    aws: AwsFacade
    glue: GlueCatalog | None = None

    @contextmanager
    def connect(self, session: Session) -> Iterator[Connection]:
        """One call of a session in one transaction: committed when the block ends, rolled back when it raises."""
        with self.store.transaction() as transaction:
            catalog = Catalog(transaction, self.clock)
            yield Connection(self, catalog, SessionPrivileges(catalog, session))

    @contextmanager
    def catalog(self) -> Iterator[Catalog]:
        """The account's documents without a session: privileges are not checked."""
        with self.store.transaction() as transaction:
            yield Catalog(transaction, self.clock)


class Connection:
    """What a session does in one call. Every method may raise CloudError with Snowflake's code and words."""

    def __init__(self, account: Account, catalog: Catalog, authority: SessionPrivileges) -> None:
        self.account = account
        self.catalog = catalog
        self.authority = authority

    # Finding

    def find(self, kind: str, path: QualifiedName) -> Document | None:
        """An object if there is one and the session sees it, as SHOW ... LIKE would."""
        try:
            return self.resolve(kind, path, managing=True)
        except CloudError:
            return None

    def resolve(self, kind: str, path: QualifiedName, *, managing: bool = False) -> Document:
        """An object by its path; 002003 unless it is there and visible.

        What is in a database or schema is reached through a privilege on each of them. `managing` is for grants and
        SHOW, where MANAGE GRANTS is enough.
        """
        parent = self._parent(kind, path, managing=managing)
        found = self.catalog.find(kind, path[-1], parent["id"] if parent else None)
        if found is None or not self.authority.sees(found):
            raise errors.unauthorized(kind, ".".join(path))
        return found

    def visible(self, kind: str) -> list[Document]:
        return [found for found in self.catalog.all(kind) if self.authority.sees(found)]

    def _parent(self, kind: str, path: QualifiedName, *, managing: bool = False) -> Document | None:
        if kind not in PARENTS:
            return None
        parent = self.resolve(PARENTS[kind], path[:-1], managing=managing)
        if not managing and not self.authority.touches(parent):
            raise errors.unauthorized(parent["kind"], ".".join(path[:-1]))
        return parent

    def require(self, target: Document, *privileges: str) -> None:
        """003001 unless the session owns the object or holds one of the privileges on it."""
        if not self.authority.allows(target, privileges):
            raise errors.insufficient(target["kind"], self.name(target))

    def name(self, target: Document) -> str:
        return ".".join(self.catalog.path(target))

    # Definition

    def create(
        self,
        kind: str,
        path: QualifiedName,
        *,
        if_not_exists: bool = False,
        or_replace: bool = False,
        check: Callable[[], None] = lambda: None,
        **content: Any,
    ) -> Document:
        """A new object, owned by the session's primary role; `content` is kept in its document.

        With `if_not_exists` an object of that name is left as it is. `check` runs when an object is really to be made.
        """
        parent = self._parent(kind, path)
        if not self.authority.may_create(kind, parent):
            account = self.catalog.account or {}
            raise errors.insufficient(*((parent["kind"], self.name(parent)) if parent else (ACCOUNT, account["name"])))
        existing = self.catalog.find(kind, path[-1], parent["id"] if parent else None)
        if existing is not None:
            if if_not_exists:
                return existing
            if not or_replace:
                raise errors.already_exists(".".join(path))
            self.require(existing)
            self._refuse_in_use(existing)
        check()
        if existing is not None:
            self.catalog.remove(existing)
        made = self.catalog.add(
            kind, path[-1], parent=parent["id"] if parent else None, owner=self.authority.role, **content
        )
        self._apply_future_grants(made)
        if kind == "DATABASE":
            self.catalog.add("SCHEMA", "PUBLIC", parent=made["id"], owner=self.authority.role)
        return made

    def alter(self, target: Document, **content: Any) -> Document:
        """Change what is kept of an object. Texts and settings replace those of the same key."""
        self.require(target, *([TO_ALTER[target["kind"]]] if target["kind"] in TO_ALTER else []))
        target = {**target, **content}
        self.catalog.save(target)
        return target

    def rename(self, target: Document, name: str) -> Document:
        if name == target["name"]:
            return target
        self.require(target)
        if self.catalog.find(target["kind"], name, target["parent"]) is not None:
            raise errors.already_exists(".".join((*self.catalog.path(target)[:-1], name)))
        target = {**target, "name": name}
        self.catalog.save(target)
        return target

    def drop(self, kind: str, path: QualifiedName, *, if_exists: bool = False) -> None:
        """DROP, with what the object contains. `if_exists` forgives a missing object, not a missing parent."""
        self._parent(kind, path)
        try:
            target = self.resolve(kind, path)
        except CloudError:
            if if_exists:
                return
            raise
        self.require(target)
        self._refuse_in_use(target)
        if kind == "ROLE":
            self._inherit_ownership(target)
        self.catalog.remove(target)

    def _inherit_ownership(self, role: Document) -> None:
        """What a dropped role owned goes to the role that drops it. Source: DROP ROLE, docs.snowflake.com."""
        for kind in BY_KIND:
            for owned in self.catalog.all(kind):
                if owned["owner"] == role["id"]:
                    self.catalog.save({**owned, "owner": self.authority.role})

    def _refuse_in_use(self, target: Document) -> None:
        if target["kind"] not in ("EXTERNAL VOLUME", "INTEGRATION"):
            return
        table = self.user_of(target)
        if table is not None:
            raise errors.in_use(target["kind"], target["name"], self.name(table))

    def user_of(self, target: Document) -> Document | None:
        """An Iceberg table that depends on a volume or integration."""
        for table in self.catalog.all("ICEBERG TABLE"):
            if target["id"] in (table["properties"]["external_volume"], table["properties"]["catalog"]):
                return table
        return None

    def parameter(self, target: Document, name: str) -> Any:
        return parameters.effective(self.catalog, target)[name][0]

    # Grants of privileges

    def grant(self, names: tuple[str, ...], on: Target, role: str, *, grant_option: bool = False) -> None:
        """GRANT; no names stand for ALL PRIVILEGES."""
        grantee = self._role(role)
        for subject, scope in self._subjects(on):
            for privilege in self._privileges(names, on.kind):
                self._require_grantable(privilege, on, subject)
                self.catalog.grant(
                    grantee["id"],
                    privilege,
                    _on(on, subject),
                    scope=scope,
                    grant_option=grant_option,
                    by=self.authority.role,
                )

    def revoke(self, names: tuple[str, ...], on: Target, role: str) -> None:
        """REVOKE. As in Snowflake, a privilege that is not granted is no error."""
        grantee = self._role(role)
        for subject, scope in self._subjects(on):
            for privilege in self._privileges(names, on.kind):
                self._require_grantable(privilege, on, subject)
                for grant in self.catalog.grants(
                    role=grantee["id"], privilege=privilege, on=_on(on, subject), scope=scope
                ):
                    self.catalog.revoke(grant)

    def granted(self, on: Target, role: str) -> list[Document]:
        """The grants that SHOW GRANTS (or SHOW FUTURE GRANTS) lists of a role on a target."""
        grantee = self._role(role)
        return [
            grant
            for subject, scope in self._subjects(on)
            for grant in self.catalog.grants(role=grantee["id"], on=_on(on, subject), scope=scope)
        ]

    def _role(self, name: str) -> Document:
        """A role as a grantee. Granting to a role needs no privilege on that role."""
        role = self.catalog.find("ROLE", name)
        if role is None:
            raise errors.unauthorized("ROLE", name)
        return role

    def _subjects(self, on: Target) -> list[tuple[Document | None, str | None]]:
        """What a target stands for: objects, and the scope of a future grant."""
        if on.kind == ACCOUNT:
            return [(None, None)]
        if not on.extent:
            return [(self.resolve(on.kind, on.path, managing=True), None)]
        if on.scope is None:
            raise errors.invalid("a scope is needed for ALL and FUTURE")
        scope = self.resolve(on.scope[0], on.scope[1], managing=True)
        if on.extent == "FUTURE":
            return [(scope, scope["id"])]
        inside = [scope, *self.catalog.children(scope["id"])]
        return [
            (child, None)
            for holder in inside
            for child in self.catalog.children(holder["id"])
            if child["kind"] == on.kind
        ]

    def _privileges(self, names: tuple[str, ...], kind: str) -> tuple[str, ...]:
        known = BY_KIND[kind]
        upper = tuple(name.upper() for name in names)
        if not upper or upper in (("ALL",), ("ALL PRIVILEGES",)):
            return known
        for name in upper:
            if name == OWNERSHIP or name not in known:
                raise errors.invalid(f"Invalid object type '{kind}' for privilege '{name}'", "003008")
        return upper

    def _require_grantable(self, privilege: str, on: Target, subject: Document | None) -> None:
        # A future grant needs OWNERSHIP of the scope or MANAGE GRANTS; the privileges on later objects do not matter.
        if self.authority.may_grant(privilege, subject):
            return
        if subject is None:
            raise errors.insufficient(ACCOUNT, (self.catalog.account or {})["name"])
        raise errors.insufficient(subject["kind"], self.name(subject))

    def _apply_future_grants(self, made: Document) -> None:
        scopes = []
        parent = self.catalog.get(made["parent"]) if made["parent"] else None
        while parent is not None:
            scopes.append(parent["id"])
            parent = self.catalog.get(parent["parent"]) if parent["parent"] else None
        # The schema's future grants hide the database's. Source: GRANT <privileges>, docs.snowflake.com.
        for scope in scopes:
            grants = self.catalog.grants(on=made["kind"], scope=scope)
            for grant in grants:
                self.catalog.grant(
                    grant["role"],
                    grant["privilege"],
                    made["id"],
                    grant_option=grant["grant_option"],
                    by=grant["granted_by"],
                )
            if grants:
                return

    # Grants of roles

    def grant_role(self, role: str, grantee_kind: str, grantee: str) -> None:
        granted, to = self._role_and_grantee(role, grantee_kind, grantee)
        if grantee_kind == "ROLE" and to["id"] in self.catalog.inherited([granted["id"]]):
            raise CloudError(
                400, f"SQL execution error: Role grant of '{role}' to '{grantee}' makes a cycle.", "003028"
            )
        self.catalog.join(granted["id"], grantee_kind, to["id"], self.authority.role)

    def revoke_role(self, role: str, grantee_kind: str, grantee: str) -> None:
        granted, to = self._role_and_grantee(role, grantee_kind, grantee)
        for membership in self.catalog.memberships(role=granted["id"], grantee=to["id"]):
            self.catalog.leave(membership)

    def _role_and_grantee(self, role: str, grantee_kind: str, grantee: str) -> tuple[Document, Document]:
        granted = self.catalog.find("ROLE", role)
        if granted is None:
            raise errors.unauthorized("ROLE", role)
        if not self.authority.owns(granted) and not self.authority.manages_grants():
            raise errors.insufficient("ROLE", role)
        to = self.catalog.find(grantee_kind, grantee)
        if to is None:
            raise errors.unauthorized(grantee_kind, grantee)
        return granted, to


def _on(target: Target, subject: Document | None) -> str:
    """What a grant document names: the account, an object's id, or for a future grant the kind of object."""
    if subject is None:
        return ACCOUNT
    return target.kind if target.extent == "FUTURE" else subject["id"]
