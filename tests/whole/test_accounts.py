"""Create as on real accounts, on stand-ins for every party: inputs of a file, errors that pass, secrets."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.stand_ins.accounts import STACK, Accounts, accounts
from tests.stand_ins.terminal import at_a_terminal
from tests.whole.project import Project

pytestmark = pytest.mark.whole

_GIVEN = ("TF_VAR_confluent_api_key", "TF_VAR_confluent_api_secret", "TF_VAR_admin_service_user_secrets_root_path")


def with_inputs_in_a_file(there: Accounts, project: Project) -> dict[str, str]:
    """The environment without what the user's `.env` says instead."""
    environment = there.environment()
    text = "".join(f"{name}='{environment.pop(name)}'\n" for name in _GIVEN)
    path = project.root / ".env"
    path.write_text(text + "TF_VAR_day_count=45\n")
    path.chmod(0o600)
    return environment


def hidden(there: Accounts, environment: dict[str, str]) -> list[bytes]:
    """Secrets of the run."""
    return [there.confluent["confluent_api_secret"].encode(), environment["AWS_SECRET_ACCESS_KEY"].encode()]


def files_with(secrets: list[bytes], *folders: Path) -> list[str]:
    return [
        str(path)
        for folder in folders
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink() and path.name != ".env" and ".venv" not in path.parts
        if any(secret in path.read_bytes() for secret in secrets)
    ]


def test_errors_that_pass_are_waited_for_and_others_are_not(project: Project, tmp_path: Path):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    with accounts(tmp_path, stack=project.root / STACK) as there:
        environment = with_inputs_in_a_file(there, project) | {"TMPDIR": str(temporary)}
        fault = there.clouds.add_fault
        expired, not_yet = "api error ExpiredToken: The provided token has expired.", "cannot be assumed by Lambda."
        fault("create", "aws_s3_bucket", times=2, message=expired)
        fault("create", "aws_lambda_function", times=2, message=f"The role defined for the function {not_yet}")
        fault("create", "confluent_kafka_topic", message="error creating Kafka Topic: 403 Forbidden")
        fault("create", "confluent_environment", message="error creating Environment: out of words")

        first = project.deploy("create", "--auto-approve", code=1, **environment)
        assert "out of words" in first.stderr
        assert expired in first.stderr
        assert not re.search("waiting|renewed", first.stdout)

        second = project.deploy("create", "--auto-approve", "--debug", **environment)
        assert "waiting 5 s for the new IAM role to become assumable by Lambda (module." in second.stdout
        assert "role bindings to take effect (confluent_kafka_topic." in second.stdout
        assert "AWS credentials had expired and were renewed" in second.stdout
        log = Path(re.search(r"secrets masked\): (\S+)", second.stderr)[1])
        assert log.stat().st_size > 10_000

        secrets = hidden(there, environment)
        assert files_with(secrets, project.root, temporary) == []
        assert not any(secret in (each.stdout + each.stderr).encode() for each in (first, second) for secret in secrets)
        assert not any(secret.decode() in " ".join(call) for call in there.calls() for secret in secrets)


def test_at_a_terminal_secrets_are_asked_for_and_what_was_agreed_to_is_made(project: Project, tmp_path: Path):
    """The plan waits for consent in memory; a further try does what is left of it without asking again."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    with accounts(tmp_path, stack=project.root / STACK) as there:
        environment = os.environ | there.environment(TMPDIR=str(temporary))
        secret = environment.pop("TF_VAR_confluent_api_secret")
        message = "The role defined for the function cannot be assumed by Lambda."
        there.clouds.add_fault("create", "aws_lambda_function", message=message)
        code, shown = at_a_terminal(
            [str(project.root / "deploy.sh"), "create"],
            [("Confluent Cloud API secret: $", secret), ("Only 'yes' is taken: $", "yes")],
            environment,
            tmp_path,
        )
        assert code == 0, shown[-3000:]
        assert secret not in shown
        assert "waiting 5 s for the new IAM role" in shown
        assert files_with([secret.encode()], project.root, temporary) == []
        assert [*temporary.iterdir()] == []
        applies = [call for call in there.calls() if call[0] == "apply"]
        assert len(applies) == 2
        assert all("-auto-approve" not in call for call in applies)
