"""What the synthesized configuration calls the objects it makes in AWS: how to ask for them without a state."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from deploy.deletion.inventory import NAMED

#: Objects of other clouds that keep a name to themselves: the argument that is the name, and how to call them.
_ELSEWHERE: Final[Mapping[str, tuple[str, str]]] = {
    "confluent_environment": ("display_name", "Confluent environment"),
    "confluent_service_account": ("display_name", "Confluent service account"),
    "snowflake_warehouse": ("name", "Snowflake warehouse"),
    "snowflake_database": ("name", "Snowflake database"),
    "snowflake_external_volume": ("name", "Snowflake external volume"),
    "snowflake_user": ("name", "Snowflake user"),
    "snowflake_account_role": ("name", "Snowflake role"),
}
_REFERENCE: Final = re.compile(r"\$\{([^{}]*)\}")
_UUID: Final = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"


@dataclass(frozen=True)
class ExpectedResource:
    """One object: its Terraform type and address, and its name or, where part of it is made at create, a pattern."""

    kind: str
    address: str
    name: str = ""
    pattern: str = ""
    """A regular expression for the whole name; only where `name` is empty."""


def expected_resources(stack: Path) -> list[ExpectedResource]:
    """The objects of the types in `NAMED` in a synthesized stack's folder."""
    root = json.loads((stack / "cdk.tf.json").read_text())
    found = list(_objects(root, "", {}))
    for name, call in root.get("module", {}).items():
        source = str(call.get("source", ""))
        if source.startswith("./"):
            module = json.loads((stack / source / "main.tf.json").read_text())
            found += _objects(module, f"module.{name}.", call)
    return found


def resources_in_other_clouds(stack: Path) -> list[str]:
    """What the root module makes in other clouds under names that nothing else can have meanwhile, to look for there.

    A catalog integration of Snowflake is made by SQL, and is not among them.
    """
    resources = json.loads((stack / "cdk.tf.json").read_text()).get("resource", {})
    return [
        f"{words} {body[argument]}"
        for kind, (argument, words) in _ELSEWHERE.items()
        for body in resources.get(kind, {}).values()
    ]


def _objects(document: Mapping[str, Any], prefix: str, arguments: Mapping[str, Any]) -> Iterator[ExpectedResource]:
    for kind, argument in NAMED.items():
        for name, body in document.get("resource", {}).get(kind, {}).items():
            text = _with_arguments(str(body.get(argument, "")), arguments)
            address = f"{prefix}{kind}.{name}"
            references = _REFERENCE.findall(text)
            if text and not references:
                yield ExpectedResource(kind, address, name=text)
            elif text and all(reference.startswith("random_uuid.") for reference in references):
                parts = _REFERENCE.split(text)[::2]
                yield ExpectedResource(kind, address, pattern=_UUID.join(re.escape(part) for part in parts))


def _with_arguments(text: str, arguments: Mapping[str, Any]) -> str:
    """A module's template with what the module was called with in place of its variables."""

    def value(match: re.Match[str]) -> str:
        given = arguments.get(match[1].removeprefix("var.")) if match[1].startswith("var.") else None
        return given if isinstance(given, str) else match[0]

    return _REFERENCE.sub(value, text)
