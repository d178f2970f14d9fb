"""Flink's tables on Kafka: what a statement does to topics and schemas, and what its principal needs for that.

A catalog is an environment, a database one of its clusters, a table a topic with the schemas of its subjects
(docs.confluent.io/cloud/current/flink/reference/sql-syntax). Rights are role bindings of the statement's principal
(.../flink/operate-and-deploy/flink-rbac): READ and WRITE on topics and on their subjects, CREATE and DELETE on topics
that are made and dropped, and WRITE on the transactional ids of a statement that writes.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from local_cloud.confluent import flink_sql
from local_cloud.confluent.access import require_kafka, require_role
from local_cloud.confluent.cloud import Cloud, Doc
from local_cloud.confluent.flink_sql import Effect, Name
from local_cloud.confluent.kafka import make_topic, remove_topic, tableflow_of, topic_id
from local_cloud.confluent.registry import register, subject_of, versions
from local_cloud.model import CloudError

_CATALOG, _DATABASE = "sql.current-catalog", "sql.current-database"
_TRANSACTIONAL_ID = "_confluent-flink_"
_PARTITIONS = 6


@dataclass
class Run:
    """What came of a statement."""

    runs_on: bool = False
    clusters: set[str] = field(default_factory=set)
    """Ids of the Kafka clusters that it uses as long as it runs."""


@dataclass(frozen=True)
class Table:
    cluster: Doc
    name: str

    @property
    def topic_id(self) -> str:
        return topic_id(self.cluster, self.name)


def run(cloud: Cloud, statement: Doc, resumed: bool = False) -> Run:
    """Carry out a statement's effects as its principal. A resumed one made its tables before.

    CloudError(400) when it fails by itself, (403) for want of a right, (409) when something holds what it drops.
    """
    outcome = Run()
    for effect in flink_sql.analyse(statement["statement"]):
        _Job(cloud, statement, effect, outcome, resumed).run()
    return outcome


@dataclass
class _Job:
    """One effect of a statement."""

    cloud: Cloud
    statement: Doc
    effect: Effect
    outcome: Run
    resumed: bool

    def run(self) -> None:
        {
            "create": self._create,
            "drop": self._drop,
            "alter": self._alter,
            "insert": self._insert,
            "select": self._read_sources,
            "inform": lambda: None,
        }[self.effect.kind]()

    # What each kind does

    def _create(self) -> None:
        table = self._table(self.effect.target)
        if self._exists(table) and not self.resumed:
            if self.effect.lenient:
                return
            raise self._failed(f"table {table.name!r} exists already")
        self._read_sources()
        self._may_topic(table, "CREATE")
        self._may_subject(table, "value", "WRITE")
        if self.effect.query is not None:
            self._write(table)
        if not self._exists(table):
            self._make(table)

    def _drop(self) -> None:
        table = self._table(self.effect.target)
        if not self._exists(table):
            if self.effect.lenient:
                return
            raise self._failed(f"table {table.name!r} does not exist")
        topic = self.cloud.need("topic", table.topic_id)
        self._may_topic(table, "DELETE")
        for part in ("key", "value"):
            if self._schemas(table, part):
                self._may_subject(table, part, "DELETE")
        self.cloud.need_unused("topic", topic["id"], {"tableflow_topic": tableflow_of(self.cloud, topic)})
        remove_topic(self.cloud, table.cluster, topic)

    def _alter(self) -> None:
        table = self._existing(self.effect.target)
        self._may_topic(table, "ALTER")
        topic = self.cloud.need("topic", table.topic_id)
        settings = _topic_settings(self.effect)
        changes_mode = settings.keys() & {"cleanup.policy"} or "changelog.mode" in self.effect.options
        if changes_mode and tableflow_of(self.cloud, topic):
            # docs.confluent.io/cloud/current/topics/tableflow/concepts/write-modes
            raise self._failed(f"the write mode of {table.name!r} cannot change while Tableflow is enabled on it")
        mode = self.effect.options.get("changelog.mode", topic.get("changelog_mode", "append"))
        self.cloud.put("topic", topic | {"config": topic["config"] | settings, "changelog_mode": mode})

    def _insert(self) -> None:
        table = self._existing(self.effect.target)
        self._read_sources()
        self._write(table)

    def _read_sources(self) -> None:
        for name in self.effect.reads:
            table = self._existing(name)
            self._may_topic(table, "READ")
            for part in ("key", "value"):
                if self._schemas(table, part):
                    self._may_subject(table, part, "READ")
        if self.effect.query is not None:
            self.outcome.runs_on |= self.effect.runs_on
            flink_sql.columns_of_query(self.effect.query, self._source_columns())

    def _write(self, table: Table) -> None:
        self._may_topic(table, "WRITE")
        name = f"{_TRANSACTIONAL_ID}{self.statement['name']}"
        require_kafka(self.cloud, self.principal, table.cluster, "TRANSACTIONAL_ID", name, "WRITE")

    # Tables

    def _table(self, name: Name) -> Table:
        """A written name in full, by the statement's current catalog and database."""
        properties = self.statement["properties"]
        catalog = name[-3] if len(name) == 3 else properties.get(_CATALOG, "")
        database = name[-2] if len(name) >= 2 else properties.get(_DATABASE, "")
        environment = self._named("environment", catalog)
        cluster = self._named("kafka_cluster", database, environment=environment["id"])
        if f"{cluster['cloud'].lower()}.{cluster['region']}" != self.statement["region"]:
            raise self._failed(f"database {database!r} is not in region {self.statement['region']}")
        self.outcome.clusters.add(cluster["id"])
        return Table(cluster, name[-1])

    def _named(self, kind: str, name: str, **place: str) -> Doc:
        """A catalog or database: by display name or by id."""
        for doc in self.cloud.find(kind, **place):
            if name in {doc["id"], doc["display_name"]}:
                return doc
        what = "catalog" if kind == "environment" else "database"
        raise self._failed(
            f"there is no {what} {name!r}" if name else f"no {what} is set (property sql.current-{what})"
        )

    def _exists(self, table: Table) -> bool:
        return self.cloud.get("topic", table.topic_id) is not None

    def _existing(self, name: Name) -> Table:
        table = self._table(name)
        if not self._exists(table):
            raise self._failed(f"table {table.name!r} does not exist")
        return table

    def _schemas(self, table: Table, part: str) -> list[Doc]:
        registry = self.cloud.registry_of(table.cluster["environment"])
        return versions(self.cloud, registry, subject_of(table.name, part)) if registry is not None else []

    def _source_columns(self) -> dict[Name, dict[str, str]]:
        return {name: self._columns(self._table(name)) for name in self.effect.reads}

    def _columns(self, table: Table) -> dict[str, str]:
        """Columns of an inferred table: those of its schemas; raw `key` and `val` where it has none."""
        columns: dict[str, str] = {}
        for part, raw in (("key", "key"), ("value", "val")):
            schemas = self._schemas(table, part)
            if not schemas:
                columns[raw] = "VARBINARY"
            elif schemas[-1]["format"] == "AVRO":
                columns |= flink_sql.columns_of_avro(schemas[-1]["schema"])
            else:
                return {}  # what a JSON or Protobuf schema yields is not read here
        return columns

    def _make(self, table: Table) -> None:
        effect = self.effect
        value_format = effect.options.get("value.format", "avro-registry")
        if value_format != "avro-registry":
            raise CloudError(400, f"the local cloud makes Avro tables only, not {value_format!r}", "sql_unsupported")
        topic = make_topic(
            self.cloud, table.cluster, table.name, _PARTITIONS, _topic_settings(effect, _defaults(effect))
        )
        mode = effect.options.get("changelog.mode", "upsert" if effect.keys else "append")
        self.cloud.put("topic", topic | {"changelog_mode": mode})
        columns = effect.columns
        if effect.query is not None:
            columns += flink_sql.columns_of_query(effect.query, self._source_columns())
        keyed = tuple(column for column in columns if column[0] in effect.keys)
        if effect.options.get("value.fields-include", "except-key") != "all":
            columns = tuple(column for column in columns if column not in keyed)
        registry = self.cloud.registry_of(table.cluster["environment"])
        if registry is None:
            raise self._failed(f"environment {table.cluster['environment']} has no Schema Registry")
        for part, content in (("key", keyed), ("value", columns)):
            if content:
                schema = flink_sql.avro_record(f"{table.name}_{part}", content)
                register(self.cloud, registry, subject_of(table.name, part), "AVRO", schema)

    # Rights of the principal

    @property
    def principal(self) -> str:
        return self.statement["principal"]

    def _may_topic(self, table: Table, operation: str) -> None:
        # Flink knows no ACLs, but Kafka, which it acts on, does.
        require_kafka(self.cloud, self.principal, table.cluster, "TOPIC", table.name, operation)

    def _may_subject(self, table: Table, part: str, operation: str) -> None:
        registry = self.cloud.registry_of(table.cluster["environment"])
        if registry is not None:
            subject = subject_of(table.name, part)
            require_role(self.cloud, self.principal, operation, self.cloud.registry_crn(registry, subject))

    def _failed(self, why: str) -> CloudError:
        return CloudError(400, f"Flink statement {self.statement['name']!r} is FAILED: {why}", "statement_failed")


def _defaults(effect: Effect) -> dict[str, str]:
    """Settings of a new table's topic. An upsert table without a policy compacts."""
    mode = effect.options.get("changelog.mode", "upsert" if effect.keys else "append")
    return {"cleanup.policy": "compact" if mode == "upsert" else "delete"}


def _topic_settings(effect: Effect, defaults: dict[str, str] | None = None) -> dict[str, str]:
    """Options of a table that are settings of its topic."""
    settings = dict(defaults or {})
    policy = effect.options.get("kafka.cleanup-policy")
    if policy is not None:
        settings["cleanup.policy"] = policy.replace("-", ",")
    return settings
