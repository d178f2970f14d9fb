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

from lakehouse.addresses import API_KEY, API_KEY_DATES, KEY_PAIR_DATES, SETTINGS_APPLIED

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
    read_since: str | None = None
    """Readers who have read the secret since then hold a key that remains."""
    read_again_now: bool = False
    """Every reader must read the secret again after the apply."""
    read_again_by: str | None = None
    """Readers must read the secret again by then, because the schedule has changed."""
    is_short: bool = False
    """`read_since` is less than half of (number of keys - 1) x `day_count` before the plan."""

    @property
    def sentence(self) -> str:
        """The notice for the user."""
        if self.read_again_now:
            return f"{self.secret}: its key is replaced; readers must read the secret again after this apply."
        if self.read_again_by:
            return f"{self.secret}: the rotation's dates change; readers must read the secret by {self.read_again_by}."
        return f"{self.secret}: an older key is removed; readers must have read the secret since {self.read_since}."


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
    """What readers of each secret have to know before a plan is applied.

    Args:
        state: The state before the plan's refresh.
        plan: The plan.
    """
    changes = _Changes(plan)
    settings_applied = max(
        (each.attributes["rfc3339"] for each in _current(state, "time_static", SETTINGS_APPLIED)), default=""
    )
    found = {}
    for secret, keys, held, period in [*_api_keys(state, changes), *_key_pairs(state, changes)]:
        notice = _notice(secret, keys, held, settings_applied)
        if notice is not None:
            found[secret] = replace(notice, is_short=_is_short(notice, plan["timestamp"], period))
    return [found[secret] for secret in sorted(found)]


def _notice(secret: str, keys: list[_Key], held: str | None, settings_applied: str) -> Notice | None:
    """`held`: id of the key in the secret; None when it is not known."""
    if any(key.is_removed for key in keys):
        current = next((key for key in keys if key.id == held), None)
        # Without the date of the last change of settings it is not known when a key became the newest.
        if current is None or current.is_removed or not settings_applied:
            return Notice(secret, read_again_now=True)
        since = current.created
        for key in sorted(keys, key=lambda each: each.due, reverse=True):
            if key.due <= current.due:
                if key.is_removed or key.created > since:
                    break
                since = key.created
        return Notice(secret, read_since=max(since, settings_applied))
    if any(key.due_after < key.due for key in keys):
        return Notice(secret, read_again_by=min(key.due_after for key in keys))
    return None


def _is_short(notice: Notice, now: str, period: timedelta) -> bool:
    if notice.read_since is None:
        return False
    return datetime.fromisoformat(now) - datetime.fromisoformat(notice.read_since) < period / 2


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


def _api_keys(state: State, changes: _Changes) -> Iterator[tuple[str, list[_Key], str | None, timedelta]]:
    """Secret, keys of its module, id of the key that it holds, and (number of keys - 1) x `day_count`."""
    rotating = {(each.module, each.index): each for each in _current(state, "time_rotating", API_KEY_DATES)}
    modules: dict[str, list[_Key]] = {}
    for key in state.instances(*API_KEY):
        due, due_after = _dates(rotating.get((key.module, key.index)), changes)
        if key.deposed:
            due = due_after = ""
        date = _named_date(key) or ""
        modules.setdefault(key.module, []).append(
            _Key(key.attributes["id"], date, due, due_after, changes.removes(key))
        )
    texts: dict[str, str] = {}
    for version in _current(state, f"{_SECRET}_version"):
        texts[version.attributes["secret_id"]] = version.attributes.get("secret_string") or ""
    secrets = {each.attributes["id"]: each.address for each in _current(state, _SECRET) if not each.module}
    for module, keys in modules.items():
        period = _period(each for (of, _), each in rotating.items() if of == module)
        held = {id_: key.id for id_, text in texts.items() for key in keys if key.id in text and id_ in secrets}
        for id_, key in held.items():
            yield secrets[id_], keys, key, period
        if not held:
            # The version that held a key of this module was destroyed by an apply that failed to write the next.
            yield from ((address, keys, None, period) for id_, address in secrets.items() if id_ not in texts)


def _key_pairs(state: State, changes: _Changes) -> Iterator[tuple[str, list[_Key], str | None, timedelta]]:
    """As `_api_keys`. Terraform's state has no private key; the invocations tell which pair the secret says to use."""
    rotating = {each.index: each for each in _current(state, "time_rotating", KEY_PAIR_DATES)}
    dates = {each.index: each for each in _current(state, "time_static", KEY_PAIR_DATES)}
    if not dates:
        return
    module = next(iter(dates.values())).module
    # The root's invocation makes a version of the secret the current one, with what its input says.
    applied = [
        json.loads(each.attributes["input"])
        for each in _current(state, "aws_lambda_invocation")
        if not each.module and "rotations" in each.attributes.get("input", "")
    ]
    stored = applied[0]["rotations"] if applied else {}
    keys = []
    for index in sorted({*dates, *rotating}, key=str):
        number, date = str(int(index) + 1), dates.get(index)  # type: ignore[arg-type]
        created = stored.get(number, "")
        # The date of another pair than the stored one: the rest of an apply that broke off.
        is_other = date is None or (bool(stored) and date.attributes["rfc3339"] != created)
        due, due_after = _dates(rotating.get(index), changes)
        keys.append(_Key(number, created, due, due_after, is_other or (date is not None and changes.removes(date))))
    held = str(applied[0]["active_key_number"]) if applied else None
    period = _period(rotating.values())
    for secret in _current(state, _SECRET):
        if secret.module == module:
            yield secret.address, keys, held, period


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
