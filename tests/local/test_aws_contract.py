"""The original's AWS resources on the local AWS: every attribute but the made-up ones as the contract has it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.local.aws_world import LAMBDA_TRUST, World, packed, world

CONTRACT: dict[str, Any] = json.loads(Path(__file__).with_name("aws_contract.json").read_text())


@pytest.fixture(scope="module")
def applied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[World, dict[str, Any]]]:
    with world(tmp_path_factory.mktemp("aws") / "cloud.db") as made:
        # The contract's ARNs of secrets end in made-up letters: ours stand in for them.
        ours: dict[str, str] = {}
        states = {}
        for entry in CONTRACT["resources"]:
            arguments = json.loads(_renamed(json.dumps(entry["arguments"]), ours))
            state = made.apply(entry["type"], entry["address"], **arguments)
            if entry["type"] == "aws_secretsmanager_secret":
                ours[entry["attributes"]["arn"]] = state["arn"]
            states[entry["address"]] = state
        yield made, {"states": states, "ours": ours}


def _renamed(text: str, ours: dict[str, str]) -> str:
    for theirs, mine in ours.items():
        text = text.replace(theirs, mine)
    return text


@pytest.mark.parametrize("entry", CONTRACT["resources"], ids=lambda entry: entry["address"])
def test_applied_attributes(entry: dict[str, Any], applied: tuple[World, dict[str, Any]]) -> None:
    _made, result = applied
    state = result["states"][entry["address"]]
    made_up = {*CONTRACT["made_up"].get(entry["type"], ())}
    if entry["type"] == "aws_iam_role" and "name" not in entry["arguments"]:
        made_up |= {"name", "id", "arn"}
        assert state["name"].startswith("terraform-")
    expected = json.loads(_renamed(json.dumps(entry["attributes"]), result["ours"]))
    # Empty computed blocks stand for "unset" in the contract; where the server has a default it shows.
    differing = {
        name: (state.get(name), value)
        for name, value in expected.items()
        if name not in made_up and state.get(name) != value
    }
    assert {n: v for n, v in differing.items() if v[1] != [] or v[0] not in _SERVER_DEFAULTS.get(n, ())} == {}
    assert set(expected) == set(state)


_SERVER_DEFAULTS: dict[str, list[Any]] = {
    "versioning": [[{"enabled": False, "mfa_delete": False}]],
    "server_side_encryption_configuration": [
        [
            {
                "rule": [
                    {
                        "apply_server_side_encryption_by_default": [
                            {"sse_algorithm": "AES256", "kms_master_key_id": ""}
                        ],
                        "bucket_key_enabled": False,
                    }
                ]
            }
        ]
    ],
}


@pytest.mark.parametrize("entry", CONTRACT["resources"], ids=lambda entry: entry["address"])
def test_second_plan_changes_nothing(entry: dict[str, Any], applied: tuple[World, dict[str, Any]]) -> None:
    made, result = applied
    arguments = json.loads(_renamed(json.dumps(entry["arguments"]), result["ours"]))
    assert made.harness.refresh(entry["type"], entry["address"]) is not None
    assert made.harness.plan(entry["type"], entry["address"], **arguments).action == "no-op"


def test_lambda_function(applied: tuple[World, dict[str, Any]], tmp_path: Path) -> None:
    made, _result = applied
    expected = CONTRACT["lambda_function"]
    package = packed(tmp_path / "app.zip", "def handler(event, context): return event")
    name = expected["function_name"]
    state = made.function(package, name, role="tableflow_kickstarter_role", timeout=900)
    assert {key: (state[key], value) for key, value in expected.items() if state[key] != value} == {}


def test_data_sources(applied: tuple[World, dict[str, Any]]) -> None:
    made, _result = applied
    assert made.harness.data("aws_region") == CONTRACT["data"]["aws_region"]
    who = made.harness.data("aws_caller_identity")
    assert who["account_id"] == who["id"] == CONTRACT["data"]["aws_caller_identity"]["account_id"]
    assert who["arn"].startswith("arn:aws:iam::123456789012:user/")


def test_lambda_trust_is_what_the_contract_has() -> None:
    roles = [e for e in CONTRACT["resources"] if e["arguments"].get("name") == "tableflow_kickstarter_role"]
    assert json.loads(roles[0]["arguments"]["assume_role_policy"]) == json.loads(LAMBDA_TRUST)
