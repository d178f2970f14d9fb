"""What rotation has to remember from one apply to the next, as a document in a secret of its own.

A schedule that goes on after a change of settings has to know what it was before (`lakehouse.modules.schedule`), while
Terraform plans. No resource can refer to what it was itself, so the memory is outside of the graph: each rotation
module has a text in one document, which the next plan reads back. It is written twice: as begun, before a module moves
the date of any key, and as done, when the modules are. Where the next plan finds it begun, an apply broke off.

Nothing in it is secret. It is kept as a secret because of what Terraform can both write, and read while it plans, that
alone needs nothing but what is here already. Whoever writes waits for the schedule, which waits for what was read,
which must be there: so an empty version comes first, whose existence is all that reading waits for.
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
from lakehouse.modules.schedule import BEGUN
from lakehouse.names import address, pinned
from lakehouse.secret_versions import first_version

_NAME = "rotation_memory"
_EMPTY_STAGE = "EMPTY"
_BEGUN_STAGE = "BEGUN"
_CURRENT_STAGE = "AWSCURRENT"
_BEGUN_VERSION = "begun_version_id"


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
        self._begun = pinned(
            SecretsmanagerSecretVersion,
            self,
            f"{_NAME}_begun",
            secret_id=props.secret.id,
            secret_string=json_document(self, {}),
            # A label of its own, for one without any may be deleted by Secrets Manager.
            version_stages=[_BEGUN_STAGE, _CURRENT_STAGE],
            # Of the versions the one that is written last is the current one.
            depends_on=[empty],
            lifecycle=TerraformResourceLifecycle(ignore_changes=["version_stages"]),
        )
        self._done = pinned(
            SecretsmanagerSecretVersion,
            self,
            _NAME,
            secret_id=props.secret.id,
            secret_string=json_document(self, {}),
        )
        self._after: list[str] = []
        self._texts: dict[str, str] = {}

    def of(self, module: str) -> dict[str, str]:
        """The variables of the module that are about the memory. `remembered` is known while planning."""
        return {
            # What a text of somebody else's holds is no text of ours: the module looks at its form.
            "remembered": f'${{try(tostring(jsondecode(nonsensitive({self._read}))["{module}"]), "")}}',
            "begun": f'${{jsondecode(nonsensitive({address(self._begun)}.secret_string))["{module}"]}}',
        }

    def keep(self, name: str, module: TerraformHclModule) -> None:
        """Remember what the module says."""
        self._texts[name] = module.get_string("to_remember")
        begun = {name: f"{text}{BEGUN}" for name, text in self._texts.items()}
        self._begun.add_override("secret_string", json_document(self, begun))
        self._after.append(f"module.{name}")
        # What was begun is named, so that this is written again whenever that was, also when nothing else is new.
        done = {_BEGUN_VERSION: self._begun.version_id, **self._texts}
        self._done.add_override("secret_string", json_document(self, done))
        self._done.add_override("depends_on", self._after)
