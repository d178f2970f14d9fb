"""Which layer of the pipeline a Terraform address belongs to.

The one table of the pictures' grouping and colours: rules are regular expressions tried in order against the whole
address, the first that matches decides. They name types and families of names rather than single resources, so a
resource added later falls into its layer; what no rule knows is shown in ``OTHER``, never dropped.
"""

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Layer:
    """A layer of the pipeline as the pictures show it.

    ``ink`` colours the layer's lines and titles, ``wash`` is the pale background behind its resources; both are
    ``#rrggbb``.
    """

    title: str
    ink: str
    wash: str


ENVIRONMENT = Layer("Environment & Schema Registry", "#4a6178", "#eef2f6")
KAFKA = Layer("Kafka", "#2f6b9a", "#e9f2f9")
FLINK = Layer("Flink", "#b5562f", "#fcf0ea")
TABLEFLOW = Layer("Tableflow", "#6a4c93", "#f3eef9")
STORAGE = Layer("AWS: storage & IAM", "#9a6b00", "#fbf4e2")
SECRETS = Layer("AWS: secrets", "#7d7a1f", "#f6f6e3")
SERVICE_USER = Layer("Service user & key rotation", "#9c3f63", "#fbedf2")
SNOWFLAKE = Layer("Snowflake", "#16808d", "#e6f5f6")
UTILITIES = Layer("Utilities", "#5f6b5a", "#f0f3ee")
OTHER = Layer("Other", "#6b6b6b", "#f4f4f4")

LAYERS = (
    ENVIRONMENT,
    KAFKA,
    FLINK,
    TABLEFLOW,
    STORAGE,
    SECRETS,
    SERVICE_USER,
    SNOWFLAKE,
    UTILITIES,
    OTHER,
)  # in the order data flows; the legend keeps it

_RULES: tuple[tuple[str, Layer], ...] = (
    # What is named after a layer belongs to it, whatever its type: a module, an account, a role binding, a key.
    (r"^module\.(schema_registry|environment)", ENVIRONMENT),
    (r"^module\.(kafka|connector)", KAFKA),
    (r"^module\.(flink|create|insert|drop)", FLINK),
    (r"^module\.tableflow", TABLEFLOW),
    (r"^module\.snowflake_user", SERVICE_USER),
    (r"^(data\.)?aws_secretsmanager_\w+\.admin_user", SERVICE_USER),
    (r"(^|\.)snowflake_user\w*\.", SERVICE_USER),
    (r"(^|\.)aws_lambda_invocation\.\w*rsa_key_pair", SERVICE_USER),
    (r"^time_\w+\.flink", FLINK),
    (r"^time_\w+\.tableflow", TABLEFLOW),
    (r"(^|\.)confluent_(api_key|role_binding|service_account)\.\w*schema_registry", ENVIRONMENT),
    (r"(^|\.)confluent_(api_key|role_binding|service_account)\.\w*(flink|statement)", FLINK),
    (
        r"(^|\.)confluent_(api_key|role_binding|service_account)\.\w*(tableflow|(provider|catalog)_integration)",
        TABLEFLOW,
    ),
    (r"(^|\.)confluent_(api_key|role_binding|service_account)\.\w*(app_|kafka|connector)", KAFKA),
    # Otherwise the type decides.
    (r"(^|\.)confluent_(environment|organization|schema)\w*\.", ENVIRONMENT),
    (r"(^|\.)confluent_(kafka_\w+|connector)\.", KAFKA),
    (r"(^|\.)confluent_flink_\w+\.", FLINK),
    (r"(^|\.)confluent_(tableflow_\w+|catalog_integration|provider_integration\w*)\.", TABLEFLOW),
    (r"(^|\.)aws_secretsmanager_\w+\.", SECRETS),
    (r"(^|\.)aws_\w+\.", STORAGE),
    (r"(^|\.)snowflake_\w+\.", SNOWFLAKE),
    (r"(^|\.)(random|time|null|local|terraform|archive)_\w+\.", UTILITIES),
)
_COMPILED = tuple((re.compile(pattern), layer) for pattern, layer in _RULES)


def layer_of(address: str) -> Layer:
    """The layer of a Terraform address, ``OTHER`` where no rule matches."""
    return next((layer for pattern, layer in _COMPILED if pattern.search(address)), OTHER)
