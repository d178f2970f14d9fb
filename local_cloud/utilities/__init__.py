"""The providers `random` and `time`, which use no cloud. Their objects exist in Terraform's state only.

Their rules are in `local_cloud/rules/random.json` and `time.json`; the behaviour was measured on hashicorp/random 3.9.0
and hashicorp/time 0.14.0.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from local_cloud.model import DataSource, Resource, Value
from local_cloud.registration import resources
from local_cloud.utilities import random, time  # noqa: F401 - importing them registers their classes

__all__ = ["UtilityProvider", "random_provider", "time_provider"]


@dataclass(frozen=True)
class UtilityProvider:
    """A provider without accounts: it accepts any provider block and has no session."""

    name: str
    source: str
    resources: Mapping[str, Resource]
    data_sources: Mapping[str, DataSource] = field(default_factory=dict)

    def configure(self, config: Value) -> None:
        return None


def random_provider(random_bytes: Callable[[int], bytes] = os.urandom) -> UtilityProvider:
    """hashicorp/random; `random_bytes(n)` returns n random bytes (tests pass their own)."""
    return UtilityProvider("random", "hashicorp/random", resources("random", lambda cls: cls(random_bytes)))


def time_provider() -> UtilityProvider:
    """hashicorp/time, on the clock of the calls."""
    return UtilityProvider("time", "hashicorp/time", resources("time"))
