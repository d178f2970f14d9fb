"""The Snowflake user's key pairs through rotations and failures, driven as a user drives them."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

import pytest

from tests.whole.clients import World
from tests.whole.project import Project

pytestmark = [pytest.mark.whole, pytest.mark.timeout(900)]

SECRET = "/snowflake_resource/tableflow_kickstarter"
START = datetime(2027, 1, 1, tzinfo=UTC)
MODULE = "module.snowflake_user_rsa_key_pairs_rotation"


@dataclass
class Life:
    """A lakehouse, the time, and every credential that a reader of the secret has had."""

    project: Project
    now: datetime = START
    printed: list[str] = field(default_factory=list)
    read: list[str] = field(default_factory=list)

    def create(self, *, days: int = 0, fails: bool = False, fault: tuple[str, str, int] | None = None) -> str:
        """Apply, `days` later. `fault`: the call that fails: verb, type and number."""
        self.now += timedelta(days=days, seconds=1)
        if fault is not None:
            verb, type_, number = fault
            self.project.service().add_fault(verb, type_, nth=number)
        moment = self.now.strftime("%Y-%m-%dT%H:%M:%SZ")
        done = self.project.deploy("create", "--local", "--auto-approve", f"--now={moment}", code=1 if fails else 0)
        self.printed += [done.stdout, done.stderr]
        return done.stdout

    def look(self, check: Callable[[World, dict], None]) -> dict:
        """Read the secret, log in with the pair that it tells, and `check` what else must hold."""
        self.project.stop()
        world = World(self.project.local, self.now)
        try:
            document = world.secret(SECRET)
            assert document is not None
            self.read += [document[f"snowflake_rsa_private_key_{number}_pem"] for number in "12"]
            assert logs_in(world, document, active(document)), "who reads the secret now cannot log in"
            check(world, document)
        finally:
            world.close()
        return document

    def told(self) -> Iterator[tuple[str, str]]:
        yield "output", "\n".join(self.printed)
        for folder in (self.project.local, self.project.root / "cdktf.out"):
            for path in folder.rglob("*"):
                # The local clouds' own store stands for Secrets Manager.
                if path.is_file() and not path.name.startswith("cloud.db"):
                    yield path.name, path.read_bytes().decode(errors="replace")


def active(document: dict) -> str:
    return document[f"snowflake_rsa_private_key_{document['active_key_number']}_pem"]


def logs_in(world: World, document: dict, private: str) -> bool:
    return world.logs_in(document["snowflake_account_identifier"], document["snowflake_service_user"], private)


def nothing(world: World, document: dict) -> None:
    pass


def test_the_service_user_can_always_log_in(project: Project) -> None:
    life = Life(project)
    life.create()
    held = life.look(nothing)
    assert held["active_key_number"] in (1, 2)  # by the calendar

    def as_before(world: World, document: dict) -> None:
        assert document == held
        assert logs_in(world, held, active(held)), "who read the secret before cannot log in"

    def moved_on(world: World, document: dict) -> None:
        assert logs_in(world, held, active(held)), "who read the secret before cannot log in"
        used, other = held["active_key_number"], 3 - held["active_key_number"]
        assert document["active_key_number"] == other
        for name in ("rsa_public_key_{}_pem", "snowflake_rsa_private_key_{}_pem"):
            assert document[name.format(used)] == held[name.format(used)], "the pair in use was made anew"
            assert document[name.format(other)] != held[name.format(other)], "the pair that was due is the old one"

    assert re.search(r"total +nothing changed", life.create())
    life.look(as_before)

    # Each of the three steps fails once: pending pairs, the user's public keys, making the pairs current.
    for fault in (
        ("create", "aws_lambda_invocation", 1),
        ("update", "snowflake_user", 1),
        ("create", "aws_lambda_invocation", 2),
    ):
        life.create(days=30, fails=True, fault=fault)
        life.look(as_before)
        life.create()
        held = life.look(moved_on)
        assert re.search(r"total +nothing changed", life.create())

    # No apply for so long that both pairs are due.
    life.create(days=400)
    document = life.look(nothing)
    for number in "12":
        assert document[f"rsa_public_key_{number}_pem"] != held[f"rsa_public_key_{number}_pem"]
    assert re.search(r"total +nothing changed", life.create())

    state = json.dumps(project.show())
    for private in set(life.read):
        body = "".join(base64.b64decode(private).decode().splitlines()[1:-1])
        for trace in (private[60:120], body[:60]):
            assert trace not in state
            assert not [name for name, text in life.told() if trace in text]
    life.printed.append(project.deploy("delete", "--local", "--auto-approve").stdout)
    assert project.left_behind() == []


def test_an_answer_without_keys_fails_its_apply_and_no_delete(project: Project) -> None:
    handler = project.root / "lambda_src" / "key_pair_rotation" / "handler.py"
    text = handler.read_text()
    handler.write_text(text + "\n\ndef handler(event, context):\n    return {'statusCode': 200, 'data': {}}\n")
    failed = project.deploy("create", "--local", "--auto-approve", code=1)
    assert "answered without the keys" in failed.stdout + failed.stderr
    project.deploy("delete", "--local", "--auto-approve")
    assert project.left_behind() == []
