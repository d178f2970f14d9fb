"""What is looked up stays known on rotation day: not unknown arguments alone defer a data source.

Terraform does so when a data source names, itself, a managed resource that is about to change, in an argument or in
`depends_on`; when its module is called with `depends_on`; and when it has conditions and anything at all that it comes
after is about to change. Then its values are unknown, and a statement or a provider that takes them is lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract import hcl
from tests.contract.configuration import Block, Module, expressions, load, reference

ROTATING = ("confluent_api_key", "aws_secretsmanager_secret_version", "time_static", "time_rotating")


@pytest.fixture(scope="module")
def stack(synthesized: Path) -> Module:
    return load(synthesized)


def lookups(stack: Module) -> Iterator[tuple[str, Block]]:
    return ((address, block) for address, _, block in stack.all_blocks() if block.mode == "data")


def test_no_lookup_waits_by_itself(stack: Module) -> None:
    checked = 0
    for address, block in lookups(stack):
        assert "depends_on" not in block.body, address
        assert not {"precondition", "postcondition"} & set(block.body.get("lifecycle") or {}), address
        checked += 1
    assert checked > 15


@pytest.mark.parametrize("name", ["drop", "create_set_1"])
def test_no_module_with_lookups_waits(stack: Module, name: str) -> None:
    assert "depends_on" not in stack.calls[name]


def test_no_lookup_names_what_rotates(stack: Module) -> None:
    for address, block in lookups(stack):
        traversals = (traversal for node in expressions(block.body) for traversal in hcl.traversals(node))
        named = {reference(traversal).split(".")[0] for traversal in traversals}
        assert not named & set(ROTATING), address


def test_the_memory_is_read_once_it_can_be(stack: Module) -> None:
    for which in ("", "_begun"):
        block = stack.blocks[f"data.aws_secretsmanager_secret_version.rotation_memory{which}"]
        assert block.body["secret_id"] == "${local.rotation_memory_secret}"
        assert block.body["count"] == "${local.rotation_memory_is_there ? 1 : 0}"
    # Until something is begun the empty one is found by the label that is looked for.
    assert block.body["version_stage"] == "BEGUN"
    assert "BEGUN" in stack.blocks["aws_secretsmanager_secret_version.rotation_memory_empty"].body["version_stages"]
    made = stack.blocks["time_static.rotation_memory"].body
    # Made after there is a version, and made anew with the secret, at a time that the plan knows.
    assert made["triggers"] == {"secret": "${aws_secretsmanager_secret.rotation_memory.arn}"}
    assert made["depends_on"] == ["aws_secretsmanager_secret_version.rotation_memory_empty"]
    assert made["rfc3339"] == "${local.now}"
    for name in ("rotation_memory_secret", "rotation_memory_is_there"):
        assert "module." not in stack.locals[name]


def test_what_is_remembered_is_written_before_the_dates_and_after_the_modules(stack: Module) -> None:
    begun, done = (
        stack.blocks[f"aws_secretsmanager_secret_version.rotation_memory{which}"].body for which in ("_begun", "")
    )
    rotating = [name for name, call in stack.calls.items() if "remembered" in call]
    assert len(rotating) == 7
    empty = "aws_secretsmanager_secret_version.rotation_memory_empty"
    assert sorted(done["depends_on"]) == sorted([empty, *(f"module.{name}" for name in rotating)])
    # Never replaced: what keys depend on would be made before its predecessor goes, which then has lost its labels.
    assert begun["secret_string"] == "{}"
    assert begun["depends_on"] == ["aws_secretsmanager_secret_version.rotation_memory_empty"]
    assert "BEGUN" in begun["version_stages"]
    assert len(begun["version_stages"]) <= 20
    for name in rotating:
        assert f"{name} ${{module.{name}.to_remember}}" in begun["version_stages"]
        assert f'"{name}" = "${{module.{name}.to_remember}}"' in done["secret_string"]
        assert f'local.rotation_memory_done["{name}"]' in stack.calls[name]["remembered"]
        kept = "${length(aws_secretsmanager_secret_version.rotation_memory_begun.version_stages) > 0}"
        assert stack.calls[name]["begun"] == kept
    read = "data.aws_secretsmanager_secret_version.rotation_memory"
    assert stack.locals["rotation_memory_done"] == f"${{try(jsondecode(nonsensitive({read}[0].secret_string)), {{}})}}"
    assert stack.locals["rotation_memory_begun"] == f"${{try({read}_begun[0].version_stages, [])}}"
    dates = [
        block.body["rotation_rfc3339"]
        for name in rotating
        for address, block in stack.children[name].blocks.items()
        if address.startswith("time_rotating.")
    ]
    assert len(dates) == len(rotating)
    assert all("var.begun" in date for date in dates)


def test_the_own_keys_are_read_once_they_are_stored(stack: Module) -> None:
    for name in ("flink", "tableflow"):
        block = stack.blocks[f"data.aws_secretsmanager_secret_version.{name}_own"]
        assert block.body["secret_id"] == f"${{local.{name}_own_secret}}"
