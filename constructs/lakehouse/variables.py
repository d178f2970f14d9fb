"""The stack's Terraform variables. Credentials are variables only, never settings."""

from __future__ import annotations

from collections.abc import Collection

from cdktf import TerraformLocal, TerraformVariable
from constructs import Construct

from lakehouse.addressing import create_at_address
from lakehouse.modules.flink_statements import STATEMENTS_TYPE
from lakehouse.modules.local_module import declare_variable
from lakehouse.rotation.schedule import TIMESTAMP_ALLOWED, is_timestamp
from lakehouse.settings import LIFE_ALLOWED, RULES, IntegerRule, Settings, life_condition

FIRST_STATEMENTS = ({"id": 1, "file": "ctas_stock_trades_with_totals"},)
"""Default of `create_set_1_flink_statements`."""


class Variables(Construct):
    """Declares every variable of the stack. Its attributes are references, not values."""

    def __init__(self, scope: Construct, id_: str, *, settings: Settings, statements: Collection[str]) -> None:
        super().__init__(scope, id_)
        self._settings = settings
        self._declare_credentials()
        self.aws_region = self._text(
            "aws_region", "AWS region of everything: Kafka, Flink, S3, Glue, Snowflake's trust"
        )
        self.admin_service_user_secrets_root_path = self._text(
            "admin_service_user_secrets_root_path", "Secret that holds the login of Snowflake's admin service user"
        )
        self.snowflake_warehouse = self._text(
            "snowflake_warehouse", "Warehouse of the admin sessions; empty takes the stack's own", default=""
        )
        self.now = self._present()
        self.day_count = self._number("day_count")
        self.number_of_api_keys_to_retain = self._number("number_of_api_keys_to_retain", life=True)
        self.aws_lambda_memory_size = self._number("aws_lambda_memory_size")
        self.aws_lambda_timeout = self._number("aws_lambda_timeout")
        self.aws_log_retention_in_days = self._number("aws_log_retention_in_days")
        self.secrets_recovery_window_in_days = self._number("secrets_recovery_window_in_days")
        self.lambda_log_group_exists = declare_variable(
            self,
            "lambda_log_group_exists",
            "bool",
            description="Whether the Lambda's log group exists already, created by Lambda itself: then it is imported",
            default=False,
        )
        self.create_set_1_flink_statements = self._statements(
            "create_set_1_flink_statements", FIRST_STATEMENTS, statements
        )
        # Empty by default: Confluent forgets a finished statement after 30 days, so Terraform would run a DROP
        # again, on a table in use.
        self.drop_flink_statements = self._statements("drop_flink_statements", (), statements)

    def _declare_credentials(self) -> None:
        self.confluent_api_key = self._text("confluent_api_key", "Confluent Cloud API key", sensitive=True)
        self.confluent_api_secret = self._text("confluent_api_secret", "Its secret", sensitive=True)
        self.aws_access_key_id = self._text(
            "aws_access_key_id", "AWS access key; empty takes AWS's own credential chain", default="", sensitive=True
        )
        self.aws_secret_access_key = self._text("aws_secret_access_key", "Its secret", default="", sensitive=True)
        self.aws_session_token = self._text(
            "aws_session_token", "Token of a temporary AWS session", default="", sensitive=True
        )

    def _text(self, name: str, description: str, *, default: str | None = None, sensitive: bool = False) -> str:
        variable = declare_variable(self, name, "string", description=description, default=default, sensitive=sensitive)
        return variable.string_value

    def _present(self) -> str:
        """The current time for key rotation. It is known during plan, unlike `timestamp()`."""
        variable = declare_variable(
            self,
            "now",
            "string",
            description="The time that keys are rotated by, in RFC 3339 and UTC; empty takes that of the plan",
            default="",
        )
        variable.add_validation(
            condition=f'${{var.now == "" || ({is_timestamp("var.now")})}}',
            error_message=f"now must be empty or {TIMESTAMP_ALLOWED}.",
        )
        present = create_at_address(TerraformLocal, self, "now", '${var.now != "" ? var.now : plantimestamp()}')
        return present.as_string

    def _number(self, name: str, *, life: bool = False) -> float:
        """Declare a number with its rule. `life`: validate its product with `day_count`, a key's life, too."""
        rule = RULES[name]
        assert isinstance(rule, IntegerRule)  # noqa: S101 - about the table, not about input
        field = Settings.model_fields[name]
        variable = declare_variable(
            self,
            name,
            "number",
            description=field.description,
            default=getattr(self._settings, name),
            rule=rule,
        )
        if life:
            variable.add_validation(
                condition=f"${{{life_condition(f'var.{name}', 'var.day_count')}}}", error_message=f"{LIFE_ALLOWED}."
            )
        return variable.number_value

    def _statements(
        self, name: str, default: Collection[dict[str, object]], statements: Collection[str]
    ) -> TerraformVariable:
        known = sorted(statements)
        variable = declare_variable(
            self,
            name,
            STATEMENTS_TYPE,
            description=f"Flink statements to run, by file name. Known: {', '.join(known)}",
            default=list(default),
        )
        listed = ", ".join(f'"{file}"' for file in known)
        variable.add_validation(
            condition=f"${{alltrue([for entry in var.{name} : contains([{listed}], entry.file)])}}",
            error_message=f"Each file of {name} must be one of: {', '.join(known)}.",
        )
        return variable
