"""The JWT that proves to Snowflake that one holds a service user's private key.

Source: Snowflake documentation, "Authenticating to the server" (SQL API, key-pair authentication).
"""

from __future__ import annotations

import base64
import hashlib
import json
from datetime import datetime, timedelta

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_der_public_key

from key_pair_rotation.keys import KeyPair

#: Snowflake accepts a token for at most an hour after it was issued.
MAX_LIFETIME = timedelta(hours=1)


def fingerprint(public_der: bytes) -> str:
    """`SHA256:` and base64 of a public key's digest, as DESCRIBE USER shows it."""
    return "SHA256:" + base64.b64encode(hashlib.sha256(public_der).digest()).decode()


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
        "iss": f"{subject}.{fingerprint(pair.public_der)}",
        "sub": subject,
        "iat": int(now.timestamp()),
        "exp": int((now + lifetime).timestamp()),
    }
    signed = f"{_part({'alg': 'RS256', 'typ': 'JWT'})}.{_part(claims)}"
    return f"{signed}.{_base64url(pair.private_key.sign(signed.encode(), PKCS1v15(), SHA256()))}"


def verify_jwt(token: str, public_one_line: str, now: datetime) -> bool:
    """Whether the holder of the public key, given as Snowflake keeps it, takes the token at `now`."""
    signed, _, signature = token.rpartition(".")
    public_der = base64.b64decode(public_one_line)
    key = load_der_public_key(public_der)
    claims = json.loads(_bytes(signed.partition(".")[2]))
    if not isinstance(key, RSAPublicKey) or claims["iss"] != f"{claims['sub']}.{fingerprint(public_der)}":
        return False
    try:
        key.verify(_bytes(signature), signed.encode(), PKCS1v15(), SHA256())
    except InvalidSignature:
        return False
    return bool(claims["iat"] <= now.timestamp() < claims["exp"])


def _part(document: dict[str, object]) -> str:
    return _base64url(json.dumps(document, separators=(",", ":")).encode())


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(part: str) -> bytes:
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))
