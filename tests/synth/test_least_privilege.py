"""The exact permissions of the IAM roles."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.contract.comparison import ANYTHING, pattern_of
from tests.contract.configuration import load

GLUE_READ = {"glue:GetCatalog", "glue:GetDatabase", "glue:GetDatabases", "glue:GetTable", "glue:GetTables"}
ALLOWED: dict[str, dict[str, set[str]]] = {
    "aws_iam_policy.tableflow_s3_glue_access_policy": {
        "arn:aws:s3:::.*": {"s3:GetBucketLocation", "s3:ListBucketMultipartUploads", "s3:ListBucket"},
        "arn:aws:s3:::.*/*": {
            *("s3:PutObject", "s3:PutObjectTagging", "s3:GetObject"),
            *("s3:AbortMultipartUpload", "s3:ListMultipartUploadParts"),
        },
        "glue": {
            *(f"glue:{verb}{what}" for verb in ("Delete", "Create", "Update", "Get") for what in ("Table", "Database")),
            *("glue:GetTables", "glue:GetDatabases", "glue:GetTableVersion", "glue:GetTableVersions"),
        },
    },
    "aws_iam_policy.snowflake_s3_glue_role_access_policy": {
        "arn:aws:s3:::.*": {"s3:GetBucketLocation", "s3:ListBucket"},
        "arn:aws:s3:::.*/*": {"s3:GetObject", "s3:GetObjectVersion"},
        "glue": GLUE_READ,
    },
    "module.snowflake_user_rsa_key_pairs_rotation.aws_iam_policy.lambda_policy": {
        "arn:aws:logs:.*:.*:log-group:.*:*": {"logs:CreateLogStream", "logs:PutLogEvents"},
        ".*": {
            *("secretsmanager:DescribeSecret", "secretsmanager:GetSecretValue", "secretsmanager:PutSecretValue"),
            "secretsmanager:UpdateSecretVersionStage",
        },
    },
}
"""Policy -> resource (`.*` for a reference) -> actions. `glue` is the cluster's database, with its catalog."""

GLUE_DATABASE = {
    "arn:aws:glue:.*:.*:catalog",
    "arn:aws:glue:.*:.*:database/.*",
    "arn:aws:glue:.*:.*:table/.*/*",
}


def text(pattern: Any) -> str:
    """A constant, or a template with `.*` for its references."""
    if pattern is ANYTHING:
        return ".*"
    return pattern.pattern.replace("\\", "") if isinstance(pattern, re.Pattern) else str(pattern)


def statements(folder: Path, address: str, argument: str) -> list[dict[str, Any]]:
    body = {name: block.body for name, _, block in load(folder).all_blocks()}[address]
    found: list[dict[str, Any]] = pattern_of(body[argument])["Statement"]
    return found


@pytest.mark.parametrize("address", ALLOWED)
def test_a_policy_allows_no_more_than_is_listed(synthesized: Path, address: str) -> None:
    found = {}
    for statement in statements(synthesized, address, "policy"):
        assert set(statement) == {"Effect", "Action", "Resource"} and statement["Effect"] == "Allow"
        resource = statement["Resource"]
        if isinstance(resource, list):
            (resource,) = ["glue"] if {text(one) for one in resource} == GLUE_DATABASE else resource
        assert text(resource) not in found
        found[text(resource)] = set(statement["Action"])
    assert found == ALLOWED[address]


def test_there_is_no_other_policy(synthesized: Path) -> None:
    found = {address for address, _, block in load(synthesized).all_blocks() if block.type == "aws_iam_policy"}
    assert found == set(ALLOWED)
    inline = {"aws_iam_role_policy", "aws_iam_user_policy", "aws_iam_group_policy"}
    assert not [block.type for _, _, block in load(synthesized).all_blocks() if block.type in inline]
