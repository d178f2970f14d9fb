"""snowflake_grant_privileges_to_account_role."""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from typing import Final

from local_cloud.model import UNKNOWN, Call, CloudError, Plan, Problem, Resource, Value
from local_cloud.registration import resource
from local_cloud.snowflake import errors
from local_cloud.snowflake.catalog import ACCOUNT
from local_cloud.snowflake.connection import Account
from local_cloud.snowflake.names import parse_argument, quoted, same_argument
from local_cloud.snowflake.sql import Target

_KINDS: Final = {"TABLE": "ICEBERG TABLE"}
_BULK_SCOPES: Final = {"in_database": ("InDatabase", "DATABASE", 1), "in_schema": ("InSchema", "SCHEMA", 2)}


@dataclass(frozen=True)
class _Grant:
    """What the id of the resource says: `"ROLE"|<with grant option>|<always apply>|<privileges>|<target>`."""

    role: str
    grant_option: bool
    always_apply: bool
    privileges: tuple[str, ...]
    """Empty for all privileges."""
    target: Target
    target_id: str

    @property
    def id(self) -> str:
        privileges = ",".join(self.privileges) or "ALL"
        flags = f"{str(self.grant_option).lower()}|{str(self.always_apply).lower()}"
        return f"{quoted(self.role)}|{flags}|{privileges}|{self.target_id}"


@resource("snowflake_grant_privileges_to_account_role")
class GrantPrivilegesToAccountRole(Resource):
    def __init__(self, account: Account) -> None:
        self._account = account

    def validate(self, config: Value) -> list[Problem]:
        problems = []
        privileges = config.get("privileges")
        if isinstance(privileges, list) and "IMPORTED PRIVILEGES" in privileges and len(privileges) > 1:
            problems.append(Problem("IMPORTED PRIVILEGES cannot be granted together with others", ("privileges",)))
        if config.get("strict_privilege_management") is True:
            message = (
                "strict_privilege_management needs the experiment GRANTS_STRICT_PRIVILEGE_MANAGEMENT of the provider"
            )
            problems.append(Problem(message, ("strict_privilege_management",)))
        return problems

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        if prior is None:
            return
        for path, parts in _IDENTIFIERS.items():
            before, after = _at(prior, path), _at(plan.planned, path)
            if before and after and same_argument(before[0][path[-1]], after[0][path[-1]], parts):
                after[0][path[-1]] = before[0][path[-1]]
                plan.replace.discard(".".join(path))

    def create(self, call: Call, planned: Value) -> Value:
        grant = _grant(planned)
        with self._account.connect(call.session) as connection:
            connection.grant(grant.privileges, grant.target, grant.role, grant_option=grant.grant_option)
        return self._state(grant, planned)

    def read(self, call: Call, state: Value) -> Value | None:
        grant = _parse_id(state["id"])
        state = dict(state) if state.get("account_role_name") is not None else _imported(grant, state)
        if grant.always_apply:
            # The provider puts a new trigger in the state, so that the next plan applies again.
            state["always_apply_trigger"] = str(uuid.uuid4())
        if not grant.privileges or grant.target.extent == "ALL":
            return state
        with self._account.connect(call.session) as connection:
            if connection.find("ROLE", (grant.role,)) is None:
                return self._gone(call, state, "Failed to retrieve account role.")
            try:
                granted = connection.granted(grant.target, grant.role)
            except CloudError as error:
                if error.code != errors.unauthorized("", "").code:
                    raise
                return self._gone(call, state, "Failed to retrieve grants. Target object not found.")
        held = {item["privilege"] for item in granted if item["grant_option"] == grant.grant_option}
        # A privilege that SHOW GRANTS does not spell the same way, such as ALL PRIVILEGES, is never found again.
        state["privileges"] = [privilege for privilege in grant.privileges if privilege in held]
        return state

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        before, after = _parse_id(prior["id"]), _grant(planned)
        kept = set(prior.get("privileges") or ()) if before.privileges else set()
        with self._account.connect(call.session) as connection:
            if not after.privileges or planned.get("always_apply"):
                if before.privileges and not after.privileges:
                    connection.revoke(before.privileges, before.target, before.role)
                connection.grant(after.privileges, after.target, after.role, grant_option=after.grant_option)
            else:
                removed = tuple(name for name in before.privileges if name not in after.privileges)
                if removed or not before.privileges:
                    connection.revoke(removed, before.target, before.role)
                added = tuple(name for name in after.privileges if name not in kept)
                if added:
                    connection.grant(added, after.target, after.role, grant_option=after.grant_option)
        return self._state(after, planned)

    def delete(self, call: Call, state: Value) -> None:
        grant = _parse_id(state["id"])
        with self._account.connect(call.session) as connection:
            connection.revoke(grant.privileges, grant.target, grant.role)

    def import_state(self, call: Call, import_id: str) -> Value:
        return {"id": _parse_id(import_id).id}

    @staticmethod
    def _state(grant: _Grant, planned: Value) -> Value:
        trigger = str(uuid.uuid4()) if grant.always_apply else planned.get("always_apply_trigger")
        return {**planned, "id": grant.id, "always_apply_trigger": None if trigger is UNKNOWN else trigger}

    @staticmethod
    def _gone(call: Call, state: Value, reason: str) -> None:
        call.warnings.append(f"{reason} Marking the resource as removed. Id: {state['id']}")


#: Arguments that hold an identifier, and its number of parts: a change of quoting alone is none.
_IDENTIFIERS: Final[dict[tuple[str, ...], int]] = {
    ("account_role_name",): 1,
    ("on_account_object", "object_name"): 1,
    ("on_schema", "schema_name"): 2,
    ("on_schema", "all_schemas_in_database"): 1,
    ("on_schema", "future_schemas_in_database"): 1,
    ("on_schema_object", "object_name"): 3,
    ("on_schema_object", "all", "in_database"): 1,
    ("on_schema_object", "all", "in_schema"): 2,
    ("on_schema_object", "future", "in_database"): 1,
    ("on_schema_object", "future", "in_schema"): 2,
}


def _at(value: Value, path: tuple[str, ...]) -> list[Value] | None:
    """The block that holds the last name of a path, in a list so that it can be changed; None when there is none."""
    holder = value
    for name in path[:-1]:
        blocks = holder.get(name)
        if not isinstance(blocks, list) or not blocks:
            return None
        holder = blocks[0]
    return [holder]


def _grant(planned: Value) -> _Grant:
    target, target_id = _target(planned)
    all_privileges = planned.get("all_privileges")
    return _Grant(
        role=parse_argument(planned["account_role_name"])[0],
        grant_option=bool(planned.get("with_grant_option")),
        always_apply=bool(planned.get("always_apply")),
        privileges=() if all_privileges else tuple(sorted(planned.get("privileges") or ())),
        target=target,
        target_id=target_id,
    )


def _target(planned: Value) -> tuple[Target, str]:
    if planned.get("on_account"):
        return Target(ACCOUNT), "OnAccount"
    for block in planned.get("on_account_object") or ():
        kind, path = block["object_type"].upper(), parse_argument(block["object_name"])
        return Target(_supported(kind), path), f"OnAccountObject|{kind}|{quoted(*path)}"
    for block in planned.get("on_schema") or ():
        return _schema_target(block)
    for block in planned.get("on_schema_object") or ():
        return _schema_object_target(block)
    raise CloudError(400, "one of on_account, on_account_object, on_schema, on_schema_object must be set")


def _schema_target(block: Value) -> tuple[Target, str]:
    if block.get("schema_name"):
        path = parse_argument(block["schema_name"], 2)
        return Target("SCHEMA", path), f"OnSchema|OnSchema|{quoted(*path)}"
    extent = "ALL" if block.get("all_schemas_in_database") else "FUTURE"
    scope = parse_argument(block.get("all_schemas_in_database") or block["future_schemas_in_database"])
    name = "OnAllSchemasInDatabase" if extent == "ALL" else "OnFutureSchemasInDatabase"
    return Target("SCHEMA", (), extent, ("DATABASE", scope)), f"OnSchema|{name}|{quoted(*scope)}"


def _schema_object_target(block: Value) -> tuple[Target, str]:
    if block.get("object_type"):
        kind, path = block["object_type"].upper(), parse_argument(block["object_name"], 3)
        return Target(_supported(kind), path), f"OnSchemaObject|OnObject|{kind}|{quoted(*path)}"
    for name, extent in (("all", "ALL"), ("future", "FUTURE")):
        for bulk in block.get(name) or ():
            plural = bulk["object_type_plural"].upper()
            for argument, (word, kind, parts) in _BULK_SCOPES.items():
                if bulk.get(argument):
                    scope = parse_argument(bulk[argument], parts)
                    target = Target(_supported(plural.removesuffix("S")), (), extent, (kind, scope))
                    return target, f"OnSchemaObject|On{extent.capitalize()}|{plural}|{word}|{quoted(*scope)}"
    raise CloudError(400, "on_schema_object needs an object, all or future, with in_database or in_schema")


def _supported(kind: str) -> str:
    known = _KINDS.get(kind, kind)
    if known not in ("USER", "WAREHOUSE", "DATABASE", "INTEGRATION", "EXTERNAL VOLUME", "ICEBERG TABLE"):
        raise CloudError(400, f"grants on {kind} are out of reach: the local Snowflake has no such objects.")
    return known


def _parse_id(id: str) -> _Grant:
    try:
        role, option, always, privileges, kind, *data = id.split("|")
        values: Value = {
            "account_role_name": role,
            "with_grant_option": option == "true",
            "always_apply": always == "true",
            "all_privileges": privileges == "ALL",
            "privileges": privileges.split(","),
            **_blocks(kind, data),
        }
    except (ValueError, IndexError) as error:
        raise CloudError(400, f"{id!r} is no id of a grant of privileges") from error
    return _grant(values)


def _blocks(kind: str, data: list[str]) -> Value:
    """The block that the end of an id stands for."""
    if kind == "OnAccount":
        return {"on_account": True}
    if kind == "OnAccountObject":
        return {"on_account_object": [{"object_type": data[0], "object_name": data[1]}]}
    if kind == "OnSchema":
        argument = {
            "OnSchema": "schema_name",
            "OnAllSchemasInDatabase": "all_schemas_in_database",
            "OnFutureSchemasInDatabase": "future_schemas_in_database",
        }[data[0]]
        return {"on_schema": [{argument: data[1]}]}
    if data[0] == "OnObject":
        return {"on_schema_object": [{"object_type": data[1], "object_name": data[2]}]}
    argument = "in_database" if data[2] == "InDatabase" else "in_schema"
    return {"on_schema_object": [{data[0][2:].lower(): [{"object_type_plural": data[1], argument: data[3]}]}]}


def _imported(grant: _Grant, state: Value) -> Value:
    kind, *data = grant.target_id.split("|")
    return {
        **state,
        "account_role_name": grant.role,
        "with_grant_option": grant.grant_option,
        "always_apply": grant.always_apply,
        "all_privileges": not grant.privileges,
        "privileges": list(grant.privileges),
        "on_account": False,
        "on_account_object": [],
        "on_schema": [],
        "on_schema_object": [],
        **_blocks(kind, data),
    }
