"""What the local clouds hold, asked from outside."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import boto3

from local_cloud import client


def aws(clouds: client.Service, service: str) -> Any:
    """A boto3 client, as a user's own tools would have it."""
    session = boto3.Session("AKIAUSER", "user", region_name="us-east-1")
    return session.client(service, endpoint_url=clouds.status()["endpoints"]["aws"])


def tables(clouds: client.Service) -> dict[str, set[str]]:
    """Tables by Glue database."""
    glue = aws(clouds, "glue")
    return {
        database["Name"]: {table["Name"] for table in glue.get_tables(DatabaseName=database["Name"])["TableList"]}
        for database in glue.get_databases()["DatabaseList"]
    }


def in_aws(clouds: client.Service) -> dict[str, list[str]]:
    """Names of all that is in the AWS account."""
    secrets = aws(clouds, "secretsmanager").list_secrets(IncludePlannedDeletion=True)["SecretList"]
    return {
        "buckets": [each["Name"] for each in aws(clouds, "s3").list_buckets()["Buckets"]],
        "roles": [each["RoleName"] for each in aws(clouds, "iam").list_roles()["Roles"]],
        "policies": [each["PolicyName"] for each in aws(clouds, "iam").list_policies(Scope="Local")["Policies"]],
        "secrets": [each["Name"] for each in secrets],
        "functions": [each["FunctionName"] for each in aws(clouds, "lambda").list_functions()["Functions"]],
        "log groups": [each["logGroupName"] for each in aws(clouds, "logs").describe_log_groups()["logGroups"]],
        "databases": list(tables(clouds)),
    }


def documents(folder: Path) -> list[tuple[str, str]]:
    """Kind and id of all that Confluent and Snowflake hold; `folder` is `.local/`."""
    with sqlite3.connect(folder / "cloud.db") as connection:
        found = connection.execute("SELECT kind, id FROM documents").fetchall()
    return sorted((kind, id) for kind, id in found if kind.startswith(("confluent.", "snowflake.")))
