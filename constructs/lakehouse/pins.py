"""Exact versions of Terraform's providers. The prebuilt bindings would require ranges."""

from __future__ import annotations

from typing import Final

TERRAFORM_VERSION: Final = ">= 1.13.0"

PROVIDERS: Final = {
    "aws": ("hashicorp/aws", "6.54.0"),
    "confluent": ("confluentinc/confluent", "2.77.0"),
    "snowflake": ("snowflakedb/snowflake", "2.18.0"),
    "random": ("hashicorp/random", "3.9.0"),
    "time": ("hashicorp/time", "0.14.0"),
}
"""Local name of each provider, its registry source and its exact version."""


def required_providers(*names: str) -> dict[str, dict[str, str]]:
    """The `required_providers` block of these providers, or of all if none is given."""
    return {
        name: {"source": source, "version": version}
        for name, (source, version) in PROVIDERS.items()
        if not names or name in names
    }
