"""Schema Registry: schemas by subject and version, and subjects' settings."""

from __future__ import annotations

import json
from typing import Any

from local_cloud.confluent import compatibility
from local_cloud.confluent.access import key_principal, require_role
from local_cloud.confluent.cloud import Cloud, Doc, transaction
from local_cloud.confluent.environment import registry_endpoint
from local_cloud.confluent.values import given, known, ref
from local_cloud.model import Call, CloudError, Plan, Resource, Value
from local_cloud.registration import resource


def subject_of(topic: str, part: str = "value") -> str:
    """The subject of a topic's key or value under the default naming strategy."""
    return f"{topic}-{part}"


def versions(cloud: Cloud, registry: Doc, subject: str, deleted: bool = False) -> list[Doc]:
    """Versions of a subject, oldest first; soft-deleted ones only on demand."""
    found = cloud.find("schema", registry=registry["id"], subject=subject)
    return [doc for doc in found if deleted or not doc["deleted"]]


def register(cloud: Cloud, registry: Doc, subject: str, format: str, schema: str) -> Doc:
    """Register a schema below a subject, or find the version that says the same.

    CloudError(409) when it is not compatible with the versions before it.
    """
    history = versions(cloud, registry, subject, deleted=True)
    for doc in history:
        if (
            not doc["deleted"]
            and doc["format"] == format
            and canonical(format, doc["schema"]) == canonical(format, schema)
        ):
            return doc
    require_compatible(cloud, registry, subject, format, schema)
    version = 1 + max((doc["version"] for doc in history), default=0)
    doc = {
        "id": f"{registry['id']}/{subject}/{version}",
        "registry": registry["id"],
        "subject": subject,
        "version": version,
        "schema_id": _schema_id(cloud, registry, format, schema),
        "format": format,
        "schema": schema,
        "deleted": False,
    }
    cloud.put("schema", doc)
    return doc


def require_compatible(cloud: Cloud, registry: Doc, subject: str, format: str, schema: str) -> None:
    """CloudError(409) when a subject's level does not let a schema follow its versions."""
    before = versions(cloud, registry, subject)
    settings = cloud.get("subject_config", f"{registry['id']}/{subject}") or {}
    level = settings.get("compatibility_level") or compatibility.DEFAULT_LEVEL
    comparable = [doc["schema"] for doc in before if doc["format"] == format]
    same_format = len(comparable) == len(before) or level == "NONE"
    if not same_format or not compatibility.takes(level, format, schema, comparable):
        raise CloudError(
            409, f"the schema is not {level} compatible with the versions of subject {subject!r}", "incompatible_schema"
        )


def _schema_id(cloud: Cloud, registry: Doc, format: str, schema: str) -> int:
    """A registry numbers schemas, not versions: the same text has one id below every subject. Ids start at 100001."""
    known_ids = cloud.find("schema", registry=registry["id"])
    for doc in known_ids:
        if doc["format"] == format and canonical(format, doc["schema"]) == canonical(format, schema):
            return doc["schema_id"]
    return 1 + max((doc["schema_id"] for doc in known_ids), default=100000)


def canonical(format: str, schema: str) -> str:
    """What two texts of the same schema have in common: white space and the order of JSON members do not count."""
    if format == "PROTOBUF":
        return " ".join(schema.split())
    return json.dumps(json.loads(schema), sort_keys=True)


def drop_subject(cloud: Cloud, registry: Doc, subject: str) -> None:
    for doc in versions(cloud, registry, subject, deleted=True):
        cloud.drop("schema", doc["id"])


def drop_subjects_of_topic(cloud: Cloud, environment: str, topic: str) -> None:
    registry = cloud.registry_of(environment)
    if registry is not None:
        for part in ("key", "value"):
            drop_subject(cloud, registry, subject_of(topic, part))


def _authorize(cloud: Cloud, value: Value, subject: str, operation: str) -> Doc:
    """The registry of a value's block or of the provider block, once its key's owner may do that to the subject."""
    registry = cloud.need(
        "schema_registry", ref(value, "schema_registry_cluster") or cloud.session.get("schema_registry_id")
    )
    endpoint = given(value.get("rest_endpoint"), cloud.session.get("schema_registry_rest_endpoint"))
    if endpoint.rstrip("/") != registry_endpoint(registry):
        raise CloudError(404, f"{registry['id']!r} does not answer at {endpoint!r}", "schema_registry_not_found")
    principal = key_principal(cloud, value, "schema_registry", registry["id"])
    require_role(cloud, principal, operation, cloud.registry_crn(registry, subject))
    return registry


@resource("confluent_schema", label="schema")
class Schema(Resource):
    """A schema below a subject: `latest` of it, or one version when `recreate_on_update` pins it."""

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        now = plan.planned["schema"]
        if prior is None or not known(now) or not known(prior["schema"]):
            return
        if _reads_alike(prior["format"], prior["schema"], now):
            plan.planned["schema"] = prior["schema"]
        elif plan.planned["recreate_on_update"] is True:
            raise CloudError(
                400, "a schema with recreate_on_update = true cannot be changed in place", "invalid_update"
            )
        elif plan.planned["skip_validation_during_plan"] is not True and known(plan.planned["rest_endpoint"]):
            with transaction(call) as cloud:
                registry = _authorize(cloud, plan.planned, prior["subject_name"], "READ")
                _check_text(prior["format"], now)
                require_compatible(cloud, registry, prior["subject_name"], prior["format"], now)

    def create(self, call: Call, planned: Value) -> Value:
        return self._register(call, planned)

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        return self._register(call, planned)

    def _register(self, call: Call, planned: Value) -> Value:
        if not known(planned["schema"]):
            raise CloudError(400, "a schema needs its text", "invalid_schema")
        with transaction(call) as cloud:
            subject = planned["subject_name"]
            registry = _authorize(cloud, planned, subject, "WRITE")
            _check_text(planned["format"], planned["schema"])
            _check_references(cloud, registry, planned.get("schema_reference") or [])
            doc = register(cloud, registry, subject, planned["format"], planned["schema"])
            return {**planned, **_schema_values(doc, planned)}

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            subject = state["subject_name"]
            registry = _authorize(cloud, state, subject, "READ")
            found = versions(cloud, registry, subject)
            if state.get("recreate_on_update"):
                found = [doc for doc in found if doc["schema_id"] == state["schema_identifier"]]
            if not found:
                return None
            values = _schema_values(found[-1], state)
            if known(state.get("schema")) and _reads_alike(found[-1]["format"], state["schema"], found[-1]["schema"]):
                values["schema"] = state["schema"]
            return {**state, **values}

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            subject = state["subject_name"]
            registry = _authorize(cloud, state, subject, "DELETE")
            found = [doc for doc in versions(cloud, registry, subject) if doc["version"] == state["version"]]
            if not found:
                raise CloudError(404, f"subject {subject!r} has no version {state['version']}", "version_not_found")
            if state["hard_delete"]:
                cloud.drop("schema", found[0]["id"])
            else:
                cloud.put("schema", found[0] | {"deleted": True})

    def import_state(self, call: Call, import_id: str) -> Value:
        """`<registry id>/<subject>/latest`, or the schema's identifier for `latest`."""
        registry, _, rest = import_id.partition("/")
        subject, _, version = rest.rpartition("/")
        pinned: Value = {} if version == "latest" else {"schema_identifier": int(version), "recreate_on_update": True}
        return {"id": import_id, "schema_registry_cluster": [{"id": registry}], "subject_name": subject, **pinned}


def _reads_alike(format: str, one: str, other: str) -> bool:
    try:
        return canonical(format, one) == canonical(format, other)
    except ValueError:
        return one == other


def _check_text(format: str, schema: str) -> None:
    """CloudError(422) for a text that is not JSON where it has to be."""
    try:
        canonical(format, schema)
    except ValueError as error:
        raise CloudError(422, f"the {format} schema is not valid JSON: {error}", "invalid_schema") from error


def _check_references(cloud: Cloud, registry: Doc, references: list[Value]) -> None:
    for reference in references:
        subject, version = reference["subject_name"], reference["version"]
        if all(doc["version"] != version for doc in versions(cloud, registry, subject)):
            raise CloudError(422, f"subject {subject!r} has no version {version} to refer to", "invalid_schema")


def _schema_values(doc: Doc, before: Value) -> Value:
    pinned = before.get("recreate_on_update") is True
    return {
        "id": f"{doc['registry']}/{doc['subject']}/{doc['schema_id'] if pinned else 'latest'}",
        "subject_name": doc["subject"],
        "format": doc["format"],
        "schema": doc["schema"],
        "schema_identifier": doc["schema_id"],
        "version": doc["version"],
        "metadata": given(before.get("metadata"), []),
    }


_SETTINGS = ("alias", "compatibility_group", "compatibility_level", "normalize")


@resource("confluent_subject_config", label="subject configuration")
class SubjectConfig(Resource):
    """A subject's own settings. Deleting them puts the subject back to the registry's."""

    def create(self, call: Call, planned: Value) -> Value:
        return self._put(call, planned, {})

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        return self._put(call, planned, prior)

    def _put(self, call: Call, planned: Value, prior: Value) -> Value:
        with transaction(call) as cloud:
            subject = planned["subject_name"]
            registry = _authorize(cloud, planned, subject, "ALTER")
            settings: dict[str, Any] = {name: given(planned[name], prior.get(name)) for name in _SETTINGS}
            doc = {"id": f"{registry['id']}/{subject}", "registry": registry["id"], "subject": subject, **settings}
            cloud.put("subject_config", doc)
            return {**planned, "id": doc["id"], **settings}

    def read(self, call: Call, state: Value) -> Value | None:
        with transaction(call) as cloud:
            _authorize(cloud, state, state["subject_name"], "DESCRIBE")
            doc = cloud.get("subject_config", state["id"])
            return None if doc is None else {**state, **{name: doc[name] for name in _SETTINGS}}

    def delete(self, call: Call, state: Value) -> None:
        with transaction(call) as cloud:
            _authorize(cloud, state, state["subject_name"], "ALTER")
            cloud.drop("subject_config", cloud.need("subject_config", state["id"])["id"])

    def import_state(self, call: Call, import_id: str) -> Value:
        """`<registry id>/<subject>`."""
        registry, _, subject = import_id.partition("/")
        return {"id": import_id, "schema_registry_cluster": [{"id": registry}], "subject_name": subject}
