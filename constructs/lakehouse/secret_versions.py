"""The first version of a secret that something else writes into: what readers find until then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cdktf import TerraformResourceLifecycle
from cdktf_cdktf_provider_aws.secretsmanager_secret import SecretsmanagerSecret
from cdktf_cdktf_provider_aws.secretsmanager_secret_version import SecretsmanagerSecretVersion
from constructs import Construct

from lakehouse.addressing import create_at_address
from lakehouse.expressions import json_document


def first_version(
    scope: Construct, name: str, secret: SecretsmanagerSecret, document: Any, *, stages: Sequence[str], **arguments: Any
) -> SecretsmanagerSecretVersion:
    """`document` as JSON in `secret`, at `aws_secretsmanager_secret_version.<name>`, with the labels `stages`.

    As the first version of its secret it is the current one too, until there is another. A version without a label may
    be deleted by Secrets Manager, and then Terraform would write it again.
    """
    return create_at_address(
        SecretsmanagerSecretVersion,
        scope,
        name,
        secret_id=secret.id,
        secret_string=json_document(scope, document),
        version_stages=list(stages),
        # Secrets Manager adds and moves labels of its own.
        lifecycle=TerraformResourceLifecycle(ignore_changes=["version_stages"]),
        **arguments,
    )
