"""The stack deviates from the contract exactly where the parity table says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.contract import parity
from tests.contract.comparison import Deviation, deviations


@pytest.fixture(scope="module")
def found(synthesized: Path) -> list[Deviation]:
    return deviations(synthesized)


def test_the_table_is_well_formed() -> None:
    assert parity.faults(parity.rows()) == []


def test_every_deviation_is_listed(found: list[Deviation]) -> None:
    assert parity.unlisted(found, parity.rows()) == []


def test_everything_listed_as_done_deviates(found: list[Deviation]) -> None:
    assert parity.unfounded(found, parity.rows()) == []


def test_a_listed_argument_has_its_recorded_value(synthesized: Path) -> None:
    found = parity.without_hashes(parity.values(synthesized, parity.rows()))
    assert found == parity.recorded_values(), (
        "if that is meant: PYTHONPATH=.:constructs python -m tests.contract.parity"
    )


def test_the_page_shows_the_table() -> None:
    assert parity.PAGE.read_text(encoding="utf-8") == parity.render(parity.rows()), "python -m tests.contract.parity"


# --- the check itself can fail ---------------------------------------------------------------------------------------

ROW = {"id": "a-row", "kind": "argument", "status": "done", "what": "x", "theme": "y"}


def test_an_unlisted_deviation_is_told_with_its_place() -> None:
    there = Deviation("argument", "aws_s3_bucket.b", "owner[0].id", "set here only")
    table = [{**ROW, "addresses": ["aws_s3_bucket.other"], "arguments": ["owner"]}]
    assert parity.unlisted([there], table) == ["argument aws_s3_bucket.b owner[0].id: set here only"]
    assert parity.unfounded([there], table) == ["a-row: no argument deviation at aws_s3_bucket.other owner"]


@pytest.mark.parametrize(
    ("address", "argument", "covered"),
    [
        ("module.*.aws_s3_bucket.b", "owner", True),
        ("*", "owner[0]", True),
        ("*", "owner[0].id", True),
        ("*", "own", False),
        ("*", "owner[0].i", False),
        ("aws_s3_bucket.b", "owner", False),
    ],
)
def test_what_a_row_covers(address: str, argument: str, covered: bool) -> None:
    there = Deviation("argument", "module.m.aws_s3_bucket.b", "owner[0].id")
    table = [{**ROW, "addresses": [address], "arguments": [argument]}]
    assert (parity.unlisted([there], table) == []) is covered


def test_an_open_row_covers_nothing_and_claims_nothing() -> None:
    there = Deviation("added", "aws_s3_bucket.b")
    table = [{**ROW, "kind": "added", "status": "open", "addresses": ["aws_s3_bucket.b"]}]
    assert parity.unlisted([there], table) == ["added aws_s3_bucket.b"]
    assert parity.unfounded([], table) == []


def test_an_edge_needs_both_ends() -> None:
    there = Deviation("edge", "a_b.c", "d_e.f")
    table = [{**ROW, "kind": "edge", "edges": [["a_b.c", "d_e.g"]]}]
    assert parity.unlisted([there], table) == ["edge a_b.c -> d_e.f"]
    assert parity.unlisted([there], [{**ROW, "kind": "edge", "edges": [["a_b.*", "d_e.f"]]}]) == []


def test_malformed_rows_are_told() -> None:
    table = [
        {**ROW, "addresses": ["a"]},
        {**ROW, "kind": "edge", "addresses": ["a"]},
        {**ROW, "id": "other", "kind": "added", "addresses": ["a"], "what": "", "shown_by": "tests/none.py::test_x"},
    ]
    assert parity.faults(table) == [
        "a-row: a row of kind argument has addresses and arguments",
        "a-row: the id must be unique, lower case with hyphens",
        "a-row: a row of kind edge has edges",
        "other: needs what and theme, or part_of with the id of a row that has them",
        "other: there is no test tests/none.py::test_x",
    ]
