"""The part of Terraform Cloud's API that Terraform and `deploy.terraform_cloud` use, over a `Model`."""

from __future__ import annotations

import base64
import hashlib
import json
import logging
import socket
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NoReturn

from flask import Blueprint, Flask, Response, abort, request
from werkzeug.exceptions import HTTPException

from tests.stand_ins.hcp_model import (
    Document,
    Model,
    Organization,
    Project,
    StateVersion,
    Variable,
    Workspace,
    document,
)

if TYPE_CHECKING:
    from tests.stand_ins.terraform_cloud import TerraformCloud

MEDIA_TYPE = "application/vnd.api+json"
USER = "user-operator"

# Its own notes of requests would only be noise beside a failing test.
logging.getLogger("werkzeug").setLevel(logging.ERROR)


def application(cloud: TerraformCloud) -> Flask:
    """The WSGI application: token, faults and notes of every request around the routes."""
    app = Flask("terraform-cloud")

    @app.before_request
    def _check() -> Response | None:
        fault = cloud.faults.of(f"{request.method} {request.path}")
        request.environ["stand_in.fault"] = fault
        if fault is not None and not fault.answer_lost:
            return _fail(fault.status, fault.retry_after)
        open_to_all = request.path.startswith("/uploads/") or request.path == "/api/v2/ping"
        if not open_to_all and request.headers.get("Authorization") not in cloud.accepted:
            refuse(401, "unauthorized")
        return None

    @app.after_request
    def _note(response: Response) -> Response:
        fault = request.environ.get("stand_in.fault")
        if fault is not None and fault.answer_lost:
            response = _fail(fault.status, fault.retry_after)
        cloud.note(f"{request.method} {request.path}", response.status_code, request.get_data())
        response.headers["TFP-API-Version"] = "2.6"
        response.headers["TFP-AppName"] = "HCP Terraform"
        response.headers["X-RateLimit-Limit"] = "1000"
        return response

    @app.errorhandler(HTTPException)
    def _refused(error: HTTPException) -> Response:
        if error.response is not None:
            return error.response  # type: ignore[return-value]
        return _answer(_errors(error.code or 500, error.name.lower()), error.code or 500)

    for part in (_general(cloud.model), _workspaces(cloud.model), _states(cloud), _variables(cloud.model)):
        app.register_blueprint(part)
    from tests.stand_ins.hcp_runs import routes

    app.register_blueprint(routes(cloud))
    return app


def refuse(status: int, title: str, detail: str = "") -> NoReturn:
    abort(_answer(_errors(status, title, detail), status))


def one(resource: Document, status: int = 200, included: Sequence[Document] = ()) -> Response:
    """`included`: related resources, in full."""
    return _answer({"data": resource} | ({"included": list(included)} if included else {}), status)


def page(resources: Iterable[Document]) -> Response:
    """All of them on one page."""
    listed = list(resources)
    pagination = {"current-page": 1, "total-pages": 1, "total-count": len(listed), "page-size": 100}
    return _answer({"data": listed, "meta": {"pagination": pagination}}, 200)


def attributes() -> dict[str, Any]:
    return (request.get_json(force=True)["data"].get("attributes")) or {}


def relationship(name: str) -> str | None:
    """The id that the request relates to."""
    related = request.get_json(force=True)["data"].get("relationships") or {}
    return ((related.get(name) or {}).get("data") or {}).get("id")


def _answer(content: Any, status: int) -> Response:
    return Response(json.dumps(content), status, content_type=MEDIA_TYPE)


def _errors(status: int, title: str, detail: str = "") -> Any:
    return {"errors": [{"status": str(status), "title": title, **({"detail": detail} if detail else {})}]}


def _fail(status: int, retry_after: int | None) -> Response:
    if status == 0:
        request.environ["werkzeug.socket"].shutdown(socket.SHUT_RDWR)
        return Response(status=500)  # nobody reads it any more
    response = _answer(_errors(status, "trouble on purpose"), status)
    if retry_after is not None:
        response.headers["Retry-After"] = str(retry_after)
    return response


def found_organization(model: Model, name: str) -> Organization:
    """Also one that the token may not see is `not found`."""
    return model.organizations.get(name) or refuse(404, "not found")


def found_workspace(model: Model, id_: str) -> Workspace:
    return model.workspace(id_) or refuse(404, "not found")


def need(workspace: Workspace, permission: str) -> None:
    """What a token may not do it is not told of either."""
    if permission not in workspace.permissions:
        refuse(404, "not found")


def _general(model: Model) -> Blueprint:
    part = Blueprint("general", __name__, url_prefix="/api/v2")

    @part.get("/ping")
    def ping() -> Response:
        return Response(status=204)

    @part.get("/account/details")
    def account() -> Response:
        return one(document("users", USER, {"username": USER.removeprefix("user-")}))

    @part.get("/organizations/<name>/entitlement-set")
    def entitlements(name: str) -> Response:
        found_organization(model, name)
        every = ("operations", "state-storage", "teams", "private-module-registry", "agents", "sentinel")
        return one(document("entitlement-sets", name, dict.fromkeys(every, True)))

    @part.get("/organizations/<name>")
    def organization(name: str) -> Response:
        found = found_organization(model, name)
        permissions = {"can-create-workspace": found.may_create_workspaces}
        told = {"name": name, "default-execution-mode": found.default_execution_mode, "permissions": permissions}
        return one(document("organizations", name, told))

    @part.get("/organizations/<name>/projects")
    def projects(name: str) -> Response:
        wanted = request.args.get("filter[names]") or request.args.get("q")
        listed = found_organization(model, name).projects
        return page(project.document(name) for project in listed if wanted in (None, project.name))

    @part.post("/organizations/<name>/projects")
    def create_project(name: str) -> Response:
        project = Project(attributes()["name"])
        found_organization(model, name).projects.append(project)
        return one(project.document(name), 201)

    return part


def _workspaces(model: Model) -> Blueprint:
    part = Blueprint("workspaces", __name__, url_prefix="/api/v2")

    @part.get("/organizations/<organization>/workspaces")
    def listed(organization: str) -> Response:
        wanted = {tag for tag in request.args.get("search[tags]", "").split(",") if tag}
        every = found_organization(model, organization).workspaces.values()
        return page(workspace.document() for workspace in every if wanted <= set(workspace.tags))

    @part.post("/organizations/<organization>/workspaces")
    def create(organization: str) -> Response:
        owner, given = found_organization(model, organization), attributes()
        if not owner.may_create_workspaces:
            refuse(404, "not found")
        with model.lock:
            if given["name"] in owner.workspaces:
                refuse(422, "invalid attribute", "Name has already been taken")
            settings = {"project_id": relationship("project"), "execution_mode": given.get("execution-mode")}
            workspace = owner.workspace(given["name"], **{k: v for k, v in settings.items() if v is not None})
            workspace.tags |= _bindings(request.get_json(force=True)["data"])
        return one(workspace.document(), 201)

    @part.get("/organizations/<organization>/workspaces/<name>")
    def by_name(organization: str, name: str) -> Response:
        found = found_organization(model, organization).workspaces.get(name) or refuse(404, "not found")
        return one(found.document())

    @part.route("/workspaces/<id_>", methods=["GET", "PATCH"])
    def by_id(id_: str) -> Response:
        workspace = found_workspace(model, id_)
        if request.method == "PATCH":
            need(workspace, "can-update")
            given = attributes()
            workspace.terraform_version = given.get("terraform-version", workspace.terraform_version)
            workspace.execution_mode = given.get("execution-mode", workspace.execution_mode)
        return one(workspace.document())

    @part.route("/workspaces/<id_>/tag-bindings", methods=["GET", "PATCH"])
    def tag_bindings(id_: str) -> Response:
        workspace = found_workspace(model, id_)
        if request.method == "PATCH":
            need(workspace, "can-update")
            workspace.tags |= {
                entry["attributes"]["key"]: entry["attributes"].get("value") or ""
                for entry in request.get_json(force=True)["data"]
            }
        return page(document("tag-bindings", k, {"key": k, "value": v}) for k, v in sorted(workspace.tags.items()))

    @part.post("/workspaces/<id_>/actions/lock")
    def lock(id_: str) -> Response:
        workspace = found_workspace(model, id_)
        with model.lock:
            if workspace.locked_by is not None:
                refuse(409, "workspace already locked")
            workspace.locked_by, workspace.lock_reason = USER, request.get_json(force=True).get("reason") or ""
        return one(workspace.document())

    @part.post("/workspaces/<id_>/actions/<any('unlock', 'force-unlock'):how>")
    def unlock(id_: str, how: str) -> Response:
        workspace = found_workspace(model, id_)
        with model.lock:
            if workspace.locked_by is None:
                refuse(409, "workspace already unlocked")
            if how == "unlock" and workspace.locked_by != USER:
                refuse(409, f"workspace is locked by {workspace.locked_by}")
            workspace.locked_by, workspace.lock_reason = None, ""
        return one(workspace.document())

    return part


def _bindings(data: Document) -> dict[str, str]:
    """Tags that a new workspace is given."""
    bound = ((data.get("relationships") or {}).get("tag-bindings") or {}).get("data") or []
    legacy = ((data.get("relationships") or {}).get("tags") or {}).get("data") or []
    return {entry["attributes"]["key"]: entry["attributes"].get("value") or "" for entry in bound} | {
        entry["attributes"]["name"]: "" for entry in legacy
    }


def _states(cloud: TerraformCloud) -> Blueprint:
    part, model = Blueprint("states", __name__), cloud.model

    def told(state: StateVersion) -> Document:
        return state.document(f"{cloud.url}/uploads/states/{state.id}")

    def found(id_: str) -> StateVersion:
        return model.state_versions.get(id_) or refuse(404, "not found")

    @part.get("/api/v2/workspaces/<id_>/current-state-version")
    def current(id_: str) -> Response:
        state = found_workspace(model, id_).current_state
        return one(told(state)) if state is not None else refuse(404, "not found")

    @part.get("/api/v2/state-versions/<id_>")
    def by_id(id_: str) -> Response:
        return one(told(found(id_)))

    @part.get("/api/v2/state-versions/<id_>/outputs")
    def outputs(id_: str) -> Response:
        return page(_outputs(found(id_)))

    @part.get("/api/v2/workspaces/<id_>/current-state-version-outputs")
    def current_outputs(id_: str) -> Response:
        state = found_workspace(model, id_).current_state
        return page(_outputs(state)) if state is not None else refuse(404, "not found")

    @part.post("/api/v2/workspaces/<id_>/state-versions")
    def create(id_: str) -> Response:
        workspace, given = found_workspace(model, id_), attributes()
        need(workspace, "can-create-state-versions")
        with model.lock:
            if workspace.locked_by is None:
                refuse(409, "workspace must be locked")
            latest = workspace.current_state
            if latest is not None and given["serial"] <= latest.serial and given["md5"] != latest.md5:
                refuse(409, "conflict", f"serial {given['serial']} is not newer than {latest.serial}")
            state = StateVersion(given["serial"], given.get("lineage") or "", given["md5"])
            if given.get("state"):
                state.content = base64.b64decode(given["state"])
            workspace.states.append(state)
            model.state_versions[state.id] = state
        return one(told(state), 201)

    @part.route("/uploads/states/<id_>", methods=["GET", "PUT"])
    def content(id_: str) -> Response:
        state = found(id_)
        if request.method == "GET":
            return Response(state.content, content_type="application/octet-stream")
        body = request.get_data()
        if hashlib.md5(body).hexdigest() != state.md5:  # noqa: S324 - the API's checksum
            refuse(422, "the state's MD5 is not the one that was announced")
        state.content = body
        return Response(status=200)

    @part.put("/uploads/states/<id_>.json")
    def as_json(id_: str) -> Response:
        """Terraform's description of it for others; nobody here asks for it."""
        found(id_)
        return Response(status=200)

    return part


def _outputs(state: StateVersion) -> list[Document]:
    values = json.loads(state.content or b"{}").get("outputs", {})
    return [
        document(
            "state-version-outputs",
            name,
            {
                "name": name,
                "value": output["value"],
                "type": output["type"],
                "detailed-type": output["type"],
                "sensitive": output.get("sensitive", False),
            },
        )
        for name, output in values.items()
    ]


def _variables(model: Model) -> Blueprint:
    part = Blueprint("variables", __name__, url_prefix="/api/v2/workspaces/<id_>")

    @part.get("/vars")
    @part.get("/all-vars")
    def listed(id_: str) -> Response:
        workspace = found_workspace(model, id_)
        need(workspace, "can-read-variable")
        return page(variable.document() for variable in workspace.variables.values())

    @part.post("/vars")
    def create(id_: str) -> Response:
        workspace = found_workspace(model, id_)
        need(workspace, "can-update-variable")
        variable = Variable(**_variable_fields(attributes()))
        if any((v.key, v.category) == (variable.key, variable.category) for v in workspace.variables.values()):
            refuse(422, "invalid attribute", "Key has already been taken")
        workspace.variables[variable.id] = variable
        return one(variable.document(), 201)

    @part.route("/vars/<variable_id>", methods=["PATCH", "DELETE"])
    def change(id_: str, variable_id: str) -> Response:
        workspace = found_workspace(model, id_)
        need(workspace, "can-update-variable")
        variable = workspace.variables.get(variable_id) or refuse(404, "not found")
        if request.method == "DELETE":
            del workspace.variables[variable_id]
            return Response(status=204)
        given = _variable_fields(attributes())
        if variable.sensitive and given.get("sensitive") is False:
            refuse(422, "invalid attribute", "Sensitive cannot be unset")
        for name, value in given.items():
            setattr(variable, name, value)
        return one(variable.document())

    return part


def _variable_fields(given: dict[str, Any]) -> dict[str, Any]:
    known = ("key", "value", "category", "sensitive", "hcl", "description")
    return {name: given[name] for name in known if given.get(name) is not None}
