"""The stack's id, addresses and names that both the constructs and the command line have to know.

Imports nothing, so that a command that synthesizes nothing may read it.
"""

from __future__ import annotations

from typing import Final

STACK: Final = "tableflow-kickstarter"
"""The stack's id: the synthesized folder is `cdktf.out/stacks/tableflow-kickstarter`."""

LAMBDA_LOG_GROUPS: Final = "/aws/lambda/"
"""What the name of a Lambda function's log group begins with, as AWS Lambda has it."""
