"""A cloud small enough to see through, for tests of the plugin and the service: two confluent types, no vendor package.

Environments and service accounts are rows of the store. A service account named `needs <environment>` can only be made
while that environment is there, so that a missing edge shows. `python -m tests.local.tiny_cloud --root DIR` serves it.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

from local_cloud.clock import Clock
from local_cloud.model import Call, CloudError, DataSource, Resource, Value
from local_cloud.service.providers import Clouds
from local_cloud.store import Store


class Environment(Resource):
    type = "confluent_environment"

    def create(self, call: Call, planned: Value) -> Value:
        with call.store.transaction() as tx:
            if tx.find("tiny.environment", display_name=planned["display_name"]):
                raise CloudError(409, f"an environment named {planned['display_name']} exists")
            id = f"env-{len(tx.find('tiny.environment')) + 1}"
            tx.put("tiny.environment", id, {"id": id, "display_name": planned["display_name"], "by": call.session})
        if planned["display_name"] == "bug":
            raise ZeroDivisionError("oops")
        governance = [{"package": "ESSENTIALS"}]
        return {**planned, "id": id, "resource_name": f"crn://{call.session}/{id}", "stream_governance": governance}

    def read(self, call: Call, state: Value) -> Value:
        with call.store.transaction() as tx:
            row = tx.get("tiny.environment", state["id"])
        if row is None:
            raise CloudError(404, f"no environment {state['id']}")
        return {**state, "display_name": row["display_name"]}

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with call.store.transaction() as tx:
            row = tx.get("tiny.environment", planned["id"]) or {}
            tx.put("tiny.environment", planned["id"], {**row, "display_name": planned["display_name"]})
        return planned

    def delete(self, call: Call, state: Value) -> None:
        with call.store.transaction() as tx:
            if tx.find("tiny.account", needs=state["display_name"]):
                raise CloudError(409, f"environment {state['display_name']} is still in use")
            if tx.get("tiny.environment", state["id"]) is None:
                raise CloudError(404, f"no environment {state['id']}")
            tx.delete("tiny.environment", state["id"])


class ServiceAccount(Resource):
    type = "confluent_service_account"

    def create(self, call: Call, planned: Value) -> Value:
        name = planned["display_name"]
        if name == "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        needs = name.removeprefix("needs ") if name.startswith("needs ") else None
        with call.store.transaction() as tx:
            if needs and not tx.find("tiny.environment", display_name=needs):
                raise CloudError(403, f"environment {needs} is not there")
            id = f"sa-{name.replace(' ', '-')}"
            if tx.get("tiny.account", id):
                raise CloudError(409, f"a service account named {name} exists")
            tx.put("tiny.account", id, {"id": id, "needs": needs})
        return {"id": id, "api_version": "iam/v2", "kind": "ServiceAccount"}

    def read(self, call: Call, state: Value) -> Value | None:
        with call.store.transaction() as tx:
            return state if tx.get("tiny.account", state["id"]) else None

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        return planned

    def delete(self, call: Call, state: Value) -> None:
        with call.store.transaction() as tx:
            tx.delete("tiny.account", state["id"])


class ReadEnvironment(DataSource):
    type = "confluent_environment"

    def read(self, call: Call, config: Value) -> Value:
        with call.store.transaction() as tx:
            rows = tx.find("tiny.environment", display_name=config["display_name"])
        if not rows:
            raise CloudError(404, f"no environment named {config['display_name']}")
        return {"id": rows[0]["id"], "resource_name": "crn", "stream_governance": [{"package": "ESSENTIALS"}]}


class TinyProvider:
    name = "confluent"
    source = "confluentinc/confluent"
    resources: Mapping[str, Resource] = {kind.type: kind for kind in (Environment(), ServiceAccount())}
    data_sources: Mapping[str, DataSource] = {ReadEnvironment.type: ReadEnvironment()}

    def configure(self, config: Value) -> str:
        if config["cloud_api_key"] == "wrong":
            raise CloudError(401, "no such key")
        return str(config["cloud_api_key"])


def build(store: Store, clock: Clock) -> Clouds:
    def seed(admin_secret_path: str, working_folder: Path) -> dict[str, str]:
        return {"confluent_api_key": "key", "confluent_api_secret": f"secret of {admin_secret_path}"}

    return Clouds((TinyProvider(),), seed, lambda: None)


if __name__ == "__main__":
    from local_cloud.service.app import main

    sys.exit(main(build))
