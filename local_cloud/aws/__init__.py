"""The local AWS: moto behind boto3, one small class a resource type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from local_cloud import registration
from local_cloud.model import CloudError, DataSource, Resource, Value

if TYPE_CHECKING:
    from pathlib import Path

    from local_cloud.aws.cloud import AwsCloud, AwsSession
    from local_cloud.aws.facade import LocalAwsFacade
    from local_cloud.clock import Clock
    from local_cloud.store import Store


class AwsProvider:
    """`local_cloud.model.Provider` for hashicorp/aws. `close` it before the store."""

    name = "aws"
    source = "hashicorp/aws"

    def __init__(self, cloud: AwsCloud) -> None:
        # Importing the modules registers their classes.
        from local_cloud.aws import data_sources, functions, iam, logs, s3, secrets_manager  # noqa: F401
        from local_cloud.aws.facade import LocalAwsFacade
        from local_cloud.aws.lambda_runtime import LambdaRuntime

        self._cloud = cloud
        self.facade: LocalAwsFacade = LocalAwsFacade(cloud)
        self._runtime = LambdaRuntime(
            cloud.state, self.facade.account_id(), lambda: cloud.endpoint_url, self.facade.log
        )
        cloud.gateway.guard = _Guard(self._runtime, self.facade)
        cloud.gateway.invoke = self._runtime.invoke
        self.resources: Mapping[str, Resource] = registration.resources("aws")
        self.data_sources: Mapping[str, DataSource] = registration.data_sources("aws")

    @property
    def endpoint_url(self) -> str:
        """Endpoint of the local AWS for boto3, the AWS CLI and other tools (AWS_ENDPOINT_URL)."""
        return self._cloud.endpoint_url

    def work_in(self, folder: Path) -> None:
        """Set the folder Terraform runs in: relative `filename`s start there."""
        self._cloud.working_directory = folder

    def configure(self, config: Value) -> AwsSession:
        """Any complete key belongs to the one account; without a key the machine's own credentials are assumed."""
        from local_cloud.aws.cloud import DEFAULT_REGION, AwsSession
        from local_cloud.aws.data_sources import regions

        if bool(config.get("access_key")) != bool(config.get("secret_key")):
            raise CloudError(403, "access_key and secret_key are only valid together", "InvalidClientTokenId")
        region = config.get("region") or DEFAULT_REGION
        if region not in regions() and not config.get("skip_region_validation"):
            raise CloudError(400, f"invalid AWS Region: {region}", "InvalidRegion")
        self._check_account(config)
        blocks = config.get("default_tags") or []
        return AwsSession(self._cloud, region, dict((blocks[0].get("tags") or {}) if blocks else {}))

    def _check_account(self, config: Value) -> None:
        account = self.facade.account_id()
        allowed, forbidden = config.get("allowed_account_ids") or [], config.get("forbidden_account_ids") or []
        if (allowed and account not in allowed) or account in forbidden:
            raise CloudError(403, f"AWS account ID not allowed: {account}", "AccessDenied")

    def seed_secret(self, name: str, string: str, region: str = "us-east-1") -> None:
        """Create or update a secret that a user's account would already have."""
        api = self._cloud.client("secretsmanager", region)
        with self._cloud.changing():
            from local_cloud.aws.cloud import unless

            with unless("ResourceNotFoundException"):
                if api.describe_secret(SecretId=name).get("DeletedDate"):
                    api.restore_secret(SecretId=name)
                if api.get_secret_value(SecretId=name).get("SecretString") != string:
                    api.put_secret_value(SecretId=name, SecretString=string)
                return
            api.create_secret(Name=name, SecretString=string)

    def warm(self) -> None:
        """Load what the first call to each service would otherwise wait for: routes, clients, descriptions."""
        from local_cloud.aws.cloud import DEFAULT_REGION

        reads = {
            "s3": "list_buckets",
            "iam": "list_roles",
            "sts": "get_caller_identity",
            "secretsmanager": "list_secrets",
            "lambda": "list_functions",
            "logs": "describe_log_groups",
            "glue": "get_databases",
        }
        for service, read in reads.items():
            client = self._cloud.client(service, DEFAULT_REGION)
            # Before the read, as that locks the store for all clouds.
            self._cloud.gateway.prepare(service)
            with self._cloud.reading():
                getattr(client, read)()

    def close(self) -> None:
        self._cloud.close()
        self._runtime.close()


class _Guard:
    """The gateway's `Guard`."""

    def __init__(self, runtime: Any, port: LocalAwsFacade) -> None:
        self.role_of = runtime.role_of
        self.check = port.check


def provider(store: Store, clock: Clock, port: int = 0) -> AwsProvider:
    """The local AWS of a store. `port`: its loopback port; 0: a free one."""
    from local_cloud.aws.cloud import AwsCloud

    return AwsProvider(AwsCloud(store, clock, port))
