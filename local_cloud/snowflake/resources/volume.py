"""snowflake_external_volume."""

from __future__ import annotations

from typing import Any

from local_cloud.model import CloudError, Value
from local_cloud.registration import resource
from local_cloud.snowflake import iceberg
from local_cloud.snowflake.catalog import Document
from local_cloud.snowflake.connection import Connection
from local_cloud.snowflake.resources.base import NamedObject, as_flag, flag_text

_NOT_SET = (None, "", "default")


@resource("snowflake_external_volume")
class ExternalVolume(NamedObject):
    """Snowflake creates a volume without checking its access to AWS; creating a table checks it."""

    kind = "EXTERNAL VOLUME"
    label = "external volume"
    outputs = ("show_output", "describe_output")

    def content(self, connection: Connection, planned: Value) -> dict[str, Any]:
        return {
            "comment": planned.get("comment") or "",
            "properties": {
                "allow_writes": _allow_writes(planned),
                "locations": [iceberg.location(connection, block) for block in planned["storage_location"]],
            },
        }

    def updated(self, connection: Connection, target: Document, prior: Value, planned: Value) -> dict[str, Any]:
        """Locations are dropped and added again from the first that differs; those before it keep their external id."""
        held = target["properties"]["locations"]
        before, after = prior["storage_location"], planned["storage_location"]
        kept = 0
        while kept < min(len(before), len(after), len(held)) and _same(before[kept], after[kept]):
            kept += 1
        if kept == 0 and before and (table := connection.user_of(target)) is not None:
            place = held[0]["storage_location_name"]
            used = connection.name(table)
            raise CloudError(409, f"Active storage location '{place}' is in use by Iceberg table '{used}'.")
        added = [iceberg.location(connection, block) for block in after[kept:]]
        properties = {"allow_writes": _allow_writes(planned), "locations": held[:kept] + added}
        return {"comment": planned.get("comment") or "", "properties": properties}

    def show(self, connection: Connection, target: Document) -> Value:
        return {
            "name": target["name"],
            "allow_writes": target["properties"]["allow_writes"],
            "comment": target["comment"],
        }

    def output(self, name: str, connection: Connection, target: Document) -> list[Value]:
        if name == "describe_output":
            return iceberg.describe_volume(connection, target)
        return super().output(name, connection, target)

    def _follow(self, connection: Connection, found: Document, state: Value) -> Value:
        before = state.get("show_output")
        state = super()._follow(connection, found, state)
        if not before or before[0]["allow_writes"] != found["properties"]["allow_writes"]:
            state["allow_writes"] = flag_text(found["properties"]["allow_writes"])
        if not state.get("storage_location"):
            names = ("storage_location_name", "storage_provider", "storage_base_url", "storage_aws_role_arn")
            state["storage_location"] = [{n: place[n] for n in names} for place in found["properties"]["locations"]]
        return state


def _allow_writes(planned: Value) -> bool:
    value = planned.get("allow_writes")
    return True if value in _NOT_SET else as_flag(value)


def _same(left: Value, right: Value) -> bool:
    """Whether two blocks ask for the same; what is not set may be null or a default."""
    names = {*left, *right}
    return all(
        left.get(name) == right.get(name) or (left.get(name) in _NOT_SET and right.get(name) in _NOT_SET)
        for name in names
    )
