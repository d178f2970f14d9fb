"""The stack's Terraform variables: one row each, from which option, help, environment, masks and checks follow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from lakehouse.settings import IntegerRule

PREFIX: Final = "TF_VAR_"


@dataclass(frozen=True)
class Variable:
    """A Terraform variable and where its value comes from."""

    name: str
    secret: bool = False
    """As the stack declares it (`sensitive`): masked in all output, and sent to remote runs as sensitive."""
    option: str = ""
    """The command line option, without its dashes; empty if there is none."""
    help: str = ""
    """The option's help. Empty for a setting, whose description, limits and default `lakehouse.settings` has."""
    question: str = ""
    """How it is asked for at the terminal; empty for a variable with a default."""
    vendor: str = ""
    """The environment variable that the vendor's own tools read it from."""
    unused_locally: bool = False
    """Whether `--local` ignores the option: the local clouds have their own accounts, in us-east-1."""

    @property
    def environment(self) -> str:
        """The environment variable that Terraform reads it from."""
        return f"{PREFIX}{self.name}"

    @property
    def rule(self) -> IntegerRule | None:
        """The limits of a whole number; None for other variables."""
        from lakehouse.settings import RULES, IntegerRule

        rule = RULES.get(self.name)
        return rule if isinstance(rule, IntegerRule) else None

    @property
    def allowed(self) -> str:
        """The allowed values of a whole number."""
        return self.rule.allowed if self.rule is not None else ""

    def check(self, text: str) -> None:
        """Refuse a number as Terraform would.

        Raises:
            ValueError: `allowed` says what is.
        """
        if self.rule is not None:
            self.rule.check(int(text))

    @property
    def option_help(self) -> str:
        """What `--help` says of its option."""
        if self.help or self.rule is None:
            return self.help
        from lakehouse.settings import Settings

        setting = Settings.model_fields[self.name]
        return f"{setting.description}: {self.allowed}; default {setting.default}"


_ALL: Final = (
    Variable(
        "confluent_api_key",
        secret=True,
        option="confluent-api-key",
        help="Confluent Cloud API key (prefer TF_VAR_confluent_api_key)",
        question="Confluent Cloud API key",
        vendor="CONFLUENT_CLOUD_API_KEY",
        unused_locally=True,
    ),
    Variable(
        "confluent_api_secret",
        secret=True,
        option="confluent-api-secret",
        help="secret of that key (prefer TF_VAR_confluent_api_secret)",
        question="Confluent Cloud API secret",
        vendor="CONFLUENT_CLOUD_API_SECRET",
        unused_locally=True,
    ),
    Variable(
        "snowflake_warehouse",
        option="snowflake-warehouse",
        help="warehouse for the admin's sessions (default: the lakehouse's own)",
    ),
    Variable(
        "admin_service_user_secrets_root_path",
        option="admin-service-user-secrets-root-path",
        help="name of the AWS secret with the Snowflake admin's key pairs",
        question="Name of the AWS secret with the Snowflake admin's key pairs",
    ),
    Variable("day_count", option="day-count"),
    Variable(
        "aws_region",
        option="region",
        help="AWS region of all resources (default: the AWS profile's)",
        unused_locally=True,
    ),
    Variable("aws_access_key_id", secret=True),
    Variable("aws_secret_access_key", secret=True),
    Variable("aws_session_token", secret=True),
    Variable("now"),
    Variable("number_of_api_keys_to_retain"),
    Variable("secrets_recovery_window_in_days"),
    Variable("aws_log_retention_in_days"),
    Variable("aws_lambda_memory_size"),
    Variable("aws_lambda_timeout"),
    Variable("create_set_1_flink_statements"),
    Variable("drop_flink_statements"),
    Variable("lambda_log_group_exists"),
)

VARIABLES: Final[Mapping[str, Variable]] = {variable.name: variable for variable in _ALL}
BY_OPTION: Final[Mapping[str, Variable]] = {variable.option: variable for variable in _ALL if variable.option}
REQUIRED: Final = tuple(variable for variable in _ALL if variable.question)
SECRETS: Final = tuple(variable.name for variable in _ALL if variable.secret)
AWS_CREDENTIALS: Final = tuple(name for name in SECRETS if name.startswith("aws_"))
"""Parts of one credential: all of them come from one source."""
