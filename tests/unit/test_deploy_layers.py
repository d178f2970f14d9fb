"""The packages and modules of `deploy/`: which may import which. The table is compared with the imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
OUTSIDE = frozenset({"lakehouse", "local_cloud", "main", "imports", "lambda_src", "tests", "benchmarks"})
"""Code of the project outside `deploy/`."""

MAY_IMPORT: Mapping[str, set[str]] = {
    "__main__": {"cli"},
    "cli": {"cdktf", "commands", "errors", "options", "secrecy", "variables", "local_cloud"},
    "cdktf": {"errors", "options", "project", "ready", "terraform", "lakehouse"},
    "commands": {
        *("accounts", "apply", "deletion", "errors", "graph", "inputs", "options", "project", "ready", "terraform"),
    },
    "ready": {
        *("accounts", "apply", "errors", "inputs", "options", "project", "secrecy", "synthesis", "terraform"),
        *("terraform_cloud", "lakehouse", "local_cloud"),
    },
    "synthesis": {"errors", "project", "lakehouse"},
    "deletion": {
        *("accounts", "apply", "aws", "errors", "inputs", "options", "project", "terraform", "lakehouse"),
    },
    "accounts": {
        *("aws", "errors", "inputs", "options", "secrecy", "terraform", "terraform_cloud", "variables", "lakehouse"),
    },
    "terraform_cloud": {"errors", "secrecy", "terraform", "variables", "lakehouse"},
    "apply": {"errors", "graph", "options", "secrecy", "terraform", "lakehouse"},
    "aws": {"errors", "inputs", "secrecy", "variables"},
    "project": {"errors", "options", "terraform", "lakehouse", "local_cloud"},
    "inputs": {"errors", "options", "secrecy", "variables", "lakehouse"},
    "options": {"errors", "variables"},
    "variables": {"lakehouse"},
    "install": set(),
    "terraform": {"errors", "secrecy"},
    "graph": {"errors"},
    "secrecy": set(),
    "errors": set(),
}


def imported(path: Path, folder: Path) -> Iterator[str]:
    """Dotted names, wherever in the module they are imported: also in a function, also for types alone."""
    package = ["deploy", *path.relative_to(folder).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(), path.name)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def unit_of(name: str) -> str | None:
    """The package or module of `deploy/`, or the part of the project outside, that an imported name belongs to."""
    first, _, rest = name.partition(".")
    if first != "deploy":
        return first if first in OUTSIDE else None
    return rest.partition(".")[0]


def imports(folder: Path) -> dict[str, dict[str, list[str]]]:
    """Unit -> unit that it imports -> where. `folder` is the package `deploy`."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in sorted(folder.rglob("*.py")):
        if path == folder / "__init__.py":
            continue
        module = ".".join(["deploy", *path.relative_to(folder).with_suffix("").parts])
        unit = str(unit_of(module))
        found.setdefault(unit, {})
        for name in imported(path, folder):
            to = unit_of(name)
            if to not in (None, unit):
                found[unit].setdefault(str(to), []).append(f"{module} imports {name}")
    return found


def faults(found: Mapping[str, Mapping[str, list[str]]], table: Mapping[str, set[str]]) -> list[str]:
    """Where imports and table disagree, and where the imports are circular."""
    lines = [f"{unit} is in the table alone" for unit in sorted({*table} - {*found})]
    lines += [f"{unit} is not in the table" for unit in sorted({*found} - {*table})]
    for unit in sorted({*found} & {*table}):
        for to in sorted({*found[unit]} - table[unit]):
            lines += [f"{unit} may not import {to}: {line}" for line in found[unit][to]]
        lines += [f"{unit} does not import {to}, though it may" for to in sorted(table[unit] - {*found[unit]})]
    for name, graph in (("the table", table), ("the imports", found)):
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            lines.append(f"a circle in {name}: {' -> '.join(reversed(error.args[1]))}")
    return lines


def test_imports_are_those_of_the_table():
    assert faults(imports(DEPLOY), MAY_IMPORT) == []


@pytest.fixture
def example(tmp_path):
    """A module, two packages, and one import from the upper to the lower."""
    for name, text in {
        "__init__.py": "",
        "cli.py": "from deploy.upper.a import x",
        "upper/__init__.py": "",
        "upper/a.py": "from deploy.lower import b\nfrom deploy.upper import c\nimport os",
        "upper/c.py": "",
        "lower/__init__.py": "",
        "lower/b.py": "import json",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return tmp_path


TABLE = {"cli": {"upper"}, "upper": {"lower"}, "lower": set()}


def test_an_example_that_follows_its_table_has_no_faults(example):
    assert faults(imports(example), TABLE) == []


@pytest.mark.parametrize(
    "text",
    [
        "from deploy.upper.a import x",
        "from deploy import upper",
        "import deploy.upper.a",
        "def late():\n    from deploy.upper.a import x",
        "if TYPE_CHECKING:\n    from deploy.upper.a import x",
        "from ..upper import a",
        "from ..upper.a import x",
    ],
)
def test_a_forbidden_import_is_found_however_it_is_written(example, text):
    (example / "lower/b.py").write_text(text)
    said = faults(imports(example), TABLE)
    assert [line.partition(":")[0] for line in said] == ["lower may not import upper", "a circle in the imports"]
    assert "deploy.lower.b imports deploy.upper" in said[0]


@pytest.mark.parametrize(
    ("module", "text", "says"),
    [
        ("lower/b.py", "from deploy import cli", "lower may not import cli: deploy.lower.b imports deploy.cli"),
        ("lower/b.py", "from deploy.cli import x", "lower may not import cli: deploy.lower.b imports deploy.cli.x"),
        ("lower/b.py", "import lakehouse.app", "lower may not import lakehouse: deploy.lower.b imports lakehouse.app"),
        ("upper/a.py", "", "upper does not import lower, though it may"),
        ("third/__init__.py", "", "third is not in the table"),
        ("fourth.py", "", "fourth is not in the table"),
    ],
)
def test_differences_from_the_table_are_found(example, module, text, says):
    (example / module).parent.mkdir(exist_ok=True)
    (example / module).write_text(text)
    assert says in faults(imports(example), TABLE)


def test_circular_imports_are_found_also_where_the_table_allows_them(example):
    (example / "lower/b.py").write_text("from deploy.upper import a")
    said = faults(imports(example), {**TABLE, "lower": {"upper"}})
    assert len(said) == 2
    assert all(line.startswith("a circle in") for line in said)


def test_a_unit_that_is_gone_leaves_the_table(example):
    assert faults(imports(example), {**TABLE, "gone": set()}) == ["gone is in the table alone"]
