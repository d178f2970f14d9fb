"""A world that the original made: its configuration applied by real Terraform on the local clouds; then ours beside it,
with the state it left."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from deploy.apply import rotation
from deploy.apply.rotation import Notice
from deploy.terraform.state import State
from local_cloud.snowflake.catalog import Catalog
from tests.adoption import original
from tests.whole.clients import World
from tests.whole.resident import Done, Resident

Document = dict[str, Any]

_STATE: Final = "terraform.tfstate"
_PLAN: Final = "next.tfplan"
_IMAGE: Final = "123456789012.dkr.ecr.us-east-1.amazonaws.com/key_pairs:latest"


@dataclass(frozen=True)
class Change:
    """What a plan does to one instance."""

    address: str
    actions: tuple[str, ...]
    """As Terraform says it: ("update",), ("delete", "create"), ("create", "delete"), ..."""
    changed: frozenset[str]
    """Names of the top-level arguments whose value changes or may change."""

    @property
    def keeps_the_object(self) -> bool:
        return "delete" not in self.actions and "forget" not in self.actions


class Original:
    """The original's configuration with its state, and ours; one world."""

    def __init__(
        self,
        folder: Path,
        synthesized: Path,
        *,
        now: datetime,
        day_count: int = 30,
        keys: int = 2,
        topics: original.Topics = original.CONTRACTS,
        other_sql: bool = False,
    ) -> None:
        self._theirs, self._ours = folder / "original", folder / "ours"
        clouds = folder / "clouds"
        clouds.mkdir()
        self._variables = {
            "TF_VAR_day_count": str(day_count),
            "TF_VAR_number_of_api_keys_to_retain": str(keys),
            "TF_VAR_snowflake_warehouse": "TABLEFLOW_KICKSTARTER_WAREHOUSE",
            "TF_VAR_lambda_log_group_exists": "true",  # made by Lambda when the original invoked it
        }
        self.world = World(clouds, now)
        original.write(synthesized, self._theirs, topics=topics, other_sql=other_sql)
        shutil.copytree(synthesized, self._ours)
        _keep_the_state_here(self._ours / "cdk.tf.json")

    def at(self, now: datetime) -> None:
        """Move the clouds' clock."""
        self.world.host.clock.hold(now)

    def apply_original(self) -> None:
        """As its operator did. His admin has secondary roles, as users of Snowflake's have by default: without them the
        original cannot create its Iceberg tables."""
        original.set_clock(self._theirs, self.world.host.clock.now() - datetime.now(UTC))
        with self._secondary_roles(), self._terraform(self._theirs) as terraform:
            for words in (("init",), ("apply", "-auto-approve")):
                _succeeded(terraform.run(*words, "-no-color"))

    def rotate_original(self) -> str:
        """A later apply of an operator who has learned to leave the drop out. It fails where keys change that the
        provider does not let change, and has then done all the rest; returns what Terraform says."""
        original.set_clock(self._theirs, self.world.host.clock.now() - datetime.now(UTC))
        with self._terraform(self._theirs, {"drop_flink_statements": "[]"}) as terraform:
            done = terraform.run("apply", "-auto-approve", "-no-color")
        return done.text[done.text.find("Error:") :] if done.code else ""

    def hand_over(self, change: Callable[[Document], None] = lambda _: None) -> None:
        """The state goes to our folder, changed by `change`. The Lambda is an image from then on, as the local clouds
        make none."""
        state = self.state()
        self._make_image(state)
        change(state)
        (self._ours / _STATE).write_text(json.dumps(state))

    def state(self) -> Document:
        """As the original left it."""
        return json.loads((self._theirs / _STATE).read_text())

    @contextmanager
    def ours(self, **variables: str) -> Iterator[Adoption]:
        """Our configuration on that state, with Terraform's variables."""
        with self._terraform(self._ours, variables) as terraform:
            _succeeded(terraform.run("init", "-no-color"))
            yield Adoption(self._ours, terraform)

    @contextmanager
    def _terraform(self, folder: Path, variables: dict[str, str] | None = None) -> Iterator[Resident]:
        now = self.world.host.clock.now().strftime("%Y-%m-%dT%H:%M:%SZ")
        told = {f"TF_VAR_{name}": value for name, value in (variables or {}).items()}
        terraform = Resident(folder, self.world.environment(folder) | self._variables | {"TF_VAR_now": now} | told)
        try:
            yield terraform
        finally:
            terraform.close()

    @contextmanager
    def _secondary_roles(self) -> Iterator[None]:
        for option in ("ALL", "NONE"):
            with self.world.host.store.transaction() as transaction:
                catalog = Catalog(transaction, self.world.host.clock)
                for user in catalog.all("USER"):
                    if user["owner"] is None:  # the admin, whom nobody made
                        user["properties"]["default_secondary_roles_option"] = option
                        catalog.save(user)
            if option == "ALL":
                yield

    def _make_image(self, state: Document) -> None:
        for resource in state["resources"]:
            if resource["type"] == "aws_lambda_function":
                attributes = resource["instances"][0]["attributes"]
                attributes |= {"package_type": "Image", "image_uri": _IMAGE}
                attributes |= dict.fromkeys(("filename", "handler", "runtime", "source_code_hash"))
                self._deploy_image(attributes)

    def _deploy_image(self, function: Document) -> None:
        cloud = self.world._providers["aws"]._cloud
        api = cloud.client("lambda", function["region"])
        with cloud.changing():
            api.delete_function(FunctionName=function["function_name"])
            api.create_function(
                FunctionName=function["function_name"],
                Role=function["role"],
                PackageType="Image",
                Code={"ImageUri": function["image_uri"]},
                MemorySize=int(function["memory_size"]),
                Timeout=int(function["timeout"]),
            )

    def close(self) -> None:
        self.world.close()


@dataclass(frozen=True)
class Adoption:
    """Our configuration beside the original's state."""

    folder: Path
    terraform: Resident

    def plan(self) -> tuple[list[Change], list[str]]:
        """What would change, and the warnings. A plan that fails fails the test."""
        done = _succeeded(self.terraform.run("plan", f"-out={_PLAN}", "-json"))
        warnings = [
            f"{message['diagnostic']['summary']}: {message['diagnostic'].get('detail', '')}"
            for message in done.messages()
            if message.get("type") == "diagnostic"
        ]
        shown = self._shown()
        return [
            Change(change["address"], tuple(change["change"]["actions"]), frozenset(_changed(change["change"])))
            for change in shown["resource_changes"]
            if change["change"]["actions"] not in (["no-op"], ["read"])
        ], warnings

    def _shown(self) -> Document:
        shown: Document = json.loads(_succeeded(self.terraform.run("show", "-json", _PLAN)).text)
        return shown

    def notices(self) -> list[Notice]:
        """What the plan means for readers of the secrets."""
        return rotation.notices(State(self.state()), self._shown())

    def apply(self) -> None:
        """The plan that was shown, nothing else."""
        _succeeded(self.terraform.run("apply", "-no-color", _PLAN))

    def prepare(self) -> str:
        """The first step of docs/adoption.md."""
        document = json.loads((self.folder / "cdk.tf.json").read_text())
        modules = [f"module.{name}" for name, body in document["module"].items() if "day_count" in body]
        targets = [f"-target=time_static.{name}_key_stored" for name in ("flink", "tableflow")] + [
            f"-target={module}.time_rotating.{'rsa_key_pair' if 'rsa' in module else 'api_key'}_rotations"
            for module in modules
        ]
        assert len(targets) == 9
        return _succeeded(self.terraform.run("apply", "-no-color", "-auto-approve", "-refresh=false", *targets)).text

    def state(self) -> Document:
        return json.loads((self.folder / _STATE).read_text())

    def held(self) -> dict[str, Document]:
        """Attributes by address of every managed instance."""
        return held(self.state())


def blank_sql(state: Document) -> None:
    """The SQL that a state holds, gone; Snowflake's volume described as the provider did before 2.15."""
    for resource in state["resources"]:
        for instance in resource["instances"]:
            attributes = instance["attributes"]
            if resource["type"] == "snowflake_execute":
                attributes |= dict.fromkeys(("execute", "revert", "query"), "")
            elif resource["type"] == "confluent_flink_statement":
                attributes["statement"] = ""
            elif resource["type"] == "snowflake_external_volume":
                attributes["describe_output"] = [
                    {"parent": "", "name": "ALLOW_WRITES", "type": "Boolean", "value": "false", "default": "true"}
                ]


def held(state: Document) -> dict[str, Document]:
    """Attributes by address of every managed instance in a state."""
    return {
        ".".join(filter(None, (resource.get("module"), resource["type"], resource["name"])))
        + (f"[{json.dumps(instance['index_key'])}]" if "index_key" in instance else ""): instance["attributes"]
        for resource in state["resources"]
        if resource["mode"] == "managed"
        for instance in resource["instances"]
    }


def _changed(change: Document) -> Iterator[str]:
    before, after = change["before"] or {}, change["after"] or {}
    unknown = change.get("after_unknown") or {}
    for name in before.keys() | after.keys() | unknown.keys():
        if _holds(unknown.get(name)) or before.get(name) != after.get(name):
            yield name


def _holds(unknown: Any) -> bool:
    if isinstance(unknown, dict):
        return any(map(_holds, unknown.values()))
    return any(map(_holds, unknown)) if isinstance(unknown, list) else bool(unknown)


def _succeeded(done: Done) -> Done:
    if done.code:
        errors = [
            f"{message['diagnostic']['summary']} {message['diagnostic'].get('detail', '')}"
            for message in done.messages()
            if message.get("type") == "diagnostic"
        ]
        raise AssertionError("\n".join(errors) or done.text[done.text.find("Error:") :][:6000])
    return done


def _keep_the_state_here(path: Path) -> None:
    document = json.loads(path.read_text())
    del document["terraform"]["cloud"]
    document["terraform"]["backend"] = {"local": {"path": _STATE}}
    path.write_text(json.dumps(document))
