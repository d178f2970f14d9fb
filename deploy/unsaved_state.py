"""A state that Terraform could not store: it is kept on disk, and stored before anything else is done.

Terraform then writes `errored.tfstate` where it ran, and leaves the workspace locked. Without that state Terraform does
not know what it made, and a further apply would make it again.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from deploy.errors import Failure
from deploy.hcp import Client, Target, failures
from deploy.terraform import Terraform

if TYPE_CHECKING:
    from lakehouse.settings import Settings

NAME: Final = "errored.tfstate"


def store(program: Terraform) -> None:
    """Before a run: what an earlier one left. Failure when it cannot be stored: nothing else may be done then."""
    path = program.folder / NAME
    if not path.exists():
        return
    try:
        _push(program, path)
    except Failure as failure:
        raise Failure(
            f"{path} cannot be stored: {failure.line}",
            "It is the state that an earlier run could not store; without it Terraform would make everything again.\n"
            "If it is older than what is stored (compare `serial` with `./deploy.sh terraform -- state pull`), move it "
            "away; otherwise run the same command again once the cause is gone.",
        ) from None
    print("  the state that an earlier run could not store is stored now")


def rescue(program: Terraform, settings: Settings, environment: Mapping[str, str]) -> None:
    """After a run: store at once what it could not store, if that is possible by now, and say so."""
    path = program.folder / NAME
    if not path.exists():
        return
    path.chmod(0o600)  # it holds secrets; Terraform lets everybody read it
    try:
        _unlock(settings, environment)
        _push(program, path)
    except Failure as failure:
        print(
            f"warning: Terraform's state is not stored: {failure.line}\n"
            f"  It is in {path}. Keep that file, and run the same command again: it is stored first.",
            file=sys.stderr,
        )
    else:
        print("note: Terraform's state could not be stored at once; it is stored now.", file=sys.stderr)


def _push(program: Terraform, path: Path) -> None:
    program.output(["state", "push", path.name])
    path.unlink()


def _unlock(settings: Settings, environment: Mapping[str, str]) -> None:
    """Take away the lock of the Terraform that has just ended, and nobody else's."""
    target = Target.of(settings, environment)
    with failures(target):
        client = Client.of(target, environment)
        workspace = client.get(target.path)
        holder = ((workspace["relationships"].get("locked-by") or {}).get("data") or {}).get("id")
        if holder is not None and holder == client.get("account/details")["id"]:
            client.send("POST", f"workspaces/{workspace['id']}/actions/unlock")
