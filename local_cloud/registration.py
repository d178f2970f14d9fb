"""The types that the local cloud serves. A class joins its provider by its decorator; no other table lists it.

    @resource("confluent_kafka_cluster", label="Kafka cluster", inside=("environment",))
    class KafkaCluster(Resource): ...

    @data_source("confluent_organization", label="organization")
    class Organization(DataSource): ...

A type has three parts: this class, its line in `imports/types.toml` (with a generated or prebuilt binding), and its
entry in `local_cloud/rules/<provider>.json`. `tests/local/test_registration.py` names each part that is missing.

The module of the class has to be imported before its provider is built: a new module is imported in the vendor
package's `__init__`. The provider then makes its objects with `resources("confluent")` and `data_sources("confluent")`;
classes whose constructors take something are made by a function: `resources("snowflake", lambda cls: cls(account))`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from local_cloud.model import DataSource, Resource

R = TypeVar("R", bound=type[Resource])
D = TypeVar("D", bound=type[DataSource])
F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Registration:
    """What the local cloud knows of one Terraform type besides its behaviour."""

    implementation: type[Resource] | type[DataSource]
    type: str
    """Terraform's name: `confluent_kafka_cluster`."""
    kind: str
    """The kind of document that the objects are in the store."""
    label: str = ""
    """What error messages call an object: `Kafka cluster`."""
    crn_segments: tuple[str, ...] = ()
    """The segments of a Confluent resource name that hold the id of such an object."""
    inside: tuple[str, ...] = ()
    """The kinds whose deletion is refused while an object of this type belongs to them."""

    @property
    def provider(self) -> str:
        """The provider's local name, with which every type's name starts."""
        return self.type.partition("_")[0]


_functions: dict[tuple[str, str], Callable[..., Any]] = {}
_resources: dict[str, Registration] = {}
_data_sources: dict[str, Registration] = {}


def resource(
    type: str, *, kind: str = "", label: str = "", crn_segments: tuple[str, ...] = (), inside: tuple[str, ...] = ()
) -> Callable[[R], R]:
    """Register the decorated class as a resource type and set its `type`. See `Registration` for the arguments.

    Args:
        kind: When left out, the type's name without the provider: `kafka_cluster`.

    Raises:
        ValueError: The type is registered already.
    """

    def register(cls: R) -> R:
        _add(_resources, Registration(cls, type, kind or _kind(type), label, crn_segments, inside))
        cls.type = type
        return cls

    return register


def data_source(type: str, *, kind: str = "", label: str = "") -> Callable[[D], D]:
    """Register the decorated class as a data source type and set its `type`.

    `label` is for a kind of object that has no resource type; see `resource`.
    """

    def register(cls: D) -> D:
        _add(_data_sources, Registration(cls, type, kind or _kind(type), label))
        cls.type = type
        return cls

    return register


def function(provider: str, name: str) -> Callable[[F], F]:
    """Register a provider-defined function. Its parameters and its result are those of the recorded schema.

    The function raises ValueError for arguments that the provider refuses.
    """

    def register(implementation: F) -> F:
        _functions[provider, name] = implementation
        return implementation

    return register


def functions(provider: str) -> Mapping[str, Callable[..., Any]]:
    """The functions of a provider, by name."""
    return {name: implementation for (of, name), implementation in _functions.items() if of == provider}


def registrations(provider: str) -> tuple[Registration, ...]:
    """All resource types of a provider."""
    return tuple(entry for entry in _resources.values() if entry.provider == provider)


def data_source_registrations(provider: str) -> tuple[Registration, ...]:
    """All data source types of a provider."""
    return tuple(entry for entry in _data_sources.values() if entry.provider == provider)


def resources(provider: str, make: Callable[[Any], Resource] = lambda cls: cls()) -> Mapping[str, Resource]:
    """One object of each resource type of a provider, by type. `make` calls the class."""
    return {entry.type: make(entry.implementation) for entry in registrations(provider)}


def data_sources(provider: str, make: Callable[[Any], DataSource] = lambda cls: cls()) -> Mapping[str, DataSource]:
    """One object of each data source type of a provider, by type. `make` calls the class."""
    return {entry.type: make(entry.implementation) for entry in data_source_registrations(provider)}


def labels(provider: str) -> Mapping[str, str]:
    """What error messages call an object, by kind."""
    entries = (*registrations(provider), *data_source_registrations(provider))
    return {entry.kind: entry.label for entry in entries if entry.label}


def kinds_by_crn_segment(provider: str) -> Mapping[str, str]:
    """The kind of document that a segment of a Confluent resource name refers to."""
    return {segment: entry.kind for entry in registrations(provider) for segment in entry.crn_segments}


def kinds_inside(provider: str, container: str) -> tuple[str, ...]:
    """The kinds that a container has to be free of before it can be deleted."""
    return tuple(entry.kind for entry in registrations(provider) if container in entry.inside)


def _kind(type: str) -> str:
    return type.partition("_")[2]


def _add(table: dict[str, Registration], entry: Registration) -> None:
    if entry.type in table:
        both = f"{table[entry.type].implementation.__name__} and {entry.implementation.__name__}"
        raise ValueError(f"{entry.type} is registered twice: by {both}")
    table[entry.type] = entry
