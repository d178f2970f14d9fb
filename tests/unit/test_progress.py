"""Lines about a run, from Terraform's messages as it writes them."""

from __future__ import annotations

from typing import Any

from deploy.apply.progress import Progress

MODULE = "module.flink_api_key_rotation"


def resource(type_: str, key: int, module: str = MODULE) -> dict[str, Any]:
    name = {"confluent_api_key": "resouce_api_key"}.get(type_, "api_key_rotations")
    return {"addr": f"{module}.{type_}.{name}[{key}]", "module": module, "resource_type": type_, "resource_key": key}


def lines(keys: int, actions: dict[int, str], module: str = MODULE, type_: str = "confluent_api_key") -> list[str]:
    """What is written of a plan over `keys` keys with these actions, up to its end."""
    written: list[str] = []
    refreshed = [
        {"type": "refresh_complete", "hook": {"resource": resource(type_, key, module)}} for key in range(keys)
    ]
    planned = [
        {"type": "planned_change", "change": {"resource": resource(type_, key, module), "action": action}}
        for key, action in actions.items()
    ]
    changes = {"add": len(actions), "change": 0, "remove": len(actions), "operation": "plan"}
    Progress(written.append).follow([*refreshed, *planned, {"type": "change_summary", "changes": changes}])
    return written


def test_a_plan_that_replaces_every_key_of_a_module_says_so() -> None:
    (line,) = lines(3, dict.fromkeys(range(3), "replace"))
    assert "warning" in line
    assert MODULE in line


def test_a_plan_that_leaves_a_key_is_nothing_to_warn_of() -> None:
    assert lines(3, dict.fromkeys(range(2), "replace")) == []
    assert lines(2, {}) == []


def test_what_is_made_or_taken_away_as_a_whole_is_none_of_it() -> None:
    assert lines(0, dict.fromkeys(range(2), "create")) == []
    assert lines(2, dict.fromkeys(range(2), "delete")) == []


def test_keys_outside_of_the_modules_and_other_resources_do_not_count() -> None:
    assert lines(1, {0: "replace"}, module="") == []
    assert lines(2, dict.fromkeys(range(2), "replace"), type_="time_static") == []


def test_of_a_failed_check_its_own_sentence_is_shown() -> None:
    written: list[str] = []
    check = {"severity": "warning", "summary": "Check block assertion failed", "detail": "Read it again."}
    other = {"severity": "warning", "summary": "Deprecated", "detail": "Long words."}
    Progress(written.append).follow({"type": "diagnostic", "diagnostic": diagnostic} for diagnostic in (check, other))
    assert [line.strip() for line in written] == ["warning: Read it again.", "warning: Deprecated"]
