"""Terraform Cloud looked at before a run, and secrets of remote runs, against the stand-in."""

from __future__ import annotations

import dataclasses
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests
from lakehouse.settings import Settings

from deploy import ready
from deploy.errors import Failure
from deploy.options import Options
from deploy.terraform_cloud import checks, hcp
from deploy.terraform_cloud.remote_secrets import RemoteSecrets, remote_secrets
from deploy.variables import SECRETS
from tests.stand_ins.accounts import ORGANIZATION, WORKSPACE
from tests.stand_ins.hcp_model import ALL_PERMISSIONS, Variable
from tests.stand_ins.terraform_cloud import TerraformCloud

GIVEN = {f"TF_VAR_{name}": f"canary-{name}" for name in SECRETS}


@dataclasses.dataclass
class World:
    cloud: TerraformCloud
    home: Path
    settings: Settings = dataclasses.field(default_factory=Settings)
    version: tuple[int, ...] = (1, 15, 5)

    def environment(self, **more: str) -> dict[str, str]:
        config = self.cloud.write_cli_config(self.home / "terraform.rc")
        return {"HOME": str(self.home), "TF_CLI_CONFIG_FILE": str(config), **more}

    def problems(self, **more: str) -> list[str]:
        """As one text each. Nothing secret may be in it."""
        found = checks.problems(self.settings, self.environment(**more), lambda: self.version)
        texts = [f"{problem.what} {problem.remedy}" for problem in found]
        assert not any(self.cloud.token in text for text in texts)
        return texts

    def problem(self, **more: str) -> str:
        (text,) = self.problems(**more)
        return text


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    with TerraformCloud(tmp_path / "cloud") as cloud:
        cloud.organization(ORGANIZATION)
        yield World(cloud, tmp_path)


@pytest.fixture
def workspace(world: World):
    return world.cloud.model.organizations[ORGANIZATION].workspace(WORKSPACE)


def test_a_workspace_that_terraform_will_make_is_no_problem(world):
    assert world.problems() == []


def test_a_workspace_that_is_there_is_no_problem(world, workspace):
    assert world.problems() == []
    workspace.execution_mode = "remote"
    assert world.problems() == []


def test_no_token(world):
    world.cloud.write_cli_config(world.home / "none.rc", token=None)
    text = world.problem(TF_CLI_CONFIG_FILE=str(world.home / "none.rc"))
    assert "No token for app.terraform.io" in text
    assert "`terraform login`" in text
    assert "TF_TOKEN_app_terraform_io" in text


def test_a_token_that_is_refused_is_told_by_where_it_was_found(world):
    assert "rejected the token from TF_TOKEN_app_terraform_io" in world.problem(TF_TOKEN_app_terraform_io="old")
    world.cloud.revoke_token()
    assert f"rejected the token from {world.home / 'terraform.rc'}" in world.problem()


def test_an_organization_that_is_not_to_be_seen(world):
    world.cloud.hide_organization(ORGANIZATION)
    assert "Organization signalroom does not exist at app.terraform.io" in world.problem()
    assert "TF_CLOUD_ORGANIZATION has no effect" in world.problem(TF_CLOUD_ORGANIZATION="acme")


def test_a_workspace_that_may_not_be_made(world):
    world.cloud.model.organizations[ORGANIZATION].may_create_workspaces = False
    assert "may not create it" in world.problem()


def test_a_workspace_that_is_locked_says_by_whom_and_how_to_go_on(world, workspace):
    world.cloud.lock(workspace, by="user-alice", reason="Migration.")
    text = world.problem()
    assert f"Workspace {WORKSPACE} is locked by user user-alice: Migration." in text
    assert f"force-unlock {ORGANIZATION}/{WORKSPACE}" in text
    world.cloud.lock(workspace, by="run-1234")
    assert "locked by run run-1234" in world.problem()
    assert "force-unlock" not in world.problem()


@pytest.mark.parametrize(
    ("mode", "permission", "matters"),
    [
        ("local", "can-lock", True),
        ("local", "can-queue-apply", False),
        ("remote", "can-queue-apply", True),
        ("agent", "can-update-variable", True),
        ("remote", "can-lock", False),
    ],
)
def test_permissions_that_a_run_needs(world, workspace, mode, permission, matters):
    workspace.execution_mode = mode
    workspace.permissions = set(ALL_PERMISSIONS) - {permission}
    assert [permission.removeprefix("can-").replace("-", " ") in text for text in world.problems()] == [True] * matters


def test_a_plan_needs_less(world, workspace):
    workspace.execution_mode = "remote"
    workspace.repository = "acme/lake"
    workspace.permissions = set(ALL_PERMISSIONS) - {"can-queue-apply"}
    assert len(world.problems()) == 2
    assert checks.problems(world.settings, world.environment(), lambda: world.version, changes=False) == []


def test_a_workspace_of_a_repository_lets_nobody_apply_from_here(world, workspace):
    workspace.repository = "acme/lake"
    assert world.problems() == []
    workspace.execution_mode = "remote"
    assert "is connected to a repository" in world.problem()


@pytest.mark.parametrize(
    ("wanted", "here", "says"),
    [
        ("1.5.7", (1, 15, 5), "1.13.0 or newer is needed"),
        ("1.14.2", (1, 15, 5), "they cannot share a state"),
        ("1.15.1", (1, 15, 5), None),
        ("1.13.0", (1, 13, 9), None),
        ("latest", (1, 15, 5), None),
        ("~> 1.13.0", (1, 15, 5), None),
    ],
)
def test_terraform_versions_of_both_sides(world, workspace, wanted, here, says):
    world.version = here
    workspace.terraform_version = wanted
    assert world.problems() == []  # with local execution the workspace's version means nothing
    workspace.execution_mode = "remote"
    assert [says in text for text in world.problems()] == ([True] if says else [])


def test_a_host_that_is_not_there(world):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    (world.home / "gone.rc").write_text(
        f'credentials "app.terraform.io" {{ token = "x" }}\n'
        f'host "app.terraform.io" {{ services = {{ "tfe.v2" = "http://127.0.0.1:{port}/api/v2/" }} }}'
    )
    text = world.problem(TF_CLI_CONFIG_FILE=str(world.home / "gone.rc"))
    assert text.startswith("app.terraform.io cannot be reached: no connection")


@pytest.mark.parametrize("variable", ["SSL_CERT_FILE", "REQUESTS_CA_BUNDLE"])
def test_the_authorities_of_a_company_are_taken_from_where_terraform_takes_them(variable):
    assert hcp._session(None, {}).verify is True
    assert hcp._session(None, {variable: "/etc/company.pem"}).verify == "/etc/company.pem"


def test_another_host_of_the_environment_is_the_one_that_is_asked(world):
    """The `cloud` block names none, so Terraform takes TF_CLOUD_HOSTNAME too."""
    assert "No token for tfe.example.com" in world.problem(TF_CLOUD_HOSTNAME="tfe.example.com")
    assert "TF_TOKEN_tfe_example_com" in world.problem(TF_CLOUD_HOSTNAME="tfe.example.com")


@pytest.mark.parametrize(
    ("services", "says"),
    [
        ({"tfe.v2": "/tfe/api/v2/"}, "rejected the token from TF_TOKEN_tfe_example_com"),
        ({}, "has no Terraform API"),
        (["a login page"], "is not a Terraform host"),
    ],
)
def test_a_host_that_no_configuration_tells_of_is_asked_for_its_services(monkeypatch, services, says):
    answers = {
        "https://tfe.example.com/.well-known/terraform.json": (200, services),
        "https://tfe.example.com/tfe/api/v2/organizations/signalroom": (401, {}),
    }

    def request(_self: requests.Session, _method: str, url: str, **_: object) -> requests.Response:
        answer = requests.Response()
        answer.status_code, document = answers[url]
        answer._content = json.dumps(document).encode()
        return answer

    monkeypatch.setattr(requests.Session, "request", request)
    environment = {"HOME": "/nowhere", "TF_CLOUD_HOSTNAME": "tfe.example.com", "TF_TOKEN_tfe_example_com": "t"}
    (problem,) = checks.problems(Settings(), environment, lambda: (1, 15, 5))
    assert says in problem.what


def test_a_configuration_that_is_not_understood(world):
    (world.home / "bad.rc").write_text("credentials {")
    assert "syntax error in line 1" in world.problem(TF_CLI_CONFIG_FILE=str(world.home / "bad.rc"))


@pytest.mark.parametrize("status", [0, 429, 500, 503])
def test_trouble_that_passes_is_waited_for(world, workspace, status):
    world.cloud.fail("GET .*", status, times=2)
    assert world.problems() == []


def test_trouble_that_stays_is_told(world, workspace):
    world.cloud.fail("GET .*", 403, times=99)
    assert "trouble on purpose (HTTP 403)" in world.problem()


def test_a_login_in_netrc_does_not_take_the_tokens_place(world, workspace, monkeypatch):
    (world.home / ".netrc").write_text("machine 127.0.0.1 login x password y\n")
    (world.home / ".netrc").chmod(0o600)
    monkeypatch.setenv("NETRC", str(world.home / ".netrc"))
    assert world.problems() == []


# --- secrets of remote runs


def kept(workspace) -> dict[str, Variable]:
    return {variable.key: variable for variable in workspace.variables.values()}


def test_local_runs_keep_their_secrets_here(world, workspace):
    with remote_secrets(world.settings, world.environment()) as secrets:
        assert secrets is None
    assert not world.cloud.asked("/vars")


def test_secrets_of_a_remote_run_are_sensitive_variables_while_the_command_runs_and_nowhere_else(world, workspace):
    workspace.execution_mode = "remote"
    with remote_secrets(world.settings, world.environment()) as secrets:
        assert secrets.publish({**GIVEN, "TF_VAR_aws_region": "x", "PATH": "/bin"}) == {
            "TF_VAR_aws_region": "x",
            "PATH": "/bin",
        }
        assert {name: variable.value for name, variable in kept(workspace).items()} == {
            name: f"canary-{name}" for name in SECRETS
        }
        assert all(v.sensitive and v.category == "terraform" and not v.hcl for v in kept(workspace).values())
        assert "canary" not in repr(secrets)
    assert kept(workspace) == {}


@pytest.mark.parametrize("value", ["${var.x} %{if} \\ \" ' \n\t é \U0001f600", "-x=y", " ", "{}"])
def test_any_value_arrives_as_it_is(world, workspace, value):
    workspace.execution_mode = "remote"
    with remote_secrets(world.settings, world.environment()) as secrets:
        secrets.publish({"TF_VAR_confluent_api_secret": value})
        assert kept(workspace)["confluent_api_secret"].value == value


def test_a_renewed_session_is_written_and_what_stays_is_not(world, workspace):
    workspace.execution_mode = "remote"
    with remote_secrets(world.settings, world.environment()) as secrets:
        secrets.publish(GIVEN)
        before = len(world.cloud.requests)
        secrets.publish(GIVEN)
        assert len(world.cloud.requests) == before
        secrets.publish(GIVEN | {"TF_VAR_aws_session_token": "renewed"})
        assert len(world.cloud.requests) == before + 1
        assert kept(workspace)["aws_session_token"].value == "renewed"


def test_what_a_killed_command_left_is_taken_up_and_nothing_old_of_it_is_used(world, workspace):
    workspace.execution_mode = "remote"
    target = hcp.Target.of(world.settings, world.environment())
    RemoteSecrets(hcp.Client.of(target, world.environment()), target, workspace.id).publish(GIVEN)
    without_a_session = {k: v for k, v in GIVEN.items() if k != "TF_VAR_aws_session_token"}
    with remote_secrets(world.settings, world.environment()) as secrets:
        secrets.publish(without_a_session | {"TF_VAR_aws_access_key_id": "static"})
        assert kept(workspace)["aws_access_key_id"].value == "static"
        assert "aws_session_token" not in kept(workspace)
    assert kept(workspace) == {}


def test_what_somebody_keeps_in_the_workspace_is_used_and_stays(world, workspace, capsys):
    workspace.execution_mode = "remote"
    theirs = Variable("aws_access_key_id", "theirs", sensitive=True)
    workspace.variables[theirs.id] = theirs
    with remote_secrets(world.settings, world.environment()) as secrets:
        left = secrets.publish(GIVEN)
        assert not any(name in left for name in GIVEN)
        assert set(kept(workspace)) == {"aws_access_key_id", "confluent_api_key", "confluent_api_secret"}
    assert kept(workspace) == {"aws_access_key_id": theirs}
    assert theirs.value == "theirs"
    assert "using the workspace's own values of aws_access_key_id, aws_secret_access_key" in capsys.readouterr().err


def test_secrets_go_also_when_the_run_fails(world, workspace):
    workspace.execution_mode = "remote"
    with pytest.raises(KeyboardInterrupt), remote_secrets(world.settings, world.environment()) as secrets:
        secrets.publish(GIVEN)
        raise KeyboardInterrupt
    assert kept(workspace) == {}


def test_secrets_that_cannot_be_taken_out_are_told(world, workspace, capsys):
    workspace.execution_mode = "remote"
    with remote_secrets(world.settings, world.environment()) as secrets:
        secrets.publish(GIVEN)
        world.cloud.fail("DELETE .*", 403, times=2)
    assert capsys.readouterr().err.count("confluent_api_") == 2
    assert set(kept(workspace)) == {"confluent_api_key", "confluent_api_secret"}


@pytest.mark.parametrize("nth", range(1, 6))
def test_an_answer_that_got_lost_leaves_one_variable_each(world, workspace, nth):
    workspace.execution_mode = "remote"
    world.cloud.fail("POST .*/vars", 0, nth=nth, answer_lost=True)
    with remote_secrets(world.settings, world.environment()) as secrets:
        secrets.publish(GIVEN)
        assert sorted(v.key for v in workspace.variables.values()) == sorted(SECRETS)
    assert kept(workspace) == {}


def test_no_permission_to_write_variables_fails_before_the_run(world, workspace):
    workspace.execution_mode = "remote"
    workspace.permissions.discard("can-update-variable")
    with pytest.raises(Failure, match="not found"), remote_secrets(world.settings, world.environment()) as secrets:
        secrets.publish(GIVEN)


@pytest.mark.parametrize(
    ("command", "arguments", "there"),
    [
        ("create", (), True),
        ("delete", (), True),
        ("plan", (), True),
        ("terraform", ("plan", "-no-color"), True),
        ("terraform", ("-chdir=.", "destroy"), True),
        ("terraform", ("state", "list"), False),
        ("terraform", ("import", "a.b", "id"), False),
    ],
)
def test_commands_that_the_workspace_carries_out(command, arguments, there):
    """The others run here also with remote execution, and need their secrets here."""
    assert ready._plans(Options(command=command, arguments=arguments)) is there


# --- workspaces by tags


def test_a_tagged_workspace_is_made_in_its_project_or_tagged(world):
    world.settings = Settings(workspace_tags=("lake", "team:data"), project="Data Platform")
    hcp.make_tagged_workspace(world.settings, world.environment())
    organization = world.cloud.model.organizations[ORGANIZATION]
    made = organization.workspaces[WORKSPACE]
    assert set(made.tags) == {"lake", "team:data"}
    assert made.project_id == next(p.id for p in organization.projects if p.name == "Data Platform")
    made.tags.clear()
    hcp.make_tagged_workspace(world.settings, world.environment())
    assert set(made.tags) == {"lake", "team:data"}
    assert len(organization.projects) == 2


def test_without_tags_terraform_makes_the_workspace(world):
    hcp.make_tagged_workspace(world.settings, world.environment())
    assert not world.cloud.requests
    assert hcp.selection(world.settings) == {}
    assert hcp.selection(Settings(workspace_tags=("a",))) == {"TF_WORKSPACE": WORKSPACE}
