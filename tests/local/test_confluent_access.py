"""Who may do what: CRN patterns, roles, ACLs and keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from local_cloud.confluent import access, crn
from local_cloud.model import CloudError
from tests.local.confluent_world import FLINK, STEPS, World, credentials, kafka, organization_crn, statement
from tests.local.harness import Refused

names = st.text(min_size=1, max_size=12).filter(lambda name: "*" not in name)
segments = st.lists(st.tuples(st.sampled_from(["organization", "environment", "topic", "subject"]), names), min_size=1)


@given(segments)
def test_a_crn_reads_back_as_it_was_written(path: list[tuple[str, str]]) -> None:
    assert crn.parse(crn.join(*path)) == tuple(path)


@given(segments, segments)
def test_a_scope_covers_itself_and_all_below(scope: list[tuple[str, str]], below: list[tuple[str, str]]) -> None:
    assert crn.covers(crn.join(*scope), crn.join(*scope))
    assert crn.covers(crn.join(*scope), crn.join(*scope, *below))
    assert not crn.covers(crn.join(*scope, *below), crn.join(*scope))


@given(segments, names, names)
def test_a_star_covers_what_begins_alike(scope: list[tuple[str, str]], prefix: str, rest: str) -> None:
    pattern = crn.join(*scope, ("topic", f"{prefix}*"))
    assert crn.covers(pattern, crn.join(*scope, ("topic", prefix)))
    assert crn.covers(pattern, crn.join(*scope, ("topic", prefix + rest)))
    assert not crn.covers(pattern, crn.join(*scope, ("subject", prefix + rest)))
    assert crn.covers(crn.join(*scope, ("topic", "*")), crn.join(*scope, ("topic", rest)))


@given(segments, names, names)
def test_without_a_star_only_the_name_itself_is_covered(scope: list[tuple[str, str]], name: str, other: str) -> None:
    assume(name != other)
    assert not crn.covers(crn.join(*scope, ("topic", name)), crn.join(*scope, ("topic", other)))


@pytest.mark.parametrize("text", ["", "crn://confluent.cloud", "crn://confluent.cloud/x", "crn://else/organization=a"])
def test_what_is_no_crn_is_refused(text: str) -> None:
    with pytest.raises(CloudError, match="400"):
        crn.parse(text)


# One permission less: exactly what depends on it is refused.

#: Calls that need a permission at that moment.
PROBES = ["topic", "connector_previews", "connector", "drop", "create_as", "catalog", "trades_table", "schema"]

#: Permission -> the calls that are refused without it. ACLs are themselves a permission that another key gives.
NEEDED_FOR = {
    "manager_is_admin": {"topic", "connector_previews", "catalog", "trades_table"},
    "connector_describes": {"connector"},
    "connector_writes": {"connector"},
    "connector_previews": set(),
    "runner_is_developer": {"drop", "create_as"},
    "runner_owns_topics": {"drop", "create_as"},
    "runner_owns_transactions": {"create_as"},
    "runner_owns_subjects": {"drop", "create_as"},
    "runner_is_assigner": set(),  # the runner submits for itself
    "manager_owns_integration": {"catalog", "trades_table"},
    "aws_role": {"catalog", "trades_table"},
    "client_owns_subjects": {"schema"},
}


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> World:
    return World.new(tmp_path_factory.mktemp("cloud") / "cloud.db").make_all()


def _remake(world: World, name: str) -> None:
    """Do a step again, after what it made is gone."""
    if name == "drop":
        # A table to drop has to be there; it is the one that create_as made.
        again = statement(world, "drop-again", "DROP TABLE `stock_trades_with_totals`")
        world.harness.apply("confluent_flink_statement", "again", **again)
    elif name == "topic":
        world.harness.apply("confluent_kafka_topic", "again", **{**kafka(world), "topic_name": "again"})
    elif name == "connector_previews":
        world.harness.apply("confluent_kafka_acl", "again", **{**STEPS[name].arguments(world), "operation": "WRITE"})
    elif name == "create_as":
        sql = STEPS[name].arguments(world)["statement"].replace("stock_trades_with_totals", "another")
        world.harness.apply("confluent_flink_statement", "again", **statement(world, "another", sql))
    else:
        world.make(name)


@pytest.mark.parametrize(
    ("permission", "probe"), [(one, other) for one in NEEDED_FOR for other in PROBES if one != other]
)
def test_one_permission_less(full: World, permission: str, probe: str, tmp_path: Path) -> None:
    world = full.copy(tmp_path / "copy.db")
    world.remove("totals_table")  # it holds the table that the drop probe drops
    if probe in {"connector", "catalog", "trades_table", "schema"}:
        world.remove(probe)
    world.remove(permission)
    if probe in NEEDED_FOR[permission]:
        with pytest.raises(Refused, match="403"):
            _remake(world, probe)
        world.make(permission)
    _remake(world, probe)
    world.store.close()


@pytest.mark.parametrize(
    ("name", "permission"),
    [
        ("topic", "manager_is_admin"),
        ("connector_previews", "manager_is_admin"),
        ("catalog", "manager_is_admin"),
        ("trades_table", "manager_is_admin"),
        ("create_as", "runner_is_developer"),
        ("schema", "client_owns_subjects"),
    ],
)
def test_deleting_takes_the_same_permission(full: World, name: str, permission: str, tmp_path: Path) -> None:
    world = full.copy(tmp_path / "copy.db")
    for user in ("totals_table", "trades_table"):
        if name in {"topic", "create_as"}:
            world.remove(user)
    world.remove(permission)
    with pytest.raises(Refused, match="403"):
        world.remove(name)
    world.make(permission)
    world.remove(name)


#: What Read makes of a missing permission: the data plane complains, the control plane takes the object for gone.
@pytest.mark.parametrize(
    ("name", "permission", "outcome"),
    [
        ("topic", "manager_is_admin", "error"),
        ("connector_previews", "manager_is_admin", "error"),
        ("schema", "client_owns_subjects", "error"),
        ("subject_config", "client_owns_subjects", "error"),
        ("create_as", "runner_is_developer", "gone"),
        ("catalog", "manager_is_admin", "gone"),
        ("trades_table", "manager_is_admin", "gone"),
    ],
)
def test_reading_without_permission(full: World, name: str, permission: str, outcome: str, tmp_path: Path) -> None:
    world = full.copy(tmp_path / "copy.db")
    world.remove(permission)
    if outcome == "gone":
        assert world.harness.refresh(STEPS[name].type, name) is None
    else:
        with pytest.raises(Refused, match="403"):
            world.harness.refresh(STEPS[name].type, name)


# ACLs

ACL = {"pattern_type": "LITERAL", "host": "*", "permission": "ALLOW", "resource_type": "TOPIC"}


def _acl(world: World, name: str, **fields: Any) -> None:
    principal = f"User:{world.id('connector_account')}"
    world.harness.apply("confluent_kafka_acl", name, **{**kafka(world), **ACL, "principal": principal, **fields})


def _allowed(world: World, operation: str, topic: str) -> bool:
    from local_cloud.confluent.cloud import Session, transaction
    from local_cloud.model import Call

    with transaction(Call(Session(), world.store, world.clock)) as cloud:
        cluster = cloud.need("kafka_cluster", world.id("cluster"))
        account = world.id("connector_account")
        return access.may_use_kafka(cloud, account, cluster, "TOPIC", topic, operation)


def test_acls(tmp_path: Path) -> None:
    world = World.new(tmp_path / "cloud.db").make_until("connector_describes")
    assert not _allowed(world, "READ", "orders")
    _acl(world, "one", resource_name="orders", operation="READ")
    assert _allowed(world, "READ", "orders")
    assert _allowed(world, "DESCRIBE", "orders"), "READ implies DESCRIBE"
    assert not _allowed(world, "WRITE", "orders")
    assert not _allowed(world, "READ", "orders-2")
    _acl(world, "prefix", resource_name="orders", operation="ALL", pattern_type="PREFIXED")
    assert _allowed(world, "WRITE", "orders-2")
    _acl(world, "all", resource_name="*", operation="CREATE")
    assert _allowed(world, "CREATE", "anything")
    _acl(world, "deny", resource_name="orders-2", operation="ALL", permission="DENY")
    assert not _allowed(world, "WRITE", "orders-2"), "DENY wins"
    assert _allowed(world, "WRITE", "orders-3")


def test_deny_wins_over_a_role(tmp_path: Path) -> None:
    world = World.new(tmp_path / "cloud.db").make_until("topic")
    manager = f"User:{world.id('manager')}"
    _acl(world, "deny", principal=manager, resource_name="secret", operation="DELETE", permission="DENY")
    world.harness.apply("confluent_kafka_topic", "secret", **{**kafka(world), "topic_name": "secret"})
    with pytest.raises(Refused, match="403"):
        world.harness.destroy("confluent_kafka_topic", "secret")


@pytest.mark.parametrize(
    "fields",
    [
        {"resource_type": "ANY"},
        {"pattern_type": "MATCH"},
        {"operation": "UNKNOWN"},
        {"permission": "ANY"},
        {"resource_type": "CLUSTER", "resource_name": "lkc-1"},
        {"principal": "sa-abc123"},
    ],
)
def test_what_is_no_acl(full: World, fields: dict[str, str]) -> None:
    with pytest.raises(Refused, match="400"):
        _acl(full, "bad", **{"resource_name": "orders", "operation": "READ", **fields})


# Keys


def test_seeding_gives_the_same_key_again(tmp_path: Path) -> None:
    world = World.new(tmp_path / "cloud.db")
    assert world.provider.seed_cloud_key() == world.provider.seed_cloud_key()


def test_the_secret_of_a_made_key_is_not_kept(full: World) -> None:
    _, seed_secret = full.provider.seed_cloud_key()
    assert full.id("key_manager") in full.held()
    assert full.of("key_manager")["secret"] not in full.held()
    assert seed_secret not in full.held()


def test_an_unknown_cloud_key_is_refused_when_configured(full: World) -> None:
    key, _ = full.provider.seed_cloud_key()
    for block in (
        {"cloud_api_key": "NOSUCHKEY", "cloud_api_secret": "x"},
        {"cloud_api_key": key, "cloud_api_secret": "wrong"},
        {"cloud_api_key": full.id("key_manager"), "cloud_api_secret": full.of("key_manager")["secret"]},
    ):
        with pytest.raises(Refused, match="401") as refusal:
            full.harness.alias(**block)
        assert block["cloud_api_secret"] not in str(refusal.value)


def test_without_a_cloud_key_only_what_brings_its_own_works(full: World, tmp_path: Path) -> None:
    world = full.copy(tmp_path / "copy.db")
    bare = world.harness.alias()
    with pytest.raises(Refused, match="401"):
        bare.apply("confluent_environment", "other", display_name="other")
    assert bare.refresh("confluent_kafka_topic", "topic")


def test_a_key_deleted_under_way_stops_working(full: World, tmp_path: Path) -> None:
    world = full.copy(tmp_path / "copy.db")
    world.remove("key_manager")
    for name in ("topic", "connector_writes"):
        with pytest.raises(Refused, match="401"):
            world.harness.refresh(STEPS[name].type, name)


WRONG_KEYS: list[tuple[str, str]] = [
    ("topic", "key_flink"),
    ("topic", "key_tableflow"),
    ("drop", "key_manager"),
    ("catalog", "key_manager"),
    ("trades_table", "key_flink"),
    ("schema", "key_manager"),
]


@pytest.mark.parametrize(("name", "key"), WRONG_KEYS)
def test_a_key_of_something_else_is_refused(full: World, name: str, key: str, tmp_path: Path) -> None:
    world = full.copy(tmp_path / "copy.db")
    arguments = {**STEPS[name].arguments(world), "credentials": credentials(world, key)}
    with pytest.raises(Refused, match="401"):
        world.harness.apply(STEPS[name].type, "other", **arguments)


def test_a_key_of_another_service_with_the_same_resource_id(full: World, tmp_path: Path) -> None:
    world = full.copy(tmp_path / "copy.db")
    arguments = STEPS["key_tableflow"].arguments(world)
    arguments["managed_resource"] = [{"id": "tableflow", "api_version": "global/v1", "kind": "Global"}]
    world.remove("trades_table")
    key = world.harness.apply("confluent_api_key", "global", **arguments)
    with pytest.raises(Refused, match="401"):
        world.make("trades_table", credentials=[{"key": key["id"], "secret": key["secret"]}])


def test_keys_in_the_provider_block_stand_in_for_credentials(full: World, tmp_path: Path) -> None:
    world = full.copy(tmp_path / "copy.db")
    seed_key, seed_secret = world.provider.seed_cloud_key()
    manager = world.of("key_manager")
    other = world.harness.alias(
        cloud_api_key=seed_key,
        cloud_api_secret=seed_secret,
        kafka_id=world.id("cluster"),
        kafka_rest_endpoint=world.of("cluster")["rest_endpoint"],
        kafka_api_key=manager["id"],
        kafka_api_secret=manager["secret"],
    )
    made = other.apply("confluent_kafka_topic", "plain", topic_name="plain")
    assert made["id"] == f"{world.id('cluster')}/plain"
    assert made["credentials"] == []


def test_half_of_the_flink_settings_is_refused(full: World) -> None:
    with pytest.raises(Refused, match="400"):
        full.harness.alias(flink_rest_endpoint=FLINK)


def test_a_cloud_key_of_an_account_may_what_its_roles_say(full: World, tmp_path: Path) -> None:
    world = full.copy(tmp_path / "copy.db")
    owner = [{"id": world.id("manager"), "api_version": "iam/v2", "kind": "ServiceAccount"}]
    key = world.harness.apply("confluent_api_key", "cloud", display_name="cloud", owner=owner)
    limited = world.harness.alias(cloud_api_key=key["id"], cloud_api_secret=key["secret"])
    with pytest.raises(Refused, match="403"):
        limited.apply("confluent_environment", "other", display_name="other")
    assert limited.refresh("confluent_kafka_cluster", "cluster"), "it is CloudClusterAdmin of that"
    assert limited.refresh("confluent_environment", "environment") is None, "what it may not see is gone to it"


# Role bindings and accounts


def _binding(role: str, pattern: Callable[[World], str]) -> Callable[[World], dict[str, str]]:
    return lambda world: {
        "principal": f"User:{world.id('manager')}",
        "role_name": role,
        "crn_pattern": pattern(world),
    }


@pytest.mark.parametrize(
    ("status", "arguments"),
    [
        ("400", _binding("NoSuchRole", lambda w: w.of("environment")["resource_name"])),
        ("400", _binding("CloudClusterAdmin", lambda w: w.of("environment")["resource_name"])),
        ("400", _binding("ResourceOwner", lambda w: w.of("environment")["resource_name"])),
        ("403", _binding("EnvironmentAdmin", lambda _: "crn://confluent.cloud/organization=other/environment=e")),
        ("404", _binding("EnvironmentAdmin", lambda w: w.of("environment")["resource_name"] + "x")),
        ("409", STEPS["manager_is_admin"].arguments),
    ],
)
def test_role_bindings_that_are_refused(full: World, status: str, arguments: Callable[[World], dict[str, str]]) -> None:
    with pytest.raises(Refused, match=status):
        full.harness.apply("confluent_role_binding", "bad", **arguments(full))


@pytest.mark.parametrize(
    ("role", "scope"),
    [
        ("Assigner", "service-account=sa-none"),
        ("CloudClusterAdmin", "environment={environment}/cloud-cluster=lkc-none"),
        ("ResourceOwner", "environment={environment}/cloud-cluster={cluster}/kafka=lkc-none/topic=orders"),
        ("FlinkAdmin", "environment={environment}/flink-region=aws.us-east-1/compute-pool=lfcp-none"),
        ("ResourceOwner", "environment={environment}/provider-integration=cspi-none"),
        ("ResourceOwner", "environment={environment}/schema-registry=lsrc-none/subject=orders"),
    ],
)
def test_a_role_is_not_bound_on_what_does_not_exist(full: World, role: str, scope: str) -> None:
    ids = {"environment": full.id("environment"), "cluster": full.id("cluster")}
    arguments = _binding(role, lambda world: f"{organization_crn(world)}/{scope.format(**ids)}")
    with pytest.raises(Refused, match="404"):
        full.harness.apply("confluent_role_binding", "bad", **arguments(full))


def test_with_an_account_go_its_keys_and_role_bindings(full: World, tmp_path: Path) -> None:
    world = full.copy(tmp_path / "copy.db")
    world.remove("flink_runner")
    for name in ("key_flink", "runner_is_developer"):
        with pytest.raises(Refused, match="404"):
            world.remove(name)
        assert world.harness.refresh(STEPS[name].type, name) is None
    with pytest.raises(Refused, match="401"):
        world.harness.refresh("confluent_flink_statement", "create_as")


@pytest.mark.parametrize(
    ("type", "arguments"),
    [
        ("environment", lambda _: {"display_name": "tableflow_kickstarter"}),
        ("service_account", lambda _: {"display_name": "app manager"}),
        *(
            (STEPS[name].type.removeprefix("confluent_"), STEPS[name].arguments)
            for name in ("cluster", "topic", "connector", "pool", "drop", "integration", "catalog", "trades_table")
        ),
    ],
)
def test_a_name_that_is_taken(full: World, type: str, arguments: Callable[[World], dict[str, Any]]) -> None:
    with pytest.raises(Refused, match="409"):
        full.harness.apply(f"confluent_{type}", "second", **arguments(full))


def test_a_name_is_free_again_once_its_holder_is_gone(full: World, tmp_path: Path) -> None:
    world = full.copy(tmp_path / "copy.db")
    before = world.id("registry_client")
    for name in ("schema", "subject_config", "client_owns_subjects", "key_registry", "registry_client"):
        world.remove(name)
    world.make("registry_client")
    assert world.id("registry_client") != before


@pytest.mark.parametrize(
    "managed",
    [
        {"id": "lkc-nosuch", "api_version": "cmk/v2", "kind": "Cluster"},
        {"id": "aws", "api_version": "fcpm/v2", "kind": "Region"},
        {"id": "table", "api_version": "tableflow/v1", "kind": "Tableflow"},
    ],
)
def test_a_key_of_nothing_is_refused(full: World, managed: dict[str, str]) -> None:
    arguments = STEPS["key_manager"].arguments(full)
    place = [{**managed, "environment": [{"id": full.id("environment")}]}]
    with pytest.raises(Refused, match=r"40[04]"):
        full.harness.apply("confluent_api_key", "bad", **{**arguments, "managed_resource": place})
