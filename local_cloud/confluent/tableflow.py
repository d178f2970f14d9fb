"""Provider integrations, Tableflow topics and catalog integrations: where Confluent reaches into AWS.

Rights after docs.confluent.io/cloud/current/topics/tableflow/operate/tableflow-rbac: CloudClusterAdmin of the cluster
(for a topic also its ResourceOwner), and Assigner or ResourceOwner of the provider integration. The page also lists
DeveloperRead on all subjects for schema validation in the console; the API is not known to ask for it, so it is not
asked for here.
"""

from __future__ import annotations

import logging
import uuid

from local_cloud.confluent.access import (
    ASSIGN,
    MANAGE,
    key_principal,
    may_manage,
    require_manage,
    require_role,
)
from local_cloud.confluent.cloud import Cloud, Doc, transaction
from local_cloud.confluent.crn import below
from local_cloud.confluent.kafka import topic_id
from local_cloud.confluent.registry import subject_of, versions
from local_cloud.confluent.values import block, given, imported_from_environment, known, ref
from local_cloud.model import AwsFacade, Call, CloudError, Resource, Value
from local_cloud.registration import kinds_inside, resource

#: The AWS account that Confluent's own roles are in. Made up.
_CONFLUENT_ACCOUNT = "000000000000"

_log = logging.getLogger("local_cloud.confluent")

_BUCKET_ACTIONS = ("s3:GetBucketLocation", "s3:ListBucket", "s3:ListBucketMultipartUploads")
_OBJECT_ACTIONS = (
    "s3:PutObject",
    "s3:PutObjectTagging",
    "s3:GetObject",
    "s3:AbortMultipartUpload",
    "s3:ListMultipartUploadParts",
)
_TABLE_ACTIONS = ("glue:GetTable", "glue:CreateTable", "glue:UpdateTable", "glue:DeleteTable")
_DATABASE_ACTIONS = ("glue:GetDatabase", "glue:CreateDatabase", *_TABLE_ACTIONS)


@resource(
    "confluent_provider_integration",
    label="provider integration",
    crn_segments=("provider-integration",),
    inside=("environment",),
)
class ProviderIntegration(Resource):
    """A role of Confluent's that may assume a role of the customer's. Names are unique in the environment (assumed).

    The customer's role need not exist yet: its trust policy needs the external id that is made here.
    """

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            environment = cloud.need("environment", ref(planned, "environment"))
            require_manage(cloud, cloud.environment_crn(environment["id"]))
            cloud.need_free("provider_integration", planned["display_name"], environment=environment["id"])
            id = cloud.fresh_id("provider_integration", "cspi-")
            doc = {
                "id": id,
                "environment": environment["id"],
                "display_name": planned["display_name"],
                "customer_role_arn": block(planned, "aws")["customer_role_arn"],
                "iam_role_arn": f"arn:aws:iam::{_CONFLUENT_ACCOUNT}:role/confluent-{id.removeprefix('cspi-')}",
                "external_id": str(uuid.uuid4()),
            }
            cloud.put("provider_integration", doc)
            return {**planned, **_integration_values(cloud, doc)}

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            doc = cloud.get("provider_integration", state["id"])
            if doc is None or not may_manage(cloud, cloud.environment_crn(doc["environment"])):
                return None
            return {**state, **_integration_values(cloud, doc)}

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            doc = cloud.need("provider_integration", state["id"])
            require_manage(cloud, cloud.environment_crn(doc["environment"]))
            kinds = kinds_inside("confluent", "provider_integration")
            users = {kind: cloud.find(kind, provider_integration=doc["id"]) for kind in kinds}
            cloud.need_unused("provider_integration", doc["id"], users)
            cloud.drop("provider_integration", doc["id"])

    def import_state(self, call: Call, import_id: str) -> Value:
        return imported_from_environment(import_id)


def _integration_values(cloud: Cloud, doc: Doc) -> Value:
    topics = cloud.find("tableflow_topic", provider_integration=doc["id"])
    usages = [
        cloud.kafka_crn(cloud.need("kafka_cluster", topic["cluster"]), "topic", topic["display_name"])
        for topic in topics
    ]
    aws = {name: doc[name] for name in ("customer_role_arn", "external_id", "iam_role_arn")}
    return {
        "id": doc["id"],
        "display_name": doc["display_name"],
        "environment": [{"id": doc["environment"]}],
        "aws": [aws],
        "usages": usages,
    }


def _integration_crn(cloud: Cloud, integration: Doc) -> str:
    return below(cloud.environment_crn(integration["environment"]), "provider-integration", integration["id"])


class _Tableflow:
    """What Tableflow topics and catalog integrations share: the key, the cluster, the integration, the look at AWS."""

    def __init__(self, cloud: Cloud, value: Value) -> None:
        self.cloud = cloud
        environment = cloud.need("environment", ref(value, "environment"))["id"]
        self.owner = key_principal(cloud, value, "tableflow", "tableflow")
        self.cluster = cloud.need_in("kafka_cluster", ref(value, "kafka_cluster"), environment=environment)

    def require_cluster_admin(self) -> None:
        require_role(self.cloud, self.owner, MANAGE, self.cloud.cluster_crn(self.cluster))

    def require_topic_owner(self, topic: str) -> None:
        # MANAGE is granted by admins of the cluster and by ResourceOwner of the topic.
        require_role(self.cloud, self.owner, MANAGE, self.cloud.kafka_crn(self.cluster, "topic", topic))

    def integration(self, id: str) -> Doc:
        """A provider integration of the environment, once the key's owner may assign it."""
        found = self.cloud.need_in("provider_integration", id, environment=self.cluster["environment"])
        require_role(self.cloud, self.owner, ASSIGN, _integration_crn(self.cloud, found))
        return found


class AwsBackedResource(Resource):
    """A resource type that calls AWS. Not atomic: the local AWS writes to the store from other threads."""

    atomic = False

    def __init__(self, aws: AwsFacade) -> None:
        self._aws = aws


def _assume(aws: AwsFacade, integration: Doc) -> str:
    """The customer's role, once Confluent's may assume it with the external id. CloudError(403) else."""
    role = integration["customer_role_arn"]
    aws.assume_role(role, integration["iam_role_arn"], integration["external_id"])
    return role


def _sync_to_glue(call: Call, aws: AwsFacade, cluster: Doc) -> None:
    """Enter the cluster's tables into Glue, once it has both an integration of that kind and topics.

    Nothing ever takes an entry out again: what Tableflow wrote into Glue outlives topics, integration and cluster. The
    sync may fail while the tables are written: Glue then lacks them, and no error is reported.
    """
    with transaction(call) as cloud:
        found = cloud.find("catalog_integration", cluster=cluster["id"], catalog="aws_glue")
        topics = [topic for topic in cloud.find("tableflow_topic", cluster=cluster["id"]) if topic["bucket"]]
        entries = [(topic["display_name"], _table_path(cloud, cluster, topic)) for topic in topics]
        integration = cloud.need("provider_integration", found[0]["provider_integration"]) if found else None
    if not found or integration is None:
        return
    database = _glue_database(cluster, found[0]["settings"])
    try:
        _check_glue_access(aws, cluster, integration, database)
        for table, location in entries:
            aws.register_table(database, table, location, region=cluster["region"])
    except CloudError as error:
        _log.warning("Tableflow of %s cannot write to Glue: %s", cluster["id"], error)


def _glue_database(cluster: Doc, settings: Value) -> str:
    """It is named after the cluster, unless the integration names another."""
    return given(settings.get("custom_database"), "") or cluster["id"]


def _check_glue_access(aws: AwsFacade, cluster: Doc, integration: Doc, database: str) -> None:
    """CloudError(403) unless Confluent can keep the cluster's database in Glue."""
    role = _assume(aws, integration)
    glue = f"arn:aws:glue:{cluster['region']}:{aws.account_id()}"
    # Glue asks for an action on the catalog, on the database and on the table it concerns.
    aws.check_access(role, _DATABASE_ACTIONS, f"{glue}:catalog")
    aws.check_access(role, _DATABASE_ACTIONS, f"{glue}:database/{database}")
    aws.check_access(role, _TABLE_ACTIONS, f"{glue}:table/{database}/*")


@resource("confluent_tableflow_topic", label="Tableflow topic", inside=("kafka_cluster", "provider_integration"))
class TableflowTopic(AwsBackedResource):
    """Tableflow on a topic: where an Iceberg table would be written. Once a topic.

    AWS is checked before the transaction that writes, because the local AWS writes to the same store.
    Disabling needs nothing of AWS: the bucket keeps its files, and Glue its entry.
    """

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            cluster, integration = self._checked(cloud, planned)
        bucket_region = self._check_storage(cluster, integration, block(planned, "byob_aws").get("bucket_name"))
        with transaction(call) as cloud:
            cluster, integration = self._checked(cloud, planned)
            name = planned["display_name"]
            topic = cloud.need("topic", topic_id(cluster, name))
            doc = {
                "id": topic["id"],
                "display_name": name,
                "environment": cluster["environment"],
                "cluster": cluster["id"],
                "provider_integration": integration["id"] if integration else None,
                "bucket": block(planned, "byob_aws").get("bucket_name"),
                "bucket_region": bucket_region,
                "table_id": str(uuid.uuid4()),
                "write_mode": _write_mode(topic),
                **_settings(planned, {}),
            }
            cloud.put("tableflow_topic", doc)
            made = {**planned, **_topic_values(cloud, cluster, doc, planned)}
        _sync_to_glue(call, self._aws, cluster)
        return made

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            tableflow = _Tableflow(cloud, state)
            doc = cloud.get("tableflow_topic", topic_id(tableflow.cluster, state["display_name"]))
            if doc is None:
                return None
            tableflow.require_topic_owner(doc["display_name"])
            return {**state, **_topic_values(cloud, tableflow.cluster, doc, state)}

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with transaction(call) as cloud:
            cluster, doc = self._owned(cloud, prior)
            if bool(planned["managed_storage"]) != bool(prior["managed_storage"]):
                raise CloudError(400, "the kind of storage of a Tableflow topic cannot be changed", "invalid_update")
            doc |= _settings(planned, doc)
            cloud.put("tableflow_topic", doc)
            return {**planned, **_topic_values(cloud, cluster, doc, planned)}

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            _, doc = self._owned(cloud, state)
            cloud.drop("tableflow_topic", doc["id"])

    def import_state(self, call: Call, import_id: str) -> Value:
        """`<environment id>/<cluster id>/<topic name>`; the provider block has the key."""
        environment, cluster, name = import_id.split("/", 2)
        place = {"environment": [{"id": environment}], "kafka_cluster": [{"id": cluster}]}
        return {"id": name, "display_name": name, **place}

    def _owned(self, cloud: Cloud, state: Value) -> tuple[Doc, Doc]:
        tableflow = _Tableflow(cloud, state)
        doc = cloud.need("tableflow_topic", topic_id(tableflow.cluster, state["display_name"]))
        tableflow.require_topic_owner(doc["display_name"])
        return tableflow.cluster, doc

    def _checked(self, cloud: Cloud, planned: Value) -> tuple[Doc, Doc | None]:
        """Cluster and provider integration (None with managed storage), once Confluent's side allows the topic."""
        tableflow = _Tableflow(cloud, planned)
        cluster, name = tableflow.cluster, planned["display_name"]
        topic = cloud.need("topic", topic_id(cluster, name))
        tableflow.require_topic_owner(name)
        if cloud.get("tableflow_topic", topic["id"]) is not None:
            raise CloudError(409, f"Tableflow is enabled on topic {name!r} already", "resource_exists")
        registry = cloud.registry_of(cluster["environment"])
        if registry is None or not versions(cloud, registry, subject_of(name)):
            raise CloudError(400, f"Schemaless topic detected: {name!r} has no value schema", "schemaless_topic")
        if planned["azure_data_lake_storage_gen_2"]:
            raise CloudError(400, f"cluster {cluster['id']} is not on Azure", "invalid_storage")
        own_bucket = block(planned, "byob_aws")
        return cluster, tableflow.integration(own_bucket["provider_integration_id"]) if own_bucket else None

    def _check_storage(self, cluster: Doc, integration: Doc | None, bucket: str | None) -> str | None:
        """The bucket's region, once Confluent can write there. CloudError(400), (403) or (404) else."""
        if integration is None or bucket is None:
            return None
        role = _assume(self._aws, integration)
        region = self._aws.bucket_region(bucket)
        if region != cluster["region"]:
            raise CloudError(
                400, f"bucket {bucket!r} is in {region}, the cluster in {cluster['region']}", "invalid_storage"
            )
        self._aws.check_access(role, _BUCKET_ACTIONS, f"arn:aws:s3:::{bucket}")
        self._aws.check_access(role, _OBJECT_ACTIONS, f"arn:aws:s3:::{bucket}/*")
        return region


def _write_mode(topic: Doc) -> str:
    """By cleanup policy and, for Flink's tables, changelog mode (docs.confluent.io, Tableflow, "Write Modes")."""
    compacted = "compact" in topic["config"].get("cleanup.policy", "delete")
    return "UPSERT" if compacted or topic.get("changelog_mode") == "upsert" else "APPEND"


def _settings(planned: Value, before: Doc) -> Doc:
    """Settings of a Tableflow topic: configured, else as before, else the server's."""
    handling = block(planned, "error_handling")
    formats = planned["table_formats"]
    return {
        "retention_ms": given(planned["retention_ms"], before.get("retention_ms", "604800000")),
        "data_retention_ms": given(planned["data_retention_ms"], before.get("data_retention_ms", "-1")),
        "record_failure_strategy": given(
            planned["record_failure_strategy"], before.get("record_failure_strategy", "SUSPEND")
        ),
        "table_formats": sorted(formats) if known(formats) and formats else before.get("table_formats", ["ICEBERG"]),
        "error_mode": given(handling.get("mode"), before.get("error_mode")),
        "log_target": given(handling.get("log_target"), before.get("log_target")),
    }


def _topic_values(cloud: Cloud, cluster: Doc, doc: Doc, before: Value) -> Value:
    return {
        "id": doc["display_name"],
        **{
            name: doc[name] for name in ("display_name", "retention_ms", "data_retention_ms", "record_failure_strategy")
        },
        "table_formats": doc["table_formats"],
        "write_mode": doc["write_mode"],
        "enable_compaction": True,
        "enable_partitioning": True,
        "suspended": False,
        "table_path": _table_path(cloud, cluster, doc),
        "environment": [{"id": doc["environment"]}],
        "kafka_cluster": [{"id": doc["cluster"]}],
        "error_handling": _error_handling(doc, before),
        **_storage_values(doc),
    }


def _error_handling(doc: Doc, before: Value) -> list[Value]:
    """Absent unless configured. The log's name is kept from before unless the mode uses it."""
    if doc["error_mode"] is None:
        return []
    if doc["error_mode"].upper() == "LOG":
        return [{"mode": doc["error_mode"], "log_target": doc["log_target"] or "error_log"}]
    target = block(before, "error_handling").get("log_target")
    return [{"mode": doc["error_mode"], "log_target": target if known(target) else None}]


def _storage_values(doc: Doc) -> Value:
    if doc["bucket"] is None:
        return {"byob_aws": [], "managed_storage": [{}], "azure_data_lake_storage_gen_2": []}
    own_bucket = {
        "bucket_name": doc["bucket"],
        "bucket_region": doc["bucket_region"],
        "provider_integration_id": doc["provider_integration"],
    }
    return {"byob_aws": [own_bucket], "managed_storage": [], "azure_data_lake_storage_gen_2": []}


def _table_path(cloud: Cloud, cluster: Doc, doc: Doc) -> str:
    """`s3://<bucket>/<shard>/<shard>/<organization>/<environment>/<cluster>/v1/<table>`; shards are binary digits."""
    bucket = doc["bucket"] or f"confluent-managed-{cluster['region']}"
    shards = "/".join(f"{number:b}" for number in cluster["storage_shard"])
    return f"s3://{bucket}/{shards}/{cloud.organization}/{doc['environment']}/{doc['cluster']}/v1/{doc['table_id']}"


@resource(
    "confluent_catalog_integration", label="catalog integration", inside=("kafka_cluster", "provider_integration")
)
class CatalogIntegration(AwsBackedResource):
    """The sync of a cluster's tables to a catalog outside. Assumed: one of a kind a cluster, names unique in it."""

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            cluster, integration = self._checked(cloud, planned)
        self._check_glue(cluster, integration, planned)
        with transaction(call) as cloud:
            cluster, integration = self._checked(cloud, planned)
            doc = {
                "id": cloud.fresh_id("catalog_integration", "tci-"),
                "environment": cluster["environment"],
                "cluster": cluster["id"],
                "catalog": _catalog_kind(planned),
                "display_name": planned["display_name"],
                "provider_integration": integration["id"] if integration else None,
                "settings": _readable(planned),
            }
            cloud.put("catalog_integration", doc)
            made = {**planned, **_catalog_values(doc, planned)}
        _sync_to_glue(call, self._aws, cluster)
        return made

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            tableflow = _Tableflow(cloud, state)
            doc = cloud.get("catalog_integration", state["id"])
            if doc is None:
                return None
            tableflow.require_cluster_admin()
            return {**state, **_catalog_values(doc, state)}

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with transaction(call) as cloud:
            _Tableflow(cloud, prior).require_cluster_admin()
            doc = cloud.need("catalog_integration", prior["id"])
            cloud.need_free("catalog_integration", planned["display_name"], but=doc["id"], cluster=doc["cluster"])
            doc |= {
                "catalog": _catalog_kind(planned),
                "display_name": planned["display_name"],
                "settings": _readable(planned),
            }
            cloud.put("catalog_integration", doc)
            return {**planned, **_catalog_values(doc, planned)}

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            _Tableflow(cloud, state).require_cluster_admin()
            cloud.drop("catalog_integration", cloud.need("catalog_integration", state["id"])["id"])

    def import_state(self, call: Call, import_id: str) -> Value:
        """`<environment id>/<cluster id>/<catalog integration id>`; the provider block has the key."""
        environment, cluster, id = import_id.split("/", 2)
        return {"id": id, "environment": [{"id": environment}], "kafka_cluster": [{"id": cluster}]}

    def _checked(self, cloud: Cloud, planned: Value) -> tuple[Doc, Doc | None]:
        tableflow = _Tableflow(cloud, planned)
        tableflow.require_cluster_admin()
        cluster = tableflow.cluster
        cloud.need_free("catalog_integration", planned["display_name"], cluster=cluster["id"])
        kind = _catalog_kind(planned)
        if cloud.find("catalog_integration", cluster=cluster["id"], catalog=kind):
            raise CloudError(
                409, f"cluster {cluster['id']} has a catalog integration of kind {kind}", "resource_exists"
            )
        glue = block(planned, "aws_glue")
        return cluster, tableflow.integration(glue["provider_integration_id"]) if glue else None

    def _check_glue(self, cluster: Doc, integration: Doc | None, planned: Value) -> None:
        if integration is not None:
            database = _glue_database(cluster, block(planned, "aws_glue"))
            _check_glue_access(self._aws, cluster, integration, database)


_CATALOG_KINDS = ("aws_glue", "snowflake", "unity")
_NEVER_READ = ("client_id", "client_secret")


def _catalog_kind(planned: Value) -> str:
    return next(kind for kind in _CATALOG_KINDS if planned[kind])


def _readable(planned: Value) -> Value:
    """What the API gives back of a catalog's settings: not its secrets."""
    settings = block(planned, _catalog_kind(planned))
    return {name: value if known(value) else None for name, value in settings.items() if name not in _NEVER_READ}


def _catalog_values(doc: Doc, before: Value) -> Value:
    blocks: dict[str, list[Value]] = {kind: [] for kind in _CATALOG_KINDS}
    secrets = {name: value for name, value in block(before, doc["catalog"]).items() if name in _NEVER_READ}
    blocks[doc["catalog"]] = [doc["settings"] | secrets]
    return {
        "id": doc["id"],
        "display_name": doc["display_name"],
        "suspended": False,
        "environment": [{"id": doc["environment"]}],
        "kafka_cluster": [{"id": doc["cluster"]}],
        **blocks,
    }
