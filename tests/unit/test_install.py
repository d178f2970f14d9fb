"""`.venv` is installed by uv as pip is configured, by pip where uv cannot, once, and anew after an interruption."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from deploy import install
from deploy.install import CannotBeHandedOver, parse_configuration, uv_environment

ROOT = Path(__file__).resolve().parents[2]

#: A stand-in for uv. It keeps the variables that it was given, and installs with pip what uv would install.
FAKE_UV = """\
#!/bin/sh
env | grep -E '^(UV_|SSL_CERT|ALL_PROXY)' | sort > {calls}/environment
echo "$@" >> {calls}/arguments
if [ -f {calls}/wait ]; then sleep 60; fi
if [ -f {calls}/fail ]; then cat {calls}/fail >&2; exit 2; fi
shift 3
exec "$2" -m pip install --quiet --disable-pip-version-check --no-compile "$3" "$4"
"""


def wheel(folder: Path, name: str, version: str, files: dict[str, str]) -> None:
    info = f"{name}-{version}.dist-info"
    files = files | {
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nTag: py3-none-any\n",
    }
    record = "".join(f"{path},,\n" for path in [*files, f"{info}/RECORD"])
    with zipfile.ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as archive:
        for path, text in (files | {f"{info}/RECORD": record}).items():
            entry = zipfile.ZipInfo(path)
            entry.external_attr = (0o100755 if "/scripts/" in path else 0o100644) << 16
            archive.writestr(entry, text)


class World:
    """A project with one small package, and an index that has that package and a stand-in for uv."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a project"
        self.index = folder / "index"
        self.calls = folder / "calls"
        for each in (self.root / "deploy", self.index, self.calls):
            each.mkdir(parents=True)
        for name in ("deploy.sh", "deploy/install.py"):
            shutil.copy(ROOT / name, self.root / name)
        (self.root / "deploy" / "__init__.py").touch()
        (self.root / "deploy" / "__main__.py").write_text("import small\nprint('works', small.VALUE)\n")
        (self.root / "requirements-dev.txt").write_text("-r requirements.txt\n-c constraints-dev.txt\nother==1.0\n")
        (self.root / "constraints-dev.txt").write_text("other==1.0\n")
        (self.root / "requirements.txt").write_text("-c constraints.txt\nsmall\n")
        self.pin("1.0")
        for version in ("1.0", "2.0"):
            wheel(self.index, "small", version, {"small.py": f"VALUE = {version!r}\n"})
        wheel(self.index, "other", "1.0", {"other.py": ""})
        script = FAKE_UV.format(calls=self.calls)
        name, _, version = install.UV.partition("==")
        wheel(self.index, name, version, {f"{name}-{version}.data/scripts/uv": script})

    def pin(self, version: str) -> None:
        (self.root / "constraints.txt").write_text(f"small=={version}\n")

    def start(self, *words: str, **environment: str) -> subprocess.Popen[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_", "PYTHON"))}
        ours = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.index), "PYTHON": sys.executable}
        return subprocess.Popen(
            [str(self.root / "deploy.sh"), *words],
            env=clean | ours | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *words: str, **environment: str) -> tuple[int, str, str]:
        with self.start(*words, **environment) as process:
            out, err = process.communicate(timeout=120)
            return process.returncode, out.strip(), err

    def given(self) -> dict[str, str]:
        lines = (self.calls / "environment").read_text().splitlines()
        return dict(line.split("=", 1) for line in lines)


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return World(tmp_path_factory.mktemp("installation"))


@pytest.fixture(autouse=True)
def _no_trouble_left(request: pytest.FixtureRequest) -> None:
    if "world" in request.fixturenames:
        for name in ("fail", "wait"):
            (request.getfixturevalue("world").calls / name).unlink(missing_ok=True)


def forget(world: World) -> None:
    (world.root / ".venv" / ".installed").unlink(missing_ok=True)


def test_first_use_installs_with_uv_and_the_next_use_does_nothing(world: World) -> None:
    code, out, err = world.run("create")
    assert (code, out) == (0, "works 1.0"), err
    assert err.splitlines()[0] == "Preparing .venv (first use, or the pins have changed) ..."
    assert world.given()["UV_FIND_LINKS"] == str(world.index)
    assert world.given()["UV_NO_INDEX"] == "1"
    assert world.run("create") == (0, "works 1.0", "")


def test_a_changed_pin_is_installed_also_when_its_file_is_old(world: World) -> None:
    world.pin("2.0")
    os.utime(world.root / "constraints.txt", (0, 0))
    assert world.run("create")[:2] == (0, "works 2.0")
    world.pin("1.0")
    assert world.run("create")[:2] == (0, "works 1.0")


def test_the_tests_packages_are_installed_by_test_alone_and_serve_the_other_commands(world: World) -> None:
    other = world.root / ".venv" / "lib" / f"python3.{sys.version_info.minor}" / "site-packages" / "other.py"
    forget(world)
    assert world.run("create")[0] == 0
    assert not other.exists()
    assert world.run("test")[0] == 0
    assert other.exists()
    assert world.run("create")[2] == ""


@pytest.mark.parametrize("trouble", ["cannot be installed", "fails", "has no counterpart"])
def test_pip_installs_where_uv_does_not(world: World, trouble: str) -> None:
    world.pin("2.0" if trouble == "fails" else "1.0")
    forget(world)
    wheel_of_uv = next(world.index.glob("uv-*.whl"))
    environment = {}
    if trouble == "cannot be installed":
        (world.root / ".venv" / ".unfinished").touch()  # so that no uv is there from before
        wheel_of_uv.rename(wheel_of_uv.with_suffix(".away"))
    elif trouble == "fails":
        (world.calls / "fail").write_text("error: something strange\n")
    else:
        environment["PIP_IGNORE_REQUIRES_PYTHON"] = "1"
    code, out, err = world.run("create", **environment)
    if trouble == "cannot be installed":
        wheel_of_uv.with_suffix(".away").rename(wheel_of_uv)
    assert (code, out) == (0, "works 2.0" if trouble == "fails" else "works 1.0"), err
    told = {"fails": "something strange", "cannot be installed": "uv", "has no counterpart": "ignore-requires-python"}
    assert told[trouble] in err
    world.pin("1.0")


def test_a_full_disk_is_said_at_once(world: World) -> None:
    forget(world)
    (world.calls / "fail").write_text("error: failed to write\n  Caused by: No space left on device (os error 28)\n")
    code, out, err = world.run("create")
    assert (code, out) == (1, "")
    assert "error: The disk is full (No space left on device (os error 28))." in err.splitlines()


def test_an_interrupted_installation_is_begun_again_and_two_at_once_install_one_time(world: World) -> None:
    forget(world)
    (world.calls / "arguments").unlink()
    (world.calls / "wait").touch()
    process = world.start("create")
    deadline = time.monotonic() + 60
    while not (world.calls / "arguments").exists():
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130, err
    assert err.splitlines()[-1] == "Interrupted. The next run starts the installation again."
    (world.calls / "wait").unlink()
    (world.calls / "arguments").unlink()
    both = [world.start("create") for _ in range(2)]
    for each in both:
        out, err = each.communicate(timeout=60)
        assert (each.returncode, out.strip()) == (0, "works 1.0"), err
    assert len((world.calls / "arguments").read_text().splitlines()) == 1


def test_pips_configuration_is_read_with_its_own_precedence() -> None:
    listed = (
        ":env:.timeout='7'\nfreeze.timeout='1'\nglobal.index-url='https://one/simple'\nglobal.timeout='5'\n"
        "install.timeout='6'\ninstall.index_url='https://two/simple'\n"
    )
    assert parse_configuration(listed) == {"index-url": "https://two/simple", "timeout": "7"}


def test_uv_gets_indexes_proxy_certificates_and_trusted_hosts() -> None:
    configuration = {
        "index-url": "https://user:secret@one/simple",
        "extra-index-url": "https://two/simple\nhttps://three/simple",
        "find-links": "/wheels https://four/",
        "trusted-host": "one\ntwo",
        "cert": "/ca.pem",
        "client-cert": "/client.pem",
        "proxy": "http://proxy:1",
        "timeout": "9",
        "retries": "2",
        "no-index": "false",
        "progress-bar": "off",
    }
    given = uv_environment(configuration, {})
    proxies = {name: given.pop(name) for name in list(given) if name.lower().endswith("_proxy")}
    assert set(proxies.values()) == {"http://proxy:1"}
    assert {"HTTP_PROXY", "HTTPS_PROXY", "https_proxy", "ALL_PROXY"} <= set(proxies)
    assert given == {
        "UV_SYSTEM_CERTS": "1",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_NO_PROGRESS": "1",
        "UV_DEFAULT_INDEX": "https://user:secret@one/simple",
        "UV_INDEX": "https://two/simple https://three/simple",
        "UV_FIND_LINKS": "/wheels,https://four/",
        "UV_INSECURE_HOST": "one two",
        "SSL_CERT_FILE": "/ca.pem",
        "SSL_CLIENT_CERT": "/client.pem",
        "UV_HTTP_TIMEOUT": "9",
        "UV_HTTP_RETRIES": "2",
    }


def test_what_the_user_has_told_uv_wins() -> None:
    given = uv_environment({"index-url": "https://one/simple"}, {"UV_DEFAULT_INDEX": "https://mine/simple"})
    assert "UV_DEFAULT_INDEX" not in given


@pytest.mark.parametrize("option", ["constraint", "no-binary", "require-hashes", "target", "only-binary"])
def test_a_setting_that_uv_does_not_have_is_named(option: str) -> None:
    with pytest.raises(CannotBeHandedOver, match=option):
        uv_environment({option: "something"}, {})


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("error: Failed to fetch: `https://u:p@host/simple/x/`\n  Caused by: dns error", "index cannot be reached"),
        ("ERROR: [Errno 13] Permission denied: '/x/.venv/lib'", "cannot be written"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("ERROR: SSLError(certificate verify failed: unable to get local issuer)", "certificate is not trusted"),
        ("ERROR: No matching distribution found for x==1", "cannot be installed (No matching distribution"),
    ],
)
def test_a_failure_says_what_is_the_matter_and_no_password(said: str, line: str) -> None:
    failure = install._failure(said)
    assert line in str(failure)
    assert "u:p@" not in str(failure)
    assert "\n" not in str(failure)
    assert failure.remedy
