"""Errors of the clouds that pass by themselves: which, what is being waited for, and for how long.

Only what is listed here is waited for. Each entry says where its words come from; a word more general than the real
message would turn a mistake of the user's into a long wait.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

#: Types whose creation is known at once and obeyed a little later.
_PERMISSIONS: Final = frozenset(
    {"confluent_role_binding", "confluent_api_key", "confluent_kafka_acl", "confluent_service_account"}
)


@dataclass(frozen=True)
class Transient:
    """One known error."""

    waits_for: str
    """What the user is told is being waited for."""
    types: re.Pattern[str]
    """Resource types it may befall, as a whole."""
    says: re.Pattern[str]
    """What Terraform's error says, anywhere in summary or detail."""
    patience: float
    """Seconds from the first time it was met until it counts as an error."""
    after: frozenset[str] = frozenset()
    """Types of which this run must have created or changed one; empty: any time."""


def _known(waits_for: str, types: str, says: str, minutes: float, after: frozenset[str] = frozenset()) -> Transient:
    return Transient(waits_for, re.compile(types), re.compile(says, re.IGNORECASE | re.DOTALL), minutes * 60, after)


KNOWN: Final = (
    # hashicorp/terraform-provider-aws #44517: the provider gives up after 5.5 minutes, AWS names 15.
    _known(
        "the new IAM role to become assumable by Lambda",
        "aws_lambda_(function|invocation)",
        r"role defined for the function cannot be assumed by Lambda",
        15,
    ),
    # hashicorp/terraform-provider-aws #8905; the provider retries for 2 minutes by itself.
    _known(
        "the new principal to appear in IAM",
        "aws_iam_role|aws_iam_policy|aws_iam_role_policy|aws_s3_bucket_policy",
        r"Malformed\w*Policy\w*: .*invalid principal",
        5,
    ),
    _known(
        "the new role or policy to appear in IAM",
        "aws_iam_role_policy_attachment|aws_iam_role_policy",
        r"NoSuchEntity\w*: .*(cannot be found|does not exist)",
        5,
        frozenset({"aws_iam_role", "aws_iam_policy"}),
    ),
    # Confluent checks the role when the integration is used first.
    _known(
        "the IAM role to become assumable by Confluent",
        "confluent_(tableflow_topic|catalog_integration|provider_integration)",
        r"(unable|not able|failed|cannot|could not) to assume|not authorized to perform: sts:AssumeRole|"
        r"(unable|failed) to access .*(bucket|glue)",
        10,
    ),
    # confluentinc/terraform-provider-confluent #112, #189: the provider waits 90 s, now and then that is too short.
    _known(
        "Confluent's new keys and role bindings to take effect",
        "confluent_(kafka_topic|kafka_acl|schema|subject_config|flink_statement|tableflow_topic|catalog_integration"
        "|connector)",
        r"\b(401 Unauthorized|403 Forbidden)\b",
        5,
        _PERMISSIONS,
    ),
    # confluentinc/terraform-provider-confluent, example datagen-connector-byob-aws-storage; PR #896 (404 after create).
    _known(
        "Tableflow to find the topic and its first schema",
        "confluent_tableflow_topic",
        r"schemaless topic|topic .*not found",
        10,
    ),
    # docs.snowflake.com, "Configure an external volume for Amazon S3": trust in a role takes effect some time later.
    _known(
        "the IAM role to become assumable by Snowflake",
        "snowflake_(execute|external_volume)",
        r"error assuming aws_role|(unable|failed) to assume|not authorized to perform: (sts:AssumeRole|glue:\w+)",
        10,
    ),
    # j3-signalroom/apache_flink-kickstarter #767 has the words; docs.confluent.io, Tableflow: the first table can take
    # about 10 minutes, older texts say 15.
    _known(
        "Tableflow to write the first table into the Glue catalog",
        "snowflake_execute",
        r"catalog table \S+ does not exist in catalog integration",
        30,
    ),
    # On a delete. confluentinc/workshop-tableflow-databricks, troubleshooting ("Provider Integration Deletion
    # Conflicts"): topics hold it for a while after Tableflow was disabled on them.
    _known(
        "Confluent to release the provider integration",
        "confluent_provider_integration",
        r"error deleting Provider Integration\b.*\b409 Conflict\b",
        10,
    ),
    # On a delete. hashicorp/terraform-provider-aws #208, #428: a writer that stops puts a last file into a bucket that
    # was emptied already; the next apply empties it again.
    _known("the last files to be written to the bucket", "aws_s3_bucket", r"\bBucketNotEmpty\b", 3),
    _known(
        "Confluent to accept requests again",
        r"confluent_\w+",
        r"\b429 too many requests\b|"
        r"\b50[0234] (internal server error|bad gateway|service unavailable|gateway timeout)\b",
        10,
    ),
    _known(
        "AWS to accept requests again",
        r"aws_\w+",
        r"\b(Throttling|ThrottlingException|TooManyRequestsException|RequestLimitExceeded|ServiceUnavailable"
        r"(Exception)?|SlowDown)\b|rate exceeded",
        10,
    ),
)

#: What AWS says of credentials whose time has passed; each of its protocols has a word of its own.
_EXPIRED: Final = re.compile(
    r"\b(ExpiredToken|ExpiredTokenException|RequestExpired)\b|security token included in the request is expired",
    re.IGNORECASE,
)

_TYPE: Final = re.compile(r"(?:module\.[^.\[]+(?:\[[^\]]*\])?\.)*(?:data\.)?([^.]+)\.")


def resource_type(address: str) -> str:
    """The type in a resource's address; "" for what is none."""
    found = _TYPE.match(address)
    return found[1] if found else ""


def recognise(diagnostic: Mapping[str, Any], changed: Collection[str]) -> Transient | None:
    """The known error that a diagnostic of Terraform's tells of. `changed`: resource types changed in this run."""
    text = _text(diagnostic)
    type_ = resource_type(diagnostic.get("address") or "")
    return next(
        (
            known
            for known in KNOWN
            if known.types.fullmatch(type_)
            and known.says.search(text)
            and (not known.after or known.after & {*changed})
        ),
        None,
    )


def credentials_expired(diagnostic: Mapping[str, Any]) -> bool:
    """Whether AWS refused a call because the time of the credentials has passed."""
    return bool(_EXPIRED.search(_text(diagnostic)))


def _text(diagnostic: Mapping[str, Any]) -> str:
    return f"{diagnostic['summary']}\n{diagnostic.get('detail') or ''}"
