"""Data sources about the account itself."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from local_cloud.aws.cloud import DEFAULT_REGION, PARTITION
from local_cloud.model import Call, CloudError, DataSource, Value
from local_cloud.registration import data_source


@functools.cache
def regions() -> Mapping[str, str]:
    """The regions of AWS with their descriptions, as botocore has them."""
    from botocore.loaders import create_loader

    partitions = create_loader().load_data("endpoints")["partitions"]
    found = next(entry["regions"] for entry in partitions if entry["partition"] == PARTITION)
    return {name: entry["description"] for name, entry in found.items()}


@data_source("aws_caller_identity")
class CallerIdentity(DataSource):
    def read(self, call: Call, config: Value) -> Value:
        with call.session.cloud.reading():
            who = call.session.client("sts", DEFAULT_REGION).get_caller_identity()
        account = who["Account"]
        arn = who["Arn"].replace(":sts:", ":iam:") if ":user/" in who["Arn"] else who["Arn"]
        return config | {"account_id": account, "arn": arn, "id": account, "user_id": who["UserId"]}


@data_source("aws_region")
class Region(DataSource):
    def read(self, call: Call, config: Value) -> Value:
        region = config.get("region") or config.get("name") or call.session.region
        endpoint = config.get("endpoint")
        if endpoint:
            region = endpoint.removeprefix("ec2.").split(".")[0]
        if region not in regions():
            raise CloudError(404, f"region {region!r} does not exist", "InvalidRegion")
        return config | {
            "description": regions()[region],
            "endpoint": f"ec2.{region}.amazonaws.com",
            "id": region,
            "name": region,
            "region": region,
        }
