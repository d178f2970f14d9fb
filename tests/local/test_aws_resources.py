"""The AWS resource types, one by one, where they are strict: names, references, what stays and what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from local_cloud.model import UNKNOWN, CloudError
from tests.local.aws_world import ACCOUNT, LAMBDA_TRUST, World, allow, document, packed, trust, world
from tests.local.harness import Refused


@pytest.fixture
def aws(tmp_path: Path) -> Iterator[World]:
    with world(tmp_path / "cloud.db") as made:
        yield made


# S3


def test_bucket_that_is_not_empty(aws: World) -> None:
    aws.apply("aws_s3_bucket", "b", bucket="full-bucket")
    aws.outside("s3").put_object(Bucket="full-bucket", Key="k", Body=b"x")
    with pytest.raises(Refused, match="BucketNotEmpty"):
        aws.harness.destroy("aws_s3_bucket", "b")
    aws.apply("aws_s3_bucket", "b", bucket="full-bucket", force_destroy=True)
    aws.harness.destroy("aws_s3_bucket", "b")
    assert aws.outside("s3").list_buckets()["Buckets"] == []


def test_force_destroy_takes_every_version(aws: World) -> None:
    aws.apply("aws_s3_bucket", "b", bucket="full-bucket", force_destroy=True)
    s3 = aws.outside("s3")
    s3.put_bucket_versioning(Bucket="full-bucket", VersioningConfiguration={"Status": "Enabled"})
    for body in (b"1", b"2"):
        s3.put_object(Bucket="full-bucket", Key="k", Body=body)
    s3.delete_object(Bucket="full-bucket", Key="k")
    aws.harness.destroy("aws_s3_bucket", "b")
    assert s3.list_buckets()["Buckets"] == []


def test_a_taken_bucket_name(aws: World) -> None:
    aws.apply("aws_s3_bucket", "b", bucket="taken-bucket")
    with pytest.raises(Refused, match="409 BucketAlreadyOwnedByYou"):
        aws.apply("aws_s3_bucket", "c", bucket="taken-bucket")


def test_bucket_in_another_region(aws: World) -> None:
    state = aws.apply("aws_s3_bucket", "b", bucket="far-bucket", region="eu-west-1")
    assert state["bucket_regional_domain_name"] == "far-bucket.s3.eu-west-1.amazonaws.com"
    assert aws.provider.facade.bucket_region("far-bucket") == "eu-west-1"
    assert aws.harness.plan("aws_s3_bucket", "b", bucket="far-bucket", region="us-east-1").action == "replace"
    with pytest.raises(CloudError, match="NoSuchBucket"):
        aws.provider.facade.bucket_region("absent-bucket")


def test_generated_bucket_name(aws: World) -> None:
    state = aws.apply("aws_s3_bucket", "b", bucket_prefix="logs-")
    assert state["bucket"].startswith("logs-") and state["bucket_prefix"] == "logs-"
    assert aws.harness.plan("aws_s3_bucket", "b", bucket_prefix="logs-").action == "no-op"


def test_arguments_that_would_be_ignored_are_refused(aws: World) -> None:
    complaints = aws.harness.validate("aws_s3_bucket", bucket="plain-bucket", website=[{"index_document": "i"}])
    assert any("does not implement website" in text for text in complaints)


def test_a_bucket_namespace_of_the_account_is_refused(aws: World) -> None:
    assert aws.harness.validate("aws_s3_bucket", bucket="plain-bucket", bucket_namespace="global") == []
    complaints = aws.harness.validate("aws_s3_bucket", bucket="plain-bucket", bucket_namespace="account-regional")
    assert any("does not implement bucket_namespace account-regional" in text for text in complaints)


def test_tags(aws: World) -> None:
    tagged = aws.harness.alias(region="us-east-1", default_tags=[{"tags": {"team": "data", "stage": "dev"}}])
    state = tagged.apply("aws_s3_bucket", "b", bucket="tagged-bucket", tags={"stage": "prod"})
    assert state["tags"] == {"stage": "prod"}
    assert state["tags_all"] == {"team": "data", "stage": "prod"}
    assert tagged.refresh("aws_s3_bucket", "b") == state
    assert tagged.plan("aws_s3_bucket", "b", bucket="tagged-bucket", tags={"stage": "prod"}).action == "no-op"
    state = tagged.apply("aws_s3_bucket", "b", bucket="tagged-bucket")
    assert state["tags_all"] == {"team": "data", "stage": "dev"}
    aws.outside("s3").delete_bucket_tagging(Bucket="tagged-bucket")
    tagged.refresh("aws_s3_bucket", "b")
    assert tagged.plan("aws_s3_bucket", "b", bucket="tagged-bucket").action == "update"


# IAM


def test_policies_compare_by_meaning(aws: World) -> None:
    aws.role("r", LAMBDA_TRUST)
    other = json.dumps(json.loads(LAMBDA_TRUST), indent=4)
    assert aws.harness.plan("aws_iam_role", "r", name="r", assume_role_policy=other).action == "no-op"
    changed = trust(service="glue.amazonaws.com")
    assert aws.harness.plan("aws_iam_role", "r", name="r", assume_role_policy=changed).action == "update"
    one, many = document(allow("s3:GetObject")), document({**allow(), "Action": "s3:GetObject"})
    aws.apply("aws_iam_policy", "p", name="p", policy=one)
    assert aws.harness.plan("aws_iam_policy", "p", name="p", policy=many).action == "no-op"


def test_a_trust_policy_names_only_what_exists(aws: World) -> None:
    itself = f"arn:aws:iam::{ACCOUNT}:role/r"
    with pytest.raises(Refused, match=f'MalformedPolicyDocument: Invalid principal in policy: "AWS":"{itself}"'):
        aws.role("r", trust(aws=itself))
    aws.role("r", trust(aws="arn:aws:iam::000000000000:role/of-another-account"))
    aws.role("r", trust(aws=["arn:aws:iam::000000000000:role/of-another-account", itself]))
    with pytest.raises(Refused, match="Invalid principal"):
        aws.role("r", trust(aws=f"arn:aws:iam::{ACCOUNT}:role/absent"))
    with pytest.raises(Refused, match="Invalid principal"):
        aws.role("s", trust(aws="no-arn"))
    assert json.loads(aws.harness.state["aws_iam_role", "r"]["assume_role_policy"]) == json.loads(
        trust(aws=["arn:aws:iam::000000000000:role/of-another-account", itself])
    )


def test_names_in_use(aws: World) -> None:
    aws.role("r", LAMBDA_TRUST)
    with pytest.raises(Refused, match="409 EntityAlreadyExists"):
        aws.apply("aws_iam_role", "again", name="r", assume_role_policy=LAMBDA_TRUST)
    aws.apply("aws_iam_policy", "p", name="p", policy=document(allow("s3:GetObject")))
    with pytest.raises(Refused, match="409 EntityAlreadyExists"):
        aws.apply("aws_iam_policy", "again", name="p", policy=document(allow("s3:GetObject")))


def test_delete_conflicts_while_attached(aws: World) -> None:
    aws.role("r", LAMBDA_TRUST)
    aws.granted("r", document(allow("s3:GetObject")))
    for type in ("aws_iam_policy", "aws_iam_role"):
        with pytest.raises(Refused, match="409 DeleteConflict"):
            aws.harness.destroy(type, "r")
    for type in ("aws_iam_role_policy_attachment", "aws_iam_policy", "aws_iam_role"):
        aws.harness.destroy(type, "r")


def test_force_detach(aws: World) -> None:
    aws.role("r", LAMBDA_TRUST, force_detach_policies=True)
    aws.granted("r", document(allow("s3:GetObject")))
    aws.harness.destroy("aws_iam_role", "r")
    assert aws.harness.refresh("aws_iam_role_policy_attachment", "r") is None


def test_inline_and_managed_policies_of_a_role(aws: World) -> None:
    made = aws.apply("aws_iam_policy", "p", name="p", policy=document(allow("s3:GetObject")))
    inline = [{"name": "own", "policy": document(allow("s3:PutObject"))}]
    state = aws.role("r", LAMBDA_TRUST, inline_policy=inline, managed_policy_arns=[made["arn"]])
    assert aws.harness.refresh("aws_iam_role", "r") == state
    facade = aws.provider.facade
    facade.check_access(state["arn"], ["s3:GetObject", "s3:PutObject"], "arn:aws:s3:::b/k")
    aws.role("r", LAMBDA_TRUST, managed_policy_arns=[], inline_policy=inline)
    with pytest.raises(CloudError, match="s3:GetObject"):
        facade.check_access(state["arn"], ["s3:GetObject"], "arn:aws:s3:::b/k")
    aws.harness.destroy("aws_iam_role", "r")


def test_policy_versions_are_pruned(aws: World) -> None:
    for number in range(8):
        aws.apply("aws_iam_policy", "p", name="p", policy=document(allow(f"s3:Get{number}")))
    found = aws.outside("iam").list_policy_versions(PolicyArn=f"arn:aws:iam::{ACCOUNT}:policy/p")["Versions"]
    assert len(found) == 5
    assert "s3:Get7" in aws.harness.refresh("aws_iam_policy", "p")["policy"]  # type: ignore[index]
    aws.harness.destroy("aws_iam_policy", "p")


def test_generated_role_name(aws: World) -> None:
    first = aws.apply("aws_iam_role", "a", assume_role_policy=LAMBDA_TRUST)["name"]
    second = aws.apply("aws_iam_role", "b", assume_role_policy=LAMBDA_TRUST)["name"]
    assert first != second
    assert len(first) == len("terraform-") + 26 and first.startswith("terraform-")


# Secrets Manager


def test_a_deleted_secret_blocks_its_name_until_the_window_ends(aws: World) -> None:
    aws.apply("aws_secretsmanager_secret", "s", name="/s", recovery_window_in_days=7)
    aws.harness.destroy("aws_secretsmanager_secret", "s")
    with pytest.raises(Refused, match=r"400 InvalidRequestException.*already scheduled for deletion"):
        aws.apply("aws_secretsmanager_secret", "s", name="/s")
    aws.clock.set(aws.clock.now() + timedelta(days=6))
    with pytest.raises(Refused, match="scheduled for deletion"):
        aws.apply("aws_secretsmanager_secret", "s", name="/s")
    aws.clock.set(aws.clock.now() + timedelta(days=1, minutes=1))
    aws.apply("aws_secretsmanager_secret", "s", name="/s")


def test_the_window_starts_at_the_clocks_time(aws: World) -> None:
    aws.clock.set(aws.clock.now() + timedelta(days=100))
    aws.apply("aws_secretsmanager_secret", "s", name="/s")
    aws.harness.destroy("aws_secretsmanager_secret", "s")
    aws.clock.set(aws.clock.now() + timedelta(days=29))
    with pytest.raises(Refused, match="scheduled for deletion"):
        aws.apply("aws_secretsmanager_secret", "s", name="/s")


def test_no_window_no_wait(aws: World) -> None:
    for _ in range(2):
        aws.apply("aws_secretsmanager_secret", "s", name="/s", recovery_window_in_days=0)
        aws.harness.destroy("aws_secretsmanager_secret", "s")


def test_a_secret_scheduled_for_deletion_is_gone_for_terraform(aws: World) -> None:
    aws.apply("aws_secretsmanager_secret", "s", name="/s")
    aws.apply("aws_secretsmanager_secret_version", "s", secret_id="/s", secret_string="value")
    aws.outside("secretsmanager").delete_secret(SecretId="/s")
    with pytest.raises(CloudError, match="404"):
        aws.provider.facade.secret_value("/s")
    with pytest.raises(Refused):
        aws.harness.data("aws_secretsmanager_secret_version", secret_id="/s")
    assert aws.harness.refresh("aws_secretsmanager_secret_version", "s") is None
    assert aws.harness.refresh("aws_secretsmanager_secret", "s") is None


def test_versions_and_their_stages(aws: World) -> None:
    type = "aws_secretsmanager_secret_version"
    secret = aws.apply("aws_secretsmanager_secret", "s", name="/s")["arn"]
    first = aws.apply(type, "v", secret_id=secret, secret_string="one")
    assert first["version_stages"] == ["AWSCURRENT"]
    assert first["id"] == f"{secret}|{first['version_id']}"
    assert first["version_id"].startswith("terraform-") and len(first["version_id"]) == 36
    second = aws.apply(type, "v", secret_id=secret, secret_string="two")
    assert second["version_id"] != first["version_id"]
    assert aws.provider.facade.secret_value("/s") == "two"
    found = aws.outside("secretsmanager").list_secret_version_ids(SecretId="/s")["Versions"]
    assert {v["VersionId"]: v["VersionStages"] for v in found} == {
        first["version_id"]: ["AWSPREVIOUS"],
        second["version_id"]: ["AWSCURRENT"],
    }
    aws.outside("secretsmanager").put_secret_value(SecretId="/s", SecretString="three")
    assert aws.harness.refresh(type, "v")["version_stages"] == ["AWSPREVIOUS"]  # type: ignore[index]
    assert aws.harness.plan(type, "v", secret_id=secret, secret_string="two").action == "no-op"
    aws.harness.destroy(type, "v")
    assert aws.provider.facade.secret_value("/s") == "three"


def test_a_value_moves_to_the_write_only_argument_and_back_without_a_new_version(aws: World) -> None:
    type = "aws_secretsmanager_secret_version"
    aws.apply("aws_secretsmanager_secret", "s", name="/s")
    first = aws.apply(type, "v", secret_id="/s", secret_string="one")
    moved = {"secret_id": "/s", "secret_string_wo": "one", "secret_string_wo_version": 1}
    assert aws.harness.plan(type, "v", **moved).action == "update"
    second = aws.apply(type, "v", **moved)
    assert (second["version_id"], second["has_secret_string_wo"]) == (first["version_id"], True)
    assert second["secret_string"] is None
    assert aws.harness.refresh(type, "v") == second
    assert aws.harness.plan(type, "v", secret_id="/s", secret_string="two").action == "replace"
    assert aws.harness.plan(type, "v", secret_id="/s", secret_string=UNKNOWN).action == "replace"
    third = aws.apply(type, "v", secret_id="/s", secret_string="one")
    assert (third["version_id"], third["has_secret_string_wo"]) == (first["version_id"], False)


def test_a_changed_value_is_a_new_version_whichever_argument_has_it(aws: World) -> None:
    type = "aws_secretsmanager_secret_version"
    aws.apply("aws_secretsmanager_secret", "s", name="/s")
    aws.apply(type, "v", secret_id="/s", secret_string="one")
    other = {"secret_id": "/s", "secret_string_wo": "two", "secret_string_wo_version": 1}
    assert aws.harness.plan(type, "v", **other).action == "replace"
    assert aws.harness.plan(type, "v", secret_id="/s", secret_string=UNKNOWN).action == "replace"
    aws.apply(type, "v", **other)
    assert aws.harness.plan(type, "v", **(other | {"secret_string_wo_version": 2})).action == "replace"


def test_deleting_the_current_version_leaves_its_value(aws: World) -> None:
    aws.apply("aws_secretsmanager_secret", "s", name="/s")
    aws.apply("aws_secretsmanager_secret_version", "v", secret_id="/s", secret_string="one")
    aws.harness.destroy("aws_secretsmanager_secret_version", "v")
    assert aws.provider.facade.secret_value("/s") == "one"


@pytest.mark.parametrize("value", ['{"quote": "\\"", "dollar": "${x}"}', "ünï\u2028\n%{ if }", "x" * 60000])
def test_any_secret_text_comes_back(aws: World, value: str) -> None:
    aws.apply("aws_secretsmanager_secret", "s", name="/s")
    state = aws.apply("aws_secretsmanager_secret_version", "v", secret_id="/s", secret_string=value)
    assert state["secret_string"] == value == aws.provider.facade.secret_value("/s")
    assert aws.harness.refresh("aws_secretsmanager_secret_version", "v") == state
    assert aws.harness.data("aws_secretsmanager_secret_version", secret_id="/s")["secret_string"] == value


def test_errors_never_repeat_a_secret(aws: World, caplog: pytest.LogCaptureFixture) -> None:
    canary = "canary-4711"
    with pytest.raises(Refused) as refused:
        aws.apply("aws_secretsmanager_secret_version", "v", secret_id="/absent", secret_string=canary)
    assert canary not in str(refused.value) and canary not in repr(refused.value.diagnostics)
    aws.apply("aws_secretsmanager_secret", "s", name="/s")
    with pytest.raises(Refused) as refused:
        aws.apply("aws_secretsmanager_secret_version", "v", secret_id="/s", secret_string=canary * 7000)
    assert canary not in str(refused.value) and canary not in repr(refused.value.diagnostics)
    assert canary not in caplog.text


# Logs, Glue


def test_log_group(aws: World) -> None:
    type = "aws_cloudwatch_log_group"
    state = aws.apply(type, "l", name="/l", retention_in_days=7)
    assert state["arn"] == f"arn:aws:logs:us-east-1:{ACCOUNT}:log-group:/l"
    with pytest.raises(Refused, match="ResourceAlreadyExistsException"):
        aws.apply(type, "again", name="/l")
    assert aws.harness.refresh(type, "l") == state
    aws.apply(type, "l", name="/l", retention_in_days=0)
    assert "retentionInDays" not in aws.outside("logs").describe_log_groups()["logGroups"][0]
    aws.harness.destroy(type, "l")
    assert aws.outside("logs").describe_log_groups()["logGroups"] == []


def test_registering_a_table(aws: World) -> None:
    facade = aws.provider.facade
    assert not facade.has_table("lkc-1", "trades")
    facade.register_table("lkc-1", "trades", "s3://b/1")
    facade.register_table("lkc-1", "trades", "s3://b/2", [("side", "string")])
    table = aws.outside("glue").get_table(DatabaseName="lkc-1", Name="trades")["Table"]
    assert table["StorageDescriptor"]["Location"] == "s3://b/2"
    assert table["Parameters"] == {"table_type": "ICEBERG"}
    assert facade.table_columns("lkc-1", "trades") == (("side", "string"),)
    assert facade.has_table("lkc-1", "trades")


# Lambda


def test_a_functions_role_must_trust_lambda(aws: World, tmp_path: Path) -> None:
    package = packed(tmp_path / "app.zip", "def handler(event, context): return event")
    with pytest.raises(Refused, match="InvalidParameterValueException: The role defined for the function"):
        aws.function(package)
    aws.role("rotate", trust(service="glue.amazonaws.com"))
    with pytest.raises(Refused, match="cannot be assumed by Lambda"):
        aws.function(package)
    aws.role("rotate", LAMBDA_TRUST)
    aws.function(package)


def test_a_missing_package_is_an_error_at_apply(aws: World, tmp_path: Path) -> None:
    aws.role("rotate", LAMBDA_TRUST)
    absent = tmp_path / "absent.zip"
    arguments = {"function_name": "rotate", "role": f"arn:aws:iam::{ACCOUNT}:role/rotate", "filename": str(absent)}
    arguments |= {"handler": "app.handler", "runtime": "python3.13"}
    assert aws.harness.plan("aws_lambda_function", "f", **arguments).action == "create"
    with pytest.raises(Refused, match=r"unable to load.*absent.zip.*No such file"):
        aws.apply("aws_lambda_function", "f", **arguments)


def test_relative_packages_are_looked_up_where_terraform_runs(aws: World, tmp_path: Path) -> None:
    aws.role("rotate", LAMBDA_TRUST)
    packed(tmp_path / "app.zip", "def handler(event, context): return event")
    aws.provider.work_in(tmp_path)
    assert aws.function(Path("app.zip"))["filename"] == "app.zip"


def test_new_code_is_uploaded_when_its_hash_changes(aws: World, tmp_path: Path) -> None:
    aws.role("rotate", LAMBDA_TRUST)
    package = packed(tmp_path / "app.zip", "def handler(event, context): return 1")
    before = aws.function(package, source_code_hash="one")
    packed(package, "def handler(event, context): return 2")
    arguments = {name: before[name] for name in ("function_name", "role", "filename", "handler", "runtime", "timeout")}
    same = aws.harness.plan("aws_lambda_function", "rotate", **arguments, source_code_hash="one")
    assert same.action == "no-op"
    plan = aws.harness.plan("aws_lambda_function", "rotate", **arguments, source_code_hash="two")
    assert plan.action == "update" and plan.planned["last_modified"] is UNKNOWN
    after = aws.function(package, source_code_hash="two")
    assert after["code_sha256"] != before["code_sha256"]
    assert after["source_code_hash"] == "two"
    assert aws.harness.refresh("aws_lambda_function", "rotate") == after


def test_configuration_changes_in_place(aws: World, tmp_path: Path) -> None:
    aws.role("rotate", LAMBDA_TRUST)
    package = packed(tmp_path / "app.zip", "import os\ndef handler(event, context): return os.environ.get('COLOUR')")
    before = aws.function(package, environment=[{"variables": {"COLOUR": "red"}}], memory_size=128)
    after = aws.function(package, environment=[{"variables": {"COLOUR": "blue"}}], memory_size=256)
    assert (after["memory_size"], after["code_sha256"]) == (256, before["code_sha256"])
    assert aws.harness.refresh("aws_lambda_function", "rotate") == after
    answer = aws.apply("aws_lambda_invocation", "i", function_name="rotate", input="{}")["result"]
    assert json.loads(answer) == "blue"


# The port, and the provider block


def test_assume_role(aws: World) -> None:
    facade = aws.provider.facade
    confluent = "arn:aws:iam::000000000000:role/confluent-1"
    arn = f"arn:aws:iam::{ACCOUNT}:role/r"
    with pytest.raises(CloudError, match="sts:AssumeRole") as refused:
        facade.assume_role(arn, confluent, "e")
    assert (refused.value.status, refused.value.code) == (403, "AccessDenied")
    aws.role("r", trust(aws=confluent, external_id="e"))
    facade.assume_role(arn, confluent, "e")
    for principal, external_id in ((confluent, "other"), (confluent, None), ("arn:aws:iam::1:user/u", "e")):
        with pytest.raises(CloudError, match="AccessDenied"):
            facade.assume_role(arn, principal, external_id)
    with pytest.raises(CloudError, match="AccessDenied"):
        facade.assume_role(f"arn:aws:iam::{ACCOUNT}:role/path/r", confluent, "e")


def test_check_access(aws: World) -> None:
    facade = aws.provider.facade
    role = aws.role("r", LAMBDA_TRUST)["arn"]
    listing = allow(
        "s3:GetBucketLocation",
        "s3:ListBucket",
        resource="arn:aws:s3:::b",
        Condition={"StringLike": {"s3:prefix": ["*"]}},
    )
    aws.granted("r", document(allow("s3:GetObject", resource="arn:aws:s3:::b/*"), listing))
    facade.check_access(role, ["s3:GetObject"], "arn:aws:s3:::b/k")
    facade.check_access(role, ["s3:ListBucket", "s3:GetBucketLocation"], "arn:aws:s3:::b")
    for action, resource in (("s3:PutObject", "arn:aws:s3:::b/k"), ("s3:GetObject", "arn:aws:s3:::other/k")):
        with pytest.raises(CloudError, match=f"AccessDenied.*{action}"):
            facade.check_access(role, [action], resource)
    aws.harness.destroy("aws_iam_role_policy_attachment", "r")
    with pytest.raises(CloudError, match="AccessDenied"):
        facade.check_access(role, ["s3:GetObject"], "arn:aws:s3:::b/k")


def test_a_permissions_boundary_limits(aws: World) -> None:
    limit = aws.apply("aws_iam_policy", "limit", name="limit", policy=document(allow("s3:Get*")))["arn"]
    role = aws.role("r", LAMBDA_TRUST, permissions_boundary=limit)["arn"]
    aws.granted("r", document(allow("s3:*")))
    aws.provider.facade.check_access(role, ["s3:GetObject"], "arn:aws:s3:::b/k")
    with pytest.raises(CloudError, match="s3:PutObject"):
        aws.provider.facade.check_access(role, ["s3:PutObject"], "arn:aws:s3:::b/k")


@pytest.mark.parametrize(
    ("block", "complaint"),
    [
        ({"access_key": "AKIA"}, "only valid together"),
        ({"region": "us-east-9"}, "invalid AWS Region: us-east-9"),
        ({"allowed_account_ids": ["111111111111"]}, "account ID not allowed"),
        ({"forbidden_account_ids": [ACCOUNT]}, "account ID not allowed"),
    ],
)
def test_provider_blocks_that_are_refused(aws: World, block: dict[str, object], complaint: str) -> None:
    with pytest.raises(Refused, match=complaint):
        aws.harness.alias(**block)


@pytest.mark.parametrize(
    ("type", "label", "arguments", "import_id"),
    [
        ("aws_s3_bucket", "b", {"bucket": "plain-bucket"}, "plain-bucket"),
        ("aws_iam_role", "r", {"name": "r", "assume_role_policy": LAMBDA_TRUST}, "r"),
        ("aws_secretsmanager_secret", "s", {"name": "/s"}, None),
        ("aws_cloudwatch_log_group", "l", {"name": "/l", "retention_in_days": 7}, "/l"),
    ],
)
def test_import(aws: World, type: str, label: str, arguments: dict[str, object], import_id: str | None) -> None:
    state = aws.apply(type, label, **arguments)
    imported = aws.harness.import_(type, "imported", import_id or state["id"])
    assert imported is not None
    assert {name: imported[name] for name in arguments} == arguments
    assert imported["arn"] == state["arn"]
    assert aws.harness.import_(type, "absent", (import_id or state["id"]) + "-absent") is None
