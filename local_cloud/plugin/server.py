"""Terraform's plugin protocol 6 over gRPC, on a loopback port, for one engine.

TF_REATTACH_PROVIDERS gives Terraform the port; Terraform does not start or stop this server. Each provider instance
of a configuration (each alias) opens its own connection, so the session of ConfigureProvider is stored by the address
of the peer.

Message classes come from PyPI `tf`; they are those of protocol 6.4. What later minor versions added is answered as not
implemented, which Terraform takes for "not offered", but for `write_only`, which is added to the schema by hand.
"""

from __future__ import annotations

import json
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import grpc
from tf.gen import tfplugin_pb2 as pb

from local_cloud.model import Value
from local_cloud.plugin import codec
from local_cloud.plugin.diagnostics import Diagnostic
from local_cloud.plugin.engine import Engine, ProviderSession
from local_cloud.registration import functions
from local_cloud.schemas import Attribute, Body, ProviderSchema, TypeSchema

log = logging.getLogger(__name__)

#: Terraform's name for the registry that a source address without a host belongs to; part of the reattach key.
REGISTRY_HOST: Final = "registry.terraform.io"
PROTOCOL_VERSION: Final = 6

_MAX_MESSAGE = 64 << 20  # bytes; Terraform's own limit for answers
_MAX_SESSIONS = 512
#: `bool write_only = 11` of Schema.Attribute (protocol 6.8), as it lies on the wire: tag, true.
_WRITE_ONLY: Final = bytes([11 << 3, 1])
_NESTINGS = {"single": 1, "list": 2, "set": 3}

Request = Any
Context = Any
Handler = Callable[[Request, Context], Any]


class PluginServer:
    """Serves one engine from construction until `stop`. `executor` may be shared between servers."""

    def __init__(self, engine: Engine, executor: ThreadPoolExecutor) -> None:
        self.engine = engine
        self._sessions = _Sessions()
        self._schema = engine.schema
        self._schema_answer = _schema_answer(engine)
        options = [("grpc.max_receive_message_length", _MAX_MESSAGE), ("grpc.so_reuseport", 0)]
        self._server = grpc.server(executor, options=options)
        handlers = {name: self._method(name, handler) for name, handler in self._handlers().items()}
        handlers["CallFunction"] = grpc.unary_unary_rpc_method_handler(
            self._call_function,
            request_deserializer=pb.CallFunction.Request.FromString,
            response_serializer=pb.CallFunction.Response.SerializeToString,
        )
        handlers["GetProviderSchema"] = grpc.unary_unary_rpc_method_handler(
            lambda _request, _context: self._schema_answer
        )
        self._server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler("tfplugin6.Provider", handlers),))
        self.port: int = self._server.add_insecure_port("127.0.0.1:0")
        self._server.start()

    @property
    def address(self) -> str:
        """The provider's address as Terraform writes it in full."""
        return f"{REGISTRY_HOST}/{self.engine.provider.source}"

    def stop(self, grace: float = 0.5) -> threading.Event:
        """Reject new calls and give running ones `grace` seconds. The event is set when all have ended."""
        return self._server.stop(grace)

    def _handlers(self) -> dict[str, Handler]:
        return {
            "GetMetadata": self._metadata,
            "GetFunctions": lambda _request, _context: pb.GetFunctions.Response(functions=_functions(self._schema)),
            "ValidateProviderConfig": lambda _request, _context: pb.ValidateProviderConfig.Response(),
            "ConfigureProvider": self._configure,
            "ValidateResourceConfig": self._validate,
            "ValidateDataResourceConfig": self._validate_data,
            "UpgradeResourceState": self._upgrade,
            "ReadResource": self._read,
            "PlanResourceChange": self._plan,
            "ApplyResourceChange": self._apply,
            "ImportResourceState": self._import,
            "ReadDataSource": self._read_data,
            "StopProvider": self._stop_provider,
        }

    def _method(self, name: str, handler: Handler) -> grpc.RpcMethodHandler:
        message = getattr(pb, name)

        def answer(request: Request, context: Context) -> Any:
            try:
                return handler(request, context)
            except Exception:
                log.exception("%s failed", name)
                failure = Diagnostic(f"{name}: bug of the local cloud", "The traceback is in service.log.")
                return message.Response(diagnostics=[_diagnostic(failure)])

        return grpc.unary_unary_rpc_method_handler(
            answer,
            request_deserializer=message.Request.FromString,
            response_serializer=message.Response.SerializeToString,
        )

    # --- the protocol's methods

    def _call_function(self, request: Request, _context: Context) -> Any:
        """Has an error of its own in the protocol, no diagnostics."""
        schema = self._schema.function(request.name)
        kinds = schema.parameters.values()
        try:
            arguments = [
                codec.decode_argument(kind, packed=argument.msgpack)
                for kind, argument in zip(kinds, request.arguments, strict=True)
            ]
            result = functions(self._schema.name)[request.name](*arguments)
        except ValueError as error:
            return pb.CallFunction.Response(error=pb.FunctionError(text=str(error), function_argument=0))
        packed = codec.encode_result(schema.returns, result)
        return pb.CallFunction.Response(result=pb.DynamicValue(msgpack=packed))

    def _metadata(self, _request: Request, _context: Context) -> Any:
        provider = self.engine.provider
        return pb.GetMetadata.Response(
            server_capabilities=_CAPABILITIES,
            resources=[pb.GetMetadata.ResourceMetadata(type_name=type) for type in provider.resources],
            data_sources=[pb.GetMetadata.DataSourceMetadata(type_name=type) for type in provider.data_sources],
        )

    def _configure(self, request: Request, context: Context) -> Any:
        config = _decode(self._schema.provider.body, request.config)
        session, diagnostics = self.engine.configure(config or codec.conform(self._schema.provider.body, {}))
        if session is not None:
            self._sessions.put(context.peer(), session)
        return pb.ConfigureProvider.Response(diagnostics=_diagnostics(diagnostics))

    def _stop_provider(self, _request: Request, context: Context) -> Any:
        self._sessions.drop(context.peer())
        return pb.StopProvider.Response()

    def _validate(self, request: Request, _context: Context) -> Any:
        config = _decode(self._schema.resource(request.type_name).body, request.config)
        found = self.engine.validate(request.type_name, config or {})
        return pb.ValidateResourceConfig.Response(diagnostics=_diagnostics(found))

    def _validate_data(self, request: Request, _context: Context) -> Any:
        config = _decode(self._schema.data_source(request.type_name).body, request.config)
        found = self.engine.validate_data(request.type_name, config or {})
        return pb.ValidateDataResourceConfig.Response(diagnostics=_diagnostics(found))

    def _upgrade(self, request: Request, _context: Context) -> Any:
        return pb.UpgradeResourceState.Response(
            upgraded_state=_encode(self.engine.upgrade(request.type_name, request.raw_state.json))
        )

    def _read(self, request: Request, context: Context) -> Any:
        session = self._sessions.get(context.peer())
        if session is None:
            return pb.ReadResource.Response(new_state=request.current_state, diagnostics=[_NOT_CONFIGURED])
        state = _decode(self._schema.resource(request.type_name).body, request.current_state)
        if state is None:
            return pb.ReadResource.Response(new_state=request.current_state)
        outcome = self.engine.read(request.type_name, session, state)
        return pb.ReadResource.Response(
            new_state=_encode(outcome.value), private=request.private, diagnostics=_diagnostics(outcome.diagnostics)
        )

    def _plan(self, request: Request, context: Context) -> Any:
        session = self._sessions.get(context.peer())
        if session is None:
            return pb.PlanResourceChange.Response(planned_state=request.prior_state, diagnostics=[_NOT_CONFIGURED])
        body = self._schema.resource(request.type_name).body
        prior = _decode(body, request.prior_state)
        config = _decode(body, request.config)
        planned = self.engine.plan(request.type_name, session, prior, config)
        return pb.PlanResourceChange.Response(
            planned_state=_encode(planned.value),
            requires_replace=[_attribute_path(path) for path in planned.replace_paths],
            planned_private=request.prior_private,
            diagnostics=_diagnostics(planned.diagnostics),
            legacy_type_system=True,
        )

    def _apply(self, request: Request, context: Context) -> Any:
        session = self._sessions.get(context.peer())
        if session is None:
            return pb.ApplyResourceChange.Response(new_state=request.prior_state, diagnostics=[_NOT_CONFIGURED])
        body = self._schema.resource(request.type_name).body
        prior = _decode(body, request.prior_state)
        planned = _decode(body, request.planned_state)
        config = _decode(body, request.config)
        outcome = self.engine.apply(request.type_name, session, prior, planned, config or {})
        return pb.ApplyResourceChange.Response(
            new_state=_encode(outcome.value),
            private=request.planned_private,
            diagnostics=_diagnostics(outcome.diagnostics),
            legacy_type_system=True,
        )

    def _import(self, request: Request, context: Context) -> Any:
        session = self._sessions.get(context.peer())
        if session is None:
            return pb.ImportResourceState.Response(diagnostics=[_NOT_CONFIGURED])
        outcome = self.engine.import_(request.type_name, session, request.id)
        imported = [] if outcome.value is None else [_imported(request.type_name, outcome.value)]
        return pb.ImportResourceState.Response(
            imported_resources=imported, diagnostics=_diagnostics(outcome.diagnostics)
        )

    def _read_data(self, request: Request, context: Context) -> Any:
        session = self._sessions.get(context.peer())
        if session is None:
            return pb.ReadDataSource.Response(diagnostics=[_NOT_CONFIGURED])
        config = _decode(self._schema.data_source(request.type_name).body, request.config)
        outcome = self.engine.read_data(request.type_name, session, config or {})
        return pb.ReadDataSource.Response(state=_encode(outcome.value), diagnostics=_diagnostics(outcome.diagnostics))


class _Sessions:
    """Sessions by peer address, the longest unused dropped first: Terraform does not say when a connection ends."""

    def __init__(self) -> None:
        self._by_peer: OrderedDict[str, ProviderSession] = OrderedDict()
        self._lock = threading.Lock()

    def put(self, peer: str, session: ProviderSession) -> None:
        with self._lock:
            self._by_peer[peer] = session
            self._by_peer.move_to_end(peer)
            while len(self._by_peer) > _MAX_SESSIONS:
                self._by_peer.popitem(last=False)

    def get(self, peer: str) -> ProviderSession | None:
        with self._lock:
            session = self._by_peer.get(peer)
            if session is not None:
                self._by_peer.move_to_end(peer)
            return session

    def drop(self, peer: str) -> None:
        with self._lock:
            self._by_peer.pop(peer, None)


def reattach(servers: Iterable[PluginServer], pid: int) -> str:
    """The value of TF_REATTACH_PROVIDERS that leads Terraform to the servers of process `pid`."""
    return json.dumps(
        {
            server.address: {
                "Protocol": "grpc",
                "ProtocolVersion": PROTOCOL_VERSION,
                "Pid": pid,
                # Terraform leaves a provider "under test" running.
                "Test": True,
                "Addr": {"Network": "tcp", "String": f"127.0.0.1:{server.port}"},
            }
            for server in servers
        }
    )


def _decode(body: Body, value: Any) -> Value | None:
    return codec.decode(body, packed=value.msgpack, text=value.json)


def _encode(value: Value | None) -> Any:
    return pb.DynamicValue(msgpack=codec.encode(value))


def _imported(type: str, state: Value) -> Any:
    return pb.ImportResourceState.ImportedResource(type_name=type, state=_encode(state))


def _diagnostics(found: list[Diagnostic]) -> list[Any]:
    return [_diagnostic(diagnostic) for diagnostic in found]


def _diagnostic(diagnostic: Diagnostic) -> Any:
    message = pb.Diagnostic(
        severity=pb.Diagnostic.WARNING if diagnostic.warning else pb.Diagnostic.ERROR,
        summary=diagnostic.summary,
        detail=diagnostic.detail,
    )
    if diagnostic.path:
        message.attribute.CopyFrom(_attribute_path(diagnostic.path))
    return message


def _attribute_path(path: codec.AttributePath) -> Any:
    step = pb.AttributePath.Step
    return pb.AttributePath(
        steps=[step(element_key_int=part) if isinstance(part, int) else step(attribute_name=part) for part in path]
    )


_CAPABILITIES = pb.ServerCapabilities(get_provider_schema_optional=True)
_NOT_CONFIGURED = _diagnostic(
    Diagnostic("the local cloud has no session for this connection", "Terraform was interrupted. Run it again.")
)


def _functions(schema: ProviderSchema) -> dict[str, Any]:
    """The functions that are implemented, as the protocol describes them."""
    described = {}
    for name in functions(schema.name):
        function = schema.function(name)
        described[name] = pb.Function(
            parameters=[
                pb.Function.Parameter(name=parameter, type=json.dumps(kind).encode())
                for parameter, kind in function.parameters.items()
            ],
            summary=function.summary,
            **{"return": pb.Function.Return(type=json.dumps(function.returns).encode())},
        )
    return described


def _schema_answer(engine: Engine) -> bytes:
    """GetProviderSchema's answer, serialized once: the types that the provider implements."""
    provider = engine.provider
    return pb.GetProviderSchema.Response(
        provider=_schema(engine.schema.provider),
        resource_schemas={type: _schema(engine.schema.resource(type)) for type in provider.resources},
        data_source_schemas={type: _schema(engine.schema.data_source(type)) for type in provider.data_sources},
        functions=_functions(engine.schema),
        server_capabilities=_CAPABILITIES,
    ).SerializeToString()


def _schema(schema: TypeSchema) -> Any:
    return pb.Schema(version=schema.version, block=_block(schema.body))


def _block(body: Body) -> Any:
    return pb.Schema.Block(
        attributes=[_attribute(attribute) for attribute in body.attributes.values()],
        block_types=[
            pb.Schema.NestedBlock(
                type_name=block.name,
                nesting=_NESTINGS[block.nesting],
                block=_block(block.body),
                min_items=block.min_items,
                max_items=block.max_items,
            )
            for block in body.blocks.values()
        ],
    )


def _attribute(attribute: Attribute) -> Any:
    message = pb.Schema.Attribute(
        name=attribute.name,
        type=json.dumps(attribute.type).encode(),
        required=attribute.required,
        optional=attribute.optional,
        computed=attribute.computed,
        sensitive=attribute.sensitive,
        deprecated=attribute.deprecated,
    )
    if attribute.write_only:
        message.MergeFromString(_WRITE_ONLY)
    return message
