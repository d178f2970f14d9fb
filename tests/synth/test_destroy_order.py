"""Order of deletion: what a deletion needs is deleted later, and nothing in use is deleted.

Terraform destroys what depends on something before that something. What only a provider's configuration refers to does
not count here: on a destroy Terraform does not keep it for the provider's sake.
"""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.contract.comparison import Graph, closure
from tests.contract.configuration import load

#: (who is deleted, what must still be there then, why): patterns of addresses.
NEEDS = [
    *(
        (user, needed, "Tableflow asks for the key, and for its owner's roles, at each call")
        for user in ("confluent_tableflow_topic.*", "confluent_catalog_integration.tableflow")
        for needed in (
            "module.tableflow_api_key.confluent_api_key.*",
            "aws_secretsmanager_secret_version.tableflow_api_key",
            "aws_secretsmanager_secret.tableflow_api_key",
            "confluent_role_binding.app_manager_kafka_cluster_admin",
            "confluent_role_binding.app_manager_provider_integration_resource_owner",
            "confluent_service_account.app_manager",
        )
    ),
    *(
        ("module.*.confluent_flink_statement.*", needed, "the runner's key, its roles and its pool stop a statement")
        for needed in (
            "module.flink_api_key_rotation.confluent_api_key.*",
            "aws_secretsmanager_secret_version.flink_api_key",
            "aws_secretsmanager_secret.flink_api_key",
            "confluent_role_binding.flink_sql_runner_*",
            "confluent_flink_compute_pool.env",
            "confluent_service_account.flink_sql_runner",
        )
    ),
    *(
        (user, needed, "the manager's key and role delete topics and ACLs")
        for user in ("confluent_kafka_topic.*", "confluent_kafka_acl.*")
        for needed in (
            "module.kafka_app_manager_api_key.confluent_api_key.*",
            "confluent_role_binding.app_manager_kafka_cluster_admin",
        )
    ),
    ("confluent_connector.source", "confluent_kafka_acl.app_connector_*", "a connector that runs on writes"),
    ("confluent_connector.source", "confluent_kafka_topic.*", "a connector that runs on writes"),
    ("confluent_role_binding.*", "confluent_service_account.*", "a role is its account's"),
    ("module.*.confluent_api_key.*", "confluent_service_account.*", "a key is its account's"),
    ("confluent_role_binding.flink_sql_runner_schema_registry_access", "confluent_kafka_cluster.*", "the registry"),
    ("confluent_tableflow_topic.*", "confluent_provider_integration.tableflow", "409 while it is used"),
    ("confluent_catalog_integration.tableflow", "confluent_provider_integration.tableflow", "409 while it is used"),
    ("confluent_tableflow_topic.*", "aws_s3_bucket.iceberg_bucket", "else files come while the bucket is emptied"),
    ("confluent_tableflow_topic.*", "aws_iam_role_policy_attachment.tableflow_*", "tables are written until then"),
    ("confluent_tableflow_topic.*", "confluent_kafka_topic.stock_trades", "a topic in use is not deleted"),
    ("confluent_tableflow_topic.stock_trades_with_totals", "module.create_set_1.*", "the statement that fills it"),
    ("confluent_kafka_cluster.*", "confluent_environment.*", "an environment goes empty"),
    ("confluent_flink_compute_pool.env", "confluent_environment.*", "an environment goes empty"),
    ("confluent_provider_integration.tableflow", "confluent_environment.*", "an environment goes empty"),
    ("aws_iam_role_policy_attachment.*", "aws_iam_role.*", "DeleteConflict while a policy is attached"),
    ("aws_iam_role_policy_attachment.*", "aws_iam_policy.*", "DeleteConflict while it is attached"),
    ("module.*.aws_iam_role_policy_attachment.*", "module.*.aws_iam_role.*", "DeleteConflict while it is attached"),
    ("module.*.aws_lambda_function.*", "module.*.aws_cloudwatch_log_group.*", "else Lambda makes the group again"),
    ("module.*.aws_lambda_function.*", "module.*.aws_iam_role.*", "a function that runs has its role"),
    ("snowflake_execute.snowflake_*", "snowflake_execute.catalog_integration", "no drop while a table uses it"),
    ("snowflake_execute.snowflake_*", "snowflake_external_volume.*", "no drop while a table uses it"),
    ("snowflake_execute.snowflake_*", "snowflake_schema.*", "dropped with its schema, it would be no one's"),
    ("snowflake_execute.snowflake_*", "snowflake_warehouse.*", "SQL wants a warehouse"),
    ("snowflake_schema.*", "snowflake_database.*", "a schema goes before its database"),
    ("snowflake_grant_account_role.*", "snowflake_user.*", "REVOKE fails once the user is gone"),
    ("snowflake_grant_account_role.*", "snowflake_account_role.*", "REVOKE fails once the role is gone"),
    ("snowflake_grant_privileges_to_account_role.*_select", "snowflake_execute.snowflake_*", "REVOKE names the table"),
    ("snowflake_grant_privileges_to_account_role.integration_usage", "snowflake_execute.catalog_*", "REVOKE names it"),
    ("snowflake_grant_privileges_to_account_role.*volume_usage", "snowflake_external_volume.*", "REVOKE names it"),
    ("snowflake_grant_privileges_to_account_role.database_usage", "snowflake_database.*", "REVOKE names it"),
    ("snowflake_grant_privileges_to_account_role.schema_usage", "snowflake_schema.*", "REVOKE names it"),
    ("snowflake_grant_privileges_to_account_role.warehouse_usage", "snowflake_warehouse.*", "REVOKE names it"),
]
#: Where a pattern stands for one of several, each user needs at least one of them: its own.
_OWN = {
    "confluent_service_account.*",
    "aws_iam_role.*",
    "aws_iam_policy.*",
    "module.*.aws_iam_role.*",
    "snowflake_account_role.*",
    "snowflake_execute.snowflake_*",
}


@pytest.fixture(scope="module")
def order(synthesized: Path) -> tuple[set[str], set[tuple[str, str]]]:
    """All managed addresses, and the pairs (earlier, later) of a destroy."""
    root = load(synthesized)
    root.providers.clear()
    managed = {address for address, _, block in root.all_blocks() if block.mode == "resource"}
    return managed, closure(Graph(root).edges)


@pytest.mark.parametrize(("user", "needed", "why"), NEEDS)
def test_dependencies_of_a_deletion_are_deleted_later(
    order: tuple[set[str], set[tuple[str, str]]], user: str, needed: str, why: str
) -> None:
    managed, later = order
    users = {address for address in managed if fnmatch(address, user)}
    wanted = {address for address in managed if fnmatch(address, needed)}
    assert users and wanted, "the table is out of date"
    for each in users:
        there = {other for other in wanted if (each, other) in later}
        assert there if needed in _OWN else there == wanted, f"{each} may be deleted after {wanted - there}: {why}"


def test_the_graph_has_no_cycle(order: tuple[set[str], set[tuple[str, str]]]) -> None:
    managed, later = order
    assert not [address for address in managed if (address, address) in later]
