"""Statements, literals and identifiers: what goes in comes out, what is wrong is refused where it is wrong."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from local_cloud.model import CloudError
from local_cloud.snowflake.names import decode_literal, literal, parse_argument, quoted, same_argument
from local_cloud.snowflake.sql import Create, Describe, Drop, Privileges, RoleGrant, Show, Target, Use, parse

TEXT = st.text(st.characters(exclude_categories=["Cs"]))
NAME = st.text(st.characters(exclude_categories=["Cs"]), min_size=1)


@given(TEXT)
def test_any_text_survives_as_a_literal(text: str) -> None:
    assert decode_literal(literal(text)) == text
    statement = parse(f"CREATE CATALOG INTEGRATION i COMMENT = {literal(text)} ENABLED = TRUE")
    assert isinstance(statement, Create)
    assert statement.options == {"COMMENT": text, "ENABLED": True}


@given(NAME, NAME, NAME)
def test_any_name_survives_as_a_quoted_identifier(database: str, schema: str, table: str) -> None:
    path = (database, schema, table)
    assert parse(f"DROP ICEBERG TABLE IF EXISTS {quoted(*path)} ;") == Drop("ICEBERG TABLE", path, if_exists=True)
    assert parse_argument(quoted(*path), 3) == path


@given(st.text("ab'\\\" \n$;-/", max_size=30))
def test_no_text_in_a_literal_ends_the_statement(text: str) -> None:
    statement = parse(f"SHOW ICEBERG TABLES LIKE {literal(text)}")
    assert statement == Show("ICEBERG TABLE", text)


@pytest.mark.parametrize(
    ("source", "value"),
    [
        ("'it''s'", "it's"),
        (r"'it\'s'", "it's"),
        (r"'a\\b'", "a\\b"),
        (r"'\n\t\0\b'", "\n\t\0\b"),
        (r"'\x41\u00e9\101'", "AéA"),
        (r"'\q'", "q"),
        ("$$it's \\n$$", "it's \\n"),
        ("''", ""),
    ],
)
def test_escapes_are_snowflakes(source: str, value: str) -> None:
    statement = parse(f"CREATE INTEGRATION i COMMENT={source}")
    assert isinstance(statement, Create)
    assert statement.options["COMMENT"] == value


def test_unquoted_names_are_folded_and_quoted_ones_kept() -> None:
    assert parse('desc table db."Sch"."a.b-c"') == Describe("ICEBERG TABLE", ("DB", "Sch", "a.b-c"))
    assert parse("USE ROLE sysadmin") == Use("ROLE", ("SYSADMIN",))


@pytest.mark.parametrize(("option", "name"), [("'v'", "V"), ("v", "V"), ("'\"v\"'", "v"), ('"v"', "v")])
def test_a_volume_is_named_as_text_or_as_identifier(option: str, name: str) -> None:
    statement = parse(f"CREATE ICEBERG TABLE a.b.c EXTERNAL_VOLUME = {option} CATALOG_TABLE_NAME = 'x'")
    assert isinstance(statement, Create)
    assert statement.options == {"EXTERNAL_VOLUME": name, "CATALOG_TABLE_NAME": "x"}


def test_comments_and_layout_do_not_matter() -> None:
    text = "-- why\ncreate /* really */ or replace\n  catalog integration i // so\n enabled=false\n;\n;"
    assert parse(text) == Create("INTEGRATION", ("I",), {"ENABLED": False}, or_replace=True)


def test_grants_are_read_in_all_their_forms() -> None:
    assert parse("GRANT ALL PRIVILEGES ON USER u TO ROLE r") == Privileges(False, (), Target("USER", ("U",)), "R")
    assert parse("GRANT USAGE, CREATE SCHEMA ON DATABASE d TO r WITH GRANT OPTION") == Privileges(
        False, ("USAGE", "CREATE SCHEMA"), Target("DATABASE", ("D",)), "R", grant_option=True
    )
    assert parse("REVOKE SELECT ON FUTURE ICEBERG TABLES IN SCHEMA d.s FROM ROLE r") == Privileges(
        True, ("SELECT",), Target("ICEBERG TABLE", (), "FUTURE", ("SCHEMA", ("D", "S"))), "R"
    )
    assert parse("GRANT CREATE ROLE ON ACCOUNT TO ROLE r") == Privileges(
        False, ("CREATE ROLE",), Target("ACCOUNT"), "R"
    )
    assert parse("GRANT ROLE r TO USER u") == RoleGrant(False, "R", "USER", "U")
    assert parse('REVOKE ROLE r FROM ROLE "p"') == RoleGrant(True, "R", "ROLE", "p")


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("", "000900", "Empty SQL statement"),
        (" ; -- nothing\n", "000900", "Empty SQL statement"),
        ("DROP INTEGRATION a; DROP INTEGRATION b", "000008", "Actual statement count 2"),
        ("FROBNICATE x", "001003", "syntax error line 1 at position 0 unexpected 'FROBNICATE'"),
        ("DROP\n  WAREHOUSE\n  IF EXISTS ,", "001003", "syntax error line 3 at position 12 unexpected ','"),
        ("DROP DATABASE", "001003", "unexpected '<EOF>'"),
        ("DROP DATABASE a.b", "001003", "unexpected '.'"),
        ("DROP TABLE a.b.c.d", "001003", "unexpected '.'"),
        ("DROP SCHEMA s", "090105", "does not have a current database"),
        ("DROP TABLE s.t", "090105", "does not have a current schema"),
        ("CREATE INTEGRATION i ENABLED = MAYBE", "001003", "unexpected 'MAYBE'"),
        ("CREATE INTEGRATION i COLOUR = 'red'", "001423", "invalid property 'COLOUR'"),
        ("CREATE INTEGRATION i ENABLED=TRUE ENABLED=TRUE", "001401", "duplicate property"),
        ("CREATE OR REPLACE INTEGRATION IF NOT EXISTS i ENABLED=TRUE", "001069", "incompatible"),
        ("CREATE INTEGRATION i COMMENT = 'open", "001003", "parse error line 1"),
        ("CREATE INTEGRATION i COMMENT = bare", "001003", "unexpected 'bare'"),
        ('DROP DATABASE ""', "001003", "unexpected"),
        ("DROP DATABASE a b", "001003", "unexpected 'b'"),
        ("CALL sp()", "001003", "unexpected 'CALL'"),
        ("GRANT ON DATABASE d TO ROLE r", "001003", "unexpected 'ON'"),
        ("SELECT 1", "", "out of reach"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, code: str, words: str) -> None:
    with pytest.raises(CloudError) as refused:
        parse(text)
    assert (refused.value.status, refused.value.code) == (400, code)
    assert words in refused.value.message


@pytest.mark.parametrize("text", ["", ".", "a.", ".a", 'a"b', '"a', 'a.b."c"x'])
def test_what_is_no_identifier_is_refused(text: str) -> None:
    with pytest.raises(CloudError):
        parse_argument(text, 3)


def test_arguments_keep_their_case_and_differ_in_more_than_quotes() -> None:
    assert parse_argument("mixedCase") == ("mixedCase",)
    assert same_argument("a", '"a"')
    assert not same_argument("a", "A")
    assert not same_argument(None, "a")
    with pytest.raises(CloudError, match="expected 1"):
        parse_argument("a.b")
