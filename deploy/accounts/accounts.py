"""Real accounts: the credentials for each of them, renewed when they expire."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from lakehouse.addresses import LAMBDA_LOG_GROUPS

from deploy import inputs
from deploy.aws.account import Account, AwsQueryFailed
from deploy.aws.session import Session
from deploy.options import Options
from deploy.variables import VARIABLES

if TYPE_CHECKING:
    from lakehouse.settings import Settings


@dataclass
class Accounts:
    """The accounts of one run. `Accounts.of` gathers what the user gave; nothing is asked of a cloud yet."""

    options: Options
    settings: Settings
    environment: Mapping[str, str] = field(repr=False)
    given: inputs.Inputs
    session: Session

    @classmethod
    def of(
        cls, options: Options, settings: Settings, environment: Mapping[str, str], *, demand: bool = True
    ) -> Accounts:
        """`environment` as `inputs.environment` has it. BadArguments lists everything that is missing at once.

        Without `demand` nothing has to be there: for commands that use no account but Terraform Cloud.
        """
        given = inputs.gather(options, environment, demand=demand)
        session = Session(options.profile, {**environment, **given.variables()}, options.login)
        return cls(options, settings, environment, given, session)

    def variables(self) -> dict[str, str]:
        """Terraform's environment besides `renew`: `TF_VAR_*`, how it is run. Never in argv, never on disk."""
        return {**self.given.variables(), "TF_INPUT": "0", "TF_IN_AUTOMATION": "1"}

    def renew(self) -> dict[str, str]:
        """What may have run out meanwhile: AWS's credentials as Terraform variables, good for now.

        Failure says how to log in again.
        """
        return self.session.variables()

    def expired(self) -> bool:
        """Called when AWS rejected the credentials as expired. Whether resolving them again may bring newer ones."""
        self.session.forget()
        return self.session.renewable


def existing_objects(accounts: Accounts, settings: Settings) -> dict[str, str]:
    """Terraform variables that say which objects exist already and are imported instead of created.

    Lambda creates its log group itself if there is none: under the original it did, and it does when a function runs
    once more after its group was deleted. Importing it again changes nothing.
    """
    variable = VARIABLES["lambda_log_group_exists"].environment
    if accounts.environment.get(variable):
        return {}
    log_group = f"{LAMBDA_LOG_GROUPS}{settings.base_name}"
    try:
        exists = Account(accounts.session.client).has("aws_cloudwatch_log_group", log_group)
    except AwsQueryFailed:
        return {}  # without the permission to list it may still be created
    return {variable: "true"} if exists else {}
