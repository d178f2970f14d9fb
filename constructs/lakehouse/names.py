"""Names in every cloud, and the helper that pins a resource to its Terraform address."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from cdktf import (
    Fn,
    TerraformDataSource,
    TerraformElement,
    TerraformHclModule,
    TerraformLocal,
    TerraformOutput,
    TerraformResource,
    TerraformVariable,
)
from constructs import Construct

from lakehouse.errors import SynthesisError
from lakehouse.settings import CONTRACT_BASE_NAME

P = ParamSpec("P")
Element = TypeVar("Element", bound=TerraformElement)

STACK = "tableflow-kickstarter"
"""The stack's id: the synthesized folder is `cdktf.out/stacks/tableflow-kickstarter`."""

CLOUD = "AWS"


def pinned(
    kind: Callable[Concatenate[Construct, str, P], Element],
    scope: Construct,
    name: str,
    /,
    *args: P.args,
    **kwargs: P.kwargs,
) -> Element:
    """Create `kind` in `scope` at the Terraform address `<type>.<name>`, whatever constructs it is nested in.

    cdktf would derive the address from the construct's path and a hash of it, so that moving a construct would destroy
    and create what it stands for. The construct's id is the address too, and so names the resource in any error.
    """
    id_ = _construct_id(kind, name)
    try:
        element = kind(scope, id_, *args, **kwargs)
    except (TypeError, RuntimeError) as error:
        raise SynthesisError(f"{scope.node.path}/{id_}: {_reason(error)}; mend the arguments given there") from error
    element.override_logical_id(name)
    return element


def address(element: TerraformResource) -> str:
    """A resource's Terraform address, to write inside an expression of ours."""
    return f"{element.terraform_resource_type}.{element.friendly_unique_id}"


def made_anew(resource: TerraformResource) -> str:
    """For `replace_triggered_by`: true when a resource is made anew, not when it changes in place.

    Its id has to be one that no other object of the same name has.
    """
    return f"{address(resource)}.id"


def once(resource: TerraformResource, expression: str) -> str:
    """A template of `expression` that is unknown until `resource` exists: what is looked up with it waits for that."""
    return f'${{{address(resource)}.id != "" ? {expression} : null}}'


def _reason(error: Exception) -> str:
    """What jsii says in a tree of lines, on one: the argument and what is wrong with its value."""
    text = str(error).strip()
    arguments = re.findall(r"Key '(\w+)'", text)
    return f"argument {'.'.join(arguments)} has a value of the wrong type" if arguments else text.partition("\n")[0]


@cache
def _terraform_type(kind: Any) -> str:
    """A class's Terraform type. Asked once a class: each time node is asked, and there are a hundred resources."""
    return str(kind.TF_RESOURCE_TYPE)


def _construct_id(kind: Any, name: str) -> str:
    if issubclass(kind, TerraformResource):
        return f"{_terraform_type(kind)}.{name}"
    if issubclass(kind, TerraformDataSource):
        return f"data.{_terraform_type(kind)}.{name}"
    prefixes = {
        TerraformVariable: "var",
        TerraformOutput: "output",
        TerraformHclModule: "module",
        TerraformLocal: "local",
    }
    return f"{prefixes[kind]}.{name}"


@dataclass(frozen=True)
class Names:
    """What things are called, from the base name. Only composition: nothing here is looked up."""

    base: str

    @property
    def bucket_prefix(self) -> str:
        """The S3 bucket's name up to its UUID: S3 allows no underscore."""
        return self.base.replace("_", "-")

    @property
    def confluent_secrets(self) -> str:
        """Secrets Manager path below which the Confluent keys are."""
        return f"/confluent_cloud_resource/{self.base}"

    @property
    def snowflake_secret(self) -> str:
        """Secrets Manager path of the service user's key pairs."""
        return f"/snowflake_resource/{self.base}"

    @property
    def flink_runner(self) -> str:
        return f"{self.base}_flink_sql_statements_runner"

    @property
    def tableflow_role(self) -> str:
        return self.own("tableflow_s3_glue_role")

    @property
    def snowflake_role(self) -> str:
        return self.own("snowflake_s3_glue_role")

    @property
    def snowflake_role_update(self) -> str:
        """The contract's second role has no name, so that AWS makes a random one. It holds no permission; it keeps its
        address."""
        return f"{self.snowflake_role}_update"

    def own(self, name: str) -> str:
        """A name that an account or organization has once, and that the contract does not compose from the base name.

        With another base name than the contract's it begins with that, so that two deployments do not meet.
        """
        return name if self.base == CONTRACT_BASE_NAME else f"{self.base}_{name}"

    def snowflake(self, suffix: str) -> str:
        """A Snowflake identifier, in upper case as Snowflake folds it."""
        return f"{self.base}_{suffix}".upper()


def role_arn(account_id: str, role: str) -> str:
    """A role's ARN, composed: the role names whom it trusts and they name the role; a reference would be a cycle."""
    return f"arn:aws:iam::{account_id}:role/{role}"


def flink_endpoint(region: str) -> str:
    """Flink's REST endpoint of a region (https://docs.confluent.io/cloud/current/flink/operate-and-deploy/flink-rest-api.html)."""
    return f"https://flink.{region}.aws.confluent.cloud"


class Managed(Protocol):
    """Whatever Confluent knows by id, kind and version of the API: a service account, a cluster, a region."""

    @property
    def id(self) -> str: ...

    @property
    def api_version(self) -> str: ...

    @property
    def kind(self) -> str: ...


def principal(service_account: Managed) -> str:
    """A service account as ACLs and role bindings name it."""
    return f"User:{service_account.id}"


def iceberg_table(names: Names, topic_name: str) -> str:
    """A topic's Iceberg table, in full.

    In upper case, as Snowflake folds what is not quoted, so that `SELECT ... FROM stock_trades` finds it; quoted,
    because a topic's name may hold what a bare identifier may not.
    """
    return ".".join(
        quoted(part) for part in (names.snowflake("database"), names.snowflake("schema"), Fn.upper(topic_name))
    )


def quoted(identifier: str) -> str:
    """A Snowflake identifier taken literally: case kept, any character allowed."""
    return '"' + identifier.replace('"', '""') + '"'
