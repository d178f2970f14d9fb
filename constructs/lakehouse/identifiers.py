"""How AWS, Confluent and Snowflake write the names of their objects in ARNs, URLs, principals and SQL."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from cdktf import Fn

from lakehouse.names import Names


class ConfluentObject(Protocol):
    """A Confluent object that others refer to by id, kind and API version, such as a service account or a cluster."""

    @property
    def id(self) -> str: ...

    @property
    def api_version(self) -> str: ...

    @property
    def kind(self) -> str: ...


def principal(service_account: ConfluentObject) -> str:
    """A service account as ACLs and role bindings name it."""
    return f"User:{service_account.id}"


def flink_endpoint(region: str) -> str:
    """Flink's REST endpoint of a region (https://docs.confluent.io/cloud/current/flink/operate-and-deploy/flink-rest-api.html)."""
    return f"https://flink.{region}.aws.confluent.cloud"


def role_arn(account_id: str, role: str) -> str:
    """ARN of an IAM role. Composed, because a reference would be a cycle: the role's trust policy needs the ids of
    objects that are created with this ARN."""
    return f"arn:aws:iam::{account_id}:role/{role}"


@dataclass(frozen=True)
class TrustedUser:
    """The IAM user and the external id with which Snowflake assumes a role, as an object of Snowflake reports them."""

    user_arn: str
    external_id: str


def iceberg_table_name(names: Names, topic_name: str) -> str:
    """Fully qualified, quoted name of a topic's Iceberg table.

    It is in upper case, so that the unquoted name in a query finds it, and quoted, because a topic name may contain
    characters that an unquoted identifier may not.
    """
    parts = (names.snowflake_object("database"), names.snowflake_object("schema"), Fn.upper(topic_name))
    return ".".join(quote_identifier(part) for part in parts)


def quote_identifier(identifier: str) -> str:
    """A Snowflake identifier in double quotes: case is kept and any character is allowed."""
    return '"' + identifier.replace('"', '""') + '"'
