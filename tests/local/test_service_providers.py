"""The five providers together, as the service builds them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from local_cloud import rules, schemas
from local_cloud.clock import Clock
from local_cloud.plugin.engine import Engine
from local_cloud.service.providers import build
from local_cloud.store import Store


def test_the_service_has_five_providers_that_match_their_schemas(tmp_path: Path) -> None:
    store = Store(tmp_path / "cloud.db")
    clouds = build(store, Clock())
    try:
        assert sorted(provider.name for provider in clouds.providers) == [
            "aws",
            "confluent",
            "random",
            "snowflake",
            "time",
        ]
        for provider in clouds.providers:
            schema = schemas.load(provider.name)
            assert schema.source == provider.source
            Engine(provider, schema, rules.load(provider.name), store, Clock())
    finally:
        clouds.close()


def test_accounts_are_made_once_and_reach_the_clouds(tmp_path: Path) -> None:
    store = Store(tmp_path / "cloud.db")
    clouds = build(store, Clock())
    try:
        clouds.warm()
        first = clouds.seed("/admin/credentials", tmp_path)
        assert clouds.seed("/admin/credentials", tmp_path) == first
        confluent, aws = clouds.providers[0], clouds.providers[1]
        body = schemas.load("confluent").provider.body
        keys = {"cloud_api_key": first["confluent_api_key"], "cloud_api_secret": first["confluent_api_secret"]}
        assert confluent.configure(dict.fromkeys(body.names) | keys) is not None
        secret = json.loads(aws.facade.secret_value("/admin/credentials"))  # type: ignore[attr-defined]
        assert secret["admin_service_user"] and secret["snowflake_account_identifier"]
    finally:
        clouds.close()


@pytest.mark.parametrize("provider", ["confluent", "aws", "snowflake", "random", "time"])
def test_schema_and_rules_name_the_same_provider(provider: str) -> None:
    assert rules.load(provider).provider == schemas.load(provider).name == provider


def test_own_tools_reach_the_local_aws(tmp_path: Path) -> None:
    store = Store(tmp_path / "cloud.db")
    clouds = build(store, Clock())
    try:
        assert clouds.endpoints == {"aws": clouds.providers[1].endpoint_url}  # type: ignore[attr-defined]
    finally:
        clouds.close()
