"""snowflake_database and snowflake_schema."""

from __future__ import annotations

from typing import Any

from local_cloud.model import UNKNOWN, Call, CloudError, Plan, Problem, Value
from local_cloud.registration import resource
from local_cloud.snowflake import errors
from local_cloud.snowflake.catalog import Document
from local_cloud.snowflake.connection import Connection
from local_cloud.snowflake.names import QualifiedName, parse_argument, quoted, same_argument
from local_cloud.snowflake.resources.base import NamedObject, as_flag, flag_text


@resource("snowflake_database")
class Database(NamedObject):
    kind = "DATABASE"
    label = "database"
    outputs = ()

    def content(self, connection: Connection, planned: Value) -> dict[str, Any]:
        return {
            "comment": planned.get("comment") or "",
            "properties": {"is_transient": bool(planned.get("is_transient"))},
        }

    def create(self, call: Call, planned: Value) -> Value:
        with self._account.store.transaction():
            state = super().create(call, planned)
            if planned.get("drop_public_schema_on_creation"):
                with self._account.connect(call.session) as connection:
                    connection.drop("SCHEMA", (*self.path(planned), "PUBLIC"), if_exists=True)
        for block in planned.get("replication") or ():
            for target in block.get("enable_to_account") or ():
                call.warnings.append(
                    f"Failed to enable replication to {target['account_identifier']}: no such account."
                )
        return state

    def _follow(self, connection: Connection, found: Document, state: Value) -> Value:
        state = super()._follow(connection, found, state)
        if found["properties"]["is_transient"] != bool(state.get("is_transient")):
            state["is_transient"] = found["properties"]["is_transient"]
        return state


@resource("snowflake_schema")
class Schema(NamedObject):
    kind = "SCHEMA"
    label = "schema"
    outputs = ("show_output", "describe_output", "parameters")
    _FLAGS = (("is_transient", "TRANSIENT"), ("with_managed_access", "MANAGED ACCESS"))

    def path(self, planned: Value) -> QualifiedName:
        return (*parse_argument(planned["database"]), *parse_argument(planned["name"]))

    def id(self, path: QualifiedName) -> str:
        return quoted(*path)

    def path_of_id(self, id: str) -> QualifiedName:
        return parse_argument(id, 2)

    def import_state(self, call: Call, import_id: str) -> Value:
        return {"id": self.id(parse_argument(import_id, 2))}

    def validate(self, config: Value) -> list[Problem]:
        problems = super().validate(config)
        database = config.get("database")
        if isinstance(database, str):
            try:
                parse_argument(database)
            except CloudError as error:
                problems.append(Problem(error.message, ("database",)))
        return problems

    def content(self, connection: Connection, planned: Value) -> dict[str, Any]:
        flags = {name: as_flag(planned.get(name)) for name, _ in self._FLAGS}
        return {"comment": planned.get("comment") or "", "properties": flags}

    def create(self, call: Call, planned: Value) -> Value:
        path = self.path(planned)
        if path[1] != "PUBLIC":
            return super().create(call, planned)
        # A new database already has this one: the provider alters it.
        with self._account.connect(call.session) as connection:
            found = connection.find("SCHEMA", path)
            if found is None:
                return super().create(call, planned)
            found = connection.alter(found, **self.content(connection, planned))
            return self.state(connection, found, planned)

    def delete(self, call: Call, state: Value) -> None:
        try:
            super().delete(call, state)
        except CloudError as error:
            # DROP ... IF EXISTS still fails when the database is gone; the provider takes that for dropped.
            if error.code != errors.unauthorized("SCHEMA", "").code:
                raise

    def show(self, connection: Connection, target: Document) -> Value:
        owner = connection.catalog.get(target["owner"] or "")
        path = connection.catalog.path(target)
        return {
            "created_on": target["created_on"],
            "name": path[1],
            "is_default": False,
            "is_current": False,
            "database_name": path[0],
            "owner": owner["name"] if owner else "",
            "comment": target["comment"],
            "options": ", ".join(option for name, option in self._FLAGS if target["properties"].get(name)),
            "retention_time": str(connection.parameter(target, "data_retention_time_in_days")),
            "owner_role_type": "ROLE",
            "dropped_on": "",
        }

    def output(self, name: str, connection: Connection, target: Document) -> list[Value]:
        if name != "describe_output":
            return super().output(name, connection, target)
        return [
            {"created_on": child["created_on"], "name": child["name"], "kind": "TABLE"}
            for child in connection.catalog.children(target["id"])
        ]

    def _follow(self, connection: Connection, found: Document, state: Value) -> Value:
        before = (state.get("show_output") or [None])[0]
        state = super()._follow(connection, found, state)
        path = connection.catalog.path(found)
        if not same_argument(state.get("database"), quoted(path[0])):
            state["database"] = path[0]
        for name, option in self._FLAGS:
            now = bool(found["properties"].get(name))
            if before is None or now != (option in before["options"].split(", ")):
                state[name] = flag_text(now)
        return state

    def _suppress(self, prior: Value, plan: Plan, config: Value) -> None:
        super()._suppress(prior, plan, config)
        if same_argument(plan.planned.get("database"), prior.get("database")):
            plan.planned["database"] = prior["database"]
            plan.replace.discard("database")
        options = (prior.get("show_output") or [{"options": ""}])[0]["options"].split(", ")
        for name, option in self._FLAGS:
            value = config.get(name)
            if value not in (None, UNKNOWN, "default") and as_flag(value) == (option in options):
                plan.planned[name] = prior.get(name)
                plan.replace.discard(name)
