"""A parser of Terraform's expression language, for the references in synthesized expressions.

`parse_template` parses a string of Terraform's JSON syntax (text with `${...}`), `parse_expression` the content of such
braces. Both return a tree of the node classes below. Grammar:
https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md, without directives (`%{...}`). The parsers on PyPI return
expressions as text; the comparison needs their traversals and scopes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NoReturn

Node = Any
"""One of the classes below."""


@dataclass(frozen=True)
class Literal:
    """A number, boolean, null or piece of text."""

    value: Any


@dataclass(frozen=True)
class Template:
    """Text and expressions, one after another."""

    parts: tuple[Node, ...]


@dataclass(frozen=True)
class Attribute:
    """The step `.name`; an index by a constant string is one too."""

    name: str


@dataclass(frozen=True)
class Index:
    """The step `[key]`."""

    key: Node


@dataclass(frozen=True)
class Splat:
    """The step `[*]` or `.*`; the steps after it apply to each element."""


@dataclass(frozen=True)
class Traversal:
    """Steps from a root: a name (str), or the value of an expression (a node)."""

    root: Node
    steps: tuple[Attribute | Index | Splat, ...]


@dataclass(frozen=True)
class Call:
    """A function applied to arguments."""

    name: str
    arguments: tuple[Node, ...]


@dataclass(frozen=True)
class Tuple:
    """`[a, b]`."""

    items: tuple[Node, ...]


@dataclass(frozen=True)
class Object:
    """`{ a = b }`."""

    items: tuple[tuple[Node, Node], ...]


@dataclass(frozen=True)
class Conditional:
    """`a ? b : c`."""

    condition: Node
    yes: Node
    no: Node


@dataclass(frozen=True)
class Operation:
    """A unary or binary operation on its operands."""

    operator: str
    operands: tuple[Node, ...]


@dataclass(frozen=True)
class For:
    """A `for` expression; `key_result` is None for one that gives a tuple."""

    names: tuple[str, ...]
    collection: Node
    key_result: Node | None
    result: Node
    condition: Node | None
    grouped: bool = False


class HclError(Exception):
    """A text that is no expression: what is wrong, where, and the text."""


# --- tokens ----------------------------------------------------------------------------------------------------------

TOKEN = re.compile(
    r"""(?P<space>[ \t\r\n]+|~(?=})|\#[^\n]*|//[^\n]*|/\*.*?\*/)
      | (?P<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)
      | (?P<name>[^\W\d][\w-]*(?:::[^\W\d][\w-]*)*)
      | (?P<symbol>\.\.\.|=>|==|!=|<=|>=|&&|\|\||[-+*/%!<>?:.,()\[\]{}="])""",
    re.VERBOSE | re.DOTALL,
)
ESCAPES = {"n": "\n", "r": "\r", "t": "\t", '"': '"', "\\": "\\"}
PRECEDENCE = (("||",), ("&&",), ("==", "!="), ("<", ">", "<=", ">="), ("+", "-"), ("*", "/", "%"))


class Parser:
    """A recursive-descent parser over one text."""

    def __init__(self, text: str, position: int = 0):
        self.text = text
        self.position = position
        self.kind, self.token = "", ""

    def fail(self, what: str) -> NoReturn:
        raise HclError(f"{what} at {self.position} in {self.text!r}")

    def advance(self) -> None:
        """Read the next token into `kind` and `token`; at the end of the text both are empty."""
        while True:
            self.start = self.position
            if self.position >= len(self.text):
                self.kind, self.token = "end", ""
                return
            found = TOKEN.match(self.text, self.position)
            if not found:
                self.fail(f"unexpected {self.text[self.position]!r}")
            self.position = found.end()
            if found.lastgroup != "space":
                self.kind, self.token = str(found.lastgroup), found.group()
                return

    def accept(self, *tokens: str) -> str | None:
        if self.kind in ("symbol", "name") and self.token in tokens:
            token = self.token
            self.advance()
            return token
        return None

    def expect(self, token: str) -> None:
        if not self.accept(token):
            self.fail(f"expected {token!r}, found {self.token!r}")

    def name(self) -> str:
        if self.kind != "name":
            self.fail(f"expected a name, found {self.token!r}")
        token = self.token
        self.advance()
        return token

    # expressions

    def expression(self) -> Node:
        condition = self.binary(0)
        if not self.accept("?"):
            return condition
        yes = self.expression()
        self.expect(":")
        return Conditional(condition, yes, self.expression())

    def binary(self, level: int) -> Node:
        if level == len(PRECEDENCE):
            return self.unary()
        left = self.binary(level + 1)
        while operator := self.accept(*PRECEDENCE[level]):
            left = Operation(operator, (left, self.binary(level + 1)))
        return left

    def unary(self) -> Node:
        if operator := self.accept("-", "!"):
            return Operation(operator, (self.unary(),))
        return self.postfix(self.primary())

    def primary(self) -> Node:
        if self.kind == "number":
            value = float(self.token)
            self.advance()
            return Literal(int(value) if value.is_integer() else value)
        if self.kind == "symbol" and self.token == '"':
            return self.quoted()
        if self.accept("("):
            inner = self.expression()
            self.expect(")")
            return inner if not isinstance(inner, Traversal) else Traversal(inner, ())
        if self.accept("["):
            return self.tuple_or_for()
        if self.accept("{"):
            return self.object_or_for()
        name = self.name()
        if name in ("true", "false", "null"):
            return Literal({"true": True, "false": False, "null": None}[name])
        if self.accept("("):
            return Call(name, self.arguments())
        return Traversal(name, ())

    def arguments(self) -> tuple[Node, ...]:
        found: list[Node] = []
        while not self.accept(")"):
            found.append(self.expression())
            self.accept("...")
            if not self.accept(","):
                self.expect(")")
                break
        return tuple(found)

    def postfix(self, node: Node) -> Node:
        steps: list[Attribute | Index | Splat] = []
        while True:
            if self.accept("."):
                if self.accept("*"):
                    steps.append(Splat())
                else:
                    steps.append(Attribute(self.name()))
            elif self.accept("["):
                steps.append(self.index())
            else:
                break
        if not steps:
            return node
        if isinstance(node, Traversal):
            return Traversal(node.root, (*node.steps, *steps))
        return Traversal(node, tuple(steps))

    def index(self) -> Attribute | Index | Splat:
        if self.accept("*"):
            self.expect("]")
            return Splat()
        key = self.expression()
        self.expect("]")
        if isinstance(key, Literal) and isinstance(key.value, str):
            return Attribute(key.value)
        return Index(key)

    def tuple_or_for(self) -> Node:
        if self.kind == "name" and self.token == "for":
            return self.for_expression("]")
        items: list[Node] = []
        while not self.accept("]"):
            items.append(self.expression())
            if not self.accept(","):
                self.expect("]")
                break
        return Tuple(tuple(items))

    def object_or_for(self) -> Node:
        if self.kind == "name" and self.token == "for":
            return self.for_expression("}")
        items: list[tuple[Node, Node]] = []
        while not self.accept("}"):
            key = self.expression()
            if isinstance(key, Traversal) and isinstance(key.root, str) and not key.steps:
                key = Literal(key.root)  # a bare word is its own text
            if not self.accept("=", ":"):
                self.fail(f"expected '=' after an object's key, found {self.token!r}")
            items.append((key, self.expression()))
            self.accept(",")  # a new line separates as well
        return Object(tuple(items))

    def for_expression(self, closing: str) -> For:
        self.expect("for")
        names = [self.name()]
        if self.accept(","):
            names.append(self.name())
        self.expect("in")
        collection = self.expression()
        self.expect(":")
        key_result, result = None, self.expression()
        if closing == "}":
            self.expect("=>")
            key_result, result = result, self.expression()
        grouped = bool(self.accept("..."))
        condition = self.expression() if self.accept("if") else None
        self.expect(closing)
        return For(tuple(names), collection, key_result, result, condition, grouped)

    # templates

    def quoted(self) -> Node:
        """A quoted string; the opening quote is the current token."""
        node = TemplateReader(self.text, self.start + 1, quoted=True)
        result = node.read()
        self.position = node.position
        self.advance()
        return result


class TemplateReader:
    """Reads a template: a whole string of the JSON syntax, or (quoted) up to the closing quote inside an expression."""

    def __init__(self, text: str, position: int = 0, *, quoted: bool = False):
        self.text, self.position, self.quoted = text, position, quoted
        self.parts: list[Node] = []
        self.literal = ""

    def fail(self, what: str) -> NoReturn:
        raise HclError(f"{what} at {self.position} in {self.text!r}")

    def read(self) -> Node:
        while self.position < len(self.text):
            if self.quoted and self.text[self.position] == '"':
                self.position += 1
                return self.finish()
            self.step()
        if self.quoted:
            self.fail("unclosed quote")
        return self.finish()

    def step(self) -> None:
        text, at = self.text, self.position
        if text.startswith(("$${", "%%{"), at):
            self.literal += text[at + 1 : at + 3]
            self.position += 3
        elif text.startswith("${", at):
            self.flush()
            self.interpolation()
        elif text.startswith("%{", at):
            self.fail("directives are not supported")
        elif self.quoted and text[at] == "\\":
            self.escape()
        else:
            self.literal += text[at]
            self.position += 1

    def escape(self) -> None:
        kind = self.text[self.position + 1 : self.position + 2]
        if kind in ESCAPES:
            self.literal += ESCAPES[kind]
            self.position += 2
        elif kind in ("u", "U"):
            digits = 4 if kind == "u" else 8
            self.literal += chr(int(self.text[self.position + 2 : self.position + 2 + digits], 16))
            self.position += 2 + digits
        else:
            self.fail(f"unknown escape \\{kind}")

    def flush(self) -> None:
        if self.literal:
            self.parts.append(Literal(self.literal))
            self.literal = ""

    def parser(self) -> Parser:
        """A parser behind `${`, after the mark that trims white space."""
        start = self.position + 2
        parser = Parser(self.text, start + (self.text[start : start + 1] == "~"))
        parser.advance()
        return parser

    def close(self, parser: Parser) -> None:
        """End at the brace that is the parser's current token."""
        if parser.kind == "end":
            self.fail("unclosed ${")
        if parser.token != "}":
            self.fail(f"expected '}}', found {parser.token!r}")
        self.position = parser.start + 1

    def interpolation(self) -> None:
        parser = self.parser()
        self.parts.append(parser.expression())
        self.close(parser)

    def finish(self) -> Node:
        self.flush()
        if not self.parts:
            return Literal("")
        if len(self.parts) == 1:
            return self.parts[0]  # a lone expression keeps its own type
        return Template(tuple(self.parts))


def parse_template(text: str) -> Node:
    """The tree of a string in Terraform's JSON syntax. Raises HclError."""
    return TemplateReader(text).read()


def parse_expression(text: str) -> Node:
    """The tree of a bare expression, such as an entry of `depends_on` or a variable's type. Raises HclError."""
    parser = Parser(text)
    parser.advance()
    node = parser.expression()
    if parser.kind != "end":
        parser.fail(f"unexpected {parser.token!r}")
    return node


# --- walking ---------------------------------------------------------------------------------------------------------


def children(node: Node) -> Iterator[tuple[Node, tuple[str, ...]]]:
    """The nodes below `node`, each with the names that `node` binds for it."""
    if isinstance(node, Template):
        yield from ((part, ()) for part in node.parts)
    elif isinstance(node, Traversal):
        if not isinstance(node.root, str):
            yield node.root, ()
        yield from ((step.key, ()) for step in node.steps if isinstance(step, Index))
    elif isinstance(node, Call):
        yield from ((argument, ()) for argument in node.arguments)
    elif isinstance(node, Tuple):
        yield from ((item, ()) for item in node.items)
    elif isinstance(node, Object):
        for key, value in node.items:
            yield key, ()
            yield value, ()
    elif isinstance(node, Conditional):
        yield from ((part, ()) for part in (node.condition, node.yes, node.no))
    elif isinstance(node, Operation):
        yield from ((operand, ()) for operand in node.operands)
    elif isinstance(node, For):
        yield node.collection, ()
        yield from ((p, node.names) for p in (node.key_result, node.result, node.condition) if p is not None)


def traversals(node: Node, bound: frozenset[str] = frozenset()) -> Iterator[Traversal]:
    """Every traversal below `node` that starts at a name not bound by a `for` around it."""
    if isinstance(node, Traversal) and isinstance(node.root, str) and node.root not in bound:
        yield node
    for child, names in children(node):
        yield from traversals(child, bound | set(names))
