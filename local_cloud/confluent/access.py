"""Authorization at the time of each call: API keys (401), role bindings and ACLs (403).

Sources: docs.confluent.io/cloud/current/security/access-control/rbac/predefined-rbac-roles (roles and their scopes),
.../flink/operate-and-deploy/flink-rbac, .../topics/tableflow/operate/tableflow-rbac, and Kafka's authorizer for ACLs.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from local_cloud.confluent import crn
from local_cloud.confluent.cloud import Cloud, Doc
from local_cloud.confluent.values import block, known
from local_cloud.model import CloudError, Value

#: Operations of Kafka's ACLs, and those of the cloud that only roles grant.
ASSIGN = "ASSIGN"  # give a service account or a provider integration to something that then acts with it
SUBMIT = "SUBMIT"  # Flink statements
MANAGE = "MANAGE"  # everything else: create, change and delete what lies in a scope

_KAFKA_RESOURCES = frozenset({"topic", "group", "transactional-id", "kafka"})
_OWNABLE = _KAFKA_RESOURCES | {
    "subject",
    "schema-registry",
    "service-account",
    "provider-integration",
    "connector",
    "cloud-cluster",
}
_WIDE = frozenset({"organization", "environment"})


@dataclass(frozen=True)
class Role:
    """A predefined role: on which kinds of CRN it may be bound, and which operations it grants below them."""

    scopes: frozenset[str]
    operations: frozenset[str] | None = frozenset()
    """None grants everything."""


ROLES: dict[str, Role] = {
    "OrganizationAdmin": Role(frozenset({"organization"}), None),
    "EnvironmentAdmin": Role(frozenset({"environment"}), None),
    "CloudClusterAdmin": Role(frozenset({"cloud-cluster"}), None),
    "ResourceOwner": Role(_OWNABLE, None),
    "DeveloperRead": Role(_OWNABLE, frozenset({"READ", "DESCRIBE", "DESCRIBE_CONFIGS"})),
    "DeveloperWrite": Role(_OWNABLE, frozenset({"WRITE", "DESCRIBE"})),
    "DeveloperManage": Role(
        _OWNABLE, frozenset({"CREATE", "DELETE", "ALTER", "ALTER_CONFIGS", "DESCRIBE", "DESCRIBE_CONFIGS"})
    ),
    "Assigner": Role(_WIDE | {"service-account", "provider-integration"}, frozenset({ASSIGN})),
    "FlinkDeveloper": Role(_WIDE | {"flink-region"}, frozenset({SUBMIT})),
    "FlinkAdmin": Role(_WIDE | {"flink-region", "compute-pool"}, frozenset({SUBMIT})),
    # Roles that grant nothing which a call of these resource types asks for.
    "AccountAdmin": Role(frozenset({"organization"})),
    "BillingAdmin": Role(frozenset({"organization"})),
    "ConnectManager": Role(frozenset({"cloud-cluster"})),
    "DataDiscovery": Role(_WIDE),
    "DataSteward": Role(_WIDE),
    "FlinkFunctionDeveloper": Role(_WIDE | {"flink-region"}),
    "KsqlAdmin": Role(frozenset({"cloud-cluster", "ksql"})),
    "MetricsViewer": Role(_WIDE | {"cloud-cluster"}),
    "NetworkAdmin": Role(frozenset({"organization"})),
    "Operator": Role(_WIDE | {"cloud-cluster"}),
    "ResourceKeyAdmin": Role(frozenset({"organization"})),
}

#: Operations that Kafka's authorizer takes as implied by others.
_IMPLIED_BY = {
    "DESCRIBE": frozenset({"READ", "WRITE", "DELETE", "ALTER"}),
    "DESCRIBE_CONFIGS": frozenset({"ALTER_CONFIGS"}),
}
_CRN_KINDS = {"TOPIC": "topic", "GROUP": "group", "TRANSACTIONAL_ID": "transactional-id", "CLUSTER": ""}


def digest(secret: str) -> str:
    """What the cloud keeps of a key's secret. It is random and long, so a plain hash holds."""
    return hashlib.sha256(secret.encode()).hexdigest()


def authenticate(cloud: Cloud, key: str, secret: str) -> Doc:
    """The API key's document. CloudError(401) when key or secret are wrong."""
    doc = cloud.get("api_key", key) if key else None
    if doc is None or not hmac.compare_digest(doc["digest"], digest(secret)):
        raise CloudError(401, "the API key or its secret is not valid", "invalid_api_key")
    return doc


def cloud_principal(cloud: Cloud) -> str:
    """The owner of the provider block's cloud key. CloudError(401) when it is no cloud key (any more)."""
    session = cloud.session
    if not session.get("cloud_api_key"):
        raise CloudError(401, "the provider block has no cloud_api_key and cloud_api_secret", "no_credentials")
    doc = authenticate(cloud, session.get("cloud_api_key"), session.get("cloud_api_secret"))
    if doc["service"] is not None:
        raise CloudError(401, "cloud_api_key is a key of one resource, not a cloud API key", "invalid_api_key")
    return doc["owner"]


def may_manage(cloud: Cloud, scope: str) -> bool:
    """Whether the cloud key's owner may manage what lies at a CRN. CloudError(401) without a valid key."""
    return has_role(cloud, cloud_principal(cloud), MANAGE, scope)


def require_manage(cloud: Cloud, scope: str) -> None:
    if not may_manage(cloud, scope):
        raise forbidden(cloud_principal(cloud), MANAGE, scope)


_SERVICES = {"kafka": "cmk", "schema_registry": "srcm", "flink": "fcpm", "tableflow": "tableflow"}


def key_principal(cloud: Cloud, value: Value, plane: str, resource: str, environment: str | None = None) -> str:
    """The owner of the provider block's key for that plane, else of the key in a `credentials` block.

    `plane` is `kafka`, `schema_registry`, `flink` or `tableflow`; `resource` the cluster, registry, Flink region or
    `tableflow` that the key has to be for. CloudError(401) when it does not exist or is for something else.
    """
    own = block(value, "credentials")
    session = cloud.session
    # The provider block wins where both have one (resources' extract...ApiKeyAndApiSecret in the provider's sources).
    key, secret = session.get(f"{plane}_api_key"), session.get(f"{plane}_api_secret")
    if not key and known(own.get("key")) and known(own.get("secret")):
        key, secret = own["key"], own["secret"]
    if not key:
        raise CloudError(
            401, f"neither the credentials block nor the provider block has a {plane} key", "no_credentials"
        )
    doc = authenticate(cloud, key, secret)
    right = doc["service"] == _SERVICES[plane] and doc["resource"] == resource
    if not right or (environment is not None and doc["environment"] != environment):
        raise CloudError(401, f"the API key is not one of {plane} {resource!r}", "invalid_api_key")
    return doc["owner"]


def has_role(cloud: Cloud, principal: str, operation: str, resource: str) -> bool:
    """Whether a role bound to the principal (`sa-...` or `u-...`) grants the operation on a CRN."""
    for binding in cloud.find("role_binding", principal=f"User:{principal}"):
        operations = ROLES[binding["role_name"]].operations
        if (operations is None or operation in operations) and crn.covers(binding["crn_pattern"], resource):
            return True
    return False


def require_role(cloud: Cloud, principal: str, operation: str, resource: str) -> None:
    if not has_role(cloud, principal, operation, resource):
        raise forbidden(principal, operation, resource)


def may_use_kafka(cloud: Cloud, principal: str, cluster: Doc, resource_type: str, name: str, operation: str) -> bool:
    """Kafka's decision: a matching DENY refuses, else a role or a matching ALLOW grants."""
    acls = [acl for acl in cloud.find("acl", cluster=cluster["id"]) if _concerns(acl, principal, resource_type, name)]
    if any(acl["permission"] == "DENY" and acl["operation"] in {operation, "ALL"} for acl in acls):
        return False
    # Changing a cluster's ACLs takes more than DeveloperManage, so it has no name among the roles' operations.
    role_operation = MANAGE if (resource_type, operation) == ("CLUSTER", "ALTER") else operation
    if has_role(cloud, principal, role_operation, cloud.kafka_crn(cluster, _CRN_KINDS[resource_type], name)):
        return True
    granting = {operation, "ALL"} | _IMPLIED_BY.get(operation, frozenset())
    return any(acl["permission"] == "ALLOW" and acl["operation"] in granting for acl in acls)


def _concerns(acl: Doc, principal: str, resource_type: str, name: str) -> bool:
    if acl["resource_type"] != resource_type or acl["principal"] not in {f"User:{principal}", "User:*"}:
        return False
    if acl["pattern_type"] == "PREFIXED":
        return name.startswith(acl["resource_name"])
    return acl["resource_name"] in {name, "*"}


def require_kafka(cloud: Cloud, principal: str, cluster: Doc, resource_type: str, name: str, operation: str) -> None:
    if not may_use_kafka(cloud, principal, cluster, resource_type, name, operation):
        raise forbidden(principal, operation, f"{resource_type} {name!r} of {cluster['id']}")


def forbidden(principal: str, operation: str, resource: str) -> CloudError:
    return CloudError(403, f"User:{principal} is not allowed to {operation} {resource}", "forbidden_access")
