"""The local Confluent Cloud, control plane only: objects, their names, and authorization.

`provider(store, clock, aws)` makes the local provider `confluentinc/confluent`. It refuses what the real cloud
refuses: keys that do not exist or are for something else (401), calls whose key's owner lacks the role binding or ACL
at that moment (403), things that are not there (404), names that are taken and things still in use (409). Where the
real answer is not documented, the class says what is assumed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from local_cloud import registration
from local_cloud.clock import Clock
from local_cloud.confluent import connect, environment, flink, identity, kafka, registry
from local_cloud.confluent.access import cloud_principal, digest
from local_cloud.confluent.cloud import UPPER_CASE, Cloud, Session, transaction
from local_cloud.confluent.identity import new_secret
from local_cloud.confluent.tableflow import AwsBackedResource
from local_cloud.model import AwsFacade, Call, CloudError, DataSource, Resource, Value
from local_cloud.store import Store

__all__ = ["ConfluentProvider", "provider"]

#: The modules whose classes register themselves.
_MODULES = (connect, environment, flink, identity, kafka, registry)

#: Settings of a provider block that only come together (measured on the real provider).
_FLINK_SETTINGS = (
    "flink_api_key",
    "flink_api_secret",
    "flink_rest_endpoint",
    "flink_compute_pool_id",
    "flink_principal_id",
    "organization_id",
    "environment_id",
)


class ConfluentProvider:
    """The provider `confluentinc/confluent` of the local cloud."""

    name = "confluent"
    source = "confluentinc/confluent"

    def __init__(self, store: Store, clock: Clock, aws: AwsFacade) -> None:
        self._store = store
        self._clock = clock

        def make(cls: type[Resource]) -> Resource:
            return cls(aws) if issubclass(cls, AwsBackedResource) else cls()

        self.resources: Mapping[str, Resource] = registration.resources("confluent", make)
        self.data_sources: Mapping[str, DataSource] = registration.data_sources("confluent")

    def configure(self, config: Value) -> Any:
        """A `Session`. CloudError(401) for a cloud key that is not valid, (400) for half of the Flink settings.

        Without a cloud key the session serves what brings keys of its own; everything else is a 401.
        """
        session = Session.of(config)
        flink = [name for name in _FLINK_SETTINGS[:5] if session.get(name)]
        if flink and not all(session.get(name) for name in _FLINK_SETTINGS):
            raise CloudError(400, f"set all of {', '.join(_FLINK_SETTINGS)}, or none", "invalid_provider_block")
        if session.get("cloud_api_key"):
            with transaction(Call(session, self._store, self._clock)) as cloud:
                cloud_principal(cloud)
        return session

    def seed_cloud_key(self) -> tuple[str, str]:
        """The first cloud API key and its secret, of a user who is OrganizationAdmin. The same pair at every call."""
        with transaction(Call(Session(), self._store, self._clock)) as cloud:
            seed = cloud.get("seed", "cloud_key") or _seed(cloud)
        return seed["key"], seed["secret"]


def _seed(cloud: Cloud) -> dict[str, str]:
    user = cloud.fresh_id("user", "u-")
    key = cloud.fresh_id("api_key", "", UPPER_CASE, 16)
    seed = {"id": "cloud_key", "key": key, "secret": new_secret()}
    # Every organization comes with an environment; the provider finds the organization through it.
    default = {"id": cloud.fresh_id("environment", "env-"), "display_name": "default", "package": "ESSENTIALS"}
    cloud.put("environment", default)
    cloud.put("user", {"id": user})
    admin = {"principal": f"User:{user}", "role_name": "OrganizationAdmin", "crn_pattern": cloud.organization_crn}
    cloud.put("role_binding", {"id": cloud.fresh_id("role_binding", "rb-"), **admin})
    names = {"display_name": "", "description": ""}
    place = {"service": None, "resource": None, "environment": None}
    cloud.put("api_key", {"id": key, "owner": user, "digest": digest(seed["secret"]), **names, **place})
    cloud.put("seed", seed)
    return seed


def provider(store: Store, clock: Clock, aws: AwsFacade) -> ConfluentProvider:
    """The local provider. `aws` answers for the AWS account that Tableflow and its catalogs reach into."""
    return ConfluentProvider(store, clock, aws)
