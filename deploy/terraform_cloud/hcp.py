"""HCP Terraform's API, with the token and the address that Terraform would use.

Finds problems before a run that Terraform would report only in the middle of it:
https://developer.hashicorp.com/terraform/cloud-docs/api-docs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, urljoin

from deploy.errors import Failure, why_unreachable
from deploy.secrecy import KNOWN
from deploy.terraform_cloud.cli_config import CliConfig, Token, UnreadableConfiguration

if TYPE_CHECKING:
    import requests
    from lakehouse.settings import Settings

DEFAULT_HOST: Final = "app.terraform.io"
_MEDIA_TYPE: Final = "application/vnd.api+json"
_SERVICES: Final = ("tfe.v2", "tfe.v2.1", "tfe.v2.2")
_TIMEOUT: Final = (10, 30)  # seconds to connect, seconds to answer
_TRIES: Final = 6
"""With the pauses between them ten seconds; longer when the answer says so (429)."""


class ApiUnreachable(Exception):
    """No answer, or none that makes sense. One line."""


class ApiError(Exception):
    """An answer that is no success."""

    def __init__(self, status: int, title: str) -> None:
        super().__init__(f"{title} (HTTP {status})")
        self.status = status


class TokenMissing(Exception):
    """Terraform would find none."""


@dataclass(frozen=True)
class Target:
    """Which workspace Terraform will use."""

    host: str
    organization: str
    workspace: str
    project: str | None
    tags: Sequence[str]
    overruled: bool = False
    """Whether TF_CLOUD_ORGANIZATION names another organization than the `cloud` block: the block wins."""

    @classmethod
    def of(cls, settings: Settings, environment: Mapping[str, str]) -> Target:
        """As Terraform resolves it: what the block does not name, the environment may."""
        return cls(
            host=environment.get("TF_CLOUD_HOSTNAME") or DEFAULT_HOST,
            organization=settings.organization,
            workspace=settings.workspace,
            project=settings.project or environment.get("TF_CLOUD_PROJECT") or None,
            tags=settings.workspace_tags,
            overruled=environment.get("TF_CLOUD_ORGANIZATION", "") not in ("", settings.organization),
        )

    @property
    def path(self) -> str:
        """The workspace in the API."""
        return f"organizations/{quote(self.organization)}/workspaces/{quote(self.workspace)}"

    @property
    def login(self) -> str:
        return "terraform login" + (f" {self.host}" if self.host != DEFAULT_HOST else "")

    @property
    def token_variable(self) -> str:
        return f"TF_TOKEN_{self.host.replace('-', '__').replace('.', '_')}"


class Client:
    """The API, spoken to as the user. Every method raises `ApiError` or `ApiUnreachable`."""

    def __init__(self, base: str, token: Token, environment: Mapping[str, str]) -> None:
        """`base`: URL of the API, with a slash at its end."""
        self.token = token
        self._base = base
        self._session = _session(token, environment)

    @classmethod
    def of(cls, target: Target, environment: Mapping[str, str]) -> Client:
        """Raises TokenMissing, UnreadableConfiguration, ApiUnreachable."""
        config = CliConfig.load(environment)
        token = config.token(target.host, environment)
        if token is None:
            raise TokenMissing
        KNOWN.add(token.value)
        services = config.services(target.host) or _discover(target.host, environment)
        path = next((services[name] for name in _SERVICES if services.get(name)), None)
        if path is None:
            raise ApiUnreachable(f"{target.host} has no Terraform API")
        return cls(urljoin(f"https://{target.host}/", str(path)).rstrip("/") + "/", token, environment)

    def get(self, path: str) -> Any:
        """`data` of the answer."""
        return self._ask("GET", path)["data"]

    def find(self, path: str) -> Any:
        """As `get`; None for what is not there, or not for us to see."""
        try:
            return self.get(path)
        except ApiError as error:
            if error.status == 404:
                return None
            raise

    def send(self, method: str, path: str, data: Any = None) -> Any:
        """`data` of the answer; None when it has none."""
        return self._ask(method, path, None if data is None else {"data": data}).get("data")

    def _ask(self, method: str, path: str, document: Any = None) -> dict[str, Any]:
        import requests

        try:
            answer = self._session.request(
                method,
                urljoin(self._base, path),
                json=document,
                headers={"Content-Type": _MEDIA_TYPE},
                timeout=_TIMEOUT,
            )
            content = answer.json() if answer.content else {}
        except requests.RequestException as error:
            # Not the exception's text: it contains the URL and objects' addresses.
            raise ApiUnreachable(why_unreachable(error)) from None
        if not answer.ok:
            errors = content.get("errors") if isinstance(content, dict) else None
            first = errors[0] if isinstance(errors, list) and errors and isinstance(errors[0], dict) else {}
            raise ApiError(answer.status_code, str(first.get("detail") or first.get("title") or answer.reason))
        return content if isinstance(content, dict) else {}


def selection(settings: Settings) -> dict[str, str]:
    """What tells Terraform which of the tagged workspaces is meant."""
    return {"TF_WORKSPACE": settings.workspace} if settings.workspace_tags else {}


def make_tagged_workspace(settings: Settings, environment: Mapping[str, str]) -> None:
    """Make the workspace, or tag it, where the `cloud` block finds its workspaces by tags.

    Terraform makes a workspace that the block names, but not one that it is only told of (TF_WORKSPACE). Failure says
    what is wrong.
    """
    target = Target.of(settings, environment)
    if not target.tags:
        return
    with failures(target):
        client = Client.of(target, environment)
        found = client.find(target.path) or _make_workspace(client, target)
        client.send(
            "PATCH",
            f"workspaces/{found['id']}/tag-bindings",
            [{"type": "tag-bindings", "attributes": {"key": tag, "value": ""}} for tag in target.tags],
        )


def _make_workspace(client: Client, target: Target) -> Any:
    data: dict[str, Any] = {"type": "workspaces", "attributes": {"name": target.workspace}}
    if target.project is not None:
        project = {"type": "projects", "id": _project(client, target, target.project)}
        data["relationships"] = {"project": {"data": project}}
    return client.send("POST", f"organizations/{quote(target.organization)}/workspaces", data)


def _project(client: Client, target: Target, name: str) -> str:
    path = f"organizations/{quote(target.organization)}/projects"
    listed = client.get(f"{path}?filter%5Bnames%5D={quote(name, safe='')}")
    found = next((project for project in listed if project["attributes"]["name"] == name), None)
    return (found or client.send("POST", path, {"type": "projects", "attributes": {"name": name}}))["id"]


@contextmanager
def failures(target: Target) -> Iterator[None]:
    """Faults of the API as a Failure."""
    try:
        yield
    except TokenMissing:
        raise Failure(
            f"No token for {target.host}.", f"Run `{target.login}`, or set {target.token_variable}."
        ) from None
    except UnreadableConfiguration as error:
        raise Failure(f"Terraform's CLI configuration: {error}.", "Fix the file.") from None
    except (ApiError, ApiUnreachable) as error:
        raise Failure(
            f"{target.host}, workspace {target.workspace}: {error}.", "Run the same command again to go on."
        ) from None


def _discover(host: str, environment: Mapping[str, str]) -> Mapping[str, Any]:
    """https://developer.hashicorp.com/terraform/internals/remote-service-discovery"""
    import requests

    try:
        answer = _session(None, environment).get(f"https://{host}/.well-known/terraform.json", timeout=_TIMEOUT)
        services = answer.json() if answer.ok else None
    except requests.RequestException as error:
        raise ApiUnreachable(why_unreachable(error)) from None
    if not isinstance(services, dict):
        raise ApiUnreachable("it is not a Terraform host")
    return services


def _session(token: Token | None, environment: Mapping[str, str]) -> requests.Session:
    """With tries on lost connections, 429 and 5xx."""
    import requests
    from requests.adapters import HTTPAdapter
    from urllib3.util import Retry

    retry = Retry(
        total=_TRIES - 1,
        connect=2,
        backoff_factor=0.3,
        status_forcelist=(429, 500, 502, 503, 504),
        allowed_methods=None,  # POST too: what was made by one whose answer got lost is found (RemoteSecrets)
        raise_on_status=False,
    )
    session = requests.Session()
    # Of a company's own authority: the variable that Terraform obeys, too.
    session.verify = environment.get("REQUESTS_CA_BUNDLE") or environment.get("SSL_CERT_FILE") or True
    session.mount("https://", HTTPAdapter(max_retries=retry))
    session.mount("http://", HTTPAdapter(max_retries=retry))
    # As a callable, so that a .netrc cannot put another in its place.
    session.auth = _bearer(token) if token is not None else _no_authorization
    return session


def _bearer(token: Token) -> Any:
    def add(request: Any) -> Any:
        request.headers["Authorization"] = f"Bearer {token.value}"
        return request

    return add


def _no_authorization(request: Any) -> Any:
    return request
