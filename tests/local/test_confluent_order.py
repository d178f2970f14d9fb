"""Creation in every order that the needs allow works, deletion in every opposite order leaves nothing."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.local.confluent_world import STEPS, World
from tests.local.harness import Refused

#: What stays when everything is deleted: who one was.
_ALWAYS = {f"confluent.{kind}" for kind in ("api_key", "environment", "organization", "role_binding", "seed", "user")}


@st.composite
def orders(draw: st.DrawFn) -> list[str]:
    """Steps in an order where each comes after those that it needs."""
    order: list[str] = []
    while len(order) < len(STEPS):
        ready = [name for name, step in STEPS.items() if name not in order and step.needs <= set(order)]
        order.append(draw(st.sampled_from(ready)))
    return order


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(forth=orders(), back=orders())
def test_any_order_that_the_needs_allow(forth: list[str], back: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        world = World.new(Path(folder) / "cloud.db")
        for name in forth:
            world.make(name)
        for name in reversed(back):
            world.remove(name)
        assert world.harness.state == {}
        assert world.documents() == _ALWAYS
        world.make_all()
        world.store.close()


#: What holds what: deleting the first is refused while the second is there, and the refusal names it.
HELD = [
    ("environment", "cluster", "Kafka cluster"),
    ("environment", "pool", "Flink compute pool"),
    ("environment", "integration", "provider integration"),
    ("cluster", "connector", "connector"),
    ("cluster", "create_as", "Flink statement"),
    ("cluster", "catalog", "catalog integration"),
    ("cluster", "trades_table", "Tableflow topic"),
    ("topic", "trades_table", "Tableflow topic"),
    ("pool", "create_as", "Flink statement"),
    ("integration", "catalog", "catalog integration"),
    ("integration", "trades_table", "Tableflow topic"),
]


@pytest.mark.parametrize(("held", "holder", "label"), HELD)
def test_what_is_in_use_cannot_be_deleted(held: str, holder: str, label: str, tmp_path: Path) -> None:
    world = World.new(tmp_path / "cloud.db").make_all()
    refused = f"409.* is still used by .*{label} {holder_id(world, holder)}"
    with pytest.raises(Refused, match=refused):
        world.remove(held)
    assert world.harness.refresh(STEPS[held].type, held), "a refused delete keeps the object"
    for name in reversed(STEPS):
        if _reaches(name, held):
            world.remove(name)
    world.remove(held)


def holder_id(world: World, holder: str) -> str:
    """As the cloud knows it: Terraform's id of some things is another."""
    state = world.of(holder)
    if holder == "create_as":
        return f"{world.id('environment')}/{state['statement_name']}"
    return f"{world.id('cluster')}/{state['id']}" if holder == "trades_table" else str(state["id"])


@pytest.mark.parametrize("name", [name for name, step in STEPS.items() if step.type != "aws"])
def test_deleting_what_is_gone_is_a_404(name: str, tmp_path: Path) -> None:
    world = World.new(tmp_path / "cloud.db").make_all()
    state = dict(world.of(name))
    for other in reversed(STEPS):
        if _reaches(other, name) and other != name:
            world.remove(other)
    world.remove(name)
    world.harness.state[STEPS[name].type, name] = state
    with pytest.raises(Refused, match="404"):
        world.remove(name)


def _reaches(name: str, target: str) -> bool:
    return any(need == target or _reaches(need, target) for need in STEPS[name].needs)
