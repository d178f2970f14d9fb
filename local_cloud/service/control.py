"""The control API: JSON over HTTP on 127.0.0.1, for clients that have the token in `service.json`."""

from __future__ import annotations

import json
import logging
import secrets
import threading
from collections.abc import Callable
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from local_cloud.model import CloudError
from local_cloud.service.gate import Fault
from local_cloud.service.host import Host

log = logging.getLogger(__name__)

Body = dict[str, Any]
Route = Callable[[Body], Any]


class ControlServer:
    """Serves until `close`. OSError when the port is taken (0: any free one)."""

    def __init__(self, host: Host, port: int, stop: threading.Event) -> None:
        self.token = secrets.token_urlsafe(32)
        self._host = host
        self._stop = stop
        self._server = ThreadingHTTPServer(("127.0.0.1", port), _handler_class(self))
        self._server.daemon_threads = True
        self.port: int = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.1}, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def route(self, method: str, path: str) -> Route | None:
        """What answers a request; None when nothing does."""
        host = self._host
        routes: dict[tuple[str, str], Route] = {
            ("GET", "/status"): lambda _body: host.status(),
            ("POST", "/stop"): lambda _body: self._stop.set(),
            ("POST", "/accounts"): lambda body: host.accounts(
                str(body["admin_secret_path"]), Path(body["working_folder"])
            ),
            ("POST", "/clock"): lambda body: host.set_clock(moment(body["now"])),
            ("POST", "/chaos"): lambda body: host.gate.set_chaos(body["seed"]),
            ("POST", "/faults"): lambda body: host.add_fault(Fault(**body)),
            ("GET", "/calls"): lambda _body: host.gate.calls(),
            ("POST", "/reconcile"): lambda body: host.reconcile(body["state"]),
        }
        return routes.get((method, path))


def moment(text: str) -> datetime:
    """An aware time from RFC 3339. ValueError otherwise."""
    parsed = datetime.fromisoformat(text)
    if parsed.tzinfo is None:
        raise ValueError(f"{text!r} names no time zone; write e.g. 2025-01-31T00:00:00Z")
    return parsed


def _handler_class(control: ControlServer) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self._answer()

        def do_POST(self) -> None:
            self._answer()

        def do_DELETE(self) -> None:
            self._answer()

        def log_message(self, format: str, *args: Any) -> None:
            """Requests are not logged: bodies and headers hold secrets."""

        def _answer(self) -> None:
            text = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            given = self.headers.get("Authorization", "")
            route = control.route(self.command, self.path)
            if not secrets.compare_digest(given.encode(), f"Bearer {control.token}".encode()):
                self._send(401, {"error": "the token is not this service's"})
            elif route is None:
                self._send(404, {"error": f"no such request as {self.command} {self.path}"})
            else:
                self._send(*_run(route, text))

        def _send(self, status: int, document: Any) -> None:
            text = json.dumps(document).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)

    return Handler


def _run(route: Route, text: bytes) -> tuple[int, Any]:
    try:
        return 200, {"result": route(json.loads(text) if text else {})}
    except KeyError as error:
        return 400, {"error": f"{error.args[0]} is missing"}
    except (ValueError, TypeError) as error:
        return 400, {"error": str(error)}
    except CloudError as error:
        return 409, {"error": str(error)}
    except Exception as error:
        log.exception("a control request failed")
        return 500, {"error": f"bug of the local cloud ({type(error).__name__}); the traceback is in service.log"}
