"""Terraform's wire values to Python and back.

Terraform sends a value as msgpack (or JSON, for states of older versions). Unknown values are msgpack extensions: type
0 plain, type 12 with a refinement (what is known of the unknown), which a provider may ignore. A number that does not
fit 64 bits, or is no exact double, comes as a decimal string.

Values are conformed to the schema both ways: every attribute is a key, sets are in one canonical order (so that `==`
compares), numbers are `int` where whole.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from decimal import Decimal, InvalidOperation
from typing import Any

import msgpack

from local_cloud.model import UNKNOWN, Value
from local_cloud.schemas import Body, CtyType

_UNKNOWN_EXTENSIONS = (0, 12)
_UNKNOWN_WIRE = msgpack.ExtType(0, b"\x00")
_INT64 = range(-(2**63), 2**63)

AttributePath = tuple[str | int, ...]


class SchemaMismatch(TypeError):
    """A value does not match the schema. This is a bug of the vendor class that returned it."""


def decode(body: Body, *, packed: bytes = b"", text: bytes = b"") -> Value | None:
    """The object that Terraform sent, as msgpack or as JSON; None for null."""
    if packed:
        raw = msgpack.unpackb(packed, ext_hook=_extension, strict_map_key=False)
    else:
        raw = json.loads(text) if text else None
    return None if raw is None else conform(body, raw)


def decode_state(body: Body, text: bytes) -> Value | None:
    """A stored state, possibly of another schema version. Names that the schema does not have are dropped."""
    raw = json.loads(text)
    return None if raw is None else conform(body, raw, drop_unknown_names=True)


def encode(value: Value | None) -> bytes:
    """msgpack of a conformed object."""
    if value is None:
        return b"\xc0"
    return msgpack.packb(_wire(value), default=_default)


def decode_argument(kind: CtyType, *, packed: bytes) -> Any:
    """An argument of a function."""
    return _conform_attribute(kind, msgpack.unpackb(packed, ext_hook=_extension, strict_map_key=False), ())


def encode_result(kind: CtyType, value: Any) -> bytes:
    """msgpack of a function's result."""
    return msgpack.packb(_wire(_conform_attribute(kind, value, ())), default=_default)


def conform(body: Body, raw: Mapping[str, Any], path: AttributePath = (), *, drop_unknown_names: bool = False) -> Value:
    """A complete object of the schema from a partial one. Raises SchemaMismatch for a wrong name or type."""
    if not isinstance(raw, Mapping):
        raise SchemaMismatch(f"{_dotted(path) or 'the object'}: expected a block, got {type(raw).__name__}")
    if not drop_unknown_names and not body.names >= raw.keys():
        raise SchemaMismatch(f"{_dotted(path) or 'the object'} has no {', '.join(sorted(raw.keys() - body.names))}")
    value: Value = {}
    for name, attribute in body.attributes.items():
        value[name] = _conform_attribute(attribute.type, raw.get(name), (*path, name))
    for name, block in body.blocks.items():
        value[name] = _conform_block(block.nesting, block.body, raw.get(name), (*path, name), drop_unknown_names)
    return value


def empty(body: Body) -> Value:
    """The object with nothing set."""
    return conform(body, {})


def unknown_to_null(value: Any) -> Any:
    """The value with null in place of everything unknown."""
    if value is UNKNOWN:
        return None
    if isinstance(value, dict):
        return {name: unknown_to_null(item) for name, item in value.items()}
    if isinstance(value, list):
        return [unknown_to_null(item) for item in value]
    return value


def holds_unknown(value: Any) -> bool:
    """Whether anything in the value is unknown."""
    if value is UNKNOWN:
        return True
    if isinstance(value, dict):
        return any(holds_unknown(item) for item in value.values())
    return isinstance(value, list) and any(holds_unknown(item) for item in value)


def _conform_block(nesting: str, body: Body, raw: Any, path: AttributePath, drop_unknown_names: bool) -> Any:
    if raw is UNKNOWN:
        return raw
    if nesting == "single":
        return None if raw is None else conform(body, raw, path, drop_unknown_names=drop_unknown_names)
    if raw is None:
        return []
    if not isinstance(raw, (list, tuple)):
        raise SchemaMismatch(f"{_dotted(path)}: expected a list of blocks, got {type(raw).__name__}")
    items = [
        UNKNOWN if item is UNKNOWN else conform(body, item, (*path, index), drop_unknown_names=drop_unknown_names)
        for index, item in enumerate(raw)
    ]
    return _ordered(items) if nesting == "set" else items


def _conform_attribute(kind: CtyType, raw: Any, path: AttributePath) -> Any:
    if raw is None or raw is UNKNOWN:
        return raw
    if isinstance(kind, str):
        return _PRIMITIVES[kind](raw, path)
    shape, inner = kind
    if shape == "map":
        if not isinstance(raw, Mapping):
            raise SchemaMismatch(f"{_dotted(path)}: expected a map, got {type(raw).__name__}")
        return {str(key): _conform_attribute(inner, item, (*path, key)) for key, item in raw.items()}
    if shape == "object":
        if not isinstance(raw, Mapping) or not inner.keys() >= raw.keys():
            raise SchemaMismatch(f"{_dotted(path)}: expected an object of {', '.join(inner)}")
        return {name: _conform_attribute(item, raw.get(name), (*path, name)) for name, item in inner.items()}
    if not isinstance(raw, (list, tuple)):
        raise SchemaMismatch(f"{_dotted(path)}: expected a {shape}, got {type(raw).__name__}")
    items = [_conform_attribute(inner, item, (*path, index)) for index, item in enumerate(raw)]
    return _ordered(items) if shape == "set" else items


def _string(raw: Any, path: AttributePath) -> str:
    if not isinstance(raw, str):
        raise SchemaMismatch(f"{_dotted(path)}: expected a string, got {type(raw).__name__}")
    return raw


def _bool(raw: Any, path: AttributePath) -> bool:
    if not isinstance(raw, bool):
        raise SchemaMismatch(f"{_dotted(path)}: expected a bool, got {type(raw).__name__}")
    return raw


def _number(raw: Any, path: AttributePath) -> int | float:
    if isinstance(raw, bool) or not isinstance(raw, (int, float, str, Decimal)):
        raise SchemaMismatch(f"{_dotted(path)}: expected a number, got {type(raw).__name__}")
    if isinstance(raw, int):
        return raw
    try:
        exact = Decimal(raw)
    except InvalidOperation:
        raise SchemaMismatch(f"{_dotted(path)}: expected a number, got text that is none") from None
    return int(exact) if exact == exact.to_integral_value() else float(exact)


_PRIMITIVES: Mapping[str, Callable[[Any, AttributePath], Any]] = {"string": _string, "bool": _bool, "number": _number}


def _wire(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _wire(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_wire(item) for item in value]
    if isinstance(value, float):
        # As text: 0.1 as a double would be another number to Terraform, which computes with 512 bits.
        return repr(value)
    if isinstance(value, int) and not isinstance(value, bool) and value not in _INT64:
        return str(value)
    return value


def _default(value: Any) -> Any:
    if value is UNKNOWN:
        return _UNKNOWN_WIRE
    raise SchemaMismatch(f"{type(value).__name__} cannot be sent to Terraform")


def _extension(code: int, data: bytes) -> Any:
    if code in _UNKNOWN_EXTENSIONS:
        return UNKNOWN
    raise SchemaMismatch(f"msgpack extension {code} of {len(data)} bytes is not part of the protocol")


def _ordered(items: list[Any]) -> list[Any]:
    """A set in canonical order, without duplicates. Unknown members are not merged, as they may differ."""
    keyed = {}
    for index, item in enumerate(items):
        key = json.dumps(item, sort_keys=True, default=repr)
        keyed[(key, index) if holds_unknown(item) else (key, -1)] = item
    return [keyed[key] for key in sorted(keyed)]


def _dotted(path: AttributePath) -> str:
    return ".".join(str(step) for step in path)
