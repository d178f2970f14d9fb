"""Terraform addresses: elements created at a chosen address, and references to them inside expressions."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Concatenate, ParamSpec, TypeVar

from cdktf import (
    TerraformDataSource,
    TerraformElement,
    TerraformHclModule,
    TerraformLocal,
    TerraformOutput,
    TerraformResource,
    TerraformResourceLifecycle,
    TerraformVariable,
)
from constructs import Construct

from lakehouse.errors import SynthesisError

P = ParamSpec("P")
Element = TypeVar("Element", bound=TerraformElement)


def create_at_address(
    kind: Callable[Concatenate[Construct, str, P], Element],
    scope: Construct,
    name: str,
    /,
    *args: P.args,
    **kwargs: P.kwargs,
) -> Element:
    """Create an element at the Terraform address `<type>.<name>`, however deeply `scope` is nested.

    cdktf derives addresses from construct paths, so that moving a construct would replace its resources. A fixed
    address avoids that. The construct's id is the address too, so errors name the resource.

    Args:
        kind: The element's class; `args` and `kwargs` are its further arguments.
        scope: The construct to create it in.
        name: The last part of the address.

    Raises:
        SynthesisError: An argument is missing, unknown or has the wrong type.
    """
    id_ = _construct_id(kind, name)
    try:
        element = kind(scope, id_, *args, **kwargs)
    except (TypeError, RuntimeError) as error:
        raise SynthesisError(f"{scope.node.path}/{id_}: {_reason(error)}; correct the arguments there") from error
    element.override_logical_id(name)
    return element


def address(element: TerraformResource | TerraformDataSource) -> str:
    """Address of a resource or data source, for use inside an expression."""
    prefix = "data." if isinstance(element, TerraformDataSource) else ""
    return f"{prefix}{element.terraform_resource_type}.{element.friendly_unique_id}"


def replacement_trigger(resource: TerraformResource) -> str:
    """Expression for `replace_triggered_by` that changes when `resource` is replaced, but not on an update in place.

    Only for resources whose id is never reused.
    """
    return f"{address(resource)}.id"


def replaced_with(resource: TerraformResource) -> TerraformResourceLifecycle:
    """Lifecycle of what is lost when `resource` is replaced under its old name, such as grants on it."""
    return TerraformResourceLifecycle(replace_triggered_by=[replacement_trigger(resource)])


def known_after_apply_of(resource: TerraformResource, expression: str) -> str:
    """Template of `expression` that stays unknown until `resource` exists.

    A data source that uses it is read after the resource was created. `depends_on` would also defer the read on every
    later update of the resource.
    """
    return f'${{{address(resource)}.id != "" ? {expression} : null}}'


def _reason(error: Exception) -> str:
    """The reason of a jsii error in one line; jsii prints type errors as a tree."""
    text = str(error).strip()
    arguments = re.findall(r"Key '(\w+)'", text)
    return f"argument {'.'.join(arguments)} has a value of the wrong type" if arguments else text.partition("\n")[0]


@cache
def _terraform_type(kind: Any) -> str:
    """Terraform type of a class. Cached because every look-up is a call into node."""
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
