"""Everything synthesized exists in the pinned provider schemas: arguments, blocks, and the path of every reference."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.contract.schema_walk import problems

Document = dict[str, Any]


def test_everything_exists_in_the_pinned_schemas(synthesized: Path) -> None:
    assert problems(synthesized) == []


# --- what the walk finds ---------------------------------------------------------------------------------------------


@pytest.fixture
def changed(synthesized: Path, tmp_path: Path) -> Callable[[Callable[[Document], None]], list[str]]:
    """Problems of a copy of the stack whose root document was changed by a function."""

    def problems_after(change: Callable[[Document], None]) -> list[str]:
        copy = tmp_path / "copy"
        shutil.copytree(synthesized, copy)
        file = copy / "cdk.tf.json"
        document = json.loads(file.read_text(encoding="utf-8"))
        change(document)
        file.write_text(json.dumps(document), encoding="utf-8")
        return problems(copy)

    return problems_after


VOLUME = "snowflake_external_volume.tableflow_kickstarter_volume"
BUCKET = ("aws_s3_bucket", "iceberg_bucket")


def test_the_older_shape_of_an_external_volume_is_found(
    synthesized: Path, changed: Callable[[Callable[[Document], None]], list[str]]
) -> None:
    role = json.loads((synthesized / "cdk.tf.json").read_text())["resource"]["aws_iam_role"]["snowflake_s3_glue_role"]
    assert f"{VOLUME}.describe_output" in role["assume_role_policy"]
    assert ".storage_locations[0].s3_storage_location[0]" in role["assume_role_policy"]

    def break_it(document: Document) -> None:
        broken = document["resource"]["aws_iam_role"]["snowflake_s3_glue_role"]
        broken["assume_role_policy"] = f"${{jsonencode({{ who = {VOLUME}.describe_output[0].name }})}}"

    assert changed(break_it) == [
        f"aws_iam_role.snowflake_s3_glue_role.assume_role_policy: {VOLUME}.describe_output[...] has no attribute 'name'"
    ]


@pytest.mark.parametrize(
    ("expression", "problem"),
    [
        (f"${{{VOLUME}.no_such}}", f"{VOLUME} has no attribute 'no_such'"),
        (
            f"${{{VOLUME}.describe_output.active}}",
            f"{VOLUME}.describe_output is a list, which has no attribute 'active'",
        ),
        (
            f'${{jsonencode([for row in {VOLUME}.describe_output : row.property if row.active == "x"])}}',
            "row has no attribute 'property'",
        ),
        (f"${{{VOLUME}.describe_output[*].gone[0]}}", f"{VOLUME}.describe_output[*] has no attribute 'gone'"),
        (
            f"${{element({VOLUME}.describe_output, 0).gone}}",
            "the expression has no attribute 'gone'",
        ),
        ("${aws_s3_bucket.gone.id}", "aws_s3_bucket.gone does not exist"),
        ("${data.aws_region.gone.id}", "data.aws_region.gone does not exist"),
        ("${var.gone}", "var.gone does not exist"),
        ("${module.gone.x}", "module.gone does not exist"),
        ("${module.tableflow_api_key.gone}", "module.tableflow_api_key has no attribute 'gone'"),
        (
            "${module.tableflow_api_key.active_api_key.gone}",
            "module.tableflow_api_key.active_api_key has no attribute 'gone'",
        ),
        ("${count.index}", "count.index does not exist"),
        ("${each.value}", "each.value does not exist"),
        ("${nosuchfunction(1)}", "nosuchfunction is no function of Terraform"),
        ("${aws_s3_bucket.iceberg_bucket}", "is a object, not a string"),
        ("${oops", "unclosed ${ at 0 in '${oops'"),
    ],
)
def test_a_broken_reference_is_found(
    changed: Callable[[Callable[[Document], None]], list[str]], expression: str, problem: str
) -> None:
    def break_it(document: Document) -> None:
        document["resource"][BUCKET[0]][BUCKET[1]]["bucket"] = expression

    found = changed(break_it)
    assert f"{'.'.join(BUCKET)}.bucket: {problem}" in found


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (("resource", *BUCKET, "no_such"), 1, "aws_s3_bucket.iceberg_bucket.no_such: no such argument or block"),
        (
            ("resource", *BUCKET, "arn"),
            "x",
            "aws_s3_bucket.iceberg_bucket.arn: is computed by the provider, it cannot be set",
        ),
        (
            ("resource", *BUCKET, "force_destroy"),
            [1],
            "aws_s3_bucket.iceberg_bucket.force_destroy: is a tuple, not a bool",
        ),
        (
            ("resource", *BUCKET, "depends_on"),
            ["aws_s3_bucket.gone"],
            "aws_s3_bucket.iceberg_bucket.depends_on: aws_s3_bucket.gone does not exist",
        ),
        (
            ("resource", *BUCKET, "provider"),
            "aws.gone",
            "aws_s3_bucket.iceberg_bucket: provider aws.gone is not configured",
        ),
        (
            ("resource", *BUCKET, "lifecycle"),
            {"replace_triggered_by": ["random_uuid.gone"]},
            "aws_s3_bucket.iceberg_bucket.lifecycle.replace_triggered_by: random_uuid.gone does not exist",
        ),
        (
            ("resource", "confluent_kafka_cluster", "kafka_cluster", "environment"),
            [{"id": "a"}, {"id": "b"}],
            "confluent_kafka_cluster.kafka_cluster.environment: at most 1 block(s), found 2",
        ),
        (
            ("resource", "confluent_kafka_cluster", "kafka_cluster", "environment"),
            {"id": "a", "nonsense": 1},
            "confluent_kafka_cluster.kafka_cluster.environment[0].nonsense: no such argument or block",
        ),
        (
            ("resource", "confluent_kafka_cluster", "kafka_cluster", "cloud"),
            None,
            "confluent_kafka_cluster.kafka_cluster: the required argument 'cloud' is missing",
        ),
        (
            ("resource", "confluent_kafka_cluster", "kafka_cluster", "environment"),
            [],
            "confluent_kafka_cluster.kafka_cluster: the required block 'environment' is missing",
        ),
        (("module", "drop", "nonsense"), 1, "module.drop.nonsense: the module has no such variable"),
        (("module", "drop", "statements"), None, "module.drop: the required variable 'statements' is missing"),
        (("module", "drop", "statements"), "x", "module.drop.statements: is a string, not a list"),
        (
            ("module", "drop", "statements"),
            [{"id": 1}],
            "module.drop.statements: lacks the attribute 'file'",
        ),
        (("output", "kafka_cluster_id", "value"), "${var.gone}", "output.kafka_cluster_id: var.gone does not exist"),
        (
            ("provider", "confluent"),
            [],
            "confluent_environment.tableflow_kickstarter: provider confluent is not configured",
        ),
        (("resource", "aws_unknown"), {"x": {}}, "aws_unknown.x: no schema of this type is recorded"),
        (("provider", "confluent"), [{"nonsense": 1}], "provider.confluent.nonsense: no such argument or block"),
    ],
)
def test_a_broken_block_is_found(
    changed: Callable[[Callable[[Document], None]], list[str]], path: tuple[str, ...], value: Any, problem: str
) -> None:
    def break_it(document: Document) -> None:
        for key in path[:-1]:
            document = document[key]
        assert path[-1] in document or value is not None
        document[path[-1]] = value

    assert problem in changed(break_it)


def test_a_fault_inside_a_module_is_found_for_each_call(synthesized: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(synthesized, copy)
    calls = json.loads((copy / "cdk.tf.json").read_text())["module"]
    source = calls["tableflow_api_key"]["source"]
    file = copy / source / "main.tf.json"
    document = json.loads(file.read_text())
    document["resource"]["time_static"]["api_key_rotations"]["rfc3339"] = "${time_rotating.api_key_rotations.rfc3339}"
    file.write_text(json.dumps(document))
    users = [name for name, call in calls.items() if call["source"] == source]
    assert len(users) == 6
    assert sorted(problems(copy)) == [
        f"module.{name}.time_static.api_key_rotations.rfc3339: "
        "time_rotating.api_key_rotations is a list, which has no attribute 'rfc3339'"
        for name in sorted(users)
    ]
