"""What a delete finds beside Terraform's destroy: what it takes out, what it leaves alone, and what it says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from botocore.exceptions import EndpointConnectionError

from deploy.aws.account import Account, AwsQueryFailed
from deploy.deletion.expected import ExpectedResource, expected_resources
from deploy.deletion.inventory import Inventory, cascade_deleted
from deploy.deletion.journal import Journal
from deploy.deletion.search import Findings, GlueTables, LogGroup, PendingSecret, Search, removed
from deploy.errors import Failure
from deploy.terraform.state import State
from tests.unit.aws_clients import REGION, Clients

UUID = "4027bdd1-8b95-6d42-0141-2a54cd5a4f50"
BUCKET = f"tableflow-kickstarter-{UUID}"
CLUSTER = "lkc-el24k8"
SECRET = "/confluent_cloud_resource/tableflow_kickstarter/flink"
FUNCTION = "tableflow_kickstarter"
LOGS = f"/aws/lambda/{FUNCTION}"


@pytest.fixture(scope="module")
def clients() -> Clients:
    return Clients()


@pytest.fixture
def session(clients: Clients) -> Iterator[Clients]:
    with clients.account():
        yield clients


def account(session: Clients, operation: str = "", error: Exception | None = None) -> Account:
    """The account, with one operation that fails."""
    session.faults.clear()
    if error is not None:
        session.faults[operation] = error
    elif operation:
        session.refuse(operation)
    return Account(session.client)


def tables(session: Clients, database: str, bucket: str, *names: str) -> None:
    """What Tableflow writes into Glue."""
    glue = session.client("glue")
    if database not in [found["Name"] for found in glue.get_databases()["DatabaseList"]]:
        glue.create_database(DatabaseInput={"Name": database})
    for name in names:
        storage = {"Location": f"s3://{bucket}/10/11/o/e/{database}/v1/{name}"}
        glue.create_table(DatabaseName=database, TableInput={"Name": name, "StorageDescriptor": storage})


def databases(session: Clients) -> dict[str, set[str]]:
    glue = session.client("glue")
    return {
        database["Name"]: {table["Name"] for table in glue.get_tables(DatabaseName=database["Name"])["TableList"]}
        for database in glue.get_databases()["DatabaseList"]
    }


INVENTORY = Inventory(
    "123456789012",
    REGION,
    {
        "aws_s3_bucket": {BUCKET: "aws_s3_bucket.iceberg_bucket"},
        "aws_lambda_function": {FUNCTION: "module.keys.aws_lambda_function.lambda_function"},
        "aws_cloudwatch_log_group": {LOGS: "module.keys.aws_cloudwatch_log_group.lambda_function"},
    },
    frozenset(),
    frozenset({CLUSTER}),
)


def is_clean(found: Findings) -> bool:
    return not (found.leftovers or found.remaining or found.failed_queries)


def look(
    at: Account, inventory: Inventory = INVENTORY, expected: list[ExpectedResource] | None = None, window: int = 0
) -> Findings:
    return Search(at, inventory, expected or [], window).look()


# What is known of a lakehouse


@pytest.fixture(scope="module")
def expected(synthesized: Path) -> list[ExpectedResource]:
    return expected_resources(synthesized)


def test_the_configuration_names_all_that_can_be_asked_for(expected: list[ExpectedResource], synthesized: Path) -> None:
    """Everything of these types in the contract's state, by the same name and address."""
    documents = [json.loads(path.read_text()) for path in synthesized.rglob("*.tf.json")]
    made = sum(
        len(d.get("resource", {}).get(each, {})) for d in documents for each in ("aws_iam_role", "aws_s3_bucket")
    )
    assert made == sum(each.kind in ("aws_iam_role", "aws_s3_bucket") for each in expected)
    by_address = {each.address: each for each in expected}
    prefix = "module.snowflake_user_rsa_key_pairs_rotation"
    assert by_address[f"{prefix}.aws_lambda_function.lambda_function"].name == FUNCTION
    assert by_address[f"{prefix}.aws_cloudwatch_log_group.lambda_function"].name == LOGS
    assert by_address["aws_secretsmanager_secret.flink_api_key"].name == SECRET
    secrets = sum(len(d.get("resource", {}).get("aws_secretsmanager_secret", {})) for d in documents)
    assert len([each for each in expected if each.kind == "aws_secretsmanager_secret"]) == secrets > 6
    bucket = by_address["aws_s3_bucket.iceberg_bucket"]
    assert not bucket.name
    for name, fits in ((BUCKET, True), (f"{BUCKET}-2", False), ("tableflow-kickstarter-data", False)):
        assert (Search(None, Inventory(), expected, 0)._is_bucket_of_ours(name)) is fits  # type: ignore[arg-type]


def instance(type: str, label: str, module: str = "", /, **attributes: Any) -> dict[str, Any]:
    index = attributes.pop("index_key", None)
    found = {"attributes": attributes, **({"index_key": index} if index is not None else {})}
    return {
        "mode": "managed",
        "type": type,
        "name": label,
        "instances": [found],
        **({"module": module} if module else {}),
    }


STATE = State(
    {
        "resources": [
            {**instance("aws_s3_bucket", "looked_up", bucket="else"), "mode": "data"},
            instance("aws_s3_bucket", "iceberg_bucket", bucket=BUCKET, arn=f"arn:aws:s3:::{BUCKET}", region=REGION),
            instance(
                "aws_iam_role", "r", "module.m", name="role", arn="arn:aws:iam::210987654321:role/role", index_key=0
            ),
            instance(
                "aws_secretsmanager_secret",
                "s",
                name=SECRET,
                arn=f"arn:aws:secretsmanager:{REGION}:210987654321:secret:{SECRET}-AbCdEf",
            ),
            instance("confluent_kafka_cluster", "kafka_cluster", id=CLUSTER, region=REGION),
            instance("confluent_environment", "e", id="env-1"),
            instance("confluent_connector", "c", id="lcc-1"),
            instance("confluent_kafka_topic", "t", topic_name="stock_trades"),
            instance("confluent_tableflow_topic", "t", display_name="stock_trades"),
            instance("confluent_tableflow_topic", "u", display_name="totals"),
        ]
    }
)


def test_a_state_tells_what_there_is() -> None:
    inventory = Inventory.of_state(STATE)
    assert inventory.account == "210987654321"
    assert inventory.region == REGION
    assert inventory.names("aws_s3_bucket") == {BUCKET: "aws_s3_bucket.iceberg_bucket"}
    assert inventory.names("aws_iam_role") == {"role": "module.m.aws_iam_role.r[0]"}
    assert [arn[-6:] for arn in inventory.secret_arns] == ["AbCdEf"]
    assert inventory.databases == {CLUSTER}
    assert cascade_deleted(STATE) == [
        f"all topics of Kafka cluster {CLUSTER}, including those created by Flink and connectors "
        "(such as totals, dlq-lcc-1, error-lcc-1, success-lcc-1)",
        "the Schema Registry of environment env-1, with all subjects",
    ]


def test_an_empty_state_tells_nothing() -> None:
    assert Inventory.of_state(State()) == Inventory()
    assert Inventory.of_state(State({"resources": []})) == Inventory()
    assert cascade_deleted(State()) == []


@pytest.mark.parametrize(("glue", "database"), [([{}], CLUSTER), ([{"custom_database": "lake"}], "lake"), ([], None)])
def test_the_integration_tells_the_database(glue: list[dict[str, str]], database: str | None) -> None:
    integration = instance("confluent_catalog_integration", "i", aws_glue=glue, kafka_cluster=[{"id": CLUSTER}])
    assert Inventory.of_state(State({"resources": [integration]})).databases == ({database} if database else set())


# The journal


def test_a_journal_keeps_lakehouses_apart_and_ends_with_the_last(tmp_path: Path) -> None:
    path = tmp_path / "notes" / "unfinished.json"
    one, other = Journal(path, "1/a"), Journal(path, "1/b")
    assert one.read() == Inventory()
    one.forget()
    one.keep(INVENTORY)
    other.keep(Inventory.of_state(STATE))
    assert one.read() == INVENTORY
    assert other.read() == Inventory.of_state(STATE)
    assert path.stat().st_mode & 0o077 == 0
    one.forget()
    assert one.read() == Inventory()
    assert other.read() != Inventory()
    other.forget()
    assert not path.parent.exists()


@pytest.mark.parametrize("text", ["{", "[]", '{"1/a": 3}', '{"1/a": {"account": "1"}}'])
def test_a_damaged_journal_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "unfinished.json"
    path.write_text(text)
    with pytest.raises(Failure, match=r"unfinished\.json is damaged") as failure:
        Journal(path, "1/a").read()
    assert "Remove it" in failure.value.hint


def test_what_an_earlier_delete_noted_stays_known() -> None:
    """The second delete's state no longer has the cluster."""
    later = Inventory(account="123456789012", objects={"aws_iam_role": {"r": "aws_iam_role.r"}})
    both = later | INVENTORY
    assert both.databases == {CLUSTER}
    assert set(both.objects) == {*INVENTORY.objects, "aws_iam_role"}


# What is found, and what becomes of it


def test_a_clean_account_is_clean(session: Clients, expected: list[ExpectedResource]) -> None:
    assert look(account(session), INVENTORY, expected) == Findings()


def test_tableflows_database_goes_with_its_tables(session: Clients) -> None:
    tables(session, CLUSTER, BUCKET, "stock_trades", "totals")
    tables(session, "sales", "their-bucket", "orders")
    tables(session, "lkc-other", "their-bucket", "orders")
    at = account(session)
    findings = look(at)
    assert findings.leftovers == [GlueTables(CLUSTER, ("stock_trades", "totals"), whole=True)]
    assert findings.leftovers[0].what == f"Glue database {CLUSTER} (2 tables)"
    done, refused = removed(findings.leftovers, at)
    assert (done, refused) == (findings.leftovers, [])
    assert databases(session) == {"sales": {"orders"}, "lkc-other": {"orders"}}
    assert is_clean(look(at))
    assert removed(findings.leftovers, at)[1] == [], "what is gone already is as good"


@pytest.mark.parametrize("location", ["", "hdfs://lake/t", f"file://{BUCKET}/t", "s3://"])
def test_a_table_without_a_location_in_s3_is_never_removed(
    session: Clients, expected: list[ExpectedResource], location: str
) -> None:
    tables(session, CLUSTER, BUCKET, "stock_trades")
    storage = {"StorageDescriptor": {"Location": location}} if location else {}
    session.client("glue").create_table(DatabaseName=CLUSTER, TableInput={"Name": "theirs", **storage})
    at = account(session)
    for inventory in (INVENTORY, Inventory()):
        findings = look(at, inventory, expected)
        assert findings.leftovers == [GlueTables(CLUSTER, ("stock_trades",), whole=False)]
    removed(findings.leftovers, at)
    assert databases(session) == {CLUSTER: {"theirs"}}
    assert look(at, Inventory(), expected).leftovers == []


def test_more_tables_than_fit_into_a_request(session: Clients) -> None:
    tables(session, CLUSTER, BUCKET, *(f"t{number}" for number in range(205)))
    removed(look(account(session)).leftovers, account(session))
    assert databases(session) == {}


def test_a_database_without_tables_is_known_by_the_journal_alone(session: Clients) -> None:
    tables(session, CLUSTER, BUCKET)
    assert look(account(session)).leftovers == [GlueTables(CLUSTER, (), whole=True)]
    assert is_clean(look(account(session), Inventory()))


def test_without_a_journal_the_bucket_tells_whose_tables_they_are(
    session: Clients, expected: list[ExpectedResource]
) -> None:
    tables(session, CLUSTER, BUCKET, "stock_trades")
    tables(session, "lkc-2", f"other-{UUID}", "stock_trades")
    tables(session, "lake", BUCKET, "not in a database of Tableflow's making")
    found = look(account(session), Inventory(), expected)
    assert found.leftovers == [GlueTables(CLUSTER, ("stock_trades",), whole=True)]
    assert is_clean(look(account(session), Inventory(), []))


def test_tables_whose_bucket_is_there_are_left_alone(session: Clients, expected: list[ExpectedResource]) -> None:
    """Then the lakehouse may be alive, and only its state lost."""
    session.client("s3").create_bucket(Bucket=BUCKET)
    tables(session, CLUSTER, BUCKET, "stock_trades")
    found = look(account(session), Inventory(), expected)
    assert found.leftovers == []
    assert [each.what for each in found.remaining] == [f"bucket {BUCKET}"]
    assert look(account(session)).leftovers == []


def test_other_peoples_tables_keep_the_database(session: Clients) -> None:
    tables(session, CLUSTER, BUCKET, "stock_trades")
    tables(session, CLUSTER, "their-bucket", "joined")
    at = account(session)
    found = look(at)
    assert found.leftovers == [GlueTables(CLUSTER, ("stock_trades",), whole=False)]
    assert [each.what for each in found.remaining] == [f"Glue table {CLUSTER}.joined"]
    removed(found.leftovers, at)
    assert databases(session) == {CLUSTER: {"joined"}}


def test_a_database_that_the_user_named_stays(session: Clients) -> None:
    inventory = Inventory(objects=INVENTORY.objects, databases=frozenset({"lake"}))
    tables(session, "lake", BUCKET, "stock_trades")
    at = account(session)
    removed(look(at, inventory).leftovers, at)
    assert databases(session) == {"lake": set()}
    assert is_clean(look(at, inventory))


def test_a_log_group_goes_once_its_function_is_gone(session: Clients) -> None:
    session.client("logs").create_log_group(logGroupName=LOGS)
    session.client("logs").create_log_group(logGroupName=f"{LOGS}_of_another")
    at = account(session)
    found = look(at)
    assert found.leftovers == [LogGroup(LOGS)]
    assert found.remaining == []
    removed(found.leftovers, at)
    names = [group["logGroupName"] for group in session.client("logs").describe_log_groups()["logGroups"]]
    assert names == [f"{LOGS}_of_another"]
    assert removed(found.leftovers, at)[1] == []


def function(session: Clients) -> None:
    trust = json.dumps({"Version": "2012-10-17", "Statement": []})
    role = session.client("iam").create_role(RoleName="any", AssumeRolePolicyDocument=trust)["Role"]["Arn"]
    code = {"ZipFile": b"PK\x05\x06" + bytes(18)}
    session.client("lambda").create_function(
        FunctionName=FUNCTION, Role=role, Code=code, Handler="a.b", Runtime="python3.13"
    )


def test_a_log_group_of_a_living_function_stays(session: Clients) -> None:
    session.client("logs").create_log_group(logGroupName=LOGS)
    function(session)
    found = look(account(session))
    assert found.leftovers == []
    assert {each.what for each in found.remaining} == {f"log group {LOGS}", f"Lambda function {FUNCTION}"}


def test_a_log_group_that_nothing_tells_to_be_ours_is_only_named(
    session: Clients, expected: list[ExpectedResource]
) -> None:
    session.client("logs").create_log_group(logGroupName=LOGS)
    found = look(account(session), Inventory(), expected)
    assert found.leftovers == []
    assert [each.what for each in found.remaining] == [f"log group {LOGS}"]
    assert found.remaining[0].by_hand == f"aws logs delete-log-group --log-group-name {LOGS}"


def deleted_secret(session: Clients) -> str:
    api = session.client("secretsmanager")
    arn = str(api.create_secret(Name=SECRET, SecretString="s")["ARN"])
    api.delete_secret(SecretId=arn, RecoveryWindowInDays=7)
    return arn


def test_a_deleted_secret_gives_its_name_back_where_no_window_is_wanted(session: Clients) -> None:
    arn = deleted_secret(session)
    inventory = Inventory(
        objects={"aws_secretsmanager_secret": {SECRET: "aws_secretsmanager_secret.s"}}, secret_arns=frozenset({arn})
    )
    at = account(session)
    assert look(at, inventory, window=7).leftovers == []
    found = look(at, inventory)
    assert found.leftovers == [PendingSecret(arn)]
    removed(found.leftovers, at)
    assert look(at, inventory) == Findings()
    session.client("secretsmanager").create_secret(Name=SECRET, SecretString="made again at once")


def test_a_deleted_secret_is_told_of_where_it_may_come_back(session: Clients, expected: list[ExpectedResource]) -> None:
    """By the settings' window, or because nothing tells that it was this lakehouse's."""
    arn = deleted_secret(session)
    inventory = Inventory(secret_arns=frozenset({arn}))
    for found in (look(account(session), inventory, expected, window=7), look(account(session), Inventory(), expected)):
        assert is_clean(found)
        assert len(found.notes) == 1
        assert SECRET in found.notes[0]
        assert f"{datetime.now(UTC):%Y-}" in found.notes[0]


def test_everything_by_its_name(session: Clients, expected: list[ExpectedResource]) -> None:
    """A lost state: all that is there is told, nothing is a leftover."""
    trust = json.dumps({"Version": "2012-10-17", "Statement": []})
    allow = {"Effect": "Allow", "Action": "s3:*", "Resource": "*"}
    policy = json.dumps({"Version": "2012-10-17", "Statement": [allow]})
    made = {
        "aws_iam_role": lambda name: session.client("iam").create_role(RoleName=name, AssumeRolePolicyDocument=trust),
        "aws_iam_policy": lambda name: session.client("iam").create_policy(PolicyName=name, PolicyDocument=policy),
        "aws_secretsmanager_secret": lambda name: session.client("secretsmanager").create_secret(Name=name),
        "aws_cloudwatch_log_group": lambda name: session.client("logs").create_log_group(logGroupName=name),
        "aws_lambda_function": lambda _: function(session),
        "aws_s3_bucket": lambda _: session.client("s3").create_bucket(Bucket=BUCKET),
    }
    for each in expected:
        made[each.kind](each.name)
    found = look(account(session), Inventory(), expected)
    assert {(standing.kind, standing.address) for standing in found.remaining} == {
        (each.kind, each.address) for each in expected
    }
    assert not found.leftovers
    assert all(standing.by_hand for standing in found.remaining)


QUESTIONS = [
    ("HeadBucket", f"aws_s3_bucket {BUCKET}"),
    ("ListBuckets", "the buckets"),
    ("GetRole", "aws_iam_role tableflow_s3_glue_role"),
    ("GetPolicy", "aws_iam_policy tableflow_kickstarter_policy"),
    ("GetFunctionConfiguration", f"aws_lambda_function {FUNCTION}"),
    ("DescribeSecret", f"secret {SECRET}"),
    ("DescribeLogGroups", f"aws_cloudwatch_log_group {LOGS}"),
    ("GetDatabases", "the Glue catalog"),
    ("GetTables", f"Glue database {CLUSTER}"),
]


@pytest.mark.parametrize(("operation", "what"), QUESTIONS)
@pytest.mark.parametrize("error", ["refused", "unreachable"])
def test_a_question_without_an_answer_is_no_clean_account(
    session: Clients, expected: list[ExpectedResource], operation: str, what: str, error: str
) -> None:
    tables(session, CLUSTER, BUCKET, "stock_trades")
    fault = None if error == "refused" else EndpointConnectionError(endpoint_url="https://aws.example")
    found = look(account(session, operation, fault), INVENTORY, expected)
    assert not is_clean(found)
    assert what in [failed.what for failed in found.failed_queries]
    told = " ".join(failed.why for failed in found.failed_queries)
    assert ("AccessDenied" in told) == (error == "refused")


@pytest.mark.parametrize(
    ("operation", "what"),
    [
        ("BatchDeleteTable", f"Glue database {CLUSTER}"),
        ("DeleteDatabase", f"Glue database {CLUSTER}"),
        ("DeleteLogGroup", f"log group {LOGS}"),
        ("DeleteSecret", "secret "),
    ],
)
def test_a_removal_that_is_refused_keeps_none_of_the_others_back(session: Clients, operation: str, what: str) -> None:
    tables(session, CLUSTER, BUCKET, "stock_trades")
    session.client("logs").create_log_group(logGroupName=LOGS)
    arn = deleted_secret(session)
    inventory = INVENTORY | Inventory(
        objects={"aws_secretsmanager_secret": {SECRET: "aws_secretsmanager_secret.s"}}, secret_arns=frozenset({arn})
    )
    leftovers = look(account(session), inventory).leftovers
    assert len(leftovers) == 3
    done, refused = removed(leftovers, account(session, operation))
    assert len(done) == 2
    assert [failed.what.startswith(what) for _, failed in refused] == [True]
    again = look(account(session), inventory)
    assert [each.what.split()[0] for each in again.leftovers] == [refused[0][0].what.split()[0]]
    removed(again.leftovers, account(session))
    assert is_clean(look(account(session), inventory))


def test_a_table_that_one_answer_refuses_is_told() -> None:
    """BatchDeleteTable reports what it could not do in a good answer."""
    detail = {"ErrorCode": "AccessDeniedException", "ErrorMessage": "Lake Formation says no"}
    answer = {"Errors": [{"TableName": "stock_trades", "ErrorDetail": detail}]}
    at = Account(lambda _: SimpleNamespace(batch_delete_table=lambda **_: answer))
    with pytest.raises(AwsQueryFailed, match="Lake Formation says no") as failed:
        at.remove_tables(CLUSTER, ["stock_trades"])
    assert failed.value.what == f"Glue table {CLUSTER}.stock_trades"
