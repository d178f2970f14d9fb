"""The stack's Terraform variables, as a run is given them: one table for all who take, hide or hand on a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

PREFIX: Final = "TF_VAR_"


@dataclass(frozen=True)
class Variable:
    """One of them, and where its value comes from."""

    name: str
    secret: bool = False
    """As the stack declares it (`sensitive`): it shows nowhere, and a remote run gets it by a way of its own."""
    option: str = ""
    """The command line's, without its dashes; empty where there is none."""
    question: str = ""
    """How it is asked for; empty for one with a default, which nobody has to give."""
    vendor: str = ""
    """The environment variable that the vendor's own tools read it from."""

    @property
    def environment(self) -> str:
        """The environment variable that Terraform takes it from."""
        return f"{PREFIX}{self.name}"


_ALL: Final = (
    Variable("confluent_api_key", True, "confluent-api-key", "Confluent Cloud API key", "CONFLUENT_CLOUD_API_KEY"),
    Variable(
        "confluent_api_secret", True, "confluent-api-secret", "Confluent Cloud API secret", "CONFLUENT_CLOUD_API_SECRET"
    ),
    Variable("snowflake_warehouse", option="snowflake-warehouse"),
    Variable(
        "admin_service_user_secrets_root_path",
        option="admin-service-user-secrets-root-path",
        question="AWS secret with the Snowflake admin's keys (its name)",
    ),
    Variable("day_count", option="day-count"),
    Variable("aws_region"),
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
REQUIRED: Final = tuple(variable for variable in _ALL if variable.question)
SECRETS: Final = tuple(variable.name for variable in _ALL if variable.secret)
AWS_CREDENTIALS: Final = tuple(name for name in SECRETS if name.startswith("aws_"))
"""Parts of one credential: they come from one place, or none does."""
