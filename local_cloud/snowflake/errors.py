"""Snowflake's refusals, in its words and with its codes."""

from __future__ import annotations

from local_cloud.model import CloudError

_LABELS = {"EXTERNAL VOLUME": "External volume", "ICEBERG TABLE": "Table"}


def label(kind: str) -> str:
    return _LABELS.get(kind, kind.capitalize())


def unauthorized(kind: str, name: str) -> CloudError:
    """Snowflake gives the same error for an object that does not exist and for one that the role may not see.

    The status is 403: with 404, which Read takes for "deleted", a missing privilege would remove it from the state.
    """
    return CloudError(403, f"SQL compilation error: {label(kind)} '{name}' does not exist or not authorized.", "002003")


def insufficient(kind: str, name: str) -> CloudError:
    subject = label(kind).lower()
    return CloudError(
        403, f"SQL access control error: Insufficient privileges to operate on {subject} '{name}'.", "003001"
    )


def already_exists(name: str) -> CloudError:
    return CloudError(409, f"SQL compilation error: Object '{name}' already exists.", "002002")


def in_use(kind: str, name: str, table: str) -> CloudError:
    """Source: usage notes of DROP CATALOG INTEGRATION and DROP EXTERNAL VOLUME, docs.snowflake.com."""
    return CloudError(
        409,
        f"SQL compilation error: {label(kind)} '{name}' cannot be dropped or replaced because it is associated with "
        f"one or more Iceberg tables, such as '{table}'.",
    )


def invalid(message: str, code: str = "001003") -> CloudError:
    return CloudError(400, f"SQL compilation error: {message}", code)


def login(message: str, code: str) -> CloudError:
    return CloudError(401, message, code)
