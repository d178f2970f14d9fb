"""A stand-in for Terraform core, in process: for the tests of vendor classes.

It does what Terraform does around a provider: completes configurations, validates, plans, replaces (delete, then
create), applies, keeps a state. No graph, no expressions: configurations are plain values, blocks are lists of dicts
(or a dict where the schema nests singly).

    harness = Harness(provider, store, clock)
    harness.configure(cloud_api_key=key, cloud_api_secret=secret)
    harness.apply("confluent_environment", "main", display_name="prod")
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from local_cloud import rules, schemas
from local_cloud.clock import Clock
from local_cloud.model import Provider, Value
from local_cloud.plugin import codec
from local_cloud.plugin.diagnostics import Diagnostic
from local_cloud.plugin.engine import CallResult, Engine, Planned, ProviderSession
from local_cloud.plugin.gate import Gate
from local_cloud.schemas import Body
from local_cloud.store import Store

Action = Literal["create", "update", "replace", "no-op"]


class Refused(Exception):
    """A verb ended in errors. The text is every summary, a line each; `diagnostics` has the details."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        self.diagnostics = [diagnostic for diagnostic in diagnostics if not diagnostic.warning]
        super().__init__("\n".join(diagnostic.summary for diagnostic in self.diagnostics))


@dataclass(frozen=True)
class HarnessPlan:
    """A plan of one resource: the action, the planned value, the dotted paths that force a replacement."""

    action: Action
    planned: Value
    replace: frozenset[str]
    prior: Value | None

    @property
    def changes(self) -> set[str]:
        """Names of the top-level arguments and blocks that differ from before."""
        return {name for name, value in self.planned.items() if value != (self.prior or {}).get(name)}


class Harness:
    """One provider instance with a state of its own."""

    def __init__(self, provider: Provider, store: Store, clock: Clock, gate: Gate | None = None) -> None:
        self.provider = provider
        self.engine = Engine(provider, schemas.load(provider.name), rules.load(provider.name), store, clock, gate)
        self.state: dict[tuple[str, str], Value] = {}
        """By (type, name)."""
        self.warnings: list[str] = []
        """Of the last verb."""
        self._session: ProviderSession | None = None

    def configure(self, **block: Any) -> None:
        """Open the session with a provider block. Refused when the provider does not accept it."""
        body = self.engine.schema.provider.body
        session, diagnostics = self.engine.configure(codec.conform(body, block))
        self._settle(diagnostics)
        self._session = session

    @property
    def session(self) -> ProviderSession:
        if self._session is None:
            self.configure()
        assert self._session is not None
        return self._session

    def alias(self, **block: Any) -> Harness:
        """Another instance of the provider, sharing engine and state."""
        other = Harness.__new__(Harness)
        other.__dict__.update(self.__dict__)
        other.configure(**block)
        return other

    def config(self, type: str, /, **arguments: Any) -> Value:
        """A complete configuration. Refused for what Terraform refuses: unknown names, missing or computed ones."""
        return _configured(type, self.engine.schema.resource(type).body, arguments)

    def validate(self, type: str, /, **arguments: Any) -> list[str]:
        """The complaints about a configuration."""
        diagnostics = self.engine.validate(type, self.config(type, **arguments))
        return [diagnostic.summary for diagnostic in diagnostics]

    def plan(self, type: str, name: str, /, **arguments: Any) -> HarnessPlan:
        """What `apply` with these arguments would do. UNKNOWN stands for values of objects not made yet."""
        config = self.config(type, **arguments)
        self._settle(self.engine.validate(type, config))
        prior = self.state.get((type, name))
        planned, value = self._planned(type, prior, config)
        if prior is None:
            return HarnessPlan("create", value, frozenset(), None)
        if planned.replace:
            _, value = self._planned(type, None, config)
            return HarnessPlan("replace", value, frozenset(planned.replace), prior)
        return HarnessPlan("no-op" if value == prior else "update", value, frozenset(), prior)

    def apply(self, type: str, name: str, /, **arguments: Any) -> Value:
        """Plan and carry out; returns the new state. Refused when anything fails (the state is then what is left)."""
        plan = self.plan(type, name, **arguments)
        config = self.config(type, **arguments)
        prior = plan.prior
        if plan.action == "no-op":
            return plan.planned
        if plan.action == "replace":
            self.destroy(type, name)
            prior = None
        self._take(type, name, self.engine.apply(type, self.session, prior, plan.planned, config))
        return self.state[type, name]

    def refresh(self, type: str, name: str) -> Value | None:
        """Read the object again; None when it is gone."""
        self._take(type, name, self.engine.read(type, self.session, self.state[type, name]))
        return self.state.get((type, name))

    def destroy(self, type: str, name: str) -> None:
        self._take(type, name, self.engine.delete(type, self.session, self.state[type, name]))

    def import_(self, type: str, name: str, import_id: str) -> Value | None:
        """Import and read; None when there is no such object."""
        self._take(type, name, self.engine.import_(type, self.session, import_id))
        return self.refresh(type, name)

    def data(self, type: str, /, **arguments: Any) -> Value:
        """Read a data source."""
        config = _configured(type, self.engine.schema.data_source(type).body, arguments)
        self._settle(self.engine.validate_data(type, config))
        outcome = self.engine.read_data(type, self.session, config)
        self._settle(outcome.diagnostics)
        return outcome.value or {}

    def _planned(self, type: str, prior: Value | None, config: Value) -> tuple[Planned, Value]:
        planned = self.engine.plan(type, self.session, prior, config)
        self._settle(planned.diagnostics)
        return planned, planned.value or {}

    def _take(self, type: str, name: str, outcome: CallResult) -> None:
        if outcome.value is None:
            self.state.pop((type, name), None)
        else:
            self.state[type, name] = outcome.value
        self._settle(outcome.diagnostics)

    def _settle(self, diagnostics: list[Diagnostic]) -> None:
        self.warnings = [diagnostic.summary for diagnostic in diagnostics if diagnostic.warning]
        if any(not diagnostic.warning for diagnostic in diagnostics):
            raise Refused(diagnostics)


def _configured(type: str, body: Body, arguments: Value) -> Value:
    try:
        config = codec.conform(body, arguments)
    except codec.SchemaMismatch as misfit:
        raise Refused([Diagnostic(f"{type}: {misfit}")]) from misfit
    found = [Diagnostic(f"{type}: {complaint}") for complaint in _core_complaints(body, config, "")]
    if found:
        raise Refused(found)
    return config


def _core_complaints(body: Body, config: Value, at: str) -> list[str]:
    found = []
    for name, attribute in body.attributes.items():
        if attribute.required and config[name] is None:
            found.append(f"{at}{name} is required")
        if config[name] is not None and not (attribute.required or attribute.optional):
            found.append(f"{at}{name} cannot be set")
    for name, block in body.blocks.items():
        content = config[name]
        if not isinstance(content, (list, dict)):
            continue
        items = content if isinstance(content, list) else [content]
        if len(items) < block.min_items or (block.max_items and len(items) > block.max_items):
            found.append(f"{at}{name}: {len(items)} blocks, allowed {block.min_items} to {block.max_items or 'any'}")
        for item in items:
            found.extend(_core_complaints(block.body, item, f"{at}{name}."))
    return found
