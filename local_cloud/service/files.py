"""The files of a service's folder, through which clients find it. Imports neither gRPC nor moto."""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

PROJECT: Final = Path(__file__).resolve().parent.parent.parent
STORE: Final = "cloud.db"
INFO: Final = "service.json"
LOG: Final = "service.log"
LOCK: Final = "service.lock"

#: The service's exit status when another one owns the folder.
EXIT_FOLDER_IN_USE: Final = 3


@dataclass(frozen=True)
class ServiceInfo:
    """Content of `service.json` (mode 0600: it holds the control API's token)."""

    pid: int
    port: int
    """Of the control API, on 127.0.0.1."""
    token: str
    reattach: str
    """Value of TF_REATTACH_PROVIDERS."""
    providers: dict[str, int]
    """Plugin ports by the provider's local name."""
    fingerprint: str
    """Of the sources that the service runs."""

    def write(self, folder: Path) -> None:
        """Write the file atomically."""
        temporary = folder / f"{INFO}.new"
        temporary.unlink(missing_ok=True)
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as file:
            json.dump(asdict(self), file, indent=1)
        temporary.replace(folder / INFO)

    @classmethod
    def read(cls, folder: Path) -> ServiceInfo | None:
        """None when there is no file; ValueError when it is damaged."""
        path = folder / INFO
        try:
            document: Any = json.loads(path.read_bytes())
            return cls(**document)
        except FileNotFoundError:
            return None
        except (ValueError, TypeError) as error:
            raise ValueError(f"{path} is damaged") from error


class FolderInUse(Exception):
    """Another process owns the folder."""

    def __init__(self, folder: Path, pid: int | None) -> None:
        self.pid = pid
        holder = f"process {pid}" if pid else "another process"
        super().__init__(f"{folder} is in use by {holder}: a local cloud runs there already")


class FolderLock:
    """Exclusive ownership of a folder. The system releases it when the process ends in any way."""

    def __init__(self, folder: Path) -> None:
        path = folder / LOCK
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if not self._lock():
            os.close(self._descriptor)
            raise FolderInUse(folder, _pid_in(path))
        os.ftruncate(self._descriptor, 0)
        os.pwrite(self._descriptor, str(os.getpid()).encode(), 0)

    def _lock(self) -> bool:
        """Retry, as `holder` locks the file for less than a millisecond too."""
        for _ in range(20):
            try:
                fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                time.sleep(0.01)
            else:
                return True
        return False

    def release(self) -> None:
        os.close(self._descriptor)


def holder(folder: Path) -> int | None:
    """Pid of the process that owns the folder (0 when it has not written its pid yet); None when there is none."""
    path = folder / LOCK
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except (FileNotFoundError, NotADirectoryError):
        return None
    try:
        fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return _pid_in(path) or 0
    finally:
        os.close(descriptor)
    return None


def fingerprint() -> str:
    """Digest of the sources, rules and recorded schemas of a service."""
    digest = hashlib.sha256()
    files = [*(PROJECT / "local_cloud").rglob("*.py"), *(PROJECT / "local_cloud" / "rules").glob("*.json")]
    files += (PROJECT / "imports" / "schemas").glob("*.json")
    for path in sorted(files):
        digest.update(f"{path.relative_to(PROJECT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:32]


def _pid_in(path: Path) -> int | None:
    text = path.read_text().strip()
    return int(text) if text.isdigit() else None
