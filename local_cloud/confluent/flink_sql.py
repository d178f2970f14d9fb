"""Flink SQL, read as far as a control plane needs: what a statement creates, drops, reads and writes.

sqlglot has no Flink dialect. Presto with back-quoted identifiers comes close; what it does not know (`DISTRIBUTED BY`,
`WATERMARK FOR`, `TABLE x` as an argument, statement sets) is taken out of the tokens first.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlglot import exp
from sqlglot.dialects.dialect import NormalizationStrategy
from sqlglot.dialects.presto import Presto
from sqlglot.errors import SqlglotError
from sqlglot.optimizer.annotate_types import annotate_types
from sqlglot.optimizer.qualify import qualify
from sqlglot.schema import MappingSchema
from sqlglot.tokens import Token, TokenType

from local_cloud.model import CloudError

Name = tuple[str, ...]
"""A table as written: `(table,)`, `(database, table)` or `(catalog, database, table)`."""


class Flink(Presto):
    NORMALIZATION_STRATEGY = NormalizationStrategy.CASE_SENSITIVE

    class Tokenizer(Presto.Tokenizer):
        IDENTIFIERS = ["`"]  # noqa: RUF012 (sqlglot's own way to configure a dialect)
        VAR_SINGLE_TOKENS = {"$"}  # noqa: RUF012


@dataclass(frozen=True)
class Effect:
    """What one statement does."""

    kind: Literal["create", "drop", "alter", "insert", "select", "inform"]
    target: Name = ()
    """The table created, dropped, altered or inserted into."""
    lenient: bool = False
    """IF EXISTS or IF NOT EXISTS."""
    reads: frozenset[Name] = frozenset()
    options: Mapping[str, str] = field(default_factory=dict)
    """WITH, or ALTER TABLE SET."""
    columns: tuple[tuple[str, exp.DataType], ...] = ()
    keys: tuple[str, ...] = ()
    """Columns of the primary key, else those that it is distributed by: the record's key."""
    query: exp.Query | None = None

    @property
    def runs_on(self) -> bool:
        """A query over topics never ends by itself; everything else completes at once."""
        return self.query is not None and not isinstance(self.query, exp.Values)


def analyse(sql: str) -> list[Effect]:
    """The effects of one statement, or of one statement set. CloudError(400) for what Flink or we cannot read."""
    statement_set = _STATEMENT_SET.fullmatch(sql)
    try:
        if statement_set is not None:
            return _analysed_set(statement_set[1])
        return _analyse(sql, Flink().tokenize(sql))
    except SqlglotError as error:
        first = str(error).splitlines()[0]
        raise CloudError(400, f"the SQL cannot be parsed: {first}", "sql_parse_error") from error


_STATEMENT_SET = re.compile(r"\s*EXECUTE\s+STATEMENT\s+SET\s+BEGIN\b(.*)\bEND\s*;?\s*", re.IGNORECASE | re.DOTALL)
_INFORMING = frozenset({"DESC", "DESCRIBE", "EXPLAIN", "RESET", "SET", "SHOW", "USE"})


def _analyse(sql: str, tokens: list[Token]) -> list[Effect]:
    words = [token.text.upper() for token in tokens]
    while words and words[-1] == ";":
        tokens, words = tokens[:-1], words[:-1]
    if not words:
        raise CloudError(400, "the statement is empty", "sql_parse_error")
    if words[0] in _INFORMING:
        return [Effect("inform")]
    if words[:2] == ["ALTER", "TABLE"]:
        return [_altered(tokens[2:])]
    parts = _split(tokens)
    if len(parts) != 1:
        raise CloudError(400, "a Flink statement is one SQL statement", "sql_parse_error")
    return [_effect(sql, parts[0])]


def _analysed_set(sql: str) -> list[Effect]:
    effects = [_effect(sql, part) for part in _split(Flink().tokenize(sql))]
    if not effects or any(effect.kind != "insert" for effect in effects):
        raise CloudError(400, "a statement set holds INSERT statements only", "sql_parse_error")
    return effects


def _split(tokens: Sequence[Token]) -> list[list[Token]]:
    parts: list[list[Token]] = [[]]
    for token in tokens:
        if token.token_type == TokenType.SEMICOLON:
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if part]


def _altered(tokens: list[Token]) -> Effect:
    """`ALTER TABLE name ...`: of its changes only `SET (...)` matters to a topic."""
    target, rest = _leading_name(tokens)
    options = {}
    if rest and rest[0].text.upper() == "SET":
        strings = [token.text for token in rest if token.token_type == TokenType.STRING]
        options = dict(zip(strings[::2], strings[1::2], strict=False))
    return Effect("alter", target, options=options)


def _leading_name(tokens: Sequence[Token]) -> tuple[Name, list[Token]]:
    """A dotted name at the beginning, and what follows it."""
    name = [tokens[0].text] if tokens else []
    end = 1
    while len(tokens) > end + 1 and tokens[end].token_type == TokenType.DOT:
        name.append(tokens[end + 1].text)
        end += 2
    return tuple(name), list(tokens[end:])


def _effect(sql: str, tokens: list[Token]) -> Effect:
    kept, table_arguments, distributed_by = _without_flink_only(tokens)
    tree = Flink().parser().parse(kept, sql)[0]
    if isinstance(tree, exp.Drop) and tree.args.get("kind") == "TABLE":
        tables = tree.args.get("tables") or []
        if len(tables) != 1:
            raise CloudError(400, "DROP TABLE takes one table", "sql_parse_error")
        return Effect("drop", _name(tables[0]), lenient=bool(tree.args.get("exists")))
    if isinstance(tree, exp.Create) and tree.args.get("kind") == "TABLE":
        return _created(tree, table_arguments, distributed_by)
    if isinstance(tree, exp.Insert):
        target = tree.this.this if isinstance(tree.this, exp.Schema) else tree.this
        query = tree.expression
        return Effect("insert", _name(target), reads=_reads(query) | table_arguments, query=query)
    if isinstance(tree, exp.Query):
        return Effect("select", reads=_reads(tree) | table_arguments, query=tree)
    raise CloudError(
        400, f"the local cloud does not know statements like {tokens[0].text.upper()} ...", "sql_unsupported"
    )


def _created(tree: exp.Create, table_arguments: frozenset[Name], distributed_by: tuple[str, ...]) -> Effect:
    query = tree.expression if isinstance(tree.expression, exp.Query) else None
    declared = tree.this.expressions if isinstance(tree.this, exp.Schema) else []
    table = tree.this.this if isinstance(tree.this, exp.Schema) else tree.this
    columns = tuple(
        (column.name, column.kind) for column in declared if isinstance(column, exp.ColumnDef) and column.kind
    )
    primary = [name.name for key in tree.find_all(exp.PrimaryKey) for name in key.expressions]
    primary += [column.name for column in declared if column.find(exp.PrimaryKeyColumnConstraint)]
    properties = tree.args.get("properties")
    options = {
        option.name: option.text("value")
        for option in (properties.expressions if properties else [])
        if isinstance(option, exp.Property)
    }
    return Effect(
        "create",
        _name(table),
        lenient=bool(tree.args.get("exists")),
        reads=(_reads(query) if query is not None else frozenset()) | table_arguments,
        options=options,
        columns=columns,
        keys=tuple(primary) or distributed_by,
        query=query,
    )


def _name(table: Any) -> Name:
    return tuple(part for part in (table.text("catalog"), table.text("db"), table.name) if part)


def _reads(query: Any) -> frozenset[Name]:
    """Tables that a query reads; names of its own WITH clauses are not tables."""
    own = {cte.alias for cte in query.find_all(exp.CTE)}
    names = {_name(table) for table in query.find_all(exp.Table) if isinstance(table.this, exp.Identifier)}
    return frozenset(name for name in names if name and not (len(name) == 1 and name[0] in own))


def _without_flink_only(tokens: list[Token]) -> tuple[list[Token], frozenset[Name], tuple[str, ...]]:
    """Tokens that Presto can parse; tables named as `TABLE x` arguments; columns of DISTRIBUTED BY."""
    kept: list[Token] = []
    arguments: set[Name] = set()
    distributed_by: tuple[str, ...] = ()
    at = 0
    while at < len(tokens):
        word = tokens[at].text.upper()
        following = tokens[at + 1].text.upper() if at + 1 < len(tokens) else ""
        if word == "DISTRIBUTED" and following in {"BY", "INTO"}:
            end = _end_of_distribution(tokens, at)
            clause = tokens[at + 2 : end]
            inside = clause[: next((i for i, token in enumerate(clause) if token.token_type == TokenType.R_PAREN), 0)]
            distributed_by = tuple(
                t.text
                for t in inside
                if t.token_type in {TokenType.IDENTIFIER, TokenType.VAR} and t.text.upper() != "HASH"
            )
            at = end
        elif word == "WATERMARK" and following == "FOR":
            at = _end_of_item(tokens, at)
            if kept and kept[-1].token_type == TokenType.COMMA:
                kept.pop()
            elif at < len(tokens) and tokens[at].token_type == TokenType.COMMA:
                at += 1
        elif (
            word == "TABLE"
            and kept
            and kept[-1].token_type in {TokenType.L_PAREN, TokenType.COMMA}
            and following != "("
        ):
            name, _ = _leading_name(tokens[at + 1 :])
            arguments.add(name)
            at += 1
        else:
            kept.append(tokens[at])
            at += 1
    return kept, frozenset(arguments), distributed_by


def _end_of_distribution(tokens: list[Token], start: int) -> int:
    """Behind `DISTRIBUTED [BY [HASH] (a, b)] [INTO n BUCKETS]`."""
    at = start + 1
    if tokens[at].text.upper() == "BY":
        while tokens[at].token_type != TokenType.R_PAREN and at < len(tokens) - 1:
            at += 1
        at += 1
    if at < len(tokens) and tokens[at].text.upper() == "INTO":
        at += 3
    return at


def _end_of_item(tokens: list[Token], start: int) -> int:
    """Behind an item of a parenthesised list."""
    depth = 0
    for at in range(start, len(tokens)):
        if tokens[at].token_type == TokenType.L_PAREN:
            depth += 1
        elif tokens[at].token_type == TokenType.R_PAREN:
            depth -= 1
        if depth < 0 or (depth == 0 and tokens[at].token_type == TokenType.COMMA):
            return at
    return len(tokens)


# Columns of a query, and Avro

_AVRO_TYPES = {
    exp.DataType.Type.BOOLEAN: "boolean",
    exp.DataType.Type.TINYINT: "int",
    exp.DataType.Type.SMALLINT: "int",
    exp.DataType.Type.INT: "int",
    exp.DataType.Type.BIGINT: "long",
    exp.DataType.Type.FLOAT: "float",
    exp.DataType.Type.DOUBLE: "double",
    exp.DataType.Type.BINARY: "bytes",
    exp.DataType.Type.VARBINARY: "bytes",
}
_AVRO_LOGICAL = {
    exp.DataType.Type.DATE: {"type": "int", "logicalType": "date"},
    exp.DataType.Type.TIME: {"type": "int", "logicalType": "time-millis"},
    exp.DataType.Type.TIMESTAMP: {"type": "long", "logicalType": "local-timestamp-millis"},
    exp.DataType.Type.TIMESTAMPNTZ: {"type": "long", "logicalType": "local-timestamp-millis"},
    exp.DataType.Type.TIMESTAMPLTZ: {"type": "long", "logicalType": "timestamp-millis"},
    exp.DataType.Type.TIMESTAMPTZ: {"type": "long", "logicalType": "timestamp-millis"},
}
_FROM_AVRO = {
    "boolean": "BOOLEAN",
    "int": "INT",
    "long": "BIGINT",
    "float": "FLOAT",
    "double": "DOUBLE",
    "bytes": "VARBINARY",
}
_FROM_LOGICAL = {
    "date": "DATE",
    "timestamp-millis": "TIMESTAMP_LTZ",
    "timestamp-micros": "TIMESTAMP_LTZ",
    "local-timestamp-millis": "TIMESTAMP",
}
_ROWTIME = "$rowtime"

Columns = tuple[tuple[str, exp.DataType], ...]


def columns_of_avro(schema: str) -> dict[str, str]:
    """Column name -> SQL type of a record schema; nested types count as strings, since nothing here looks inside."""
    record = json.loads(schema)
    return {item["name"]: _sql_type(item["type"]) for item in record.get("fields", [])}


def _sql_type(type: Any) -> str:
    if isinstance(type, list):
        type = next((branch for branch in type if branch != "null"), "string")
    if isinstance(type, dict):
        return _FROM_LOGICAL.get(type.get("logicalType", ""), _FROM_AVRO.get(str(type.get("type")), "VARCHAR"))
    return _FROM_AVRO.get(type, "VARCHAR")


def columns_of_query(query: exp.Query, tables: Mapping[Name, Mapping[str, str]]) -> Columns:
    """Names and types that a query yields, from the columns of the tables it reads.

    CloudError(400) for a column that no table has, where all tables are known. A type that cannot be told is VARCHAR.
    """
    query = query.copy()
    schema = MappingSchema(dialect=Flink, normalize=False)
    starred = query.find(exp.Star) is not None
    for table in list(query.find_all(exp.Table)):
        name = _name(table)
        if name in tables:
            # A schema wants all names equally deep, a statement may mix `t` and `catalog`.`database`.`t`.
            flat = "/".join(name)
            hidden = {} if starred else {_ROWTIME: "TIMESTAMP_LTZ"}
            schema.add_table(exp.table_(flat, quoted=True), {**tables[name], **hidden}, dialect=Flink)
            table.replace(exp.alias_(exp.table_(flat, quoted=True), table.alias_or_name, table=True, quoted=True))
    plain = all(tables.values()) and not query.find(exp.Lateral, exp.Unnest, exp.TableFromRows)
    mentions_rowtime = any(column.name == _ROWTIME for column in query.find_all(exp.Column))
    check = plain and bool(tables) and not (starred and mentions_rowtime)
    try:
        resolved = qualify(
            query.copy(), schema=schema, dialect=Flink, validate_qualify_columns=check, quote_identifiers=False
        )
    except SqlglotError as error:
        if check:
            raise CloudError(400, f"the query is not valid: {str(error).splitlines()[0]}", "sql_invalid") from error
        resolved = query
    typed = annotate_types(resolved, schema=schema, dialect=Flink)
    varchar = exp.DataType.build("VARCHAR")
    return tuple((item.alias_or_name, item.type or varchar) for item in typed.selects)


def avro_record(name: str, columns: Columns) -> str:
    """The record schema that Flink registers for columns. All are optional: NOT NULL is not followed."""
    fields = [{"name": column, "type": ["null", _avro_type(type)], "default": None} for column, type in columns]
    name = re.sub(r"[^A-Za-z0-9_]|^(?=[0-9])", "_", name)  # a topic's name may hold what Avro's names may not
    return json.dumps(
        {"type": "record", "name": name, "namespace": "org.apache.flink.avro.generated.record", "fields": fields}
    )


def _avro_type(type: exp.DataType) -> Any:
    if type.this == exp.DataType.Type.DECIMAL:
        precision, scale = [*[int(part.name) for part in type.expressions], 10, 0][:2] if type.expressions else (10, 0)
        return {"type": "bytes", "logicalType": "decimal", "precision": precision, "scale": scale}
    return _AVRO_LOGICAL.get(type.this) or _AVRO_TYPES.get(type.this, "string")
