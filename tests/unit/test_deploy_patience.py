"""Which errors are waited for, for how long, and that no other is."""

from typing import Any

import pytest

from deploy.apply import transient
from deploy.apply.patience import Patience, subset
from deploy.apply.progress import Outcome
from deploy.terraform.run import Terraform

LAMBDA = (
    "operation error Lambda: CreateFunction, https response error StatusCode: 400, RequestID: 0, "
    "InvalidParameterValueException: The role defined for the function cannot be assumed by Lambda."
)
PRINCIPAL = (
    "operation error IAM: CreateRole, https response error StatusCode: 400, RequestID: 0, "
    'MalformedPolicyDocument: Invalid principal in policy: "AWS":"arn:aws:iam::1:role/x"'
)
EXPIRED = (
    "operation error S3: CreateBucket, https response error StatusCode: 400, api error ExpiredToken: "
    "The provided token has expired."
)


def error(address: str, summary: str, detail: str = "") -> dict[str, Any]:
    return {"severity": "error", "address": address, "summary": summary, "detail": detail}


@pytest.mark.parametrize(
    ("address", "text", "waits_for"),
    [
        ("module.m.aws_lambda_function.f", LAMBDA, "Lambda"),
        ("module.m.aws_lambda_invocation.f[0]", LAMBDA, "Lambda"),
        ("aws_iam_role.snowflake", PRINCIPAL, "the new principal to appear in IAM"),
        ("confluent_kafka_topic.t", "error creating Kafka Topic: 403 Forbidden", "role bindings"),
        ('module.m["a.b"].confluent_kafka_acl.a', "error creating Kafka ACLs: 401 Unauthorized", "role bindings"),
        ("confluent_tableflow_topic.t", "error creating Tableflow topic: Schemaless topic detected", "first schema"),
        (
            "confluent_catalog_integration.c",
            "unable to assume the role arn:aws:iam::1:role/r",
            "assumable by Confluent",
        ),
        ("confluent_environment.e", "error creating Environment: 429 Too Many Requests", "Confluent to accept"),
        ("confluent_environment.e", "error creating Environment: 503 Service Unavailable: x", "Confluent to accept"),
        (
            "snowflake_execute.stock_trades_iceberg_table",
            "SQL execution error: Error assuming AWS_ROLE: User: arn:aws:iam::2:user/s is not authorized to perform: "
            "sts:AssumeRole on resource: arn:aws:iam::1:role/r",
            "assumable by Snowflake",
        ),
        (
            "snowflake_execute.stock_trades_iceberg_table",
            "004109 (42704): Catalog table lkc-1.stock_trades does not exist in catalog integration X.",
            "first table",
        ),
        ("aws_glue_x.y", "ThrottlingException: Rate exceeded", "AWS to accept"),
        (
            "confluent_provider_integration.tableflow",
            'error deleting Provider Integration "cspi-1": 409 Conflict: Provider Integration cspi-1 is in use',
            "Confluent to release",
        ),
        (
            "aws_s3_bucket.iceberg_bucket",
            "deleting S3 Bucket (b): operation error S3: DeleteBucket, https response error StatusCode: 409, "
            "api error BucketNotEmpty: The bucket you tried to delete is not empty",
            "last files",
        ),
    ],
)
def test_known_errors(address, text, waits_for):
    changed = {"confluent_role_binding"}
    for diagnostic in (error(address, text), error(address, "Error", text)):
        assert waits_for in transient.recognise(diagnostic, changed).waits_for


@pytest.mark.parametrize(
    ("address", "text"),
    [
        ("aws_iam_role.f", LAMBDA),  # of another resource than it can befall
        ("aws_lambda_function.f", "InvalidParameterValueException: Unzipped size must be smaller than 262144000 bytes"),
        ("aws_iam_role.r", "MalformedPolicyDocument: Syntax errors in policy."),
        ("aws_iam_role.r", "AccessDenied: User is not authorized to perform: iam:CreateRole"),
        ("confluent_environment.e", "error creating Environment: 401 Unauthorized: invalid API key"),
        ("confluent_service_account.s", "error creating Service Account: 403 Forbidden"),
        ("confluent_kafka_cluster.c", "error creating Kafka Cluster: 402 Payment Required"),
        ("confluent_kafka_topic.t", "error creating Kafka Topic: 409 Conflict: topic 503 exists"),
        ("confluent_provider_integration.t", "error creating Provider Integration: 409 Conflict: the name is taken"),
        ("confluent_environment.e", 'error deleting Environment "env-1": 409 Conflict'),
        ("snowflake_execute.q", "SQL compilation error: Object 'X' does not exist or not authorized."),
        ("snowflake_execute.q", "SQL compilation error: Table 'X' does not exist or not authorized."),
        ("snowflake_user.u", "SQL access control error: Insufficient privileges to operate on account 'A'"),
        ("", "No configuration files"),
        ("random_uuid.u", "429 Too Many Requests"),
    ],
)
def test_all_else_is_an_error(address, text):
    assert transient.recognise(error(address, text), {"confluent_role_binding", "aws_iam_role"}) is None


def test_a_refusal_counts_as_passing_only_after_a_permission_was_given():
    refused = error("confluent_kafka_topic.t", "error creating Kafka Topic: 403 Forbidden")
    assert transient.recognise(refused, {"confluent_kafka_topic"}) is None
    assert transient.recognise(refused, {"confluent_role_binding"}) is not None


@pytest.mark.parametrize(
    ("address", "type_"),
    [
        ("aws_iam_role.r", "aws_iam_role"),
        ("data.aws_iam_role.r", "aws_iam_role"),
        ('module.a["x.y"].module.b[0].aws_s3_bucket.c["d.e"]', "aws_s3_bucket"),
        ("", ""),
    ],
)
def test_the_type_of_an_address(address, type_):
    assert transient.resource_type(address) == type_


class Credentials:
    def __init__(self, newer: bool) -> None:
        self.newer = newer
        self.asked = 0

    def renew(self) -> dict[str, str]:
        return {}

    def expired(self) -> bool:
        self.asked += 1
        return self.newer


class Run:
    """A command whose applies end as told, on a clock that only sleeping moves."""

    def __init__(self, tmp_path, *outcomes: Outcome, credentials: Credentials | None = None) -> None:
        self.outcomes = list(outcomes)
        self.now = 0.0
        self.applies = 0
        self.said: list[str] = []
        self.patience = Patience(
            Terraform(tmp_path, program=["terraform"], credentials=credentials),
            write=self.said.append,
            clock=lambda: self.now,
            sleep=self.sleep,
        )

    def sleep(self, seconds: float) -> None:
        self.now += seconds

    def once(self) -> Outcome:
        self.applies += 1
        return self.outcomes.pop(0) if len(self.outcomes) > 1 else self.outcomes[0]

    def apply(self) -> Outcome:
        return self.patience.apply(self.once)


def failed(*errors: dict[str, Any], done: tuple[tuple[str, str], ...] = ()) -> Outcome:
    return Outcome(planned=5, done=list(done), errors=list(errors), begun=True, code=1)


def test_what_passes_is_waited_for_and_the_result_is_that_of_all_tries(tmp_path):
    run = Run(
        tmp_path,
        failed(error("aws_lambda_function.f", LAMBDA), done=(("create", "aws_iam_role.r"),)),
        failed(error("aws_lambda_function.f", LAMBDA)),
        Outcome(planned=1, done=[("create", "aws_lambda_function.f")], begun=True),
    )
    outcome = run.apply()
    assert outcome.code == 0
    assert outcome.errors == []
    assert outcome.done == [("create", "aws_iam_role.r"), ("create", "aws_lambda_function.f")]
    assert run.now == 5 + 10
    assert "the new IAM role to become assumable by Lambda (aws_lambda_function.f)" in run.said[0]


def test_it_ends_with_the_error_when_the_time_is_over(tmp_path):
    run = Run(tmp_path, failed(error("aws_iam_role.r", PRINCIPAL)))
    outcome = run.apply()
    assert outcome.code == 1
    assert outcome.errors[0]["summary"] == PRINCIPAL
    assert 3 * 60 < run.now <= 5 * 60
    assert "gave up" in run.said[-1]


def test_different_errors_in_turn_do_not_wait_for_ever(tmp_path):
    run = Run(tmp_path, failed(error("aws_x.y", "SlowDown")))
    run.patience.clock = lambda: 0.0  # as if every wait were short
    run.apply()
    assert run.applies == 41


def test_another_error_beside_it_is_not_waited_for(tmp_path):
    run = Run(tmp_path, failed(error("aws_lambda_function.f", LAMBDA), error("aws_s3_bucket.b", "BucketAlreadyExists")))
    assert run.apply().code == 1
    assert (run.applies, run.now, run.said) == (1, 0, [])


@pytest.mark.parametrize(
    "outcome",
    [Outcome(), Outcome(code=130, errors=[error("aws_lambda_function.f", LAMBDA)]), Outcome(code=-9), Outcome(code=1)],
)
def test_what_is_no_error_of_a_cloud_is_not_tried_again(tmp_path, outcome):
    run = Run(tmp_path, outcome)
    assert run.apply().code == outcome.code
    assert run.applies == 1


def test_credentials_that_ran_out_are_renewed(tmp_path):
    credentials = Credentials(newer=True)
    run = Run(tmp_path, failed(error("aws_s3_bucket.b", EXPIRED)), Outcome(), credentials=credentials)
    assert run.apply().code == 0
    assert (run.applies, credentials.asked, run.now) == (2, 1, 0)
    assert "renewed" in run.said[0]


@pytest.mark.parametrize("credentials", [None, Credentials(newer=False)])
def test_credentials_that_the_user_typed_cannot_be(tmp_path, credentials):
    run = Run(tmp_path, failed(error("aws_s3_bucket.b", EXPIRED)), Outcome(), credentials=credentials)
    assert run.apply().code == 1
    assert run.applies == 1
    assert "provide new ones" in run.said[0]


def test_credentials_that_are_refused_again_and_again_end_it(tmp_path):
    run = Run(tmp_path, failed(error("aws_s3_bucket.b", EXPIRED)), credentials=Credentials(newer=True))
    assert run.apply().code == 1
    assert run.applies == 13


def plan(**changes: list[str]) -> dict[str, Any]:
    return {"resource_changes": [{"address": a, "change": {"actions": b}} for a, b in changes.items()]}


@pytest.mark.parametrize(
    ("rest", "agreed"),
    [
        ({"a": ["create"]}, True),
        ({"b": ["delete", "create"]}, True),
        ({"b": ["create"]}, True),  # its other half is done
        ({"b": ["create", "delete"], "c": ["no-op"], "d": ["read"]}, True),
        ({"a": ["delete"]}, False),
        ({"a": ["update"]}, False),
        ({"c": ["create"]}, False),
    ],
)
def test_the_rest_of_a_plan_is_known_from_more_than_was_agreed_to(rest, agreed):
    first = plan(a=["create"], b=["delete", "create"], c=["no-op"])
    assert subset(plan(**rest), first) is agreed
