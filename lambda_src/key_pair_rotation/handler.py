"""The Lambda's entry: rotates a Snowflake service user's two RSA key pairs and keeps them in Secrets Manager.

The event:

    snowflake_account_identifier        the account, e.g. `MYORG-MYACCOUNT`
    snowflake_service_user              the user's name in Snowflake
    secrets_path                        name or ARN of an existing secret
    get_private_keys_from_aws_secrets   true: keep the pairs that the secret holds for this user, if they are valid and
                                        not due; false: always make new ones
    rotations                           optional: for "1" and "2" what names the rotation of that pair. A pair is
                                        made anew when, and only when, its name changes
    active_key_number                   optional: 1 or 2, the pair that readers of the secret shall use
    step                                optional: createSecret (unless told otherwise) or finishSecret

and for finishSecret:

    version_id                          what createSecret has answered
    snowflake_rsa_public_key_1_pem      the two public keys that the user has in Snowflake now
    snowflake_rsa_public_key_2_pem

The answer's `data` carries public keys and names, never a private key or a token: Terraform stores it as plain text.
Whatever goes wrong is raised, so that Terraform sees it fail.
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
# At DEBUG, which a function's settings may ask for, they log the bodies of requests: private keys.
for _name in ("boto3", "botocore", "urllib3"):
    logging.getLogger(_name).setLevel(logging.WARNING)


def handler(event: Any, _context: object) -> dict[str, Any]:
    """Lambda's entry point."""
    return answer(Request.of(event), boto3.client("secretsmanager", config=_CONFIG))


def answer(request: Request, client: Any) -> dict[str, Any]:
    """Carry a request out with a boto3 client of `secretsmanager`."""
    store = SecretStore(client, request.secrets_path)
    outcome = finish(request, store) if request.step == FINISH else create(request, store)
    _log.info("%s (user %s)", outcome.message, request.user.name)
    return {
        "statusCode": 200,
        "message": outcome.message,
        "data": outcome.ring.public_document() | {"version_id": outcome.version},
    }
