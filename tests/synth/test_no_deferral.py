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


def test_the_present_of_the_dates_is_a_variable(stack: Module) -> None:
    """timestamp() is unknown while planning: everything that depends on a date would be too."""
    rotating = [name for name, call in stack.calls.items() if "day_count" in call]
    assert len(rotating) == 7
    for name in rotating:
        assert stack.calls[name]["now"] == "${local.now}"
        texts = str([block.body for block in stack.children[name].blocks.values()]) + str(stack.children[name].locals)
        assert "timestamp()" not in texts
    assert stack.locals["now"] == '${var.now != "" ? var.now : plantimestamp()}'


def test_the_timestamps_follow_whatever_writes_keys_into_the_secrets(stack: Module) -> None:
    written = stack.blocks["time_static.rotation_secrets_written"].body
    writers = {a for a in stack.blocks if a.startswith("aws_secretsmanager_secret_version.")}
    writers.add("aws_lambda_invocation.finish_rsa_key_pair_rotation")
    assert written["triggers"] == {address: f"${{{address}.id}}" for address in writers}
    applied = stack.blocks["time_static.rotation_settings_applied"].body
    assert applied["triggers"] == {
        "day_count": "${var.day_count}",
        "number_of_api_keys_to_retain": "${var.number_of_api_keys_to_retain}",
    }
    assert applied["depends_on"] == ["time_static.rotation_secrets_written"]
    assert "rfc3339" not in {*written, *applied}


def test_the_own_keys_are_read_once_they_are_stored(stack: Module) -> None:
    for name in ("flink", "tableflow"):
        block = stack.blocks[f"data.aws_secretsmanager_secret_version.{name}_own"]
        assert block.body["secret_id"] == f"${{local.{name}_own_secret}}"
