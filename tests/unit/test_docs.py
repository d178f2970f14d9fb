"""The documentation against the code: links, anchors, paths, commands, settings and quoted messages."""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest
from lakehouse.settings import RULES, Settings

from deploy.cli import parse
from deploy.variables import VARIABLES

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
#: A path of the repository, as it stands in backquotes.
PATH = re.compile(r"`((?:benchmarks|constructs|deploy|docs|imports|lambda_src|local_cloud|tests)/[\w./-]+)`")
#: Characters of a message's fixed part that make it recognizable.
ENOUGH = 12

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@cache
def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def code_blocks(page: Path) -> str:
    return "\n".join(re.findall(r"^```sh\n(.*?)^```", text(page), re.DOTALL | re.MULTILINE))


def without_code_blocks(page: Path) -> str:
    return re.sub(r"^```.*?^```", "", text(page), flags=re.DOTALL | re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives the headings of a page."""
    headings = re.findall(r"^#+ (.*)$", without_code_blocks(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@every_page
def test_links_and_anchors_exist(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", without_code_blocks(page)):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


@every_page
def test_paths_exist(page: Path) -> None:
    missing = [path for path in PATH.findall(without_code_blocks(page)) if not (ROOT / path).exists()]
    assert missing == []


@every_page
def test_modules_exist(page: Path) -> None:
    modules = re.findall(r"python -m ((?:benchmarks|deploy|tests)[\w.]*)", text(page))
    assert [module for module in modules if find_spec(module) is None] == []


def commands(page: Path) -> Iterator[list[str]]:
    """The arguments of every `deploy.sh` in a page's shell blocks."""
    for block in code_blocks(page).replace("\\\n", " ").splitlines():
        for call in re.findall(r"\./deploy\.sh ([^|)>]*)", block):
            # What is computed by the shell goes to another program; it may be broken off here.
            yield shlex.split(call.partition("$(")[0], comments=True)


@every_page
def test_commands_are_understood(page: Path) -> None:
    for words in commands(page):
        parse(words)


def test_commands_are_found() -> None:
    assert ["create", "--local", "--auto-approve"] in [words for page in PAGES for words in commands(page)]


def test_every_setting_is_documented() -> None:
    page = text(ROOT / "docs" / "settings.md").splitlines()
    for name, field in Settings.model_fields.items():
        (row,) = [line for line in page if line.startswith(f"| `{name}` |")]
        if name in RULES:
            assert row.endswith(f"| `{field.default}` | {RULES[name].allowed} |")


def test_every_variable_is_documented() -> None:
    page = text(ROOT / "docs" / "settings.md")
    assert [name for name in VARIABLES if f"`{name}`" not in page] == []


@cache
def messages() -> tuple[list[str], ...]:
    """The fixed parts of every text in the sources of the command line."""
    found = []
    for path in [*(ROOT / "deploy").rglob("*.py"), *(ROOT / "local_cloud").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append([node.value])
            elif isinstance(node, ast.JoinedStr):
                found.append([part.value for part in node.values if isinstance(part, ast.Constant)])
    return tuple(found)


def is_a_message(fragment: str) -> bool:
    return any(fragment in part or (len(part) >= ENOUGH and part in fragment) for parts in messages() for part in parts)


@every_page
def test_quoted_messages_are_in_the_sources(page: Path) -> None:
    """In tables with a column `Message`, where `...` stands for what varies."""
    for table in re.findall(r"^\| Message \|.*\n\|[-|]+\n((?:\|.*\n)+)", text(page), re.MULTILINE):
        for row in table.splitlines():
            for quoted in re.findall(r"`([^`]* [^`]*)`", row.split(" | ")[0]):
                fragments = [fragment for part in quoted.split("...") if len(fragment := part.strip(" :")) > 1]
                assert [fragment for fragment in fragments if not is_a_message(fragment)] == [], quoted
