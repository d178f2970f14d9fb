"""What the user gives of Confluent and Snowflake: from options or the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from deploy.errors import BadArguments
from deploy.options import Options

#: Variables without a default: the variable, and how to give it.
_REQUIRED: Final[Mapping[str, str]] = {
    "confluent_api_key": "--confluent-api-key=KEY or TF_VAR_confluent_api_key",
    "confluent_api_secret": "--confluent-api-secret=SECRET or TF_VAR_confluent_api_secret",
    "admin_service_user_secrets_root_path": "--admin-service-user-secrets-root-path=PATH "
    "or TF_VAR_admin_service_user_secrets_root_path",
}


@dataclass(frozen=True)
class Inputs:
    """Values of Terraform variables, by variable; some are secret."""

    values: Mapping[str, str] = field(repr=False)

    def variables(self) -> dict[str, str]:
        """As the environment that Terraform takes variables from."""
        return {f"TF_VAR_{name}": value for name, value in self.values.items()}


def gather(options: Options) -> Inputs:
    """BadArguments lists everything that is missing at once."""
    given = {name.removeprefix("TF_VAR_"): value for name, value in options.variables().items()}
    for name in _REQUIRED:
        if not given.get(name) and os.environ.get(f"TF_VAR_{name}"):
            given[name] = os.environ[f"TF_VAR_{name}"]
    missing = [how for name, how in _REQUIRED.items() if not given.get(name)]
    if missing:
        raise BadArguments(
            "Missing for real accounts: " + "; ".join(missing) + ".", "With --local none of these is needed."
        )
    return Inputs(given)
