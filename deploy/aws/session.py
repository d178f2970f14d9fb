"""AWS as the user: credentials and region by boto3's own rules, SSO included."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from deploy.aws.connection import Connection
from deploy.errors import BadArguments, Failure
from deploy.inputs import interactive
from deploy.secrecy import KNOWN
from deploy.variables import AWS_CREDENTIALS


@dataclass
class Session:
    """The user's session.

    Whose credentials, the first that is given: `profile` (of `--profile`); the Terraform variables
    `aws_access_key_id` and so on; boto3's chain (AWS_ACCESS_KEY_ID, AWS_PROFILE, the default profile, SSO, a role of
    the machine). The region: the variable `aws_region`, AWS_REGION, AWS_DEFAULT_REGION, the profile's.
    """

    profile: str | None
    environment: Mapping[str, str] = field(default_factory=dict, repr=False)
    login: bool = False
    """Whether a browser may be opened without asking."""

    def __post_init__(self) -> None:
        if bool(self._static.get("aws_access_key_id")) != bool(self._static.get("aws_secret_access_key")):
            raise BadArguments(
                "TF_VAR_aws_access_key_id and TF_VAR_aws_secret_access_key: one is missing.",
                "Set both, or neither to use a profile.",
            )
        if self.profile is not None and self._static:
            print("note: --profile is given; TF_VAR_aws_... keys are ignored", file=sys.stderr)

    @property
    def _static(self) -> dict[str, str]:
        found = {name: self.environment.get(f"TF_VAR_{name}", "") for name in AWS_CREDENTIALS}
        return {name: value for name, value in found.items() if value}

    @property
    def renewable(self) -> bool:
        """Whether asking again can bring newer credentials: keys that the user typed do not change."""
        return self.profile is not None or not self._static

    @property
    def region(self) -> str:
        """Failure when nothing names one."""
        names = ("TF_VAR_aws_region", "AWS_REGION", "AWS_DEFAULT_REGION")
        region = next((self.environment[name] for name in names if self.environment.get(name)), None)
        region = region or self.session.region_name
        if not region:
            raise Failure(
                "No AWS region found.",
                f"Give --region, or set `region` in the profile{self._of_profile}, AWS_REGION or TF_VAR_aws_region.",
            )
        return str(region)

    def client(self, service: str) -> Any:
        """boto3's client of a service, in the region, with short time-outs. For many threads."""
        return Connection(self.session, self.region).client(service)

    def variables(self) -> dict[str, str]:
        """Valid credentials and the region, as Terraform variables. Failure says how to log in."""
        credentials = self._credentials()
        KNOWN.add(credentials.access_key, credentials.secret_key, credentials.token or "")
        return {
            "TF_VAR_aws_region": self.region,
            "TF_VAR_aws_access_key_id": credentials.access_key,
            "TF_VAR_aws_secret_access_key": credentials.secret_key,
            "TF_VAR_aws_session_token": credentials.token or "",
        }

    @cached_property
    def session(self) -> Any:
        """boto3's own session."""
        import boto3
        from botocore.exceptions import BotoCoreError

        static = self._static if self.profile is None else {}
        profile = None if static else self.profile or self.environment.get("AWS_PROFILE")
        try:
            return boto3.Session(profile_name=profile, **static)
        except BotoCoreError as error:
            raise Failure(
                f"AWS{self._of_profile}: {error}", "Profiles are in ~/.aws/config; choose one with --profile=NAME."
            ) from None

    def forget(self) -> None:
        """Drop the cached session, so that the next query resolves the credentials again."""
        self.__dict__.pop("session", None)

    def _credentials(self) -> Any:
        from botocore.exceptions import BotoCoreError, ClientError

        try:
            found = self._frozen()
        except (BotoCoreError, ClientError) as error:
            if not self._log_in_again(error):
                raise self._refused(error) from None
            self.forget()
            try:
                found = self._frozen()
            except (BotoCoreError, ClientError) as again:
                raise self._refused(again) from None
        if found is None:
            raise Failure(
                "No AWS credentials found.",
                "Name a profile with --profile=NAME, or set AWS_PROFILE, or AWS_ACCESS_KEY_ID and its secret.",
            )
        return found

    def _frozen(self) -> Any:
        credentials = self.session.get_credentials()
        return credentials.get_frozen_credentials() if credentials is not None else None

    def _log_in_again(self, error: Exception) -> bool:
        from deploy.aws import sso

        if not _needs_login(error) or sso.settings(self.session) is None:
            return False
        if not self.login and not self._wants_to_log_in():
            return False
        sso.log_in(self.session)
        return True

    def _wants_to_log_in(self) -> bool:
        if not interactive():
            return False
        try:
            answer = input(f"The AWS session{self._of_profile} has expired. Log in with the browser now? [Y/n] ")
        except EOFError:
            print()
            return False
        return answer.strip().lower() in ("", "y", "yes")

    def _refused(self, error: Exception) -> Failure:
        from botocore.exceptions import LoginError

        line = f"AWS credentials{self._of_profile}: {error}"
        if not _needs_login(error):
            return Failure(line, "Check the profile in ~/.aws/config, for example with `aws sts get-caller-identity`.")
        command = "aws login" if isinstance(error, LoginError) else "aws sso login"
        name = self.profile or self.environment.get("AWS_PROFILE")
        command += f" --profile {shlex.quote(name)}" if name else ""
        if shutil.which("aws") or isinstance(error, LoginError):
            return Failure(line, f"The session has expired. Run `{command}`, then the same command again.")
        return Failure(line, "The session has expired. Run the same command again with --login: it opens the browser.")

    @property
    def _of_profile(self) -> str:
        name = self.profile or self.environment.get("AWS_PROFILE")
        return f" of profile {name!r}" if name else ""


def _needs_login(error: Exception) -> bool:
    """Whether the error means that the login session has expired."""
    from botocore import exceptions

    return isinstance(error, exceptions.SSOError | exceptions.TokenRetrievalError | exceptions.LoginError)
