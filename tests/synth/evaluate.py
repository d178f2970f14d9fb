"""What Terraform itself makes of a template: without providers, backend or network."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def terraform(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Terraform from its wheel in `folder`."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "TF_CLI_CONFIG_FILE": os.devnull,
        "CHECKPOINT_DISABLE": "1",
        "NO_COLOR": "1",
    }
    command = [sys.executable, "-m", "deploy.terraform.program", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=60, check=False)


def evaluate(
    folder: Path, templates: Mapping[str, Any], local_values: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The value of each template, as Terraform outputs it. They may refer to `local_values`."""
    document = {
        "output": {name: {"value": template} for name, template in templates.items()},
        "locals": dict(local_values or {}),
    }
    (folder / "main.tf.json").write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")
    applied = terraform(folder, "apply", "-auto-approve", "-input=false")
    assert applied.returncode == 0, applied.stderr
    values = json.loads(terraform(folder, "output", "-json").stdout)
    return {name: values[name]["value"] for name in templates}
