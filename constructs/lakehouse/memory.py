"""What rotation has to remember from one apply to the next, as tags of a secret.

A schedule that goes on after a change of settings has to know what it was before (`lakehouse.modules.schedule`), while
Terraform plans. No resource can refer to what it was itself, so the memory is outside of the graph: each rotation
module has a tag on one secret, which is written when all of the module is done and read back by the next plan.

The tag is a resource of its own beside the secret, because whoever writes waits for the schedule, which waits for what
was read, which waits for the secret to be there.
"""

from __future__ import annotations

from dataclasses import dataclass

from cdktf import TerraformHclModule, TerraformLocal, TerraformResource, TerraformResourceLifecycle
from cdktf_cdktf_provider_aws.data_aws_secretsmanager_secret import DataAwsSecretsmanagerSecret
from cdktf_cdktf_provider_aws.secretsmanager_secret import SecretsmanagerSecret
from constructs import Construct

from imports.time.static_resource import StaticResource
from lakehouse.names import address, pinned

_NAME = "rotation_memory"
_TAG_TYPE = "aws_secretsmanager_tag"  # younger than the prebuilt bindings


@dataclass(frozen=True)
class RotationMemoryProps:
    secret: SecretsmanagerSecret
    """What bears the tags. It waits for no key, and ignores what tags it has."""
    now: str
    """The present: a reference that is known while Terraform plans."""


class RotationMemory(Construct):
    """One text a rotation module, by the module's name."""

    def __init__(self, scope: Construct, id_: str, props: RotationMemoryProps) -> None:
        super().__init__(scope, id_)
        self._secret = props.secret
        secret = address(props.secret)
        # Replaced with the secret, so that nothing is looked up that is only about to be made; and by the present that
        # the plan knows, so that the plan knows this too.
        made = pinned(
            StaticResource,
            self,
            _NAME,
            rfc3339=props.now,
            triggers={"secret": props.secret.arn},
            lifecycle=TerraformResourceLifecycle(ignore_changes=["rfc3339"]),
        )
        # By way of locals: what a data source itself refers to defers it by a mere change, as `depends_on` does.
        where = pinned(TerraformLocal, self, f"{_NAME}_secret", f"${{{secret}.arn}}")
        here = pinned(TerraformLocal, self, f"{_NAME}_is_there", f"${{{address(made)}.rfc3339 != {props.now}}}")
        tags = pinned(DataAwsSecretsmanagerSecret, self, _NAME, arn=where.as_string)
        tags.add_override("count", f"${{local.{here.friendly_unique_id} ? 1 : 0}}")
        self._tags = f"data.{tags.terraform_resource_type}.{_NAME}[0].tags"

    def of(self, module: str) -> str:
        """What the module had to remember, known while planning; an empty text where nothing is remembered."""
        return f'${{try({self._tags}["{_tag(module)}"], "")}}'

    def keep(self, name: str, module: TerraformHclModule) -> None:
        """Remember what the module says, from the end of its part of an apply on."""
        tag = TerraformResource(self, f"{_TAG_TYPE}.{name}", terraform_resource_type=_TAG_TYPE, depends_on=[module])
        tag.override_logical_id(name)
        tag.add_override("secret_id", self._secret.id)
        tag.add_override("key", _tag(name))
        tag.add_override("value", module.get_string("to_remember"))


def _tag(module: str) -> str:
    return f"rotation:{module}"
