"""Providers of the same schemas that do nothing: the yardstick for `benchmarks.local`.

They plan every computed attribute as unknown and answer an apply with what was planned, the rest filled in from samples
of a finished state. No rule, no store, no permission: what is left is Terraform's own time and that of the protocol.

    python -m benchmarks.do_nothing STATE.json    prints the value of TF_REATTACH_PROVIDERS, serves until stdin closes
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from local_cloud import schemas
from local_cloud.clock import Clock
from local_cloud.model import UNKNOWN, Value
from local_cloud.plugin.engine import CallResult, Planned, ProviderSession
from local_cloud.plugin.server import PluginServer, reattach
from local_cloud.service.providers import build
from local_cloud.store import Store

Samples = Mapping[tuple[str, str], Value]
"""Attributes of one object by mode (managed or data) and type."""


class DoNothing:
    """Answers like `plugin.engine.Engine`, without doing anything."""

    def __init__(self, provider: Any, samples: Samples) -> None:
        self.provider = provider
        self.schema = schemas.load(provider.name)
        self._samples = samples

    def configure(self, config: Value) -> tuple[ProviderSession | None, list[Any]]:
        return ProviderSession(None, ""), []

    def validate(self, type: str, config: Value) -> list[Any]:
        return []

    validate_data = validate

    def plan(self, type: str, session: ProviderSession, prior: Value | None, config: Value | None) -> Planned:
        if config is None or prior is not None:
            return Planned(None if config is None else prior)
        computed = {
            name for name, attribute in self.schema.resource(type).body.attributes.items() if attribute.computed
        }
        unset = {name: UNKNOWN for name in computed if config.get(name) is None}
        return Planned({**config, **unset})

    def apply(
        self, type: str, session: ProviderSession, prior: Any, planned: Value | None, config: Value
    ) -> CallResult:
        return CallResult(None if planned is None else _filled(planned, self._samples["managed", type]))

    def read(self, type: str, session: ProviderSession, state: Value) -> CallResult:
        return CallResult(state)

    def read_data(self, type: str, session: ProviderSession, config: Value) -> CallResult:
        unset = {name: UNKNOWN if value is None else value for name, value in config.items()}
        return CallResult(_filled(unset, self._samples["data", type]))

    def upgrade(self, type: str, text: bytes) -> Value:
        return json.loads(text)


def _filled(planned: Any, sample: Any) -> Any:
    if planned is UNKNOWN:
        return sample
    if isinstance(planned, dict):
        known = sample if isinstance(sample, dict) else {}
        return {name: _filled(value, known.get(name)) for name, value in planned.items()}
    if isinstance(planned, list):
        known = sample if isinstance(sample, list) else []
        return [_filled(value, known[at] if at < len(known) else None) for at, value in enumerate(planned)]
    return planned


def main(state: Path) -> int:
    samples: dict[tuple[str, str], Value] = {}
    for resource in json.loads(state.read_text())["resources"]:
        for instance in resource["instances"]:
            samples.setdefault((resource["mode"], resource["type"]), instance["attributes"])
    with tempfile.TemporaryDirectory() as folder:
        providers = build(Store(Path(folder) / "unused.db"), Clock()).providers  # only for their names and types
        executor = ThreadPoolExecutor(128)
        servers: list[Any] = [PluginServer(cast(Any, DoNothing(provider, samples)), executor) for provider in providers]
        print(reattach(servers, os.getpid()), flush=True)
        sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
