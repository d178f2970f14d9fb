"""snowflake_user and snowflake_service_user."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from local_cloud.model import UNKNOWN, Call, Plan, Problem, Value
from local_cloud.registration import resource
from local_cloud.snowflake.catalog import Document
from local_cloud.snowflake.connection import Connection
from local_cloud.snowflake.login import public_key_body
from local_cloud.snowflake.names import same_argument
from local_cloud.snowflake.resources.base import NamedObject, Property, as_flag, flag_text, upper


def _secondary_roles(value: Any) -> str:
    """Without a choice of its own a user has all roles as secondary ones."""
    return "ALL" if upper(value) == "DEFAULT" else upper(value)


_TEXTS = ("display_name", "email", "default_warehouse", "default_namespace", "default_role")
_SHOWN = (
    *_TEXTS,
    "login_name",
    "first_name",
    "last_name",
    "mins_to_unlock",
    "days_to_expiry",
    "mins_to_bypass_mfa",
    "disabled",
    "must_change_password",
)
_SHARED = (
    *(Property(name) for name in _TEXTS),
    Property("login_name", "", None, upper),
    Property("disabled", False, "default", as_flag, flag_text),
    Property("mins_to_unlock", "", -1, str, int, shown=False),
    Property("days_to_expiry", "", None, str, int, shown=False),
    Property("default_secondary_roles_option", "ALL", None, _secondary_roles, shown=False),
    Property("rsa_public_key", None, None, public_key_body, shown=False),
    Property("rsa_public_key_2", None, None, public_key_body, shown=False),
)
_PERSONAL = (
    Property("first_name"),
    Property("last_name"),
    Property("middle_name", shown=False),
    Property("password", None, None, bool, shown=False),
    Property("must_change_password", False, "default", as_flag, flag_text),
    Property("mins_to_bypass_mfa", "", -1, str, int, shown=False),
    Property("disable_mfa", False, "default", as_flag, flag_text, shown=False),
)


class _UserOfType(NamedObject):
    kind = "USER"
    label = "user"
    outputs = ("show_output", "parameters")
    user_type: ClassVar[str]

    def content(self, connection: Connection, planned: Value) -> dict[str, Any]:
        content = super().content(connection, planned)
        held = content["properties"]
        name = self.path(planned)[0]
        held["type"] = self.user_type
        held["login_name"] = held["login_name"] or name.upper()
        held["display_name"] = held["display_name"] or name
        return content

    def state(self, connection: Connection, target: Document, base: Value) -> Value:
        return {**super().state(connection, target, base), "user_type": self.user_type}

    def _suppress(self, prior: Value, plan: Plan, config: Value) -> None:
        super()._suppress(prior, plan, config)
        for name in ("default_warehouse", "default_role"):
            if same_argument(plan.planned.get(name), prior.get(name)):
                plan.planned[name] = prior[name]
        before, after = prior.get("login_name"), plan.planned.get("login_name")
        if isinstance(before, str) and isinstance(after, str) and before.upper() == after.upper():
            plan.planned["login_name"] = before

    def show(self, connection: Connection, target: Document) -> Value:
        owner = connection.catalog.get(target["owner"] or "")
        held = {item.attribute: item.default for item in (*_SHARED, *_PERSONAL)} | target["properties"]
        secondary = {"ALL": ["ALL"], "NONE": []}[held["default_secondary_roles_option"]]
        return {
            **{name: held[name] for name in _SHOWN},
            "name": target["name"],
            "created_on": target["created_on"],
            "comment": target["comment"],
            "snowflake_lock": False,
            "default_secondary_roles": json.dumps(secondary),
            "ext_authn_duo": False,
            "ext_authn_uid": "",
            "owner": owner["name"] if owner else "",
            "last_success_login": "",
            "expires_at_time": "",
            "locked_until_time": "",
            "has_password": bool(held["password"]),
            "has_rsa_public_key": bool(held["rsa_public_key"] or held["rsa_public_key_2"]),
            "has_mfa": False,
            "has_workload_identity": False,
            "type": self.user_type,
        }


@resource("snowflake_user")
class User(_UserOfType):
    user_type = "PERSON"
    properties = (*_SHARED, *_PERSONAL)


@resource("snowflake_service_user")
class ServiceUser(_UserOfType):
    user_type = "SERVICE"
    properties = _SHARED

    def validate(self, config: Value) -> list[Problem]:
        problems = super().validate(config)
        if config.get("default_workload_identity") not in (None, [], UNKNOWN):
            message = "default_workload_identity needs an experiment of the provider, and is out of reach here"
            problems.append(Problem(message, ("default_workload_identity",)))
        return problems

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        if prior is None and plan.planned.get("user_type") is UNKNOWN:
            # Measured: the provider's create plan says so, and the apply then says SERVICE.
            plan.planned["user_type"] = "<changed externally>"
        super().plan(call, prior, plan, config)
