"""The rules of the house for the layers, read off their source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import lakehouse
import pytest

PACKAGE = Path(str(lakehouse.__file__)).parent
LAYERS = ("environment", "kafka", "flink", "tableflow", "storage", "secrets", "snowflake", "service_user")


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def classes(module: ast.Module) -> dict[str, ast.ClassDef]:
    return {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}


def constructs(module: ast.Module) -> list[ast.ClassDef]:
    return [node for node in classes(module).values() if [ast.unparse(base) for base in node.bases] == ["Construct"]]


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_reads_nothing_but_its_props(layer: str) -> None:
    names = set(imported(tree(PACKAGE / f"{layer}.py")))
    assert not names & {"os", "pathlib", "io", "json", "lakehouse.settings", "lakehouse.providers", "lakehouse.stack"}
    assert not [name for name in names if name.endswith(".provider")], "a layer creates no provider"


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_has_frozen_props_and_shows_its_resources_read_only(layer: str) -> None:
    module = tree(PACKAGE / f"{layer}.py")
    found = constructs(module)
    assert found
    for node in found:
        props = classes(module)[f"{node.name}Props"]
        assert [ast.unparse(decorator) for decorator in props.decorator_list] == ["dataclass(frozen=True)"]
        assigned = [
            target.attr
            for statement in ast.walk(node)
            if isinstance(statement, ast.Assign)
            for target in ast.walk(statement.targets[0])
            if isinstance(target, ast.Attribute)
        ]
        assert all(name.startswith("_") for name in assigned), f"{node.name} has a public attribute that can be set"


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: path.name)
def test_the_app_knows_nothing_of_local_mode_and_of_the_command_line(path: Path) -> None:
    assert not [name for name in imported(tree(path)) if name.split(".")[0] in {"local_cloud", "deploy", "tests"}]


def test_a_layer_stands_alone_where_the_pipeline_has_it_first() -> None:
    """No layer imports one that comes after it in the order in which data flows."""
    order = ("environment", "kafka", "storage", "secrets", "flink", "tableflow", "snowflake", "service_user")
    for index, layer in enumerate(order):
        later = {f"lakehouse.{name}" for name in order[index + 1 :]}
        assert not later & set(imported(tree(PACKAGE / f"{layer}.py"))), layer
