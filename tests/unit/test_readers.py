"""Whose credential an apply takes is read from the state and the plan; nobody else is told to read again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from deploy.apply.readers import losing

KEY = "module.m.confluent_api_key.resouce_api_key"
SECRET = "aws_secretsmanager_secret.s"
PAIRS = "module.p.time_static.rsa_key_pair_rotations"
PAIRS_SECRET = "module.p.aws_secretsmanager_secret.secrets"
ARN = "arn:aws:secretsmanager:us-east-1:123456789012:secret:s-AbCdEf"


def replaced(*addresses: str) -> list[tuple[str, str]]:
    return [("replace", address) for address in addresses]


def resource(address: str, *instances: dict[str, Any]) -> dict[str, Any]:
    *module, type_, name = address.rsplit(".", 2)
    place = {"module": module[0]} if module else {}
    return {"mode": "managed", "type": type_, "name": name, "instances": list(instances), **place}


def instance(index: int | None = None, deposed: str = "", **attributes: Any) -> dict[str, Any]:
    more = {"deposed": deposed} if deposed else {}
    return {"attributes": attributes, **({} if index is None else {"index_key": index}), **more}


def api_keys(held: str | None, *more: dict[str, Any]) -> dict[str, Any]:
    """A module with keys A and B, and a secret that holds one of them; None: its version is not in the state."""
    keys = resource(KEY, instance(0, id="AAAAAAAA"), instance(1, id="BBBBBBBB"), *more)
    text = json.dumps({"schema.registry.basic.auth.user.info": f"{held}:secret"})
    version = resource(f"{SECRET.replace('.s', '_version.s')}", instance(secret_id=ARN, secret_string=text))
    secret = resource(SECRET, instance(id=ARN, name="/s"))
    return {"resources": [keys, secret, *([version] if held else [])]}


def key_pairs(active: int | None, dates: tuple[str, str] = ("1", "2")) -> dict[str, Any]:
    """Pairs made at 1 and 2, their dates as given, and the secret telling to use one; None: no invocation is known."""
    event = {"active_key_number": active, "rotations": {"1": "1", "2": "2"}, "secrets_path": "/p"}
    called = instance(input=json.dumps(event))
    made = [resource("module.p.aws_lambda_invocation.lambda_function", called)]
    finished = [resource("aws_lambda_invocation.finish", called)]
    return {
        "resources": [
            resource(PAIRS, *(instance(index, rfc3339=date) for index, date in enumerate(dates))),
            resource(PAIRS_SECRET, instance(id=ARN, name="/p")),
            *([] if active is None else made + finished),
        ]
    }


@pytest.mark.parametrize(
    ("gone", "lost"),
    [
        ([], []),
        ([f"{KEY}[1]"], []),
        ([f"{KEY}[0]"], [SECRET]),
        ([f"{KEY}[0]", f"{KEY}[1]"], [SECRET]),
        (["module.other.confluent_api_key.resouce_api_key[0]", KEY, SECRET], []),
    ],
)
def test_the_key_in_the_secret_is_what_counts(gone: list[str], lost: list[str]) -> None:
    assert losing(api_keys("AAAAAAAA"), replaced(*gone)) == lost


def test_a_key_that_only_waits_to_be_removed_is_not_the_one_that_is_there() -> None:
    waits = api_keys("AAAAAAAA", instance(0, "0a1b2c3d", id="CCCCCCCC"))
    goes = ("delete", f"{KEY}[0]")
    assert losing(waits, [goes]) == []
    assert losing(waits, [goes, goes]) == [SECRET]
    assert losing(waits, [goes, *replaced(f"{KEY}[0]")]) == [SECRET]
    # What waits may have gone without Terraform: then only the replacement is told of.
    assert losing(waits, replaced(f"{KEY}[0]")) == [SECRET]
    # It goes with any apply, and so does what readers hold of it.
    assert losing(api_keys("CCCCCCCC", instance(0, "0a1b2c3d", id="CCCCCCCC")), [goes]) == [SECRET]


def test_a_key_that_is_one_too_many_goes() -> None:
    assert losing(api_keys("BBBBBBBB"), [("delete", f"{KEY}[1]"), ("create", f"{KEY}[0]")]) == [SECRET]
    assert losing(api_keys("AAAAAAAA"), [("delete", f"{KEY}[1]"), ("create", f"{KEY}[0]")]) == []


def test_a_secret_whose_writing_broke_off_may_hold_any_key() -> None:
    assert losing(api_keys(None), replaced(f"{KEY}[1]")) == [SECRET]
    assert losing(api_keys(None), []) == []


@pytest.mark.parametrize("active", [1, 2])
@pytest.mark.parametrize("gone", [0, 1])
def test_of_the_pairs_the_one_to_use_is_what_counts(active: int, gone: int) -> None:
    expected = [PAIRS_SECRET] if gone == active - 1 else []
    assert losing(key_pairs(active), replaced(f"{PAIRS}[{gone}]")) == expected


@pytest.mark.parametrize("active", [1, 2])
@pytest.mark.parametrize("moved", [1, 2])
def test_a_pair_whose_date_was_moved_by_an_apply_that_broke_off_is_lost(active: int, moved: int) -> None:
    dates = ("3" if moved == 1 else "1", "3" if moved == 2 else "2")
    assert losing(key_pairs(active, dates), []) == ([PAIRS_SECRET] if moved == active else [])


def test_a_date_that_only_waits_to_be_removed_says_nothing() -> None:
    state = key_pairs(1)
    state["resources"][0]["instances"].append(instance(0, "0a1b2c3d", rfc3339="0"))
    assert losing(state, []) == []
    assert losing(state, [("delete", f"{PAIRS}[0]")]) == []
    assert losing(state, replaced(f"{PAIRS}[0]")) == [PAIRS_SECRET]


def test_a_key_outside_of_the_modules_is_read_by_nobody() -> None:
    state = api_keys(None)
    state["resources"].append(resource("confluent_api_key.flink_sql_runner_api_key", instance(id="DDDDDDDD")))
    assert losing(state, replaced("confluent_api_key.flink_sql_runner_api_key")) == []


def test_without_the_invocation_any_pair_may_be_the_one_to_use() -> None:
    assert losing(key_pairs(None), replaced(f"{PAIRS}[1]")) == [PAIRS_SECRET]
    assert losing(key_pairs(None), []) == []


def test_pairs_of_which_nothing_is_known_after_a_complete_apply_may_all_be_made_anew() -> None:
    state = key_pairs(None)
    state["resources"][0]["instances"] = []
    assert losing(state, []) == []
    state["resources"].append(resource("aws_secretsmanager_secret_version.rotation_memory", instance(secret_id="m")))
    assert losing(state, []) == [PAIRS_SECRET]
    state["resources"][0]["instances"] = [instance(0, rfc3339="1")]
    assert losing(state, []) == []


@pytest.mark.parametrize("state", [{}, {"resources": []}])
def test_where_there_is_nothing_nobody_is_told(state: dict[str, Any]) -> None:
    assert losing(state, replaced(f"{KEY}[0]")) == []


def test_another_projects_invocation_is_none_of_ours() -> None:
    state = api_keys("AAAAAAAA")
    state["resources"] += [
        resource("aws_lambda_invocation.theirs", instance(input="{}")),
        resource(PAIRS, instance(0, rfc3339="1"), instance(1, rfc3339="2")),
    ]
    assert losing(state, replaced(f"{PAIRS}[0]", f"{KEY}[0]")) == [SECRET]
