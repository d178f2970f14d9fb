"""The module of the key pairs: its Lambda in both packages, its rights, what it tells."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from key_pair_rotation import secret_store
from lakehouse.app import synthesize
from lakehouse.settings import PROJECT, Settings

from tests.synth.evaluate import terraform

IMAGE = "123456789012.dkr.ecr.us-east-1.amazonaws.com/key-pairs:1"
NAME = "snowflake_rsa_key_pair_rotation"


def module(folder: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((folder / "modules" / NAME / "main.tf.json").read_text())
    return document


def function(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = module(folder)["resource"]["aws_lambda_function"]["lambda_function"]
    return found


def test_a_zip_by_default(synthesized: Path) -> None:
    found = function(synthesized)
    assert (found["package_type"], found["runtime"]) == ("Zip", "python3.13")
    assert found["filename"] == "${path.module}/key_pair_rotation.zip" and "image_uri" not in found
    assert (synthesized / "modules" / NAME / "key_pair_rotation.zip").is_file()


def test_an_image_when_asked_for(tmp_path: Path) -> None:
    folder = synthesize(Settings(lambda_package_type="image", lambda_image_uri=IMAGE), tmp_path)
    found = function(folder)
    assert (found["package_type"], found["image_uri"]) == ("Image", IMAGE)
    assert not {"filename", "source_code_hash", "runtime", "handler"} & set(found)
    assert [path.name for path in (folder / "modules" / NAME).iterdir()] == ["main.tf.json"]


def test_the_image_is_made_of_the_same_source() -> None:
    lines = (PROJECT / "lambda_src" / "Dockerfile").read_text().splitlines()
    assert "FROM public.ecr.aws/lambda/python:3.13" in lines
    assert 'CMD ["key_pair_rotation.handler.handler"]' in lines
    for word in ("--require-hashes", "key_pair_rotation ${LAMBDA_TASK_ROOT}/key_pair_rotation"):
        assert any(word in line for line in lines)


def test_the_role_may_do_what_the_code_calls_and_no_more(synthesized: Path) -> None:
    policy = module(synthesized)["resource"]["aws_iam_policy"]["lambda_policy"]["policy"]
    allowed = set(re.findall(r"secretsmanager:(\w+)", policy))
    called = set(re.findall(r"self\.client\.(\w+)\(", Path(secret_store.__file__).read_text()))
    assert allowed == {"".join(word.capitalize() for word in call.split("_")) for call in called}
    assert '"Resource" = ["${aws_secretsmanager_secret.secrets.arn}"]' in policy


def test_no_output_is_private(synthesized: Path) -> None:
    outputs = module(synthesized)["output"]
    assert {"active_key_number", "secrets_path"} < set(outputs)
    assert not [name for name in outputs if "private" in name or "jwt" in name]


@pytest.mark.terraform
@pytest.mark.parametrize(
    ("result", "taken"),
    [
        ("""{"statusCode": 200, "data": {%s}}""", True),
        ("""{"statusCode": 500, "data": {%s}}""", False),
        ("""{"statusCode": 200, "data": {}}""", False),
        ("""{"statusCode": 200}""", False),
        ("null", False),
        ("[]", False),
        ("no JSON", False),
        ("", False),
    ],
)
def test_odd_answers_fail_the_apply_and_no_output(synthesized: Path, tmp_path: Path, result: str, taken: bool) -> None:
    """The module's own expressions, evaluated by Terraform over an answer."""
    found = module(synthesized)
    names = [name for name, output in found["output"].items() if ".data." in output["value"]]
    assert len(names) == 6
    if "%s" in result:
        result %= ", ".join(f'"{name}": "x"' for name in names)
    invocation = found["resource"]["aws_lambda_invocation"]["lambda_function"]
    condition = invocation["lifecycle"]["postcondition"][0]["condition"].replace("self.result", "local.result")
    outputs = {
        name: {"value": found["output"][name]["value"].replace("aws_lambda_invocation.lambda_function", "local.call")}
        for name in names
    }
    document = {
        "locals": {"result": result, "call": {"result": "${local.result}"}},
        "output": outputs | {"taken": {"value": condition}},
    }
    (tmp_path / "main.tf.json").write_text(json.dumps(document))
    done = terraform(tmp_path, "apply", "-auto-approve", "-input=false")
    assert done.returncode == 0, done.stderr
    values = json.loads(terraform(tmp_path, "output", "-json").stdout)
    assert values.pop("taken")["value"] is taken
    assert {value["value"] for value in values.values()} == ({"x"} if '"x"' in result else set())
