"""CloudWatch Logs: log groups."""

from __future__ import annotations

from typing import Any, ClassVar

from local_cloud.aws.base import AwsResource, all_tags, chosen_name, filled, read_tags, region_of, set_value
from local_cloud.aws.cloud import ACCOUNT_ID, PARTITION, unless
from local_cloud.model import Call, CloudError, Value
from local_cloud.registration import resource


@resource("aws_cloudwatch_log_group")
class LogGroup(AwsResource):
    unsupported: ClassVar[tuple[str, ...]] = ("deletion_protection_enabled",)

    def create(self, call: Call, planned: Value) -> Value:
        name, prefix = chosen_name(call, planned)
        region = region_of(call, planned)
        api = call.session.client("logs", region)
        tags = all_tags(call, planned)
        optional: dict[str, Any] = {
            "kmsKeyId": set_value(planned, "kms_key_id"),
            "logGroupClass": set_value(planned, "log_group_class"),
            "tags": tags,
        }
        with call.session.cloud.changing():
            api.create_log_group(logGroupName=name, **{key: value for key, value in optional.items() if value})
            self._retain(api, name, planned, 0)
        return filled(
            planned,
            {
                "id": name,
                "arn": f"arn:{PARTITION}:logs:{region}:{ACCOUNT_ID}:log-group:{name}",
                "deletion_protection_enabled": False,
                "log_group_class": "STANDARD",
                "name": name,
                "name_prefix": prefix,
                "region": region,
                "tags_all": tags,
            },
        )

    def _retain(self, api: Any, name: str, planned: Value, before: int) -> None:
        days = int(planned.get("retention_in_days") or 0)
        if days:
            api.put_retention_policy(logGroupName=name, retentionInDays=days)
        elif before:
            api.delete_retention_policy(logGroupName=name)

    def read(self, call: Call, state: Value) -> Value | None:
        region = region_of(call, state)
        api = call.session.client("logs", region)
        name = state["id"]
        arn = f"arn:{PARTITION}:logs:{region}:{ACCOUNT_ID}:log-group:{name}"
        with call.session.cloud.reading():
            found = [group for group in _groups(api, name) if group["logGroupName"] == name]
            if not found:
                return None
            tags = api.list_tags_for_resource(resourceArn=arn).get("tags", {})
        actual = {
            "arn": arn,
            "name": name,
            "name_prefix": state.get("name_prefix") or "",
            "kms_key_id": found[0].get("kmsKeyId") or state.get("kms_key_id"),
            "log_group_class": found[0].get("logGroupClass") or "STANDARD",
            "region": region,
            "retention_in_days": found[0].get("retentionInDays", 0),
        }
        return state | actual | read_tags(call, state, tags)

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        api = call.session.client("logs", region_of(call, prior))
        name = prior["id"]
        tags, before = all_tags(call, planned), prior.get("tags_all") or {}
        with call.session.cloud.changing():
            self._retain(api, name, planned, int(prior.get("retention_in_days") or 0))
            if planned["kms_key_id"] and planned["kms_key_id"] != prior.get("kms_key_id"):
                api.associate_kms_key(logGroupName=name, kmsKeyId=planned["kms_key_id"])
            elif prior.get("kms_key_id") and not planned["kms_key_id"]:
                raise CloudError(501, "the local cloud cannot take a key off a log group", "NotImplemented")
            gone = sorted(set(before) - set(tags))
            if gone:
                api.untag_resource(resourceArn=prior["arn"], tagKeys=gone)
            if tags and tags != before:
                api.tag_resource(resourceArn=prior["arn"], tags=tags)
        return filled(planned, prior | {"tags_all": tags})

    def delete(self, call: Call, state: Value) -> None:
        if state.get("skip_destroy"):
            return
        api = call.session.client("logs", region_of(call, state))
        with call.session.cloud.changing(), unless("ResourceNotFoundException"):
            api.delete_log_group(logGroupName=state["id"])


def _groups(api: Any, prefix: str) -> list[dict[str, Any]]:
    pages = api.get_paginator("describe_log_groups").paginate(logGroupNamePrefix=prefix)
    return [group for page in pages for group in page["logGroups"]]
