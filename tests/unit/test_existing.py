"""What is there though Terraform did not make it: found in AWS, or nobody may ask."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from lakehouse.settings import Settings

from deploy.accounts.accounts import existing_objects
from tests.unit.aws_clients import Clients

NAME = "TF_VAR_lambda_log_group_exists"
CLIENTS = Clients()


@pytest.fixture
def session() -> Iterator[Clients]:
    with CLIENTS.account():
        yield CLIENTS


def found(session: Clients, base_name: str = "lake", **environment: str) -> dict[str, str]:
    accounts = SimpleNamespace(environment=environment, session=SimpleNamespace(client=session.client))
    return existing_objects(accounts, Settings(base_name=base_name))


def test_the_log_group_of_this_lambda_is_taken_over_and_no_other(session: Clients) -> None:
    assert found(session) == {}
    session.client("logs").create_log_group(logGroupName="/aws/lambda/lake_of_others")
    assert found(session) == {}
    session.client("logs").create_log_group(logGroupName="/aws/lambda/lake")
    assert found(session) == {NAME: "true"}
    assert found(session, "other") == {}


def test_what_the_user_says_counts(session: Clients) -> None:
    session.client("logs").create_log_group(logGroupName="/aws/lambda/lake")
    assert found(session, **{NAME: "false"}) == {}
    assert session.calls == ["CreateLogGroup"]


def test_who_may_not_ask_goes_on(session: Clients) -> None:
    session.refuse("DescribeLogGroups")
    assert found(session) == {}
