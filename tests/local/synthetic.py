"""Made-up configurations for any resource type, from its schema and its rules: for tests of the rules as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from local_cloud.model import UNKNOWN, Call, Plan, Resource, Value
from local_cloud.plugin import checks, planning
from local_cloud.rules import Check, TypeRules
from local_cloud.schemas import Attribute, Body, CtyType

_ARN = "arn:aws:iam::123456789012:role/{}"
_STRINGS = (
    "alpha{}",
    "lkc-{}",
    "n-{}",
    "sa-{}",
    "User:sa-{}",
    "crn://confluent.cloud/{}",
    "https://host-{}",
    "12345678901{}",
    '{{"a": {}}}',
    "2025-01-0{}T00:00:00Z",
    _ARN,
    "YWJ{}",
)


class Echo(Resource):
    """A cloud that answers what it is asked for and makes up the rest. It remembers which verbs reached it."""

    def __init__(self, type: str, body: Body) -> None:
        self.type = type  # type: ignore[misc]
        self._body = body
        self.verbs: list[str] = []

    def create(self, call: Call, planned: Value) -> Value:
        self.verbs.append("create")
        return filled(self._body, planned)

    def read(self, call: Call, state: Value) -> Value | None:
        self.verbs.append("read")
        return state

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        self.verbs.append("update")
        return filled(self._body, planned)

    def delete(self, call: Call, state: Value) -> None:
        self.verbs.append("delete")

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        """Nothing beyond the rules."""


def filled(body: Body, planned: Value) -> Value:
    """A planned object with something in place of all that is unknown."""
    state = dict(planned)
    for name, attribute in body.attributes.items():
        if state[name] is UNKNOWN:
            state[name] = _any(attribute.type, 1)
    for name, block in body.blocks.items():
        content = state[name]
        if content is UNKNOWN:
            made = {item: _any(attribute.type, 1) for item, attribute in block.body.attributes.items()}
            made |= {item: None if inner.nesting == "single" else [] for item, inner in block.body.blocks.items()}
            state[name] = made if block.nesting == "single" else [made]
        elif isinstance(content, list):
            state[name] = [filled(block.body, item) for item in content]
        elif content is not None:
            state[name] = filled(block.body, content)
    return state


class Maker:
    """Configurations of one type that its schema and rules accept."""

    def __init__(self, body: Body, rules: TypeRules) -> None:
        self.body = body
        self.rules = rules
        self._checks: dict[str, list[Check]] = {}
        for check in rules.checks:
            self._checks.setdefault(check.path, []).append(check)

    def config(self, *paths: str, version: int = 1, without: Iterable[str] = (), **fixed: Any) -> Value:
        """What is required, and `paths`; the value of `paths` depends on `version` (1 or 2)."""
        wanted = self._with_groups({*paths, *fixed}, set(without))
        config = self._body(self.body, "", wanted, set(paths), version)
        config.update(fixed)
        for name in without:
            block = self.body.blocks.get(name)
            config[name] = None if block is None or block.nesting == "single" else []
        return config

    def values(self, path: str) -> tuple[Any, Any]:
        """Two values of an argument that are allowed and do not count as the same; the second is the larger."""
        attribute = self.body.find(path)
        assert isinstance(attribute, Attribute)
        return self._value(attribute, path, 1), self._value(attribute, path, 2)

    def _with_groups(self, wanted: set[str], without: set[str]) -> set[str]:
        for group in self.rules.groups:
            given = {path for path in group.paths if any(_within(other, path) for other in wanted)}
            if group.kind in ("exactly_one", "at_least_one") and not given:
                wanted.add(next(path for path in group.paths if path not in without))
            if group.kind == "together" and given:
                wanted.update(group.paths)
        return wanted

    def _body(self, body: Body, at: str, wanted: set[str], varied: set[str], version: int) -> Value:
        config: Value = {}
        for name, attribute in body.attributes.items():
            path = at + name
            asked = path in wanted and (attribute.optional or attribute.required)
            config[name] = (
                self._value(attribute, path, version if path in varied else 1) if asked or attribute.required else None
            )
        for name, block in body.blocks.items():
            path = at + name
            needed = any(_within(other, path) for other in wanted)
            count = max(block.min_items, 1 if needed else 0)
            made = [self._body(block.body, f"{path}.", wanted, varied, version) for _ in range(count)]
            config[name] = (made[0] if made else None) if block.nesting == "single" else made
        return config

    def _value(self, attribute: Attribute, path: str, version: int) -> Any:
        candidates = list(self._candidates(attribute, path))
        first = candidates[0]
        same = self.rules.same.get(path)
        if version == 1:
            return first
        others = (
            value
            for value in candidates
            if value != first and not (same and planning.counts_as_same(same, first, value))
        )
        # Where only one value is allowed, another can still come from an older state.
        return next(others, "another")

    def _candidates(self, attribute: Attribute, path: str) -> Iterator[Any]:
        limits = self._checks.get(path, [])
        for value in _candidates(attribute.type, limits):
            if not any(complaint for check in limits for complaint in checks._complaints(check, value)):
                yield value


def _within(path: str, ancestor: str) -> bool:
    return path == ancestor or path.startswith(f"{ancestor}.")


def _candidates(kind: CtyType, limits: list[Check]) -> Iterator[Any]:
    if kind == "bool":
        yield from (False, True)
    elif kind == "number":
        yield from (number for check in limits for number in check.numbers)
        start = max((int(check.min) for check in limits if check.min is not None), default=1)
        yield from (start, start + 1, start + 2)
    elif kind == "string":
        yield from (text for check in limits for text in check.one_of)
        yield from (text.format(number) for text in _STRINGS for number in (1, 2))
        # The provider takes numbers as text here.
        yield from ("1", "2")
    elif kind[0] in ("list", "set"):
        yield from ([item] for item in _candidates(kind[1], limits))
    elif kind[0] == "map":
        yield from ({"k": item} for item in _candidates(kind[1], limits))
    else:
        yield from (_any(kind, version) for version in (1, 2))


def _any(kind: CtyType, version: int) -> Any:
    if isinstance(kind, str):
        return {"bool": version == 1, "number": version, "string": f"made-{version}"}[kind]
    shape, inner = kind
    if shape == "object":
        return {name: _any(item, version) for name, item in inner.items()}
    return {"k": _any(inner, version)} if shape == "map" else [_any(inner, version)]
