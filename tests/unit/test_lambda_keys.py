"""Key pairs of the rotation Lambda."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
    load_pem_public_key,
)
from key_pair_rotation.keys import KeyPair, UnusableKey


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


def test_repr_does_not_contain_the_key(pair: KeyPair) -> None:
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
