"""The original stack's Snowflake resources, applied one by one, end in the values that the contract records."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.local.harness import Harness
from tests.local.snowflake_account import World

CONTRACT: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "snowflake_contract.json").read_text(encoding="utf-8")
)["resources"]

#: SYSADMIN owns neither the role nor MANAGE GRANTS: the original's provider is refused, its grant needs another one.
REFUSED_FOR_PROVIDER = {"snowflake_grant_account_role.user_system_admin": "security_admin"}

#: The provider never reads ALL PRIVILEGES back, because SHOW GRANTS lists MONITOR: this one never settles.
NEVER_SETTLES = {"snowflake_grant_privileges_to_account_role.user_all_privileges"}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    world = World(tmp_path_factory.mktemp("contract"))
    integration = "TABLEFLOW_KICKSTARTER_CATALOG_INTEGRATION"
    world.account_admin.apply(
        "snowflake_execute",
        "catalog_integration",
        execute=f"""CREATE CATALOG INTEGRATION IF NOT EXISTS {integration} CATALOG_SOURCE = GLUE TABLE_FORMAT = ICEBERG
            GLUE_AWS_ROLE_ARN = 'arn:aws:iam::123456789012:role/snowflake_s3_glue_role'
            GLUE_CATALOG_ID = '123456789012' GLUE_REGION = 'us-east-1' CATALOG_NAMESPACE = 'lkc-1' ENABLED = TRUE""",
        revert=f"DROP CATALOG INTEGRATION IF EXISTS {integration}",
        query=f"DESCRIBE CATALOG INTEGRATION {integration}",
    )
    for resource in CONTRACT:
        harness, type, name = place(world, resource)
        harness.apply(type, name, **resource["arguments"])
    return world


def place(world: World, resource: dict[str, Any]) -> tuple[Harness, str, str]:
    type, _, name = resource["address"].partition(".")
    alias = REFUSED_FOR_PROVIDER.get(resource["address"]) or resource["provider"].partition(".")[2] or "sysadmin"
    return getattr(world, alias), type, name


def ids(resource: dict[str, Any]) -> str:
    return str(resource["address"])


@pytest.mark.parametrize("resource", CONTRACT, ids=ids)
def test_applied_values_are_the_contracts(world: World, resource: dict[str, Any]) -> None:
    harness, type, name = place(world, resource)
    state = harness.state[type, name]
    assert {key: state[key] for key in resource["expected"]} == resource["expected"]


@pytest.mark.parametrize("resource", CONTRACT, ids=ids)
def test_a_second_apply_changes_nothing(world: World, resource: dict[str, Any]) -> None:
    harness, type, name = place(world, resource)
    harness.refresh(type, name)
    action = harness.plan(type, name, **resource["arguments"]).action
    assert action == ("update" if resource["address"] in NEVER_SETTLES else "no-op")


def test_the_integrations_description_has_what_the_stack_reads(world: World) -> None:
    rows = world.account_admin.state["snowflake_execute", "catalog_integration"]["query_results"]
    values = {row["property"]: row["property_value"] for row in rows}
    assert set(rows[0]) == {"property", "property_type", "property_value", "property_default"}
    assert values["ENABLED"] == "true"
    assert re.fullmatch(r"arn:aws:iam::\d{12}:user/\w+-s", values["GLUE_AWS_IAM_USER_ARN"])
    assert re.fullmatch(r"[A-Z]{3}\d{5}_SFCRole=\d+_[\w+/=]+", values["GLUE_AWS_EXTERNAL_ID"])


def test_the_volumes_description_has_its_shape_since_provider_2_15(world: World) -> None:
    volume = world.account_admin.state["snowflake_external_volume", "tableflow_kickstarter_volume"]
    described = volume["describe_output"][0]
    location, asked = described["storage_locations"][0], volume["storage_location"][0]
    assert (described["allow_writes"], described["comment"]) == ("false", "")
    assert location["name"] == asked["storage_location_name"]
    assert location["storage_base_url"] == asked["storage_base_url"]
    assert location["storage_allowed_locations"] == [f"{asked['storage_base_url']}*"]
    assert location["encryption_type"] == "NONE"
    assert location["s3_storage_location"][0]["storage_aws_role_arn"] == asked["storage_aws_role_arn"]
    assert location["s3_storage_location"][0]["storage_aws_external_id"]
    for other in ("azure_storage_location", "gcs_storage_location", "s3_compat_storage_location"):
        assert location[other] == []


def test_ids_are_the_providers(world: World) -> None:
    found = {type: state["id"] for (type, _), state in world.sysadmin.state.items()}
    assert found["snowflake_warehouse"] == "TABLEFLOW_KICKSTARTER_WAREHOUSE"
    assert found["snowflake_schema"] == '"TABLEFLOW_KICKSTARTER_DATABASE"."TABLEFLOW_KICKSTARTER_SCHEMA"'
    state = world.sysadmin.state["snowflake_grant_privileges_to_account_role", "database_usage"]
    role, database = "TABLEFLOW_KICKSTARTER_SYSTEM_ADMIN_ROLE", "TABLEFLOW_KICKSTARTER_DATABASE"
    assert state["id"] == f'"{role}"|false|false|USAGE|OnAccountObject|DATABASE|"{database}"'
