"""The JWT that proves to Snowflake that one holds a service user's private key.

Source: Snowflake documentation, "Authenticating to the server" (SQL API, key-pair authentication).
"""

from __future__ import annotations

import base64
import hashlib
import json
from datetime import datetime, timedelta

from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA256

from key_pair_rotation.keys import KeyPair

#: Snowflake accepts a token for at most an hour after it was issued.
MAX_LIFETIME = timedelta(hours=1)


def fingerprint(pair: KeyPair) -> str:
    """`SHA256:` and base64 of the public key's digest, as DESCRIBE USER shows it."""
    return "SHA256:" + base64.b64encode(hashlib.sha256(pair.public_der).digest()).decode()


def account_for_jwt(account_identifier: str) -> str:
    """The account as a JWT names it: upper case, without the region (`xy12345.us-east-1` is `XY12345`)."""
    separator = "-" if ".global" in account_identifier.lower() else "."
    return account_identifier.partition(separator)[0].upper()


def make_jwt(pair: KeyPair, account_identifier: str, user: str, now: datetime, lifetime: timedelta) -> str:
    """A token for the user, issued `now` (aware), valid for `lifetime` (at most `MAX_LIFETIME`)."""
    if not timedelta(0) < lifetime <= MAX_LIFETIME:
        raise ValueError(f"a token's lifetime is at most {MAX_LIFETIME}, not {lifetime}")
    subject = f"{account_for_jwt(account_identifier)}.{user.upper()}"
    claims = {
        "iss": f"{subject}.{fingerprint(pair)}",
        "sub": subject,
        "iat": int(now.timestamp()),
        "exp": int((now + lifetime).timestamp()),
    }
    signed = f"{_part({'alg': 'RS256', 'typ': 'JWT'})}.{_part(claims)}"
    return f"{signed}.{_base64url(pair.private_key.sign(signed.encode(), PKCS1v15(), SHA256()))}"


def _part(document: dict[str, object]) -> str:
    return _base64url(json.dumps(document, separators=(",", ":")).encode())


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
