"""Confluent API keys of one owner for one resource, rotated: N keys at a time, each living N x `day_count` days."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cdktf import TerraformHclModule, TerraformResourceLifecycle, TerraformStack
from constructs import Construct

from imports.confluent.api_key import ApiKey
from imports.confluent.environment import Environment
from lakehouse.addressing import create_at_address
from lakehouse.identifiers import ConfluentObject
from lakehouse.memory import RotationMemory
from lakehouse.modules.local_module import LocalModule, call, declare_variable
from lakehouse.modules.schedule import MOMENT, Schedule, declare_schedule
from lakehouse.settings import API_KEYS_TO_RETAIN, DAY_COUNT, LIFE_ALLOWED, Settings, life_condition

_OWNER_TYPE = "object({ id = string, api_version = string, kind = string })"
_RESOURCE_TYPE = "object({ id = string, api_version = string, kind = string, environment = object({ id = string }) })"
_KEY = "confluent_api_key.resouce_api_key"
_KEYS = "var.number_of_api_keys_to_retain"


class ApiKeyRotationModule(LocalModule):
    """Variables: `owner`, `resource`, `key_display_name`, `number_of_api_keys_to_retain`, and the schedule's."""

    name = "confluent_api_key_rotation"
    providers = ("confluent", "time")

    def build(self) -> None:
        defaults = Settings.model_fields
        self.variable("owner", _OWNER_TYPE)
        self.variable("resource", _RESOURCE_TYPE)
        self.variable(
            "key_display_name",
            "string",
            default="Confluent Service Account API Key - {date} - Managed by Terraform Confluent",
        )
        keys = declare_variable(
            self,
            "number_of_api_keys_to_retain",
            "number",
            default=defaults["number_of_api_keys_to_retain"].default,
            rule=API_KEYS_TO_RETAIN,
        )
        keys.add_validation(
            condition=f"${{{life_condition(_KEYS, 'var.day_count')}}}", error_message=f"{LIFE_ALLOWED}."
        )
        self.variable("day_count", "number", default=defaults["day_count"].default, rule=DAY_COUNT)
        schedule = declare_schedule(self, "api_key_rotations", keys=_KEYS)
        self._keys(schedule)
        newest = f"${{{_KEY}[{schedule.newest}]}}"
        self.output("active_api_key", newest, description="The newest API key", sensitive=True)
        self.output(
            "all_api_keys",
            f"${{{schedule.newest_first(_KEY)}}}",
            description="All API keys, the newest first",
            sensitive=True,
        )
        self.output("changed", f"${{{schedule.changed}}}", description="Whether this apply changes the schedule")
        # Without those that are made anew: their ids are not known yet, and nothing could be said of any of them.
        staying = f"[for index, date in {schedule.dates} : {_KEY}[index].id if date.rfc3339 != var.now]"
        self.output("ids_that_stay", f"${{{staying}}}", description="Ids of the API keys that this apply leaves alone")
        self.output(
            "broken_off",
            f"${{{_broken_off(schedule)}}}",
            description="Numbers of the API keys whose replacement broke off",
        )
        self.output("to_remember", f"${{{schedule.to_remember}}}", description="The next plan's `remembered`")
        self.output("number_of_api_keys", f"${{length({_KEY})}}", description="How many API keys there are")

    def _keys(self, schedule: Schedule) -> None:
        key = create_at_address(
            ApiKey,
            self,
            "resouce_api_key",
            display_name='${replace(var.key_display_name, "{date}", '
            f"element({schedule.dates}, count.index).rfc3339)}}",
            description="Creation of the Confluent Resource API Key managed by Terraform Cloud using Confluent API Key "
            "Rotation Module",
            owner={"id": "${var.owner.id}", "api_version": "${var.owner.api_version}", "kind": "${var.owner.kind}"},
            managed_resource={
                "id": "${var.resource.id}",
                "api_version": "${var.resource.api_version}",
                "kind": "${var.resource.kind}",
                "environment": [{"id": "${var.resource.environment.id}"}],
            },
            lifecycle=TerraformResourceLifecycle(
                replace_triggered_by=[f"{schedule.dates}[count.index]"],
                # An apply that breaks off must not have taken the key that Terraform itself still asks the clouds with.
                create_before_destroy=True,
                # A replacement that failed has left the key, but its date has gone on: the name tells the two apart.
                ignore_changes=["display_name"],
            ),
        )
        key.add_override("count", f"${{{_KEYS}}}")


def _broken_off(schedule: Schedule) -> str:
    """The numbers of keys that have the name of another date than theirs."""
    # A name has no date where the label has none.
    dates = f'[for name in [key.display_name == null ? "" : key.display_name] : regexall("{MOMENT}", name)][0]'
    is_another = f"length({dates}) > 0 && !contains({dates}, {schedule.dates}[index].rfc3339)"
    return f"[for index, key in {_KEY} : index if {is_another}]"


@dataclass(frozen=True)
class RotatedKey:
    """A rotated API key as its users see it: the newest key."""

    module: TerraformHclModule
    id: str
    secret: str
    count: str
    """How many keys there are: a reference that never changes while they rotate, to wait for."""
    ids_that_stay: str
    """Expression: the ids of the keys that this apply leaves alone. Known while planning."""
    changed: str
    """Expression: whether this apply changes their schedule."""

    @property
    def credentials(self) -> dict[str, str]:
        """As the block `credentials` of a resource wants it."""
        return {"key": self.id, "secret": self.secret}


@dataclass(frozen=True)
class Rotation:
    """How API keys are rotated. The numbers are cdktf's tokens for the Terraform variables."""

    day_count: float
    number_of_api_keys_to_retain: float
    now: str
    """The present: a reference that is known while Terraform plans."""
    memory: RotationMemory


def rotated_key(
    scope: Construct, name: str, *, label: str, owner: ConfluentObject, resource: Mapping[str, Any], rotation: Rotation
) -> RotatedKey:
    """Call the module as `module.<name>`. `label` says what the key is for; `owner` is a service account."""
    module = call(
        scope,
        name,
        ApiKeyRotationModule,
        {
            "owner": {"id": owner.id, "api_version": owner.api_version, "kind": owner.kind},
            "resource": resource,
            "key_display_name": f"Confluent {label} Service Account API Key - {{date}} - Managed by Terraform Cloud",
            "number_of_api_keys_to_retain": rotation.number_of_api_keys_to_retain,
            "day_count": rotation.day_count,
            "now": rotation.now,
            **rotation.memory.of(name),
        },
    )
    rotation.memory.keep(name, module)
    _warn_of_what_broke_off(scope, name)
    return RotatedKey(
        module,
        id=module.get_string("active_api_key.id"),
        secret=module.get_string("active_api_key.secret"),
        count=module.get_string("number_of_api_keys"),
        ids_that_stay=f"module.{name}.ids_that_stay",
        changed=f"module.{name}.changed",
    )


def _warn_of_what_broke_off(scope: Construct, name: str) -> None:
    """Terraform has replaced a key's date, failed to replace the key, and will not try again before its next turn."""
    numbers = f"module.{name}.broken_off"
    again = f'join(" ", [for number in {numbers} : "-replace=\'module.{name}.{_KEY}[${{number}}]\'"])'
    TerraformStack.of(scope).add_override(
        f"check.{name}_replaced.assert",
        {
            "condition": f"${{length({numbers}) == 0}}",
            "error_message": "The replacement of an API key broke off; the old key works on, longer than it should. "
            f"Replace it: terraform apply ${{{again}}} (deploy.sh create does so by itself).",
        },
    )


def managed_resource(resource: ConfluentObject, environment: Environment) -> dict[str, Any]:
    """What the key is for, as the module's variable `resource` wants it."""
    return {
        "id": resource.id,
        "api_version": resource.api_version,
        "kind": resource.kind,
        "environment": {"id": environment.id},
    }
