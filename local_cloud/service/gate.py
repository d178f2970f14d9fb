"""The service's interceptor of vendor calls: chaos, injected faults, and the call log."""

from __future__ import annotations

import random
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, TypeVar

from local_cloud.model import CloudError
from local_cloud.plugin.gate import CallInfo

T = TypeVar("T")

_CHANGES: Final = ("create", "update", "delete")
_LOGGED_CALLS = 20_000
_QUIET = 0.015  # seconds without a new call after which Terraform is assumed to wait for an answer
_LONGEST_DELAY = 0.005  # seconds


@dataclass(frozen=True)
class Fault:
    """An injected fault: the `nth` matching call (from 1) and the `times - 1` after it fail."""

    action: str
    """create, read, update, delete, configure or read_data."""
    type: str | None = None
    """A Terraform type (for `configure` a provider's local name); None for any."""
    nth: int = 1
    times: int = 1
    status: int = 500
    message: str = "failed on purpose"
    when: Literal["before", "after"] = "before"
    """`after`: the call succeeds in the cloud, and its answer is lost."""

    def __post_init__(self) -> None:
        if self.action not in (*_CHANGES, "read", "configure", "read_data"):
            raise ValueError(f"fault: no such action as {self.action!r}")
        if self.when not in ("before", "after"):
            raise ValueError(f"fault: when is before or after, not {self.when!r}")
        if self.nth < 1 or self.times < 1:
            raise ValueError("fault: nth and times count from 1")


class Faults:
    """The active faults, each with its count of matching calls."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._seen: list[tuple[Fault, int]] = []

    def add(self, fault: Fault) -> None:
        with self._lock:
            self._seen.append((fault, 0))

    def clear(self) -> None:
        with self._lock:
            self._seen.clear()

    def listed(self) -> list[dict[str, Any]]:
        with self._lock:
            return [{**asdict(fault), "seen": seen} for fault, seen in self._seen]

    def match(self, info: CallInfo) -> Fault | None:
        """Count a call. Returns the fault that applies to it, if any."""
        hit = None
        with self._lock:
            for index, (fault, seen) in enumerate(self._seen):
                if fault.action != info.verb or fault.type not in (None, info.type):
                    continue
                self._seen[index] = (fault, seen + 1)
                if fault.nth <= seen + 1 < fault.nth + fault.times:
                    hit = hit or fault
        return hit


class Chaos:
    """Runs changes one at a time, in a random order that a seed determines.

    Terraform sends what its graph permits, up to its parallelism. Calls wait until no new one has arrived for a short
    time; then one of them, chosen at random, runs to its end. So over many seeds every order that the graph permits
    occurs, and a missing edge shows as an error of the cloud.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random = random.Random(seed)
        self._changed = threading.Condition()
        self._waiting: list[tuple[str, str, object]] = []
        self._chosen: object | None = None
        self._busy = False
        self._over = False
        self._last_event = time.monotonic()

    def end(self) -> None:
        """Run all waiting and later calls immediately."""
        with self._changed:
            self._over = True
            self._changed.notify_all()

    @contextmanager
    def turn(self, info: CallInfo) -> Iterator[None]:
        """Wait for the turn of this call and keep it inside the block."""
        ticket = object()
        delay = self._wait(info, ticket)
        try:
            time.sleep(delay)
            yield
        finally:
            with self._changed:
                self._busy = False
                self._last_event = time.monotonic()
                self._changed.notify_all()

    def _wait(self, info: CallInfo, ticket: object) -> float:
        """Wait for the turn. Returns the seconds to wait before the call."""
        with self._changed:
            self._waiting.append((info.type, info.name, ticket))
            self._last_event = time.monotonic()
            while self._chosen is not ticket:
                if self._over:
                    return 0.0
                left = _QUIET - (time.monotonic() - self._last_event)
                if not self._busy and left <= 0:
                    self._choose()
                else:
                    self._changed.wait(None if self._busy else left)
            self._chosen = None
            return self._random.uniform(0, _LONGEST_DELAY)

    def _choose(self) -> None:
        # Sort first, as the seed does not determine which thread came first.
        self._waiting.sort(key=lambda call: call[:2])
        call = self._waiting.pop(self._random.randrange(len(self._waiting)))
        self._chosen = call[2]
        self._busy = True
        self._changed.notify_all()


class ServiceGate:
    """The interceptor of all engines of a service."""

    def __init__(self) -> None:
        self.faults = Faults()
        self._chaos: Chaos | None = None
        self._calls: deque[dict[str, Any]] = deque(maxlen=_LOGGED_CALLS)

    @property
    def seed(self) -> int | None:
        chaos = self._chaos
        return None if chaos is None else chaos.seed

    def set_chaos(self, seed: int | None) -> None:
        """Start chaos with a seed, or stop it (None)."""
        before, self._chaos = self._chaos, None if seed is None else Chaos(seed)
        if before is not None:
            before.end()

    def calls(self) -> list[dict[str, Any]]:
        """The calls so far, oldest first: provider, verb, type, name, id, outcome, milliseconds."""
        return list(self._calls)

    def run(self, info: CallInfo, call: Callable[[], T]) -> T:
        chaos = self._chaos
        if chaos is None or info.verb not in _CHANGES:
            return self._logged(info, call)
        with chaos.turn(info):
            return self._logged(info, call)

    def _logged(self, info: CallInfo, call: Callable[[], T]) -> T:
        start = time.perf_counter()
        outcome = "ok"
        try:
            return self._with_faults(info, call)
        except CloudError as error:
            outcome = f"{error.status} {error.code}".strip()
            raise
        except Exception as error:
            outcome = type(error).__name__
            raise
        finally:
            milliseconds = round((time.perf_counter() - start) * 1000, 2)
            self._calls.append({**asdict(info), "outcome": outcome, "milliseconds": milliseconds})

    def _with_faults(self, info: CallInfo, call: Callable[[], T]) -> T:
        fault = self.faults.match(info)
        if fault is None:
            return call()
        if fault.when == "after":
            call()
        raise CloudError(fault.status, fault.message, "InjectedFault")
