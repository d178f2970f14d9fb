"""IAM: roles, policies, and attachments."""

from __future__ import annotations

import json
import re
from typing import Any, ClassVar, Final
from urllib.parse import unquote

from local_cloud.aws import policy
from local_cloud.aws.base import (
    AwsResource,
    all_tags,
    chosen_name,
    filled,
    keep_equivalent,
    read_tags,
    set_value,
    stamp,
    tag_list,
    tag_map,
)
from local_cloud.aws.cloud import ACCOUNT_ID, DEFAULT_REGION, unless
from local_cloud.model import Call, CloudError, Plan, Value
from local_cloud.registration import resource

_OWN_PRINCIPAL: Final = re.compile(rf"arn:aws:iam::{ACCOUNT_ID}:(role|user)/(.+)")


@resource("aws_iam_role")
class Role(AwsResource):
    policies = ("assume_role_policy",)

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        super().plan(call, prior, plan, config)
        blocks = plan.planned.get("inline_policy")
        before = (prior or {}).get("inline_policy")
        if isinstance(blocks, list) and isinstance(before, list):
            old = {block.get("name"): block for block in before}
            for block in blocks:
                keep_equivalent(old.get(block.get("name")), block, "policy")

    def create(self, call: Call, planned: Value) -> Value:
        name, prefix = chosen_name(call, planned)
        iam = call.session.client("iam", DEFAULT_REGION)
        optional = {
            "Description": set_value(planned, "description"),
            "PermissionsBoundary": set_value(planned, "permissions_boundary"),
        }
        with call.session.cloud.changing():
            check_principals(iam, planned["assume_role_policy"])
            iam.create_role(
                RoleName=name,
                Path=planned["path"] or "/",
                AssumeRolePolicyDocument=planned["assume_role_policy"],
                MaxSessionDuration=planned["max_session_duration"] or 3600,
                Tags=tag_list(all_tags(call, planned)),
                **{key: value for key, value in optional.items() if value},
            )
            self._set_policies(iam, name, planned, {})
            return filled(planned, _describe_role(iam, name, prefix))

    def _set_policies(self, iam: Any, name: str, planned: Value, prior: Value) -> None:
        """Set attached and inline policies to the arguments. Unset arguments manage nothing."""
        arns = set_value(planned, "managed_policy_arns")
        if arns is not None and arns != prior.get("managed_policy_arns"):
            attached = set(_attached(iam, name))
            for arn in attached - set(arns):
                iam.detach_role_policy(RoleName=name, PolicyArn=arn)
            for arn in set(arns) - attached:
                iam.attach_role_policy(RoleName=name, PolicyArn=arn)
        blocks = set_value(planned, "inline_policy")
        if blocks and blocks != prior.get("inline_policy"):
            wanted = {block["name"]: block["policy"] for block in blocks if block.get("name")}
            for extra in set(_inline(iam, name)) - set(wanted):
                iam.delete_role_policy(RoleName=name, PolicyName=extra)
            for inline_name, document in wanted.items():
                iam.put_role_policy(RoleName=name, PolicyName=inline_name, PolicyDocument=document)

    def read(self, call: Call, state: Value) -> Value | None:
        iam = call.session.client("iam", DEFAULT_REGION)
        name = state["id"]
        with call.session.cloud.reading():
            try:
                role = iam.get_role(RoleName=name)["Role"]
            except iam.exceptions.NoSuchEntityException:
                return None
            actual = _describe_role(iam, name, state.get("name_prefix") or "")
            inline = _inline(iam, name)
        known = {block.get("name"): block.get("policy") for block in state.get("inline_policy") or []}
        trust = _document(role["AssumeRolePolicyDocument"])
        return (
            state
            | actual
            | read_tags(call, state, actual["tags_all"])
            | {
                "assume_role_policy": _same_text(state.get("assume_role_policy"), trust),
                "description": role.get("Description") or state.get("description"),
                "max_session_duration": role.get("MaxSessionDuration", 3600),
                "path": role["Path"],
                "permissions_boundary": role.get("PermissionsBoundary", {}).get("PermissionsBoundaryArn"),
                "inline_policy": [
                    {"name": n, "policy": _same_text(known.get(n), d)} for n, d in sorted(inline.items())
                ],
            }
        )

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        iam = call.session.client("iam", DEFAULT_REGION)
        name = prior["id"]
        with call.session.cloud.changing():
            if planned["assume_role_policy"] != prior["assume_role_policy"]:
                check_principals(iam, planned["assume_role_policy"])
                iam.update_assume_role_policy(RoleName=name, PolicyDocument=planned["assume_role_policy"])
            iam.update_role(
                RoleName=name,
                Description=planned["description"] or "",
                MaxSessionDuration=planned["max_session_duration"] or 3600,
            )
            boundary = set_value(planned, "permissions_boundary")
            if boundary:
                iam.put_role_permissions_boundary(RoleName=name, PermissionsBoundary=boundary)
            elif prior.get("permissions_boundary"):
                iam.delete_role_permissions_boundary(RoleName=name)
            self._set_policies(iam, name, planned, prior)
            _retag(iam, "role", {"RoleName": name}, prior, all_tags(call, planned))
            return filled(planned, _describe_role(iam, name, prior.get("name_prefix") or ""))

    def delete(self, call: Call, state: Value) -> None:
        iam = call.session.client("iam", DEFAULT_REGION)
        name = state["id"]
        with call.session.cloud.changing(), unless("NoSuchEntity"):
            for found in iam.list_instance_profiles_for_role(RoleName=name)["InstanceProfiles"]:
                iam.remove_role_from_instance_profile(InstanceProfileName=found["InstanceProfileName"], RoleName=name)
            if state.get("force_detach_policies") or state.get("managed_policy_arns"):
                for arn in _attached(iam, name):
                    iam.detach_role_policy(RoleName=name, PolicyArn=arn)
            if state.get("force_detach_policies") or state.get("inline_policy"):
                for inline_name in _inline(iam, name):
                    iam.delete_role_policy(RoleName=name, PolicyName=inline_name)
            iam.delete_role(RoleName=name)


@resource("aws_iam_policy")
class Policy(AwsResource):
    policies = ("policy",)
    _kept_versions: ClassVar[int] = 5

    def create(self, call: Call, planned: Value) -> Value:
        name, prefix = chosen_name(call, planned)
        iam = call.session.client("iam", DEFAULT_REGION)
        arguments = {"Description": planned["description"]} if set_value(planned, "description") else {}
        with call.session.cloud.changing():
            made = iam.create_policy(
                PolicyName=name,
                Path=planned["path"] or "/",
                PolicyDocument=planned["policy"],
                Tags=tag_list(all_tags(call, planned)),
                **arguments,
            )["Policy"]
            return filled(planned, self._describe(iam, made["Arn"], prefix))

    def _describe(self, iam: Any, arn: str, prefix: str) -> Value:
        found = iam.get_policy(PolicyArn=arn)["Policy"]
        return {
            "id": arn,
            "arn": arn,
            "attachment_count": found["AttachmentCount"],
            "name": found["PolicyName"],
            "name_prefix": prefix,
            "path": found["Path"],
            "policy_id": found["PolicyId"],
            "policy": _document(
                iam.get_policy_version(PolicyArn=arn, VersionId=found["DefaultVersionId"])["PolicyVersion"]["Document"]
            ),
            "tags_all": tag_map(found.get("Tags")),
        }

    def read(self, call: Call, state: Value) -> Value | None:
        iam = call.session.client("iam", DEFAULT_REGION)
        with call.session.cloud.reading():
            try:
                actual = self._describe(iam, state["id"], state.get("name_prefix") or "")
            except iam.exceptions.NoSuchEntityException:
                return None
        actual["policy"] = _same_text(state.get("policy"), actual["policy"])
        # moto does not return the description; it cannot change after create.
        return state | actual | read_tags(call, state, actual["tags_all"])

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        iam = call.session.client("iam", DEFAULT_REGION)
        arn = prior["id"]
        with call.session.cloud.changing():
            if planned["policy"] != prior["policy"]:
                self._prune(iam, arn)
                iam.create_policy_version(PolicyArn=arn, PolicyDocument=planned["policy"], SetAsDefault=True)
            _retag(iam, "policy", {"PolicyArn": arn}, prior, all_tags(call, planned))
            return filled(planned, self._describe(iam, arn, prior.get("name_prefix") or ""))

    def _prune(self, iam: Any, arn: str) -> None:
        """IAM keeps five versions: delete the oldest one that is not the default."""
        versions = iam.list_policy_versions(PolicyArn=arn)["Versions"]
        if len(versions) >= self._kept_versions:
            old = min((v for v in versions if not v["IsDefaultVersion"]), key=lambda v: int(v["VersionId"][1:]))
            iam.delete_policy_version(PolicyArn=arn, VersionId=old["VersionId"])

    def delete(self, call: Call, state: Value) -> None:
        iam = call.session.client("iam", DEFAULT_REGION)
        arn = state["id"]
        with call.session.cloud.changing(), unless("NoSuchEntity"):
            attached = iam.get_policy(PolicyArn=arn)["Policy"]["AttachmentCount"]
            if attached:
                raise CloudError(
                    409, f"Cannot delete policy {arn}: it is attached to {attached} entities", "DeleteConflict"
                )
            for found in iam.list_policy_versions(PolicyArn=arn)["Versions"]:
                if not found["IsDefaultVersion"]:
                    iam.delete_policy_version(PolicyArn=arn, VersionId=found["VersionId"])
            iam.delete_policy(PolicyArn=arn)


@resource("aws_iam_role_policy_attachment")
class RolePolicyAttachment(AwsResource):
    def create(self, call: Call, planned: Value) -> Value:
        iam = call.session.client("iam", DEFAULT_REGION)
        with call.session.cloud.changing():
            iam.attach_role_policy(RoleName=planned["role"], PolicyArn=planned["policy_arn"])
        return filled(planned, {"id": f"{planned['role']}/{planned['policy_arn']}"})

    def read(self, call: Call, state: Value) -> Value | None:
        iam = call.session.client("iam", DEFAULT_REGION)
        role, _, arn = state["id"].partition("/")
        with call.session.cloud.reading():
            try:
                attached = _attached(iam, role)
            except iam.exceptions.NoSuchEntityException:
                return None
        return state | {"role": role, "policy_arn": arn} if arn in attached else None

    def delete(self, call: Call, state: Value) -> None:
        iam = call.session.client("iam", DEFAULT_REGION)
        with call.session.cloud.changing(), unless("NoSuchEntity"):
            iam.detach_role_policy(RoleName=state["role"], PolicyArn=state["policy_arn"])


def check_principals(iam: Any, document: str) -> None:
    """IAM resolves principals when a trust policy is written. Those of the own account must exist.

    Principals of other accounts are not checked.
    """
    try:
        named = policy.principals(document)
    except ValueError:
        raise CloudError(400, "This policy contains invalid Json", "MalformedPolicyDocument") from None
    for principal in sorted(named):
        if not _resolves(iam, principal):
            raise CloudError(400, f'Invalid principal in policy: "AWS":"{principal}"', "MalformedPolicyDocument")


def _resolves(iam: Any, principal: str) -> bool:
    if principal == "*" or re.fullmatch(r"\d{12}", principal):
        return True
    if not re.fullmatch(r"arn:[\w-]+:(iam|sts)::\d{12}:(root|(role|user|assumed-role|federated-user)/.+)", principal):
        return False
    own = _OWN_PRINCIPAL.fullmatch(principal)
    if own is None:
        return True
    kind, path = own.groups()
    try:
        name = path.rpartition("/")[2]
        found = iam.get_role(RoleName=name)["Role"] if kind == "role" else iam.get_user(UserName=name)["User"]
    except iam.exceptions.NoSuchEntityException:
        return False
    return bool(found["Arn"] == principal)


def role_documents(iam: Any, name: str) -> list[str]:
    """All policy documents of a role, attached or inline."""
    attached = []
    for arn in _attached(iam, name):
        default = iam.get_policy(PolicyArn=arn)["Policy"]["DefaultVersionId"]
        attached.append(policy_document(iam, arn, default))
    return attached + list(_inline(iam, name).values())


def policy_document(iam: Any, arn: str, version: str | None = None) -> str:
    version = version or iam.get_policy(PolicyArn=arn)["Policy"]["DefaultVersionId"]
    return _document(iam.get_policy_version(PolicyArn=arn, VersionId=version)["PolicyVersion"]["Document"])


def _describe_role(iam: Any, name: str, prefix: str) -> Value:
    role = iam.get_role(RoleName=name)["Role"]
    inline = _inline(iam, name)
    return {
        "id": name,
        "arn": role["Arn"],
        "create_date": stamp(role["CreateDate"]),
        "name": name,
        "name_prefix": prefix,
        "unique_id": role["RoleId"],
        "managed_policy_arns": sorted(_attached(iam, name)),
        "inline_policy": [{"name": n, "policy": d} for n, d in sorted(inline.items())],
        "tags_all": tag_map(role.get("Tags")),
    }


def _attached(iam: Any, role: str) -> list[str]:
    pages = iam.get_paginator("list_attached_role_policies").paginate(RoleName=role)
    return [found["PolicyArn"] for page in pages for found in page["AttachedPolicies"]]


def _inline(iam: Any, role: str) -> dict[str, str]:
    names = iam.list_role_policies(RoleName=role)["PolicyNames"]
    return {n: _document(iam.get_role_policy(RoleName=role, PolicyName=n)["PolicyDocument"]) for n in names}


def _document(value: Any) -> str:
    # botocore decodes documents into dicts where it knows the field, and leaves text where it does not.
    return unquote(value) if isinstance(value, str) else json.dumps(value)


def _same_text(known: str | None, actual: str) -> str:
    return known if known is not None and policy.equivalent(known, actual) else actual


def _retag(iam: Any, kind: str, who: dict[str, str], prior: Value, wanted: dict[str, str]) -> None:
    before = prior.get("tags_all") or {}
    gone = sorted(set(before) - set(wanted))
    if gone:
        getattr(iam, f"untag_{kind}")(**who, TagKeys=gone)
    changed = {key: value for key, value in wanted.items() if before.get(key) != value}
    if changed:
        getattr(iam, f"tag_{kind}")(**who, Tags=tag_list(changed))
