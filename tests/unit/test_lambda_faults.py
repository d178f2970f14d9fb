"""Faults of the rotation Lambda: all is stored consistently, or there is an error and the old credentials work."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import boto3
import pytest
from botocore.exceptions import ClientError, EndpointConnectionError, ReadTimeoutError
from hypothesis import given, settings
from hypothesis import strategies as st
from key_pair_rotation.rotation import RotationFailed
from key_pair_rotation.secret_store import SecretStoreFailed

from tests.unit.lambda_world import (
    PATH,
    Proxy,
    World,
    account,
    check,
    emptied,
    every,
    failing,
    refused,
    rotation,
    world,
)

#: Calls of one apply that finds new pairs to make: describe, get, put, get; describe, get, update.
CREATE_CALLS, FINISH_CALLS = 4, 3
CALLS = CREATE_CALLS + FINISH_CALLS

#: Name: the rotations applied before, and those to apply.
SITUATIONS = {
    "first create": (None, rotation(1, 0)),
    "slot 2 is due": (rotation(1, 0), rotation(1, 2)),
    "slot 1 is due": (rotation(1, 2), rotation(3, 2)),
    "nothing is due, the other pair to use": (rotation(1, 0), rotation(1, 0, active=2)),
    "all are due": (rotation(1, 0), rotation(5, 4)),
}
ERRORS = [
    refused("AccessDeniedException"),
    refused("ThrottlingException"),
    refused("EncryptionFailure"),
    refused("DecryptionFailure"),
    refused("InternalServiceError"),
    refused("ResourceNotFoundException"),
    refused("InvalidRequestException"),
    refused("LimitExceededException"),
    EndpointConnectionError(endpoint_url="https://x"),
    ReadTimeoutError(endpoint_url="https://x"),
]


@pytest.fixture(scope="module")
def shared() -> Iterator[Any]:
    with account() as client:
        yield client


@pytest.fixture
def secrets(shared: Any) -> Any:
    return emptied(shared)


def situation(secrets: Any, name: str) -> tuple[World, dict[str, Any]]:
    before, event = SITUATIONS[name]
    here = world(secrets)
    if before is not None:
        here.apply(before)
        check(here, None, before, None)
    return here, event


def attempt(here: World, event: dict[str, Any], client: Any = None, **options: Any) -> Exception | None:
    """Apply, check the invariant whatever came of it, and return the error."""
    before, user = here.credential(), here.user
    if before is not None and not here.logs_in(before):
        before = None  # an apply before this one failed in between
    failed: Exception | None = None
    try:
        here.apply(event, client, **options)
    except (SecretStoreFailed, RotationFailed, ConnectionError) as error:
        failed = error
    check(here, before, event, failed, untouched=here.user == user)
    return failed


def repaired(here: World, event: dict[str, Any]) -> None:
    """The next apply succeeds, and one after it changes nothing."""
    assert attempt(here, event) is None
    stages = here.stages()
    here.state.clear()  # even if Terraform asks again
    assert attempt(here, event) is None
    assert here.stages() == stages


@pytest.mark.parametrize("name", SITUATIONS)
def test_without_a_fault(secrets: Any, name: str) -> None:
    here, event = situation(secrets, name)
    watched = Proxy(secrets, lambda _: None, lambda _: None)
    assert attempt(here, event, watched) is None
    assert len(watched.calls) == CALLS
    assert [call for call in watched.calls if call[:3] in ("put", "upd")] == [
        "put_secret_value",
        "update_secret_version_stage",
    ]
    repaired(here, event)


@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize(("number", "answer_lost"), every(CALLS))
def test_each_call_may_fail(secrets: Any, name: str, number: int, answer_lost: bool) -> None:
    here, event = situation(secrets, name)
    failed = attempt(here, event, failing(secrets, number, refused("InternalServiceError"), answer_lost=answer_lost))
    # The last one's answer is not needed: who looks again sees that it was carried out.
    assert (failed is None) == (number == CALLS and answer_lost)
    repaired(here, event)


@pytest.mark.parametrize("error", ERRORS, ids=str)
@pytest.mark.parametrize("number", range(1, CALLS + 1))
def test_each_error_code(secrets: Any, number: int, error: Exception) -> None:
    here, event = situation(secrets, "slot 2 is due")
    failed = attempt(here, event, failing(secrets, number, error))
    code = error.response["Error"]["Code"] if isinstance(error, ClientError) else type(error).__name__
    assert str(failed).endswith(f"the secret {PATH}: {code}")
    repaired(here, event)


@pytest.mark.parametrize("name", SITUATIONS)
def test_snowflake_fails_between_the_steps(secrets: Any, name: str) -> None:
    here, event = situation(secrets, name)
    assert isinstance(attempt(here, event, snowflake_fails=True), ConnectionError)
    repaired(here, event)


@pytest.mark.parametrize("name", SITUATIONS)
@pytest.mark.parametrize("number", range(1, CALLS + 1))
def test_the_same_apply_runs_during_another(secrets: Any, name: str, number: int) -> None:
    """Between any two calls of one apply another runs from beginning to end."""
    here, event = situation(secrets, name)
    other = World(secrets, here.user)
    before = here.credential()

    def meanwhile(call: int) -> None:
        if call == number:
            other.apply(event)
            here.user = other.user

    here.apply(event, Proxy(secrets, meanwhile, lambda _: None))
    assert here.user == other.user, "two answers for one request"
    check(here, before, event, None)
    repaired(here, event)


@pytest.mark.parametrize("step", ["create", "finish"])
def test_two_concurrent_requests(secrets: Any, step: str) -> None:
    """Both come to their write at the same moment."""
    here, event = situation(secrets, "slot 2 is due")
    writes = threading.Barrier(2)

    def meet(number: int) -> None:
        if number == (3 if step == "create" else FINISH_CALLS):
            writes.wait(10)

    def run(answers: list[Any]) -> None:
        client = Proxy(boto3.client("secretsmanager"), meet, lambda _: None)
        answers.append(here.create(event, client) if step == "create" else here.finish(last, client))

    made = here.create(event)
    here.user = {slot: made[f"snowflake_rsa_public_key_{slot}_pem"] for slot in "12"}
    last = event | {key: value for key, value in made.items() if key == "version_id" or key.startswith("snowflake_rsa")}
    if step == "create":
        here.finish(last)
        event = rotation(3, 2)
    answers: list[Any] = []
    threads = [threading.Thread(target=run, args=(answers,)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 2 and answers[0] == answers[1]
    before = here.credential()
    here.apply(event)
    check(here, before, event, None)
    repaired(here, event)


def test_a_request_in_between_does_not_take_the_current_label(secrets: Any) -> None:
    """A pending version that another request took the label from is still what the user has: it becomes current."""
    here, event = situation(secrets, "slot 2 is due")
    made = here.create(event)
    here.create({"get_private_keys_from_aws_secrets": False})
    assert here.stages()["AWSPENDING"] != made["version_id"]
    before = here.credential()
    here.apply(event)
    check(here, before, event, None)


def test_a_version_becomes_current_only_if_the_user_has_its_keys(secrets: Any) -> None:
    here, event = situation(secrets, "slot 2 is due")
    made = here.create(event)
    current = here.stages()["AWSCURRENT"]
    for change in (
        {"snowflake_rsa_public_key_2_pem": here.user["2"]},
        {"snowflake_rsa_public_key_1_pem": made["snowflake_rsa_public_key_2_pem"]},
        {"version_id": current},
        {"rotations": rotation(5, 2)["rotations"]},
        {"active_key_number": 1},
        {"snowflake_service_user": "SOMEONE_ELSE"},
    ):
        with pytest.raises(RotationFailed, match="does not hold the key pairs that the Snowflake user has"):
            here.finish(event | made | change)
        assert here.stages()["AWSCURRENT"] == current
    with pytest.raises(SecretStoreFailed, match="ResourceNotFoundException"):
        here.finish(event | made | {"version_id": "0" * 64})


@pytest.mark.parametrize("times", [1, 9])
def test_a_damaged_version_does_not_become_current(secrets: Any, times: int) -> None:
    here, event = situation(secrets, "slot 2 is due")
    current, left = here.current(), times

    class Damaging:
        def __getattr__(self, name: str) -> Any:
            return getattr(secrets, name)

        def put_secret_value(self, **arguments: Any) -> Any:
            nonlocal left
            left -= 1
            return secrets.put_secret_value(**(arguments | ({"SecretString": "{}"} if left >= 0 else {})))

    if times == 1:
        assert attempt(here, event, Damaging()) is None
        repaired(here, event)
        return
    with pytest.raises(RotationFailed, match="was read back with another value"):
        here.apply(event, Damaging())
    assert here.current() == current


def test_the_secret_is_missing_or_scheduled_for_deletion(secrets: Any) -> None:
    here = World(secrets)
    with pytest.raises(SecretStoreFailed, match=f"cannot read the secret {PATH}: ResourceNotFoundException"):
        here.apply(rotation(1, 0))
    here = world(secrets)
    here.apply(rotation(1, 0))
    secrets.delete_secret(SecretId=PATH)
    with pytest.raises(SecretStoreFailed, match=f"cannot read the secret {PATH}: InvalidRequestException"):
        here.apply(rotation(1, 2))
    secrets.restore_secret(SecretId=PATH)
    assert attempt(here, rotation(1, 2)) is None


@st.composite
def years(draw: st.DrawFn) -> list[tuple[dict[str, Any], int, bool]]:
    """Applies in a row: what is asked, and the number of the call that fails (0: none), before or after its work."""
    one, two, active, applies = 1, 0, 1, []
    for day in range(2, draw(st.integers(3, 7))):
        match draw(st.sampled_from(["tick", "tick", "again", "missed", "restart"])):
            case "tick":
                active = 3 - active
                one, two = (day, two) if active == 1 else (one, day)
            case "missed":
                one = two = day
            case "restart":
                active = 1
            case _:
                pass
        fault = draw(st.one_of(st.just(0), st.integers(1, CALLS)))
        applies.append((rotation(one, two, active), fault, draw(st.booleans())))
    return applies


@given(years())
@settings(max_examples=60, deadline=None)
def test_any_sequence_of_applies_and_faults(shared: Any, applies: list[tuple[dict[str, Any], int, bool]]) -> None:
    here = world(emptied(shared))
    assert attempt(here, rotation(1, 0)) is None
    for event, number, answer_lost in applies:
        attempt(here, event, failing(shared, number, refused("InternalServiceError"), answer_lost=answer_lost))
    repaired(here, applies[-1][0])
