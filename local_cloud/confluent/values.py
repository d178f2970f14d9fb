"""Small readers of Terraform values: blocks are lists of dicts, and what is not known yet is UNKNOWN."""

from __future__ import annotations

from typing import Any

from local_cloud.model import UNKNOWN, Value


def known(value: Any) -> bool:
    """Set and known: neither null nor UNKNOWN."""
    return value is not None and value is not UNKNOWN


def given(value: Any, otherwise: Any) -> Any:
    """The configured value, or what the cloud chooses where none is configured."""
    return value if known(value) else otherwise


def block(value: Value, name: str) -> Value:
    """The only block of that name, `{}` when absent or unknown."""
    blocks = value.get(name)
    return blocks[0] if known(blocks) and blocks and known(blocks[0]) else {}


def ref(value: Value, name: str) -> str:
    """`id` of the only block of that name, `""` when absent or unknown."""
    found = block(value, name).get("id")
    return str(found) if known(found) else ""


def changed(prior: Any, planned: Any) -> bool:
    """Whether a plan is known to change a value. Of what is unknown nothing can be said yet."""
    return planned is not UNKNOWN and prior != planned


def same_or_null(before: Any, now: Any) -> Any:
    """An optional argument read back: null stays null while the cloud holds its zero value."""
    return before if before is None and not now else now


def imported_from_environment(import_id: str) -> Value:
    """The state for an import id `<environment id>/<object id>`."""
    environment, _, id = import_id.rpartition("/")
    return {"id": id, "environment": [{"id": environment}]}
