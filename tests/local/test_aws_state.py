"""What moto holds outlives the process, and is changed whole or not at all; unreadable, it ends in a warning."""

from __future__ import annotations

import logging
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from botocore.exceptions import ClientError
from moto import mock_aws

from local_cloud.aws import moto_state, provider
from local_cloud.clock import Clock
from local_cloud.model import CloudError
from local_cloud.store import Store
from tests.local.aws_world import LAMBDA_TRUST, World, packed, world


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cloud.db"


@pytest.fixture
def aws(path: Path) -> Iterator[World]:
    with world(path) as made:
        yield made


def filled(made: World, folder: Path) -> None:
    """One of everything, an object in the bucket and a row in the catalog among them."""
    made.apply("aws_s3_bucket", "b", bucket="kept-bucket", tags={"team": "data"})
    made.outside("s3").put_object(Bucket="kept-bucket", Key="warehouse/part-0.parquet", Body=b"\x00rows" * 1000)
    made.role("rotate", LAMBDA_TRUST)
    made.apply("aws_secretsmanager_secret", "s", name="/kept/secret")
    made.apply("aws_secretsmanager_secret_version", "s", secret_id="/kept/secret", secret_string="value")
    made.function(packed(folder / "app.zip", "def handler(event, context): return event"))
    made.apply("aws_cloudwatch_log_group", "l", name="/kept/logs", retention_in_days=7)
    made.provider.facade.register_table("kept", "trades", "s3://kept-bucket/warehouse", [("price", "decimal(10, 2)")])


def test_everything_survives_a_restart(path: Path, tmp_path: Path) -> None:
    with world(path) as before:
        filled(before, tmp_path)
        state = before.harness.state
    with world(path) as after:
        after.harness.state.update(state)
        for (type, name), value in list(state.items()):
            assert after.harness.refresh(type, name) == value, type
        body = after.outside("s3").get_object(Bucket="kept-bucket", Key="warehouse/part-0.parquet")["Body"].read()
        assert body == b"\x00rows" * 1000
        assert after.provider.facade.table_columns("kept", "trades") == (("price", "decimal(10, 2)"),)
        assert after.apply("aws_lambda_invocation", "i", function_name="rotate", input="[1]")["result"] == "[1]"


def test_survives_a_kill(path: Path) -> None:
    script = (
        "import os, sys; from pathlib import Path\n"
        "from local_cloud.aws import provider; from local_cloud.clock import Clock\n"
        "from local_cloud.store import Store\n"
        "provider(Store(Path(sys.argv[1])), Clock()).seed_secret('/kept', 'value'); os.kill(os.getpid(), 9)"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", script, str(path)], cwd=root, check=False)
    assert done.returncode == -9
    with world(path) as after:
        assert after.provider.facade.secret_value("/kept") == "value"


def test_closing_leaves_nothing_in_memory(path: Path, tmp_path: Path) -> None:
    with world(path) as before:
        before.apply("aws_s3_bucket", "b", bucket="kept-bucket")
    with world(tmp_path / "other.db") as other:
        assert other.outside("s3").list_buckets()["Buckets"] == []


def test_two_accounts_in_one_process_do_not_mix(path: Path, tmp_path: Path) -> None:
    with world(path) as one, world(tmp_path / "other.db") as two:
        one.apply("aws_s3_bucket", "b", bucket="bucket-of-one")
        two.apply("aws_s3_bucket", "b", bucket="bucket-of-two")
        assert [b["Name"] for b in one.outside("s3").list_buckets()["Buckets"]] == ["bucket-of-one"]
        assert [b["Name"] for b in two.outside("s3").list_buckets()["Buckets"]] == ["bucket-of-two"]


def test_a_failed_call_changes_nothing(aws: World) -> None:
    """The role is made before its attachment is refused: neither may stay."""
    with pytest.raises(Exception, match="NoSuchEntity"):
        aws.role("rotate", LAMBDA_TRUST, managed_policy_arns=["arn:aws:iam::123456789012:policy/absent"])
    with pytest.raises(ClientError, match="NoSuchEntity"):
        aws.outside("iam").get_role(RoleName="rotate")
    aws.role("rotate", LAMBDA_TRUST)


def test_a_rolled_back_transaction_takes_aws_back_too(aws: World) -> None:
    class Later(Exception):
        pass

    aws.provider.facade.register_table("db", "kept", "s3://b/kept")
    with pytest.raises(Later), aws.store.transaction():
        aws.provider.facade.register_table("db", "lost", "s3://b/lost")
        assert aws.provider.facade.has_table("db", "lost")
        raise Later
    assert not aws.provider.facade.has_table("db", "lost")
    assert aws.provider.facade.has_table("db", "kept")


def test_what_other_tools_change_is_kept(path: Path) -> None:
    with world(path) as before:
        before.outside("secretsmanager").create_secret(Name="/by/hand", SecretString="x")
    with world(path) as after:
        assert after.provider.facade.secret_value("/by/hand") == "x"


def damage_blob(path: Path, how: str) -> None:
    with sqlite3.connect(path) as connection:
        if how == "bytes":
            connection.execute("UPDATE blobs SET data = x'00112233' WHERE name = 'aws/iam'")
        elif how == "missing":
            connection.execute("DELETE FROM blobs WHERE name = 'aws/iam'")
        else:
            connection.execute(
                "UPDATE documents SET doc = replace(doc, '5.2', '4.9') WHERE kind = 'aws.snapshot' AND id = 'iam'"
            )
    connection.close()


@pytest.mark.parametrize("how", ["bytes", "missing", "version"])
def test_a_snapshot_that_cannot_be_read_is_an_empty_aws_and_a_warning(
    how: str, path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with world(path) as before:
        filled(before, tmp_path)
        state = before.harness.state
    damage_blob(path, how)
    with caplog.at_level(logging.WARNING, "local_cloud.aws"), world(path) as after:
        after.harness.state.update(state)
        gone = [key for key in list(state) if after.harness.refresh(*key) is None]
        assert len(gone) == len(state)
        filled(after, tmp_path)
    assert [r.levelname for r in caplog.records if r.name == "local_cloud.aws"] == ["WARNING"]
    assert str(path) in caplog.text
    with world(path) as again:
        assert again.provider.facade.secret_value("/kept/secret") == "value"


def test_an_unreadable_snapshot_is_kept(path: Path) -> None:
    with world(path) as before:
        before.role("rotate", LAMBDA_TRUST)
    damage_blob(path, "version")
    with world(path) as after:
        after.apply("aws_s3_bucket", "b", bucket="new-bucket")
        with after.store.transaction() as tx:
            assert tx.get_blob("aws/iam.unreadable")


def test_callers_at_the_same_time(aws: World) -> None:
    failures: list[BaseException] = []
    api = aws.outside("secretsmanager")

    def work(number: int) -> None:
        try:
            for turn in range(5):
                api.create_secret(Name=f"/{number}/{turn}", SecretString="x")
                aws.provider.seed_secret(f"/seed/{number}/{turn}", "y")
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    found = aws.outside("secretsmanager").list_secrets(MaxResults=100)["SecretList"]
    assert len(found) == 40


def test_only_the_offered_services_answer(aws: World) -> None:
    with pytest.raises(ClientError) as refused:
        aws.outside("sqs").list_queues()
    assert refused.value.response["ResponseMetadata"]["HTTPStatusCode"] == 501
    assert "offers no sqs" in str(refused.value)


def test_the_users_own_aws_configuration_does_not_matter(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AWS_PROFILE", "no-such-profile")
    monkeypatch.setenv("AWS_ENDPOINT_URL", "http://127.0.0.1:1")
    with world(path) as made:
        assert made.harness.data("aws_caller_identity")["account_id"] == "123456789012"
    import os

    assert os.environ["AWS_PROFILE"] == "no-such-profile"


def test_a_port_in_use_is_named_for_aws(path: Path, tmp_path: Path) -> None:
    with world(path) as first:
        port = int(first.provider.endpoint_url.rpartition(":")[2])
        store = Store(tmp_path / "other.db")
        with pytest.raises(CloudError, match=str(port)):
            provider(store, Clock(), port=port)
        store.close()


def test_other_users_of_moto_in_the_process_do_not_interfere(aws: World) -> None:
    aws.provider.seed_secret("/kept", "value")
    with mock_aws():
        pass
    assert aws.provider.facade.secret_value("/kept") == "value"


def test_seeding_is_idempotent(aws: World) -> None:
    aws.provider.seed_secret("/admin", "one")
    versions = aws.outside("secretsmanager").list_secret_version_ids(SecretId="/admin")["Versions"]
    aws.provider.seed_secret("/admin", "one")
    assert len(aws.outside("secretsmanager").list_secret_version_ids(SecretId="/admin")["Versions"]) == len(versions)
    aws.provider.seed_secret("/admin", "two")
    assert aws.provider.facade.secret_value("/admin") == "two"
    aws.outside("secretsmanager").delete_secret(SecretId="/admin")
    aws.provider.seed_secret("/admin", "two")
    assert aws.provider.facade.secret_value("/admin") == "two"


def test_unchanged_services_are_not_written_again(aws: World, tmp_path: Path) -> None:
    filled(aws, tmp_path)

    def kept() -> dict[str, Any]:
        with aws.store.transaction() as tx:
            return {doc["service"]: doc["sha256"] for doc in tx.find("aws.snapshot")}

    before = kept()
    assert set(before) == set(moto_state.SERVICES)
    aws.apply("aws_secretsmanager_secret", "another", name="/another")
    after = kept()
    assert {service for service in after if after[service] != before[service]} == {"secretsmanager"}
