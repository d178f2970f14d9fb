"""After a destroy: leftovers that can be removed, and objects that should not exist any more."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, Protocol

from lakehouse.addresses import LAMBDA_LOG_GROUPS

from deploy.aws.account import Account, AwsQueryFailed, GlueTable
from deploy.deletion.expected import ExpectedResource
from deploy.deletion.inventory import NAMED, Inventory

_AT_ONCE: Final = 8
"""Questions to AWS at a time."""
_CLUSTER: Final = "lkc-"
"""How ids of Kafka clusters begin, and so the names of the databases that Tableflow makes by itself."""

#: How to say a Terraform type, and how to take one of its objects out by hand.
_BY_HAND: Final = {
    "aws_s3_bucket": ("bucket", "aws s3 rb --force s3://{}"),
    "aws_iam_role": ("IAM role", "aws iam delete-role --role-name {} (after its policies were detached)"),
    "aws_iam_policy": ("IAM policy", "aws iam delete-policy --policy-arn arn:aws:iam::ACCOUNT:policy/{}"),
    "aws_lambda_function": ("Lambda function", "aws lambda delete-function --function-name {}"),
    "aws_secretsmanager_secret": (
        "secret",
        "aws secretsmanager delete-secret --force-delete-without-recovery --secret-id {}",
    ),
    "aws_cloudwatch_log_group": ("log group", "aws logs delete-log-group --log-group-name {}"),
}


class Leftover(Protocol):
    """An object that may be removed: it provably belongs to this lakehouse, and nothing that exists uses it."""

    @property
    def name(self) -> str:
        """The same at every look, whatever part of it was taken out meanwhile."""

    @property
    def what(self) -> str: ...

    @property
    def needs(self) -> str:
        """The permissions that taking it out takes."""

    def remove(self, account: Account) -> None: ...


@dataclass(frozen=True)
class GlueTables:
    """Tables whose files were in a bucket of the lakehouse that is gone, and their database when it is Tableflow's."""

    database: str
    tables: tuple[str, ...]
    whole: bool
    """Whether the database goes too."""

    @property
    def name(self) -> str:
        return f"Glue database {self.database}"

    @property
    def what(self) -> str:
        if not self.tables:
            return self.name
        count = f"{len(self.tables)} table{'' if len(self.tables) == 1 else 's'}"
        return f"{self.name} ({count})" if self.whole else f"{count} in {self.name}"

    @property
    def needs(self) -> str:
        return "glue:BatchDeleteTable, glue:DeleteTable and glue:DeleteDatabase"

    def remove(self, account: Account) -> None:
        account.remove_tables(self.database, list(self.tables))
        if self.whole:
            account.remove_database(self.database)


@dataclass(frozen=True)
class LogGroup:
    """What a function that is gone wrote, in a group that Lambda made after Terraform's was deleted."""

    group: str

    @property
    def name(self) -> str:
        return f"log group {self.group}"

    @property
    def what(self) -> str:
        return self.name

    @property
    def needs(self) -> str:
        return "logs:DeleteLogGroup"

    def remove(self, account: Account) -> None:
        account.remove_log_group(self.group)


@dataclass(frozen=True)
class PendingSecret:
    """A deleted secret that keeps its name for a while, where the settings ask for none (recovery window 0)."""

    arn: str

    @property
    def name(self) -> str:
        return f"deleted secret {self.arn.rpartition(':')[2]}"

    @property
    def what(self) -> str:
        return self.name

    @property
    def needs(self) -> str:
        return "secretsmanager:DeleteSecret"

    def remove(self, account: Account) -> None:
        account.remove_secret(self.arn)


@dataclass(frozen=True)
class RemainingResource:
    """An object that only Terraform or the user may remove: it may be in use."""

    kind: str
    name: str
    address: str

    @property
    def what(self) -> str:
        return f"{_BY_HAND[self.kind][0]} {self.name}" if self.kind in _BY_HAND else f"{self.kind} {self.name}"

    @property
    def by_hand(self) -> str:
        """The command that removes it."""
        return _BY_HAND[self.kind][1].format(self.name) if self.kind in _BY_HAND else ""


@dataclass
class Findings:
    """What a look at the account found."""

    leftovers: list[Leftover] = field(default_factory=list)
    remaining: list[RemainingResource] = field(default_factory=list)
    failed_queries: list[AwsQueryFailed] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    """What stays on purpose."""


class Search:
    """Looks for objects of the lakehouse in the AWS account.

    Args of the constructor:
        inventory: What is known to have been there.
        expected: What the configuration creates.
    """

    def __init__(
        self, account: Account, inventory: Inventory, expected: Sequence[ExpectedResource], recovery_window_in_days: int
    ) -> None:
        self._account = account
        self._inventory = inventory
        self._expected = expected
        self._window = recovery_window_in_days

    def look(self) -> Findings:
        """Everything at once; what is not answered is noted, and the rest goes on."""
        findings = Findings()
        questions: list[Callable[[Findings], None]] = [
            *(self._named(kind, name, address) for kind, name, address in self._names()),
            self._listed_buckets,
            self._glue,
        ]

        def ask(question: Callable[[Findings], None]) -> Findings:
            own = Findings()
            try:
                question(own)
            except AwsQueryFailed as failed:
                own.failed_queries.append(failed)
            return own

        with ThreadPoolExecutor(_AT_ONCE) as pool:
            for own in pool.map(ask, questions):
                findings.leftovers += own.leftovers
                findings.remaining += own.remaining
                findings.failed_queries += own.failed_queries
                findings.notes += own.notes
        return findings

    def _names(self) -> list[tuple[str, str, str]]:
        """Kind, name and address of all that can be asked for by name, each once."""
        names: dict[tuple[str, str], str] = {}
        for each in self._expected:
            if each.name:
                names[each.kind, each.name] = each.address
        for kind in NAMED:
            for name, address in self._inventory.names(kind).items():
                names[kind, name] = address
        return [(kind, name, address) for (kind, name), address in names.items()]

    def _named(self, kind: str, name: str, address: str) -> Callable[[Findings], None]:
        def ask(findings: Findings) -> None:
            if kind == "aws_secretsmanager_secret":
                self._secret(name, address, findings)
            elif self._account.has(kind, name):
                if kind == "aws_cloudwatch_log_group" and self._left_by_a_function(name):
                    findings.leftovers.append(LogGroup(name))
                else:
                    findings.remaining.append(RemainingResource(kind, name, address))

        return ask

    def _left_by_a_function(self, group: str) -> bool:
        """Whether the group was this lakehouse's, and its function is gone."""
        known = group in self._inventory.names("aws_cloudwatch_log_group")
        function = group.removeprefix(LAMBDA_LOG_GROUPS)
        return known and function != group and not self._account.has("aws_lambda_function", function)

    def _secret(self, name: str, address: str, findings: Findings) -> None:
        secret = self._account.secret(name)
        if secret is None:
            return
        if secret.goes is None:
            findings.remaining.append(RemainingResource("aws_secretsmanager_secret", name, address))
        elif self._window == 0 and secret.arn in self._inventory.secret_arns:
            findings.leftovers.append(PendingSecret(secret.arn))
        else:
            how = RemainingResource("aws_secretsmanager_secret", name, address).by_hand
            findings.notes.append(
                f"secret {name} is deleted, but keeps its name until {secret.goes:%Y-%m-%d}: a create before then is "
                f"refused. To free it now: {how}"
            )

    def _listed_buckets(self, findings: Findings) -> None:
        """Those whose name is known but for the part that is made at create."""
        known = self._inventory.names("aws_s3_bucket")
        for each in self._buckets:
            if each.pattern:
                for name in self._account.buckets():
                    if name not in known and re.fullmatch(each.pattern, name):
                        findings.remaining.append(RemainingResource(each.kind, name, each.address))

    @property
    def _buckets(self) -> list[ExpectedResource]:
        return [each for each in self._expected if each.kind == "aws_s3_bucket"]

    def _is_bucket_of_ours(self, name: str) -> bool:
        patterns = [each.pattern or re.escape(each.name) for each in self._buckets]
        known = self._inventory.names("aws_s3_bucket")
        return name in known or any(re.fullmatch(pattern, name) for pattern in patterns)

    def _deleted_buckets(self, tables: Iterable[GlueTable]) -> set[str]:
        """The buckets that tables name, as far as they were this lakehouse's and no longer exist."""
        named = {table.bucket for table in tables if table.bucket}
        return {
            name for name in named if self._is_bucket_of_ours(name) and not self._account.has("aws_s3_bucket", name)
        }

    def _glue(self, findings: Findings) -> None:
        """A table is removed only if it says where its files are, and they were in a deleted bucket of this lakehouse.

        A table without a location stays: nothing shows whose it is.
        """
        for database in self._account.databases():
            known = database in self._inventory.databases
            tables = self._account.tables(database) if known or database.startswith(_CLUSTER) else None
            if tables is None:
                continue
            gone = self._deleted_buckets(tables)
            own = [table.name for table in tables if table.bucket in gone]
            foreign = [table.name for table in tables if table.bucket not in gone]
            # Without a single table only what is noted tells whose database it is.
            whole = database.startswith(_CLUSTER) and not foreign and (known or bool(own))
            if own or whole:
                findings.leftovers.append(GlueTables(database, tuple(own), whole))
            if known:
                findings.remaining += [RemainingResource("Glue table", f"{database}.{name}", "") for name in foreign]


def removed(
    leftovers: Iterable[Leftover], account: Account
) -> tuple[list[Leftover], list[tuple[Leftover, AwsQueryFailed]]]:
    """Take leftovers out, each whatever becomes of the others: what is out, and what was refused."""
    done: list[Leftover] = []
    refused: list[tuple[Leftover, AwsQueryFailed]] = []
    for leftover in leftovers:
        try:
            leftover.remove(account)
        except AwsQueryFailed as failed:
            refused.append((leftover, failed))
        else:
            done.append(leftover)
    return done, refused
