"""Faults, chaos and the log, without any Terraform."""

from __future__ import annotations

import itertools
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from local_cloud.model import CloudError
from local_cloud.plugin.gate import CallInfo, Verb
from local_cloud.service.gate import Fault, ServiceGate


def call(gate: ServiceGate, verb: Verb, type: str = "t", work: Callable[[], object] = lambda: None) -> object:
    return gate.run(CallInfo("p", verb, type), work)


def outcomes(gate: ServiceGate, verbs: list[Verb]) -> list[str]:
    for verb in verbs:
        try:
            call(gate, verb)
        except CloudError:
            continue
    return [record["outcome"] for record in gate.calls()]


def test_a_fault_applies_to_the_nth_call_and_as_many_as_it_says() -> None:
    gate = ServiceGate()
    gate.faults.add(Fault("create", nth=2, times=2, status=503))
    assert outcomes(gate, ["create", "read", "create", "create", "create"]) == [
        "ok",
        "ok",
        "503 InjectedFault",
        "503 InjectedFault",
        "ok",
    ]


def test_a_fault_of_a_type_leaves_others_alone() -> None:
    gate = ServiceGate()
    gate.faults.add(Fault("create", type="u"))
    call(gate, "create", "t")
    with pytest.raises(CloudError):
        call(gate, "create", "u")
    call(gate, "create", "u")


@pytest.mark.parametrize(("when", "happened"), [("before", []), ("after", ["done"])])
def test_a_fault_comes_before_or_after_the_effect(when: str, happened: list[str]) -> None:
    gate = ServiceGate()
    gate.faults.add(Fault("update", when=when))  # type: ignore[arg-type]
    done: list[str] = []
    with pytest.raises(CloudError):
        call(gate, "update", work=lambda: done.append("done"))
    assert done == happened


def test_cleared_faults_no_longer_apply() -> None:
    gate = ServiceGate()
    gate.faults.add(Fault("create", times=9))
    gate.faults.clear()
    assert outcomes(gate, ["create"]) == ["ok"]


@pytest.mark.parametrize(
    "wrong", [{"action": "crate"}, {"action": "create", "nth": 0}, {"action": "create", "when": "x"}]
)
def test_an_invalid_fault_is_rejected(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="fault"):
        Fault(**wrong)  # type: ignore[arg-type]


def order(seed: int, arriving: str) -> str:
    """The order in which calls run that have arrived, in this order, while one before them ran."""
    gate = ServiceGate()
    gate.set_chaos(seed)
    ran: list[str] = []
    runs, leave = threading.Event(), threading.Event()

    def first() -> None:
        runs.set()
        assert leave.wait(10)

    def all_wait(count: int) -> None:
        deadline = time.monotonic() + 10
        while len(gate._chaos._waiting) < count:  # type: ignore[union-attr]
            assert time.monotonic() < deadline
            time.sleep(0.001)

    with ThreadPoolExecutor(len(arriving) + 1) as pool:
        jobs = [pool.submit(gate.run, CallInfo("p", "create", "the first"), first)]
        assert runs.wait(10)
        for count, name in enumerate(arriving, 1):
            waiting = CallInfo("p", "create", name)
            jobs.append(pool.submit(gate.run, waiting, lambda name=name: ran.append(name)))
            all_wait(count)
        leave.set()
        for job in jobs:
            job.result(10)
    return "".join(ran)


def test_over_many_seeds_every_order_occurs() -> None:
    seen = {order(seed, "abc") for seed in range(40)}
    assert seen == {"".join(permutation) for permutation in itertools.permutations("abc")}


def test_a_seed_gives_the_same_order_again_whichever_came_first() -> None:
    assert len({order(7, arriving) for arriving in ("abcdef", "fedcba", "cafebd")}) == 1


def test_chaos_runs_one_change_at_a_time_and_does_not_delay_reads() -> None:
    gate = ServiceGate()
    gate.set_chaos(1)
    inside = threading.Event()
    leave = threading.Event()
    running: list[str] = []

    def change(name: str) -> None:
        running.append(name)
        inside.set()
        leave.wait(5)
        assert running == [name]
        running.clear()

    with ThreadPoolExecutor(2) as pool:
        jobs = [pool.submit(gate.run, CallInfo("p", "delete", name), lambda name=name: change(name)) for name in "ab"]
        assert inside.wait(5)
        call(gate, "read")
        leave.set()
        for job in jobs:
            job.result(5)


def test_ending_chaos_runs_waiting_calls() -> None:
    gate = ServiceGate()
    gate.set_chaos(1)
    entered = threading.Event()
    release = threading.Event()

    def first() -> None:
        entered.set()
        release.wait(5)

    with ThreadPoolExecutor(2) as pool:
        slow = pool.submit(call, gate, "create", "a", first)
        assert entered.wait(5)
        held = pool.submit(call, gate, "create", "b")
        with pytest.raises(TimeoutError):
            held.result(0.1)
        gate.set_chaos(None)
        held.result(5)
        release.set()
        slow.result(5)


def test_a_failing_call_ends_its_turn() -> None:
    gate = ServiceGate()
    gate.set_chaos(1)
    gate.faults.add(Fault("create"))
    assert outcomes(gate, ["create", "create"]) == ["500 InjectedFault", "ok"]
