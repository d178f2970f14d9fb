"""IAM policy documents: comparison by meaning, and evaluation of a request.

Sources: the IAM User Guide ("Policy evaluation logic", "IAM JSON policy elements: Condition operators", "Grammar of the
IAM JSON policy language").
"""

from __future__ import annotations

import fnmatch
import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

_ACCOUNT: Final = re.compile(r"\d{12}")
_ROOT: Final = re.compile(r"arn:[\w-]+:iam::(\d{12}):root")


@dataclass(frozen=True)
class Request:
    """A request of a principal. `context` holds condition keys, e.g. `{"sts:ExternalId": "..."}`."""

    action: str
    resource: str = "*"
    principal: str | None = None
    """An ARN, or a service such as `glue.amazonaws.com`; None when the policy is attached to the principal itself."""
    context: Mapping[str, str] = field(default_factory=dict)


def equivalent(left: str | None, right: str | None) -> bool:
    """Whether two documents have the same meaning. Order and white space do not matter; `"x"` equals `["x"]`."""
    if left == right:
        return True
    try:
        return _canonical(json.loads(left or "")) == _canonical(json.loads(right or ""))
    except (ValueError, TypeError, AttributeError):
        return False


def allows(documents: Iterable[str | Mapping[str, Any]], request: Request) -> bool:
    """Whether the documents together allow the request: at least one Allow, no Deny."""
    allowed = False
    for document in documents:
        parsed = json.loads(document) if isinstance(document, str) else document
        for statement in _many(parsed.get("Statement")):
            if not _applies(statement, request):
                continue
            if statement.get("Effect") == "Deny":
                return False
            allowed = allowed or statement.get("Effect") == "Allow"
    return allowed


def principals(document: str, kind: str = "AWS") -> set[str]:
    """The principals of one kind in a trust policy, for any effect."""
    found: set[str] = set()
    for statement in _many(json.loads(document).get("Statement")):
        for element in ("Principal", "NotPrincipal"):
            named = statement.get(element)
            if isinstance(named, dict):
                found.update(map(str, _many(named.get(kind))))
            elif named == "*" and kind == "AWS":
                found.add("*")
    return found


def _many(value: Any) -> list[Any]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


# Meaning


def _canonical(document: Mapping[str, Any]) -> Any:
    rest = {key: value for key, value in document.items() if key != "Statement"}
    statements = sorted(json.dumps(_canonical_statement(s), sort_keys=True) for s in _many(document.get("Statement")))
    return rest, statements


def _canonical_statement(statement: Mapping[str, Any]) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for key, value in statement.items():
        if key in ("Action", "NotAction", "Resource", "NotResource"):
            result[key] = _canonical_set(value)
        elif key in ("Principal", "NotPrincipal"):
            result[key] = _canonical_principal(value)
        elif key == "Condition":
            result[key] = {
                operator: {name: _canonical_set(values) for name, values in tests.items()}
                for operator, tests in value.items()
            }
        elif not (key == "Sid" and value == ""):
            result[key] = value
    return result


def _canonical_set(value: Any) -> list[str]:
    return sorted({str(v).lower() if isinstance(v, bool) else str(v) for v in _many(value)})


def _canonical_principal(value: Any) -> Any:
    if value == "*":
        return {"AWS": ["*"]}
    return {kind: sorted({_ROOT.sub(r"\1", str(v)) for v in _many(names)}) for kind, names in value.items()}


# Verdict


def _applies(statement: Mapping[str, Any], request: Request) -> bool:
    return (
        _principal_applies(statement, request.principal)
        and _element_applies(statement, "Action", request.action.lower(), str.lower)
        and (request.principal is not None or _element_applies(statement, "Resource", request.resource, str))
        and all(
            _condition_holds(operator, tests, request.context)
            for operator, tests in (statement.get("Condition") or {}).items()
        )
    )


def _element_applies(statement: Mapping[str, Any], element: str, value: str, fold: Callable[[str], str]) -> bool:
    if element in statement:
        return any(_like(fold(pattern), value) for pattern in _many(statement[element]))
    if f"Not{element}" in statement:
        return not any(_like(fold(pattern), value) for pattern in _many(statement[f"Not{element}"]))
    return False


def _principal_applies(statement: Mapping[str, Any], principal: str | None) -> bool:
    if principal is None:
        return "Principal" not in statement and "NotPrincipal" not in statement
    if "Principal" in statement:
        return _names(statement["Principal"], principal)
    return "NotPrincipal" in statement and not _names(statement["NotPrincipal"], principal)


def _names(element: Any, principal: str) -> bool:
    if element == "*":
        return True
    if not isinstance(element, dict):
        return False
    if not principal.startswith("arn:"):
        return principal in map(str, _many(element.get("Service")))
    account = principal.split(":")[4]
    return any(
        name in ("*", principal, account) or name == f"arn:{principal.split(':')[1]}:iam::{account}:root"
        for name in map(str, _many(element.get("AWS")))
    )


def _like(pattern: str, value: str) -> bool:
    # IAM has the wildcards `*` and `?`; a bracket is literal.
    return re.fullmatch(fnmatch.translate(pattern.replace("[", "[[]")), value) is not None


def _number(test: Callable[[float, float], bool]) -> Callable[[str, str], bool]:
    def compare(wanted: str, value: str) -> bool:
        try:
            return test(float(value), float(wanted))
        except ValueError:
            return False

    return compare


def _same_case_blind(wanted: str, value: str) -> bool:
    return wanted.lower() == value.lower()


_TESTS: Final[Mapping[str, Callable[[str, str], bool]]] = {
    "StringEquals": str.__eq__,
    "StringEqualsIgnoreCase": _same_case_blind,
    "StringLike": _like,
    "ArnEquals": _like,
    "ArnLike": _like,
    "Bool": _same_case_blind,
    "NumericEquals": _number(lambda value, wanted: value == wanted),
    "NumericLessThan": _number(lambda value, wanted: value < wanted),
    "NumericLessThanEquals": _number(lambda value, wanted: value <= wanted),
    "NumericGreaterThan": _number(lambda value, wanted: value > wanted),
    "NumericGreaterThanEquals": _number(lambda value, wanted: value >= wanted),
}
_NEGATED: Final[Mapping[str, str]] = {
    "StringNotEquals": "StringEquals",
    "StringNotEqualsIgnoreCase": "StringEqualsIgnoreCase",
    "StringNotLike": "StringLike",
    "ArnNotEquals": "ArnEquals",
    "ArnNotLike": "ArnLike",
    "NumericNotEquals": "NumericEquals",
}


def _condition_holds(operator: str, tests: Mapping[str, Any], context: Mapping[str, str]) -> bool:
    # With single-valued keys ForAnyValue is the plain operator, and ForAllValues holds for a missing key too.
    quantifier, _, name = operator.rpartition(":")
    optional = name.endswith("IfExists") or quantifier == "ForAllValues"
    name = name.removesuffix("IfExists")
    folded = {key.lower(): value for key, value in context.items()}
    return all(
        _test_holds(name, [_text(v) for v in _many(wanted)], folded.get(key.lower()), optional)
        for key, wanted in tests.items()
    )


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _test_holds(name: str, wanted: list[str], value: str | None, optional: bool) -> bool:
    if name == "Null":
        return any((w.lower() == "true") == (value is None) for w in wanted)
    if name in _NEGATED:
        return value is None or not any(_TESTS[_NEGATED[name]](w, value) for w in wanted)
    test = _TESTS.get(name)
    if test is None:  # an unknown operator never matches
        return False
    if value is None:
        return optional
    return any(test(w, value) for w in wanted)
