"""The Lambda function that creates the key pairs: its package, its log group and what it may do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cdktf import TerraformStack
from cdktf_cdktf_provider_aws.cloudwatch_log_group import CloudwatchLogGroup
from cdktf_cdktf_provider_aws.data_aws_caller_identity import DataAwsCallerIdentity
from cdktf_cdktf_provider_aws.iam_policy import IamPolicy
from cdktf_cdktf_provider_aws.iam_role import IamRole
from cdktf_cdktf_provider_aws.iam_role_policy_attachment import IamRolePolicyAttachment
from cdktf_cdktf_provider_aws.lambda_function import LambdaFunction
from cdktf_cdktf_provider_aws.secretsmanager_secret import SecretsmanagerSecret

from lakehouse.addresses import LAMBDA_LOG_GROUPS
from lakehouse.addressing import create_at_address
from lakehouse.expressions import json_document, literal

ZIP = "key_pair_rotation.zip"


@dataclass(frozen=True)
class LambdaZip:
    """The Lambda's package: its bytes and what Terraform calls `source_code_hash` (base64 of its SHA-256)."""

    content: bytes
    sha256_base64: str

    def arguments(self) -> dict[str, Any]:
        """Arguments of `aws_lambda_function`."""
        return {
            "package_type": "Zip",
            "filename": f"${{path.module}}/{ZIP}",
            "source_code_hash": self.sha256_base64,
            "runtime": "python3.13",
            "handler": "key_pair_rotation.handler.handler",
        }

    def files(self) -> Mapping[str, bytes]:
        """Files of the module's folder."""
        return {ZIP: self.content}


@dataclass(frozen=True)
class LambdaImage:
    """The Lambda's package as a container image, built from `lambda_src/Dockerfile` and pushed before the apply."""

    uri: str

    def arguments(self) -> dict[str, Any]:
        """Arguments of `aws_lambda_function`."""
        return {"package_type": "Image", "image_uri": literal(self.uri)}

    def files(self) -> Mapping[str, bytes]:
        """None: AWS pulls the image."""
        return {}


def create_function(
    module: TerraformStack, package: LambdaZip | LambdaImage, secret: SecretsmanagerSecret
) -> LambdaFunction:
    """Create the function in a module, which has variables for its name, region and limits."""
    # Lambda would create the group itself, without a retention, and a delete would leave it behind.
    logs = create_at_address(
        CloudwatchLogGroup, module, "lambda_function", name=f"{LAMBDA_LOG_GROUPS}${{var.lambda_function_name}}"
    )
    logs.add_override("retention_in_days", "${var.aws_log_retention_in_days}")
    account = create_at_address(DataAwsCallerIdentity, module, "current")
    role = create_at_address(
        IamRole,
        module,
        "lambda_execution_role",
        name="${var.lambda_function_name}_role",
        assume_role_policy=json_document(module, _trust()),
    )
    policy = create_at_address(
        IamPolicy,
        module,
        "lambda_policy",
        name="${var.lambda_function_name}_policy",
        description="IAM policy for the Snowflake RSA key pairs Generator Lambda execution role.",
        policy=json_document(module, _permissions(secret.arn, logs.name, account.account_id)),
        depends_on=[secret, logs],
    )
    attachment = create_at_address(
        IamRolePolicyAttachment,
        module,
        "attach_lambda_policy",
        role=role.name,
        policy_arn=policy.arn,
        depends_on=[role, policy],
    )
    function = create_at_address(
        LambdaFunction,
        module,
        "lambda_function",
        function_name="${var.lambda_function_name}",
        role=role.arn,
        **package.arguments(),
        architectures=["x86_64"],
        # Without the permissions the first invocation fails; without the group Lambda creates its own.
        depends_on=[attachment, logs],
    )
    function.add_override("memory_size", "${var.aws_lambda_memory_size}")
    function.add_override("timeout", "${var.aws_lambda_timeout}")
    return function


def _trust() -> dict[str, Any]:
    return {
        "Version": "2012-10-17",
        "Statement": [
            {"Effect": "Allow", "Principal": {"Service": "lambda.amazonaws.com"}, "Action": "sts:AssumeRole"}
        ],
    }


def _permissions(secret_arn: str, log_group: str, account_id: str) -> dict[str, Any]:
    """Write to its own log group, which it may not create, and read and write its own secret."""
    return {
        "Version": "2012-10-17",
        "Statement": [
            {
                "Effect": "Allow",
                "Action": ["logs:CreateLogStream", "logs:PutLogEvents"],
                "Resource": f"arn:aws:logs:${{var.aws_region}}:{account_id}:log-group:{log_group}:*",
            },
            {
                "Effect": "Allow",
                "Action": [
                    "secretsmanager:DescribeSecret",
                    "secretsmanager:GetSecretValue",
                    "secretsmanager:PutSecretValue",
                    "secretsmanager:UpdateSecretVersionStage",
                ],
                "Resource": [secret_arn],
            },
        ],
    }
