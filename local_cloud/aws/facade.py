"""What the other clouds and Lambda functions use of the local AWS account."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from local_cloud.aws import policy
from local_cloud.aws.cloud import ACCOUNT_ID, DEFAULT_REGION, PARTITION, AwsCloud, error_code
from local_cloud.aws.iam import policy_document, role_documents
from local_cloud.model import CloudError


@dataclass(frozen=True)
class _Rights:
    """The policy documents of a role, and its permissions boundary."""

    documents: Sequence[str]
    boundary: str | None

    def allow(self, request: policy.Request) -> bool:
        within = self.boundary is None or policy.allows([self.boundary], request)
        return within and policy.allows(self.documents, request)


class LocalAwsFacade:
    """`local_cloud.model.AwsFacade` and `GlueCatalog`, and the gateway's `Guard`."""

    def __init__(self, cloud: AwsCloud) -> None:
        self._cloud = cloud
        # Only touched inside `reading` or `changing`, where calls take turns.
        self._rights_version: str | None = None
        self._rights_of: dict[str, _Rights | None] = {}

    # AwsFacade

    def account_id(self) -> str:
        return ACCOUNT_ID

    def assume_role(self, role_arn: str, principal_arn: str, external_id: str | None) -> None:
        """CloudError(403, AccessDenied) unless the role exists and its trust policy allows the principal.

        `principal_arn` may also be a service, e.g. `glue.amazonaws.com`.
        """
        context = {} if external_id is None else {"sts:ExternalId": external_id}
        request = policy.Request("sts:AssumeRole", principal=principal_arn, context=context)
        with self._cloud.reading():
            role = self._role(role_arn)
        if role is None or not policy.allows([role["AssumeRolePolicyDocument"]], request):
            # AWS returns the same error for a missing role.
            raise CloudError(
                403,
                f"User: {principal_arn} is not authorized to perform: sts:AssumeRole on resource: {role_arn}",
                "AccessDenied",
            )

    def check_access(self, role_arn: str, actions: Sequence[str], resource_arn: str) -> None:
        """CloudError(403, AccessDenied) unless the role's policies allow every action on the resource."""
        with self._cloud.reading():
            rights = self._rights(role_arn)
        for action in actions:
            request = policy.Request(action, resource_arn, context=_context(action))
            if rights is None or not rights.allow(request):
                raise CloudError(
                    403,
                    f"{role_arn} is not authorized to perform: {action} on resource: {resource_arn}",
                    "AccessDenied",
                )

    def bucket_region(self, bucket: str) -> str:
        """The region of a bucket. CloudError(404, NoSuchBucket) when it does not exist."""
        with self._cloud.reading():
            location = self._cloud.client("s3", DEFAULT_REGION).get_bucket_location(Bucket=bucket)
        return location.get("LocationConstraint") or "us-east-1"

    def secret_value(self, secret_id: str) -> str:
        """AWSCURRENT of a secret; CloudError(404) when it does not exist or is scheduled for deletion."""
        api = self._cloud.client("secretsmanager", _region(secret_id))
        try:
            with self._cloud.reading():
                value = api.get_secret_value(SecretId=secret_id)
        except CloudError as error:
            if error.code in ("ResourceNotFoundException", "InvalidRequestException"):
                raise CloudError(404, f"secret {secret_id} has no current value", error.code) from None
            raise
        return str(value.get("SecretString", ""))

    # GlueCatalog

    def register_table(
        self,
        database: str,
        table: str,
        location: str,
        columns: Sequence[tuple[str, str]] = (),
        region: str = DEFAULT_REGION,
    ) -> None:
        """Register or change an Iceberg table; create the database if needed.

        `location` is the table's folder (`s3://bucket/prefix`), `columns` names and Iceberg types (`decimal(10, 2)`) in
        their order.
        """
        glue = self._cloud.client("glue", region)
        entry = {
            "Name": table,
            "TableType": "EXTERNAL_TABLE",
            "Parameters": {"table_type": "ICEBERG"},
            "StorageDescriptor": {
                "Location": location,
                "Columns": [{"Name": name, "Type": kind} for name, kind in columns],
            },
        }
        with self._cloud.changing():
            if not self._found(lambda: glue.get_database(Name=database)):
                glue.create_database(DatabaseInput={"Name": database})
            if self._found(lambda: glue.get_table(DatabaseName=database, Name=table)):
                glue.update_table(DatabaseName=database, TableInput=entry)
            else:
                glue.create_table(DatabaseName=database, TableInput=entry)

    def has_table(self, database: str, table: str, region: str = DEFAULT_REGION) -> bool:
        glue = self._cloud.client("glue", region)
        with self._cloud.reading():
            return self._found(lambda: glue.get_table(DatabaseName=database, Name=table))

    def table_columns(self, database: str, table: str, region: str = DEFAULT_REGION) -> Sequence[tuple[str, str]]:
        """Names and Iceberg types in their order; `()` when the catalog has none."""
        glue = self._cloud.client("glue", region)
        with self._cloud.reading():
            if not self._found(lambda: glue.get_table(DatabaseName=database, Name=table)):
                return ()
            found = glue.get_table(DatabaseName=database, Name=table)["Table"]
        columns = found.get("StorageDescriptor", {}).get("Columns", [])
        return tuple((column["Name"], column["Type"]) for column in columns)

    # Guard

    def check(self, role_arn: str, action: str, arguments: Mapping[str, Any], region: str) -> None:
        """CloudError(AccessDeniedException) unless a function's role allows a request."""
        resource = "*"
        secret = arguments.get("SecretId")
        if secret:
            resource = self._secret_arn(str(secret), region)
        try:
            self.check_access(role_arn, [action], resource)
        except CloudError as error:
            raise CloudError(400, f"User: {error.message}", "AccessDeniedException") from None

    def log(self, function: str, role_arn: str, region: str, lines: list[str]) -> None:
        """Write the output of a function to its log group if its role is allowed to."""
        if not lines:
            return
        api = self._cloud.client("logs", region)
        group, stream = f"/aws/lambda/{function}", time.strftime("%Y/%m/%d/[$LATEST]local")
        arn = f"arn:{PARTITION}:logs:{region}:{ACCOUNT_ID}:log-group:{group}"
        with self._cloud.changing():
            groups = api.describe_log_groups(logGroupNamePrefix=group)["logGroups"]
            missing = all(found["logGroupName"] != group for found in groups)
            actions = ["logs:CreateLogStream", "logs:PutLogEvents", *(["logs:CreateLogGroup"] if missing else [])]
            try:
                self.check_access(role_arn, actions, f"{arn}:*")
            except CloudError:
                return
            if missing:
                api.create_log_group(logGroupName=group)
            if not api.describe_log_streams(logGroupName=group, logStreamNamePrefix=stream)["logStreams"]:
                api.create_log_stream(logGroupName=group, logStreamName=stream)
            now = int(time.time() * 1000)
            events = [{"timestamp": now, "message": line or " "} for line in lines]
            api.put_log_events(logGroupName=group, logStreamName=stream, logEvents=events)

    def _role(self, arn: str) -> dict[str, Any] | None:
        iam = self._cloud.client("iam", DEFAULT_REGION)
        try:
            role: dict[str, Any] = iam.get_role(RoleName=arn.rpartition("/")[2])["Role"]
        except iam.exceptions.NoSuchEntityException:
            return None
        return role if role["Arn"] == arn else None

    def _rights(self, role_arn: str) -> _Rights | None:
        """The policies of a role; None when it does not exist.

        They are cached until IAM changes: collecting them takes a dozen requests.
        """
        version = self._cloud.state.version("iam")
        if version is None or version != self._rights_version:
            self._rights_of.clear()
            self._rights_version = version
        if role_arn not in self._rights_of:
            self._rights_of[role_arn] = self._collect_rights(role_arn)
        return self._rights_of[role_arn]

    def _collect_rights(self, role_arn: str) -> _Rights | None:
        role = self._role(role_arn)
        if role is None:
            return None
        iam = self._cloud.client("iam", DEFAULT_REGION)
        limit = role.get("PermissionsBoundary", {}).get("PermissionsBoundaryArn")
        return _Rights(role_documents(iam, role["RoleName"]), policy_document(iam, limit) if limit else None)

    def _secret_arn(self, secret: str, region: str) -> str:
        if secret.startswith("arn:"):
            return secret
        api = self._cloud.client("secretsmanager", region)
        try:
            with self._cloud.reading():
                return str(api.describe_secret(SecretId=secret)["ARN"])
        except CloudError:
            return f"arn:{PARTITION}:secretsmanager:{region}:{ACCOUNT_ID}:secret:{secret}"

    def _found(self, ask: Any) -> bool:
        from botocore.exceptions import ClientError

        try:
            ask()
        except ClientError as error:
            if error_code(error) == "EntityNotFoundException":
                return False
            raise
        return True


#: S3 actions on the bucket itself. Policies of object stores' readers, Snowflake's documented sample among them, put
#: them into one statement under an `s3:prefix` condition: a check of the whole bucket uses the empty prefix.
_BUCKET_ACTIONS: Final = ("s3:listbucket", "s3:getbucketlocation")


def _context(action: str) -> dict[str, str]:
    return {"s3:prefix": ""} if action.lower().startswith(_BUCKET_ACTIONS) else {}


def _region(secret_id: str) -> str:
    parts = secret_id.split(":")
    return parts[3] if len(parts) > 3 and parts[0] == "arn" else DEFAULT_REGION
