"""The Lambda's handler: rotates a Snowflake service user's two RSA key pairs and stores them in Secrets Manager.

The event:

    snowflake_account_identifier        the account, e.g. `MYORG-MYACCOUNT`
    snowflake_service_user              the user's name in Snowflake
    secrets_path                        name or ARN of an existing secret
    get_private_keys_from_aws_secrets   true: keep the pairs that the secret holds for this user, if they are valid and
                                        not due; false: always generate new ones
    rotations                           optional: for "1" and "2" a token of the current rotation of that pair. A pair
                                        is replaced when, and only when, its token changes
    active_key_number                   optional: 1 or 2, the pair that clients shall use
    step                                optional: createSecret (default) or finishSecret

For finishSecret also:

    version_id                          from the response of createSecret
    snowflake_rsa_public_key_1_pem      the two public keys that the Snowflake user has now
    snowflake_rsa_public_key_2_pem

The response's `data` holds public keys and names, never a private key: Terraform stores it as plain text. Errors are
raised, so that the invocation fails in Terraform.
"""

from __future__ import annotations

import logging
from typing import Any, Final

import boto3
from botocore.config import Config

from key_pair_rotation.request import FINISH, Request
from key_pair_rotation.rotation import create, finish
from key_pair_rotation.secret_store import SecretStore

_CONFIG: Final = Config(retries={"mode": "standard", "max_attempts": 5}, connect_timeout=5, read_timeout=10)
_log = logging.getLogger(__name__)
_log.setLevel(logging.INFO)
# At DEBUG, which a function's settings may select, they log request bodies, and so private keys.
for _name in ("boto3", "botocore", "urllib3"):
    logging.getLogger(_name).setLevel(logging.WARNING)


def handler(event: Any, _context: object) -> dict[str, Any]:
    """Entry point of the Lambda."""
    return answer(Request.of(event), boto3.client("secretsmanager", config=_CONFIG))


def answer(request: Request, client: Any) -> dict[str, Any]:
    """Execute a request with a boto3 client of `secretsmanager`."""
    store = SecretStore(client, request.secrets_path)
    outcome = finish(request, store) if request.step == FINISH else create(request, store)
    _log.info("%s (user %s)", outcome.message, request.user.name)
    return {
        "statusCode": 200,
        "message": outcome.message,
        "data": outcome.ring.public_document() | {"version_id": outcome.version},
    }
