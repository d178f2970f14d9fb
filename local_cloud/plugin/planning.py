"""Plans like those of the real providers, which use the legacy SDK, from schema and recorded rules.

An argument that is not configured gets its default. Without a default, a computed argument is unknown on create and
keeps its value on update, and any other is null. Blocks that the cloud fills in behave like computed arguments.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote

from local_cloud.model import UNKNOWN, Value
from local_cloud.plugin import codec, paths
from local_cloud.rules import Condition, Same, TypeRules
from local_cloud.schemas import Attribute, Body, NestedBlock


def propose(body: Body, rules: TypeRules, config: Value, prior: Value | None, at: str = "") -> Value:
    """The planned object of a configuration, before comparisons. `prior` is None for a new object or block."""
    planned: Value = {}
    for name, attribute in body.attributes.items():
        before = None if prior is None else prior[name]
        planned[name] = _argument(attribute, rules, at + name, config[name], before, prior is None)
    for name, block in body.blocks.items():
        before = None if prior is None else prior[name]
        planned[name] = _block(block, rules, at + name, config[name], before, prior is None)
    return planned


def keep_what_counts_as_same(body: Body, rules: TypeRules, prior: Value, planned: Value) -> None:
    """Restore the old value where the provider sees no change, or ignores changes after create."""
    for dotted, same in rules.same.items():

        def kept(path: codec.AttributePath, new: Any, same: Same = same) -> Any:
            old = paths.get(prior, path)
            return old if old is not None and counts_as_same(same, old, new) else new

        paths.replace_leaves(body, planned, dotted, kept)
    for dotted in rules.ignored_after_create:
        paths.replace_leaves(body, planned, dotted, lambda path, _new: paths.get(prior, path))


def spread_unknown(body: Body, rules: TypeRules, config: Value, prior: Value, planned: Value) -> None:
    """Mark as unknown what the cloud computes again after another argument changed, unless it is configured."""
    for dotted, others in rules.becomes_unknown_on_change.items():
        if not paths.changed(body, prior, planned, dotted):
            continue
        for other in others:
            paths.replace_leaves(
                body, planned, other, lambda path, old: UNKNOWN if paths.get(config, path) in (None, []) else old
            )


def forced_paths(body: Body, rules: TypeRules, prior: Value, planned: Value) -> set[str]:
    """The dotted paths whose change forces a new object."""
    forced = {dotted for dotted in rules.force_new if paths.changed(body, prior, planned, dotted)}
    for dotted, condition in rules.force_new_when.items():
        if any(
            _forces(condition, paths.get(prior, path), paths.get(planned, path), planned)
            for path in paths.changed(body, prior, planned, dotted)
        ):
            forced.add(dotted)
    return forced


def concrete_paths(body: Body, prior: Value, planned: Value, forced: set[str]) -> list[codec.AttributePath]:
    """The concrete paths of forced paths: the changed ones, or all where a class forces an unchanged one."""
    found: list[codec.AttributePath] = []
    for dotted in sorted(forced):
        found.extend(
            paths.changed(body, prior, planned, dotted) or [path for path, _ in paths.leaves(body, planned, dotted)]
        )
    return found


def rejected_paths(body: Body, rules: TypeRules, prior: Value, planned: Value) -> list[str]:
    """The changed arguments that the provider cannot update."""
    return [dotted for dotted in rules.update_rejected if paths.changed(body, prior, planned, dotted)]


def counts_as_same(same: Same, old: Any, new: Any) -> bool:
    """Whether a changed value plans no change."""
    if same.by == "unknown":
        return new is UNKNOWN
    if not isinstance(old, str) or not isinstance(new, str):
        return False
    match same.by:
        case "letter_case":
            return old.upper() == new.upper()
        case "percent_encoding":
            return unquote(old) == unquote(new)
        case "before_slash":
            return old.partition("/")[0] == new.partition("/")[0]
        case "quotes":
            return _unquoted(old) == _unquoted(new)
        case "blanks_and_back_quotes":
            return re.sub(r"[\s`]+", "", old) == re.sub(r"[\s`]+", "", new)
        case "json":
            return _same_json(old, new)
        case "classes":
            return any(old in group and new in group for group in same.classes)
    raise ValueError(f"unknown sameness {same.by}")


def _argument(attribute: Attribute, rules: TypeRules, dotted: str, configured: Any, before: Any, is_new: bool) -> Any:
    if attribute.write_only:
        return None
    if configured is not None:
        return configured
    if dotted in rules.defaults:
        return rules.defaults[dotted]
    if not attribute.computed and dotted not in rules.keeps:
        return None
    if is_new:
        return UNKNOWN if attribute.computed and dotted not in rules.null_when_unset else None
    return before


def _block(block: NestedBlock, rules: TypeRules, dotted: str, configured: Any, before: Any, is_new: bool) -> Any:
    if configured is UNKNOWN:
        return UNKNOWN
    absent: Any = None if block.nesting == "single" else []
    if configured == absent:
        filled_by_cloud = dotted in rules.computed
        if not filled_by_cloud and dotted not in rules.keeps:
            return absent
        if is_new:
            return UNKNOWN if filled_by_cloud else absent
        return before
    if block.nesting == "single":
        return propose(block.body, rules, configured, before, f"{dotted}.")
    partner = _by_index if block.nesting == "list" else _by_content
    return [
        item if item is UNKNOWN else propose(block.body, rules, item, partner(before, index, item), f"{dotted}.")
        for index, item in enumerate(configured)
    ]


def _by_index(before: Any, index: int, _item: Value) -> Value | None:
    return before[index] if isinstance(before, list) and index < len(before) else None


def _by_content(before: Any, _index: int, item: Value) -> Value | None:
    """The member of a set that includes all values of the configured one."""
    for candidate in before if isinstance(before, list) else ():
        if _covers(candidate, item):
            return candidate
    return None


def _covers(full: Any, part: Any) -> bool:
    if part is None:
        return True
    if isinstance(part, dict) and isinstance(full, dict):
        return all(_covers(full.get(name), item) for name, item in part.items())
    if isinstance(part, list) and isinstance(full, list):
        return not part or (
            len(part) == len(full) and all(_covers(whole, item) for whole, item in zip(full, part, strict=True))
        )
    return full == part


def _forces(condition: Condition, old: Any, new: Any, planned: Value) -> bool:
    if not _holds(condition.when, planned):
        return False
    match condition.change:
        case "any":
            return True
        case "smaller":
            return new is not UNKNOWN and old is not None and new is not None and new < old
        case "removed":
            return new is None
        case "was_set":
            return bool(old)
    raise ValueError(f"unknown condition {condition.change}")


def _holds(when: Mapping[str, Any], planned: Value) -> bool:
    return all(paths.get(planned, tuple(dotted.split("."))) == value for dotted, value in when.items())


def _unquoted(name: str) -> str:
    return name[1:-1] if len(name) > 1 and name[0] == name[-1] == '"' else name


def _same_json(old: str, new: str) -> bool:
    try:
        return json.loads(old) == json.loads(new)
    except ValueError:
        return False
