"""Every rule of every type does what it says, on made-up values and a cloud that echoes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from local_cloud import rules, schemas
from local_cloud.clock import Clock
from local_cloud.model import UNKNOWN, Value
from local_cloud.plugin import checks, codec, paths, planning
from local_cloud.plugin.engine import Engine, ProviderSession
from local_cloud.rules import Check, TypeRules
from local_cloud.schemas import Attribute, Body
from local_cloud.store import Store
from tests.local.synthetic import Echo, Maker, filled

PROVIDERS = ("confluent", "aws", "snowflake", "random", "time")
TYPES = [(provider, type) for provider in PROVIDERS for type in rules.load(provider).resources]
DATA_TYPES = [(provider, type) for provider in PROVIDERS for type in rules.load(provider).data_sources]


def cases(*fields: str) -> list[Any]:
    """(provider, type, path) for every path that the rules name in the given fields."""
    return [
        pytest.param(provider, type, path, id=f"{type}:{path}")
        for provider, type in TYPES
        for field in fields
        for path in getattr(rules.load(provider).resource(type), field)
    ]


class Bench:
    """One type on an echoing cloud."""

    def __init__(self, provider: str, type: str, store: Store) -> None:
        self.type = type
        self.rules: TypeRules = rules.load(provider).resource(type)
        schema = schemas.load(provider)
        self.body: Body = schema.resource(type).body
        self.maker = Maker(self.body, self.rules)
        self.echo = Echo(type, self.body)

        class Stand:
            name = provider
            source = schema.source
            resources = {type: self.echo}  # noqa: RUF012
            data_sources: dict[str, Any] = {}  # noqa: RUF012

            def configure(self, config: Value) -> None:
                return None

        self.engine = Engine(Stand(), schema, rules.load(provider), store, Clock())
        self.session = ProviderSession(None)

    def state(self, config: Value) -> Value:
        planned = self.engine.plan(self.type, self.session, None, config)
        assert not planned.diagnostics and planned.value is not None
        return codec.conform(self.body, filled(self.body, planned.value))

    def plan(self, prior: Value | None, config: Value) -> tuple[Value, set[str]]:
        planned = self.engine.plan(self.type, self.session, prior, codec.conform(self.body, config))
        assert not planned.diagnostics and planned.value is not None
        return planned.value, planned.replace

    def at(self, value: Value, path: str) -> list[Any]:
        return [content for _, content in paths.members(self.body, value, path)]

    def change(self, path: str, **fixed: Any) -> tuple[Value, Value]:
        """A state, and a configuration that differs from it at `path`."""
        if isinstance(self.body.find(path), Attribute):
            return self.state(self.maker.config(path, **fixed)), self.maker.config(path, version=2, **fixed)
        with_block = self.maker.config(path, **fixed)
        before = self.state(_taken_out(with_block, path))
        if self.at(before, path) not in ([[]], [None], []):
            # The cloud fills the block in when it is left out: start from a cloud that did not.
            before = _taken_out(before, path)
        return before, with_block


def _taken_out(value: Value, path: str) -> Value:
    first, _, rest = path.partition(".")
    if not rest:
        return {**value, first: [] if isinstance(value[first], list) else None}
    content = value[first]
    if isinstance(content, list):
        return {**value, first: [_taken_out(item, rest) for item in content]}
    return {**value, first: None if content is None else _taken_out(content, rest)}


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Store:
    return Store(Path(tmp_path_factory.mktemp("rules")) / "cloud.db")


@pytest.mark.parametrize(("provider", "type"), TYPES + DATA_TYPES)
def test_every_path_of_the_rules_is_in_the_schema(provider: str, type: str) -> None:
    for entry, body in _entries(provider, type):
        named = {*entry.force_new, *entry.force_new_when, *entry.same, *entry.update_rejected}
        named |= {*entry.keeps, *entry.defaults, *entry.computed, *entry.null_when_unset}
        named |= {*entry.becomes_unknown_on_change, *entry.ignored_after_create}
        named |= {other for others in entry.becomes_unknown_on_change.values() for other in others}
        named |= {check.path for check in entry.checks} | {path for group in entry.groups for path in group.paths}
        assert {path for path in named if body.find(path) is None} == set()


def _entries(provider: str, type: str) -> Iterator[tuple[TypeRules, Body]]:
    if type in rules.load(provider).resources:
        yield rules.load(provider).resource(type), schemas.load(provider).resource(type).body
    if type in rules.load(provider).data_sources:
        yield rules.load(provider).data_source(type), schemas.load(provider).data_source(type).body


@pytest.mark.parametrize(("provider", "type"), TYPES)
def test_a_made_up_configuration_is_valid_and_its_plan_is_stable(provider: str, type: str, store: Store) -> None:
    bench = Bench(provider, type, store)
    config = bench.maker.config()
    assert bench.engine.validate(type, config) == []
    state = bench.state(config)
    again, replace = bench.plan(state, config)
    assert (again, replace) == (state, set())


@pytest.mark.parametrize(("provider", "type", "path"), cases("force_new"))
def test_a_force_new_change_plans_a_replacement(provider: str, type: str, path: str, store: Store) -> None:
    bench = Bench(provider, type, store)
    prior, config = bench.change(path)
    _, replace = bench.plan(prior, config)
    assert path in replace


#: What the real providers change in place, by type; for a new type it may be left out.
UPDATABLE: dict[str, list[str]] = json.loads(Path(__file__).with_name("updatable.json").read_text())


@pytest.mark.parametrize(
    ("provider", "type", "path"),
    [pytest.param(provider, type, path) for provider, type in TYPES for path in UPDATABLE.get(type, ())],
)
def test_an_updatable_change_is_planned_in_place_and_sent(provider: str, type: str, path: str, store: Store) -> None:
    bench = Bench(provider, type, store)
    condition = bench.rules.force_new_when.get(path)
    fixed = {}
    for name in condition.when if condition else ():
        allowed = next(check.one_of for check in bench.rules.checks if check.path == name)
        fixed[name] = next(value for value in allowed if value != condition.when[name])  # type: ignore[union-attr]
    prior, config = bench.change(path, **fixed)
    planned, replace = bench.plan(prior, config)
    assert replace == set()
    assert planned != prior
    outcome = bench.engine.apply(type, bench.session, prior, planned, config)
    assert not outcome.failed
    assert bench.echo.verbs == ["update"]


@pytest.mark.parametrize(("provider", "type", "path"), cases("update_rejected"))
def test_a_rejected_change_is_planned_in_place_and_fails_unsent(
    provider: str, type: str, path: str, store: Store
) -> None:
    bench = Bench(provider, type, store)
    prior, config = bench.change(path)
    planned, replace = bench.plan(prior, config)
    assert replace == set()
    outcome = bench.engine.apply(type, bench.session, prior, planned, config)
    assert outcome.failed
    assert outcome.value == prior
    assert path in outcome.diagnostics[0].summary
    assert bench.echo.verbs == []


@pytest.mark.parametrize(("provider", "type", "path"), cases("force_new_when"))
def test_a_conditional_change_plans_a_replacement_under_its_condition_only(
    provider: str, type: str, path: str, store: Store
) -> None:
    bench = Bench(provider, type, store)
    condition = bench.rules.force_new_when[path]
    small, large = bench.maker.values(path)
    bare = bench.maker.config()

    def replaces(before: Any, after: Any, **fixed: Any) -> bool:
        _, replace = bench.plan(bench.state({**bare, path: before, **fixed}), {**bare, path: after, **fixed})
        return path in replace

    match condition.change:
        case "smaller":
            assert replaces(large, small) and not replaces(small, large)
        case "removed":
            assert replaces(small, None) and not replaces(small, large)
        case "was_set":
            prior = {**bench.state({**bare, path: small}), path: None}
            assert replaces(small, large) and bench.plan(prior, {**bare, path: large})[1] == set()
        case "any":
            assert replaces(small, large, **condition.when)


@pytest.mark.parametrize(("provider", "type", "path"), cases("same"))
def test_what_counts_as_the_same_plans_no_change(provider: str, type: str, path: str, store: Store) -> None:
    bench = Bench(provider, type, store)
    same = bench.rules.same[path]
    alike: dict[str, tuple[Any, Any]] = {
        "letter_case": ("SKIP", "skip"),
        "percent_encoding": ("crn://a/b c", "crn://a/b%20c"),
        "before_slash": ("srcm/v2", "srcm/v3"),
        "quotes": ("NAME", '"NAME"'),
        "blanks_and_back_quotes": ("SELECT `a`", "SELECT\n a"),
        "json": ('{"a": [1, 2]}', '{ "a":[1,2] }'),
        "unknown": ("2025-01-01T00:00:00Z", UNKNOWN),
        "classes": same.classes[0][:2] if same.classes else ("", ""),
    }
    old, new = alike[same.by]
    config = bench.maker.config(path)
    before, after = (_with(bench.body, config, path, value) for value in (old, new))
    prior = bench.state(before)
    assert bench.plan(prior, after) == (prior, set())
    if same.by != "unknown":
        other = next(value for value in bench.maker.values(path) if not planning.counts_as_same(same, old, value))
        assert bench.plan(prior, _with(bench.body, config, path, other))[0] != prior


def _with(body: Body, config: Value, path: str, value: Any) -> Value:
    changed = codec.conform(body, config)
    paths.replace_leaves(body, changed, path, lambda _path, _old: value)
    return changed


@pytest.mark.parametrize(("provider", "type", "path"), cases("ignored_after_create"))
def test_what_is_ignored_after_create_plans_no_change(provider: str, type: str, path: str, store: Store) -> None:
    bench = Bench(provider, type, store)
    prior, config = bench.change(path)
    assert bench.plan(prior, config) == (prior, set())


@pytest.mark.parametrize(("provider", "type", "path"), cases("defaults"))
def test_what_is_left_out_takes_its_default(provider: str, type: str, path: str, store: Store) -> None:
    bench = Bench(provider, type, store)
    parent = path.rpartition(".")[0]
    planned, _ = bench.plan(None, bench.maker.config(*([parent] if parent else []), without=_chosen(bench, path)))
    assert set(bench.at(planned, path)) == {bench.rules.defaults[path]}


@pytest.mark.parametrize(("provider", "type", "path"), cases("computed"))
def test_what_the_cloud_computes_is_unknown_until_it_is_made(provider: str, type: str, path: str, store: Store) -> None:
    bench = Bench(provider, type, store)
    parent = path.rpartition(".")[0]
    planned, _ = bench.plan(None, bench.maker.config(*([parent] if parent else []), without=_chosen(bench, path)))
    assert bench.at(planned, path)
    assert all(value is UNKNOWN for value in bench.at(planned, path))


@pytest.mark.parametrize(("provider", "type", "path"), cases("null_when_unset"))
def test_what_is_null_when_unset_is_null(provider: str, type: str, path: str, store: Store) -> None:
    bench = Bench(provider, type, store)
    parent = path.rpartition(".")[0]
    planned, _ = bench.plan(None, bench.maker.config(*([parent] if parent else []), without=_chosen(bench, path)))
    assert all(value is None for value in bench.at(planned, path))


def _chosen(bench: Bench, path: str) -> list[str]:
    """The path itself, where a group would otherwise choose it."""
    return [path] if any(path in group.paths for group in bench.rules.groups) else []


@pytest.mark.parametrize(("provider", "type", "path"), cases("keeps"))
def test_what_is_taken_out_keeps_its_value(provider: str, type: str, path: str, store: Store) -> None:
    bench = Bench(provider, type, store)
    parent = path.rpartition(".")[0]
    prior = bench.state(bench.maker.config(path, without=()))
    without = bench.maker.config(*([parent] if parent else []))
    planned, replace = bench.plan(prior, without)
    assert bench.at(planned, path) == bench.at(prior, path)
    assert path not in replace


@pytest.mark.parametrize(("provider", "type", "path"), cases("becomes_unknown_on_change"))
def test_a_change_makes_unknown_what_the_cloud_computes_again(
    provider: str, type: str, path: str, store: Store
) -> None:
    bench = Bench(provider, type, store)
    prior, config = bench.change(path)
    planned, _ = bench.plan(prior, config)
    others = [other for other in bench.rules.becomes_unknown_on_change[path] if other != path]
    for other in others:
        # A changed member of a set is a new member: what it leaves out is unknown too.
        assert bench.at(planned, other)
        assert all(value is UNKNOWN for value in bench.at(planned, other)), other


CHECKS = [
    pytest.param(provider, type, check, id=f"{type}:{check.path}")
    for provider, type in TYPES
    for check in rules.load(provider).resource(type).checks
]


@pytest.mark.parametrize(("provider", "type", "check"), CHECKS)
def test_values_outside_a_limit_are_rejected(provider: str, type: str, check: Check, store: Store) -> None:
    bench = Bench(provider, type, store)
    config = codec.conform(bench.body, bench.maker.config(check.path))
    assert _complaints(bench, config, check.path) == []
    bad = list(_bad_values(bench, check))
    assert bad
    for value in bad:
        wrong = codec.conform(bench.body, config)
        for place, _ in paths.members(bench.body, config, check.path):
            _set(wrong, place, value)
        assert _complaints(bench, wrong, check.path), f"{value!r} passes"
    unknown = codec.conform(bench.body, config)
    for place, _ in paths.members(bench.body, config, check.path):
        _set(unknown, place, UNKNOWN)
    assert _complaints(bench, unknown, check.path) == []


def _complaints(bench: Bench, config: Value, path: str) -> list[str]:
    found = checks.problems(bench.body, bench.rules, config)
    return [problem.message for problem in found if problem.message.startswith(f"{path} ")]


def _set(value: Any, place: codec.AttributePath, new: Any) -> None:
    *way, last = place
    for step in way:
        value = value[step]
    value[last] = new


def _bad_values(bench: Bench, check: Check) -> Iterator[Any]:
    attribute = bench.body.find(check.path)
    assert isinstance(attribute, Attribute)
    wrap = (lambda item: [item]) if not isinstance(attribute.type, str) else (lambda item: item)
    if check.one_of:
        yield wrap("no such thing")
    if check.not_one_of:
        yield wrap(check.not_one_of[0])
    if check.min is not None:
        yield check.min - 1
    if check.max is not None:
        yield check.max + 1
    if check.numbers:
        yield max(check.numbers) + 1
    if check.min_length is not None:
        yield wrap("a" * (check.min_length - 1))
    if check.max_length is not None:
        yield wrap("a" * (check.max_length + 1))
    if check.pattern or check.form:
        yield wrap("ÄÖ *NOT* this")
    if check.min_items is not None:
        yield [] if check.min_items == 1 else ["a"] * (check.min_items - 1)
    if check.max_items is not None:
        yield [f"arn:aws:lambda:us-east-1:123456789012:layer:{n}" for n in range(check.max_items + 1)]


@pytest.mark.parametrize(("provider", "type"), [case for case in TYPES if rules.load(case[0]).resource(case[1]).groups])
def test_groups_reject_too_few_and_too_many_arguments(provider: str, type: str, store: Store) -> None:
    bench = Bench(provider, type, store)
    for group in bench.rules.groups:
        if group.kind in ("exactly_one", "at_least_one"):
            none = codec.conform(bench.body, bench.maker.config())
            for path in group.paths:
                none = _taken_out(none, path)
            assert _group_complaint(bench, none, group.paths)
        if len(group.paths) > 1 and group.kind in ("exactly_one", "at_most_one", "conflicts"):
            both = bench.maker.config(*group.paths[:2])
            assert _group_complaint(bench, both, group.paths)
        if group.kind == "together":
            both = bench.maker.config(*group.paths)
            assert _group_complaint(bench, _taken_out(both, group.paths[1]), group.paths)


def _group_complaint(bench: Bench, config: Value, members: tuple[str, ...]) -> bool:
    found = checks.problems(bench.body, bench.rules, codec.conform(bench.body, config))
    return any(all(member in problem.message for member in members[:2]) for problem in found)
