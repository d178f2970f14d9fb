"""What a lakehouse has in AWS, by the names under which AWS can be asked for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

Document = Mapping[str, Any]

#: Terraform types that AWS can be asked for by name, and the argument that is the name.
NAMED: Final[Mapping[str, str]] = {
    "aws_s3_bucket": "bucket",
    "aws_iam_role": "name",
    "aws_iam_policy": "name",
    "aws_secretsmanager_secret": "name",
    "aws_lambda_function": "function_name",
    "aws_cloudwatch_log_group": "name",
}


@dataclass(frozen=True)
class Holdings:
    """Nothing secret: names and ARNs."""

    account: str = ""
    """The AWS account; empty while nothing of it is known."""
    region: str = ""
    objects: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Terraform type -> name -> Terraform address, of the types in `NAMED`."""
    secret_arns: frozenset[str] = frozenset()
    databases: frozenset[str] = frozenset()
    """Glue databases that Tableflow keeps."""

    @classmethod
    def of_state(cls, state: Document) -> Holdings:
        """From a Terraform state (what `terraform state pull` prints, parsed)."""
        found = [(kind, address, values) for kind, address, values in managed(state)]
        objects: dict[str, dict[str, str]] = {}
        for kind, address, values in found:
            name = values.get(NAMED[kind]) if kind in NAMED else None
            if name:
                objects.setdefault(kind, {})[name] = address
        arns = [values["arn"] for kind, _, values in found if kind.startswith("aws_") and values.get("arn")]
        regions = [values["region"] for kind, _, values in found if kind.startswith("aws_") and values.get("region")]
        return cls(
            account=next((arn.split(":")[4] for arn in arns if arn.split(":")[4]), ""),
            region=next(iter(regions), ""),
            objects=objects,
            secret_arns=frozenset(arn for arn in arns if ":secretsmanager:" in arn),
            databases=frozenset(_databases(found)),
        )

    def names(self, kind: str) -> Mapping[str, str]:
        """Name -> address of the objects of a Terraform type."""
        return self.objects.get(kind, {})

    def __or__(self, other: Holdings) -> Holdings:
        """Both together; where they disagree this one is right."""
        kinds = {*self.objects, *other.objects}
        return Holdings(
            self.account or other.account,
            self.region or other.region,
            {kind: {**other.names(kind), **self.names(kind)} for kind in sorted(kinds)},
            self.secret_arns | other.secret_arns,
            self.databases | other.databases,
        )

    def document(self) -> dict[str, Any]:
        """As JSON takes it; `of_document` reads it again."""
        return {**asdict(self), "secret_arns": sorted(self.secret_arns), "databases": sorted(self.databases)}

    @classmethod
    def of_document(cls, document: Document) -> Holdings:
        """KeyError, TypeError or AttributeError for what `document` never wrote."""
        return cls(
            str(document["account"]),
            str(document["region"]),
            {kind: dict(names) for kind, names in document["objects"].items()},
            frozenset(document["secret_arns"]),
            frozenset(document["databases"]),
        )


def managed(state: Document) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Type, address and attributes of every object in a state that Terraform would destroy."""
    for resource in state.get("resources", ()):
        if resource["mode"] != "managed":
            continue
        base = ".".join(filter(None, (resource.get("module", ""), resource["type"], resource["name"])))
        for instance in resource["instances"]:
            yield resource["type"], base + _index(instance), instance.get("attributes") or {}


def _index(instance: Mapping[str, Any]) -> str:
    key = instance.get("index_key")
    if key is None:
        return ""
    return f'["{key}"]' if isinstance(key, str) else f"[{key}]"


def _databases(found: list[tuple[str, str, Mapping[str, Any]]]) -> Iterator[str]:
    """Tableflow names the database after the Kafka cluster, unless the integration names another."""
    for kind, _, values in found:
        if kind == "confluent_catalog_integration":
            for glue in values.get("aws_glue") or ():
                yield glue.get("custom_database") or _cluster(values)
        elif kind == "confluent_kafka_cluster":
            # Also without its integration, which a broken-off destroy took first.
            yield values["id"]


def _cluster(values: Mapping[str, Any]) -> str:
    return str(values["kafka_cluster"][0]["id"])


def goes_along(state: Document) -> list[str]:
    """Sentences on what goes with an object of Terraform's without being one itself."""
    found = list(managed(state))
    clusters = [values["id"] for kind, _, values in found if kind == "confluent_kafka_cluster"]
    environments = [values["id"] for kind, _, values in found if kind == "confluent_environment"]
    connectors = [values["id"] for kind, _, values in found if kind == "confluent_connector"]
    own = {values["topic_name"] for kind, _, values in found if kind == "confluent_kafka_topic"}
    tables = {values["display_name"] for kind, _, values in found if kind == "confluent_tableflow_topic"}
    # A managed connector's own topics: docs.confluent.io/cloud/current/connectors, "Connect error topics".
    others = [*sorted(tables - own), *(f"{use}-{id}" for id in connectors for use in ("dlq", "error", "success"))]
    topics = f" (such as {', '.join(others)})" if others else ""
    return [
        *(f"with Kafka cluster {id}: all its topics, also those of SQL and connectors{topics}" for id in clusters),
        *(f"with environment {id}: its Schema Registry and all subjects" for id in environments),
    ]
