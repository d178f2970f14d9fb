"""The RSA key pairs of a Snowflake service user, rotated: a Lambda makes them and keeps them in Secrets Manager.

Private keys never leave the Lambda but into the secret: its result, and so Terraform's state, holds public keys only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cdktf import App, TerraformHclModule, TerraformResourceLifecycle
from cdktf_cdktf_provider_aws.cloudwatch_log_group import CloudwatchLogGroup
from cdktf_cdktf_provider_aws.data_aws_caller_identity import DataAwsCallerIdentity
from cdktf_cdktf_provider_aws.iam_policy import IamPolicy
from cdktf_cdktf_provider_aws.iam_role import IamRole
from cdktf_cdktf_provider_aws.iam_role_policy_attachment import IamRolePolicyAttachment
from cdktf_cdktf_provider_aws.lambda_function import LambdaFunction
from cdktf_cdktf_provider_aws.lambda_invocation import LambdaInvocation
from cdktf_cdktf_provider_aws.secretsmanager_secret import SecretsmanagerSecret
from cdktf_cdktf_provider_aws.secretsmanager_secret_version import SecretsmanagerSecretVersion
from constructs import Construct

from imports.time.rotating import Rotating
from imports.time.static_resource import StaticResource
from lakehouse.expressions import json_document
from lakehouse.modules.local_module import LocalModule, call
from lakehouse.names import pinned
from lakehouse.settings import DAY_COUNT, LAMBDA_MEMORY, LAMBDA_TIMEOUT, LOG_RETENTION, RECOVERY_WINDOW, Settings

KEY_PAIRS = 2  # Snowflake's limit: RSA_PUBLIC_KEY and RSA_PUBLIC_KEY_2
ZIP = "key_pair_rotation.zip"
PUBLIC_KEYS = (
    "snowflake_rsa_public_key_1_pem",
    "snowflake_rsa_public_key_2_pem",
    "rsa_public_key_1_pem",
    "rsa_public_key_2_pem",
)
PLACEHOLDERS = (
    "snowflake_account_identifier",
    "snowflake_service_user",
    "secrets_path",
    "rsa_public_key_1_pem",
    "rsa_public_key_2_pem",
    "snowflake_rsa_public_key_1_pem",
    "snowflake_rsa_public_key_2_pem",
    "snowflake_rsa_private_key_1_pem",
    "snowflake_rsa_private_key_2_pem",
)
"""What the secret will hold; until the Lambda has run, each key has its own name in angle brackets as its value."""
_DATES = "[for rotation in time_rotating.rsa_key_pair_rotations : rotation.rfc3339]"


@dataclass(frozen=True)
class LambdaZip:
    """The Lambda's package: its bytes and what Terraform calls `source_code_hash` (base64 of its SHA-256)."""

    content: bytes
    sha256_base64: str


class RsaKeyPairRotationModule(LocalModule):
    """Variables: the user and where its keys are kept, the Lambda's name and limits, `day_count`."""

    name = "snowflake_rsa_key_pair_rotation"
    providers = ("aws", "time")

    def __init__(self, app: App, package: LambdaZip) -> None:
        self._package = package
        super().__init__(app)

    def files(self) -> Mapping[str, bytes]:
        return {ZIP: self._package.content}

    def build(self) -> None:
        self._variables()
        self._dates()
        secret, placeholder = self._secret()
        logs = self._log_group()
        function = self._function(logs, self._permissions(secret, logs))
        self._invocation(function, placeholder)
        self._outputs()

    def _variables(self) -> None:
        for name in ("aws_region", "lambda_function_name", "snowflake_account_identifier", "snowflake_service_user"):
            self.variable(name, "string")
        self.variable("secrets_path", "string", default="")
        for name, rule in (
            ("day_count", DAY_COUNT),
            ("aws_lambda_memory_size", LAMBDA_MEMORY),
            ("aws_lambda_timeout", LAMBDA_TIMEOUT),
            ("aws_log_retention_in_days", LOG_RETENTION),
            ("secrets_recovery_window_in_days", RECOVERY_WINDOW),
        ):
            self.variable(name, "number", default=Settings.model_fields[name].default, rule=rule)

    def _dates(self) -> None:
        rotations = pinned(
            Rotating,
            self,
            "rsa_key_pair_rotations",
            rfc3339='${timeadd(timestamp(), format("-%dh", count.index * var.day_count * 24))}',
        )
        rotations.add_override("count", KEY_PAIRS)
        rotations.add_override("rotation_days", f"${{var.day_count * {KEY_PAIRS}}}")
        static = pinned(
            StaticResource,
            self,
            "rsa_key_pair_rotations",
            rfc3339="${element(time_rotating.rsa_key_pair_rotations, count.index).rfc3339}",
        )
        static.add_override("count", KEY_PAIRS)

    def _secret(self) -> tuple[SecretsmanagerSecret, SecretsmanagerSecretVersion]:
        secret = pinned(SecretsmanagerSecret, self, "secrets", name="${var.secrets_path}")
        secret.add_override("recovery_window_in_days", "${var.secrets_recovery_window_in_days}")
        placeholder = pinned(
            SecretsmanagerSecretVersion,
            self,
            "secrets",
            secret_id=secret.id,
            secret_string=json_document(self, {name: f"<{name.upper()}>" for name in PLACEHOLDERS}),
            depends_on=[secret],
        )
        return secret, placeholder

    def _log_group(self) -> CloudwatchLogGroup:
        # Lambda would make the group itself, without an end to its retention and left behind on delete.
        logs = pinned(CloudwatchLogGroup, self, "lambda_function", name="/aws/lambda/${var.lambda_function_name}")
        logs.add_override("retention_in_days", "${var.aws_log_retention_in_days}")
        return logs

    def _permissions(self, secret: SecretsmanagerSecret, logs: CloudwatchLogGroup) -> IamRolePolicyAttachment:
        account = pinned(DataAwsCallerIdentity, self, "current")
        role = pinned(
            IamRole,
            self,
            "lambda_execution_role",
            name="${var.lambda_function_name}_role",
            assume_role_policy=json_document(self, _trust_of_lambda()),
        )
        policy = pinned(
            IamPolicy,
            self,
            "lambda_policy",
            name="${var.lambda_function_name}_policy",
            description="IAM policy for the Snowflake RSA key pairs Generator Lambda execution role.",
            policy=json_document(self, _policy_of_lambda(secret.arn, logs.name, account.account_id)),
            depends_on=[secret, logs],
        )
        return pinned(
            IamRolePolicyAttachment,
            self,
            "attach_lambda_policy",
            role=role.name,
            policy_arn=policy.arn,
            depends_on=[role, policy],
        )

    def _function(self, logs: CloudwatchLogGroup, permissions: IamRolePolicyAttachment) -> LambdaFunction:
        function = pinned(
            LambdaFunction,
            self,
            "lambda_function",
            function_name="${var.lambda_function_name}",
            role="${aws_iam_role.lambda_execution_role.arn}",
            package_type="Zip",
            filename=f"${{path.module}}/{ZIP}",
            source_code_hash=self._package.sha256_base64,
            runtime="python3.13",
            handler="key_pair_rotation.handler.handler",
            architectures=["x86_64"],
            # Without the permissions the first invocation fails; without the group Lambda would make its own.
            depends_on=[permissions, logs],
        )
        function.add_override("memory_size", "${var.aws_lambda_memory_size}")
        function.add_override("timeout", "${var.aws_lambda_timeout}")
        return function

    def _invocation(self, function: LambdaFunction, placeholder: SecretsmanagerSecretVersion) -> None:
        pinned(
            LambdaInvocation,
            self,
            "lambda_function",
            function_name=function.function_name,
            input=json_document(
                self,
                {
                    "get_private_keys_from_aws_secrets": True,
                    "secrets_path": "${var.secrets_path}",
                    "snowflake_account_identifier": "${var.snowflake_account_identifier}",
                    "snowflake_service_user": "${var.snowflake_service_user}",
                },
            ),
            # The placeholder first: written after the Lambda ran, it would hide the keys.
            depends_on=[function, placeholder],
            lifecycle=TerraformResourceLifecycle(replace_triggered_by=["time_static.rsa_key_pair_rotations"]),
        )

    def _outputs(self) -> None:
        self.output(
            "active_key_number",
            f"${{index({_DATES}, reverse(sort({_DATES}))[0]) + 1}}",
            description="Number of the key pair to log in with: 1 or 2",
        )
        result = "jsondecode(aws_lambda_invocation.lambda_function.result).data"
        self.output("secrets_path", f"${{{result}.secrets_path}}", description="Secret that holds the key pairs")
        for name in PUBLIC_KEYS:
            self.output(name, f"${{{result}.{name}}}", description="A public key, on one line")


def _trust_of_lambda() -> dict[str, Any]:
    return {
        "Version": "2012-10-17",
        "Statement": [
            {"Effect": "Allow", "Principal": {"Service": "lambda.amazonaws.com"}, "Action": "sts:AssumeRole"}
        ],
    }


def _policy_of_lambda(secret_arn: str, log_group: str, account_id: str) -> dict[str, Any]:
    """Its own log group and its own secret, nothing else. It may not make the group: that is Terraform's."""
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
                ],
                "Resource": [secret_arn],
            },
        ],
    }


def rotated_key_pairs(scope: Construct, name: str, variables: Mapping[str, Any]) -> TerraformHclModule:
    """Call the module as `module.<name>`."""
    return call(scope, name, RsaKeyPairRotationModule, variables)
