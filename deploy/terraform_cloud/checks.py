"""Checks of an HCP Terraform workspace before a run: token, organization, permissions, lock, versions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from deploy.errors import Problem, unreachable
from deploy.terraform.binary import MINIMUM, dotted
from deploy.terraform_cloud.cli_config import Token, UnreadableConfiguration
from deploy.terraform_cloud.hcp import ApiError, ApiUnreachable, Client, Target, TokenMissing

if TYPE_CHECKING:
    from lakehouse.settings import Settings

_NEEDED: Final = {
    "local": ("can-lock", "can-unlock", "can-read-state-versions", "can-create-state-versions"),
    "remote": ("can-queue-run", "can-read-variable", "can-update-variable", "can-queue-apply"),
}
"""What a run needs, by execution mode (`agent` is as `remote`)."""
_FOR_CHANGES: Final = frozenset({"can-create-state-versions", "can-queue-apply"})
"""What of it a plan does not need."""


def problems(
    settings: Settings,
    environment: Mapping[str, str],
    terraform: Callable[[], tuple[int, ...]],
    *,
    changes: bool = True,
) -> list[Problem]:
    """What would keep Terraform from a run in the workspace.

    `terraform` tells the version that runs here; `changes` is whether the run is more than a plan.
    """
    target = Target.of(settings, environment)
    try:
        client = Client.of(target, environment)
        return list(_problems(client, target, terraform, changes))
    except TokenMissing:
        return [
            Problem(
                f"No token for {target.host}, where Terraform's state is kept.",
                f"Run `{target.login}`, or set {target.token_variable}.",
            )
        ]
    except UnreadableConfiguration as error:
        return [Problem(f"Terraform's CLI configuration: {error}.", "Fix the file: Terraform reads its token from it.")]
    except ApiUnreachable as error:
        return [unreachable(target.host, str(error))]
    except ApiError as error:
        return [Problem(f"{target.host} answered: {error}.", "Run the same command again; see status.hashicorp.com.")]


def _problems(
    client: Client, target: Target, terraform: Callable[[], tuple[int, ...]], changes: bool
) -> Iterator[Problem]:
    organization = _organization(client, target)
    if isinstance(organization, Problem):
        yield organization
        return
    workspace = client.find(target.path)
    if workspace is None:
        permissions = organization["attributes"].get("permissions") or {}
        if permissions.get("can-create-workspace") is False:
            yield Problem(
                f"Workspace {target.workspace} does not exist in organization {target.organization}, "
                "and the token may not create it.",
                "Ask an owner to create it, or use a token with that permission (Organization settings, Teams).",
            )
        return
    attributes = workspace["attributes"]
    yield from _lack_of_permission(target, attributes, changes)
    yield from _lock(target, workspace)
    if attributes["execution-mode"] != "local":
        yield from _repository(target, attributes, changes)
        yield from _versions(target, str(attributes.get("terraform-version")), terraform())


def _organization(client: Client, target: Target) -> Any:
    """The organization; a Problem when the token or the name is not good."""
    try:
        found = client.find(f"organizations/{quote(target.organization)}")
    except ApiError as error:
        if error.status != 401:
            raise
        return Problem(
            f"{target.host} rejected the token from {client.token.source}: revoked, expired or mistyped.",
            f"Run `{target.login}`" + (f" and unset {client.token.source}." if _is_variable(client.token) else "."),
        )
    if found is not None:
        return found
    hint = " (TF_CLOUD_ORGANIZATION has no effect: the `cloud` block names one)" if target.overruled else ""
    return Problem(
        f"Organization {target.organization} does not exist at {target.host}, or the token from {client.token.source} "
        "has no access to it.",
        f"Set LAKEHOUSE_ORGANIZATION (or organization in cdktf.json) to yours{hint}, or log in as one of its members.",
    )


def _is_variable(token: Token) -> bool:
    return token.source.startswith("TF_TOKEN_")


def _repository(target: Target, attributes: Mapping[str, Any], changes: bool) -> Iterator[Problem]:
    """https://developer.hashicorp.com/terraform/cloud-docs/run/cli: only plans, where a repository is the source."""
    if changes and attributes.get("vcs-repo"):
        yield Problem(
            f"Workspace {target.workspace} is connected to a repository: it applies only that repository.",
            "Use a workspace without one (Settings, Version Control), or set its execution mode to local.",
        )


def _lack_of_permission(target: Target, attributes: Mapping[str, Any], changes: bool) -> Iterator[Problem]:
    permissions = attributes.get("permissions") or {}
    mode = "local" if attributes["execution-mode"] == "local" else "remote"
    needed = (name for name in _NEEDED[mode] if changes or name not in _FOR_CHANGES)
    missing = [name for name in needed if permissions.get(name) is False]
    if missing:
        words = ", ".join(name.removeprefix("can-").replace("-", " ") for name in missing)
        yield Problem(
            f"The token lacks permissions on workspace {target.workspace}: {words}.",
            "Give its team the permission `write` on the workspace (Settings, Team access).",
        )


def _lock(target: Target, workspace: Mapping[str, Any]) -> Iterator[Problem]:
    if not workspace["attributes"].get("locked"):
        return
    holder = ((workspace.get("relationships") or {}).get("locked-by") or {}).get("data") or {}
    reason = workspace["attributes"].get("locked-reason")
    by_run = holder.get("type") == "runs"
    who = f" by {'run' if by_run else 'user'} {holder['id']}" if holder.get("id") else ""
    path = f"https://{target.host}/app/{target.organization}/workspaces/{target.workspace}"
    unlock = f"If the lock is stale: `./deploy.sh terraform -- force-unlock {target.organization}/{target.workspace}`"
    yield Problem(
        f"Workspace {target.workspace} is locked{who}" + (f": {reason.rstrip('.')}." if reason else "."),
        f"Wait until that run has ended: {path}." if by_run else f"Wait until the other user has finished. {unlock}.",
    )


def _versions(target: Target, wanted: str, here: tuple[int, ...]) -> Iterator[Problem]:
    """A remote run takes the workspace's Terraform; the state is read and written by both."""
    match = re.fullmatch(r"(\d+)\.(\d+)\.(\d+)", wanted)
    if match is None:  # `latest`, or a constraint: what it comes to only Terraform Cloud knows
        return
    version = tuple(int(part) for part in match.groups())
    where = f"Set it at https://{target.host}/app/{target.organization}/workspaces/{target.workspace}/settings/general"
    if version < MINIMUM:
        yield Problem(
            f"Workspace {target.workspace} runs Terraform {wanted}; {dotted(MINIMUM)} or newer is needed.",
            f"{where}.",
        )
    elif here[:2] != version[:2]:
        yield Problem(
            f"Workspace {target.workspace} runs Terraform {wanted}, but this machine has {dotted(here)}: "
            "they cannot share a state.",
            f"{where} to {dotted(here)}, or name a Terraform {version[0]}.{version[1]} with TERRAFORM_BINARY_NAME.",
        )
