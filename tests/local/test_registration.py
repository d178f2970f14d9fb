"""Every type that the local cloud serves is complete: class, recorded schema, binding, rules and label."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest

from imports import regenerate
from local_cloud import registration, rules, schemas
from local_cloud.clock import Clock
from local_cloud.model import DataSource, Provider, Resource
from local_cloud.registration import Registration
from local_cloud.service.providers import build
from local_cloud.store import Store
from tests.local.test_rules_data import UPDATABLE

#: Types without a class in the prebuilt bindings, which are made from an older version of the provider. They are
#: written with cdktf's `TerraformResource`.
WITHOUT_BINDING = {"snowflake_catalog_integration_aws_glue"}


@pytest.fixture(scope="module", autouse=True)
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Provider]]:
    """The providers as the service builds them, which registers all classes."""
    clouds = build(Store(tmp_path_factory.mktemp("registration") / "cloud.db"), Clock())
    yield {provider.name: provider for provider in clouds.providers}
    clouds.close()


def missing_parts(provider: str) -> list[str]:
    """One sentence for each part that a type of a provider lacks."""
    listed = regenerate.wanted_types()[provider]
    entries = [(entry, "resource") for entry in registration.registrations(provider)]
    entries += [(entry, "data source") for entry in registration.data_source_registrations(provider)]
    return [sentence for entry, what in entries for sentence in _missing(entry, what, listed)]


def _missing(entry: Registration, what: str, listed: dict[str, list[str]]) -> Iterator[str]:
    name = f"{what} {entry.type}"
    is_resource = what == "resource"
    schema = schemas.load(entry.provider)
    try:
        body = (schema.resource if is_resource else schema.data_source)(entry.type).body
    except KeyError:
        yield f"{name}: no schema in imports/schemas/{entry.provider}.json; run imports/record.py {entry.provider}"
    else:
        if is_resource and "id" not in body.attributes:
            yield f"{name}: its schema has no attribute id, by which the local cloud knows an object"
    if entry.type not in listed["resources" if is_resource else "data_sources"]:
        yield f"{name}: not listed in imports/types.toml, section [{entry.provider}]"
    if entry.type not in WITHOUT_BINDING and not _has_binding(entry, is_resource):
        yield f"{name}: no binding; run imports/regenerate.py {entry.provider}, or upgrade the prebuilt package"
    if is_resource and entry.type not in rules.load(entry.provider).resources:
        yield f"{name}: no entry in local_cloud/rules/{entry.provider}.json"
    if entry.provider == "confluent" and entry.kind not in registration.labels("confluent"):
        yield f'{name}: no label; write @{"resource" if is_resource else "data_source"}("{entry.type}", label="...")'


def _has_binding(entry: Registration, is_resource: bool) -> bool:
    short = entry.type.partition("_")[2]
    names = (short, f"{short}_resource") if is_resource else (f"data_{entry.type}",)
    package = f"imports.{entry.provider}"
    if entry.provider not in regenerate.generated_providers():
        package = f"cdktf_cdktf_provider_{entry.provider}"
    # The package's `__init__` imports thousands of modules; the folder tells enough.
    spec = importlib.util.find_spec(package)
    folders = spec.submodule_search_locations or [] if spec else []
    return any((Path(folder) / name).is_dir() for folder in folders for name in names)


@pytest.mark.parametrize("provider", ["aws", "confluent", "random", "snowflake", "time"])
def test_no_served_type_lacks_a_part(provider: str) -> None:
    assert missing_parts(provider) == []


@pytest.mark.parametrize("provider", ["aws", "confluent", "random", "snowflake", "time"])
def test_every_listed_type_has_a_class(served: dict[str, Provider], provider: str) -> None:
    """A type without one is not decorated, or the provider's package does not import its module."""
    listed = regenerate.wanted_types()[provider]
    assert set(listed["resources"]) - served[provider].resources.keys() == set()
    assert set(listed["data_sources"]) - served[provider].data_sources.keys() == set()


@pytest.mark.parametrize("provider", ["aws", "confluent", "random", "snowflake", "time"])
def test_rules_and_updatable_arguments_are_of_served_types(served: dict[str, Provider], provider: str) -> None:
    loaded = rules.load(provider)
    assert loaded.resources.keys() - served[provider].resources.keys() == set()
    assert loaded.data_sources.keys() - served[provider].data_sources.keys() == set()
    assert {type for type in UPDATABLE if type.startswith(f"{provider}_")} - loaded.resources.keys() == set()


@pytest.fixture
def incomplete(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registration, "_resources", dict(registration._resources))
    monkeypatch.setattr(registration, "_data_sources", dict(registration._data_sources))

    @registration.resource("confluent_nothing")
    class Nothing(Resource):
        pass

    @registration.data_source("aws_nothing")
    class NoData(DataSource):
        pass


@pytest.mark.usefixtures("incomplete")
def test_each_missing_part_is_named() -> None:
    of_resource = [sentence for sentence in missing_parts("confluent") if "confluent_nothing" in sentence]
    for part in ("no schema in", "not listed in imports/types.toml", "no binding", "no entry in", "no label"):
        assert sum(part in sentence for sentence in of_resource) == 1, part
    of_data_source = missing_parts("aws")
    assert len(of_data_source) == 3
    assert all(sentence.startswith("data source aws_nothing: ") for sentence in of_data_source)


@pytest.mark.usefixtures("incomplete")
def test_a_type_is_registered_once() -> None:
    with pytest.raises(ValueError, match="confluent_nothing is registered twice: by Nothing and Again"):

        @registration.resource("confluent_nothing")
        class Again(Resource):
            pass


@pytest.mark.usefixtures("incomplete")
def test_what_a_decorator_says_is_found_by_kind() -> None:
    @registration.resource(
        "confluent_tunnel", kind="tube", label="tunnel", crn_segments=("tube-1",), inside=("environment",)
    )
    class Tunnel(Resource):
        pass

    assert Tunnel.type == "confluent_tunnel"
    assert registration.labels("confluent")["tube"] == "tunnel"
    assert registration.kinds_by_crn_segment("confluent")["tube-1"] == "tube"
    assert "tube" in registration.kinds_inside("confluent", "environment")
    made = registration.resources("confluent", lambda cls: cls() if cls is Tunnel else Resource())
    assert isinstance(made["confluent_tunnel"], Tunnel)
