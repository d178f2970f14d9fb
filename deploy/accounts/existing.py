"""What is there already though Terraform did not make it, and is taken over instead of made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lakehouse.addresses import LAMBDA_LOG_GROUPS

from deploy.accounts.accounts import Accounts
from deploy.aws.account import Account, AwsQueryFailed

if TYPE_CHECKING:
    from lakehouse.settings import Settings


def variables(accounts: Accounts, settings: Settings) -> dict[str, str]:
    """Terraform's variables that say so.

    Lambda makes its log group by itself where there is none: under the original it did, and it does when a function
    runs once more after its group was deleted. Imported again it changes nothing.
    """
    name = "TF_VAR_lambda_log_group_exists"
    if accounts.environment.get(name):
        return {}
    try:
        exists = Account(accounts.session.client).has(
            "aws_cloudwatch_log_group", f"{LAMBDA_LOG_GROUPS}{settings.base_name}"
        )
    except AwsQueryFailed:
        return {}  # without the permission to list it may still be created
    return {name: "true"} if exists else {}
