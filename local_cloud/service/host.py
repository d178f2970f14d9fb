"""The running clouds: store, clock, engines, plugin servers. The control API calls its methods."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from local_cloud import rules, schemas
from local_cloud.clock import Clock
from local_cloud.plugin import diagnostics
from local_cloud.plugin.engine import Engine
from local_cloud.plugin.server import PluginServer, reattach
from local_cloud.plugin.tracking import orphans
from local_cloud.service import files
from local_cloud.service.gate import Fault, ServiceGate
from local_cloud.service.providers import Build
from local_cloud.store import Store

log = logging.getLogger(__name__)

#: Terraform sends at most `-parallelism` (10) requests at once; each waiting call keeps a thread.
_THREADS = 128
_SETTINGS = "service.settings"


class Host:
    """Runs from construction until `close`."""

    def __init__(self, folder: Path, build: Build, now: datetime | None = None) -> None:
        self.gate = ServiceGate()
        self.store = Store(folder / files.STORE)
        self.clock = Clock(self._kept_shift())
        if now is not None:
            self.set_clock(now)
        self._clouds = build(self.store, self.clock)
        self._executor = ThreadPoolExecutor(_THREADS, thread_name_prefix="plugin")
        self._servers = [
            PluginServer(
                Engine(
                    provider,
                    schemas.load(provider.name),
                    rules.load(provider.name),
                    self.store,
                    self.clock,
                    self.gate,
                ),
                self._executor,
            )
            for provider in self._clouds.providers
        ]
        self._warming = self._executor.submit(self._warm)

    @property
    def ports(self) -> dict[str, int]:
        """Plugin ports by the provider's local name."""
        return {server.engine.provider.name: server.port for server in self._servers}

    def reattach(self) -> str:
        """Value of TF_REATTACH_PROVIDERS."""
        return reattach(self._servers, os.getpid())

    def status(self) -> dict[str, Any]:
        """The status of the service, without secrets."""
        return {
            "pid": os.getpid(),
            "providers": self.ports,
            "endpoints": dict(self._clouds.endpoints),
            "now": self.clock.now().isoformat(),
            "chaos": self.gate.seed,
            "faults": self.gate.faults.listed(),
            "calls": len(self.gate.calls()),
        }

    def accounts(self, admin_secret_path: str, working_folder: Path) -> dict[str, str]:
        """Create the initial accounts if needed. Returns Terraform variables.

        `working_folder` is where Terraform runs: relative paths in its configuration start there.
        """
        with self.store.transaction():
            return self._clouds.seed(admin_secret_path, working_folder)

    def set_clock(self, now: datetime) -> None:
        """Set the clock to an aware time. The offset survives a restart of the service."""
        self.clock.set(now)
        with self.store.transaction() as tx:
            tx.put(_SETTINGS, "clock", {"shift_seconds": self.clock.shift.total_seconds()})

    def add_fault(self, fault: Fault) -> None:
        self.gate.faults.add(fault)

    def reconcile(self, state: Mapping[str, Any] | None) -> list[str]:
        """Delete the objects that are not in Terraform's state. Returns sentences of what was done.

        Newest first. A deletion that fails is retried after the others, as something may still refer to the object.
        """
        engines = {server.engine.provider.name: server.engine for server in self._servers}
        left = [orphan for orphan in orphans(self.store, state) if orphan.provider in engines]
        said: list[str] = []
        refusals: dict[str, str] = {}
        while left:
            again = []
            for orphan in left:
                outcome = engines[orphan.provider].remove_orphan(orphan)
                name = f"{orphan.type}{diagnostics.label(orphan.state)} ({orphan.id})"
                if outcome.failed:
                    again.append(orphan)
                    refusals[name] = outcome.diagnostics[-1].summary
                else:
                    refusals.pop(name, None)
                    said.append(f"removed {name}: a run was interrupted before Terraform recorded it")
            if len(again) == len(left):
                break
            left = again
        return [*said, *(f"could not remove {name}: {why}" for name, why in refusals.items())]

    def close(self) -> None:
        """Finish running calls, then stop."""
        self.gate.set_chaos(None)
        self._warming.result()
        for ended in [server.stop() for server in self._servers]:
            ended.wait()
        self._executor.shutdown()
        self._clouds.close()
        self.store.close()

    def _warm(self) -> None:
        try:
            self._clouds.warm()
        except Exception:
            log.exception("warming up failed")
        # What is loaded now is never freed: exclude it from later garbage collections.
        gc.freeze()

    def _kept_shift(self) -> timedelta:
        with self.store.transaction() as tx:
            kept = tx.get(_SETTINGS, "clock")
        return timedelta(seconds=kept["shift_seconds"]) if kept else timedelta(0)
