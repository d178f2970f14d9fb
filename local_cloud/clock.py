"""The time of the local cloud: the machine's, shifted when a test or the user says so."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta


class Clock:
    """UTC now, plus a shift that can be set while the service runs. Safe from any thread."""

    def __init__(self, shift: timedelta = timedelta(0)) -> None:
        self._shift = shift
        self._lock = threading.Lock()

    def now(self) -> datetime:
        """Aware, UTC, whole seconds, as the clouds report times."""
        with self._lock:
            return (datetime.now(UTC) + self._shift).replace(microsecond=0)

    def set(self, moment: datetime) -> None:
        """Make it `moment` (aware) from here on; it goes on running."""
        with self._lock:
            self._shift = moment.astimezone(UTC) - datetime.now(UTC)

    @property
    def shift(self) -> timedelta:
        with self._lock:
            return self._shift
