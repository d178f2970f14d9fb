"""Applied values: what Terraform holds after a create, held argument by argument against what the original gave.

Made-up ids, keys and times are levelled on both sides; whatever else differs must be in the parity table.
"""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract import contract, parity
from tests.whole.project import Project

pytestmark = pytest.mark.whole

#: Made-up parts, by the form in which both sides write them.
_MADE_UP = (
    (r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}", "UUID"),
    (r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", "TIME"),
    (r"\b(env|lkc|pkc|sa|lfcp|cspi|tci|lcc|lsrc|psrc|rb)-[a-z0-9]+", r"\1-ID"),
    (r"(:secret:/[\w/]+)-\w{6}\b", r"\1-ID"),
    (r"s3://([\w-]+?)/+[01]+/[01]+/", r"s3://\1/SHARD/"),
    (r"arn:aws:iam::\d{12}:(user|role)/(snowflake|confluent)[\w-]*", r"arn:aws:iam::VENDOR:\1/\2"),
    (r"arn:aws:iam::\d{12}:", "arn:aws:iam::ACCOUNT:"),
    (r"\b\d{12}\b", "ACCOUNT"),
    (r"^(STANDINORG-STANDINACCT|LOCALORG-LAKEHOUSE)$", "SNOWFLAKE-ACCOUNT"),
)
#: Arguments that hold nothing but what a cloud or the machine made up.
_ALL_MADE_UP = re.compile(
    r"(^|\.)(credentials|secret_string|rsa_public_key|rsa_public_key_2|result|unique_id|external_id|sts:ExternalId)\b"
)


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value at the end of a path; JSON texts are entered, null, "" and [] say the same as absence."""
    if isinstance(value, dict) and set(value) == {"json"}:
        value = value["json"]
    if isinstance(value, str) and value[:1] in "{[":
        with contextlib.suppress(ValueError):
            value = json.loads(value)
    if isinstance(value, dict):
        for key, item in value.items():
            yield from leaves(item, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from leaves(item, f"{path}[{index}]")
    elif value not in (None, ""):
        yield path, value


def levelled(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    for pattern, instead in _MADE_UP:
        value = re.sub(pattern, instead, value)
    return value


def applied(address: str, resource: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Values by instance."""
    values = resource["applied"]
    return values if set(values) <= set(resource["instances"]) else {resource["instances"][0]: values}


def resources(module: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from module.get("resources", ())
    for child in module.get("child_modules", ()):
        yield from resources(child)


def test_applied_values_are_the_contracts(lakehouse: Project):
    values = lakehouse.show()["values"]["root_module"]
    held = {resource["address"]: resource["values"] for resource in resources(values)}
    claims = list(parity.claims(parity.rows())) + [
        parity.Claim(row["id"], row["kind"], address, argument)
        for row in parity.rows()
        if "shown_by" in row
        for address in row.get("addresses", ())
        for argument in row.get("arguments") or [""]
    ]
    compared, unexplained = 0, []
    for address, resource in contract()["resources"].items():
        for instance, values in applied(address, resource).items() if resource.get("applied") else ():
            if instance not in held or resource.get("data"):
                continue
            for path, wanted in leaves(values):
                if _ALL_MADE_UP.search(path) or path.endswith(".sql"):  # the text of SQL is ours
                    continue
                compared += 1
                have = dict(leaves(held[instance])).get(path)
                if levelled(have) != levelled(wanted) and not _explained(claims, address, path):
                    unexplained.append(f"{instance} {path}: {have!r}, contract {wanted!r}")
    assert compared > 500
    assert not unexplained, "\n".join(unexplained)


def _explained(claims: list[parity.Claim], address: str, path: str) -> bool:
    """By a row about the argument, or about what is given to the module that passes it on."""
    top = re.split(r"[.\[]", path)[0]
    bare = re.sub(r"\[[^\]]*\]", "", address)
    module = re.match(r"module\.\w+", bare)
    return (module is not None and any(claim.address == module[0] for claim in claims)) or any(
        claim.kind == "argument"
        and parity._matches(claim.address, bare)
        and re.split(r"[.\[]", claim.detail)[0] in (top, "")
        for claim in claims
    )
