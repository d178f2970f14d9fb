"""S3: the bucket that holds the Iceberg tables."""

from __future__ import annotations

from cdktf_cdktf_provider_aws.s3_bucket import S3Bucket
from constructs import Construct

from imports.random.uuid import Uuid
from lakehouse.addressing import create_at_address
from lakehouse.names import Names


class Storage(Construct):
    """The bucket. It is emptied when it is deleted, because its tables can be built again from the topics."""

    def __init__(self, scope: Construct, id_: str, *, names: Names) -> None:
        super().__init__(scope, id_)
        uuid = create_at_address(Uuid, self, "s3_bucket")
        self.bucket = create_at_address(
            S3Bucket, self, "iceberg_bucket", bucket=f"{names.bucket_prefix}-{uuid.id}", force_destroy=True
        )
