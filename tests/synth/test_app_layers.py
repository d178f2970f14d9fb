"""The layers of `constructs/lakehouse`: which module may import which, and what a resource module may use."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import lakehouse
import pytest

PACKAGE = Path(str(lakehouse.__file__)).parent
RESOURCES = ("environment", "kafka", "flink", "tableflow", "storage", "iam", "snowflake", "service_user")
LAYERS = (
    {
        "errors",
        "pins",
        "settings",
        "addresses",
        "names",
        "identifiers",
        "addressing",
        "expressions",
        "bindings",
        "lambda_package",
    },
    # Terraform modules, key rotation, and the secrets that the keys are stored in
    {"modules", "rotation", "memory", "secret_versions", "secrets"},
    {*RESOURCES, "variables"},
    {"providers"},
    {"stack"},
    {"app"},
)
"""From the bottom up. A module imports from lower layers; only in the two lowest also from its own."""


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imported(path: Path) -> Iterator[str]:
    """Dotted names of all imports, also of those inside functions."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: relative import"
            names = [f"{node.module}.{alias.name}" for alias in node.names] if node.module == "lakehouse" else []
            yield from names or [node.module or ""]


def modules() -> dict[str, set[str]]:
    """Each module of the package (dotted, relative) and the ones of the package that it imports."""
    paths = {path: ".".join(path.relative_to(PACKAGE).with_suffix("").parts) for path in PACKAGE.rglob("*.py")}
    return {
        name: {found.removeprefix("lakehouse.") for found in imported(path) if found.startswith("lakehouse.")}
        for path, name in paths.items()
        if path.name != "__init__.py"
    }


def layer(module: str) -> int:
    found = [index for index, names in enumerate(LAYERS) if module.partition(".")[0] in names]
    assert len(found) == 1, f"{module} must be in one layer of LAYERS"
    return found[0]


def test_modules_import_from_lower_layers_only() -> None:
    wrong = [
        f"{module} imports {used}"
        for module, uses in modules().items()
        for used in uses
        if layer(used) > layer(module) or (layer(used) == layer(module) and layer(module) > 1)
    ]
    assert wrong == []


def test_no_modules_import_each_other_in_a_cycle() -> None:
    TopologicalSorter(modules()).prepare()


@pytest.mark.parametrize("module", (*RESOURCES, "secrets"))
def test_a_resource_module_gets_all_its_input_as_arguments(module: str) -> None:
    names = set(imported(PACKAGE / f"{module}.py"))
    assert not names & {"os", "pathlib", "io", "json", "lakehouse.settings"}
    assert not [name for name in names if name.endswith(".provider")], "only `providers` creates providers"


def test_the_app_does_not_depend_on_the_local_cloud_or_the_command_line() -> None:
    for path in PACKAGE.rglob("*.py"):
        assert not {name.partition(".")[0] for name in imported(path)} & {"local_cloud", "deploy", "tests"}, path
