"""Clusters, topics, connectors and schemas: transitions, limits, what they leave behind."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from local_cloud.confluent import compatibility, datagen
from local_cloud.confluent.cloud import Doc, Session, transaction
from local_cloud.model import UNKNOWN, Call, CloudError
from tests.local.confluent_world import STEPS, World, kafka, registry, registry_access
from tests.local.harness import Refused


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> World:
    return World.new(tmp_path_factory.mktemp("cloud") / "cloud.db").make_all()


@pytest.fixture
def world(full: World, tmp_path: Path) -> World:
    return full.copy(tmp_path / "copy.db")


def schemas(world: World, subject: str) -> list[Doc]:
    with transaction(Call(Session(), world.store, world.clock)) as cloud:
        return cloud.find("schema", subject=subject)


# Clusters


def cluster(world: World, type: str, **settings: Any) -> dict[str, Any]:
    arguments = {**STEPS["cluster"].arguments(world), "display_name": "other"}
    arguments.pop("standard")
    return {**arguments, type: [settings]}


BASIC, STANDARD, DEDICATED = ("basic", {}), ("standard", {}), ("dedicated", {"cku": 1})
ENTERPRISE, FREIGHT = ("enterprise", {}), ("freight", {})


@pytest.mark.parametrize(
    ("before", "after"),
    [(STANDARD, BASIC), (BASIC, DEDICATED), (STANDARD, DEDICATED), (DEDICATED, BASIC), (DEDICATED, STANDARD)],
)
def test_type_transitions_refused_at_plan(world: World, before: Any, after: Any) -> None:
    world.harness.apply("confluent_kafka_cluster", "other", **cluster(world, before[0], **before[1]))
    with pytest.raises(Refused, match="400"):
        world.harness.plan("confluent_kafka_cluster", "other", **cluster(world, after[0], **after[1]))


@pytest.mark.parametrize(
    ("before", "after", "sent"),
    [
        (BASIC, STANDARD, True),
        (ENTERPRISE, DEDICATED, True),
        (FREIGHT, DEDICATED, True),
        (BASIC, ENTERPRISE, False),
        (DEDICATED, FREIGHT, False),
        (ENTERPRISE, STANDARD, False),
        (ENTERPRISE, FREIGHT, False),
    ],
)
def test_type_transitions_planned_in_place(world: World, before: Any, after: Any, sent: bool) -> None:
    made = world.harness.apply("confluent_kafka_cluster", "other", **cluster(world, before[0], **before[1]))
    arguments = cluster(world, after[0], **after[1])
    assert world.harness.plan("confluent_kafka_cluster", "other", **arguments).action == "update"
    world.harness.apply("confluent_kafka_cluster", "other", **arguments)
    now = world.harness.refresh("confluent_kafka_cluster", "other")
    assert now is not None
    assert now["id"] == made["id"]
    assert bool(now[after[0]]) is sent
    assert bool(now[before[0]]) is not sent


def test_elastic_units_change_in_place_and_keep_their_value(world: World) -> None:
    made = world.make("cluster", standard=[{"max_ecku": 7}])
    assert made["standard"] == [{"max_ecku": 7}]
    assert world.make("cluster", standard=[{}])["standard"] == [{"max_ecku": 7}]


@pytest.mark.parametrize("availability", ["LOW", "SINGLE_ZONE"])
def test_two_names_of_one_availability(world: World, availability: str) -> None:
    arguments = STEPS["cluster"].arguments(world) | {"availability": availability}
    assert world.harness.plan("confluent_kafka_cluster", "cluster", **arguments).action == "no-op"


def test_what_replaces_a_cluster(world: World) -> None:
    plain = STEPS["cluster"].arguments(world)
    for changes in (
        {"region": "eu-west-1"},
        {"availability": "HIGH"},
        {"network": [{"id": "n-abc123"}]},
        {"environment": [{"id": UNKNOWN}]},
    ):
        assert world.harness.plan("confluent_kafka_cluster", "cluster", **{**plain, **changes}).action == "replace"


def test_a_dedicated_cluster_over_zones_has_two_units(world: World) -> None:
    arguments = {**cluster(world, "dedicated", cku=1), "availability": "MULTI_ZONE"}
    with pytest.raises(Refused, match="400"):
        world.harness.apply("confluent_kafka_cluster", "other", **arguments)


def test_deletion_protection(world: World) -> None:
    arguments = cluster(world, "standard")
    made = world.harness.apply("confluent_kafka_cluster", "other", **arguments, deletion_protection=True)
    assert made["deletion_protection"] is True
    with pytest.raises(Refused, match="409"):
        world.harness.destroy("confluent_kafka_cluster", "other")
    world.harness.apply("confluent_kafka_cluster", "other", **arguments, deletion_protection=False)
    world.harness.destroy("confluent_kafka_cluster", "other")


def test_the_first_cluster_brings_the_schema_registry(tmp_path: Path) -> None:
    world = World.new(tmp_path / "cloud.db")
    world.make("environment")
    with pytest.raises(Refused, match="404"):
        registry(world)
    world.make("cluster")
    assert registry(world)["region"] == "us-east-1"


def test_basic_clusters_know_no_roles_on_topics(world: World) -> None:
    made = world.harness.apply("confluent_kafka_cluster", "other", **cluster(world, "basic"))
    arguments = STEPS["runner_owns_topics"].arguments(world)
    arguments["crn_pattern"] = f"{made['rbac_crn']}/kafka={made['id']}/topic=*"
    with pytest.raises(Refused, match="400"):
        world.harness.apply("confluent_role_binding", "other", **arguments)


def test_an_upgrade_of_the_package_is_final(world: World) -> None:
    made = world.make("environment", stream_governance=[{"package": "ADVANCED"}])
    assert made["stream_governance"] == [{"package": "ADVANCED"}]
    with pytest.raises(Refused, match="400"):
        world.make("environment", stream_governance=[{"package": "ESSENTIALS"}])


# Topics


def topic(world: World, **arguments: Any) -> dict[str, Any]:
    return world.harness.apply(
        "confluent_kafka_topic", "orders", **{**kafka(world), "topic_name": "orders", **arguments}
    )


def test_more_partitions_in_place_fewer_replace(world: World) -> None:
    topic(world, partitions_count=3)
    assert topic(world, partitions_count=9)["partitions_count"] == 9
    plan = world.harness.plan(
        "confluent_kafka_topic", "orders", **kafka(world), topic_name="orders", partitions_count=3
    )
    assert plan.action == "replace"
    assert plan.replace == {"partitions_count"}


def test_only_some_settings_of_a_topic_can_change(world: World) -> None:
    topic(world, config={"retention.ms": "1000", "compression.type": "zstd"})
    changed = topic(world, config={"compression.type": "zstd", "cleanup.policy": "compact"})
    assert changed["config"] == {"compression.type": "zstd", "cleanup.policy": "compact"}
    for config in ({"compression.type": "lz4"}, {"cleanup.policy": "compact"}):
        with pytest.raises(Refused, match=r"400.*compression\.type"):
            topic(world, config=config)


def test_taking_the_settings_out_keeps_them(world: World) -> None:
    topic(world, config={"retention.ms": "1000"})
    assert topic(world)["config"] == {"retention.ms": "1000"}


@pytest.mark.parametrize("name", ["a" * 250, "..", "a\\b"])
def test_illegal_topic_names(world: World, name: str) -> None:
    with pytest.raises(Refused, match="400"):
        topic(world, topic_name=name)


def test_another_clusters_endpoint_is_refused(world: World) -> None:
    with pytest.raises(Refused, match="404"):
        topic(world, rest_endpoint="https://pkc-other.us-east-1.aws.confluent.cloud:443")


def test_schemas_outlive_a_topic_that_kafka_deletes(world: World) -> None:
    for name in ("totals_table", "create_as", "trades_table", "connector", "connector_writes", "topic"):
        world.remove(name)
    assert len(schemas(world, "stock_trades-value")) == 1


# Connectors


def connector(world: World, **config: str) -> dict[str, Any]:
    arguments = STEPS["connector"].arguments(world)
    arguments["config_nonsensitive"] = {**arguments["config_nonsensitive"], "name": "second", **config}
    return world.harness.apply("confluent_connector", "second", **arguments)


def test_datagen_registers_what_it_writes(world: World) -> None:
    fields = json.loads(schemas(world, "stock_trades-value")[0]["schema"])["fields"]
    assert [field["name"] for field in fields] == ["side", "quantity", "symbol", "price", "account", "userid"]


def test_a_connector_without_schema_registers_none(world: World) -> None:
    before = len(schemas(world, "stock_trades-value"))
    connector(world, **{"output.data.format": "JSON"})
    assert len(schemas(world, "stock_trades-value")) == before
    with pytest.raises(Refused, match="409"):
        connector(world, **{"output.data.format": "JSON_SR"})


def test_json_schemas_of_datagen() -> None:
    made = datagen.value_schema({"output.data.format": "JSON_SR", "quickstart": "ORDERS"})
    assert made is not None
    properties = json.loads(made[1])["properties"]
    assert (made[0], properties["ordertime"]["connect.type"]) == ("JSON", "int64")
    assert properties["address"]["properties"]["city"]["type"] == "string"


@pytest.mark.parametrize(
    "config",
    [
        {"kafka.topic": ""},
        {"connector.class": ""},
        {"output.data.format": "XML"},
        {"quickstart": "NOSUCH"},
        {"kafka.auth.mode": "NOSUCH"},
    ],
)
def test_configurations_that_the_plugin_refuses(world: World, config: dict[str, str]) -> None:
    with pytest.raises(Refused, match="400"):
        connector(world, **config)


def test_a_connector_makes_its_topic_only_with_create(world: World) -> None:
    account = f"User:{world.id('connector_account')}"
    rule = {"resource_type": "TOPIC", "resource_name": "fresh", "pattern_type": "LITERAL", "host": "*"}
    rule |= {"principal": account, "permission": "ALLOW"}
    world.harness.apply("confluent_kafka_acl", "writes", **kafka(world), **rule, operation="WRITE")
    with pytest.raises(Refused, match="FAILED"):
        connector(world, **{"kafka.topic": "fresh"})
    world.harness.apply("confluent_kafka_acl", "creates", **kafka(world), **rule, operation="CREATE")
    connector(world, **{"kafka.topic": "fresh"})
    with pytest.raises(Refused, match="409"):
        world.harness.apply("confluent_kafka_topic", "fresh", **kafka(world), topic_name="fresh")


def test_a_connector_with_a_key_of_its_own(world: World) -> None:
    key = world.of("key_manager")
    arguments = STEPS["connector"].arguments(world)
    arguments["config_nonsensitive"] |= {"name": "second", "kafka.auth.mode": "KAFKA_API_KEY"}
    arguments["config_sensitive"] = {"kafka.api.key": key["id"], "kafka.api.secret": "wrong"}
    with pytest.raises(Refused, match="401"):
        world.harness.apply("confluent_connector", "second", **arguments)
    arguments["config_sensitive"]["kafka.api.secret"] = key["secret"]
    made = world.harness.apply("confluent_connector", "second", **arguments)
    assert made["config_sensitive"]["kafka.api.secret"] == key["secret"]
    assert key["secret"] not in world.held()


def test_a_sink_reads(world: World) -> None:
    sink = {"connector.class": "S3_SINK_Sink", "topics": "stock_trades"}
    with pytest.raises(Refused, match=r"FAILED.*READ"):
        connector(world, **sink)


def test_status_of_a_connector(world: World) -> None:
    assert world.make("connector", status="PAUSED")["status"] == "PAUSED"
    assert world.make("connector")["status"] == "PAUSED"
    assert world.make("connector", status="RUNNING")["status"] == "RUNNING"
    with pytest.raises(Refused, match="400"):
        world.make("connector", status="FAILED")


def test_the_name_of_a_connector_is_fixed(world: World) -> None:
    arguments = STEPS["connector"].arguments(world)
    config = {**arguments["config_nonsensitive"], "name": "other"}
    assert (
        world.harness.plan("confluent_connector", "connector", **{**arguments, "config_nonsensitive": config}).action
        == "update"
    )
    with pytest.raises(Refused, match="400"):
        world.make("connector", config_nonsensitive=config)
    assert world.of("connector")["config_nonsensitive"]["name"] == "SampleSourceConnector"


def test_a_custom_avro_schema() -> None:
    own = '{"type": "record", "name": "mine", "fields": []}'
    assert datagen.value_schema({"output.data.format": "AVRO", "schema.string": own}) == ("AVRO", own)
    with pytest.raises(CloudError, match="400"):
        datagen.value_schema({"output.data.format": "AVRO", "schema.string": "{"})


# Schemas


def order(**more: Any) -> str:
    """An order's schema, with further fields: name to type, or to (type, default)."""
    fields: list[dict[str, Any]] = [{"name": "id", "type": "long"}]
    for name, type in more.items():
        given = {"type": type[0], "default": type[1]} if isinstance(type, tuple) else {"type": type}
        fields.append({"name": name, **given})
    return json.dumps({"type": "record", "name": "order", "fields": fields})


WIDER = order(n=(["null", "int"], None))


def test_a_new_text_is_a_new_version(world: World) -> None:
    made = world.make("schema", schema=WIDER)
    assert (made["version"], made["id"].rpartition("/")[2]) == (2, "latest")
    assert [doc["version"] for doc in schemas(world, "orders-value")] == [1, 2]


def test_an_incompatible_schema_is_refused_at_plan_and_at_apply(world: World) -> None:
    world.remove("subject_config")
    changed = {**STEPS["schema"].arguments(world), "schema": order(n="int")}
    with pytest.raises(Refused, match="409"):
        world.harness.plan("confluent_schema", "schema", **changed)
    assert world.harness.plan("confluent_schema", "schema", **changed, skip_validation_during_plan=True)
    with pytest.raises(Refused, match="409"):
        world.make("schema", schema=order(n="int"), skip_validation_during_plan=True)
    world.make("subject_config", compatibility_level="NONE")
    assert world.make("schema", schema=order(n="int"))["version"] == 2


OPTIONAL = order(n=("int", 0))


@pytest.mark.parametrize(
    ("level", "before", "after", "taken"),
    [
        ("BACKWARD", [order()], OPTIONAL, True),
        ("BACKWARD", [order()], order(n="int"), False),
        ("BACKWARD", [order(n="int")], order(), True),
        ("FORWARD", [order()], order(n="int"), True),
        ("FORWARD", [order(n="int")], order(), False),
        ("FULL", [order()], OPTIONAL, True),
        ("FULL", [order(n="int")], order(), False),
        ("BACKWARD", [order(n="int")], order(n="long"), True),
        ("BACKWARD", [order(n="long")], order(n="int"), False),
        ("FORWARD", [order(n="long")], order(n="int"), True),
        ("BACKWARD", [order(n="int")], order(n=["null", "int"]), True),
        ("BACKWARD", [order(n=["null", "int"])], order(n="int"), False),
        ("BACKWARD", [order(n="int")], order(n="string"), False),
        ("BACKWARD", [order(n={"type": "array", "items": "int"})], order(n={"type": "array", "items": "long"}), True),
        ("BACKWARD", [order(n={"type": "map", "values": "long"})], order(n={"type": "map", "values": "int"}), False),
        ("BACKWARD", [order(n="int"), order()], order(n="string"), False),
        ("BACKWARD", [order(n="int"), order()], order(n=("string", "")), True),
        ("BACKWARD_TRANSITIVE", [order(n="int"), order()], order(n=("string", "")), False),
        ("NONE", [order(n="int")], order(n="string"), True),
    ],
)
def test_compatibility_levels(level: str, before: list[str], after: str, taken: bool) -> None:
    assert compatibility.takes(level, "AVRO", after, before) is taken


def test_a_recursive_schema_is_compared_once() -> None:
    node = {"name": "next", "type": ["null", "node"]}
    tree = json.dumps({"type": "record", "name": "node", "fields": [node]})
    wider = json.dumps({"type": "record", "name": "node", "fields": [node, {"name": "n", "type": "int", "default": 0}]})
    assert compatibility.takes("FULL", "AVRO", wider, [tree])


def test_another_writing_of_the_same_schema_is_no_change(world: World) -> None:
    arguments = STEPS["schema"].arguments(world)
    arguments["schema"] = json.dumps(json.loads(arguments["schema"]), indent=4)
    assert world.harness.plan("confluent_schema", "schema", **arguments).action == "no-op"


def test_a_pinned_schema_cannot_change_in_place(world: World) -> None:
    pinned = {**STEPS["schema"].arguments(world), "subject_name": "orders-key", "recreate_on_update": True}
    made = world.harness.apply("confluent_schema", "pinned", **pinned)
    assert made["id"].rpartition("/")[2] == str(made["schema_identifier"])
    with pytest.raises(Refused, match="400"):
        world.harness.plan("confluent_schema", "pinned", **{**pinned, "schema": WIDER})


def test_one_text_has_one_identifier(world: World) -> None:
    same = {**STEPS["schema"].arguments(world), "subject_name": "orders-key"}
    made = world.harness.apply("confluent_schema", "same", **same)
    assert made["schema_identifier"] == world.of("schema")["schema_identifier"]


def test_a_soft_delete_keeps_the_version_number(world: World) -> None:
    world.remove("schema")
    assert world.make("schema")["version"] == 2
    world.make("schema", hard_delete=True)
    world.remove("schema")
    assert [doc["deleted"] for doc in schemas(world, "orders-value")] == [True]


@pytest.mark.parametrize(
    "changes", [{"schema": "{"}, {"schema_reference": [{"name": "n", "subject_name": "s", "version": 1}]}]
)
def test_schemas_that_are_refused(world: World, changes: dict[str, Any]) -> None:
    with pytest.raises(Refused, match="422"):
        world.harness.apply("confluent_schema", "bad", **{**STEPS["schema"].arguments(world), **changes})


def test_a_role_for_a_prefix_of_subjects(world: World) -> None:
    other = {**STEPS["schema"].arguments(world), "subject_name": "payments-value"}
    with pytest.raises(Refused, match="403"):
        world.harness.apply("confluent_schema", "other", **other)


def test_settings_of_a_subject_keep_their_value_when_taken_out(world: World) -> None:
    made = world.harness.apply(
        "confluent_subject_config", "subject_config", **registry_access(world), subject_name="orders-value"
    )
    assert made["compatibility_level"] == "FULL"
