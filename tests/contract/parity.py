"""The parity table: `docs/parity.json`, every deviation from the contract with its reason. `docs/parity.md` shows it.

    {"rows": [{
        "id": "external-volume-shape",              unique, lower case with hyphens
        "kind": "argument",                         added | removed | argument | edge | variable | output
        "status": "done",                           done: the synthesized JSON deviates so; open: it does not yet
        "theme": "Snowflake",                       heading on the page
        "what": "...",                              one sentence, for the page
        "why": "...",                               optional: the reason, if it needs more words
        "part_of": "recovery-window",               instead of theme and what: belongs to that row
        "addresses": ["aws_iam_role.x"],            what deviates; `*` stands for any text
        "arguments": ["assume_role_policy"],        kind argument only: top-level argument names, or paths below them
        "edges": [["from", "to"]],                  kind edge only, instead of addresses; `*` as above
        "shown_by": "tests/x/test_y.py::test_z"     only where the contract's data cannot show the deviation
    }]}

Addresses are those of the configuration, without instance keys: `module.drop.random_uuid.flink_statement`. Module
calls are `module.<name>`, providers `provider.<name>` or `provider.<name>.<alias>`, variables `var.<name>` or
`module.<call>.var.<name>`, outputs `output.<name>` or `module.<call>.output.<name>`; the settings of the terraform
block have the address `terraform`. An argument is named by its path in the contract's form: `owner[0].id`, `count`,
`lifecycle.replace_triggered_by`, `required_providers.random`. A path covers what lies below it.

Edges from or to an added or removed resource, its arguments, and variables and outputs of an added or removed module
need no row of their own. Every deviation found must be covered by a row that is done, and each address (with each
argument) and each edge of a done row must cover a deviation found: see `unlisted` and `unfounded`. The contract does
not hold everything (the text of SQL, what follows a resource's attribute in a reference): a row about that names in
`shown_by` the test that fails without the deviation.

A row says that an argument deviates, not how. So `deviating_values.json` records the value of each such argument, and
all arguments of added resources, and a test compares: no row lets any other value through.

    PYTHONPATH=.:constructs python -m tests.contract.parity

writes docs/parity.md and deviating_values.json.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.contract.comparison import KINDS, Deviation, arguments
from tests.contract.configuration import META_ARGUMENTS, MODULE_META, Module, as_list, block_schema, load

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "docs" / "parity.json"
PAGE = ROOT / "docs" / "parity.md"
VALUES = Path(__file__).with_name("deviating_values.json")
STATUSES = ("done", "open")


@dataclass(frozen=True)
class Claim:
    """One deviation that a row lists: an address, an address with an argument, or an edge."""

    row: str
    kind: str
    address: str
    detail: str = ""
    """The argument, or where the edge leads."""

    def covers(self, deviation: Deviation) -> bool:
        if deviation.kind != self.kind or not _matches(self.address, deviation.address):
            return False
        return not self.detail or _matches(self.detail, deviation.detail) or _below(self.detail, deviation.detail)


def _matches(pattern: str, text: str) -> bool:
    return bool(re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), text))


def _below(pattern: str, path: str) -> bool:
    """Whether the argument path lies below the one named: `owner` covers `owner[0].id`."""
    return any(_matches(pattern, path[: found.start()]) for found in re.finditer(r"[.\[]", path))


def rows() -> list[dict[str, Any]]:
    """The rows of the table, as written."""
    return json.loads(TABLE.read_text(encoding="utf-8"))["rows"]


def claims(table: Iterable[dict[str, Any]]) -> Iterator[Claim]:
    """The deviations that the done rows list."""
    for row in table:
        if row["status"] != "done" or "shown_by" in row:
            continue
        for start, end in row.get("edges", []):
            yield Claim(row["id"], "edge", start, end)
        for address in row.get("addresses", []):
            for argument in row.get("arguments") or [""]:
                yield Claim(row["id"], row["kind"], address, argument)


def unlisted(deviations: Iterable[Deviation], table: Iterable[dict[str, Any]]) -> list[str]:
    """Deviations that no done row covers, a line each."""
    said = list(claims(table))
    return [str(deviation) for deviation in deviations if not any(claim.covers(deviation) for claim in said)]


def unfounded(deviations: Iterable[Deviation], table: Iterable[dict[str, Any]]) -> list[str]:
    """Claims of done rows that cover no deviation, a line each."""
    found = list(deviations)
    return [
        f"{claim.row}: no {claim.kind} deviation at {claim.address} {claim.detail}".rstrip()
        for claim in claims(table)
        if not any(claim.covers(deviation) for deviation in found)
    ]


def faults(table: list[dict[str, Any]]) -> list[str]:
    """Rows that are not written as the format wants, a line each."""
    found = []
    seen: set[str] = set()
    for row in table:
        name = row.get("id", "?")
        if name in seen or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name):
            found.append(f"{name}: the id must be unique, lower case with hyphens")
        seen.add(name)
        if row.get("kind") not in KINDS or row.get("status") not in STATUSES:
            found.append(f"{name}: kind must be one of {', '.join(KINDS)}, status one of {', '.join(STATUSES)}")
        main = {other.get("id") for other in table if other.get("what")}
        if row.get("part_of") not in main if "part_of" in row else not (row.get("what") and row.get("theme")):
            found.append(f"{name}: needs what and theme, or part_of with the id of a row that has them")
        wanted = {"edge": {"edges"}, "argument": {"addresses", "arguments"}}.get(row.get("kind", ""), {"addresses"})
        if {key for key in ("addresses", "arguments", "edges") if row.get(key)} != wanted:
            found.append(f"{name}: a row of kind {row.get('kind')} has {' and '.join(sorted(wanted))}")
        unknown = set(row) - {
            *("id", "kind", "status", "theme", "what", "why", "part_of"),
            *("addresses", "arguments", "edges", "shown_by"),
        }
        if unknown:
            found.append(f"{name}: unknown keys {', '.join(sorted(unknown))}")
        if "shown_by" in row and not _test_exists(row["shown_by"]):
            found.append(f"{name}: there is no test {row['shown_by']}")
    return found


def _test_exists(test: str) -> bool:
    path, _, name = test.partition("::")
    file = ROOT / path
    return file.is_file() and f"def {name}(" in file.read_text(encoding="utf-8")


def values(folder: Path, table: Iterable[dict[str, Any]]) -> dict[str, dict[str, list[Any]]]:
    """The synthesized value of each argument that a row names: row -> argument -> its distinct values.

    Of added resources these are all arguments, and `depends_on`. The same argument of several resources is one entry.
    """
    places = dict(_places(load(folder)))
    found: dict[str, dict[str, list[Any]]] = {}
    for row in table:
        names = {"argument": row.get("arguments"), "added": ["*"]}.get(row["kind"])
        for address in row["addresses"] if names else []:
            for place, given in places.items():
                for path in given if _matches(address, place) else []:
                    if any(_matches(name, path) or _below(name, path) for name in names):
                        seen = found.setdefault(row["id"], {}).setdefault(path, [])
                        if given[path] not in seen:
                            seen.append(given[path])
    return found


def _places(root: Module) -> Iterator[tuple[str, dict[str, Any]]]:
    """Address -> argument path -> value, of all that a row may name."""
    for address, _, block in root.all_blocks():
        body = {name: value for name, value in block.body.items() if name not in META_ARGUMENTS}
        given = arguments(body, block_schema(block))
        meta = ("provider", "count", "for_each", "depends_on")
        given |= {name: block.body[name] for name in meta if name in block.body}
        for part in as_list(block.body.get("lifecycle") or {}):
            given |= {f"lifecycle.{name}": value for name, value in part.items()}
        yield address, given
    for name, call in root.calls.items():
        yield f"module.{name}", {key: value for key, value in call.items() if key not in MODULE_META}
    for name, body in root.providers.items():
        yield f"provider.{name}", dict(body)


def recorded_values() -> dict[str, dict[str, list[Any]]]:
    """The recording of `values`."""
    recorded: dict[str, dict[str, list[Any]]] = json.loads(VALUES.read_text(encoding="utf-8"))
    return recorded


def without_hashes(found: Any) -> Any:
    """Values without the hash of the Lambda's package, which changes with its source."""
    return json.loads(re.sub(r'"[A-Za-z0-9+/]{43}="', '"<hash>"', json.dumps(found)))


def render(table: list[dict[str, Any]]) -> str:
    """The page `docs/parity.md`."""
    lines = [
        "# Parity with the original",
        "",
        "The stack has the addresses, dependencies and values of the original HCL, except for these deviations. For",
        "addresses, arguments and further reasons see [`parity.json`](parity.json). Tests compare that file with the",
        "synthesized JSON. `PYTHONPATH=.:constructs python -m tests.contract.parity` writes this page.",
    ]
    for theme in dict.fromkeys(row["theme"] for row in table if "part_of" not in row):
        lines += ["", f"## {theme}", ""]
        for row in table:
            if row.get("theme") == theme:
                lines.append(f"- {row['what']}" + (" (open)" if row["status"] == "open" else ""))
    return "\n".join(lines) + "\n"


def main() -> None:
    from lakehouse.app import default_outdir, synthesize
    from lakehouse.settings import Settings

    table = rows()
    problems = faults(table)
    if problems:
        sys.exit("\n".join(problems))
    PAGE.write_text(render(table), encoding="utf-8")
    found = without_hashes(values(synthesize(Settings(), default_outdir()), table))
    VALUES.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
