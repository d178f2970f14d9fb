"""Which Terraform runs, and that one Ctrl-C is one interrupt to it."""

import json
import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest

from deploy import secrecy
from deploy.errors import BadArguments, Failure
from deploy.terraform.binary import find_program
from deploy.terraform.run import Terraform

ROOT = Path(__file__).resolve().parents[2]


def program(path: Path, body: str) -> Path:
    path.write_text(f"#!{sys.executable}\n" + textwrap.dedent(body))
    path.chmod(0o755)
    return path


def terraform_saying(folder: Path, version: str) -> Path:
    return program(folder / "terraform", f"import json; print(json.dumps({{'terraform_version': {version!r}}}))\n")


@pytest.mark.parametrize(
    ("version", "taken"), [("1.13.0", True), ("1.15.5", True), ("2.0.1", True), ("1.11.4", False), ("1.12.9", False)]
)
def test_a_terraform_on_path_is_taken_from_1_13_on(tmp_path, version, taken):
    on_path = terraform_saying(tmp_path, version)
    found = find_program({"PATH": str(tmp_path)})
    assert (found == [str(on_path)]) is taken
    if not taken:
        assert found == [sys.executable, "-m", "deploy.terraform.program"]


def test_a_program_that_does_not_tell_its_version_is_left_alone(tmp_path):
    program(tmp_path / "terraform", "raise SystemExit(3)")
    assert find_program({"PATH": str(tmp_path)}) == [sys.executable, "-m", "deploy.terraform.program"]


def test_a_named_program_must_exist(tmp_path):
    with pytest.raises(Failure, match="TERRAFORM_BINARY_NAME"):
        find_program({"PATH": str(tmp_path), "TERRAFORM_BINARY_NAME": "no-such-terraform"})


@pytest.mark.parametrize("says", ["", "old", '["list"]', '{"terraform_version": "1.5.7"}'])
def test_a_named_program_that_is_no_terraform_of_today_is_refused(tmp_path, says):
    other = program(tmp_path / "other", f"print({says!r})")
    with pytest.raises(BadArguments, match=r"TERRAFORM_BINARY_NAME: .*1\.13\.0 or newer"):
        find_program({"TERRAFORM_BINARY_NAME": str(other)})


def test_the_wheels_terraform_is_at_least_the_required_version():
    told = Terraform(ROOT, program=[sys.executable, "-m", "deploy.terraform.program"]).output(["version", "-json"])
    assert tuple(int(part) for part in json.loads(told)["terraform_version"].split(".")) >= (1, 13, 0)


def test_variables_of_the_caller_that_would_change_what_runs_are_not_passed_on(monkeypatch):
    for name in ("TF_CLI_ARGS", "TF_CLI_ARGS_apply", "TF_WORKSPACE", "TF_REATTACH_PROVIDERS"):
        monkeypatch.setenv(name, "x")
    monkeypatch.setenv("TF_VAR_day_count", "9")
    environment = Terraform(ROOT, {"TF_REATTACH_PROVIDERS": "ours"}, program=["terraform"]).environment()
    assert environment["TF_REATTACH_PROVIDERS"] == "ours"
    assert environment["TF_VAR_day_count"] == "9"
    assert not {"TF_CLI_ARGS", "TF_CLI_ARGS_apply", "TF_WORKSPACE"} & set(environment)


def test_where_the_token_is_is_passed_on(monkeypatch):
    """Without it Terraform would look elsewhere than the user said, and find no token or another."""
    monkeypatch.setenv("TF_CLI_CONFIG_FILE", "/home/someone/terraform.rc")
    monkeypatch.setenv("TF_TOKEN_app_terraform_io", "t")
    environment = Terraform(ROOT, program=["terraform"]).environment()
    assert environment["TF_CLI_CONFIG_FILE"] == "/home/someone/terraform.rc"
    assert environment["TF_TOKEN_app_terraform_io"] == "t"
    local = Terraform(ROOT, {"TF_CLI_CONFIG_FILE": "ours"}, program=["terraform"]).environment()
    assert local["TF_CLI_CONFIG_FILE"] == "ours"


def test_text_that_is_no_message_is_not_lost(tmp_path):
    fake = program(tmp_path / "fake", "print('{\"type\": \"version\"}'); print('panic: oh')\nraise SystemExit(2)")
    events = Terraform(tmp_path, program=[str(fake)]).events(["apply"])
    assert list(events) == [{"type": "version"}, {"type": "text", "@message": "panic: oh"}]
    assert events.code == 2


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_one_interrupt_of_ours_is_one_interrupt_to_terraform_and_we_wait_for_it(tmp_path, number):
    fake = program(
        tmp_path / "fake",
        """
        import json, signal, sys, time
        caught = []
        signal.signal(signal.SIGINT, lambda *_: caught.append(2))
        signal.signal(signal.SIGTERM, lambda *_: caught.append(15))
        print('{"type": "ready"}', flush=True)
        deadline = time.time() + 20
        while not caught and time.time() < deadline:
            time.sleep(0.05)
        time.sleep(0.5)  # saving the state
        print(json.dumps({"type": "saved", "caught": caught}), flush=True)
        """,
    )
    driver = program(
        tmp_path / "driver",
        f"""
        import json, sys
        sys.path.insert(0, {str(ROOT)!r})
        from pathlib import Path
        from deploy.terraform.run import Terraform
        events = Terraform(Path({str(tmp_path)!r}), program=[{str(fake)!r}]).events(["apply"])
        for message in events:
            print(json.dumps(message), flush=True)
        print(json.dumps({{"interrupted": events.interrupted, "code": events.code}}), flush=True)
        """,
    )
    process = subprocess.Popen([str(driver)], stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout.readline().strip() == '{"type": "ready"}'
    os.killpg(process.pid, number)  # as a terminal does: to the whole group
    rest = [json.loads(line) for line in process.stdout.read().splitlines()]
    assert rest == [{"type": "saved", "caught": [2]}, {"interrupted": True, "code": 0}]
    assert process.wait(10) == 0


def test_the_run_lock_names_its_holder_and_outlives_a_killed_parent(tmp_path):
    driver = program(
        tmp_path / "driver",
        f"""
        import os, subprocess, sys, time
        sys.path.insert(0, {str(ROOT)!r})
        from pathlib import Path
        from deploy.project import held
        with held(Path({str(tmp_path)!r}) / "run.lock", "create --local") as descriptor:
            child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(30)"], pass_fds=[descriptor])
            print(child.pid, flush=True)
            time.sleep(30)
        """,
    )
    process = subprocess.Popen([str(driver)], stdout=subprocess.PIPE, text=True)
    child = int(process.stdout.readline())
    from deploy.project import held

    try:
        with (
            pytest.raises(Failure, match=rf"`create --local`, process {process.pid}"),
            held(tmp_path / "run.lock", "x"),
        ):
            pass
        process.kill()
        process.wait()
        with pytest.raises(Failure, match="create --local"), held(tmp_path / "run.lock", "x"):
            pass
    finally:
        os.kill(child, signal.SIGKILL)
        process.kill()
    time.sleep(0.2)
    with held(tmp_path / "run.lock", "x"):
        pass


@pytest.mark.parametrize("line", ['{"type": "diagnostic", "@message": "key event-canary"}', "panic: event-canary"])
def test_known_secrets_are_masked_in_what_terraform_reports(tmp_path, line):
    secrecy.KNOWN.add("event-canary")
    terraform = Terraform(tmp_path, {}, ["sh", "-c", f"echo '{line}'"])
    (message,) = terraform.events(["apply"])
    assert "event-canary" not in str(message)
    assert "***" in message["@message"]


def test_known_secrets_are_masked_in_the_failure_of_a_command(tmp_path):
    secrecy.KNOWN.add("output-canary")
    with pytest.raises(Failure) as failed:
        Terraform(tmp_path, {}, ["sh", "-c", "echo 'Error: output-canary' >&2; exit 1"]).output(["show"])
    assert "output-canary" not in failed.value.line + failed.value.hint
    assert "***" in failed.value.line
