"""The options of a run and how they become Terraform variables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

#: Options of the original's script that set a Terraform variable, by option.
VARIABLE_OPTIONS: Final[Mapping[str, str]] = {
    "confluent-api-key": "confluent_api_key",
    "confluent-api-secret": "confluent_api_secret",
    "snowflake-warehouse": "snowflake_warehouse",
    "admin-service-user-secrets-root-path": "admin_service_user_secrets_root_path",
    "day-count": "day_count",
}

#: Options whose value others on the machine can read while the command runs (`ps`).
SECRET_OPTIONS: Final = frozenset({"confluent-api-key", "confluent-api-secret"})


@dataclass(frozen=True)
class Options:
    """What the user asked for, checked."""

    command: str
    local: bool = False
    auto_approve: bool = False
    debug: bool = False
    keep: bool = False
    port: int = 0
    now: str | None = None
    chaos: int | None = None
    profile: str | None = None
    output: str | None = None
    values: Mapping[str, str] = field(default_factory=dict)
    """Option name -> text, of those that set a variable."""
    arguments: tuple[str, ...] = ()
    """What follows `--`."""

    def variables(self) -> dict[str, str]:
        """As the environment that Terraform takes variables from."""
        return {f"TF_VAR_{VARIABLE_OPTIONS[name]}": value for name, value in self.values.items()}
