"""Flink: what statements are read as, what they do, how long they live."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from local_cloud.confluent import flink_sql
from local_cloud.confluent.cloud import Doc, Session, transaction
from local_cloud.model import Call, CloudError
from tests.local.confluent_world import CTAS, STEPS, World, cluster_crn, ref, registry, statement
from tests.local.harness import Refused

Read = frozenset[tuple[str, ...]]


JOINED = "CREATE TABLE t AS SELECT * FROM a JOIN `c`.`d`.b ON a.x = b.x"
DECLARED = """CREATE TABLE t (`a` INT, `ts` TIMESTAMP_LTZ(3), WATERMARK FOR `ts` AS `ts` - INTERVAL '5' SECOND,
PRIMARY KEY (`a`) NOT ENFORCED) DISTRIBUTED BY HASH(`a`) INTO 6 BUCKETS"""
WINDOWED = "SELECT w FROM TABLE(TUMBLE(TABLE t, DESCRIPTOR($rowtime), INTERVAL '1' MINUTE))"


def reads(*names: str) -> Read:
    return frozenset(tuple(name.split(".")) for name in names)


@pytest.mark.parametrize(
    ("sql", "kind", "target", "lenient", "read", "runs_on"),
    [
        (CTAS, "create", ("stock_trades_with_totals",), True, reads("stock_trades"), True),
        (JOINED, "create", ("t",), False, reads("a", "c.d.b"), True),
        (DECLARED, "create", ("t",), False, reads(), False),
        ("create table t distributed into 3 buckets as select 1 as a", "create", ("t",), False, reads(), True),
        ("DROP TABLE IF EXISTS `a-b`.`c`.`d.e`;", "drop", ("a-b", "c", "d.e"), True, reads(), False),
        ("DROP TABLE `select`", "drop", ("select",), False, reads(), False),
        ("INSERT INTO `t` SELECT x FROM y UNION ALL SELECT x FROM z", "insert", ("t",), False, reads("y", "z"), True),
        ("INSERT INTO t (a) VALUES (1), (2)", "insert", ("t",), False, reads(), False),
        ("WITH w AS (SELECT * FROM q) SELECT * FROM w", "select", (), False, reads("q"), True),
        (WINDOWED, "select", (), False, reads("t"), True),
        ("ALTER TABLE `t` SET ('changelog.mode' = 'append')", "alter", ("t",), False, reads(), False),
        ("ALTER TABLE a.b.t MODIFY WATERMARK FOR ts AS ts", "alter", ("a", "b", "t"), False, reads(), False),
        ("SHOW TABLES", "inform", (), False, reads(), False),
        ("EXPLAIN SELECT * FROM t", "inform", (), False, reads(), False),
    ],
)
def test_reading_sql(sql: str, kind: str, target: tuple[str, ...], lenient: bool, read: Read, runs_on: bool) -> None:
    (effect,) = flink_sql.analyse(sql)
    assert (effect.kind, effect.target, effect.lenient) == (kind, target, lenient)
    assert (effect.reads, effect.runs_on) == (read, runs_on)


def test_a_statement_set_is_several_inserts() -> None:
    effects = flink_sql.analyse(
        "EXECUTE STATEMENT SET\nBEGIN INSERT INTO a SELECT 1; INSERT INTO b SELECT x FROM c; END;"
    )
    assert [(effect.target, effect.reads) for effect in effects] == [(("a",), reads()), (("b",), reads("c"))]


@pytest.mark.parametrize(
    "sql",
    ["", ";", "SELEC 1", "DROP TABLE a; DROP TABLE b", "CREATE TABLE", "EXECUTE STATEMENT SET BEGIN DROP TABLE a; END"],
)
def test_what_is_no_statement(sql: str) -> None:
    with pytest.raises(CloudError, match="400"):
        flink_sql.analyse(sql)


def test_types_of_a_query() -> None:
    tables = {("t",): {"a": "INT", "b": "DOUBLE", "c": "VARCHAR"}, ("x", "y", "u"): {"a": "INT", "d": "BIGINT"}}
    sql = "SELECT t.a * 2 AS twice, a * b AS p, c, CAST(a AS DECIMAL(10, 2)) AS m, $rowtime AS at FROM t"
    (effect,) = flink_sql.analyse(sql)
    assert effect.query is not None
    record = json.loads(flink_sql.avro_record("orders.clean", flink_sql.columns_of_query(effect.query, tables)))
    assert record["name"] == "orders_clean"
    decimal = {"type": "bytes", "logicalType": "decimal", "precision": 10, "scale": 2}
    at = {"type": "long", "logicalType": "timestamp-millis"}
    assert {field["name"]: field["type"][1] for field in record["fields"]} == {
        "twice": "int", "p": "double", "c": "string", "m": decimal, "at": at,
    }  # fmt: skip
    (joined,) = flink_sql.analyse("SELECT t.c, u.d FROM t JOIN `x`.`y`.`u` ON t.a = u.a")
    assert joined.query is not None
    assert [name for name, _ in flink_sql.columns_of_query(joined.query, tables)] == ["c", "d"]


# On the cloud


@pytest.fixture(scope="module")
def before_totals(tmp_path_factory: pytest.TempPathFactory) -> World:
    return World.new(tmp_path_factory.mktemp("cloud") / "cloud.db").make_until("create_as")


@pytest.fixture
def world(before_totals: World, tmp_path: Path) -> World:
    return before_totals.copy(tmp_path / "copy.db")


def submit(world: World, name: str, sql: str, **changes: Any) -> dict[str, Any]:
    return world.harness.apply("confluent_flink_statement", name, **{**statement(world, name, sql), **changes})


def found(world: World, kind: str, **equal: Any) -> list[Doc]:
    with transaction(Call(Session(), world.store, world.clock)) as cloud:
        return cloud.find(kind, **equal)


def phase(world: World, name: str) -> str:
    return found(world, "flink_statement", name=name)[0]["phase"]


def test_create_as_leaves_topic_and_schema_and_runs_on(world: World) -> None:
    world.make("create_as")
    (topic,) = found(world, "topic", name="stock_trades_with_totals")
    assert (topic["partitions"], topic["config"]) == (6, {"cleanup.policy": "delete"})
    (schema,) = found(world, "schema", subject="stock_trades_with_totals-value")
    fields = {field["name"]: field["type"][1] for field in json.loads(schema["schema"])["fields"]}
    assert list(fields) == ["trade_timestamp", "userid", "symbol", "total_price"]
    assert fields["total_price"] == "int"
    assert phase(world, "create-totals") == "RUNNING"
    world.remove("create_as")
    assert found(world, "topic", name="stock_trades_with_totals"), "the table outlives its statement"


def test_create_as_on_an_existing_table(world: World) -> None:
    world.make("create_as")
    again = CTAS.replace("IF NOT EXISTS", "")
    with pytest.raises(Refused, match=r"FAILED.*exists already"):
        submit(world, "again", again)
    submit(world, "lenient", CTAS)
    assert phase(world, "lenient") == "COMPLETED"


def test_a_keyed_table_has_a_key_schema(world: World) -> None:
    submit(world, "keyed", "CREATE TABLE k (`a` INT, `b` STRING, PRIMARY KEY (`a`) NOT ENFORCED)")
    (topic,) = found(world, "topic", name="k")
    assert topic["config"] == {"cleanup.policy": "compact"}
    names = {
        part: [
            field["name"] for field in json.loads(found(world, "schema", subject=f"k-{part}")[0]["schema"])["fields"]
        ]
        for part in ("key", "value")
    }
    assert names == {"key": ["a"], "value": ["b"]}


def test_drop_takes_topic_and_schemas(world: World) -> None:
    world.make("create_as")
    submit(world, "drop-it", "DROP TABLE `stock_trades_with_totals`")
    assert found(world, "topic", name="stock_trades_with_totals") == []
    assert found(world, "schema", subject="stock_trades_with_totals-value") == []
    assert phase(world, "drop-it") == "COMPLETED"
    with pytest.raises(Refused, match=r"FAILED.*does not exist"):
        submit(world, "drop-more", "DROP TABLE `stock_trades_with_totals`")
    submit(world, "drop-lenient", "DROP TABLE IF EXISTS `stock_trades_with_totals`")


def test_drop_is_refused_while_tableflow_is_on(world: World) -> None:
    for name in list(STEPS)[list(STEPS).index("create_as") :]:
        world.make(name)
    with pytest.raises(Refused, match="409"):
        submit(world, "drop-it", "DROP TABLE `stock_trades_with_totals`")
    with pytest.raises(Refused, match="write mode"):
        submit(world, "alter-it", "ALTER TABLE `stock_trades_with_totals` SET ('changelog.mode' = 'upsert')")
    assert found(world, "topic", name="stock_trades_with_totals")


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT * FROM `nosuch`",
        "INSERT INTO `nosuch` SELECT * FROM `stock_trades`",
        "SELECT * FROM `nosuch`.`nosuch`.`stock_trades`",
        "SELECT * FROM `nosuch`.`stock_trades`",
        "SELECT `nosuch` FROM `stock_trades`",
        "CREATE TABLE t WITH ('value.format' = 'json-registry') AS SELECT userid FROM `stock_trades`",
        "SELEC",
    ],
)
def test_statements_that_fail(world: World, sql: str) -> None:
    with pytest.raises(Refused, match="400"):
        submit(world, "bad", sql)
    assert found(world, "flink_statement", name="bad") == []
    assert found(world, "topic", name="t") == []


def test_without_a_current_database_names_are_written_in_full(world: World) -> None:
    with pytest.raises(Refused, match="current-catalog"):
        submit(world, "short", "SELECT * FROM `stock_trades`", properties={})
    name = ".".join(f"`{part}`" for part in (world.id("environment"), "tableflow_kickstarter", "stock_trades"))
    submit(world, "alters", f"ALTER TABLE {name} SET ('changelog.mode' = 'append')", properties={})
    submit(world, "drops", f"DROP TABLE {name}", properties={})


#: The least that the principal of a create-table-as needs: role, and on what.
LEAST = [
    ("DeveloperRead", "topic=stock_trades"),
    ("DeveloperRead", "subject=stock_trades-value"),
    ("DeveloperManage", "topic=stock_trades_with_*"),
    ("DeveloperWrite", "topic=stock_trades_with_*"),
    ("DeveloperWrite", "subject=stock_trades_with_*"),
    ("DeveloperWrite", "transactional-id=_confluent-flink_*"),
]


@pytest.mark.parametrize("missing", [None, *range(len(LEAST))])
def test_the_least_rights_of_a_create_as(world: World, missing: int | None) -> None:
    for name in ("runner_owns_topics", "runner_owns_subjects", "runner_owns_transactions"):
        world.remove(name)
    subjects = f"{registry(world)['resource_name']}/"
    for index, (role, resource) in enumerate(LEAST):
        if index != missing:
            place = subjects + resource if resource.startswith("subject=") else cluster_crn(world, resource)
            principal = f"User:{world.id('flink_runner')}"
            world.harness.apply(
                "confluent_role_binding", f"least{index}", principal=principal, role_name=role, crn_pattern=place
            )
    if missing is None:
        world.make("create_as")
    else:
        with pytest.raises(Refused, match="403"):
            world.make("create_as")
        assert found(world, "topic", name="stock_trades_with_totals") == []


@pytest.mark.parametrize(("region", "allowed"), [("aws.us-east-1", True), ("aws.eu-west-1", False)])
def test_a_developer_of_one_region(world: World, region: str, allowed: bool) -> None:
    world.remove("runner_is_developer")
    arguments = STEPS["runner_is_developer"].arguments(world)
    arguments["crn_pattern"] = f"{world.of('environment')['resource_name']}/flink-region={region}"
    world.harness.apply("confluent_role_binding", "region", **arguments)
    if allowed:
        submit(world, "near", "SHOW TABLES")
    else:
        with pytest.raises(Refused, match="403"):
            submit(world, "near", "SHOW TABLES")


def test_running_for_another_account_takes_assigner(world: World) -> None:
    principal = {"principal": ref(world, "manager")}  # CloudClusterAdmin: it may do all on the topics
    sql = "INSERT INTO `stock_trades` VALUES ('BUY', 1, 'A', 2, 'x', 'y')"
    with pytest.raises(Refused, match=r"403.*ASSIGN"):
        submit(world, "other", sql, **principal)
    arguments = STEPS["runner_is_assigner"].arguments(world)
    arguments["crn_pattern"] = arguments["crn_pattern"].replace(world.id("flink_runner"), world.id("manager"))
    world.harness.apply("confluent_role_binding", "assigns", **arguments)
    assert submit(world, "other", sql, **principal)["principal"] == [{"id": world.id("manager")}]
    assert phase(world, "other") == "COMPLETED"


# Life and end


def test_ended_statements_are_forgotten_after_thirty_days(world: World) -> None:
    world.make("create_as")
    world.clock.set(world.clock.now() + timedelta(days=29))
    assert world.harness.refresh("confluent_flink_statement", "drop")
    world.clock.set(world.clock.now() + timedelta(days=2))
    state = world.of("drop")
    assert world.harness.refresh("confluent_flink_statement", "drop") is None
    assert world.harness.refresh("confluent_flink_statement", "create_as"), "it runs on"
    world.harness.state["confluent_flink_statement", "drop"] = state
    with pytest.raises(Refused, match="404"):
        world.remove("drop")


def test_a_forgotten_name_is_free(world: World) -> None:
    with pytest.raises(Refused, match="409"):
        submit(world, "drop-totals", "SHOW TABLES")
    world.clock.set(world.clock.now() + timedelta(days=31))
    submit(world, "drop-totals", "SHOW TABLES")


def test_stop_and_resume(world: World) -> None:
    world.make("create_as")
    assert world.make("create_as", stopped=True)["stopped"] is True
    assert phase(world, "create-totals") == "STOPPED"
    assert world.make("create_as", stopped=False)["stopped"] is False
    assert phase(world, "create-totals") == "RUNNING"


def test_resuming_takes_the_rights_again(world: World) -> None:
    world.make("create_as")
    world.make("create_as", stopped=True)
    world.remove("runner_owns_transactions")
    with pytest.raises(Refused, match="403"):
        world.make("create_as", stopped=False)
    assert phase(world, "create-totals") == "STOPPED"


def test_the_principal_changes_only_while_resuming(world: World) -> None:
    world.make("create_as", stopped=False)
    other = {"principal": ref(world, "manager")}
    arguments = {**STEPS["create_as"].arguments(world), **other}
    for stopped in (False, True):
        with pytest.raises(Refused, match="400"):
            world.harness.plan("confluent_flink_statement", "create_as", **arguments, stopped=stopped)
    world.make("create_as", stopped=True)
    plan = world.harness.plan("confluent_flink_statement", "create_as", **arguments, stopped=False)
    assert plan.action == "update"


def test_what_cannot_be_updated(world: World) -> None:
    world.make("create_as")
    for changes in ({"statement_name": "other"}, {"properties": {}}, {"credentials": [{"key": "k", "secret": "s"}]}):
        with pytest.raises(Refused, match="cannot be updated"):
            world.make("create_as", **changes)
    arguments = STEPS["create_as"].arguments(world)
    spaced = {**arguments, "statement": arguments["statement"] + " "}
    assert world.harness.plan("confluent_flink_statement", "create_as", **spaced).action == "replace"


def test_a_name_is_made_up_where_none_is_given(world: World) -> None:
    arguments = statement(world, "x", "SHOW TABLES")
    arguments.pop("statement_name")
    made = world.harness.apply("confluent_flink_statement", "unnamed", **arguments)
    assert made["statement_name"].startswith("tf-20")


@pytest.mark.parametrize("name", ["Upper", "-x", "a" * 101, "a_b"])
def test_illegal_names(world: World, name: str) -> None:
    with pytest.raises(Refused, match="400"):
        submit(world, name, "SHOW TABLES")


def test_a_pool_with_ended_statements_can_go(world: World) -> None:
    world.remove("pool")


@pytest.mark.parametrize("max_cfu", [0, 7, 55])
def test_sizes_of_a_pool(world: World, max_cfu: int) -> None:
    with pytest.raises(Refused, match="400"):
        world.make("pool", max_cfu=max_cfu)


def test_another_regions_endpoint_is_refused(world: World) -> None:
    with pytest.raises(Refused, match="404"):
        submit(world, "far", "SHOW TABLES", rest_endpoint="https://flink.eu-west-1.aws.confluent.cloud")
