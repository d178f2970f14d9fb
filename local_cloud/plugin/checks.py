"""Checks of the recorded limits on a configuration that may contain unknown values."""

from __future__ import annotations

import base64
import binascii
import json
import re
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from local_cloud.model import UNKNOWN, Problem, Value
from local_cloud.plugin import paths
from local_cloud.rules import Check, Group, TypeRules
from local_cloud.schemas import Body

#: arn:partition:service:region:account:resource. Source: AWS General Reference, "Amazon Resource Names".
_ARN = re.compile(r"^arn:[\w-]+:[\w-]+:[\w-]*:(\d{12}|aws)?:.+$", re.ASCII)
_RFC3339 = re.compile(r"^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$", re.ASCII)


def problems(body: Body, rules: TypeRules, config: Value) -> list[Problem]:
    """Validation errors of a configuration, in the order of the rules."""
    found: list[Problem] = []
    for check in rules.checks:
        for path, value in paths.members(body, config, check.path):
            found.extend(Problem(message, path) for message in _complaints(check, value))
    for group in rules.groups:
        found.extend(Problem(message) for message in _group_complaints(body, group, config))
    return found


def _complaints(check: Check, value: Any) -> Iterator[str]:
    if value is None or value is UNKNOWN:
        return
    if isinstance(value, list):
        if check.min_items is not None and len(value) < check.min_items:
            yield f"{check.path} needs at least {check.min_items} item(s), got {len(value)}"
        if check.max_items is not None and len(value) > check.max_items:
            yield f"{check.path} takes at most {check.max_items} item(s), got {len(value)}"
        for item in value:
            yield from _complaints(check, item)
        return
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        yield from _number_complaints(check, value)
    elif isinstance(value, str):
        yield from _string_complaints(check, value)


def _number_complaints(check: Check, value: float) -> Iterator[str]:
    if check.numbers and value not in check.numbers:
        yield f"{check.path} must be one of {_listed(check.numbers)}, got {value}"
    if value in check.also:
        return
    if check.min is not None and value < check.min:
        yield f"{check.path} must be at least {check.min:g}, got {value}"
    if check.max is not None and value > check.max:
        yield f"{check.path} must be at most {check.max:g}, got {value}"


def _string_complaints(check: Check, value: str) -> Iterator[str]:
    # The value may be secret: only that of an argument with a fixed list of values is in the message.
    folded = value.upper() if check.any_letter_case else value
    allowed = [item.upper() if check.any_letter_case else item for item in check.one_of]
    if allowed and folded not in allowed:
        yield f"{check.path} must be one of {_listed(check.one_of)}, got {json.dumps(value)}"
    if folded in check.not_one_of:
        yield f"{check.path} must not be {value}"
    if check.min_length is not None and len(value) < check.min_length:
        yield (
            f"{check.path} must not be empty"
            if check.min_length == 1
            else f"{check.path} must have at least {check.min_length} characters, has {len(value)}"
        )
    if check.max_length is not None and len(value) > check.max_length:
        yield f"{check.path} must have at most {check.max_length} characters, has {len(value)}"
    if check.pattern and not re.search(check.pattern, value, re.ASCII):
        yield f"{check.path} must match {check.pattern}"
    if check.form and not _has_form(check.form, value):
        yield f"{check.path} must be {_FORM_NAMES[check.form]}"


_FORM_NAMES = {
    "rfc3339": "an RFC 3339 time, e.g. 2025-01-31T00:00:00Z",
    "json": "valid JSON",
    "json_object": "a JSON object",
    "arn": "an ARN",
    "base64": "base64",
}


def _has_form(form: str, value: str) -> bool:
    try:
        match form:
            case "rfc3339":
                datetime.fromisoformat(value.upper())
                return _RFC3339.match(value) is not None
            case "json":
                json.loads(value)
            case "json_object":
                return isinstance(json.loads(value), dict)
            case "arn":
                return _ARN.match(value) is not None
            case "base64":
                base64.b64decode(value, validate=True)
    except (ValueError, binascii.Error):
        return False
    return True


def _group_complaints(body: Body, group: Group, config: Value) -> Iterator[str]:
    presence = {path: _presence(body, config, path) for path in group.paths}
    given = [path for path, is_set in presence.items() if is_set is True]
    perhaps = [path for path, is_set in presence.items() if is_set is None]
    names = _listed(group.paths)
    match group.kind:
        case "exactly_one" if len(given) > 1 or not (given or perhaps):
            yield f"exactly one of {names} must be set, {_given(given)}"
        case "at_least_one" if not (given or perhaps):
            yield f"at least one of {names} must be set"
        case "at_most_one" if len(given) > 1:
            yield f"only one of {names} may be set, {_given(given)}"
        case "together" if given and len(given) + len(perhaps) < len(group.paths):
            yield f"{names} must be set together, {_given(given)}"
        case "conflicts" if group.paths[0] in given and len(given) > 1:
            yield f"{given[0]} conflicts with {_listed(given[1:])}"


def _presence(body: Body, config: Value, path: str) -> bool | None:
    """Whether a path is set; None when that is unknown."""
    contents = [value for _, value in paths.members(body, config, path)]
    if any(value is not UNKNOWN and value is not None and value != [] for value in contents):
        return True
    return None if any(value is UNKNOWN for value in contents) else False


def _given(given: list[str]) -> str:
    return f"got {_listed(given)}" if given else "got none"


def _listed(items: Iterable[Any]) -> str:
    return ", ".join(str(item) for item in items)
