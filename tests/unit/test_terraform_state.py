"""Terraform's state as data."""

from __future__ import annotations

import json

import pytest

from deploy.terraform.state import State


def resource(type_: str, name: str, *instances: dict, mode: str = "managed", **more: str) -> dict:
    return {"mode": mode, "type": type_, "name": name, "instances": [*instances], **more}


STATE = State.parse(
    json.dumps(
        {
            "resources": [
                resource("a", "x", {"attributes": {"id": "data"}}, mode="data"),
                resource("a", "x", {"attributes": {"id": "1"}}),
                resource("a", "y", {"attributes": {"id": "2"}, "index_key": 0, "deposed": "0a1b"}, module="module.m"),
                resource("b", "x", {"attributes": None, "index_key": "00"}),
            ]
        }
    )
)


def test_managed_instances_have_their_addresses() -> None:
    assert [each.address for each in STATE.instances()] == ["a.x", "module.m.a.y[0]", 'b.x["00"]']
    assert [each.attributes for each in STATE.instances()] == [{"id": "1"}, {"id": "2"}, {}]


def test_instances_can_be_selected_by_type_and_name() -> None:
    assert [each.address for each in STATE.instances("a")] == ["a.x", "module.m.a.y[0]"]
    assert [each.address for each in STATE.instances(name="x")] == ["a.x", 'b.x["00"]']
    assert [each.address for each in STATE.instances("b", "y")] == []


def test_deposed_instances_are_marked() -> None:
    assert [each.deposed for each in STATE.instances()] == [False, True, False]


@pytest.mark.parametrize("text", ["", "\n", '{"resources": []}', json.dumps({"resources": [resource("a", "x")]})])
def test_a_state_without_instances_is_empty(text: str) -> None:
    assert State.parse(text).is_empty()


def test_a_state_with_a_deposed_instance_alone_is_not_empty() -> None:
    deposed = resource("a", "y", {"attributes": {}, "deposed": "0a1b"})
    assert not State.parse(json.dumps({"resources": [deposed]})).is_empty()


@pytest.mark.parametrize(
    "text", ["{", "[]", "null", "{}", '{"resources": {}}', '{"resources": [1]}', '{"resources": [{"mode": "managed"}]}']
)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        State.parse(text)


def test_attributes_are_not_shown() -> None:
    secret = State({"resources": [resource("a", "x", {"attributes": {"secret": "hidden"}})]})
    assert "hidden" not in repr(secret)
    assert "hidden" not in repr([*secret.instances()])
