"""The parser of Terraform's expressions: references, literals, errors."""

import pytest

from tests.contract.hcl import Attribute, Call, HclError, Literal, Splat, parse_expression, parse_template, traversals


def roots(text: str) -> list[str]:
    """The references in a template, as dotted names without indexes."""
    found = []
    for node in traversals(parse_template(text)):
        steps = [step.name for step in node.steps if isinstance(step, Attribute)]
        found.append(".".join([node.root, *steps]))
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plain", []),
        ("${var.a}", ["var.a"]),
        ("x-${a_b.c.d}-y-${e_f.g[0].h}", ["a_b.c.d", "e_f.g.h"]),
        ("$${not.this} %%{nor this}", []),
        ('${jsonencode({"k" = a_b.c.d, e = [f_g.h.i]})}', ["a_b.c.d", "f_g.h.i"]),
        ("${[for k, v in var.list : v.name if k != count.index]}", ["var.list", "count.index"]),
        ("${{ for s in var.list : s.id => s... }}", ["var.list"]),
        ('${replace(a_b.c["d"].e, "/v1/.*/", "")}', ["a_b.c.d.e"]),
        ("${a_b.c[*].d}", ["a_b.c.d"]),
        ("${a_b.c[var.i].d}", ["a_b.c.d", "var.i"]),
        ('${"in ${var.a} quotes \\" ${"deep ${var.b}"}"}', ["var.a", "var.b"]),
        ("${var.a ? -var.b : !var.c && 1 <= 2}", ["var.a", "var.b", "var.c"]),
        ("${~ var.a ~} x", ["var.a"]),
        ('größe "quotes" \\ back ${var.a}\n{json}', ["var.a"]),
        ("${element(aws_x.y.z, length(aws_x.y.z) - 1).w}", ["aws_x.y.z", "aws_x.y.z"]),
        ("${var.a ? provider::time::rfc3339_parse(var.now).unix : var.b}", ["var.a", "var.now", "var.b"]),
        ("${module.m.out.id}${each.value.file}", ["module.m.out.id", "each.value.file"]),
    ],
)
def test_references_of_a_template(text: str, expected: list[str]) -> None:
    assert roots(text) == expected


def test_text_is_unescaped() -> None:
    assert parse_template("a$${b}") == Literal("a${b}")
    assert parse_expression(r'"a\n\"b\" \u00e9"') == Literal('a\n"b" é')


def test_a_lone_interpolation_keeps_its_type() -> None:
    assert parse_template("${1 }") == Literal(1)
    assert parse_template("${null}") == Literal(None)


def test_a_type_is_an_expression() -> None:
    node = parse_expression("list(object({\n  id = number\n  file = optional(string)\n}))")
    assert isinstance(node, Call)
    assert node.name == "list"


def test_splats_are_steps() -> None:
    (node,) = traversals(parse_template("${a_b.c.*.d}"))
    assert node.steps == (Attribute("c"), Splat(), Attribute("d"))


@pytest.mark.parametrize(
    "text",
    [
        "${",
        "${a",
        "${a b}",
        "${a.}",
        "${[1,}",
        "${(a}",
        '${"a}',
        "${a ? b}",
        "%{ if a }x",
        "${a & b}",
        "${}",
    ],
)
def test_malformed_text_is_rejected(text: str) -> None:
    with pytest.raises(HclError):
        parse_template(text)
