"""Checks a synthesized folder against the recorded provider schemas, as `terraform validate` does with the real ones.

`problems(folder)` gives a line for every argument, block or reference that does not fit: arguments that do not exist or
are computed only, missing required ones, too many blocks, values of a wrong type, references whose path does not exist.
Stricter than `terraform validate` in one thing: paths are followed through functions and `for` expressions.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from tests.contract import hcl, types
from tests.contract.configuration import META_ARGUMENTS, Block, Module, as_list, load
from tests.contract.types import Type, TypeMismatch

SCHEMAS = Path(__file__).resolve().parents[2] / "imports" / "schemas"
MODULE_META = {"//", "count", "depends_on", "for_each", "providers", "source", "version"}


@functools.cache
def provider_schema(provider: str) -> dict[str, Any] | None:
    """The recorded schema of a provider by its local name; None when there is none."""
    path = SCHEMAS / f"{provider}.json"
    return json.loads(path.read_text())["schema"] if path.exists() else None


def block_schema(block: Block) -> dict[str, Any] | None:
    """The schema of a resource or data source; None when it is not recorded."""
    schema = provider_schema(block.provider.partition(".")[0])
    section = "resource_schemas" if block.mode == "resource" else "data_source_schemas"
    found = schema and schema[section].get(block.type)
    return found["block"] if found else None


def problems(folder: Path) -> list[str]:
    """A line for everything below `folder` that the schemas do not allow."""
    return [problem for module in load(folder).walk() for problem in ModuleCheck(module).run()]


@dataclass(frozen=True)
class Scope:
    """Where an expression stands: what `count`, `each`, `self` and the names bound around it mean there."""

    counted: bool = False
    each: Type | None = None
    self_type: Type | None = None
    names: Mapping[str, Type] = field(default_factory=dict)

    def bind(self, names: Mapping[str, Type]) -> Scope:
        return replace(self, names={**self.names, **names})


class ModuleCheck:
    """All checks of one module."""

    def __init__(self, module: Module):
        self.module = module
        self.found: list[str] = []
        self.resolving: set[str] = set()
        """Locals and outputs under inference, so that a circle ends."""
        self.resolved: dict[str, Type] = {}
        """Locals, outputs and module calls whose type is known: locals of locals are many."""

    def run(self) -> list[str]:
        for name, body in self.module.providers.items():
            self.provider(name, body)
        for name, body in self.module.variables.items():
            self.variable(name, body)
        for name, value in self.module.locals.items():
            self.value(value, f"local.{name}", Scope())
        for block in self.module.blocks.values():
            self.block(block)
        for name, body in self.module.calls.items():
            self.call(name, body)
        for name, body in self.module.outputs.items():
            self.value(body.get("value"), f"output.{name}", Scope())
            self.bare(body.get("depends_on"), f"output.{name}.depends_on", Scope())
        return self.found

    def report(self, place: str, message: str) -> None:
        self.found.append(f"{self.module.absolute(place)}: {message}")

    # blocks

    def provider(self, name: str, body: dict[str, Any]) -> None:
        schema = provider_schema(name.partition(".")[0])
        if schema is None:
            self.report(f"provider.{name}", "no schema of this provider is recorded")
            return
        arguments = {key: value for key, value in body.items() if key not in ("alias", "version")}
        self.body(arguments, schema["provider"].get("block", {}), f"provider.{name}", Scope())

    def block(self, block: Block) -> None:
        schema = block_schema(block)
        if schema is None:
            self.report(block.address, "no schema of this type is recorded")
            return
        if (
            not self.module.path
            and block.provider not in self.module.providers
            and _needs_configuration(block.provider)
        ):
            self.report(block.address, f"provider {block.provider} is not configured")
        scope = self.repeated(block.body, block.address)
        scope = replace(scope, self_type=types.of_block(schema))
        self.body({k: v for k, v in block.body.items() if k not in META_ARGUMENTS}, schema, block.address, scope)
        self.bare(block.body.get("depends_on"), f"{block.address}.depends_on", scope)
        for lifecycle in as_list(block.body.get("lifecycle") or {}):
            self.bare(lifecycle.get("replace_triggered_by"), f"{block.address}.lifecycle.replace_triggered_by", scope)
            for name in lifecycle.get("ignore_changes") or []:
                if name.split(".")[0].split("[")[0] not in ("all", *types.of_block(schema)[1]):
                    self.report(f"{block.address}.lifecycle.ignore_changes", f"no argument {name!r}")

    def repeated(self, body: dict[str, Any], place: str) -> Scope:
        """Check `count` or `for_each` and give the scope of the block that is repeated."""
        if body.get("count") is not None:
            self.typed(body["count"], "number", f"{place}.count", Scope())
            return Scope(counted=True)
        if body.get("for_each") is not None:
            type_ = self.value(body["for_each"], f"{place}.for_each", Scope())
            return Scope(each=types.element(type_))
        return Scope()

    def body(self, body: dict[str, Any], schema: dict[str, Any], place: str, scope: Scope) -> None:
        attributes, blocks = schema.get("attributes", {}), schema.get("block_types", {})
        dynamic = body.get("dynamic") or {}
        for name, value in body.items():
            if value is None or name in ("//", "dynamic"):
                continue
            if name in attributes:
                self.attribute(value, attributes[name], f"{place}.{name}", scope)
            elif name in blocks:
                self.nested(value, blocks[name], f"{place}.{name}", scope)
            else:
                self.report(f"{place}.{name}", "no such argument or block")
        for name, definitions in dynamic.items():
            self.dynamic(definitions, blocks.get(name), f"{place}.{name}", scope)
        for name in _missing(body, attributes):
            self.report(place, f"the required argument {name!r} is missing")
        for name, nested in blocks.items():
            if nested.get("min_items") and name not in dynamic and not as_list(body.get(name) or []):
                self.report(place, f"the required block {name!r} is missing")

    def attribute(self, value: Any, schema: dict[str, Any], place: str, scope: Scope) -> None:
        if not (schema.get("required") or schema.get("optional")):
            self.report(place, "is computed by the provider, it cannot be set")
        self.typed(value, schema["type"], place, scope)

    def nested(self, value: Any, schema: dict[str, Any], place: str, scope: Scope) -> None:
        bodies = as_list(value)
        limit = 1 if schema["nesting_mode"] in ("single", "group") else schema.get("max_items")
        if limit and len(bodies) > limit:
            self.report(place, f"at most {limit} block(s), found {len(bodies)}")
        for index, body in enumerate(bodies):
            if not isinstance(body, dict):
                self.report(f"{place}[{index}]", "a block must be a JSON object")
            else:
                self.body(body, schema["block"], f"{place}[{index}]", scope)

    def dynamic(self, definitions: Any, schema: dict[str, Any] | None, place: str, scope: Scope) -> None:
        if schema is None:
            self.report(place, "no such block")
            return
        for definition in as_list(definitions):
            collection = self.value(definition.get("for_each"), f"{place}.for_each", scope)
            iterator = definition.get("iterator") or place.rpartition(".")[2]
            bound = ["object", {"key": "dynamic", "value": types.element(collection)}]
            self.nested(definition["content"], schema, place, scope.bind({iterator: bound}))

    def variable(self, name: str, body: dict[str, Any]) -> None:
        place = f"var.{name}"
        declared = self.declared(name)
        if body.get("default") is not None:
            self.fits(self.literal(body["default"]), declared, f"{place}.default")
        for rule in as_list(body.get("validation") or []):
            self.typed(rule["condition"], "bool", f"{place}.validation", Scope())

    def declared(self, name: str) -> Type:
        """The declared type of a variable, dynamic when it has none."""
        text = self.module.variables[name].get("type")
        try:
            return types.of_declaration(hcl.parse_expression(text)) if text else "dynamic"
        except (hcl.HclError, TypeMismatch) as error:
            self.report(f"var.{name}", f"type {text!r} {error}")
            return "dynamic"

    def call(self, name: str, body: dict[str, Any]) -> None:
        place = f"module.{name}"
        child = self.module.children[name]
        inner = ModuleCheck(child)
        scope = self.repeated(body, place)
        given = {key: value for key, value in body.items() if key not in MODULE_META and value is not None}
        for key, value in given.items():
            if key in child.variables:
                self.typed(value, inner.declared(key), f"{place}.{key}", scope)
            else:
                self.report(f"{place}.{key}", "the module has no such variable")
        for key, variable in child.variables.items():
            if "default" not in variable and key not in given:
                self.report(place, f"the required variable {key!r} is missing")
        self.bare(body.get("depends_on"), f"{place}.depends_on", scope)
        for configuration in _provider_names(body.get("providers") or {}):
            if configuration not in self.module.providers:
                self.report(f"{place}.providers", f"provider {configuration} is not configured")

    # values

    def bare(self, references: Iterable[str] | None, place: str, scope: Scope) -> None:
        """Check references that are written without `${}`."""
        for text in references or []:
            try:
                self.infer(hcl.parse_expression(text), place, scope)
            except hcl.HclError as error:
                self.report(place, str(error))

    def typed(self, value: Any, wanted: Type, place: str, scope: Scope) -> None:
        """Check a JSON value and that it fits `wanted`."""
        self.fits(self.value(value, place, scope), wanted, place)

    def fits(self, found: Type, wanted: Type, place: str) -> None:
        try:
            types.check_convertible(found, wanted)
        except TypeMismatch as error:
            self.report(place, str(error))

    def literal(self, value: Any) -> Type:
        """The type of JSON that is no template, such as a variable's default."""
        if isinstance(value, str):
            return "string"
        if isinstance(value, list):
            return ["tuple", [self.literal(item) for item in value]]
        if isinstance(value, dict):
            return ["object", {key: self.literal(item) for key, item in value.items()}]
        return _of_literal(value)

    def value(self, value: Any, place: str, scope: Scope) -> Type:
        """Check every template in a JSON value; its type."""
        if isinstance(value, str):
            try:
                return self.infer(hcl.parse_template(value), place, scope)
            except hcl.HclError as error:
                self.report(place, str(error))
                return "dynamic"
        if isinstance(value, list):
            return ["tuple", [self.value(item, f"{place}[{index}]", scope) for index, item in enumerate(value)]]
        if isinstance(value, dict):
            members = {key: self.value(item, f"{place}.{key}", scope) for key, item in value.items()}
            return ["object", members]
        return _of_literal(value)

    def infer(self, node: hcl.Node, place: str, scope: Scope) -> Type:
        """The type of an expression; reports every path in it that does not exist."""
        if isinstance(node, hcl.Literal):
            return _of_literal(node.value)
        if isinstance(node, hcl.Traversal):
            return self.traversal(node, place, scope)
        if isinstance(node, hcl.For):
            return self.loop(node, place, scope)
        parts = [self.infer(child, place, scope) for child, _ in hcl.children(node)]
        if isinstance(node, hcl.Call):
            try:
                return types.of_call(node.name, parts)
            except TypeMismatch as error:
                self.report(place, f"{node.name} {error}")
                return "dynamic"
        if isinstance(node, hcl.Template):
            return "string"
        if isinstance(node, hcl.Tuple):
            return ["tuple", parts]
        if isinstance(node, hcl.Object):
            if all(isinstance(key, hcl.Literal) for key, _ in node.items):
                return [
                    "object",
                    {str(key.value): part for (key, _), part in zip(node.items, parts[1::2], strict=True)},
                ]
            return "dynamic"
        if isinstance(node, hcl.Conditional):
            return _either(parts[1], parts[2])
        return "number" if node.operator in "+-*/%" else "bool"

    def loop(self, node: hcl.For, place: str, scope: Scope) -> Type:
        collection = self.infer(node.collection, place, scope)
        keyed = isinstance(collection, list) and collection[0] in ("map", "object")
        bound = {node.names[-1]: types.element(collection)}
        if len(node.names) == 2:
            bound[node.names[0]] = "string" if keyed else "number" if collection != "dynamic" else "dynamic"
        inner = scope.bind(bound)
        for part in (node.key_result, node.condition):
            if part is not None:
                self.infer(part, place, inner)
        result = self.infer(node.result, place, inner)
        if node.key_result is None:
            return ["list", result]
        return ["map", ["list", result] if node.grouped else result]

    # references

    def traversal(self, node: hcl.Traversal, place: str, scope: Scope) -> Type:
        for step in node.steps:
            if isinstance(step, hcl.Index):
                self.infer(step.key, place, scope)
        if not isinstance(node.root, str):
            return self.follow(self.infer(node.root, place, scope), node.steps, "the expression", place)
        try:
            type_, label, rest = self.root(node, scope)
        except TypeMismatch as error:
            self.report(place, str(error))
            return "dynamic"
        return self.follow(type_, rest, label, place)

    def follow(self, type_: Type, steps: tuple[Any, ...], label: str, place: str) -> Type:
        """The type after `steps` from a value of `type_`; reports the first step that does not exist."""
        for position, step in enumerate(steps):
            try:
                if isinstance(step, hcl.Splat):
                    inner = types.splatted(type_)
                    return ["list", self.follow(inner, steps[position + 1 :], f"{label}[*]", place)]
                type_ = (
                    types.attribute(type_, step.name)
                    if isinstance(step, hcl.Attribute)
                    else types.indexed(type_, step.key)
                )
            except TypeMismatch as error:
                self.report(place, f"{label} {error}")
                return "dynamic"
            label += f".{step.name}" if isinstance(step, hcl.Attribute) else "[...]"
        return type_

    def root(self, node: hcl.Traversal, scope: Scope) -> tuple[Type, str, tuple[Any, ...]]:
        """The type of what a traversal starts at, a label for it, and the steps that remain."""
        root, steps = str(node.root), node.steps
        if root in scope.names:
            return scope.names[root], root, steps
        names = [step.name if isinstance(step, hcl.Attribute) else "" for step in steps]
        if root in ("path", "terraform"):
            known = {"path": ("module", "root", "cwd"), "terraform": ("workspace", "applying")}[root]
            return ["object", dict.fromkeys(known, "string")], root, steps
        if root == "count" and scope.counted:
            return ["object", {"index": "number"}], root, steps
        if root == "each" and scope.each is not None:
            return ["object", {"key": "string", "value": scope.each}], root, steps
        if root == "self" and scope.self_type is not None:
            return scope.self_type, root, steps
        if root in ("var", "local", "module") and names:
            return self.named(root, names[0]), f"{root}.{names[0]}", steps[1:]
        if root == "data" and len(names) > 1:
            return self.instance(f"data.{names[0]}.{names[1]}"), f"data.{names[0]}.{names[1]}", steps[2:]
        if names and names[0]:
            return self.instance(f"{root}.{names[0]}"), f"{root}.{names[0]}", steps[1:]
        raise TypeMismatch(f"{root!r} means nothing here")

    def named(self, kind: str, name: str) -> Type:
        """The type of a variable, a local value or a module call."""
        known: Mapping[str, Any] = {
            "var": self.module.variables,
            "local": self.module.locals,
            "module": self.module.calls,
        }[kind]
        if name not in known:
            raise TypeMismatch(f"{kind}.{name} does not exist")
        if kind == "var":
            return self.declared(name)
        if kind == "local":
            return self.quietly(f"local.{name}", self.module.locals[name])
        if (key := f"module.{name}") not in self.resolved:
            inner = ModuleCheck(self.module.children[name])
            outputs = {
                output: inner.quietly(f"output.{output}", body.get("value"))
                for output, body in inner.module.outputs.items()
            }
            self.resolved[key] = _repeat(["object", outputs], known[name])
        return self.resolved[key]

    def quietly(self, key: str, value: Any) -> Type:
        """The type of a local or an output; its own problems are reported where it stands."""
        if key in self.resolved:
            return self.resolved[key]
        if key in self.resolving:
            return "dynamic"
        self.resolving.add(key)
        kept, self.found = self.found, []
        try:
            self.resolved[key] = self.value(value, key, Scope())
            return self.resolved[key]
        finally:
            self.found = kept
            self.resolving.discard(key)

    def instance(self, address: str) -> Type:
        """The type of a resource or data source with its `count` or `for_each`."""
        block = self.module.blocks.get(address)
        if block is None:
            raise TypeMismatch(f"{address} does not exist")
        schema = block_schema(block)
        return "dynamic" if schema is None else _repeat(types.of_block(schema), block.body)


def _needs_configuration(provider: str) -> bool:
    """Whether a resource needs this provider configured: an alias, or a provider that takes arguments."""
    schema = provider_schema(provider.partition(".")[0])
    return "." in provider or bool(schema and schema["provider"].get("block", {}).get("attributes"))


def _repeat(type_: Type, body: Mapping[str, Any]) -> Type:
    if body.get("count") is not None:
        return ["list", type_]
    return ["map", type_] if body.get("for_each") is not None else type_


def _of_literal(value: Any) -> Type:
    if value is None:
        return types.NULL
    if isinstance(value, bool):
        return "bool"
    return "number" if isinstance(value, int | float) else "string"


def _either(yes: Type, no: Type) -> Type:
    """The type of a conditional's result."""
    if yes == types.NULL:
        return no
    return yes if no in (yes, types.NULL) else "dynamic"


def _missing(body: Mapping[str, Any], attributes: Mapping[str, Any]) -> Iterator[str]:
    yield from (name for name, schema in attributes.items() if schema.get("required") and body.get(name) is None)


def _provider_names(providers: Any) -> list[str]:
    """Names of the configurations handed to a module. cdktf writes a mapping, or a list of such."""
    return [name for mapping in as_list(providers) for name in mapping.values()]
