"""Tries an apply again while nothing but known, passing errors stands in its way: bounded, and never silent."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from deploy.apply import transient
from deploy.apply.progress import Outcome
from deploy.apply.transient import Transient
from deploy.errors import INTERRUPTED
from deploy.terraform.run import Terraform

_PAUSES: Final = (5, 10, 20, 40, 60)
"""Seconds before each further try; the last one repeats."""
_TRIES: Final = 40
"""Of one command, whatever it waits for."""
_RENEWALS: Final = 12
"""Of AWS's credentials in one command; AWS issues none for less than 15 minutes."""


@dataclass
class Patience:
    """How long one command has waited, and for what."""

    program: Terraform
    write: Callable[[str], None] = lambda line: print(line, flush=True)
    clock: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep
    _first_met: dict[str, float] = field(default_factory=dict)
    _tries: int = 0
    _renewals: int = 0

    def apply(self, once: Callable[[], Outcome]) -> Outcome:
        """Call `once` until it succeeds, meets an error that does not pass, or has been waited for long enough.

        The outcome holds what all tries did, and the last one's errors and exit code.
        """
        outcome = once()
        while self._goes_on(outcome):
            outcome = _together(outcome, once())
        return outcome

    def _goes_on(self, outcome: Outcome) -> bool:
        """Wait, or renew, if another try is worth it."""
        if outcome.code in (0, INTERRUPTED) or not outcome.errors:
            return False
        met: list[tuple[str, Transient]] = []
        expired = False
        changed = {transient.resource_type(address) for action, address in outcome.done if action != "delete"}
        for diagnostic in outcome.errors:
            known = transient.recognise(diagnostic, changed)
            if known is not None:
                met.append((diagnostic.get("address") or "", known))
            elif transient.credentials_expired(diagnostic):
                expired = True
            else:
                return False
        return (not expired or self._renew()) and (not met or self._wait(met))

    def _renew(self) -> bool:
        self._renewals += 1
        credentials = self.program.credentials
        if self._renewals > _RENEWALS or credentials is None or not credentials.expired():
            self.write("  AWS credentials have expired and cannot be renewed: log in again or provide new ones")
            return False
        self.write("  AWS credentials had expired and were renewed; applying again")
        return True

    def _wait(self, met: list[tuple[str, Transient]]) -> bool:
        now = self.clock()
        pause = _PAUSES[min(self._tries, len(_PAUSES) - 1)]
        self._tries += 1
        for _, known in met:
            first = self._first_met.setdefault(known.waits_for, now)
            if now - first + pause > known.patience or self._tries > _TRIES:
                self.write(f"  gave up after {now - first:.0f} s of waiting for {known.waits_for}")
                return False
        for known in _distinct(known for _, known in met):
            places = ", ".join(sorted({address for address, other in met if other is known}))
            self.write(
                f"  waiting {pause} s for {known.waits_for} ({places}); "
                f"at most {(known.patience - (now - self._first_met[known.waits_for])) / 60:.0f} min in total"
            )
        self.sleep(pause)
        return True


def _distinct(items: Iterable[Transient]) -> Iterable[Transient]:
    return {known.waits_for: known for known in items}.values()


def _together(before: Outcome, last: Outcome) -> Outcome:
    return Outcome(
        planned=max(before.planned, last.planned),
        done=[*before.done, *last.done],
        errors=last.errors,
        texts=last.texts,
        begun=before.begun or last.begun,
        code=last.code,
    )


def subset(plan: Any, consented: Any) -> bool:
    """Whether a plan (`terraform show -json`) does nothing but what another, that was agreed to, would have done."""
    return _changes(plan) <= _changes(consented)


def _changes(plan: Any) -> set[tuple[str, str]]:
    """What is done to which resource. A replacement includes each of its halves: the other may be done."""
    found: set[tuple[str, str]] = set()
    for change in plan.get("resource_changes", ()):
        actions = change["change"]["actions"]
        if actions in (["no-op"], ["read"]):
            continue
        found.update((change["address"], action) for action in actions)
    return found
