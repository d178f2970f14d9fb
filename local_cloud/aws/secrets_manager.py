"""Secrets Manager: secrets and their versions."""

from __future__ import annotations

import base64
from typing import Any, ClassVar, Final

from local_cloud.aws.base import (
    AwsResource,
    all_tags,
    chosen_name,
    filled,
    not_there,
    read_tags,
    region_of,
    set_value,
    stamp,
    tag_list,
    tag_map,
    unique_id,
)
from local_cloud.aws.cloud import error_code, unless
from local_cloud.aws.policy import equivalent
from local_cloud.model import UNKNOWN, Call, CloudError, DataSource, Plan, Value
from local_cloud.registration import data_source, resource

#: Source: Secrets Manager User Guide, "Quotas": encrypted secret value.
_MAX_BYTES: Final = 65536


@resource("aws_secretsmanager_secret")
class Secret(AwsResource):
    policies = ("policy",)
    unsupported: ClassVar[tuple[str, ...]] = ("replica",)

    def create(self, call: Call, planned: Value) -> Value:
        name, prefix = chosen_name(call, planned)
        region = region_of(call, planned)
        api = call.session.client("secretsmanager", region)
        optional = {"Description": set_value(planned, "description"), "KmsKeyId": set_value(planned, "kms_key_id")}
        with call.session.cloud.changing():
            _refuse_scheduled(api, name)
            arn = api.create_secret(
                Name=name,
                Tags=tag_list(all_tags(call, planned)),
                **{key: value for key, value in optional.items() if value},
            )["ARN"]
            if set_value(planned, "policy"):
                api.put_resource_policy(SecretId=arn, ResourcePolicy=planned["policy"])
        tags = all_tags(call, planned)
        made = {"id": arn, "arn": arn, "name": name, "name_prefix": prefix, "region": region, "tags_all": tags}
        return filled(planned, made | {"policy": "", "replica": []})

    def read(self, call: Call, state: Value) -> Value | None:
        region = region_of(call, state)
        api = call.session.client("secretsmanager", region)
        with call.session.cloud.reading():
            actual = _describe(api, state["id"])
            if actual is None:
                return None
            document = api.get_resource_policy(SecretId=state["id"]).get("ResourcePolicy", "")
        known = state.get("policy")
        return (
            state
            | read_tags(call, state, tag_map(actual.get("Tags")))
            | {
                "arn": actual["ARN"],
                "name": actual["Name"],
                "description": actual.get("Description") or (state.get("description") and ""),
                "kms_key_id": actual.get("KmsKeyId") or None,
                "name_prefix": state.get("name_prefix") or "",
                "policy": known if equivalent(known, document) else document,
                "region": region,
            }
        )

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        api = call.session.client("secretsmanager", region_of(call, prior))
        arn = prior["id"]
        with call.session.cloud.changing():
            if any(planned[name] != prior.get(name) for name in ("description", "kms_key_id")):
                key = {"KmsKeyId": planned["kms_key_id"]} if planned["kms_key_id"] else {}
                api.update_secret(SecretId=arn, Description=planned["description"] or "", **key)
            wanted_policy = set_value(planned, "policy")
            if wanted_policy and wanted_policy != prior.get("policy"):
                api.put_resource_policy(SecretId=arn, ResourcePolicy=wanted_policy)
            elif not wanted_policy and planned["policy"] is not UNKNOWN and prior.get("policy"):
                api.delete_resource_policy(SecretId=arn)
            tags, before = all_tags(call, planned), prior.get("tags_all") or {}
            if set(before) - set(tags):
                api.untag_resource(SecretId=arn, TagKeys=sorted(set(before) - set(tags)))
            if tags and tags != before:
                api.tag_resource(SecretId=arn, Tags=tag_list(tags))
        return filled(planned, prior | {"tags_all": tags})

    def delete(self, call: Call, state: Value) -> None:
        api = call.session.client("secretsmanager", region_of(call, state))
        days = state.get("recovery_window_in_days")
        how = {"ForceDeleteWithoutRecovery": True} if days == 0 else {"RecoveryWindowInDays": int(days or 30)}
        with call.session.cloud.changing(), unless("ResourceNotFoundException"):
            if _describe(api, state["id"]) is not None:
                api.delete_secret(SecretId=state["id"], **how)


@resource("aws_secretsmanager_secret_version")
class SecretVersion(AwsResource):
    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        super().plan(call, prior, plan, config)
        plan.planned["has_secret_string_wo"] = config.get("secret_string_wo") is not None
        if prior is not None and self._moves_the_same_value(call, prior, config):
            plan.replace -= {"secret_string", "secret_string_wo_version"}

    def _moves_the_same_value(self, call: Call, prior: Value, config: Value) -> bool:
        """Whether a value moves between `secret_string` and `secret_string_wo`, which replaces nothing.

        Source: pull request 48318 of the provider, released with 6.50.0. A changed or unknown value replaces.
        """
        was_write_only, is_write_only = prior.get("has_secret_string_wo"), config.get("secret_string_wo") is not None
        value = config.get("secret_string_wo" if is_write_only else "secret_string")
        if bool(was_write_only) == is_write_only or not isinstance(value, str):
            return False
        secret_id, _, version = prior["id"].rpartition("|")
        api = call.session.client("secretsmanager", region_of(call, prior))
        with call.session.cloud.reading():
            return bool(api.get_secret_value(SecretId=secret_id, VersionId=version).get("SecretString") == value)

    def create(self, call: Call, planned: Value) -> Value:
        region = region_of(call, planned)
        api = call.session.client("secretsmanager", region)
        version = unique_id(call.clock.now())
        stages = set_value(planned, "version_stages")
        with call.session.cloud.changing():
            made = api.put_secret_value(
                SecretId=planned["secret_id"],
                ClientRequestToken=version,
                **_content(planned),
                **({"VersionStages": sorted(stages)} if stages else {}),
            )
        return filled(
            planned, self._computed(planned["secret_id"], version, made["ARN"], made["VersionStages"], region)
        )

    def _computed(self, secret_id: str, version: str, arn: str, stages: list[str], region: str) -> Value:
        return {
            "id": f"{secret_id}|{version}",
            "arn": arn,
            "secret_arn": arn,
            "version_id": version,
            "version_stages": sorted(stages),
            "has_secret_string_wo": False,
            "region": region,
        }

    def read(self, call: Call, state: Value) -> Value | None:
        region = region_of(call, state)
        api = call.session.client("secretsmanager", region)
        secret_id, _, version = state["id"].rpartition("|")
        with call.session.cloud.reading():
            if _describe(api, secret_id) is None:
                return None
            stages = _stages(api, secret_id).get(version)
            if stages is None:
                return None
            value = api.get_secret_value(SecretId=secret_id, VersionId=version)
        written_only = bool(state.get("has_secret_string_wo"))
        content = {
            "secret_string": None if written_only else value.get("SecretString") or state.get("secret_string"),
            "secret_binary": _text(value.get("SecretBinary")),
        }
        computed = self._computed(secret_id, version, value["ARN"], stages, region)
        return state | computed | content | {"secret_id": secret_id, "has_secret_string_wo": written_only}

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        api = call.session.client("secretsmanager", region_of(call, prior))
        secret_id, _, version = prior["id"].rpartition("|")
        with call.session.cloud.changing():
            wanted = set_value(planned, "version_stages")
            if wanted is not None:
                self._set_stages(api, secret_id, version, set(wanted), set(set_value(prior, "version_stages") or ()))
        return filled(planned, prior)

    def _set_stages(self, api: Any, secret_id: str, version: str, wanted: set[str], had: set[str]) -> None:
        """Set the staging labels. A label of another version is rejected, except AWSCURRENT."""
        for stage in sorted(wanted - had):
            leave = {}
            if stage == "AWSCURRENT":
                holders = [v for v, stages in _stages(api, secret_id).items() if stage in stages]
                leave = {"RemoveFromVersionId": holders[0]} if holders else {}
            api.update_secret_version_stage(SecretId=secret_id, VersionStage=stage, MoveToVersionId=version, **leave)
        moved = {"AWSCURRENT", *(("AWSPREVIOUS",) if "AWSCURRENT" in wanted - had else ())}
        for stage in sorted(had - wanted - moved):
            _take_stage(api, secret_id, version, stage)

    def delete(self, call: Call, state: Value) -> None:
        """Remove every label but AWSCURRENT. The current value stays readable until the next version replaces it.

        The labels are those of the state, as in the provider: one that moved to another version since is rejected.
        """
        api = call.session.client("secretsmanager", region_of(call, state))
        secret_id, _, version = state["id"].rpartition("|")
        with call.session.cloud.changing(), unless("ResourceNotFoundException"):
            if _describe(api, secret_id) is None:
                return
            for stage in sorted(set(set_value(state, "version_stages") or ()) - {"AWSCURRENT"}):
                _take_stage(api, secret_id, version, stage)

    def import_state(self, call: Call, import_id: str) -> Value:
        if "|" not in import_id:
            raise CloudError(400, "the import id is <secret ARN>|<version id>", "ValidationException")
        return {"id": import_id}


@data_source("aws_secretsmanager_secret")
class SecretData(DataSource):
    def read(self, call: Call, config: Value) -> Value:
        region = region_of(call, config)
        api = call.session.client("secretsmanager", region)
        wanted = str(config.get("arn") or config["name"])
        with call.session.cloud.reading():
            actual = _describe(api, wanted)
            if actual is None:
                raise not_there("Secrets Manager secret", wanted)
            document = api.get_resource_policy(SecretId=wanted).get("ResourcePolicy", "")
        return config | {
            "id": actual["ARN"],
            "arn": actual["ARN"],
            "name": actual["Name"],
            "created_date": stamp(actual["CreatedDate"]),
            "last_changed_date": stamp(actual.get("LastChangedDate", actual["CreatedDate"])),
            "description": actual.get("Description", ""),
            "kms_key_id": actual.get("KmsKeyId") or "",
            "policy": document,
            "region": region,
            "tags": tag_map(actual.get("Tags")),
        }


@data_source("aws_secretsmanager_secret_version")
class SecretVersionData(DataSource):
    def read(self, call: Call, config: Value) -> Value:
        region = region_of(call, config)
        api = call.session.client("secretsmanager", region)
        secret_id = config["secret_id"]
        stage = config.get("version_stage") or "AWSCURRENT"
        which = {"VersionId": config["version_id"]} if config.get("version_id") else {"VersionStage": stage}
        with call.session.cloud.reading():
            value = api.get_secret_value(SecretId=secret_id, **which)
        return config | {
            "id": f"{secret_id}|{config.get('version_id') or stage}",
            "arn": value["ARN"],
            "secret_arn": value["ARN"],
            "created_date": stamp(value["CreatedDate"]),
            "region": region,
            "secret_binary": _text(value.get("SecretBinary")) or "",
            "secret_string": value.get("SecretString", ""),
            "version_id": value["VersionId"],
            "version_stage": stage,
            "version_stages": sorted(value["VersionStages"]),
        }


def _describe(api: Any, secret_id: str) -> dict[str, Any] | None:
    """The secret; None when it does not exist or is scheduled for deletion."""
    from botocore.exceptions import ClientError

    try:
        found: dict[str, Any] = api.describe_secret(SecretId=secret_id)
    except ClientError as error:
        if error_code(error) == "ResourceNotFoundException":
            return None
        raise
    return None if found.get("DeletedDate") else found


def _refuse_scheduled(api: Any, name: str) -> None:
    with unless("ResourceNotFoundException"):
        if api.describe_secret(SecretId=name).get("DeletedDate"):
            raise CloudError(
                400,
                f"You can't create secret {name} because a secret with this name is already scheduled for deletion.",
                "InvalidRequestException",
            )


def _stages(api: Any, secret_id: str) -> dict[str, list[str]]:
    found = api.list_secret_version_ids(SecretId=secret_id, IncludeDeprecated=True)["Versions"]
    return {version["VersionId"]: list(version.get("VersionStages", ())) for version in found}


def _take_stage(api: Any, secret_id: str, version: str, stage: str) -> None:
    api.update_secret_version_stage(SecretId=secret_id, VersionStage=stage, RemoveFromVersionId=version)


def _content(planned: Value) -> dict[str, Any]:
    for name in ("secret_string", "secret_string_wo"):
        if set_value(planned, name) is not None:
            if len(planned[name].encode()) > _MAX_BYTES:
                message = f"the secret's value is longer than {_MAX_BYTES} bytes"
                raise CloudError(400, message, "ValidationException")
            return {"SecretString": planned[name]}
    if set_value(planned, "secret_binary") is not None:
        return {"SecretBinary": base64.b64decode(planned["secret_binary"])}
    raise CloudError(400, "You must provide either SecretString or SecretBinary.", "InvalidRequestException")


def _text(binary: bytes | None) -> str | None:
    return None if not binary else base64.b64encode(binary).decode()
