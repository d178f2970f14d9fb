"""The pipeline's steps need exactly the grants and the trust that Snowflake and AWS ask for, also on delete."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from local_cloud.snowflake.catalog import ACCOUNT, Catalog
from tests.local.harness import Refused
from tests.local.snowflake_account import BUCKET, NAMESPACE, ROLE_ARN, TOPIC, World

GRANT = "snowflake_grant_privileges_to_account_role"
ROLE_GRANT = "snowflake_grant_account_role"


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


@pytest.fixture
def ready(world: World) -> World:
    """Everything but the Iceberg table."""
    world.make_objects()
    world.make_volume()
    world.make_integration()
    world.trust()
    world.grant_to_table_maker()
    return world


def refused(step: Callable[[], object]) -> str:
    with pytest.raises(Refused) as failure:
        step()
    return str(failure.value)


def test_with_all_grants_and_trust_the_table_is_made(ready: World) -> None:
    state = ready.make_table()
    assert [row["name"] for row in state["query_results"]] == ["key", "price", "side"]
    assert [row["type"] for row in state["query_results"]] == ["BINARY(67108864)", "NUMBER(10,2)", "VARCHAR(134217728)"]


@pytest.mark.parametrize(("grant", "object"), [("volume_usage", "External volume 'V'"), ("integration_usage", "'I'")])
def test_without_usage_for_the_role_that_makes_it_there_is_no_table(ready: World, grant: str, object: str) -> None:
    """SYSADMIN is below ACCOUNTADMIN, which made them: it inherits nothing from it."""
    ready.account_admin.destroy(GRANT, grant)
    message = refused(ready.make_table)
    assert "002003" in message
    assert f"{object} does not exist or not authorized" in message
    assert ("snowflake_execute", "t") not in ready.sysadmin.state


def test_every_piece_of_trust_is_needed(ready: World) -> None:
    for trusted in sorted(ready.aws.trust, key=str):
        ready.aws.trust.remove(trusted)
        assert "sts:AssumeRole" in refused(ready.make_table)
        ready.aws.trust.add(trusted)
    for allowed in sorted(ready.aws.access):
        ready.aws.access.remove(allowed)
        assert allowed[1] in refused(ready.make_table)
        ready.aws.access.add(allowed)
    ready.aws.buckets.clear()
    assert "bucket does not exist" in refused(ready.make_table)
    ready.aws.buckets.add(BUCKET)
    ready.make_table()


def test_the_table_has_to_be_registered_in_glue(ready: World) -> None:
    columns = ready.glue.tables.pop((NAMESPACE, TOPIC))
    assert f"Catalog table {NAMESPACE}.{TOPIC} does not exist in catalog integration" in refused(ready.make_table)
    ready.glue.tables[NAMESPACE, TOPIC] = columns
    ready.make_table()


def test_a_volume_and_an_integration_need_no_trust_to_be_made(world: World) -> None:
    world.make_volume()
    world.make_integration()
    assert world.volume_trust()[0] == world.integration_trust()[0]
    assert world.volume_trust()[1] != world.integration_trust()[1]


def test_replacing_the_integration_breaks_its_trust(ready: World) -> None:
    before = ready.integration_trust()
    again = ready.account_admin.state["snowflake_execute", "i"]
    changed = {name: again[name] for name in ("execute", "revert", "query")}
    changed["execute"] = changed["execute"].replace(
        "CREATE CATALOG INTEGRATION IF NOT EXISTS", "CREATE OR REPLACE INTEGRATION"
    )
    ready.account_admin.apply("snowflake_execute", "i", **changed)
    assert ready.integration_trust()[1] != before[1]
    ready.grant("integration_usage", "SYSADMIN", "INTEGRATION", "I", "USAGE")
    assert "not authorized" in refused(ready.make_table)


def test_creating_if_not_exists_keeps_the_trust(ready: World) -> None:
    before = ready.integration_trust()
    del ready.account_admin.state["snowflake_execute", "i"]
    ready.make_integration()
    assert ready.integration_trust() == before


@pytest.mark.parametrize(
    ("alias", "type", "arguments"),
    [
        ("security_admin", "snowflake_warehouse", {"name": "X"}),
        ("security_admin", "snowflake_database", {"name": "X"}),
        ("sysadmin", "snowflake_account_role", {"name": "X"}),
        ("sysadmin", "snowflake_user", {"name": "X"}),
        ("sysadmin", "snowflake_service_user", {"name": "X"}),
        (
            "sysadmin",
            "snowflake_catalog_integration_aws_glue",
            {"name": "X", "enabled": True, "glue_aws_role_arn": ROLE_ARN, "glue_catalog_id": "1"},
        ),
        (
            "sysadmin",
            "snowflake_external_volume",
            {
                "name": "X",
                "storage_location": [
                    {
                        "storage_location_name": "L",
                        "storage_provider": "S3",
                        "storage_base_url": "s3://bucket/",
                        "storage_aws_role_arn": ROLE_ARN,
                    }
                ],
            },
        ),
    ],
)
def test_a_role_makes_only_what_it_may(world: World, alias: str, type: str, arguments: dict[str, object]) -> None:
    harness = getattr(world, alias)
    assert "Insufficient privileges to operate on account 'LAKEHOUSE'" in refused(
        lambda: harness.apply(type, "x", **arguments)
    )
    world.account_admin.apply(type, "x", **arguments)


def test_a_role_is_granted_by_its_owner_or_who_manages_grants(world: World) -> None:
    world.security_admin.apply("snowflake_account_role", "r", name="R")
    world.security_admin.apply("snowflake_user", "u", name="U")

    def grant() -> object:
        return world.sysadmin.apply(ROLE_GRANT, "g", role_name="R", user_name="U")

    assert "Insufficient privileges to operate on role 'R'" in refused(grant)
    state = world.security_admin.apply(ROLE_GRANT, "g", role_name="R", user_name="U")
    assert state["id"] == '"R"|USER|"U"'
    assert "Insufficient privileges to operate on role 'R'" in refused(lambda: world.sysadmin.destroy(ROLE_GRANT, "g"))
    world.account_admin.destroy(ROLE_GRANT, "g")


def test_privileges_are_granted_by_the_owner_too_but_by_nobody_else(ready: World) -> None:
    ready.security_admin.apply("snowflake_account_role", "r", name="R")
    arguments = {"account_role_name": "R", "privileges": ["USAGE"]}
    volume = {"on_account_object": [{"object_type": "EXTERNAL VOLUME", "object_name": "V"}]}
    database = {"on_account_object": [{"object_type": "DATABASE", "object_name": "D"}]}
    ready.sysadmin.apply(GRANT, "mine", **arguments, **database)
    message = refused(lambda: ready.sysadmin.apply(GRANT, "other", **arguments, **volume))
    assert "Insufficient privileges to operate on external volume 'V'" in message


def test_a_service_role_reads_only_what_it_is_granted(ready: World) -> None:
    """USAGE on database and schema and SELECT on the table; nothing is seen without the first two."""
    ready.make_table()
    ready.security_admin.apply("snowflake_account_role", "r", name="R")
    ready.security_admin.apply(ROLE_GRANT, "g", role_name="R", user_name=ready.admin["admin_service_user"])
    reader = ready.alias("R")
    query = {"execute": "SHOW ICEBERG TABLES", "revert": "SHOW ICEBERG TABLES", "query": "DESC TABLE D.S.STOCK_TRADES"}

    def look() -> tuple[list[dict[str, str]], list[str]]:
        reader.state.pop(("snowflake_execute", "look"), None)
        state = reader.apply("snowflake_execute", "look", **query)
        return state["query_results"], reader.warnings

    steps = [("DATABASE", "D", "USAGE"), ("SCHEMA", "D.S", "USAGE"), ("ICEBERG TABLE", "D.S.STOCK_TRADES", "SELECT")]
    for kind, target, privilege in steps:
        rows, warnings = look()
        assert rows == []
        assert "does not exist or not authorized" in warnings[0]
        ready.grant(kind, "R", kind, target, privilege)
    assert look()[0]
    ready.account_admin.destroy(GRANT, "SCHEMA")
    assert look()[0] == []


def test_future_grants_reach_tables_made_later(ready: World) -> None:
    ready.security_admin.apply("snowflake_account_role", "r", name="R")
    plural = {"object_type_plural": "ICEBERG TABLES", "in_schema": "D.S"}
    state = ready.account_admin.apply(
        GRANT, "f", account_role_name="R", privileges=["SELECT"], on_schema_object=[{"future": [plural]}]
    )
    assert state["id"] == '"R"|false|false|SELECT|OnSchemaObject|OnFuture|ICEBERG TABLES|InSchema|"D"."S"'
    ready.make_table()
    with ready.store.transaction() as transaction:
        catalog = Catalog(transaction, ready.clock)
        table = catalog.all("ICEBERG TABLE")[0]
        assert [grant["privilege"] for grant in catalog.grants(on=table["id"])] == ["SELECT"]
    assert ready.account_admin.refresh(GRANT, "f") == state


def test_future_grants_of_a_schema_hide_those_of_its_database(ready: World) -> None:
    """Source: "Considerations" of GRANT <privileges>, docs.snowflake.com."""
    for name, scope in (("A", {"in_database": "D"}), ("B", {"in_schema": "D.S"})):
        ready.security_admin.apply("snowflake_account_role", name, name=name)
        future = [{"future": [{"object_type_plural": "ICEBERG TABLES", **scope}]}]
        ready.account_admin.apply(
            GRANT, f"f{name}", account_role_name=name, privileges=["SELECT"], on_schema_object=future
        )
    ready.make_table()
    with ready.store.transaction() as transaction:
        catalog = Catalog(transaction, ready.clock)
        table = catalog.all("ICEBERG TABLE")[0]
        grantees = [catalog.get(grant["role"]) for grant in catalog.grants(on=table["id"])]
    assert [grantee["name"] for grantee in grantees if grantee] == ["B"]


def test_volume_and_integration_stay_while_a_table_needs_them(ready: World) -> None:
    ready.make_table()
    for type, name in (("snowflake_external_volume", "v"), ("snowflake_execute", "i")):
        assert "associated with one or more Iceberg tables" in refused(lambda: ready.account_admin.destroy(type, name))  # noqa: B023
    ready.sysadmin.destroy("snowflake_execute", "t")
    ready.account_admin.destroy("snowflake_execute", "i")
    ready.account_admin.destroy("snowflake_external_volume", "v")


def test_replacing_an_integration_in_use_is_refused(ready: World) -> None:
    ready.make_table()
    replace = {"execute": "CREATE OR REPLACE CATALOG INTEGRATION I ENABLED=TRUE", "revert": "SHOW DATABASES"}
    replace["execute"] += (
        f" CATALOG_SOURCE=GLUE TABLE_FORMAT=ICEBERG GLUE_AWS_ROLE_ARN='{ROLE_ARN}' GLUE_CATALOG_ID='1'"
    )
    assert "cannot be dropped or replaced" in refused(
        lambda: ready.account_admin.apply("snowflake_execute", "again", **replace)
    )


def test_dropping_the_database_drops_the_tables_and_frees_the_volume(ready: World) -> None:
    ready.make_table()
    ready.sysadmin.destroy("snowflake_database", "d")
    ready.account_admin.destroy("snowflake_external_volume", "v")
    # The provider takes a schema without its database for dropped; a statement has nobody to forgive it.
    ready.sysadmin.destroy("snowflake_schema", "s")
    assert "Database 'D' does not exist or not authorized" in refused(
        lambda: ready.sysadmin.destroy("snowflake_execute", "t")
    )


def test_only_the_owner_drops(ready: World) -> None:
    ready.make_table()
    drop = {"execute": "DROP ICEBERG TABLE D.S.STOCK_TRADES", "revert": "SHOW DATABASES"}
    assert "'D' does not exist or not authorized" in refused(
        lambda: ready.security_admin.apply("snowflake_execute", "x", **drop)
    )
    drop_database = drop | {"execute": "DROP DATABASE D"}
    assert "Insufficient privileges to operate on database 'D'" in refused(
        lambda: ready.security_admin.apply("snowflake_execute", "x", **drop_database)
    )
    # What a role does not see, IF EXISTS takes for missing.
    ready.sysadmin.apply("snowflake_execute", "y", execute="DROP USER IF EXISTS NOBODY", revert="SHOW DATABASES")


def test_dropping_a_role_hands_on_what_it_owned_and_ends_its_grants(ready: World) -> None:
    ready.security_admin.apply("snowflake_account_role", "r", name="R")
    ready.security_admin.apply(ROLE_GRANT, "g", role_name="R", user_name=ready.admin["admin_service_user"])
    ready.grant("create", "R", "DATABASE", "D", "USAGE", "CREATE SCHEMA")
    ready.alias("R").apply("snowflake_schema", "own", database="D", name="OWN")
    ready.security_admin.destroy("snowflake_account_role", "r")
    state = ready.account_admin.refresh("snowflake_schema", "own")
    assert state is not None
    assert state["show_output"][0]["owner"] == "SECURITYADMIN"
    assert ready.account_admin.refresh(GRANT, "create") is None
    assert "Failed to retrieve account role. Marking the resource as removed." in ready.account_admin.warnings[0]
    assert ready.security_admin.refresh(ROLE_GRANT, "g") is None


def test_secondary_roles_lend_everything_but_the_right_to_create(ready: World) -> None:
    ready.account_admin.destroy(GRANT, "volume_usage")
    with ready.store.transaction() as transaction:
        catalog = Catalog(transaction, ready.clock)
        user = catalog.find("USER", ready.admin["admin_service_user"])
        assert user is not None
        user["properties"]["default_secondary_roles_option"] = "ALL"
        catalog.save(user)
    ready.make_table()
    assert "Insufficient privileges" in refused(lambda: ready.sysadmin.apply("snowflake_user", "u", name="U"))


@pytest.mark.parametrize(
    ("role", "privilege", "step"),
    [
        ("SYSADMIN", "CREATE WAREHOUSE", World.make_objects),
        ("SYSADMIN", "CREATE DATABASE", World.make_objects),
        ("ACCOUNTADMIN", "CREATE EXTERNAL VOLUME", World.make_volume),
        ("ACCOUNTADMIN", "CREATE INTEGRATION", World.make_integration),
    ],
)
def test_without_a_global_privilege_its_step_fails(
    world: World, role: str, privilege: str, step: Callable[[World], object]
) -> None:
    with world.store.transaction() as transaction:
        catalog = Catalog(transaction, world.clock)
        found = catalog.find("ROLE", role)
        assert found is not None
        for grant in catalog.grants(role=found["id"], privilege=privilege, on=ACCOUNT):
            catalog.revoke(grant)
    assert "Insufficient privileges to operate on account" in refused(lambda: step(world))


def test_delete_in_the_stacks_order_leaves_an_empty_account(ready: World) -> None:
    ready.make_table()
    ready.sysadmin.destroy("snowflake_execute", "t")
    for name in ("volume_usage", "integration_usage"):
        ready.account_admin.destroy(GRANT, name)
    ready.account_admin.destroy("snowflake_execute", "i")
    ready.account_admin.destroy("snowflake_external_volume", "v")
    for type, name in (("snowflake_schema", "s"), ("snowflake_database", "d"), ("snowflake_warehouse", "w")):
        ready.sysadmin.destroy(type, name)
    with ready.store.transaction() as transaction:
        catalog = Catalog(transaction, ready.clock)
        kinds = ("WAREHOUSE", "DATABASE", "SCHEMA", "EXTERNAL VOLUME", "INTEGRATION", "ICEBERG TABLE")
        assert not [found for kind in kinds for found in catalog.all(kind)]
