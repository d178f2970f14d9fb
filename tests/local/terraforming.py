"""Real Terraform on a service of the tiny cloud, in a folder of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from local_cloud import client
from local_cloud.service import files

MODULE = "tests.local.tiny_cloud"


@dataclass
class Workbench:
    """A folder with a configuration, and the service in `.local` beside it."""

    root: Path

    @property
    def local(self) -> Path:
        return self.root / ".local"

    @property
    def service(self) -> client.Service:
        return client.ensure(self.local, module=MODULE)

    def write(self, resources: dict[str, Any], **more: Any) -> None:
        """`resources` as in Terraform's JSON; providers: the default one (key `a`) and the alias `b` (key `b`)."""
        document = {
            "terraform": {"required_providers": {"confluent": {"source": "confluentinc/confluent"}}},
            "provider": {"confluent": [{"cloud_api_key": "a"}, {"alias": "b", "cloud_api_key": "b"}]},
            "resource": resources,
            **more,
        }
        (self.root / "main.tf.json").write_text(json.dumps(document))

    def start(self, *arguments: str, service: client.Service | None = None) -> subprocess.Popen[str]:
        environment = {
            **os.environ,
            "TF_REATTACH_PROVIDERS": (service or self.service).reattach(),
            "TF_CLI_CONFIG_FILE": os.devnull,
            "CHECKPOINT_DISABLE": "1",
            "PYTHONPATH": str(files.PROJECT),
        }
        return subprocess.Popen(
            [sys.executable, "-m", "deploy.terraform.program", *arguments],
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def run(self, *arguments: str, status: int | None = 0, service: client.Service | None = None) -> str:
        """What Terraform printed; `status` is what it must end with (None: anything)."""
        process = self.start(*arguments, service=service)
        output, _ = process.communicate(timeout=60)
        assert status is None or process.returncode == status, output
        return output

    def apply(self, status: int | None = 0) -> str:
        return self.run("apply", "-auto-approve", "-no-color", status=status)

    def destroy(self) -> str:
        return self.run("destroy", "-auto-approve", "-no-color")

    def is_clean(self) -> bool:
        """Whether a plan has nothing to do."""
        return "No changes." in self.run("plan", "-no-color", "-detailed-exitcode", status=None)

    def state(self) -> dict[str, Any] | None:
        path = self.root / "terraform.tfstate"
        # A Terraform that was killed may leave an empty file.
        text = path.read_text() if path.exists() else ""
        return json.loads(text) if text else None

    def held(self) -> dict[str, Any]:
        """Attributes by address in Terraform's state."""
        return {
            f"{resource['type']}.{resource['name']}": instance["attributes"]
            for resource in (self.state() or {"resources": []})["resources"]
            for instance in resource["instances"]
        }

    def changes(self, verb: str) -> list[str]:
        """Names of the objects that calls of a verb reached, in their order."""
        return [call["name"] for call in self.service.calls() if call["verb"] == verb]


def until(condition: Callable[[], Any], limit: float = 20.0) -> None:
    """Wait for something to come true."""
    deadline = time.monotonic() + limit
    while not condition():
        assert time.monotonic() < deadline, "it never came true"
        time.sleep(0.02)


def kill(pid: int) -> None:
    """kill -9 of a service that this test started."""
    os.kill(pid, signal.SIGKILL)
