"""Object parameters: what is set on an object, what it inherits, and what SHOW PARAMETERS says.

Names are Terraform's (lower case); their defaults are in `parameters.json`, whose types (bool, number, text) are the
types of the arguments.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from local_cloud.model import UNKNOWN, Value
from local_cloud.snowflake.catalog import Catalog, Document


@cache
def defaults(kind: str) -> Mapping[str, Any]:
    """Parameters of a kind of object with Snowflake's defaults; none for kinds that have no parameters."""
    document = json.loads((Path(__file__).parent / "parameters.json").read_text(encoding="utf-8"))
    return document.get(kind, {})


def given(kind: str, planned: Value) -> dict[str, Any]:
    """The parameters that a plan sets."""
    return {name: planned[name] for name in defaults(kind) if planned.get(name) not in (None, UNKNOWN)}


def changed(kind: str, before: Value, planned: Value, own: Mapping[str, Any]) -> dict[str, Any]:
    """The object's own parameters after an update: UNKNOWN unsets one, a value other than before sets it."""
    after = dict(own)
    for name in defaults(kind):
        value = planned.get(name)
        if value is UNKNOWN:
            after.pop(name, None)
        elif value is not None and value != before.get(name):
            after[name] = value
    return after


def effective(catalog: Catalog, target: Document) -> dict[str, tuple[Any, str]]:
    """Every parameter's value and the level it comes from: the object's kind, its parent's, or "" for the default."""
    parent = catalog.get(target["parent"]) if target["parent"] else None
    result = {}
    for name, default in defaults(target["kind"]).items():
        result[name] = (default, "")
        for holder in (target, parent):
            if holder is not None and name in holder["parameters"]:
                result[name] = (holder["parameters"][name], holder["kind"])
                break
    return result


def show(catalog: Catalog, target: Document) -> list[Value]:
    """The `parameters` attribute: one object with a list of one row a parameter."""
    base = defaults(target["kind"])
    rows = {
        name: [{"key": name.upper(), "value": _text(value), "default": _text(base[name]), "level": level}]
        for name, (value, level) in effective(catalog, target).items()
    }
    return [rows]


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
