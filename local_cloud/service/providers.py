"""The clouds and their dependencies on each other. Only this module imports the vendor packages."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from local_cloud.clock import Clock
from local_cloud.model import Provider
from local_cloud.store import Store

#: Creates the initial accounts. Takes the path of the admin secret and the folder Terraform runs in; returns the values
#: of Terraform variables by name.
Seed = Callable[[str, Path], dict[str, str]]


@dataclass(frozen=True)
class Clouds:
    """The providers of a service, with their shared functions."""

    providers: tuple[Provider, ...]
    seed: Seed
    close: Callable[[], None]
    warm: Callable[[], object] = lambda: None
    """Loads what the first call would wait for. Runs in the background when the service is up."""
    endpoints: Mapping[str, str] = field(default_factory=dict)
    """Endpoint for a cloud's own tools, by provider (`aws`: AWS_ENDPOINT_URL)."""


#: Builds the clouds on a store and a clock.
Build = Callable[[Store, Clock], Clouds]


def build(store: Store, clock: Clock) -> Clouds:
    """The lakehouse's five providers."""
    # Imported here, as the client and the help do not need them and they are slow to import.
    from local_cloud import aws, confluent, snowflake, utilities

    amazon = aws.provider(store, clock)
    kafka = confluent.provider(store, clock, amazon.facade)
    warehouse = snowflake.provider(store, clock, amazon.facade, glue=amazon.facade)

    def seed(admin_secret_path: str, working_folder: Path) -> dict[str, str]:
        amazon.work_in(working_folder)
        key, secret = kafka.seed_cloud_key()
        amazon.seed_secret(admin_secret_path, json.dumps(warehouse.seed_admin()))
        return {"confluent_api_key": key, "confluent_api_secret": secret}

    def warm() -> None:
        warehouse.seed_admin()
        amazon.warm()

    providers = (kafka, amazon, warehouse, utilities.random_provider(), utilities.time_provider())
    return Clouds(providers, seed, amazon.close, warm, {amazon.name: amazon.endpoint_url})
