"""Identifiers and string literals, as Snowflake's SQL and the Terraform provider write them.

In SQL an unquoted identifier is folded to upper case. In a Terraform argument the case is kept
whether or not there are quotes, because the provider sends every name in quotes.
"""

from __future__ import annotations

import re

from local_cloud.model import CloudError

QualifiedName = tuple[str, ...]
"""The parts of a name: `(database, schema, table)`, `(database, schema)` or `(name,)`."""

_SIMPLE_ESCAPES = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "0": "\0"}
_ESCAPE = re.compile(r"''|\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|([0-7]{3})|(.))", re.DOTALL)
_PART = re.compile(r'"((?:[^"]|"")*)"|([^".]+)')


def quoted(*parts: str) -> str:
    """A qualified identifier, every part in double quotes."""
    return ".".join('"' + part.replace('"', '""') + '"' for part in parts)


def literal(text: str) -> str:
    """A string literal that Snowflake reads back as `text`."""
    return "'" + text.replace("\\", "\\\\").replace("'", "''") + "'"


def decode_literal(source: str) -> str:
    """The value of a literal as it stands in a statement: `'...'` with escapes, or `$$...$$` without."""
    if source.startswith("$$"):
        return source[2:-2]
    return _ESCAPE.sub(_decode_escape, source[1:-1])


def _decode_escape(match: re.Match[str]) -> str:
    hexadecimal, unicode, octal, other = match.groups()
    if hexadecimal or unicode:
        return chr(int(hexadecimal or unicode, 16))
    if octal:
        return chr(int(octal, 8))
    if other is None:
        return "'"
    return _SIMPLE_ESCAPES.get(other, other)


def decode_identifier(source: str) -> str:
    """The name that an identifier in a statement stands for."""
    if source.startswith('"'):
        return source[1:-1].replace('""', '"')
    return source.upper()


def parse_argument(text: str, parts: int = 1) -> QualifiedName:
    """The name in a Terraform argument: `parts` parts between dots, each with or without quotes, case kept.

    CloudError(400) when it has another number of parts or is no identifier.
    """
    found: list[str] = []
    position = 0
    while True:
        match = _PART.match(text, position)
        if match is None:
            raise CloudError(400, f"unable to read identifier: {text!r}")
        found.append(match[2] if match[1] is None else match[1].replace('""', '"'))
        position = match.end()
        if position == len(text):
            break
        if text[position] != "." or position + 1 == len(text):
            raise CloudError(400, f"unable to read identifier: {text!r}")
        position += 1
    if len(found) != parts:
        raise CloudError(400, f"unexpected number of parts {len(found)} in identifier {text!r}, expected {parts}")
    return tuple(found)


def same_argument(left: object, right: object, parts: int = 1) -> bool:
    """Whether two arguments differ in their quoting only."""
    if not isinstance(left, str) or not isinstance(right, str):
        return False
    try:
        return parse_argument(left, parts) == parse_argument(right, parts)
    except CloudError:
        return False
