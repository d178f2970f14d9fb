"""Values of created objects, attribute by attribute: those of the recorded original, made-up ids apart."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.local.confluent_world import REGION, ROLE, STEPS, World


class Made(str):
    """A value that the cloud makes up: only its form is expected."""


ORGANIZATION = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
ENVIRONMENT, CLUSTER, ACCOUNT = "env-[a-z0-9]{6}", "lkc-[a-z0-9]{6}", "sa-[a-z0-9]{6}"
CRN = f"crn://confluent.cloud/organization={ORGANIZATION}"
CLUSTER_CRN = f"{CRN}/environment={ENVIRONMENT}/cloud-cluster={CLUSTER}"
REST = Made(rf"https://pkc-[a-z0-9]{{6}}\.{REGION}\.aws\.confluent\.cloud:443")
CREDENTIALS = [{"key": Made("[A-Z0-9]{16}"), "secret": Made("[A-Za-z0-9+/]{64}")}]
IN_ENVIRONMENT, IN_CLUSTER = [{"id": Made(ENVIRONMENT)}], [{"id": Made(CLUSTER)}]
NAMES = {"sql.current-catalog": "tableflow_kickstarter", "sql.current-database": "tableflow_kickstarter"}
IN_REGISTRY = {
    "rest_endpoint": Made(rf"https://psrc-[a-z0-9]{{6}}\.{REGION}\.aws\.confluent\.cloud"),
    "schema_registry_cluster": [{"id": Made("lsrc-[a-z0-9]{6}")}],
    "credentials": CREDENTIALS,
}

EXPECTED: dict[str, dict[str, Any]] = {
    "environment": {
        "id": Made(ENVIRONMENT),
        "display_name": "tableflow_kickstarter",
        "resource_name": Made(f"{CRN}/environment={ENVIRONMENT}"),
        "stream_governance": [{"package": "ESSENTIALS"}],
    },
    "cluster": {
        "id": Made(CLUSTER),
        "display_name": "tableflow_kickstarter",
        "api_version": "cmk/v2",
        "kind": "Cluster",
        "availability": "SINGLE_ZONE",
        "cloud": "AWS",
        "region": REGION,
        "bootstrap_endpoint": Made(rf"SASL_SSL://pkc-[a-z0-9]{{6}}\.{REGION}\.aws\.confluent\.cloud:9092"),
        "rest_endpoint": REST,
        "rbac_crn": Made(CLUSTER_CRN),
        "deletion_protection": None,
        "endpoints": [],
        "environment": IN_ENVIRONMENT,
        "basic": [],
        "standard": [{"max_ecku": 10}],
        "dedicated": [],
        "enterprise": [],
        "freight": [],
        "byok_key": [],
        "network": [],
        "timeouts": None,
    },
    "manager": {
        "id": Made(ACCOUNT),
        "display_name": "app manager",
        "description": "Account manager",
        "api_version": "iam/v2",
        "kind": "ServiceAccount",
    },
    "runner_owns_topics": {
        "id": Made("rb-[a-z0-9]{6}"),
        "principal": Made(f"User:{ACCOUNT}"),
        "role_name": "ResourceOwner",
        "crn_pattern": Made(rf"{CLUSTER_CRN}/kafka={CLUSTER}/topic=\*"),
        "disable_wait_for_ready": False,
    },
    "key_manager": {
        "id": Made("[A-Z0-9]{16}"),
        "secret": Made("[A-Za-z0-9+/]{64}"),
        "display_name": "key_manager",
        "description": "Key key_manager",
        "disable_wait_for_ready": False,
        "owner": [{"id": Made(ACCOUNT), "api_version": "iam/v2", "kind": "ServiceAccount"}],
        "managed_resource": [
            {"id": Made(CLUSTER), "api_version": "cmk/v2", "kind": "Cluster", "environment": IN_ENVIRONMENT}
        ],
    },
    "topic": {
        "id": Made(f"{CLUSTER}/stock_trades"),
        "topic_name": "stock_trades",
        "partitions_count": 6,
        "config": {},
        "rest_endpoint": REST,
        "credentials": CREDENTIALS,
        "kafka_cluster": IN_CLUSTER,
    },
    "connector_writes": {
        "id": Made(rf"{CLUSTER}/TOPIC#stock_trades#LITERAL#User:{ACCOUNT}#\*#WRITE#ALLOW"),
        "resource_type": "TOPIC",
        "resource_name": "stock_trades",
        "pattern_type": "LITERAL",
        "principal": Made(f"User:{ACCOUNT}"),
        "host": "*",
        "operation": "WRITE",
        "permission": "ALLOW",
        "rest_endpoint": REST,
        "credentials": CREDENTIALS,
        "kafka_cluster": IN_CLUSTER,
    },
    "connector": {
        "id": Made("lcc-[a-z0-9]{6}"),
        "status": "RUNNING",
        "config_nonsensitive": {
            "connector.class": "DatagenSource",
            "name": "SampleSourceConnector",
            "kafka.auth.mode": "SERVICE_ACCOUNT",
            "kafka.service.account.id": Made(ACCOUNT),
            "kafka.topic": "stock_trades",
            "output.data.format": "AVRO",
            "quickstart": "STOCK_TRADES",
            "tasks.max": "1",
        },
        "config_sensitive": {},
        "offsets": [],
        "environment": IN_ENVIRONMENT,
        "kafka_cluster": IN_CLUSTER,
        "timeouts": None,
    },
    "pool": {
        "id": Made("lfcp-[a-z0-9]{6}"),
        "display_name": "statement_runner",
        "api_version": "fcpm/v2",
        "kind": "ComputePool",
        "cloud": "AWS",
        "region": REGION,
        "max_cfu": 10,
        "default_pool": False,  # the recorded state has null, the measured provider plans its default
        "resource_name": Made(
            rf"{CRN}/environment={ENVIRONMENT}/flink-region=aws\.{REGION}/compute-pool=lfcp-[a-z0-9]{{6}}"
        ),
        "environment": IN_ENVIRONMENT,
        "timeouts": None,
    },
    "drop": {
        "id": Made(rf"{ENVIRONMENT}/lfcp-[a-z0-9]{{6}}/drop-totals"),
        "statement_name": "drop-totals",
        "statement": "DROP TABLE IF EXISTS `stock_trades_with_totals`;",
        "properties": NAMES,
        "properties_sensitive": {},
        "stopped": False,
        "latest_offsets": {},
        "latest_offsets_timestamp": Made(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ"),
        "rest_endpoint": "https://flink.us-east-1.aws.confluent.cloud",
        "credentials": CREDENTIALS,
        "environment": IN_ENVIRONMENT,
        "organization": [{"id": Made(ORGANIZATION)}],
        "compute_pool": [{"id": Made("lfcp-[a-z0-9]{6}")}],
        "principal": [{"id": Made(ACCOUNT)}],
        "timeouts": None,
    },
    "integration": {
        "id": Made("cspi-[a-z0-9]{6}"),
        "display_name": "tableflow_aws_integration",
        "usages": [],
        "environment": IN_ENVIRONMENT,
        "aws": [
            {
                "customer_role_arn": ROLE,
                "external_id": Made(ORGANIZATION),
                "iam_role_arn": Made(r"arn:aws:iam::\d{12}:role/confluent-[a-z0-9]{6}"),
            }
        ],
    },
    "catalog": {
        "id": Made("tci-[a-z0-9]{6}"),
        "display_name": "tableflow_aws_glue_catalog_sync",
        "suspended": False,
        "aws_glue": [{"custom_database": None, "provider_integration_id": Made("cspi-[a-z0-9]{6}")}],
        "snowflake": [],
        "unity": [],
        "credentials": CREDENTIALS,
        "environment": IN_ENVIRONMENT,
        "kafka_cluster": IN_CLUSTER,
    },
    "trades_table": {
        "id": "stock_trades",
        "display_name": "stock_trades",
        "table_path": Made(
            rf"s3://lake/[01]{{1,8}}/[01]{{1,8}}/{ORGANIZATION}/{ENVIRONMENT}/{CLUSTER}/v1/{ORGANIZATION}"
        ),
        "table_formats": ["ICEBERG"],
        "write_mode": "APPEND",
        "retention_ms": "604800000",
        "data_retention_ms": "-1",
        "record_failure_strategy": "SUSPEND",
        "enable_compaction": True,
        "enable_partitioning": True,
        "suspended": False,
        "byob_aws": [
            {
                "bucket_name": "lake",
                "bucket_region": REGION,
                "provider_integration_id": Made("cspi-[a-z0-9]{6}"),
            }
        ],
        "managed_storage": [],
        "azure_data_lake_storage_gen_2": [],
        "error_handling": [],
        "credentials": CREDENTIALS,
        "environment": IN_ENVIRONMENT,
        "kafka_cluster": IN_CLUSTER,
    },
    "schema": {
        **IN_REGISTRY,
        "id": Made("lsrc-[a-z0-9]{6}/orders-value/latest"),
        "subject_name": "orders-value",
        "format": "AVRO",
        "schema": '{"type": "record", "name": "order", "fields": [{"name": "id", "type": "long"}]}',
        "schema_identifier": 100003,
        "version": 1,
        "hard_delete": False,
        "recreate_on_update": False,
        "skip_validation_during_plan": None,
        "metadata": [],
        "ruleset": [],
        "schema_reference": [],
    },
    "subject_config": {
        **IN_REGISTRY,
        "id": Made("lsrc-[a-z0-9]{6}/orders-value"),
        "subject_name": "orders-value",
        "compatibility_level": "FULL",
        "alias": None,
        "compatibility_group": None,
        "normalize": None,
    },
}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return World.new(tmp_path_factory.mktemp("cloud") / "cloud.db").make_all()


def differences(expected: Any, actual: Any, path: str = "") -> list[str]:
    if isinstance(expected, Made):
        return [] if isinstance(actual, str) and re.fullmatch(expected, actual) else [f"{path}: {actual!r}"]
    if isinstance(expected, dict) and isinstance(actual, dict):
        missing = [f"{path}.{name}: only on one side" for name in sorted(expected.keys() ^ actual.keys())]
        both = expected.keys() & actual.keys()
        return missing + [d for name in both for d in differences(expected[name], actual[name], f"{path}.{name}")]
    if isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        pairs = zip(expected, actual, strict=True)
        return [d for index, (e, a) in enumerate(pairs) for d in differences(e, a, f"{path}[{index}]")]
    return [] if expected == actual and type(expected) is type(actual) else [f"{path}: {actual!r}, not {expected!r}"]


@pytest.mark.parametrize("name", EXPECTED)
def test_created_values(world: World, name: str) -> None:
    assert differences(EXPECTED[name], world.of(name)) == []


def test_every_resource_type_has_expected_values(world: World) -> None:
    assert {STEPS[name].type for name in EXPECTED} == set(world.provider.resources)


@pytest.mark.parametrize("name", [name for name, step in STEPS.items() if step.type != "aws"])
def test_a_second_apply_changes_nothing(world: World, name: str) -> None:
    before = world.of(name)
    usages = {"usages": world.harness.refresh(STEPS[name].type, name)["usages"]} if name == "integration" else {}
    assert world.harness.refresh(STEPS[name].type, name) == before | usages
    assert world.harness.plan(STEPS[name].type, name, **STEPS[name].arguments(world)).action == "no-op"


def test_usages_name_the_topics_that_use_an_integration(world: World) -> None:
    state = world.harness.refresh("confluent_provider_integration", "integration")
    assert state is not None
    topics = [f"{world.of('cluster')['rbac_crn']}/kafka={world.id('cluster')}/topic={name}" for name in _TABLES]
    assert state["usages"] == topics


_TABLES = ("stock_trades", "stock_trades_with_totals")

IMPORTS = {
    "environment": "{environment}",
    "cluster": "{environment}/{cluster}",
    "manager": "{manager}",
    "manager_is_admin": "{manager_is_admin}",
    "connector": "{environment}/{cluster}/SampleSourceConnector",
    "pool": "{environment}/{pool}",
    "integration": "{environment}/{integration}",
}


@pytest.mark.parametrize("name", IMPORTS)
def test_import_reads_the_same(world: World, name: str, tmp_path: Path) -> None:
    other = world.copy(tmp_path / "copy.db")
    ids = {step: other.id(step) for step in IMPORTS}
    imported = other.harness.import_(STEPS[name].type, "imported", IMPORTS[name].format(**ids))
    assert imported is not None
    known = other.harness.refresh(STEPS[name].type, name)
    unsettable = {"disable_wait_for_ready", "deletion_protection", "default_pool"}
    assert {k: v for k, v in imported.items() if k not in unsettable} == {
        k: v for k, v in (known or {}).items() if k not in unsettable
    }


#: Types whose import takes keys and places from the provider block.
IMPORTS_BY_BLOCK = {
    "topic": "{cluster}/stock_trades",
    "connector_writes": "{connector_writes}",
    "drop": "drop-totals",
    "catalog": "{environment}/{cluster}/{catalog}",
    "trades_table": "{environment}/{cluster}/stock_trades",
    "schema": "{schema}",
    "subject_config": "{subject_config}",
}


@pytest.mark.parametrize("name", IMPORTS_BY_BLOCK)
def test_import_with_the_keys_of_the_provider_block(world: World, name: str, tmp_path: Path) -> None:
    other = world.copy(tmp_path / "copy.db")
    block = provider_block(other)
    ids = {step: other.id(step) for step in {"environment", "cluster", *IMPORTS_BY_BLOCK}}
    imported = other.harness.alias(**block).import_(STEPS[name].type, "imported", IMPORTS_BY_BLOCK[name].format(**ids))
    assert imported is not None
    known = other.of(name)
    from_block = {"credentials", "rest_endpoint", "environment", "organization", "compute_pool", "principal"}
    from_block |= {"schema_registry_cluster", "hard_delete", "recreate_on_update"}
    assert {k: v for k, v in imported.items() if k not in from_block} == {
        k: v for k, v in known.items() if k not in from_block
    }


def provider_block(world: World) -> dict[str, str]:
    cloud_key, cloud_secret = world.provider.seed_cloud_key()
    block = {"cloud_api_key": cloud_key, "cloud_api_secret": cloud_secret}
    keys = {"kafka": "manager", "flink": "flink", "tableflow": "tableflow", "schema_registry": "registry"}
    for plane, key in keys.items():
        made = world.of(f"key_{key}")
        block |= {f"{plane}_api_key": made["id"], f"{plane}_api_secret": made["secret"]}
    statement = world.of("drop")
    return block | {
        "kafka_id": world.id("cluster"),
        "kafka_rest_endpoint": world.of("cluster")["rest_endpoint"],
        "schema_registry_id": world.of("schema")["schema_registry_cluster"][0]["id"],
        "schema_registry_rest_endpoint": world.of("schema")["rest_endpoint"],
        "flink_rest_endpoint": statement["rest_endpoint"],
        "flink_compute_pool_id": world.id("pool"),
        "flink_principal_id": world.id("flink_runner"),
        "organization_id": statement["organization"][0]["id"],
        "environment_id": world.id("environment"),
    }
