"""The rotation Lambda's event and response, with Secrets Manager by moto."""

from __future__ import annotations

import base64
import json
import logging
import traceback
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from botocore.exceptions import BotoCoreError, ClientError
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from key_pair_rotation.handler import answer, handler
from key_pair_rotation.keys import KeyPair
from key_pair_rotation.request import BadEvent, Request
from key_pair_rotation.rotation import RotationFailed
from key_pair_rotation.secret_store import SecretStoreFailed

from tests.unit.lambda_world import (
    EVENT,
    PATH,
    PLACEHOLDER,
    PRIVATE,
    World,
    account,
    consistent,
    emptied,
    failing,
    pool,
    refused,
    rotation,
    world,
)

PUBLIC = ("rsa_public_key_1_pem", "rsa_public_key_2_pem", "snowflake_rsa_public_key_1_pem")


@pytest.fixture(scope="module")
def shared() -> Iterator[Any]:
    with account() as client:
        yield client


@pytest.fixture
def secrets(shared: Any) -> Any:
    return emptied(shared)


@pytest.fixture
def secret(secrets: Any) -> World:
    return world(secrets)


def replace_current(secret: World, **value: Any) -> None:
    """Make something else current, as somebody might by hand."""
    secret.client.put_secret_value(SecretId=PATH, **value)


def test_the_event_of_the_original_lambda(secret: World) -> None:
    """Four keys in; `statusCode`, `message` and `data` out. Nothing is current before the last step."""
    result = handler(EVENT, None)
    assert set(result) == {"statusCode", "message", "data"} and result["statusCode"] == 200
    data = result["data"]
    stages = secret.stages()
    assert stages["AWSPENDING"] == data["version_id"] != stages["AWSCURRENT"]
    assert secret.current() == PLACEHOLDER
    stored = secret.version(data.pop("version_id"))
    consistent(stored, allow_placeholder=False)
    assert data == {name: value for name, value in stored.items() if name not in PRIVATE}
    assert (stored["secrets_path"], stored["snowflake_service_user"]) == (PATH, "BASE_USER")
    assert (stored["active_key_number"], stored["rotations"]) == (1, {})


def test_the_last_step(secret: World) -> None:
    secret.apply(rotation(1, 0))
    stages = secret.stages()
    assert stages["AWSCURRENT"] == stages["AWSPENDING"]
    assert stages["AWSPREVIOUS"] == stages["PLACEHOLDER"], "the placeholder keeps its label, so it is never deleted"
    credential = secret.credential()
    assert credential is not None and secret.logs_in(credential)


def test_a_rotation_replaces_one_pair(secret: World) -> None:
    secret.apply(rotation(1, 0))
    first = secret.current()
    secret.apply(rotation(1, 2))
    second = secret.current()
    assert second["snowflake_rsa_private_key_1_pem"] == first["snowflake_rsa_private_key_1_pem"]
    assert second["snowflake_rsa_private_key_2_pem"] != first["snowflake_rsa_private_key_2_pem"]
    assert (first["active_key_number"], second["active_key_number"]) == (1, 2)
    assert secret.version(secret.stages()["AWSPREVIOUS"]) == first


@pytest.mark.parametrize("user", ["BASE_USER", "base"])
def test_keys_of_the_original_lambda_are_kept(secret: World, user: str) -> None:
    """Under whatever name of the user they were stored: the original's was not Snowflake's."""
    pairs = pool()[-2:]
    replace_current(
        secret,
        SecretString=json.dumps(
            {name: EVENT[name] for name in EVENT if name != "get_private_keys_from_aws_secrets"}
            | {"snowflake_service_user": user}
            | {f"snowflake_rsa_private_key_{n}_pem": pair.private_base64 for n, pair in enumerate(pairs, 1)}
            | {f"snowflake_rsa_public_key_{n}_pem": pair.public_one_line for n, pair in enumerate(pairs, 1)}
            | {f"rsa_public_key_{n}_pem": pair.public_base64 for n, pair in enumerate(pairs, 1)}
        ),
    )
    secret.apply(rotation(1, 0))
    current = secret.current()
    assert [current[f"snowflake_rsa_private_key_{n}_pem"] for n in (1, 2)] == [pair.private_base64 for pair in pairs]
    assert current["rotations"] == {"1": "day-1", "2": "day-0"}
    assert current["snowflake_service_user"] == "BASE_USER"


def test_new_keys_on_request(secret: World) -> None:
    secret.apply(rotation(1, 0))
    before = secret.current()
    made = secret.create(rotation(1, 0) | {"get_private_keys_from_aws_secrets": False})
    for slot in "12":
        assert made[f"rsa_public_key_{slot}_pem"] != before[f"rsa_public_key_{slot}_pem"]
    assert secret.current() == before


@pytest.mark.parametrize(
    ("change", "kept"),
    [
        ({"snowflake_service_user": "SOMEONE_ELSE"}, []),
        ({"snowflake_account_identifier": "OTHER-ACCOUNT"}, []),
        ({"snowflake_service_user": "base_user", "snowflake_account_identifier": "Org-Account"}, ["1", "2"]),
        ({"snowflake_rsa_private_key_2_pem": base64.b64encode(b"damaged").decode()}, ["1"]),
        ({"snowflake_rsa_private_key_1_pem": None}, ["2"]),
        ({"snowflake_rsa_public_key_1_pem": "of another"}, ["2"]),
        ({"rotations": None}, ["1", "2"]),
        ({"active_key_number": 7}, ["1", "2"]),
        ({"secrets_path": "/elsewhere"}, ["1", "2"]),
    ],
)
def test_what_is_kept_of_a_changed_secret(secret: World, change: dict[str, Any], kept: list[str]) -> None:
    secret.apply(rotation(1, 0))
    before = secret.current()
    replace_current(secret, SecretString=json.dumps(before | change))
    secret.state.clear()
    secret.apply(rotation(1, 0))
    after = secret.current()
    same = [n for n in "12" if after[f"rsa_public_key_{n}_pem"] == before[f"rsa_public_key_{n}_pem"]]
    assert same == kept
    assert after["snowflake_service_user"] == "BASE_USER" and after["active_key_number"] == 1


@pytest.mark.parametrize("text", ["no JSON", "[]", "null", '"x"', "{}", "7"])
def test_any_other_content_is_replaced(secret: World, text: str) -> None:
    replace_current(secret, SecretString=text)
    secret.apply(rotation(1, 0))
    consistent(secret.current(), allow_placeholder=False)


def test_a_secret_without_a_value(secrets: Any) -> None:
    secrets.create_secret(Name=PATH)
    here = World(secrets)
    here.apply(rotation(1, 0))
    consistent(here.current(), allow_placeholder=False)


def test_a_secret_of_bytes(secret: World) -> None:
    replace_current(secret, SecretBinary=b"x")
    secret.apply(rotation(1, 0))
    consistent(secret.current(), allow_placeholder=False)


@pytest.mark.parametrize("path", ["/Mixed/Case_Path+=.@-x", "plain", "/snowflake_resource/base"])
@pytest.mark.parametrize("user", ["MixedCase", "lower", "Größe 1"])
@pytest.mark.parametrize("account", ["Org-My_Account", "xy12345", "xy12345.eu-central-1.aws", "xy12345-a1b2.global"])
def test_paths_users_and_accounts(secrets: Any, path: str, user: str, account: str) -> None:
    secrets.create_secret(Name=path, SecretString="{}")
    event = EVENT | {"secrets_path": path, "snowflake_service_user": user, "snowflake_account_identifier": account}
    made = handler(event, None)["data"]
    keys = {name: made[name] for name in made if name.startswith("snowflake_rsa")}
    done = handler(event | keys | {"step": "finishSecret", "version_id": made["version_id"]}, None)["data"]
    assert done == made
    stored = json.loads(secrets.get_secret_value(SecretId=path, VersionStage="AWSCURRENT")["SecretString"])
    for name in ("secrets_path", "snowflake_service_user", "snowflake_account_identifier"):
        assert stored[name] == event[name] == made[name]


def test_a_secret_by_its_arn(secret: World) -> None:
    arn = secret.client.describe_secret(SecretId=PATH)["ARN"]
    assert handler(EVENT | {"secrets_path": arn}, None)["data"]["secrets_path"] == arn


LAST = EVENT | {
    "step": "finishSecret",
    "version_id": "0" * 64,
    "snowflake_rsa_public_key_1_pem": "a",
    "snowflake_rsa_public_key_2_pem": "b",
}


@pytest.mark.parametrize(
    ("event", "complaint"),
    [
        (None, "not a JSON object"),
        ([], "not a JSON object"),
        ("", "not a JSON object"),
        ({}, "get_private_keys_from_aws_secrets"),
        (EVENT | {"get_private_keys_from_aws_secrets": "true"}, "get_private_keys_from_aws_secrets"),
        (EVENT | {"secrets_path": ""}, "secrets_path"),
        (EVENT | {"secrets_path": 7}, "secrets_path"),
        (EVENT | {"snowflake_service_user": "  "}, "snowflake_service_user"),
        ({k: v for k, v in EVENT.items() if k != "snowflake_account_identifier"}, "snowflake_account_identifier"),
        (EVENT | {"rotations": {"1": "x"}}, "rotations"),
        (EVENT | {"rotations": {"1": "x", "2": "y", "3": "z"}}, "rotations"),
        (EVENT | {"rotations": "x"}, "rotations"),
        (EVENT | {"rotations": {"1": "x", "2": None}}, "2 must be"),
        (EVENT | {"active_key_number": 3}, "active_key_number"),
        (EVENT | {"active_key_number": True}, "active_key_number"),
        (EVENT | {"active_key_number": "1"}, "active_key_number"),
        (EVENT | {"step": "rotate"}, "step"),
        (EVENT | {"step": None}, "step"),
        (EVENT | {"step": ["finishSecret"]}, "step"),
        (LAST | {"version_id": ""}, "version_id"),
        ({k: v for k, v in LAST.items() if k != "snowflake_rsa_public_key_2_pem"}, "snowflake_rsa_public_key_2_pem"),
    ],
)
def test_bad_events(secret: World, event: Any, complaint: str) -> None:
    before = secret.stages()
    with pytest.raises(BadEvent, match=complaint):
        handler(event, None)
    assert secret.stages() == before and secret.current() == PLACEHOLDER


# --- secrecy ---------------------------------------------------------------------------------------------------------


CANARY = "canary-4711-private"
_TEXTS = st.one_of(st.just(CANARY), st.text(max_size=8))
_VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), _TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(_TEXTS, inner, max_size=3)),
    max_leaves=6,
)
_KEYS = st.sampled_from([*EVENT, *PRIVATE, *PUBLIC, "rotations", "active_key_number"])
_SECRETS = st.one_of(
    st.just(CANARY), st.builds(json.dumps, _VALUES), st.builds(json.dumps, st.dictionaries(_KEYS, _VALUES))
)


@cache
def private_texts() -> set[str]:
    """Every private key of the pool in each of the forms in which one might be told."""
    found = {CANARY}
    for pair in pool():
        pem = base64.b64decode(pair.private_base64).decode()
        found |= {pair.private_base64[40:100], "".join(pem.splitlines()[1:-1])[:60], pem.splitlines()[3]}
        found.add(str(pair.private_key.private_numbers().d))
    return found


@given(text=_SECRETS, changed=st.booleans(), number=st.integers(1, 8), lost=st.booleans(), last=st.booleans())
@settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
def test_no_private_key_is_leaked(
    shared: Any, caplog: pytest.LogCaptureFixture, text: str, changed: bool, number: int, lost: bool, last: bool
) -> None:
    """Whatever the secret holds and whichever call fails: not in answers, exceptions, tracebacks or logs."""
    told: list[str] = []
    with caplog.at_level(logging.DEBUG):
        caplog.clear()
        here = world(emptied(shared))
        here.apply(rotation(1, 0))
        if changed:
            replace_current(here, SecretString=text)
        client = failing(here.client, number, refused("InternalServiceError"), answer_lost=lost)
        event = rotation(1, 2)
        try:
            made = here.create(event, client)
            told.append(json.dumps(made))
            if last:
                told.append(json.dumps(here.finish(event | made, client)))
        except (SecretStoreFailed, RotationFailed) as error:
            told += traceback.format_exception(error)
            assert error.__cause__ is None
        told.append(caplog.text)
    everything = "\n".join(told)
    assert not [private for private in private_texts() if private in everything]


@pytest.mark.parametrize("error", [refused("AccessDeniedException"), BotoCoreError()])
def test_the_error_of_a_write_contains_no_parameter(secret: World, error: Exception) -> None:
    """Errors of botocore may quote the parameters of the call."""
    if isinstance(error, ClientError):
        error.args = (f"denied: {pool()[0].private_base64}",)
    else:
        error.args = (f"bad parameter: {pool()[0].private_base64}",)
    with pytest.raises(SecretStoreFailed) as failed:
        answer(Request.of(EVENT), failing(secret.client, 3, error))
    shown = "".join(traceback.format_exception(failed.value)) + repr(failed.value)
    assert pool()[0].private_base64[:60] not in shown


def test_logs_describe_the_change(secret: World, caplog: pytest.LogCaptureFixture) -> None:
    handler(EVENT, None)
    assert "new in slot 1 and 2" in caplog.text and "BASE_USER" in caplog.text


def test_repr_contains_no_private_key(secret: World) -> None:
    pair = KeyPair.generate()
    from key_pair_rotation.key_ring import Held, KeyRing, Slot

    ring = KeyRing(Request.of(EVENT).user, PATH, {"1": Slot(pair), "2": Slot(pool()[1])}, 1)
    for shown in (repr(ring), repr(Held.of(ring.to_json(), ring.user)), repr(pair)):
        assert not [private for private in private_texts() if private in shown]
