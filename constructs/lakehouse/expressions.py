"""Terraform templates: literal text, JSON documents with references, SQL.

Terraform evaluates `${...}` in every string given to cdktf. `literal` escapes a text. `json_document` produces a call
of Terraform's `jsonencode`, so that the document is valid JSON whatever the referenced values contain. (cdktf's
`Fn.jsonencode` does not escape quotes, and `json.dumps` does not escape the value of a reference.)
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cdktf import DefaultTokenResolver, StringConcat, Tokenization
from constructs import IConstruct

SQL = Path(__file__).parent / "sql"

_OPENING = re.compile(r"\$\$\{|%%\{|[$%]\{")
_TOKEN = "TfToken["  # noqa: S105 - how cdktf marks a reference inside a Python string


def literal(text: str) -> str:
    """A Terraform template that evaluates to `text`."""
    return text.replace("${", "$${").replace("%{", "%%{")


def resolved(scope: IConstruct, template: str) -> str:
    """`template` with cdktf's tokens replaced by their Terraform references."""
    if _TOKEN not in template:
        return template
    resolver = DefaultTokenResolver(StringConcat())
    return Tokenization.resolve(template, scope=scope, resolver=resolver, preparing=False)


def as_expression(scope: IConstruct, template: str) -> str:
    """`template` for use inside an expression: a single reference loses its braces, other text gets quotes."""
    text = resolved(scope, template)
    is_reference = text.startswith("${") and text.endswith("}") and text.count("${") == 1
    return text[2:-1] if is_reference else f'"{text}"'


def json_document(scope: IConstruct, value: Any) -> str:
    """A Terraform template of `value` as JSON. Strings in `value` are templates; use `literal` for other text.

    Without references the result is the document itself, otherwise a call of `jsonencode`.
    """
    templates = _map_strings(value, lambda text: resolved(scope, text))
    if not any("${" in text.replace("$${", "") or "%{" in text.replace("%%{", "") for text in _strings(templates)):
        plain = _map_strings(templates, lambda text: text.replace("$${", "${").replace("%%{", "%{"))
        return literal(json.dumps(plain, ensure_ascii=False))
    return f"${{jsonencode({_hcl(templates)})}}"


def sql(name: str, **values: str) -> str:
    """The statement in `sql/<name>` as a template, with `values[key]`, also a template, in place of each `{key}`."""
    text = literal((SQL / name).read_text(encoding="utf-8").strip())
    return re.sub(r"\{(\w+)\}", lambda match: values[match[1]], text)


def _map_strings(value: Any, change: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return change(value)
    if isinstance(value, Mapping):
        return {change(key): _map_strings(item, change) for key, item in value.items()}
    if isinstance(value, Sequence):
        return [_map_strings(item, change) for item in value]
    return value


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield key
            yield from _strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item)


def _hcl(value: Any) -> str:
    """A Python value as an expression in Terraform's native syntax."""
    if isinstance(value, str):
        return _hcl_string(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_hcl_string(key)} = {_hcl(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_hcl(item) for item in value) + "]"
    return json.dumps(value)  # true, false, null and numbers are written alike


def _hcl_string(template: str) -> str:
    """A quoted template: quotes and control characters of its literal parts escaped, its interpolations untouched."""
    parts = []
    position = 0
    for start, end in _interpolations(template):
        parts += [_hcl_escape(template[position:start]), template[start:end]]
        position = end
    return '"' + "".join(parts) + _hcl_escape(template[position:]) + '"'


def _hcl_escape(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return re.sub(r"[\x00-\x1f\x7f]", lambda match: f"\\u{ord(match[0]):04x}", escaped)


def _interpolations(template: str) -> Iterator[tuple[int, int]]:
    """Start and end of each `${...}` in a template; `$${` is none. Braces and strings inside are matched."""
    position = 0
    while (found := _OPENING.search(template, position)) is not None:
        if found[0] in {"$${", "%%{"}:
            position = found.end()
            continue
        position = _closing_brace(template, found.end())
        yield found.start(), position


def _closing_brace(template: str, position: int) -> int:
    """Where the interpolation ends whose inside starts at `position`."""
    depth = 1
    quoted = False
    while depth and position < len(template):
        character = template[position]
        if quoted:
            quoted = character != '"'
            position += character == "\\"
        elif character == '"':
            quoted = True
        else:
            depth += (character == "{") - (character == "}")
        position += 1
    return position
