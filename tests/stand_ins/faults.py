"""Trouble on purpose: which requests to a stand-in fail, how, and how often."""

from __future__ import annotations

import re
import threading
from dataclasses import dataclass


@dataclass
class Fault:
    """Requests `METHOD /path` that match `pattern` as a whole fail, from the `nth` match on, `times` times.

    `status` 0 cuts the connection instead of answering. With `answer_lost` the request is carried out first, and only
    its answer fails: whoever asked cannot know.
    """

    pattern: str
    status: int
    nth: int = 1
    times: int = 1
    answer_lost: bool = False
    retry_after: int | None = None
    """Seconds, sent with the answer."""

    def __post_init__(self) -> None:
        self._expression = re.compile(self.pattern)
        self._matches = 0

    def hits(self, request: str) -> bool:
        if not self._expression.fullmatch(request):
            return False
        self._matches += 1
        return self.nth <= self._matches < self.nth + self.times


class Faults:
    """Those that are set. Safe to ask from several threads."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._lock = threading.Lock()

    def add(self, fault: Fault) -> None:
        with self._lock:
            self._faults.append(fault)

    def clear(self) -> None:
        with self._lock:
            self._faults.clear()

    def of(self, request: str) -> Fault | None:
        """The first fault that this request meets."""
        with self._lock:
            return next([fault] for fault in [*self._faults, None] if fault is None or fault.hits(request))[0]
