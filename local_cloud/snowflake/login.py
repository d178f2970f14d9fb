"""Key pairs and logins: who the admin user is, and whether a provider block may act as somebody.

Source: "Key-pair authentication and key-pair rotation", docs.snowflake.com.
"""

from __future__ import annotations

import base64
import binascii
import re
import secrets
from typing import Any, Final

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import padding, rsa

from local_cloud.model import UNKNOWN, CloudError, Value
from local_cloud.snowflake import errors
from local_cloud.snowflake.catalog import Catalog, Document
from local_cloud.snowflake.connection import Account
from local_cloud.snowflake.names import parse_argument, quoted
from local_cloud.snowflake.privileges import Session, create_system_roles

ADMIN_ROLES: Final = ("ACCOUNTADMIN", "SECURITYADMIN", "SYSADMIN")

_ORGANIZATION: Final = "LOCALORG"
_ACCOUNT: Final = "LAKEHOUSE"
_ADMIN_USER: Final = "TERRAFORM_ADMIN"
_REGION: Final = "us-east-1"
_KEY_SLOTS: Final = ("rsa_public_key", "rsa_public_key_2")
_INVALID_TOKEN: Final = ("JWT token is invalid.", "390144")


def public_key_body(text: str) -> str:
    """A public key in the form in which Snowflake keeps it: the base64 of its DER, on one line.

    `text` is a PEM or only its body, line breaks allowed. CloudError(400) for anything but an RSA key of 2048 bits up.
    """
    body = re.sub(r"-----[A-Z ]+-----|\s", "", text)
    try:
        key = serialization.load_der_public_key(base64.b64decode(body, validate=True))
    except (ValueError, UnsupportedAlgorithm, binascii.Error) as error:
        raise _rejected("Invalid public key") from error
    if not isinstance(key, rsa.RSAPublicKey) or key.key_size < 2048:
        raise _rejected("Public key is not an RSA key of at least 2048 bits")
    return _der_body(key)


def _rejected(reason: str) -> CloudError:
    return CloudError(400, f"New public key rejected by current policy. Reason: '{reason}'", "003506")


def _der_body(key: rsa.RSAPublicKey) -> str:
    der = key.public_bytes(serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo)
    return base64.b64encode(der).decode()


def _private_key(pem: str, passphrase: str | None) -> rsa.RSAPrivateKey:
    secret = passphrase.encode() if passphrase else None
    try:
        # Proving the primes takes 0.1 s; the signature that a login asks for shows as well that the key is whole.
        key = serialization.load_pem_private_key(pem.encode(), secret, unsafe_skip_rsa_key_validation=True)
    except (ValueError, TypeError, UnsupportedAlgorithm):
        # The library's own sentence might quote the key.
        raise errors.login("could not parse private key: it is no PEM of a PKCS#8 key", "260007") from None
    if not isinstance(key, rsa.RSAPrivateKey):
        raise errors.login("could not parse private key: it is not an RSA key", "260007")
    return key


# The account and its admin


def seed_admin(account: Account, existing: Value | None = None) -> Value:
    """Make the account and its admin service user if they are not there, and return the admin's secret document.

    The document has `snowflake_account_identifier`, `snowflake_organization_name`, `snowflake_account_name`,
    `admin_service_user`, `active_key_number` and `snowflake_rsa_private_key_{1,2}_pem` (base64 of a PKCS#8 PEM).
    With an `existing` document its names and the public halves of its keys are what the account knows afterwards.
    Without one the keys are made once, and kept beside the account so that every call returns the same.
    """
    with account.catalog() as catalog:
        held = catalog.account
        document = existing or (held or {}).get("admin") or _new_admin()
        catalog.account = _account_document(document, held, kept=None if existing else document)
        if held is None:
            create_system_roles(catalog)
        _register_admin(catalog, document)
        return dict(document)


def _new_admin() -> Value:
    keys = {f"snowflake_rsa_private_key_{number}_pem": _new_private_key() for number in (1, 2)}
    return {
        "snowflake_account_identifier": f"{_ORGANIZATION}-{_ACCOUNT}",
        "snowflake_organization_name": _ORGANIZATION,
        "snowflake_account_name": _ACCOUNT,
        "admin_service_user": _ADMIN_USER,
        "active_key_number": 1,
        **keys,
    }


def _new_private_key() -> str:
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    return base64.b64encode(pem).decode()


def _account_document(document: Value, held: Document | None, kept: Value | None) -> Document:
    """The account's own facts: made once, except names, which follow the admin's document."""
    alphabet = "abcdefghijklmnopqrstuvwxyz0123456789"
    token = "".join(secrets.choice(alphabet) for _ in range(8))
    made = held or {
        "locator": "".join(secrets.choice(alphabet[:26]) for _ in range(3)).upper()
        + str(10000 + secrets.randbelow(89999)),
        "iam_user_arn": f"arn:aws:iam::{100000000000 + secrets.randbelow(899999999999)}:user/{token}-s",
        "region": _REGION,
    }
    return {
        **made,
        "organization": document["snowflake_organization_name"].upper(),
        "name": document["snowflake_account_name"].upper(),
        "admin": kept,
    }


def _register_admin(catalog: Catalog, document: Value) -> None:
    name = document["admin_service_user"].upper()
    user = catalog.find("USER", name) or catalog.add(
        "USER",
        name,
        parent=None,
        owner=None,
        # No secondary roles: what runs with the primary role alone runs in every account.
        properties={"type": "SERVICE", "login_name": name, "default_secondary_roles_option": "NONE"},
    )
    for slot, number in zip(_KEY_SLOTS, (1, 2), strict=True):
        encoded = document.get(f"snowflake_rsa_private_key_{number}_pem")
        key = _private_key(base64.b64decode(encoded).decode(), None).public_key() if encoded else None
        user["properties"][slot] = _der_body(key) if key else None
    catalog.save(user)
    for role in ADMIN_ROLES:
        granted = catalog.find("ROLE", role)
        if granted is not None:
            catalog.join(granted["id"], "USER", user["id"])


# Logging in


def login(account: Account, config: Value) -> Session:
    """The session of a provider block. CloudError(401) in Snowflake's words when account, user, key or role are wrong.

    A block that is not wholly known yet gives a session whose every call is refused.
    """
    needed = ("organization_name", "account_name", "user", "authenticator", "private_key", "role")
    if any(config.get(name) is UNKNOWN for name in needed):
        return Session("", "", "", refusal="The provider's login is not known before apply.")
    key = _configured_key(config)
    with account.catalog() as catalog:
        held = catalog.account
        if held is None or _names(config) != (held["organization"], held["name"]):
            raise errors.login("Incorrect account: there is no such organization and account name.", "390201")
        user = _user(catalog, config.get("user") or "")
        if not any(_signs_for(key, user["properties"].get(slot)) for slot in _KEY_SLOTS):
            raise errors.login(*_INVALID_TOKEN)
        if user["properties"].get("disabled"):
            raise errors.login("User access disabled. Contact your local system administrator.", "390101")
        role = _role(catalog, user, config.get("role") or user["properties"].get("default_role") or "PUBLIC")
        return Session(user["id"], role["id"], role["name"], config.get("warehouse"), _notes(catalog, config))


def _signs_for(key: rsa.RSAPrivateKey, public_body: str | None) -> bool:
    """Whether a token signed with the private key passes with a registered public one."""
    if public_body is None or public_body != _der_body(key.public_key()):
        return False
    token = secrets.token_bytes(32)
    try:
        signature = key.sign(token, padding.PKCS1v15(), hashes.SHA256())
        key.public_key().verify(signature, token, padding.PKCS1v15(), hashes.SHA256())
    except (InvalidSignature, ValueError):
        return False
    return True


def _configured_key(config: Value) -> rsa.RSAPrivateKey:
    authenticator = (config.get("authenticator") or "SNOWFLAKE").upper()
    if authenticator != "SNOWFLAKE_JWT":
        message = f"authenticator {authenticator} is out of reach: the local Snowflake takes SNOWFLAKE_JWT only."
        raise errors.login(message, "390100")
    if not config.get("private_key"):
        raise errors.login("trying to use keypair authentication, but PrivateKey was not provided", "260006")
    return _private_key(config["private_key"], config.get("private_key_passphrase"))


def _names(config: Value) -> tuple[str, str]:
    return (config.get("organization_name") or "").upper(), (config.get("account_name") or "").upper()


def _user(catalog: Catalog, login_name: str) -> Document:
    for user in catalog.all("USER"):
        if (user["properties"].get("login_name") or user["name"]).upper() == login_name.upper():
            return user
    raise errors.login(*_INVALID_TOKEN)


def _role(catalog: Catalog, user: Document, argument: str) -> Document:
    name = _connect_name(argument)
    role = catalog.find("ROLE", name)
    advice = "Contact your local system administrator, or attempt to login with another role, e.g. PUBLIC."
    if role is None:
        message = f"Role '{name}' specified in the connect string does not exist or not authorized. {advice}"
        raise errors.login(message, "390189")
    granted = {membership["role"] for membership in catalog.memberships(grantee=user["id"])}
    if name != "PUBLIC" and role["id"] not in catalog.inherited(granted):
        message = f"Role '{name}' specified in the connect string is not granted to this user. {advice}"
        raise errors.login(message, "390186")
    return role


def _connect_name(argument: str) -> str:
    """A name in a connection's parameters: folded to upper case unless it is in quotes."""
    name = parse_argument(argument)[0]
    return name if argument == quoted(name) else name.upper()


def _notes(catalog: Catalog, config: Value) -> tuple[str, ...]:
    warehouse: Any = config.get("warehouse")
    if not warehouse or warehouse is UNKNOWN or catalog.find("WAREHOUSE", _connect_name(warehouse)):
        return ()
    return (f"The session's warehouse '{warehouse}' does not exist or is not authorized.",)
