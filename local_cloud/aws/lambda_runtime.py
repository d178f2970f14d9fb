"""Runs the package of a Lambda function on this machine.

moto would start Docker for that. Here the handler runs in a process of the local interpreter, with the function's own
modules on the path; the distributions in its package are replaced by those of the interpreter. It calls the local
cloud through AWS_ENDPOINT_URL with a key of its role, so that the role's permissions are enforced.
"""

from __future__ import annotations

import csv
import io
import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import uuid
import zipfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from local_cloud.aws.moto_state import MotoState
from local_cloud.model import CloudError

_BOOTSTRAP: Final = Path(__file__).with_name("lambda_bootstrap.py")
#: Lambda cuts what a synchronous call may return at 6 MB.
_MAX_PAYLOAD: Final = 6 * 1024 * 1024


@dataclass(frozen=True)
class _Function:
    name: str
    arn: str
    version: str
    handler: str
    role: str
    timeout: int
    memory: int
    variables: Mapping[str, str]
    digest: str
    code: bytes


class LambdaRuntime:
    """`log` receives the output of a function: (function name, role, region, lines)."""

    def __init__(
        self,
        state: MotoState,
        account: str,
        endpoint_url: Callable[[], str],
        log: Callable[[str, str, str, list[str]], None],
    ) -> None:
        self._state = state
        self._account = account
        self._endpoint_url = endpoint_url
        self._log = log
        self._roles: dict[str, str] = {}
        self._lock = threading.Lock()
        self._folder: Path | None = None

    def role_of(self, access_key: str) -> str | None:
        """The role of a running function's key; None for other keys."""
        return self._roles.get(access_key)

    def invoke(self, name: str, qualifier: str, payload: bytes, region: str) -> tuple[bytes, bool]:
        """Run a function. Returns its payload, and whether that is a function error."""
        function = self._find(name, qualifier, region)
        root = self._unpack(function)
        access_key = f"ASIA{secrets.token_hex(8).upper()}"
        self._roles[access_key] = function.role
        try:
            payload, failed, printed = self._run(function, root, payload or b"null", region, access_key)
        finally:
            del self._roles[access_key]
        self._log(function.name, function.role, region, printed)
        return payload, failed

    def close(self) -> None:
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None

    def _find(self, name: str, qualifier: str, region: str) -> _Function:
        from moto.backends import get_backend

        with self._state.use():
            try:
                found = get_backend("lambda")[self._account][region].get_function(name, qualifier)
            except Exception:
                arn = f"arn:aws:lambda:{region}:{self._account}:function:{name}"
                raise CloudError(404, f"Function not found: {arn}", "ResourceNotFoundException") from None
            if found.package_type != "Zip":
                raise CloudError(501, f"the local cloud runs no container image ({name})", "NotImplemented")
            return _Function(
                name=found.function_name,
                arn=found.function_arn,
                version=str(found.version),
                handler=found.handler,
                role=found.role,
                timeout=int(found.timeout),
                memory=int(found.memory_size),
                variables=dict(found.environment_vars or {}),
                digest=found.code_digest.rpartition(":")[2],
                code=found.code_bytes,
            )

    def _unpack(self, function: _Function) -> Path:
        """The function's own modules in a folder, unpacked once per package."""
        with self._lock:
            if self._folder is None:
                self._folder = Path(tempfile.mkdtemp(prefix="local-lambda-"))
            root = self._folder / function.digest
            if root.exists():
                return root
            part = Path(tempfile.mkdtemp(dir=self._folder))
            try:
                with zipfile.ZipFile(io.BytesIO(function.code)) as package:
                    for name in own_files(package):
                        package.extract(name, part)
            except zipfile.BadZipFile:
                raise CloudError(400, "Could not unzip uploaded file.", "InvalidParameterValueException") from None
            part.rename(root)
            return root

    def _run(
        self, function: _Function, root: Path, event: bytes, region: str, access_key: str
    ) -> tuple[bytes, bool, list[str]]:
        reading, writing = os.pipe()
        os.set_inheritable(writing, True)
        environment = self._environment(function, root, region, access_key)
        try:
            process = subprocess.Popen(
                [sys.executable, "-I", "-B", str(_BOOTSTRAP), str(writing)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                cwd=root,
                env=environment,
                pass_fds=(writing,),
            )
        except OSError as error:
            os.close(reading)
            raise CloudError(
                500, f"cannot start the function's process: {error.strerror}", "ServiceException"
            ) from None
        finally:
            os.close(writing)
        collector = _Collector(reading)
        started = time.monotonic()
        try:
            printed, _ = process.communicate(event, timeout=function.timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            printed, _ = process.communicate()
            collector.wait()
            message = f"{environment['_LOCAL_REQUEST_ID']} Task timed out after {function.timeout:.2f} seconds"
            return _failure("Sandbox.Timedout", message), True, [*_lines(printed), message]
        result = collector.wait()
        lines = [*_lines(printed), f"REPORT Duration: {(time.monotonic() - started) * 1000:.0f} ms"]
        if not result:
            message = f"Runtime exited with error: exit status {process.returncode}"
            return _failure("Runtime.ExitError", message), True, lines
        if len(result) > _MAX_PAYLOAD:
            return (
                _failure("Function.ResponseSizeTooLarge", "Response payload size exceeded 6291456 bytes"),
                True,
                lines,
            )
        return result, process.returncode != 0, lines

    def _environment(self, function: _Function, root: Path, region: str, access_key: str) -> dict[str, str]:
        request = str(uuid.uuid4())
        kept = {name: os.environ[name] for name in ("PATH", "TMPDIR", "LANG", "SYSTEMROOT") if name in os.environ}
        return {
            **kept,
            **function.variables,
            "_HANDLER": function.handler,
            "_LOCAL_FUNCTION_ARN": function.arn,
            "_LOCAL_REQUEST_ID": request,
            "_LOCAL_TIMEOUT": str(function.timeout),
            "AWS_ACCESS_KEY_ID": access_key,
            "AWS_CONFIG_FILE": os.devnull,
            "AWS_DEFAULT_REGION": region,
            "AWS_EC2_METADATA_DISABLED": "true",
            "AWS_ENDPOINT_URL": self._endpoint_url(),
            "AWS_LAMBDA_FUNCTION_MEMORY_SIZE": str(function.memory),
            "AWS_LAMBDA_FUNCTION_NAME": function.name,
            "AWS_LAMBDA_FUNCTION_VERSION": function.version,
            "AWS_LAMBDA_LOG_GROUP_NAME": f"/aws/lambda/{function.name}",
            "AWS_LAMBDA_LOG_STREAM_NAME": f"[{function.version}]{request.replace('-', '')}",
            "AWS_REGION": region,
            "AWS_SECRET_ACCESS_KEY": secrets.token_hex(20),
            "AWS_SESSION_TOKEN": secrets.token_hex(20),
            "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
            "LAMBDA_TASK_ROOT": str(root),
        }


class _Collector(threading.Thread):
    """Reads a pipe in a thread, so that a large result does not block the function."""

    def __init__(self, descriptor: int) -> None:
        super().__init__(daemon=True)
        self._descriptor = descriptor
        self._data = b""
        self.start()

    def run(self) -> None:
        with os.fdopen(self._descriptor, "rb") as stream, suppress(OSError):
            self._data = stream.read()

    def wait(self) -> bytes:
        # A surviving grandchild may keep the pipe open: use what has arrived.
        self.join(timeout=1)
        return self._data


def own_files(package: zipfile.ZipFile) -> list[str]:
    """The names in a package that no installed distribution's RECORD lists: the function's own."""
    installed: set[str] = set()
    names = [name for name in package.namelist() if not name.endswith("/")]
    for name in names:
        path = PurePosixPath(name)
        if len(path.parts) == 2 and path.parts[0].endswith(".dist-info"):
            installed.add(name)
            if path.name == "RECORD":
                rows = csv.reader(io.StringIO(package.read(name).decode()))
                installed.update(row[0] for row in rows if row)
    return [name for name in names if name not in installed]


def _failure(kind: str, message: str) -> bytes:
    return json.dumps({"errorType": kind, "errorMessage": message}).encode()


def _lines(printed: bytes) -> list[str]:
    return printed.decode(errors="replace").splitlines()
