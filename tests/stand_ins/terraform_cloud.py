"""A stand-in Terraform Cloud on a loopback port, to which an unmodified `cloud` block is led by Terraform's CLI
configuration.

    with TerraformCloud(folder) as cloud:
        cloud.organization("signalroom")
        cloud.write_cli_config(folder / "terraform.rc")   # TF_CLI_CONFIG_FILE

It stores states, locks and variables as Terraform Cloud does, and carries out remote runs with real Terraform.
"""

from __future__ import annotations

import json
import secrets
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from werkzeug.serving import make_server

from tests.stand_ins.faults import Fault, Faults
from tests.stand_ins.hcp_api import application
from tests.stand_ins.hcp_model import Model, Organization, Workspace
from tests.stand_ins.hcp_runs import Worker

HOSTNAME = "app.terraform.io"


@dataclass(frozen=True)
class Request:
    """One that was answered."""

    line: str
    """METHOD /path"""
    status: int
    body: bytes


class TerraformCloud:
    """`worker_environment` is what the machines that carry out remote runs have of their own."""

    def __init__(self, folder: Path, *, worker_environment: Mapping[str, str] | None = None) -> None:
        self.model = Model()
        self.faults = Faults()
        self.token = f"stand-in.atlasv1.{secrets.token_hex(16)}"
        self.accepted = {f"Bearer {self.token}"}
        """Values of the Authorization header that are let in."""
        self.requests: list[Request] = []
        self._folder = folder
        self.worker = Worker(self.model, folder / "worker", worker_environment or {})
        self._server = make_server("127.0.0.1", 0, application(self), threaded=True)
        self.url = f"http://127.0.0.1:{self._server.port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.worker.close()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def organization(self, name: str, **settings: Any) -> Organization:
        """Make one that the token may see."""
        self.model.organizations[name] = Organization(name, **settings)
        return self.model.organizations[name]

    def hide_organization(self, name: str) -> None:
        """It is not there any more, or the token may not see it: Terraform Cloud does not say which."""
        del self.model.organizations[name]

    def revoke_token(self) -> None:
        self.accepted.clear()

    def fail(self, pattern: str, status: int, **details: Any) -> None:
        """Make requests `METHOD /path` fail; details as in `Fault`."""
        self.faults.add(Fault(pattern, status, **details))

    def lock(self, workspace: Workspace, by: str = "user-somebody-else", reason: str = "") -> None:
        with self.model.lock:
            workspace.locked_by, workspace.lock_reason = by, reason

    def note(self, line: str, status: int, body: bytes) -> None:
        self.requests.append(Request(line, status, body))

    def asked(self, fragment: str) -> list[Request]:
        """The requests whose line holds `fragment`."""
        return [request for request in self.requests if fragment in request.line]

    def write_cli_config(self, path: Path, *, token: str | None = "") -> Path:
        """Terraform's CLI configuration that leads here. `token` None: without credentials; "": with the right ones."""
        services = dict.fromkeys(("tfe.v2", "tfe.v2.1", "tfe.v2.2", "state.v2"), f"{self.url}/api/v2/")
        # The service map replaces discovery; without it Terraform would ask the real host, over TLS.
        lines = [f'host "{HOSTNAME}" {{', "  services = {"]
        lines += [f"    {json.dumps(name)} = {json.dumps(url)}" for name, url in services.items()]
        lines += ["  }", "}"]
        if token is not None:
            lines += [f'credentials "{HOSTNAME}" {{', f"  token = {json.dumps(token or self.token)}", "}"]
        path.write_text("\n".join(lines) + "\n")
        path.chmod(0o600)
        return path
