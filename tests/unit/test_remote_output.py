"""What a remote run prints is understood as the messages of a local one."""

from __future__ import annotations

from deploy.apply.progress import Progress, summary
from deploy.terraform.remote_output import messages

APPLY = """\
\x1b[0m\x1b[33mRunning apply in HCP Terraform. Output will stream here. Pressing Ctrl-C\x1b[0m
https://app.terraform.io/app/signalroom/lake/runs/run-e5481b87f00d67d2\x1b[0m
module.tableflow_api_key.confluent_api_key.resouce_api_key[0]: Refreshing state... [id=AAAA]
module.tableflow_api_key.confluent_api_key.resouce_api_key[1]: Refreshing state... [id=BBBB]

Terraform will perform the following actions:

  # module.tableflow_api_key.confluent_api_key.resouce_api_key[0] must be replaced
+/- resource "confluent_api_key" "resouce_api_key" {
  # module.tableflow_api_key.confluent_api_key.resouce_api_key[1] will be replaced due to changes
  # module.tableflow_api_key.confluent_api_key.resouce_api_key[1] (deposed object 0a1b2c3d) will be destroyed
  # (left over from a partially-failed replacement of this instance)
  # module.tableflow_api_key.confluent_api_key.resouce_api_key[2] will be destroyed
  # (because index [2] is out of range for count)
Plan: 5 to add, 1 to change, 2 to destroy.
aws_s3_bucket.iceberg_bucket: Creating...
aws_s3_bucket.iceberg_bucket: Still creating... [01m10s elapsed]
aws_s3_bucket.iceberg_bucket: Creation complete after 1m12s [id=x]
confluent_flink_statement.statement["00"]: Modifying... [id=y]
confluent_flink_statement.statement["00"]: Modifications complete after 3s [id=y]
module.a.module.b.time_static.t: Destruction complete after 0s
╷
│ Warning: Deprecated argument
│
│   with aws_s3_bucket.iceberg_bucket,
│   on cdk.tf.json line 3, in resource.aws_s3_bucket.iceberg_bucket:
│    3:       "bucket": "x"
│
│ Use another.
╵
╷
│ Error: creating IAM Role (x): AccessDenied
│
│   with aws_iam_role.tableflow_s3_glue_role,
│   on cdk.tf.json line 30, in resource.aws_iam_role.tableflow_s3_glue_role:
│   30:       },
│     ├────────────────
│     │ var.x is "y"
│
│ api error AccessDenied: User is not
│ authorized
╵
╷
│ Error: No address here
╵
"""


def follow(text: str) -> tuple[Progress, list[str]]:
    written: list[str] = []
    progress = Progress(written.append)
    progress.follow(messages({"type": "text", "@message": line} for line in text.replace("│\n", "│ \n").splitlines()))
    return progress, written


def test_resources_are_counted_as_in_a_local_run():
    progress, written = follow(APPLY)
    outcome = progress.outcome
    assert outcome.done == [
        ("create", "aws_s3_bucket.iceberg_bucket"),
        ("update", 'confluent_flink_statement.statement["00"]'),
        ("delete", "module.a.module.b.time_static.t"),
    ]
    assert outcome.planned == 8
    assert outcome.begun
    assert "  1/8 + aws_s3_bucket.iceberg_bucket (72 s)" in written
    assert "  ...     still at aws_s3_bucket.iceberg_bucket (70 s)" in written
    assert "1 changed, 1 created, 1 deleted" in summary(outcome, 0.0)


def test_where_it_runs_is_said():
    _, written = follow(APPLY)
    assert any("https://app.terraform.io/app/signalroom/lake/runs/run-e5481b87f00d67d2" in line for line in written)


def test_errors_are_diagnostics_with_address_and_detail():
    progress, written = follow(APPLY)
    assert progress.outcome.errors == [
        {
            "severity": "error",
            "summary": "creating IAM Role (x): AccessDenied",
            "address": "aws_iam_role.tableflow_s3_glue_role",
            "detail": "api error AccessDenied: User is not\nauthorized",
        },
        {"severity": "error", "summary": "No address here", "detail": ""},
    ]
    assert "  warning: aws_s3_bucket.iceberg_bucket: Deprecated argument" in written


def test_what_is_no_sentence_of_terraforms_is_not_lost():
    progress, _ = follow("panic: oh\n╷\n│ Error: cut\n│ in the mid")
    assert progress.outcome.texts == ["panic: oh", "Error: cut", "in the mid"]


def test_messages_pass_as_they_are():
    given = [{"type": "version"}, {"type": "diagnostic", "diagnostic": {"severity": "error", "summary": "x"}}]
    assert list(messages(given)) == given
