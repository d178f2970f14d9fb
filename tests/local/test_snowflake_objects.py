"""The life of each Snowflake resource: plans, values, renames, what others changed, imports, removal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from local_cloud.model import UNKNOWN, Value
from local_cloud.schemas import load
from local_cloud.snowflake.catalog import Catalog
from local_cloud.snowflake.names import parse_argument
from local_cloud.snowflake.resources.warehouse import warehouse_size
from tests.local.harness import Harness, Refused
from tests.local.snowflake_account import AWS_ACCOUNT, BASE_URL, NAMESPACE, ROLE_ARN, World

LOCATION = {"storage_provider": "S3", "storage_base_url": BASE_URL, "storage_aws_role_arn": ROLE_ARN}
INTEGRATION: Value = {
    "name": "G",
    "enabled": True,
    "glue_aws_role_arn": ROLE_ARN,
    "glue_catalog_id": AWS_ACCOUNT,
    "catalog_namespace": NAMESPACE,
}


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


@pytest.fixture
def sysadmin(world: World) -> Harness:
    return world.sysadmin


def change(world: World, kind: str, name: str, **content: Any) -> None:
    """What somebody does outside of Terraform; properties are merged."""
    with world.store.transaction() as transaction:
        catalog = Catalog(transaction, world.clock)
        found = next(each for each in catalog.all(kind) if each["name"] == name)
        content["properties"] = {**found["properties"], **content.get("properties", {})}
        catalog.save({**found, **content})


EXAMPLES: list[tuple[str, str, Value]] = [
    ("sysadmin", "snowflake_warehouse", {"name": "x"}),
    ("sysadmin", "snowflake_database", {"name": "x"}),
    ("sysadmin", "snowflake_schema", {"name": "x", "database": "D"}),
    ("security_admin", "snowflake_user", {"name": "x"}),
    ("security_admin", "snowflake_service_user", {"name": "x"}),
    ("security_admin", "snowflake_account_role", {"name": "x"}),
    (
        "account_admin",
        "snowflake_external_volume",
        {"name": "x", "storage_location": [{"storage_location_name": "L", **LOCATION}]},
    ),
    ("account_admin", "snowflake_catalog_integration_aws_glue", {**INTEGRATION, "name": "x"}),
]


@pytest.mark.parametrize(("alias", "type", "arguments"), EXAMPLES, ids=[example[1] for example in EXAMPLES])
class TestEveryObject:
    @pytest.fixture
    def made(self, world: World, alias: str, type: str, arguments: Value) -> tuple[Harness, str, Value]:
        harness: Harness = getattr(world, alias)
        world.sysadmin.apply("snowflake_database", "d", name="D")
        harness.apply(type, "x", **arguments)
        return harness, type, arguments

    def test_its_case_is_kept_and_its_outputs_have_the_schemas_shape(self, made: tuple[Harness, str, Value]) -> None:
        harness, type, _ = made
        state = harness.state[type, "x"]
        assert state["fully_qualified_name"].endswith('"x"')
        assert state["id"] == ('"D"."x"' if type == "snowflake_schema" else "x")
        for name, attribute in load("snowflake").resource(type).body.attributes.items():
            if name in ("show_output", "describe_output"):
                assert [set(row) for row in state[name]] == [set(attribute.type[1][1])] * len(state[name])

    def test_read_again_it_is_the_same_and_plans_nothing(self, made: tuple[Harness, str, Value]) -> None:
        harness, type, arguments = made
        before = harness.state[type, "x"]
        assert harness.refresh(type, "x") == before
        assert harness.plan(type, "x", **arguments).action == "no-op"

    def test_quotes_around_the_name_change_nothing_its_case_does(self, made: tuple[Harness, str, Value]) -> None:
        harness, type, arguments = made
        renamed = harness.plan(type, "x", **arguments | {"name": "X"})
        if type == "snowflake_catalog_integration_aws_glue":
            assert harness.plan(type, "x", **arguments | {"name": '"x"'}).replace == {"name"}
        else:
            assert harness.plan(type, "x", **arguments | {"name": '"x"'}).action == "no-op"
        in_place = type not in ("snowflake_catalog_integration_aws_glue", "snowflake_external_volume")
        assert renamed.action == ("update" if in_place else "replace")
        assert harness.apply(type, "x", **arguments | {"name": "X"})["id"].strip('"').endswith("X")

    def test_the_same_name_twice_is_refused(self, made: tuple[Harness, str, Value]) -> None:
        harness, type, arguments = made
        with pytest.raises(Refused, match="already exists"):
            harness.apply(type, "again", **arguments)

    def test_lost_it_is_dropped_from_the_state_with_a_warning(self, made: tuple[Harness, str, Value]) -> None:
        harness, type, _ = made
        state = harness.state[type, "x"]
        harness.destroy(type, "x")
        harness.state[type, "x"] = state
        assert harness.refresh(type, "x") is None
        assert "Marking the resource as removed" in harness.warnings[0]

    def test_deleting_what_is_gone_is_fine(self, made: tuple[Harness, str, Value]) -> None:
        harness, type, _ = made
        state = harness.state[type, "x"]
        harness.destroy(type, "x")
        harness.state[type, "x"] = state
        harness.destroy(type, "x")

    def test_imported_it_is_what_it_was(self, made: tuple[Harness, str, Value]) -> None:
        harness, type, arguments = made
        state = harness.state.pop((type, "x"))
        imported = harness.import_(type, "x", state["fully_qualified_name"])
        assert imported is not None
        assert {name: imported[name] for name in ("id", "name", "fully_qualified_name")} == {
            name: state[name] for name in ("id", "name", "fully_qualified_name")
        }
        # An import takes the server's values over; leaving these out of the configuration replaces the object.
        said = {
            "snowflake_warehouse": {"warehouse_size": "xsmall"},
            "snowflake_schema": {"is_transient": "false"},
            "snowflake_catalog_integration_aws_glue": {"glue_region": "us-east-1"},
        }.get(type, {})
        assert harness.plan(type, "x", **arguments, **said).action in ("no-op", "update")

    def test_a_comment_changes_in_place(self, made: tuple[Harness, str, Value]) -> None:
        harness, type, arguments = made
        plan = harness.plan(type, "x", **arguments, comment="it's new")
        assert plan.action == "update"
        assert harness.apply(type, "x", **arguments, comment="it's new")["comment"] == "it's new"
        assert harness.plan(type, "x", **arguments, comment="it's new").action == "no-op"


def test_settings_that_the_warehouse_already_has_plan_nothing(sysadmin: Harness) -> None:
    sysadmin.apply("snowflake_warehouse", "w", name="W")
    same = {"warehouse_size": "X-Small", "warehouse_type": "standard", "auto_suspend": 600, "auto_resume": "true"}
    assert sysadmin.plan("snowflake_warehouse", "w", name="W", **same).action == "no-op"
    state = sysadmin.apply("snowflake_warehouse", "w", name="W", auto_suspend=60, warehouse_size="SMALL")
    shown = state["show_output"][0]
    assert (shown["auto_suspend"], shown["size"], state["auto_suspend"]) == (60, "SMALL", 60)


def test_removing_auto_suspend_sets_600_and_removing_the_size_replaces(sysadmin: Harness) -> None:
    sysadmin.apply("snowflake_warehouse", "w", name="W", auto_suspend=60, warehouse_size="SMALL")
    state = sysadmin.apply("snowflake_warehouse", "w", name="W", warehouse_size="SMALL")
    assert (state["auto_suspend"], state["show_output"][0]["auto_suspend"]) == (-1, 600)
    assert sysadmin.plan("snowflake_warehouse", "w", name="W").replace == {"warehouse_size"}


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("xsmall", "XSMALL"),
        ("X-Large", "XLARGE"),
        ("2x-large", "XXLARGE"),
        ("X3LARGE", "XXXLARGE"),
        ("4X-LARGE", "X4LARGE"),
    ],
)
def test_sizes_are_written_in_many_ways(written: str, kept: str) -> None:
    assert warehouse_size(written) == kept


def test_initially_suspended_is_looked_at_once(sysadmin: Harness) -> None:
    state = sysadmin.apply("snowflake_warehouse", "w", name="W", initially_suspended=True)
    assert state["show_output"][0]["state"] == "SUSPENDED"
    state = sysadmin.apply("snowflake_warehouse", "w", name="W", initially_suspended=False, comment="c")
    assert state["show_output"][0]["state"] == "SUSPENDED"


def test_what_others_changed_shows_and_is_put_back(world: World, sysadmin: Harness) -> None:
    sysadmin.apply("snowflake_warehouse", "w", name="W", auto_suspend=60)
    change(world, "WAREHOUSE", "W", properties={"auto_suspend": 10}, comment="theirs")
    state = sysadmin.refresh("snowflake_warehouse", "w")
    assert state is not None
    assert (state["auto_suspend"], state["comment"]) == (10, "theirs")
    assert sysadmin.plan("snowflake_warehouse", "w", name="W", auto_suspend=60).action == "update"
    state = sysadmin.apply("snowflake_warehouse", "w", name="W", auto_suspend=60)
    assert (state["show_output"][0]["auto_suspend"], state["show_output"][0]["comment"]) == (60, "")


def test_parameters_are_set_on_the_object_and_unset_when_removed(sysadmin: Harness) -> None:
    state = sysadmin.apply("snowflake_warehouse", "w", name="W", max_concurrency_level=4)
    row = state["parameters"][0]["max_concurrency_level"][0]
    assert row == {"key": "MAX_CONCURRENCY_LEVEL", "value": "4", "default": "8", "level": "WAREHOUSE"}
    plan = sysadmin.plan("snowflake_warehouse", "w", name="W")
    assert plan.planned["max_concurrency_level"] is UNKNOWN
    state = sysadmin.apply("snowflake_warehouse", "w", name="W")
    assert (state["max_concurrency_level"], state["parameters"][0]["max_concurrency_level"][0]["level"]) == (8, "")
    assert sysadmin.plan("snowflake_warehouse", "w", name="W").action == "no-op"


def test_a_schema_inherits_the_databases_parameters(sysadmin: Harness) -> None:
    sysadmin.apply("snowflake_database", "d", name="D", data_retention_time_in_days=7)
    state = sysadmin.apply("snowflake_schema", "s", database="D", name="S", log_level="INFO")
    parameters = state["parameters"][0]
    assert (state["data_retention_time_in_days"], state["log_level"]) == (7, "INFO")
    assert parameters["data_retention_time_in_days"][0]["level"] == "DATABASE"
    assert parameters["log_level"][0]["level"] == "SCHEMA"
    assert state["show_output"][0]["retention_time"] == "7"


def test_a_database_starts_with_a_public_schema_unless_told_otherwise(sysadmin: Harness) -> None:
    sysadmin.apply("snowflake_database", "d", name="D")
    assert sysadmin.apply("snowflake_schema", "p", database="D", name="PUBLIC", comment="ours")["comment"] == "ours"
    sysadmin.apply("snowflake_database", "e", name="E", drop_public_schema_on_creation=True)
    sysadmin.apply("snowflake_schema", "q", database="E", name="PUBLIC")


def test_a_renamed_database_keeps_its_schemas_and_grants(world: World, sysadmin: Harness) -> None:
    world.make_objects()
    world.security_admin.apply("snowflake_account_role", "r", name="R")
    world.grant("g", "R", "DATABASE", "D", "USAGE")
    sysadmin.apply("snowflake_database", "d", name="NEW", comment="data")
    assert sysadmin.import_("snowflake_schema", "moved", '"NEW"."S"') is not None
    grant = '"R"|false|false|USAGE|OnAccountObject|DATABASE|"NEW"'
    imported = sysadmin.import_("snowflake_grant_privileges_to_account_role", "moved", grant)
    assert imported is not None
    assert imported["privileges"] == ["USAGE"]


def test_what_makes_a_database_or_schema_anew(sysadmin: Harness) -> None:
    sysadmin.apply("snowflake_database", "d", name="D")
    sysadmin.apply("snowflake_schema", "s", database="D", name="S")
    assert sysadmin.plan("snowflake_database", "d", name="D", is_transient=True).replace == {"is_transient"}
    schema = {"database": "D", "name": "S"}
    assert sysadmin.plan("snowflake_schema", "s", **schema, is_transient="true").replace == {"is_transient"}
    # The server says it is not transient: asking for what is there replaces nothing.
    assert sysadmin.plan("snowflake_schema", "s", **schema, is_transient="false").action == "no-op"
    assert sysadmin.plan("snowflake_schema", "s", database='"D"', name="S").action == "no-op"
    assert sysadmin.plan("snowflake_schema", "s", database="E", name="S").replace == {"database"}


def test_in_a_managed_schema_the_tables_owner_grants_nothing(world: World) -> None:
    world.make_pipeline()
    for name in ("MAKER", "READER"):
        world.security_admin.apply("snowflake_account_role", name, name=name)
    admin = world.admin["admin_service_user"]
    world.security_admin.apply("snowflake_grant_account_role", "g", role_name="MAKER", user_name=admin)
    world.grant("database", "MAKER", "DATABASE", "D", "USAGE")
    world.grant("schema", "MAKER", "SCHEMA", "D.S", "USAGE", "CREATE ICEBERG TABLE")
    world.grant("volume", "MAKER", "EXTERNAL VOLUME", "V", "USAGE")
    world.grant("integration", "MAKER", "INTEGRATION", "I", "USAGE")
    maker = world.alias("MAKER")
    world.make_table(maker, "own", "OWN")

    grant = {"execute": "GRANT SELECT ON TABLE D.S.OWN TO ROLE READER", "revert": "SHOW ROLES"}
    maker.apply("snowflake_execute", "free", **grant)
    state = world.sysadmin.apply("snowflake_schema", "s", database="D", name="S", with_managed_access="true")
    assert state["show_output"][0]["options"] == "MANAGED ACCESS"
    with pytest.raises(Refused, match=r"Insufficient privileges to operate on table 'D\.S\.OWN'"):
        maker.apply("snowflake_execute", "managed", **grant)
    # The schema's owner and whoever manages grants still may.
    world.sysadmin.apply(
        "snowflake_execute",
        "schema_owner",
        **grant | {"execute": "GRANT SELECT ON ALL TABLES IN SCHEMA D.S TO ROLE READER"},
    )
    world.grant("table", "READER", "ICEBERG TABLE", "D.S.OWN", "SELECT")


@pytest.mark.parametrize("name", ["a.b", 'a"b', "", '"unfinished'])
def test_a_name_that_is_no_identifier_is_a_complaint(sysadmin: Harness, name: str) -> None:
    assert any("identifier" in complaint for complaint in sysadmin.validate("snowflake_database", name=name))


def test_what_needs_an_experiment_of_the_provider_is_a_complaint(sysadmin: Harness) -> None:
    database = [{"object_type": "DATABASE", "object_name": "D"}]
    grant = {"account_role_name": "R", "on_account_object": database}
    type = "snowflake_grant_privileges_to_account_role"
    assert sysadmin.validate(type, **grant, privileges=["USAGE"]) == []
    assert len(sysadmin.validate(type, **grant, privileges=["USAGE"], strict_privilege_management=True)) == 1
    assert len(sysadmin.validate(type, **grant, privileges=["USAGE", "IMPORTED PRIVILEGES"])) == 1
    identity = [{"aws": [{"arn": ROLE_ARN}]}]
    assert len(sysadmin.validate("snowflake_service_user", name="S", default_workload_identity=identity)) == 1


def test_users_have_snowflakes_defaults_and_keep_secrets_as_configured(world: World) -> None:
    security = world.security_admin
    state = security.apply("snowflake_user", "u", name="Some One", password="hidden", email="a@example.org")
    shown = state["show_output"][0]
    assert (state["password"], state["user_type"], state["mins_to_unlock"]) == ("hidden", "PERSON", -1)
    assert (shown["login_name"], shown["display_name"], shown["type"]) == ("SOME ONE", "Some One", "PERSON")
    assert (shown["has_password"], shown["has_rsa_public_key"]) == (True, False)
    assert shown["default_secondary_roles"] == '["ALL"]'
    assert state["timezone"] == "America/Los_Angeles"
    with world.store.transaction() as transaction:
        user = Catalog(transaction, world.clock).find("USER", "Some One")
        assert user is not None
        assert "hidden" not in str(user)


def test_a_users_names_stay_when_it_is_renamed(world: World) -> None:
    security = world.security_admin
    security.apply("snowflake_user", "u", name="OLD", login_name="somebody")
    assert security.plan("snowflake_user", "u", name="OLD", login_name="SOMEBODY").action == "no-op"
    state = security.apply("snowflake_user", "u", name="NEW", login_name="somebody")
    assert (state["id"], state["show_output"][0]["login_name"]) == ("NEW", "SOMEBODY")


def test_a_service_users_plan_says_its_type_was_changed_externally(world: World) -> None:
    plan = world.security_admin.plan("snowflake_service_user", "s", name="S")
    assert plan.planned["user_type"] == "<changed externally>"
    assert world.security_admin.apply("snowflake_service_user", "s", name="S")["user_type"] == "SERVICE"


def test_a_role_counts_who_has_it(world: World) -> None:
    security = world.security_admin
    for name in ("PARENT", "CHILD"):
        security.apply("snowflake_account_role", name, name=name)
    security.apply("snowflake_user", "u", name="U")
    security.apply("snowflake_grant_account_role", "a", role_name="CHILD", user_name="U")
    state = security.apply("snowflake_grant_account_role", "b", role_name="CHILD", parent_role_name="PARENT")
    assert state["id"] == '"CHILD"|ROLE|"PARENT"'
    child = security.refresh("snowflake_account_role", "CHILD")
    parent = security.refresh("snowflake_account_role", "PARENT")
    assert child is not None
    assert parent is not None
    counts = ("assigned_to_users", "granted_to_roles", "granted_roles")
    assert [child["show_output"][0][name] for name in counts] == [1, 1, 0]
    assert parent["show_output"][0]["granted_roles"] == 1
    with pytest.raises(Refused, match="makes a cycle"):
        security.apply("snowflake_grant_account_role", "c", role_name="PARENT", parent_role_name="CHILD")


def test_a_role_grant_is_dropped_silently_and_revoking_from_nobody_fails(world: World) -> None:
    security = world.security_admin
    security.apply("snowflake_account_role", "r", name="R")
    security.apply("snowflake_user", "u", name="U")
    state = security.apply("snowflake_grant_account_role", "g", role_name="R", user_name="U")
    assert security.plan("snowflake_grant_account_role", "g", role_name='"R"', user_name="U").replace == {"role_name"}
    imported = security.import_("snowflake_grant_account_role", "again", state["id"])
    assert imported is not None
    assert (imported["role_name"], imported["user_name"]) == ("R", "U")
    security.destroy("snowflake_user", "u")
    with pytest.raises(Refused, match="User 'U' does not exist or not authorized"):
        security.destroy("snowflake_grant_account_role", "g")
    assert security.refresh("snowflake_grant_account_role", "g") is None


class TestGrantsOfPrivileges:
    TYPE = "snowflake_grant_privileges_to_account_role"

    @pytest.fixture
    def admin(self, world: World) -> Harness:
        world.make_objects()
        world.security_admin.apply("snowflake_account_role", "r", name="R")
        return world.account_admin

    def on_database(self, *privileges: str, **other: Any) -> Value:
        target = {"object_type": "DATABASE", "object_name": "D"}
        return {"account_role_name": "R", "privileges": list(privileges), "on_account_object": [target], **other}

    def test_privileges_change_in_place_and_the_id_with_them(self, admin: Harness) -> None:
        admin.apply(self.TYPE, "g", **self.on_database("USAGE", "MONITOR"))
        assert admin.plan(self.TYPE, "g", **self.on_database("USAGE", "MODIFY")).action == "update"
        state = admin.apply(self.TYPE, "g", **self.on_database("USAGE", "MODIFY"))
        assert state["id"] == '"R"|false|false|MODIFY,USAGE|OnAccountObject|DATABASE|"D"'
        assert admin.refresh(self.TYPE, "g") == state

    def test_what_was_revoked_by_others_is_granted_again(self, admin: Harness) -> None:
        admin.apply(self.TYPE, "g", **self.on_database("USAGE", "MONITOR"))
        revoke = {"execute": "REVOKE MONITOR ON DATABASE D FROM ROLE R", "revert": "SHOW DATABASES"}
        admin.apply("snowflake_execute", "x", **revoke)
        state = admin.refresh(self.TYPE, "g")
        assert state is not None
        assert state["privileges"] == ["USAGE"]
        admin.apply(self.TYPE, "g", **self.on_database("USAGE", "MONITOR"))
        assert admin.refresh(self.TYPE, "g") == admin.state[self.TYPE, "g"]
        assert sorted(admin.state[self.TYPE, "g"]["privileges"]) == ["MONITOR", "USAGE"]

    def test_what_makes_a_grant_anew(self, admin: Harness) -> None:
        admin.apply(self.TYPE, "g", **self.on_database("USAGE"))
        assert admin.plan(self.TYPE, "g", **self.on_database("USAGE", account_role_name='"R"')).action == "no-op"
        assert admin.plan(self.TYPE, "g", **self.on_database("USAGE", with_grant_option=True)).action == "replace"
        quoted = self.on_database("USAGE", on_account_object=[{"object_type": "DATABASE", "object_name": '"D"'}])
        assert admin.plan(self.TYPE, "g", **quoted).action == "no-op"

    def test_all_privileges_are_never_read_back(self, admin: Harness) -> None:
        arguments = self.on_database(all_privileges=True, privileges=None)
        state = admin.apply(self.TYPE, "g", **arguments)
        assert state["id"] == '"R"|false|false|ALL|OnAccountObject|DATABASE|"D"'
        admin.apply("snowflake_execute", "x", execute="REVOKE ALL ON DATABASE D FROM ROLE R", revert="SHOW ROLES")
        assert admin.refresh(self.TYPE, "g") == state
        assert admin.plan(self.TYPE, "g", **arguments).action == "no-op"

    def test_always_apply_applies_always(self, admin: Harness) -> None:
        arguments = self.on_database("USAGE", always_apply=True)
        admin.apply(self.TYPE, "g", **arguments)
        admin.refresh(self.TYPE, "g")
        assert admin.plan(self.TYPE, "g", **arguments).action == "update"

    def test_a_privilege_of_another_kind_of_object_is_refused(self, admin: Harness) -> None:
        with pytest.raises(Refused, match="Invalid object type 'DATABASE' for privilege 'SELECT'"):
            admin.apply(self.TYPE, "g", **self.on_database("SELECT"))

    @pytest.mark.parametrize(
        ("target", "end"),
        [
            ({"on_account": True}, "OnAccount"),
            ({"on_schema": [{"schema_name": "D.S"}]}, 'OnSchema|OnSchema|"D"."S"'),
            ({"on_schema": [{"all_schemas_in_database": "D"}]}, 'OnSchema|OnAllSchemasInDatabase|"D"'),
            ({"on_schema": [{"future_schemas_in_database": "D"}]}, 'OnSchema|OnFutureSchemasInDatabase|"D"'),
            (
                {"on_schema_object": [{"all": [{"object_type_plural": "TABLES", "in_database": "D"}]}]},
                'OnSchemaObject|OnAll|TABLES|InDatabase|"D"',
            ),
        ],
    )
    def test_every_target_has_its_id_and_is_imported_by_it(self, admin: Harness, target: Value, end: str) -> None:
        kind = next(iter(target))
        privilege = {"on_account": "MONITOR USAGE", "on_schema": "USAGE", "on_schema_object": "SELECT"}[kind]
        arguments = {"account_role_name": "R", "privileges": [privilege], **target}
        state = admin.apply(self.TYPE, "g", **arguments)
        assert state["id"] == f'"R"|false|false|{privilege}|{end}'
        assert admin.refresh(self.TYPE, "g") == state
        assert admin.import_(self.TYPE, "imported", state["id"]) is not None
        admin.destroy(self.TYPE, "g")
        with admin.engine._store.transaction() as transaction:
            catalog = Catalog(transaction, admin.engine._clock)
            role = catalog.find("ROLE", "R")
            assert role is not None
            assert catalog.grants(role=role["id"]) == []


class TestExternalVolume:
    TYPE = "snowflake_external_volume"

    def arguments(self, *locations: Value, **other: Any) -> Value:
        return {"name": "V", "storage_location": [{**LOCATION, **location} for location in locations], **other}

    def external_ids(self, state: Value) -> list[str]:
        places = state["describe_output"][0]["storage_locations"]
        return [place["s3_storage_location"][0]["storage_aws_external_id"] for place in places]

    def test_each_location_gets_an_external_id_unless_it_has_one(self, world: World) -> None:
        locations = ({"storage_location_name": "A"}, {"storage_location_name": "B", "storage_aws_external_id": "mine"})
        state = world.account_admin.apply(self.TYPE, "v", **self.arguments(*locations))
        first, second = self.external_ids(state)
        assert "_SFCRole=" in first
        assert second == "mine"
        assert state["storage_location"][0]["storage_aws_external_id"] is None
        assert state["show_output"] == [{"name": "V", "allow_writes": True, "comment": ""}]

    def test_locations_change_from_the_first_that_differs_and_the_plan_is_stale(self, world: World) -> None:
        first, second = {"storage_location_name": "A"}, {"storage_location_name": "B"}
        before = world.account_admin.apply(self.TYPE, "v", **self.arguments(first, second))
        changed = self.arguments(first, second | {"storage_base_url": "s3://another-bucket/x/"})
        plan = world.account_admin.plan(self.TYPE, "v", **changed)
        assert (plan.action, plan.planned["describe_output"]) == ("update", before["describe_output"])
        after = world.account_admin.apply(self.TYPE, "v", **changed)
        assert self.external_ids(after)[0] == self.external_ids(before)[0]
        assert self.external_ids(after)[1] != self.external_ids(before)[1]

    def test_the_active_location_of_a_used_volume_stays(self, world: World) -> None:
        world.make_pipeline()
        moved = self.arguments({"storage_location_name": "M"}, allow_writes="false")
        with pytest.raises(Refused, match="Active storage location 'L' is in use"):
            world.account_admin.apply(self.TYPE, "v", **moved)
        same = self.arguments({"storage_location_name": "L"}, allow_writes="true")
        assert world.account_admin.apply(self.TYPE, "v", **same)["show_output"][0]["allow_writes"] is True

    @pytest.mark.parametrize(
        ("wrong", "words"),
        [
            ({"storage_base_url": "https://bucket/"}, "invalid URL"),
            ({"storage_aws_role_arn": "arn:aws:iam::1:role/x"}, "STORAGE_AWS_ROLE_ARN"),
            ({"storage_provider": "GCS"}, "out of reach"),
        ],
    )
    def test_a_location_that_cannot_be_one_is_refused(self, world: World, wrong: Value, words: str) -> None:
        with pytest.raises(Refused, match=words):
            world.account_admin.apply(self.TYPE, "v", **self.arguments({"storage_location_name": "A", **wrong}))


class TestGlueIntegration:
    TYPE = "snowflake_catalog_integration_aws_glue"

    def test_it_says_whom_to_trust_and_keeps_that_when_altered(self, world: World) -> None:
        state = world.account_admin.apply(self.TYPE, "g", **INTEGRATION)
        described = state["describe_output"][0]
        assert described["glue_aws_iam_user_arn"].startswith("arn:aws:iam::")
        assert (described["refresh_interval_seconds"], described["glue_region"]) == (30, "us-east-1")
        assert (state["refresh_interval_seconds"], state["catalog_source"]) == (None, "GLUE")
        changed = world.account_admin.apply(self.TYPE, "g", **INTEGRATION | {"enabled": False})
        assert changed["describe_output"][0]["glue_aws_external_id"] == described["glue_aws_external_id"]
        assert changed["show_output"][0]["enabled"] is False

    def test_removing_the_refresh_interval_sets_30(self, world: World) -> None:
        admin = world.account_admin
        state = admin.apply(self.TYPE, "g", **INTEGRATION, refresh_interval_seconds=60)
        assert state["describe_output"][0]["refresh_interval_seconds"] == 60
        state = admin.apply(self.TYPE, "g", **INTEGRATION)
        assert state["describe_output"][0]["refresh_interval_seconds"] == 30

    def test_what_makes_it_anew(self, world: World) -> None:
        admin = world.account_admin
        admin.apply(self.TYPE, "g", **INTEGRATION)
        for name, value in (
            ("catalog_namespace", "lkc-2"),
            ("glue_catalog_id", "1" * 12),
            ("glue_region", "eu-west-1"),
        ):
            assert admin.plan(self.TYPE, "g", **INTEGRATION | {name: value}).replace == {name}
        assert admin.plan(self.TYPE, "g", **INTEGRATION, glue_region="us-east-1").action == "no-op"

    def test_a_table_is_made_from_it_too_unless_it_is_disabled(self, world: World) -> None:
        world.make_objects()
        world.make_volume()
        arguments = {**INTEGRATION, "name": "I"}
        state = world.account_admin.apply(
            self.TYPE,
            "i",
            **arguments,
        )
        described = state["describe_output"][0]
        rows = [
            {"property": name.upper(), "property_value": described[name]}
            for name in ("glue_aws_iam_user_arn", "glue_aws_external_id")
        ]
        world.account_admin.state["snowflake_execute", "i"] = {"query_results": rows}
        world.trust()
        world.grant_to_table_maker()
        world.account_admin.apply(self.TYPE, "i", **arguments | {"enabled": False})
        with pytest.raises(Refused, match="is disabled"):
            world.make_table()
        world.account_admin.apply(self.TYPE, "i", **arguments)
        world.make_table()


class TestExecute:
    TYPE = "snowflake_execute"

    def statements(self, name: str, **other: str) -> Value:
        return {
            "execute": f"CREATE INTEGRATION {name} CATALOG_SOURCE=GLUE TABLE_FORMAT=ICEBERG ENABLED=TRUE "
            f"GLUE_AWS_ROLE_ARN='{ROLE_ARN}' GLUE_CATALOG_ID='{AWS_ACCOUNT}'",
            "revert": f"DROP INTEGRATION {name}",
            **other,
        }

    def test_a_changed_statement_runs_the_old_revert_and_then_the_new_one(self, world: World) -> None:
        admin = world.account_admin
        before = admin.apply(self.TYPE, "x", **self.statements("A"))
        changed = self.statements("B", query="SHOW CATALOG INTEGRATIONS")
        assert admin.plan(self.TYPE, "x", **changed).replace == {"execute"}
        after = admin.apply(self.TYPE, "x", **changed)
        assert after["id"] != before["id"]
        assert [row["name"] for row in after["query_results"]] == ["B"]

    def test_a_changed_revert_runs_nothing_and_a_changed_query_only_itself(self, world: World) -> None:
        admin = world.account_admin
        before = admin.apply(self.TYPE, "x", **self.statements("A"))
        changed = self.statements("A", revert="DROP INTEGRATION IF EXISTS A", query="DESC INTEGRATION A")
        plan = admin.plan(self.TYPE, "x", **changed)
        assert (plan.action, plan.planned["query_results"]) == ("update", UNKNOWN)
        after = admin.apply(self.TYPE, "x", **changed)
        assert after["id"] == before["id"]
        assert {row["property"] for row in after["query_results"]} > {"ENABLED", "GLUE_AWS_EXTERNAL_ID"}

    def test_a_failing_statement_saves_nothing_and_a_failing_query_only_warns(self, world: World) -> None:
        admin = world.account_admin
        with pytest.raises(Refused, match="syntax error"):
            admin.apply(self.TYPE, "x", execute="CREATE NONSENSE", revert="DROP NONSENSE")
        assert (self.TYPE, "x") not in admin.state
        state = admin.apply(self.TYPE, "x", **self.statements("A", query="DESC INTEGRATION MISSING"))
        assert state["query_results"] == []
        assert "Failed to execute the query" in admin.warnings[0]

    def test_what_it_made_may_vanish_without_its_noticing(self, world: World) -> None:
        admin = world.account_admin
        admin.apply(self.TYPE, "x", **self.statements("A", query="DESC INTEGRATION A"))
        admin.apply(self.TYPE, "y", execute="DROP INTEGRATION A", revert="SHOW ROLES")
        state = admin.refresh(self.TYPE, "x")
        assert state is not None
        assert state["query_results"] == []
        with pytest.raises(Refused, match="Integration 'A' does not exist or not authorized"):
            admin.destroy(self.TYPE, "x")
        assert (self.TYPE, "x") in admin.state

    def test_after_an_import_the_first_apply_runs_nothing(self, world: World) -> None:
        admin = world.account_admin
        admin.import_(self.TYPE, "x", "anything")
        assert admin.plan(self.TYPE, "x", **self.statements("A")).action == "update"
        state = admin.apply(self.TYPE, "x", **self.statements("A", query="SHOW INTEGRATIONS"))
        assert state["query_results"] == []

    def test_a_role_or_warehouse_is_only_used_by_who_may(self, world: World) -> None:
        world.make_objects()
        world.security_admin.apply("snowflake_account_role", "r", name="R")
        world.sysadmin.apply(self.TYPE, "w", execute="USE WAREHOUSE W", revert="USE ROLE SYSADMIN")
        with pytest.raises(Refused, match="not assigned to the executing user"):
            world.account_admin.apply(self.TYPE, "r", execute="USE ROLE R", revert="USE ROLE SYSADMIN")

    def test_statements_show_only_what_the_role_sees(self, world: World) -> None:
        world.make_pipeline()
        show = {"execute": "SHOW ROLES", "revert": "SHOW ROLES", "query": "SHOW EXTERNAL VOLUMES LIKE 'v%'"}
        assert [row["name"] for row in world.sysadmin.apply(self.TYPE, "a", **show)["query_results"]] == ["V"]
        world.account_admin.destroy("snowflake_grant_privileges_to_account_role", "volume_usage")
        state = world.sysadmin.refresh(self.TYPE, "a")
        assert state is not None
        assert state["query_results"] == []


def test_a_quoted_topic_becomes_a_table_of_that_name(world: World) -> None:
    world.make_pipeline()
    world.make_table(name="odd", table="orders.clean-v1")
    show = {"execute": "SHOW ROLES", "revert": "SHOW ROLES", "query": "SHOW ICEBERG TABLES IN SCHEMA D.S"}
    rows = world.sysadmin.apply("snowflake_execute", "show", **show)["query_results"]
    assert [row["name"] for row in rows] == ["STOCK_TRADES", "orders.clean-v1"]
    assert {row["catalog_name"] for row in rows} == {"I"}
    described = world.sysadmin.refresh("snowflake_schema", "s")
    assert described is not None
    assert {row["name"] for row in described["describe_output"]} == {"STOCK_TRADES", "orders.clean-v1"}
    assert parse_argument(described["id"], 2) == ("D", "S")


def test_a_refused_call_leaves_nothing_behind(world: World) -> None:
    world.make_objects()
    with pytest.raises(Refused):
        world.sysadmin.apply(
            "snowflake_schema", "t", database="D", name="T", user_task_managed_initial_warehouse_size="NONSENSE"
        )
    with world.store.transaction() as transaction:
        assert {found["name"] for found in Catalog(transaction, world.clock).all("SCHEMA")} == {"PUBLIC", "S"}
