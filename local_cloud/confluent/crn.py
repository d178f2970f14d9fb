"""Confluent Resource Names: the addresses that role bindings grant on.

A CRN is `crn://confluent.cloud/` and a path of `kind=name` segments, widest first. A role binding's pattern grants on
whatever it is a prefix of; only the name of its last segment may end in `*`
(docs.confluent.io/cloud/current/api, "Identifiers and URLs").
"""

from __future__ import annotations

from urllib.parse import quote, unquote

from local_cloud.model import CloudError

ROOT = "crn://confluent.cloud"

Segment = tuple[str, str]


def parse(crn: str) -> tuple[Segment, ...]:
    """`(kind, name)` of every segment, names percent-decoded. CloudError(400) when it is no CRN."""
    if not crn.startswith(f"{ROOT}/"):
        raise CloudError(400, f"{crn!r} is not a CRN of {ROOT}", "invalid_crn")
    segments = []
    for part in crn.removeprefix(f"{ROOT}/").split("/"):
        kind, separator, name = part.partition("=")
        if not (kind and separator and name):
            raise CloudError(400, f"{crn!r} has a segment that is not kind=name: {part!r}", "invalid_crn")
        segments.append((kind, unquote(name)))
    return tuple(segments)


def covers(pattern: str, resource: str) -> bool:
    """Whether a role bound on `pattern` reaches `resource`."""
    wanted, actual = parse(pattern), parse(resource)
    if len(wanted) > len(actual) or wanted[:-1] != actual[: len(wanted) - 1]:
        return False
    (kind, name), (actual_kind, actual_name) = wanted[-1], actual[len(wanted) - 1]
    if kind != actual_kind:
        return False
    return actual_name == name or (name.endswith("*") and actual_name.startswith(name[:-1]))


def join(*segments: Segment) -> str:
    """The CRN of segments, names percent-encoded; `*` stays."""
    return "/".join([ROOT, *(f"{kind}={quote(name, safe='*._-')}" for kind, name in segments)])


def below(crn: str, kind: str, name: str) -> str:
    """The CRN one segment below `crn`."""
    return f"{crn}/{kind}={quote(name, safe='*._-')}"
