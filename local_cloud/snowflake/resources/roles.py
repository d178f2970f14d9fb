"""snowflake_account_role and snowflake_grant_account_role."""

from __future__ import annotations

from local_cloud.model import Call, CloudError, Resource, Value
from local_cloud.registration import resource
from local_cloud.snowflake.catalog import Document
from local_cloud.snowflake.connection import Account, Connection
from local_cloud.snowflake.names import parse_argument, quoted
from local_cloud.snowflake.resources.base import NamedObject


@resource("snowflake_account_role")
class AccountRole(NamedObject):
    kind = "ROLE"
    label = "account role"

    def show(self, connection: Connection, target: Document) -> Value:
        owner = connection.catalog.get(target["owner"] or "")
        grants = connection.catalog.memberships(role=target["id"])
        return {
            "created_on": target["created_on"],
            "name": target["name"],
            "is_default": False,
            "is_current": target["id"] == connection.authority.role,
            "is_inherited": target["id"] in connection.authority.roles,
            "assigned_to_users": sum(grant["grantee_kind"] == "USER" for grant in grants),
            "granted_to_roles": sum(grant["grantee_kind"] == "ROLE" for grant in grants),
            "granted_roles": len(connection.catalog.memberships(grantee=target["id"])),
            "owner": owner["name"] if owner else "",
            "comment": target["comment"],
        }


@resource("snowflake_grant_account_role")
class GrantAccountRole(Resource):
    """A role granted to a user or to another role. Its id says which, e.g. `"ROLE"|USER|"SOMEBODY"`."""

    def __init__(self, account: Account) -> None:
        self._account = account

    def create(self, call: Call, planned: Value) -> Value:
        role, kind, grantee = self._parts(planned)
        with self._account.connect(call.session) as connection:
            connection.grant_role(role, kind, grantee)
        return {**planned, "id": f"{quoted(role)}|{kind}|{quoted(grantee)}"}

    def read(self, call: Call, state: Value) -> Value | None:
        role, kind, grantee = self._parse_id(state["id"])
        with self._account.connect(call.session) as connection:
            granted = connection.find("ROLE", (role,))
            to = connection.catalog.find(kind, grantee)
            # The provider drops it without a word, whatever the reason.
            if granted is None or to is None:
                return None
            if not connection.catalog.memberships(role=granted["id"], grantee=to["id"]):
                return None
        imported = {"role_name": role, ("user_name" if kind == "USER" else "parent_role_name"): grantee}
        return dict(state) if state.get("role_name") is not None else {**state, **imported}

    def delete(self, call: Call, state: Value) -> None:
        with self._account.connect(call.session) as connection:
            connection.revoke_role(*self._parse_id(state["id"]))

    def import_state(self, call: Call, import_id: str) -> Value:
        self._parse_id(import_id)
        return {"id": import_id}

    @staticmethod
    def _parts(planned: Value) -> tuple[str, str, str]:
        kind = "USER" if planned.get("user_name") is not None else "ROLE"
        grantee = planned["user_name"] if kind == "USER" else planned["parent_role_name"]
        return parse_argument(planned["role_name"])[0], kind, parse_argument(grantee)[0]

    @staticmethod
    def _parse_id(id: str) -> tuple[str, str, str]:
        parts = id.split("|")
        if len(parts) != 3 or parts[1] not in ("USER", "ROLE"):
            raise CloudError(400, f'{id!r} is no id of a role grant: "ROLE"|USER|"NAME" or "ROLE"|ROLE|"PARENT"')
        return parse_argument(parts[0])[0], parts[1], parse_argument(parts[2])[0]
