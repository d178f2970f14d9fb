"""Types of Terraform's language, as provider schemas write them: "string", ["list", T], ["object", {..}], "dynamic"."""

from __future__ import annotations

from typing import Any

from tests.contract import hcl

Type = Any
PRIMITIVES = ("string", "number", "bool")
NULL = "null"
"""The type of the literal null, which fits any type."""


class TypeMismatch(Exception):
    """Why a value does not have, or cannot take, a type."""


def describe(type_: Type) -> str:
    """A type in a word or two, for messages."""
    return type_ if isinstance(type_, str) else f"{type_[0]}"


def element(type_: Type) -> Type:
    """The type of a collection's elements; dynamic when they differ or are unknown."""
    if isinstance(type_, list) and type_[0] in ("list", "set", "map"):
        return type_[1]
    if isinstance(type_, list) and type_[0] == "tuple" and type_[1] and all(item == type_[1][0] for item in type_[1]):
        return type_[1][0]
    return "dynamic"


def attribute(type_: Type, name: str) -> Type:
    """The type of `.name` on a value of `type_`. Raises TypeMismatch."""
    if type_ == "dynamic":
        return "dynamic"
    if isinstance(type_, list) and type_[0] == "object":
        if name not in type_[1]:
            raise TypeMismatch(f"has no attribute {name!r}")
        return type_[1][name]
    if isinstance(type_, list) and type_[0] == "map":
        return type_[1]
    raise TypeMismatch(f"is a {describe(type_)}, which has no attribute {name!r}")


def indexed(type_: Type, key: hcl.Node) -> Type:
    """The type of `[key]` on a value of `type_`. Raises TypeMismatch."""
    if type_ == "dynamic":
        return "dynamic"
    kind = type_[0] if isinstance(type_, list) else type_
    if kind in ("list", "map"):
        return type_[1]
    if kind == "tuple":
        if isinstance(key, hcl.Literal) and isinstance(key.value, int):
            if key.value >= len(type_[1]):
                raise TypeMismatch(f"has {len(type_[1])} elements, no [{key.value}]")
            return type_[1][key.value]
        return element(type_)
    if kind == "object":
        return "dynamic"
    raise TypeMismatch(f"is a {describe(type_)}, which has no index")


def splatted(type_: Type) -> Type:
    """What the steps after `[*]` apply to: the elements, or a single value as if it were a list of one."""
    return element(type_) if isinstance(type_, list) and type_[0] in ("list", "set", "tuple") else type_


def of_block(block: dict[str, Any]) -> Type:
    """The object type of a resource, data source or nested block, from its schema."""
    attributes = {name: schema["type"] for name, schema in block.get("attributes", {}).items()}
    for name, nested in block.get("block_types", {}).items():
        inner = of_block(nested["block"])
        mode = nested["nesting_mode"]
        attributes[name] = inner if mode in ("single", "group") else [mode, inner]
    return ["object", attributes]


def of_declaration(node: hcl.Node) -> Type:
    """The type that a variable's type expression means. Raises TypeMismatch."""
    if isinstance(node, hcl.Traversal) and not node.steps:
        if node.root == "any":
            return "dynamic"
        if node.root in PRIMITIVES:
            return node.root
    if isinstance(node, hcl.Call) and node.arguments:
        first = node.arguments[0]
        if node.name in ("list", "set", "map"):
            return [node.name, of_declaration(first)]
        if node.name == "optional":
            return of_declaration(first)
        if node.name == "tuple" and isinstance(first, hcl.Tuple):
            return ["tuple", [of_declaration(item) for item in first.items]]
        if node.name == "object" and isinstance(first, hcl.Object):
            members = {key.value: value for key, value in first.items}
            optional = [
                name for name, value in members.items() if isinstance(value, hcl.Call) and value.name == "optional"
            ]
            return ["object", {name: of_declaration(value) for name, value in members.items()}, optional]
    raise TypeMismatch("is no type")


def check_convertible(found: Type, wanted: Type) -> None:
    """Raise TypeMismatch where Terraform would refuse a value of type `found` for one of type `wanted`."""
    if "dynamic" in (found, wanted) or found == NULL:
        return
    if isinstance(wanted, str):
        if found not in PRIMITIVES or {found, wanted} == {"bool", "number"}:
            raise TypeMismatch(f"is a {describe(found)}, not a {wanted}")
        return
    kind, have = wanted[0], found[0] if isinstance(found, list) else found
    if kind in ("list", "set") and have in ("list", "set", "tuple"):
        for item in found[1] if have == "tuple" else [found[1]]:
            check_convertible(item, wanted[1])
    elif kind == "tuple" and have == "tuple" and len(found[1]) == len(wanted[1]):
        for item, into in zip(found[1], wanted[1], strict=True):
            check_convertible(item, into)
    elif kind == "map" and have in ("map", "object"):
        for item in found[1].values() if have == "object" else [found[1]]:
            check_convertible(item, wanted[1])
    elif kind == "object" and have in ("object", "map"):
        _check_object(found, wanted)
    else:
        raise TypeMismatch(f"is a {describe(found)}, not a {kind}")


def _check_object(found: Type, wanted: Type) -> None:
    if found[0] == "map":
        return
    optional = wanted[2] if len(wanted) > 2 else []
    for name, type_ in wanted[1].items():
        if name in found[1]:
            check_convertible(found[1][name], type_)
        elif name not in optional:
            raise TypeMismatch(f"lacks the attribute {name!r}")


# --- inference -------------------------------------------------------------------------------------------------------

# What a function gives, as far as it is sure: a type, or how it follows from the type of its first argument.
SAME = (
    "distinct",
    "nonsensitive",
    "reverse",
    "sensitive",
    "slice",
    "sort",
    "concat",
    "try",
    "coalescelist",
    "setunion",
)
ELEMENT = ("element", "one", "lookup")
STRINGS = [
    "abspath",
    "base64decode",
    "base64encode",
    "base64gzip",
    "base64sha256",
    "base64sha512",
    "basename",
    "bcrypt",
    "chomp",
    "cidrhost",
    "cidrnetmask",
    "cidrsubnet",
    "coalesce",
    "dirname",
    "file",
    "filebase64",
    "filebase64sha256",
    "filebase64sha512",
    "filemd5",
    "filesha1",
    "filesha256",
    "filesha512",
    "format",
    "formatdate",
    "indent",
    "join",
    "jsonencode",
    "lower",
    "md5",
    "pathexpand",
    "plantimestamp",
    "replace",
    "rsadecrypt",
    "sha1",
    "sha256",
    "sha512",
    "strrev",
    "substr",
    "templatefile",
    "templatestring",
    "textdecodebase64",
    "textencodebase64",
    "timeadd",
    "timestamp",
    "title",
    "tostring",
    "trim",
    "trimprefix",
    "trimspace",
    "trimsuffix",
    "type",
    "upper",
    "urlencode",
    "uuid",
    "uuidv5",
    "yamlencode",
]
NUMBERS = [
    "abs",
    "ceil",
    "floor",
    "index",
    "length",
    "log",
    "max",
    "min",
    "parseint",
    "pow",
    "signum",
    "sum",
    "timecmp",
    "tonumber",
]
BOOLEANS = [
    "alltrue",
    "anytrue",
    "can",
    "contains",
    "endswith",
    "fileexists",
    "issensitive",
    "startswith",
    "strcontains",
    "tobool",
]
STRING_LISTS = ["formatlist", "keys", "regexall", "split", "fileset", "compact"]
UNSURE = [
    "chunklist",
    "cidrsubnets",
    "csvdecode",
    "ephemeralasnull",
    "flatten",
    "jsondecode",
    "matchkeys",
    "merge",
    "range",
    "regex",
    "setintersection",
    "setproduct",
    "setsubtract",
    "tolist",
    "tomap",
    "toset",
    "transpose",
    "values",
    "yamldecode",
    "zipmap",
]


def of_call(name: str, arguments: list[Type]) -> Type:
    """The type of a function's result. Raises TypeMismatch for a name that Terraform does not know."""
    first = arguments[0] if arguments else "dynamic"
    kinds = ((STRINGS, "string"), (NUMBERS, "number"), (BOOLEANS, "bool"), (STRING_LISTS, ["list", "string"]))
    for names, type_ in kinds:
        if name in names:
            return type_
    if name in SAME:
        return first if not (isinstance(first, list) and first[0] == "tuple") else ["list", element(first)]
    if name in ELEMENT:
        return element(first)
    if name in ("toset", "tolist", "values"):
        return ["set" if name == "toset" else "list", element(first)]
    if name not in UNSURE:
        raise TypeMismatch("is no function of Terraform")
    return "dynamic"
