"""The two steps of a rotation.

`create` puts what is asked for into the secret as AWSPENDING: whoever reads the secret goes on reading AWSCURRENT. Then
the caller gives Snowflake's user the public keys. `finish` makes the pending version current, once the user has them.
A step writes once, and at its end: an error leaves AWSCURRENT, and the slot that it tells to use, as they were.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from key_pair_rotation.key_ring import Held, KeyRing
from key_pair_rotation.request import SLOTS, Request
from key_pair_rotation.secret_store import SecretStore
from key_pair_rotation.snowflake_jwt import MAX_LIFETIME, make_jwt, verify_jwt

_ATTEMPTS: Final = 2
"""Versions that are tried: one whose value was damaged cannot be written again under its id."""


class RotationFailed(Exception):
    """What is stored is not what was asked for. The text says what to do, and nothing of a key."""


@dataclass(frozen=True)
class Outcome:
    """What a step leaves in the secret, in which version."""

    ring: KeyRing
    version: str
    message: str


def create(request: Request, store: SecretStore) -> Outcome:
    """The pairs asked for, stored as AWSPENDING; those of AWSCURRENT when they are just that."""
    current = store.current_version()
    held = _held(request, store, current)
    if current is not None and request.keep_valid and held.ring is not None and held.ring.answers(request):
        return Outcome(held.ring, current, "kept the two key pairs of the secret")
    wanted = KeyRing.for_request(request, held.slots, held.active_key_number)
    for attempt in range(_ATTEMPTS):
        version = _version_id(request, current, attempt)
        store.put_pending(version, wanted.to_json())
        # What is stored counts, not what was meant to be: the same request may have come a moment earlier.
        stored = _held(request, store, version).ring
        if stored is not None and stored.answers(request):
            return Outcome(stored, version, _told(held, stored))
    raise RotationFailed(f"what was stored in the secret {request.secrets_path} does not come back as it was")


def finish(request: Request, store: SecretStore, now: datetime | None = None) -> Outcome:
    """Make a version current whose public keys Snowflake's user has. Does nothing to one that is."""
    current = store.current_version()
    ring = _held(request, store, request.version_id).ring
    if ring is None or not ring.answers(request) or ring.public_keys != dict(request.public_keys):
        raise RotationFailed(
            f"version {request.version_id} of the secret {request.secrets_path} does not hold the key pairs that the "
            "Snowflake user has; replace the invocation that stored it (terraform apply -replace)"
        )
    _test(ring, now or datetime.now(UTC))
    if current == request.version_id:
        return Outcome(ring, request.version_id, "the key pairs are current already")
    try:
        store.make_current(request.version_id, current)
    except Exception:
        # The same request, at the same time or with its answer lost: AWS says no to the second.
        if store.current_version() != request.version_id:
            raise
    return Outcome(ring, request.version_id, "made the key pairs current")


def _held(request: Request, store: SecretStore, version: str | None) -> Held:
    return Held() if version is None else Held.of(store.read(version), request.user)


def _told(held: Held, stored: KeyRing) -> str:
    known = {slot: held.slots[slot].pair.public_one_line for slot in held.slots}
    made = [slot for slot, public in stored.public_keys.items() if known.get(slot) != public]
    return f"stored key pairs, new in slot {' and '.join(made) or 'none'}"


def _version_id(request: Request, current: str | None, attempt: int) -> str:
    """Id of the version that answers a request, given what is current: the same for the same question."""
    question: list[str | bool | int | Mapping[str, str] | None] = [
        request.user.account_identifier,
        request.user.name,
        request.secrets_path,
        request.keep_valid,
        dict(sorted(request.rotations.items())),
        request.active_key_number,
        current,
        attempt,
    ]
    return hashlib.sha256(json.dumps(question).encode()).hexdigest()


def _test(ring: KeyRing, now: datetime) -> None:
    """Log in on paper: tokens as Snowflake wants them, checked with the public keys that Snowflake has."""
    for slot in SLOTS:
        pair = ring.slots[slot].pair
        token = make_jwt(pair, ring.user.account_identifier, ring.user.name, now, MAX_LIFETIME)
        if not verify_jwt(token, pair.public_one_line, now):
            raise RotationFailed(f"key pair {slot} of the secret {ring.secrets_path} does not verify its own token")
