"""Statements: text to small objects, by sqlglot's tokenizer and a parser for what the pipeline's control plane needs.

Queries and DML are out of reach: nothing here holds data.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlglot.dialects.snowflake import Snowflake
from sqlglot.errors import TokenError

from local_cloud.model import CloudError
from local_cloud.snowflake import errors
from local_cloud.snowflake.names import QualifiedName, decode_identifier, decode_literal


@dataclass(frozen=True)
class Create:
    """CREATE [CATALOG] INTEGRATION or ICEBERG TABLE. `options` by upper-case name."""

    kind: str
    path: QualifiedName
    options: Mapping[str, Any]
    or_replace: bool = False
    if_not_exists: bool = False


@dataclass(frozen=True)
class Drop:
    kind: str
    path: QualifiedName
    if_exists: bool = False


@dataclass(frozen=True)
class Describe:
    kind: str
    path: QualifiedName


@dataclass(frozen=True)
class Show:
    """SHOW of all objects of a kind that the role may see. `like` is a pattern without regard to case."""

    kind: str
    like: str | None = None
    scope: tuple[str, QualifiedName] | None = None


@dataclass(frozen=True)
class Target:
    """What privileges are on: ACCOUNT (as its `kind`), an object, or all or future objects of a kind in a scope."""

    kind: str
    path: QualifiedName = ()
    extent: str = ""
    """"" for the object itself, ALL or FUTURE."""
    scope: tuple[str, QualifiedName] | None = None


@dataclass(frozen=True)
class Privileges:
    """GRANT or REVOKE of privileges. `names` is empty for ALL PRIVILEGES."""

    revoke: bool
    names: tuple[str, ...]
    on: Target
    role: str
    grant_option: bool = False


@dataclass(frozen=True)
class RoleGrant:
    """GRANT or REVOKE of a role, to or from a USER or ROLE."""

    revoke: bool
    role: str
    grantee_kind: str
    grantee: str


@dataclass(frozen=True)
class Use:
    kind: str
    path: QualifiedName


Statement = Create | Drop | Describe | Show | Privileges | RoleGrant | Use

_FLAG, _TEXT, _NUMBER, _WORD, _NAME = "flag", "text", "number", "word", "name"

_INTEGRATION_OPTIONS: Final = {
    "CATALOG_SOURCE": _WORD,
    "TABLE_FORMAT": _WORD,
    "CATALOG_NAMESPACE": _TEXT,
    "GLUE_AWS_ROLE_ARN": _TEXT,
    "GLUE_CATALOG_ID": _TEXT,
    "GLUE_REGION": _TEXT,
    "ENABLED": _FLAG,
    "REFRESH_INTERVAL_SECONDS": _NUMBER,
    "COMMENT": _TEXT,
}
_TABLE_OPTIONS: Final = {
    "EXTERNAL_VOLUME": _NAME,
    "CATALOG": _NAME,
    "CATALOG_TABLE_NAME": _TEXT,
    "CATALOG_NAMESPACE": _TEXT,
    "REPLACE_INVALID_CHARACTERS": _FLAG,
    "AUTO_REFRESH": _FLAG,
    "COMMENT": _TEXT,
}

#: Words that name a kind of object, longest first, and the number of parts of its name.
_KINDS: Final[tuple[tuple[tuple[str, ...], str, int], ...]] = (
    (("CATALOG", "INTEGRATION"), "INTEGRATION", 1),
    (("EXTERNAL", "VOLUME"), "EXTERNAL VOLUME", 1),
    (("ICEBERG", "TABLE"), "ICEBERG TABLE", 3),
    (("INTEGRATION",), "INTEGRATION", 1),
    (("TABLE",), "ICEBERG TABLE", 3),
    (("WAREHOUSE",), "WAREHOUSE", 1),
    (("DATABASE",), "DATABASE", 1),
    (("SCHEMA",), "SCHEMA", 2),
    (("USER",), "USER", 1),
    (("ROLE",), "ROLE", 1),
)
_NO_CONTEXT: Final = {
    2: "This session does not have a current database. Call 'USE DATABASE', or use a qualified name.",
    3: "This session does not have a current schema. Call 'USE SCHEMA', or use a qualified name.",
}


@dataclass(frozen=True)
class _Token:
    kind: str
    """`word` (bare), `name` (in double quotes), `text` (a literal), `number`, `symbol`."""
    source: str
    start: int

    @property
    def word(self) -> str:
        return self.source.upper() if self.kind == "word" else ""


def parse(text: str) -> Statement:
    """The one statement in `text`. CloudError(400) as Snowflake puts it for what is wrong or out of reach."""
    return _Parser(text, _one_statement(_tokens(text))).statement()


def _tokens(text: str) -> list[_Token]:
    try:
        found = Snowflake().tokenize(text)
    except TokenError as error:
        raise errors.invalid(f"parse error {_place(text, len(text))} near '<EOF>'.") from error
    return [
        _Token(_kind(source), source, start) for source, start in ((text[t.start : t.end + 1], t.start) for t in found)
    ]


def _kind(source: str) -> str:
    first = source[0]
    if first == "'" or source.startswith("$$"):
        return "text"
    if first == '"':
        return "name"
    if first.isdigit():
        return "number"
    return "word" if first.isalpha() or first == "_" else "symbol"


def _one_statement(tokens: Sequence[_Token]) -> list[_Token]:
    statements: list[list[_Token]] = [[]]
    for token in tokens:
        if token.source == ";":
            statements.append([])
        else:
            statements[-1].append(token)
    wanted = [statement for statement in statements if statement]
    if not wanted:
        raise errors.invalid("Empty SQL statement.", "000900")
    if len(wanted) > 1:
        count = len(wanted)
        raise CloudError(400, f"Actual statement count {count} did not match the desired statement count 1.", "000008")
    return wanted[0]


def _place(text: str, position: int) -> str:
    line = text.count("\n", 0, position) + 1
    return f"line {line} at position {position - (text.rfind(chr(10), 0, position) + 1)}"


class _Parser:
    def __init__(self, text: str, tokens: Sequence[_Token]) -> None:
        self._text = text
        self._tokens = tokens
        self._next = 0

    def statement(self) -> Statement:
        verb = self._peek().word
        parsers: Mapping[str, Callable[[], Statement]] = {
            "CREATE": self._create,
            "DROP": self._drop,
            "DESC": self._describe,
            "DESCRIBE": self._describe,
            "SHOW": self._show,
            "GRANT": self._grant,
            "REVOKE": self._grant,
            "USE": self._use,
        }
        if verb in ("SELECT", "WITH", "INSERT", "UPDATE", "DELETE", "MERGE", "COPY"):
            raise CloudError(400, f"{verb} is out of reach: the local Snowflake holds no data, only its control plane.")
        if verb not in parsers:
            raise self._unexpected()
        self._next += 1
        statement = parsers[verb]()
        if self._next < len(self._tokens):
            raise self._unexpected()
        return statement

    def _create(self) -> Create:
        or_replace = self._words("OR", "REPLACE")
        kind, _ = self._object_kind(only=("INTEGRATION", "ICEBERG TABLE"))
        if_not_exists = self._words("IF", "NOT", "EXISTS")
        if or_replace and if_not_exists:
            raise errors.invalid("options IF NOT EXISTS and OR REPLACE are incompatible.", "001069")
        path = self._path(3 if kind == "ICEBERG TABLE" else 1)
        known = _TABLE_OPTIONS if kind == "ICEBERG TABLE" else _INTEGRATION_OPTIONS
        return Create(kind, path, self._options(kind, known), or_replace, if_not_exists)

    def _drop(self) -> Drop:
        kind, parts = self._object_kind()
        if_exists = self._words("IF", "EXISTS")
        return Drop(kind, self._path(parts), if_exists)

    def _describe(self) -> Describe:
        kind, parts = self._object_kind(only=("INTEGRATION", "EXTERNAL VOLUME", "ICEBERG TABLE"))
        return Describe(kind, self._path(parts))

    def _show(self) -> Show:
        kind = self._plural()
        like = decode_literal(self._take("text").source) if self._words("LIKE") else None
        scope = self._scope() if self._words("IN") and not self._words("ACCOUNT") else None
        return Show(kind, like, scope)

    def _use(self) -> Use:
        kind, parts = self._object_kind(only=("ROLE", "WAREHOUSE", "DATABASE", "SCHEMA"))
        return Use(kind, self._path(parts))

    def _grant(self) -> Privileges | RoleGrant:
        revoke = self._tokens[0].word == "REVOKE"
        preposition = "FROM" if revoke else "TO"
        if self._words("ROLE"):
            role = self._name()
            self._expect(preposition)
            kind, _ = self._object_kind(only=("USER", "ROLE"))
            return RoleGrant(revoke, role, kind, self._name())
        names = self._privileges()
        self._expect("ON")
        target = self._target()
        self._expect(preposition)
        self._words("ROLE")
        role = self._name()
        option = not revoke and self._words("WITH", "GRANT", "OPTION")
        return Privileges(revoke, names, target, role, option)

    def _privileges(self) -> tuple[str, ...]:
        if self._words("ALL"):
            self._words("PRIVILEGES")
            return ()
        names = []
        while True:
            words = []
            while self._peek().kind == "word" and self._peek().word != "ON":
                words.append(self._take("word").word)
            if not words:
                raise self._unexpected()
            names.append(" ".join(words))
            if self._peek().source != ",":
                return tuple(names)
            self._next += 1

    def _target(self) -> Target:
        if self._words("ACCOUNT"):
            return Target("ACCOUNT")
        for extent in ("ALL", "FUTURE"):
            if self._words(extent):
                kind = self._plural()
                self._expect("IN")
                return Target(kind, (), extent, self._scope())
        kind, parts = self._object_kind()
        return Target(kind, self._path(parts))

    def _scope(self) -> tuple[str, QualifiedName]:
        kind, parts = self._object_kind(only=("DATABASE", "SCHEMA"))
        return kind, self._path(parts)

    def _options(self, kind: str, known: Mapping[str, str]) -> dict[str, Any]:
        options: dict[str, Any] = {}
        while self._next < len(self._tokens):
            token = self._take("word")
            if token.word not in known:
                raise errors.invalid(f"invalid property '{token.source}' for '{kind}'", "001423")
            if token.word in options:
                raise errors.invalid(f"duplicate property '{token.source}' found", "001401")
            if self._peek().source == "=":
                self._next += 1
            options[token.word] = self._option_value(known[token.word])
        return options

    def _option_value(self, type: str) -> Any:
        token = self._peek()
        if type == _TEXT:
            return decode_literal(self._take("text").source)
        if type == _NAME:
            # 'volume', '"Volume"', volume and "Volume" are all taken; only double quotes keep the case.
            return (
                decode_identifier(decode_literal(self._take("text").source)) if token.kind == "text" else self._name()
            )
        if type == _FLAG:
            return {"TRUE": True, "FALSE": False}[self._take("word", ("TRUE", "FALSE")).word]
        if type == _NUMBER:
            return int(self._take("number").source)
        if token.kind == "text":
            self._next += 1
            return decode_literal(token.source).upper()
        return self._take("word").word

    def _object_kind(self, only: tuple[str, ...] = ()) -> tuple[str, int]:
        for words, kind, parts in _KINDS:
            if (not only or kind in only) and self._words(*words):
                return kind, parts
        raise self._unexpected()

    def _plural(self) -> str:
        for words, kind, _ in _KINDS:
            if self._words(*words[:-1], f"{words[-1]}S"):
                return kind
        raise self._unexpected()

    def _path(self, parts: int) -> QualifiedName:
        path = [self._name()]
        while len(path) < parts and self._peek().source == ".":
            self._next += 1
            path.append(self._name())
        if len(path) < parts:
            raise CloudError(400, f"Cannot perform the operation. {_NO_CONTEXT[parts]}", "090105")
        return tuple(path)

    def _name(self) -> str:
        token = self._peek()
        if token.kind not in ("word", "name") or token.source == '""':
            raise self._unexpected()
        self._next += 1
        return decode_identifier(token.source)

    def _words(self, *words: str) -> bool:
        """Step over these words if they are what comes next."""
        ahead = self._tokens[self._next : self._next + len(words)]
        if [token.word for token in ahead] != list(words):
            return False
        self._next += len(words)
        return True

    def _expect(self, word: str) -> None:
        if not self._words(word):
            raise self._unexpected()

    def _take(self, kind: str, words: tuple[str, ...] = ()) -> _Token:
        token = self._peek()
        if token.kind != kind or (words and token.word not in words):
            raise self._unexpected()
        self._next += 1
        return token

    def _peek(self) -> _Token:
        if self._next < len(self._tokens):
            return self._tokens[self._next]
        return _Token("end", "<EOF>", len(self._text))

    def _unexpected(self) -> CloudError:
        token = self._peek()
        return errors.invalid(f"syntax error {_place(self._text, token.start)} unexpected '{token.source}'.")
