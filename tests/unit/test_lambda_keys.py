"""Key pairs and tokens of the rotation Lambda."""

from __future__ import annotations

import base64
import hashlib
import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.padding import PKCS1v15
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
    load_pem_public_key,
)
from key_pair_rotation.keys import KeyPair, UnusableKey
from key_pair_rotation.snowflake_jwt import account_for_jwt, fingerprint, make_jwt, verify_jwt

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


@pytest.fixture(scope="module")
def pair() -> KeyPair:
    return KeyPair.generate()


def test_forms_of_a_pair(pair: KeyPair) -> None:
    private = base64.b64decode(pair.private_base64)
    assert private.startswith(b"-----BEGIN PRIVATE KEY-----\n")  # PKCS#8
    loaded = load_pem_private_key(private, password=None)
    assert isinstance(loaded, rsa.RSAPrivateKey) and loaded.key_size == 2048
    public = base64.b64decode(pair.public_base64)
    assert public.startswith(b"-----BEGIN PUBLIC KEY-----\n")
    assert load_pem_public_key(public) == loaded.public_key()
    lines = public.decode().splitlines()
    assert pair.public_one_line == "".join(lines[1:-1])


def test_round_trip(pair: KeyPair) -> None:
    assert KeyPair.from_private_base64(pair.private_base64).public_one_line == pair.public_one_line


def test_two_pairs_differ(pair: KeyPair) -> None:
    assert KeyPair.generate().public_one_line != pair.public_one_line


def test_a_pair_shows_nothing_of_itself(pair: KeyPair) -> None:
    assert pair.private_base64[:40] not in repr(pair) and "RSAPrivateKey" not in repr(pair)


def encoded(key: Any, encryption: Any = None) -> str:
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, encryption or NoEncryption())
    return base64.b64encode(pem).decode()


@pytest.mark.parametrize(
    "text",
    [
        "<SNOWFLAKE_RSA_PRIVATE_KEY_1_PEM>",
        "",
        base64.b64encode(b"no PEM").decode(),
        encoded(rsa.generate_private_key(65537, 1024)),  # noqa: S505 - that is the point
        encoded(ec.generate_private_key(ec.SECP256R1())),
        encoded(rsa.generate_private_key(65537, 2048), BestAvailableEncryption(b"pass phrase")),
    ],
    ids=["placeholder", "empty", "no-pem", "too-short", "elliptic", "encrypted"],
)
def test_unusable_keys(text: str) -> None:
    with pytest.raises(UnusableKey) as refused:
        KeyPair.from_private_base64(text)
    assert not text or text not in str(refused.value)


@pytest.mark.parametrize(
    ("identifier", "account"),
    [
        ("MYORG-MYACCOUNT", "MYORG-MYACCOUNT"),
        ("myorg-my_account", "MYORG-MY_ACCOUNT"),
        ("xy12345", "XY12345"),
        ("xy12345.us-east-1", "XY12345"),
        ("xy12345.us-east-1.aws", "XY12345"),
        ("xy12345-a1b2c3.global", "XY12345"),
    ],
)
def test_account_of_a_token(identifier: str, account: str) -> None:
    assert account_for_jwt(identifier) == account


def decoded(part: str) -> Any:
    return json.loads(base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def test_token(pair: KeyPair) -> None:
    token = make_jwt(pair, "xy12345.us-east-1", "tableflow_kickstarter", NOW, timedelta(minutes=59))
    header, claims, signature = token.split(".")
    assert decoded(header) == {"alg": "RS256", "typ": "JWT"}
    digest = base64.b64encode(hashlib.sha256(base64.b64decode(pair.public_one_line)).digest()).decode()
    assert decoded(claims) == {
        "iss": f"XY12345.TABLEFLOW_KICKSTARTER.SHA256:{digest}",
        "sub": "XY12345.TABLEFLOW_KICKSTARTER",
        "iat": int(NOW.timestamp()),
        "exp": int(NOW.timestamp()) + 59 * 60,
    }
    assert fingerprint(pair.public_der) == f"SHA256:{digest}"
    raw = base64.urlsafe_b64decode(signature + "=" * (-len(signature) % 4))
    public = pair.private_key.public_key()
    public.verify(raw, f"{header}.{claims}".encode(), PKCS1v15(), SHA256())
    with pytest.raises(InvalidSignature):
        public.verify(raw, f"{header}.{header}".encode(), PKCS1v15(), SHA256())


@pytest.mark.parametrize("lifetime", [timedelta(0), timedelta(hours=1, seconds=1)])
def test_lifetimes_that_snowflake_refuses(pair: KeyPair, lifetime: timedelta) -> None:
    with pytest.raises(ValueError, match="at most"):
        make_jwt(pair, "ORG-ACCOUNT", "USER", NOW, lifetime)


def test_who_has_the_public_key_takes_the_token(pair: KeyPair) -> None:
    token = make_jwt(pair, "ORG-ACCOUNT", "user", NOW, timedelta(hours=1))
    assert verify_jwt(token, pair.public_one_line, NOW)
    assert not verify_jwt(token, KeyPair.generate().public_one_line, NOW)
    assert not verify_jwt(token, pair.public_one_line, NOW + timedelta(hours=1))
    assert not verify_jwt(token, pair.public_one_line, NOW - timedelta(seconds=1))
    header, claims, signature = token.split(".")
    forged = decoded(claims) | {"sub": "ORG-ACCOUNT.ADMIN", "iss": f"ORG-ACCOUNT.ADMIN.{fingerprint(pair.public_der)}"}
    part = base64.urlsafe_b64encode(json.dumps(forged).encode()).decode().rstrip("=")
    assert not verify_jwt(f"{header}.{part}.{signature}", pair.public_one_line, NOW)
