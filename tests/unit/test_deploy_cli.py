"""The words of a command line: what is understood, and how clearly the rest is refused."""

import pytest

from deploy import cli, ready
from deploy.apply import change
from deploy.apply.progress import Outcome, report_errors
from deploy.errors import BadArguments, Failure
from deploy.variables import BY_OPTION

COMMANDS = ["create", "delete", "plan", "graph", "terraform", "test"]


def test_every_option_of_the_original_script_is_understood():
    options = cli.parse(
        [
            "create",
            "--profile=my-profile",
            "--confluent-api-key=KEY",
            "--confluent-api-secret=SE=CR%ET",
            "--snowflake-warehouse=WH",
            "--admin-service-user-secrets-root-path=/snowflake_admin_credentials",
            "--day-count=7",
            "--debug",
        ]
    )
    assert options.profile == "my-profile"
    assert options.debug
    assert options.variables() == {
        "TF_VAR_confluent_api_key": "KEY",
        "TF_VAR_confluent_api_secret": "SE=CR%ET",
        "TF_VAR_snowflake_warehouse": "WH",
        "TF_VAR_admin_service_user_secrets_root_path": "/snowflake_admin_credentials",
        "TF_VAR_day_count": "7",
    }


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([], "No command given"),
        (["creat"], "creat"),
        (["create", "--nope"], "--nope"),
        (["create", "--nope=1"], "--nope=..."),
        (["create", "--confluent-api-secre=canary"], "--confluent-api-secre=..."),
        (["create", "--day-count"], "--day-count"),
        (["create", "--day"], "--day"),
        (["create", "--profile="], "--profile"),
        (["create", "--port=x"], "--port"),
        (["create", "--chaos=x"], "--chaos"),
        (["create", "surplus"], "surplus"),
        (["create", "--", "surplus"], "nothing after `--`"),
        (["plan", "--auto-approve"], "--auto-approve"),
        (["terraform", "--local"], "No Terraform command"),
        (["terraform", "--local", "state", "list"], "state list"),
        (["terraform", "--", "--local", "state", "list"], "--local after `--`"),
        (["--local", "create"], "Options go after the command: --local"),
        (["create", "--port=3"], "--port is valid only with --local"),
        (["create", "--chaos=0"], "--chaos is valid only with --local"),
        (["plan", "--now=2027-01-31T00:00:00Z"], "--now is valid only with --local"),
        (["delete", "--keep"], "--keep is valid only with --local"),
        (["create", "--local", "--auto-approve=yes"], "takes no value"),
        (["create", "--local", "--day-count=99999999999"], "--day-count"),
        (["graph", "--output="], "--output"),
        (["create", "--local", "--now=2999-01-01T00:00:00Z"], "--now"),
    ],
)
def test_what_is_not_understood_ends_with_85_and_a_line_that_names_it(words, says, capsys):
    assert cli.main(words) == 85
    first = capsys.readouterr().err.splitlines()[0]
    assert first.startswith("error: ")
    assert says in first


@pytest.mark.parametrize("name", sorted(BY_OPTION))
def test_an_option_takes_its_value_in_both_forms_and_refuses_none(name):
    assert cli.parse(["create", f"--{name}=7"]).values == {name: "7"}
    assert cli.parse(["create", f"--{name}", "7"]).values == {name: "7"}
    with pytest.raises(BadArguments, match=name):
        cli.parse(["create", f"--{name}"])
    with pytest.raises(BadArguments, match=name):
        cli.parse(["create", f"--{name}="])


def test_what_follows_two_dashes_reaches_terraform_as_it_is():
    options = cli.parse(["terraform", "--local", "--", "state", "show", "-no-color", 'module.x.y["00"]', "--debug"])
    assert options.arguments == ("state", "show", "-no-color", 'module.x.y["00"]', "--debug")
    assert options.local
    assert not options.debug


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command, capsys):
    with pytest.raises(SystemExit) as ended:
        cli.parse([command, "--help"])
    assert ended.value.code == 0
    assert len(capsys.readouterr().out.splitlines()) > 5


def test_a_secret_on_the_command_line_is_warned_about_without_being_repeated(monkeypatch, capsys):
    monkeypatch.setitem(cli._COMMANDS, "create", lambda _: 0)
    assert cli.main(["create", "--confluent-api-secret=canary"]) == 0
    said = capsys.readouterr().err
    assert "--confluent-api-secret" in said
    assert "canary" not in said


def test_a_secret_on_the_command_line_is_masked_in_errors(monkeypatch, capsys):
    def failing(options):
        raise Failure(f"rejected: {options.values['confluent-api-secret']}")

    monkeypatch.setitem(cli._COMMANDS, "create", failing)
    assert cli.main(["create", "--local", "--confluent-api-secret=canary-of-mine"]) == 1
    assert "error: rejected: ***" in capsys.readouterr().err


@pytest.mark.parametrize("value", ["0", "abc", "1.5", "", "99999999999"])
def test_a_variable_of_the_environment_is_refused_before_anything_is_tried(monkeypatch, capsys, value):
    monkeypatch.setenv("TF_VAR_day_count", value)
    monkeypatch.setattr(ready, "_locked", None)
    assert cli.main(["create", "--local"]) == 85
    assert capsys.readouterr().err.splitlines()[0] == f"error: TF_VAR_day_count: {value!r} is out of range."


def test_a_fault_of_the_program_itself_is_one_line_without_debug(monkeypatch, capsys):
    def broken(options):
        raise LookupError("first\nsecond")

    monkeypatch.setitem(cli._COMMANDS, "create", broken)
    assert cli.main(["create", "--local"]) == 1
    said = capsys.readouterr().err
    assert said.splitlines()[0] == "error: LookupError: first"
    assert "Traceback" not in said
    assert cli.main(["create", "--local", "--debug"]) == 1
    assert "Traceback" in capsys.readouterr().err


def test_a_terraform_that_was_killed_is_said(capsys):
    report_errors(Outcome(code=-9))
    assert capsys.readouterr().err == "error: Terraform was ended by signal 9.\n"
    report_errors(Outcome(code=3, texts=["panic: oh"]))
    assert capsys.readouterr().err == "error: Terraform ended with exit code 3.\n  panic: oh\n"


def test_a_wrong_variable_is_named(capsys):
    snippet = {"context": "variable", "code": '    "day_count": {'}
    report_errors(Outcome(code=1, errors=[{"summary": "Invalid value for variable", "snippet": snippet}]))
    assert capsys.readouterr().err.splitlines()[0] == "error: variable day_count: Invalid value for variable"


def test_the_end_of_the_input_is_no_consent(monkeypatch):
    def ended(_question):
        raise EOFError

    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", ended)
    assert not change.consents("Create?", "to create")


def test_a_full_disk_is_said_in_one_line(monkeypatch, capsys):
    def full(options):
        raise OSError(28, "No space left on device", "/somewhere/file")

    monkeypatch.setitem(cli._COMMANDS, "create", full)
    assert cli.main(["create", "--local"]) == 1
    assert "No space left on the disk: /somewhere/file" in capsys.readouterr().err.splitlines()[0]


@pytest.mark.parametrize(("words", "keys"), [(["--day-count=36500"], "3"), ([], "5000")])
def test_a_life_that_is_too_long_is_refused_before_anything_is_tried(monkeypatch, capsys, words, keys):
    monkeypatch.setenv("TF_VAR_number_of_api_keys_to_retain", keys)
    monkeypatch.setattr(ready, "_locked", None)
    assert cli.main(["create", "--local", *words]) == 85
    assert f"number_of_api_keys_to_retain {keys} x day_count" in capsys.readouterr().err.splitlines()[0]
