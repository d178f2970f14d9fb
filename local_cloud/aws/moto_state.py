"""What moto holds, made to outlive the process: the store is the truth, moto's memory a cache of it.

moto keeps every service's state in backend objects of this process. After each change the backends are pickled, one
blob a service, in the transaction of the change. Before each use the blobs' digests are compared with those of what
is in memory; what differs (another store, a transaction rolled back, a restart) is loaded again. So a change is whole
or not at all, also when the process is killed in the middle.
"""

from __future__ import annotations

import hashlib
import io
import logging
import pickle
import sys
import threading
import types
import weakref
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from importlib.metadata import version
from typing import Any, Final

from local_cloud.aws.moto_patches import apply_patches
from local_cloud.clock import Clock
from local_cloud.store import Store, Transaction

#: moto's names of the services that the local AWS offers.
SERVICES: Final = ("s3", "iam", "sts", "secretsmanager", "lambda", "logs", "glue")
#: Their state may be large (code, objects): pickled only after a request of their own.
_HEAVY: Final = ("s3", "lambda")
_KIND: Final = "aws.snapshot"
_log = logging.getLogger("local_cloud.aws")


class _Pickler(pickle.Pickler):
    """Backends refer to each other (a Lambda function to the backend of logs): such a reference is kept by name."""

    def __init__(self, file: io.BytesIO) -> None:
        from moto.core.base_backend import BaseBackend

        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._backend = BaseBackend  # `persistent_id` is asked for each and every object

    def persistent_id(self, obj: Any) -> tuple[str, str, str] | None:
        if isinstance(obj, self._backend):
            return (_service_of(obj), obj.account_id, obj.region_name)
        return None

    def reducer_override(self, obj: Any) -> Any:
        # Two containers of moto's do not pickle by themselves: weak dictionaries, and defaults made by a local lambda.
        if isinstance(obj, weakref.WeakValueDictionary):
            return weakref.WeakValueDictionary, (), None, None, iter(list(obj.items()))
        if type(obj) is defaultdict and isinstance(obj.default_factory, types.FunctionType):
            return defaultdict, (type(obj.default_factory()),), None, None, iter(obj.items())
        return NotImplemented


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, pid: Any) -> Any:
        service, account, region = pid
        return _backends(service)[account][region]


def _service_of(backend: Any) -> str:
    for service in SERVICES:
        if type(backend).__module__ == type(_any_backend(service)).__module__:
            return service
    raise pickle.PicklingError(f"a backend of {type(backend).__module__} is out of the local cloud's reach")


def _backends(service: str) -> Any:
    from moto.backends import get_backend

    return get_backend(service)  # type: ignore[call-overload]


def _any_backend(service: str) -> Any:
    from moto.core import DEFAULT_ACCOUNT_ID

    of_account = _backends(service)[DEFAULT_ACCOUNT_ID]
    return of_account["us-east-1"] if "us-east-1" in of_account else of_account["aws"]


class MotoState:
    """moto's memory as seen by one store. Several may live in one process; they take turns and swap it.

    Lock order: first the store, then moto. Every use of moto goes through `use` or `change`.
    """

    # moto's backends are globals of the process, so is who filled them last, and with what.
    _lock: Final = threading.RLock()
    _owner: MotoState | None = None
    _held: Final[dict[str, str]] = {}
    _touched: Final[set[str]] = set()
    _seen: Any = None
    _stale = False
    _depth = 0

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    @contextmanager
    def use(self) -> Iterator[Transaction]:
        """Reads: moto's memory is this store's for as long as the block runs."""
        with self._store.transaction() as tx, self._lock:
            if MotoState._depth == 0:
                self._refresh(tx)
            MotoState._depth += 1
            try:
                yield tx
            finally:
                MotoState._depth -= 1

    @contextmanager
    def change(self) -> Iterator[Transaction]:
        """Changes: kept whole when the block ends, forgotten whole when it raises."""
        with self.use() as tx:
            try:
                yield tx
                if MotoState._depth == 1:
                    self._save(tx)
            except BaseException:
                MotoState._stale = True
                raise

    def touch(self, service: str) -> None:
        """Say that a request went to a service. Called inside `use` or `change`."""
        MotoState._touched.add(service)

    def version(self, service: str) -> str | None:
        """What names the content of a service: equal versions, equal content. None while a change is not kept yet.
        Called inside `use` or `change`."""
        return None if service in MotoState._touched else MotoState._held.get(service)

    def release(self) -> None:
        """Leave moto empty, so that nothing of this store stays in memory."""
        with self._lock:
            if MotoState._owner is self:
                _reset(SERVICES)
                MotoState._held.clear()
                MotoState._owner = None

    def _refresh(self, tx: Transaction) -> None:
        # Other users of moto in this process (`mock_aws`) throw all backends away.
        thrown_away = MotoState._seen is not _any_backend("iam")
        if MotoState._owner is not self or MotoState._stale or thrown_away:
            _reset(SERVICES)
            MotoState._held.clear()
            MotoState._touched.clear()
            MotoState._owner, MotoState._stale, MotoState._seen = self, False, _any_backend("iam")
            _follow(self._clock)
            apply_patches()
        kept = {doc["service"]: doc for doc in tx.find(_KIND)}
        changed = [s for s in SERVICES if kept.get(s, {}).get("sha256") != MotoState._held.get(s)]
        if changed:
            try:
                for service in changed:
                    self._load(tx, service, kept.get(service))
            except Exception as error:
                self._give_up(tx, error)
        _expire_secrets(self._clock.now())

    def _load(self, tx: Transaction, service: str, doc: dict[str, Any] | None) -> None:
        _reset((service,))
        MotoState._held.pop(service, None)
        if doc is None:
            return
        data = tx.get_blob(_blob(service))
        if doc["moto"] != version("moto"):
            raise ValueError(f"the snapshot of {service} was made by moto {doc['moto']}, this is {version('moto')}")
        if data is None or hashlib.sha256(data).hexdigest() != doc["sha256"]:
            raise ValueError(f"the snapshot of {service} is damaged")
        # The store is this user's own file (0600) and what is unpickled was pickled by `_save`.
        for (account, region), state in _Unpickler(io.BytesIO(data)).load().items():
            _backends(service)[account][region].__dict__ = state
        MotoState._held[service] = doc["sha256"]

    def _give_up(self, tx: Transaction, error: Exception) -> None:
        _log.warning(
            "The local AWS starts empty: what it held cannot be restored from %s (%s). "
            "The next plan finds its resources gone and makes them again; the old snapshot is kept beside the new.",
            self._store.path,
            error,
        )
        for service in SERVICES:
            doc = tx.get(_KIND, service)
            data = tx.get_blob(_blob(service))
            if doc is not None and data is not None:
                tx.put_blob(f"{_blob(service)}.unreadable", data)
            tx.delete(_KIND, service)
        _reset(SERVICES)
        MotoState._held.clear()

    def _save(self, tx: Transaction) -> None:
        for service in SERVICES:
            if service in _HEAVY and service not in MotoState._touched:
                continue
            buffer = io.BytesIO()
            states = {(account, region): b.__dict__ for account, region, b in _backends(service).iter_backends()}
            _Pickler(buffer).dump(states)
            data = buffer.getvalue()
            digest = hashlib.sha256(data).hexdigest()
            if MotoState._held.get(service) == digest:
                continue
            tx.put_blob(_blob(service), data)
            tx.put(_KIND, service, {"service": service, "moto": version("moto"), "sha256": digest})
            MotoState._held[service] = digest
        MotoState._touched.clear()


def _blob(service: str) -> str:
    return f"aws/{service}"


def _reset(services: tuple[str, ...]) -> None:
    for service in services:
        for _account, _region, backend in list(_backends(service).iter_backends()):
            backend.reset()


def _follow(clock: Clock) -> None:
    """Let moto take its dates from the clock: when a secret's window ends is a matter of the shared time."""

    def utcnow() -> datetime:
        return clock.now().replace(tzinfo=None)

    for name, module in list(sys.modules.items()):
        if name.startswith("moto.") and callable(getattr(module, "utcnow", None)):
            module.utcnow = utcnow  # type: ignore[attr-defined]


def _expire_secrets(now: datetime) -> None:
    """Secrets whose recovery window is over are gone. moto keeps them forever."""
    for _account, _region, backend in _backends("secretsmanager").iter_backends():
        over = [s.name for s in backend.secrets.values() if s.is_deleted() and s.deleted_date <= now.timestamp()]
        for name in over:
            backend.secrets.pop(name)
