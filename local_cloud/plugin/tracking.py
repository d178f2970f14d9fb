"""Record of the objects that the local clouds created, in the store.

Terraform may be killed after an object was created and before its state was written. Such an object is in the store and
in no state: `orphans` finds it. Each record includes the provider block that the object was created with, so that it
can be deleted with the same credentials. These are valid in the local cloud only, and in its file (mode 0600).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from local_cloud.model import Value
from local_cloud.store import Store, Transaction

_OBJECTS = "plugin.object"
_PROVIDER_BLOCKS = "plugin.provider_block"


@dataclass(frozen=True)
class TrackedObject:
    """One object: its provider's local name, type, id, last state, and the key of its provider block."""

    provider: str
    type: str
    id: str
    state: Value
    provider_block: str


class ObjectTracker:
    """The objects of one provider."""

    def __init__(self, store: Store, provider: str) -> None:
        self._store = store
        self._provider = provider

    def remember_provider_block(self, config: Value) -> str:
        """Store a provider block. Returns the key by which tracked objects refer to it."""
        text = json.dumps(config, sort_keys=True)
        key = f"{self._provider}.{hashlib.sha256(text.encode()).hexdigest()[:16]}"
        with self._store.transaction() as tx:
            if tx.get(_PROVIDER_BLOCKS, key) is None:
                tx.put(_PROVIDER_BLOCKS, key, config)
        return key

    def provider_block(self, key: str) -> Value | None:
        with self._store.transaction() as tx:
            return tx.get(_PROVIDER_BLOCKS, key)

    def put(self, tx: Transaction, type: str, state: Value, provider_block: str) -> None:
        """Record a created or changed object, in the transaction of the change."""
        doc = {"provider": self._provider, "type": type, "id": state["id"], "state": state, "block": provider_block}
        tx.put(_OBJECTS, _key(type, state["id"]), doc)

    def drop(self, tx: Transaction, type: str, id: str) -> None:
        tx.delete(_OBJECTS, _key(type, id))


def orphans(store: Store, state: Mapping[str, Any] | None) -> list[TrackedObject]:
    """Objects that are not in a state (the content of `terraform.tfstate`; None for no state), newest first."""
    held = set(_held(state))
    with store.transaction() as tx:
        docs = tx.find(_OBJECTS)
    return [
        TrackedObject(doc["provider"], doc["type"], doc["id"], doc["state"], doc["block"])
        for doc in reversed(docs)
        if (doc["type"], doc["id"]) not in held
    ]


def _key(type: str, id: str) -> str:
    return f"{type} {id}"


def _held(state: Mapping[str, Any] | None) -> Iterable[tuple[str, str]]:
    for resource in (state or {}).get("resources", ()):
        if resource.get("mode") == "managed":
            for instance in resource.get("instances", ()):
                yield resource["type"], (instance.get("attributes") or {}).get("id", "")
