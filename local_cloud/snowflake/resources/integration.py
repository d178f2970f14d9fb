"""snowflake_catalog_integration_aws_glue."""

from __future__ import annotations

from typing import Any

from local_cloud.model import Call, Plan, Value
from local_cloud.registration import resource
from local_cloud.snowflake import iceberg
from local_cloud.snowflake.catalog import Document
from local_cloud.snowflake.connection import Connection
from local_cloud.snowflake.resources.base import NamedObject


@resource("snowflake_catalog_integration_aws_glue")
class CatalogIntegrationAwsGlue(NamedObject):
    kind = "INTEGRATION"
    label = "catalog integration"
    outputs = ("show_output", "describe_output")
    _OPTIONS = ("catalog_namespace", "glue_aws_role_arn", "glue_catalog_id", "glue_region", "refresh_interval_seconds")

    def content(self, connection: Connection, planned: Value) -> dict[str, Any]:
        options = {name.upper(): planned.get(name) for name in self._OPTIONS}
        options |= {"CATALOG_SOURCE": "GLUE", "TABLE_FORMAT": "ICEBERG", "ENABLED": planned["enabled"]}
        return {
            "comment": planned.get("comment") or "",
            "properties": iceberg.integration_properties(connection, options),
        }

    def updated(self, connection: Connection, target: Document, prior: Value, planned: Value) -> dict[str, Any]:
        content = super().updated(connection, target, prior, planned)
        # An ALTER keeps the trust; only a new integration has a new external id.
        content["properties"]["external_id"] = target["properties"]["external_id"]
        return content

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        if prior is None:
            return
        described = prior.get("describe_output") or [{}]
        region = config.get("glue_region")
        if isinstance(region, str) and region == described[0].get("glue_region"):
            plan.planned["glue_region"] = prior.get("glue_region")
            plan.replace.discard("glue_region")
        self._settle(prior, plan, config)

    def state(self, connection: Connection, target: Document, base: Value) -> Value:
        return {**super().state(connection, target, base), "catalog_source": "GLUE"}

    def show(self, connection: Connection, target: Document) -> Value:
        return {
            "name": target["name"],
            "type": "CATALOG",
            "category": "CATALOG",
            "enabled": target["properties"]["enabled"],
            "comment": target["comment"],
            "created_on": target["created_on"],
        }

    def output(self, name: str, connection: Connection, target: Document) -> list[Value]:
        if name != "describe_output":
            return super().output(name, connection, target)
        held = target["properties"]
        return [
            {
                **{name: held[name] for name in (*self._OPTIONS, "enabled")},
                "id": target["name"],
                "catalog_source": "GLUE",
                "table_format": "ICEBERG",
                "comment": target["comment"],
                "glue_aws_iam_user_arn": iceberg.iam_user_arn(connection),
                "glue_aws_external_id": held["external_id"],
            }
        ]

    def _follow(self, connection: Connection, found: Document, state: Value) -> Value:
        before = state.get("describe_output")
        state = super()._follow(connection, found, state)
        for name in (*self._OPTIONS, "enabled"):
            now = found["properties"][name]
            if not before or before[0].get(name) != now:
                state[name] = now
        return state
