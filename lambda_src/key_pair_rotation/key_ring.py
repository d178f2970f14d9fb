"""A service user's two key pairs, and their JSON document in the secret."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from key_pair_rotation.keys import KeyPair, UnusableKey
from key_pair_rotation.request import SLOTS, Request, ServiceUser


@dataclass(frozen=True)
class Slot:
    """One of the two key slots of a Snowflake user: a pair, and the token of the rotation that created it."""

    pair: KeyPair = field(repr=False)
    rotation: str | None = None


@dataclass(frozen=True)
class KeyRing:
    """Both pairs of a user. Its `repr` does not contain the private keys."""

    user: ServiceUser
    secrets_path: str
    slots: Mapping[str, Slot]
    active_key_number: int

    @classmethod
    def for_request(cls, request: Request, held: Mapping[str, Slot], active: int | None) -> KeyRing:
        """The key pairs for a request: those of `held` that the request keeps, the others newly generated."""
        slots = {
            slot: Slot(kept.pair, request.rotations.get(slot, kept.rotation))
            if (kept := _kept(request, slot, held)) is not None
            else Slot(KeyPair.generate(), request.rotations.get(slot))
            for slot in SLOTS
        }
        return cls(request.user, request.secrets_path, slots, request.active_key_number or active or 1)

    def answers(self, request: Request) -> bool:
        """Whether these pairs are the requested ones."""
        return (
            (self.user, self.secrets_path) == (request.user, request.secrets_path)
            and request.active_key_number in (None, self.active_key_number)
            and all(self.slots[slot].rotation == token for slot, token in request.rotations.items())
        )

    @property
    def public_keys(self) -> dict[str, str]:
        """Slot to public key in Snowflake's format."""
        return {slot: self.slots[slot].pair.public_one_line for slot in SLOTS}

    def public_document(self) -> dict[str, Any]:
        """The document without the private keys."""
        pairs = {slot: self.slots[slot].pair for slot in SLOTS}
        return {
            "secrets_path": self.secrets_path,
            "snowflake_account_identifier": self.user.account_identifier,
            "snowflake_service_user": self.user.name,
            "active_key_number": self.active_key_number,
            "rotations": {slot: self.slots[slot].rotation for slot in SLOTS if self.slots[slot].rotation is not None},
            **{f"rsa_public_key_{slot}_pem": pair.public_base64 for slot, pair in pairs.items()},
            **{f"snowflake_rsa_public_key_{slot}_pem": pair.public_one_line for slot, pair in pairs.items()},
        }

    def to_json(self) -> str:
        """The secret's value."""
        private = {f"snowflake_rsa_private_key_{slot}_pem": self.slots[slot].pair.private_base64 for slot in SLOTS}
        return json.dumps(self.public_document() | private)


@dataclass(frozen=True)
class Held:
    """The usable content of a version of the secret for a user: no pair, one, or both."""

    slots: Mapping[str, Slot] = field(default_factory=dict, repr=False)
    active_key_number: int | None = None
    ring: KeyRing | None = None
    """Both pairs, if the document is complete."""

    @classmethod
    def of(cls, text: str | None, user: ServiceUser) -> Held:
        """Parse a secret's value. Anything but a valid pair of this user counts as absent."""
        try:
            document = json.loads(text or "null")
            owner = ServiceUser(document["snowflake_account_identifier"], document["snowflake_service_user"])
            if "rotations" not in document:
                # Written by the original Lambda, which stored another user name than Snowflake's.
                owner = replace(owner, name=user.name)
            if not owner.is_same_as(user):
                return cls()
            path = document["secrets_path"]
        except (ValueError, KeyError, TypeError, AttributeError):
            return cls()
        slots = {slot: read for slot in SLOTS if (read := _read_slot(document, slot)) is not None}
        active = document.get("active_key_number")
        active = active if active in (1, 2) and not isinstance(active, bool) else None
        whole = len(slots) == len(SLOTS) and active is not None
        return cls(slots, active, KeyRing(owner, path, slots, active) if whole and active else None)


def _kept(request: Request, slot: str, held: Mapping[str, Slot]) -> Slot | None:
    """The pair to keep, if any. A pair without a token was written by the original Lambda and gets the request's."""
    found = held.get(slot)
    if not request.keep_valid or found is None:
        return None
    return found if found.rotation in (None, request.rotations.get(slot, found.rotation)) else None


def _read_slot(document: Mapping[str, Any], slot: str) -> Slot | None:
    try:
        pair = KeyPair.from_private_base64(document[f"snowflake_rsa_private_key_{slot}_pem"])
        public = document[f"snowflake_rsa_public_key_{slot}_pem"], document[f"rsa_public_key_{slot}_pem"]
    except (UnusableKey, KeyError, TypeError):
        return None
    if public != (pair.public_one_line, pair.public_base64):
        return None
    rotations = document.get("rotations")
    token = rotations.get(slot) if isinstance(rotations, Mapping) else None
    return Slot(pair, token if isinstance(token, str) else None)
