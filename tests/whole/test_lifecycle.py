"""Create, look, create again, delete, create: what a user sees and what is left behind."""

from __future__ import annotations

import hashlib
import json
import os
import re
import sqlite3
import subprocess
from pathlib import Path

import pytest

from tests.contract import contract
from tests.whole.project import ROOT, SYNTHESIZES_ANEW, Project

pytestmark = pytest.mark.whole

#: The parity table's row `no-drop-by-default`: the resource is there, without an instance.
NOT_BY_DEFAULT = {'module.drop.confluent_flink_statement.statement["00"]'}
NEITHER_BY_DEFAULT = "module.drop.random_uuid.statement_text"


def parity_addresses(kind: str) -> set[str]:
    rows = json.loads((ROOT / "docs" / "parity.json").read_text())["rows"]
    return {address for row in rows if row["kind"] == kind for address in row["addresses"]}


def hashes(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file() and path.name != "local_override.tf.json"
    }


def runs(pid: int) -> bool:
    """Whether a process is there and has not ended; what has may wait in the list until its parent looks."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def reachable(edges: set[tuple[str, str]]) -> set[tuple[str, str]]:
    after: dict[str, set[str]] = {}
    for start, end in edges:
        after.setdefault(start, set()).add(end)
    pairs = set()
    for start in after:
        todo, seen = list(after[start]), set()
        while todo:
            node = todo.pop()
            if node not in seen:
                seen.add(node)
                todo += after.get(node, ())
        pairs |= {(start, end) for end in seen}
    return pairs


def test_the_whole_life_of_a_lakehouse(project: Project):
    first = project.deploy("create", "--local", "--auto-approve", **SYNTHESIZES_ANEW)
    assert re.search(r"total +1\d\d created", first.stdout)
    check_that_the_store_is_a_plain_sqlite_file_only_its_owner_can_read(project)

    managed = {address for address in project.state_list() if not re.search(r"(^|\.)data\.", address)}
    expected = set(contract()["addresses"])
    assert expected - managed == NOT_BY_DEFAULT
    added = {a for a in parity_addresses("added") if not re.search(r"(^|\.)data\.", a)} - {NEITHER_BY_DEFAULT}
    assert {re.sub(r"\[.*?\]", "", address) for address in managed - expected} == added

    dot = project.terraform("graph")
    edges = set(re.findall(r'"([^"\\]+)"\s*->\s*"([^"\\]+)"', dot))
    assert {tuple(edge) for edge in contract()["edges"]} <= reachable(edges)

    before = hashes(project.root / "cdktf.out")
    second = project.deploy("create", "--local", "--auto-approve", **SYNTHESIZES_ANEW)
    assert re.search(r"total +nothing changed", second.stdout)
    assert hashes(project.root / "cdktf.out") == before, "synthesis is not repeatable, or Terraform changed its input"
    project.terraform("plan", "-detailed-exitcode")

    service = project.service()
    gone = project.deploy("delete", "--local", "--auto-approve")
    assert re.search(rf"total +{len(managed)} deleted", gone.stdout)
    assert project.left_behind() == []
    assert not runs(service.pid)

    again = project.deploy("delete", "--local", "--auto-approve")
    assert "Nothing to delete" in again.stdout

    check_that_no_secret_reaches_the_synthesized_folder_or_the_output(project)
    project.deploy("delete", "--local", "--auto-approve")
    assert project.left_behind() == []


def check_that_the_store_is_a_plain_sqlite_file_only_its_owner_can_read(project: Project) -> None:
    assert (project.local / "cloud.db").stat().st_mode & 0o077 == 0
    assert (
        project.local / "terraform.tfstate"
    ).stat().st_mode & 0o077 == 0 or project.local.stat().st_mode & 0o077 == 0
    with sqlite3.connect(project.local / "cloud.db") as connection:
        assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)


def check_that_no_secret_reaches_the_synthesized_folder_or_the_output(project: Project) -> None:
    """Of a create from nothing."""
    canaries = {
        "TF_VAR_confluent_api_secret": "CANARY-confluent",
        "TF_VAR_aws_secret_access_key": "CANARY-aws",
        "AWS_SECRET_ACCESS_KEY": "CANARY-chain",
        "TF_VAR_aws_session_token": "CANARY-token",
    }
    done = project.deploy("create", "--local", "--auto-approve", "--debug", **canaries)
    state = json.loads((project.local / "terraform.tfstate").read_text())
    made = {
        instance["attributes"]["secret"]
        for resource in state["resources"]
        if resource["type"] == "confluent_api_key"
        for instance in resource["instances"]
    }
    assert len(made) >= 13
    said = done.stdout + done.stderr
    texts = {"output": said, "service.log": (project.local / "service.log").read_text()}
    texts |= {
        str(path): path.read_text(errors="replace")
        for path in (project.root / "cdktf.out").rglob("*")
        if path.is_file()
    }
    for place, text in texts.items():
        assert "CANARY" not in text, place
        assert not any(secret in text for secret in made), place
        assert "PRIVATE KEY" not in text or place.endswith(".zip"), place


def test_a_plan_shows_all_and_leaves_nothing(project: Project):
    assert re.search(r"Plan: 1\d\d to add, 0 to change, 0 to destroy", project.deploy("plan", "--local").stdout)
    assert project.left_behind() == []
    project.terraform("state", "list", code=1)
    assert project.left_behind() == []


def test_without_a_terminal_nothing_is_done_unasked(project: Project):
    refused = project.deploy("create", "--local", code=1)
    assert "--auto-approve" in refused.stderr
    assert project.left_behind() == []


def test_the_picture_of_the_graph(project: Project, tmp_path: Path):
    out = tmp_path / "pictures"
    project.deploy("graph", f"--output={out}")
    assert {path.name for path in out.iterdir()} == {"lakehouse.dot", "lakehouse.svg", "lakehouse.png"}
    assert (out / "lakehouse.png").read_bytes().startswith(b"\x89PNG")
    assert "confluent_tableflow_topic" in (out / "lakehouse.svg").read_text()
    assert project.left_behind() == []


@pytest.mark.parametrize(
    ("words", "environment", "says"),
    [
        (["create", "--local", "--day-count=0"], {}, "day-count"),
        (["create", "--local", "--day-count=x"], {}, "day-count"),
        (["create", "--local", "--port=99999"], {}, "port"),
        (["create", "--local", "--now=yesterday"], {}, "now"),
        (["create", "--local"], {"LAKEHOUSE_SOURCE_TOPIC": "no spaces"}, "source_topic"),
        (["create", "--local"], {"LAKEHOUSE_SOURCE_TOPIC": "x" * 250}, "source_topic"),
        (["create", "--local"], {"LAKEHOUSE_BASE_NAME": "b" * 60}, "base_name"),
    ],
)
def test_bad_input_is_refused_before_anything_is_made(project: Project, words, environment, says):
    refused = project.deploy(*words, code=85, **environment)
    assert says in refused.stderr.splitlines()[0]
    assert "Traceback" not in refused.stderr
    assert project.left_behind() == []


def test_an_unreadable_sql_file_is_named(project: Project):
    sql = project.root / "my sql"
    sql.mkdir()
    (sql / "ctas_stock_trades_with_totals.fql").mkdir()  # a folder where a file should be: unreadable for root too
    refused = project.deploy("create", "--local", "--auto-approve", code=None, LAKEHOUSE_SQL_DIRECTORY=str(sql))
    assert refused.returncode in (1, 85)
    assert "ctas_stock_trades_with_totals.fql" in refused.stderr.splitlines()[0]
    assert "Traceback" not in refused.stderr
    assert project.left_behind() == ["my sql", "my sql/ctas_stock_trades_with_totals.fql"]


def test_another_python_or_no_python_is_said_in_one_line(tmp_path: Path):
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("bash", "dirname", "cat", "env"):
        (tools / name).symlink_to(f"/usr/bin/{name}")
    old = tools / "python3"
    old.write_text('#!/bin/bash\n[ "$1" = --version ] && echo Python 3.8.1 && exit\nexit 1\n')
    old.chmod(0o755)
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    for name in ("deploy.sh", "requirements.txt", "constraints.txt"):
        (checkout / name).write_bytes((ROOT / name).read_bytes())
    done = subprocess.run(
        ["/usr/bin/bash", str(checkout / "deploy.sh"), "create"],
        env={"PATH": str(tools), "HOME": os.environ.get("HOME", "/")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[0] == "error: Python 3.11 or newer is needed; found Python 3.8.1."
