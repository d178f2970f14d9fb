"""The stack's id, addresses and names that both the constructs and the command line have to know.

Imports nothing, so that a command that synthesizes nothing may read it.
"""

from __future__ import annotations

from typing import Final

STACK: Final = "tableflow-kickstarter"
"""The stack's id: the synthesized folder is `cdktf.out/stacks/tableflow-kickstarter`."""

LAMBDA_LOG_GROUPS: Final = "/aws/lambda/"
"""What the name of a Lambda function's log group begins with, as AWS Lambda has it."""

API_KEY: Final = ("confluent_api_key", "resouce_api_key")
"""Type and name of the keys of an API key rotation module. The name's spelling is the contract's."""

API_KEY_DATES: Final = "api_key_rotations"
"""Name of the `time_rotating` and the `time_static` of those keys."""

KEY_PAIR_DATES: Final = "rsa_key_pair_rotations"
"""Name of the `time_rotating` and the `time_static` of the key pairs."""

SECRETS_WRITTEN: Final = "rotation_secrets_written"
"""Name of the `time_static` that tells when a key was last written into one of the secrets."""

SETTINGS_APPLIED: Final = "rotation_settings_applied"
"""Name of the `time_static` that tells when a change of the rotation's settings was applied completely."""

KEY_PAIRS: Final = 2
"""Number of key pairs. Snowflake takes no more: RSA_PUBLIC_KEY and RSA_PUBLIC_KEY_2."""
