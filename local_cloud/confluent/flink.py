"""Flink: regions, compute pools and SQL statements."""

from __future__ import annotations

import re
import uuid
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from local_cloud.confluent import flink_tables
from local_cloud.confluent.access import (
    ASSIGN,
    SUBMIT,
    cloud_principal,
    has_role,
    key_principal,
    may_manage,
    require_manage,
    require_role,
)
from local_cloud.confluent.cloud import Cloud, Doc, by_id_or_name, transaction
from local_cloud.confluent.crn import below
from local_cloud.confluent.values import block, changed, given, imported_from_environment, known, ref
from local_cloud.model import UNKNOWN, Call, CloudError, DataSource, Plan, Resource, Value
from local_cloud.registration import data_source, resource

#: How long Confluent keeps a statement that has ended (docs.confluent.io/cloud/current/flink/concepts/statements).
RETENTION = timedelta(days=30)
#: Computing units of a pool where none are configured (same documentation, "Compute pools").
_DEFAULT_MAX_CFU = 10
_REGION = re.compile(r"[a-z]+(-?[a-z0-9]+)+")
_STATEMENT_NAME = re.compile(r"[a-z0-9]([-a-z0-9.]{0,98}[a-z0-9])?")


def region_id(provider: str, region: str) -> str:
    return f"{provider.lower()}.{region}"


def region_endpoint(provider: str, region: str) -> str:
    return f"https://flink.{region}.{provider.lower()}.confluent.cloud"


@data_source("confluent_flink_region", label="Flink region")
class FlinkRegion(DataSource):
    """A region where Flink runs. Which regions there are is not modelled, only how one is called."""

    def read(self, call: Call, config: Value) -> Value:
        with transaction(call) as cloud:
            cloud_principal(cloud)
        provider, region = config["cloud"], config["region"]
        if not _REGION.fullmatch(region):
            raise CloudError(404, f"there is no Flink region {region!r} of {provider}", "resource_not_found")
        return {
            **config,
            "id": region_id(provider, region),
            "api_version": "fcpm/v2",
            "kind": "Region",
            "rest_endpoint": region_endpoint(provider, region),
            "private_rest_endpoint": f"https://flink.{region}.{provider.lower()}.private.confluent.cloud",
        }


@resource(
    "confluent_flink_compute_pool", label="Flink compute pool", crn_segments=("compute-pool",), inside=("environment",)
)
class FlinkComputePool(Resource):
    """A compute pool. Names are unique in the environment (assumed). Running statements hold it."""

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            environment = cloud.need("environment", ref(planned, "environment"))
            require_manage(cloud, cloud.environment_crn(environment["id"]))
            cloud.need_free("flink_compute_pool", planned["display_name"], environment=environment["id"])
            doc = {
                "id": cloud.fresh_id("flink_compute_pool", "lfcp-"),
                "environment": environment["id"],
                **{name: planned[name] for name in ("display_name", "cloud", "region")},
                "max_cfu": given(planned["max_cfu"], _DEFAULT_MAX_CFU),
                "default_pool": given(planned["default_pool"], False),
            }
            _check_cfu(doc["max_cfu"])
            cloud.put("flink_compute_pool", doc)
            return {**planned, **_pool_values(cloud, doc)}

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            doc = cloud.get("flink_compute_pool", state["id"])
            if doc is None or not may_manage(cloud, cloud.environment_crn(doc["environment"])):
                return None
            return {**state, **_pool_values(cloud, doc), "environment": [{"id": doc["environment"]}]}

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with transaction(call) as cloud:
            doc = cloud.need("flink_compute_pool", prior["id"])
            require_manage(cloud, cloud.environment_crn(doc["environment"]))
            cloud.need_free(
                "flink_compute_pool", planned["display_name"], but=doc["id"], environment=doc["environment"]
            )
            doc |= {
                "display_name": planned["display_name"],
                "max_cfu": given(planned["max_cfu"], doc["max_cfu"]),
                "default_pool": given(planned["default_pool"], False),
            }
            _check_cfu(doc["max_cfu"])
            cloud.put("flink_compute_pool", doc)
            return {**planned, **_pool_values(cloud, doc)}

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            doc = cloud.need("flink_compute_pool", state["id"])
            require_manage(cloud, cloud.environment_crn(doc["environment"]))
            running = cloud.find("flink_statement", pool=doc["id"], phase="RUNNING")
            cloud.need_unused("flink_compute_pool", doc["id"], {"flink_statement": running})
            cloud.drop("flink_compute_pool", doc["id"])

    def import_state(self, call: Call, import_id: str) -> Value:
        return imported_from_environment(import_id)


@data_source("confluent_flink_compute_pool")
class FlinkComputePoolData(DataSource):
    def read(self, call: Call, config: Value) -> Value:
        with transaction(call) as cloud:
            doc = by_id_or_name(cloud, "flink_compute_pool", config, environment=ref(config, "environment"))
            require_manage(cloud, cloud.environment_crn(doc["environment"]))
            return {**config, **_pool_values(cloud, doc)}


def _check_cfu(max_cfu: int) -> None:
    """Sizes that the API takes, after the documentation of compute pools."""
    if max_cfu not in {5, 10, 20, 30, 40, 50} and not (max_cfu > 50 and max_cfu % 10 == 0):
        raise CloudError(400, f"max_cfu is 5 or a multiple of 10, not {max_cfu}", "invalid_max_cfu")


def _pool_values(cloud: Cloud, doc: Doc) -> Value:
    region = region_id(doc["cloud"], doc["region"])
    return {
        **{name: doc[name] for name in ("id", "display_name", "cloud", "region", "max_cfu", "default_pool")},
        "api_version": "fcpm/v2",
        "kind": "ComputePool",
        "resource_name": _pool_crn(cloud, doc["environment"], region, doc["id"]),
    }


def _pool_crn(cloud: Cloud, environment: str, region: str, pool: str) -> str:
    return below(below(cloud.environment_crn(environment), "flink-region", region), "compute-pool", pool)


@dataclass(frozen=True)
class _Location:
    """Where a statement runs, from its blocks or, where they are absent, from the provider block."""

    environment: str
    organization: str
    pool: str
    principal: str
    endpoint: str

    @classmethod
    def of(cls, cloud: Cloud, value: Value) -> _Location:
        session = cloud.session
        return cls(
            environment=ref(value, "environment") or session.get("environment_id"),
            organization=ref(value, "organization") or session.get("organization_id"),
            pool=ref(value, "compute_pool") or session.get("flink_compute_pool_id"),
            principal=ref(value, "principal") or session.get("flink_principal_id"),
            endpoint=given(value.get("rest_endpoint"), session.get("flink_rest_endpoint")),
        )


@resource("confluent_flink_statement", label="Flink statement")
class FlinkStatement(Resource):
    """A SQL statement: where a job would run. Names are unique in the environment.

    What Flink makes (topics, schemas) is the cluster's, not Terraform's: it outlives the statement. Statements that
    have ended are deleted after 30 days.
    """

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        if prior is None:
            return
        for name in ("environment", "organization"):
            if not prior[name] and known(plan.planned[name]) and plan.planned[name]:
                plan.replace.add(name)
        moved = [name for name in ("principal", "compute_pool") if _moved(prior, plan.planned, name)]
        if moved and not _resumes(prior, plan.planned):
            raise CloudError(
                400, f"{' and '.join(moved)} of a statement can only change while it is resumed", "invalid_update"
            )

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            _delete_expired(cloud)
            name = given(planned["statement_name"], None) or _generated_name(cloud.now)
            if not _STATEMENT_NAME.fullmatch(name):
                raise CloudError(
                    400, f"{name!r} is no legal statement name: a-z 0-9 - . and at most 100", "invalid_name"
                )
            place = _Location.of(cloud, planned)
            pool = _pool(cloud, place)
            owner = _submitter(cloud, planned, pool)
            id = _document_id(place.environment, name)
            if cloud.get("flink_statement", id) is not None:
                raise CloudError(409, f"a Flink statement named {name!r} exists already", "resource_exists")
            doc = {
                "id": id,
                "name": name,
                "environment": place.environment,
                "organization": place.organization,
                "pool": pool["id"],
                "principal": _acting(cloud, owner, place.principal),
                "statement": planned["statement"],
                "properties": given(planned["properties"], {}),
                "stopped": given(planned["stopped"], False),
                "offsets_at": cloud.now.strftime("%Y-%m-%dT%H:%M:%SZ"),
            }
            _start(cloud, doc, pool)
            cloud.put("flink_statement", doc)
            return _statement_state(doc, planned)

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            _delete_expired(cloud)
            doc = _stored(cloud, state)
            if doc is None:
                return None
            owner = _key_owner(cloud, state, doc)
            if not has_role(cloud, owner, SUBMIT, _pool_crn(cloud, doc["environment"], doc["region"], doc["pool"])):
                return None
            return _statement_state(doc, state)

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with transaction(call) as cloud:
            _delete_expired(cloud)
            doc = self._owned(cloud, prior)
            resumes = _resumes(prior, planned)
            if resumes and prior["properties_sensitive"] != planned["properties_sensitive"]:
                raise CloudError(
                    400, "properties_sensitive cannot change while a statement is resumed", "invalid_update"
                )
            if not resumes and any(_moved(prior, planned, name) for name in ("principal", "compute_pool")):
                raise CloudError(
                    400, "principal and compute_pool can only change while it is resumed", "invalid_update"
                )
            if resumes:
                self._resume(cloud, doc, planned)
            elif planned["stopped"] is True and not doc["stopped"]:
                _stop(cloud, doc)
            cloud.put("flink_statement", doc)
            return _statement_state(doc, planned)

    def _resume(self, cloud: Cloud, doc: Doc, planned: Value) -> None:
        pool = _pool(cloud, _Location.of(cloud, planned))
        owner = _submitter(cloud, planned, pool)
        doc |= {"pool": pool["id"], "principal": _acting(cloud, owner, _Location.of(cloud, planned).principal)}
        doc["stopped"] = False
        _start(cloud, doc, pool, resumed=True)

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            _delete_expired(cloud)
            cloud.drop("flink_statement", self._owned(cloud, state)["id"])

    def _owned(self, cloud: Cloud, state: Value) -> Doc:
        """The statement, once the key's owner may change it. CloudError(404) when it is gone or forgotten."""
        doc = _stored(cloud, state)
        if doc is None:
            name = state["statement_name"]
            raise CloudError(404, f"Flink statement {name!r} does not exist (any more)", "resource_not_found")
        place = _pool_crn(cloud, doc["environment"], doc["region"], doc["pool"])
        require_role(cloud, _key_owner(cloud, state, doc), SUBMIT, place)
        return doc

    def import_state(self, call: Call, import_id: str) -> Value:
        """`<statement name>`; the provider block has the rest."""
        session = call.session
        id = f"{session.get('environment_id')}/{session.get('flink_compute_pool_id')}/{import_id}"
        return {"id": id, "statement_name": import_id}


def _moved(prior: Value, planned: Value, name: str) -> bool:
    now = planned[name]
    if now is UNKNOWN:
        return False
    return changed(ref(prior, name), block(planned, name).get("id", ""))


def _resumes(prior: Value, planned: Value) -> bool:
    return prior["stopped"] is True and planned["stopped"] is False


def _generated_name(now: datetime) -> str:
    return f"tf-{now:%Y-%m-%d-%H%M%S}-{uuid.uuid4()}"


def _document_id(environment: str, name: str) -> str:
    return f"{environment}/{name}"


def _stored(cloud: Cloud, state: Value) -> Doc | None:
    environment, _, rest = state["id"].partition("/")
    return cloud.get("flink_statement", _document_id(environment, rest.partition("/")[2]))


def _delete_expired(cloud: Cloud) -> None:
    for doc in cloud.find("flink_statement"):
        if doc["ended"] is not None and cloud.now - datetime.fromisoformat(doc["ended"]) > RETENTION:
            cloud.drop("flink_statement", doc["id"])


def _pool(cloud: Cloud, place: _Location) -> Doc:
    """The pool to run in, checked to be in the environment, the organization and the region of the endpoint."""
    if place.organization != cloud.organization:
        raise CloudError(404, f"organization {place.organization!r} does not exist", "resource_not_found")
    cloud.need("environment", place.environment)
    pool = cloud.need_in("flink_compute_pool", place.pool, environment=place.environment)
    if place.endpoint.rstrip("/") != region_endpoint(pool["cloud"], pool["region"]):
        raise CloudError(404, f"compute pool {pool['id']} does not answer at {place.endpoint!r}", "resource_not_found")
    return pool


def _submitter(cloud: Cloud, value: Value, pool: Doc) -> str:
    """The owner of the Flink key, who must be allowed to submit statements (FlinkDeveloper, say)."""
    environment, region = pool["environment"], region_id(pool["cloud"], pool["region"])
    owner = key_principal(cloud, value, "flink", region, environment)
    require_role(cloud, owner, SUBMIT, _pool_crn(cloud, environment, region, pool["id"]))
    return owner


def _key_owner(cloud: Cloud, state: Value, doc: Doc) -> str:
    return key_principal(cloud, state, "flink", doc["region"], doc["environment"])


def _acting(cloud: Cloud, owner: str, principal: str) -> str:
    """Who the statement runs as: the key's owner, or an account that the owner is Assigner of."""
    if not principal or principal == owner:
        return owner
    if principal.startswith("sa-"):
        cloud.need("service_account", principal)
        require_role(cloud, owner, ASSIGN, cloud.service_account_crn(principal))
        return principal
    raise CloudError(403, f"User:{owner} cannot run statements as {principal!r}", "forbidden_access")


def _start(cloud: Cloud, doc: Doc, pool: Doc, resumed: bool = False) -> None:
    """Run a statement: its effects on topics and schemas, and how it goes on."""
    doc["region"] = region_id(pool["cloud"], pool["region"])
    run = flink_tables.run(cloud, doc, resumed)
    doc["clusters"] = sorted(run.clusters)
    doc["phase"] = "RUNNING" if run.runs_on else "COMPLETED"
    doc["ended"] = None if run.runs_on else cloud.now.isoformat()
    if doc["stopped"]:
        _stop(cloud, doc)


def _stop(cloud: Cloud, doc: Doc) -> None:
    if doc["phase"] == "RUNNING":
        doc |= {"phase": "STOPPED", "ended": cloud.now.isoformat()}
    doc["stopped"] = True


def _statement_state(doc: Doc, before: Value) -> Value:
    return {
        **before,
        "id": f"{doc['environment']}/{doc['pool']}/{doc['name']}",
        "statement_name": doc["name"],
        "statement": doc["statement"],
        "properties": doc["properties"],
        "properties_sensitive": given(before.get("properties_sensitive"), {}),
        "stopped": doc["stopped"],
        "latest_offsets": {},
        "latest_offsets_timestamp": doc["offsets_at"],
        **_blocks(before, doc),
    }


def _blocks(before: Value, doc: Doc) -> Mapping[str, list[Value]]:
    """Blocks that were left out stay out: the provider block has them, and they are not read back."""
    held = {
        "environment": "environment",
        "organization": "organization",
        "compute_pool": "pool",
        "principal": "principal",
    }
    return {name: [{"id": doc[key]}] if ref(before, name) else [] for name, key in held.items()}
