"""Recorded provider schemas (`imports/schemas/<provider>.json`), parsed into immutable objects.

A file holds what `terraform providers schema -json` gives for one provider, below the key `schema`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal

#: A type as Terraform writes it in JSON: "string", "number", "bool", ["list", T], ["set", T], ["map", T],
#: ["object", {name: T}].
CtyType = str | list[Any]
Nesting = Literal["single", "list", "set"]

DIRECTORY = Path(__file__).resolve().parent.parent / "imports" / "schemas"


@dataclass(frozen=True)
class Attribute:
    """One argument or computed value of a block."""

    name: str
    type: CtyType = field(hash=False)
    required: bool = False
    optional: bool = False
    computed: bool = False
    sensitive: bool = False
    deprecated: bool = False
    write_only: bool = False
    """Sent by Terraform with the configuration only; never part of a plan or a state."""


@dataclass(frozen=True)
class NestedBlock:
    """A block inside a block. `max_items` 0 means no limit."""

    name: str
    nesting: Nesting
    body: Body
    min_items: int = 0
    max_items: int = 0


@dataclass(frozen=True, eq=False)
class Body:
    """Attributes and nested blocks of one level."""

    attributes: Mapping[str, Attribute]
    blocks: Mapping[str, NestedBlock]

    @cached_property
    def names(self) -> frozenset[str]:
        return frozenset(self.attributes) | frozenset(self.blocks)

    def paths(self, prefix: str = "") -> Iterator[str]:
        """Every dotted path below this body, blocks before what they hold."""
        for name in self.attributes:
            yield prefix + name
        for name, block in self.blocks.items():
            yield prefix + name
            yield from block.body.paths(f"{prefix}{name}.")

    def find(self, path: str) -> Attribute | NestedBlock | None:
        """The attribute or block at a dotted path without indexes; None when there is none."""
        first, _, rest = path.partition(".")
        if not rest:
            return self.attributes.get(first) or self.blocks.get(first)
        block = self.blocks.get(first)
        return None if block is None else block.body.find(rest)


@dataclass(frozen=True)
class Function:
    """A provider-defined function: the names and types of its parameters, and the type of its result."""

    parameters: Mapping[str, CtyType] = field(hash=False)
    returns: CtyType = field(hash=False)
    summary: str = ""


@dataclass(frozen=True, eq=False)
class TypeSchema:
    """Schema of a resource type, a data source type or a provider block."""

    version: int
    body: Body


class ProviderSchema:
    """The schema of one provider; each type is parsed on first use."""

    def __init__(self, name: str, document: Mapping[str, Any]) -> None:
        self.name = name
        self.source: str = document["provider"]
        self._schema: Mapping[str, Any] = document["schema"]
        self._resources: dict[str, TypeSchema] = {}
        self._data_sources: dict[str, TypeSchema] = {}

    @cached_property
    def provider(self) -> TypeSchema:
        return _parse_type(self._schema["provider"])

    def resource(self, type: str) -> TypeSchema:
        """The schema of a type. KeyError when the recorded schema does not have it."""
        if type not in self._resources:
            self._resources[type] = _parse_type(self._schema["resource_schemas"][type])
        return self._resources[type]

    def data_source(self, type: str) -> TypeSchema:
        if type not in self._data_sources:
            self._data_sources[type] = _parse_type(self._schema["data_source_schemas"][type])
        return self._data_sources[type]

    def function(self, name: str) -> Function:
        """KeyError for a function that the recorded schema does not have."""
        raw = self._schema["functions"][name]
        parameters = {parameter["name"]: parameter["type"] for parameter in raw["parameters"]}
        return Function(parameters, raw["return_type"], raw.get("summary", ""))


@cache
def load(name: str) -> ProviderSchema:
    """The recorded schema of `confluent`, `aws`, `snowflake`, `random` or `time`."""
    return ProviderSchema(name, json.loads((DIRECTORY / f"{name}.json").read_bytes()))


def _parse_type(raw: Mapping[str, Any]) -> TypeSchema:
    return TypeSchema(version=raw.get("version", 0), body=parse_body(raw.get("block", {})))


def parse_body(raw: Mapping[str, Any]) -> Body:
    """A `block` of the JSON schema."""
    flags = ("required", "optional", "computed", "sensitive", "deprecated", "write_only")
    attributes = {
        name: Attribute(name, spec["type"], **{flag: bool(spec.get(flag, False)) for flag in flags})
        for name, spec in raw.get("attributes", {}).items()
    }
    blocks = {
        name: NestedBlock(
            name,
            spec["nesting_mode"],
            parse_body(spec["block"]),
            min_items=spec.get("min_items", 0),
            max_items=spec.get("max_items", 0),
        )
        for name, spec in raw.get("block_types", {}).items()
    }
    return Body(attributes, blocks)
