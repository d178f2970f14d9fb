"""Data sources about the account itself."""

from __future__ import annotations

from typing import Final

from local_cloud.aws.cloud import DEFAULT_REGION
from local_cloud.model import Call, CloudError, DataSource, Value
from local_cloud.registration import data_source

#: Source: AWS General Reference, "AWS service endpoints" (regional endpoints).
REGIONS: Final = {
    "af-south-1": "Africa (Cape Town)",
    "ap-east-1": "Asia Pacific (Hong Kong)",
    "ap-northeast-1": "Asia Pacific (Tokyo)",
    "ap-northeast-2": "Asia Pacific (Seoul)",
    "ap-northeast-3": "Asia Pacific (Osaka)",
    "ap-south-1": "Asia Pacific (Mumbai)",
    "ap-south-2": "Asia Pacific (Hyderabad)",
    "ap-southeast-1": "Asia Pacific (Singapore)",
    "ap-southeast-2": "Asia Pacific (Sydney)",
    "ap-southeast-3": "Asia Pacific (Jakarta)",
    "ap-southeast-4": "Asia Pacific (Melbourne)",
    "ca-central-1": "Canada (Central)",
    "ca-west-1": "Canada West (Calgary)",
    "eu-central-1": "Europe (Frankfurt)",
    "eu-central-2": "Europe (Zurich)",
    "eu-north-1": "Europe (Stockholm)",
    "eu-south-1": "Europe (Milan)",
    "eu-south-2": "Europe (Spain)",
    "eu-west-1": "Europe (Ireland)",
    "eu-west-2": "Europe (London)",
    "eu-west-3": "Europe (Paris)",
    "il-central-1": "Israel (Tel Aviv)",
    "me-central-1": "Middle East (UAE)",
    "me-south-1": "Middle East (Bahrain)",
    "sa-east-1": "South America (Sao Paulo)",
    "us-east-1": "US East (N. Virginia)",
    "us-east-2": "US East (Ohio)",
    "us-west-1": "US West (N. California)",
    "us-west-2": "US West (Oregon)",
}


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
        if region not in REGIONS:
            raise CloudError(404, f"region {region!r} does not exist", "InvalidRegion")
        return config | {
            "description": REGIONS[region],
            "endpoint": f"ec2.{region}.amazonaws.com",
            "id": region,
            "name": region,
            "region": region,
        }
