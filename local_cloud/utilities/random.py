"""hashicorp/random."""

from __future__ import annotations

import re
import uuid
from collections.abc import Callable

from local_cloud.model import Call, CloudError, Plan, Resource, Value
from local_cloud.registration import resource

_UUID = re.compile(r"[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")


@resource("random_uuid")
class RandomUuid(Resource):
    """128 random bits in the shape of a UUID; a change of `keepers` generates a new one."""

    def __init__(self, random_bytes: Callable[[int], bytes]) -> None:
        self._random_bytes = random_bytes

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        if prior is None:
            return
        # No keepers and an empty map of keepers are the same to the provider.
        if (prior.get("keepers") or {}) == (plan.planned.get("keepers") or {}):
            plan.planned["keepers"] = prior.get("keepers")
            plan.replace.discard("keepers")
        else:
            plan.replace.add("keepers")

    def create(self, call: Call, planned: Value) -> Value:
        # The real provider sets neither version nor variant bits.
        result = str(uuid.UUID(bytes=self._random_bytes(16)))
        return {**planned, "id": result, "result": result}

    def read(self, call: Call, state: Value) -> Value:
        return dict(state)

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        return {**planned, "id": prior["id"], "result": prior["result"]}

    def delete(self, call: Call, state: Value) -> None:
        """There is nothing to delete but the state."""

    def import_state(self, call: Call, import_id: str) -> Value:
        if not _UUID.fullmatch(import_id):
            raise CloudError(400, f"cannot import {import_id!r}: a UUID is 8-4-4-4-12 hexadecimal digits")
        return {"id": import_id, "result": import_id, "keepers": None}
