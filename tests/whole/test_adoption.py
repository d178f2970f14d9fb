"""A state of the original's is taken over: nothing that holds data or runs is made anew, nobody loses a credential.

The original is rebuilt from the contract and applied by real Terraform (`tests/adoption`), with its faults; our
configuration is planned and applied on what it left.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import pytest

from local_cloud.snowflake.catalog import Catalog
from tests.adoption import original
from tests.adoption.world import Adoption, Change, Original, held
from tests.contract import parity
from tests.contract.comparison import deviations
from tests.whole.clients import PAIRS, READERS, Credential

pytestmark = [pytest.mark.whole, pytest.mark.timeout(300)]

START: Final = datetime(2027, 1, 1, tzinfo=UTC)
DAY: Final = timedelta(days=1)
SECRET: Final = "/snowflake_resource/tableflow_kickstarter"
USER: Final = "TABLEFLOW_KICKSTARTER_USER"
PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "adoption.md"

#: All that a plan on a state of the original's may make anew or remove; docs/adoption.md says of each why it may.
MADE_ANEW: Final = {
    f"{PAIRS}.aws_lambda_function.lambda_function",
    f"{PAIRS}.aws_lambda_invocation.lambda_function",
}
REMOVED: Final = {"module.drop.confluent_flink_statement.statement"}
#: What goes the way of keys that are due.
ROTATED: Final = {
    "confluent_api_key.resouce_api_key",
    "time_rotating.api_key_rotations",
    "time_static.api_key_rotations",
    "time_rotating.rsa_key_pair_rotations",
    "time_static.rsa_key_pair_rotations",
}
#: Its id is made of its arguments, and changes with them.
RENAMED: Final = "snowflake_grant_privileges_to_account_role.user_all_privileges"
#: What a cloud or the provider says anew when an argument changes.
FOLLOWS: Final = {"query_results", "show_output", "day", "month", "year", "hour", "minute", "second", "unix"}


# --- the original is the original ------------------------------------------------------------------------------------


def test_the_rebuilt_original_is_the_contracts(synthesized: Path, tmp_path: Path) -> None:
    """But for its Lambda, which is a zip until the state is handed over, and for where its state is."""
    original.write(synthesized, tmp_path / "original")
    found = {deviation.place for deviation in deviations(tmp_path / "original")}
    function = f"{PAIRS}.aws_lambda_function.lambda_function"
    assert found == {
        *(f"{function} {name}" for name in ("filename", "handler", "image_uri", "package_type", "runtime")),
        *(f"terraform cloud.{name}" for name in ("organization", "workspaces")),
        *(f"terraform required_providers.{name}" for name in ("random", "time")),
    }


# --- taking over -----------------------------------------------------------------------------------------------------


@contextmanager
def world(folder: Path, synthesized: Path, **arguments: Any) -> Iterator[Original]:
    made = Original(folder, synthesized, now=START, **arguments)
    try:
        made.apply_original()
        yield made
    finally:
        made.close()


class Watch:
    """Everybody who read a secret before, and Snowflake, who are let in after each single change of a cloud."""

    def __init__(self, made: Original, *, still: Callable[[Credential], bool] = lambda _: True) -> None:
        self._made = made
        state = held(made.state())
        self._pair = 1 if state["snowflake_user.user"]["rsa_public_key"] else 2
        self.secrets = {reader: state[reader.secret]["id"] for reader in READERS}
        self.read = {reader: self._now(reader) for reader in READERS}
        self._bucket = state["aws_s3_bucket.iceberg_bucket"]["bucket"]
        self._still = still
        self._objects = snowflake(made)[1]
        made.world.after_each_change = self.look

    def _now(self, reader: Any) -> Credential:
        found = self._pair_of_old() if reader.module == PAIRS else None
        found = found or reader.read(self._made.world, self.secrets[reader])
        assert found is not None and found.works(), f"{reader.secret}: what it says does not work"
        return found

    def _pair_of_old(self) -> Credential | None:
        """As readers of the original's secret log in: it names another user, and not the pair to use."""
        document = self._made.world.secret(SECRET)
        assert document is not None
        if "active_key_number" in document:
            return None
        private = document[f"snowflake_rsa_private_key_{self._pair}_pem"]
        account = document["snowflake_account_identifier"]
        return Credential(private, lambda: self._made.world.logs_in(account, USER, private))

    def look(self) -> None:
        for reader, credential in self.read.items():
            assert credential.works() or not self._still(credential), f"{reader.secret}: who read it before is shut out"
            self._now(reader)
        self._snowflake_reads()

    def _snowflake_reads(self) -> None:
        port = self._made.world._providers["aws"].port
        user, objects = snowflake(self._made)
        role = f"arn:aws:iam::{port.account_id()}:role/snowflake_s3_glue_role"
        assert objects.keys() == self._objects.keys(), "Snowflake's objects are others"
        for external in (id for ids in objects.values() for id in ids):
            port.assume_role(role, user, external)
        port.check_access(role, ["s3:GetObject"], f"arn:aws:s3:::{self._bucket}/a/file")
        port.check_access(role, ["s3:ListBucket"], f"arn:aws:s3:::{self._bucket}")


def snowflake(made: Original) -> tuple[str, dict[str, list[str]]]:
    """As which IAM user Snowflake comes; its volumes, integrations and tables by id, each with its external ids."""
    with made.world.host.store.transaction() as transaction:
        catalog = Catalog(transaction, made.world.host.clock)
        found = [
            document for kind in ("EXTERNAL VOLUME", "INTEGRATION", "ICEBERG TABLE") for document in catalog.all(kind)
        ]
        assert len(found) == 4
        user = (catalog.account or {})["iam_user_arn"]
    return user, {one["id"]: re.findall(r'"external_id": "([^"]+)"', json.dumps(one)) for one in found}


def bare(address: str) -> str:
    return re.sub(r"\[[^\]]*\]", "", address)


def is_listed(change: Change) -> bool:
    """Whether the parity table has a row for a change in place, or for what is there for the first time."""
    claims = list(parity.claims(parity.rows())) + [
        parity.Claim(row["id"], row["kind"], address, argument)
        for row in parity.rows()
        if "shown_by" in row
        for address in row.get("addresses", ())
        for argument in row.get("arguments") or [""]
    ]
    mine = [claim for claim in claims if parity._matches(claim.address, bare(change.address))]
    if any(claim.kind == "added" for claim in mine):
        return True
    told = {claim.detail for claim in mine if claim.kind == "argument"}
    return change.actions == ("update",) and change.changed - FOLLOWS <= told


def check_plan(changes: list[Change], *, due: int = 0) -> None:
    """`due`: how many keys of each module are replaced because they are due."""
    gone = {bare(change.address) for change in changes if not change.keeps_the_object}
    rotated = {address for address in gone if any(address.endswith(name) for name in ROTATED)}
    stored = {address for address in gone if address.startswith("aws_secretsmanager_secret_version.")}
    assert gone - rotated - (stored if due else set()) <= MADE_ANEW | REMOVED
    keys = [change.address for change in changes if "delete" in change.actions and ROTATES.search(change.address)]
    assert len(keys) == 6 * due, keys
    unlisted = [
        change
        for change in changes
        if change.keeps_the_object and bare(change.address) not in rotated and not is_listed(change)
    ]
    assert not unlisted, "\n".join(map(str, unlisted))


ROTATES: Final = re.compile(r"confluent_api_key\.resouce_api_key")


def take_over(adoption: Adoption, made: Original, *, due: int = 0) -> list[Change]:
    """Plan, apply, and plan again: nothing left to do."""
    before, objects = held(made.state()), made.world.jobs()
    changes, warnings = adoption.plan()
    assert warnings == []
    check_plan(changes, due=due)
    adoption.apply()
    assert adoption.plan() == ([], [])
    after = adoption.held()
    replaced = {change.address for change in changes if not change.keeps_the_object}
    for address in before.keys() - replaced - {RENAMED}:
        assert after[address]["id"] == before[address]["id"], address
    assert made.world.jobs().keys() >= {name for name in objects if "dt-stock" not in name}
    return changes


def test_a_state_of_the_originals_is_taken_over(synthesized: Path, tmp_path: Path) -> None:
    with world(tmp_path, synthesized) as made:
        made.at(START + 10 * DAY)
        made.hand_over()
        watch = Watch(made)
        private = private_keys(made.state())
        assert len(private) == 2
        with made.ours() as adoption:
            changes = take_over(adoption, made)
            assert {bare(change.address) for change in changes if not change.keeps_the_object} == MADE_ANEW | REMOVED
            watch.look()
            # The keys that the original kept in plain state are in it no more; who holds them still logs in.
            assert private_keys(adoption.state()) == set()
            assert "token 1" not in json.dumps(adoption.state())
    assert all(f"`{address}`" in PAGE.read_text() for address in MADE_ANEW | REMOVED), "the page tells them all"


def private_keys(state: dict[str, Any]) -> set[str]:
    """The private keys that anybody can read in a state: of what is managed, and of outputs."""
    return set(re.findall(r"LS0tLS1CRUdJTiBQUklWQVRF[\w+/=]*", json.dumps([held(state), state["outputs"]])))
