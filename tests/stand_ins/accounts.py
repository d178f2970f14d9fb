"""Real-accounts mode on stand-ins: the commands run as for real accounts, without `--local`, and reach nobody real.

The synthesized files are used byte for byte, `cloud` block included:

- Terraform Cloud is a `TerraformCloud`, found through `TF_CLI_CONFIG_FILE`;
- the providers are the local clouds', found through `TF_REATTACH_PROVIDERS`. The product takes no such variable from
  its caller, so it is added by the program that `TERRAFORM_BINARY_NAME` names: a script that hands over to the real
  Terraform, and notes each call's arguments;
- boto3 reaches the local AWS through `AWS_ENDPOINT_URL`;
- what is asked of Confluent and Snowflake before anything is made, `Vendors` answers.

    with accounts(tmp_path, stack=project.root / STACK) as there:
        project.deploy("create", "--auto-approve", **there.environment())
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from local_cloud import client
from tests.stand_ins.hcp_model import Workspace
from tests.stand_ins.terraform_cloud import TerraformCloud
from tests.stand_ins.vendors import Vendors

ROOT: Final = Path(__file__).resolve().parents[2]
STACK: Final = Path("cdktf.out/stacks/tableflow-kickstarter")
"""The synthesized folder below a checkout."""
ADMIN_SECRET: Final = "/snowflake_admin_credentials"
ORGANIZATION: Final = "signalroom"
WORKSPACE: Final = "ccaf-tableflow-aws-glue-snowflake-kickstarter"
REGION: Final = "us-east-1"


@dataclass(frozen=True)
class Accounts:
    """Everything outside that a run talks to."""

    folder: Path
    hcp: TerraformCloud
    clouds: client.Service
    confluent: dict[str, str]
    """`confluent_api_key`, `confluent_api_secret`."""
    cli_config: Path
    terraform: Path
    """The program that Terraform is started with."""
    vendors: Vendors

    def environment(self, **more: str) -> dict[str, str]:
        """What a user with accounts has in the environment: nothing of it is for tests but where things are."""
        return {
            "TF_CLI_CONFIG_FILE": str(self.cli_config),
            "TERRAFORM_BINARY_NAME": str(self.terraform),
            "TF_VAR_confluent_api_key": self.confluent["confluent_api_key"],
            "TF_VAR_confluent_api_secret": self.confluent["confluent_api_secret"],
            "TF_VAR_admin_service_user_secrets_root_path": ADMIN_SECRET,
            "AWS_ENDPOINT_URL": self.clouds.status()["endpoints"]["aws"],
            "AWS_ACCESS_KEY_ID": "AKIASTANDIN000000000",
            "AWS_SECRET_ACCESS_KEY": "stand-in-secret-key",
            "AWS_SESSION_TOKEN": "stand-in-session-token",
            "AWS_DEFAULT_REGION": REGION,
            "AWS_CONFIG_FILE": os.devnull,
            "AWS_SHARED_CREDENTIALS_FILE": os.devnull,
            "AWS_EC2_METADATA_DISABLED": "true",
            # Whatever is not a stand-in speaks TLS: there is no way to it.
            "HTTPS_PROXY": "http://127.0.0.1:9",
            "https_proxy": "http://127.0.0.1:9",
            "NO_PROXY": "127.0.0.1,localhost",
            "no_proxy": "127.0.0.1,localhost",
            **self.vendors.environment(),
            **more,
        }

    @property
    def workspace(self) -> Workspace:
        """The default one; KeyError while there is none."""
        return self.hcp.model.organizations[ORGANIZATION].workspaces[WORKSPACE]

    def state(self) -> dict[str, Any]:
        """What the workspace keeps; without resources while nothing was ever stored."""
        kept = self.workspace.current_state
        return json.loads(kept.content or b"") if kept is not None else {"resources": []}

    def calls(self) -> list[list[str]]:
        """The arguments of every call of Terraform."""
        path = self._calls
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    @property
    def _calls(self) -> Path:
        return self.folder / "terraform-calls"


@contextlib.contextmanager
def accounts(folder: Path, *, stack: Path) -> Iterator[Accounts]:
    """Stand-ins for every party, their state below `folder`, until the block ends.

    `stack` is the folder that Terraform will run in. The organization is there, the workspace is not.
    """
    place = folder / "stand-ins"
    place.mkdir(mode=0o700, parents=True)
    clouds = client.ensure(place / "clouds")
    worker = {"TF_REATTACH_PROVIDERS": clouds.reattach()}
    try:
        with TerraformCloud(place, worker_environment=worker) as hcp, Vendors() as vendors:
            hcp.organization(ORGANIZATION)
            # Relative paths in the configuration start where Terraform runs: here, or where a remote run does.
            hcp.worker.prepare = lambda there: clouds.accounts(ADMIN_SECRET, there)
            confluent = clouds.accounts(ADMIN_SECRET, stack)
            vendors.confluent = {confluent["confluent_api_key"]: confluent["confluent_api_secret"]}
            vendors.admit(_admin_document(clouds))
            yield Accounts(
                place,
                hcp,
                clouds,
                confluent,
                hcp.write_cli_config(place / "terraform.rc"),
                _terraform(place, clouds.reattach()),
                vendors,
            )
    finally:
        clouds.stop()


def _admin_document(clouds: client.Service) -> dict[str, Any]:
    """What the Snowflake admin's secret holds in the local AWS."""
    import boto3

    secrets = boto3.client(
        "secretsmanager",
        region_name=REGION,
        endpoint_url=clouds.status()["endpoints"]["aws"],
        aws_access_key_id="AKIASTANDIN000000000",
        aws_secret_access_key="stand-in-secret-key",
    )
    return json.loads(secrets.get_secret_value(SecretId=ADMIN_SECRET)["SecretString"])


def _terraform(folder: Path, reattach: str) -> Path:
    """A program that is the wheel's Terraform with the local clouds' providers."""
    body = (
        f"#!{sys.executable}\n"
        "import json, os, sys\n"
        f"calls = {str(folder / 'terraform-calls')!r}\n"
        "with open(calls, 'a') as notes:\n"
        "    notes.write(json.dumps(sys.argv[1:]) + '\\n')\n"
        f"os.environ['TF_REATTACH_PROVIDERS'] = {reattach!r}\n"
        f"os.environ['PYTHONPATH'] = {str(ROOT)!r}\n"
        "os.execv(sys.executable, [sys.executable, '-m', 'deploy.terraform.program', *sys.argv[1:]])\n"
    )
    path = folder / "terraform"
    path.write_text(body)
    path.chmod(0o700)
    return path
