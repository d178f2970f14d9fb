"""Checks every account before anything is changed: all problems in one list, in a few seconds."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from deploy.accounts.snowflake_admin import Admin, LoginRefused, SnowflakeUnreachable, log_in, read_admin
from deploy.errors import Failure, Problem, refuse, unreachable, why_unreachable
from deploy.terraform.binary import find_program, version_of
from deploy.terraform_cloud import checks

if TYPE_CHECKING:
    from deploy.accounts.accounts import Accounts

_CONFLUENT: Final = "https://api.confluent.cloud"
_TIMEOUTS: Final = (5, 10)
"""Seconds to connect, seconds to answer."""
_ROLES: Final = ("SYSADMIN", "SECURITYADMIN", "ACCOUNTADMIN")
"""Roles that the Snowflake providers log in with."""


@dataclass
class CheckResults:
    """The results of checking one account."""

    good: list[str] = field(default_factory=list)
    """What was found to be right, in a few words each."""
    unknown: list[str] = field(default_factory=list)
    """What could not be checked, and why. It does not stop the command."""
    problems: list[Problem] = field(default_factory=list)


def check(accounts: Accounts) -> None:
    """Print what was found. Failure lists the problems."""
    found = look(accounts)
    if found.good:
        print(f"Checked: {'; '.join(found.good)}.", flush=True)
    for sentence in found.unknown:
        print(f"  not checked: {sentence}", flush=True)
    refuse(found.problems, accounts.options.command)


def look(accounts: Accounts) -> CheckResults:
    """All parties at the same time."""
    parties: list[Callable[[], CheckResults]] = [lambda: _confluent(accounts), lambda: _terraform_cloud(accounts)]
    aws = CheckResults()
    try:
        accounts.renew()  # here and not in a thread: it may have a question to the user
    except Failure as failure:
        aws.problems.append(Problem(failure.line, failure.hint))
        aws.unknown.append("the admin secret and the Snowflake login: they need AWS")
    else:
        parties.insert(0, lambda: _aws_and_snowflake(accounts))
    with ThreadPoolExecutor(len(parties)) as pool:
        found = [aws, *(job.result() for job in [pool.submit(party) for party in parties])]
    return CheckResults(
        [words for each in found for words in each.good],
        [words for each in found for words in each.unknown],
        [problem for each in found for problem in each.problems],
    )


def _terraform_cloud(accounts: Accounts) -> CheckResults:
    """Where the state is kept, and perhaps where Terraform runs."""
    settings = accounts.settings
    changes = accounts.options.command not in ("check", "plan")
    problems = checks.problems(settings, accounts.environment, lambda: version_of(find_program()), changes=changes)
    good = [] if problems else [f"HCP Terraform workspace {settings.organization}/{settings.workspace}"]
    return CheckResults(good, problems=problems)


def _aws_and_snowflake(accounts: Accounts) -> CheckResults:
    """Who we are at AWS, the admin's secret there, and a login with the key in it."""
    found = CheckResults()
    account = _identity(accounts, found)
    if account is None:
        found.unknown.append("the admin secret and the Snowflake login: they need AWS")
        return found
    admin = _admin(accounts, account, found)
    if admin is None:
        found.unknown.append("the Snowflake login: it needs a valid admin secret")
    else:
        _snowflake(accounts, admin, found)
    return found


def _identity(accounts: Accounts, found: CheckResults) -> str | None:
    """The AWS account's number."""
    from botocore.exceptions import BotoCoreError, ClientError

    try:
        account = str(accounts.session.client("sts").get_caller_identity()["Account"])
    except ClientError as error:
        found.problems.append(
            Problem(f"AWS rejected the credentials: {_of(error)}.", "Log in again, or use another profile (--profile).")
        )
    except BotoCoreError as error:
        found.problems.append(_unreachable(f"AWS in {accounts.session.region}", error))
    else:
        found.good.append(f"AWS account {account} in {accounts.session.region}")
        return account
    return None


def _admin(accounts: Accounts, account: str, found: CheckResults) -> Admin | None:
    from botocore.exceptions import BotoCoreError, ClientError

    path = accounts.given.values["admin_service_user_secrets_root_path"]
    where = f"AWS secret {path!r}"
    try:
        answer = accounts.session.client("secretsmanager").get_secret_value(SecretId=path)
    except ClientError as error:
        code = error.response.get("Error", {}).get("Code", "")
        if code == "ResourceNotFoundException":
            remedy = (
                "Create it (docs/first-deployment.md), or name another with --admin-service-user-secrets-root-path."
            )
            found.problems.append(
                Problem(f"{where} does not exist in account {account}, region {accounts.session.region}.", remedy)
            )
        else:
            found.problems.append(
                Problem(f"{where} cannot be read: {_of(error)}.", "Allow secretsmanager:GetSecretValue on it.")
            )
        return None
    except BotoCoreError as error:
        found.problems.append(_unreachable("AWS Secrets Manager", error))
        return None
    admin, problems = read_admin(where, answer.get("SecretString"))
    found.problems.extend(problems)
    return admin


def _snowflake(accounts: Accounts, admin: Admin, found: CheckResults) -> None:
    who = f"Snowflake account {admin.account} as {admin.user}"
    try:
        login = log_in(admin, admin.active_key_number, accounts.environment, _TIMEOUTS)
    except LoginRefused as refused:
        found.problems.append(Problem(f"{who}: login refused: {refused}.", _other_key(accounts, admin)))
    except SnowflakeUnreachable as unreachable:
        found.problems.append(
            Problem(
                f"{who}: {unreachable}.",
                "Check snowflake_organization_name and snowflake_account_name in the secret, the network, "
                "and the account's network policies.",
            )
        )
    else:
        found.good.append(who)
        if login.roles is None:
            found.unknown.append(f"the roles of {admin.user}: Snowflake did not return them")
            return
        missing = [role for role in _ROLES if role not in login.roles]
        if missing:
            found.problems.append(
                Problem(
                    f"{who}: the user lacks the role {', '.join(missing)}.",
                    " ".join(f"GRANT ROLE {role} TO USER {admin.user};" for role in missing),
                )
            )
        if login.region and login.region != f"AWS_{accounts.session.region.upper().replace('-', '_')}":
            found.good.append(f"Snowflake is in another region ({login.region}): its reads cross regions")


def _other_key(accounts: Accounts, admin: Admin) -> str:
    """The remedy for a refused key: perhaps it is the other one that is in use."""
    other = 3 - admin.active_key_number
    try:
        if other in admin.keys:
            log_in(admin, other, accounts.environment, _TIMEOUTS)
            return f"Key {other} of the secret logs in: set its active_key_number to {other}."
    except (LoginRefused, SnowflakeUnreachable):
        pass
    return (
        f"Give the user the public half of key {admin.active_key_number}: "
        f"ALTER USER {admin.user} SET RSA_PUBLIC_KEY = '...'; (docs/first-deployment.md)."
    )


def _confluent(accounts: Accounts) -> CheckResults:
    """The Cloud API key; and for what is to be made also the region."""
    found = CheckResults()
    status, _ = _ask_confluent(accounts, "/org/v2/organizations", found, page_size="1")
    if status is None:
        return found
    if status == 401:
        found.problems.append(
            Problem(
                "Confluent rejected the API key (401).",
                "It has to be a Cloud API key (Cloud resource management) of an account with the role "
                "OrganizationAdmin; a key of a cluster is none. Copy the key and its secret again.",
            )
        )
        return found
    if status not in (200, 403):
        found.unknown.append(f"Confluent's API key: Confluent answered {status}")
        return found
    found.good.append("Confluent Cloud API key")
    if accounts.options.command != "delete":
        _region(accounts, found)
    return found


def _region(accounts: Accounts, found: CheckResults) -> None:
    try:
        region = accounts.session.region
    except Failure:
        return  # AWS's own finding
    status, answer = _ask_confluent(accounts, "/fcpm/v2/regions", found, cloud="AWS", region_name=region, page_size="1")
    if status != 200 or not isinstance(answer, dict) or "data" not in answer:
        if status is not None:
            found.unknown.append(f"Flink in {region}: Confluent answered {status}")
    elif not answer["data"]:
        found.problems.append(
            Problem(
                f"Confluent does not offer Flink in AWS region {region}.",
                "Choose another region: all resources are in one. Give --region, or set AWS_REGION or the profile's "
                "region.",
            )
        )
    else:
        found.good.append(f"Flink in {region}")


def _ask_confluent(accounts: Accounts, path: str, found: CheckResults, **query: str) -> tuple[int | None, Any]:
    """HTTP status and parsed response; the status is None without a response."""
    import requests
    from requests.auth import HTTPBasicAuth

    base = accounts.environment.get("CONFLUENT_CLOUD_ENDPOINT") or _CONFLUENT
    key, secret = (
        accounts.given.values[f"confluent_api_{part}"].encode(errors="surrogateescape") for part in ("key", "secret")
    )
    try:
        answer = requests.get(
            base + path, params=query, auth=HTTPBasicAuth(key, secret), timeout=_TIMEOUTS, allow_redirects=False
        )
        return answer.status_code, answer.json() if "json" in answer.headers.get("Content-Type", "") else None
    except requests.JSONDecodeError:
        return answer.status_code, None
    except requests.RequestException as error:
        found.problems.append(_unreachable("Confluent", error))
        return None, None


def _unreachable(party: str, error: Exception) -> Problem:
    return unreachable(party, why_unreachable(error), *(["the region's name"] if party.startswith("AWS") else []))


def _of(error: Any) -> str:
    about = error.response.get("Error", {})
    return f"{about.get('Code', 'error')}: {about.get('Message', '')}".rstrip(". ")
