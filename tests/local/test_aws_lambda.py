"""Invocations of Lambda functions: the deployed package really runs, with the rights of its role."""

from __future__ import annotations

import base64
import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from botocore.exceptions import ClientError
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey, RSAPublicKey
from cryptography.hazmat.primitives.serialization import load_der_public_key, load_pem_private_key

from local_cloud.model import UNKNOWN
from tests.local.aws_world import LAMBDA_TRUST, SOURCE, World, allow, document, packed, world
from tests.local.harness import Refused

TYPE = "aws_lambda_invocation"
ECHO = "def handler(event, context):\n    return {'got': event, 'as': context.function_name}\n"


@pytest.fixture
def aws(tmp_path: Path) -> Iterator[World]:
    with world(tmp_path / "cloud.db") as made:
        made.role("rotate", LAMBDA_TRUST)
        yield made


def deploy(aws: World, tmp_path: Path, code: str, **arguments: Any) -> None:
    aws.function(packed(tmp_path / "app.zip", code), **arguments)


def invoke(aws: World, payload: Any = None, label: str = "i", **arguments: Any) -> Any:
    state = aws.apply(TYPE, label, function_name="rotate", input=json.dumps(payload or {}), **arguments)
    return json.loads(state["result"])


def test_an_invocation_runs_the_package(aws: World, tmp_path: Path) -> None:
    deploy(aws, tmp_path, ECHO)
    assert invoke(aws, {"a": 1}) == {"got": {"a": 1}, "as": "rotate"}
    state = aws.harness.state[TYPE, "i"]
    assert state["id"].startswith("rotate,$LATEST,")
    assert aws.harness.refresh(TYPE, "i") == state


def test_what_a_package_brings_is_taken_from_the_interpreter(aws: World, tmp_path: Path) -> None:
    """A wheel for another platform in the package must not be what is imported."""
    package = tmp_path / "app.zip"
    with zipfile.ZipFile(package, "w") as archive:
        archive.writestr(
            "app.py", "import cryptography\ndef handler(event, context): return cryptography.__version__\n"
        )
        archive.writestr("cryptography/__init__.py", "raise ImportError('of another platform')")
        archive.writestr(
            "cryptography-1.dist-info/RECORD", "cryptography/__init__.py,,\ncryptography-1.dist-info/RECORD,,\n"
        )
    aws.function(package)
    assert invoke(aws) not in (None, "1")


def test_create_only(aws: World, tmp_path: Path) -> None:
    deploy(aws, tmp_path, ECHO)
    invoke(aws, {"a": 1})
    before = aws.harness.state[TYPE, "i"]
    same = {"function_name": "rotate", "input": '{"a": 1}'}
    assert aws.harness.plan(TYPE, "i", **same).action == "no-op"
    plan = aws.harness.plan(TYPE, "i", **(same | {"input": '{"a": 2}'}))
    assert plan.action == "replace" and "input" in plan.replace
    plan = aws.harness.plan(TYPE, "i", **same, terraform_key="other")
    assert plan.action == "update" and plan.planned["result"] is UNKNOWN
    assert aws.harness.plan(TYPE, "i", **same, triggers={"day": "2"}).action == "replace"
    aws.harness.destroy("aws_lambda_function", "rotate")
    aws.harness.destroy(TYPE, "i")
    assert before["result"]


def test_crud(aws: World, tmp_path: Path) -> None:
    deploy(aws, tmp_path, "def handler(event, context):\n    print('seen', event['tf']['action'])\n    return event\n")
    made = invoke(aws, {"a": 1}, lifecycle_scope="CRUD")
    assert made == {"a": 1, "tf": {"action": "create", "prev_input": None}}
    plan = aws.harness.plan(TYPE, "i", function_name="rotate", input='{"a": 2}', lifecycle_scope="CRUD")
    assert plan.action == "update" and plan.planned["result"] is UNKNOWN and plan.planned["id"] is UNKNOWN
    changed = invoke(aws, {"a": 2}, lifecycle_scope="CRUD")
    assert changed == {"a": 2, "tf": {"action": "update", "prev_input": {"a": 1}}}
    aws.granted("rotate", document(allow("logs:*")))
    aws.harness.destroy(TYPE, "i")
    assert any("seen delete" in line for line in printed(aws))


def test_crud_needs_an_object(aws: World, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="JSON object"):
        aws.harness.plan(TYPE, "i", function_name="rotate", input="[1]", lifecycle_scope="CRUD")


def printed(aws: World) -> list[str]:
    logs = aws.outside("logs")
    found = []
    for stream in logs.describe_log_streams(logGroupName="/aws/lambda/rotate")["logStreams"]:
        events = logs.get_log_events(logGroupName="/aws/lambda/rotate", logStreamName=stream["logStreamName"])
        found += [event["message"] for event in events["events"]]
    return found


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("def handler(event, context):\n    raise ValueError('not today')\n", "ValueError: not today"),
        ("def other(event, context):\n    return 1\n", "AttributeError.*handler"),
        ("import no_such_module\n", "ModuleNotFoundError"),
        ("def handler(event, context):\n    return object()\n", "TypeError.*not JSON serializable"),
        ("import os\ndef handler(event, context):\n    os._exit(3)\n", "Runtime.ExitError.*exit status 3"),
        ("import time\ndef handler(event, context):\n    time.sleep(30)\n", r"Sandbox.Timedout.*timed out after 1\.00"),
    ],
)
def test_a_function_error_is_a_failed_apply(aws: World, tmp_path: Path, code: str, complaint: str) -> None:
    deploy(aws, tmp_path, code, timeout=1 if "sleep" in code else 60)
    with pytest.raises(Refused, match=f"Lambda function rotate failed: {complaint}"):
        invoke(aws)
    assert (TYPE, "i") not in aws.harness.state


def test_large_payloads_pass(aws: World, tmp_path: Path) -> None:
    deploy(aws, tmp_path, "def handler(event, context):\n    print('x' * 200000)\n    return event\n")
    assert len(invoke(aws, {"text": "y" * 1_000_000})["text"]) == 1_000_000


def test_no_such_function(aws: World) -> None:
    with pytest.raises(Refused, match="404 ResourceNotFoundException"):
        invoke(aws)


READ_SECRET = """
import boto3
def handler(event, context):
    return boto3.client('secretsmanager').get_secret_value(SecretId='/s')['SecretString']
"""


def test_a_function_may_do_what_its_role_allows_and_no_more(aws: World, tmp_path: Path) -> None:
    aws.apply("aws_secretsmanager_secret", "s", name="/s")
    aws.apply("aws_secretsmanager_secret_version", "s", secret_id="/s", secret_string="hidden-4711")
    deploy(aws, tmp_path, READ_SECRET)
    with pytest.raises(Refused, match=r"AccessDeniedException.*secretsmanager:GetSecretValue") as refused:
        invoke(aws)
    assert "hidden-4711" not in str(refused.value)
    arn = aws.harness.state["aws_secretsmanager_secret", "s"]["arn"]
    aws.granted("rotate", document(allow("secretsmanager:GetSecretValue", resource=arn)))
    assert invoke(aws) == "hidden-4711"


def test_what_is_printed_goes_to_the_log_group_if_the_role_may(aws: World, tmp_path: Path) -> None:
    deploy(aws, tmp_path, "def handler(event, context):\n    print('hello')\n    return 1\n")
    invoke(aws)
    assert aws.outside("logs").describe_log_groups()["logGroups"] == []
    aws.granted("rotate", document(allow("logs:CreateLogStream", "logs:PutLogEvents", resource="arn:aws:logs:*:*:*")))
    aws.apply("aws_cloudwatch_log_group", "l", name="/aws/lambda/rotate", retention_in_days=7)
    invoke(aws, label="again")
    assert "hello" in printed(aws)


def test_the_function_sees_lambdas_environment_and_not_ours(
    aws: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TF_VAR_confluent_api_secret", "hidden-4711")
    monkeypatch.setenv("AWS_PROFILE", "mine")
    deploy(aws, tmp_path, "import os\ndef handler(event, context):\n    return dict(os.environ)\n")
    seen = invoke(aws)
    assert "hidden-4711" not in json.dumps(seen) and "AWS_PROFILE" not in seen
    assert seen["AWS_REGION"] == "us-east-1" and seen["AWS_LAMBDA_FUNCTION_NAME"] == "rotate"


def test_invoking_from_outside(aws: World, tmp_path: Path) -> None:
    deploy(aws, tmp_path, ECHO)
    answer = aws.outside("lambda").invoke(FunctionName="rotate", Payload=b'"x"')
    assert json.loads(answer["Payload"].read())["got"] == "x"
    with pytest.raises(ClientError, match="ResourceNotFoundException"):
        aws.outside("lambda").invoke(FunctionName="absent", Payload=b"1")


def test_the_projects_own_function(aws: World, tmp_path: Path) -> None:
    """`lambda_src/`, its source alone in the package, with the rights that it has: a rotation in its two steps."""
    package = tmp_path / "rotation.zip"
    with zipfile.ZipFile(package, "w") as archive:
        for path in sorted((SOURCE / "key_pair_rotation").glob("*.py")):
            archive.write(path, path.relative_to(SOURCE))
    arn = aws.apply("aws_secretsmanager_secret", "s", name="/snowflake_resource/base")["arn"]
    calls = ("DescribeSecret", "GetSecretValue", "PutSecretValue", "UpdateSecretVersionStage")
    aws.granted("rotate", document(allow(*(f"secretsmanager:{call}" for call in calls), resource=arn)))
    aws.apply("aws_secretsmanager_secret_version", "s", secret_id=arn, secret_string="{}", version_stages=["OTHER"])
    aws.function(package, handler="key_pair_rotation.handler.handler")
    event = {
        "get_private_keys_from_aws_secrets": True,
        "secrets_path": "/snowflake_resource/base",
        "snowflake_account_identifier": "ORG-ACCOUNT",
        "snowflake_service_user": "BASE",
    }
    data = invoke(aws, event)["data"]
    assert aws.provider.facade.secret_value("/snowflake_resource/base") == "{}"
    assert invoke(aws, event | data | {"step": "finishSecret"}, label="finish")["data"] == data
    held = json.loads(aws.provider.facade.secret_value("/snowflake_resource/base"))
    for number in ("1", "2"):
        private = load_pem_private_key(base64.b64decode(held[f"snowflake_rsa_private_key_{number}_pem"]), None)
        public = load_der_public_key(base64.b64decode(data[f"snowflake_rsa_public_key_{number}_pem"]))
        assert isinstance(private, RSAPrivateKey) and isinstance(public, RSAPublicKey)
        assert private.public_key().public_numbers() == public.public_numbers()
        for label in ("i", "finish"):
            assert held[f"snowflake_rsa_private_key_{number}_pem"] not in json.dumps(aws.harness.state[TYPE, label])
    assert invoke(aws, event, label="again")["data"] == data
