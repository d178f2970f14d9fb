"""Whether a subject takes a new schema, by its compatibility level.

Avro is decided by the rules of schema resolution (avro.apache.org, "Schema Resolution"). JSON Schema and Protobuf have
rules of their own that are not modelled: every change of those is taken.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

DEFAULT_LEVEL = "BACKWARD"

#: What may be read as what without loss of meaning, besides itself.
_PROMOTIONS = {
    "int": {"long", "float", "double"},
    "long": {"float", "double"},
    "float": {"double"},
    "string": {"bytes"},
    "bytes": {"string"},
}


def takes(level: str, format: str, new: str, versions: Sequence[str]) -> bool:
    """Whether a schema may follow `versions` (oldest first) at a level such as BACKWARD or FULL_TRANSITIVE."""
    if level == "NONE" or format != "AVRO":
        return True
    earlier = versions if level.endswith("_TRANSITIVE") else versions[-1:]
    direction = level.removesuffix("_TRANSITIVE")
    ahead = json.loads(new)
    return all(_compatible(direction, ahead, json.loads(before)) for before in earlier)


def _compatible(direction: str, new: Any, old: Any) -> bool:
    backward = direction == "FORWARD" or can_read(new, old)
    forward = direction == "BACKWARD" or can_read(old, new)
    return backward and forward


def can_read(reader: Any, writer: Any) -> bool:
    """Whether data of one Avro schema can be read with another."""
    return _Resolution().can_read(reader, writer)


class _Resolution:
    """One comparison. Named types may be recursive: a pair that is being compared counts as readable."""

    def __init__(self) -> None:
        self._open: set[tuple[str, str]] = set()
        self._reader_names: dict[str, Any] = {}
        self._writer_names: dict[str, Any] = {}

    def can_read(self, reader: Any, writer: Any) -> bool:
        reader, writer = _named(reader, self._reader_names), _named(writer, self._writer_names)
        if isinstance(writer, list):
            return all(self.can_read(reader, branch) for branch in writer)
        if isinstance(reader, list):
            return any(self.can_read(branch, writer) for branch in reader)
        kind, written = _kind(reader), _kind(writer)
        if kind != written:
            return kind in _PROMOTIONS.get(written, set())
        match kind:
            case "record":
                return self._record(reader, writer)
            case "array":
                return self.can_read(reader["items"], writer["items"])
            case "map":
                return self.can_read(reader["values"], writer["values"])
            case "enum":
                return "default" in reader or set(writer["symbols"]) <= set(reader["symbols"])
            case "fixed":
                return reader["size"] == writer["size"]
        return True

    def _record(self, reader: Any, writer: Any) -> bool:
        pair = (reader["name"], writer["name"])
        if pair in self._open:
            return True
        self._open.add(pair)
        written = {field["name"]: field["type"] for field in writer["fields"]}
        return all(self._field(field, written) for field in reader["fields"])

    def _field(self, field: Any, written: dict[str, Any]) -> bool:
        for name in (field["name"], *field.get("aliases", ())):
            if name in written:
                return self.can_read(field["type"], written[name])
        return "default" in field


def _named(schema: Any, names: dict[str, Any]) -> Any:
    """A schema with a name that was met before replaced by what it stands for."""
    if isinstance(schema, str):
        return names.get(schema, schema)
    if isinstance(schema, dict):
        if isinstance(schema.get("type"), (dict, list)):
            return _named(schema["type"], names)
        if "name" in schema:
            names[schema["name"]] = schema
            if "namespace" in schema:
                names[f"{schema['namespace']}.{schema['name']}"] = schema
    return schema


def _kind(schema: Any) -> str:
    return schema["type"] if isinstance(schema, dict) else schema
