"""The interface between the plugin and the vendor packages: values, errors, resource types, providers.

A vendor package (`local_cloud.confluent`, `.aws`, `.snowflake`, `.utilities`) implements `Provider` with one small
`Resource` class per Terraform type. It does not see Terraform's protocol. The plugin (`local_cloud.plugin`) calls these
classes and does not depend on a vendor.
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
    """Type of `UNKNOWN`, the value of everything that Terraform only knows after apply."""

    _instance: ClassVar[Unknown | None] = None

    def __new__(cls) -> Unknown:
        if cls._instance is None:
            cls._instance = super().__new__(cls)
        return cls._instance

    def __repr__(self) -> str:
        return "<unknown>"

    def __bool__(self) -> bool:
        raise TypeError("an unknown value is neither true nor false")


#: Seen while planning only. In `create` and `update` it stands for computed attributes that the cloud has to fill in.
UNKNOWN: Final = Unknown()


class CloudError(Exception):
    """An error response of a cloud's API.

    Args:
        status: HTTP status: 400 bad request, 401 unknown key, 403 not allowed, 404 not found, 409 name in use or object
            still referenced, 429 throttled, 500 internal error.
        message: The API's sentence. It names the object and contains no secret.
        code: The vendor's own error code.
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
    """A validation error of a configuration. `path` is the argument: `("credentials", 0, "key")`; `()` is the block."""

    message: str
    path: tuple[str | int, ...] = ()
    warning: bool = False


@dataclass
class Call:
    """The context of one call to a resource type."""

    session: Any
    """What `Provider.configure` returned for this provider instance (each alias has its own)."""
    store: Store
    clock: Clock
    warnings: list[str] = field(default_factory=list)
    """Sentences that the plugin shows as Terraform warnings."""


@dataclass
class Plan:
    """What `Resource.plan` may change: the planned value, and the paths that force replacement."""

    planned: Value
    replace: set[str] = field(default_factory=set)
    """Dotted paths without indexes, as in the rules: `credentials.key`."""


class Resource:
    """One Terraform resource type. Stateless: what the cloud holds is in the store (or in moto, for AWS).

    The plugin applies the recorded rules (force-new, defaults, computed, rejected updates) before and after these
    methods; a class only implements what its cloud does. Every method may raise `CloudError`. The store must then be
    unchanged (use one `store.transaction()` per call).
    """

    type: ClassVar[str]
    atomic: ClassVar[bool] = True
    """The plugin runs create, update and delete inside one store transaction, together with its record of the object.
    False for a class that waits for another thread or process which uses the store: that would be a deadlock."""

    def validate(self, config: Value) -> list[Problem]:
        """Validation errors beyond the recorded rules. `config` may contain UNKNOWN anywhere."""
        return []

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        """Adjust a plan beyond the recorded rules. `prior` is None for a create. Raise CloudError to reject it."""

    def create(self, call: Call, planned: Value) -> Value:
        """Create the object and return its complete state. Values that are still UNKNOWN become null."""
        raise NotImplementedError

    def read(self, call: Call, state: Value) -> Value | None:
        """The current state in the cloud; None when the object does not exist. Do not mutate `state`."""
        raise NotImplementedError

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        """Change the object in place and return its complete state."""
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
        """The complete value. Not found is `CloudError(404, ...)`."""
        raise NotImplementedError


class Provider(Protocol):
    """One local provider; the service has one instance of each."""

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
        """Check a provider block and return the session for its calls. Raises CloudError(401 or 403)."""


class AwsFacade(Protocol):
    """The AWS operations that other clouds use. The trust and access they depend on are checked."""

    def account_id(self) -> str: ...

    def assume_role(self, role_arn: str, principal_arn: str, external_id: str | None) -> None:
        """CloudError(403, AccessDenied) unless the role exists and its trust policy allows the principal."""

    def check_access(self, role_arn: str, actions: Sequence[str], resource_arn: str) -> None:
        """CloudError(403, AccessDenied) unless the role's attached policies allow every action on the resource."""

    def bucket_region(self, bucket: str) -> str:
        """The region of a bucket. CloudError(404, NoSuchBucket) when it does not exist."""

    def register_table(self, database: str, table: str, location: str, *, region: str) -> None:
        """Register an Iceberg table in the Glue catalog and create the database if needed. `location` is the
        table's folder (`s3://bucket/prefix`)."""


class GlueCatalog(Protocol):
    """The operations on the Glue catalog that other clouds use."""

    def has_table(self, database: str, table: str, region: str) -> bool: ...

    def table_columns(self, database: str, table: str, region: str) -> Sequence[tuple[str, str]]:
        """Names and Iceberg types (`string`, `decimal(10, 2)`) in their order; `()` when the catalog has none."""
