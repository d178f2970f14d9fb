"""Data sources about the account itself, and the policy document that needs no AWS."""

from __future__ import annotations

import json
import zlib
from typing import Any, Final

from local_cloud.aws.cloud import DEFAULT_REGION, PARTITION
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


@data_source("aws_partition")
class Partition(DataSource):
    def read(self, call: Call, config: Value) -> Value:
        suffix = "amazonaws.com"
        reverse = ".".join(reversed(suffix.split(".")))
        return config | {"dns_suffix": suffix, "id": PARTITION, "partition": PARTITION, "reverse_dns_prefix": reverse}


@data_source("aws_iam_policy_document")
class PolicyDocument(DataSource):
    def read(self, call: Call, config: Value) -> Value:
        version = config.get("version") or "2012-10-17"
        document: dict[str, Any] = {"Version": version}
        sources = [text for text in [config.get("source_json"), *(config.get("source_policy_documents") or [])] if text]
        overrides = [t for t in [config.get("override_json"), *(config.get("override_policy_documents") or [])] if t]
        statements: list[dict[str, Any]] = []
        seen: set[str] = set()
        for text in sources:
            source = json.loads(text)
            document |= {key: source[key] for key in ("Version", "Id") if source.get(key)}
            for statement in _statements(source):
                if statement.get("Sid") in seen:
                    raise CloudError(400, f"duplicate Sid {statement['Sid']!r} in the source documents")
                _add(statements, statement, seen, replace=False)
        if config.get("policy_id"):
            document["Id"] = config["policy_id"]
        own: set[str] = set()
        for block in config.get("statement") or []:
            statement = _statement(block, version)
            sid = statement.get("Sid")
            if sid in own:
                raise CloudError(400, f"duplicate Sid {sid!r} in the document")
            own |= {sid} if sid else set()
            _add(statements, statement, seen, replace=True)
        for text in overrides:
            source = json.loads(text)
            document |= {key: source[key] for key in ("Version", "Id") if source.get(key)}
            for statement in _statements(source):
                _add(statements, statement, seen, replace=True)
        ordered = {key: document[key] for key in ("Version", "Id") if key in document} | {"Statement": statements}
        text = _go_json(ordered, indent=2)
        return config | {
            "version": version,
            "json": text,
            "minified_json": _go_json(ordered, indent=None),
            "id": str(zlib.crc32(text.encode())),
        }


def _statements(document: dict[str, Any]) -> list[dict[str, Any]]:
    found = document.get("Statement", [])
    return found if isinstance(found, list) else [found]


def _add(statements: list[dict[str, Any]], new: dict[str, Any], seen: set[str], replace: bool) -> None:
    sid = new.get("Sid")
    if sid and replace:
        for position, old in enumerate(statements):
            if old.get("Sid") == sid:
                statements[position] = new
                return
    if sid:
        seen.add(sid)
    statements.append(new)


def _statement(block: Value, version: str) -> dict[str, Any]:
    result: dict[str, Any] = {}
    if block.get("sid"):
        result["Sid"] = block["sid"]
    result["Effect"] = block.get("effect") or "Allow"
    for argument, element in (
        ("actions", "Action"),
        ("not_actions", "NotAction"),
        ("resources", "Resource"),
        ("not_resources", "NotResource"),
    ):
        values = [_variables(v, version) for v in block.get(argument) or []]
        if values:
            result[element] = _folded(values)
    for argument, element in (("principals", "Principal"), ("not_principals", "NotPrincipal")):
        if block.get(argument):
            result[element] = _principals(block[argument], version)
    conditions: dict[str, dict[str, Any]] = {}
    for condition in block.get("condition") or []:
        values = [_variables(v, version) for v in condition["values"]]
        tests = conditions.setdefault(condition["test"], {})
        tests[_variables(condition["variable"], version)] = values[0] if len(values) == 1 else values
    if conditions:
        result["Condition"] = {test: dict(sorted(conditions[test].items())) for test in sorted(conditions)}
    return result


def _principals(blocks: list[Value], version: str) -> Any:
    if len(blocks) == 1 and blocks[0]["type"] == "*" and list(blocks[0]["identifiers"]) == ["*"]:
        return "*"
    merged: dict[str, list[str]] = {}
    for block in blocks:
        merged.setdefault(block["type"], []).extend(_variables(v, version) for v in block["identifiers"])
    return {kind: _folded(merged[kind]) for kind in sorted(merged)}


def _folded(values: list[str]) -> Any:
    ordered = sorted(set(values), reverse=True)
    return ordered[0] if len(ordered) == 1 else ordered


def _variables(text: str, version: str) -> str:
    """`&{...}` is how a configuration writes IAM's own `${...}`, which Terraform would interpolate."""
    if version == "2008-10-17" and "&{" in text:
        raise CloudError(400, f"policy variables need version 2012-10-17: {text}")
    return text.replace("&{", "${")


def _go_json(document: Any, indent: int | None) -> str:
    """JSON as the provider writes it: Go escapes <, > and & and leaves other characters as they are."""
    separators = (",", ": ") if indent else (",", ":")
    text = json.dumps(document, indent=indent, separators=separators, ensure_ascii=False)
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
