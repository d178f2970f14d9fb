"""Each call of Terraform failing in turn, and consent: exit code, first line, what was called, nothing left behind."""

from __future__ import annotations

import contextlib
import io
import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from deploy import cli, commands, ready
from deploy.accounts import preflight
from deploy.apply import patience
from deploy.deletion import deletion
from deploy.errors import Failure, Problem
from deploy.project import Place
from deploy.secrecy import private_file

STATE = {
    "resources": [{"mode": "managed", "type": "random_uuid", "name": "u", "instances": [{"attributes": {"id": "u"}}]}]
}
TRANSIENT = {
    "@level": "error",
    "@message": "x",
    "type": "diagnostic",
    "diagnostic": {
        "severity": "error",
        "summary": "The role defined for the function cannot be assumed by Lambda.",
        "address": "aws_lambda_function.f",
    },
}
FATAL = {**TRANSIENT, "diagnostic": {"severity": "error", "summary": "No such thing", "address": "aws_s3_bucket.b"}}
BEGUN = {"@message": "x", "type": "apply_start", "hook": {}}


class Stub:
    """A `terraform` that answers from files, in the order of its calls."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "project"
        self._answers = folder / "answers"
        self._answers.mkdir()
        self.path = folder / "terraform-stub"
        self.path.write_text(
            f"""#!/bin/sh
if [ "$1" = version ]; then echo '{{"terraform_version": "1.15.5"}}'; exit 0; fi
echo "$*" >> '{folder}/calls'
count=$(grep -c "^$1" '{folder}/calls')
for file in '{self._answers}'/$1.$count '{self._answers}'/$1; do
    [ -e "$file" ] || continue
    cat "$file"
    exit "$(cat "$file.code")"
done
"""
        )
        self.path.chmod(0o755)
        self.answer("state", STATE)
        self.answer("show", {"resource_changes": [], "timestamp": "2027-01-01T00:00:00Z"})

    def answer(self, verb: str, *messages: object, code: int = 0, nth: int | None = None) -> None:
        path = self._answers / (verb if nth is None else f"{verb}.{nth}")
        path.write_text("".join(json.dumps(message) + "\n" for message in messages))
        Path(f"{path}.code").write_text(str(code))

    def calls(self) -> list[str]:
        path = self.folder / "calls"
        return path.read_text().splitlines() if path.exists() else []


@pytest.fixture
def stub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Stub:
    stub = Stub(tmp_path)
    stack = Place(stub.root).stack
    stack.mkdir(parents=True)
    (stack / "cdk.tf.json").write_text("{}")
    (tmp_path / "temporary").mkdir()
    for name in list(os.environ):
        if name.startswith(("TF_", "AWS_", "CONFLUENT_", "LAKEHOUSE_")):
            monkeypatch.delenv(name)
    for name, value in {
        "TERRAFORM_BINARY_NAME": str(stub.path),
        "TMPDIR": str(tmp_path / "temporary"),
        "AWS_ACCESS_KEY_ID": "AKIAEXAMPLE",
        "AWS_SECRET_ACCESS_KEY": "aws-secret-canary",
        "AWS_REGION": "eu-central-1",
        "AWS_CONFIG_FILE": os.devnull,
        "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
        "TF_VAR_confluent_api_key": "key",
        "TF_VAR_confluent_api_secret": "confluent-canary",
        "TF_VAR_admin_service_user_secrets_root_path": "/admin",
    }.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("tempfile.tempdir", None)
    monkeypatch.setattr(commands, "Place", lambda: Place(stub.root))
    monkeypatch.setattr(ready, "_synthesize", lambda *_, **__: None)
    monkeypatch.setattr(preflight, "look", lambda _accounts: preflight.CheckResults())
    monkeypatch.setattr(ready, "existing_objects", lambda *_: {})
    monkeypatch.setattr(ready, "remote_secrets", lambda *_: contextlib.nullcontext())
    monkeypatch.setattr(deletion.Deletion, "_number", "123456789012")
    monkeypatch.setattr(deletion.Search, "look", lambda _self: deletion.Findings([], [], [], []))
    monkeypatch.setattr(patience, "_PAUSES", (0.01,))
    return stub


def run(*words: str, capfd: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Exit code, first line of errors, all that was said."""
    code = cli.main(list(words))
    said = capfd.readouterr()
    errors = [line for line in said.err.splitlines() if not line.startswith(("note: ", "warning: "))]
    assert "canary" not in said.out + said.err
    return code, errors[0] if errors else "", said.out + said.err


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    left = list(answers)
    terminal = io.StringIO()
    terminal.isatty = lambda: True
    monkeypatch.setattr("sys.stdin", terminal)
    monkeypatch.setattr("builtins.input", lambda _question: left.pop(0))


def left_behind(stub: Stub) -> list[str]:
    """Plans and logs beside the project."""
    return [path.name for path in (stub.folder / "temporary").iterdir()]


def test_what_is_in_the_way_is_told_before_terraform_is_started(stub, monkeypatch, capfd):
    problems = [Problem("One.", "Do this."), Problem("Two.", "Do that.")]
    monkeypatch.setattr(preflight, "look", lambda _accounts: preflight.CheckResults(problems=problems))
    for command in ("create", "plan", "delete"):
        code, first, said = run(command, capfd=capfd)
        assert (code, stub.calls()) == (1, [])
        assert first == f"error: {command} cannot start: 2 problems. Nothing was changed."
        assert "- Two.\n  Do that." in said


@pytest.mark.parametrize("command", ["create", "plan", "delete"])
def test_aws_says_no_at_the_last_moment(stub, monkeypatch, capfd, command):
    def gone(_self):
        raise Failure("AWS credentials: expired", "Log in.")

    monkeypatch.setattr("deploy.aws.session.Session.variables", gone)
    code, first, _ = run(command, capfd=capfd)
    assert (code, first, stub.calls()) == (1, "error: AWS credentials: expired", [])


@pytest.mark.parametrize("command", ["create", "plan", "delete"])
def test_init_fails(stub, capfd, command):
    stub.answer("init", FATAL, code=1)
    code, first, said = run(command, *([] if command == "plan" else ["--auto-approve"]), capfd=capfd)
    assert code == 1
    assert first == "error: aws_s3_bucket.b: No such thing"
    assert "terraform init failed." in said
    assert stub.calls() == ["init -json -input=false"]


@pytest.mark.parametrize("command", ["create", "plan", "delete"])
def test_the_state_cannot_be_read(stub, capfd, command):
    stub.answer("state", code=1)
    code, first, _ = run(command, *([] if command == "plan" else ["--auto-approve"]), capfd=capfd)
    assert code == 1
    assert first.startswith("error: terraform state failed")
    assert not any(call.startswith(("plan", "apply")) for call in stub.calls())


@pytest.mark.parametrize("command", ["create", "delete"])
def test_plan_fails(stub, capfd, command):
    stub.answer("plan", code=1)
    code, first, _ = run(command, capfd=capfd)
    assert (code, first) == (1, "error: terraform plan failed.")
    assert not any(call.startswith("apply") for call in stub.calls())
    assert left_behind(stub) == []


def test_a_plan_alone_ends_as_terraform_does(stub, capfd):
    stub.answer("plan", code=1)
    assert run("plan", capfd=capfd)[0] == 1


@pytest.mark.parametrize("command", ["create", "delete"])
@pytest.mark.parametrize("begun", [True, False])
def test_apply_fails(stub, capfd, command, begun):
    stub.answer("apply", *([BEGUN] if begun else []), FATAL, code=1)
    code, first, said = run(command, "--auto-approve", capfd=capfd)
    assert (code, first) == (1, "error: aws_s3_bucket.b: No such thing")
    assert ("Run the same command again" in said) is begun
    assert ("Nothing was changed." in said) is not begun
    assert sum(call.startswith("apply") for call in stub.calls()) == 1


def test_what_passes_is_tried_again_by_a_whole_new_apply(stub, capfd):
    stub.answer("apply", BEGUN, TRANSIENT, code=1, nth=1)
    code, _, said = run("create", "--auto-approve", capfd=capfd)
    assert code == 0
    assert "the new IAM role to become assumable by Lambda" in said
    applies = [call for call in stub.calls() if call.startswith("apply")]
    assert len(applies) == 2
    # What is to be finished is looked up anew each time: the first apply may have done it.
    assert sum(call == "state pull" for call in stub.calls()) == 2


NOTICE = "warning: aws_secretsmanager_secret.s: its key is replaced"


@pytest.fixture
def held_key(stub: Stub) -> str:
    """Readers hold a key, and the plan replaces it; its address."""
    module = {"mode": "managed", "module": "module.m"}
    key = {"index_key": 0, "attributes": {"id": "HELDHELD", "display_name": "key"}}
    secret = {"attributes": {"id": "arn", "name": "/s"}}
    version = {"attributes": {"secret_id": "arn", "secret_string": '{"key": "HELDHELD"}'}}
    resources = [
        module | {"type": "confluent_api_key", "name": "resouce_api_key", "instances": [key]},
        {"mode": "managed", "type": "aws_secretsmanager_secret", "name": "s", "instances": [secret]},
        {"mode": "managed", "type": "aws_secretsmanager_secret_version", "name": "s", "instances": [version]},
    ]
    stub.answer("state", {"resources": resources})
    address = "module.m.confluent_api_key.resouce_api_key[0]"
    changes = [{"address": address, "change": {"actions": ["create", "delete"]}}]
    stub.answer("show", {"resource_changes": changes, "timestamp": "2027-01-01T00:00:00Z"})
    return address


def test_plan_has_the_notices(stub, capfd, held_key):
    stub.answer("plan", code=2)
    code, _, out = run("plan", capfd=capfd)
    assert code == 0
    assert NOTICE in out


def test_a_plan_without_changes_is_not_read(stub, capfd, held_key):
    code, _, out = run("plan", capfd=capfd)
    assert code == 0
    assert NOTICE not in out
    assert not any(call.startswith("show") for call in stub.calls())


def test_a_plan_that_fails_keeps_its_exit_code(stub, capfd, held_key):
    stub.answer("plan", code=1)
    assert run("plan", capfd=capfd)[0] == 1


def test_notices_are_printed_before_consent(stub, monkeypatch, capfd, held_key):
    stub.answer("plan", code=2)
    asked: list[str] = []
    at_a_terminal(monkeypatch, "no")
    monkeypatch.setattr("builtins.input", lambda _question: asked.append(capfd.readouterr().out) or "no")
    run("create", capfd=capfd)
    assert NOTICE in asked[0]


def test_notices_are_printed_before_an_apply_without_a_question(stub, capfd, held_key):
    counts = {"add": 1, "change": 0, "remove": 1, "operation": "plan"}
    stub.answer("plan", {"type": "change_summary", "changes": counts}, code=2)
    hook = {"action": "create", "resource": {"addr": held_key}}
    stub.answer("apply", {"type": "apply_start"}, {"type": "apply_complete", "hook": hook})
    code, _, out = run("create", "--auto-approve", capfd=capfd)
    assert code == 0
    assert 0 < out.index(NOTICE) < out.index(f"1/2 + {held_key}")
    [plan] = [call for call in stub.calls() if call.startswith("plan")]
    [apply] = [call for call in stub.calls() if call.startswith("apply")]
    # The plan that was read is the one that is applied.
    file = next(word for word in plan.split() if word.startswith("-out=")).removeprefix("-out=")
    assert apply.split()[-1] == file
    assert left_behind(stub) == []


def test_without_changes_nothing_is_applied(stub, capfd, held_key):
    stub.answer(
        "plan", {"type": "change_summary", "changes": {"add": 0, "change": 0, "remove": 0, "operation": "plan"}}
    )
    assert run("create", "--auto-approve", capfd=capfd)[0] == 0
    assert not any(call.startswith("apply") for call in stub.calls())


def test_a_plan_that_changes_no_resource_but_an_output_is_applied(stub, capfd, held_key):
    counts = {"add": 0, "change": 0, "remove": 0, "operation": "plan"}
    stub.answer("plan", {"type": "change_summary", "changes": counts}, code=2)
    assert run("create", "--auto-approve", capfd=capfd)[0] == 0
    assert len([call for call in stub.calls() if call.startswith("apply")]) == 1


def test_a_plan_that_fails_is_not_applied(stub, capfd, held_key):
    stub.answer("plan", FATAL, code=1)
    code, first, _ = run("create", "--auto-approve", capfd=capfd)
    assert (code, first) == (1, "error: aws_s3_bucket.b: No such thing")
    assert not any(call.startswith("apply") for call in stub.calls())


def test_without_api_keys_nothing_is_planned_apart(stub, capfd):
    assert run("create", "--auto-approve", capfd=capfd)[0] == 0
    assert not any(call.startswith(("plan", "show")) for call in stub.calls())


@pytest.mark.parametrize("answer", ["no", "", "y"])
def test_without_consent_nothing_is_applied(stub, monkeypatch, capfd, answer):
    stub.answer("plan", code=2)
    at_a_terminal(monkeypatch, answer)
    code, _, said = run("create", capfd=capfd)
    assert code == 1
    assert "Nothing was changed." in said
    assert not any(call.startswith("apply") for call in stub.calls())
    assert left_behind(stub) == []


def test_the_plan_that_was_agreed_to_is_applied(stub, monkeypatch, capfd):
    stub.answer("plan", code=2)
    stub.answer("show", changes())
    at_a_terminal(monkeypatch, "yes")
    assert run("create", capfd=capfd)[0] == 0
    [plan] = [call for call in stub.calls() if call.startswith("plan")]
    [apply] = [call for call in stub.calls() if call.startswith("apply")]
    file = next(word for word in plan.split() if word.startswith("-out=")).removeprefix("-out=")
    assert apply.split()[-1] == file
    assert "-auto-approve" not in apply
    assert left_behind(stub) == []


@pytest.mark.parametrize("in_memory", [True, False])
def test_a_plan_lies_where_nobody_else_gets_at_it_and_is_gone_afterwards(tmp_path, monkeypatch, in_memory):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    if not in_memory:
        monkeypatch.delattr("os.memfd_create", raising=False)
    elif not hasattr(os, "memfd_create"):
        pytest.skip("this system has no files in memory")
    with private_file() as (path, descriptors):
        write = [sys.executable, "-c", "import sys; open(sys.argv[1], 'w').write('canary')", path]
        subprocess.run(write, pass_fds=descriptors, check=True)
        read = [sys.executable, "-c", "import sys; print(open(sys.argv[1]).read())", path]
        assert subprocess.run(read, pass_fds=descriptors, capture_output=True, check=True).stdout == b"canary\n"
        held = [*tmp_path.iterdir()]
        assert (held == []) is in_memory
        assert all(stat.S_IMODE(folder.stat().st_mode) == 0o700 for folder in held)
    assert [*tmp_path.iterdir()] == []


def changes(**actions: list[str]) -> dict[str, object]:
    found = [{"address": a, "change": {"actions": b}} for a, b in actions.items()]
    return {"resource_changes": found, "timestamp": "2027-01-01T00:00:00Z"}


@pytest.mark.parametrize(
    ("rest", "answers", "code", "applies"),
    [
        (changes(b=["create"]), ["yes"], 0, 2),  # a part of it: nobody has to be asked
        (changes(c=["delete"]), ["yes", "yes"], 0, 2),
        (changes(c=["delete"]), ["yes", "no"], 1, 1),
    ],
)
def test_a_further_try_does_no_more_than_was_agreed_to(stub, monkeypatch, capfd, rest, answers, code, applies):
    stub.answer("plan", code=2, nth=1)
    stub.answer("show", changes(a=["create"], b=["create"]), nth=1)
    stub.answer("show", rest)
    stub.answer("apply", BEGUN, TRANSIENT, code=1, nth=1)
    at_a_terminal(monkeypatch, *answers)
    assert run("create", capfd=capfd)[0] == code
    assert sum(call.startswith("apply") for call in stub.calls()) == applies
    assert left_behind(stub) == []


def test_with_debug_the_log_alone_is_left_and_only_its_owner_can_read_it(stub, monkeypatch, capfd):
    stub.answer("apply", FATAL, code=1)
    assert run("create", "--auto-approve", "--debug", capfd=capfd)[0] == 1
    [path] = (stub.folder / "temporary").iterdir()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_secret_in_a_trace_is_masked(stub, monkeypatch, capfd):
    def broken(_accounts):
        raise LookupError("the key is confluent-canary")

    monkeypatch.setattr(preflight, "look", broken)
    code, first, said = run("create", "--debug", capfd=capfd)
    assert code == 1
    assert first.startswith("Terraform's debug log")
    assert "error: LookupError: the key is ***" in said
    assert "Traceback" in said


@pytest.mark.parametrize(
    ("words", "code", "calls"),
    [
        (["state", "list"], 0, ["init -json -input=false", "state list"]),
        (["output", "-json"], 0, ["init -json -input=false", "output -json"]),
        (["login"], 0, ["login"]),
        (["plan"], 85, []),
        (["import", "a.b", "c"], 85, []),
    ],
)
def test_what_reads_the_state_alone_asks_for_no_account(stub, monkeypatch, capfd, words, code, calls):
    for name in list(os.environ):
        if name.startswith(("TF_VAR_", "AWS_")):
            monkeypatch.delenv(name)
    assert run("terraform", "--", *words, capfd=capfd)[0] == code
    assert stub.calls() == calls
