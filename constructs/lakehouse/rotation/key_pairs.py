"""The RSA key pairs of a Snowflake service user, rotated: a Lambda makes them and keeps them in Secrets Manager.

Private keys never leave the Lambda but into the secret: its result, and so Terraform's state, holds public keys only.

A rotation has two steps. The module's invocation stores the new pairs as the secret's pending version; readers go on
with the current one. `finish_rotation`, called once the user has both public keys, makes it the current version. The
pair that readers use is not the one that is made anew, and the user has both, so that who read the secret a moment ago
can still log in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cdktf import App, Postcondition, TerraformHclModule, TerraformResourceLifecycle
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

from lakehouse.addresses import KEY_PAIR_DATES, KEY_PAIRS, LAMBDA_LOG_GROUPS
from lakehouse.addressing import create_at_address
from lakehouse.expressions import json_document, literal
from lakehouse.modules.local_module import LocalModule, call
from lakehouse.rotation.schedule import Schedule, declare_schedule
from lakehouse.settings import DAY_COUNT, LAMBDA_MEMORY, LAMBDA_TIMEOUT, LOG_RETENTION, RECOVERY_WINDOW, Settings

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
_PLACEHOLDER_STAGE = "PLACEHOLDER"
_ANSWER = "jsondecode(aws_lambda_invocation.lambda_function.result).data"


@dataclass(frozen=True)
class LambdaZip:
    """The Lambda's package: its bytes and what Terraform calls `source_code_hash` (base64 of its SHA-256)."""

    content: bytes
    sha256_base64: str

    def arguments(self) -> dict[str, Any]:
        """Of `aws_lambda_function`."""
        return {
            "package_type": "Zip",
            "filename": f"${{path.module}}/{ZIP}",
            "source_code_hash": self.sha256_base64,
            "runtime": "python3.13",
            "handler": "key_pair_rotation.handler.handler",
        }

    def files(self) -> Mapping[str, bytes]:
        """What lies in the module's folder."""
        return {ZIP: self.content}


@dataclass(frozen=True)
class LambdaImage:
    """The Lambda's package as a container image, made from `lambda_src/Dockerfile` and pushed by whoever deploys."""

    uri: str

    def arguments(self) -> dict[str, Any]:
        """Of `aws_lambda_function`."""
        return {"package_type": "Image", "image_uri": literal(self.uri)}

    def files(self) -> Mapping[str, bytes]:
        """None: the image is where its URI says."""
        return {}


class RsaKeyPairRotationModule(LocalModule):
    """Variables: the user and where its keys are kept, the Lambda's name and limits, and the schedule's."""

    name = "snowflake_rsa_key_pair_rotation"
    providers = ("aws", "time")

    def __init__(self, app: App, package: LambdaZip | LambdaImage) -> None:
        self._package = package
        super().__init__(app)

    def files(self) -> Mapping[str, bytes]:
        return self._package.files()

    def build(self) -> None:
        self._variables()
        schedule = declare_schedule(self, KEY_PAIR_DATES, keys=str(KEY_PAIRS))
        secret, placeholder = self._secret()
        logs = self._log_group()
        function = self._function(logs, self._permissions(secret, logs))
        self._invocation(function, placeholder, schedule)
        self._outputs(schedule)

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

    def _secret(self) -> tuple[SecretsmanagerSecret, SecretsmanagerSecretVersion]:
        secret = create_at_address(SecretsmanagerSecret, self, "secrets", name="${var.secrets_path}")
        secret.add_override("recovery_window_in_days", "${var.secrets_recovery_window_in_days}")
        placeholder = create_at_address(
            SecretsmanagerSecretVersion,
            self,
            "secrets",
            secret_id=secret.id,
            secret_string=json_document(self, {name: f"<{name.upper()}>" for name in PLACEHOLDERS}),
            # Secrets Manager deletes a version without a label, and Terraform would write it again.
            version_stages=[_PLACEHOLDER_STAGE],
            # Secrets Manager adds and moves labels.
            lifecycle=TerraformResourceLifecycle(ignore_changes=["version_stages"]),
            depends_on=[secret],
        )
        return secret, placeholder

    def _log_group(self) -> CloudwatchLogGroup:
        # Lambda would make the group itself, without an end to its retention and left behind on delete.
        logs = create_at_address(
            CloudwatchLogGroup, self, "lambda_function", name=f"{LAMBDA_LOG_GROUPS}${{var.lambda_function_name}}"
        )
        logs.add_override("retention_in_days", "${var.aws_log_retention_in_days}")
        return logs

    def _permissions(self, secret: SecretsmanagerSecret, logs: CloudwatchLogGroup) -> IamRolePolicyAttachment:
        account = create_at_address(DataAwsCallerIdentity, self, "current")
        role = create_at_address(
            IamRole,
            self,
            "lambda_execution_role",
            name="${var.lambda_function_name}_role",
            assume_role_policy=json_document(self, _trust_of_lambda()),
        )
        policy = create_at_address(
            IamPolicy,
            self,
            "lambda_policy",
            name="${var.lambda_function_name}_policy",
            description="IAM policy for the Snowflake RSA key pairs Generator Lambda execution role.",
            policy=json_document(self, _policy_of_lambda(secret.arn, logs.name, account.account_id)),
            depends_on=[secret, logs],
        )
        return create_at_address(
            IamRolePolicyAttachment,
            self,
            "attach_lambda_policy",
            role=role.name,
            policy_arn=policy.arn,
            depends_on=[role, policy],
        )

    def _function(self, logs: CloudwatchLogGroup, permissions: IamRolePolicyAttachment) -> LambdaFunction:
        function = create_at_address(
            LambdaFunction,
            self,
            "lambda_function",
            function_name="${var.lambda_function_name}",
            role="${aws_iam_role.lambda_execution_role.arn}",
            **self._package.arguments(),
            architectures=["x86_64"],
            # Without the permissions the first invocation fails; without the group Lambda would make its own.
            depends_on=[permissions, logs],
        )
        function.add_override("memory_size", "${var.aws_lambda_memory_size}")
        function.add_override("timeout", "${var.aws_lambda_timeout}")
        return function

    def _invocation(
        self, function: LambdaFunction, placeholder: SecretsmanagerSecretVersion, schedule: Schedule
    ) -> None:
        create_at_address(
            LambdaInvocation,
            self,
            "lambda_function",
            function_name=function.function_name,
            input=json_document(
                self,
                {
                    "step": "createSecret",
                    "get_private_keys_from_aws_secrets": True,
                    "secrets_path": "${var.secrets_path}",
                    "snowflake_account_identifier": "${var.snowflake_account_identifier}",
                    "snowflake_service_user": "${var.snowflake_service_user}",
                    # A pair is made anew when its date is another, and then alone.
                    "rotations": {str(n + 1): f"${{{schedule.dates}[{n}].rfc3339}}" for n in range(KEY_PAIRS)},
                    "active_key_number": f"${{{schedule.newest} + 1}}",
                },
            ),
            # A secret made anew, because somebody deleted it, holds no keys.
            triggers={"secret": "${aws_secretsmanager_secret.secrets.arn}"},
            # The placeholder first: it must be there before there is something to be current instead of it.
            depends_on=[function, placeholder],
            lifecycle=TerraformResourceLifecycle(
                replace_triggered_by=[schedule.dates],
                postcondition=[
                    Postcondition(
                        condition=f"${{{_is_answer('self.result')}}}",
                        error_message="The key-pair Lambda answered without the keys and their version: is it another "
                        "function's package? Mend it and replace this invocation (terraform apply -replace).",
                    )
                ],
            ),
        )

    def _outputs(self, schedule: Schedule) -> None:
        self.output(
            "active_key_number",
            f"${{{schedule.newest} + 1}}",
            description="Number of the key pair to log in with, as the secret says too: 1 or 2",
        )
        # An answer that is none fails the apply that it came in; it must not be in the way of a delete.
        self.output("secrets_path", _answered("secrets_path"), description="Secret that holds the key pairs")
        for name in PUBLIC_KEYS:
            self.output(name, _answered(name), description="A public key, on one line")
        self.output("version_id", _answered("version_id"), description="Version of the secret that holds these keys")
        self.output(
            "request",
            "${try(jsondecode(aws_lambda_invocation.lambda_function.input), null)}",
            description="What the Lambda was asked for",
        )
        self.output(
            "lambda_function_name",
            "${aws_lambda_function.lambda_function.function_name}",
            description="The Lambda that rotates the key pairs",
        )


def _answered(name: str) -> str:
    return f"${{try({_ANSWER}.{name}, null)}}"


def _is_answer(result: str) -> str:
    names = json.dumps([*PUBLIC_KEYS, "secrets_path", "version_id"])
    texts = f"alltrue([for name in {names} : length(jsondecode({result}).data[name]) > 0])"
    return f"try(jsondecode({result}).statusCode == 200 && {texts}, false)"


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
                    "secretsmanager:UpdateSecretVersionStage",
                ],
                "Resource": [secret_arn],
            },
        ],
    }


def rotated_key_pairs(scope: Construct, name: str, variables: Mapping[str, Any]) -> TerraformHclModule:
    """Call the module as `module.<name>`."""
    return call(scope, name, RsaKeyPairRotationModule, variables)


def finish_rotation(
    scope: Construct, name: str, key_pairs: TerraformHclModule, public_keys: Sequence[str]
) -> LambdaInvocation:
    """Invoke the Lambda as `aws_lambda_invocation.<name>`: make current what Snowflake's user has got.

    `public_keys` are references to the user's two public keys, so that this happens after the user got them, and again
    when they, or the pair to use, change.
    """
    module = f"module.{key_pairs.friendly_unique_id}"
    keys = "".join(
        f', "snowflake_rsa_public_key_{number}_pem" = {key}' for number, key in enumerate(public_keys, start=1)
    )
    event = f'{{"step" = "finishSecret", "version_id" = {module}.version_id{keys}}}'
    return create_at_address(
        LambdaInvocation,
        scope,
        name,
        function_name=key_pairs.get_string("lambda_function_name"),
        input=f"${{jsonencode(merge({module}.request, {event}))}}",
    )
