"""RSA key pairs of a Snowflake service user, rotated: a Lambda creates them and stores them in Secrets Manager.

The private keys are in the secret alone: the Lambda's result, and so Terraform's state, has the public keys.

A rotation has two steps. The module's invocation stores the new pair in a pending version of the secret, while readers
go on with the current one. `finish_rotation`, invoked once the user has both public keys, makes that version current.
The other pair is not replaced, so readers of the previous version can still log in.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from cdktf import App, Postcondition, TerraformHclModule, TerraformResourceLifecycle
from cdktf_cdktf_provider_aws.lambda_function import LambdaFunction
from cdktf_cdktf_provider_aws.lambda_invocation import LambdaInvocation
from cdktf_cdktf_provider_aws.secretsmanager_secret import SecretsmanagerSecret
from cdktf_cdktf_provider_aws.secretsmanager_secret_version import SecretsmanagerSecretVersion
from constructs import Construct

from lakehouse.addresses import KEY_PAIR_DATES, KEY_PAIRS
from lakehouse.addressing import create_at_address
from lakehouse.expressions import json_document
from lakehouse.modules.key_pair_lambda import LambdaImage, LambdaZip, create_function
from lakehouse.modules.local_module import LocalModule, call
from lakehouse.rotation.schedule import Schedule, declare_schedule
from lakehouse.settings import DAY_COUNT, LAMBDA_MEMORY, LAMBDA_TIMEOUT, LOG_RETENTION, RECOVERY_WINDOW, Settings

PUBLIC_KEYS = tuple(
    f"{prefix}rsa_public_key_{number}_pem" for prefix in ("", "snowflake_") for number in range(1, KEY_PAIRS + 1)
)
PLACEHOLDERS = (
    "snowflake_account_identifier",
    "snowflake_service_user",
    "secrets_path",
    *PUBLIC_KEYS,
    *(f"snowflake_rsa_private_key_{number}_pem" for number in range(1, KEY_PAIRS + 1)),
)
"""Fields of the secret. Until the Lambda has run, the value of each is its name in angle brackets."""
_PLACEHOLDER_STAGE = "PLACEHOLDER"
_ANSWER = "jsondecode(aws_lambda_invocation.lambda_function.result).data"


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
        self._invocation(create_function(self, self._package, secret), placeholder, schedule)
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
                    # A pair is replaced when its date changes.
                    "rotations": {str(n + 1): f"${{{schedule.dates}[{n}].rfc3339}}" for n in range(KEY_PAIRS)},
                    "active_key_number": f"${{{schedule.newest} + 1}}",
                },
            ),
            # A secret that was deleted and created again holds no keys.
            triggers={"secret": "${aws_secretsmanager_secret.secrets.arn}"},
            # The placeholder first, or it would become the current version in place of the keys.
            depends_on=[function, placeholder],
            lifecycle=TerraformResourceLifecycle(
                replace_triggered_by=[schedule.dates],
                postcondition=[
                    Postcondition(
                        condition=f"${{{_is_answer('self.result')}}}",
                        error_message="The key-pair Lambda answered without the keys and their version: is it another "
                        "function's package? Correct it and replace this invocation (terraform apply -replace).",
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
        # A wrong answer fails the apply by the postcondition; it must not also fail a delete.
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


def rotated_key_pairs(scope: Construct, name: str, variables: Mapping[str, Any]) -> TerraformHclModule:
    """Call the module as `module.<name>`."""
    return call(scope, name, RsaKeyPairRotationModule, variables)


def finish_rotation(
    scope: Construct, name: str, key_pairs: TerraformHclModule, public_keys: Sequence[str]
) -> LambdaInvocation:
    """Invoke the Lambda as `aws_lambda_invocation.<name>`: the pending version of the secret becomes the current one.

    Args:
        key_pairs: The module.
        public_keys: References to the user's two public keys. The invocation follows them, and is repeated when they
            or the pair to use change.
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
