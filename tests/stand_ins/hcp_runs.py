"""Remote runs: the API's part, and a worker that carries them out with real Terraform.

A run gets what Terraform Cloud would give it and nothing else: the files that were uploaded, the workspace's variables,
and the run's own variables, which win. What the machine of the caller has (environment, files elsewhere) is not there.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from flask import Blueprint, Response, request

from tests.stand_ins.hcp_model import Document, Model, StateVersion, Workspace, document, moment, new_id

if TYPE_CHECKING:
    from tests.stand_ins.terraform_cloud import TerraformCloud

ROOT: Final = Path(__file__).resolve().parents[2]
TERRAFORM: Final = (sys.executable, "-m", "deploy.terraform.program")
HAS: Final = "1.15.5"
"""The Terraform that the worker has."""

_STARTED: Final = "planning"
_ENDED: Final = frozenset(
    {"applied", "canceled", "discarded", "errored", "planned_and_finished", "planned_and_saved", "force_canceled"}
)
_STX, _ETX = b"\x02", b"\x03"
_OK, _CHANGES = 0, 2  # of `plan -detailed-exitcode`


@dataclass
class ConfigurationVersion:
    speculative: bool
    archive: bytes | None = None
    id: str = field(default_factory=lambda: new_id("cv"))

    def document(self, url: str) -> Document:
        attributes = {
            "status": "pending" if self.archive is None else "uploaded",
            "speculative": self.speculative,
            "upload-url": f"{url}/uploads/configurations/{self.id}",
        }
        return document("configuration-versions", self.id, attributes)


@dataclass
class Run:
    """One run. `attributes` are what the request asked for."""

    workspace: Workspace
    configuration: ConfigurationVersion
    attributes: Mapping[str, Any]
    id: str = field(default_factory=lambda: new_id("run"))
    status: str = "pending"
    has_changes: bool = False
    logs: dict[str, bytes] = field(default_factory=lambda: {"plan": b"", "apply": b""})
    plan: bytes = b""
    """As `terraform show -json` tells it."""
    schemas: bytes = b""
    """Those of the providers, for whoever renders the plan."""
    created_at: str = field(default_factory=moment)
    confirmed: threading.Event = field(default_factory=threading.Event)
    canceled: threading.Event = field(default_factory=threading.Event)
    process: subprocess.Popen[bytes] | None = None

    @property
    def only_plans(self) -> bool:
        return bool(self.configuration.speculative or self.attributes.get("plan-only"))

    @property
    def variables(self) -> dict[str, str]:
        """HCL expressions by name."""
        return {entry["key"]: entry["value"] for entry in self.attributes.get("variables") or []}

    @property
    def rendered(self) -> Document:
        """The plan as Terraform renders it where it was called (internal/command/jsonformat, Plan)."""
        plan, schemas = json.loads(self.plan), json.loads(self.schemas)
        kept = ("output_changes", "resource_changes", "resource_drift", "relevant_attributes")
        return {
            "plan_format_version": plan["format_version"],
            "provider_format_version": schemas["format_version"],
            "provider_schemas": schemas["provider_schemas"],
            **{name: plan[name] for name in kept if name in plan},
        }

    def part_id(self, part: str) -> str:
        return f"{part}-{self.id}"

    def document(self) -> Document:
        waiting = self.status == "planned"
        attributes = {
            "status": self.status,
            "created-at": self.created_at,
            "has-changes": self.has_changes,
            "auto-apply": bool(self.attributes.get("auto-apply")),
            "is-destroy": bool(self.attributes.get("is-destroy")),
            "message": "",
            "plan-only": self.only_plans,
            "source": "terraform+cloud",
            "status-timestamps": {},
            # Whoever may see the run sees these: they have no `sensitive`.
            "variables": [{"key": key, "value": value} for key, value in self.variables.items()],
            "actions": {
                "is-cancelable": self.status in ("pending", "planning", "applying"),
                "is-confirmable": waiting or self.status == "planned_and_saved",
                "is-discardable": waiting or self.status == "planned_and_saved",
                "is-force-cancelable": False,
            },
            "permissions": {
                "can-apply": "can-queue-apply" in self.workspace.permissions,
                "can-cancel": True,
                "can-discard": True,
            },
        }
        return document(
            "runs",
            self.id,
            attributes,
            workspace=("workspaces", self.workspace.id),
            configuration_version=("configuration-versions", self.configuration.id),
            plan=("plans", self.part_id("plan")),
            apply=("applies", self.part_id("apply")),
        )


class Worker:
    """The machines that carry out runs. `environment` is what they have of their own; `prepare` is told each folder."""

    def __init__(self, model: Model, folder: Path, environment: Mapping[str, str]) -> None:
        self.model = model
        self.environment = dict(environment)
        self.prepare: Callable[[Path], object] = lambda _folder: None
        self.runs: dict[str, Run] = {}
        self.configurations: dict[str, ConfigurationVersion] = {}
        self._folder = folder
        self._threads: list[threading.Thread] = []

    def start(self, run: Run) -> None:
        self.runs[run.id] = run
        thread = threading.Thread(target=self._carry_out, args=(run,), daemon=True)
        self._threads.append(thread)
        thread.start()

    def close(self) -> None:
        """Cancel what runs and wait for it."""
        for run in self.runs.values():
            self.cancel(run)
        for thread in self._threads:
            thread.join(60)

    def cancel(self, run: Run) -> None:
        run.canceled.set()
        run.confirmed.set()
        if run.process is not None and run.process.poll() is None:
            run.process.send_signal(signal.SIGINT)

    def _carry_out(self, run: Run) -> None:
        if not run.only_plans and not self._take_lock(run):
            run.status = "canceled"
            return
        folder = self._folder / run.id
        try:
            run.status = _STARTED
            self._unpack(run, folder)
            run.status = self._plan(run, folder)
            if run.status == "planned":
                self._confirm_and_apply(run, folder)
        except Exception as error:
            run.logs["plan"] += f"the worker failed: {error}\n".encode()
            run.status = "errored"
            raise
        finally:
            if run.workspace.locked_by == run.id:
                run.workspace.locked_by = None
            if run.status != "planned_and_saved":
                shutil.rmtree(folder, ignore_errors=True)

    def _take_lock(self, run: Run) -> bool:
        """Wait for the workspace, as a queued run does; False when it was canceled meanwhile."""
        while not run.canceled.is_set():
            with self.model.lock:
                if run.workspace.locked_by is None:
                    run.workspace.locked_by = run.id
                    return True
            time.sleep(0.05)
        return False

    def _unpack(self, run: Run, folder: Path) -> None:
        folder.mkdir(parents=True)
        with tarfile.open(fileobj=io.BytesIO(run.configuration.archive or b"")) as archive:
            archive.extractall(folder, filter="data")
        backend = {"terraform": {"backend": {"local": {}}}}
        (folder / "zzz_backend_override.tf.json").write_text(json.dumps(backend))
        state = run.workspace.current_state
        if state is not None and state.content:
            (folder / "terraform.tfstate").write_bytes(state.content)
        texts = {v.key: v.value for v in self._variables(run, "terraform") if not v.hcl}
        (folder / "terraform.tfvars.json").write_text(json.dumps(texts))
        expressions = {v.key: v.value for v in self._variables(run, "terraform") if v.hcl} | run.variables
        lines = "".join(f"{name} = {expression}\n" for name, expression in expressions.items())
        (folder / "run.auto.tfvars").write_text(lines)
        self.prepare(folder)

    @staticmethod
    def _variables(run: Run, category: str) -> list[Any]:
        return [v for v in list(run.workspace.variables.values()) if v.category == category]

    def _plan(self, run: Run, folder: Path) -> str:
        """The status it ends in."""
        wanted = run.workspace.terraform_version
        if wanted != HAS:
            run.logs["plan"] += f"Error: this worker has Terraform {HAS}, not {wanted}.\n".encode()
            return "errored"
        if self._terraform(run, "plan", folder, "init") != _OK:
            return "errored"
        code = self._terraform(
            run, "plan", folder, "plan", *_form(run), "-out=saved.plan", "-detailed-exitcode", *_arguments(run)
        )
        if run.canceled.is_set():
            return "canceled"
        if code not in (_OK, _CHANGES):
            return "errored"
        run.has_changes = code == _CHANGES
        run.plan = self._output(run, folder, "show", "-json", "saved.plan")
        if run.workspace.structured_output:
            run.schemas = self._output(run, folder, "providers", "schema", "-json")
        if run.only_plans or not run.has_changes:
            return "planned_and_finished"
        return "planned_and_saved" if run.attributes.get("save-plan") else "planned"

    def confirm(self, run: Run) -> None:
        """Apply a plan that waits, or one that was saved."""
        if run.status != "planned_and_saved":
            run.confirmed.set()
            return
        run.attributes = {**run.attributes, "save-plan": False, "auto-apply": True}
        thread = threading.Thread(target=self._apply_saved, args=(run,), daemon=True)
        self._threads.append(thread)
        run.status = "confirmed"
        thread.start()

    def _apply_saved(self, run: Run) -> None:
        folder = self._folder / run.id
        try:
            if self._take_lock(run):
                self._confirm_and_apply(run, folder)
        finally:
            if run.workspace.locked_by == run.id:
                run.workspace.locked_by = None
            shutil.rmtree(folder, ignore_errors=True)

    def _confirm_and_apply(self, run: Run, folder: Path) -> None:
        if not run.attributes.get("auto-apply"):
            run.confirmed.wait()
        if run.canceled.is_set():
            run.status = "discarded"
            return
        run.status = "applying"
        code = self._terraform(run, "apply", folder, "apply", *_form(run), "-input=false", "saved.plan")
        self._keep_state(run, folder / "terraform.tfstate")
        run.status = "applied" if code == _OK else "canceled" if run.canceled.is_set() else "errored"

    def _environment(self, run: Run, folder: Path) -> dict[str, str]:
        return {
            "PATH": os.environ["PATH"],
            "HOME": str(folder),
            "PYTHONPATH": str(ROOT),
            "CHECKPOINT_DISABLE": "1",
            "TF_CLI_CONFIG_FILE": os.devnull,
            "TF_INPUT": "0",
            "TF_IN_AUTOMATION": "1",
            **{v.key: v.value for v in self._variables(run, "env")},
            **self.environment,
        }

    def _output(self, run: Run, folder: Path, *arguments: str) -> bytes:
        environment = self._environment(run, folder)
        return subprocess.run(
            [*TERRAFORM, *arguments], cwd=folder, env=environment, capture_output=True, check=True
        ).stdout

    def _terraform(self, run: Run, part: str, folder: Path, *arguments: str) -> int:
        with subprocess.Popen(
            [*TERRAFORM, *arguments],
            cwd=folder,
            env=self._environment(run, folder),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        ) as run.process:
            assert run.process.stdout is not None
            for line in run.process.stdout:
                run.logs[part] += line
        return run.process.returncode

    def _keep_state(self, run: Run, path: Path) -> None:
        if not path.exists():
            return
        content = path.read_bytes()
        told = json.loads(content)
        digest = hashlib.md5(content).hexdigest()  # noqa: S324 - the API's checksum
        state = StateVersion(told["serial"], told["lineage"], digest, content, run.id)
        with self.model.lock:
            run.workspace.states.append(state)
            self.model.state_versions[state.id] = state


def _form(run: Run) -> list[str]:
    return ["-json"] if run.workspace.structured_output else []


def _arguments(run: Run) -> list[str]:
    """Of `terraform plan`, from what the run asks for."""
    asked = run.attributes
    return [
        "-input=false",
        *(["-destroy"] if asked.get("is-destroy") else []),
        *(["-refresh-only"] if asked.get("refresh-only") else []),
        *(["-refresh=false"] if asked.get("refresh") is False else []),
        *(f"-replace={address}" for address in asked.get("replace-addrs") or []),
        *(f"-target={address}" for address in asked.get("target-addrs") or []),
    ]


def routes(cloud: TerraformCloud) -> Blueprint:
    """Configurations, runs, plans, applies and their logs."""
    from tests.stand_ins.hcp_api import (
        attributes,
        found_organization,
        found_workspace,
        need,
        one,
        page,
        refuse,
        relationship,
    )

    part, worker = Blueprint("runs", __name__), cloud.worker

    def found(id_: str) -> Run:
        return worker.runs.get(id_) or refuse(404, "not found")

    @part.post("/api/v2/workspaces/<id_>/configuration-versions")
    def create_configuration(id_: str) -> Response:
        need(found_workspace(cloud.model, id_), "can-queue-run")
        configuration = ConfigurationVersion(bool(attributes().get("speculative")))
        worker.configurations[configuration.id] = configuration
        return one(configuration.document(cloud.url), 201)

    @part.get("/api/v2/configuration-versions/<id_>")
    def configuration(id_: str) -> Response:
        return one((worker.configurations.get(id_) or refuse(404, "not found")).document(cloud.url))

    @part.put("/uploads/configurations/<id_>")
    def upload(id_: str) -> Response:
        (worker.configurations.get(id_) or refuse(404, "not found")).archive = request.get_data()
        return Response(status=200)

    @part.post("/api/v2/runs")
    def create_run() -> Response:
        workspace = found_workspace(cloud.model, relationship("workspace") or "")
        need(workspace, "can-queue-run")
        configured = worker.configurations.get(relationship("configuration-version") or "") or refuse(404, "not found")
        if workspace.execution_mode == "local":
            refuse(422, "invalid", "Workspace is configured for local execution")
        run = Run(workspace, configured, attributes())
        worker.start(run)
        return one(run.document(), 201)

    @part.get("/api/v2/runs/<id_>")
    def run(id_: str) -> Response:
        found_run = found(id_)
        asked = request.args.get("include", "").split(",")
        related = {"workspace": found_run.workspace.document, "plan": lambda: told_of(found_run.part_id("plan"))}
        return one(found_run.document(), included=[tell() for name, tell in related.items() if name in asked])

    @part.get("/api/v2/workspaces/<id_>/runs")
    def runs_of(id_: str) -> Response:
        every = [run for run in worker.runs.values() if run.workspace.id == id_]
        return page(run.document() for run in reversed(every))

    @part.get("/api/v2/organizations/<name>/runs/queue")
    def queue(name: str) -> Response:
        found_organization(cloud.model, name)
        waiting = [run for run in worker.runs.values() if run.status == "pending"]
        return page(run.document() for run in waiting)

    @part.get("/api/v2/organizations/<name>/capacity")
    def capacity(name: str) -> Response:
        found_organization(cloud.model, name)
        return one(document("organization-capacity", name, {"pending": 0, "running": 1}))

    @part.get("/api/v2/runs/<id_>/<any('run-events', 'comments', 'policy-checks', 'task-stages'):_kind>")
    def nothing(id_: str, _kind: str) -> Response:
        found(id_)
        return page([])

    @part.post("/api/v2/runs/<id_>/actions/<any('apply', 'discard', 'cancel'):what>")
    def act(id_: str, what: str) -> Response:
        found_run = found(id_)
        if what != "apply":
            worker.cancel(found_run)
        elif "can-queue-apply" not in found_run.workspace.permissions:
            refuse(404, "not found")
        else:
            worker.confirm(found_run)
        return Response(status=202)

    def told_of(id_: str) -> Document:
        what, _, run_id = id_.partition("-")
        found_run = found(run_id)
        status = found_run.status
        over = status in _ENDED or (what == "plan" and status not in ("pending", _STARTED))
        told = {
            "status": "finished" if over else ("pending" if status == "pending" else "running"),
            "has-changes": found_run.has_changes,
            "log-read-url": f"{cloud.url}/uploads/logs/{id_}",
        }
        return document("plans" if what == "plan" else "applies", id_, told)

    @part.get("/api/v2/<any('plans', 'applies'):_kind>/<id_>")
    def plan_or_apply(_kind: str, id_: str) -> Response:
        return one(told_of(id_))

    @part.get("/api/v2/plans/<id_>/json-output")
    def plan_as_json(id_: str) -> Response:
        return Response(found(id_.partition("-")[2]).plan, content_type="application/json")

    @part.get("/api/v2/plans/<id_>/json-output-redacted")
    def plan_to_render(id_: str) -> Response:
        return Response(json.dumps(found(id_.partition("-")[2]).rendered), content_type="application/json")

    @part.get("/uploads/logs/<id_>")
    def log(id_: str) -> Response:
        """From `offset` on, at most `limit` bytes. The whole log begins with STX and, once complete, ends with ETX."""
        what, _, run_id = id_.partition("-")
        found_run = found(run_id)
        status = found_run.status
        over = status in _ENDED or (what == "plan" and status not in ("pending", _STARTED))
        whole = _STX + found_run.logs[what] + (_ETX if over else b"")
        offset, limit = int(request.args.get("offset", 0)), int(request.args.get("limit", 65536))
        return Response(whole[offset : offset + limit], content_type="text/plain")

    return part
