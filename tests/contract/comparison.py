"""Every deviation of a synthesized folder from the contract, found without Terraform.

Compared: addresses and module calls; of what both have: which arguments are set, what each refers to, constants (JSON
texts as JSON, templates against the value that was applied), provider, count, lifecycle; provider configurations and
pins; variables; outputs; and dependencies, as reachability, since a graph leaves out an edge that a longer path
implies.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.contract import contract, hcl
from tests.contract.configuration import (
    META_ARGUMENTS,
    MODULE_META,
    Block,
    Module,
    as_list,
    block_references,
    block_schema,
    load,
    reference,
    references,
)

KINDS = ("added", "removed", "argument", "edge", "variable", "output")


@dataclass(frozen=True, order=True)
class Deviation:
    """One difference. `detail` is the argument's path, or where an edge leads."""

    kind: str
    address: str
    detail: str = ""
    note: str = ""

    def __str__(self) -> str:
        place = " -> ".join(filter(None, (self.address, self.detail))) if self.kind == "edge" else self.place
        return f"{self.kind} {place}{f': {self.note}' if self.note else ''}"

    @property
    def place(self) -> str:
        return f"{self.address} {self.detail}".rstrip()


def deviations(folder: Path) -> list[Deviation]:
    """All deviations of the stack synthesized in `folder`."""
    root = load(folder)
    found = {
        *_addresses(root),
        *_blocks(root),
        *_calls(root),
        *_providers(root),
        *_terraform(root),
        *_variables(root),
        *_outputs(root),
        *_edges(root),
    }
    return sorted(found)


# --- addresses -------------------------------------------------------------------------------------------------------


def _addresses(root: Module) -> Iterator[Deviation]:
    ours = {address for address, _, _ in root.all_blocks()} | {f"module.{name}" for name in root.calls}
    theirs = set(contract()["resources"]) | set(contract()["modules"])
    yield from (Deviation("added", address) for address in ours - theirs)
    yield from (Deviation("removed", address) for address in theirs - ours)


# --- arguments -------------------------------------------------------------------------------------------------------


def arguments(body: dict[str, Any], schema: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """Argument path -> JSON value, block by block; a block without arguments is there by its own path."""
    found: dict[str, Any] = {}
    for name, value in body.items():
        if value is None or name == "//":
            continue
        nested = schema.get("block_types", {}).get(name)
        if nested is None:
            found[f"{prefix}{name}"] = value
            continue
        for index, inner in enumerate(as_list(value)):
            path = f"{prefix}{name}[{index}]"
            found.update(arguments(inner, nested["block"], f"{path}.") or {path: {}})
    return found


def _blocks(root: Module) -> Iterator[Deviation]:
    for address, module, block in root.all_blocks():
        theirs = contract()["resources"].get(address)
        if theirs is None:
            continue
        body = {name: value for name, value in block.body.items() if name not in META_ARGUMENTS}
        ours = arguments(body, block_schema(block))
        yield from _arguments(address, ours, theirs, module)
        yield from _meta(address, block, theirs, module)


def _arguments(address: str, ours: dict[str, Any], theirs: dict[str, Any], module: Module) -> Iterator[Deviation]:
    """Compare arguments by path: who sets which, and to what."""
    wanted = {**theirs.get("constants", {}), **theirs.get("references", {})}
    for path in sorted(ours.keys() - wanted.keys()):
        yield Deviation("argument", address, path, "set here only")
    for path in sorted(wanted.keys() - ours.keys()):
        yield Deviation("argument", address, path, "not set here")
    for path in sorted(ours.keys() & wanted.keys()):
        note = _differs(ours[path], path, theirs, module)
        if note:
            yield Deviation("argument", address, path, note)


def _differs(value: Any, path: str, theirs: dict[str, Any], module: Module) -> str:
    """How an argument that both set differs; empty when it does not."""
    refers = references(value, module)
    wanted = {shortened(name) for name in theirs.get("references", {}).get(path, [])}
    if refers != wanted:
        return f"refers to {_listed(refers)}, not {_listed(wanted)}"
    pattern = pattern_of(value)
    constant = theirs.get("constants", {}).get(path)
    if constant is not None and not matches(pattern, constant):
        return f"is {json.dumps(value, ensure_ascii=False)[:80]}, not {json.dumps(constant)[:80]}"
    if path.endswith("]"):
        return ""  # a block without arguments: what was applied in it are the provider's defaults
    for instance in _instances(theirs):
        applied = _at(instance, path)
        if applied is not None and not matches(pattern, applied):
            return f"is {json.dumps(value, ensure_ascii=False)[:80]}, applied was {json.dumps(applied)[:80]}"
    return ""


def _instances(theirs: dict[str, Any]) -> Iterable[dict[str, Any]]:
    """The applied values of each instance."""
    applied = theirs.get("applied", {})
    return applied.values() if len(theirs.get("instances", [])) > 1 else [applied]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def shortened(name: str) -> str:
    """A reference of the contract in the form that `configuration.reference` gives."""
    (traversal,) = hcl.traversals(hcl.parse_expression(name))
    return reference(traversal)


def _at(applied: Any, path: str) -> Any:
    """The applied value at an argument path; None when it is not known."""
    for name, index in re.findall(r"([\w]+)(?:\[(\d+)\])?", path):
        applied = applied.get(name) if isinstance(applied, dict) else None
        if index and isinstance(applied, list) and int(index) < len(applied):
            applied = applied[int(index)]
    return applied


def _meta(address: str, block: Block, theirs: dict[str, Any], module: Module) -> Iterator[Deviation]:
    if block.provider != theirs["provider"]:
        yield Deviation("argument", address, "provider", f"is {block.provider}, not {theirs['provider']}")
    for name in ("count", "for_each"):
        ours, wanted = block.body.get(name), theirs.get(name)
        if (ours is None) != (wanted is None):
            yield Deviation("argument", address, name, "set here only" if wanted is None else "not set here")
        elif wanted is not None:
            refers = references(ours, module)
            expected = {shortened(text) for text in wanted.get("references", [])}
            if refers != expected:
                yield Deviation("argument", address, name, f"refers to {_listed(refers)}, not {_listed(expected)}")
            elif isinstance(ours, int) and ours != len(theirs["instances"]):
                yield Deviation("argument", address, name, f"is {ours}, not {len(theirs['instances'])}")
    yield from _lifecycle(address, block, theirs)


def _lifecycle(address: str, block: Block, theirs: dict[str, Any]) -> Iterator[Deviation]:
    ours: dict[str, Any] = {}
    for part in as_list(block.body.get("lifecycle") or {}):
        ours.update({name: value for name, value in part.items() if value is not None})
    for name in sorted(ours.keys() | theirs.get("lifecycle", {}).keys()):
        wanted = set(theirs.get("lifecycle", {}).get(name, []))
        if name == "replace_triggered_by":
            trees = [hcl.parse_expression(text) for text in ours.get(name, [])]
            have = {reference(traversal) for tree in trees for traversal in hcl.traversals(tree)}
            if have != wanted:
                yield Deviation("argument", address, f"lifecycle.{name}", f"{_listed(have)}, not {_listed(wanted)}")
        else:
            yield Deviation("argument", address, f"lifecycle.{name}", "set here only")


def _calls(root: Module) -> Iterator[Deviation]:
    for name, body in root.calls.items():
        theirs = contract()["modules"].get(f"module.{name}")
        if theirs is not None:
            ours = {key: value for key, value in body.items() if key not in MODULE_META and value is not None}
            yield from _arguments(f"module.{name}", ours, theirs, root)


# --- values ----------------------------------------------------------------------------------------------------------


class Anything:
    """A value that is known only at apply."""


ANYTHING = Anything()


def pattern_of(value: Any) -> Any:
    """A JSON argument as far as its value is known: constants, compiled expressions for templates, ANYTHING."""
    if isinstance(value, str):
        return _pattern_of_node(hcl.parse_template(value))
    if isinstance(value, dict):
        return {key: pattern_of(item) for key, item in value.items()}
    if isinstance(value, list):
        return [pattern_of(item) for item in value]
    return value


def _pattern_of_node(node: hcl.Node) -> Any:
    if isinstance(node, hcl.Literal):
        return node.value
    if isinstance(node, hcl.Template):
        parts = (re.escape(str(p.value)) if isinstance(p, hcl.Literal) else ".*" for p in node.parts)
        return re.compile("".join(parts), re.DOTALL)
    if isinstance(node, hcl.Tuple):
        return [_pattern_of_node(item) for item in node.items]
    if isinstance(node, hcl.Object) and all(isinstance(key, hcl.Literal) for key, _ in node.items):
        return {str(key.value): _pattern_of_node(item) for key, item in node.items}
    if isinstance(node, hcl.Call) and node.name == "jsonencode":
        return _pattern_of_node(node.arguments[0])
    return ANYTHING


def matches(pattern: Any, value: Any) -> bool:
    """Whether a value may be what the pattern gives. Numbers and booleans equal their text, as in Terraform."""
    if isinstance(value, dict) and value.keys() == {"sql"}:
        return True  # the text may differ
    if isinstance(value, dict) and value.keys() == {"json"}:
        value = value["json"]
        pattern = _parsed(pattern)
    if pattern is ANYTHING:
        return True
    if isinstance(pattern, re.Pattern):
        return isinstance(value, str) and pattern.fullmatch(value) is not None
    if isinstance(pattern, dict) and isinstance(value, dict):
        return pattern.keys() == value.keys() and all(matches(pattern[key], value[key]) for key in pattern)
    if isinstance(pattern, list) and isinstance(value, list):
        return len(pattern) == len(value) and all(map(matches, pattern, value))
    return _text(pattern) == _text(value)


def _parsed(pattern: Any) -> Any:
    """A JSON text as the value it holds; one with references in it is known to Terraform alone."""
    if isinstance(pattern, re.Pattern):
        return ANYTHING
    if isinstance(pattern, str):
        try:
            return json.loads(pattern)
        except ValueError:
            return pattern
    return pattern


def _text(value: Any) -> Any:
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int | float) else value


# --- providers and the terraform block -------------------------------------------------------------------------------


def _providers(root: Module) -> Iterator[Deviation]:
    theirs = {name: body for name, body in contract()["providers"].items() if not name.startswith("module.")}
    for name in sorted(root.providers.keys() | theirs.keys()):
        wanted = theirs.get(name, {})
        ours = {key: value for key, value in root.providers.get(name, {}).items() if key not in ("alias", "version")}
        yield from _arguments(f"provider.{name}", arguments(ours, {}), wanted, root)


def _terraform(root: Module) -> Iterator[Deviation]:
    wanted = contract()["terraform"]
    cloud = root.terraform.get("cloud", {})
    ours = {
        "required_version": root.terraform.get("required_version"),
        "cloud.organization": cloud.get("organization"),
        "cloud.workspaces": cloud.get("workspaces", {}).get("name"),
    }
    expected = {
        "required_version": wanted["required_version"],
        "cloud.organization": wanted["cloud"]["organization"],
        "cloud.workspaces": wanted["cloud"]["workspace"],
    }
    for name, body in contract()["providers"].items():
        if not name.startswith("module.") and not body["alias"]:
            expected[f"required_providers.{name}"] = (body["source"], body["version"])
    for name, pin in root.terraform.get("required_providers", {}).items():
        ours[f"required_providers.{name}"] = (pin["source"].lower(), pin.get("version"))
    for path in sorted(ours.keys() | expected.keys()):
        if ours.get(path) != expected.get(path):
            yield Deviation("argument", "terraform", path, f"is {ours.get(path)}, not {expected.get(path)}")


# --- variables and outputs -------------------------------------------------------------------------------------------


def _in_known_modules(root: Module) -> Iterator[Module]:
    """The root and the called modules that the contract has too."""
    return (module for module in root.walk() if not module.path or module.path in contract()["modules"])


def _theirs(section: str, root: Module) -> dict[str, Any]:
    """Variables or outputs of the contract, without those of a module that is not called here."""
    known = {module.path for module in root.walk()}
    return {key: value for key, value in contract()[section].items() if _module_of(key) in known}


def _module_of(address: str) -> str:
    found = re.match(r"module\.[^.]+", address)
    return found.group() if found else ""


def _variables(root: Module) -> Iterator[Deviation]:
    ours = {m.absolute(f"var.{name}"): body for m in _in_known_modules(root) for name, body in m.variables.items()}
    theirs = _theirs("variables", root)
    for address in sorted(ours.keys() | theirs.keys()):
        if address not in ours or address not in theirs:
            note = "declared here only" if address in ours else "not declared here"
        else:
            note = _variable_differs(ours[address], theirs[address])
        if note:
            yield Deviation("variable", address, "", note)


def _variable_differs(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    notes = []
    if _type(ours.get("type")) != _type(theirs.get("type")):
        notes.append(f"type {ours.get('type')}, not {theirs.get('type')}")
    if ours.get("default") != theirs.get("default"):
        notes.append(f"default {json.dumps(ours.get('default'))}, not {json.dumps(theirs.get('default'))}")
    if bool(ours.get("sensitive")) != bool(theirs.get("sensitive")):
        notes.append("sensitive" if ours.get("sensitive") else "not sensitive")
    return "; ".join(notes)


def _type(text: str | None) -> Any:
    return hcl.parse_expression(text) if text else None


def _outputs(root: Module) -> Iterator[Deviation]:
    ours = {
        m.absolute(f"output.{name}"): (m, body) for m in _in_known_modules(root) for name, body in m.outputs.items()
    }
    theirs = _theirs("outputs", root)
    for address in sorted(ours.keys() | theirs.keys()):
        if address not in ours or address not in theirs:
            note = "here only" if address in ours else "not here"
        else:
            module, body = ours[address]
            refers = references(body.get("value"), module)
            wanted = {shortened(name) for name in theirs[address]["references"]}
            note = "" if refers == wanted else f"refers to {_listed(refers)}, not {_listed(wanted)}"
            if bool(body.get("sensitive")) != theirs[address]["sensitive"]:
                note = "; ".join(filter(None, [note, "sensitive" if body.get("sensitive") else "not sensitive"]))
        if note:
            yield Deviation("output", address, "", note)


# --- dependencies ----------------------------------------------------------------------------------------------------


class Graph:
    """What depends on what among all resources and data sources, as Terraform derives it from references."""

    def __init__(self, root: Module):
        self.root = root
        self.parents = {child.path: (m, name) for m in root.walk() for name, child in m.children.items()}
        self.edges = {(a, b) for a, module, block in root.all_blocks() for b in self._needs(module, block) if a != b}

    def _needs(self, module: Module, block: Block) -> set[str]:
        names = block_references(block.body, module)
        found = self._resolve(names, module) | self._resolve(
            references(self.root.providers.get(block.provider, {}), self.root), self.root
        )
        while module.path:  # what the call waits for, everything in it waits for
            module, name = self.parents[module.path]
            call = module.calls[name]
            waits = {key: call[key] for key in ("depends_on", "count", "for_each") if call.get(key) is not None}
            found |= self._resolve(block_references(waits, module), module)
        return found

    def _resolve(self, names: Iterable[str], module: Module) -> set[str]:
        found: set[str] = set()
        for name in names:
            parts = name.split(".")
            if parts[0] == "var":
                found |= self._argument(parts[1], module)
            elif parts[0] == "module":
                found |= self._output(parts, module)
            else:
                address = ".".join(parts[: 3 if parts[0] == "data" else 2])
                if address in module.blocks:
                    found.add(module.absolute(address))
        return found

    def _argument(self, name: str, module: Module) -> set[str]:
        if not module.path:
            return set()
        parent, call = self.parents[module.path]
        return self._resolve(references(parent.calls[call].get(name), parent), parent)

    def _output(self, parts: list[str], module: Module) -> set[str]:
        child = module.children.get(parts[1])
        if child is None:  # `terraform validate` reports it
            return set()
        if len(parts) == 2:
            return {address for address, _, _ in child.all_blocks()}
        output = child.outputs.get(parts[2], {})
        names = references(output.get("value"), child) | block_references(
            {"depends_on": output.get("depends_on") or []}, child
        )
        return self._resolve(names, child)


def closure(edges: Iterable[tuple[str, str]]) -> set[tuple[str, str]]:
    """All pairs (a, b) where a path of edges leads from a to b."""
    after: dict[str, set[str]] = {}
    for start, end in edges:
        after.setdefault(start, set()).add(end)
    reached: dict[str, set[str]] = {}

    def reach(node: str) -> set[str]:
        if node not in reached:
            reached[node] = set()  # a circle ends here
            reached[node] = set().union(*({end} | reach(end) for end in after.get(node, ())))
        return reached[node]

    return {(start, end) for start in after for end in reach(start)}


def reduced(edges: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """The edges that no longer path implies."""
    reachable = closure(edges)
    after: dict[str, set[str]] = {}
    for start, end in edges:
        after.setdefault(start, set()).add(end)
    return {
        (start, end)
        for start, end in edges
        if not any((middle, end) in reachable for middle in after[start] if middle != end)
    }


def _edges(root: Module) -> Iterator[Deviation]:
    graph = Graph(root)
    ours, theirs = graph.edges, {(start, end) for start, end in contract()["edges"]}
    our_nodes, their_nodes = {address for address, _, _ in root.all_blocks()}, set(contract()["resources"])
    implied = closure(theirs)
    for start, end in reduced(ours) - implied:
        if {start, end} <= their_nodes:
            yield Deviation("edge", start, end, "here only")
    for start, end in theirs - closure(ours):
        if {start, end} <= our_nodes:
            yield Deviation("edge", start, end, "missing here")
