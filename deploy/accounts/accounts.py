"""Real accounts: the credentials for each of them, renewed when they expire."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from deploy import inputs
from deploy.aws.session import Session
from deploy.options import Options

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
