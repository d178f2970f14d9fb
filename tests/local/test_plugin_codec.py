"""Values on the wire: nothing is lost, nothing is taken for something else."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgpack
import pytest
from hypothesis import given
from hypothesis import strategies as st

from local_cloud.model import UNKNOWN
from local_cloud.plugin import codec
from local_cloud.schemas import Body, parse_body

BODY: Body = parse_body(
    {
        "attributes": {
            "text": {"type": "string", "optional": True},
            "flag": {"type": "bool", "optional": True},
            "number": {"type": "number", "optional": True},
            "tags": {"type": ["map", "string"], "optional": True},
            "names": {"type": ["set", "string"], "optional": True},
            "rows": {"type": ["list", ["object", {"a": "string", "n": "number"}]], "optional": True},
        },
        "block_types": {
            "many": {"nesting_mode": "list", "block": {"attributes": {"id": {"type": "string", "optional": True}}}},
            "bag": {"nesting_mode": "set", "block": {"attributes": {"id": {"type": "string", "optional": True}}}},
            "one": {"nesting_mode": "single", "block": {"attributes": {"id": {"type": "string", "optional": True}}}},
        },
    }
)

texts = st.text(st.characters(exclude_categories=["Cs"]))
objects = st.fixed_dictionaries(
    {},
    optional={
        "text": st.none() | st.just(UNKNOWN) | texts,
        "flag": st.none() | st.just(UNKNOWN) | st.booleans(),
        "number": st.none() | st.integers(-(2**80), 2**80) | st.floats(allow_nan=False, allow_infinity=False),
        "tags": st.none() | st.just(UNKNOWN) | st.dictionaries(texts, st.none() | st.just(UNKNOWN) | texts),
        "names": st.none() | st.just(UNKNOWN) | st.lists(texts),
        "rows": st.none() | st.lists(st.fixed_dictionaries({"a": texts, "n": st.just(UNKNOWN) | st.integers()})),
        "many": st.just(UNKNOWN) | st.lists(st.fixed_dictionaries({"id": st.none() | texts})),
        "bag": st.just(UNKNOWN) | st.lists(st.fixed_dictionaries({"id": st.just(UNKNOWN) | texts})),
        "one": st.none() | st.just(UNKNOWN) | st.fixed_dictionaries({"id": texts}),
    },
)


@given(objects)
def test_what_is_sent_comes_back(raw: dict[str, Any]) -> None:
    value = codec.conform(BODY, raw)
    assert codec.decode(BODY, packed=codec.encode(value)) == value


@given(st.lists(texts))
def test_sets_compare_without_order_or_repeats(names: list[str]) -> None:
    one = codec.conform(BODY, {"names": names})
    other = codec.conform(BODY, {"names": [*reversed(names), *names]})
    assert one == other


def test_every_name_of_the_schema_is_a_key() -> None:
    value = codec.conform(BODY, {})
    assert value.keys() == BODY.names
    assert (value["many"], value["bag"], value["one"]) == ([], [], None)


@pytest.mark.parametrize(
    "extension",
    [msgpack.ExtType(0, b"\x00"), msgpack.ExtType(12, msgpack.packb({1: False})), msgpack.ExtType(12, b"")],
)
def test_unknown_is_unknown_with_and_without_refinement(extension: msgpack.ExtType) -> None:
    packed = msgpack.packb({"text": extension, "many": extension})
    value = codec.decode(BODY, packed=packed)
    assert value is not None
    assert value["text"] is UNKNOWN and value["many"] is UNKNOWN


def test_another_extension_is_refused() -> None:
    with pytest.raises(codec.SchemaMismatch, match="extension 7"):
        codec.decode(BODY, packed=msgpack.packb({"text": msgpack.ExtType(7, b"x")}))


@pytest.mark.parametrize(
    ("wire", "number"),
    [
        (3, 3),
        (3.0, 3),
        (0.5, 0.5),
        ("0.1", 0.1),
        ("18446744073709551616", 2**64),
        ("1e3", 1000),
        (Decimal("2.50"), 2.5),
    ],
)
def test_numbers_of_every_form(wire: Any, number: float) -> None:
    assert codec.conform(BODY, {"number": wire})["number"] == number


def test_a_fraction_is_sent_as_text_so_that_terraform_reads_the_same_decimal() -> None:
    assert msgpack.unpackb(codec.encode(codec.conform(BODY, {"number": 0.1})))["number"] == "0.1"


def test_null_is_null() -> None:
    assert codec.decode(BODY, packed=codec.encode(None)) is None
    assert codec.decode(BODY, text=b"null") is None


def test_a_state_of_an_older_schema_is_read_as_far_as_it_goes() -> None:
    value = codec.decode_state(BODY, b'{"text": "kept", "gone": 1, "many": [{"id": "a", "old": true}]}')
    assert value is not None
    assert value["text"] == "kept" and value["many"] == [{"id": "a"}]


@pytest.mark.parametrize(
    ("raw", "where"),
    [
        ({"text": 1}, "text"),
        ({"flag": "true"}, "flag"),
        ({"number": True}, "number"),
        ({"number": "many"}, "number"),
        ({"tags": ["a"]}, "tags"),
        ({"names": "a"}, "names"),
        ({"rows": [{"b": "x"}]}, "rows.0"),
        ({"many": {"id": "a"}}, "many"),
        ({"many": [{"id": 1}]}, "many.0.id"),
        ({"nothing": 1}, "nothing"),
    ],
)
def test_what_does_not_fit_is_named(raw: dict[str, Any], where: str) -> None:
    with pytest.raises(codec.SchemaMismatch, match=where):
        codec.conform(BODY, raw)


def test_a_schema_mismatch_does_not_repeat_the_value() -> None:
    with pytest.raises(codec.SchemaMismatch) as caught:
        codec.conform(BODY, {"number": "hunter2"})
    assert "hunter2" not in str(caught.value)
