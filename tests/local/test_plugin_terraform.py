"""Real Terraform against the plugin: a tiny cloud, a whole life."""

from __future__ import annotations

import contextlib
import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from local_cloud import client, schemas
from tests.local.terraforming import Workbench, kill, until

pytestmark = pytest.mark.terraform

TWO = {
    "confluent_environment": {"x": {"display_name": "x"}},
    "confluent_service_account": {"s": {"display_name": "needs x", "depends_on": ["confluent_environment.x"]}},
}


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Workbench]:
    bench = Workbench(tmp_path)
    yield bench
    with contextlib.suppress(client.ServiceError):
        service = client.running(bench.local)
        if service is not None:
            service.stop()


def test_create_replan_update_replace_destroy(bench: Workbench) -> None:
    bench.write(TWO)
    bench.apply()
    assert bench.held().keys() == {"confluent_environment.x", "confluent_service_account.s"}
    assert bench.is_clean()

    bench.write({"confluent_environment": {"x": {"display_name": "renamed"}}})
    assert "0 added, 1 changed, 1 destroyed" in bench.apply()
    assert bench.is_clean()

    assert "1 added, 0 changed, 1 destroyed" in bench.run(
        "apply", "-auto-approve", "-no-color", "-replace=confluent_environment.x"
    )
    assert "1 destroyed" in bench.destroy()
    assert bench.held() == {}
    bench.write(TWO)
    bench.apply()


def test_import_and_data_sources(bench: Workbench) -> None:
    bench.write(TWO)
    bench.apply()
    bench.run("state", "rm", "confluent_environment.x")
    bench.run("import", "-no-color", "confluent_environment.x", "env-1")
    bench.write(
        TWO,
        data={"confluent_environment": {"d": {"display_name": "x"}}},
        output={"id": {"value": "${data.confluent_environment.d.id}"}},
    )
    assert 'id = "env-1"' in bench.apply()


def test_aliases_are_told_apart(bench: Workbench) -> None:
    bench.write(
        {"confluent_environment": {"x": {"display_name": "x"}, "y": {"provider": "confluent.b", "display_name": "y"}}}
    )
    bench.apply()
    held = bench.held()
    assert held["confluent_environment.x"]["resource_name"].startswith("crn://a/")
    assert held["confluent_environment.y"]["resource_name"].startswith("crn://b/")


def test_terraform_sees_the_recorded_schema(bench: Workbench) -> None:
    bench.write(TWO)
    shown = json.loads(bench.run("providers", "schema", "-json"))
    (provider,) = shown["provider_schemas"].values()
    recorded = json.loads((schemas.DIRECTORY / "confluent.json").read_bytes())["schema"]
    assert provider["resource_schemas"].keys() == {"confluent_environment", "confluent_service_account"}
    for type, schema in provider["resource_schemas"].items():
        assert _bare(schema) == _bare(recorded["resource_schemas"][type])
    assert _bare(provider["provider"]) == _bare(recorded["provider"])


def _bare(schema: Any) -> Any:
    """Without what the record left out: descriptions, and flags that are false."""
    if isinstance(schema, dict):
        return {
            name: _bare(item)
            for name, item in schema.items()
            if name not in ("description", "description_kind", "deprecation_message") and item not in (False, 0, {})
        }
    return schema


def test_an_error_is_shown_with_its_remedy(bench: Workbench) -> None:
    bench.write({"confluent_service_account": {"s": {"display_name": "needs x"}}})
    output = bench.apply(status=1)
    assert 'Error: creating confluent_service_account "needs x": 403 Forbidden: environment x is not there' in output
    assert "with confluent_service_account.s" in output
    assert "must depend on" in " ".join(output.replace("│", " ").split())


def test_a_configuration_that_breaks_a_rule_is_rejected_at_its_line(bench: Workbench) -> None:
    bench.write({"confluent_environment": {"x": {"display_name": ""}}})
    output = bench.run("validate", "-no-color", status=1)
    assert "confluent_environment: display_name must not be empty" in output
    assert "main.tf.json line 1" in output


def test_a_wrong_key_stops_the_run(bench: Workbench) -> None:
    bench.write(TWO, provider={"confluent": {"cloud_api_key": "wrong"}})
    assert "configuring provider confluentinc/confluent: 401 Unauthorized: no such key" in bench.apply(status=1)


def test_a_fault_fails_one_call_once(bench: Workbench) -> None:
    bench.write(TWO)
    bench.service.add_fault("create", "confluent_service_account", status=503, message="try later")
    assert '"needs x": 503 InjectedFault: try later' in bench.apply(status=1)
    assert bench.held().keys() == {"confluent_environment.x"}
    bench.apply()
    assert bench.is_clean()
    bench.service.add_fault("delete", message="no")
    assert "deleting" in bench.run("destroy", "-auto-approve", "-no-color", status=1)
    bench.destroy()
    assert bench.held() == {}


def test_an_answer_that_is_lost_leaves_an_object_that_reconcile_removes(bench: Workbench) -> None:
    bench.write(TWO)
    bench.service.add_fault("create", "confluent_environment", when="after")
    bench.apply(status=1)
    assert "409 Conflict: an environment named x exists" in bench.apply(status=1)
    (said,) = bench.service.reconcile(bench.state())
    assert said.startswith('removed confluent_environment "x" (env-1)')
    assert bench.service.reconcile(bench.state()) == []
    bench.apply()
    assert bench.service.reconcile(bench.state()) == []
    assert bench.is_clean()


def test_reconcile_removes_newest_first_and_reports_failures(bench: Workbench) -> None:
    bench.write(TWO)
    bench.apply()
    bench.service.add_fault("delete", "confluent_service_account", times=1, message="never")
    bench.service.add_fault("delete", "confluent_environment", times=1, message="never")
    said = bench.service.reconcile(None)
    assert len(said) == 2
    assert all(sentence.startswith("could not remove") for sentence in said)
    assert [sentence.split(" (")[0] for sentence in bench.service.reconcile(None)] == [
        'removed confluent_service_account "needs x"',
        'removed confluent_environment "x"',
    ]


def test_a_service_killed_in_the_middle_loses_nothing_committed(bench: Workbench) -> None:
    bench.write(
        {
            "confluent_environment": {"x": {"display_name": "x"}},
            "confluent_service_account": {"s": {"display_name": "kill", "depends_on": ["confluent_environment.x"]}},
        }
    )
    killed = bench.service.pid
    bench.apply(status=1)
    until(lambda: client.running(bench.local) is None)
    assert bench.held().keys() == {"confluent_environment.x"}

    bench.write(TWO)
    assert bench.service.pid != killed
    assert "1 added, 0 changed, 0 destroyed" in bench.apply()
    assert bench.is_clean()


def test_a_service_killed_between_runs_loses_nothing(bench: Workbench) -> None:
    bench.write(TWO)
    bench.apply()
    kill(bench.service.pid)
    until(lambda: client.running(bench.local) is None)
    assert bench.is_clean()


def test_ctrl_c_of_terraform_in_the_middle(bench: Workbench) -> None:
    names = [f"e{n}" for n in range(30)]
    chain = {
        name: {"display_name": name, **({"depends_on": [f"confluent_environment.{names[n - 1]}"]} if n else {})}
        for n, name in enumerate(names)
    }
    bench.write({"confluent_environment": chain})
    bench.service.set_chaos(1)  # slows it down
    process = bench.start("apply", "-auto-approve", "-no-color")
    until(lambda: bench.changes("create"))
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=60)
    assert process.returncode != 0 and "Interrupt received" in output
    bench.service.set_chaos(None)
    made = len(bench.held())
    assert 0 < made < len(names)
    assert bench.service.reconcile(bench.state()) == []
    assert f"{len(names) - made} added" in bench.apply()
    assert bench.is_clean()


def test_a_terraform_that_is_killed_leaves_objects_that_reconcile_finds(bench: Workbench) -> None:
    bench.write({"confluent_environment": {f"e{n}": {"display_name": f"e{n}"} for n in range(10)}})
    bench.service.set_chaos(3)
    process = bench.start("apply", "-auto-approve", "-no-color")
    until(lambda: bench.changes("create"))
    process.kill()
    process.communicate()
    bench.service.set_chaos(None)
    (bench.root / ".terraform.tfstate.lock.info").unlink(missing_ok=True)
    bench.service.reconcile(bench.state())
    bench.apply()
    assert bench.is_clean()
    bench.destroy()


def test_chaos_shows_a_missing_edge_and_leaves_a_good_graph_alone(bench: Workbench) -> None:
    without_edge = {**TWO, "confluent_service_account": {"s": {"display_name": "needs x"}}}
    outcomes = set()
    for seed in range(8):
        bench.write(without_edge)
        bench.service.set_chaos(seed)
        outcomes.add("403 Forbidden" in bench.apply(status=None))
        bench.write(TWO)
        bench.apply()
        bench.destroy()
    assert outcomes == {True, False}


def time_functions(folder: Path, outputs: dict[str, str], status: int = 0) -> str:
    """Terraform's output of a configuration that has outputs and the time provider alone."""
    folder.joinpath("main.tf.json").write_text(
        json.dumps(
            {
                "terraform": {"required_providers": {"time": {"source": "hashicorp/time"}}},
                "output": {name: {"value": value} for name, value in outputs.items()},
            }
        )
    )
    service = client.ensure(folder / ".local")
    try:
        bench = Workbench(folder)
        return bench.run("apply", "-auto-approve", "-no-color", status=status, service=service)
    finally:
        service.stop()


def test_provider_functions_are_called_while_planning(tmp_path: Path) -> None:
    text = "2030-01-31T12:00:00+01:00"
    output = time_functions(
        tmp_path,
        {
            "unix": f'${{provider::time::rfc3339_parse("{text}").unix}}',
            "week": f'${{provider::time::rfc3339_parse("{text}").iso_week}}',
            "name": f'${{provider::time::rfc3339_parse("{text}").weekday_name}}',
        },
    )
    assert "unix = 1896087600" in output
    assert "week = 5" in output
    assert 'name = "Thursday"' in output


def test_an_error_of_a_provider_function_names_its_argument(tmp_path: Path) -> None:
    output = time_functions(tmp_path, {"x": '${provider::time::rfc3339_parse("2030-01-31").unix}'}, status=1)
    said = " ".join(output.replace("│", " ").split())
    assert 'Invalid value for "timestamp" parameter' in said
    assert "'2030-01-31' is not a RFC 3339 timestamp such as 2030-01-31T00:00:00Z" in said
