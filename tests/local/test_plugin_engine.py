"""The engine around a vendor class: what it passes on, what it makes of refusals, what it remembers."""

from __future__ import annotations

import logging
import threading
from pathlib import Path
from typing import Any

import pytest

from local_cloud import rules, schemas
from local_cloud.clock import Clock
from local_cloud.model import Call, CloudError, Plan, Problem, Resource, Value
from local_cloud.plugin import codec
from local_cloud.plugin.engine import Engine, ProviderSession
from local_cloud.plugin.tracking import orphans
from local_cloud.store import Store
from tests.local.harness import Harness, Refused
from tests.local.tiny_cloud import TinyProvider


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "cloud.db")


@pytest.fixture
def harness(store: Store) -> Harness:
    harness = Harness(TinyProvider(), store, Clock())
    harness.configure(cloud_api_key="key")
    return harness


def test_create_update_replace_and_delete(harness: Harness) -> None:
    made = harness.apply("confluent_environment", "main", display_name="prod")
    assert made["id"] == "env-1" and made["resource_name"] == "crn://key/env-1"
    assert harness.plan("confluent_environment", "main", display_name="prod").action == "no-op"
    plan = harness.plan("confluent_environment", "main", display_name="test")
    assert (plan.action, plan.changes) == ("update", {"display_name"})
    assert harness.apply("confluent_environment", "main", display_name="test")["id"] == "env-1"
    assert harness.refresh("confluent_environment", "main") == harness.state["confluent_environment", "main"]
    harness.destroy("confluent_environment", "main")
    assert harness.state == {}


def test_an_error_names_operation_object_and_reason(harness: Harness) -> None:
    harness.apply("confluent_environment", "one", display_name="prod")
    with pytest.raises(Refused) as refused:
        harness.apply("confluent_environment", "two", display_name="prod")
    assert str(refused.value) == 'creating confluent_environment "prod": 409 Conflict: an environment named prod exists'
    assert "name is in use" in refused.value.diagnostics[0].detail
    assert ("confluent_environment", "two") not in harness.state


def test_a_bug_is_reported_as_such_and_its_traceback_is_only_logged(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), pytest.raises(Refused) as refused:
        harness.apply("confluent_environment", "main", display_name="bug")
    assert "bug of the local cloud (ZeroDivisionError)" in str(refused.value)
    assert "Traceback" not in "".join(d.summary + d.detail for d in refused.value.diagnostics)
    assert "ZeroDivisionError: oops" in caplog.text


def test_a_failing_call_is_rolled_back(harness: Harness, store: Store) -> None:
    with pytest.raises(Refused):
        harness.apply("confluent_environment", "main", display_name="bug")
    with store.transaction() as tx:
        assert tx.find("tiny.environment") == []
    assert orphans(store, None) == []


def test_a_wrong_key_is_refused_at_configuration(store: Store) -> None:
    with pytest.raises(Refused, match="configuring provider confluentinc/confluent: 401 Unauthorized: no such key"):
        Harness(TinyProvider(), store, Clock()).configure(cloud_api_key="wrong")


def test_each_alias_has_its_own_session(harness: Harness) -> None:
    other = harness.alias(cloud_api_key="other")
    assert other.apply("confluent_environment", "b", display_name="b")["resource_name"].startswith("crn://other/")
    assert harness.apply("confluent_environment", "a", display_name="a")["resource_name"].startswith("crn://key/")


def test_a_deleted_object_is_removed_from_the_state(harness: Harness, store: Store) -> None:
    harness.apply("confluent_environment", "main", display_name="prod")
    with store.transaction() as tx:
        tx.delete("tiny.environment", "env-1")
    assert harness.refresh("confluent_environment", "main") is None
    assert orphans(store, None) == []


def test_deleting_a_deleted_object_fails_where_the_real_provider_does(harness: Harness, store: Store) -> None:
    harness.apply("confluent_environment", "main", display_name="prod")
    with store.transaction() as tx:
        tx.delete("tiny.environment", "env-1")
    with pytest.raises(Refused, match="404 Not Found"):
        harness.destroy("confluent_environment", "main")
    assert ("confluent_environment", "main") in harness.state


def test_a_data_source_reads_or_names_what_is_missing(harness: Harness) -> None:
    harness.apply("confluent_environment", "main", display_name="prod")
    assert harness.data("confluent_environment", display_name="prod")["id"] == "env-1"
    with pytest.raises(Refused, match='reading data source confluent_environment "x": 404 Not Found'):
        harness.data("confluent_environment", display_name="x")
    with pytest.raises(Refused, match="exactly one of id, display_name"):
        harness.data("confluent_environment")


def test_an_import_ends_with_the_whole_state(harness: Harness) -> None:
    made = harness.apply("confluent_environment", "main", display_name="prod")
    state = harness.import_("confluent_environment", "again", "env-1")
    assert state is not None
    assert (state["id"], state["display_name"]) == (made["id"], "prod")
    assert harness.import_("confluent_environment", "none", "env-9") is None


def test_objects_without_a_state_are_found_newest_first_and_removed(harness: Harness, store: Store) -> None:
    harness.apply("confluent_environment", "main", display_name="prod")
    harness.apply("confluent_service_account", "app", display_name="needs prod")
    state = {
        "resources": [
            {
                "mode": "managed",
                "type": "confluent_environment",
                "instances": [{"attributes": {"id": "env-1"}}],
            }
        ]
    }
    assert [handle.id for handle in orphans(store, state)] == ["sa-needs-prod"]
    assert [handle.id for handle in orphans(store, None)] == ["sa-needs-prod", "env-1"]
    for handle in orphans(store, None):
        assert not harness.engine.remove_orphan(handle).failed
    assert orphans(store, None) == []


class Bare(Resource):
    """Returns only what a cloud makes; may be told to misbehave."""

    type = "confluent_service_account"

    def __init__(self) -> None:
        self.returned: Value = {"id": "sa-1"}

    def create(self, call: Call, planned: Value) -> Value:
        call.warnings.append("slow today")
        return self.returned

    def read(self, call: Call, state: Value) -> Value | None:
        raise CloudError(403, "not yours")

    def delete(self, call: Call, state: Value) -> None:
        raise CloudError(404, "already gone")

    def validate(self, config: Value) -> list[Problem]:
        return [Problem("no shouting", ("display_name",))] if config["display_name"] == "LOUD" else []

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        if config["description"] == "refuse":
            raise CloudError(400, "not like this")
        if prior is not None and config["description"] == "anew":
            plan.replace.add("description")


@pytest.fixture
def bare(store: Store) -> tuple[Bare, Harness]:
    resource = Bare()

    class Provider:
        name = "confluent"
        source = "confluentinc/confluent"
        resources = {Bare.type: resource}  # noqa: RUF012
        data_sources: dict[str, Any] = {}  # noqa: RUF012

        def configure(self, config: Value) -> None:
            return None

    return resource, Harness(Provider(), store, Clock())


def test_a_class_may_return_only_what_the_cloud_made(bare: tuple[Bare, Harness]) -> None:
    _, harness = bare
    state = harness.apply(Bare.type, "a", display_name="app")
    assert (state["display_name"], state["id"], state["kind"], state["description"]) == ("app", "sa-1", None, None)
    assert harness.warnings == ["slow today"]


@pytest.mark.parametrize("returned", [{}, {"id": ""}, {"id": "sa-1", "typo": 1}, {"id": 7}])
def test_a_state_that_does_not_fit_is_a_bug_of_the_class(bare: tuple[Bare, Harness], returned: Value) -> None:
    resource, harness = bare
    resource.returned = returned
    with pytest.raises(Refused, match="bug of the local cloud"):
        harness.apply(Bare.type, "a", display_name="app")


def test_a_403_on_read_drops_the_object_where_the_rules_say_so(bare: tuple[Bare, Harness]) -> None:
    _, harness = bare
    harness.apply(Bare.type, "a", display_name="app")
    assert harness.refresh(Bare.type, "a") is None


def test_hooks_of_a_class_validate_refuse_plans_and_force_replacements(bare: tuple[Bare, Harness]) -> None:
    _, harness = bare
    assert harness.validate(Bare.type, display_name="LOUD") == ["confluent_service_account: no shouting"]
    with pytest.raises(Refused, match='planning confluent_service_account "a": 400 Bad Request: not like this'):
        harness.plan(Bare.type, "a", display_name="a", description="refuse")
    harness.apply(Bare.type, "a", display_name="a")
    plan = harness.plan(Bare.type, "a", display_name="a", description="anew")
    assert (plan.action, plan.replace) == ("replace", {"description"})


def test_what_terraform_itself_rejects_is_rejected(harness: Harness) -> None:
    with pytest.raises(Refused, match="display_name is required"):
        harness.plan("confluent_environment", "main")
    with pytest.raises(Refused, match="resource_name cannot be set"):
        harness.plan("confluent_environment", "main", display_name="a", resource_name="b")
    with pytest.raises(Refused, match="has no colour"):
        harness.plan("confluent_environment", "main", display_name="a", colour="b")


def test_a_write_only_argument_reaches_the_class_and_no_state(store: Store) -> None:
    seen: list[str] = []

    class Version(Resource):
        type = "aws_secretsmanager_secret_version"

        def create(self, call: Call, planned: Value) -> Value:
            seen.append(planned["secret_string_wo"])
            return {**planned, "id": "v-1"}

        def delete(self, call: Call, state: Value) -> None:
            raise CloudError(404, "already gone")

    class Provider:
        name = "aws"
        source = "hashicorp/aws"
        resources = {Version.type: Version()}  # noqa: RUF012
        data_sources: dict[str, Any] = {}  # noqa: RUF012

        def configure(self, config: Value) -> None:
            return None

    engine = Engine(Provider(), schemas.load("aws"), rules.load("aws"), store, Clock())
    body = schemas.load("aws").resource(Version.type).body
    config = codec.conform(body, {"secret_id": "s", "secret_string_wo": "hidden", "secret_string_wo_version": 1})
    planned = engine.plan(Version.type, ProviderSession(None), None, config)
    assert planned.value is not None and planned.value["secret_string_wo"] is None
    outcome = engine.apply(Version.type, ProviderSession(None), None, planned.value, config)
    assert seen == ["hidden"]
    assert outcome.value is not None and outcome.value["secret_string_wo"] is None
    # The rules of AWS: what is gone already counts as deleted.
    assert not engine.delete(Version.type, ProviderSession(None), outcome.value).failed


def test_a_full_disk_is_not_reported_as_a_bug(harness: Harness, store: Store) -> None:
    harness.session  # noqa: B018 - opens the session before the disk fills
    store._connection.execute("PRAGMA max_page_count = 1")
    with pytest.raises(Refused, match=r'creating confluent_environment "x+": no disk space left'):
        harness.apply("confluent_environment", "main", display_name="x" * 100_000)


def test_an_inner_transaction_that_fails_undoes_its_own_part(store: Store) -> None:
    with store.transaction() as tx:
        tx.put("k", "outer", {})
        with pytest.raises(ZeroDivisionError), store.transaction() as inner:
            inner.put("k", "inner", {})
            raise ZeroDivisionError
    with store.transaction() as tx:
        assert tx.get("k", "outer") == {} and tx.get("k", "inner") is None


def test_a_class_that_is_not_atomic_may_wait_for_another_thread_that_uses_the_store(store: Store) -> None:
    def elsewhere() -> None:
        def write() -> None:
            with store.transaction() as tx:
                tx.put("k", "from another thread", {})

        thread = threading.Thread(target=write)
        thread.start()
        thread.join(5)
        assert not thread.is_alive(), "the plugin holds the store"

    class Waiting(Resource):
        type = "confluent_service_account"
        atomic = False

        def create(self, call: Call, planned: Value) -> Value:
            elsewhere()
            return {**planned, "id": "sa-1"}

        def update(self, call: Call, prior: Value, planned: Value) -> Value:
            elsewhere()
            return planned

        def delete(self, call: Call, state: Value) -> None:
            elsewhere()

    class Provider:
        name = "confluent"
        source = "confluentinc/confluent"
        resources = {Waiting.type: Waiting()}  # noqa: RUF012
        data_sources: dict[str, Any] = {}  # noqa: RUF012

        def configure(self, config: Value) -> None:
            return None

    harness = Harness(Provider(), store, Clock())
    harness.apply(Waiting.type, "a", display_name="a")
    assert [handle.id for handle in orphans(store, None)] == ["sa-1"]
    harness.apply(Waiting.type, "a", display_name="b")
    harness.destroy(Waiting.type, "a")
    assert orphans(store, None) == []
