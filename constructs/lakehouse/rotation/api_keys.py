"""Confluent API keys of one owner for one resource, rotated: N keys at a time, each living N x `day_count` days."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cdktf import TerraformHclModule, TerraformResourceLifecycle, TerraformStack
from constructs import Construct

from imports.confluent.api_key import ApiKey
from imports.confluent.environment import Environment
from lakehouse.addresses import API_KEY, API_KEY_DATES
from lakehouse.addressing import create_at_address
from lakehouse.identifiers import ConfluentObject
from lakehouse.modules.local_module import LocalModule, call, declare_variable
from lakehouse.rotation.schedule import TIMESTAMP, Rotation, Schedule, declare_schedule
from lakehouse.settings import API_KEYS_TO_RETAIN, DAY_COUNT, LIFE_ALLOWED, Settings, life_condition

_OWNER_TYPE = "object({ id = string, api_version = string, kind = string })"
_RESOURCE_TYPE = "object({ id = string, api_version = string, kind = string, environment = object({ id = string }) })"
_KEY = ".".join(API_KEY)
_COUNT = "var.number_of_api_keys_to_retain"


class ApiKeyRotationModule(LocalModule):
    """Variables: `owner`, `resource`, `key_display_name`, `number_of_api_keys_to_retain`, `day_count` and `now`."""

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
        count = declare_variable(
            self,
            "number_of_api_keys_to_retain",
            "number",
            default=defaults["number_of_api_keys_to_retain"].default,
            rule=API_KEYS_TO_RETAIN,
        )
        count.add_validation(
            condition=f"${{{life_condition(_COUNT, 'var.day_count')}}}", error_message=f"{LIFE_ALLOWED}."
        )
        self.variable("day_count", "number", default=defaults["day_count"].default, rule=DAY_COUNT)
        schedule = declare_schedule(self, API_KEY_DATES, keys=_COUNT)
        self._create_keys(schedule)
        newest = f"${{{_KEY}[{schedule.newest}]}}"
        self.output("active_api_key", newest, description="The newest API key", sensitive=True)
        self.output(
            "all_api_keys",
            f"${{{schedule.newest_first(_KEY)}}}",
            description="All API keys, the newest first",
            sensitive=True,
        )
        self.output(
            "not_replaced",
            f"${{{_not_replaced(schedule)}}}",
            description="Indexes of the API keys whose replacement has failed",
        )
        self.output("number_of_api_keys", f"${{length({_KEY})}}", description="How many API keys there are")

    def _create_keys(self, schedule: Schedule) -> None:
        _, name = API_KEY
        key = create_at_address(
            ApiKey,
            self,
            name,
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
                # The old key is destroyed last: until then Terraform and readers of the secret use it.
                create_before_destroy=True,
                # After a failed replacement the key is the old one and its `time_static` the new one. The name, which
                # still has the old date, tells that.
                ignore_changes=["display_name"],
            ),
        )
        key.add_override("count", f"${{{_COUNT}}}")


def _not_replaced(schedule: Schedule) -> str:
    """Expression: the indexes of keys whose name has another date than their `time_static`."""
    # A `key_display_name` without {date} gives names without a date.
    dates = f'[for name in [key.display_name == null ? "" : key.display_name] : regexall("{TIMESTAMP}", name)][0]'
    is_another = f"length({dates}) > 0 && !contains({dates}, {schedule.dates}[index].rfc3339)"
    return f"[for index, key in {_KEY} : index if {is_another}]"


@dataclass(frozen=True)
class RotatedKey:
    """References to the newest key of a rotation module."""

    module: TerraformHclModule
    id: str
    secret: str
    count: str
    """Number of keys. It depends on all keys and does not change when one is rotated."""

    @property
    def credentials(self) -> dict[str, str]:
        """Value of a `credentials` block."""
        return {"key": self.id, "secret": self.secret}


def rotated_key(
    scope: Construct, name: str, *, label: str, owner: ConfluentObject, resource: Mapping[str, Any], rotation: Rotation
) -> RotatedKey:
    """Call the module as `module.<name>`.

    Args:
        label: Part of the keys' display names that tells what they are for.
        owner: A service account.
        resource: See `managed_resource`.
    """
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
        },
    )
    _check_replacements(scope, name)
    return RotatedKey(
        module,
        id=module.get_string("active_api_key.id"),
        secret=module.get_string("active_api_key.secret"),
        count=module.get_string("number_of_api_keys"),
    )


def _check_replacements(scope: Construct, name: str) -> None:
    """Warn of a failed replacement: its trigger is in the state already, so Terraform does not try it again."""
    indexes = f"module.{name}.not_replaced"
    again = f'join(" ", [for index in {indexes} : "-replace=\'module.{name}.{_KEY}[${{index}}]\'"])'
    TerraformStack.of(scope).add_override(
        f"check.{name}_replaced.assert",
        {
            "condition": f"${{length({indexes}) == 0}}",
            "error_message": "The replacement of an API key failed; the old key is still valid. Replace it with: "
            f"terraform apply ${{{again}}} (deploy.sh create does so by itself).",
        },
    )


def managed_resource(resource: ConfluentObject, environment: Environment) -> dict[str, Any]:
    """The module's variable `resource`: what the key gives access to."""
    return {
        "id": resource.id,
        "api_version": resource.api_version,
        "kind": resource.kind,
        "environment": {"id": environment.id},
    }
