"""Secrets for runs that Terraform Cloud carries out: how they get there, and that they do not stay.

What a remote run takes from where, by Terraform's source (internal/cloud/backend_plan.go, cloud_variables.go): of the
caller's environment only `TF_VAR_...` and `-var`, which Terraform sends as variables of the run, in clear; never other
variables of the environment. All else it takes from the workspace.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from deploy.terraform_cloud.hcp import ApiError, ApiUnreachable, Client, Target, failures
from deploy.variables import AWS_CREDENTIALS, PREFIX, SECRETS

if TYPE_CHECKING:
    from lakehouse.settings import Settings

_MARK: Final = "Set by deploy.sh for the run that it waits for, and removed after it."
"""Description of the variables that this module creates. All others belong to the user."""


@dataclass
class RemoteSecrets:
    """Secret variables of remote runs, in the workspace for as long as a command here waits for such runs.

    Terraform would send what it is given (`TF_VAR_...`) as variables of the run, which everybody who may see the run
    can read, there and in its history. A sensitive variable of the workspace can be written and used, but not read.
    """

    client: Client
    target: Target
    workspace_id: str
    _ids: dict[str, str] = field(default_factory=dict)
    """Ids of the variables created here, by name."""
    _foreign: set[str] = field(default_factory=set)
    _sent: dict[str, str] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        self._look()

    def publish(self, environment: Mapping[str, str]) -> dict[str, str]:
        """Put the secrets of `environment` into the workspace; the environment without them, for Terraform.

        Failure says what is wrong.
        """
        with failures(self.target):
            for name in SECRETS:
                if name not in self._foreign:
                    self._keep(name, environment.get(f"{PREFIX}{name}", ""))
        return {name: value for name, value in environment.items() if name.removeprefix(PREFIX) not in SECRETS}

    def remove(self) -> list[str]:
        """Delete the variables created here. Returns the names of those that could not be deleted."""
        left = []
        for name in list(self._ids):
            try:
                self._delete(name)
            except (ApiError, ApiUnreachable):
                left.append(name)
        return left

    @property
    def foreign(self) -> Sequence[str]:
        """Secrets that the user keeps in the workspace: they are used, and not overwritten."""
        return sorted(self._foreign)

    def _look(self) -> None:
        for variable in self.client.get(self._path):
            attributes = variable["attributes"]
            if attributes["category"] == "terraform" and attributes["key"] in SECRETS:
                if attributes.get("description") == _MARK:  # an earlier command was killed
                    self._ids[attributes["key"]] = variable["id"]
                else:
                    self._foreign.add(attributes["key"])
        if not self._foreign.isdisjoint(AWS_CREDENTIALS):  # they belong together
            self._foreign.update(AWS_CREDENTIALS)

    def _keep(self, name: str, value: str) -> None:
        if not value:
            self._delete(name)  # of an earlier command
        elif self._sent.get(name) != value:
            self._write(name, value)
            self._sent[name] = value

    def _write(self, name: str, value: str) -> None:
        attributes = {
            "key": name,
            "value": value,
            "category": "terraform",
            "sensitive": True,
            "hcl": False,
            "description": _MARK,
        }
        if name not in self._ids:
            try:
                made = self.client.send("POST", self._path, {"type": "vars", "attributes": attributes})
                self._ids[name] = made["id"]
                return
            except ApiError as error:
                if error.status != 422:
                    raise
                # It was made, but the answer got lost and we asked again.
                self._look()
                if name not in self._ids:
                    raise
        id_ = self._ids[name]
        self.client.send("PATCH", f"{self._path}/{id_}", {"type": "vars", "id": id_, "attributes": attributes})

    def _delete(self, name: str) -> None:
        if name not in self._ids:
            return
        try:
            self.client.send("DELETE", f"{self._path}/{self._ids[name]}")
        except ApiError as error:
            if error.status != 404:
                raise
        del self._ids[name]
        self._sent.pop(name, None)

    @property
    def _path(self) -> str:
        return f"workspaces/{self.workspace_id}/vars"


@contextmanager
def remote_secrets(settings: Settings, environment: Mapping[str, str]) -> Iterator[RemoteSecrets | None]:
    """What hands secrets to remote runs of the settings' workspace, until the block ends; None when runs are local.

    The workspace has to exist: `terraform init` makes it. Failure says what is wrong.
    """
    target = Target.of(settings, environment)
    with failures(target):
        client = Client.of(target, environment)
        workspace = client.get(target.path)
        secrets = None
        if workspace["attributes"]["execution-mode"] != "local":
            secrets = RemoteSecrets(client, target, workspace["id"])
    if secrets is None:
        yield None
        return
    if secrets.foreign:
        print(f"note: using the workspace's own values of {', '.join(secrets.foreign)}", file=sys.stderr)
    try:
        yield secrets
    finally:
        left = secrets.remove()
        if left:
            print(
                f"warning: still in workspace {target.workspace} as sensitive variables: {', '.join(left)}; the next "
                "command removes them, or remove them by hand (Variables)",
                file=sys.stderr,
            )
