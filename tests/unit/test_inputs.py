"""What the user gives: which source wins, which file is refused, and that every value survives byte for byte."""

import json
import os
import shutil
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deploy import inputs, secrecy
from deploy.errors import BadArguments
from deploy.inputs import load_run_configuration
from deploy.options import Options
from deploy.project import ROOT
from deploy.variables import REQUIRED, SECRETS, VARIABLES

KEY, SECRET, ADMIN = "confluent_api_key", "confluent_api_secret", "admin_service_user_secrets_root_path"
ALL = {f"TF_VAR_{KEY}": "a-key", f"TF_VAR_{SECRET}": "a-secret", f"TF_VAR_{ADMIN}": "/admin"}


@pytest.fixture(autouse=True)
def bare(monkeypatch):
    for name in list(os.environ):
        if name.startswith(("TF_", "AWS_", "CONFLUENT_", "LAKEHOUSE_")):
            monkeypatch.delenv(name)
    monkeypatch.setattr(inputs, "interactive", lambda: False)


def options(**fields) -> Options:
    return Options(command="create", **fields)


def envfile(root: Path, text: str | bytes, mode: int = 0o600) -> Path:
    path = root / ".env"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    path.chmod(mode)
    return path


def given_by(root: Path, **fields) -> dict[str, str]:
    chosen = options(**fields)
    return inputs.gather(chosen, inputs.environment(chosen, root)).variables()


def test_the_table_of_variables_says_what_the_stack_declares(synthesized):
    document = json.loads((synthesized / "cdk.tf.json").read_text())
    assert set(document["variable"]) == set(VARIABLES)
    assert {name for name, declared in document["variable"].items() if declared.get("sensitive")} == set(SECRETS)
    needed = {name for name, declared in document["variable"].items() if "default" not in declared}
    assert needed == {variable.name for variable in REQUIRED} | {"aws_region"}  # that one the AWS session brings


@pytest.mark.parametrize("sources", [("option", "environment", "vendor", "file"), ("environment", "vendor", "file")])
def test_an_option_wins_over_the_environment_and_that_over_the_file(tmp_path, monkeypatch, sources):
    envfile(tmp_path, "".join(f"{name}={value}\n" for name, value in {**ALL, f"TF_VAR_{SECRET}": "file"}.items()))
    monkeypatch.setenv("CONFLUENT_CLOUD_API_SECRET", "vendor")
    monkeypatch.setenv(f"TF_VAR_{SECRET}", "environment")
    values = {"confluent-api-secret": "option"} if "option" in sources else {}
    assert given_by(tmp_path, values=values)[f"TF_VAR_{SECRET}"] == sources[0]


def test_the_vendors_name_does_when_terraforms_is_not_set_or_empty(tmp_path, monkeypatch):
    envfile(tmp_path, f"TF_VAR_{ADMIN}=/admin\nTF_VAR_{KEY}=\n")
    monkeypatch.setenv("CONFLUENT_CLOUD_API_KEY", "k")
    monkeypatch.setenv("CONFLUENT_CLOUD_API_SECRET", "s")
    monkeypatch.setenv(f"TF_VAR_{SECRET}", "")
    got = given_by(tmp_path)
    assert (got[f"TF_VAR_{KEY}"], got[f"TF_VAR_{SECRET}"]) == ("k", "s")


def test_every_variable_of_the_file_reaches_terraform_and_what_is_set_outside_stays(tmp_path, monkeypatch):
    text = "".join(f"{name}={value}\n" for name, value in ALL.items())
    envfile(
        tmp_path, text + "TF_VAR_day_count=9\nTF_VAR_aws_lambda_timeout=60\nexport TF_TOKEN_app_terraform_io='t=='\n"
    )
    monkeypatch.setenv("TF_VAR_aws_lambda_timeout", "90")
    monkeypatch.setenv("TF_VAR_day_count", "")  # counts as not given
    got = given_by(tmp_path)
    assert got["TF_VAR_day_count"] == "9"
    assert got["TF_TOKEN_app_terraform_io"] == "t=="
    assert "TF_VAR_aws_lambda_timeout" not in got  # the process's own, which Terraform inherits


def test_all_that_is_missing_is_listed_at_once(tmp_path):
    with pytest.raises(BadArguments) as refused:
        given_by(tmp_path)
    for name in (KEY, SECRET, ADMIN):
        assert f"TF_VAR_{name}" in refused.value.line


def test_at_a_terminal_what_is_missing_is_asked_for_and_secrets_do_not_show(tmp_path, monkeypatch):
    asked: list[str] = []
    monkeypatch.setattr(inputs, "interactive", lambda: True)
    monkeypatch.setattr("getpass.getpass", lambda question: asked.append(question) or "hidden")
    monkeypatch.setattr("builtins.input", lambda question: asked.append(question) or "/seen")
    monkeypatch.setenv(f"TF_VAR_{KEY}", "known")
    got = given_by(tmp_path)
    assert (got[f"TF_VAR_{SECRET}"], got[f"TF_VAR_{ADMIN}"]) == ("hidden", "/seen")
    assert len(asked) == 2


def test_nobody_answers(tmp_path, monkeypatch):
    def closed(_question):
        raise EOFError

    monkeypatch.setattr(inputs, "interactive", lambda: True)
    monkeypatch.setattr("getpass.getpass", closed)
    monkeypatch.setattr("builtins.input", closed)
    with pytest.raises(BadArguments, match=SECRET):
        given_by(tmp_path)


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o644, 0o660, 0o777])
def test_a_file_that_others_can_get_at_is_refused(tmp_path, mode):
    path = envfile(tmp_path, "TF_VAR_confluent_api_secret=canary", mode)
    with pytest.raises(BadArguments, match=f"{path}.*mode") as refused:
        given_by(tmp_path)
    assert refused.value.hint == f"chmod 600 '{path}'"


@pytest.mark.parametrize("mode", [0o600, 0o400])
def test_a_file_of_ones_own_is_read(tmp_path, mode):
    envfile(tmp_path, "".join(f"{name}={value}\n" for name, value in ALL.items()), mode)
    assert given_by(tmp_path)[f"TF_VAR_{KEY}"] == "a-key"


def test_what_is_no_plain_file_of_ones_own_is_refused(tmp_path, monkeypatch):
    (tmp_path / ".env").mkdir()
    with pytest.raises(BadArguments, match="not a regular file"):
        given_by(tmp_path)
    os.mkfifo(tmp_path / "pipe", 0o600)
    with pytest.raises(BadArguments, match="not a regular file"):
        given_by(tmp_path, env_file=str(tmp_path / "pipe"))
    with pytest.raises(BadArguments, match="cannot be read"):
        given_by(tmp_path, env_file=str(tmp_path / "missing"))
    (tmp_path / ".env").rmdir()
    (tmp_path / ".env").symlink_to(tmp_path / "nowhere")  # not: as if there were none
    with pytest.raises(BadArguments, match="cannot be read"):
        given_by(tmp_path)
    (tmp_path / ".env").unlink()
    envfile(tmp_path, "")
    monkeypatch.setattr("os.geteuid", lambda: 4711)
    with pytest.raises(BadArguments, match="another user"):
        given_by(tmp_path)


@pytest.mark.parametrize(
    "line", ["TF_VAR_confluent_api_secret='canary", "TF_VAR_confluent_api_secret", "=canary", "canary canary"]
)
def test_a_line_that_nobody_understands_is_named_and_not_repeated(tmp_path, line):
    envfile(tmp_path, f"# mine\n{line}\n")
    with pytest.raises(BadArguments, match="line 2") as refused:
        given_by(tmp_path)
    assert "canary" not in refused.value.line + refused.value.hint


def test_a_variable_that_does_not_exist_is_a_slip(tmp_path):
    envfile(tmp_path, "TF_VAR_confluent_api_kye=canary\n")
    with pytest.raises(BadArguments, match="unknown variable TF_VAR_confluent_api_kye") as refused:
        given_by(tmp_path)
    assert "canary" not in refused.value.line + refused.value.hint


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("TF_VAR_confluent_api_kye", "TF_VAR_confluent_api_key"),
        ("TF_VAR_day-count", "TF_VAR_day_count"),
        ("TF_VAR_Day_Count", "TF_VAR_day_count"),
        ("TF_VAR_api_keys_to_retain", "TF_VAR_number_of_api_keys_to_retain"),
    ],
)
def test_a_variable_of_the_environment_that_is_nearly_one_is_warned_about(tmp_path, monkeypatch, capsys, name, meant):
    shutil.copy(ROOT / "cdktf.json", tmp_path)
    monkeypatch.setenv(name, "canary")
    for local in (True, False):
        load_run_configuration(options(local=local), tmp_path)
        said = capsys.readouterr().err
        assert said == f"warning: unknown variable {name} is ignored; did you mean {meant}?\n"


def test_variables_that_are_known_or_another_projects_are_no_misspellings(capsys):
    known = [variable.environment for variable in VARIABLES.values()]
    inputs.warn_of_misspelt_variables([*known, "TF_VAR_vpc_id", "TF_VAR_db_password", "day_cuont", "TF_VAR_"])
    assert capsys.readouterr().err == ""


def test_names_of_other_programs_are_left_alone_and_said(tmp_path, capsys):
    envfile(tmp_path, "".join(f"{name}={value}\n" for name, value in ALL.items()) + "EDITOR=vi\nPATH=/x\n")
    got = given_by(tmp_path)
    assert not {"EDITOR", "PATH"} & set(got)
    assert "ignored: EDITOR, PATH" in capsys.readouterr().err


def test_text_in_another_encoding_is_said(tmp_path):
    envfile(tmp_path, b"TF_VAR_confluent_api_secret=\xff\n")
    with pytest.raises(BadArguments, match="UTF-8"):
        given_by(tmp_path)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("SECRET=a=b%c", "a=b%c"),
        ("SECRET=$(id)`id`${HOME}", "$(id)`id`${HOME}"),
        ("SECRET=a\\b", "a\\b"),
        ("SECRET=a#b", "a#b"),
        ("SECRET=a # remark", "a"),
        ("SECRET='a # no remark '", "a # no remark "),
        ("SECRET='it\\'s \\\\ \"so\" \\n'", 'it\'s \\ "so" \\n'),
        ('SECRET="two\\nlines"', "two\nlines"),
        ("SECRET='two\r\nlines'", "two\r\nlines"),
        ("export SECRET='x'", "x"),
        ("SECRET=\u00e9\u6f22", "\u00e9\u6f22"),
        ("\ufeffSECRET=x", "x"),
    ],
)
def test_how_a_file_is_written(tmp_path, text, value):
    others = f"TF_VAR_{KEY}=k\nTF_VAR_{ADMIN}=/a\n"
    envfile(tmp_path, text.replace("SECRET", f"TF_VAR_{SECRET}") + "\n" + others)
    assert given_by(tmp_path)[f"TF_VAR_{SECRET}"] == value


@settings(max_examples=200, derandomize=True, deadline=None)
@given(value=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1))
def test_single_quotes_carry_any_value(value):
    quoted = value.replace("\\", "\\\\").replace("'", "\\'")
    assert inputs._parse(f"A=1\nNAME='{quoted}'\nB=2\n", Path("file")) == {"A": "1", "NAME": value, "B": "2"}


@pytest.mark.parametrize("value", ["secret\n", " secret", "secret\t"])
def test_white_space_as_pasted_is_kept_and_said(tmp_path, monkeypatch, capsys, value):
    for name, text in {**ALL, f"TF_VAR_{SECRET}": value}.items():
        monkeypatch.setenv(name, text)
    assert given_by(tmp_path)[f"TF_VAR_{SECRET}"] == value
    assert f"warning: {SECRET} begins or ends with white space" in capsys.readouterr().err


def test_secrets_show_in_no_representation(tmp_path, monkeypatch):
    for name, text in ALL.items():
        monkeypatch.setenv(name, text)
    chosen = options()
    assert "a-secret" not in repr(inputs.gather(chosen, inputs.environment(chosen, tmp_path)))


def test_tokens_of_hcp_terraform_are_masked(tmp_path, monkeypatch):
    for name, value in ALL.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("TF_TOKEN_app_terraform_io", "token-canary")
    given_by(tmp_path)
    assert secrecy.masked("Bearer token-canary") == "Bearer ***"
