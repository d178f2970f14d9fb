"""A sample of the long trials: single failures, and any order that Terraform permits."""

from __future__ import annotations

import pytest

from tests.whole import trials
from tests.whole.project import Project
from tests.whole.trials import Step

pytestmark = pytest.mark.whole


@pytest.mark.parametrize(
    "failures",
    [
        [(Step("create", "confluent_kafka_cluster", 1), "before"), (Step("create", "aws_iam_role", 2), "after")],
        [(Step("create", "aws_lambda_invocation", 1), "before"), (Step("create", "confluent_api_key", 9), "after")],
        [(Step("create", "snowflake_execute", 2), "after")],
    ],
    ids=lambda failures: ", ".join(f"{when} {step}" for step, when in failures),
)
def test_a_create_that_fails_here_and_there_is_taken_up_again(project: Project, failures: list[tuple[Step, str]]):
    trials.create_survives(project, *failures)


@pytest.mark.parametrize(
    "step",
    [
        Step("delete", "confluent_provider_integration", 1),
        Step("delete", "aws_s3_bucket", 1),
        Step("delete", "snowflake_execute", 3),
    ],
    ids=str,
)
def test_a_delete_that_fails_once_is_taken_up_again(lakehouse: Project, step: Step):
    trials.delete_survives(lakehouse, step)


@pytest.mark.parametrize("seed", [1, 2])
def test_any_order_works(project: Project, seed: int):
    trials.chaos(project, seed)
