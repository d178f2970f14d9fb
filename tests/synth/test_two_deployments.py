"""Two deployments with different base names share no name."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from lakehouse.settings import Settings

#: Arguments that hold a name, a path or what a name is composed into.
NAMES = re.compile(r"(.*_)?(name|arn|path|group|bucket)|secret_id")

#: Names of one object inside another whose own name differs, by argument, and the values that are such names.
WITHIN_THE_CLUSTER = {"stock_trades", "stock_trades_with_totals", "kafka-cluster"}
WITHIN = {"display_name": WITHIN_THE_CLUSTER, "topic_name": WITHIN_THE_CLUSTER, "resource_name": WITHIN_THE_CLUSTER}
#: Names of objects that the stack does not create.
OTHERS = {
    "role_name": {"CloudClusterAdmin", "ResourceOwner", "DeveloperRead", "DeveloperWrite", "FlinkDeveloper", "Assigner"}
}
OTHERS["account_role_name"] = {"SYSADMIN"}
#: A label: Confluent knows keys by their ids. The connector's name, in its `config_nonsensitive`, is the cluster's.
LABELS = {"key_display_name"}


@pytest.fixture(scope="module")
def both(synthesized: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], dict[str, Any]]:
    from lakehouse.app import synthesize

    other = synthesize(Settings(base_name="second_lake"), tmp_path_factory.mktemp("second"))
    return tuple(json.loads((folder / "cdk.tf.json").read_text()) for folder in (synthesized, other))  # type: ignore[return-value]


def literals(document: Any, where: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every text with its place, without descriptions and Terraform's own."""
    if isinstance(document, dict):
        for key, value in document.items():
            if key not in ("//", "description", "comment", "depends_on", "lifecycle", "provider", "source"):
                yield from literals(value, (*where, key))
    elif isinstance(document, list):
        for value in document:
            yield from literals(value, where)
    elif isinstance(document, str):
        yield where, document


def names(document: dict[str, Any]) -> dict[tuple[str, ...], str]:
    """The literal names of resources and module calls; what is only a reference is the other object's name."""
    parts = {"resource": document["resource"], "module": document["module"]}
    return {
        where: text
        for where, text in literals(parts)
        if NAMES.fullmatch(where[-1]) and re.sub(r"\$\{[^}]*\}", "", text).strip()
    }


def may_be_shared(where: tuple[str, ...], text: str) -> bool:
    argument = where[-1]
    return (
        text in WITHIN.get(argument, ())
        or text in OTHERS.get(argument, ())
        or argument in LABELS
        or where[1:3] == ("confluent_connector", "source")
    )


def test_two_deployments_share_no_name(both: tuple[dict[str, Any], dict[str, Any]]) -> None:
    first, second = map(names, both)
    assert first.keys() == second.keys()
    shared = {where: text for where, text in first.items() if second[where] == text and not may_be_shared(where, text)}
    assert shared == {}


def test_the_compared_names_include_all_kinds(both: tuple[dict[str, Any], dict[str, Any]]) -> None:
    """Guards the comparison against matching nothing."""
    second = set(names(both[1]).values())
    assert {
        "second_lake",
        "second_lake_tableflow_app_manager",
        "second_lake_tableflow_s3_glue_role",
        "second_lake_snowflake_s3_glue_role_update",
        "second_lake_tableflow_s3_glue_access_policy",
        "second_lake_tableflow_aws_integration",
        "second_lake_tableflow_flink_statement_runner",
        "/snowflake_resource/second_lake",
        "/confluent_cloud_resource/second_lake/flink",
        "SECOND_LAKE_WAREHOUSE",
        "SECOND_LAKE_VOLUME",
    } <= second


def test_names_in_modules_come_from_variables(synthesized: Path) -> None:
    """A constant name would be the same in every deployment."""
    found = 0
    for path in (synthesized / "modules").rglob("*.tf.json"):
        module = json.loads(path.read_text())
        for where, text in names({"module": {}, **module}).items():
            found += 1
            assert re.search(r"\bvar\.|random_uuid", text), (path, where, text)
    assert found > 4


def test_the_base_name_changes_only_names(both: tuple[dict[str, Any], dict[str, Any]]) -> None:
    """Addresses and references are the same."""
    first, second = (json.dumps(document) for document in both)
    second = re.sub(r"second_lake_((?:tableflow|snowflake)_)", r"\1", second)
    for ours, theirs in (("second", "tableflow"), ("SECOND", "TABLEFLOW")):
        for lake, kickstarter in (("_lake", "_kickstarter"), ("-lake", "-kickstarter"), ("_LAKE", "_KICKSTARTER")):
            second = second.replace(ours + lake, theirs + kickstarter)
    assert second == first
