"""A state that Terraform could not store: it is kept on disk, and stored before anything else is done.

Terraform then writes `errored.tfstate` where it ran, and leaves the workspace locked. Without that state Terraform does
not know what it made, and a further apply would make it again.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from deploy.errors import Failure
from deploy.terraform.run import Terraform
from deploy.terraform_cloud.hcp import Client, Target, failures

NAME: Final = "errored.tfstate"
_OF: Final = ".terraform/workspace-of-last-run"
"""Beside it: the workspace that Terraform was run for. Several deployments may be run from one folder."""


def begin(program: Terraform, target: Target, *, store: bool) -> None:
    """Before a run, and after `init`: what an earlier one left.

    Failure when that is another workspace's, or when it is to be stored and cannot be: nothing else may be done then.
    """
    path, note = program.folder / NAME, program.folder / _OF
    if path.exists():
        of = note.read_text() if note.exists() else _name(target)
        if of != _name(target):
            raise Failure(
                f"{path} is a state of workspace {of} that an earlier run could not save.",
                f"Run a command for that workspace first (it stores it), or move the file to a safe place; "
                f"this one is for {_name(target)}.",
            )
        if store:
            _store(program, path)
    note.parent.mkdir(exist_ok=True)
    note.write_text(_name(target))


def _name(target: Target) -> str:
    return f"{target.organization}/{target.workspace}"


def _store(program: Terraform, path: Path) -> None:
    try:
        _push(program, path)
    except Failure as failure:
        raise Failure(
            f"{path} cannot be saved: {failure.line}",
            "It is the state that an earlier run could not save. Without it Terraform would create everything again.\n"
            "If it is older than what is stored (compare `serial` with `./deploy.sh terraform -- state pull`), move it "
            "away; otherwise run the same command again once the cause is gone.",
        ) from None
    print("  saved the state that an earlier run could not save")


def rescue(program: Terraform, target: Target, environment: Mapping[str, str]) -> None:
    """After a run: store at once what it could not store, if that is possible by now, and say so."""
    path = program.folder / NAME
    if not path.exists():
        return
    path.chmod(0o600)  # it holds secrets; Terraform lets everybody read it
    try:
        _unlock(target, environment)
        _push(program, path)
    except Failure as failure:
        print(
            f"warning: Terraform's state was not saved: {failure.line}\n"
            f"  It is in {path}. Keep that file and run the same command again, which saves it first.",
            file=sys.stderr,
        )
    else:
        print("note: Terraform's state was saved at the second attempt.", file=sys.stderr)


def _push(program: Terraform, path: Path) -> None:
    program.output(["state", "push", path.name])
    path.unlink()


def _unlock(target: Target, environment: Mapping[str, str]) -> None:
    """Remove the lock of the Terraform process that has just ended, and no other."""
    with failures(target):
        client = Client.of(target, environment)
        workspace = client.get(target.path)
        holder = ((workspace["relationships"].get("locked-by") or {}).get("data") or {}).get("id")
        if holder is not None and holder == client.get("account/details")["id"]:
            client.send("POST", f"workspaces/{workspace['id']}/actions/unlock")
