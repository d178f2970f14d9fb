"""Shared by the AWS resource types: regions, tags, names, computed values."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, ClassVar, Final

from local_cloud.aws import policy
from local_cloud.aws.cloud import AwsSession
from local_cloud.model import UNKNOWN, Call, CloudError, Plan, Problem, Resource, Value

_counter: Final = itertools.count(secrets.randbits(24))


class AwsResource(Resource):
    """A resource type of provider v6: `region` per resource, `tags_all` as the provider's default tags and its own."""

    policies: ClassVar[tuple[str, ...]] = ()
    """Arguments that hold a policy document. Another text with the same meaning is not a change."""
    unsupported: ClassVar[tuple[str, ...]] = ()
    """Arguments that the local cloud does not implement and therefore rejects."""

    def validate(self, config: Value) -> list[Problem]:
        return [
            Problem(f"The local cloud does not implement {name} of {self.type}.", (name,))
            for name in self.unsupported
            if not isinstance(config.get(name), type(UNKNOWN)) and config.get(name)
        ]

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        session: AwsSession = call.session
        planned = plan.planned
        if "region" in planned and config.get("region") is None:
            planned["region"] = session.region
        if prior is not None and "region" in planned and prior.get("region") != planned["region"]:
            plan.replace.add("region")
        if "tags_all" in planned:
            _plan_tags(session, prior, planned)
        for name in self.policies:
            keep_equivalent(prior, planned, name)


def keep_equivalent(prior: Value | None, planned: Value, name: str) -> None:
    """Keep the prior text when the new one has the same meaning."""
    old, new = (prior or {}).get(name), planned.get(name)
    if isinstance(old, str) and isinstance(new, str) and policy.equivalent(old, new):
        planned[name] = old


def _plan_tags(session: AwsSession, prior: Value | None, planned: Value) -> None:
    tags = planned.get("tags")
    if tags is UNKNOWN or any(value is UNKNOWN for value in (tags or {}).values()):
        planned["tags_all"] = UNKNOWN
        return
    merged = session.default_tags | (tags or {})
    if prior is None and not merged:
        return
    if prior is None or (prior.get("tags_all") or {}) != merged:
        planned["tags_all"] = merged


def all_tags(call: Call, planned: Value) -> dict[str, str]:
    """The tags of an object: the provider's default tags, overridden by its own."""
    session: AwsSession = call.session
    return session.default_tags | dict(planned.get("tags") or {})


def tag_list(tags: Mapping[str, str]) -> list[dict[str, str]]:
    return [{"Key": key, "Value": value} for key, value in tags.items()]


def tag_map(tags: Iterable[Mapping[str, str]] | None) -> dict[str, str]:
    return {tag["Key"]: tag["Value"] for tag in tags or ()}


def read_tags(call: Call, state: Value, actual: Mapping[str, str]) -> Value:
    """`tags` and `tags_all` after a read. Default tags are in `tags` only when the configuration sets them too."""
    session: AwsSession = call.session
    own = state.get("tags") or {}
    tags = {key: v for key, v in actual.items() if key in own or session.default_tags.get(key) != v}
    return {"tags": tags or (None if state.get("tags") is None else {}), "tags_all": dict(actual)}


def region_of(call: Call, value: Value) -> str:
    region = value.get("region")
    session: AwsSession = call.session
    return region if isinstance(region, str) and region else session.region


def filled(planned: Value, computed: Value) -> Value:
    """The planned value, with unknown values replaced from `computed`, also inside blocks."""
    return {key: _fill(value, computed.get(key)) for key, value in planned.items()}


def _fill(planned: Any, computed: Any) -> Any:
    if planned is UNKNOWN:
        return computed
    if isinstance(planned, dict):
        known = computed if isinstance(computed, dict) else {}
        return {key: _fill(value, known.get(key)) for key, value in planned.items()}
    if isinstance(planned, list):
        known_items = computed if isinstance(computed, list) else []
        return [_fill(v, known_items[i] if i < len(known_items) else None) for i, v in enumerate(planned)]
    return planned


def set_value(planned: Value, name: str) -> Any:
    """An argument's value; None when it is unset or unknown."""
    value = planned.get(name)
    return None if value is UNKNOWN or value == "" else value


def chosen_name(call: Call, planned: Value, argument: str = "name") -> tuple[str, str]:
    """Name and prefix of a new object: as configured, or generated as the provider does."""
    name = set_value(planned, argument)
    prefix = set_value(planned, f"{argument}_prefix")
    if name:
        return str(name), str(prefix or "")
    return unique_id(call.clock.now(), str(prefix or "terraform-")), str(prefix or "")


def unique_id(now: datetime, prefix: str = "terraform-") -> str:
    """An id in the provider's format: the prefix, 18 digits of time, 8 hexadecimal digits of a counter."""
    return f"{prefix}{now:%Y%m%d%H%M%S}{now.microsecond // 100:04d}{next(_counter) % 2**32:08x}"


def not_there(what: str, name: str) -> CloudError:
    return CloudError(404, f"{what} {name} does not exist", "ResourceNotFoundException")


def stamp(moment: datetime) -> str:
    """RFC 3339, the format of AWS times in a state."""
    return f"{moment:%Y-%m-%dT%H:%M:%SZ}"
