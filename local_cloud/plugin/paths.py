"""Dotted paths of the rules (`credentials.key`) against values: find, change, compare.

A dotted path leaves out the indexes of list blocks; a concrete path (`("credentials", 0, "key")`) has them. Members of
a set have no address in Terraform, so a path that goes through a set ends at the set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from local_cloud.model import UNKNOWN, Value
from local_cloud.plugin.codec import AttributePath
from local_cloud.schemas import Body


def leaves(body: Body, value: Value | None, dotted: str, at: AttributePath = ()) -> Iterator[tuple[AttributePath, Any]]:
    """Every concrete path of a dotted path, with its value. The path of a block yields the number of blocks."""
    if value is None:
        return
    first, _, rest = dotted.partition(".")
    here = (*at, first)
    if first in body.attributes:
        yield here, value[first]
        return
    block = body.blocks[first]
    content = value[first]
    if not rest:
        yield here, content if content is UNKNOWN else _count(content)
    elif content is UNKNOWN:
        yield here, UNKNOWN
    elif block.nesting == "set":
        yield here, [[leaf for _, leaf in leaves(block.body, item, rest)] for item in content]
    elif block.nesting == "single":
        yield from leaves(block.body, content, rest, here)
    else:
        for index, item in enumerate(content):
            yield from leaves(block.body, item, rest, (*here, index))


def members(
    body: Body, value: Value | None, dotted: str, at: AttributePath = ()
) -> Iterator[tuple[AttributePath, Any]]:
    """Like `leaves`, but through sets as well, and with the content of a block instead of its count."""
    if value is None:
        return
    first, _, rest = dotted.partition(".")
    here = (*at, first)
    content = value[first]
    if first in body.attributes or not rest or content is UNKNOWN:
        yield here, content
        return
    block = body.blocks[first]
    if block.nesting == "single":
        yield from members(block.body, content, rest, here)
        return
    for index, item in enumerate(content):
        if item is not UNKNOWN:
            yield from members(block.body, item, rest, (*here, index))


def changed(body: Body, prior: Value | None, planned: Value | None, dotted: str) -> list[AttributePath]:
    """The concrete paths at which two values differ; absent counts as null."""
    before = dict(leaves(body, prior, dotted))
    after = dict(leaves(body, planned, dotted))
    return [path for path in {**before, **after} if _differs(before.get(path), after.get(path))]


def replace_leaves(
    body: Body, value: Value, dotted: str, new: Callable[[AttributePath, Any], Any], at: AttributePath = ()
) -> None:
    """Set every leaf of a dotted path to `new(path, old)`. Sets are not changed."""
    first, _, rest = dotted.partition(".")
    here = (*at, first)
    if not rest:
        value[first] = new(here, value[first])
        return
    block = body.blocks[first]
    content = value[first]
    if content is UNKNOWN or not content or block.nesting == "set":
        return
    if block.nesting == "single":
        replace_leaves(block.body, content, rest, new, here)
        return
    for index, item in enumerate(content):
        replace_leaves(block.body, item, rest, new, (*here, index))


def get(value: Any, path: AttributePath) -> Any:
    """The value at a concrete path; None when there is none."""
    for step in path:
        if value is UNKNOWN:
            return UNKNOWN
        if isinstance(step, int):
            value = value[step] if isinstance(value, list) and step < len(value) else None
        else:
            value = value.get(step) if isinstance(value, dict) else None
        if value is None:
            return None
    return value


def _count(content: Any) -> int | None:
    """How many blocks there are; null when none, so that a block equals its absent parent's."""
    if isinstance(content, list):
        return len(content) or None
    return None if content is None else 1


def _differs(before: Any, after: Any) -> bool:
    if before is UNKNOWN or after is UNKNOWN:
        return before is not after
    return before != after
