"""Stand-ins for what is asked of Confluent and Snowflake before anything is made: one small HTTP server.

with Vendors(confluent={"key": "secret"}, regions=["us-east-1"]) as vendors:
    vendors.admit(admin_document)
    environment = vendors.environment()
"""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

import jwt
from cryptography.hazmat.primitives.serialization import load_pem_private_key

ROLES = ("SYSADMIN", "SECURITYADMIN", "ACCOUNTADMIN", "PUBLIC")


@dataclass
class Vendors:
    """Who is known, what was asked, and what is answered instead of the truth."""

    confluent: Mapping[str, str] = field(default_factory=dict)
    """Secrets by Cloud API key."""
    regions: tuple[str, ...] = ("us-east-1",)
    """Where Flink is offered."""
    snowflake_region: str = "AWS_US_EAST_1"
    roles: tuple[str, ...] = ROLES
    instead: dict[str, int] = field(default_factory=dict)
    """HTTP status that a path answers instead, by path."""
    asked: list[str] = field(default_factory=list)
    """Paths, in order."""
    _admitted: dict[str, list[Any]] = field(default_factory=dict)
    """Public keys by `ACCOUNT.USER`."""
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def __enter__(self) -> Self:
        vendors = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self._reply(vendors.answer(self.path, self.headers))

            def do_POST(self) -> None:
                self.rfile.read(int(self.headers.get("Content-Length") or 0))
                self.do_GET()

            def _reply(self, answer: tuple[int, Any]) -> None:
                status, document = answer
                body = json.dumps(document).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()

    def environment(self) -> dict[str, str]:
        """Leads to this server what would go to the vendors."""
        port = str(self._server.server_address[1])
        return {
            "CONFLUENT_CLOUD_ENDPOINT": f"http://127.0.0.1:{port}",
            "SNOWFLAKE_HOST": "127.0.0.1",
            "SNOWFLAKE_PORT": port,
            "SNOWFLAKE_PROTOCOL": "http",
        }

    def admit(self, admin: Mapping[str, Any], *numbers: int) -> None:
        """Let the admin of a secret in with these of its keys (the active one by default)."""
        subject = "-".join(admin[f"snowflake_{part}_name"] for part in ("organization", "account"))
        keys = [
            load_pem_private_key(base64.b64decode(admin[f"snowflake_rsa_private_key_{number}_pem"]), None).public_key()
            for number in numbers or (int(admin["active_key_number"]),)
        ]
        self._admitted[f"{subject}.{admin['admin_service_user']}".upper()] = keys

    def answer(self, target: str, headers: Mapping[str, str]) -> tuple[int, Any]:
        path, query = urlsplit(target).path, parse_qs(urlsplit(target).query)
        with self._lock:
            self.asked.append(path)
        if path in self.instead:
            return self.instead[path], {"message": "as told"}
        if path.startswith("/api/v2/statements"):
            return self._snowflake(headers)
        if not self._confluent_knows(headers.get("Authorization", "")):
            return 401, {"errors": [{"status": "401"}]}
        if path == "/org/v2/organizations":
            return 200, {"data": [{"id": "org"}]}
        if path == "/fcpm/v2/regions":
            return 200, {"data": [{"id": name} for name in query["region_name"] if name in self.regions]}
        return 404, {}

    def _confluent_knows(self, header: str) -> bool:
        key, _, secret = base64.b64decode(header.removeprefix("Basic ")).decode(errors="surrogateescape").partition(":")
        return self.confluent.get(key) == secret

    def _snowflake(self, headers: Mapping[str, str]) -> tuple[int, Any]:
        token = headers.get("Authorization", "").removeprefix("Bearer ")
        subject = jwt.decode(token, options={"verify_signature": False})["sub"]
        for key in self._admitted.get(subject, ()):
            try:
                jwt.decode(token, key, algorithms=["RS256"])
            except jwt.InvalidTokenError:
                continue
            return 200, {"data": [[self.snowflake_region, json.dumps(list(self.roles))]]}
        return 401, {"code": "390144", "message": "JWT token is invalid."}
