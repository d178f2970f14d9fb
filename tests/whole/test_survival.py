"""Interrupted, killed, broken, twice at once: nothing is lost silently, and the next run goes on."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from lakehouse.addresses import SETTINGS_APPLIED

from deploy.terraform.state import State
from tests.adoption.world import held
from tests.contract import contract
from tests.whole.project import Project

pytestmark = pytest.mark.whole


def read_until(process: subprocess.Popen[str], count: int) -> list[str]:
    """Lines of a run up to and including that of its `count`-th finished resource."""
    lines = []
    for line in process.stdout:
        lines.append(line)
        if re.match(rf" +{count}/\d+ ", line):
            return lines
    raise AssertionError("ended early:\n" + "".join(lines))


def assert_can_go_on(project: Project) -> None:
    """A second create finishes the first, a third would change nothing, delete leaves nothing."""
    project.deploy("create", "--local", "--auto-approve")
    managed = held(json.loads((project.local / "terraform.tfstate").read_text()))
    assert {a for a in contract()["addresses"] if not a.startswith("module.drop.confluent")} <= managed.keys()
    assert "No changes" in project.deploy("plan", "--local").stdout
    project.deploy("delete", "--local", "--auto-approve")
    assert project.left_behind() == []


@pytest.mark.parametrize("after", [1, 60, 110])
def test_ctrl_c_while_creating(project: Project, after: int):
    process = project.start("create", "--local", "--auto-approve")
    read_until(process, after)
    os.killpg(process.pid, signal.SIGINT)
    said = process.stdout.read()
    assert process.wait(60) == 130
    assert "Run the same command again to continue" in said
    assert_can_go_on(project)


@pytest.mark.parametrize("after", [12, 16])
def test_ctrl_c_on_a_rotation_day(lakehouse: Project, after: int):
    """Each key that is due is replaced by the next create, also where its `time_static` was taken out of the state."""
    process = lakehouse.start("create", "--local", "--auto-approve", f"--now={a_month_later(lakehouse)}")
    read_until(process, after)
    os.killpg(process.pid, signal.SIGINT)
    process.stdout.read()
    assert process.wait(60) == 130
    assert_can_go_on(lakehouse)


def a_month_later(project: Project) -> str:
    """A tick has passed then, of the default's 30 days."""
    state = State.parse((project.local / "terraform.tfstate").read_text())
    [applied] = state.instances("time_static", SETTINGS_APPLIED)
    return (datetime.fromisoformat(applied.attributes["rfc3339"]) + timedelta(days=31)).isoformat()


def test_ctrl_c_while_deleting(lakehouse: Project):
    process = lakehouse.start("delete", "--local", "--auto-approve")
    read_until(process, 40)
    os.killpg(process.pid, signal.SIGINT)
    process.stdout.read()
    assert process.wait(60) == 130
    lakehouse.deploy("delete", "--local", "--auto-approve")
    assert lakehouse.left_behind() == []


@pytest.mark.parametrize("after", [5, 80])
def test_everything_killed_while_creating(project: Project, after: int):
    """Also the clouds' process: as by a power cut."""
    process = project.start("create", "--local", "--auto-approve")
    read_until(process, after)
    for pid in [process.pid, project.service().pid, *terraforms(project)]:
        os.kill(pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    assert_can_go_on(project)


def terraforms(project: Project) -> list[int]:
    """Processes of Terraform that work in this project."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and (entry / "cwd").readlink().is_relative_to(project.root / "cdktf.out"):
                found.append(int(entry.name))
        except OSError:
            continue
    return found


def test_the_clouds_killed_while_creating(project: Project):
    process = project.start("create", "--local", "--auto-approve")
    read_until(process, 50)
    os.kill(project.service().pid, signal.SIGKILL)
    said = process.stdout.read()
    assert process.wait(120) == 1
    assert re.search(r"^error: ", said, re.M)
    assert_can_go_on(project)


def test_a_second_run_is_told_who_is_at_work(lakehouse: Project):
    process = lakehouse.start("delete", "--local", "--auto-approve")
    read_until(process, 1)
    second = lakehouse.deploy("create", "--local", "--auto-approve", code=1)
    assert f"`delete --local`, process {process.pid}" in second.stderr.splitlines()[0]
    process.stdout.read()
    assert process.wait(60) == 0
    assert lakehouse.left_behind() == []


def test_the_clouds_lost_their_memory(lakehouse: Project):
    """Without the clouds' file nothing is there any more: that is said, and all is made again."""
    for path in lakehouse.local.glob("cloud.db*"):
        path.unlink()
    again = lakehouse.deploy("create", "--local", "--auto-approve")
    assert "cloud.db is missing; starting over" in again.stdout
    assert re.search(r"total +1\d\d created", again.stdout)
    assert list(lakehouse.local.glob("terraform.tfstate.*.lost"))
    lakehouse.deploy("delete", "--local", "--auto-approve")
    assert lakehouse.left_behind() == []


@pytest.mark.parametrize("name", ["cloud.db", "terraform.tfstate", "service.json"])
def test_a_damaged_file_is_named_and_left_as_it_is(lakehouse: Project, name: str):
    path = lakehouse.local / name
    for beside in lakehouse.local.glob("cloud.db-*"):
        beside.unlink()
    path.write_bytes(b"\x00 not what it was \xff" * 300)
    if name == "service.json":  # says only where the service listens: it can be written anew
        lakehouse.deploy("create", "--local", "--auto-approve")
        return
    refused = lakehouse.deploy("create", "--local", "--auto-approve", code=1)
    assert name in refused.stderr.splitlines()[0]
    assert "damaged" in refused.stderr.splitlines()[0]
    assert path.read_bytes().startswith(b"\x00 not what it was")


def test_an_object_that_terraform_was_never_told_of_is_removed(project: Project):
    """The answer to a create got lost: the name is taken, but no state knows by what."""
    service = project.service()
    service.add_fault("create", "confluent_environment", when="after", message="the connection was lost")
    failed = project.deploy("create", "--local", "--auto-approve", code=1)
    assert "confluent_environment.tableflow_kickstarter" in failed.stderr
    assert_can_go_on(project)


def test_a_port_in_use_is_said(project: Project):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused = project.deploy("create", "--local", "--auto-approve", f"--port={port}", code=1)
    assert str(port) in refused.stderr.splitlines()[0]
    assert "in use" in refused.stderr.splitlines()[0]
    assert project.left_behind() == []
