"""Names, and fixed Terraform addresses."""

from __future__ import annotations

import pytest
from cdktf import App, TerraformStack
from constructs import Construct
from lakehouse.addressing import create_at_address
from lakehouse.errors import SynthesisError
from lakehouse.identifiers import quote_identifier
from lakehouse.names import Names

from imports.confluent.data_confluent_environment import DataConfluentEnvironment
from imports.confluent.kafka_topic import KafkaTopic
from imports.random.uuid import Uuid


@pytest.fixture
def stack() -> TerraformStack:
    return TerraformStack(App(), "stack")


def test_names_are_composed_from_the_base_name() -> None:
    names = Names("my_lake")
    assert names.bucket_prefix == "my-lake"
    assert names.confluent_secrets == "/confluent_cloud_resource/my_lake"
    assert names.snowflake_secret == "/snowflake_resource/my_lake"
    assert names.flink_runner == "my_lake_flink_sql_statements_runner"
    assert names.snowflake_object("catalog_integration") == "MY_LAKE_CATALOG_INTEGRATION"


def test_names_that_the_contract_fixes_are_the_contracts_with_its_base_name_alone() -> None:
    assert Names("tableflow_kickstarter").tableflow_role == "tableflow_s3_glue_role"
    assert Names("tableflow_kickstarter").snowflake_role_update == "snowflake_s3_glue_role_update"
    assert Names("my_lake").tableflow_role == "my_lake_tableflow_s3_glue_role"
    assert Names("my_lake").account_unique("tableflow_app_manager") == "my_lake_tableflow_app_manager"


def test_a_quoted_identifier_takes_any_text() -> None:
    assert quote_identifier('a.b"c') == '"a.b""c"'


def test_an_address_does_not_depend_on_where_the_construct_is(stack: TerraformStack) -> None:
    deep = Construct(Construct(stack, "one"), "two")
    create_at_address(Uuid, deep, "name")
    create_at_address(DataConfluentEnvironment, deep, "name", display_name="x")
    document = stack.to_terraform()
    assert list(document["resource"]["random_uuid"]) == ["name"]
    assert list(document["data"]["confluent_environment"]) == ["name"]


def test_references_use_the_fixed_address(stack: TerraformStack) -> None:
    uuid = create_at_address(Uuid, Construct(stack, "inner"), "id")
    create_at_address(KafkaTopic, stack, "topic", topic_name=f"t-{uuid.result}")
    assert (
        stack.to_terraform()["resource"]["confluent_kafka_topic"]["topic"]["topic_name"] == "t-${random_uuid.id.result}"
    )


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        ({}, "topic_name"),
        ({"topic_name": 3}, "topic_name"),
        ({"topic_name": "x", "topik": "y"}, "topik"),
        ({"topic_name": "x", "kafka_cluster": {"name": "y"}}, "name"),
    ],
)
def test_a_mistake_is_told_in_one_line_with_the_construct_and_the_argument(
    stack: TerraformStack, arguments: dict[str, object], fault: str
) -> None:
    with pytest.raises(SynthesisError) as caught:
        create_at_address(KafkaTopic, Construct(stack, "kafka"), "trades", **arguments)
    message = str(caught.value)
    assert message.startswith("stack/kafka/confluent_kafka_topic.trades: ")
    assert fault in message
    assert "\n" not in message
    assert "at Object" not in message


def test_jsiis_tree_of_reasons_becomes_the_arguments_name(stack: TerraformStack) -> None:
    from imports.confluent.kafka_cluster import KafkaCluster

    with pytest.raises(SynthesisError, match="argument standard has a value of the wrong type"):
        create_at_address(
            KafkaCluster,
            stack,
            "c",
            display_name="x",
            availability="y",
            cloud="z",
            region="r",
            environment={"id": "e"},
            standard={},
        )


def test_an_address_can_be_given_once_only(stack: TerraformStack) -> None:
    create_at_address(Uuid, stack, "name")
    with pytest.raises(SynthesisError, match="already a Construct"):
        create_at_address(Uuid, stack, "name")
