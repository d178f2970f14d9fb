"""Installs the pinned packages into `.venv`: what `deploy.sh` runs on first use, and after the pins have changed.

Runs on the Python that `deploy.sh` has found, before anything is installed, so it imports the standard library alone.
uv, itself a pinned wheel, installs the packages in a fraction of pip's time. It does not read pip's configuration, so
what the user has configured for pip is handed to it in its environment. Where that cannot be done, or uv cannot be
installed or fails, pip installs them.

    python deploy/install.py REQUIREMENTS [FILE ...]    FILE: what else the installed packages depend on
"""

from __future__ import annotations

import ast
import fcntl
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NoReturn

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / ".venv"
INSTALLED: Final = VENV / ".installed"
"""The text of the files that say what is installed, once it is."""
UV: Final = "uv==0.13.9"

#: pip's options that uv has too: the variable that tells uv, and the separator of several values there.
_FOR_UV: Final[Mapping[str, tuple[str, str]]] = {
    "index-url": ("UV_DEFAULT_INDEX", ""),
    "extra-index-url": ("UV_INDEX", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "no-index": ("UV_NO_INDEX", ""),
    "trusted-host": ("UV_INSECURE_HOST", " "),
    "cert": ("SSL_CERT_FILE", ""),
    "client-cert": ("SSL_CLIENT_CERT", ""),
    "proxy": ("ALL_PROXY", ""),
    "timeout": ("UV_HTTP_TIMEOUT", ""),
    "default-timeout": ("UV_HTTP_TIMEOUT", ""),
    "retries": ("UV_HTTP_RETRIES", ""),
    "only-binary": ("UV_ONLY_BINARY", ""),
}
#: pip's options that do not change what is installed, or from where.
_WITHOUT_EFFECT: Final = frozenset(
    {
        "break-system-packages",
        "cache-dir",
        "debug",
        "disable-pip-version-check",
        "exists-action",
        "isolated",
        "log",
        "no-cache-dir",
        "no-color",
        "no-compile",
        "no-input",
        "no-warn-script-location",
        "prefer-binary",
        "progress-bar",
        "quiet",
        "require-virtualenv",
        "root-user-action",
        "use-feature",
        "use-deprecated",
        "verbose",
    }
)
_YES: Final = frozenset({"1", "true", "yes", "y", "on"})

_NO_SPACE: Final = re.compile(r"No space left on device|os error 28\b|Errno 28\b|Disk quota exceeded", re.IGNORECASE)
_NOT_WRITABLE: Final = re.compile(
    r"Permission denied|Read-only file system|os error (13|30)\b|Errno (13|30)\b", re.IGNORECASE
)
_CERTIFICATE: Final = re.compile(r"certificate verify failed|CERTIFICATE_VERIFY|UnknownIssuer|SSLError", re.IGNORECASE)
_NETWORK: Final = re.compile(
    r"NewConnectionError|ConnectionError|ConnectTimeout|ReadTimeout|ProxyError|Max retries exceeded|dns error"
    r"|error sending request|timed out|Failed to fetch|Connection (refused|reset)|Name or service not known"
    r"|Temporary failure in name resolution|HTTP error 5\d\d",
    re.IGNORECASE,
)


class InstallationFailed(Exception):
    """Why there is no usable `.venv`: one line, and the remedy."""

    def __init__(self, line: str, remedy: str) -> None:
        super().__init__(line)
        self.remedy = remedy


# --- what is installed -----------------------------------------------------------------------------------------------


def is_installed(files: Sequence[str]) -> bool:
    """Whether an installation came to its end with these files, or with more before them."""
    try:
        return INSTALLED.read_bytes().endswith(_text(files)) and (VENV / "bin" / "python").exists()
    except OSError:
        return False


def _text(files: Sequence[str]) -> bytes:
    return b"".join((ROOT / name).read_bytes() for name in files)


def install(files: Sequence[str]) -> None:
    """Bring `.venv` up to date with the first of `files`. Another process that does so is waited for, and may have done
    all of it.

    Raises:
        InstallationFailed: with the remedy.
    """
    with _locked() as descriptor:
        if is_installed(files):
            return
        _say("Preparing .venv (first use, or the pins have changed) ...")
        unfinished = VENV / ".unfinished"
        try:
            if unfinished.exists() or not _has_pip():
                _make_environment(descriptor)
            unfinished.touch()
            _install_packages(files[0], descriptor)
            INSTALLED.write_bytes(_text(files))
            unfinished.unlink()
        except OSError as error:
            raise _failure(str(error)) from error


@contextmanager
def _locked() -> Iterator[int]:
    """One installation at a time. The lock is on the folder that holds `.venv`: nothing is left behind.

    Yields the descriptor that holds it. A program that inherits it holds the lock too, also when this one is killed.
    """
    descriptor = os.open(VENV.resolve().parent, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _say("Waiting for another run that prepares .venv ...")
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield descriptor
    finally:
        os.close(descriptor)


def _has_pip() -> bool:
    """Whether `.venv` is whole. An interrupted `venv` leaves a Python without pip, an upgrade one that cannot start."""
    command = [str(VENV / "bin" / "python"), "-c", "import pip"]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _make_environment(lock: int) -> None:
    code, said = _run("virtual environment", [sys.executable, "-m", "venv", "--clear", str(VENV)], {}, lock)
    if code == 0:
        return
    if "ensurepip is not available" in said:
        raise InstallationFailed(
            f"{sys.executable} cannot make virtual environments.",
            "On Debian and Ubuntu: apt install python3-venv. Or name another Python: PYTHON=/path/to/python3.",
        )
    raise _failure(said)


def _install_packages(requirements: str, lock: int) -> None:
    pip = [str(VENV / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    try:
        code, said = _install_with_uv(requirements, pip, lock)
    except OSError as error:  # no build of uv that starts on this machine
        _say(f"  uv is not used: {error}")
    except CannotBeHandedOver as error:
        _say(f"  uv is not used: it has no counterpart of pip's setting {error}")
    else:
        if code == 0:
            return
        if _NO_SPACE.search(said):
            raise _failure(said)
        _say(f"  uv did not install the packages ({_reason(said)}); pip does, in a minute or two")
    code, said = _run(
        "packages, with pip", [*pip, "install", "--quiet", "--no-compile", "-r", str(ROOT / requirements)], {}, lock
    )
    if code != 0:
        raise _failure(said)


def _install_with_uv(requirements: str, pip: Sequence[str], lock: int) -> tuple[int, str]:
    environment = uv_environment(_pip_configuration(pip), os.environ)
    code, said = _run("uv", [*pip, "install", "--quiet", "--only-binary=:all:", UV], {}, lock)
    if code != 0:
        return code, said
    python = str(VENV / "bin" / "python")
    command = [
        str(VENV / "bin" / "uv"),
        "pip",
        "install",
        "--quiet",
        "--python",
        python,
        "-r",
        str(ROOT / requirements),
    ]
    return _run("packages", command, environment, lock)


# --- pip's configuration for uv --------------------------------------------------------------------------------------


class CannotBeHandedOver(Exception):
    """A setting of pip's that uv has no counterpart of; the text is its name."""


def _pip_configuration(pip: Sequence[str]) -> dict[str, str]:
    """What the user has configured for `pip install`, in files and environment, by option."""
    done = subprocess.run([*pip, "config", "list"], capture_output=True, text=True, check=False)
    return parse_configuration(done.stdout)


def parse_configuration(listed: str) -> dict[str, str]:
    """The lines of `pip config list` as options of `pip install`: what is set for it alone wins over what is global,
    the environment over both."""
    found: dict[str, dict[str, str]] = {"global": {}, "install": {}, ":env:": {}}
    for line in listed.splitlines():
        name, assigned, value = line.partition("=")
        section, _, option = name.partition(".")
        if assigned and section in found:
            found[section][option.lower().replace("_", "-")] = str(ast.literal_eval(value))
    return {option: value for options in found.values() for option, value in options.items()}


def uv_environment(configuration: Mapping[str, str], environment: Mapping[str, str]) -> dict[str, str]:
    """Variables that tell uv what pip is configured to do. Those for uv that the user has set win.

    In variables and not in arguments, for the address of an index may hold a password.

    Raises:
        CannotBeHandedOver: there is a setting that uv does not have.
    """
    # As pip does: the platform's certificates, and the best version of all indexes.
    ours = {"UV_SYSTEM_CERTS": "1", "UV_INDEX_STRATEGY": "unsafe-best-match", "UV_NO_PROGRESS": "1"}
    for option, value in configuration.items():
        if option in _WITHOUT_EFFECT or not value.strip():
            continue
        if option not in _FOR_UV:
            raise CannotBeHandedOver(option)
        variable, separator = _FOR_UV[option]
        if option == "no-index":
            if value.lower() in _YES:
                ours[variable] = "1"
        elif option == "find-links":
            ours[variable] = separator.join(_path_or_address(part) for part in value.split())
        elif option == "only-binary":
            if value.strip() != ":all:":
                raise CannotBeHandedOver(option)
        elif option == "proxy":
            # uv obeys the variable of the protocol first.
            ours |= dict.fromkeys(("HTTP_PROXY", "HTTPS_PROXY", "http_proxy", "https_proxy", variable), value)
        elif separator:
            ours[variable] = separator.join(value.split())
        else:
            ours[variable] = value
    return {name: value for name, value in ours.items() if not (name.startswith("UV_") and environment.get(name))}


def _path_or_address(value: str) -> str:
    if "," in value:
        raise CannotBeHandedOver("find-links (with a comma)")
    return value if ":" in value else str(Path(value).expanduser())


# --- programs and what they say --------------------------------------------------------------------------------------


def _run(what: str, command: Sequence[str], environment: Mapping[str, str], lock: int) -> tuple[int, str]:
    """Run a program to its end and say meanwhile how long it takes: its exit code, and what it printed."""
    # Not pip's or uv's own choice of another place than .venv, nor a folder of the user's with packages.
    inherited = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    with tempfile.TemporaryFile() as output, _Elapsed(what) as elapsed:
        process = subprocess.Popen(
            command,
            env={**inherited, **environment},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            pass_fds=(lock,),
            cwd=ROOT,
        )
        try:
            while True:
                try:
                    process.wait(elapsed.interval)
                    break
                except subprocess.TimeoutExpired:
                    elapsed.tell()
        finally:
            if process.poll() is None:
                process.terminate()
                process.wait()
        output.seek(0)
        return process.returncode, output.read().decode(errors="replace")


class _Elapsed:
    """Says what is being installed and for how long: at a terminal on one line, elsewhere with a line now and then."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._started = time.monotonic()
        self._terminal = sys.stderr.isatty()
        self.interval = 1.0 if self._terminal else 10.0

    def __enter__(self) -> _Elapsed:
        if self._terminal:
            self.tell()
        else:
            _say(f"  {self._what} ...")
        return self

    def tell(self) -> None:
        seconds = round(time.monotonic() - self._started)
        if self._terminal:
            print(f"\r  {self._what} ... {seconds} s", end="", file=sys.stderr, flush=True)
        else:
            _say(f"  {self._what} ... {seconds} s so far")

    def __exit__(self, *_error: object) -> None:
        if self._terminal:
            self.tell()
            print(file=sys.stderr)


def _failure(said: str) -> InstallationFailed:
    reason = _reason(said)
    if _NO_SPACE.search(said):
        return InstallationFailed(
            f"The disk is full ({reason}).", "The packages need about 1 GB, and 1 GB more in the cache of uv or pip."
        )
    if _NOT_WRITABLE.search(said):
        return InstallationFailed(
            f"{VENV} cannot be written ({reason}).", "Make the folder yours, or delete it, and run the command again."
        )
    if _CERTIFICATE.search(said):
        return InstallationFailed(
            f"The package index's certificate is not trusted ({reason}).",
            "Name the authority's certificate: PIP_CERT=/path/to/ca.pem.",
        )
    if _NETWORK.search(said):
        return InstallationFailed(
            f"The package index cannot be reached ({reason}).",
            "Check the network. A proxy: PIP_PROXY=http://HOST:PORT; another index: PIP_INDEX_URL=https://... "
            "(or pip's own configuration). Then run the same command again.",
        )
    return InstallationFailed(f"The pinned packages cannot be installed ({reason}).", said.strip())


def _reason(said: str) -> str:
    """The one line of what a program printed that says most, without what may be a password."""
    lines = [line.strip(" ×├─▶╰│") for line in said.splitlines()]
    lines = [re.sub(r"^(error|ERROR|Caused by): *", "", line) for line in lines if line]
    telling = (_NO_SPACE, _NOT_WRITABLE, _CERTIFICATE, _NETWORK)
    best = next((line for pattern in telling for line in lines if pattern.search(line)), lines[-1] if lines else "")
    return re.sub(r"//[^/@\s]+@", "//***@", best)[:300] or "it gave no reason"


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _interrupt(_number: int, _frame: object) -> NoReturn:
    raise KeyboardInterrupt


def main(files: Sequence[str]) -> int:
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is not signal.SIG_IGN:  # as under nohup
            signal.signal(number, _interrupt)
    try:
        install(files)
    except InstallationFailed as failure:
        _say(f"error: {failure}")
        _say(failure.remedy)
        return 1
    except KeyboardInterrupt:
        _say("\nInterrupted. The next run starts the installation again.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
