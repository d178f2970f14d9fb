"""A part of the synthesized stack: some nodes of the root module with all they need, each as the app wrote it."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

from lakehouse.addresses import SECRETS_WRITTEN, SETTINGS_APPLIED

Document = dict[str, Any]

#: What is looked at, by the size of the configuration: nodes of the root module as patterns, kept with all they need.
SHAPES: Final[Mapping[str, tuple[str, ...]]] = {
    "keys": ("aws_secretsmanager_secret_version.kafka_app_consumer_api_key", "confluent_kafka_topic.*"),
    "pairs": ("snowflake_user.user", "aws_lambda_invocation.*"),
    "pipeline": (
        "aws_secretsmanager_secret_version.kafka_app_consumer_api_key",
        "aws_secretsmanager_secret_version.flink_api_key",
        "aws_secretsmanager_secret_version.tableflow_api_key",
        "confluent_kafka_topic.*",
        "confluent_connector.*",
        "module.create_set_1",
        "confluent_tableflow_topic.*",
        "confluent_catalog_integration.*",
        "snowflake_user.user",
        "aws_lambda_invocation.*",
    ),
    "whole": ("*",),
}


_WRITTEN: Final = f"time_static.{SECRETS_WRITTEN}"
_APPLIED: Final = f"time_static.{SETTINGS_APPLIED}"


def cut_out(document: Document, patterns: Sequence[str], modules: Path) -> Document:
    """The root module's JSON with only the nodes that match, and what they refer to, directly or not."""
    nodes = _nodes(document)
    kept: set[str] = set()
    todo = [name for name in nodes if any(fnmatch(name, pattern) for pattern in patterns)]
    while todo:
        name = todo.pop()
        if name not in kept:
            kept.add(name)
            todo += _needed(name, nodes, modules)
    # It refers to all secrets. Here it refers to those that are kept.
    written = nodes[_WRITTEN]
    triggers = {address: id_ for address, id_ in written["triggers"].items() if address in kept}
    nodes[_WRITTEN] = written | {"triggers": triggers}
    kept |= {_WRITTEN, _APPLIED}
    cut: Document = {key: document[key] for key in ("terraform", "variable") if key in document}
    for kind, prefix in (("resource", ""), ("data", "data.")):
        cut[kind] = {
            type_: {name: nodes[f"{prefix}{type_}.{name}"] for name in bodies if f"{prefix}{type_}.{name}" in kept}
            for type_, bodies in document.get(kind, {}).items()
        }
        cut[kind] = {type_: bodies for type_, bodies in cut[kind].items() if bodies}
    cut["module"] = {name: body for name, body in document["module"].items() if f"module.{name}" in kept}
    cut["locals"] = {name: body for name, body in document.get("locals", {}).items() if f"local.{name}" in kept}
    cut["provider"] = {}
    for name in sorted(kept):
        if name.startswith("provider."):
            cut["provider"].setdefault(name.split(".")[1], []).append(nodes[name])
    cut["check"] = {
        name: body for name, body in document.get("check", {}).items() if _references(body, set(nodes)) <= kept
    }
    cut["output"] = {
        name: body for name, body in document.get("output", {}).items() if _references(body, set(nodes)) <= kept
    }
    return {key: value for key, value in cut.items() if value}


def _nodes(document: Document) -> dict[str, Any]:
    nodes: dict[str, Any] = {}
    for kind, prefix in (("resource", ""), ("data", "data.")):
        for type_, bodies in document.get(kind, {}).items():
            nodes |= {f"{prefix}{type_}.{name}": body for name, body in bodies.items()}
    nodes |= {f"module.{name}": body for name, body in document["module"].items()}
    nodes |= {f"local.{name}": body for name, body in document.get("locals", {}).items()}
    for provider, bodies in document["provider"].items():
        for body in bodies if isinstance(bodies, list) else [bodies]:
            nodes[".".join(filter(None, ("provider", provider, body.get("alias"))))] = body
    return nodes


def _needed(name: str, nodes: Mapping[str, Any], modules: Path) -> set[str]:
    body = nodes[name]
    found = _references(body, set(nodes))
    if name.startswith("module."):
        inside = json.loads((modules.parent / body["source"] / "main.tf.json").read_text())
        used = [*inside["terraform"]["required_providers"], *body.get("providers", {}).values()]
    elif name.startswith(("local.", "provider.")):
        used = []
    else:
        used = [body.get("provider") or name.removeprefix("data.").split("_")[0]]
    return found | ({f"provider.{provider}" for provider in used} & set(nodes))


def _references(body: Any, nodes: set[str]) -> set[str]:
    words = {word for text in _texts(body) for word in re.findall(r"(?:data\.)?[a-z_0-9]+\.\w+", text)}
    return words & nodes


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, item in value.items():
            if key != "//":
                yield from _texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)


def write_stack(synthesized: Path, shape: str, folder: Path) -> Document:
    """Write the shape's configuration, with its state in `folder`; returns the document."""
    document = json.loads((synthesized / "cdk.tf.json").read_text())
    document = cut_out(document, SHAPES[shape], synthesized / "modules")
    document["terraform"] = {key: value for key, value in document["terraform"].items() if key != "cloud"}
    document["terraform"]["backend"] = {"local": {"path": "terraform.tfstate"}}
    shutil.copytree(synthesized / "modules", folder / "modules")
    (folder / "main.tf.json").write_text(json.dumps(document, indent=1))
    return document
