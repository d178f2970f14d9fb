"""Trials that the tests sample and the long runs (`python -m benchmarks.faults`, `.chaos`) go through whole."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tests.whole import inventory
from tests.whole.project import Project


@dataclass(frozen=True)
class Step:
    """One provider call of a create or delete: the `nth` call of `verb` for `type`, from 1."""

    verb: str
    type: str
    nth: int

    def __str__(self) -> str:
        return f"{self.verb} {self.type} #{self.nth}"


def steps(project: Project, verb: str) -> list[Step]:
    """Every call of `verb` that reached the clouds since their process started."""
    counts: dict[str, int] = {}
    found = []
    for call in project.service().calls():
        if call["verb"] == verb:
            counts[call["type"]] = counts.get(call["type"], 0) + 1
            found.append(Step(verb, call["type"], counts[call["type"]]))
    return found


def create_survives(project: Project, *failures: tuple[Step, str]) -> None:
    """Each step fails once, "before" or "after" its effect: create says so, a second create finishes, delete removes
    everything."""
    service = project.service()
    for step, when in failures:
        service.add_fault(
            step.verb, step.type, nth=step.nth, when=when, message=f"injected: a bad day for {step.type} {step.nth}"
        )
    failed = project.deploy("create", "--local", "--auto-approve", code=1)
    for step, _ in failures:
        reason = f"injected: a bad day for {step.type} {step.nth}"
        assert reason in failed.stderr, f"{step}: the reason is not told:\n{failed.stderr}"
        named = re.search(rf"(?m)^.*\b{step.type}\.(?s:.*){re.escape(reason)}", failed.stderr)
        assert named, f"{step}: not named:\n{failed.stderr}"
    project.deploy("create", "--local", "--auto-approve")
    project.deploy("delete", "--local", "--auto-approve")
    assert project.left_behind() == [], failures


def delete_survives(project: Project, step: Step, when: str = "before") -> None:
    """The step fails once, where a lakehouse is there: delete says so, a second delete finishes."""
    service = project.service()
    kept = inventory.tables(service)
    assert kept
    service.add_fault(
        step.verb, step.type, nth=step.nth, when=when, message="injected: the service is having a bad day"
    )
    failed = project.deploy("delete", "--local", "--auto-approve", code=1)
    assert step.type in failed.stderr.splitlines()[0], f"{step}: not named:\n{failed.stderr}"
    assert "injected" in failed.stderr, f"{step}: the reason is not told:\n{failed.stderr}"
    assert inventory.tables(project.service()) == kept, f"{step}: Glue was cleared although the destroy had failed"
    project.deploy("delete", "--local", "--auto-approve")
    assert project.left_behind() == [], step


def chaos(project: Project, seed: int) -> None:
    """Any order that Terraform permits works, both ways."""
    project.deploy("create", "--local", "--auto-approve", f"--chaos={seed}")
    project.deploy("delete", "--local", "--auto-approve", f"--chaos={seed}")
    assert project.left_behind() == [], seed
