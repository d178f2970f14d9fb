"""The two steps of a rotation.

`create` stores the requested key pairs as AWSPENDING, while clients go on reading AWSCURRENT. Then the caller sets the
public keys of the Snowflake user. `finish` makes the pending version current. Each step writes once, as its last
action, so an error leaves AWSCURRENT unchanged.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from key_pair_rotation.key_ring import Held, KeyRing
from key_pair_rotation.request import Request
from key_pair_rotation.secret_store import SecretStore

_ATTEMPTS: Final = 2
"""Versions to try, because a version with a damaged value cannot be written again under the same id."""


class RotationFailed(Exception):
    """The stored value is not the requested one. The message contains the remedy and no key material."""


@dataclass(frozen=True)
class Outcome:
    """The key pairs that a step stored or found, and their version of the secret."""

    ring: KeyRing
    version: str
    message: str


def create(request: Request, store: SecretStore) -> Outcome:
    """Store the requested key pairs as AWSPENDING, unless AWSCURRENT holds exactly these.

    Raises:
        RotationFailed: What is read back is not what was stored.
    """
    current = store.current_version()
    held = _held(request, store, current)
    if current is not None and request.keep_valid and held.ring is not None and held.ring.answers(request):
        return Outcome(held.ring, current, "kept the two key pairs of the secret")
    wanted = KeyRing.for_request(request, held.slots, held.active_key_number)
    for attempt in range(_ATTEMPTS):
        version = _version_id(request, current, attempt)
        store.put_pending(version, wanted.to_json())
        # The stored value counts: a concurrent execution of the same request may have written first.
        stored = _held(request, store, version).ring
        if stored is not None and stored.answers(request):
            return Outcome(stored, version, _summary(held, stored))
    raise RotationFailed(f"what was stored in the secret {request.secrets_path} was read back with another value")


def finish(request: Request, store: SecretStore) -> Outcome:
    """Make the version current whose public keys the Snowflake user has. No effect on one that is current already.

    Raises:
        RotationFailed: The version does not hold these public keys.
    """
    current = store.current_version()
    ring = _held(request, store, request.version_id).ring
    if ring is None or not ring.answers(request) or ring.public_keys != dict(request.public_keys):
        raise RotationFailed(
            f"version {request.version_id} of the secret {request.secrets_path} does not hold the key pairs that the "
            "Snowflake user has; replace the invocation that stored it (terraform apply -replace)"
        )
    if current == request.version_id:
        return Outcome(ring, request.version_id, "key pairs are current already")
    try:
        store.make_current(request.version_id, current)
    except Exception:
        # A concurrent execution of the same request, or one whose response was lost, has moved the label already.
        if store.current_version() != request.version_id:
            raise
    return Outcome(ring, request.version_id, "key pairs are now current")


def _held(request: Request, store: SecretStore, version: str | None) -> Held:
    return Held() if version is None else Held.of(store.read(version), request.user)


def _summary(held: Held, stored: KeyRing) -> str:
    known = {slot: held.slots[slot].pair.public_one_line for slot in held.slots}
    made = [slot for slot, public in stored.public_keys.items() if known.get(slot) != public]
    return f"stored key pairs, new in slot {' and '.join(made) or 'none'}"


def _version_id(request: Request, current: str | None, attempt: int) -> str:
    """Id of the version for a request: the same for a repeated request, so that retries are idempotent."""
    inputs: list[str | bool | int | Mapping[str, str] | None] = [
        request.user.account_identifier,
        request.user.name,
        request.secrets_path,
        request.keep_valid,
        dict(sorted(request.rotations.items())),
        request.active_key_number,
        current,
        attempt,
    ]
    return hashlib.sha256(json.dumps(inputs).encode()).hexdigest()
