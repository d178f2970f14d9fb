"""RSA key pairs as Snowflake takes them.

Source: Snowflake documentation, "Key-pair authentication and key-pair rotation" (RSA of at least 2048 bits, PKCS#8;
the public key without its header, footer and line breaks).
"""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass, field

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey, generate_private_key
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

KEY_BITS = 2048
_PUBLIC_EXPONENT = 65537


class UnusableKey(Exception):
    """What should be a private key is none, or too short. The text says no more than that."""


@dataclass(frozen=True)
class KeyPair:
    """An RSA key pair. Its `repr` shows nothing of the private key."""

    private_key: RSAPrivateKey = field(repr=False)

    @classmethod
    def generate(cls) -> KeyPair:
        return cls(generate_private_key(public_exponent=_PUBLIC_EXPONENT, key_size=KEY_BITS))

    @classmethod
    def from_private_base64(cls, text: str) -> KeyPair:
        """From base64 of a PEM, as `private_base64` gives it."""
        try:
            key = load_pem_private_key(base64.b64decode(text, validate=True), password=None)
        except (binascii.Error, ValueError, TypeError, UnsupportedAlgorithm):
            raise UnusableKey("no private key in PEM, base64-encoded") from None
        if not isinstance(key, RSAPrivateKey) or key.key_size < KEY_BITS:
            raise UnusableKey(f"no RSA key of at least {KEY_BITS} bits")
        return cls(key)

    @property
    def private_base64(self) -> str:
        """Base64 of the private key's PEM (PKCS#8, not encrypted)."""
        pem = self.private_key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        return base64.b64encode(pem).decode()

    @property
    def public_base64(self) -> str:
        """Base64 of the public key's PEM."""
        pem = self.private_key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
        return base64.b64encode(pem).decode()

    @property
    def public_one_line(self) -> str:
        """The public key as `RSA_PUBLIC_KEY` of a Snowflake user takes it: one line, no header, no footer."""
        return base64.b64encode(self.public_der).decode()

    @property
    def public_der(self) -> bytes:
        """The public key in DER (SubjectPublicKeyInfo)."""
        return self.private_key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
