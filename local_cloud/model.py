"""What every local cloud is made of: values, errors, and the four verbs of a resource type.

A vendor package (`local_cloud.confluent`, `.aws`, `.snowflake`, `.utilities`) implements `Provider` with one small
`Resource` class per Terraform type. It never sees Terraform's protocol. The plugin (`local_cloud.plugin`) drives these
classes and never knows a vendor.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

if TYPE_CHECKING:
    from local_cloud.clock import Clock
    from local_cloud.store import Store

#: A Terraform object as Python data. Attributes: str, int, float, bool, None, list, dict. Blocks nested as list or set:
#: a list of dicts, `[]` when absent; nested singly: a dict or None. Every attribute of the schema is a key.
Value = dict[str, Any]


class Unknown:
    """Type of `UNKNOWN`, the value of whatever Terraform will only know after apply."""

    _instance: ClassVar[Unknown | None] = None

    def __new__(cls) -> Unknown:
        if cls._instance is None:
            cls._instance = super().__new__(cls)
        return cls._instance

    def __repr__(self) -> str:
        return "<unknown>"

    def __bool__(self) -> bool:
        raise TypeError("an unknown value has no truth")


#: Seen while planning only. In `create` and `update` it stands for computed attributes that the cloud has to fill in.
UNKNOWN: Final = Unknown()


class CloudError(Exception):
    """A refusal by a cloud, as its API would put it.

    `status` is the HTTP status (400 bad request, 401 no such key, 403 not allowed (yet), 404 not there, 409 name taken
    or still referenced, 429 throttled, 500 broken). `code` is the vendor's own error code, `message` its sentence: it
    names the object, and never a secret.
    """

    def __init__(self, status: int, message: str, code: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message

    def __str__(self) -> str:
        return f"{self.status} {self.code}: {self.message}" if self.code else f"{self.status}: {self.message}"


@dataclass(frozen=True)
class Problem:
    """A complaint about a configuration. `path` is the argument: `("credentials", 0, "key")`; `()` is the block."""

    message: str
    path: tuple[str | int, ...] = ()
    warning: bool = False


@dataclass
class Call:
    """What a resource may know of the call it serves."""

    session: Any
    """What `Provider.configure` returned for this provider instance (each alias has its own)."""
    store: Store
    clock: Clock
    warnings: list[str] = field(default_factory=list)
    """Sentences for the user that are no failure; the plugin shows them as Terraform warnings."""


@dataclass
class Plan:
    """What a `Resource.plan` hook may change: the planned value, and which paths force a new object."""

    planned: Value
    replace: set[str] = field(default_factory=set)
    """Dotted paths without indexes, as in the rules: `credentials.key`."""


class Resource:
    """One Terraform resource type. Stateless: what the cloud holds is in the store (or in moto, for AWS).

    The plugin applies the recorded rules (force-new, defaults, computed, refused updates) before and after these
    methods; a class only holds what its cloud does. Every method may raise `CloudError`; nothing half-done may stay in
    the store then (use one `store.transaction()` a call).
    """

    type: ClassVar[str]
    atomic: ClassVar[bool] = True
    """The plugin runs create, update and delete inside one store transaction, together with its own note of the object.
    False for a class that waits for another thread or process that uses the store itself: it would wait for ever."""

    def validate(self, config: Value) -> list[Problem]:
        """Complaints about a configuration beyond the recorded rules. `config` may hold UNKNOWN anywhere."""
        return []

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        """Adjust a plan beyond the recorded rules. `prior` is None for a create. Raise CloudError to refuse it."""

    def create(self, call: Call, planned: Value) -> Value:
        """Make the object and return its whole state. What is still UNKNOWN in the result becomes null."""
        raise NotImplementedError

    def read(self, call: Call, state: Value) -> Value | None:
        """The state as the cloud has it now; None when the object is gone. Do not mutate `state`."""
        raise NotImplementedError

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        """Change the object in place and return its whole state."""
        raise NotImplementedError

    def delete(self, call: Call, state: Value) -> None:
        """Remove the object."""
        raise NotImplementedError

    def import_state(self, call: Call, import_id: str) -> Value:
        """The state for `terraform import`. The default sets `id` and lets the read that follows fill in the rest."""
        return {"id": import_id}


class DataSource:
    """One Terraform data source type."""

    type: ClassVar[str]

    def validate(self, config: Value) -> list[Problem]:
        return []

    def read(self, call: Call, config: Value) -> Value:
        """The whole value. Not found is `CloudError(404, ...)`."""
        raise NotImplementedError


class Provider(Protocol):
    """One local provider, as the service holds it: one instance for the life of the process."""

    @property
    def name(self) -> str:
        """Local name and schema file: `confluent`, `aws`, `snowflake`, `random`, `time`."""

    @property
    def source(self) -> str:
        """Registry source: `confluentinc/confluent`."""

    @property
    def resources(self) -> Mapping[str, Resource]: ...

    @property
    def data_sources(self) -> Mapping[str, DataSource]: ...

    def configure(self, config: Value) -> Any:
        """Check a provider block and return the session that its calls carry. Raises CloudError(401 or 403)."""


class AwsFacade(Protocol):
    """What other clouds may ask of AWS: the trust they depend on really has to be there."""

    def account_id(self) -> str: ...

    def assume_role(self, role_arn: str, principal_arn: str, external_id: str | None) -> None:
        """CloudError(403, AccessDenied) unless the role exists and its trust policy lets the principal in."""

    def check_access(self, role_arn: str, actions: Sequence[str], resource_arn: str) -> None:
        """CloudError(403, AccessDenied) unless the role's attached policies allow every action on the resource."""

    def bucket_region(self, bucket: str) -> str:
        """CloudError(404, NoSuchBucket) when there is none."""

    def register_table(self, database: str, table: str, location: str, *, region: str) -> None:
        """Enter an Iceberg table into the Glue catalog, making the database when there is none. `location` is the
        table's folder (`s3://bucket/prefix`)."""


class GlueCatalog(Protocol):
    """What other clouds may ask of the Glue catalog."""

    def has_table(self, database: str, table: str, region: str) -> bool: ...

    def table_columns(self, database: str, table: str, region: str) -> Sequence[tuple[str, str]]:
        """Names and Iceberg types (`string`, `decimal(10, 2)`) in their order; `()` when the catalog knows none."""
