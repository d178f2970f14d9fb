"""A generated table of command lines and secrets through create, plan and delete, Terraform and the accounts stubbed.

Each vector gives the inputs by some route: an option in one of its two forms, an option given twice, the
environment by Terraform's name or the vendor's, a file. The secrets are hostile. What Terraform is started with has to
be what was given, byte for byte; and no secret may stand anywhere else.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from deploy import cli, commands, ready
from deploy.accounts import preflight
from deploy.deletion import deletion
from deploy.project import Place

COMMANDS = ("create", "plan", "delete")
COUNT = 120

_FRAGMENTS = (
    *(" ", "=", "==", "%", "%s", "%20", "\\", "\\n", "'", '"', "''", '"""', "$()", "$(id)", "`id`", "${HOME}", "$HOME"),
    *("\n", "\r\n", "\t", "#", " #x", ";", "&&", "|", "<", ">", "*", "?", "~", "!", "{", "}", "[", "]", "(", ","),
    *("é", "ß", "漢字", "🔑", "\u202e", "a\u0301", "%{if true}", "${var.now}", "\udcff", "--", "-", "+", "/", ":", "@"),
)
_OPTIONS = {
    "confluent_api_key": "confluent-api-key",
    "confluent_api_secret": "confluent-api-secret",
    "admin_service_user_secrets_root_path": "admin-service-user-secrets-root-path",
    "snowflake_warehouse": "snowflake-warehouse",
    "day_count": "day-count",
}
_PLAIN = {"admin_service_user_secrets_root_path": "/admin/{}", "snowflake_warehouse": "WH_{}", "day_count": "45"}
"""What is no secret, and may be seen."""
_VENDOR = {"confluent_api_key": "CONFLUENT_CLOUD_API_KEY", "confluent_api_secret": "CONFLUENT_CLOUD_API_SECRET"}
_ROUTES = ("=", " ", "twice", "environment", "vendor", ".env", "--env-file")


STATE = json.dumps(
    {"resources": [{"mode": "managed", "type": "random_uuid", "name": "u", "instances": [{"attributes": {"id": "u"}}]}]}
)
"""What the stub's workspace holds until it is destroyed."""


@dataclass
class Vector:
    """One row: how the inputs are given, and what has to come of it."""

    words: list[str] = field(default_factory=list)
    environment: dict[str, str] = field(default_factory=dict)
    file: dict[str, str] = field(default_factory=dict)
    named_file: bool = False
    values: dict[str, str] = field(default_factory=dict)
    """What Terraform must get, by variable."""
    canaries: list[str] = field(default_factory=list)
    """Parts of secrets that must not be seen anywhere."""
    code: int = 0


def secret(draw: random.Random, canary: str) -> str:
    """Hostile text around a part that is found again."""
    before = "".join(draw.choices(_FRAGMENTS, k=draw.randint(0, 2)))
    after = "".join(draw.choices(_FRAGMENTS, k=draw.randint(0, 3)))
    return f"{draw.choice(['', '', '-', '--', '='])}{before}{canary}{after}"


def give(vector: Vector, draw: random.Random, name: str, value: str) -> None:
    """Add one input to a vector by a route drawn for it."""
    route = draw.choice(_ROUTES)
    if route == "vendor" and name not in _VENDOR:
        route = "environment"
    if route == "--env-file":
        vector.named_file = True
    option = f"--{_OPTIONS[name]}"
    if route == "=":
        vector.words.append(f"{option}={value}")
    elif route == "twice":
        vector.words += [f"{option}={value[::-1]}", f"{option}={value}"]
    elif route == " ":
        vector.words += [option, value]
        if value.startswith("-") and " " not in value and not re.fullmatch(r"-\d+|-\d*\.\d+", value):
            vector.code = 85  # by the rule of every program: it looks like an option
    elif route == "environment":
        vector.environment[f"TF_VAR_{name}"] = value
        # A lower source must not shine through.
        vector.environment[_VENDOR.get(name, "UNRELATED")] = "not this one"
    elif route == "vendor":
        vector.environment[_VENDOR[name]] = value
    else:
        vector.file[f"TF_VAR_{name}"] = value.replace("\udcff", "")  # a text file holds text
        value = vector.file[f"TF_VAR_{name}"]
    vector.values[name] = value


def spoil(vector: Vector, draw: random.Random) -> None:
    """Now and then something is wrong with the command line: then nothing may be tried."""
    name = draw.choice(list(_OPTIONS))
    canary = f"Spoilt{draw.randrange(10**12):012}"
    wrong = draw.choice(
        [
            [f"--{_OPTIONS[name]}="],
            [f"--{_OPTIONS[name]}"],
            [f"--{_OPTIONS[name][:-1]}={canary}"],
            ["--unknown", canary],
            [f"--unknown={canary}"],
            [canary],
            ["--day-count=0"],
            ["--auto-approve=" + canary],
        ]
    )
    vector.canaries.append(canary)
    vector.words += wrong
    vector.code = 85


def vectors() -> list[Vector]:
    draw = random.Random(20261130)
    made = []
    for number in range(COUNT):
        vector = Vector()
        for name in _OPTIONS:
            canary = f"Canary{number:03}{draw.randrange(10**9):09}"
            if name in _PLAIN:
                give(vector, draw, name, _PLAIN[name].format(canary))
            else:
                give(vector, draw, name, secret(draw, canary))
                vector.canaries.append(canary)
        if number % 6 == 0:
            spoil(vector, draw)
        elif number % 11 == 0:
            missing = draw.choice([name for name in vector.environment if name.startswith("TF_VAR_")] or [""])
            if missing:
                vector.environment[missing] = ""
                name = missing.removeprefix("TF_VAR_")
                vector.environment.pop(_VENDOR.get(name, ""), None)
                if name == "snowflake_warehouse":  # may be left out
                    vector.values[name] = ""
                else:
                    vector.code = 85
        made.append(vector)
    return made


VECTORS = vectors()


def test_the_table_has_at_least_a_hundred_different_rows():
    rows = {(tuple(v.words), tuple(sorted(v.environment.items())), tuple(sorted(v.file.items()))) for v in VECTORS}
    assert len(rows) >= 100
    assert sum(vector.code == 0 for vector in VECTORS) >= 60
    assert sum(vector.code == 85 for vector in VECTORS) >= 20


@dataclass
class World:
    """A project folder, a stub of Terraform that notes how it is called, and what was noted."""

    root: Path
    notes: Path

    def calls(self) -> list[list[str]]:
        files = sorted(self.notes.glob("*.argv"), key=lambda path: int(path.stem))
        return [path.read_bytes().decode("utf-8", "surrogateescape").split("\0")[:-1] for path in files]

    def environments(self) -> list[dict[str, str]]:
        files = sorted(self.notes.glob("*.env"), key=lambda path: int(path.stem))
        pairs = (path.read_bytes().decode("utf-8", "surrogateescape").split("\0")[:-1] for path in files)
        return [dict(pair.split("=", 1) for pair in each) for each in pairs]

    def texts(self) -> Iterator[tuple[Path, bytes]]:
        """What was written into the project."""
        for path in self.root.rglob("*"):
            if path.is_file() and path.name not in (".env", "given.env"):
                yield path, path.read_bytes()


def stub(folder: Path, notes: Path) -> Path:
    """A shell script, which starts in milliseconds."""
    path = folder / "terraform-stub"
    path.write_text(
        f"""#!/bin/sh
if [ "$1" = version ]; then echo '{{"terraform_version": "1.15.5"}}'; exit 0; fi
number=$(ls '{notes}' | wc -l)
printf '%s\\0' "$@" > '{notes}'/$number.argv
env -0 > '{notes}'/$((number + 1)).env
case "$1" in
    state) [ -e '{folder}/destroyed' ] || echo '{STATE}';;
    apply) echo '{{"type": "version"}}'; case "$*" in *-destroy*) touch '{folder}/destroyed';; esac;;
    plan) echo 'No changes.';;
    show) echo '{{"resource_changes": []}}';;
esac
"""
    )
    path.chmod(0o755)
    return path


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    root, notes = tmp_path / "project", tmp_path / "notes"
    stack = Place(root).stack
    stack.mkdir(parents=True)
    (stack / "cdk.tf.json").write_text("{}")
    notes.mkdir()
    for name in list(os.environ):
        if name.startswith(("TF_", "AWS_", "CONFLUENT_", "LAKEHOUSE_")):
            monkeypatch.delenv(name)
    for name, value in {
        "TERRAFORM_BINARY_NAME": str(stub(tmp_path, notes)),
        "AWS_ACCESS_KEY_ID": "AKIAEXAMPLE",
        "AWS_SECRET_ACCESS_KEY": "aws-secret-canary",
        "AWS_REGION": "eu-central-1",
        "AWS_CONFIG_FILE": os.devnull,
        "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
    }.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(commands, "Place", lambda: Place(root))
    monkeypatch.setattr(ready, "_synthesize", lambda *_, **__: None)
    monkeypatch.setattr(preflight, "look", lambda _accounts: preflight.CheckResults())
    monkeypatch.setattr(ready, "existing_objects", lambda *_: {})
    monkeypatch.setattr(ready, "remote_secrets", lambda *_: contextlib.nullcontext())
    monkeypatch.setattr(deletion.Deletion, "_number", "123456789012")
    monkeypatch.setattr(deletion.Search, "look", lambda _self: deletion.Findings([], [], [], []))
    monkeypatch.setattr("sys.stdin", None)
    return World(root, notes)


def write(path: Path, values: dict[str, str]) -> None:
    quoted = {name: value.replace("\\", "\\\\").replace("'", "\\'") for name, value in values.items()}
    path.write_bytes("".join(f"{name}='{value}'\n" for name, value in quoted.items()).encode())
    path.chmod(0o600)


@pytest.mark.parametrize("number", range(COUNT))
def test_what_is_given_reaches_terraform_and_nothing_else(world, monkeypatch, capfd, number):
    vector = VECTORS[number]
    for name, value in vector.environment.items():
        monkeypatch.setenv(name, value)
    words = [*vector.words]
    if vector.file:
        path = world.root / ("given.env" if vector.named_file else ".env")
        write(path, vector.file)
        words += [f"--env-file={path}"] if vector.named_file else []
    for command in COMMANDS:
        for note in world.notes.iterdir():
            note.unlink()
        (world.notes.parent / "destroyed").unlink(missing_ok=True)
        approve = [] if command == "plan" else ["--auto-approve"]
        assert cli.main([command, *approve, *words]) == vector.code, (command, capfd.readouterr())
        said = capfd.readouterr()
        assert_no_canary(world, vector, said.out + said.err)
        if vector.code:
            assert world.calls() == []
            assert any(line.startswith("error: ") for line in said.err.splitlines())
            continue
        assert_called_as(command, world.calls())
        for environment in world.environments():
            got = {name: environment.get(f"TF_VAR_{name}") for name in vector.values}
            assert got == vector.values
            assert environment["TF_VAR_aws_secret_access_key"] == "aws-secret-canary"
            assert environment["TF_VAR_aws_region"] == "eu-central-1"


def assert_called_as(command: str, calls: list[list[str]]) -> None:
    heads = [call[0] for call in calls]
    assert heads[0] == "init"
    changing = [call for call in calls if call[0] in ("plan", "apply")]
    assert [call[0] for call in changing] == ["plan" if command == "plan" else "apply"]
    assert ("-destroy" in changing[0]) is (command == "delete")


def assert_no_canary(world: World, vector: Vector, said: str) -> None:
    canaries = [*vector.canaries, "aws-secret-canary"]
    for canary in canaries:
        assert canary not in said
        for call in world.calls():
            assert not any(canary in word for word in call), call
        for path, content in world.texts():
            assert canary.encode() not in content, path


@pytest.mark.parametrize(
    "number", [number for number, vector in enumerate(VECTORS) if vector.code == 0 and vector.words][:2]
)
def test_the_same_through_the_script_itself(world, tmp_path, number):
    """The shell in front must not touch a word."""
    vector = VECTORS[number]
    root = tmp_path / "script"
    root.mkdir()
    source = Path(cli.__file__).parents[1]
    shutil.copy(source / "deploy.sh", root)
    shutil.copytree(source / "deploy", root / "deploy", ignore=shutil.ignore_patterns("__pycache__"))
    for name in (".venv", "constructs", "local_cloud", "imports", "lambda_src", "requirements.txt", "constraints.txt"):
        (root / name).symlink_to(source / name)
    environment = {**os.environ, **vector.environment}
    words = [*vector.words]
    if vector.file:
        write(root / "given.env", vector.file)
        words.append(f"--env-file={root / 'given.env'}")
    # `terraform` does not look at the accounts first: nobody to ask is needed.
    (tmp_path / "elsewhere/deploy").mkdir(parents=True)
    (tmp_path / "elsewhere/deploy/__main__.py").write_text("raise SystemExit('not this one')")
    done = subprocess.run(
        [str(root / "deploy.sh"), "terraform", *words, "--", "output"],
        cwd=tmp_path / "elsewhere",  # a user may stand in any folder, also in one that looks like ours
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert [call[0] for call in world.calls()] == ["init", "output"]
    for got in world.environments():
        assert {name: got.get(f"TF_VAR_{name}") for name in vector.values} == vector.values
    synthesized = b"".join(path.read_bytes() for path in (root / "cdktf.out").rglob("*") if path.is_file())
    assert b"confluent" in synthesized
    for canary in vector.canaries:
        assert canary not in done.stdout + done.stderr
        assert canary.encode() not in synthesized


@pytest.mark.parametrize("command", COMMANDS)
def test_a_look_that_finds_a_problem_stops_the_command_unless_it_is_skipped(world, monkeypatch, capfd, command):
    problem = preflight.Problem("Snowflake cannot be reached: no answer.", "See the network.")
    monkeypatch.setattr(preflight, "look", lambda _accounts: preflight.CheckResults(problems=[problem]))
    for name in ("confluent_api_key", "confluent_api_secret", "admin_service_user_secrets_root_path"):
        monkeypatch.setenv(f"TF_VAR_{name}", "given")
    words = [command, *([] if command == "plan" else ["--auto-approve"])]
    assert cli.main(words) == 1
    assert world.calls() == []
    assert capfd.readouterr().err.startswith(f"error: {problem.what}")
    assert cli.main([*words, "--skip-check"]) == 0
    assert_called_as(command, world.calls())
