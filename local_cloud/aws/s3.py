"""S3 buckets."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from local_cloud.aws.base import (
    AwsResource,
    all_tags,
    chosen_name,
    filled,
    read_tags,
    region_of,
    set_value,
    tag_list,
    tag_map,
)
from local_cloud.aws.cloud import PARTITION, error_code, unless
from local_cloud.model import Call, CloudError, Problem, Value
from local_cloud.registration import resource

#: Zones of S3 in Route 53. Source: AWS General Reference, "Amazon S3 endpoints and quotas" (website endpoints).
_HOSTED_ZONES: Final = {
    "us-east-1": "Z3AQBSTGFYJSTF",
    "us-east-2": "Z2O1EMRO9K5GLX",
    "us-west-1": "Z2F56UZL2M1ACD",
    "us-west-2": "Z3BJ6K6RIION7M",
    "ca-central-1": "Z1QDHH18159H29",
    "eu-central-1": "Z21DNDUVLTQW6Q",
    "eu-west-1": "Z1BKCTXD74EZPE",
    "eu-west-2": "Z3GKZC51ZF0DB4",
    "eu-west-3": "Z3R1K369G5AVDG",
    "eu-north-1": "Z3BAZG2TWCNX0D",
    "ap-south-1": "Z11RGJOFQNVJUP",
    "ap-southeast-1": "Z3O0J2DXBE1FTB",
    "ap-southeast-2": "Z1WCIGYICN2BYD",
    "ap-northeast-1": "Z2M4EHUR26P7ZW",
    "ap-northeast-2": "Z3W03O7B5YMIYP",
    "sa-east-1": "Z7KQH4QJS55SO",
}


@resource("aws_s3_bucket")
class Bucket(AwsResource):
    policies = ("policy",)
    unsupported: ClassVar[tuple[str, ...]] = (
        "acceleration_status",
        "acl",
        "cors_rule",
        "grant",
        "lifecycle_rule",
        "logging",
        "object_lock_configuration",
        "replication_configuration",
        "server_side_encryption_configuration",
        "versioning",
        "website",
    )

    def validate(self, config: Value) -> list[Problem]:
        problems = super().validate(config)
        if config.get("bucket_namespace") == "account-regional":
            message = f"The local cloud does not implement bucket_namespace account-regional of {self.type}."
            problems.append(Problem(message, ("bucket_namespace",)))
        return problems

    def create(self, call: Call, planned: Value) -> Value:
        name, prefix = chosen_name(call, planned, "bucket")
        region = region_of(call, planned)
        s3 = call.session.client("s3", region)
        arguments: dict[str, Any] = {"Bucket": name}
        if region != "us-east-1":
            arguments["CreateBucketConfiguration"] = {"LocationConstraint": region}
        if set_value(planned, "object_lock_enabled"):
            arguments["ObjectLockEnabledForBucket"] = True
        with call.session.cloud.changing():
            # In us-east-1 the API lets an owner create the same bucket twice; the provider reports that as an error.
            if _exists(s3, name):
                raise CloudError(409, f"bucket {name} already exists and is owned by you", "BucketAlreadyOwnedByYou")
            s3.create_bucket(**arguments)
            self._configure(call, s3, name, planned)
            return filled(planned, self._describe(call, s3, name, prefix, planned))

    def _configure(self, call: Call, s3: Any, name: str, planned: Value) -> None:
        tags = all_tags(call, planned)
        if tags:
            s3.put_bucket_tagging(Bucket=name, Tagging={"TagSet": tag_list(tags)})
        else:
            s3.delete_bucket_tagging(Bucket=name)
        if set_value(planned, "policy"):
            s3.put_bucket_policy(Bucket=name, Policy=planned["policy"])
        elif planned.get("policy") is None:
            s3.delete_bucket_policy(Bucket=name)
        if set_value(planned, "request_payer"):
            s3.put_bucket_request_payment(Bucket=name, RequestPaymentConfiguration={"Payer": planned["request_payer"]})

    def _describe(self, call: Call, s3: Any, name: str, prefix: str, value: Value) -> Value:
        region = s3.get_bucket_location(Bucket=name).get("LocationConstraint") or "us-east-1"
        return {
            "id": name,
            "arn": f"arn:{PARTITION}:s3:::{name}",
            "bucket": name,
            "bucket_namespace": "global",
            "bucket_prefix": prefix,
            "bucket_domain_name": f"{name}.s3.amazonaws.com",
            "bucket_region": region,
            "bucket_regional_domain_name": f"{name}.s3.{region}.amazonaws.com",
            "hosted_zone_id": _HOSTED_ZONES.get(region),
            "region": region,
            "object_lock_enabled": _or_none(
                lambda: s3.get_object_lock_configuration(Bucket=name)["ObjectLockConfiguration"],
                "ObjectLockConfigurationNotFoundError",
            )
            is not None,
            "policy": _or_none(lambda: s3.get_bucket_policy(Bucket=name)["Policy"], "NoSuchBucketPolicy") or "",
            "request_payer": s3.get_bucket_request_payment(Bucket=name).get("Payer", "BucketOwner"),
            "acceleration_status": s3.get_bucket_accelerate_configuration(Bucket=name).get("Status", ""),
            "server_side_encryption_configuration": [{"rule": _encryption_rules(s3, name)}],
            "versioning": [_versioning(s3, name)],
            "grant": [],
            "tags_all": tag_map(_or_none(lambda: s3.get_bucket_tagging(Bucket=name)["TagSet"], "NoSuchTagSet")),
        }

    def read(self, call: Call, state: Value) -> Value | None:
        name = state["id"]
        s3 = call.session.client("s3", region_of(call, state))
        with call.session.cloud.reading():
            if not _exists(s3, name):
                return None
            actual = self._describe(call, s3, name, state.get("bucket_prefix") or "", state)
        tags = read_tags(call, state, actual.pop("tags_all"))
        # The deprecated blocks show what separate resources set. A state without them stays without them.
        for block in ("server_side_encryption_configuration", "versioning", "grant"):
            if not state.get(block):
                actual.pop(block)
        from local_cloud.aws.policy import equivalent

        if equivalent(state.get("policy"), actual["policy"]):
            actual["policy"] = state["policy"]
        return state | actual | tags

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        name = prior["id"]
        s3 = call.session.client("s3", region_of(call, prior))
        with call.session.cloud.changing():
            self._configure(call, s3, name, planned)
            return filled(planned, self._describe(call, s3, name, prior.get("bucket_prefix") or "", planned))

    def delete(self, call: Call, state: Value) -> None:
        name = state["id"]
        s3 = call.session.client("s3", region_of(call, state))
        with call.session.cloud.changing(), unless("NoSuchBucket"):
            if state.get("force_destroy"):
                _empty(s3, name)
            s3.delete_bucket(Bucket=name)


_DEFAULT_RULE: Final[Value] = {
    "apply_server_side_encryption_by_default": [{"sse_algorithm": "AES256", "kms_master_key_id": ""}],
    "bucket_key_enabled": False,
}


def _encryption_rules(s3: Any, name: str) -> list[Value]:
    """The bucket's rules; S3 encrypts with AES256 where nothing else is configured."""
    actual = _or_none(
        lambda: s3.get_bucket_encryption(Bucket=name)["ServerSideEncryptionConfiguration"]["Rules"],
        "ServerSideEncryptionConfigurationNotFoundError",
    )
    if actual is None:
        return [_DEFAULT_RULE]
    return [
        {
            "apply_server_side_encryption_by_default": [
                {"sse_algorithm": default["SSEAlgorithm"], "kms_master_key_id": default.get("KMSMasterKeyID", "")}
            ],
            "bucket_key_enabled": str(rule.get("BucketKeyEnabled", False)).lower() == "true",
        }
        for rule in actual
        for default in [rule.get("ApplyServerSideEncryptionByDefault", {"SSEAlgorithm": "AES256"})]
    ]


def _versioning(s3: Any, name: str) -> Value:
    actual = s3.get_bucket_versioning(Bucket=name)
    return {"enabled": actual.get("Status") == "Enabled", "mfa_delete": actual.get("MFADelete") == "Enabled"}


def _exists(s3: Any, name: str) -> bool:
    return _or_none(lambda: s3.head_bucket(Bucket=name), "404", "NoSuchBucket") is not None


def _or_none(ask: Any, *codes: str) -> Any:
    from botocore.exceptions import ClientError

    try:
        return ask()
    except ClientError as error:
        if error_code(error) in codes:
            return None
        raise


def _empty(s3: Any, name: str) -> None:
    for page in s3.get_paginator("list_object_versions").paginate(Bucket=name):
        found = [*page.get("Versions", []), *page.get("DeleteMarkers", [])]
        if found:
            objects = [{"Key": o["Key"], "VersionId": o["VersionId"]} for o in found]
            s3.delete_objects(Bucket=name, Delete={"Objects": objects, "Quiet": True}, BypassGovernanceRetention=True)
