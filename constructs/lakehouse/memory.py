"""What rotation has to remember from one apply to the next, as a document in a secret of its own.

A schedule that goes on after a change of settings has to know what it was before (`lakehouse.modules.schedule`), while
Terraform plans. No resource can refer to what it was itself, so the memory is outside of the graph: each rotation
module has a text in one document, which is written when the modules are done and read back by the next plan.

Nothing in it is secret. It is kept as a secret because of what Terraform can both write, and read while it plans, that
alone needs nothing but what is here already. Whoever writes waits for the schedule, which waits for what was read,
which must be there: so there are two versions, an empty one first, whose existence is all that reading waits for.
"""

from __future__ import annotations

from dataclasses import dataclass

from cdktf import TerraformHclModule, TerraformLocal, TerraformResourceLifecycle
from cdktf_cdktf_provider_aws.data_aws_secretsmanager_secret_version import DataAwsSecretsmanagerSecretVersion
from cdktf_cdktf_provider_aws.secretsmanager_secret import SecretsmanagerSecret
from cdktf_cdktf_provider_aws.secretsmanager_secret_version import SecretsmanagerSecretVersion
from constructs import Construct

from imports.time.static_resource import StaticResource
from lakehouse.expressions import json_document
from lakehouse.names import address, pinned
from lakehouse.secret_versions import first_version

_NAME = "rotation_memory"
_EMPTY_STAGE = "EMPTY"


@dataclass(frozen=True)
class RotationMemoryProps:
    secret: SecretsmanagerSecret
    """What holds the document, and nothing else."""
    now: str
    """The present: a reference that is known while Terraform plans."""


class RotationMemory(Construct):
    """One text a rotation module, by the module's name."""

    def __init__(self, scope: Construct, id_: str, props: RotationMemoryProps) -> None:
        super().__init__(scope, id_)
        secret = address(props.secret)
        empty = first_version(self, f"{_NAME}_empty", props.secret, {}, stage=_EMPTY_STAGE)
        # Replaced with the secret, so that nothing is looked up that is only about to be made; and by the present that
        # the plan knows, so that the plan knows this too.
        made = pinned(
            StaticResource,
            self,
            _NAME,
            rfc3339=props.now,
            triggers={"secret": props.secret.arn},
            depends_on=[empty],
            lifecycle=TerraformResourceLifecycle(ignore_changes=["rfc3339"]),
        )
        # By way of locals: what a data source itself refers to defers it by a mere change, as `depends_on` does.
        where = pinned(TerraformLocal, self, f"{_NAME}_secret", f"${{{secret}.id}}")
        here = pinned(TerraformLocal, self, f"{_NAME}_is_there", f"${{{address(made)}.rfc3339 != {props.now}}}")
        read = pinned(DataAwsSecretsmanagerSecretVersion, self, _NAME, secret_id=where.as_string)
        read.add_override("count", f"${{local.{here.friendly_unique_id} ? 1 : 0}}")
        self._read = f"data.{read.terraform_resource_type}.{_NAME}[0].secret_string"
        self._version = pinned(
            SecretsmanagerSecretVersion,
            self,
            _NAME,
            secret_id=props.secret.id,
            secret_string=json_document(self, {}),
        )
        # Of two versions the one that is written last is the current one.
        self._after = [address(empty)]
        self._kept: dict[str, str] = {}

    def of(self, module: str) -> str:
        """What the module had to remember, known while planning; an empty text where nothing is remembered."""
        # What a text of somebody else's holds is no text of ours: the module looks at its form.
        return f'${{try(tostring(jsondecode(nonsensitive({self._read}))["{module}"]), "")}}'

    def keep(self, name: str, module: TerraformHclModule) -> None:
        """Remember what the module says, from the end of an apply on."""
        self._kept[name] = module.get_string("to_remember")
        self._after.append(f"module.{name}")
        self._version.add_override("secret_string", json_document(self, self._kept))
        self._version.add_override("depends_on", self._after)
