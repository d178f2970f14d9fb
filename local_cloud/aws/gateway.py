"""Gateway in front of moto for all requests, over HTTP and from this process.

It loads the state of the right store before a request and commits it afterwards, checks the requests of Lambda
functions against their roles, and runs functions itself, for which moto would need Docker.
"""

from __future__ import annotations

import functools
import io
import json
import logging
import socket
import threading
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol
from urllib.parse import parse_qs, unquote, urlsplit

from local_cloud.aws.moto_state import SERVICES, MotoState
from local_cloud.model import CloudError

_READS: Final = ("Get", "List", "Describe", "BatchGet", "Search")
_HOSTS: Final = 512
"""Size of the cache of services by host: the offered services in all regions."""
_log = logging.getLogger("local_cloud.aws")

Environ = dict[str, Any]
Response = tuple[str, list[tuple[str, str]], bytes]
"""Status line, headers, body."""


class Guard(Protocol):
    """Authorization of requests that are signed with the key of a running function."""

    def role_of(self, access_key: str) -> str | None: ...

    def check(self, role_arn: str, action: str, arguments: Mapping[str, Any], region: str) -> None: ...


#: Runs a function: (name or ARN, qualifier, payload, region) -> (payload, whether it is a function error).
Invoke = Callable[[str, str, bytes, str], tuple[bytes, bool]]


@functools.cache
def _moto_application() -> Any:
    """moto's WSGI application. It has no state but its routes, which are slow to build."""
    from moto.moto_server.werkzeug_app import DomainDispatcherApplication, create_backend_app

    class Dispatcher(DomainDispatcherApplication):
        # moto lists its own folder of two hundred entries for each request.
        get_backend_for_host = functools.lru_cache(_HOSTS)(DomainDispatcherApplication.get_backend_for_host)

    return Dispatcher(create_backend_app)


class Gateway:
    """A WSGI application around moto's."""

    def __init__(self, state: MotoState) -> None:
        self._state = state
        self._moto = _moto_application()
        self.guard: Guard | None = None
        self.invoke: Invoke | None = None

    def __call__(self, environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        status, headers, body = self.answer(environ)
        start_response(status, headers)
        return [body]

    def answer(self, environ: Environ) -> Response:
        """Answer one request; never raises."""
        access_key, region, service = _signature(environ)
        path = str(environ.get("PATH_INFO", ""))
        if service not in SERVICES or path.startswith("/moto-api"):
            return _error(
                501, "NotImplemented", f"The local cloud offers no {service}; it offers {', '.join(SERVICES)}."
            )
        try:
            self._check_role(environ, access_key, region, service)
            if service == "lambda" and path.endswith("/invocations") and self.invoke is not None:
                return _invoke(self.invoke, environ, path, region)
            if _only_reads(environ, service):
                with self._state.use():
                    return self._pass_on(environ)
            with self._state.change():
                self._state.touch(service)
                return self._pass_on(environ)
        except CloudError as error:
            return _error(error.status, error.code, error.message)
        except Exception as error:  # the caller gets an error response, not a closed connection
            _log.exception("a request to %s failed", service)
            return _error(500, "InternalFailure", f"{type(error).__name__} in the local AWS; its log has the details")

    def prepare(self, service: str) -> None:
        """Load what moto needs for a service. Takes no lock, as it reads no state."""
        from moto.core.utils import get_service_model

        credential = f"AWS4-HMAC-SHA256 Credential=none/20250101/us-east-1/{service}/aws4_request, "
        self._moto.get_application({"PATH_INFO": "/", "HTTP_HOST": "localhost", "HTTP_AUTHORIZATION": credential})
        get_service_model(service)

    def _pass_on(self, environ: Environ) -> Response:
        from werkzeug.test import run_wsgi_app

        body, status, headers = run_wsgi_app(self._moto, environ, buffered=True)
        return status, list(headers), b"".join(body)

    def _check_role(self, environ: Environ, access_key: str, region: str, service: str) -> None:
        role = self.guard.role_of(access_key) if self.guard is not None else None
        if self.guard is None or role is None:
            return
        operation = str(environ.get("HTTP_X_AMZ_TARGET", "")).rpartition(".")[2]
        body = _body(environ)
        arguments: Mapping[str, Any] = {}
        if operation:
            arguments = json.loads(body or b"{}")
        elif service in ("iam", "sts"):
            form = {key: values[0] for key, values in parse_qs(body.decode()).items()}
            operation, arguments = form.get("Action", ""), form
        if not operation:
            raise CloudError(501, f"the local cloud does not support {service} in functions", "NotImplemented")
        self.guard.check(role, f"{service}:{operation}", arguments, region)


def _invoke(invoke: Invoke, environ: Environ, path: str, region: str) -> Response:
    name = unquote(path.removesuffix("/invocations").rpartition("/functions/")[2])
    qualifier = parse_qs(str(environ.get("QUERY_STRING", ""))).get("Qualifier", ["$LATEST"])[0]
    payload, failed = invoke(name, qualifier, _body(environ), region)
    headers = [("Content-Type", "application/json"), ("X-Amz-Executed-Version", qualifier)]
    if failed:
        headers.append(("X-Amz-Function-Error", "Unhandled"))
    return "200 OK", headers, payload


def _signature(environ: Environ) -> tuple[str, str, str]:
    """Access key, region and service of a signature. An unsigned request is for S3, as in moto."""
    credential = ""
    authorization = str(environ.get("HTTP_AUTHORIZATION", ""))
    if "Credential=" in authorization:
        credential = authorization.split("Credential=", 1)[1].split(",")[0]
    else:
        credential = parse_qs(str(environ.get("QUERY_STRING", ""))).get("X-Amz-Credential", [""])[0]
    parts = credential.split("/")
    return (parts[0], parts[-3], parts[-2].lower()) if len(parts) == 5 else ("", "us-east-1", "s3")


def _only_reads(environ: Environ, service: str) -> bool:
    operation = str(environ.get("HTTP_X_AMZ_TARGET", "")).rpartition(".")[2]
    if service == "iam":  # every request of its protocol is a POST
        operation = parse_qs(_body(environ).decode()).get("Action", [""])[0]
    if operation:
        return operation.startswith(_READS)
    return environ.get("REQUEST_METHOD") in ("GET", "HEAD")


def _body(environ: Environ) -> bytes:
    length = int(environ.get("CONTENT_LENGTH") or 0)
    data: bytes = environ["wsgi.input"].read(length)
    environ["wsgi.input"] = io.BytesIO(data)
    return data


def _error(status: int, code: str, message: str) -> Response:
    # JSON services read `__type`; for REST ones botocore takes the code from the header.
    body = json.dumps({"__type": code, "message": message}).encode()
    headers = [("Content-Type", "application/x-amz-json-1.1"), ("x-amzn-ErrorType", code)]
    return f"{status} {code}", headers, body


class InProcess:
    """Connects a boto client of this process to the gateway without a socket."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway

    def attach(self, client: Any) -> None:
        client.meta.events.register("before-send", self._send)

    def _send(self, request: Any, **_: Any) -> Any:
        from botocore.awsrequest import AWSResponse

        status, headers, body = self._gateway.answer(_environ(request))
        return AWSResponse(request.url, int(status.split()[0]), dict(headers), _Raw(body))


class _Raw(io.BytesIO):
    """The raw response that botocore reads."""

    def stream(self, **_: Any) -> Iterable[bytes]:
        yield self.read()


def _environ(request: Any) -> Environ:
    url = urlsplit(request.url)
    body = request.body or b""
    data = body.encode() if isinstance(body, str) else body if isinstance(body, bytes | bytearray) else body.read()
    environ: Environ = {
        "REQUEST_METHOD": request.method,
        "SCRIPT_NAME": "",
        "PATH_INFO": unquote(url.path).encode().decode("latin-1") or "/",
        "RAW_URI": url.path + (f"?{url.query}" if url.query else ""),
        "REQUEST_URI": url.path + (f"?{url.query}" if url.query else ""),
        "QUERY_STRING": url.query,
        "SERVER_NAME": url.hostname,
        "SERVER_PORT": str(url.port or 80),
        "SERVER_PROTOCOL": "HTTP/1.1",
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": url.scheme,
        "wsgi.input": io.BytesIO(data),
        "wsgi.errors": io.StringIO(),
        "wsgi.multithread": True,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
        "HTTP_HOST": url.netloc,
    }
    for key, value in request.headers.items():
        text = value.decode() if isinstance(value, bytes) else str(value)
        name = key.upper().replace("-", "_")
        environ[name if name in ("CONTENT_TYPE", "CONTENT_LENGTH") else f"HTTP_{name}"] = text
    environ["CONTENT_LENGTH"] = str(len(data))
    return environ


class HttpServer:
    """The gateway on a loopback port, for Lambda functions and AWS tools. Port 0: any free one."""

    def __init__(self, gateway: Gateway, port: int) -> None:
        from moto.moto_server.werkzeug_app import MotoRequestHandler
        from werkzeug.serving import make_server

        class Quiet(MotoRequestHandler):
            def log(self, type: str, message: str, *args: Any) -> None:
                """Requests are not logged: they contain names of secrets."""

        # werkzeug exits the process when the port is in use, so it gets (a copy of) an open socket.
        try:
            with socket.create_server(("127.0.0.1", port)) as listening:
                self._server = make_server(
                    "127.0.0.1",
                    listening.getsockname()[1],
                    gateway,  # type: ignore[arg-type]
                    threaded=True,
                    request_handler=Quiet,
                    fd=listening.fileno(),
                )
        except OSError as error:
            message = f"the local AWS cannot listen on port {port}: {error.strerror}; choose another port or 0"
            raise CloudError(500, message, "PortInUse") from None
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), name="aws-http", daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.port}"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
