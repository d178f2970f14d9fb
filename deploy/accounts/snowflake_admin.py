"""Snowflake's admin service user: what its secret has to hold, and whether the key in it logs in.

Source of the login: Snowflake documentation, "Authenticating to the server" (SQL API, key-pair authentication).
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key

from deploy.errors import Problem, why_unreachable
from deploy.secrecy import KNOWN

_TEXTS: Final = ("snowflake_account_identifier", "snowflake_organization_name", "snowflake_account_name")
_USER: Final = "admin_service_user"
_ACTIVE: Final = "active_key_number"
_KEY: Final = "snowflake_rsa_private_key_{}_pem"
_SMALLEST: Final = 2048
"""Bits of an RSA key that Snowflake takes."""
_HOW: Final = "docs/first-deployment.md says what it holds and how to make it."
_QUESTION: Final = "select current_region(), current_available_roles()"


@dataclass(frozen=True)
class Admin:
    """What the secret says."""

    account: str
    """`<organization>-<account>`, as the providers log in to it."""
    user: str
    active_key_number: int
    keys: Mapping[int, RSAPrivateKey] = field(repr=False)


@dataclass(frozen=True)
class Login:
    """What Snowflake tells of a session; None for what it did not."""

    region: str | None = None
    """As in `AWS_US_EAST_1`."""
    roles: frozenset[str] | None = None


class LoginRefused(Exception):
    """Snowflake rejected the key."""


class SnowflakeUnreachable(Exception):
    """The server is not reachable."""


def read_admin(where: str, text: str | None) -> tuple[Admin | None, list[Problem]]:
    """The secret's content, and what is wrong with it. The admin is None where a login cannot be tried."""
    try:
        document = json.loads(text or "")
    except ValueError:
        document = None
    if not isinstance(document, dict):
        return None, [Problem(f"{where} is not a JSON object.", _HOW)]
    KNOWN.add(*(str(document.get(_KEY.format(number), "")) for number in (1, 2)))
    missing = [name for name in (*_TEXTS, _USER) if not isinstance(document.get(name), str) or not document[name]]
    active = str(document.get(_ACTIVE, ""))
    problems = [Problem(f"{where} has no {', '.join(missing)}.", _HOW)] if missing else []
    if active not in ("1", "2"):
        problems.append(Problem(f"{where}: {_ACTIVE} must be 1 or 2.", "It names the private key in use."))
        return None, problems
    keys, faults = _keys(where, document, int(active))
    problems.extend(faults)
    if problems:
        return None, problems
    account = f"{document['snowflake_organization_name']}-{document['snowflake_account_name']}"
    return Admin(account, document[_USER], int(active), keys), []


def _keys(where: str, document: Mapping[str, Any], active: int) -> tuple[dict[int, RSAPrivateKey], list[Problem]]:
    """Those that can be read. Only the active one has to be: the other may not have been made yet."""
    keys: dict[int, RSAPrivateKey] = {}
    problems: list[Problem] = []
    for number in (1, 2):
        name = _KEY.format(number)
        try:
            keys[number] = _key(document.get(name))
        except ValueError as error:
            if number == active:
                problems.append(
                    Problem(
                        f"{where}: {name}, the active key, {error}.",
                        "It is the base64 text of a PEM without a passphrase: `openssl base64 -A -in key.p8`.",
                    )
                )
    return keys, problems


def _key(text: Any) -> RSAPrivateKey:
    """ValueError says what is wrong without quoting the text."""
    if not isinstance(text, str) or not text.strip():
        raise ValueError("is missing")
    if "PRIVATE KEY" in text:
        raise ValueError("is a plain PEM; it must be base64-encoded")
    try:
        pem = base64.b64decode("".join(text.split()), validate=True)
    except binascii.Error:
        raise ValueError("is not base64") from None
    KNOWN.add(pem.decode(errors="replace"))
    try:
        key = load_pem_private_key(pem, password=None)
    except TypeError:
        raise ValueError("has a passphrase") from None
    except ValueError:
        raise ValueError("contains no PEM private key") from None
    if not isinstance(key, RSAPrivateKey):
        raise ValueError("is not an RSA key")
    if key.key_size < _SMALLEST:
        raise ValueError(f"has {key.key_size} bits; Snowflake needs at least {_SMALLEST}")
    return key


def log_in(admin: Admin, number: int, environment: Mapping[str, str], timeouts: tuple[float, float]) -> Login:
    """Log in with one of the keys and ask for region and roles. LoginRefused, or SnowflakeUnreachable.

    `SNOWFLAKE_HOST`, `SNOWFLAKE_PORT` and `SNOWFLAKE_PROTOCOL` mean what they mean to the provider.
    """
    import requests

    token = _token(admin, admin.keys[number], datetime.now(UTC))
    KNOWN.add(token)
    try:
        answer = requests.post(
            f"{_address(admin, environment)}/api/v2/statements",
            json={"statement": _QUESTION, "timeout": int(timeouts[1])},
            headers={
                "Authorization": f"Bearer {token}",
                "X-Snowflake-Authorization-Token-Type": "KEYPAIR_JWT",
                "Accept": "application/json",
            },
            timeout=timeouts,
            allow_redirects=False,
        )
    except requests.RequestException as error:
        raise SnowflakeUnreachable(f"cannot be reached: {why_unreachable(error)}") from None
    if answer.status_code == 401:
        raise LoginRefused(_message(answer))
    if answer.status_code in (403, 404):
        raise SnowflakeUnreachable(
            f"the account does not exist, or a network policy blocks this machine ({answer.status_code})"
        )
    return _told(answer) if answer.status_code == 200 else Login()


def _address(admin: Admin, environment: Mapping[str, str]) -> str:
    host = environment.get("SNOWFLAKE_HOST") or f"{admin.account.lower().replace('_', '-')}.snowflakecomputing.com"
    port = environment.get("SNOWFLAKE_PORT")
    return f"{environment.get('SNOWFLAKE_PROTOCOL') or 'https'}://{host}{f':{port}' if port else ''}"


def _token(admin: Admin, key: RSAPrivateKey, now: datetime) -> str:
    import jwt

    public = key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    fingerprint = base64.b64encode(hashlib.sha256(public).digest()).decode()
    subject = f"{admin.account.upper()}.{admin.user.upper()}"
    claims = {"iss": f"{subject}.SHA256:{fingerprint}", "sub": subject, "iat": now, "exp": now + timedelta(minutes=5)}
    return jwt.encode(claims, key, algorithm="RS256")


def _message(answer: Any) -> str:
    try:
        return str(answer.json()["message"]).rstrip(". ")
    except (ValueError, KeyError, TypeError):
        return "401"


def _told(answer: Any) -> Login:
    try:
        region, roles = answer.json()["data"][0]
        return Login(str(region), frozenset(json.loads(roles)))
    except (ValueError, KeyError, TypeError, IndexError):
        return Login()
