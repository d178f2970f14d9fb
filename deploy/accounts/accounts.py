"""Real accounts: who we are at each of them, checked before anything is made, and renewed when it runs out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from deploy.aws.session import Session
from deploy.request import inputs
from deploy.request.options import Options

if TYPE_CHECKING:
    from lakehouse.settings import Settings


@dataclass
class Accounts:
    """The accounts of one run. `Accounts.of` gathers what the user gave; nothing is asked of a cloud before `check`."""

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
        return cls(options, settings, environment, given, Session(options.profile, environment, options.login))

    def check(self) -> None:
        """Look at every account before anything is changed. Failure lists all that is in the way, with remedies."""
        from deploy.accounts import preflight

        preflight.check(self)

    def variables(self) -> dict[str, str]:
        """Terraform's environment besides `renew`: `TF_VAR_*`, how it is run. Never in argv, never on disk."""
        return {**self.given.variables(), "TF_INPUT": "0", "TF_IN_AUTOMATION": "1"}

    def renew(self) -> dict[str, str]:
        """What may have run out meanwhile: AWS's credentials as Terraform variables, good for now.

        Failure says how to log in again.
        """
        return self.session.variables()

    def expired(self) -> bool:
        """AWS refused the credentials as too old. Whether asking its chain anew may bring newer ones."""
        self.session.forget()
        return self.session.renewable


def unused_with_local(options: Options) -> list[str]:
    """Options of the original's script that the local clouds have no use for: they have accounts of their own."""
    unused = [name for name in ("confluent-api-key", "confluent-api-secret") if name in options.values]
    given = {
        "profile": options.profile,
        "env-file": options.env_file,
        "login": options.login or None,
        "skip-check": options.skip_check or None,
    }
    return [f"--{name}" for name in [*(name for name, value in given.items() if value is not None), *unused]]
