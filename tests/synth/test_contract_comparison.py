"""The comparison with the contract finds exactly the changes of a copy of the stack."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.contract.comparison import closure, deviations, matches, pattern_of, reduced

Document = dict[str, Any]
Change = Callable[[Document], None]


@pytest.fixture(scope="module")
def before(synthesized: Path) -> set[str]:
    return {str(deviation) for deviation in deviations(synthesized)}


@pytest.fixture
def new_deviations(synthesized: Path, before: set[str], tmp_path: Path) -> Callable[[Change], set[str]]:
    """What more deviates after the root document of a copy was changed."""

    def after(change: Change) -> set[str]:
        copy = tmp_path / "copy"
        shutil.copytree(synthesized, copy)
        file = copy / "cdk.tf.json"
        document = json.loads(file.read_text(encoding="utf-8"))
        change(document)
        file.write_text(json.dumps(document), encoding="utf-8")
        return {str(deviation) for deviation in deviations(copy)} - before

    return after


def resource(document: Document, address: str) -> Document:
    type_, name = address.split(".")
    return document["resource"][type_][name]


def test_a_changed_constant(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        resource(document, "confluent_kafka_cluster.kafka_cluster")["availability"] = "MULTI_ZONE"

    assert new_deviations(change) == {
        'argument confluent_kafka_cluster.kafka_cluster availability: is "MULTI_ZONE", not "SINGLE_ZONE"'
    }


def test_a_name_that_differs_from_the_one_applied(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        resource(document, "snowflake_warehouse.tableflow_kickstarter")["name"] = "OTHER"

    (found,) = new_deviations(change)
    assert found.startswith('argument snowflake_warehouse.tableflow_kickstarter name: is "OTHER", applied was ')


def test_a_bucket_named_differently_around_its_reference(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        resource(document, "aws_s3_bucket.iceberg_bucket")["bucket"] = "other-${random_uuid.s3_bucket.id}"

    (found,) = new_deviations(change)
    assert found.startswith("argument aws_s3_bucket.iceberg_bucket bucket: is ")


def test_a_changed_statement_in_a_policy(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        role = resource(document, "aws_iam_role.tableflow_s3_glue_role")
        assert "sts:AssumeRole" in role["assume_role_policy"]
        role["assume_role_policy"] = role["assume_role_policy"].replace("sts:AssumeRole", "sts:*", 1)

    (found,) = new_deviations(change)
    assert found.startswith("argument aws_iam_role.tableflow_s3_glue_role assume_role_policy: is ")


def test_a_changed_key_in_a_secret(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        version = resource(document, "aws_secretsmanager_secret_version.kafka_app_consumer_api_key")
        version["secret_string"] = version["secret_string"].replace("sasl.username", "username")

    (found,) = new_deviations(change)
    assert "kafka_app_consumer_api_key secret_string: is " in found


def test_a_reference_to_something_else(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        role = "${snowflake_account_role.system_admin_role.name}"
        resource(document, "snowflake_grant_account_role.user_security_admin")["role_name"] = role

    assert (
        "argument snowflake_grant_account_role.user_security_admin role_name: refers to "
        "snowflake_account_role.system_admin_role.name, not snowflake_account_role.security_admin_role.name"
    ) in new_deviations(change)


def test_an_argument_more_and_one_less(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        bucket = resource(document, "aws_s3_bucket.iceberg_bucket")
        bucket["object_lock_enabled"] = True
        del bucket["force_destroy"]

    assert new_deviations(change) == {
        "argument aws_s3_bucket.iceberg_bucket object_lock_enabled: set here only",
        "argument aws_s3_bucket.iceberg_bucket force_destroy: not set here",
    }


def test_another_provider_and_a_lifecycle(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        volume = resource(document, "snowflake_external_volume.tableflow_kickstarter_volume")
        volume["provider"] = "snowflake"
        volume["lifecycle"] = {"prevent_destroy": True}

    assert new_deviations(change) == {
        "argument snowflake_external_volume.tableflow_kickstarter_volume provider: is snowflake, "
        "not snowflake.account_admin",
        "argument snowflake_external_volume.tableflow_kickstarter_volume lifecycle.prevent_destroy: set here only",
    }


def test_resources_more_and_less(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        del document["resource"]["confluent_kafka_acl"]["app_consumer_read_on_group"]
        document["resource"]["random_uuid"]["more"] = {"keepers": {"a": "${random_uuid.s3_bucket.id}"}}
        del document["module"]["tableflow_api_key"]

    found = new_deviations(change)
    assert "removed confluent_kafka_acl.app_consumer_read_on_group" in found
    assert "added random_uuid.more" in found
    assert "removed module.tableflow_api_key" in found
    assert "removed module.tableflow_api_key.confluent_api_key.resouce_api_key" in found
    assert not any(
        line.startswith(("edge random", "variable module.tableflow_api_key", "output module")) for line in found
    )


def test_an_edge_more(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        document["resource"]["random_uuid"]["s3_bucket"]["depends_on"] = ["data.aws_region.current"]

    assert new_deviations(change) == {"edge random_uuid.s3_bucket -> data.aws_region.current: here only"}


def test_an_edge_less(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        connector = resource(document, "confluent_connector.source")
        connector["depends_on"] = [name for name in connector["depends_on"] if "target_topic" not in name]

    assert new_deviations(change) == {
        "edge confluent_connector.source -> confluent_kafka_acl.app_connector_write_on_target_topic: missing here"
    }


def test_an_edge_less_between_modules(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        document["module"]["create_set_1"]["after"] = []

    found = new_deviations(change)
    assert found
    assert all(line.startswith("edge module.create_set_1.") and line.endswith("missing here") for line in found)


def test_variables_outputs_and_pins(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        document["variable"]["day_count"].update(type="string", default="30")
        document["variable"]["more"] = {"type": "string"}
        del document["output"]["kafka_cluster_id"]
        document["terraform"]["required_providers"]["aws"]["version"] = "~> 6.54"
        document["terraform"]["required_version"] = ">= 1.0.0"
        document["terraform"]["cloud"]["organization"] = "other"

    assert new_deviations(change) == {
        'variable var.day_count: type string, not number; default "30", not 30',
        "variable var.more: declared here only",
        "output output.kafka_cluster_id: not here",
        "argument terraform required_providers.aws: is ('hashicorp/aws', '~> 6.54'), not ('hashicorp/aws', '6.54.0')",
        "argument terraform required_version: is >= 1.0.0, not >= 1.13.0",
        "argument terraform cloud.organization: is other, not signalroom",
    }


def test_a_changed_provider_configuration(new_deviations: Callable[[Change], set[str]]) -> None:
    def change(document: Document) -> None:
        document["provider"]["aws"][0]["region"] = "us-east-1"

    assert "argument provider.aws region: refers to nothing, not var.aws_region" in new_deviations(change)


@pytest.mark.parametrize(
    ("value", "applied", "expected"),
    [
        ("x", "x", True),
        ("x", "y", False),
        (True, "true", True),
        (30, "30", True),
        ("a-${random_uuid.x.id}-b", "a-1234-b", True),
        ("a-${random_uuid.x.id}-b", "a-1234-c", False),
        ("${var.x}", {"any": "thing"}, True),
        ('{"a": 1}', {"json": {"a": 1}}, True),
        ('{"a": 2}', {"json": {"a": 1}}, False),
        ('${jsonencode({a = "x", b = [aws_x.y.z]})}', {"json": {"a": "x", "b": ["who"]}}, True),
        ('${jsonencode({a = "x", b = [aws_x.y.z, "more"]})}', {"json": {"a": "x", "b": ["who"]}}, False),
        ('${jsonencode({a = "x"})}', {"json": {"a": "x", "b": 1}}, False),
        ("DROP $${literally}", "DROP ${literally}", True),
        ("any text", {"sql": True}, True),
    ],
)
def test_a_value_against_the_one_applied(value: Any, applied: Any, expected: bool) -> None:
    assert matches(pattern_of(value), applied) is expected


def test_reachability() -> None:
    edges = {("a", "b"), ("b", "c"), ("a", "c")}
    assert closure(edges) == edges
    assert reduced(edges) == {("a", "b"), ("b", "c")}
