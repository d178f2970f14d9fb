"""Connections to AWS for a look around: patient with a slow network, not with a dead one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

_PATIENCE: Final = {"connect_timeout": 5, "read_timeout": 10, "retries": {"total_max_attempts": 3, "mode": "standard"}}
"""Seconds to connect and to wait for an answer; tries, of which the later ones wait a little: who asks much at once is
held back by AWS now and then."""
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
        """To the local AWS, which takes any key, and asks nobody for one."""
        import boto3

        session = boto3.Session("AKIALOCALCLOUD000000", "local-cloud")
        return cls(session, region or _LOCAL_REGION, endpoint)

    def client(self, service: str) -> Any:
        from botocore.config import Config

        config = Config(**_PATIENCE, s3={"addressing_style": "path"} if self.endpoint else None)
        return self.session.client(service, region_name=self.region, endpoint_url=self.endpoint, config=config)
