"""Terraform's CLI configuration: which token is Terraform's, found as it finds it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from deploy.terraform_cloud.cli_config import CliConfig, UnreadableConfiguration

HOST = "app.terraform.io"
CONFIGURATION = r"""
# what people have in it
plugin_cache_dir = "$HOME/.terraform.d/plugin-cache"   // shared
disable_checkpoint = true
/* of last year:
credentials "app.terraform.io" { token = "old" } */
credentials "App.Terraform.io" {
  token = "a \"q\" \\ ${x} %{y} #z é"
}
host "app.terraform.io" {
  services = {
    "tfe.v2" = "http://127.0.0.1:9/api/v2/"
    "ports" = [10000, 10010]
  }
}
credentials_helper "vault" { args = ["--path", "secret/tf"] }
provider_installation {
  network_mirror { url = "https://mirror.example/" }
  direct { exclude = ["example.com/*/*"] }
}
"""


def environment(home: Path, **more: str) -> dict[str, str]:
    return {"HOME": str(home), **more}


def token(home: Path, host: str = HOST, **more: str) -> str | None:
    given = environment(home, **more)
    found = CliConfig.load(given).token(host, given)
    return None if found is None else found.value


def test_a_file_of_hcl_1_is_understood(tmp_path):
    path = tmp_path / "terraform.rc"
    path.write_text(CONFIGURATION)
    config = CliConfig.load(environment(tmp_path, TF_CLI_CONFIG_FILE=str(path)))
    assert config.tokens[HOST].value == 'a "q" \\ ${x} %{y} #z é'
    assert config.tokens[HOST].source == str(path)
    assert config.hosts[HOST]["tfe.v2"] == "http://127.0.0.1:9/api/v2/"
    assert config.helper == ("vault", ["--path", "secret/tf"])


def login(home: Path, value: str, name: str = "credentials.tfrc.json") -> None:
    """As `terraform login` keeps it."""
    folder = home / ".terraform.d"
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(json.dumps({"credentials": {HOST: {"token": value}}}))


def test_the_variable_comes_first_then_the_files_the_last_one_winning(tmp_path):
    assert token(tmp_path) is None
    (tmp_path / ".terraformrc").write_text(f'credentials "{HOST}" {{ token = "rc" }}')
    assert token(tmp_path) == "rc"
    login(tmp_path, "login")
    assert token(tmp_path) == "login"
    login(tmp_path, "later", "z.tfrc.json")
    assert token(tmp_path) == "later"
    assert token(tmp_path, TF_TOKEN_app_terraform_io="variable") == "variable"


def test_an_empty_variable_hides_the_login_as_in_terraform(tmp_path):
    login(tmp_path, "login")
    assert token(tmp_path, TF_TOKEN_app_terraform_io="") is None


def test_a_named_file_is_the_only_one(tmp_path):
    login(tmp_path, "login")
    (tmp_path / "own.rc").write_text("")
    assert token(tmp_path, TF_CLI_CONFIG_FILE=str(tmp_path / "own.rc")) is None
    assert token(tmp_path, TERRAFORM_CONFIG=str(tmp_path / "own.rc")) is None
    assert token(tmp_path, TF_CLI_CONFIG_FILE=str(tmp_path / "missing.rc")) is None


@pytest.mark.parametrize(
    ("host", "variable"),
    [
        ("tfe.my-company.example", "TF_TOKEN_tfe_my__company_example"),
        ("TFE.My-Company.example", "TF_TOKEN_tfe_my__company_example"),
        ("tfe.my-company.example", "TF_TOKEN_tfe.my-company.example"),
        ("café.fr", "TF_TOKEN_xn____caf__dma_fr"),
    ],
)
def test_the_variable_of_a_host(tmp_path, host, variable):
    assert token(tmp_path, host, **{variable: "t"}) == "t"


def helper(home: Path, body: str) -> None:
    program = home / ".terraform.d" / "plugins" / "terraform-credentials-vault"
    program.parent.mkdir(parents=True, exist_ok=True)
    program.write_text(f"#!/bin/sh\n{body}\n")
    program.chmod(0o755)
    (home / ".terraformrc").write_text('credentials_helper "vault" { args = ["--path", "x y"] }')


def test_a_credentials_helper_is_asked_last(tmp_path):
    helper(tmp_path, """[ "$*" = "--path x y get app.terraform.io" ] && echo '{"token": "helped"}'""")
    assert token(tmp_path) == "helped"
    login(tmp_path, "login")
    assert token(tmp_path) == "login"


@pytest.mark.parametrize("body", ["exit 1", "echo '{}'", "echo no json", "echo '[]'", "echo '{\"token\": 3}'"])
def test_a_helper_in_trouble_brings_no_token(tmp_path, body):
    helper(tmp_path, body)
    assert token(tmp_path) is None


def test_a_helper_that_is_not_there_brings_no_token(tmp_path):
    (tmp_path / ".terraformrc").write_text('credentials_helper "gone" {}')
    assert token(tmp_path) is None


@pytest.mark.parametrize(
    "text",
    [
        'credentials "h" { token = "secret-of-mine',
        'credentials "h" { token = "secret-of-mine"',
        'credentials "h" { token = } "secret-of-mine"',
        '{"credentials": {"h": {"token": "secret-of-mine"}}',
        'x = "secret-of-mine" }',
        'x = ["secret-of-mine"',
        '= "secret-of-mine"',
    ],
)
def test_a_file_that_is_not_understood_is_named_with_its_line_and_nothing_of_its_text(tmp_path, text):
    (tmp_path / ".terraformrc").write_text(f"\n{text}")
    with pytest.raises(UnreadableConfiguration, match=r"\.terraformrc: syntax error in line \d") as caught:
        CliConfig.load(environment(tmp_path))
    assert "secret-of-mine" not in str(caught.value)


@pytest.mark.parametrize("text", ["", "\n", "{}", "[]", '{"credentials": []}', '{"host": 3}', "credentials = 3"])
def test_a_file_that_says_nothing_brings_nothing(tmp_path, text):
    (tmp_path / ".terraformrc").write_text(text)
    if text == "[]":
        with pytest.raises(UnreadableConfiguration):
            CliConfig.load(environment(tmp_path))
    else:
        assert token(tmp_path) is None
