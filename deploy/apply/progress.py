"""What the user sees while Terraform works, and the summary at the end."""

from __future__ import annotations

import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from deploy.errors import INTERRUPTED

_SIGNS: Final = {"create": "+", "update": "~", "delete": "-", "read": "<", "replace": "±"}
_NAMED: Final = re.compile(r'\s*"(\w+)": *\{')
_FAILED_CHECK: Final = "Check block assertion failed"
_DONE: Final = {"create": "created", "update": "changed", "delete": "deleted", "replace": "replaced"}


@dataclass
class Outcome:
    """What a Terraform run did and said."""

    planned: int = 0
    done: list[tuple[str, str]] = field(default_factory=list)
    """(action, address), in the order of completion."""
    errors: list[dict[str, Any]] = field(default_factory=list)
    """Terraform's diagnostics of severity error, each once."""
    texts: list[str] = field(default_factory=list)
    """Lines that were no messages of Terraform's."""
    begun: bool = False
    """Whether anything may have been changed."""
    code: int = 0
    """The exit code that the run deserves; below 0 the signal that ended it."""


class Progress:
    """Prints one line a finished resource, warnings as they come, and collects errors for the end."""

    def __init__(self, write: Callable[[str], None] | None = None) -> None:
        self._write = write or (lambda line: print(line, flush=True))
        self.outcome = Outcome()
        self._seen: set[str] = set()
        self._waiting: dict[str, float] = {}

    def follow(self, events: Iterable[dict[str, Any]]) -> Outcome:
        for message in events:
            handler = getattr(self, f"_on_{message.get('type', '')}", None)
            if handler is not None:
                handler(message)
        return self.outcome

    def _on_change_summary(self, message: dict[str, Any]) -> None:
        changes = message["changes"]
        if changes.get("operation") == "plan":
            self.outcome.planned = changes["add"] + changes["change"] + changes["remove"]

    def _on_apply_start(self, _message: dict[str, Any]) -> None:
        self.outcome.begun = True

    def _on_apply_progress(self, message: dict[str, Any]) -> None:
        hook = message["hook"]
        # Terraform reports every 10 s that it still waits; every 30 s is enough to know it lives.
        address, elapsed = hook["resource"]["addr"], hook["elapsed_seconds"]
        if elapsed - self._waiting.get(address, 0) >= 30:
            self._waiting[address] = elapsed
            self._write(f"  ...     still at {address} ({elapsed} s)")

    def _on_apply_complete(self, message: dict[str, Any]) -> None:
        hook = message["hook"]
        action, address = hook["action"], hook["resource"]["addr"]
        if action not in _DONE:
            return
        self.outcome.done.append((action, address))
        count, width = len(self.outcome.done), len(str(self.outcome.planned))
        of = f"/{self.outcome.planned}" if self.outcome.planned else ""  # of a plan made before it is not told
        took = hook.get("elapsed_seconds", 0)
        self._write(f"  {count:>{width}}{of} {_SIGNS[action]} {address}" + (f" ({took} s)" if took >= 2 else ""))

    def _on_diagnostic(self, message: dict[str, Any]) -> None:
        diagnostic = message["diagnostic"]
        if diagnostic["summary"] == "execution halted":
            return
        key = f"{diagnostic['severity']}{diagnostic['summary']}{diagnostic.get('detail')}{diagnostic.get('address')}"
        if key in self._seen:
            return
        self._seen.add(key)
        if diagnostic["severity"] == "error":
            self.outcome.errors.append(diagnostic)
        else:
            # Of a check Terraform's summary only says that it failed; its detail is our own sentence.
            text = diagnostic["detail"] if diagnostic["summary"] == _FAILED_CHECK else diagnostic["summary"]
            self._write(f"  warning: {_where(diagnostic)}{text}")

    def _on_log(self, message: dict[str, Any]) -> None:
        if "Interrupt received" in message.get("@message", ""):
            self._write("  Interrupted: waiting for what is in flight. A second Ctrl-C would lose track of it.")

    def _on_run(self, message: dict[str, Any]) -> None:
        self._write(f"  Terraform Cloud carries it out: {message['url']}")

    def _on_text(self, message: dict[str, Any]) -> None:
        self.outcome.texts.append(message["@message"])


def _where(diagnostic: dict[str, Any]) -> str:
    """The address, or else the place in the configuration, with a colon."""
    if diagnostic.get("address"):
        return f"{diagnostic['address']}: "
    snippet = diagnostic.get("snippet") or {}
    place = snippet.get("context") or (diagnostic.get("range") or {}).get("filename")
    named = _NAMED.match(snippet.get("code", ""))
    if place == "variable" and named:  # in JSON Terraform does not tell which
        place = f"variable {named[1]}"
    return f"{place}: " if place else ""


def report_errors(outcome: Outcome) -> None:
    """Each error of Terraform's: a first line with the address, then its detail."""
    for diagnostic in outcome.errors:
        print(f"error: {_where(diagnostic)}{diagnostic['summary']}", file=sys.stderr)
        code = (diagnostic.get("snippet") or {}).get("code", "").strip(" \n{}")
        for line in [*(diagnostic.get("detail") or "").strip().splitlines(), *([f"in: {code[:300]}"] if code else [])]:
            print(f"  {line}", file=sys.stderr)
    if not outcome.errors:
        if outcome.code < 0:
            print(f"error: Terraform was ended by signal {-outcome.code}.", file=sys.stderr)
        elif outcome.code != INTERRUPTED:
            print(f"error: Terraform ended with exit code {outcome.code}.", file=sys.stderr)
        for line in outcome.texts[-20:]:
            print(f"  {line}", file=sys.stderr)


def summary(outcome: Outcome, started: float) -> str:
    """By layer, in the order data flows: resources made, changed, deleted. `started`: a monotonic time."""
    from deploy.graph.layers import LAYERS, layer_of

    counts: dict[str, Counter[str]] = {layer.title: Counter() for layer in LAYERS}
    for action, address in outcome.done:
        counts[layer_of(address).title][_DONE[action]] += 1
    rows = [*((title, count) for title, count in counts.items() if count), ("total", sum(counts.values(), Counter()))]
    lines = [f"  {title:<32}{_in_words(count)}" for title, count in rows]
    return "\n".join(lines) + f", in {time.monotonic() - started:.1f} s"


def _in_words(count: Counter[str]) -> str:
    return ", ".join(f"{number} {what}" for what, number in count.items()) or "nothing changed"
