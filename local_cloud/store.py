"""The state of the local clouds: a SQLite file in `.local/`.

A call is committed completely or not at all, also when the process is killed. Documents are JSON with a kind
(`confluent.environment`) and an id; a kind belongs to one vendor package.
"""

from __future__ import annotations

import json
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

_DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


class StoreDamaged(Exception):
    """The file is not a readable store. It was not changed."""


class StoreUnavailable(Exception):
    """The file cannot be opened or written: no space, no permission, or another program holds it."""


class Transaction:
    """Reads and writes of one call. Only valid inside `Store.transaction()`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def get(self, kind: str, id: str) -> dict[str, Any] | None:
        row = self._connection.execute("SELECT doc FROM documents WHERE kind = ? AND id = ?", (kind, id)).fetchone()
        return None if row is None else json.loads(row[0])

    def put(self, kind: str, id: str, doc: dict[str, Any]) -> None:
        self._connection.execute(
            "INSERT INTO documents (kind, id, doc) VALUES (?, ?, ?) "
            "ON CONFLICT (kind, id) DO UPDATE SET doc = excluded.doc",
            (kind, id, json.dumps(doc)),
        )

    def delete(self, kind: str, id: str) -> None:
        self._connection.execute("DELETE FROM documents WHERE kind = ? AND id = ?", (kind, id))

    def find(self, kind: str, **equal: Any) -> list[dict[str, Any]]:
        """Documents of a kind, oldest first, whose top-level keys have the given values."""
        rows = self._connection.execute("SELECT doc FROM documents WHERE kind = ? ORDER BY rowid", (kind,))
        docs = (json.loads(row[0]) for row in rows)
        return [doc for doc in docs if all(doc.get(key) == value for key, value in equal.items())]

    def get_blob(self, name: str) -> bytes | None:
        row = self._connection.execute("SELECT data FROM blobs WHERE name = ?", (name,)).fetchone()
        return None if row is None else row[0]

    def put_blob(self, name: str, data: bytes) -> None:
        self._connection.execute(
            "INSERT INTO blobs (name, data) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET data = excluded.data",
            (name, data),
        )


class Store:
    """Thread-safe; transactions are serialized. They nest: a failing inner one rolls back its own part, the outermost
    commits."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.RLock()
        self._depth = 0
        try:
            # Created here, so that SQLite gives its own files beside it the same mode: they contain secrets.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            self._connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = NORMAL")
            verdict = self._connection.execute("PRAGMA quick_check").fetchone()[0]
            if verdict != "ok":
                raise StoreDamaged(f"{path} is damaged: {verdict}")
            self._connection.executescript(
                "CREATE TABLE IF NOT EXISTS documents (kind TEXT, id TEXT, doc TEXT NOT NULL, PRIMARY KEY (kind, id));"
                "CREATE TABLE IF NOT EXISTS blobs (name TEXT PRIMARY KEY, data BLOB NOT NULL);"
            )
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorname", "").startswith(_DAMAGED):
                raise StoreDamaged(f"{path} is damaged: {error}") from error
            raise StoreUnavailable(f"{path} cannot be used: {error}") from error
        except OSError as error:
            raise StoreUnavailable(f"{path} cannot be used: {error.strerror}") from error

    @contextmanager
    def transaction(self) -> Iterator[Transaction]:
        with self._lock:
            begin, commit, undo = _statements(self._depth)
            self._connection.execute(begin)
            self._depth += 1
            try:
                yield Transaction(self._connection)
                self._connection.execute(commit)
            except BaseException:
                # When the disk is full, SQLite has rolled back already.
                if self._connection.in_transaction:
                    for statement in undo:
                        self._connection.execute(statement)
                raise
            finally:
                self._depth -= 1

    def close(self) -> None:
        with self._lock:
            self._connection.close()


def _statements(depth: int) -> tuple[str, str, tuple[str, ...]]:
    """Begin, commit and undo at a depth of nesting."""
    if depth == 0:
        return "BEGIN IMMEDIATE", "COMMIT", ("ROLLBACK",)
    point = f"depth_{depth}"
    return f"SAVEPOINT {point}", f"RELEASE {point}", (f"ROLLBACK TO {point}", f"RELEASE {point}")
