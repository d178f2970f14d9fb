"""What rotation has to remember from one apply to the next, in a secret of its own.

A schedule that goes on after a change of settings has to know what it was before (`lakehouse.modules.schedule`), while
Terraform plans. No resource can refer to what it was itself, so the memory is outside of the graph: each rotation
module has a text, which the next plan reads back. It is written twice: as begun, before a module moves the date of any
key, and as done, when the modules are. Where the next plan finds two different texts, an apply broke off in between.

Nothing in it is secret. It is kept as a secret because of what Terraform can both write, and read while it plans, that
alone needs nothing but what is here already. Whoever writes waits for the schedule, which waits for what was read,
which must be there: so an empty version comes first, whose existence is all that reading waits for.

What is done is the secret's current document. What is begun are labels of a version that is never replaced: everything
that the keys depend on, they being made before their predecessors go, Terraform would replace in that order too; and of
the provider's versions an old one cannot go when a new one has got its labels.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cdktf import TerraformHclModule, TerraformLocal, TerraformResourceLifecycle
from cdktf_cdktf_provider_aws.data_aws_secretsmanager_secret_version import DataAwsSecretsmanagerSecretVersion
from cdktf_cdktf_provider_aws.secretsmanager_secret import SecretsmanagerSecret
from cdktf_cdktf_provider_aws.secretsmanager_secret_version import SecretsmanagerSecretVersion
from constructs import Construct

from imports.time.static_resource import StaticResource
from lakehouse.addressing import address, create_at_address
from lakehouse.expressions import json_document
from lakehouse.modules.schedule import BEGUN
from lakehouse.secret_versions import first_version

_NAME = "rotation_memory"
_EMPTY_STAGE = "EMPTY"
_BEGUN_STAGE = "BEGUN"


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
        empty = first_version(self, f"{_NAME}_empty", props.secret, {}, stages=[_EMPTY_STAGE, _BEGUN_STAGE])
        # Replaced with the secret, so that nothing is looked up that is only about to be made; and by the present that
        # the plan knows, so that the plan knows this too.
        made = create_at_address(
            StaticResource,
            self,
            _NAME,
            rfc3339=props.now,
            triggers={"secret": props.secret.arn},
            depends_on=[empty],
            lifecycle=TerraformResourceLifecycle(ignore_changes=["rfc3339"]),
        )
        # By way of locals: what a data source itself refers to defers it by a mere change, as `depends_on` does.
        self._where = create_at_address(TerraformLocal, self, f"{_NAME}_secret", f"${{{secret}.id}}")
        self._here = create_at_address(
            TerraformLocal, self, f"{_NAME}_is_there", f"${{{address(made)}.rfc3339 != {props.now}}}"
        )
        # What somebody else wrote there is no document of ours.
        done = f"jsondecode(nonsensitive({self._look_up(_NAME)}.secret_string))"
        self._was_done = create_at_address(TerraformLocal, self, f"{_NAME}_done", f"${{try({done}, {{}})}}")
        begun = f"{self._look_up(f'{_NAME}_begun', version_stage=_BEGUN_STAGE)}.version_stages"
        self._was_begun = create_at_address(TerraformLocal, self, f"{_NAME}_begun", f"${{try({begun}, [])}}")
        # The label that it is found by leaves the empty one.
        self._begun = create_at_address(
            SecretsmanagerSecretVersion,
            self,
            f"{_NAME}_begun",
            secret_id=props.secret.id,
            secret_string=json_document(self, {}),
            depends_on=[empty],
        )
        self._done = create_at_address(
            SecretsmanagerSecretVersion,
            self,
            _NAME,
            secret_id=props.secret.id,
            secret_string=json_document(self, {}),
        )
        # Of two versions the one that is written last is the current one.
        self._after = [address(empty)]
        self._texts: dict[str, str] = {}

    def _look_up(self, name: str, **arguments: Any) -> str:
        read = create_at_address(
            DataAwsSecretsmanagerSecretVersion, self, name, secret_id=self._where.as_string, **arguments
        )
        read.add_override("count", f"${{local.{self._here.friendly_unique_id} ? 1 : 0}}")
        return f"data.{read.terraform_resource_type}.{name}[0]"

    def of(self, module: str) -> dict[str, str]:
        """The variables of the module that are about the memory. `remembered` is known while planning."""
        done = f'try(tostring(local.{self._was_done.friendly_unique_id}["{module}"]), "")'
        label = _label(module, "")
        begun = (
            f"[for label in local.{self._was_begun.friendly_unique_id} : "
            f'trimprefix(label, "{label}") if startswith(label, "{label}")]'
        )
        told = f'done != "" && !contains(begun, done) && length(begun) > 0 ? "${{begun[0]}}{BEGUN}" : done'
        return {
            "remembered": f"${{[for done in [{done}] : [for begun in [{begun}] : {told}][0]][0]}}",
            "begun": f"${{length({address(self._begun)}.version_stages) > 0}}",
        }

    def keep(self, name: str, module: TerraformHclModule) -> None:
        """Remember what the module says."""
        self._texts[name] = module.get_string("to_remember")
        labels = [_label(module, text) for module, text in self._texts.items()]
        self._begun.version_stages = [_BEGUN_STAGE, *labels]
        self._after.append(f"module.{name}")
        self._done.add_override("secret_string", json_document(self, self._texts))
        self._done.add_override("depends_on", self._after)


def _label(module: str, text: str) -> str:
    """At most 256 characters, and 20 labels a version."""
    return f"{module} {text}"
