"""Real accounts: who we are at each of them, checked before anything is made, and renewed when it runs out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from deploy import aws, inputs
from deploy.options import Options

if TYPE_CHECKING:
    from lakehouse.settings import Settings


@dataclass
class Accounts:
    """The accounts of one run. `Accounts.of` gathers what the user gave; nothing is asked of a cloud before `check`."""

    options: Options
    settings: Settings
    given: inputs.Inputs
    session: aws.Session = field(repr=False)

    @classmethod
    def of(cls, options: Options, settings: Settings) -> Accounts:
        """BadArguments lists everything that is missing at once."""
        given = inputs.gather(options)
        return cls(options, settings, given, aws.Session(options.profile))

    def variables(self) -> dict[str, str]:
        """Terraform's environment: `TF_VAR_*` and how it is run. Never in argv, never on disk."""
        return {**self.session.variables(), **self.given.variables(), "TF_INPUT": "0", "TF_IN_AUTOMATION": "1"}


def unused_with_local(options: Options) -> list[str]:
    """Options of the original's script that the local clouds have no use for: they have accounts of their own."""
    unused = [name for name in ("confluent-api-key", "confluent-api-secret") if name in options.values]
    return [f"--{name}" for name in [*(["profile"] if options.profile is not None else []), *unused]]
