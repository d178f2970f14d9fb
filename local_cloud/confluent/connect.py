"""Managed connectors."""

from __future__ import annotations

from collections.abc import Mapping

from local_cloud.confluent import datagen
from local_cloud.confluent.access import authenticate, may_manage, may_use_kafka, require_manage
from local_cloud.confluent.cloud import Cloud, Doc, transaction
from local_cloud.confluent.kafka import make_topic, topic_id
from local_cloud.confluent.registry import register, subject_of
from local_cloud.confluent.values import given, ref
from local_cloud.model import Call, CloudError, Resource, Value
from local_cloud.registration import resource

#: Changes of status that the provider sends.
_STATUS_CHANGES = frozenset({("RUNNING", "PAUSED"), ("PAUSED", "RUNNING")})
_DATAGEN = "DatagenSource"
_DATAGEN_NEEDS = ("kafka.topic", "output.data.format", "tasks.max")


@resource("confluent_connector", label="connector", inside=("kafka_cluster",))
class Connector(Resource):
    """A managed connector: where a producer or consumer job would run. Names are unique in the cluster.

    Its account needs DESCRIBE on the cluster and WRITE on the topic it produces to, CREATE too when the topic is not
    there (docs.confluent.io/cloud/current/connectors/service-account); a sink needs READ on its topics. Without them it
    goes FAILED, which is an error of create. The topics of data previews are not needed to run, and not asked for.
    """

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            environment, cluster = _place(cloud, planned)
            require_manage(cloud, cloud.cluster_crn(cluster))
            config = _whole_config(planned)
            _check_config(config)
            name = config["name"]
            cloud.need_free("connector", name, field="name", cluster=cluster["id"])
            _run(cloud, cluster, config)
            doc = {
                "id": cloud.fresh_id("connector", "lcc-"),
                "name": name,
                "environment": environment,
                "cluster": cluster["id"],
                "config": planned["config_nonsensitive"],
                "status": "PAUSED" if planned["status"] == "PAUSED" else "RUNNING",
            }
            cloud.put("connector", doc)
            return _connector_state(doc, planned)

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            doc = cloud.get("connector", state["id"])
            if doc is None or not may_manage(cloud, cloud.cluster_crn(cloud.need("kafka_cluster", doc["cluster"]))):
                return None
            return _connector_state(doc, state)

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with transaction(call) as cloud:
            doc = cloud.need("connector", prior["id"])
            cluster = cloud.need("kafka_cluster", doc["cluster"])
            require_manage(cloud, cloud.cluster_crn(cluster))
            config = _whole_config(planned)
            if config.get("name") != doc["name"]:
                raise CloudError(400, f"the name of connector {doc['name']!r} cannot be changed", "invalid_update")
            status = given(planned["status"], doc["status"])
            if status != doc["status"] and (doc["status"], status) not in _STATUS_CHANGES:
                raise CloudError(400, f"a {doc['status']} connector cannot be made {status}", "invalid_update")
            if config != _whole_config(prior):
                _check_config(config)
                _run(cloud, cluster, config)
            doc |= {"config": planned["config_nonsensitive"], "status": status}
            cloud.put("connector", doc)
            return _connector_state(doc, planned)

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            doc = cloud.need("connector", state["id"])
            require_manage(cloud, cloud.cluster_crn(cloud.need("kafka_cluster", doc["cluster"])))
            cloud.drop("connector", doc["id"])

    def import_state(self, call: Call, import_id: str) -> Value:
        """`<environment id>/<cluster id>/<connector name>`."""
        environment, cluster, name = import_id.split("/", 2)
        with transaction(call) as cloud:
            found = cloud.find("connector", environment=environment, cluster=cluster, name=name)
            id = found[0]["id"] if found else import_id
        return {
            "id": id,
            "environment": [{"id": environment}],
            "kafka_cluster": [{"id": cluster}],
            "config_sensitive": {},
        }


def _place(cloud: Cloud, value: Value) -> tuple[str, Doc]:
    environment = cloud.need("environment", ref(value, "environment"))["id"]
    return environment, cloud.need_in("kafka_cluster", ref(value, "kafka_cluster"), environment=environment)


def _whole_config(value: Value) -> dict[str, str]:
    return {**value["config_nonsensitive"], **given(value.get("config_sensitive"), {})}


def _connector_state(doc: Doc, before: Value) -> Value:
    return {
        **before,
        "id": doc["id"],
        "config_nonsensitive": doc["config"],
        "config_sensitive": given(before.get("config_sensitive"), {}),
        "status": doc["status"],
        "environment": [{"id": doc["environment"]}],
        "kafka_cluster": [{"id": doc["cluster"]}],
    }


def _check_config(config: Mapping[str, str]) -> None:
    """What the plugin's validation would say. CloudError(400)."""
    needed = ("name", "connector.class", *(_DATAGEN_NEEDS if config.get("connector.class") == _DATAGEN else ()))
    missing = [name for name in needed if not config.get(name)]
    if missing:
        raise CloudError(400, f"the connector's configuration lacks {', '.join(missing)}", "invalid_connector_config")


def _run(cloud: Cloud, cluster: Doc, config: dict[str, str]) -> None:
    """Start a connector: check what its account may do, and leave behind the topic and schema it would make."""
    account = _account(cloud, cluster, config)
    if config["connector.class"].endswith("Sink"):
        for topic in config.get("topics", "").split(","):
            _need(cloud, cluster, config, account, "READ", topic.strip())
        return
    topic = config.get("kafka.topic", "")
    if not topic:
        return
    if not may_use_kafka(cloud, account, cluster, "CLUSTER", "kafka-cluster", "DESCRIBE"):
        raise _failed(config, account, "DESCRIBE", f"cluster {cluster['id']}")
    _need(cloud, cluster, config, account, "WRITE", topic)
    if cloud.get("topic", topic_id(cluster, topic)) is None:
        _need(cloud, cluster, config, account, "CREATE", topic)
        make_topic(cloud, cluster, topic, partitions=6, config={})
    if config["connector.class"] == _DATAGEN:
        _register_value_schema(cloud, cluster, topic, config)


def _register_value_schema(cloud: Cloud, cluster: Doc, topic: str, config: dict[str, str]) -> None:
    registry = cloud.registry_of(cluster["environment"])
    produced = datagen.value_schema(config)
    if registry is not None and produced is not None:
        register(cloud, registry, subject_of(topic), *produced)


def _account(cloud: Cloud, cluster: Doc, config: dict[str, str]) -> str:
    """Who the connector acts as, by `kafka.auth.mode`."""
    mode = config.get("kafka.auth.mode", "KAFKA_API_KEY")
    if mode == "SERVICE_ACCOUNT":
        return cloud.need("service_account", config.get("kafka.service.account.id", ""))["id"]
    if mode != "KAFKA_API_KEY":
        raise CloudError(
            400, f"kafka.auth.mode {mode!r} is neither SERVICE_ACCOUNT nor KAFKA_API_KEY", "invalid_connector_config"
        )
    key = authenticate(cloud, config.get("kafka.api.key", ""), config.get("kafka.api.secret", ""))
    if key["resource"] != cluster["id"]:
        raise CloudError(401, f"kafka.api.key is no key of cluster {cluster['id']}", "invalid_api_key")
    return key["owner"]


def _need(cloud: Cloud, cluster: Doc, config: dict[str, str], account: str, operation: str, topic: str) -> None:
    if not may_use_kafka(cloud, account, cluster, "TOPIC", topic, operation):
        raise _failed(config, account, operation, f"topic {topic!r}")


def _failed(config: dict[str, str], account: str, operation: str, what: str) -> CloudError:
    return CloudError(
        403,
        f"connector {config['name']!r} is FAILED: User:{account} is not allowed to {operation} {what}",
        "connector_failed",
    )
