"""Persistence of moto's state in the store.

moto keeps the state of every service in backend objects of this process. After each change the backends are pickled,
one blob per service, in the transaction of the change. Before each use the digests of the blobs are compared with those
in memory, and what differs (another store, a rollback, a restart) is loaded again. So a change is atomic, also when the
process is killed.
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
#: Their state may be large (code, objects), so it is pickled only after a request to them.
_HEAVY: Final = ("s3", "lambda")
_KIND: Final = "aws.snapshot"
_log = logging.getLogger("local_cloud.aws")


class _Pickler(pickle.Pickler):
    """References between backends (such as a Lambda function's to the logs backend) are pickled by name."""

    def __init__(self, file: io.BytesIO) -> None:
        from moto.core.base_backend import BaseBackend

        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._backend = BaseBackend  # `persistent_id` is called for every object

    def persistent_id(self, obj: Any) -> tuple[str, str, str] | None:
        if isinstance(obj, self._backend):
            return (_service_of(obj), obj.account_id, obj.region_name)
        return None

    def reducer_override(self, obj: Any) -> Any:
        # Two kinds of container do not pickle: weak dictionaries, and default dictionaries with a lambda.
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
    """moto's memory for one store. Several in one process take turns.

    Lock order: first the store, then moto. Use moto only inside `use` or `change`.
    """

    # moto's backends are globals of the process, and so is the record of what they contain.
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
        """For reads: inside the block moto's memory is that of this store."""
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
        """For changes: committed when the block ends, rolled back when it raises."""
        with self.use() as tx:
            try:
                yield tx
                if MotoState._depth == 1:
                    self._save(tx)
            except BaseException:
                MotoState._stale = True
                raise

    def touch(self, service: str) -> None:
        """Mark a service as possibly changed. Call inside `use` or `change`."""
        MotoState._touched.add(service)

    def version(self, service: str) -> str | None:
        """An identifier of the state of a service: equal versions, equal state. None while a change is not committed.
        Call inside `use` or `change`."""
        return None if service in MotoState._touched else MotoState._held.get(service)

    def release(self) -> None:
        """Clear moto's memory of this store."""
        with self._lock:
            if MotoState._owner is self:
                _reset(SERVICES)
                MotoState._held.clear()
                MotoState._owner = None

    def _refresh(self, tx: Transaction) -> None:
        # Other users of moto in this process (`mock_aws`) discard all backends.
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
        # The store is the user's own file (0600); the data was pickled by `_save`.
        for (account, region), state in _Unpickler(io.BytesIO(data)).load().items():
            _backends(service)[account][region].__dict__ = state
        MotoState._held[service] = doc["sha256"]

    def _give_up(self, tx: Transaction, error: Exception) -> None:
        _log.warning(
            "The local AWS starts empty: what it held cannot be restored from %s (%s). "
            "The next plan creates its resources again; the old snapshot is kept in the same file.",
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
    """Make moto use the shared clock, for example for the recovery windows of secrets."""

    def utcnow() -> datetime:
        return clock.now().replace(tzinfo=None)

    for name, module in list(sys.modules.items()):
        if name.startswith("moto.") and callable(getattr(module, "utcnow", None)):
            module.utcnow = utcnow  # type: ignore[attr-defined]


def _expire_secrets(now: datetime) -> None:
    """Delete the secrets whose recovery window has ended; moto keeps them."""
    for _account, _region, backend in _backends("secretsmanager").iter_backends():
        over = [s.name for s in backend.secrets.values() if s.is_deleted() and s.deleted_date <= now.timestamp()]
        for name in over:
            backend.secrets.pop(name)
