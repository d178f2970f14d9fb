"""What a plan means for those who read API keys and key pairs from the secrets.

A secret holds the newest key of its rotation module. A reader keeps a key for a while after another one has become the
newest. So each plan that removes a key says since when a reader must have read the secret to hold one that remains, and
each plan that moves the dates of keys says by when readers must read again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from lakehouse.addresses import API_KEY, API_KEY_DATES, KEY_PAIR_DATES, KEY_PAIRS, SETTINGS_APPLIED

from deploy.terraform.state import Instance, State

Plan = Mapping[str, Any]
"""A plan as `terraform show -json` prints it, parsed."""

_SECRET: Final = "aws_secretsmanager_secret"  # noqa: S105 - a type
_TIMESTAMP: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


@dataclass(frozen=True)
class Notice:
    """What an apply means for the readers of one secret. Timestamps are RFC 3339 in UTC."""

    secret: str
    """Address of the secret."""
    read_since: str = ""
    """The apply removes a key; readers who have read the secret since then hold one that remains."""
    read_again_now: bool = False
    """The apply removes the key in the secret: every reader must read it again."""
    read_again_by: str = ""
    """The rotation's dates move: readers must read the secret again by then."""
    is_urgent: bool = False
    """Readers may well have to act: now, by a date, or because `read_since` is recent: less than half of
    (number of keys - 1) x `day_count` ago."""

    @property
    def sentence(self) -> str:
        """The notice for the user."""
        said = []
        if self.read_again_now:
            said.append("its key is replaced; readers must read the secret again after this apply")
        if self.read_since:
            said.append(f"an older key is removed; readers must have read the secret since {self.read_since}")
        if self.read_again_by:
            said.append(f"the dates of the rotation move; readers must read the secret again by {self.read_again_by}")
        return f"{self.secret}: {'; '.join(said)}."


@dataclass(frozen=True)
class _Key:
    """One key of a rotation module."""

    id: str
    created: str
    due: str = ""
    due_after: str = ""
    """By the plan."""
    is_removed: bool = False
    """By the plan, or by an apply that broke off and whose rest this plan does."""


def not_replaced(state: State) -> list[str]:
    """Addresses of the API keys whose replacement has failed, for `-replace`.

    Terraform would not try again: the `time_static` that triggers it is replaced already. The key's name has the old
    date.
    """
    dates = {
        (each.module, each.index): each.attributes["rfc3339"] for each in _current(state, "time_static", API_KEY_DATES)
    }
    return sorted(
        key.address
        for key in _current(state, *API_KEY)
        if _named_date(key) and dates.get((key.module, key.index)) not in (None, _named_date(key))
    )


def notices(state: State, plan: Plan) -> list[Notice]:
    """What readers of the secrets have to know before a plan is applied, by address.

    Args:
        state: The state before the plan's refresh.
        plan: The plan.
    """
    changes = _Changes(plan)
    now = plan.get("variables", {}).get("now", {}).get("value") or plan["timestamp"]
    applied = max((each.attributes["rfc3339"] for each in _current(state, "time_static", SETTINGS_APPLIED)), default="")
    found = {}
    for module in (*_api_key_modules(state, changes), *_key_pair_modules(state, changes)):
        if module.loses_its_key(applied):
            notice = Notice(module.secret, read_again_now=True)
        else:
            notice = Notice(module.secret, module.read_since(applied), read_again_by=module.read_again_by)
        if notice != Notice(module.secret):
            is_recent = bool(notice.read_since) and _age(notice.read_since, now) < module.period / 2
            found[module.secret] = replace(
                notice, is_urgent=bool(notice.read_again_now or notice.read_again_by or is_recent)
            )
    return [found[secret] for secret in sorted(found)]


def _age(moment: str, now: str) -> timedelta:
    return datetime.fromisoformat(now) - datetime.fromisoformat(moment)


@dataclass(frozen=True)
class _Module:
    """The keys of a rotation module, and one secret that holds the newest of them."""

    secret: str
    keys: list[_Key]
    held: str | None
    """Id of the key in the secret; None when it is not known."""
    period: timedelta
    """(number of keys - 1) x `day_count`."""

    def loses_its_key(self, applied: str) -> bool:
        """Whether the key in the secret is removed, or may be.

        Args:
            applied: When the settings in force had been applied; empty when they have not.
        """
        current = self._current
        # Before that it is not known since when a key is the newest.
        return self._loses_any and (current is None or current.is_removed or not applied)

    def read_since(self, applied: str) -> str:
        """Since when a reader must have read the secret; empty when no key is removed."""
        current = self._current
        if current is None or not self._loses_any:
            return ""
        since = current.created
        older = [key for key in self.keys if key.due < current.due]
        for key in sorted(older, key=lambda each: each.due, reverse=True):
            if key.is_removed or key.created > since:
                break
            since = key.created
        return max(since, applied)

    @property
    def read_again_by(self) -> str:
        """When the first of the keys that remain falls due, if one of them does so earlier than before."""
        remaining = [key for key in self.keys if not key.is_removed]
        if not any(key.due_after < key.due for key in remaining):
            return ""
        return min(key.due_after for key in remaining)

    @property
    def _current(self) -> _Key | None:
        return next((key for key in self.keys if key.id == self.held), None)

    @property
    def _loses_any(self) -> bool:
        return any(key.is_removed for key in self.keys)


class _Changes:
    """What a plan changes, by address."""

    def __init__(self, plan: Plan) -> None:
        self._removed: set[str] = set()
        self._after: dict[str, Mapping[str, Any]] = {}
        for change in plan.get("resource_changes", ()):
            if change.get("deposed"):
                continue
            if "delete" in change["change"]["actions"]:
                self._removed.add(change["address"])
            self._after[change["address"]] = change["change"].get("after") or {}

    def removes(self, instance: Instance) -> bool:
        # A deposed instance is removed by any apply.
        return instance.deposed or instance.address in self._removed

    def due(self, rotating: Instance) -> str:
        return self._after.get(rotating.address, rotating.attributes).get("rotation_rfc3339", "")


def _api_key_modules(state: State, changes: _Changes) -> Iterator[_Module]:
    rotating = {(each.module, each.index): each for each in _current(state, "time_rotating", API_KEY_DATES)}
    static = {(each.module, each.index): each for each in _current(state, "time_static", API_KEY_DATES)}
    modules: dict[str, list[_Key]] = {}
    for key in state.instances(*API_KEY):
        place = (key.module, key.index)
        due, due_after = ("", "") if key.deposed else _dates(rotating.get(place), changes)
        created = _named_date(key) or (static[place].attributes["rfc3339"] if place in static else "")
        modules.setdefault(key.module, []).append(
            _Key(key.attributes["id"], created, due, due_after, changes.removes(key))
        )
    texts: dict[str, str] = {}
    for version in _current(state, f"{_SECRET}_version"):
        texts[version.attributes["secret_id"]] = version.attributes.get("secret_string") or ""
    secrets = {each.attributes["id"]: each.address for each in _current(state, _SECRET) if not each.module}
    for module, keys in modules.items():
        period = _period(each for (of, _), each in rotating.items() if of == module)
        held = {id_: key.id for id_, text in texts.items() for key in keys if key.id in text and id_ in secrets}
        for id_, key_id in held.items():
            yield _Module(secrets[id_], keys, key_id, period)
        if not held:
            # An apply has destroyed the version that held a key of this module, and failed to write the next one.
            yield from (_Module(address, keys, None, period) for id_, address in secrets.items() if id_ not in texts)


def _key_pair_modules(state: State, changes: _Changes) -> Iterator[_Module]:
    """From the invocations, which tell the pair to use: the state has no private key and no secret of them."""
    rotating = {each.index: each for each in _current(state, "time_rotating", KEY_PAIR_DATES)}
    static = {each.index: each for each in _current(state, "time_static", KEY_PAIR_DATES)}
    # The root's invocation makes a version of the secret the current one. Before the user exists nobody reads it.
    events = [
        json.loads(each.attributes["input"])
        for each in _current(state, "aws_lambda_invocation")
        if not each.module and "rotations" in each.attributes.get("input", "")
    ]
    if not static or not (events or any(state.instances("snowflake_user"))):
        return
    created = events[0]["rotations"] if events else {}
    keys = []
    for index in range(KEY_PAIRS):
        number, date = str(index + 1), static.get(index)
        # The date of another pair than the one in the secret: an apply has broken off.
        is_other = date is None or (bool(events) and date.attributes["rfc3339"] != created.get(number))
        due, due_after = _dates(rotating.get(index), changes)
        is_removed = is_other or (date is not None and changes.removes(date))
        keys.append(_Key(number, created.get(number, ""), due, due_after, is_removed))
    held = str(events[0]["active_key_number"]) if events else None
    for secret in _current(state, _SECRET):
        if secret.module == next(iter(static.values())).module:
            yield _Module(secret.address, keys, held, _period(rotating.values()))


def _current(state: State, type: str, name: str | None = None) -> Iterator[Instance]:
    return (each for each in state.instances(type, name) if not each.deposed)


def _named_date(key: Instance) -> str | None:
    """The date in an API key's display name: that of its creation."""
    found = _TIMESTAMP.search(key.attributes.get("display_name") or "")
    return found[0] if found else None


def _dates(rotating: Instance | None, changes: _Changes) -> tuple[str, str]:
    if rotating is None:
        return "", ""
    return rotating.attributes["rotation_rfc3339"], changes.due(rotating)


def _period(rotating: Iterable[Instance]) -> timedelta:
    """(number of keys - 1) x `day_count`."""
    lives = [each.attributes.get("rotation_days") or 0 for each in rotating]
    return timedelta(days=max(lives, default=0) * (len(lives) - 1) / max(1, len(lives)))
