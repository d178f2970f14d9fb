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
from tests.adoption.world import Adoption, Change, Original, blank_sql, held
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
#: Replaced too when the calendar's newest key is another than the original's.
VERSIONS: Final = "aws_secretsmanager_secret_version."
REMOVED: Final = {"module.drop.confluent_flink_statement.statement"}
#: What a rotation makes anew or tells the new key.
ROTATION: Final = re.compile(
    r"confluent_api_key\.resouce_api_key$|time_(rotating|static)\.(api_key|rsa_key_pair)_rotations$"
    r"|^time_static\.rotation_secrets_written$"
    r"|^aws_secretsmanager_secret_version\.|aws_lambda_invocation\.|^confluent_kafka_(topic|acl)\.|^snowflake_user\."
)
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


@pytest.fixture
def synthesized_for(tmp_path: Path) -> Callable[..., Path]:
    """The stack's folder for other settings than the default ones."""
    from lakehouse.app import synthesize
    from lakehouse.settings import Settings

    return lambda **settings: synthesize(Settings(**settings), tmp_path / "synthesized")


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

    def __init__(self, made: Original) -> None:
        self._made = made
        state = held(made.state())
        self._pair = 1 if state["snowflake_user.user"]["rsa_public_key"] else 2
        self.secrets = {reader: state[reader.secret]["id"] for reader in READERS}
        self.read_again()
        self._bucket = state["aws_s3_bucket.iceberg_bucket"]["bucket"]
        self._objects = snowflake(made)[1]
        made.world.after_each_change = self.look

    def read_again(self) -> None:
        """As readers have to between two rotations."""
        self.read = {reader: self._now(reader) for reader in READERS}

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
            assert credential.works(), f"{reader.secret}: who read it before is shut out"
            self._now(reader)
        self._snowflake_reads()

    def _snowflake_reads(self) -> None:
        port = self._made.world._providers["aws"].facade
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


def check_plan(changes: list[Change], *, due: int, lost: str) -> None:
    """`due`: how many keys of each module are replaced because they are due. `lost`: what the original had lost."""
    others = [change for change in changes if not (due and ROTATION.search(bare(change.address)))]
    assert {bare(change.address) for change in others if not change.keeps_the_object} <= MADE_ANEW | REMOVED
    keys = [change.address for change in changes if "delete" in change.actions and ROTATES.search(change.address)]
    assert len(keys) == 6 * due, keys
    unlisted = [change for change in others if change.keeps_the_object and not is_listed(change)]
    assert bool(lost) == any(change.address == lost for change in unlisted)
    unlisted = [change for change in unlisted if (change.address, change.actions) != (lost, ("create",))]
    assert not unlisted, "\n".join(map(str, unlisted))


ROTATES: Final = re.compile(r"confluent_api_key\.resouce_api_key")


def take_over(adoption: Adoption, made: Original, *, due: int = 0, lost: str = "") -> list[Change]:
    """Plan, apply, and plan again: nothing left to do."""
    before, objects = held(made.state()), made.world.jobs()
    changes, warnings = adoption.plan()
    assert warnings == []
    check_plan(changes, due=due, lost=lost)
    adoption.apply()
    assert adoption.plan() == ([], [])
    after = adoption.held()
    replaced = {change.address for change in changes if not change.keeps_the_object}
    for address in before.keys() - replaced - {RENAMED}:
        if not (due and ROTATION.search(bare(address))):
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


def test_rotations_go_on_where_the_original_left_them(synthesized_for: Callable[..., Path], tmp_path: Path) -> None:
    """With other topics, another day_count and more keys, after a rotation, on a day on which a key is due."""
    topics = original.Topics("trades", "trades_enriched")
    synthesized = synthesized_for(source_topic=topics.source, totals_topic=topics.totals)
    with world(tmp_path, synthesized, topics=topics, day_count=7, keys=3, other_sql=True) as made:
        made.at(START + 8 * DAY)
        assert made.rotate_original() == ""
        made.at(START + 14.5 * DAY)
        made.hand_over()
        watch = Watch(made)
        with made.ours() as adoption:
            take_over(adoption, made, due=1)
            watch.look()
        watch.read_again()
        made.at(START + 22 * DAY)
        with made.ours() as adoption:
            take_over(adoption, made, due=1)
            watch.look()


def test_readers_are_told_when_the_key_in_the_secret_becomes_another(synthesized: Path, tmp_path: Path) -> None:
    """The calendar's newest key is another than the original's, whose key is the first to fall due."""
    tick = START + DAY
    with world(tmp_path, synthesized) as made:
        made.hand_over()
        watch = Watch(made)
        keys = {address for address in held(made.state()) if ROTATES.search(address)}
        with made.ours() as adoption:
            changes, _ = adoption.plan()
            others = {bare(change.address) for change in changes if not change.keeps_the_object}
            assert {address for address in others if not address.startswith(VERSIONS)} == MADE_ANEW | REMOVED
            notices = adoption.notices()
            # The original has no key pair to use.
            assert {notice.secret for notice in notices} >= {each.secret for each in READERS if each.module != PAIRS}
            assert {notice.read_again_by for notice in notices} == {tick.strftime("%Y-%m-%dT%H:%M:%SZ")}
            assert not any(notice.read_again_now or notice.read_since for notice in notices)
            adoption.apply()
            assert adoption.plan() == ([], [])
            watch.look()
        watch.read_again()
        made.at(tick + DAY)
        with made.ours() as adoption:
            changes, _ = adoption.plan()
            replaced = {change.address for change in changes if "delete" in change.actions} & keys
            assert len(replaced) == 6
            assert all(address.endswith("[0]") for address in replaced)
            adoption.apply()
            assert adoption.plan() == ([], [])
            watch.look()


def test_a_state_that_the_original_cannot_go_on_with_is_taken_over(synthesized: Path, tmp_path: Path) -> None:
    """After two cycles: its Tableflow topics have a key in the state that is no more, since the provider lets them take
    no other; the apply that failed there has taken a statement away and not run it anew; all keys are due together. And
    the SQL is not in the state, and the volume is described in the old shape."""
    statement = 'module.create_set_1.confluent_flink_statement.statement["00"]'
    with world(tmp_path, synthesized) as made:
        for days in (31, 61.5):
            made.at(START + days * DAY)
            assert "credentials.key, credentials.secret cannot be updated" in made.rotate_original()
        made.at(START + 122 * DAY)
        made.hand_over(blank_sql)
        watch = Watch(made)
        with made.ours() as adoption:
            with pytest.raises(AssertionError, match="401 invalid_api_key"):
                adoption.plan()
            touched = set(re.findall(r"(?m)^  # (\S+) (?:will|must) be", adoption.prepare()))
            # Two of each of the seven modules', and that of the Flink runner's own key.
            assert len([address for address in touched if "time_rotating" in address]) == 15
            # Dates; of the clouds nothing but the secrets of the two keys.
            others = {address for address in touched if "time_" not in address}
            assert others == {f"aws_secretsmanager_secret.{name}_api_key" for name in ("flink", "tableflow")}
            take_over(adoption, made, lost=statement)
            watch.look()
        watch.read_again()
        made.at(START + 153 * DAY)
        with made.ours() as adoption:
            # Its table is there: what made it anew has ended, and Confluent forgets that.
            take_over(adoption, made, due=1, lost=statement)
            watch.look()


def test_another_meaning_is_another_statement(synthesized: Path, tmp_path: Path) -> None:
    """Of a statement that was taken over, and of SQL that makes Snowflake's objects."""
    with world(tmp_path, synthesized, other_sql=True) as made:
        made.at(START + 10 * DAY)
        made.hand_over()
        with made.ours() as adoption:
            take_over(adoption, made)
            (file,) = adoption.folder.glob("modules/*/sql/ctas_stock_trades_with_totals.fql")
            file.write_text("\n" + file.read_text().replace("\n", "\n\n"))
            assert adoption.plan() == ([], []), "laid out anew"
            file.write_text(file.read_text().replace("`side`,", "`side` AS `way`,"))
            main = adoption.folder / "cdk.tf.json"
            main.write_text(main.read_text().replace("CATALOG_TABLE_NAME = ", "/* that of */ CATALOG_TABLE_NAME = "))
            changes, _ = adoption.plan()
            assert {change.address for change in changes if change.actions == ("delete", "create")} == {
                'module.create_set_1.confluent_flink_statement.statement["00"]',
                'module.create_set_1.random_uuid.statement_text["00"]',
                *(
                    f"{type_}.snowflake_{name}_iceberg_table"
                    for type_ in ("random_uuid", "snowflake_execute")
                    for name in ("stock_trades", "stock_trades_with_totals")
                ),
                *(
                    f"snowflake_grant_privileges_to_account_role.{name}_select"
                    for name in ("stock_trades", "stock_trades_with_totals")
                ),
            }
            adoption.apply()
            state = adoption.held()
            assert "AS `way`" in state['module.create_set_1.confluent_flink_statement.statement["00"]']["statement"]
            assert "/*" in state["snowflake_execute.snowflake_stock_trades_iceberg_table"]["execute"]
            assert adoption.plan() == ([], [])


def private_keys(state: dict[str, Any]) -> set[str]:
    """The private keys that anybody can read in a state: of what is managed, and of outputs."""
    return set(re.findall(r"LS0tLS1CRUdJTiBQUklWQVRF[\w+/=]*", json.dumps([held(state), state["outputs"]])))
