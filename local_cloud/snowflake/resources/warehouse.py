"""snowflake_warehouse."""

from __future__ import annotations

import re
from typing import Any

from local_cloud.model import Call, Plan, Value
from local_cloud.registration import resource
from local_cloud.snowflake.catalog import Document
from local_cloud.snowflake.connection import Connection
from local_cloud.snowflake.resources.base import NamedObject, Property, as_flag, flag_text, upper

_LARGE = re.compile(r"X(\d)LARGE")


def warehouse_size(value: Any) -> str:
    """A size as the server keeps it: XSMALL ... XXXLARGE, X4LARGE ..., whatever way it is written."""
    size = upper(value).replace("-", "")
    size = re.sub(r"^(\d)XLARGE$", r"X\1LARGE", size)
    large = _LARGE.fullmatch(size)
    return "X" * int(large[1]) + "LARGE" if large and large[1] in "23" else size


@resource("snowflake_warehouse")
class Warehouse(NamedObject):
    kind = "WAREHOUSE"
    label = "warehouse"
    outputs = ("show_output", "parameters")
    properties = (
        Property("auto_resume", True, "default", as_flag, flag_text),
        Property("auto_suspend", 600, -1, int, int),
        Property("enable_query_acceleration", False, "default", as_flag, flag_text),
        Property("generation", "1"),
        Property("max_cluster_count", 1, None, int, int),
        Property("min_cluster_count", 1, None, int, int),
        Property("query_acceleration_max_scale_factor", 8, -1, int, int),
        Property("resource_constraint", "", None, upper),
        Property("resource_monitor"),
        Property("scaling_policy", "STANDARD", None, upper),
        Property("warehouse_size", "XSMALL", None, warehouse_size, shown=False),
        Property("warehouse_type", "STANDARD", None, upper, shown=False),
    )

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        super().plan(call, prior, plan, config)
        if prior is not None and prior.get("warehouse_size") is not None and plan.planned.get("warehouse_size") is None:
            plan.replace.add("warehouse_size")

    def _suppress(self, prior: Value, plan: Plan, config: Value) -> None:
        super()._suppress(prior, plan, config)
        shown = (prior.get("show_output") or [{}])[0]
        for attribute, key, server in (("warehouse_size", "size", warehouse_size), ("warehouse_type", "type", upper)):
            value = config.get(attribute)
            if isinstance(value, str) and server(value) == shown.get(key):
                plan.planned[attribute] = prior.get(attribute)

    def _follow(self, connection: Connection, found: Document, state: Value) -> Value:
        before = (state.get("show_output") or [{}])[0]
        state = super()._follow(connection, found, state)
        row = self.show(connection, found)
        for attribute, key in (("warehouse_size", "size"), ("warehouse_type", "type")):
            if before.get(key) != row[key]:
                state[attribute] = row[key]
        return state

    def show(self, connection: Connection, target: Document) -> Value:
        owner = connection.catalog.get(target["owner"] or "")
        shown = {item.attribute: target["properties"][item.attribute] for item in self.properties if item.shown}
        return {
            **shown,
            "name": target["name"],
            "state": "SUSPENDED" if target["properties"].get("initially_suspended") else "STARTED",
            "type": target["properties"]["warehouse_type"],
            "size": target["properties"]["warehouse_size"],
            "running": 0,
            "queued": 0,
            "is_default": False,
            "is_current": False,
            "available": 100,
            "provisioning": 0,
            "quiescing": 0,
            "other": 0,
            "started_clusters": 0 if target["properties"].get("initially_suspended") else 1,
            "created_on": target["created_on"],
            "resumed_on": target["created_on"],
            "updated_on": target["created_on"],
            "owner": owner["name"] if owner else "",
            "owner_role_type": "ROLE",
            "comment": target["comment"],
        }

    def content(self, connection: Connection, planned: Value) -> dict[str, Any]:
        content = super().content(connection, planned)
        content["properties"]["initially_suspended"] = bool(planned.get("initially_suspended"))
        return content

    def updated(self, connection: Connection, target: Document, prior: Value, planned: Value) -> dict[str, Any]:
        # Only looked at when the warehouse is made.
        return super().updated(
            connection, target, prior, {**planned, "initially_suspended": prior.get("initially_suspended")}
        )
