"""The rooms of `deploy/`: which may use which. The table is the plan, the imports are what was built."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"

TOP = "deploy"
"""The modules that lie in no room: the commands. `errors`, which everybody may use, counts as a room."""
OUTSIDE = frozenset({"lakehouse", "local_cloud", "main", "imports", "lambda_src", "tests", "benchmarks"})
"""What is ours and no part of `deploy/`."""

MAY_USE: Mapping[str, set[str]] = {
    TOP: {
        *("accounts", "apply", "deletion", "errors", "graph", "project", "request", "secrecy", "terraform"),
        *("terraform_cloud", "lakehouse", "local_cloud"),
    },
    "deletion": {"accounts", "apply", "aws", "errors", "project", "request", "terraform", "lakehouse"},
    "accounts": {"aws", "errors", "request", "secrecy", "terraform", "terraform_cloud", "lakehouse"},
    "terraform_cloud": {"errors", "request", "secrecy", "terraform", "lakehouse"},
    "apply": {"errors", "graph", "request", "secrecy", "terraform"},
    "aws": {"errors", "request", "secrecy"},
    "project": {"errors", "request", "terraform", "lakehouse", "local_cloud"},
    "terraform": {"errors", "secrecy"},
    "request": {"errors", "secrecy", "lakehouse"},
    "graph": {"errors"},
    "secrecy": set(),
    "errors": set(),
}


def imported(path: Path, folder: Path) -> Iterator[str]:
    """Dotted names, wherever in the module they are imported: also in a function, also for types alone."""
    package = [TOP, *path.relative_to(folder).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(), path.name)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def room_of(name: str, rooms: set[str]) -> str | None:
    """The room of an imported name, or what of ours outside it belongs to; None for what is not ours."""
    first, _, rest = name.partition(".")
    if first != TOP:
        return first if first in OUTSIDE else None
    second = rest.partition(".")[0]
    return second if second in rooms else TOP


def arrows(folder: Path) -> dict[str, dict[str, list[str]]]:
    """Room -> room that it uses -> who does. `folder` is the package `deploy`."""
    rooms = {path.parent.name for path in folder.glob("*/__init__.py")} | {"errors"}
    found: dict[str, dict[str, list[str]]] = {room: {} for room in (TOP, *rooms)}
    for path in sorted(folder.rglob("*.py")):
        module = ".".join([TOP, *path.relative_to(folder).with_suffix("").parts])
        of = room_of(module, rooms) or TOP
        for name in imported(path, folder):
            to = room_of(name, rooms)
            if to not in (None, of):
                found[of].setdefault(to, []).append(f"{module} imports {name}")
    return found


def faults(found: Mapping[str, Mapping[str, list[str]]], table: Mapping[str, set[str]]) -> list[str]:
    """Where rooms, imports and table disagree, and where the arrows run in a circle."""
    lines = [f"{room} is in the table alone" for room in sorted({*table} - {*found})]
    lines += [f"{room} is not in the table" for room in sorted({*found} - {*table})]
    for room in sorted({*found} & {*table}):
        for to in sorted({*found[room]} - table[room]):
            lines += [f"{room} may not use {to}: {line}" for line in found[room][to]]
        lines += [f"{room} does not use {to}, though it may" for to in sorted(table[room] - {*found[room]})]
    for name, graph in (("the table", table), ("the imports", found)):
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            lines.append(f"a circle in {name}: {' -> '.join(reversed(error.args[1]))}")
    return lines


def test_the_arrows_are_those_of_the_table():
    assert faults(arrows(DEPLOY), MAY_USE) == []


def test_every_room_says_what_it_is_and_imports_nothing_to_say_it():
    for path in sorted(DEPLOY.glob("*/__init__.py")):
        tree = ast.parse(path.read_text())
        assert "Knows" in (ast.get_docstring(tree) or ""), f"{path}: says not what the room may know"
        # Whoever imports a module of a room imports this too. The pictures are one thing, drawn by one command.
        assert len(tree.body) == 1 or path.parent.name == "graph", f"{path}: more than a docstring"


def test_no_room_is_a_single_module():
    for path in DEPLOY.glob("*/__init__.py"):
        assert len([*path.parent.glob("*.py")]) > 2, path.parent.name


@pytest.fixture
def house(tmp_path):
    """Two rooms, one arrow."""
    for name, text in {
        "__init__.py": "",
        "cli.py": "from deploy.upper.a import x",
        "errors.py": "",
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


TWO = {TOP: {"upper"}, "upper": {"lower"}, "lower": set(), "errors": set()}


def test_a_house_as_its_table_says(house):
    assert faults(arrows(house), TWO) == []


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
def test_an_arrow_against_the_table_is_found_however_it_is_written(house, text):
    (house / "lower/b.py").write_text(text)
    said = faults(arrows(house), TWO)
    assert [line.partition(":")[0] for line in said] == ["lower may not use upper", "a circle in the imports"]
    assert "deploy.lower.b imports deploy.upper" in said[0]


@pytest.mark.parametrize(
    ("module", "text", "says"),
    [
        ("lower/b.py", "from deploy import cli", "lower may not use deploy: deploy.lower.b imports deploy.cli"),
        ("lower/b.py", "from deploy.cli import x", "lower may not use deploy: deploy.lower.b imports deploy.cli.x"),
        ("errors.py", "import deploy.lower.b", "errors may not use lower: deploy.errors imports deploy.lower.b"),
        ("lower/b.py", "import lakehouse.app", "lower may not use lakehouse: deploy.lower.b imports lakehouse.app"),
        ("upper/a.py", "", "upper does not use lower, though it may"),
        ("third/__init__.py", "", "third is not in the table"),
    ],
)
def test_what_the_table_does_not_say_is_found(house, module, text, says):
    (house / module).parent.mkdir(exist_ok=True)
    (house / module).write_text(text)
    assert says in faults(arrows(house), TWO)


def test_a_circle_is_found_also_where_the_table_allows_it(house):
    (house / "lower/b.py").write_text("from deploy.upper import a")
    said = faults(arrows(house), {**TWO, "lower": {"upper"}})
    assert len(said) == 2
    assert all(line.startswith("a circle in") for line in said)


def test_a_room_that_is_gone_leaves_the_table(house):
    assert faults(arrows(house), {**TWO, "gone": set()}) == ["gone is in the table alone"]
