"""The clock of the local clouds: the machine's time plus an offset."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta


class Clock:
    """UTC now plus an offset that can be set while the service runs, or a fixed time. Thread-safe."""

    def __init__(self, shift: timedelta = timedelta(0)) -> None:
        self._shift = shift
        self._held: datetime | None = None
        self._lock = threading.Lock()

    def now(self) -> datetime:
        """Aware, UTC, whole seconds, as the clouds report times."""
        with self._lock:
            return (self._held or datetime.now(UTC) + self._shift).replace(microsecond=0)

    def set(self, moment: datetime) -> None:
        """Set the clock to `moment` (aware). It keeps running."""
        with self._lock:
            self._held = None
            self._shift = moment.astimezone(UTC) - datetime.now(UTC)

    def hold(self, moment: datetime) -> None:
        """Stop the clock at `moment` (aware) until the next `set` or `hold`."""
        with self._lock:
            self._held = moment.astimezone(UTC)

    @property
    def shift(self) -> timedelta:
        with self._lock:
            return self._shift
