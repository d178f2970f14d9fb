"""What a lakehouse has in AWS, by the names under which AWS can be asked for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from deploy.terraform.state import State

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
class Inventory:
    """Names and ARNs of what the state holds; no secrets."""

    account: str = ""
    """The AWS account; empty while nothing of it is known."""
    region: str = ""
    objects: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Terraform type -> name -> Terraform address, of the types in `NAMED`."""
    secret_arns: frozenset[str] = frozenset()
    databases: frozenset[str] = frozenset()
    """Glue databases that Tableflow keeps."""

    @classmethod
    def of_state(cls, state: State) -> Inventory:
        """From Terraform's state."""
        objects: dict[str, dict[str, str]] = {}
        for kind, argument in NAMED.items():
            for each in state.instances(kind):
                if name := each.attributes.get(argument):
                    objects.setdefault(kind, {})[name] = each.address
        aws = [each.attributes for each in state.instances() if each.type.startswith("aws_")]
        arns = [values["arn"] for values in aws if values.get("arn")]
        regions = [values["region"] for values in aws if values.get("region")]
        return cls(
            account=next((arn.split(":")[4] for arn in arns if arn.split(":")[4]), ""),
            region=next(iter(regions), ""),
            objects=objects,
            secret_arns=frozenset(arn for arn in arns if ":secretsmanager:" in arn),
            databases=frozenset(_databases(state)),
        )

    def names(self, kind: str) -> Mapping[str, str]:
        """Name -> address of the objects of a Terraform type."""
        return self.objects.get(kind, {})

    def __or__(self, other: Inventory) -> Inventory:
        """Both together; where they disagree this one is right."""
        kinds = {*self.objects, *other.objects}
        return Inventory(
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
    def of_document(cls, document: Document) -> Inventory:
        """KeyError, TypeError or AttributeError for what `document` never wrote."""
        return cls(
            str(document["account"]),
            str(document["region"]),
            {kind: dict(names) for kind, names in document["objects"].items()},
            frozenset(document["secret_arns"]),
            frozenset(document["databases"]),
        )


def _databases(state: State) -> Iterator[str]:
    """Tableflow names the database after the Kafka cluster, unless the integration names another."""
    for integration in state.instances("confluent_catalog_integration"):
        for glue in integration.attributes.get("aws_glue") or ():
            yield glue.get("custom_database") or _cluster(integration.attributes)
    for cluster in state.instances("confluent_kafka_cluster"):
        # Also without its integration, which an interrupted destroy removes first.
        yield cluster.attributes["id"]


def _cluster(values: Mapping[str, Any]) -> str:
    return str(values["kafka_cluster"][0]["id"])


def cascade_deleted(state: State) -> list[str]:
    """Sentences on what is deleted together with a managed object."""
    clusters, environments, connectors, own, tables = (
        [each.attributes[attribute] for each in state.instances(type_)]
        for type_, attribute in (
            ("confluent_kafka_cluster", "id"),
            ("confluent_environment", "id"),
            ("confluent_connector", "id"),
            ("confluent_kafka_topic", "topic_name"),
            ("confluent_tableflow_topic", "display_name"),
        )
    )
    # A managed connector's own topics: docs.confluent.io/cloud/current/connectors, "Connect error topics".
    others = [*sorted({*tables} - {*own}), *(f"{use}-{id}" for id in connectors for use in ("dlq", "error", "success"))]
    topics = f" (such as {', '.join(others)})" if others else ""
    return [
        *(
            f"all topics of Kafka cluster {id}, including those created by Flink and connectors{topics}"
            for id in clusters
        ),
        *(f"the Schema Registry of environment {id}, with all subjects" for id in environments),
    ]
