"""Policy documents: what they mean, and whom they let in."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from local_cloud.aws.policy import Request, allows, equivalent, principals
from tests.local.aws_world import allow, document, trust

ACTIONS = st.sampled_from(
    ["s3:GetObject", "s3:PutObject", "s3:ListBucket", "glue:GetTable", "secretsmanager:PutSecretValue"]
)
RESOURCES = st.sampled_from(["arn:aws:s3:::b", "arn:aws:s3:::b/k", "arn:aws:glue:us-east-1:1:table/d/t", "*"])
STATEMENTS = st.lists(
    st.fixed_dictionaries(
        {
            "Effect": st.sampled_from(["Allow", "Deny"]),
            "Action": st.lists(ACTIONS | st.just("s3:*") | st.just("*"), min_size=1, max_size=3),
            "Resource": st.lists(RESOURCES | st.just("arn:aws:s3:::b/*"), min_size=1, max_size=3),
        }
    ),
    min_size=1,
    max_size=4,
)


@given(STATEMENTS, ACTIONS, RESOURCES)
def test_a_deny_of_everything_wins(statements: list[Any], action: str, resource: str) -> None:
    denied = document(*statements, {"Effect": "Deny", "Action": "*", "Resource": "*"})
    assert not allows([denied], Request(action, resource))


@given(STATEMENTS, ACTIONS, RESOURCES)
def test_without_an_allow_every_request_is_denied(statements: list[Any], action: str, resource: str) -> None:
    only_denials = [s for s in statements if s["Effect"] == "Deny"]
    assert not allows([document(*only_denials)], Request(action, resource))


@given(STATEMENTS, ACTIONS, RESOURCES)
def test_an_explicit_allow_counts_unless_denied(statements: list[Any], action: str, resource: str) -> None:
    own = allow(action, resource=resource)
    without_denials = [s for s in statements if s["Effect"] == "Allow"]
    assert allows([document(*without_denials, own)], Request(action, resource))


@given(STATEMENTS, ACTIONS, RESOURCES)
def test_order_and_split_do_not_matter(statements: list[Any], action: str, resource: str) -> None:
    request = Request(action, resource)
    whole = allows([document(*statements)], request)
    assert allows([document(*reversed(statements))], request) == whole
    assert allows([document(statement) for statement in statements], request) == whole


@given(STATEMENTS)
def test_a_document_means_the_same_in_any_writing(statements: list[Any]) -> None:
    def rewritten(statement: dict[str, Any]) -> dict[str, Any]:
        def short(values: list[str]) -> Any:
            return values[0] if len(set(values)) == 1 else values[::-1]

        return {
            "Resource": short(statement["Resource"]),
            "Action": short(statement["Action"]),
            "Effect": statement["Effect"],
        }

    left = document(*statements)
    right = json.dumps({"Statement": [rewritten(s) for s in statements[::-1]], "Version": "2012-10-17"}, indent=3)
    assert equivalent(left, right)


@given(STATEMENTS, ACTIONS, RESOURCES)
def test_what_means_the_same_decides_the_same(statements: list[Any], action: str, resource: str) -> None:
    changed = [*statements, allow(action, resource=resource)]
    left, right = document(*statements), document(*changed)
    if equivalent(left, right):
        assert allows([left], Request(action, resource)) == allows([right], Request(action, resource))


@given(st.text(alphabet="ab[]*?.", max_size=6), st.text(alphabet="ab[].", max_size=6))
def test_patterns_know_only_star_and_question_mark(pattern: str, value: str) -> None:
    def matches(p: str, v: str) -> bool:
        if not p:
            return not v
        if p[0] == "*":
            return any(matches(p[1:], v[i:]) for i in range(len(v) + 1))
        return bool(v) and p[0] in ("?", v[0]) and matches(p[1:], v[1:])

    request = Request("s3:GetObject", f"arn:{value}")
    assert allows([document(allow("s3:GetObject", resource=f"arn:{pattern}"))], request) == matches(pattern, value)


@pytest.mark.parametrize(
    ("policy", "request_", "verdict"),
    [
        (allow("s3:Get*", resource="arn:aws:s3:::b/*"), Request("s3:GetObject", "arn:aws:s3:::b/k"), True),
        (allow("S3:getobject"), Request("s3:GetObject", "x"), True),
        (allow("s3:Get*", resource="arn:aws:s3:::B/*"), Request("s3:GetObject", "arn:aws:s3:::b/k"), False),
        ({"Effect": "Allow", "NotAction": "iam:*", "Resource": "*"}, Request("iam:GetRole"), False),
        ({"Effect": "Allow", "NotAction": "iam:*", "Resource": "*"}, Request("s3:GetObject"), True),
        ({"Effect": "Allow", "Action": "*", "NotResource": "a"}, Request("s3:GetObject", "a"), False),
    ],
)
def test_elements(policy: dict[str, Any], request_: Request, verdict: bool) -> None:
    assert allows([document(policy)], request_) is verdict


PREFIX = {"s3:prefix": "warehouse/t"}


@pytest.mark.parametrize(
    ("condition", "context", "verdict"),
    [
        ({"StringLike": {"s3:prefix": ["x", "warehouse/*"]}}, PREFIX, True),
        ({"StringLike": {"s3:prefix": "other/*"}}, PREFIX, False),
        ({"StringLike": {"s3:prefix": "*"}}, {}, False),
        ({"StringLikeIfExists": {"s3:prefix": "x"}}, {}, True),
        ({"StringNotLike": {"s3:prefix": "warehouse/*"}}, PREFIX, False),
        ({"StringNotEquals": {"s3:prefix": "x"}}, {}, True),
        ({"StringEqualsIgnoreCase": {"S3:Prefix": "WAREHOUSE/T"}}, PREFIX, True),
        ({"Null": {"s3:prefix": "true"}}, {}, True),
        ({"Null": {"s3:prefix": "true"}}, PREFIX, False),
        ({"Bool": {"aws:SecureTransport": True}}, {"aws:SecureTransport": "true"}, True),
        ({"NumericLessThan": {"s3:max-keys": "10"}}, {"s3:max-keys": "9"}, True),
        ({"NumericLessThan": {"s3:max-keys": "10"}}, {"s3:max-keys": "none"}, False),
        ({"ForAllValues:StringEquals": {"s3:prefix": "x"}}, {}, True),
        ({"MadeUpOperator": {"s3:prefix": "x"}}, PREFIX, False),
        ({"StringLike": {"s3:prefix": "*"}, "Bool": {"aws:SecureTransport": "true"}}, PREFIX, False),
    ],
)
def test_conditions(condition: dict[str, Any], context: dict[str, str], verdict: bool) -> None:
    policy = document(allow("s3:ListBucket", Condition=condition))
    assert allows([policy], Request("s3:ListBucket", "arn:aws:s3:::b", context=context)) is verdict


ROLE = "arn:aws:iam::000000000000:role/confluent-1"


@pytest.mark.parametrize(
    ("policy", "principal", "external_id", "verdict"),
    [
        (trust(aws=ROLE, external_id="e"), ROLE, "e", True),
        (trust(aws=[ROLE, "arn:aws:iam::1:user/u"], external_id="e"), ROLE, "e", True),
        (trust(aws=ROLE, external_id="e"), ROLE, "other", False),
        (trust(aws=ROLE, external_id="e"), ROLE, None, False),
        (trust(aws=ROLE), ROLE, None, True),
        (trust(aws="arn:aws:iam::000000000000:root"), ROLE, None, True),
        (trust(aws="000000000000"), ROLE, None, True),
        (trust(aws="*"), ROLE, None, True),
        (trust(aws="arn:aws:iam::000000000000:role/other"), ROLE, None, False),
        (trust(service="glue.amazonaws.com"), "glue.amazonaws.com", None, True),
        (trust(service="glue.amazonaws.com"), ROLE, None, False),
        (trust(service=["a.amazonaws.com", "lambda.amazonaws.com"]), "lambda.amazonaws.com", None, True),
    ],
)
def test_trust(policy: str, principal: str, external_id: str | None, verdict: bool) -> None:
    context = {} if external_id is None else {"sts:ExternalId": external_id}
    assert allows([policy], Request("sts:AssumeRole", principal=principal, context=context)) is verdict


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ({"AWS": "123456789012"}, {"AWS": ["arn:aws:iam::123456789012:root"]}),
        ("*", {"AWS": "*"}),
        ({"Service": ["b", "a"]}, {"Service": ["a", "b"]}),
    ],
)
def test_principals_that_mean_the_same(left: Any, right: Any) -> None:
    both = [document({"Effect": "Allow", "Action": "sts:AssumeRole", "Principal": p}) for p in (left, right)]
    assert equivalent(*both)


def test_different_meanings() -> None:
    assert not equivalent(document(allow("s3:GetObject")), document(allow("s3:PutObject")))
    assert not equivalent(document(allow("s3:GetObject")), "not JSON")
    assert not equivalent(None, document(allow("s3:GetObject")))


def test_principals_of_a_document() -> None:
    assert principals(trust(aws=[ROLE, "*"])) == {ROLE, "*"}
    assert principals(trust(service="glue.amazonaws.com")) == set()
