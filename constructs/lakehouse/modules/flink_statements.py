"""Terraform module that runs Flink SQL statements from files in the environment's catalog."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from cdktf import App, TerraformResourceLifecycle

from imports.confluent.data_confluent_environment import DataConfluentEnvironment
from imports.confluent.data_confluent_flink_compute_pool import DataConfluentFlinkComputePool
from imports.confluent.data_confluent_flink_region import DataConfluentFlinkRegion
from imports.confluent.data_confluent_kafka_cluster import DataConfluentKafkaCluster
from imports.confluent.data_confluent_organization import DataConfluentOrganization
from imports.confluent.data_confluent_service_account import DataConfluentServiceAccount
from imports.confluent.flink_statement import FlinkStatement
from imports.random.uuid import Uuid
from lakehouse.addressing import create_at_address
from lakehouse.errors import UnusableFiles
from lakehouse.expressions import SQL
from lakehouse.modules.local_module import LocalModule

STATEMENTS_TYPE = "list(object({ id = number, file = string }))"

# A statement's name is that of its file with hyphens, a hyphen and a UUID. It has at most 100 of a-z 0-9 -, and starts
# with no hyphen:
# https://docs.confluent.io/cloud/current/flink/concepts/statements.html
_FILE_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,62}")

# A dependency that does not defer data sources. `depends_on` of a module or data source, or a data source's condition,
# makes its result unknown whenever a dependency changes, and a statement with an unknown environment is replaced. The
# length of a list is known even if its elements are not.
_AFTER = "length(var.after) >= 0"

_EACH = '${{ for index, entry in var.statements : format("%02d", index) => entry }}'
_FILE = 'file("${path.module}/sql/${each.value.file}.fql")'


class FlinkStatementsModule(LocalModule):
    """Variables: `statements`, the display names of where to run them, and ids of what they depend on.

    The provider has the API key, because the key of a running statement cannot be changed.
    """

    name = "flink_statements"
    providers = ("confluent", "random")
    inputs: ClassVar[tuple[str, ...]] = (
        "catalog_name",
        "database_name",
        "confluent_flink_compute_pool_name",
        "confluent_flink_service_account_name",
        "confluent_flink_rest_endpoint",
    )

    def __init__(self, app: App, statements: Mapping[str, bytes]) -> None:
        self._statements = statements
        super().__init__(app)

    def files(self) -> Mapping[str, bytes]:
        return {f"sql/{name}.fql": text for name, text in self._statements.items()}

    def build(self) -> None:
        self.variable("statements", STATEMENTS_TYPE)
        for name in self.inputs:
            self.variable(name, "string")
        self.variable("after", "list(string)", default=[])
        self._look_up()
        uuid = create_at_address(Uuid, self, "flink_statement")
        uuid.add_override("depends_on", ["var.after"])
        self._statement()
        self.output(
            "done",
            "${concat([data.confluent_flink_region.flink.id], "
            "[for statement in values(confluent_flink_statement.statement) : statement.id])}",
            description="Ids of the statements and of the region they run in",
        )

    def _look_up(self) -> None:
        environment = {"id": "${data.confluent_environment.catalog.id}"}
        organization = create_at_address(DataConfluentOrganization, self, "signalroom")
        # The name is the original HCL's. `count` is the only argument that can carry the dependency.
        organization.add_override("count", f"${{{_AFTER} ? 1 : 0}}")
        create_at_address(DataConfluentEnvironment, self, "catalog", display_name=_after("catalog_name"))
        create_at_address(
            DataConfluentKafkaCluster,
            self,
            "database",
            display_name="${var.database_name}",
            environment=environment,
        )
        create_at_address(
            DataConfluentFlinkComputePool,
            self,
            "flink",
            display_name="${var.confluent_flink_compute_pool_name}",
            environment=environment,
        )
        create_at_address(
            DataConfluentFlinkRegion,
            self,
            "flink",
            cloud="${data.confluent_flink_compute_pool.flink.cloud}",
            region="${data.confluent_flink_compute_pool.flink.region}",
        )
        create_at_address(
            DataConfluentServiceAccount,
            self,
            "flink",
            display_name=_after("confluent_flink_service_account_name"),
        )

    def _statement(self) -> None:
        text = create_at_address(Uuid, self, "statement_text")
        text.add_override("for_each", _EACH)
        # A change of white space alone does not replace a statement.
        text.add_override("keepers", {"statement": f'${{trimspace(replace({_FILE}, "/\\\\s+/", " "))}}'})
        statement = create_at_address(
            FlinkStatement,
            self,
            "statement",
            # file() does not evaluate templates in the text.
            statement=f"${{{_FILE}}}",
            statement_name='${replace(each.value.file, "_", "-")}-${random_uuid.flink_statement.result}',
            rest_endpoint="${var.confluent_flink_rest_endpoint}",
            lifecycle=TerraformResourceLifecycle(
                # A state of the original HCL has credentials and another form of the text, neither of which shall
                # replace a running statement. `statement_text` does, if the statement itself changes.
                ignore_changes=["credentials", "statement"],
                replace_triggered_by=["random_uuid.statement_text[each.key]"],
            ),
            organization={"id": "${data.confluent_organization.signalroom[0].id}"},
            environment={"id": "${data.confluent_environment.catalog.id}"},
            compute_pool={"id": "${data.confluent_flink_compute_pool.flink.id}"},
            principal={"id": "${data.confluent_service_account.flink.id}"},
            properties={
                "sql.current-catalog": "${data.confluent_environment.catalog.display_name}",
                "sql.current-database": "${data.confluent_kafka_cluster.database.display_name}",
            },
        )
        statement.add_override("for_each", _EACH)


def _after(name: str) -> str:
    """A variable whose use in a look-up depends on everything in `var.after`."""
    return f"${{{_AFTER} ? var.{name} : null}}"


def flink_statement_files(sql_directory: Path | None, *, source_topic: str, totals_topic: str) -> dict[str, bytes]:
    """The text of every statement by file name, without `.fql`.

    The app's own statements get the topics' names. Files in `sql_directory` are used unchanged and replace own ones of
    the same name.

    Raises:
        UnusableFiles: `sql_directory` or a file in it cannot be used.
    """
    tables = {"{source_table}": f"`{source_topic}`", "{totals_table}": f"`{totals_topic}`"}
    pattern = re.compile("|".join(map(re.escape, tables)))
    files = {
        path.stem: pattern.sub(lambda match: tables[match[0]], path.read_text(encoding="utf-8")).encode()
        for path in sorted((SQL / "flink").glob("*.fql"))
    }
    return files | (_user_files(sql_directory) if sql_directory is not None else {})


def _user_files(folder: Path) -> dict[str, bytes]:
    if not folder.is_dir():
        raise UnusableFiles(f"setting sql_directory: {folder} is not a folder; use one that contains .fql files")
    files = {path.stem: _user_file(path) for path in sorted(folder.glob("*.fql"))}
    if not files:
        raise UnusableFiles(f"setting sql_directory: {folder} contains no .fql file; use a folder that does")
    return files


def _user_file(path: Path) -> bytes:
    if not _FILE_NAME.fullmatch(path.stem):
        raise UnusableFiles(
            f"setting sql_directory: {path.name} cannot name a Flink statement; "
            "rename it: 1 to 63 of the characters a-z 0-9 _ -, then .fql"
        )
    try:
        text = path.read_bytes()
        empty = not text.decode("utf-8").strip()  # Terraform's file() takes UTF-8 only
    except OSError as error:
        raise UnusableFiles(f"setting sql_directory: {path} cannot be read ({error.strerror}); correct that") from None
    except UnicodeDecodeError:
        raise UnusableFiles(f"setting sql_directory: {path} is not UTF-8; save it as UTF-8") from None
    if empty:
        raise UnusableFiles(f"setting sql_directory: {path} is empty; write a statement into it or remove it")
    return text
