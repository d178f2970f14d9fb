"""The text output of a remote run, converted to the messages of a local run.

`-json` has no effect on remote runs: Terraform streams the text that the remote machine printed (the run's log), also
with that option. The sentences are those of Terraform's
own user interface (internal/command/views/hook_ui.go, format/diagnostic.go); what is none of them stays text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

Message = dict[str, Any]

_COLOUR: Final = re.compile(r"\x1b\[[0-9;]*m")
_ADDRESS: Final = r"(?P<address>(?:module\.|data\.)?[a-z][\w-]*[.\w\[\]\"-]*)"
_STARTED: Final = re.compile(rf"{_ADDRESS}: (?:Creating|Modifying|Destroying)\.\.\..*")
_COMPLETE: Final = re.compile(
    rf"{_ADDRESS}: (?P<what>Creation|Modifications|Destruction) complete after (?P<time>[\dhms]+).*"
)
_WAITING: Final = re.compile(rf"{_ADDRESS}: Still \w+\.\.\. \[.*?(?P<time>[\dhms]+) elapsed\]")
_REFRESHED: Final = re.compile(rf"{_ADDRESS}: Refreshing state\.\.\..*")
_REPLACED: Final = re.compile(rf"\s+# {_ADDRESS} (?:must be|will be|is tainted, so (?:it )?must be) replaced.*")
_DESTROYED: Final = re.compile(rf"\s+# {_ADDRESS}(?: \(deposed object \w+\))? will be destroyed.*")
_PLAN: Final = re.compile(
    r"Plan: (?:\d+ to import, )?(?P<add>\d+) to add, (?P<change>\d+) to change, (?P<remove>\d+) to .*"
)
_ACTIONS: Final = {"Creation": "create", "Modifications": "update", "Destruction": "delete"}
_RUN: Final = re.compile(r"https://\S+/runs/run-\w+")

_OPENS, _CLOSES, _SIDE = "╷", "╵", "│"
_DIAGNOSTIC: Final = re.compile(r"(?P<severity>Error|Warning): (?P<summary>.*)")
_WITH: Final = re.compile(r"\s*with (?P<address>\S+),")
_PLACE: Final = re.compile(r"\s*(?:on \S+ line \d+.*|\d+: .*|├.*|│.*)")


def messages(lines: Iterable[Mapping[str, Any]]) -> Iterator[Message]:
    """Each message as it is, texts as the messages that they stand for."""
    box: list[str] | None = None
    for line in lines:
        if line.get("type") != "text":
            yield dict(line)
            continue
        text = _COLOUR.sub("", line["@message"])
        if text.strip() == _OPENS:
            box = []
        elif box is not None and text.strip() == _CLOSES:
            yield _diagnostic(box)
            box = None
        elif box is not None and text.startswith(_SIDE):
            box.append(text[1:].removeprefix(" "))
        else:
            yield from _message(text)
    if box is not None:  # it broke off
        yield from (_text(line) for line in box)


def _message(text: str) -> Iterator[Message]:
    if _STARTED.fullmatch(text):
        yield {"type": "apply_start"}
    elif found := _COMPLETE.fullmatch(text):
        hook = {
            "action": _ACTIONS[found["what"]],
            "resource": _resource(found["address"]),
            "elapsed_seconds": _seconds(found["time"]),
        }
        yield {"type": "apply_complete", "hook": hook}
    elif found := _WAITING.fullmatch(text):
        hook = {"resource": _resource(found["address"]), "elapsed_seconds": _seconds(found["time"])}
        yield {"type": "apply_progress", "hook": hook}
    elif found := _REFRESHED.fullmatch(text):
        yield {"type": "refresh_complete", "hook": {"resource": _resource(found["address"])}}
    elif found := _REPLACED.fullmatch(text):
        yield {"type": "planned_change", "change": {"action": "replace", "resource": _resource(found["address"])}}
    elif found := _DESTROYED.fullmatch(text):
        yield {"type": "planned_change", "change": {"action": "delete", "resource": _resource(found["address"])}}
    elif found := _PLAN.fullmatch(text):
        changes = {name: int(found[name]) for name in ("add", "change", "remove")}
        yield {"type": "change_summary", "changes": {"operation": "plan", **changes}}
    elif found := _RUN.search(text):
        yield {"type": "run", "url": found[0]}
    else:
        yield _text(text)


def _text(text: str) -> Message:
    return {"type": "text", "@message": text}


def _diagnostic(box: list[str]) -> Message:
    """Summary, then address and place where there are any, then the detail."""
    found = _DIAGNOSTIC.match(box[0]) if box else None
    if found is None:
        return _text("\n".join(box))
    address, detail = None, []
    for line in box[1:]:
        if address is None and (named := _WITH.fullmatch(line)):
            address = named["address"]
        elif not _PLACE.fullmatch(line):
            detail.append(line)
    diagnostic = {
        "severity": found["severity"].lower(),
        "summary": found["summary"],
        "detail": "\n".join(detail).strip(),
    }
    return {"type": "diagnostic", "diagnostic": diagnostic | ({"address": address} if address else {})}


def _resource(address: str) -> Message:
    """As Terraform's messages describe one."""
    found = re.match(r"(?P<module>(?:module\.[^.]+\.)*)(?:data\.)?(?P<type>[^.]+)\.", address)
    module, type_ = (found["module"].rstrip("."), found["type"]) if found else ("", "")
    return {"addr": address, "module": module, "resource_type": type_}


def _seconds(text: str) -> int:
    """Of a duration as Go writes it: 1h2m3s."""
    units = {"h": 3600, "m": 60, "s": 1}
    return sum(int(number) * units[unit] for number, unit in re.findall(r"(\d+)([hms])", text))
