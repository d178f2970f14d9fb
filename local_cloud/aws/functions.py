"""Lambda: functions and their invocations."""

from __future__ import annotations

import hashlib
import json
from typing import Any, ClassVar, Final

from local_cloud.aws import policy
from local_cloud.aws.base import (
    AwsResource,
    all_tags,
    filled,
    read_tags,
    region_of,
    set_value,
)
from local_cloud.aws.cloud import ACCOUNT_ID, DEFAULT_REGION, PARTITION, error_code, translated, unless
from local_cloud.model import UNKNOWN, Call, CloudError, Plan, Value
from local_cloud.registration import resource

#: A change of one of these uploads the code again.
_CODE: Final = (
    "filename",
    "s3_bucket",
    "s3_key",
    "s3_object_version",
    "image_uri",
    "source_code_hash",
    "architectures",
    "source_kms_key_arn",
)
_PUBLISHED: Final = ("version", "qualified_arn", "qualified_invoke_arn")


@resource("aws_lambda_function")
class Function(AwsResource):
    unsupported: ClassVar[tuple[str, ...]] = (
        "capacity_provider_config",
        "code_sha256",
        "code_signing_config_arn",
        "dead_letter_config",
        "durable_config",
        "file_system_config",
        "image_uri",
        "layers",
        "snap_start",
        "tenancy_config",
        "vpc_config",
    )

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        super().plan(call, prior, plan, config)
        planned = plan.planned
        if planned.get("package_type") == "Zip":
            missing = [name for name in ("handler", "runtime") if config.get(name) is None]
            if missing:
                raise CloudError(400, f"{' and '.join(missing)} must be set when package_type is Zip")
        if prior is None:
            return
        if any(planned.get(name) != prior.get(name) for name in _CODE):
            for name in ("last_modified", "code_sha256", "source_code_size"):
                planned[name] = UNKNOWN
            if config.get("source_code_hash") is None:
                planned["source_code_hash"] = UNKNOWN
            if planned.get("publish"):
                for name in _PUBLISHED:
                    planned[name] = UNKNOWN

    def create(self, call: Call, planned: Value) -> Value:
        region = region_of(call, planned)
        api = call.session.client("lambda", region)
        code = _code(call, planned)
        tags = all_tags(call, planned)
        with call.session.cloud.changing():
            _check_role(call, planned["role"])
            made = api.create_function(
                FunctionName=planned["function_name"],
                Code=code,
                PackageType=planned["package_type"],
                Publish=bool(planned["publish"]),
                **_configuration(planned),
                **({"Architectures": list(planned["architectures"])} if set_value(planned, "architectures") else {}),
                **({"Tags": tags} if tags else {}),
            )
            self._reserve(api, planned, -1)
        return filled(planned, _computed(made, region) | {"tags_all": tags})

    def _reserve(self, api: Any, planned: Value, before: int) -> None:
        wanted = int(planned.get("reserved_concurrent_executions") or -1)
        if planned.get("reserved_concurrent_executions") == 0:
            wanted = 0
        name = planned["function_name"]
        if wanted >= 0 and wanted != before:
            api.put_function_concurrency(FunctionName=name, ReservedConcurrentExecutions=wanted)
        elif wanted < 0 <= before:
            api.delete_function_concurrency(FunctionName=name)

    def read(self, call: Call, state: Value) -> Value | None:
        from botocore.exceptions import ClientError

        region = region_of(call, state)
        api = call.session.client("lambda", region)
        with call.session.cloud.reading():
            try:
                found = api.get_function(FunctionName=state["id"])
            except ClientError as error:
                if error_code(error) == "ResourceNotFoundException":
                    return None
                raise
        actual = _computed(found["Configuration"], region)
        actual |= _settings(found["Configuration"])
        actual["source_code_hash"] = state.get("source_code_hash") or actual["source_code_hash"]
        actual["description"] = actual["description"] or (state.get("description") and "")
        # Blocks that the configuration leaves to the server show only where they showed before.
        for block in ("ephemeral_storage", "tracing_config", "logging_config", "environment"):
            if not state.get(block):
                actual.pop(block, None)
        for name in (*_PUBLISHED, "last_modified"):
            # `publish` makes them those of the published version, which $LATEST does not tell.
            if state.get("publish") and state.get(name):
                actual.pop(name, None)
        return state | actual | read_tags(call, state, found.get("Tags", {}))

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        region = region_of(call, prior)
        api = call.session.client("lambda", region)
        name = prior["id"]
        new_code = any(planned.get(argument) != prior.get(argument) for argument in _CODE)
        code = _code(call, planned) if new_code else {}
        tags, before = all_tags(call, planned), prior.get("tags_all") or {}
        with call.session.cloud.changing():
            if planned["role"] != prior["role"]:
                _check_role(call, planned["role"])
            made = api.update_function_configuration(FunctionName=name, **_configuration(planned, clear=True))
            if new_code:
                chosen = set_value(planned, "architectures")
                extra = {"Architectures": list(chosen)} if chosen else {}
                made = api.update_function_code(FunctionName=name, Publish=bool(planned["publish"]), **code, **extra)
            self._reserve(api, planned, int(prior.get("reserved_concurrent_executions", -1)))
            gone = sorted(set(before) - set(tags))
            if gone:
                api.untag_resource(Resource=prior["arn"], TagKeys=gone)
            if tags and tags != before:
                api.tag_resource(Resource=prior["arn"], Tags=tags)
        return filled(planned, _computed(made, region) | {"tags_all": tags})

    def delete(self, call: Call, state: Value) -> None:
        if state.get("skip_destroy"):
            return
        api = call.session.client("lambda", region_of(call, state))
        with call.session.cloud.changing(), unless("ResourceNotFoundException"):
            api.delete_function(FunctionName=state["id"])


@resource("aws_lambda_invocation")
class Invocation(AwsResource):
    atomic = False  # the function uses AWS, and with it the store, while Terraform waits for it

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        super().plan(call, prior, plan, config)
        planned = plan.planned
        if planned.get("lifecycle_scope") == "CRUD" and isinstance(planned.get("input"), str):
            _crud_input(planned["input"])
        if prior is None:
            return
        changed = {
            name
            for name in ("input", "lifecycle_scope", "terraform_key", "tenant_id")
            if planned.get(name) != prior.get(name)
        }
        if "input" in changed and planned.get("lifecycle_scope") == "CREATE_ONLY":
            plan.replace.add("input")
        elif changed:
            planned["result"] = planned["id"] = UNKNOWN

    def create(self, call: Call, planned: Value) -> Value:
        return self._invoke(call, planned, "create", None)

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        return self._invoke(call, planned, "update", prior)

    def read(self, call: Call, state: Value) -> Value | None:
        """The provider does not read an invocation again."""
        return state

    def delete(self, call: Call, state: Value) -> None:
        if state.get("lifecycle_scope") == "CRUD":
            self._invoke(call, state, "delete", state)

    def _invoke(self, call: Call, value: Value, action: str, prior: Value | None) -> Value:
        region = region_of(call, value)
        payload = _payload(value, action, prior)
        # Outside `changing`: the function itself calls AWS while it runs.
        with translated():
            answer = call.session.client("lambda", region).invoke(
                FunctionName=value["function_name"], Qualifier=value["qualifier"], Payload=payload.encode()
            )
            result = answer["Payload"].read().decode()
        if answer.get("FunctionError"):
            message = f"Lambda function {value['function_name']} failed: {_reason(result)}"
            raise CloudError(400, message, "FunctionError")
        digest = hashlib.md5(payload.encode(), usedforsecurity=False).hexdigest()
        made = {
            "id": f"{value['function_name']},{value['qualifier']},{digest}",
            "region": region,
            "result": result,
        }
        return filled(value, made)

    def import_state(self, call: Call, import_id: str) -> Value:
        parts = import_id.split(",")
        if len(parts) != 3:
            raise CloudError(400, "the import id is <function name>,<qualifier>,<result hash>", "ValidationException")
        return {"id": import_id, "function_name": parts[0], "qualifier": parts[1]}


def _payload(value: Value, action: str, prior: Value | None) -> str:
    """The payload. With CRUD it includes the action and the previous input."""
    if value.get("lifecycle_scope") != "CRUD":
        return str(value["input"])
    document = _crud_input(value["input"])
    previous = _crud_input(prior["input"]) if prior is not None else None
    document[value.get("terraform_key") or "tf"] = {"action": action, "prev_input": previous}
    return json.dumps(document, separators=(",", ":"))


def _crud_input(text: str) -> dict[str, Any]:
    try:
        document = json.loads(text)
    except ValueError:
        document = None
    if not isinstance(document, dict):
        raise CloudError(400, "lifecycle_scope CRUD needs an input that is a JSON object")
    return document


def _reason(result: str) -> str:
    try:
        details = json.loads(result)
        return f"{details['errorType']}: {details['errorMessage']}"
    except (ValueError, KeyError, TypeError):
        return "no details"


def _check_role(call: Call, arn: str) -> None:
    iam = call.session.client("iam", DEFAULT_REGION)
    from botocore.exceptions import ClientError

    request = policy.Request("sts:AssumeRole", principal="lambda.amazonaws.com")
    try:
        role = iam.get_role(RoleName=arn.rpartition("/")[2])["Role"]
    except ClientError as error:
        if error_code(error) != "NoSuchEntity":
            raise
        role = None
    if role is None or role["Arn"] != arn or not policy.allows([role["AssumeRolePolicyDocument"]], request):
        message = f"The role defined for the function cannot be assumed by Lambda: {arn}"
        raise CloudError(400, message, "InvalidParameterValueException")


def _code(call: Call, planned: Value) -> dict[str, Any]:
    filename = set_value(planned, "filename")
    if filename:
        # Relative to the folder Terraform runs in.
        path = call.session.cloud.working_directory / filename
        try:
            return {"ZipFile": path.read_bytes()}
        except OSError as error:
            raise CloudError(400, f"unable to load {filename!r}: {error.strerror}", "FileNotReadable") from None
    keys = {"s3_bucket": "S3Bucket", "s3_key": "S3Key", "s3_object_version": "S3ObjectVersion"}
    return {api: planned[argument] for argument, api in keys.items() if set_value(planned, argument)}


def _configuration(planned: Value, clear: bool = False) -> dict[str, Any]:
    """The arguments of the API at create and update. `clear`: send empty values too."""
    result: dict[str, Any] = {
        "Role": planned["role"],
        "MemorySize": int(planned["memory_size"]),
        "Timeout": int(planned["timeout"]),
    }
    simple = {"handler": "Handler", "runtime": "Runtime", "description": "Description", "kms_key_arn": "KMSKeyArn"}
    result |= {api: planned[argument] for argument, api in simple.items() if set_value(planned, argument)}
    environment = _first(planned, "environment")
    variables = (environment or {}).get("variables") or {}
    if variables or clear:
        result["Environment"] = {"Variables": variables}
    if clear and not set_value(planned, "description"):
        result["Description"] = ""
    storage = _first(planned, "ephemeral_storage")
    if storage and isinstance(storage.get("size"), int | float):
        result["EphemeralStorage"] = {"Size": int(storage["size"])}
    tracing = _first(planned, "tracing_config")
    if tracing and tracing.get("mode") is not UNKNOWN:
        result["TracingConfig"] = {"Mode": tracing["mode"]}
    return result


def _first(planned: Value, block: str) -> Value | None:
    blocks = set_value(planned, block)
    return blocks[0] if blocks else None


def _settings(found: dict[str, Any]) -> Value:
    """The arguments in a function's configuration."""
    return {
        "function_name": found["FunctionName"],
        "role": found["Role"],
        "handler": found.get("Handler"),
        "runtime": found.get("Runtime"),
        "description": found.get("Description"),
        "memory_size": found["MemorySize"],
        "timeout": found["Timeout"],
        "package_type": found["PackageType"],
        "environment": [{"variables": found.get("Environment", {}).get("Variables", {})}],
    }


def _streaming_arn(arn: str, region: str) -> str:
    """Source: API Gateway Developer Guide, "Set up a Lambda proxy integration with response streaming"."""
    return f"arn:{PARTITION}:apigateway:{region}:lambda:path/2021-11-15/functions/{arn}/response-streaming-invocations"


def _computed(found: dict[str, Any], region: str) -> Value:
    name, version = found["FunctionName"], found["Version"]
    arn = f"arn:{PARTITION}:lambda:{region}:{ACCOUNT_ID}:function:{name}"
    gateway = f"arn:{PARTITION}:apigateway:{region}:lambda:path/2015-03-31/functions"
    return {
        "id": name,
        "arn": arn,
        "architectures": found.get("Architectures", ["x86_64"]),
        "code_sha256": found["CodeSha256"],
        "ephemeral_storage": [{"size": found.get("EphemeralStorage", {}).get("Size", 512)}],
        "invoke_arn": f"{gateway}/{arn}/invocations",
        "response_streaming_invoke_arn": _streaming_arn(arn, region),
        "last_modified": f"{found['LastModified'][:23]}+0000",
        "logging_config": [
            {
                "log_format": "Text",
                "log_group": f"/aws/lambda/{name}",
                "application_log_level": "",
                "system_log_level": "",
            }
        ],
        "qualified_arn": f"{arn}:{version}",
        "qualified_invoke_arn": f"{gateway}/{arn}:{version}/invocations",
        "region": region,
        "signing_job_arn": "",
        "signing_profile_version_arn": "",
        "source_code_hash": found["CodeSha256"],
        "source_code_size": found["CodeSize"],
        "tracing_config": [{"mode": found.get("TracingConfig", {}).get("Mode", "PassThrough")}],
        "version": version,
    }
