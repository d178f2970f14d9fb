"""What every call to a vendor passes through. The service hangs faults, chaos and the log of calls here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol, TypeVar

T = TypeVar("T")
Verb = Literal["configure", "create", "read", "update", "delete", "read_data"]


@dataclass
class CallInfo:
    """One call: provider's local name, verb, Terraform type (for `configure` the provider's name), id once known."""

    provider: str
    verb: Verb
    type: str
    name: str = ""
    """What people call the object."""
    id: str = ""


class Gate(Protocol):
    """Runs a call: now, later, or not at all (by raising CloudError)."""

    def run(self, info: CallInfo, call: Callable[[], T]) -> T: ...


class OpenGate:
    """Runs every call at once."""

    def run(self, info: CallInfo, call: Callable[[], T]) -> T:
        return call()
