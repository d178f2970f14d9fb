"""RSA key pairs in the formats that Snowflake requires.

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
    """A value is not a private key, or the key is too short. The message does not contain the value."""


@dataclass(frozen=True)
class KeyPair:
    """An RSA key pair. Its `repr` does not contain the private key."""

    private_key: RSAPrivateKey = field(repr=False)

    @classmethod
    def generate(cls) -> KeyPair:
        return cls(generate_private_key(public_exponent=_PUBLIC_EXPONENT, key_size=KEY_BITS))

    @classmethod
    def from_private_base64(cls, text: str) -> KeyPair:
        """Inverse of `private_base64`. Raises UnusableKey."""
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
        """The public key in the format of a Snowflake user's `RSA_PUBLIC_KEY`: one line, no header, no footer."""
        der = self.private_key.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
        return base64.b64encode(der).decode()
