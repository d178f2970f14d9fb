"""What the resource types of Snowflake objects have in common.

The state of an object holds what was configured, not what the server says: only where the server's value moved since
the last read is the attribute taken from it. So says snowflakedb/snowflake for `show_output`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from local_cloud.model import UNKNOWN, Call, CloudError, Plan, Problem, Resource, Value
from local_cloud.snowflake import parameters
from local_cloud.snowflake.catalog import Document
from local_cloud.snowflake.connection import Account, Connection
from local_cloud.snowflake.names import QualifiedName, parse_argument, quoted, same_argument


def as_flag(value: Any) -> bool:
    return str(value).lower() == "true"


def flag_text(value: Any) -> str:
    return str(value).lower()


def upper(value: Any) -> str:
    return str(value).upper()


@dataclass(frozen=True)
class Property:
    """A setting of an object: how Terraform writes it, and what the server makes of it."""

    attribute: str
    default: Any = ""
    """The server's value when nothing is set."""
    unset: Any = None
    """Terraform's value for "nothing is set"."""
    server: Callable[[Any], Any] = str
    terraform: Callable[[Any], Any] = str
    shown: bool = True
    """Whether `show_output` has it, under the attribute's name."""

    def of(self, planned: Value) -> Any:
        value = planned.get(self.attribute)
        return self.default if value in (None, UNKNOWN, self.unset) else self.server(value)


class NamedObject(Resource):
    """An object with a name: created, read, renamed and altered in place, dropped."""

    kind: ClassVar[str]
    label: ClassVar[str]
    """What the provider's warnings call it."""
    properties: ClassVar[tuple[Property, ...]] = ()
    outputs: ClassVar[tuple[str, ...]] = ("show_output",)
    """Computed attributes that are made from the server's answers."""

    def __init__(self, account: Account) -> None:
        self._account = account

    # What a type may change

    def path(self, planned: Value) -> QualifiedName:
        return parse_argument(planned["name"])

    def id(self, path: QualifiedName) -> str:
        return path[0]

    def path_of_id(self, id: str) -> QualifiedName:
        return (id,)

    def show(self, connection: Connection, target: Document) -> Value:
        """The one row of `show_output`."""
        raise NotImplementedError

    def output(self, name: str, connection: Connection, target: Document) -> list[Value]:
        if name == "parameters":
            return parameters.show(connection.catalog, target)
        return [self.show(connection, target)]

    def content(self, connection: Connection, planned: Value) -> dict[str, Any]:
        """The settings that a plan asks for, as the object's document holds them."""
        return {
            "comment": planned.get("comment") or "",
            "properties": {item.attribute: item.of(planned) for item in self.properties},
        }

    # The verbs

    def validate(self, config: Value) -> list[Problem]:
        name = config.get("name")
        if name is None or name is UNKNOWN:
            return []
        try:
            parse_argument(name)
        except CloudError as error:
            return [Problem(error.message, ("name",))]
        return []

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        if prior is None:
            return
        self._suppress(prior, plan, config)
        self._plan_parameters(prior, plan, config)
        self._settle(prior, plan, config)

    def create(self, call: Call, planned: Value) -> Value:
        path = self.path(planned)
        with self._account.connect(call.session) as connection:
            content = self.content(connection, planned)
            given = parameters.given(self.kind, planned)
            made = connection.create(self.kind, path, parameters=given, **content)
            return self.state(connection, made, planned)

    def read(self, call: Call, state: Value) -> Value | None:
        with self._account.connect(call.session) as connection:
            found = connection.find(self.kind, self.path_of_id(state["id"]))
            if found is None:
                call.warnings.append(
                    f"Failed to query {self.label}. Marking the resource as removed. Id: {state['id']}"
                )
                return None
            return self.state(connection, found, self._follow(connection, found, state))

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with self._account.connect(call.session) as connection:
            target = connection.resolve(self.kind, self.path_of_id(prior["id"]))
            target = connection.rename(target, self.path(planned)[-1])
            content = self.updated(connection, target, prior, planned)
            content["parameters"] = parameters.changed(self.kind, prior, planned, target["parameters"])
            if any(target[key] != value for key, value in content.items()):
                target = connection.alter(target, **content)
            return self.state(connection, target, planned)

    def updated(self, connection: Connection, target: Document, prior: Value, planned: Value) -> dict[str, Any]:
        """What the update leaves in the document: as the provider, only what differs from the state is sent."""
        content = self.content(connection, planned)
        sent = {name: value for name, value in content["properties"].items() if planned.get(name) != prior.get(name)}
        return {**content, "properties": {**target["properties"], **sent}}

    def delete(self, call: Call, state: Value) -> None:
        with self._account.connect(call.session) as connection:
            connection.drop(self.kind, self.path_of_id(state["id"]), if_exists=True)

    def import_state(self, call: Call, import_id: str) -> Value:
        return {"id": self.id(parse_argument(import_id))}

    # How a state comes about

    def state(self, connection: Connection, target: Document, base: Value) -> Value:
        path = connection.catalog.path(target)
        state = {**base, "id": self.id(path), "fully_qualified_name": quoted(*path)}
        for name, (value, _) in parameters.effective(connection.catalog, target).items():
            state[name] = value
        for name in self.outputs:
            state[name] = self.output(name, connection, target)
        return state

    def _follow(self, connection: Connection, found: Document, state: Value) -> Value:
        """The state with what was changed outside of Terraform; after an import that is everything."""
        state = dict(state)
        if not same_argument(state.get("name"), quoted(found["name"])):
            state["name"] = found["name"]
        if found["comment"] != (state.get("comment") or ""):
            state["comment"] = found["comment"]
        if "show_output" not in self.outputs:
            return state
        row, before = self.show(connection, found), state.get("show_output")
        for item in self.properties:
            if item.shown and (not before or before[0].get(item.attribute) != row[item.attribute]):
                state[item.attribute] = item.terraform(row[item.attribute])
        return state

    def _suppress(self, prior: Value, plan: Plan, config: Value) -> None:
        """Differences that are none: quotes around the name, and a setting that the server already has."""
        if same_argument(plan.planned.get("name"), prior.get("name")):
            plan.planned["name"] = prior["name"]
            plan.replace.discard("name")
        shown = prior.get("show_output")
        for item in self.properties:
            value = config.get(item.attribute)
            if not item.shown or not shown or value in (None, UNKNOWN, item.unset):
                continue
            if item.server(value) == shown[0].get(item.attribute):
                plan.planned[item.attribute] = prior.get(item.attribute)
                plan.replace.discard(item.attribute)

    def _plan_parameters(self, prior: Value, plan: Plan, config: Value) -> None:
        """A parameter that the object has of its own, and that is not configured any more, will be unset."""
        if not parameters.defaults(self.kind):
            return
        with self._account.catalog() as catalog:
            path = self.path_of_id(prior["id"])
            parent = catalog.find("DATABASE", path[0]) if len(path) > 1 else None
            found = catalog.find(self.kind, path[-1], parent["id"] if parent else None)
        for name in found["parameters"] if found else ():
            if config.get(name) is None:
                plan.planned[name] = UNKNOWN
                if "parameters" in self.outputs:
                    plan.planned["parameters"] = UNKNOWN

    def _settle(self, prior: Value, plan: Plan, config: Value) -> None:
        """Where nothing is left to change, nothing becomes unknown either."""
        own = {*self.outputs, "fully_qualified_name", "id"}
        if all(plan.planned[name] == prior.get(name) for name in plan.planned if name not in own):
            plan.planned.update({name: prior[name] for name in own if name in plan.planned and name in prior})
