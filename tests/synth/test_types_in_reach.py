"""The stack uses only AWS types whose schemas are recorded outside this repository too."""

from __future__ import annotations

import json
from pathlib import Path

RESOURCES = {
    "aws_cloudwatch_log_group",
    "aws_iam_policy",
    "aws_iam_role",
    "aws_iam_role_policy_attachment",
    "aws_lambda_function",
    "aws_lambda_invocation",
    "aws_s3_bucket",
    "aws_secretsmanager_secret",
    "aws_secretsmanager_secret_version",
}
DATA_SOURCES = {
    "aws_caller_identity",
    "aws_region",
    "aws_secretsmanager_secret",
    "aws_secretsmanager_secret_version",
}


def test_no_other_type_of_aws_is_used(synthesized: Path) -> None:
    documents = [json.loads(path.read_text()) for path in synthesized.rglob("*.tf.json")]
    for kind, known in (("resource", RESOURCES), ("data", DATA_SOURCES)):
        used = {type_ for document in documents for type_ in document.get(kind, {}) if type_.startswith("aws_")}
        assert used <= known, kind
