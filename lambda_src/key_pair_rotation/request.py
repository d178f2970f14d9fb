"""The Lambda's event, validated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

SLOTS: Final = ("1", "2")
"""A Snowflake user's two key slots: RSA_PUBLIC_KEY and RSA_PUBLIC_KEY_2."""

CREATE: Final = "createSecret"
FINISH: Final = "finishSecret"
"""The steps, named as in AWS's own rotation functions."""


class BadEvent(Exception):
    """A key of the event is missing or has a wrong type. The message names the key, not the value."""


@dataclass(frozen=True)
class ServiceUser:
    """A user in a Snowflake account."""

    account_identifier: str
    name: str

    def is_same_as(self, other: ServiceUser) -> bool:
        """Compare as Snowflake does, which ignores the case of accounts and login names."""
        return (self.account_identifier.upper(), self.name.upper()) == (
            other.account_identifier.upper(),
            other.name.upper(),
        )


@dataclass(frozen=True)
class Request:
    """A validated event."""

    user: ServiceUser
    secrets_path: str
    keep_valid: bool
    """Keep the secret's pairs unless their rotation is due; False: new pairs in both slots."""
    rotations: Mapping[str, str] = field(default_factory=dict)
    """Slot to token: a pair is kept as long as its token is the same. Empty: the secret's tokens."""
    active_key_number: int | None = None
    """The slot that clients shall use; None: as in the secret."""
    step: str = CREATE
    version_id: str = ""
    """The version to make current (finishSecret only)."""
    public_keys: Mapping[str, str] = field(default_factory=dict)
    """Slot to public key of the Snowflake user, in one line (finishSecret only)."""

    @classmethod
    def of(cls, event: Any) -> Request:
        """Validate an event; the handler's docstring describes it. Raises BadEvent."""
        if not isinstance(event, Mapping):
            raise BadEvent("the event is not a JSON object")
        keep_valid = event.get("get_private_keys_from_aws_secrets")
        if not isinstance(keep_valid, bool):
            raise BadEvent("get_private_keys_from_aws_secrets must be true or false")
        step = event.get("step", CREATE)
        if step not in (CREATE, FINISH):
            raise BadEvent(f"step must be {CREATE} or {FINISH}")
        last = step == FINISH
        return cls(
            user=ServiceUser(_text(event, "snowflake_account_identifier"), _text(event, "snowflake_service_user")),
            secrets_path=_text(event, "secrets_path"),
            keep_valid=keep_valid,
            rotations=_rotations(event),
            active_key_number=_active(event),
            step=step,
            version_id=_text(event, "version_id") if last else "",
            public_keys={slot: _text(event, f"snowflake_rsa_public_key_{slot}_pem") for slot in SLOTS} if last else {},
        )


def _text(event: Mapping[str, Any], key: str) -> str:
    value = event.get(key)
    if not isinstance(value, str) or not value.strip():
        raise BadEvent(f"{key} must be a non-empty text")
    return value


def _rotations(event: Mapping[str, Any]) -> Mapping[str, str]:
    value = event.get("rotations")
    if value is None or value == {}:
        return {}
    if not isinstance(value, Mapping) or set(value) != set(SLOTS):
        raise BadEvent(f"rotations must be an object with the keys {' and '.join(SLOTS)}")
    return {slot: _text(value, slot) for slot in SLOTS}


def _active(event: Mapping[str, Any]) -> int | None:
    value = event.get("active_key_number")
    if value is None:
        return None
    if isinstance(value, bool) or value not in (1, 2):
        raise BadEvent("active_key_number must be 1 or 2")
    return int(value)
