"""Saves what a delete needs after the destroy, when Terraform's state no longer contains it."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from deploy.deletion.inventory import Inventory
from deploy.errors import Failure


@dataclass(frozen=True)
class Journal:
    """One lakehouse's entry in a file of JSON; `key` tells lakehouses apart."""

    path: Path
    key: str

    def read(self) -> Inventory:
        """What is noted; nothing when nothing is. Failure when the file is damaged."""
        entries = self._entries()
        try:
            return Inventory.of_document(entries[self.key]) if self.key in entries else Inventory()
        except (KeyError, TypeError, AttributeError):
            raise self._damaged() from None

    def keep(self, holdings: Inventory) -> None:
        self._write({**self._entries(), self.key: holdings.document()})

    def forget(self) -> None:
        """Take the entry out; the file goes with its last one."""
        entries = self._entries()
        if entries.pop(self.key, None) is not None:
            self._write(entries)

    def _entries(self) -> dict[str, Any]:
        try:
            entries = json.loads(self.path.read_text())
        except FileNotFoundError:
            return {}
        except ValueError:
            raise self._damaged() from None
        if not isinstance(entries, dict):
            raise self._damaged()
        return entries

    def _damaged(self) -> Failure:
        return Failure(
            f"{self.path} is damaged.",
            "Remove it to go on without: what Tableflow left in Glue is then found by the bucket that its tables were "
            "in.",
        )

    def _write(self, entries: dict[str, Any]) -> None:
        if not entries:
            self.path.unlink(missing_ok=True)
            if self.path.parent.is_dir() and not any(self.path.parent.iterdir()):
                self.path.parent.rmdir()
            return
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # In one step: a run that is killed meanwhile leaves the note of before.
        fresh = self.path.with_name(f"{self.path.name}.new")
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(json.dumps(entries, indent=2, sort_keys=True) + "\n")
        fresh.replace(self.path)
