"""A login at AWS IAM Identity Center with the browser, where no `aws` program is installed.

The device flow of OAuth as Identity Center offers it; the token goes where the `aws` program and boto3 keep theirs
(`~/.aws/sso/cache`, readable by its owner alone).
Source: docs.aws.amazon.com, "IAM Identity Center OIDC API Reference".
"""

from __future__ import annotations

import sys
import time
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from deploy.errors import Failure

_CLIENT: Final = "lakehouse"
_GRANT: Final = "urn:ietf:params:oauth:grant-type:device_code"


@dataclass(frozen=True)
class Settings:
    """Where a profile logs in."""

    start_url: str
    region: str
    session_name: str | None
    scopes: tuple[str, ...] = ("sso:account:access",)


def settings(session: Any) -> Settings | None:
    """Of a boto3 session's profile; None for one that does not use Identity Center."""
    from botocore.exceptions import BotoCoreError

    core = session._session  # boto3 does not show the configuration of a profile
    try:
        configuration = core.full_config
        profiles = configuration.get("profiles", {})
        profile = _that_logs_in(core.profile or "default", profiles)
    except BotoCoreError:
        return None
    name = profile.get("sso_session")
    source = configuration.get("sso_sessions", {}).get(name, {}) if name else profile
    if "sso_start_url" not in source or "sso_region" not in source:
        return None
    scopes = tuple(part.strip() for part in source.get("sso_registration_scopes", "").split(",") if part.strip())
    return Settings(source["sso_start_url"], source["sso_region"], name, scopes or Settings.scopes)


def _that_logs_in(name: str, profiles: Any) -> Any:
    """A profile's settings, or those of the one whose session it takes its role with."""
    seen: set[str] = set()
    while name not in seen:
        seen.add(name)
        source = profiles.get(name, {}).get("source_profile")
        name = source or name
    return profiles.get(name, {})


def log_in(
    session: Any,
    *,
    cache: Path | None = None,
    open_browser: Callable[[str], object] = webbrowser.open,
    sleep: Callable[[float], None] = time.sleep,
) -> None:
    """Show where to confirm, open the browser, wait for it. Failure when it was denied or not done in time."""
    from botocore import UNSIGNED
    from botocore.config import Config
    from botocore.exceptions import BotoCoreError, ClientError

    where = settings(session)
    if where is None:
        raise Failure(
            "The AWS profile has no IAM Identity Center (SSO) settings.", "Set it up with `aws configure sso`."
        )
    oidc = session.client(
        "sso-oidc", region_name=where.region, config=Config(signature_version=UNSIGNED, connect_timeout=5)
    )
    try:
        client = oidc.register_client(clientName=_CLIENT, clientType="public", scopes=list(where.scopes))
        login = oidc.start_device_authorization(
            clientId=client["clientId"], clientSecret=client["clientSecret"], startUrl=where.start_url
        )
        url = login["verificationUriComplete"]
        print(f"Open {url}\nand confirm the code {login['userCode']}.", file=sys.stderr, flush=True)
        open_browser(url)
        token = _wait_for_token(oidc, client, login, sleep)
    except (BotoCoreError, ClientError) as error:
        raise Failure(f"Login at {where.start_url} failed: {error}", "Run the same command again.") from None
    _remember(where, client, token, cache)


def _wait_for_token(oidc: Any, client: Any, login: Any, sleep: Callable[[float], None]) -> Any:
    interval, left = login.get("interval", 5), login["expiresIn"]
    while left > 0:
        try:
            return oidc.create_token(
                clientId=client["clientId"],
                clientSecret=client["clientSecret"],
                grantType=_GRANT,
                deviceCode=login["deviceCode"],
            )
        except oidc.exceptions.AuthorizationPendingException:
            pass
        except oidc.exceptions.SlowDownException:
            interval += 5
        except oidc.exceptions.ExpiredTokenException:
            break
        sleep(interval)
        left -= interval
    raise Failure("The login was not confirmed in time.", "Run the same command again.")


def _remember(where: Settings, client: Any, token: Any, folder: Path | None) -> None:
    from botocore.utils import JSONFileCache, SSOTokenLoader

    now = datetime.now(UTC)
    entry = {
        "startUrl": where.start_url,
        "region": where.region,
        "accessToken": token["accessToken"],
        "expiresAt": _text(now + timedelta(seconds=token["expiresIn"])),
        "clientId": client["clientId"],
        "clientSecret": client["clientSecret"],
        "registrationExpiresAt": _text(datetime.fromtimestamp(client["clientSecretExpiresAt"], UTC)),
    }
    if token.get("refreshToken"):
        entry["refreshToken"] = token["refreshToken"]
    folder = folder or Path("~/.aws/sso/cache").expanduser()
    SSOTokenLoader(cache=JSONFileCache(str(folder))).save_token(where.start_url, entry, session_name=where.session_name)


def _text(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")
