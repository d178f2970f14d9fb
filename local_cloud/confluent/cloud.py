"""The documents of Confluent Cloud in one call: lookups, resource names and new ids."""

from __future__ import annotations

import secrets
import string
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from local_cloud import registration
from local_cloud.confluent import crn
from local_cloud.model import UNKNOWN, Call, CloudError, Value
from local_cloud.store import Transaction

Doc = dict[str, Any]

LOWER_CASE = string.ascii_lowercase + string.digits
UPPER_CASE = string.ascii_uppercase + string.digits


def label(kind: str) -> str:
    """What an error message calls an object of a kind; users have no Terraform type."""
    return registration.labels("confluent").get(kind, kind)


@dataclass(frozen=True)
class Session:
    """A configured provider block. Its repr contains no secrets."""

    settings: Mapping[str, str] = field(default_factory=dict, repr=False)

    def get(self, name: str) -> str:
        """A setting of the provider block, `""` when not given."""
        return self.settings.get(name, "")

    @classmethod
    def of(cls, config: Value) -> Session:
        """Of a provider block; what is null or unknown counts as not given."""
        return cls({name: value for name, value in config.items() if isinstance(value, str) and value})


class Cloud:
    """The documents of Confluent Cloud inside one transaction."""

    def __init__(self, call: Call, transaction: Transaction) -> None:
        self.call = call
        self._transaction = transaction

    @property
    def session(self) -> Session:
        return self.call.session

    @property
    def now(self) -> datetime:
        return self.call.clock.now()

    def get(self, kind: str, id: str) -> Doc | None:
        return self._transaction.get(f"confluent.{kind}", id)

    def need(self, kind: str, id: str) -> Doc:
        """CloudError(404) when there is none."""
        doc = self.get(kind, id)
        if doc is None:
            raise CloudError(404, f"{label(kind)} {id!r} does not exist", "resource_not_found")
        return doc

    def need_in(self, kind: str, id: str, **place: str) -> Doc:
        """`need`, for an object in an environment or cluster. CloudError(404) when it is not in that place."""
        doc = self.need(kind, id)
        for key, value in place.items():
            if doc[key] != value:
                raise CloudError(404, f"{label(kind)} {id!r} does not exist in {value!r}", "resource_not_found")
        return doc

    def find(self, kind: str, **equal: Any) -> list[Doc]:
        return self._transaction.find(f"confluent.{kind}", **equal)

    def put(self, kind: str, doc: Doc) -> None:
        self._transaction.put(f"confluent.{kind}", doc["id"], doc)

    def drop(self, kind: str, id: str) -> None:
        self._transaction.delete(f"confluent.{kind}", id)

    def need_free(self, kind: str, name: str, but: str = "", field: str = "display_name", **place: str) -> None:
        """CloudError(409) when an object other than `but` has that name in that place."""
        for doc in self.find(kind, **{field: name}, **place):
            if doc["id"] != but:
                raise CloudError(409, f"a {label(kind)} named {name!r} exists already ({doc['id']})", "resource_exists")

    def need_unused(self, what: str, id: str, users: Mapping[str, list[Doc]]) -> None:
        """CloudError(409) that names the documents, by kind, which still refer to an object."""
        listed = [f"{label(kind)} {doc['id']}" for kind, docs in users.items() for doc in docs]
        if listed:
            raise CloudError(409, f"{label(what)} {id!r} is still used by {', '.join(listed)}", "resource_in_use")

    def fresh_id(self, kind: str, prefix: str, alphabet: str = LOWER_CASE, length: int = 6) -> str:
        """An unused id of a kind."""
        while True:
            id = prefix + "".join(secrets.choice(alphabet) for _ in range(length))
            if self.get(kind, id) is None:
                return id

    @property
    def organization(self) -> str:
        """The id of the only organization, generated at the first use."""
        doc = self.get("organization", "own")
        if doc is None:
            doc = {"id": "own", "uuid": str(uuid.uuid4())}
            self.put("organization", doc)
        return doc["uuid"]

    @property
    def organization_crn(self) -> str:
        return crn.join(("organization", self.organization))

    def environment_crn(self, environment: str) -> str:
        return crn.below(self.organization_crn, "environment", environment)

    def cluster_crn(self, cluster: Doc) -> str:
        return crn.below(self.environment_crn(cluster["environment"]), "cloud-cluster", cluster["id"])

    def kafka_crn(self, cluster: Doc, kind: str = "", name: str = "") -> str:
        """Of a cluster's Kafka, or of a topic, group or transactional id in it."""
        kafka = crn.below(self.cluster_crn(cluster), "kafka", cluster["id"])
        return crn.below(kafka, kind, name) if kind else kafka

    def registry_crn(self, registry: Doc, subject: str = "") -> str:
        own = crn.below(self.environment_crn(registry["environment"]), "schema-registry", registry["id"])
        return crn.below(own, "subject", subject) if subject else own

    def service_account_crn(self, account: str) -> str:
        return crn.below(self.organization_crn, "service-account", account)

    def registry_of(self, environment: str) -> Doc | None:
        """An environment's Schema Registry cluster: one, from its first Kafka cluster on."""
        return next(iter(self.find("schema_registry", environment=environment)), None)


@contextmanager
def transaction(call: Call) -> Iterator[Cloud]:
    """Confluent Cloud in one transaction of the store: committed when the block ends, rolled back when it raises."""
    with call.store.transaction() as documents:
        yield Cloud(call, documents)


def by_id_or_name(cloud: Cloud, kind: str, config: Value, **place: str) -> Doc:
    """The document a data source asks for. CloudError(404) without any, (409) when a name is not unique."""
    id, name = config.get("id"), config.get("display_name")
    if id and id is not UNKNOWN:
        return cloud.need_in(kind, id, **place)
    found = cloud.find(kind, display_name=name, **place)
    if not found:
        raise CloudError(404, f"there is no {label(kind)} named {name!r}", "resource_not_found")
    if len(found) > 1:
        raise CloudError(409, f"there are {len(found)} {label(kind)}s named {name!r}", "ambiguous_name")
    return found[0]
