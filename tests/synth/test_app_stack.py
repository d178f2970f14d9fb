"""The synthesized folder: the same bytes on every machine, no secrets, no local paths."""

from __future__ import annotations

import filecmp
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from lakehouse.app import synthesize
from lakehouse.settings import PROJECT, Settings

from tests.synth.evaluate import terraform


@pytest.fixture(scope="module")
def document(synthesized: Path) -> dict[str, Any]:
    return json.loads((synthesized / "cdk.tf.json").read_text(encoding="utf-8"))


def modules(folder: Path) -> dict[str, dict[str, Any]]:
    return {path.parent.name: json.loads(path.read_text()) for path in folder.glob("modules/*/main.tf.json")}


def texts(folder: Path) -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*")) if path.suffix in {".json", ".fql"}
    )


def same(left: Path, right: Path) -> bool:
    comparison = filecmp.dircmp(left, right)
    _, mismatch, errors = filecmp.cmpfiles(left, right, comparison.common_files, shallow=False)
    only = comparison.left_only + comparison.right_only
    return not (mismatch or errors or only) and all(same(left / name, right / name) for name in comparison.common_dirs)


def test_main_writes_the_same_bytes_from_any_folder_under_the_cdktf_program_and_without_node_on_path(
    synthesized: Path, tmp_path: Path
) -> None:
    """The cdktf program sets the two CDKTF variables; the context would make cdktf copy local modules. Neither node
    nor Terraform has to be on PATH."""
    context = json.dumps({"cdktfRelativeModules": ["./", "../"]})
    unset = ("LAKEHOUSE_", "CDKTF_", "JSII_")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(unset)}
    environment |= {"CDKTF_OUTDIR": str(tmp_path / "öut dir"), "CDKTF_CONTEXT_JSON": context, "PATH": str(tmp_path)}
    command = [sys.executable, str(PROJECT / "main.py")]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert same(tmp_path / "öut dir" / "stacks" / "tableflow-kickstarter", synthesized)


def test_a_second_synth_changes_nothing_and_leaves_other_files_alone(synthesized: Path, tmp_path: Path) -> None:
    folder = synthesize(Settings(), tmp_path)
    (folder / "modules" / "flink_statements" / "sql" / "stale.fql").write_text("DROP TABLE x;")
    (folder / "local_override.tf.json").write_text("{}")
    synthesize(Settings(), tmp_path)
    assert (folder / "local_override.tf.json").read_text() == "{}"
    (folder / "local_override.tf.json").unlink()
    assert same(folder, synthesized)


def test_the_output_contains_no_local_path_and_no_cdktf_token(synthesized: Path) -> None:
    text = texts(synthesized)
    for trace in (str(PROJECT), str(synthesized.parents[1]), str(Path.home()) + "/", "TfToken", "#{Token", ".TOKEN"):
        assert trace not in text


def test_the_output_contains_no_secret_of_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (
        "AWS_SECRET_ACCESS_KEY",
        "TF_VAR_confluent_api_secret",
        "CONFLUENT_CLOUD_API_SECRET",
    ):
        monkeypatch.setenv(name, "canary-4711")
    assert "canary-4711" not in texts(synthesize(Settings.load(), tmp_path))


def test_credentials_are_sensitive_variables_without_a_value(document: dict[str, Any]) -> None:
    for name in (
        "aws_access_key_id",
        "aws_secret_access_key",
        "aws_session_token",
        "confluent_api_key",
        "confluent_api_secret",
    ):
        variable = document["variable"][name]
        assert variable["sensitive"] is True
        assert variable.get("default", "") == ""


def test_the_cloud_block_has_the_settings(tmp_path: Path) -> None:
    folder = synthesize(Settings(organization="other-org", workspace="other_workspace"), tmp_path)
    cloud = json.loads((folder / "cdk.tf.json").read_text())["terraform"]["cloud"]
    assert cloud == {"organization": "other-org", "workspaces": {"name": "other_workspace"}}


def test_key_pairs_are_for_the_created_user(document: dict[str, Any]) -> None:
    user = document["resource"]["snowflake_user"]["user"]["name"]
    assert document["module"]["snowflake_user_rsa_key_pairs_rotation"]["snowflake_service_user"] == user


def test_settings_become_the_defaults_of_their_variables(tmp_path: Path) -> None:
    values = {"day_count": 9, "aws_log_retention_in_days": 30, "secrets_recovery_window_in_days": 7}
    folder = synthesize(Settings(**values), tmp_path)
    variables = json.loads((folder / "cdk.tf.json").read_text())["variable"]
    assert {name: variables[name]["default"] for name in values} == values


@pytest.mark.terraform
@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("day_count", "1", "0"),
        ("day_count", "30", "1.5"),
        ("number_of_api_keys_to_retain", "2", "1"),
        ("number_of_api_keys_to_retain", "2433", "2434"),
        ("aws_lambda_memory_size", "10240", "10241"),
        ("aws_lambda_timeout", "900", "0"),
        ("aws_log_retention_in_days", "0", "2"),
        ("secrets_recovery_window_in_days", "0", "6"),
        (
            "create_set_1_flink_statements",
            '[{"id":1,"file":"dt_stock_trades_with_totals"}]',
            '[{"id":1,"file":"../main.tf"}]',
        ),
    ],
)
def test_terraform_checks_variables_by_the_same_rules(
    document: dict[str, Any], tmp_path: Path, name: str, good: str, bad: str
) -> None:
    """Terraform alone, on the variable alone (and `day_count`, which another one's rule speaks of)."""
    variables = {wanted: document["variable"][wanted] for wanted in ("day_count", name)}
    (tmp_path / "main.tf.json").write_text(json.dumps({"variable": variables}))
    assert terraform(tmp_path, "plan", "-input=false", f"-var={name}={good}").returncode == 0
    refused = terraform(tmp_path, "plan", "-input=false", f"-var={name}={bad}")
    assert refused.returncode == 1
    assert document["variable"][name]["validation"][0]["error_message"].split()[0] in refused.stderr


def test_secrets_are_sensitive_outputs_and_private_keys_are_none(synthesized: Path) -> None:
    found = modules(synthesized)
    outputs = found["confluent_api_key_rotation"]["output"]
    assert {name for name, output in outputs.items() if output.get("sensitive")} == {"active_api_key", "all_api_keys"}
    # A number, and indexes of keys.
    assert set(outputs) - {"active_api_key", "all_api_keys"} == {"number_of_api_keys", "not_replaced"}
    assert not [
        name for name in found["snowflake_rsa_key_pair_rotation"]["output"] if "private" in name or "jwt" in name
    ]
