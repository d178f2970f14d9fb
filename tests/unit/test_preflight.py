"""The look at the accounts before anything is made: what is wrong is found, listed at once, and told with a remedy."""

import base64
import json
import os
import time
from typing import Any

import boto3
import botocore.exceptions
import pytest
import requests
from botocore.exceptions import ClientError, EndpointConnectionError
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    NoEncryption,
    PrivateFormat,
)
from lakehouse.settings import Settings
from moto import mock_aws

from deploy import cli, commands, inputs
from deploy.accounts import preflight
from deploy.accounts.accounts import Accounts
from deploy.accounts.snowflake_admin import read_admin
from deploy.errors import Problem, why_unreachable
from deploy.options import Options
from deploy.project import Place
from deploy.terraform_cloud import checks
from tests.stand_ins.vendors import Vendors

REGION, PATH = "us-east-1", "/snowflake_admin_credentials"


def pem(key: Any, encryption: Any = None) -> str:
    text = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, encryption or NoEncryption())
    return base64.b64encode(text).decode()


KEYS = [rsa.generate_private_key(public_exponent=65537, key_size=2048) for _ in range(2)]


def admin(**changed: Any) -> dict[str, Any]:
    document = {
        "snowflake_account_identifier": "ORG-ACCT",
        "snowflake_organization_name": "ORG",
        "snowflake_account_name": "ACCT",
        "admin_service_user": "admin",
        "active_key_number": 1,
        "snowflake_rsa_private_key_1_pem": pem(KEYS[0]),
        "snowflake_rsa_private_key_2_pem": pem(KEYS[1]),
    }
    return {name: value for name, value in {**document, **changed}.items() if value is not None}


class World:
    """Every account in order, until a test breaks one."""

    def __init__(self, vendors: Vendors, monkeypatch: pytest.MonkeyPatch) -> None:
        self.vendors = vendors
        self.monkeypatch = monkeypatch
        self.document = admin()
        self.environment = {
            **vendors.environment(),
            "TF_VAR_confluent_api_key": "KEY",
            "TF_VAR_confluent_api_secret": "confluent-canary",
            "TF_VAR_admin_service_user_secrets_root_path": PATH,
            "AWS_REGION": REGION,
        }

    def put_secret(self, text: str | None = None) -> None:
        boto3.client("secretsmanager", region_name=REGION).create_secret(
            Name=PATH, SecretString=text or json.dumps(self.document)
        )

    def look(self, command: str = "create") -> preflight.CheckResults:
        options = Options(command=command)
        accounts = Accounts.of(options, Settings(), self.environment)
        return preflight.look(accounts)


@pytest.fixture
def world(monkeypatch):
    for name in list(os.environ):
        if name.startswith(("TF_", "AWS_", "CONFLUENT_", "SNOWFLAKE_")):
            monkeypatch.delenv(name)
    monkeypatch.setattr(inputs, "interactive", lambda: False)
    monkeypatch.setattr(checks, "problems", lambda *_, **__: [])
    monkeypatch.setenv("AWS_CONFIG_FILE", os.devnull)
    with mock_aws(), Vendors(confluent={"KEY": "confluent-canary"}) as vendors:
        world = World(vendors, monkeypatch)
        vendors.admit(world.document)
        yield world


def whats(found: preflight.CheckResults) -> str:
    return "\n".join(problem.what for problem in found.problems)


def remedies(found: preflight.CheckResults) -> str:
    return "\n".join(problem.remedy for problem in found.problems)


def test_all_in_order(world):
    world.put_secret()
    started = time.monotonic()
    found = world.look()
    assert found.problems == []
    assert found.unknown == []
    said = "; ".join(found.good)
    for words in ("AWS account 123456789012 in us-east-1", "ORG-ACCT as admin", "Confluent", "Flink in us-east-1"):
        assert words in said
    assert time.monotonic() - started < 20


def test_for_delete_no_region_is_asked_for(world):
    world.put_secret()
    world.vendors.regions = ()
    assert world.look("delete").problems == []
    assert "/fcpm/v2/regions" not in world.vendors.asked


def test_everything_wrong_at_once_is_one_list(world):
    world.monkeypatch.setattr(
        checks, "problems", lambda *_, **__: [Problem("No token for app.terraform.io.", "terraform login")]
    )
    world.environment["TF_VAR_confluent_api_secret"] = "wrong-canary"
    found = world.look()
    assert len(found.problems) == 3
    assert PATH in whats(found)
    assert "Confluent rejected the API key" in whats(found)
    assert all(problem.remedy for problem in found.problems)
    assert "canary" not in whats(found) + remedies(found)


def test_the_secret_is_not_there(world):
    found = world.look()
    assert f"{PATH!r} does not exist in account 123456789012, region us-east-1" in whats(found)
    assert any("Snowflake" in sentence for sentence in found.unknown)


def client_that(world: World, service: str, error: Exception) -> None:
    """Make one AWS service fail."""
    real = boto3.Session.client

    def client(self, name, **more):
        made = real(self, name, **more)
        if name == service:
            made.meta.events.register("before-call", lambda **_: (_ for _ in ()).throw(error))
        return made

    world.monkeypatch.setattr(boto3.Session, "client", client)


def refused(code: str) -> ClientError:
    return ClientError({"Error": {"Code": code, "Message": "no"}}, "Operation")


@pytest.mark.parametrize(
    ("service", "error", "says"),
    [
        ("sts", refused("ExpiredToken"), "AWS rejected the credentials: ExpiredToken"),
        ("sts", refused("InvalidClientTokenId"), "InvalidClientTokenId"),
        ("sts", EndpointConnectionError(endpoint_url="https://sts"), "AWS in us-east-1 cannot be reached"),
        ("secretsmanager", refused("AccessDeniedException"), "cannot be read: AccessDeniedException"),
        ("secretsmanager", EndpointConnectionError(endpoint_url="https://sm"), "AWS Secrets Manager cannot be reached"),
    ],
)
def test_each_call_to_aws_failing(world, service, error, says):
    world.put_secret()
    client_that(world, service, error)
    found = world.look()
    assert len(found.problems) == 1
    assert says in whats(found)
    assert found.unknown  # what could not be looked at is said
    assert "Confluent Cloud API key" in found.good  # and the others were


def test_no_credentials_at_all(world):
    world.monkeypatch.setattr(boto3.Session, "get_credentials", lambda _self: None)
    found = world.look()
    assert "No AWS credentials" in whats(found)
    assert "Confluent Cloud API key" in found.good


@pytest.mark.parametrize(
    ("document", "says"),
    [
        ("not json", "not a JSON object"),
        ("[1]", "not a JSON object"),
        (json.dumps(admin(snowflake_account_name=None, admin_service_user="")), "account_name, admin_service_user"),
        (json.dumps(admin(active_key_number=3)), "active_key_number must be 1 or 2"),
        (json.dumps(admin(active_key_number=None)), "active_key_number must be 1 or 2"),
        (
            json.dumps(admin(snowflake_rsa_private_key_1_pem=None)),
            "snowflake_rsa_private_key_1_pem, the active key, is",
        ),
        (json.dumps(admin(snowflake_rsa_private_key_1_pem="!!")), "is not base64"),
        (json.dumps(admin(snowflake_rsa_private_key_1_pem="-----BEGIN PRIVATE KEY-----")), "is a plain PEM"),
        (json.dumps(admin(snowflake_rsa_private_key_1_pem=base64.b64encode(b"x").decode())), "no PEM private key"),
        (
            json.dumps(admin(snowflake_rsa_private_key_1_pem=pem(ec.generate_private_key(ec.SECP256R1())))),
            "not an RSA key",
        ),
        (json.dumps(admin(snowflake_rsa_private_key_1_pem=pem(rsa.generate_private_key(65537, 1024)))), "1024 bits"),  # noqa: S505 - weak on purpose
        (
            json.dumps(admin(snowflake_rsa_private_key_1_pem=pem(KEYS[0], BestAvailableEncryption(b"pass")))),
            "has a passphrase",
        ),
    ],
    ids=lambda text: text[:20] if len(text) < 60 else "",
)
def test_what_is_wrong_with_the_secret(document, says):
    found, problems = read_admin("secret", document)
    assert found is None
    assert says in "\n".join(problem.what for problem in problems)
    shown = "\n".join(problem.what + problem.remedy for problem in problems)
    assert pem(KEYS[0])[:40] not in shown


@pytest.mark.parametrize(
    "document",
    [
        admin(active_key_number="2"),
        admin(snowflake_rsa_private_key_2_pem=None),
        admin(snowflake_rsa_private_key_1_pem="\n".join([pem(KEYS[0])[:64], pem(KEYS[0])[64:]])),
        admin(more="than is read"),
    ],
    ids=["text", "one key", "lines", "more"],
)
def test_what_is_right_with_it(document):
    found, problems = read_admin("secret", json.dumps(document))
    assert problems == []
    assert found.active_key_number in found.keys


def test_a_key_that_belongs_to_nobody(world):
    world.put_secret()
    world.vendors._admitted.clear()
    found = world.look()
    assert "login refused: JWT token is invalid" in whats(found)
    assert "RSA_PUBLIC_KEY" in remedies(found)


def test_the_other_key_is_the_one_in_use(world):
    world.put_secret()
    world.vendors.admit(world.document, 2)
    assert "Key 2 of the secret logs in: set its active_key_number to 2." in remedies(world.look())


def test_a_role_that_is_missing_is_named_with_its_grant(world):
    world.put_secret()
    world.vendors.roles = ("SYSADMIN", "PUBLIC")
    found = world.look()
    assert "lacks the role SECURITYADMIN, ACCOUNTADMIN" in whats(found)
    assert "GRANT ROLE ACCOUNTADMIN TO USER admin;" in remedies(found)


def test_another_region_at_snowflake_is_said_but_stops_nobody(world):
    world.put_secret()
    world.vendors.snowflake_region = "AWS_EU_WEST_1"
    found = world.look()
    assert found.problems == []
    assert any("AWS_EU_WEST_1" in sentence for sentence in found.good)


@pytest.mark.parametrize(
    ("path", "status", "problem", "unknown"),
    [
        ("/org/v2/organizations", 401, "Confluent rejected the API key", ""),
        ("/org/v2/organizations", 403, "", ""),
        ("/org/v2/organizations", 503, "", "Confluent answered 503"),
        ("/org/v2/organizations", 302, "", "Confluent answered 302"),
        ("/fcpm/v2/regions", 429, "", "Confluent answered 429"),
        ("/api/v2/statements", 401, "login refused", ""),
        ("/api/v2/statements", 403, "the account does not exist", ""),
        ("/api/v2/statements", 404, "the account does not exist", ""),
        ("/api/v2/statements", 422, "", "the roles of admin"),
    ],
)
def test_each_answer_of_the_vendors(world, path, status, problem, unknown):
    world.put_secret()
    world.vendors.instead[path] = status
    found = world.look()
    assert problem in whats(found)
    assert bool(found.problems) is bool(problem)
    assert unknown in "\n".join(found.unknown)
    assert bool(found.unknown) is bool(unknown)


def test_a_region_without_flink(world):
    world.put_secret()
    world.vendors.regions = ("eu-west-1",)
    assert "does not offer Flink in AWS region us-east-1" in whats(world.look())


def test_nobody_there(world):
    world.put_secret()
    world.environment |= {"CONFLUENT_CLOUD_ENDPOINT": "http://127.0.0.1:9", "SNOWFLAKE_PORT": "9"}
    found = world.look()
    assert "Confluent cannot be reached" in whats(found)
    assert "cannot be reached" in next(p.what for p in found.problems if "Snowflake" in p.what)
    assert "canary" not in whats(found) + remedies(found)


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (requests.exceptions.ConnectTimeout(), "timeout"),
        (botocore.exceptions.ReadTimeoutError(endpoint_url="https://x"), "timeout"),
        (requests.exceptions.ProxyError("https://secret-canary"), "proxy"),
        (botocore.exceptions.SSLError(endpoint_url="https://x", error="e"), "certificate"),
        (requests.exceptions.ConnectionError("https://secret-canary"), "no connection"),
    ],
)
def test_why_nobody_answered_is_said_in_words_of_ours(error, says):
    assert says in why_unreachable(error)
    assert "canary" not in why_unreachable(error)


def run_check(world, tmp_path) -> int:
    for name, value in world.environment.items():
        world.monkeypatch.setenv(name, value)
    world.monkeypatch.setattr(commands, "Place", lambda: Place(tmp_path))
    return cli.main(["check"])


def test_the_command_says_what_it_saw(world, tmp_path, capsys):
    world.put_secret()
    assert run_check(world, tmp_path) == 0
    said = capsys.readouterr()
    assert "AWS account 123456789012" in said.out
    assert list(tmp_path.iterdir()) == []


def test_the_command_fails_with_the_list(world, tmp_path, capsys):
    world.vendors.instead["/org/v2/organizations"] = 401
    assert run_check(world, tmp_path) == 1
    first, *rest = capsys.readouterr().err.splitlines()
    assert first == "error: check cannot start: 2 problems. Nothing was changed."
    assert sum(line.startswith("- ") for line in rest) == 2
