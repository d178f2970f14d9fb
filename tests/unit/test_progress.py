"""Lines about a run, from Terraform's messages as it writes them."""

from __future__ import annotations

from typing import Any

from deploy.apply.progress import Progress

ADDRESS = "module.flink_api_key_rotation.confluent_api_key.resouce_api_key"


def planned(action: str, key: int) -> dict[str, Any]:
    return {"type": "planned_change", "change": {"resource": {"addr": f"{ADDRESS}[{key}]"}, "action": action}}


def summary(operation: str) -> dict[str, Any]:
    return {"type": "change_summary", "changes": {"add": 1, "change": 0, "remove": 1, "operation": operation}}


def test_a_plan_is_warned_of_before_anything_is_changed() -> None:
    written: list[str] = []
    progress = Progress(written.append, lambda gone: [f"{action} {address}" for action, address in gone])
    # An object that only waits to be removed has the address of the one that is there.
    changes = [planned(*each) for each in (("replace", 0), ("delete", 0), ("create", 1), ("update", 2), ("delete", 3))]
    progress.follow([*changes, summary("plan")])
    told = (("replace", 0), ("delete", 0), ("delete", 3))
    assert written == [f"  warning: {action} {ADDRESS}[{key}]" for action, key in told]
    progress.follow([{"type": "apply_start"}, summary("apply")])
    assert len(written) == 3


def test_of_a_failed_check_its_own_sentence_is_shown() -> None:
    written: list[str] = []
    check = {"severity": "warning", "summary": "Check block assertion failed", "detail": "Read it again."}
    other = {"severity": "warning", "summary": "Deprecated", "detail": "Long words."}
    Progress(written.append).follow({"type": "diagnostic", "diagnostic": diagnostic} for diagnostic in (check, other))
    assert [line.strip() for line in written] == ["warning: Read it again.", "warning: Deprecated"]
