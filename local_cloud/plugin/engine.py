"""The engine: Terraform's operations on the classes of one provider, independent of the transport.

It behaves like the real providers, which use the legacy SDK. Schema and recorded rules determine what is planned and
rejected; a vendor's class implements what its cloud does. Exceptions of a vendor's class become diagnostics.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from local_cloud.clock import Clock
from local_cloud.model import Call, CloudError, DataSource, Plan, Provider, Resource, Value
from local_cloud.plugin import checks, codec, diagnostics, planning
from local_cloud.plugin.diagnostics import Diagnostic
from local_cloud.plugin.gate import CallInfo, Gate, OpenGate, Verb
from local_cloud.plugin.tracking import ObjectTracker, TrackedObject
from local_cloud.rules import ProviderRules, TypeRules
from local_cloud.schemas import Body, ProviderSchema
from local_cloud.store import Store


@dataclass(frozen=True)
class ProviderSession:
    """One configured provider instance."""

    value: Any
    """What `Provider.configure` returned."""
    provider_block: str = ""
    """Key of its configuration among the tracked objects; empty when the configuration is not completely known."""


@dataclass
class Planned:
    """Result of a plan. `replace` holds dotted paths, `replace_paths` the concrete ones for Terraform."""

    value: Value | None
    replace: set[str] = field(default_factory=set)
    replace_paths: list[codec.AttributePath] = field(default_factory=list)
    diagnostics: list[Diagnostic] = field(default_factory=list)


@dataclass
class CallResult:
    """Result of an operation in the cloud. `value` None: the object does not exist."""

    value: Value | None
    diagnostics: list[Diagnostic] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        return any(not diagnostic.warning for diagnostic in self.diagnostics)


@dataclass(frozen=True)
class _Kind:
    """A resource type: its class, schema and rules."""

    type: str
    resource: Resource
    body: Body
    rules: TypeRules


class Engine:
    """All types of one provider. Thread-safe."""

    def __init__(
        self,
        provider: Provider,
        schema: ProviderSchema,
        rules: ProviderRules,
        store: Store,
        clock: Clock,
        gate: Gate | None = None,
    ) -> None:
        self.provider = provider
        self.schema = schema
        self.rules = rules
        self.tracker = ObjectTracker(store, provider.name)
        self._store = store
        self._clock = clock
        self._gate: Gate = gate or OpenGate()
        self._kinds = {
            type: _Kind(type, resource, schema.resource(type).body, rules.resource(type))
            for type, resource in provider.resources.items()
        }

    # --- configuration

    def configure(self, config: Value) -> tuple[ProviderSession | None, list[Diagnostic]]:
        """Open a session with a provider block."""
        try:
            value = self._gate.run(
                CallInfo(self.provider.name, "configure", self.provider.name), lambda: self.provider.configure(config)
            )
            key = "" if codec.holds_unknown(config) else self.tracker.remember_provider_block(config)
        except Exception as error:
            return None, [diagnostics.of_exception(error, f"configuring provider {self.provider.source}")]
        return ProviderSession(value, key), []

    def validate(self, type: str, config: Value) -> list[Diagnostic]:
        """Validation errors of a resource block. Unknown values are not checked."""
        kind = self._kinds[type]
        return self._validated(type, kind.resource, kind.body, kind.rules, config)

    def validate_data(self, type: str, config: Value) -> list[Diagnostic]:
        """Validation errors of a data block."""
        body = self.schema.data_source(type).body
        return self._validated(type, self.provider.data_sources[type], body, self.rules.data_source(type), config)

    def _validated(
        self, type: str, owner: Resource | DataSource, body: Body, rules: TypeRules, config: Value
    ) -> list[Diagnostic]:
        found = checks.problems(body, rules, config)
        try:
            found.extend(owner.validate(config))
        except Exception as error:
            return [diagnostics.of_exception(error, f"validating {type}{diagnostics.label(config)}")]
        return [diagnostics.of_problem(problem, type) for problem in found]

    # --- plan

    def plan(self, type: str, session: ProviderSession, prior: Value | None, config: Value | None) -> Planned:
        """Plan a change from `prior` to `config`. `config` None plans a deletion."""
        if config is None:
            return Planned(None)
        kind = self._kinds[type]
        call = self._call(session)
        try:
            plan = Plan(codec.conform(kind.body, planning.propose(kind.body, kind.rules, config, prior)))
            if prior is not None:
                planning.keep_what_counts_as_same(kind.body, kind.rules, prior, plan.planned)
                planning.spread_unknown(kind.body, kind.rules, config, prior, plan.planned)
                plan.replace = planning.forced_paths(kind.body, kind.rules, prior, plan.planned)
            kind.resource.plan(call, prior, plan, config)
            planned = codec.conform(kind.body, plan.planned)
            paths = [] if prior is None else planning.concrete_paths(kind.body, prior, planned, plan.replace)
        except Exception as error:
            doing = f"planning {type}{diagnostics.label(config)}"
            return Planned(prior, diagnostics=[*_warnings(call), diagnostics.of_exception(error, doing)])
        return Planned(planned, plan.replace if paths else set(), paths, _warnings(call))

    # --- apply

    def apply(
        self, type: str, session: ProviderSession, prior: Value | None, planned: Value | None, config: Value
    ) -> CallResult:
        """Create (`prior` None), delete (`planned` None) or update. After a failure the value is the state to keep."""
        kind = self._kinds[type]
        if planned is None:
            return self.delete(type, session, prior) if prior is not None else CallResult(None)
        wanted = _with_write_only(kind.body, planned, config)
        if prior is None:
            return self._change("create", kind, session, None, wanted)
        rejected = planning.rejected_paths(kind.body, kind.rules, prior, planned)
        if rejected:
            return CallResult(prior, [_rejection(type, prior, rejected)])
        return self._change("update", kind, session, prior, wanted)

    def _change(
        self, verb: Verb, kind: _Kind, session: ProviderSession, prior: Value | None, planned: Value
    ) -> CallResult:
        call = self._call(session)
        name = diagnostics.label(planned)
        info = CallInfo(self.provider.name, verb, kind.type, name.strip(' "'), "" if prior is None else prior["id"])

        def change() -> Value:
            with self._together(kind.resource):
                if prior is None:
                    returned = kind.resource.create(call, planned)
                else:
                    returned = kind.resource.update(call, prior, planned)
                state = _complete_state(kind.body, planned, returned)
                with self._store.transaction() as tx:
                    if prior is not None and prior["id"] != state["id"]:
                        self.tracker.drop(tx, kind.type, prior["id"])
                    self.tracker.put(tx, kind.type, state, session.provider_block)
            info.id = state["id"]
            return state

        doing = f"{_DOING[verb]} {kind.type}{name}"
        return self._run(info, change, call, doing, kept=prior)

    def delete(self, type: str, session: ProviderSession, prior: Value) -> CallResult:
        """Delete an object. Errors that the rules count as "already deleted" are ignored."""
        kind = self._kinds[type]
        call = self._call(session)
        name = diagnostics.label(prior)

        def remove() -> None:
            try:
                with self._together(kind.resource):
                    kind.resource.delete(call, prior)
                    self._forget(type, prior)
            except CloudError as error:
                if kind.rules.on_delete.get(error.status) != "gone":
                    raise
                self._forget(type, prior)

        info = CallInfo(self.provider.name, "delete", type, name.strip(' "'), prior["id"])
        return self._run(info, remove, call, f"deleting {type}{name}", kept=prior)

    # --- read

    def read(self, type: str, session: ProviderSession, state: Value) -> CallResult:
        """The current object in the cloud. None removes it from Terraform's state."""
        kind = self._kinds[type]
        call = self._call(session)
        name = diagnostics.label(state)

        def look() -> Value | None:
            try:
                returned = kind.resource.read(call, state)
            except CloudError as error:
                if kind.rules.on_read.get(error.status) not in ("drop", "drop_with_warning"):
                    raise
                returned = None
            if returned is not None:
                return _complete_state(kind.body, state, returned)
            if kind.rules.on_read.get(404) == "drop_with_warning" and not call.warnings:
                call.warnings.append(f"{type}{name} no longer exists and is dropped from the state")
            self._forget(type, state)
            return None

        info = CallInfo(self.provider.name, "read", type, name.strip(' "'), state["id"] or "")
        return self._run(info, look, call, f"reading {type}{name}", kept=state)

    def read_data(self, type: str, session: ProviderSession, config: Value) -> CallResult:
        """The complete value of a data source."""
        body = self.schema.data_source(type).body
        call = self._call(session)
        asked = codec.unknown_to_null(planning.propose(body, self.rules.data_source(type), config, None))

        def look() -> Value:
            return _complete_state(body, asked, self.provider.data_sources[type].read(call, asked), needs_id=False)

        name = diagnostics.label(config)
        info = CallInfo(self.provider.name, "read_data", type, name.strip(' "'))
        return self._run(info, look, call, f"reading data source {type}{name}", kept=None)

    def import_(self, type: str, session: ProviderSession, import_id: str) -> CallResult:
        """The initial state of an import. Terraform reads it next."""
        kind = self._kinds[type]
        call = self._call(session)

        def look() -> Value:
            return _complete_state(kind.body, {}, kind.resource.import_state(call, import_id))

        info = CallInfo(self.provider.name, "read", type, id=import_id)
        return self._run(info, look, call, f'importing {type} "{import_id}"', kept=None)

    def upgrade(self, type: str, text: bytes) -> Value | None:
        """A stored state, converted to this schema."""
        return codec.decode_state(self._kinds[type].body, text)

    # --- objects without a state

    def remove_orphan(self, orphan: TrackedObject) -> CallResult:
        """Delete an object that is in no Terraform state, with the credentials it was created with."""
        block = self.tracker.provider_block(orphan.provider_block)
        if block is None:
            return CallResult(orphan.state, [Diagnostic(f"{orphan.type} {orphan.id}: its provider block is not known")])
        session, failures = self.configure(block)
        if session is None:
            return CallResult(orphan.state, failures)
        return self.delete(orphan.type, session, codec.conform(self._kinds[orphan.type].body, orphan.state))

    # --- shared

    def _call(self, session: ProviderSession) -> Call:
        return Call(session=session.value, store=self._store, clock=self._clock)

    def _forget(self, type: str, state: Value) -> None:
        with self._store.transaction() as tx:
            self.tracker.drop(tx, type, state["id"])

    @contextmanager
    def _together(self, resource: Resource) -> Iterator[None]:
        """One transaction for a vendor's change and its record, unless the class must not have one."""
        if not resource.atomic:
            yield
            return
        with self._store.transaction():
            yield

    def _run(
        self, info: CallInfo, work: Callable[[], Value | None], call: Call, doing: str, kept: Value | None
    ) -> CallResult:
        try:
            value = self._gate.run(info, work)
        except Exception as error:
            return CallResult(kept, [*_warnings(call), diagnostics.of_exception(error, doing)])
        return CallResult(value, _warnings(call))


_DOING = {"create": "creating", "update": "updating"}


def _warnings(call: Call) -> list[Diagnostic]:
    return [diagnostics.of_warning(sentence) for sentence in call.warnings]


def _rejection(type: str, prior: Value, rejected: list[str]) -> Diagnostic:
    return Diagnostic(
        f"updating {type}{diagnostics.label(prior)}: {', '.join(rejected)} cannot be updated; no request was sent",
        "Restore the old value, or replace the object: terraform apply -replace=ADDRESS.",
    )


def _with_write_only(body: Body, planned: Value, config: Value) -> Value:
    """Add the write-only arguments, which are in no plan, for the class."""
    extra = {name: config[name] for name, attribute in body.attributes.items() if attribute.write_only}
    return {**planned, **extra} if extra else planned


def _complete_state(body: Body, asked: Value, returned: Value, *, needs_id: bool = True) -> Value:
    """The complete state: requested values, overridden by returned ones; null for what is still unknown."""
    state = codec.unknown_to_null(codec.conform(body, {**asked, **returned}))
    for name, attribute in body.attributes.items():
        if attribute.write_only:
            state[name] = None
    if needs_id and not state["id"]:
        raise codec.SchemaMismatch("the returned state has no id")
    return state
