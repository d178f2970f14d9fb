"""The guide for real accounts: its policy covers the names, its script creates a readable secret."""

import fnmatch
import json
import re
from pathlib import Path

import boto3
from moto import mock_aws

from deploy.accounts.snowflake_admin import read_admin

GUIDE = (Path(__file__).resolve().parents[2] / "docs/first-deployment.md").read_text()
#: AWS types of the stack whose name is in their ARN, how that ends, and the argument with the name.
NAMED = {
    "aws_iam_role": (":role/{}", "name"),
    "aws_iam_policy": (":policy/{}", "name"),
    "aws_s3_bucket": (":{}", "bucket"),
    "aws_secretsmanager_secret": (":secret:{}-AbCdEf", "name"),
    "aws_lambda_function": (":function:{}", "function_name"),
    "aws_cloudwatch_log_group": (":log-group:{}", "name"),
}


def block(kind: str) -> str:
    return re.search(rf"```{kind}\n(.*?)```", GUIDE, re.DOTALL)[1]


def resources(folder: Path):
    """Type and arguments of every AWS resource, the modules' variables put in as the root gives them."""
    root = json.loads((folder / "cdk.tf.json").read_text())
    given = {name: value for module in root["module"].values() for name, value in module.items()}
    for path in [folder / "cdk.tf.json", *folder.glob("modules/*/main.tf.json")]:
        for type_, found in json.loads(path.read_text()).get("resource", {}).items():
            for arguments in found.values():
                yield (
                    type_,
                    {
                        name: re.sub(r"\$\{var\.(\w+)\}", lambda match: str(given[match[1]]), value)
                        for name, value in arguments.items()
                        if isinstance(value, str)
                    },
                )


def _without_account(pattern: str) -> str:
    """`arn:aws:iam::*:role/x` as `arn:role/x`."""
    return "arn:" + pattern.split(":", 5)[5]


def test_the_policy_covers_every_name(synthesized):
    allowed = [
        pattern
        for statement in json.loads(block("json"))["Statement"]
        if any(action.endswith(":*") for action in [statement["Action"]] if isinstance(action, str))
        for pattern in statement["Resource"]
    ]
    seen = set()
    for type_, arguments in resources(synthesized):
        if type_ not in NAMED:
            continue
        seen.add(type_)
        ending, argument = NAMED[type_]
        arn = "arn" + ending.format(re.sub(r"\$\{random_uuid[^}]*\}", "uuid", arguments[argument]))
        assert "${" not in arn, arn
        assert any(fnmatch.fnmatchcase(arn, _without_account(pattern)) for pattern in allowed), arn
    assert seen == set(NAMED)


@mock_aws
def test_the_script_makes_the_admins_secret(monkeypatch, capsys):
    monkeypatch.setattr(boto3, "Session", lambda **_: boto3.session.Session(region_name="us-east-1"))
    script = re.search(r"<<'EOF'\n(.*?)\nEOF", GUIDE, re.DOTALL)[1]
    exec(compile(script, "guide", "exec"), {})  # noqa: S102 - the guide's own words
    secrets = boto3.Session().client("secretsmanager")
    text = secrets.get_secret_value(SecretId="/snowflake_admin_credentials")["SecretString"]
    admin, problems = read_admin("secret", text)
    assert problems == []
    assert set(admin.keys) == {1, 2}
    printed = capsys.readouterr().out
    assert printed.count("RSA_PUBLIC_KEY") == 2
    assert json.loads(text)["snowflake_rsa_private_key_1_pem"][:40] not in printed
