"""A synthesized folder as Terraform reads it: modules, blocks and references, without Terraform."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.contract import hcl

SCHEMAS = Path(__file__).resolve().parents[2] / "imports" / "schemas"
MODULE_META = {"//", "count", "depends_on", "for_each", "providers", "source", "version"}
META_ARGUMENTS = {"//", "connection", "count", "depends_on", "for_each", "lifecycle", "provider", "provisioner"}


@dataclass(frozen=True)
class Block:
    """A resource or data source: its address within its module, its type, its arguments as JSON."""

    address: str
    mode: str
    """`resource` or `data`."""
    type: str
    body: dict[str, Any]

    @property
    def provider(self) -> str:
        """`name` or `name.alias` of the provider configuration that it uses."""
        return self.body.get("provider") or self.type.partition("_")[0]


@dataclass
class Module:
    """One module instance: the root's path is empty, a child's is `module.<name>`."""

    path: str
    folder: Path
    terraform: dict[str, Any] = field(default_factory=dict)
    providers: dict[str, dict[str, Any]] = field(default_factory=dict)
    """`name` or `name.alias` -> arguments."""
    variables: dict[str, dict[str, Any]] = field(default_factory=dict)
    locals: dict[str, Any] = field(default_factory=dict)
    outputs: dict[str, dict[str, Any]] = field(default_factory=dict)
    blocks: dict[str, Block] = field(default_factory=dict)
    calls: dict[str, dict[str, Any]] = field(default_factory=dict)
    children: dict[str, Module] = field(default_factory=dict)
    local_references: dict[str, set[str]] = field(default_factory=dict, repr=False, compare=False)
    """What a local refers to, once that was asked."""

    def absolute(self, address: str) -> str:
        return f"{self.path}.{address}" if self.path else address

    def walk(self) -> Iterator[Module]:
        """This module and all below it."""
        yield self
        for child in self.children.values():
            yield from child.walk()

    def all_blocks(self) -> Iterator[tuple[str, Module, Block]]:
        """(absolute address, module, block) of every resource and data source here and below."""
        for module in self.walk():
            for block in module.blocks.values():
                yield module.absolute(block.address), module, block


@functools.cache
def _provider_schema(provider: str) -> dict[str, Any]:
    schema: dict[str, Any] = json.loads((SCHEMAS / f"{provider}.json").read_text(encoding="utf-8"))["schema"]
    return schema


def block_schema(block: Block) -> dict[str, Any]:
    """The recorded schema of a resource or data source; empty when there is none."""
    schema = _provider_schema(block.provider.partition(".")[0])
    section = "resource_schemas" if block.mode == "resource" else "data_source_schemas"
    found: dict[str, Any] = schema[section].get(block.type, {}).get("block", {})
    return found


def as_list(value: Any) -> list[Any]:
    """JSON syntax lets one block stand for a list of one."""
    return value if isinstance(value, list) else [value]


def load(folder: Path, path: str = "") -> Module:
    """Read every `*.tf.json` of `folder` but override files, and the local modules that it calls."""
    module = Module(path, folder)
    for file in sorted(folder.glob("*.tf.json")):
        if file.name != "override.tf.json" and not file.name.endswith("_override.tf.json"):
            _add(module, json.loads(file.read_text(encoding="utf-8")))
    for name, body in module.calls.items():
        module.children[name] = load((folder / body["source"]).resolve(), module.absolute(f"module.{name}"))
    return module


def _add(module: Module, document: dict[str, Any]) -> None:
    for part in as_list(document.get("terraform", {})):
        module.terraform.update(part)
    for name, bodies in document.get("provider", {}).items():
        for body in as_list(bodies):
            key = f"{name}.{body['alias']}" if body.get("alias") else name
            module.providers[key] = body
    module.variables.update(document.get("variable", {}))
    module.locals.update(document.get("locals", {}))
    module.outputs.update(document.get("output", {}))
    module.calls.update(document.get("module", {}))
    for mode in ("resource", "data"):
        for type_, named in document.get(mode, {}).items():
            for name, body in named.items():
                address = f"{type_}.{name}" if mode == "resource" else f"data.{type_}.{name}"
                module.blocks[address] = Block(address, mode, type_, body)


# --- references ------------------------------------------------------------------------------------------------------


def nodes(value: Any) -> Iterator[hcl.Node]:
    """The expression trees of all strings in a JSON value, keys included."""
    if isinstance(value, str):
        yield hcl.parse_template(value)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key != "//":
                yield hcl.parse_template(key)
                yield from nodes(item)
    elif isinstance(value, list):
        for item in value:
            yield from nodes(item)


def expressions(body: dict[str, Any]) -> Iterator[hcl.Node]:
    """The expression trees of a block: of its arguments, and of its bare references (depends_on, lifecycle)."""
    ordinary = {key: value for key, value in body.items() if key not in ("//", "depends_on", "lifecycle", "provider")}
    ordinary.pop("providers", None)
    ordinary.pop("source", None)
    yield from nodes(ordinary)
    for text in body.get("depends_on") or []:
        yield hcl.parse_expression(text)
    for lifecycle in as_list(body.get("lifecycle") or {}):
        for text in lifecycle.get("replace_triggered_by") or []:
            yield hcl.parse_expression(text)


def reference(traversal: hcl.Traversal) -> str:
    """A traversal as a dotted name without indexes: `type.name.attribute`, `module.name.output...`, `var.name...`.

    What follows a resource's attribute is left out, and what follows an index on a resource: `type.name` then.
    """
    root = str(traversal.root)
    names = [root]
    named = {"data": 3, "var": 2, "module": 2, "local": 2, "each": 2}.get(root, 2)
    for step in traversal.steps:
        if isinstance(step, hcl.Attribute):
            names.append(step.name)
        elif len(names) == named and root not in ("var", "module", "each"):
            break
    return ".".join(names if root in ("var", "module", "each") else names[: named if root == "local" else named + 1])


def references(value: Any, module: Module) -> set[str]:
    """What the strings in a JSON value refer to, locals replaced by what they refer to themselves."""
    return _of(nodes(value), module)


def _of(trees: Iterator[hcl.Node], module: Module) -> set[str]:
    found: set[str] = set()
    entered: set[str] = set()
    for tree in trees:
        for traversal in hcl.traversals(tree):
            name = reference(traversal)
            local = name.split(".")[1] if name.startswith("local.") else ""
            if local and local not in entered:
                entered.add(local)
                found |= _local_references(local, module)
            elif not local:
                found.add(name)
    return found


def _local_references(local: str, module: Module) -> set[str]:
    known = module.local_references
    if local not in known:
        known[local] = references(module.locals[local], module)
    return known[local]


def block_references(body: dict[str, Any], module: Module) -> set[str]:
    """What a whole block refers to, its `depends_on` and lifecycle included."""
    return _of(expressions(body), module)
