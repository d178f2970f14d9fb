"""Parts of the contract from which no deviation is allowed: versions, providers, counts, variables, lifecycle."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

import pytest

from tests.contract import contract, hcl
from tests.contract.configuration import Module, load, reference

VERSIONS = Path(__file__).resolve().parents[2] / "imports" / "schemas" / "versions.json"


@pytest.fixture(scope="module")
def stack(synthesized: Path) -> Module:
    return load(synthesized)


# --- the terraform block ---------------------------------------------------------------------------------------------


def test_the_folder_is_the_default_of_cdktf(synthesized: Path) -> None:
    assert synthesized.parts[-2:] == ("stacks", "tableflow-kickstarter")


def test_terraform_and_every_provider_are_pinned_at_the_recorded_version(stack: Module) -> None:
    assert stack.terraform["required_version"] == contract()["terraform"]["required_version"]
    pins = {
        name: {"source": entry["source"], "version": entry["recorded"]}
        for name, entry in json.loads(VERSIONS.read_text()).items()
    }
    assert stack.terraform["required_providers"] == pins
    for module in stack.children.values():
        assert module.providers == {}, "a module inherits its caller's providers"
        used = {block.provider.partition(".")[0] for block in module.blocks.values()}
        assert module.terraform["required_providers"] == {name: pins[name] for name in sorted(used)}


def test_the_workspace_is_that_of_the_contract(stack: Module) -> None:
    wanted = contract()["terraform"]["cloud"]
    assert stack.terraform["cloud"]["organization"] == wanted["organization"]
    assert stack.terraform["cloud"]["workspaces"] == {"name": wanted["workspace"]}
    assert "backend" not in stack.terraform


def test_snowflake_has_a_provider_for_each_admin_role(stack: Module) -> None:
    roles = {name: body["role"] for name, body in stack.providers.items() if name.startswith("snowflake")}
    assert roles == {
        "snowflake": "SYSADMIN",
        "snowflake.account_admin": "ACCOUNTADMIN",
        "snowflake.security_admin": "SECURITYADMIN",
    }
    assert (
        "snowflake_external_volume_resource" in stack.providers["snowflake.account_admin"]["preview_features_enabled"]
    )


def test_no_module_comes_from_a_network(stack: Module, synthesized: Path) -> None:
    for call in stack.calls.values():
        assert re.match(r"\./[\w./-]+$", call["source"]), call["source"]
        assert (synthesized / call["source"]).is_dir()


# --- addresses -------------------------------------------------------------------------------------------------------


def test_the_counts_of_the_contract(stack: Module) -> None:
    """Every resource with a `count` comes as often as in the contract."""
    checked = 0
    for address, module, block in stack.all_blocks():
        theirs = contract()["resources"].get(address, {})
        if "count" in theirs:
            assert counted(block.body["count"], module, stack) == len(theirs["instances"]), address
            checked += 1
    assert checked == 20


def counted(count: Any, module: Module, root: Module) -> int:
    """The number that a `count` comes to by default, followed through the arguments of a call."""
    if isinstance(count, int):
        return count
    (traversal,) = hcl.traversals(hcl.parse_template(count))
    name = reference(traversal).removeprefix("var.")
    if not module.path:
        return module.variables[name]["default"]
    call = root.calls[module.path.removeprefix("module.")]
    return counted(call[name], root, root) if name in call else module.variables[name]["default"]


# --- variables -------------------------------------------------------------------------------------------------------

DAYS = ([1, 30, 365], [0, -1, 1.5])
RULES = {
    "day_count": DAYS,
    "number_of_api_keys_to_retain": ([2, 3, 10], [0, 1, 2.5]),
    "aws_lambda_memory_size": ([128, 1024, 10240], [127, 10241, 128.5]),
    "aws_lambda_timeout": ([1, 900], [0, 901, 1.5]),
    "aws_log_retention_in_days": ([0, 1, 7, 365, 3653], [2, -1, 8, 3654]),
}


@pytest.mark.parametrize("name", RULES)
def test_a_variable_rejects_values_outside_its_rule(stack: Module, name: str) -> None:
    allowed, refused = RULES[name]
    seen = 0
    for module in stack.walk():
        if name in module.variables:
            rules = module.variables[name]["validation"]
            for value in allowed:
                assert accepted(rules, name, value), f"{module.path} {value}"
            for value in refused:
                assert not accepted(rules, name, value), f"{module.path} {value}"
            assert all(name in rule["error_message"] for rule in rules)
            seen += 1
    assert seen > 1, "the rule belongs to the root and to the modules that take the value"


def accepted(rules: list[dict[str, Any]], name: str, value: float) -> bool:
    # A rule may be about what two of them come to together.
    others = {"var.day_count": 1, "var.number_of_api_keys_to_retain": 2}
    return all(evaluate(hcl.parse_template(rule["condition"]), others | {f"var.{name}": value}) for rule in rules)


def evaluate(node: hcl.Node, values: dict[str, Any]) -> Any:
    """The value of a condition: comparisons, logic and the few functions that conditions use."""
    if isinstance(node, hcl.Literal):
        return node.value
    if isinstance(node, hcl.Traversal):
        return values[reference(node)] if isinstance(node.root, str) else evaluate(node.root, values)
    if isinstance(node, hcl.Tuple):
        return [evaluate(item, values) for item in node.items]
    if isinstance(node, hcl.Call):
        functions = {"floor": math.floor, "contains": lambda items, item: item in items}
        return functions[node.name](*(evaluate(argument, values) for argument in node.arguments))
    operands = [evaluate(operand, values) for operand in node.operands]
    operators = {
        "&&": lambda a, b: a and b,
        "||": lambda a, b: a or b,
        "*": lambda a, b: a * b,
        "==": lambda a, b: a == b,
        "!=": lambda a, b: a != b,
        ">=": lambda a, b: a >= b,
        "<=": lambda a, b: a <= b,
        ">": lambda a, b: a > b,
        "<": lambda a, b: a < b,
        "!": lambda a: not a,
    }
    return operators[node.operator](*operands)


# --- lifecycle -------------------------------------------------------------------------------------------------------


def test_each_key_is_replaced_when_its_own_date_is(stack: Module) -> None:
    triggered = {
        address: block.body["lifecycle"]["replace_triggered_by"]
        for address, _, block in stack.all_blocks()
        if (block.body.get("lifecycle") or {}).get("replace_triggered_by")
    }
    assert triggered.pop("confluent_api_key.flink_sql_runner_api_key") == ["time_static.flink_sql_runner_api_key"]
    keys = {f"{module}.confluent_api_key.resouce_api_key" for module in contract()["modules"] if "api_key" in module}
    assert {address for address in triggered if "confluent_api_key" in address} == keys
    for key in keys:
        assert triggered.pop(key) == ["time_static.api_key_rotations[count.index]"]
    invocation = "module.snowflake_user_rsa_key_pairs_rotation.aws_lambda_invocation.lambda_function"
    assert triggered.pop(invocation) == ["time_static.rsa_key_pair_rotations"]
    # Other triggers are the text of a statement, Snowflake's catalog integration, or a table.
    assert all("time_" not in trigger for triggers in triggered.values() for trigger in triggers)
