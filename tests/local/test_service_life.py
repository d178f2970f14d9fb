"""The service as a process: start, find, ask, stop, and what is said when something is in the way."""

from __future__ import annotations

import contextlib
import http.client
import json
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from local_cloud import client
from local_cloud.service import files
from tests.local.terraforming import MODULE, kill, until


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / ".local"
    yield folder
    with contextlib.suppress(client.ServiceError):
        service = client.running(folder)
        if service is not None:
            service.stop()


def ensure(folder: Path, **options: object) -> client.Service:
    return client.ensure(folder, module=MODULE, **options)  # type: ignore[arg-type]


def by_hand(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", MODULE, "--root", str(folder), *arguments],
        cwd=files.PROJECT,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )


def test_it_starts_once_is_found_and_stops(folder: Path) -> None:
    assert client.running(folder) is None
    service = ensure(folder)
    again = ensure(folder)
    assert again.pid == service.pid
    status = service.status()
    assert status["pid"] == service.pid
    assert json.loads(service.reattach())["registry.terraform.io/confluentinc/confluent"]["Pid"] == service.pid
    service.stop()
    assert client.running(folder) is None
    assert not (folder / files.INFO).exists()


def test_another_program_can_stop_it(folder: Path) -> None:
    service = ensure(folder)  # our child: until we bury it, the system still lists it
    code = (
        "import sys; from pathlib import Path; from local_cloud import client; client.running(Path(sys.argv[1])).stop()"
    )
    started = time.monotonic()
    subprocess.run([sys.executable, "-c", code, str(folder)], cwd=files.PROJECT, check=True, timeout=60)
    assert client.running(folder) is None
    assert time.monotonic() - started < client._STOP_LIMIT
    assert client._ended(service.pid)


def test_only_its_owner_can_read_what_it_keeps(folder: Path) -> None:
    ensure(folder)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {files.INFO, files.LOG, files.LOCK, files.STORE, f"{files.STORE}-wal"} <= modes.keys()
    assert set(modes.values()) == {0o600}


def test_without_the_token_nothing_is_answered(folder: Path) -> None:
    service = ensure(folder)
    for headers in ({}, {"Authorization": "Bearer guess"}):
        connection = http.client.HTTPConnection("127.0.0.1", service.port, timeout=5)
        connection.request("GET", "/status", headers=headers)
        answer = connection.getresponse()
        assert answer.status == 401
        assert b"pid" not in answer.read()
        connection.close()


def test_secrets_are_in_no_log(folder: Path) -> None:
    service = ensure(folder)
    accounts = service.accounts("/admin", folder.parent)
    assert accounts == {"confluent_api_key": "key", "confluent_api_secret": "secret of /admin"}
    service.stop()
    log = (folder / files.LOG).read_text()
    assert "secret of" not in log and service._info.token not in log


def test_a_second_service_names_the_process_that_uses_the_folder(folder: Path) -> None:
    service = ensure(folder)
    second = by_hand(folder)
    assert second.returncode == 3
    assert second.stderr == f"error: {folder} is in use by process {service.pid}: a local cloud runs there already\n"


def test_many_at_once_start_one(folder: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from local_cloud import client;"
        f"print(client.ensure(Path(sys.argv[1]), module={MODULE!r}).pid)"
    )
    starts = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(folder)], cwd=files.PROJECT, stdout=subprocess.PIPE, text=True
        )
        for _ in range(4)
    ]
    pids = {start.communicate(timeout=60)[0].strip() for start in starts}
    assert pids == {str(ensure(folder).pid)}


def test_a_start_that_another_one_overtook_is_ended(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would otherwise take the folder when the other service stops."""
    service = ensure(folder)
    started: list[subprocess.Popen[bytes]] = []
    start = subprocess.Popen
    monkeypatch.setattr(subprocess, "Popen", lambda *args, **kw: started.append(start(*args, **kw)) or started[-1])
    assert client._start(folder, 0, None, MODULE).pid == service.pid
    assert [process.wait(10) for process in started] == [-signal.SIGTERM]


def test_a_service_whose_folder_has_just_been_moved_is_waited_for_and_replaced(folder: Path) -> None:
    before = ensure(folder)
    moved = folder.rename(folder.with_name("moved"))
    until(lambda: not _listens(before.port))
    after = ensure(moved)
    try:
        assert after.pid != before.pid
        assert after.status()["pid"] == after.pid
    finally:
        after.stop()


def _listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


def test_a_port_in_use_is_named(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(client.ServiceError) as refused:
            ensure(folder, port=port)
    assert str(refused.value) == f"port {port} is in use. Choose another with --port, or leave it out."
    assert ensure(folder).status()["calls"] == 0


def test_an_asked_port_is_kept_or_moved_to(folder: Path) -> None:
    first = ensure(folder)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    moved = ensure(folder, port=port)
    assert moved.port == port and moved.pid != first.pid
    assert ensure(folder).pid == moved.pid


@pytest.mark.parametrize(
    "content", [b"no database at all, but long enough to be looked at" * 40, b"SQLite format 3\0junk" * 300]
)
def test_a_damaged_store_is_named_and_left_alone(folder: Path, content: bytes) -> None:
    folder.mkdir(mode=0o700)
    store = folder / files.STORE
    store.write_bytes(content)
    result = by_hand(folder)
    assert result.returncode == 1
    (line,) = result.stderr.splitlines()
    assert line.startswith(f"error: {store} is damaged")
    assert f"delete {folder} to start empty" in line
    assert store.read_bytes() == content
    with pytest.raises(client.ServiceError, match="is damaged"):
        ensure(folder)


def test_a_store_that_is_full_or_locked_is_not_called_damaged(folder: Path) -> None:
    folder.mkdir(mode=0o700)
    (folder / files.STORE).mkdir()
    result = by_hand(folder)
    assert result.returncode == 1
    assert "cannot be used" in result.stderr and "damaged" not in result.stderr


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = by_hand(tmp_path / "file" / "sub")
    assert result.returncode == 1
    assert result.stderr.startswith(f"error: {tmp_path / 'file' / 'sub'} cannot be used")
    with pytest.raises(client.ServiceError, match="cannot be used"):
        ensure(tmp_path / "file" / "sub")


def test_a_damaged_service_json_of_a_running_service_says_what_to_do(folder: Path) -> None:
    service = ensure(folder)
    (folder / files.INFO).write_text("{")
    with pytest.raises(client.ServiceError) as refused:
        client.running(folder)
    assert str(refused.value).startswith(f"{folder / files.INFO} is damaged, while process {service.pid} holds")
    kill(service.pid)
    until(lambda: files.holder(folder) is None)
    assert ensure(folder).pid != service.pid


def test_a_service_that_cannot_be_found_is_replaced(folder: Path) -> None:
    lost = ensure(folder)
    (folder / files.INFO).write_text("{")
    found = ensure(folder)
    assert found.status()["pid"] == found.pid != lost.pid
    assert client._ended(lost.pid)


def test_one_that_was_killed_is_replaced_and_nothing_is_lost(folder: Path) -> None:
    service = ensure(folder)
    moment = datetime(2031, 1, 1, tzinfo=UTC)
    service.set_clock(moment)
    kill(service.pid)
    until(lambda: files.holder(folder) is None)
    with pytest.raises(client.ServiceError, match="does not answer"):
        service.status()
    new = ensure(folder)
    assert new.pid != service.pid
    now = datetime.fromisoformat(new.status()["now"])
    assert moment <= now < moment + timedelta(minutes=5)


def test_the_clock_can_be_set_at_start(folder: Path) -> None:
    moment = datetime(2030, 6, 1, 12, tzinfo=UTC)
    service = ensure(folder, now=moment)
    assert moment <= datetime.fromisoformat(service.status()["now"]) < moment + timedelta(minutes=5)
    later = moment + timedelta(days=40)
    ensure(folder, now=later)
    assert later <= datetime.fromisoformat(service.status()["now"]) < later + timedelta(minutes=5)


def test_one_of_other_sources_is_restarted(folder: Path) -> None:
    service = ensure(folder)
    info = json.loads((folder / files.INFO).read_text())
    (folder / files.INFO).write_text(json.dumps({**info, "fingerprint": "of older sources"}))
    assert ensure(folder).pid != service.pid


def test_it_stops_when_its_folder_is_deleted(folder: Path) -> None:
    service = ensure(folder)
    shutil.rmtree(folder)
    with pytest.raises(client.ServiceError):
        for _ in range(100):
            service.status()
            time.sleep(0.1)
    assert not folder.exists()


def test_one_whose_folder_was_recreated_does_not_touch_the_new_one(folder: Path) -> None:
    old = ensure(folder)
    shutil.rmtree(folder)
    new = ensure(folder)
    assert new.pid != old.pid
    with pytest.raises(client.ServiceError):
        for _ in range(100):
            old.status()
            time.sleep(0.1)
    assert client.running(folder) is not None


def test_one_that_cannot_start_shows_the_end_of_its_log(folder: Path) -> None:
    with pytest.raises(client.ServiceError, match=r"No module named tests\.local\.no_such_cloud") as refused:
        client.ensure(folder, module="tests.local.no_such_cloud")
    assert str(refused.value).startswith("the local cloud ended with status 1")


def test_invalid_requests_are_rejected_with_a_sentence(folder: Path) -> None:
    service = ensure(folder)
    with pytest.raises(client.ServiceError, match="no such action as 'crate'"):
        service.add_fault("crate")
    with pytest.raises(client.ServiceError, match="names no time zone"):
        service.set_clock(datetime(2030, 1, 1))
    assert service.status()["faults"] == []


def test_the_client_imports_nothing_heavy() -> None:
    code = (
        "import sys, local_cloud.client;"
        "print([name for name in ('grpc', 'moto', 'boto3', 'sqlite3', 'msgpack') if name in sys.modules])"
    )
    result = subprocess.run([sys.executable, "-c", code], cwd=files.PROJECT, capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"


def test_a_store_in_use_by_another_program_is_named(folder: Path) -> None:
    folder.mkdir(mode=0o700)
    holder = sqlite3.connect(folder / files.STORE)
    holder.execute("PRAGMA locking_mode = EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    result = by_hand(folder)
    holder.close()
    assert result.returncode == 1
    assert result.stderr.startswith(f"error: {folder / files.STORE} cannot be used: database is locked")


def test_a_full_disk_at_start_is_reported(folder: Path) -> None:
    code = (
        "import errno, sys; from local_cloud.service import app, files; from tests.local.tiny_cloud import build\n"
        "def full(self, folder): raise OSError(errno.ENOSPC, 'No space left on device', str(folder / files.INFO))\n"
        "files.ServiceInfo.write = full\n"
        "sys.exit(app.main(build, ['--root', sys.argv[1]]))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code, str(folder)],
        cwd=files.PROJECT,
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert result.returncode == 1
    assert result.stderr == f"error: no disk space left for {folder / files.INFO}. Free some space and start again.\n"
