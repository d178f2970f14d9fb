"""Whose AWS credentials are used, what is said when they have run out, and a login with the browser."""

import json
import stat
from datetime import UTC, datetime, timedelta

import boto3
import pytest
from botocore.exceptions import ClientError, LoginRefreshRequired
from botocore.stub import ANY, Stubber
from botocore.tokens import SSOTokenProvider

from deploy.aws import sso
from deploy.aws.connection import Connection
from deploy.aws.session import Session
from deploy.errors import BadArguments, Failure

SSO = """\
[profile mine]
sso_session = corp
sso_account_id = 123456789012
sso_role_name = Admin
region = eu-west-1

[profile old]
sso_start_url = https://old.awsapps.com/start
sso_region = eu-central-1
sso_account_id = 123456789012
sso_role_name = Admin

[profile role]
role_arn = arn:aws:iam::123456789012:role/deploy
source_profile = mine

[profile static]
region = eu-north-1

[sso-session corp]
sso_start_url = https://corp.awsapps.com/start
sso_region = us-east-2
sso_registration_scopes = sso:account:access
"""


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A user's home with profiles, and no other source of credentials."""
    for name in ("AWS_PROFILE", "AWS_REGION", "AWS_DEFAULT_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.delenv("AWS_SESSION_TOKEN", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")
    folder = tmp_path / ".aws"
    folder.mkdir()
    (folder / "config").write_text(SSO)
    (folder / "credentials").write_text(
        "[static]\naws_access_key_id = AKIASTATIC\naws_secret_access_key = of-the-file\n"
    )
    monkeypatch.setenv("AWS_CONFIG_FILE", str(folder / "config"))
    monkeypatch.setenv("AWS_SHARED_CREDENTIALS_FILE", str(folder / "credentials"))
    monkeypatch.setattr("deploy.aws.session.interactive", lambda: False)
    return tmp_path


def test_a_profile_gives_credentials_and_region():
    got = Session("static").variables()
    assert got == {
        "TF_VAR_aws_region": "eu-north-1",
        "TF_VAR_aws_access_key_id": "AKIASTATIC",
        "TF_VAR_aws_secret_access_key": "of-the-file",
        "TF_VAR_aws_session_token": "",
    }


@pytest.mark.parametrize(
    ("profile", "environment", "key"),
    [
        ("static", {"TF_VAR_aws_access_key_id": "V", "TF_VAR_aws_secret_access_key": "s"}, "AKIASTATIC"),
        (None, {"TF_VAR_aws_access_key_id": "V", "TF_VAR_aws_secret_access_key": "s", "AWS_PROFILE": "static"}, "V"),
        (None, {"AWS_PROFILE": "static"}, "AKIASTATIC"),
    ],
)
def test_whose_credentials_win(profile, environment, key):
    session = Session(profile, {**environment, "AWS_REGION": "eu-south-1"})
    assert session.variables()["TF_VAR_aws_access_key_id"] == key
    assert session.renewable is (key != "V")


def test_every_client_waits_alike():
    before = Session("static").client("sts").meta.config
    after = Connection.to_local_cloud("http://127.0.0.1:9", "eu-west-1").client("sts").meta.config
    for each in (before, after):
        assert (each.connect_timeout, each.read_timeout, each.retries["total_max_attempts"]) == (5, 10, 3)


@pytest.mark.parametrize(
    ("environment", "region"),
    [
        ({"TF_VAR_aws_region": "a-1", "AWS_REGION": "b-1", "AWS_DEFAULT_REGION": "c-1"}, "a-1"),
        ({"AWS_REGION": "b-1", "AWS_DEFAULT_REGION": "c-1"}, "b-1"),
        ({"AWS_DEFAULT_REGION": "c-1"}, "c-1"),
        ({}, "eu-north-1"),
    ],
)
def test_which_region_wins(environment, region):
    assert Session("static", environment).region == region


def test_half_a_pair_of_keys_is_refused():
    with pytest.raises(BadArguments, match="one is missing"):
        Session(None, {"TF_VAR_aws_access_key_id": "V"})


def test_nothing_at_all_says_how_to_name_a_profile():
    with pytest.raises(Failure, match="No AWS credentials") as failed:
        Session(None, {"AWS_REGION": "eu-west-1"}).variables()
    assert "--profile" in failed.value.hint


def test_a_profile_that_does_not_exist_is_named():
    with pytest.raises(Failure, match="nobody") as failed:
        Session("nobody").variables()
    assert "--profile" in failed.value.hint


@pytest.mark.parametrize("profile", ["mine", "old"])
@pytest.mark.parametrize("installed", [True, False])
def test_an_expired_session_says_what_to_run(monkeypatch, profile, installed):
    monkeypatch.setattr("shutil.which", lambda _: "/usr/bin/aws" if installed else None)
    with pytest.raises(Failure, match=profile) as failed:
        Session(profile).variables()
    assert (f"`aws sso login --profile {profile}`" if installed else "--login") in failed.value.hint


def test_the_new_kind_of_login_is_named_by_its_command(monkeypatch):
    session = Session("static")
    monkeypatch.setattr(session, "_frozen", lambda: (_ for _ in ()).throw(LoginRefreshRequired()))
    with pytest.raises(Failure) as failed:
        session.variables()
    assert "`aws login --profile static`" in failed.value.hint


def test_a_role_that_may_not_be_assumed_is_no_expired_session(monkeypatch):
    def refused():
        raise ClientError({"Error": {"Code": "AccessDenied", "Message": "not authorized"}}, "AssumeRole")

    session = Session("role")
    monkeypatch.setattr(session, "_frozen", refused)
    with pytest.raises(Failure, match="AccessDenied") as failed:
        session.variables()
    assert "expired" not in failed.value.hint


@pytest.mark.parametrize(("profile", "session_name"), [("mine", "corp"), ("old", None), ("role", "corp")])
def test_where_a_profile_logs_in(profile, session_name):
    assert sso.settings(boto3.Session(profile_name=profile)).session_name == session_name
    assert sso.settings(boto3.Session(profile_name="static")) is None


class Oidc:
    """Identity Center's answers, checked against the API's own model by botocore."""

    def __init__(self, *answers: str, monkeypatch) -> None:
        self.opened: list[str] = []
        self.slept: list[float] = []
        client = boto3.client("sso-oidc", region_name="us-east-2")
        self.stub = Stubber(client)
        self.stub.add_response(
            "register_client",
            {"clientId": "c", "clientSecret": "cs", "clientSecretExpiresAt": 1900000000},
            {"clientName": ANY, "clientType": "public", "scopes": ["sso:account:access"]},
        )
        self.stub.add_response(
            "start_device_authorization",
            {
                "deviceCode": "d",
                "userCode": "ABCD-EFGH",
                "verificationUri": "https://device",
                "verificationUriComplete": "https://device/?user_code=ABCD-EFGH",
                "expiresIn": 600,
                "interval": 1,
            },
            {"clientId": "c", "clientSecret": "cs", "startUrl": ANY},
        )
        for answer in answers:
            if answer == "token":
                self.stub.add_response("create_token", {"accessToken": "at", "expiresIn": 3600, "refreshToken": "rt"})
            else:
                self.stub.add_client_error("create_token", answer, http_status_code=400)
        self.stub.activate()
        monkeypatch.setattr(boto3.Session, "client", lambda *_, **__: client)

    def log_in(self, profile: str) -> None:
        sso.log_in(boto3.Session(profile_name=profile), open_browser=self.opened.append, sleep=self.slept.append)


def test_a_login_waits_for_the_browser_and_keeps_the_token_where_boto3_looks(home, monkeypatch):
    oidc = Oidc("AuthorizationPendingException", "SlowDownException", "token", monkeypatch=monkeypatch)
    oidc.log_in("mine")
    assert oidc.opened == ["https://device/?user_code=ABCD-EFGH"]
    assert oidc.slept == [1, 6]
    [path] = (home / ".aws/sso/cache").iterdir()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    kept = json.loads(path.read_text())
    assert (kept["accessToken"], kept["refreshToken"]) == ("at", "rt")
    until = datetime.fromisoformat(kept["expiresAt"]) - datetime.now(UTC)
    assert timedelta(minutes=59) < until <= timedelta(hours=1)
    # boto3 itself finds it, and would now ask for the role's credentials with it. It looked up the home when imported.
    monkeypatch.setattr(SSOTokenProvider, "_SSO_TOKEN_CACHE_DIR", str(home / ".aws/sso/cache"))
    token = boto3.Session(profile_name="mine")._session.get_auth_token().get_frozen_token()
    assert token.token == "at"


@pytest.mark.parametrize("answer", ["AccessDeniedException", "ExpiredTokenException", "UnauthorizedClientException"])
def test_a_login_that_is_denied_or_too_late_fails_in_words(home, monkeypatch, answer):
    oidc = Oidc(answer, monkeypatch=monkeypatch)
    with pytest.raises(Failure):
        oidc.log_in("mine")
    assert not (home / ".aws/sso").exists()


@pytest.mark.parametrize(
    ("asked", "terminal", "answer", "logs_in"),
    [(True, False, "", True), (False, True, "", True), (False, True, "n", False), (False, False, "", False)],
)
def test_the_browser_is_opened_only_when_asked_for(monkeypatch, asked, terminal, answer, logs_in):
    calls = []
    monkeypatch.setattr(sso, "log_in", calls.append)
    monkeypatch.setattr("deploy.aws.session.interactive", lambda: terminal)
    monkeypatch.setattr("builtins.input", lambda _: answer)
    with pytest.raises(Failure):  # the stubbed login brings no token
        Session("mine", login=asked).variables()
    assert bool(calls) is logs_in


def test_keys_that_somebody_else_renewed_in_the_file_are_read_anew(home):
    session = Session("static")
    assert session.variables()["TF_VAR_aws_secret_access_key"] == "of-the-file"
    (home / ".aws/credentials").write_text("[static]\naws_access_key_id = A\naws_secret_access_key = newer\n")
    assert session.variables()["TF_VAR_aws_secret_access_key"] == "of-the-file"
    session.forget()
    assert session.variables()["TF_VAR_aws_secret_access_key"] == "newer"


def test_nothing_secret_shows():
    environment = {"TF_VAR_aws_access_key_id": "V", "TF_VAR_aws_secret_access_key": "canary"}
    assert "canary" not in repr(Session(None, environment))
