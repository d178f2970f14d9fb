"""The road to real accounts: AWS credentials of a profile, and the variables that must be there."""

from __future__ import annotations

import os
from collections.abc import Mapping

from deploy.errors import BadArguments, Failure
from deploy.options import Options

#: Variables without a default: the variable, and how to give it.
_REQUIRED: Mapping[str, str] = {
    "confluent_api_key": "--confluent-api-key=KEY or TF_VAR_confluent_api_key",
    "confluent_api_secret": "--confluent-api-secret=SECRET or TF_VAR_confluent_api_secret",
    "admin_service_user_secrets_root_path": "--admin-service-user-secrets-root-path=PATH "
    "or TF_VAR_admin_service_user_secrets_root_path",
}


def variables(options: Options) -> dict[str, str]:
    """Terraform's environment for real accounts. BadArguments lists everything that is missing at once."""
    given = options.variables()
    missing = [
        how for name, how in _REQUIRED.items() if not (given.get(f"TF_VAR_{name}") or os.environ.get(f"TF_VAR_{name}"))
    ]
    if missing:
        raise BadArguments(
            "Missing for real accounts: " + "; ".join(missing) + ".", "With --local none of these is needed."
        )
    return {**_aws(options.profile), **given, "TF_INPUT": "0", "TF_IN_AUTOMATION": "1"}


def unused_with_local(options: Options) -> list[str]:
    """Options of the original's script that the local clouds have no use for: they have accounts of their own."""
    unused = [name for name in ("confluent-api-key", "confluent-api-secret") if name in options.values]
    return [f"--{name}" for name in [*(["profile"] if options.profile is not None else []), *unused]]


def _aws(profile: str | None) -> dict[str, str]:
    """Credentials and region of a profile (SSO included), by boto3's own rules."""
    import boto3
    from botocore.exceptions import BotoCoreError

    try:
        session = boto3.Session(profile_name=profile)
        credentials = session.get_credentials()
        frozen = credentials.get_frozen_credentials() if credentials is not None else None
    except BotoCoreError as error:
        login = f"aws sso login --profile {profile}" if profile else "aws sso login"
        raise Failure(
            f"AWS credentials{f' of profile {profile!r}' if profile else ''}: {error}",
            f"If the session has expired: `{login}`.",
        ) from None
    if frozen is None:
        raise Failure("No AWS credentials found.", "Name a profile with --profile=NAME, or set AWS_PROFILE.")
    region = os.environ.get("TF_VAR_aws_region") or session.region_name
    if not region:
        raise Failure("No AWS region found.", "Set `region` in the profile, or AWS_REGION.")
    return {
        "TF_VAR_aws_region": region,
        "TF_VAR_aws_access_key_id": frozen.access_key,
        "TF_VAR_aws_secret_access_key": frozen.secret_key,
        "TF_VAR_aws_session_token": frozen.token or "",
    }
