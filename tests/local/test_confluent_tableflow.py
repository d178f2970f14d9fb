"""Tableflow and its catalogs: what they ask of AWS, their settings, and the data sources."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.local.confluent_world import ACCOUNT, BUCKET, REGION, STEPS, World, kafka, ref, tableflow
from tests.local.harness import Refused


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> World:
    return World.new(tmp_path_factory.mktemp("cloud") / "cloud.db").make_all()


@pytest.fixture
def world(full: World, tmp_path: Path) -> World:
    return full.copy(tmp_path / "copy.db")


def test_a_topic_without_value_schema_is_refused(world: World) -> None:
    world.harness.apply("confluent_kafka_topic", "plain", **kafka(world), topic_name="plain")
    with pytest.raises(Refused, match="Schemaless topic detected"):
        world.harness.apply("confluent_tableflow_topic", "plain", **tableflow(world, "plain"))
    with pytest.raises(Refused, match="404"):
        world.harness.apply("confluent_tableflow_topic", "none", **tableflow(world, "nosuch"))


def test_the_bucket_has_to_be_there_and_near(world: World) -> None:
    world.remove("trades_table")
    world.aws.buckets[BUCKET] = "eu-west-1"
    with pytest.raises(Refused, match="400"):
        world.make("trades_table")
    world.aws.buckets.clear()
    with pytest.raises(Refused, match="404"):
        world.make("trades_table")


OBJECTS, WHOLE_BUCKET = f"arn:aws:s3:::{BUCKET}/*", f"arn:aws:s3:::{BUCKET}"


@pytest.mark.parametrize("resource", [OBJECTS, WHOLE_BUCKET])
def test_the_role_has_to_reach_bucket_and_objects(world: World, resource: str) -> None:
    world.remove("trades_table")
    world.aws.allowed = [grant for grant in world.aws.allowed if grant[1] != resource]
    with pytest.raises(Refused, match="403"):
        world.make("trades_table")


@pytest.mark.parametrize("resource", ["catalog", "database/{cluster}", "table/{cluster}/*"])
def test_the_role_has_to_reach_the_clusters_database(world: World, resource: str) -> None:
    world.remove("catalog")
    arn = f"arn:aws:glue:{REGION}:{ACCOUNT}:{resource.format(cluster=world.id('cluster'))}"
    assert arn in {grant[1] for grant in world.aws.allowed}
    world.aws.allowed = [grant for grant in world.aws.allowed if grant[1] != arn]
    with pytest.raises(Refused, match="403"):
        world.make("catalog")
    with pytest.raises(KeyError):
        world.of("catalog")


def test_the_trust_has_to_name_the_external_id(world: World) -> None:
    world.remove("trades_table")
    world.aws.trusted = {(role, principal, "other") for role, principal, _ in world.aws.trusted}
    with pytest.raises(Refused, match="403"):
        world.make("trades_table")


def test_disabling_needs_nothing_of_aws(world: World) -> None:
    world.remove("aws_role")
    world.aws.buckets.clear()
    world.remove("trades_table")
    world.remove("catalog")


def test_the_tables_are_in_glue_and_stay_there(world: World) -> None:
    """Whichever comes last, topic or catalog integration, brings the tables; nothing takes them out again."""
    database, paths = world.id("cluster"), {}
    for step in ("trades_table", "totals_table"):
        paths[database, world.of(step)["display_name"]] = world.of(step)["table_path"]
    assert world.aws.tables == paths
    for step in ("catalog", "totals_table", "trades_table"):
        world.remove(step)
    assert world.aws.tables == paths
    world.aws.tables.clear()
    world.make("trades_table")
    assert world.aws.tables == {}, "no catalog yet"
    world.make("catalog")
    assert set(world.aws.tables) == {(database, "stock_trades")}
    world.make("totals_table")
    assert set(world.aws.tables) == set(paths)


def test_a_sync_that_fails_fails_alone(world: World) -> None:
    world.remove("trades_table")
    world.aws.tables.clear()
    world.aws.allowed = [(action, resource) for action, resource in world.aws.allowed if "glue" not in resource]
    assert world.make("trades_table")["table_path"]
    assert world.aws.tables == {}


def test_managed_storage_needs_no_integration(world: World) -> None:
    world.remove("trades_table")
    world.remove("manager_owns_integration")
    arguments = tableflow(world, "stock_trades")
    arguments.pop("byob_aws")
    made = world.harness.apply("confluent_tableflow_topic", "managed", **arguments, managed_storage=[{}])
    assert (made["byob_aws"], made["managed_storage"]) == ([], [{}])


def test_the_owner_of_a_topic_may_enable_it_alone(world: World) -> None:
    world.remove("trades_table")
    world.remove("catalog")
    owns = {**STEPS["manager_is_admin"].arguments(world), "role_name": "ResourceOwner"}
    owns["crn_pattern"] += f"/kafka={world.id('cluster')}/topic=stock_*"
    world.harness.apply("confluent_role_binding", "owns", **owns)
    world.remove("manager_is_admin")
    world.make("trades_table")
    with pytest.raises(Refused, match="403"):
        world.make("catalog")


def test_write_mode_follows_topic_and_changelog(world: World) -> None:
    world.remove("trades_table")
    world.make("topic", config={"cleanup.policy": "compact"})
    assert world.make("trades_table")["write_mode"] == "UPSERT"


def test_settings_change_in_place_and_keep_their_value(world: World) -> None:
    path = world.of("trades_table")["table_path"]
    made = world.make("trades_table", retention_ms="86400000", table_formats=["ICEBERG", "DELTA"])
    assert (made["retention_ms"], made["table_formats"]) == ("86400000", ["DELTA", "ICEBERG"])
    again = world.make("trades_table", error_handling=[{"mode": "LOG"}])
    assert again["error_handling"] == [{"mode": "LOG", "log_target": "error_log"}]
    assert again["table_formats"] == ["DELTA", "ICEBERG"]
    assert again["retention_ms"] == "604800000", "it has a default, so taking it out sets that"
    assert again["table_path"] == path


def test_case_of_the_error_mode_does_not_matter(world: World) -> None:
    world.make("trades_table", error_handling=[{"mode": "SKIP"}])
    arguments = {**tableflow(world, "stock_trades"), "error_handling": [{"mode": "skip"}]}
    assert world.harness.plan("confluent_tableflow_topic", "trades_table", **arguments).action == "no-op"


def test_another_bucket_replaces(world: World) -> None:
    arguments = tableflow(world, "stock_trades")
    arguments["byob_aws"] = [{"bucket_name": "other", "provider_integration_id": world.id("integration")}]
    plan = world.harness.plan("confluent_tableflow_topic", "trades_table", **arguments)
    assert plan.action == "replace"


def test_credentials_of_a_tableflow_topic_cannot_be_updated(world: World) -> None:
    with pytest.raises(Refused, match="cannot be updated"):
        world.make("trades_table", credentials=[{"key": "k", "secret": "s"}])


def test_two_tables_of_a_cluster_share_its_place_in_the_bucket(world: World) -> None:
    paths = [world.of(name)["table_path"] for name in ("trades_table", "totals_table")]
    assert len({path.partition("/v1/")[0] for path in paths}) == 1
    assert len(set(paths)) == 2


def test_a_catalog_of_another_kind_and_its_secrets(world: World) -> None:
    place = {"environment": ref(world, "environment"), "kafka_cluster": ref(world, "cluster")}
    settings = {
        "endpoint": "https://x",
        "warehouse": "w",
        "allowed_scope": "s",
        "client_id": "i",
        "client_secret": "hidden",
    }
    credentials = STEPS["catalog"].arguments(world)["credentials"]
    arguments: dict[str, Any] = {
        **place,
        "credentials": credentials,
        "display_name": "polaris",
        "snowflake": [settings],
    }
    made = world.harness.apply("confluent_catalog_integration", "polaris", **arguments)
    assert made["snowflake"][0]["client_secret"] == "hidden"
    assert world.harness.refresh("confluent_catalog_integration", "polaris") == made
    assert "hidden" not in world.held()
    with pytest.raises(Refused, match="409"):
        world.harness.apply("confluent_catalog_integration", "second", **{**arguments, "display_name": "second"})


def test_an_integration_has_no_update(world: World) -> None:
    arguments = {**STEPS["integration"].arguments(world), "display_name": "other"}
    assert world.harness.plan("confluent_provider_integration", "integration", **arguments).action == "replace"


# Data sources


def data(world: World, type: str, **arguments: Any) -> dict[str, Any]:
    return world.harness.data(f"confluent_{type}", **arguments)


def test_data_sources_by_id_and_by_name(world: World) -> None:
    inside = {"environment": ref(world, "environment")}
    for type, step, place in (
        ("environment", "environment", {}),
        ("service_account", "manager", {}),
        ("kafka_cluster", "cluster", inside),
        ("flink_compute_pool", "pool", inside),
    ):
        name = world.of(step)["display_name"]
        by_id, by_name = data(world, type, id=world.id(step), **place), data(world, type, display_name=name, **place)
        assert by_id == by_name
        state = {k: v for k, v in world.of(step).items() if k in by_id and k != "deletion_protection"}
        assert {k: by_id[k] for k in state} == state
        with pytest.raises(Refused, match="404"):
            data(world, type, display_name="nosuch", **place)


def test_a_cluster_is_looked_for_in_its_environment(world: World) -> None:
    other = world.harness.apply("confluent_environment", "other", display_name="other")
    with pytest.raises(Refused, match="404"):
        data(world, "kafka_cluster", id=world.id("cluster"), environment=[{"id": other["id"]}])


def test_schema_registry_cluster(world: World) -> None:
    found = data(world, "schema_registry_cluster", environment=ref(world, "environment"))
    organization = data(world, "organization")["id"]
    environment = world.id("environment")
    host = found["rest_endpoint"]
    assert found == {
        "id": found["id"],
        "display_name": "Stream Governance Package",
        "api_version": "srcm/v3",
        "kind": "Cluster",
        "cloud": "AWS",
        "region": REGION,
        "package": "ESSENTIALS",
        "resource_name": (
            f"crn://confluent.cloud/organization={organization}/environment={environment}/schema-registry={found['id']}"
        ),
        "rest_endpoint": host,
        "catalog_endpoint": host,
        "private_rest_endpoint": "",
        "private_regional_rest_endpoints": {},
        "environment": [{"id": environment}],
    }
    with pytest.raises(Refused, match="404"):
        data(world, "schema_registry_cluster", environment=ref(world, "environment"), id="lsrc-nosuch")


def test_flink_region(world: World) -> None:
    assert data(world, "flink_region", cloud="AWS", region=REGION) == {
        "id": "aws.us-east-1",
        "cloud": "AWS",
        "region": REGION,
        "api_version": "fcpm/v2",
        "kind": "Region",
        "rest_endpoint": "https://flink.us-east-1.aws.confluent.cloud",
        "private_rest_endpoint": "https://flink.us-east-1.aws.private.confluent.cloud",
    }


def test_a_new_organization_has_an_environment_and_is_found_through_it(tmp_path: Path) -> None:
    new = World.new(tmp_path / "cloud.db")
    environment = data(new, "environment", display_name="default")["id"]
    assert data(new, "organization")["id"]
    with new.store.transaction() as transaction:
        transaction.delete("confluent.environment", environment)
    with pytest.raises(Refused, match="404"):
        data(new, "organization")
