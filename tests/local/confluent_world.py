"""A whole streaming pipeline on the local Confluent Cloud, step by step, for the tests of its classes.

Every step knows which steps it cannot do without: what it refers to, and what it needs permission from.
"""

from __future__ import annotations

import copy
import fnmatch
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from local_cloud.clock import Clock
from local_cloud.confluent import ConfluentProvider, provider
from local_cloud.model import CloudError
from local_cloud.store import Store
from tests.local.harness import Harness

ACCOUNT = "123456789012"
REGION = "us-east-1"
BUCKET = "lake"
ROLE = f"arn:aws:iam::{ACCOUNT}:role/tableflow_s3_glue_role"
FLINK = f"https://flink.{REGION}.aws.confluent.cloud"

DROP = "DROP TABLE IF EXISTS `stock_trades_with_totals`;"
CTAS = """
CREATE TABLE IF NOT EXISTS `stock_trades_with_totals`
WITH ('changelog.mode' = 'append', 'kafka.cleanup-policy' = 'delete', 'value.fields-include' = 'all') AS
SELECT `$rowtime` AS `trade_timestamp`, `userid`, `symbol`, `quantity` * `price` AS `total_price` FROM `stock_trades`;
"""


@dataclass
class FakeAws:
    """An AWS account as `AwsFacade` shows it: one role, its trust, its policy statements, and buckets."""

    buckets: dict[str, str] = field(default_factory=lambda: {BUCKET: REGION})
    trusted: set[tuple[str, str, str | None]] = field(default_factory=set)
    """(role, principal, external id)."""
    allowed: list[tuple[str, str]] = field(default_factory=list)
    """(action pattern, resource pattern) of the role."""
    tables: dict[tuple[str, str], str] = field(default_factory=dict)
    """Locations by Glue database and table."""

    def account_id(self) -> str:
        return ACCOUNT

    def assume_role(self, role_arn: str, principal_arn: str, external_id: str | None) -> None:
        if (role_arn, principal_arn, external_id) not in self.trusted:
            raise CloudError(403, f"{principal_arn} may not assume {role_arn}", "AccessDenied")

    def check_access(self, role_arn: str, actions: Sequence[str], resource_arn: str) -> None:
        for action in actions:
            if not any(fnmatch.fnmatch(action, a) and fnmatch.fnmatch(resource_arn, r) for a, r in self.allowed):
                raise CloudError(403, f"{role_arn} may not {action} on {resource_arn}", "AccessDenied")

    def bucket_region(self, bucket: str) -> str:
        if bucket not in self.buckets:
            raise CloudError(404, f"no bucket {bucket}", "NoSuchBucket")
        return self.buckets[bucket]

    def secret_value(self, secret_id: str) -> str:
        raise CloudError(404, f"no secret {secret_id}", "ResourceNotFoundException")

    def register_table(self, database: str, table: str, location: str, *, region: str) -> None:
        self.tables[database, table] = location


@dataclass
class World:
    store: Store
    clock: Clock
    aws: FakeAws
    provider: ConfluentProvider
    harness: Harness

    @classmethod
    def new(cls, path: Path, aws: FakeAws | None = None) -> World:
        store, clock, aws = Store(path), Clock(), aws or FakeAws()
        made = provider(store, clock, aws)
        harness = Harness(made, store, clock)
        key, secret = made.seed_cloud_key()
        harness.configure(cloud_api_key=key, cloud_api_secret=secret)
        return cls(store, clock, aws, made, harness)

    def copy(self, path: Path) -> World:
        """The same world, to go another way from here on."""
        source, target = sqlite3.connect(self.store.path), sqlite3.connect(path)
        with target:
            source.backup(target)
        source.close()
        target.close()
        other = World.new(path, copy.deepcopy(self.aws))
        other.harness.state.update(copy.deepcopy(self.harness.state))
        return other

    def of(self, name: str) -> dict[str, Any]:
        """The state of a step's resource."""
        return self.harness.state[STEPS[name].type, name]

    def id(self, name: str) -> str:
        return self.of(name)["id"]

    def make(self, name: str, **changes: Any) -> dict[str, Any]:
        """Create or update a step's resource, with some arguments other than the step's."""
        step = STEPS[name]
        if step.type == "aws":
            integration = self.of("integration")["aws"][0]
            self.aws.trusted.add((ROLE, integration["iam_role_arn"], integration["external_id"]))
            cluster = self.id("cluster")
            self.aws.allowed = [
                ("s3:*", f"arn:aws:s3:::{BUCKET}"),
                ("s3:*", f"arn:aws:s3:::{BUCKET}/*"),
                *(("glue:*", f"arn:aws:glue:{REGION}:{ACCOUNT}:{what}") for what in glue_resources(cluster)),
            ]
            return {}
        return self.harness.apply(step.type, name, **{**step.arguments(self), **changes})

    def remove(self, name: str) -> None:
        step = STEPS[name]
        if step.type == "aws":
            self.aws.trusted.clear()
            self.aws.allowed.clear()
        else:
            self.harness.destroy(step.type, name)

    def make_until(self, last: str) -> World:
        """All steps before one, in their order."""
        for name in STEPS:
            if name == last:
                return self
            self.make(name)
        raise AssertionError(f"no step {last}")

    def make_all(self) -> World:
        for name in STEPS:
            self.make(name)
        return self

    def held(self) -> str:
        """All that the cloud keeps, as text; without the seeded key, and without the plugin's notes of states."""
        connection = sqlite3.connect(self.store.path)
        rows = connection.execute(
            "SELECT doc FROM documents WHERE kind LIKE 'confluent.%' AND kind <> 'confluent.seed'"
        ).fetchall()
        connection.close()
        return "\n".join(row[0] for row in rows)

    def documents(self) -> set[str]:
        """Kinds of all documents in the cloud."""
        connection = sqlite3.connect(self.store.path)
        kinds = {row[0] for row in connection.execute("SELECT kind FROM documents WHERE kind LIKE 'confluent.%'")}
        connection.close()
        return kinds


def glue_resources(cluster: str) -> list[str]:
    return ["catalog", f"database/{cluster}", f"table/{cluster}/*"]


@dataclass(frozen=True)
class Step:
    type: str
    """Resource type, or `aws` for what lies in the AWS account."""
    needs: frozenset[str]
    """Steps before which it cannot be done, and after which it cannot be undone."""
    arguments: Callable[[World], dict[str, Any]]


def ref(world: World, name: str) -> list[dict[str, str]]:
    return [{"id": world.id(name)}]


def credentials(world: World, name: str) -> list[dict[str, str]]:
    key = world.of(name)
    return [{"key": key["id"], "secret": key["secret"]}]


def kafka(world: World) -> dict[str, Any]:
    return {
        "kafka_cluster": ref(world, "cluster"),
        "rest_endpoint": world.of("cluster")["rest_endpoint"],
        "credentials": credentials(world, "key_manager"),
    }


def registry(world: World) -> dict[str, Any]:
    return world.harness.data("confluent_schema_registry_cluster", environment=ref(world, "environment"))


STEPS: dict[str, Step] = {}


def step(name: str, type: str, *needs: str) -> Callable[[Callable[[World], dict[str, Any]]], None]:
    def register(arguments: Callable[[World], dict[str, Any]]) -> None:
        STEPS[name] = Step(type if type == "aws" else f"confluent_{type}", frozenset(needs), arguments)

    return register


def account(name: str) -> None:
    step(name, "service_account")(lambda _: {"display_name": f"app {name}", "description": f"Account {name}"})


def binding(name: str, role: str, holder: str, crn: Callable[[World], str], *needs: str) -> None:
    def arguments(world: World) -> dict[str, Any]:
        return {"principal": f"User:{world.id(holder)}", "role_name": role, "crn_pattern": crn(world)}

    step(name, "role_binding", holder, *needs)(arguments)


def key(name: str, owner: str, resource: Callable[[World], Mapping[str, Any]], *needs: str) -> None:
    def arguments(world: World) -> dict[str, Any]:
        holder = [{"id": world.id(owner), "api_version": "iam/v2", "kind": "ServiceAccount"}]
        managed = [{**resource(world), "environment": ref(world, "environment")}]
        return {"display_name": name, "description": f"Key {name}", "owner": holder, "managed_resource": managed}

    step(name, "api_key", owner, "environment", *needs)(arguments)


def acl(name: str, holder: str, resource_type: str, resource: str, operation: str, *needs: str) -> None:
    def arguments(world: World) -> dict[str, Any]:
        return {
            **kafka(world),
            "resource_type": resource_type,
            "resource_name": resource,
            "pattern_type": "LITERAL",
            "principal": f"User:{world.id(holder)}",
            "host": "*",
            "operation": operation,
            "permission": "ALLOW",
        }

    step(name, "kafka_acl", holder, "key_manager", "manager_is_admin", *needs)(arguments)


def organization_crn(world: World) -> str:
    return world.of("environment")["resource_name"].rpartition("/")[0]


def cluster_crn(world: World, below: str = "") -> str:
    cluster = world.of("cluster")
    return f"{cluster['rbac_crn']}/kafka={cluster['id']}/{below}" if below else cluster["rbac_crn"]


def kafka_key(world: World) -> dict[str, Any]:
    return {"id": world.id("cluster"), "api_version": "cmk/v2", "kind": "Cluster"}


@step("environment", "environment")
def _environment(_: World) -> dict[str, Any]:
    return {"display_name": "tableflow_kickstarter", "stream_governance": [{"package": "ESSENTIALS"}]}


@step("cluster", "kafka_cluster", "environment")
def _cluster(world: World) -> dict[str, Any]:
    place = {"availability": "SINGLE_ZONE", "cloud": "AWS", "region": REGION}
    return {
        "display_name": "tableflow_kickstarter",
        **place,
        "standard": [{"max_ecku": 10}],
        "environment": ref(world, "environment"),
    }


for _name in ("manager", "connector_account", "flink_runner", "registry_client"):
    account(_name)

binding("manager_is_admin", "CloudClusterAdmin", "manager", cluster_crn, "cluster")
key("key_manager", "manager", kafka_key, "cluster")


@step("topic", "kafka_topic", "key_manager", "manager_is_admin")
def _topic(world: World) -> dict[str, Any]:
    return {**kafka(world), "topic_name": "stock_trades"}


acl("connector_describes", "connector_account", "CLUSTER", "kafka-cluster", "DESCRIBE")
acl("connector_writes", "connector_account", "TOPIC", "stock_trades", "WRITE", "topic")
acl("connector_previews", "connector_account", "TOPIC", "data-preview", "CREATE")


@step("connector", "connector", "connector_describes", "connector_writes", "topic")
def _connector(world: World) -> dict[str, Any]:
    config = {
        "connector.class": "DatagenSource",
        "name": "SampleSourceConnector",
        "kafka.auth.mode": "SERVICE_ACCOUNT",
        "kafka.service.account.id": world.id("connector_account"),
        "kafka.topic": "stock_trades",
        "output.data.format": "AVRO",
        "quickstart": "STOCK_TRADES",
        "tasks.max": "1",
    }
    place = {"environment": ref(world, "environment"), "kafka_cluster": ref(world, "cluster")}
    return {**place, "config_sensitive": {}, "config_nonsensitive": config}


binding("runner_is_developer", "FlinkDeveloper", "flink_runner", organization_crn, "environment")
binding("runner_owns_topics", "ResourceOwner", "flink_runner", lambda w: cluster_crn(w, "topic=*"), "cluster")
binding(
    "runner_owns_transactions",
    "ResourceOwner",
    "flink_runner",
    lambda w: cluster_crn(w, "transactional-id=*"),
    "cluster",
)
binding(
    "runner_owns_subjects",
    "ResourceOwner",
    "flink_runner",
    lambda world: f"{registry(world)['resource_name']}/subject=*",
    "cluster",
)
binding(
    "runner_is_assigner",
    "Assigner",
    "flink_runner",
    lambda world: f"{organization_crn(world)}/service-account={world.id('flink_runner')}",
    "environment",
)
key("key_flink", "flink_runner", lambda _: {"id": f"aws.{REGION}", "api_version": "fcpm/v2", "kind": "Region"})


@step("pool", "flink_compute_pool", "environment")
def _pool(world: World) -> dict[str, Any]:
    place = {"cloud": "AWS", "region": REGION, "environment": ref(world, "environment")}
    return {"display_name": "statement_runner", "max_cfu": 10, **place}


def statement(world: World, name: str, sql: str) -> dict[str, Any]:
    organization = world.harness.data("confluent_organization")
    names = {"sql.current-catalog": "tableflow_kickstarter", "sql.current-database": "tableflow_kickstarter"}
    return {
        "statement_name": name,
        "statement": sql,
        "properties": names,
        "rest_endpoint": FLINK,
        "organization": [{"id": organization["id"]}],
        "environment": ref(world, "environment"),
        "compute_pool": ref(world, "pool"),
        "principal": ref(world, "flink_runner"),
        "credentials": credentials(world, "key_flink"),
    }


_RUNNER = ("key_flink", "pool", "cluster", "runner_is_developer", "runner_owns_topics", "runner_owns_subjects")


@step("drop", "flink_statement", *_RUNNER)
def _drop(world: World) -> dict[str, Any]:
    return statement(world, "drop-totals", DROP)


@step("create_as", "flink_statement", *_RUNNER, "runner_owns_transactions", "connector", "drop")
def _create_as(world: World) -> dict[str, Any]:
    return statement(world, "create-totals", CTAS)


@step("integration", "provider_integration", "environment")
def _integration(world: World) -> dict[str, Any]:
    role = [{"customer_role_arn": ROLE}]
    return {"display_name": "tableflow_aws_integration", "environment": ref(world, "environment"), "aws": role}


binding(
    "manager_owns_integration",
    "ResourceOwner",
    "manager",
    lambda w: f"{w.of('environment')['resource_name']}/provider-integration={w.id('integration')}",
    "integration",
)
key("key_tableflow", "manager", lambda _: {"id": "tableflow", "api_version": "tableflow/v1", "kind": "Tableflow"})


@step("aws_role", "aws", "integration", "cluster")
def _aws_role(_: World) -> dict[str, Any]:
    return {}


_TABLEFLOW = ("key_tableflow", "manager_is_admin", "manager_owns_integration", "aws_role", "cluster", "integration")


@step("catalog", "catalog_integration", *_TABLEFLOW)
def _catalog(world: World) -> dict[str, Any]:
    return {
        "display_name": "tableflow_aws_glue_catalog_sync",
        "environment": ref(world, "environment"),
        "kafka_cluster": ref(world, "cluster"),
        "aws_glue": [{"provider_integration_id": world.id("integration")}],
        "credentials": credentials(world, "key_tableflow"),
    }


def tableflow(world: World, topic: str) -> dict[str, Any]:
    return {
        "display_name": topic,
        "environment": ref(world, "environment"),
        "kafka_cluster": ref(world, "cluster"),
        "byob_aws": [{"bucket_name": BUCKET, "provider_integration_id": world.id("integration")}],
        "credentials": credentials(world, "key_tableflow"),
    }


@step("trades_table", "tableflow_topic", *_TABLEFLOW, "topic", "connector")
def _trades_table(world: World) -> dict[str, Any]:
    return tableflow(world, "stock_trades")


@step("totals_table", "tableflow_topic", *_TABLEFLOW, "create_as")
def _totals_table(world: World) -> dict[str, Any]:
    return tableflow(world, "stock_trades_with_totals")


key(
    "key_registry",
    "registry_client",
    lambda world: {"id": registry(world)["id"], "api_version": "srcm/v3", "kind": "Cluster"},
    "cluster",
)
binding(
    "client_owns_subjects",
    "ResourceOwner",
    "registry_client",
    lambda world: f"{registry(world)['resource_name']}/subject=orders*",
    "cluster",
)


def registry_access(world: World) -> dict[str, Any]:
    cluster = registry(world)
    return {
        "schema_registry_cluster": [{"id": cluster["id"]}],
        "rest_endpoint": cluster["rest_endpoint"],
        "credentials": credentials(world, "key_registry"),
    }


@step("schema", "schema", "key_registry", "client_owns_subjects", "cluster")
def _schema(world: World) -> dict[str, Any]:
    return {
        **registry_access(world),
        "subject_name": "orders-value",
        "format": "AVRO",
        "schema": '{"type": "record", "name": "order", "fields": [{"name": "id", "type": "long"}]}',
    }


@step("subject_config", "subject_config", "key_registry", "client_owns_subjects", "cluster")
def _subject_config(world: World) -> dict[str, Any]:
    return {**registry_access(world), "subject_name": "orders-value", "compatibility_level": "FULL"}
