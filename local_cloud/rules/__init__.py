"""Provider rules as data: what a recorded schema does not say of a type, one JSON file a provider.

Where the facts come from: Confluent 2.77.0, random 3.9.0 and time 0.14.0 were measured from the real providers over
the plugin protocol, Snowflake 2.18.0 against a loopback imitation of its endpoints. AWS 6.54.0 was read: the resource
types from the provider's source, `aws_s3_bucket` and the data sources from its documentation.

Paths are dotted, without indexes: `credentials.key`. The engine (`local_cloud.plugin.engine`) obeys these rules. A
change that no rule names is made in place; what depends on more than data is in the type's class.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, Literal

StatusMeaning = Literal["drop", "drop_with_warning", "gone", "error"]
Sameness = Literal[
    "letter_case",  # equal but for letter case
    "percent_encoding",  # equal after percent-decoding
    "before_slash",  # equal before the first slash: srcm/v2 and srcm/v3
    "quotes",  # equal but for surrounding double quotes
    "blanks_and_back_quotes",  # equal but for white space and back-quotes
    "json",  # equal as JSON
    "unknown",  # a value not known yet counts as no change
    "classes",  # both in one of `classes`
]


@dataclass(frozen=True)
class Check:
    """A limit on one argument. A value that is a list, a set or repeated in blocks is checked item by item."""

    path: str
    one_of: tuple[str, ...] = ()
    not_one_of: tuple[str, ...] = ()
    any_letter_case: bool = False
    """For `one_of`: letter case does not matter."""
    pattern: str = ""
    """A regular expression to be found in the value (anchored where the provider anchors it)."""
    min: float | None = None
    max: float | None = None
    also: tuple[float, ...] = ()
    """Numbers allowed besides `min`..`max`."""
    numbers: tuple[float, ...] = ()
    """The only numbers allowed."""
    min_length: int | None = None
    """In characters, like `max_length`."""
    max_length: int | None = None
    min_items: int | None = None
    max_items: int | None = None
    form: Literal["", "rfc3339", "json", "json_object", "arn", "base64"] = ""


@dataclass(frozen=True)
class Group:
    """A limit on which arguments or blocks are set together."""

    kind: Literal["exactly_one", "at_least_one", "at_most_one", "together", "conflicts"]
    """`conflicts`: the first of `paths` excludes each of the others."""
    paths: tuple[str, ...]


@dataclass(frozen=True)
class Same:
    """When a changed value counts as the same, so that no change is planned and the old value is kept."""

    by: Sameness
    classes: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Condition:
    """When a change forces a new object, for paths where not every change does."""

    change: Literal["any", "smaller", "removed", "was_set"] = "any"
    when: Mapping[str, Any] = field(default_factory=dict)
    """Further arguments and the planned values they must have."""


@dataclass(frozen=True)
class TypeRules:
    """Rules of one resource type or data source type."""

    force_new: tuple[str, ...] = ()
    """A change is planned as a replacement. A path that names a block means its coming, going or number."""
    force_new_when: Mapping[str, Condition] = field(default_factory=dict)
    same: Mapping[str, Same] = field(default_factory=dict)
    update_rejected: tuple[str, ...] = ()
    """Planned in place; the apply fails before anything is sent."""
    keeps: tuple[str, ...] = ()
    """Arguments and blocks that keep their value when taken out of the configuration."""
    defaults: Mapping[str, Any] = field(default_factory=dict)
    computed: tuple[str, ...] = ()
    """Unknown in the plan of a create with nothing optional set. May name whole blocks."""
    null_when_unset: tuple[str, ...] = ()
    becomes_unknown_on_change: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    ignored_after_create: tuple[str, ...] = ()
    checks: tuple[Check, ...] = ()
    groups: tuple[Group, ...] = ()
    on_read: Mapping[int, StatusMeaning] = field(default_factory=dict)
    """What an HTTP status of the cloud means for Read; statuses not named are errors."""
    on_delete: Mapping[int, StatusMeaning] = field(default_factory=dict)


@dataclass(frozen=True)
class ProviderRules:
    """Rules of one provider. A type without an entry has empty rules."""

    provider: str
    version: str
    resources: Mapping[str, TypeRules]
    data_sources: Mapping[str, TypeRules]

    def resource(self, type: str) -> TypeRules:
        return self.resources.get(type, _NO_RULES)

    def data_source(self, type: str) -> TypeRules:
        return self.data_sources.get(type, _NO_RULES)


_NO_RULES = TypeRules()


@cache
def load(provider: str) -> ProviderRules:
    """The rules of `confluent`, `aws`, `snowflake`, `random` or `time`."""
    document = json.loads((Path(__file__).parent / f"{provider}.json").read_bytes())
    return ProviderRules(
        provider=document["provider"],
        version=document["version"],
        resources={type: parse(raw) for type, raw in document["resources"].items()},
        data_sources={type: parse(raw) for type, raw in document["data_sources"].items()},
    )


def parse(raw: Mapping[str, Any]) -> TypeRules:
    """One type's entry of a rule file. TypeError for a key that is no field of `TypeRules`."""
    shaped: dict[str, Any] = dict(raw)
    shaped["force_new_when"] = {path: Condition(**spec) for path, spec in raw.get("force_new_when", {}).items()}
    shaped["same"] = {path: Same(**_tuples(spec)) for path, spec in raw.get("same", {}).items()}
    shaped["becomes_unknown_on_change"] = {
        path: tuple(others) for path, others in raw.get("becomes_unknown_on_change", {}).items()
    }
    shaped["checks"] = tuple(Check(**_tuples(spec)) for spec in raw.get("checks", ()))
    shaped["groups"] = tuple(Group(**_tuples(spec)) for spec in raw.get("groups", ()))
    for verb in ("on_read", "on_delete"):
        shaped[verb] = {int(status): outcome for status, outcome in raw.get(verb, {}).items()}
    plain = {f.name for f in fields(TypeRules)} - {"checks", "groups"}
    arguments: dict[str, Any] = {
        name: tuple(value) if name in plain and isinstance(value, list) else value for name, value in shaped.items()
    }
    return TypeRules(**arguments)


def _tuples(spec: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: tuple(tuple(item) if isinstance(item, list) else item for item in value)
        if isinstance(value, list)
        else value
        for name, value in spec.items()
    }
