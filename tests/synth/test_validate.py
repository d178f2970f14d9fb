"""`terraform validate` accepts the synthesized stack: every argument and every reference fits the recorded schemas.

The local cloud's plugins serve the schemas to real Terraform.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from local_cloud import client
from tests.contract.configuration import block_schema, load

pytestmark = pytest.mark.terraform

ROOT = Path(__file__).resolve().parents[2]
VOLUME = "snowflake_external_volume.tableflow_kickstarter_volume"
Document = dict[str, Any]


@pytest.fixture(scope="module")
def reattach(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    service = client.ensure(tmp_path_factory.mktemp("service") / ".local")
    yield service.reattach()
    service.stop()


@pytest.fixture
def validate(synthesized: Path, tmp_path: Path, reattach: str) -> Callable[[Callable[[Document], None]], list[str]]:
    """The errors of a copy of the stack whose root document was changed by a function, as `address: message`."""

    def errors(change: Callable[[Document], None]) -> list[str]:
        copy = tmp_path / "stack"
        shutil.copytree(synthesized, copy)
        initialized = terraform(copy, reattach, "init", "-backend=false", "-input=false")
        assert initialized.returncode == 0, initialized.stderr
        file = copy / "cdk.tf.json"
        document = json.loads(file.read_text(encoding="utf-8"))
        change(document)
        file.write_text(json.dumps(document), encoding="utf-8")
        found = json.loads(terraform(copy, reattach, "validate", "-json").stdout)["diagnostics"]
        return [_line(one) for one in found if one["severity"] == "error"]

    return errors


def terraform(folder: Path, reattach: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "TF_REATTACH_PROVIDERS": reattach,
        "TF_CLI_CONFIG_FILE": os.devnull,
        "CHECKPOINT_DISABLE": "1",
        "NO_COLOR": "1",
    }
    command = [sys.executable, "-m", "deploy.terraform.program", *arguments]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=120, check=False
    )


def _line(diagnostic: Document) -> str:
    place = (diagnostic.get("snippet") or {}).get("context") or ""
    return f"{place}: {diagnostic['summary']}: {diagnostic.get('detail', '')}"


def test_terraform_accepts_the_stack(validate: Callable[[Callable[[Document], None]], list[str]]) -> None:
    assert validate(lambda _document: None) == []


def wrong_blocks(document: Document) -> None:
    resources = document["resource"]
    resources["aws_s3_bucket"]["iceberg_bucket"]["no_such"] = 1
    del resources["confluent_kafka_cluster"]["kafka_cluster"]["cloud"]
    resources["snowflake_warehouse"]["tableflow_kickstarter"]["auto_suspend"] = ["list"]


def wrong_references(document: Document) -> None:
    document["resource"]["aws_s3_bucket"]["iceberg_bucket"]["bucket"] = "${confluent_environment.gone.id}"
    document["output"]["kafka_cluster_id"]["value"] = "${module.tableflow_api_key.gone}"


def wrong_call(document: Document) -> None:
    document["module"]["drop"]["nonsense"] = 1


def shape_of_describe_output_before_provider_2_15(document: Document) -> None:
    role = document["resource"]["aws_iam_role"]["snowflake_s3_glue_role"]
    assert f"{VOLUME}.describe_output[0].storage_locations[0].s3_storage_location[0]" in role["assume_role_policy"]
    role["assume_role_policy"] = f"${{jsonencode({{ user = {VOLUME}.describe_output[0].name }})}}"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (
            wrong_blocks,
            [
                "resource.aws_s3_bucket.iceberg_bucket: Extraneous JSON object property: No argument or block type is "
                'named "no_such".',
                "resource.confluent_kafka_cluster.kafka_cluster.standard: Missing required argument: The argument "
                '"cloud" is required, but no definition was found.',
                "resource.snowflake_warehouse.tableflow_kickstarter: Incorrect attribute value type: Inappropriate "
                'value for attribute "auto_suspend": number required, but have tuple.',
            ],
        ),
        (
            wrong_references,
            [
                'output.kafka_cluster_id: Unsupported attribute: This object does not have an attribute named "gone".',
                "resource.aws_s3_bucket.iceberg_bucket: Reference to undeclared resource: A managed resource "
                '"confluent_environment" "gone" has not been declared in the root module.',
            ],
        ),
        (
            wrong_call,
            ['module.drop: Extraneous JSON object property: No argument or block type is named "nonsense".'],
        ),
        (
            shape_of_describe_output_before_provider_2_15,
            [
                "resource.aws_iam_role.snowflake_s3_glue_role: Unsupported attribute: This object does not have an "
                'attribute named "name".'
            ],
        ),
    ],
)
def test_terraform_reports_what_does_not_fit(
    validate: Callable[[Callable[[Document], None]], list[str]], change: Callable[[Document], None], expected: list[str]
) -> None:
    assert sorted(validate(change)) == expected


def test_no_argument_is_set_that_only_the_provider_computes(synthesized: Path) -> None:
    """`terraform validate` leaves this to the providers."""
    for address, _, block in load(synthesized).all_blocks():
        attributes = block_schema(block)["attributes"]
        wrong = [name for name in block.body if name in attributes and not _configurable(attributes[name])]
        assert wrong == [], address


def _configurable(schema: Document) -> bool:
    return bool(schema.get("required") or schema.get("optional"))
