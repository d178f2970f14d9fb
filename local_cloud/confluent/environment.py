"""Organization, environments and their Schema Registry clusters."""

from __future__ import annotations

from typing import Any

from local_cloud.confluent.access import cloud_principal, may_manage, require_manage
from local_cloud.confluent.cloud import Cloud, Doc, by_id_or_name, transaction
from local_cloud.confluent.values import block, given, known, ref
from local_cloud.model import Call, CloudError, DataSource, Resource, Value
from local_cloud.registration import data_source, kinds_inside, resource


@resource("confluent_environment", label="environment", crn_segments=("environment",))
class Environment(Resource):
    """An environment. Names are unique in the organization.

    The API reference promises a recursive delete ("Delete an Environment", org/v2); operators report refusals while
    something is left in it. The local cloud refuses, so that a missing edge shows where it is missing.
    """

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            require_manage(cloud, cloud.organization_crn)
            cloud.need_free("environment", planned["display_name"])
            doc = {
                "id": cloud.fresh_id("environment", "env-"),
                "display_name": planned["display_name"],
                "package": given(block(planned, "stream_governance").get("package"), "ESSENTIALS"),
            }
            cloud.put("environment", doc)
            return {**planned, **_environment_values(cloud, doc)}

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            doc = cloud.get("environment", state["id"])
            if doc is None or not may_manage(cloud, cloud.environment_crn(doc["id"])):
                return None
            return {**state, **_environment_values(cloud, doc)}

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with transaction(call) as cloud:
            doc = cloud.need("environment", prior["id"])
            require_manage(cloud, cloud.environment_crn(doc["id"]))
            cloud.need_free("environment", planned["display_name"], but=doc["id"])
            package = given(block(planned, "stream_governance").get("package"), doc["package"])
            if (doc["package"], package) == ("ADVANCED", "ESSENTIALS"):
                # docs.confluent.io/cloud/current/stream-governance/packages: upgrades only.
                raise CloudError(400, f"the ADVANCED package of {doc['id']} cannot be downgraded", "invalid_package")
            doc |= {"display_name": planned["display_name"], "package": package}
            cloud.put("environment", doc)
            return {**planned, **_environment_values(cloud, doc)}

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            doc = cloud.need("environment", state["id"])
            require_manage(cloud, cloud.environment_crn(doc["id"]))
            users = {kind: cloud.find(kind, environment=doc["id"]) for kind in kinds_inside("confluent", "environment")}
            cloud.need_unused("environment", doc["id"], users)
            for statement in cloud.find("flink_statement", environment=doc["id"]):
                cloud.drop("flink_statement", statement["id"])  # all of them ended: the pools are gone
            registry = cloud.registry_of(doc["id"])
            if registry is not None:
                for kind in ("schema", "subject_config"):
                    for owned in cloud.find(kind, registry=registry["id"]):
                        cloud.drop(kind, owned["id"])
                cloud.drop("schema_registry", registry["id"])
            cloud.drop("environment", doc["id"])


@data_source("confluent_environment")
class EnvironmentData(DataSource):
    def read(self, call: Call, config: Value) -> Value:
        with transaction(call) as cloud:
            doc = by_id_or_name(cloud, "environment", config)
            require_manage(cloud, cloud.environment_crn(doc["id"]))
            return {**config, **_environment_values(cloud, doc)}


@data_source("confluent_organization", label="organization")
class Organization(DataSource):
    """The organization, which the provider derives from the first environment it is shown."""

    def read(self, call: Call, config: Value) -> Value:
        with transaction(call) as cloud:
            cloud_principal(cloud)
            if not cloud.find("environment"):
                raise CloudError(404, "the organization has no environment to derive it from", "resource_not_found")
            return {**config, "id": cloud.organization, "resource_name": cloud.organization_crn}


@data_source("confluent_schema_registry_cluster", kind="schema_registry", label="Schema Registry cluster")
class SchemaRegistryCluster(DataSource):
    """An environment's Schema Registry, there as soon as the environment's first Kafka cluster is."""

    def read(self, call: Call, config: Value) -> Value:
        with transaction(call) as cloud:
            environment = cloud.need("environment", ref(config, "environment"))
            require_manage(cloud, cloud.environment_crn(environment["id"]))
            registry = cloud.registry_of(environment["id"])
            wanted = config.get("id"), config.get("display_name")
            if registry is None or not _is_meant(registry, *wanted):
                raise CloudError(
                    404, f"environment {environment['id']!r} has no such Schema Registry cluster", "resource_not_found"
                )
            return {**config, **_registry_values(cloud, environment, registry)}


def _is_meant(registry: Doc, id: Any, display_name: Any) -> bool:
    """Without id and name the only one is meant; the id wins over the name."""
    if known(id):
        return registry["id"] == id
    return not known(display_name) or registry["display_name"] == display_name


def _environment_values(cloud: Cloud, doc: Doc) -> Value:
    return {
        "id": doc["id"],
        "display_name": doc["display_name"],
        "resource_name": cloud.environment_crn(doc["id"]),
        "stream_governance": [{"package": doc["package"]}],
    }


def _registry_values(cloud: Cloud, environment: Doc, registry: Doc) -> Value:
    endpoint = registry_endpoint(registry)
    return {
        "id": registry["id"],
        "display_name": registry["display_name"],
        "api_version": "srcm/v3",
        "kind": "Cluster",
        "cloud": registry["cloud"],
        "region": registry["region"],
        "package": environment["package"],
        "resource_name": cloud.registry_crn(registry),
        "rest_endpoint": endpoint,
        "catalog_endpoint": endpoint,
        "private_rest_endpoint": "",
        "private_regional_rest_endpoints": {},
    }


def registry_endpoint(registry: Doc) -> str:
    return f"https://{registry['host']}.{registry['region']}.{registry['cloud'].lower()}.confluent.cloud"


def provide_registry(cloud: Cloud, environment: str, provider: str, region: str) -> None:
    """Give an environment its Schema Registry cluster if it has none: beside its first Kafka cluster."""
    if cloud.registry_of(environment) is None:
        doc = {
            "id": cloud.fresh_id("schema_registry", "lsrc-"),
            "display_name": "Stream Governance Package",
            "environment": environment,
            "cloud": provider,
            "region": region,
            "host": cloud.fresh_id("schema_registry", "psrc-"),
        }
        cloud.put("schema_registry", doc)
