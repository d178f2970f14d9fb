"""AWS as the user: credentials and region by boto3's own rules, SSO included."""

from __future__ import annotations

import os
from dataclasses import dataclass

from deploy.errors import Failure


@dataclass(frozen=True)
class Session:
    """The session of a profile; None takes AWS_PROFILE or the default one."""

    profile: str | None

    def variables(self) -> dict[str, str]:
        """Credentials that are good now, and the region, as Terraform variables."""
        import boto3
        from botocore.exceptions import BotoCoreError

        try:
            session = boto3.Session(profile_name=self.profile)
            credentials = session.get_credentials()
            frozen = credentials.get_frozen_credentials() if credentials is not None else None
        except BotoCoreError as error:
            login = f"aws sso login --profile {self.profile}" if self.profile else "aws sso login"
            raise Failure(
                f"AWS credentials{f' of profile {self.profile!r}' if self.profile else ''}: {error}",
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
