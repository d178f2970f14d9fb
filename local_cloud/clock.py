"""The time of the local cloud: the machine's, shifted when a test or the user says so."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta


class Clock:
    """UTC now, plus a shift that can be set while the service runs; or a moment at which it stands. Safe from any
    thread."""

    def __init__(self, shift: timedelta = timedelta(0)) -> None:
        self._shift = shift
        self._held: datetime | None = None
        self._lock = threading.Lock()

    def now(self) -> datetime:
        """Aware, UTC, whole seconds, as the clouds report times."""
        with self._lock:
            return (self._held or datetime.now(UTC) + self._shift).replace(microsecond=0)

    def set(self, moment: datetime) -> None:
        """Make it `moment` (aware) from here on; it goes on running."""
        with self._lock:
            self._held = None
            self._shift = moment.astimezone(UTC) - datetime.now(UTC)

    def hold(self, moment: datetime) -> None:
        """Stand still at `moment` (aware) until set or held anew: for what must not depend on how long it takes."""
        with self._lock:
            self._held = moment.astimezone(UTC)

    @property
    def shift(self) -> timedelta:
        with self._lock:
            return self._shift
