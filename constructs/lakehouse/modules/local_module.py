"""Local Terraform modules written as constructs.

A module is a separate `TerraformStack` outside the app, written to `<stack>/modules/<name>/main.tf.json`. It
configures no provider but inherits the caller's: a module with providers cannot be called with `depends_on`
(https://developer.hashicorp.com/terraform/language/modules/develop/providers).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from cdktf import (
    App,
    ITerraformDependable,
    TerraformHclModule,
    TerraformOutput,
    TerraformResourceLifecycle,
    TerraformStack,
    TerraformVariable,
)
from constructs import Construct

from lakehouse.addressing import create_at_address
from lakehouse.pins import required_providers
from lakehouse.settings import IntegerRule

KEEPS_ITS_CREDENTIALS = TerraformResourceLifecycle(ignore_changes=["credentials"])
"""For resources whose provider has the key. A state of the original HCL has a block `credentials`, which the Confluent
provider does not use if it has a key, but would not let anybody remove."""

FOLDER = "modules"
"""The folder of the modules, in the stack's folder."""


class LocalModule(TerraformStack):
    """Base class. A subclass creates its resources in `build` and may add files."""

    name: ClassVar[str]
    """Name of the module's folder."""
    providers: ClassVar[tuple[str, ...]]
    """Local names of the providers it needs."""

    def __init__(self, app: App) -> None:
        super().__init__(app, self.name)
        self.build()

    def build(self) -> None:
        """Create variables, resources and outputs."""
        raise NotImplementedError

    def files(self) -> Mapping[str, bytes]:
        """Further files of the module's folder: relative path and content."""
        return {}

    def variable(
        self, name: str, type_: str, *, default: Any = None, sensitive: bool = False, rule: IntegerRule | None = None
    ) -> None:
        """Declare `var.<name>`; required when it has no default."""
        declare_variable(self, name, type_, default=default, sensitive=sensitive, rule=rule)

    def output(self, name: str, value: str, *, description: str, sensitive: bool = False) -> None:
        create_at_address(
            TerraformOutput, self, name, value=value, description=description, sensitive=sensitive or None
        )

    def document(self) -> str:
        """The module's Terraform JSON, without metadata and backend, so that it is the same at each synth."""
        self.prepare_stack()
        body = _without_metadata(self.to_terraform())
        body["terraform"] = {"required_providers": required_providers(*self.providers)}
        return json.dumps(body, indent=2, ensure_ascii=False) + "\n"

    def write(self, modules: Path) -> None:
        """Write the module below the folder `modules`."""
        folder = modules / self.name
        for path, content in {"main.tf.json": self.document().encode(), **self.files()}.items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def declare_variable(
    scope: Construct,
    name: str,
    type_: str,
    *,
    default: Any = None,
    description: str | None = None,
    sensitive: bool = False,
    rule: IntegerRule | None = None,
) -> TerraformVariable:
    """Declare a Terraform variable, with a validation for `rule`, which the settings use too."""
    variable = create_at_address(
        TerraformVariable,
        scope,
        name,
        type=type_,
        default=default,
        description=description,
        sensitive=sensitive or None,
    )
    if rule is not None:
        variable.add_validation(
            condition=f"${{{rule.condition(f'var.{name}')}}}", error_message=f"{name} must be {rule.allowed}."
        )
    return variable


def call(
    scope: Construct,
    name: str,
    module: type[LocalModule],
    variables: Mapping[str, Any],
    *,
    depends_on: Sequence[ITerraformDependable] = (),
) -> TerraformHclModule:
    """Call a module. Its resources have addresses `module.<name>.<type>.<name>`."""
    return create_at_address(
        TerraformHclModule,
        scope,
        name,
        source=f"./{FOLDER}/{module.name}",
        # cdktf would copy the folder, which it finds only when the cdktf command line runs the app.
        skip_asset_creation_from_local_modules=True,
        variables=dict(variables),
        depends_on=list(depends_on) or None,
    )


def _without_metadata(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _without_metadata(item) for key, item in value.items() if key != "//"}
    if isinstance(value, list):
        return [_without_metadata(item) for item in value]
    return value
