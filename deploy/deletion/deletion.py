"""The delete: what would go, Terraform's destroy, then what Terraform does not own, then a look at what is left.

Every step may fail, and the next delete goes on from there. Nothing is taken out beside Terraform before its destroy
has succeeded, so that what still works after a failure goes on working.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from deploy.accounts.accounts import Accounts
from deploy.apply.change import change, consents, finish
from deploy.aws.account import Account, AwsQueryFailed
from deploy.aws.connection import Connection
from deploy.deletion.expected import ExpectedResource, expected_resources, resources_in_other_clouds
from deploy.deletion.inventory import Inventory, cascade_deleted
from deploy.deletion.journal import Journal
from deploy.deletion.search import Findings, Leftover, RemainingResource, Search, removed
from deploy.errors import FAILED, Failure
from deploy.inputs import load_settings, run_environment
from deploy.options import Options
from deploy.project import Place
from deploy.terraform.run import Terraform
from deploy.terraform.state import State

_AGAIN: Final = "Run the same command again to continue."
_IN_A_LINE: Final = 5
"""Objects that the first line of an error names; the lines below name all."""
_SETTLES: Final = (3, 5, 10)
"""Seconds before a further look at what should be gone: IAM shows what was deleted for a while. Source: IAM User Guide,
"Troubleshoot IAM", eventual consistency."""


class Deletion:
    """One delete, once Terraform is ready."""

    def __init__(self, program: Terraform, options: Options, place: Place, pauses: Sequence[float] = _SETTLES) -> None:
        self._program = program
        self._pauses = pauses
        self._options = options
        self._place = place
        accounts, root = program.credentials, place.root
        self._environment = accounts.environment if isinstance(accounts, Accounts) else run_environment(options, root)
        self._settings = load_settings(root, self._environment)
        self._state = self._read_state()
        self._inventory = Inventory.of_state(self._state)

    def run(self, started: float) -> int:
        """The exit code. Failure when not all is gone."""
        self._refuse_another_account()
        journal = self._journal
        noted = journal.read()
        self._inventory |= noted
        if self._state.is_empty():
            return self._without_a_state()
        besides = [*self._tables(), *cascade_deleted(self._state)]
        # After the destroy only the journal shows which Glue database belongs to this lakehouse.
        journal.keep(self._inventory)
        outcome = change(self._program, self._options, lambda: ["-destroy"], "delete", besides)
        if outcome is None:
            if noted == Inventory():
                journal.forget()
            return FAILED
        failed = finish(outcome, started, f"The remaining objects are still in Terraform's state. {_AGAIN}")
        if failed:
            return failed
        findings = self._look(after_destroy=True)
        self._report(*self._clear_up(findings), destroyed=True)
        return 0

    def _without_a_state(self) -> int:
        """Nothing for Terraform to destroy: never made, gone already, or its state is lost."""
        findings = self._look(after_destroy=False)
        found = [*findings.leftovers]
        # With a state that may be lost, what is there may be all alive: then nothing is taken out.
        if found and not findings.remaining:
            print("Terraform's state is empty. Left over from an earlier delete:")
            for leftover in found:
                print(f"  {leftover.what}")
            if not (self._options.auto_approve or consents("Delete these?", "to delete them without a prompt")):
                print("Nothing was changed.")
                return FAILED
            self._report(*self._clear_up(findings), destroyed=False)
            return 0
        self._report(findings, [], destroyed=False)
        print("Nothing to delete: Terraform's state is empty and AWS has no object with the lakehouse's names.")
        return 0

    # What is known

    def _read_state(self) -> State:
        return self._place.local.read_state() if self._options.local else self._program.state()

    @cached_property
    def _expected(self) -> Sequence[ExpectedResource]:
        return expected_resources(self._place.stack)

    @cached_property
    def _account(self) -> Account:
        accounts = self._program.credentials
        if isinstance(accounts, Accounts):
            connection = Connection(accounts.session.session, self._inventory.region or accounts.session.region)
        else:
            connection = Connection.to_local_cloud(self._place.local.aws_endpoint(), self._inventory.region)
        return Account(connection.client)

    @cached_property
    def _number(self) -> str:
        try:
            return self._account.number()
        except AwsQueryFailed as failed:
            raise Failure(
                f"The AWS account number cannot be read: {failed.why}",
                "Nothing was changed. Fix the cause, then run the same command again.",
            ) from None

    @property
    def _journal(self) -> Journal:
        return Journal(self._place.unfinished_deletes(self._options), f"{self._number}/{self._settings.base_name}")

    @property
    def _recovery_window(self) -> int:
        given = self._environment.get("TF_VAR_secrets_recovery_window_in_days")
        return int(given) if given else self._settings.secrets_recovery_window_in_days

    def _refuse_another_account(self) -> None:
        """With another account's credentials Terraform would find nothing, and forget what it cannot find."""
        if self._inventory.account and self._inventory.account != self._number:
            raise Failure(
                f"The lakehouse is in AWS account {self._inventory.account}, "
                f"but the credentials are for account {self._number}.",
                "Nothing was changed. Use the right profile (--profile) or account.",
            )

    def _tables(self) -> list[str]:
        """What Tableflow keeps in Glue, in sentences."""
        lines = []
        for database in sorted(self._inventory.databases):
            try:
                tables = self._account.tables(database)
            except AwsQueryFailed as failed:
                print(f"note: {failed.what} could not be listed: {failed.why}", file=sys.stderr)
                tables = None
            names = ", ".join(table.name for table in tables or ())
            if tables is not None:
                lines.append(
                    f"Glue database {database}, created by Tableflow" + (f", with tables {names}" if names else "")
                )
        return lines

    # After the destroy

    def _look(self, *, after_destroy: bool) -> Findings:
        search = Search(self._account, self._inventory, self._expected, self._recovery_window)
        findings = search.look()
        for pause in self._pauses if after_destroy else ():
            if not findings.remaining:
                break
            time.sleep(pause)
            findings = search.look()
        return findings

    def _clear_up(self, findings: Findings) -> tuple[Findings, list[tuple[Leftover, AwsQueryFailed]]]:
        """Take the leftovers out and look again."""
        if not findings.leftovers:
            return findings, []
        done, refused = removed(findings.leftovers, self._account)
        for leftover in done:
            print(f"  - {leftover.what}")
        return self._look(after_destroy=False), refused

    def _report(
        self, findings: Findings, refused: Sequence[tuple[Leftover, AwsQueryFailed]], *, destroyed: bool
    ) -> None:
        """Say what is left; Failure unless nothing is."""
        for note in findings.notes:
            print(f"note: {note}", file=sys.stderr)
        left = [*(each.what for each in findings.remaining), *(each.what for each in findings.leftovers)]
        if destroyed and not self._read_state().is_empty():
            left.append("objects in Terraform's state")
        if not left and not findings.failed_queries:
            self._journal.forget()
            return
        reasons = {leftover.name: failed for leftover, failed in refused}
        lines = [
            *(_refusal(each, reasons.get(each.name)) for each in findings.leftovers),
            *(f"- could not check {each.what}: {each.why}" for each in findings.failed_queries),
            *_by_hand(findings.remaining),
            *(self._with_a_lost_state() if findings.remaining and not destroyed else []),
            _AGAIN,
        ]
        raise Failure(_first_line(left, findings.failed_queries, destroyed), "\n".join(lines))

    def _with_a_lost_state(self) -> list[str]:
        return [
            "Nothing of it was removed. If it is in use, its state is elsewhere or lost: look into the workspace's "
            "history, put the state back (`./deploy.sh terraform -- state push FILE`) or import what is listed "
            "(`./deploy.sh terraform -- import ADDRESS NAME`), and delete again.",
            "The other clouds were not checked. Look there for:",
            *(f"- {name}" for name in resources_in_other_clouds(self._place.stack)),
        ]


def _first_line(left: Sequence[str], failed: Sequence[AwsQueryFailed], destroyed: bool) -> str:
    if not left:
        return f"Could not check whether everything is deleted: {', '.join(each.what for each in failed)}."
    when = "after the delete" if destroyed else "although Terraform's state is empty"
    more = f" and {len(left) - _IN_A_LINE} more" if len(left) > _IN_A_LINE else ""
    return f"Still there {when}: {', '.join(left[:_IN_A_LINE])}{more}."


def _refusal(leftover: Leftover, failed: AwsQueryFailed | None) -> str:
    if failed is None:
        return f"- {leftover.what}: not removed"
    return f"- {leftover.what}: {failed.why} (needs the permission {leftover.needs})"


def _by_hand(remaining: Sequence[RemainingResource]) -> list[str]:
    """What is not removed here, since it may be alive: where it belongs, and how to remove it."""
    return [
        f"- {each.what}"
        + (f" ({each.address})" if each.address else "")
        + (f"; to delete it manually: {each.by_hand}" if each.by_hand else "")
        for each in remaining
    ]
