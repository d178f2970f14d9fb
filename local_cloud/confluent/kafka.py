"""Kafka clusters, topics and ACLs."""

from __future__ import annotations

import re
import secrets
from typing import Any

from local_cloud.confluent.access import key_principal, may_manage, may_use_kafka, require_kafka, require_manage
from local_cloud.confluent.cloud import Cloud, Doc, by_id_or_name, transaction
from local_cloud.confluent.environment import provide_registry
from local_cloud.confluent.registry import drop_subjects_of_topic
from local_cloud.confluent.values import block, changed, given, imported_from_environment, known, ref, same_or_null
from local_cloud.model import Call, CloudError, DataSource, Plan, Resource, Value
from local_cloud.registration import data_source, kinds_inside, resource

CLUSTER_TYPES = ("basic", "standard", "dedicated", "enterprise", "freight")

#: Limit of elastic units where none is configured. Assumed, after docs.confluent.io, "Kafka Cluster Types".
_DEFAULT_MAX_ECKU = {"basic": 50, "standard": 10, "enterprise": 10, "freight": 152}

#: Plans that the provider refuses, as (old type, new type).
_REFUSED_TRANSITIONS = frozenset(
    {
        ("standard", "basic"),
        ("basic", "dedicated"),
        ("standard", "dedicated"),
        ("dedicated", "basic"),
        ("dedicated", "standard"),
    }
)
#: Changes of type that the provider really sends. Every other planned one is dropped: the cluster keeps its type.
_SENT_TRANSITIONS = frozenset({("basic", "standard"), ("enterprise", "dedicated"), ("freight", "dedicated")})
_SAME_AVAILABILITY = {"LOW": "SINGLE_ZONE", "HIGH": "MULTI_ZONE"}


@resource(
    "confluent_kafka_cluster", label="Kafka cluster", crn_segments=("cloud-cluster", "kafka"), inside=("environment",)
)
class KafkaCluster(Resource):
    """A Kafka cluster. Names are unique in the environment (assumed).

    Its topics, ACLs and Flink's tables go with it. Connectors, Tableflow topics, catalog integrations and running Flink
    statements hold it (assumed: each is billed and deleted on its own).
    """

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        if prior is None:
            return
        before, after = _cluster_type(prior), _cluster_type(plan.planned)
        if (before, after) in _REFUSED_TRANSITIONS:
            raise CloudError(400, f"a {before} cluster cannot become a {after} one", "invalid_cluster_type")
        for name in ("byok_key", "network"):
            now = block(plan.planned, name).get("id")
            if now is not None and changed(ref(prior, name), now):
                plan.replace.add(name)

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            environment = cloud.need("environment", ref(planned, "environment"))
            require_manage(cloud, cloud.environment_crn(environment["id"]))
            cloud.need_free("kafka_cluster", planned["display_name"], environment=environment["id"])
            doc = {
                "id": cloud.fresh_id("kafka_cluster", "lkc-"),
                "environment": environment["id"],
                "host": cloud.fresh_id("kafka_cluster", "pkc-"),
                # The two numbers that Tableflow files the cluster's tables under, as binary digits.
                "storage_shard": [secrets.randbelow(256), secrets.randbelow(256)],
                **{name: planned[name] for name in ("display_name", "availability", "cloud", "region")},
                "byok_key": ref(planned, "byok_key") or None,
                "network": ref(planned, "network") or None,
                "deletion_protection": given(planned["deletion_protection"], False),
                "type": _type_document(planned),
            }
            cloud.put("kafka_cluster", doc)
            provide_registry(cloud, environment["id"], doc["cloud"], doc["region"])
            return _cluster_state(cloud, doc, planned)

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            doc = cloud.get("kafka_cluster", state["id"])
            if doc is None or not may_manage(cloud, cloud.cluster_crn(doc)):
                return None
            return _cluster_state(cloud, doc, state)

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with transaction(call) as cloud:
            doc = cloud.need("kafka_cluster", prior["id"])
            require_manage(cloud, cloud.cluster_crn(doc))
            cloud.need_free("kafka_cluster", planned["display_name"], but=doc["id"], environment=doc["environment"])
            before, after = _cluster_type(prior), _cluster_type(planned)
            if before == after or (before, after) in _SENT_TRANSITIONS:
                doc["type"] = _type_document(planned, doc["type"])
            doc["display_name"] = planned["display_name"]
            doc["deletion_protection"] = given(planned["deletion_protection"], False)
            cloud.put("kafka_cluster", doc)
            return _cluster_state(cloud, doc, planned)

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            doc = cloud.need("kafka_cluster", state["id"])
            require_manage(cloud, cloud.cluster_crn(doc))
            if doc["deletion_protection"]:
                raise CloudError(409, f"deletion_protection of {doc['id']} is on", "deletion_protected")
            running = [
                statement
                for statement in cloud.find("flink_statement", phase="RUNNING")
                if doc["id"] in statement["clusters"]
            ]
            users = {kind: cloud.find(kind, cluster=doc["id"]) for kind in kinds_inside("confluent", "kafka_cluster")}
            cloud.need_unused("kafka_cluster", doc["id"], {**users, "flink_statement": running})
            for topic in cloud.find("topic", cluster=doc["id"]):
                remove_topic(cloud, doc, topic)
            for acl in cloud.find("acl", cluster=doc["id"]):
                cloud.drop("acl", acl["id"])
            cloud.drop("kafka_cluster", doc["id"])

    def import_state(self, call: Call, import_id: str) -> Value:
        return imported_from_environment(import_id)


@data_source("confluent_kafka_cluster")
class KafkaClusterData(DataSource):
    def read(self, call: Call, config: Value) -> Value:
        with transaction(call) as cloud:
            doc = by_id_or_name(cloud, "kafka_cluster", config, environment=ref(config, "environment"))
            require_manage(cloud, cloud.cluster_crn(doc))
            return {**config, **_cluster_values(cloud, doc)}


def _cluster_type(value: Value) -> str:
    return next((name for name in CLUSTER_TYPES if known(value.get(name)) and value[name]), "")


def _zones(availability: str) -> str:
    return _SAME_AVAILABILITY.get(availability, availability)


def _type_document(planned: Value, before: Doc | None = None) -> Doc:
    """`{type: settings}` of a planned cluster. What is not configured keeps its value, else takes the default."""
    name = _cluster_type(planned)
    configured = block(planned, name)
    held = (before or {}).get(name, {})
    if name == "dedicated":
        _check_cku(configured["cku"], planned["availability"])
        return {name: {"cku": configured["cku"], "encryption_key": given(configured.get("encryption_key"), "")}}
    settings = {"max_ecku": given(configured.get("max_ecku"), held.get("max_ecku", _DEFAULT_MAX_ECKU[name]))}
    return {name: settings}


def _check_cku(cku: int, availability: str) -> None:
    least = 2 if _zones(availability) == "MULTI_ZONE" else 1
    if cku < least:
        raise CloudError(
            400, f"a dedicated cluster of availability {availability} has at least {least} CKU", "invalid_cku"
        )


def _cluster_state(cloud: Cloud, doc: Doc, before: Value) -> Value:
    values = _cluster_values(cloud, doc)
    values["deletion_protection"] = same_or_null(before.get("deletion_protection"), doc["deletion_protection"])
    return {**before, **values, "environment": [{"id": doc["environment"]}]}


def _cluster_values(cloud: Cloud, doc: Doc) -> Value:
    zones: list[str] = [f"{doc['region']}-az{number}" for number in (1, 2, 3)]
    if _zones(doc["availability"]) == "SINGLE_ZONE":
        zones = zones[:1]
    types: dict[str, list[Value]] = {name: [] for name in CLUSTER_TYPES}
    for name, settings in doc["type"].items():
        types[name] = [{**settings, "zones": zones}] if name in {"dedicated", "freight"} else [settings]
    return {
        "id": doc["id"],
        "api_version": "cmk/v2",
        "kind": "Cluster",
        **{name: doc[name] for name in ("display_name", "availability", "cloud", "region", "deletion_protection")},
        **types,
        "bootstrap_endpoint": f"SASL_SSL://{_host(doc)}:9092",
        "rest_endpoint": rest_endpoint(doc),
        "rbac_crn": cloud.cluster_crn(doc),
        "byok_key": [{"id": doc["byok_key"]}] if doc["byok_key"] else [],
        "network": [{"id": doc["network"]}] if doc["network"] else [],
        "endpoints": [],
    }


def _host(cluster: Doc) -> str:
    return f"{cluster['host']}.{cluster['region']}.{cluster['cloud'].lower()}.confluent.cloud"


def rest_endpoint(cluster: Doc) -> str:
    return f"https://{_host(cluster)}:443"


def _cluster_for(cloud: Cloud, value: Value) -> Doc:
    """The cluster that a topic or ACL is in, by its block or the provider block, reached at its own REST endpoint."""
    cluster = cloud.need("kafka_cluster", ref(value, "kafka_cluster") or cloud.session.get("kafka_id"))
    endpoint = given(value.get("rest_endpoint"), cloud.session.get("kafka_rest_endpoint"))
    if endpoint.rstrip("/") != rest_endpoint(cluster):
        raise CloudError(404, f"cluster {cluster['id']!r} does not answer at {endpoint!r}", "cluster_not_found")
    return cluster


#: Settings of a topic that may change after it was created (provider source, `editableTopicSettings`).
EDITABLE_SETTINGS = frozenset(
    {
        "cleanup.policy",
        "confluent.key.schema.validation",
        "confluent.key.subject.name.strategy",
        "confluent.schema.validation.context.name",
        "confluent.value.schema.validation",
        "confluent.value.subject.name.strategy",
        "delete.retention.ms",
        "max.compaction.lag.ms",
        "max.message.bytes",
        "message.timestamp.after.max.ms",
        "message.timestamp.before.max.ms",
        "message.timestamp.difference.max.ms",
        "message.timestamp.type",
        "min.compaction.lag.ms",
        "min.insync.replicas",
        "retention.bytes",
        "retention.ms",
        "segment.bytes",
        "segment.ms",
    }
)
_TOPIC_NAME = re.compile(r"[a-zA-Z0-9._-]{1,249}")


@resource("confluent_kafka_topic", kind="topic", label="topic")
class KafkaTopic(Resource):
    """A topic: where a log of records would hang. Names are unique in the cluster."""

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            cluster = _cluster_for(cloud, planned)
            principal = key_principal(cloud, planned, "kafka", cluster["id"])
            require_topic_creation(cloud, principal, cluster, planned["topic_name"])
            config = given(planned["config"], {})
            doc = make_topic(cloud, cluster, planned["topic_name"], given(planned["partitions_count"], 6), config)
            return {**planned, **_topic_values(doc)}

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            doc = cloud.get("topic", state["id"])
            if doc is None:
                return None
            self._authorize(cloud, state, doc, "DESCRIBE")
            return {**state, **_topic_values(doc)}

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with transaction(call) as cloud:
            doc = cloud.need("topic", prior["id"])
            config = given(planned["config"], doc["config"])
            partitions = given(planned["partitions_count"], doc["partitions"])
            if partitions != doc["partitions"]:
                self._authorize(cloud, planned, doc, "ALTER")
                if partitions < doc["partitions"]:
                    raise CloudError(400, f"topic {doc['id']!r} cannot lose partitions", "invalid_partitions")
            if config != doc["config"]:
                self._authorize(cloud, planned, doc, "ALTER_CONFIGS")
                _check_editable(doc["config"], config)
            doc |= {"partitions": partitions, "config": config}
            cloud.put("topic", doc)
            return {**planned, **_topic_values(doc)}

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            doc = cloud.need("topic", state["id"])
            cluster = self._authorize(cloud, state, doc, "DELETE")
            # Assumed: the console asks to disable Tableflow first, and reads the topic's rows as long as it is on.
            cloud.need_unused("topic", doc["id"], {"tableflow_topic": tableflow_of(cloud, doc)})
            remove_topic(cloud, cluster, doc, keep_schemas=True)

    def _authorize(self, cloud: Cloud, value: Value, doc: Doc, operation: str) -> Doc:
        cluster = _cluster_for(cloud, value)
        principal = key_principal(cloud, value, "kafka", cluster["id"])
        require_kafka(cloud, principal, cluster, "TOPIC", doc["name"], operation)
        return cluster

    def import_state(self, call: Call, import_id: str) -> Value:
        """`<cluster id>/<topic name>`; key and REST endpoint come from the provider block."""
        cluster, _, name = import_id.partition("/")
        return {"id": import_id, "kafka_cluster": [{"id": cluster}], "topic_name": name}


def _topic_values(doc: Doc) -> Value:
    return {"id": doc["id"], "topic_name": doc["name"], "partitions_count": doc["partitions"], "config": doc["config"]}


def _check_editable(before: dict[str, str], after: dict[str, str]) -> None:
    fixed = [
        name
        for name in sorted(before.keys() | after.keys())
        if before.get(name) != after.get(name) and name not in EDITABLE_SETTINGS
    ]
    if fixed:
        raise CloudError(400, f"topic settings {', '.join(fixed)} cannot be changed", "invalid_config")


def require_topic_creation(cloud: Cloud, principal: str, cluster: Doc, name: str) -> None:
    """CREATE on the cluster makes any topic; else it takes CREATE on this one."""
    if not may_use_kafka(cloud, principal, cluster, "CLUSTER", "kafka-cluster", "CREATE"):
        require_kafka(cloud, principal, cluster, "TOPIC", name, "CREATE")


def make_topic(cloud: Cloud, cluster: Doc, name: str, partitions: int, config: dict[str, str]) -> Doc:
    """A new topic. CloudError(400) for an illegal name, (409) for one that is taken."""
    if not _TOPIC_NAME.fullmatch(name) or name in {".", ".."}:
        raise CloudError(400, f"{name!r} is no legal topic name: 1 to 249 of a-z A-Z 0-9 . _ -", "invalid_topic_name")
    id = topic_id(cluster, name)
    if cloud.get("topic", id) is not None:
        raise CloudError(409, f"topic {name!r} exists already in {cluster['id']}", "topic_exists")
    doc = {"id": id, "cluster": cluster["id"], "name": name, "partitions": partitions, "config": config}
    cloud.put("topic", doc)
    return doc


def topic_id(cluster: Doc, name: str) -> str:
    return f"{cluster['id']}/{name}"


def tableflow_of(cloud: Cloud, topic: Doc) -> list[Doc]:
    return cloud.find("tableflow_topic", cluster=topic["cluster"], display_name=topic["name"])


def remove_topic(cloud: Cloud, cluster: Doc, topic: Doc, keep_schemas: bool = False) -> None:
    """Drop a topic, and its schemas unless they are to stay, as they do when Kafka alone deletes a topic."""
    if not keep_schemas:
        drop_subjects_of_topic(cloud, cluster["environment"], topic["name"])
    cloud.drop("topic", topic["id"])


_ACL_FIELDS = ("resource_type", "resource_name", "pattern_type", "principal", "host", "operation", "permission")
_ACL_PRINCIPAL = re.compile(r"User:(\*|\d+|(sa|u|pool|group)-\w+)")


@resource("confluent_kafka_acl", kind="acl", label="ACL")
class KafkaAcl(Resource):
    """An ACL. It counts from the moment it is created."""

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            cluster = self._authorize(cloud, planned, "ALTER")
            _check_acl(planned)
            doc: dict[str, Any] = {name: planned[name] for name in _ACL_FIELDS}
            doc |= {"id": _acl_id(cluster, planned), "cluster": cluster["id"]}
            cloud.put("acl", doc)  # Kafka takes an ACL that is there already as created
            return {**planned, "id": doc["id"]}

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            doc = cloud.get("acl", state["id"])
            if doc is None:
                return None
            self._authorize(cloud, state, "DESCRIBE")
            return {**state, **{name: doc[name] for name in _ACL_FIELDS}}

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with transaction(call) as cloud:
            self._authorize(cloud, planned, "DESCRIBE")
            doc = cloud.need("acl", prior["id"])
            return {**planned, "id": doc["id"]}

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            self._authorize(cloud, state, "ALTER")
            cloud.drop("acl", cloud.need("acl", state["id"])["id"])

    def _authorize(self, cloud: Cloud, value: Value, operation: str) -> Doc:
        cluster = _cluster_for(cloud, value)
        principal = key_principal(cloud, value, "kafka", cluster["id"])
        require_kafka(cloud, principal, cluster, "CLUSTER", "kafka-cluster", operation)
        return cluster

    def import_state(self, call: Call, import_id: str) -> Value:
        """The same string as the id."""
        cluster, _, rest = import_id.partition("/")
        fields = dict(zip(_ACL_FIELDS, rest.split("#"), strict=True))
        return {"id": import_id, "kafka_cluster": [{"id": cluster}], **fields}


def _acl_id(cluster: Doc, planned: Value) -> str:
    return f"{cluster['id']}/{'#'.join(planned[name] for name in _ACL_FIELDS)}"


def _check_acl(planned: Value) -> None:
    """CloudError(400) for what filters may say but an ACL may not."""
    legal = (
        planned["resource_type"] not in {"ANY", "UNKNOWN"}
        and planned["pattern_type"] in {"LITERAL", "PREFIXED"}
        and planned["operation"] not in {"ANY", "UNKNOWN"}
        and planned["permission"] in {"ALLOW", "DENY"}
    )
    if not legal:
        raise CloudError(400, "an ACL needs a definite resource type, pattern, operation and permission", "invalid_acl")
    if planned["resource_type"] == "CLUSTER" and planned["resource_name"] != "kafka-cluster":
        raise CloudError(400, "the resource name of a CLUSTER ACL is 'kafka-cluster'", "invalid_acl")
    if not _ACL_PRINCIPAL.fullmatch(planned["principal"]):
        raise CloudError(400, f"{planned['principal']!r} is no principal such as User:sa-abc123", "invalid_principal")
