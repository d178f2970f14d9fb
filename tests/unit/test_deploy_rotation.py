"""Rotations that broke off are found in the state, and nothing else is."""

from typing import Any

import pytest

from deploy.apply.rotation import unfinished


def resource(type: str, name: str, attribute: str, values: dict[int, str], **more: Any) -> dict[str, Any]:
    instances = [{"index_key": index, "attributes": {attribute: value}} for index, value in values.items()]
    return {"module": "module.m", "mode": "managed", "type": type, "name": name, "instances": instances, **more}


def state(dates: dict[int, str], names: dict[int, str]) -> dict[str, Any]:
    return {
        "resources": [
            resource("time_static", "api_key_rotations", "rfc3339", dates),
            resource("confluent_api_key", "resouce_api_key", "display_name", names),
        ]
    }


@pytest.mark.parametrize("index", [0, 1, 10])
def test_a_key_with_the_name_of_an_older_date_is_found(index):
    found = unfinished(
        state({index: "2027-01-31T00:00:00Z", 2: "D"}, {index: "key - 2027-01-01T00:00:00Z - x", 2: "D"})
    )
    assert found == [f"module.m.confluent_api_key.resouce_api_key[{index}]"]


def test_a_key_of_its_date_is_left_alone():
    assert unfinished(state({0: "2027-01-31T00:00:00Z"}, {0: "key - 2027-01-31T00:00:00Z - x"})) == []


def test_a_name_without_a_date_says_nothing():
    assert unfinished(state({0: "2027-01-31T00:00:00Z"}, {0: "key of a label without a date"})) == []


def test_what_is_not_there_is_not_replaced():
    assert unfinished({}) == []
    assert unfinished(state({0: "D"}, {})) == []
    assert unfinished(state({}, {0: "made by hand"})) == []


def test_a_key_that_only_waits_to_be_removed_does_not_count():
    found = state({0: "new"}, {0: "new"})
    found["resources"][1]["instances"].append(
        {"index_key": 0, "deposed": "1a2b", "attributes": {"display_name": "old"}}
    )
    assert unfinished(found) == []


def test_a_root_key_and_other_types_are_none_of_it():
    root = resource("confluent_api_key", "flink_sql_runner_api_key", "display_name", {}, module="")
    assert unfinished({"resources": [root | {"instances": [{"attributes": {"display_name": "x"}}]}]}) == []
