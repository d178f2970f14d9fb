"""What a Terraform Cloud holds, and the JSON:API documents in which it tells of it.

Shapes: https://developer.hashicorp.com/terraform/cloud-docs/api-docs (workspaces, state-versions, runs, variables).
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

Document = dict[str, Any]

ALL_PERMISSIONS = (
    "can-create-state-versions",
    "can-destroy",
    "can-force-unlock",
    "can-lock",
    "can-queue-apply",
    "can-queue-destroy",
    "can-queue-run",
    "can-read-settings",
    "can-read-state-versions",
    "can-read-variable",
    "can-unlock",
    "can-update",
    "can-update-variable",
)


def new_id(prefix: str) -> str:
    return f"{prefix}-{secrets.token_hex(8)}"


def moment() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def document(kind: str, id_: str, attributes: Mapping[str, Any], **related: tuple[str, str] | None) -> Document:
    """A resource object; `related` are (type, id) by the relationship's name, `_` for `-`."""
    relationships = {
        name.replace("_", "-"): {"data": None if to is None else {"type": to[0], "id": to[1]}}
        for name, to in related.items()
    }
    return {"id": id_, "type": kind, "attributes": dict(attributes), "relationships": relationships}


@dataclass
class Variable:
    """A workspace variable. The API never gives back the value of a sensitive one."""

    key: str
    value: str
    category: str = "terraform"
    sensitive: bool = False
    hcl: bool = False
    description: str = ""
    id: str = field(default_factory=lambda: new_id("var"))

    def document(self) -> Document:
        shown = None if self.sensitive else self.value
        attributes = {
            "key": self.key,
            "value": shown,
            "category": self.category,
            "sensitive": self.sensitive,
            "hcl": self.hcl,
            "description": self.description,
        }
        return document("vars", self.id, attributes)


@dataclass
class StateVersion:
    serial: int
    lineage: str
    md5: str
    content: bytes | None = None
    """None until it was uploaded."""
    run_id: str | None = None
    id: str = field(default_factory=lambda: new_id("sv"))
    created_at: str = field(default_factory=moment)

    def document(self, upload: str) -> Document:
        """`upload`: the URL under which both states are put and fetched."""
        attributes = {
            "serial": self.serial,
            "created-at": self.created_at,
            "size": len(self.content or b""),
            "status": "pending" if self.content is None else "finalized",
            "hosted-state-upload-url": upload,
            "hosted-state-download-url": upload,
            "hosted-json-state-upload-url": f"{upload}.json",
            "resources-processed": True,
        }
        return document("state-versions", self.id, attributes)


@dataclass
class Workspace:
    organization: str
    name: str
    project_id: str
    execution_mode: str = "local"
    terraform_version: str = "1.15.5"
    structured_output: bool = True
    """Whether runs log messages, which Terraform renders where it is called, or text."""
    tags: dict[str, str] = field(default_factory=dict)
    repository: str | None = None
    """A connected one: runs then come from it alone."""
    permissions: set[str] = field(default_factory=lambda: set(ALL_PERMISSIONS))
    locked_by: str | None = None
    """A user, or the id of a run."""
    lock_reason: str = ""
    variables: dict[str, Variable] = field(default_factory=dict)
    states: list[StateVersion] = field(default_factory=list)
    id: str = field(default_factory=lambda: new_id("ws"))

    @property
    def current_state(self) -> StateVersion | None:
        return next((state for state in reversed(self.states) if state.content is not None), None)

    def document(self) -> Document:
        attributes = {
            "name": self.name,
            "locked": self.locked_by is not None,
            "locked-reason": self.lock_reason,
            "execution-mode": self.execution_mode,
            "operations": self.execution_mode != "local",
            "terraform-version": self.terraform_version,
            "vcs-repo": None if self.repository is None else {"identifier": self.repository},
            "auto-apply": False,
            "working-directory": "",
            "tag-names": sorted(self.tags),
            "structured-run-output-enabled": self.structured_output,
            "permissions": {name: name in self.permissions for name in ALL_PERMISSIONS},
            "actions": {"is-destroyable": True},
        }
        holder = None
        if self.locked_by is not None:
            holder = ("runs" if self.locked_by.startswith("run-") else "users", self.locked_by)
        return document(
            "workspaces",
            self.id,
            attributes,
            organization=("organizations", self.organization),
            project=("projects", self.project_id),
            locked_by=holder,
        )


@dataclass
class Project:
    name: str
    id: str = field(default_factory=lambda: new_id("prj"))

    def document(self, organization: str) -> Document:
        return document("projects", self.id, {"name": self.name}, organization=("organizations", organization))


@dataclass
class Organization:
    name: str
    default_execution_mode: str = "local"
    may_create_workspaces: bool = True
    projects: list[Project] = field(default_factory=lambda: [Project("Default Project")])
    workspaces: dict[str, Workspace] = field(default_factory=dict)

    def workspace(self, name: str, **settings: Any) -> Workspace:
        """Make a workspace. Without `project_id` it is in the default project."""
        settings.setdefault("project_id", self.projects[0].id)
        settings.setdefault("execution_mode", self.default_execution_mode)
        self.workspaces[name] = Workspace(self.name, name, **settings)
        return self.workspaces[name]


class Model:
    """All of it. Who changes it holds `lock`."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.organizations: dict[str, Organization] = {}
        self.state_versions: dict[str, StateVersion] = {}

    def workspace(self, id_: str) -> Workspace | None:
        every = (w for organization in self.organizations.values() for w in organization.workspaces.values())
        return next((workspace for workspace in every if workspace.id == id_), None)
