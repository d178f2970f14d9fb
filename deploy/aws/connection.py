"""boto3 clients with short connect and long read timeouts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

_CONFIG: Final = {"connect_timeout": 5, "read_timeout": 10, "retries": {"total_max_attempts": 3, "mode": "standard"}}
"""Seconds to connect and to wait for a response; attempts, with pauses between them because AWS throttles bursts."""
_LOCAL_REGION: Final = "us-east-1"


@dataclass(frozen=True)
class Connection:
    """To one account and region."""

    session: Any
    """boto3's session."""
    region: str
    endpoint: str | None = None

    @classmethod
    def to_local_cloud(cls, endpoint: str, region: str) -> Connection:
        """To the local AWS, which accepts any key."""
        import boto3

        session = boto3.Session("AKIALOCALCLOUD000000", "local-cloud")
        return cls(session, region or _LOCAL_REGION, endpoint)

    def client(self, service: str) -> Any:
        from botocore.config import Config

        config = Config(**_CONFIG, s3={"addressing_style": "path"} if self.endpoint else None)
        return self.session.client(service, region_name=self.region, endpoint_url=self.endpoint, config=config)
