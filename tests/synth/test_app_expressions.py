"""Any text survives: as a literal, and inside a JSON document."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest
from cdktf import App, TerraformStack, TerraformVariable
from hypothesis import given
from hypothesis import strategies as st
from lakehouse.expressions import json_document, literal

from tests.synth.evaluate import evaluate

PIECES = (
    "${",
    "%{",
    "$",
    "%",
    "{",
    "}",
    '"',
    "\\",
    "\n",
    "\t",
    "é",
    "😀",
    "${a}",
    "%{ if }",
    "<&>",
    "\u2028",
    "'",
    "`",
)
HOSTILE = [*PIECES, *("".join(pair) for pair in itertools.product(PIECES, repeat=2)), "$$${x} %%{y} \\${z}", '${"}"}']


@pytest.mark.terraform
def test_a_literal_evaluates_to_itself(tmp_path: Path) -> None:
    values = evaluate(tmp_path, {f"x{i}": literal(text) for i, text in enumerate(HOSTILE)})
    assert list(values.values()) == HOSTILE


@pytest.mark.terraform
def test_a_document_without_references_is_the_document(tmp_path: Path) -> None:
    document = {"text": HOSTILE, "number": 1, "no": False, "nothing": None}
    stack = TerraformStack(App(), "s")
    template = json_document(stack, {**document, "text": [literal(text) for text in HOSTILE]})
    assert json.loads(evaluate(tmp_path, {"x": template})["x"]) == document


def test_a_document_is_valid_json_whatever_its_references_contain(tmp_path: Path) -> None:
    """The values come from files, so that nothing of ours has touched them."""
    stack = TerraformStack(App(), "s")
    for index, text in enumerate(HOSTILE):
        (tmp_path / f"{index}.txt").write_text(text, encoding="utf-8", newline="")
    references = [f'${{file("${{path.module}}/{index}.txt")}}' for index in range(len(HOSTILE))]
    document = {
        literal('key "${x}"'): [
            f"{literal(text)}:{reference}" for text, reference in zip(HOSTILE, references, strict=True)
        ],
        "whole": references,
        "number": "${1 + 1}",
        "nested": {"no": False, "empty": [], "object": {}},
    }
    found = json.loads(evaluate(tmp_path, {"x": json_document(stack, document)})["x"])
    assert found['key "${x}"'] == [f"{text}:{text}" for text in HOSTILE]
    assert found["whole"] == HOSTILE
    assert found["nested"] == {"no": False, "empty": [], "object": {}}


def test_references_of_constructs_become_terraform_references() -> None:
    stack = TerraformStack(App(), "s")
    variable = TerraformVariable(stack, "name", type="string")
    document = json_document(stack, {"Resource": f"arn:{variable.string_value}/*"})
    assert document == '${jsonencode({"Resource" = "arn:${var.name}/*"})}'


@given(st.text(), st.text())
def test_literal_text_beside_references_is_not_evaluated(left: str, right: str) -> None:
    """Two literals joined are the literal of the joined text, unless the joint itself makes a marker."""
    if not (left[-1:] in {"$", "%"} and right[:1] in {"{", "$", "%"}):
        assert literal(left) + literal(right) == literal(left + right)
