"""Interceptor of all calls to vendor classes. The service implements faults, chaos and the call log with it."""

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
    """The display name of the object."""
    id: str = ""


class Gate(Protocol):
    """Runs a call: now, later, or not at all (then it raises CloudError)."""

    def run(self, info: CallInfo, call: Callable[[], T]) -> T: ...


class OpenGate:
    """Runs every call immediately."""

    def run(self, info: CallInfo, call: Callable[[], T]) -> T:
        return call()
