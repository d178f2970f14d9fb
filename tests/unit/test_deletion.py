"""The course of a delete: what is done in which order, what a failure leaves, and that a second delete goes on."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deploy.apply.progress import Outcome
from deploy.aws.account import Account
from deploy.deletion import deletion
from deploy.deletion.deletion import Deletion
from deploy.errors import FAILED, Failure
from deploy.options import Options
from deploy.project import ROOT, Place
from deploy.terraform.run import Terraform
from tests.unit.aws_clients import REGION, Clients

BUCKET = "tableflow-kickstarter-4027bdd1-8b95-6d42-0141-2a54cd5a4f50"
CLUSTER = "lkc-el24k8"
ROLE = "tableflow_s3_glue_role"
LOGS = "/aws/lambda/tableflow_kickstarter"


def managed(type: str, label: str, **attributes: Any) -> dict[str, Any]:
    return {"mode": "managed", "type": type, "name": label, "instances": [{"attributes": attributes}]}


STATE = {
    "resources": [
        managed("aws_s3_bucket", "iceberg_bucket", bucket=BUCKET, arn=f"arn:aws:s3:::{BUCKET}", region=REGION),
        managed("aws_iam_role", ROLE, name=ROLE, arn=f"arn:aws:iam::123456789012:role/{ROLE}"),
        managed("aws_cloudwatch_log_group", "lambda_function", name=LOGS, arn="", region=REGION),
        managed("confluent_kafka_cluster", "kafka_cluster", id=CLUSTER, region=REGION),
    ]
}


class World:
    """A lakehouse as far as AWS sees it, and a Terraform that only removes what is its own."""

    def __init__(self, root: Path, session: Clients, synthesized: Path) -> None:
        self.place = Place(root)
        shutil.copytree(synthesized, self.place.stack)
        shutil.copy(ROOT / "cdktf.json", root)
        self.place.local.folder.mkdir()
        self.session = session
        self.destroy_fails_at: str | None = None
        """A type: it and what comes after it stay."""
        self.consent = True
        self.destroys = 0

    def create(self) -> None:
        s3, iam, glue = (self.session.client(name) for name in ("s3", "iam", "glue"))
        s3.create_bucket(Bucket=BUCKET)
        iam.create_role(RoleName=ROLE, AssumeRolePolicyDocument=json.dumps({"Version": "2012-10-17", "Statement": []}))
        self.session.client("logs").create_log_group(logGroupName=LOGS)
        glue.create_database(DatabaseInput={"Name": CLUSTER})
        storage = {"Location": f"s3://{BUCKET}/10/11/t"}
        for name in ("stock_trades", "totals"):
            glue.create_table(DatabaseName=CLUSTER, TableInput={"Name": name, "StorageDescriptor": storage})
        self.state = STATE

    @property
    def state(self) -> dict[str, Any]:
        return json.loads(self.place.local.state.read_text())

    @state.setter
    def state(self, document: dict[str, Any]) -> None:
        self.place.local.state.write_text(json.dumps(document))

    def change(self, _program: Any, _options: Any, arguments: Any, verb: str, besides: Any) -> Outcome | None:
        """Stands for Terraform's destroy."""
        assert (list(arguments()), verb) == (["-destroy"], "delete")
        self.destroys += 1
        self.besides = list(besides)
        if not self.consent:
            return None
        left = list(self.state["resources"])
        for resource in reversed(self.state["resources"]):
            if resource["type"] == self.destroy_fails_at:
                error = {"summary": "on purpose", "address": resource["type"], "severity": "error"}
                return Outcome(code=1, begun=True, errors=[error])
            self.remove(resource)
            left.remove(resource)
            self.state = {"resources": left}
        return Outcome(begun=True, done=[("delete", "aws_s3_bucket.iceberg_bucket")])

    def remove(self, resource: dict[str, Any]) -> None:
        match resource["type"]:
            case "aws_s3_bucket":
                self.session.client("s3").delete_bucket(Bucket=BUCKET)
            case "aws_iam_role":
                self.session.client("iam").delete_role(RoleName=ROLE)
            case "aws_cloudwatch_log_group":
                self.session.client("logs").delete_log_group(logGroupName=LOGS)

    def refuse(self, operation: str = "") -> None:
        """Make AWS refuse one operation; none without one."""
        self.session.faults.clear()
        if operation:
            self.session.refuse(operation)

    def delete(self, **options: Any) -> int:
        run = Deletion(
            Terraform(self.place.stack, {}, ["no program"]),
            Options("delete", local=True, **options),
            self.place,
            pauses=(0, 0),
        )
        run.__dict__["_account"] = Account(self.session.client)
        return run.run(time.monotonic())

    def databases(self) -> dict[str, set[str]]:
        glue = self.session.client("glue")
        return {
            database["Name"]: {table["Name"] for table in glue.get_tables(DatabaseName=database["Name"])["TableList"]}
            for database in glue.get_databases()["DatabaseList"]
        }

    @property
    def noted(self) -> bool:
        return self.place.local.unfinished_delete.exists()


ALL = {CLUSTER: {"stock_trades", "totals"}}


@pytest.fixture(scope="module")
def clients() -> Clients:
    return Clients()


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, clients: Clients, synthesized: Path) -> Iterator[World]:
    for name in [name for name in os.environ if name.startswith(("LAKEHOUSE_", "TF_VAR_"))]:
        monkeypatch.delenv(name)
    with clients.account():
        world = World(tmp_path, clients, synthesized)
        monkeypatch.setattr(deletion, "change", world.change)
        yield world


def test_all_goes_and_is_looked_for(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    world.create()
    assert world.delete() == 0
    assert world.databases() == {}
    assert not world.noted
    assert f"Glue database {CLUSTER} (2 tables)" in capsys.readouterr().out
    assert world.besides == [
        f"Glue database {CLUSTER}, created by Tableflow, with tables stock_trades, totals",
        f"all topics of Kafka cluster {CLUSTER}, including those created by Flink and connectors",
    ]
    assert world.delete() == 0
    assert "Nothing to delete" in capsys.readouterr().out
    assert world.destroys == 1


def test_before_a_create_there_is_nothing_to_delete(world: World, capsys: pytest.CaptureFixture[str]) -> None:
    assert world.delete() == 0
    assert "Nothing to delete" in capsys.readouterr().out
    assert world.destroys == 0
    assert not world.noted


def test_without_consent_nothing_changes(world: World) -> None:
    world.create()
    world.consent = False
    assert world.delete() == FAILED
    assert world.databases() == ALL
    assert not world.noted


@pytest.mark.parametrize(
    "type", ["confluent_kafka_cluster", "aws_cloudwatch_log_group", "aws_iam_role", "aws_s3_bucket"]
)
def test_after_a_destroy_that_failed_nothing_else_is_taken_out(
    world: World, capsys: pytest.CaptureFixture[str], type: str
) -> None:
    world.create()
    world.destroy_fails_at = type
    assert world.delete() == FAILED
    assert type in capsys.readouterr().err.splitlines()[0]
    assert world.databases() == ALL
    assert world.noted
    assert not {"BatchDeleteTable", "DeleteDatabase"} & set(world.session.calls)
    world.destroy_fails_at = None
    assert world.delete() == 0
    assert world.databases() == {}, "found again although the state no longer knew the cluster"
    assert not world.noted


@pytest.mark.parametrize("operation", ["BatchDeleteTable", "DeleteDatabase"])
def test_a_leftover_that_stays_is_told_and_taken_out_by_the_next_delete(
    world: World, capsys: pytest.CaptureFixture[str], operation: str
) -> None:
    world.create()
    world.refuse(operation)
    with pytest.raises(Failure) as failure:
        world.delete()
    assert failure.value.code == FAILED
    assert failure.value.line.startswith(f"Still there after the delete: Glue database {CLUSTER}")
    assert "AccessDenied: not for you" in failure.value.hint
    assert "glue:DeleteDatabase" in failure.value.hint
    assert world.noted
    world.refuse()
    assert world.delete() == FAILED, "nobody was asked"
    assert "--auto-approve" in capsys.readouterr().err
    assert world.databases()
    assert world.delete(auto_approve=True) == 0
    assert world.databases() == {}
    assert world.destroys == 1
    assert not world.noted


def test_a_log_group_that_lambda_made_again_goes(world: World) -> None:
    world.create()
    remove = world.remove

    def late(resource: dict[str, Any]) -> None:
        remove(resource)
        if resource["type"] == "aws_cloudwatch_log_group":
            world.session.client("logs").create_log_group(logGroupName=LOGS)

    world.remove = late  # type: ignore[method-assign]
    assert world.delete() == 0
    assert world.session.client("logs").describe_log_groups()["logGroups"] == []


def test_what_terraform_forgot_is_told_and_left(world: World) -> None:
    """A role that is no longer in the state, for whatever reason."""
    world.create()
    world.state = {"resources": [each for each in STATE["resources"] if each["type"] != "aws_iam_role"]}
    with pytest.raises(Failure, match=f"Still there after the delete: IAM role {ROLE}") as failure:
        world.delete()
    assert f"aws_iam_role.{ROLE}" in failure.value.hint
    assert f"aws iam delete-role --role-name {ROLE}" in failure.value.hint
    world.session.client("iam").get_role(RoleName=ROLE)
    assert world.noted
    world.session.client("iam").delete_role(RoleName=ROLE)
    assert world.delete() == 0
    assert not world.noted


@pytest.mark.parametrize(("looks", "gone"), [(2, True), (9, False)])
def test_what_iam_still_shows_for_a_moment_is_not_left(
    world: World, monkeypatch: pytest.MonkeyPatch, looks: int, gone: bool
) -> None:
    seen: list[str] = []

    def slow(account: Account, kind: str, name: str) -> bool:
        seen.extend([name] * (name == ROLE))
        return name == ROLE and len(seen) <= looks

    monkeypatch.setattr(Account, "has", slow)
    world.create()
    if gone:
        assert world.delete() == 0
    else:
        with pytest.raises(Failure, match=ROLE):
            world.delete()


@pytest.mark.parametrize("state", [None, {"resources": []}])
def test_with_a_lost_state_nothing_is_removed_and_all_is_named(world: World, state: dict[str, Any] | None) -> None:
    world.create()
    if state is None:
        world.place.local.state.unlink()
    else:
        world.state = state
    with pytest.raises(Failure) as failure:
        world.delete(auto_approve=True)
    assert failure.value.line.startswith("Still there although Terraform's state is empty:")
    assert "more" not in failure.value.line
    for words in (f"bucket {BUCKET}", f"IAM role {ROLE}", f"log group {LOGS}"):
        assert words in failure.value.line
    assert "state push" in failure.value.hint
    assert "- Confluent environment tableflow_kickstarter\n" in failure.value.hint
    assert "- Snowflake user TABLEFLOW_KICKSTARTER_USER\n" in failure.value.hint
    assert f"(aws_iam_role.{ROLE})" in failure.value.hint
    assert world.databases() == ALL
    assert world.destroys == 0
    assert not any(call.startswith(("Delete", "Batch")) for call in world.session.calls)


def test_a_long_list_is_below_the_first_line(world: World) -> None:
    names = [f"/confluent_cloud_resource/tableflow_kickstarter/{name}" for name in ("flink", "tableflow")]
    names += [
        names[0].replace("flink", f"kafka_cluster/{role}/python_client") for role in ("app_manager", "app_consumer")
    ]
    for name in [*names, "/snowflake_resource/tableflow_kickstarter"]:
        world.session.client("secretsmanager").create_secret(Name=name, SecretString="s")
    world.create()
    world.state = {"resources": []}
    with pytest.raises(Failure) as failure:
        world.delete()
    assert failure.value.line.endswith(" and 3 more.")
    assert all(f"- secret {name} (" in failure.value.hint for name in names)


def test_with_a_lost_state_leftovers_stay_as_well(world: World) -> None:
    """What else stands there may be alive, and theirs."""
    world.create()
    world.session.client("s3").delete_bucket(Bucket=BUCKET)
    world.state = {"resources": []}
    with pytest.raises(Failure, match=rf"IAM role {ROLE}, .*Glue database {CLUSTER} \(2 tables\)") as failure:
        world.delete(auto_approve=True)
    assert f"- Glue database {CLUSTER} (2 tables): not removed" in failure.value.hint
    assert world.databases() == ALL


def test_a_state_that_holds_something_after_the_destroy_is_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.create()

    def forgetful(*arguments: Any) -> Outcome | None:
        outcome = world.change(*arguments)
        world.state = {"resources": [managed("snowflake_user", "user", name="U")]}
        return outcome

    monkeypatch.setattr(deletion, "change", forgetful)
    with pytest.raises(Failure, match="Still there after the delete: objects in Terraform's state"):
        world.delete()
    assert world.noted


def test_a_leftover_is_found_without_any_note(world: World) -> None:
    """The delete before ran on another machine, and the state is kept elsewhere."""
    world.create()
    world.refuse("BatchDeleteTable")
    with pytest.raises(Failure):
        world.delete()
    world.place.local.unfinished_delete.unlink()
    world.refuse()
    assert world.delete(auto_approve=True) == 0
    assert world.databases() == {}


def test_another_account_is_refused_before_terraform_forgets_what_it_cannot_find(world: World) -> None:
    world.create()
    moved = json.loads(json.dumps(STATE).replace("123456789012", "210987654321"))
    world.state = moved
    with pytest.raises(Failure, match="in AWS account 210987654321, but the credentials are for account 123456789012"):
        world.delete()
    assert world.destroys == 0


@pytest.mark.parametrize(
    "operation",
    [
        "GetCallerIdentity",
        "HeadBucket",
        "ListBuckets",
        "GetRole",
        "GetPolicy",
        "GetFunctionConfiguration",
        "DescribeSecret",
        "DescribeLogGroups",
        "GetDatabases",
        "GetTables",
        "BatchDeleteTable",
        "DeleteDatabase",
    ],
)
def test_each_question_and_each_removal_refused_in_turn(
    world: World, capsys: pytest.CaptureFixture[str], operation: str
) -> None:
    """Exit code 1 and the reason; what is alive stays; the next delete completes."""
    world.create()
    world.refuse(operation)
    with pytest.raises(Failure) as failure:
        world.delete(auto_approve=True)
    assert failure.value.code == FAILED
    assert "AccessDenied: not for you" in failure.value.line + failure.value.hint
    assert failure.value.line.startswith(
        (
            "The AWS account number cannot be read",
            "Still there after the delete",
            "Could not check whether everything is deleted",
        )
    )
    if operation == "GetCallerIdentity":
        assert world.destroys == 0
        assert world.databases() == ALL
    capsys.readouterr()
    world.refuse()
    assert world.delete(auto_approve=True) == 0
    assert world.databases() == {}
    assert world.session.client("s3").list_buckets()["Buckets"] == []
    assert not world.noted


def test_a_window_of_recovery_is_the_settings(world: World, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """A deleted secret keeps its name by default of an older state: with 0 days it is given back, with 7 it stays."""
    name = "/snowflake_resource/tableflow_kickstarter"
    api = world.session.client("secretsmanager")
    arn = api.create_secret(Name=name, SecretString="s")["ARN"]
    for days, left in (("7", True), ("0", False)):
        world.create()
        secret = managed("aws_secretsmanager_secret", "secrets", name=name, arn=arn, region=REGION)
        world.state = {"resources": [*STATE["resources"], secret]}
        monkeypatch.setattr(world, "remove", _removing(world, arn))
        monkeypatch.setenv("TF_VAR_secrets_recovery_window_in_days", days)
        assert world.delete() == 0
        assert ("keeps its name until" in capsys.readouterr().err) == left
        assert bool(api.list_secrets(IncludePlannedDeletion=True)["SecretList"]) == left


def _removing(world: World, secret: str) -> Any:
    def remove(resource: dict[str, Any]) -> None:
        World.remove(world, resource)
        api = world.session.client("secretsmanager")
        if resource["type"] == "aws_secretsmanager_secret" and "DeletedDate" not in api.describe_secret(
            SecretId=secret
        ):
            api.delete_secret(SecretId=secret, RecoveryWindowInDays=30)

    return remove
