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


def test_every_served_type_has_a_schema_with_an_id_and_rules(tmp_path: Path) -> None:
    store = Store(tmp_path / "cloud.db")
    clouds = build(store, Clock())
    try:
        names = [provider.name for provider in clouds.providers]
        assert sorted(names) == ["aws", "confluent", "random", "snowflake", "time"]
        for provider in clouds.providers:
            schema = schemas.load(provider.name)
            assert schema.source == provider.source
            Engine(provider, schema, rules.load(provider.name), store, Clock())
            assert provider.resources.keys() <= rules.load(provider.name).resources.keys()
            for type in provider.resources:
                assert "id" in schema.resource(type).body.attributes
            for type in provider.data_sources:
                assert schema.data_source(type).body.attributes
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
        secret = json.loads(aws.port.secret_value("/admin/credentials"))  # type: ignore[attr-defined]
        assert secret["admin_service_user"] and secret["snowflake_account_identifier"]
    finally:
        clouds.close()


@pytest.mark.parametrize("provider", ["confluent", "aws", "snowflake", "random", "time"])
def test_schema_and_rules_name_the_same_provider(provider: str) -> None:
    assert rules.load(provider).provider == schemas.load(provider).name == provider


def test_a_table_is_in_the_catalog_while_tableflow_syncs_its_topic(tmp_path):
    """Snowflake asks Confluent's side: a table before the sync is refused there."""
    from local_cloud import confluent
    from local_cloud.clock import Clock
    from local_cloud.store import Store
    from tests.local.confluent_world import FakeAws

    store = Store(tmp_path / "cloud.db")
    kafka = confluent.provider(store, Clock(), FakeAws())
    with store.transaction() as tx:
        tx.put("confluent.tableflow_topic", "t", {"id": "t", "cluster": "lkc-1", "display_name": "trades"})
    assert not kafka.has_table("lkc-1", "trades", "us-east-1")
    with store.transaction() as tx:
        tx.put("confluent.catalog_integration", "tci-1", {"id": "tci-1", "cluster": "lkc-1", "catalog": "aws_glue"})
    assert kafka.has_table("lkc-1", "trades", "us-east-1")
    assert not kafka.has_table("lkc-1", "other", "us-east-1")
    assert not kafka.has_table("lkc-2", "trades", "us-east-1")
