"""What a plan means for those who read API keys and key pairs from the secrets.

A secret holds the newest key of its rotation module, and readers go on using the one that they have read. So each plan
that removes a key says since when a reader must have read the secret to hold one that remains, and each plan that moves
the dates of keys says by when readers must read again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from lakehouse.addresses import API_KEY, API_KEY_DATES, KEY_PAIR_DATES, KEY_PAIRS, SECRETS_WRITTEN, SETTINGS_APPLIED

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
    due: str
    due_after: str | None
    """By the plan; None for a key that the plan removes, or an apply that broke off and whose rest the plan does."""


@dataclass(frozen=True)
class _Module:
    """The keys of a rotation module, and one secret that holds the newest of them."""

    secret: str
    keys: list[_Key]
    held: str | None
    """Id of the key in the secret; None when it is not known."""
    period: timedelta
    """(number of keys - 1) x `day_count`."""


def not_replaced(state: State) -> list[str]:
    """Addresses of the API keys whose replacement has failed, for `-replace`.

    Terraform would not try again: the `time_static` that triggers it is replaced already, or an interrupted apply has
    taken it out of the state, and then it is created, which triggers nothing. The key's name has the old date.
    """
    dates = {
        each.place: each.attributes["rfc3339"]
        for type_ in ("time_rotating", "time_static")
        for each in _current(state, type_, API_KEY_DATES)
    }
    return sorted(
        key.address
        for key in _current(state, *API_KEY)
        if _named_date(key) and dates.get(key.place) not in (None, _named_date(key))
    )


def notices(state: State, plan: Plan) -> list[Notice]:
    """What readers of the secrets have to know before a plan is applied, by address.

    Args:
        state: The state before the plan's refresh.
        plan: The plan.
    """
    after = {
        change["address"]: None if "delete" in change["change"]["actions"] else change["change"].get("after")
        for change in plan.get("resource_changes", ())
        if not change.get("deposed")
    }
    now = plan.get("variables", {}).get("now", {}).get("value") or plan["timestamp"]
    written, applied = (
        max((each.attributes["rfc3339"] for each in _current(state, "time_static", name)), default="")
        for name in (SECRETS_WRITTEN, SETTINGS_APPLIED)
    )
    found: dict[str, Notice] = {}
    for module in (*_api_key_modules(state, after), *_key_pair_modules(state, after)):
        notice = _notice(module, written, applied, now)
        # A secret without a version may be that of several modules.
        if notice is not None and (module.secret not in found or notice.read_again_now):
            found[module.secret] = notice
    return [found[secret] for secret in sorted(found)]


def _notice(module: _Module, written: str, applied: str, now: str) -> Notice | None:
    """What the readers of one secret have to know, if anything.

    Args:
        written: When a secret was written last; empty after an apply that broke off.
        applied: When the settings in force had been applied; empty when they have not.
        now: When the plan was made.
    """
    remaining = [key.due_after for key in module.keys if key.due_after is not None]
    current = next((key for key in module.keys if key.id == module.held), None)
    since = by = ""
    if len(remaining) < len(module.keys):
        if current is None or current.due_after is None or not written:
            return Notice(module.secret, read_again_now=True, is_urgent=True)
        since = written
        # With more than two keys those that were in the secret before it may remain too.
        older = (key for key in module.keys if key.due < current.due)
        for key in sorted(older, key=lambda each: each.due, reverse=True) if applied else ():
            if key.due_after is None or key.created > since:
                break
            since = min(since, max(key.created, applied))
    # Another key than the newest is in the secret when dates have moved and the secret has not been written since.
    is_stale = not since and current is not None and current.due_after != max(remaining)
    if is_stale or any(key.due_after is not None and key.due_after < key.due for key in module.keys):
        by = min(remaining)
    if not since and not by:
        return None
    is_recent = bool(since) and _moment(now) - _moment(since) < module.period / 2
    return Notice(module.secret, since, read_again_by=by, is_urgent=is_recent or bool(by))


def _api_key_modules(state: State, after: Mapping[str, Any]) -> Iterator[_Module]:
    rotating = {each.place: each for each in _current(state, "time_rotating", API_KEY_DATES)}
    static = {each.place: each for each in _current(state, "time_static", API_KEY_DATES)}
    modules: dict[str, list[_Key]] = {}
    for each in state.instances(*API_KEY):
        created = _named_date(each) or (static[each.place].attributes["rfc3339"] if each.place in static else "")
        due, due_after = _dates(rotating.get(each.place), after)
        # A deposed key is destroyed by any apply.
        is_removed = each.deposed or after.get(each.address, {}) is None
        key = _Key(each.attributes["id"], created, due, None if is_removed else due_after)
        modules.setdefault(each.module, []).append(key)
    texts = {
        each.attributes["secret_id"]: each.attributes.get("secret_string") or ""
        for each in _current(state, f"{_SECRET}_version")
        if not each.module
    }
    secrets = {each.attributes["id"]: each.address for each in _current(state, _SECRET) if not each.module}
    for module, keys in modules.items():
        places = {each.place for each in (*rotating.values(), *_current(state, *API_KEY)) if each.module == module}
        period = _period((each for each in rotating.values() if each.module == module), len(places))
        held = {id_: key.id for id_, text in texts.items() for key in keys if key.id in text and id_ in secrets}
        # An apply may have destroyed the version that held a key of this module, and failed to write the next one.
        unknown = dict.fromkeys(id_ for id_ in secrets if id_ not in texts) if not held else {}
        yield from (_Module(secrets[id_], keys, key_id, period) for id_, key_id in {**held, **unknown}.items())


def _key_pair_modules(state: State, after: Mapping[str, Any]) -> Iterator[_Module]:
    """From the invocations, which tell the pair to use: the state has no private key and no content of the secret."""
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
        due, due_after = _dates(rotating.get(index), after)
        # With another date than the pair in the secret an apply has broken off.
        is_other = date is None or (bool(events) and date.attributes["rfc3339"] != created.get(number))
        is_removed = is_other or (date is not None and after.get(date.address, {}) is None)
        keys.append(_Key(number, created.get(number, ""), due, None if is_removed else due_after))
    held = str(events[0]["active_key_number"]) if events else None
    for secret in _current(state, _SECRET):
        if secret.module == next(iter(static.values())).module:
            yield _Module(secret.address, keys, held, _period(rotating.values(), KEY_PAIRS))


def _current(state: State, type: str, name: str | None = None) -> Iterator[Instance]:
    return (each for each in state.instances(type, name) if not each.deposed)


def _named_date(key: Instance) -> str | None:
    """The date in an API key's display name: that of its creation."""
    found = _TIMESTAMP.search(key.attributes.get("display_name") or "")
    return found[0] if found else None


def _dates(rotating: Instance | None, after: Mapping[str, Any]) -> tuple[str, str]:
    """When a key is due before and after the plan."""
    if rotating is None:
        return "", ""
    due = rotating.attributes["rotation_rfc3339"]
    return due, (after.get(rotating.address) or {}).get("rotation_rfc3339") or due


def _period(rotating: Iterable[Instance], keys: int) -> timedelta:
    """(number of keys - 1) x `day_count`. The `time_rotating` of some keys may be missing after a broken-off apply."""
    life = max((each.attributes.get("rotation_days") or 0 for each in rotating), default=0)
    return timedelta(days=life * (keys - 1) / keys)


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text)
