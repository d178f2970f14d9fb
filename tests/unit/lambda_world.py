"""Test environment of the rotation Lambda: a secret (moto), the Snowflake user, clients, and Terraform's part."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import boto3
import pytest
from botocore.exceptions import ClientError
from key_pair_rotation.handler import answer
from key_pair_rotation.keys import KeyPair
from key_pair_rotation.request import Request
from moto import mock_aws
from moto.backends import get_backend
from moto.core import DEFAULT_ACCOUNT_ID

from local_cloud.aws.moto_patches import apply_patches

PATH = "/snowflake_resource/Base"
USER = {"snowflake_account_identifier": "ORG-ACCOUNT", "snowflake_service_user": "BASE_USER", "secrets_path": PATH}
EVENT: dict[str, Any] = USER | {"get_private_keys_from_aws_secrets": True}
PRIVATE = ("snowflake_rsa_private_key_1_pem", "snowflake_rsa_private_key_2_pem")
PLACEHOLDER = {name: f"<{name.upper()}>" for name in (*USER, *PRIVATE, "snowflake_rsa_public_key_1_pem")}


@cache
def pool() -> tuple[KeyPair, ...]:
    """Key pairs, generated once because that is slow."""
    return tuple(KeyPair.generate() for _ in range(24))


@cache
def parsed(original: Callable[[str], KeyPair], text: str) -> KeyPair:
    return original(text)


def use_pool(monkeypatch: Any) -> None:
    """Take pairs from the pool in turn, and parse each once only."""
    pairs = iter(pool() * 1000)
    original = KeyPair.from_private_base64
    monkeypatch.setattr(KeyPair, "generate", staticmethod(lambda: next(pairs)))
    monkeypatch.setattr(KeyPair, "from_private_base64", staticmethod(lambda text: parsed(original, text)))


def refused(code: str) -> ClientError:
    return ClientError({"Error": {"Code": code, "Message": "told by AWS"}}, "Operation")


class Proxy:
    """A client of Secrets Manager that does `before(n)` and `after(n)` around its n-th call, from 1."""

    def __init__(self, client: Any, before: Callable[[int], None], after: Callable[[int], None]) -> None:
        self._client = client
        self._before = before
        self._after = after
        self.calls: list[str] = []

    def __getattr__(self, name: str) -> Any:
        def call(**arguments: Any) -> Any:
            self.calls.append(name)
            number = len(self.calls)
            self._before(number)
            result = getattr(self._client, name)(**arguments)
            self._after(number)
            return result

        return call


def failing(client: Any, number: int, error: Exception, *, answer_lost: bool = False) -> Proxy:
    """The call of that number fails; `answer_lost`: after it was carried out."""

    def fail(call: int) -> None:
        if call == number:
            raise error

    def nothing(call: int) -> None:
        pass

    return Proxy(client, nothing, fail) if answer_lost else Proxy(client, fail, nothing)


@dataclass
class World:
    client: Any
    user: dict[str, str] = field(default_factory=dict)
    """Slot to public key of the Snowflake user."""
    state: dict[str, tuple[str, Any]] = field(default_factory=dict)
    """Terraform's state of the two invocations: the event as JSON, the response's data."""

    def versions(self) -> dict[str, dict[str, Any]]:
        """Every version of the secret, with its value and labels, from moto's memory: requests would be too slow."""
        backend: Any = get_backend("secretsmanager")[DEFAULT_ACCOUNT_ID]["us-east-1"]
        versions: dict[str, dict[str, Any]] = backend.secrets[PATH].versions
        return versions

    def stages(self) -> dict[str, str]:
        """Label to version."""
        return {stage: version for version, held in self.versions().items() for stage in held["version_stages"]}

    def version(self, version: str) -> dict[str, Any]:
        document: dict[str, Any] = json.loads(self.versions()[version]["secret_string"])
        return document

    def current(self) -> dict[str, Any]:
        return self.version(self.stages()["AWSCURRENT"])

    def credential(self) -> str | None:
        """The private key that a client of the secret uses now; None if there is none."""
        document = self.current()
        number = document.get("active_key_number")
        return None if number is None else document[f"snowflake_rsa_private_key_{number}_pem"]

    def logs_in(self, private: str) -> bool:
        return KeyPair.from_private_base64(private).public_one_line in self.user.values()

    def create(self, event: dict[str, Any], client: Any = None) -> dict[str, Any]:
        data: dict[str, Any] = answer(Request.of(EVENT | {"step": "createSecret"} | event), client or self.client)[
            "data"
        ]
        return data

    def finish(self, event: dict[str, Any], client: Any = None) -> dict[str, Any]:
        data: dict[str, Any] = answer(Request.of(EVENT | event | {"step": "finishSecret"}), client or self.client)[
            "data"
        ]
        return data

    def apply(self, event: dict[str, Any], client: Any = None, *, snowflake_fails: bool = False) -> None:
        """One `terraform apply`: an invocation is repeated when its input changed or when it failed."""
        data = self._once("create", event, lambda: self.create(event, client))
        if snowflake_fails:
            raise ConnectionError("Snowflake is out of reach")
        keys = {f"snowflake_rsa_public_key_{slot}_pem": data[f"snowflake_rsa_public_key_{slot}_pem"] for slot in "12"}
        self.user = {slot: keys[f"snowflake_rsa_public_key_{slot}_pem"] for slot in "12"}
        last = event | keys | {"version_id": data["version_id"]}
        self._once("finish", last, lambda: self.finish(last, client))

    def _once(self, step: str, event: dict[str, Any], invoke: Callable[[], Any]) -> Any:
        wanted = json.dumps(event, sort_keys=True)
        if self.state.get(step, ("", None))[0] != wanted:
            self.state.pop(step, None)
            self.state[step] = (wanted, invoke())
        return self.state[step][1]


def rotation(one: int, two: int, active: int | None = None) -> dict[str, Any]:
    """Terraform's event after the rotations `one` of slot 1 and `two` of slot 2."""
    newest = active or (1 if one >= two else 2)
    return {"rotations": {"1": f"day-{one}", "2": f"day-{two}"}, "active_key_number": newest}


def world(client: Any) -> World:
    """A new secret as Terraform creates it, with the placeholder."""
    client.create_secret(Name=PATH)
    client.put_secret_value(SecretId=PATH, SecretString=json.dumps(PLACEHOLDER), VersionStages=["PLACEHOLDER"])
    return World(client)


def check(
    world: World, before: str | None, event: dict[str, Any], failed: Exception | None, *, untouched: bool = False
) -> None:
    """The invariant, after whatever happened: stored and consistent, or an error and the old credentials work.

    `before` is what a reader of the secret had. Only when the rotation of the very pair that readers use is due
    (no apply ran for its whole life), and the user has got new keys (it is not `untouched`), may they have to read
    again.
    """
    document = world.current()
    consistent(document, allow_placeholder=failed is not None)
    for version in set(world.stages().values()):
        consistent(world.version(version), allow_placeholder=True)
    if failed is None:
        assert document["rotations"] == event["rotations"]
        assert document["active_key_number"] == event["active_key_number"]
        assert {slot: document[f"snowflake_rsa_public_key_{slot}_pem"] for slot in "12"} == world.user
        credential = world.credential()
        assert credential is not None and world.logs_in(credential)
    if before is not None and (untouched or not due(world, before, event)):
        after = world.credential()
        assert world.logs_in(before), "a client that read the secret before cannot log in any more"
        assert after is not None and world.logs_in(after), "a client that reads the secret now cannot log in"


def due(world: World, credential: str, event: dict[str, Any]) -> bool:
    """Whether the pair of a credential is to be replaced, as seen from the version in which it was the one to use."""
    for version in world.versions():
        document = world.version(version)
        number = document.get("active_key_number")
        if number and document[f"snowflake_rsa_private_key_{number}_pem"] == credential:
            token = document["rotations"][str(number)]
            return bool(token != event["rotations"][str(number)])
    return False


def consistent(document: dict[str, Any], *, allow_placeholder: bool) -> None:
    """The private keys are keys, and the public ones are theirs."""
    if allow_placeholder and document == PLACEHOLDER:
        return
    for number in "12":
        pair = KeyPair.from_private_base64(document[f"snowflake_rsa_private_key_{number}_pem"])
        assert document[f"snowflake_rsa_public_key_{number}_pem"] == pair.public_one_line
        assert document[f"rsa_public_key_{number}_pem"] == pair.public_base64
    assert document["snowflake_rsa_public_key_1_pem"] != document["snowflake_rsa_public_key_2_pem"]


@contextmanager
def account() -> Iterator[Any]:
    """A client of Secrets Manager in an account of moto's. A module of tests shares it, as making it is slow."""
    apply_patches()
    with pytest.MonkeyPatch.context() as monkeypatch:
        for name in ("AWS_PROFILE", "AWS_ENDPOINT_URL"):
            monkeypatch.delenv(name, raising=False)
        for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
            monkeypatch.setenv(name, "testing")
        monkeypatch.setenv("AWS_DEFAULT_REGION", "us-east-1")
        use_pool(monkeypatch)
        with mock_aws():
            yield boto3.client("secretsmanager")


def emptied(client: Any) -> Any:
    """Delete all secrets of the account, in moto's memory."""
    get_backend("secretsmanager")[DEFAULT_ACCOUNT_ID]["us-east-1"].reset()
    return client


def every(calls: int) -> list[tuple[int, bool]]:
    """Each call of an apply, failing before it was carried out and after."""
    return [(number, lost) for number in range(1, calls + 1) for lost in (False, True)]
