"""snowflake_execute: statements as a resource. It does not track the objects that they create."""

from __future__ import annotations

import uuid

from local_cloud.model import UNKNOWN, Call, CloudError, Plan, Resource, Value
from local_cloud.registration import resource
from local_cloud.snowflake.connection import Account
from local_cloud.snowflake.execution import Row, execute


@resource("snowflake_execute")
class Execute(Resource):
    """Create runs `execute`, delete runs `revert` as it stands in the state, every read runs `query`."""

    def __init__(self, account: Account) -> None:
        self._account = account

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        if prior is None:
            return
        if not prior.get("execute"):
            # After an import the first apply takes over what is configured, and runs nothing.
            plan.replace.discard("execute")
        elif plan.planned["execute"] is UNKNOWN or plan.planned["execute"] != prior["execute"]:
            plan.replace.add("execute")
        if plan.planned.get("query") is UNKNOWN or plan.planned.get("query") != prior.get("query"):
            plan.planned["query_results"] = UNKNOWN

    def create(self, call: Call, planned: Value) -> Value:
        self._run(call, planned["execute"])
        return {**planned, "id": str(uuid.uuid4()), "query_results": self._query(call, planned.get("query"))}

    def read(self, call: Call, state: Value) -> Value:
        return {**state, "query_results": self._query(call, state.get("query"))}

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        return {**planned, "id": prior["id"], "query_results": self._query(call, planned.get("query"))}

    def delete(self, call: Call, state: Value) -> None:
        self._run(call, state["revert"])

    def _run(self, call: Call, text: str) -> list[Row]:
        with self._account.connect(call.session) as connection:
            return execute(connection, text)

    def _query(self, call: Call, text: str | None) -> list[Row]:
        if not text:
            return []
        try:
            return self._run(call, text)
        except CloudError as error:
            call.warnings.append(f"Failed to execute the query of snowflake_execute: {error}")
            return []
