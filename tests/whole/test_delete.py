"""Delete: nothing of any cloud is left, also of what Terraform does not know; and it goes on after a failure."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from local_cloud import client
from tests.stand_ins.accounts import STACK, Accounts, accounts
from tests.whole.inventory import aws, documents, in_aws, tables
from tests.whole.project import Project

pytestmark = pytest.mark.whole


def test_nothing_of_any_cloud_is_left(project: Project):
    clouds = project.service()
    clouds.accounts("/snowflake_admin_credentials", project.root)
    before, empty = documents(project.local), in_aws(clouds)
    project.deploy("create", "--local", "--auto-approve")
    assert len(documents(project.local)) > len(before) + 50
    [(database, found)] = tables(clouds).items()
    assert found == {"stock_trades", "stock_trades_with_totals"}
    bucket = in_aws(clouds)["buckets"][0]
    aws(clouds, "s3").put_object(Bucket=bucket, Key="10/11/data.parquet", Body=b"rows")

    gone = project.deploy("delete", "--local", "--auto-approve", "--keep")
    assert f"Glue database {database} (2 tables)" in gone.stdout
    clouds = client.ensure(project.local)
    assert in_aws(clouds) == empty
    assert documents(project.local) == before

    # As if Glue had refused: the state is empty, the note of the delete is there.
    glue = aws(clouds, "glue")
    glue.create_database(DatabaseInput={"Name": database})
    storage = {"Location": f"s3://{bucket}/10/11/t"}
    glue.create_table(DatabaseName=database, TableInput={"Name": "stock_trades", "StorageDescriptor": storage})
    (project.local / "unfinished-deletes.json").write_text("{}")
    asked = project.deploy("delete", "--local", code=1)
    assert f"Glue database {database} (1 table)" in asked.stdout
    assert set(tables(project.service())) == {database}
    project.deploy("delete", "--local", "--auto-approve")
    assert project.left_behind() == []


@pytest.fixture
def there(project: Project, tmp_path: Path) -> Iterator[Accounts]:
    with accounts(tmp_path, stack=project.root / STACK) as there:
        yield there


def test_on_real_accounts_a_delete_goes_on_where_it_failed(project: Project, there: Accounts):
    def run(*words: str, code: int = 0) -> Any:
        return project.deploy(*words, "--auto-approve", code=code, **there.environment())

    assert "Nothing to delete" in run("delete").stdout
    run("create")
    made = tables(there.clouds)
    assert [len(names) for names in made.values()] == [2]

    kept = list(there.workspace.states)
    there.workspace.states.clear()
    lost = run("delete", code=1)
    first = next(line for line in lost.stderr.splitlines() if line.startswith("error: "))
    assert first.startswith("error: Still there although Terraform's state is empty: ")
    for name in ("IAM role tableflow_s3_glue_role", "Lambda function tableflow_kickstarter", "bucket tableflow-"):
        assert f"- {name}" in lost.stderr
    assert tables(there.clouds) == made
    there.workspace.states.extend(kept)

    there.clouds.add_fault("delete", "confluent_service_account", message="injected: a bad day")
    failed = run("delete", code=1)
    assert "confluent_service_account" in failed.stderr.splitlines()[0]
    assert tables(there.clouds) == made, "taken out although the destroy had failed"
    gone = run("delete")
    assert f"Glue database {next(iter(made))} (2 tables)" in gone.stdout
    assert {kind: names for kind, names in in_aws(there.clouds).items() if names} == {
        "secrets": ["/snowflake_admin_credentials"]
    }
    assert not (project.root / ".lakehouse").exists()
    assert "Nothing to delete" in run("delete").stdout

    run("create")
