"""Snowflake on the local AWS: the trust that its tables need is the one that IAM really holds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from local_cloud import aws
from local_cloud.snowflake import provider
from tests.local.harness import Harness, Refused
from tests.local.snowflake_account import BUCKET, NAMESPACE, TOPIC, World

ROLE = "snowflake_s3_glue_role"
COLUMNS = [("key", "binary"), ("price", "int")]


class WorldOnAws(World):
    """The account of the tests, its port to AWS being the local one."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.amazon = aws.provider(self.store, self.clock)
        self.provider = provider(self.store, self.clock, self.amazon.facade, self.amazon.facade)
        self.cloud = Harness(self.amazon, self.store, self.clock)
        self.cloud.configure(region="us-east-1")
        self.sysadmin = Harness(self.provider, self.store, self.clock)
        self.sysadmin.configure(**self.block("SYSADMIN"))
        self.account_admin = self.sysadmin.alias(**self.block("ACCOUNTADMIN"))

    def make_role(self, *trusted: tuple[str, str]) -> None:
        statements = [
            {
                "Effect": "Allow",
                "Action": "sts:AssumeRole",
                "Principal": {"AWS": user},
                "Condition": {"StringEquals": {"sts:ExternalId": external_id}},
            }
            for user, external_id in trusted
        ]
        document = json.dumps({"Version": "2012-10-17", "Statement": statements})
        self.cloud.apply("aws_iam_role", "role", name=ROLE, assume_role_policy=document)

    def allow(self) -> None:
        glue = f"arn:aws:glue:us-east-1:{self.amazon.facade.account_id()}"
        tables = [f"{glue}:catalog", f"{glue}:database/{NAMESPACE}", f"{glue}:table/{NAMESPACE}/*"]
        statements = [
            {"Effect": "Allow", "Action": ["s3:GetObject"], "Resource": f"arn:aws:s3:::{BUCKET}/*"},
            {"Effect": "Allow", "Action": ["s3:ListBucket"], "Resource": f"arn:aws:s3:::{BUCKET}"},
            {"Effect": "Allow", "Action": ["glue:GetTable"], "Resource": tables},
        ]
        document = json.dumps({"Version": "2012-10-17", "Statement": statements})
        policy = self.cloud.apply("aws_iam_policy", "policy", name="snowflake", policy=document)
        self.cloud.apply("aws_iam_role_policy_attachment", "a", role=ROLE, policy_arn=policy["arn"])


@pytest.fixture
def world(tmp_path: Path) -> Iterator[WorldOnAws]:
    world = WorldOnAws(tmp_path)
    yield world
    world.amazon.close()


def test_the_table_waits_for_bucket_trust_policy_and_glue(world: WorldOnAws) -> None:
    world.make_objects()
    world.make_volume()
    world.make_integration()
    world.grant_to_table_maker()

    def refused() -> str:
        with pytest.raises(Refused) as failure:
            world.make_table()
        return str(failure.value)

    assert "external volume 'V'" in refused()
    world.make_role(world.integration_trust())
    assert "external volume 'V'" in refused()
    world.make_role(world.volume_trust())
    assert "NoSuchBucket" in refused()
    world.cloud.apply("aws_s3_bucket", "bucket", bucket=BUCKET, force_destroy=True)
    assert "s3:ListBucket" in refused()
    world.allow()
    assert "catalog of integration 'I'" in refused()
    world.make_role(world.volume_trust(), world.integration_trust())
    assert f"Catalog table {NAMESPACE}.{TOPIC} does not exist" in refused()
    world.amazon.facade.register_table(NAMESPACE, TOPIC, f"s3://{BUCKET}/t", COLUMNS)
    assert [row["name"] for row in world.make_table()["query_results"]] == ["key", "price"]
