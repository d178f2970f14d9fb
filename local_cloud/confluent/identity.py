"""Service accounts, role bindings and API keys."""

from __future__ import annotations

import secrets
import string

from local_cloud.confluent import crn
from local_cloud.confluent.access import MANAGE, ROLES, cloud_principal, digest, has_role, may_manage, require_manage
from local_cloud.confluent.cloud import UPPER_CASE, Cloud, Doc, by_id_or_name, transaction
from local_cloud.confluent.values import block, given, ref, same_or_null
from local_cloud.model import Call, CloudError, DataSource, Resource, Value
from local_cloud.registration import data_source, kinds_by_crn_segment, resource

_SECRET_ALPHABET = string.ascii_letters + string.digits + "+/"


@resource("confluent_service_account", label="service account", crn_segments=("service-account",))
class ServiceAccount(Resource):
    """A service account. Names are unique in the organization.

    With it go all its API keys and role bindings (docs.confluent.io, "Predefined RBAC Roles": deleting an account
    deletes both): whoever deletes one of them afterwards gets a 404. ACLs that name it stay.
    """

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            require_manage(cloud, cloud.organization_crn)
            cloud.need_free("service_account", planned["display_name"])
            doc = {
                "id": cloud.fresh_id("service_account", "sa-"),
                "display_name": planned["display_name"],
                "description": given(planned["description"], ""),
            }
            cloud.put("service_account", doc)
            return {**planned, **_account_values(doc), "description": planned["description"]}

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            doc = cloud.get("service_account", state["id"])
            if doc is None or not may_manage(cloud, cloud.service_account_crn(doc["id"])):
                return None
            description = same_or_null(state.get("description"), doc["description"])
            return {**state, **_account_values(doc), "description": description}

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with transaction(call) as cloud:
            doc = cloud.need("service_account", prior["id"])
            require_manage(cloud, cloud.service_account_crn(doc["id"]))
            cloud.need_free("service_account", planned["display_name"], but=doc["id"])
            doc |= {"display_name": planned["display_name"], "description": given(planned["description"], "")}
            cloud.put("service_account", doc)
            return {**planned, **_account_values(doc), "description": planned["description"]}

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            doc = cloud.need("service_account", state["id"])
            require_manage(cloud, cloud.service_account_crn(doc["id"]))
            for key in cloud.find("api_key", owner=doc["id"]):
                cloud.drop("api_key", key["id"])
            for binding in cloud.find("role_binding", principal=f"User:{doc['id']}"):
                cloud.drop("role_binding", binding["id"])
            cloud.drop("service_account", doc["id"])


@data_source("confluent_service_account")
class ServiceAccountData(DataSource):
    def read(self, call: Call, config: Value) -> Value:
        with transaction(call) as cloud:
            doc = by_id_or_name(cloud, "service_account", config)
            require_manage(cloud, cloud.service_account_crn(doc["id"]))
            return {**config, **_account_values(doc)}


def _account_values(doc: Doc) -> Value:
    return {
        "id": doc["id"],
        "display_name": doc["display_name"],
        "description": doc["description"],
        "api_version": "iam/v2",
        "kind": "ServiceAccount",
    }


@resource("confluent_role_binding", label="role binding")
class RoleBinding(Resource):
    """A role of a principal on a CRN pattern. It counts from the moment it is created."""

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            pattern = planned["crn_pattern"]
            scope = _scope_in_cloud(cloud, pattern)
            require_manage(cloud, scope)
            _check_role(cloud, planned["role_name"], pattern)
            _check_principal(cloud, planned["principal"])
            doc = {key: planned[key] for key in ("principal", "role_name", "crn_pattern")}
            for other in cloud.find("role_binding", principal=doc["principal"], role_name=doc["role_name"]):
                if _same_pattern(other["crn_pattern"], pattern):
                    raise CloudError(409, f"this role binding exists already ({other['id']})", "resource_exists")
            doc["id"] = cloud.fresh_id("role_binding", "rb-")
            cloud.put("role_binding", doc)
            return {**planned, "id": doc["id"]}

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            cloud_principal(cloud)
            doc = cloud.get("role_binding", state["id"])
            if doc is None or not may_manage(cloud, doc["crn_pattern"]):
                return None
            return {**state, **doc}

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with transaction(call) as cloud:
            return {**planned, **cloud.need("role_binding", prior["id"])}

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            doc = cloud.need("role_binding", state["id"])
            require_manage(cloud, doc["crn_pattern"])
            cloud.drop("role_binding", doc["id"])


def _same_pattern(one: str, other: str) -> bool:
    return crn.parse(one) == crn.parse(other)


def _scope_in_cloud(cloud: Cloud, pattern: str) -> str:
    """The pattern itself, once all it names is there. CloudError(403) for a foreign organization, (404) else."""
    # A topic or subject need not exist yet. Schema Registry clusters have no resource type that could name its segment.
    kinds = {**kinds_by_crn_segment("confluent"), "schema-registry": "schema_registry"}
    for segment, name in crn.parse(pattern):
        if segment == "organization" and name != cloud.organization:
            raise CloudError(403, f"organization {name!r} is not this one", "forbidden_access")
        if segment in kinds and not name.endswith("*"):
            cloud.need(kinds[segment], name)
    return pattern


def _check_role(cloud: Cloud, role_name: str, pattern: str) -> None:
    """CloudError(400) for an unknown role, or one that cannot be bound on that kind of resource."""
    role = ROLES.get(role_name)
    segments = crn.parse(pattern)
    if role is None:
        raise CloudError(400, f"there is no role {role_name!r}", "invalid_role")
    if segments[-1][0] not in role.scopes:
        raise CloudError(400, f"role {role_name} cannot be bound on a {segments[-1][0]}", "invalid_role_scope")
    inside = dict(segments)
    if "kafka" in inside and "basic" in cloud.need("kafka_cluster", inside["kafka"])["type"]:
        # docs.confluent.io, "Predefined RBAC Roles": roles on topics, groups and the like need more than Basic.
        raise CloudError(400, "Basic clusters know no role bindings on Kafka resources", "invalid_role_scope")


def _check_principal(cloud: Cloud, principal: str) -> None:
    id = principal.removeprefix("User:")
    if id.startswith("sa-"):
        cloud.need("service_account", id)
    elif id.startswith("u-"):
        cloud.need("user", id)


@resource("confluent_api_key", label="API key")
class ApiKey(Resource):
    """An API key of one resource, or of the cloud when it names none. Only a hash of its secret is kept."""

    def create(self, call: Call, planned: Value) -> Value:
        with transaction(call) as cloud:
            owner = ref(planned, "owner")
            self._require(cloud, owner)
            doc = {
                "id": cloud.fresh_id("api_key", "", UPPER_CASE, 16),
                "owner": owner,
                "display_name": given(planned["display_name"], ""),
                "description": given(planned["description"], ""),
                **_managed_resource(cloud, block(planned, "managed_resource")),
            }
            secret = new_secret()
            cloud.put("api_key", doc | {"digest": digest(secret)})
            return {**planned, "id": doc["id"], "secret": secret}

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            principal = cloud_principal(cloud)
            doc = cloud.get("api_key", state["id"])
            if doc is None or not has_role(cloud, principal, MANAGE, _owner_crn(cloud, doc["owner"])):
                return None
            return {
                **state,
                "id": doc["id"],
                "display_name": same_or_null(state.get("display_name"), doc["display_name"]),
                "description": same_or_null(state.get("description"), doc["description"]),
            }

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        with transaction(call) as cloud:
            doc = cloud.need("api_key", prior["id"])
            self._require(cloud, doc["owner"])
            doc |= {name: given(planned[name], "") for name in ("display_name", "description")}
            cloud.put("api_key", doc)
            return {**planned, "id": doc["id"], "secret": prior["secret"]}

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            doc = cloud.need("api_key", state["id"])
            self._require(cloud, doc["owner"])
            cloud.drop("api_key", doc["id"])

    def import_state(self, call: Call, import_id: str) -> Value:
        """`<environment id>/<key>`, or the key alone. The secret is not to be had any more."""
        return {"id": import_id.rpartition("/")[2]}

    def _require(self, cloud: Cloud, owner: str) -> None:
        require_manage(cloud, _owner_crn(cloud, owner))


def new_secret() -> str:
    return "".join(secrets.choice(_SECRET_ALPHABET) for _ in range(64))


def _service(api_version: str) -> str:
    return api_version.partition("/")[0]


def _owner_crn(cloud: Cloud, owner: str) -> str:
    """Where one must be admin to manage an owner's keys. CloudError(404) when there is no such owner."""
    if owner.startswith("sa-"):
        return cloud.service_account_crn(cloud.need("service_account", owner)["id"])
    cloud.need("user", owner)
    return cloud.organization_crn


def _managed_resource(cloud: Cloud, managed: Value) -> Doc:
    """What a key is for, checked to exist: service, resource and environment; all None for a cloud key."""
    if not managed:
        return {"service": None, "resource": None, "environment": None}
    service, resource = _service(managed["api_version"]), managed["id"]
    environment = ref(managed, "environment") or None
    if environment is not None:
        cloud.need("environment", environment)
    if service in {"cmk", "srcm"}:
        kind = "kafka_cluster" if service == "cmk" else "schema_registry"
        doc = cloud.need(kind, resource)
        if doc["environment"] != environment:
            raise CloudError(400, f"{resource!r} is not in environment {environment!r}", "invalid_resource")
    elif service == "fcpm":
        if environment is None or resource.count(".") != 1:
            raise CloudError(
                400, "a Flink key needs a region id such as aws.us-east-1, and an environment", "invalid_resource"
            )
    elif service == "tableflow" and resource != "tableflow":
        raise CloudError(400, "the resource id of a Tableflow key is 'tableflow'", "invalid_resource")
    return {"service": service, "resource": resource, "environment": environment}
