"""The settings: unit, limits and default of each. None is secret.

Sources, in ascending precedence: the defaults below, the object `lakehouse` in the context of `cdktf.json`, environment
variables (`LAKEHOUSE_DAY_COUNT` for `day_count`), keyword arguments.

Settings with an `IntegerRule` are Terraform variables too (`lakehouse.variables`): the setting is the variable's
default, and the rule also renders its validation. Credentials are Terraform variables only.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError, ValidationInfo, field_validator, model_validator

from lakehouse.errors import SettingsError

PROJECT: Final = Path(__file__).resolve().parents[2]
"""The project's root: the folder of `cdktf.json` and `main.py`."""

ENVIRONMENT_PREFIX: Final = "LAKEHOUSE_"
_NO_SETTINGS: Final = frozenset({"LAKEHOUSE_DEBUG", "LAKEHOUSE_SYNTH_CACHE"})
"""Environment variables with the prefix that are not settings."""
CONTEXT_KEY: Final = "lakehouse"


@dataclass(frozen=True)
class IntegerRule:
    """Whole numbers from `minimum` to `maximum`, and the numbers in `also`."""

    unit: str
    minimum: int | None = None
    maximum: int | None = None
    also: tuple[int, ...] = ()

    @property
    def allowed(self) -> str:
        """The allowed values in words, with their unit."""
        extra = ", ".join(str(number) for number in self.also)
        if self.minimum is None:
            return f"one of {extra} ({self.unit})"
        span = f"of at least {self.minimum}" if self.maximum is None else f"from {self.minimum} to {self.maximum}"
        return f"{extra} or a whole number {span} ({self.unit})" if extra else f"a whole number {span} ({self.unit})"

    def check(self, value: int) -> int:
        in_span = self.minimum is not None and self.minimum <= value and (self.maximum is None or value <= self.maximum)
        if not in_span and value not in self.also:
            raise ValueError(self.allowed)
        return value

    def condition(self, expression: str) -> str:
        """The rule as a Terraform condition on `expression`."""
        options = [f"{expression} == {number}" for number in self.also]
        if self.minimum is not None:
            span = [f"{expression} >= {self.minimum}", f"floor({expression}) == {expression}"]
            if self.maximum is not None:
                span.insert(1, f"{expression} <= {self.maximum}")
            options.append(f"({' && '.join(span)})" if options else " && ".join(span))
        return " || ".join(options)


@dataclass(frozen=True)
class TextRule:
    """Strings that match all of `pattern` and do not start with a match of `refused`."""

    pattern: str
    allowed: str
    refused: str | None = None

    def check(self, value: str) -> str:
        refused = self.refused is not None and re.match(self.refused, value)
        if refused or not re.fullmatch(self.pattern, value):
            raise ValueError(self.allowed)
        return value


DAY_COUNT = IntegerRule("days", minimum=1, maximum=36500)
API_KEYS_TO_RETAIN = IntegerRule("keys", minimum=2)
# Terraform's timeadd() takes a Go duration, which ends at 292 years.
LONGEST_LIFE: Final = 73000
"""Upper limit, in days, of a key's life: the number of keys x `day_count`."""
LIFE_ALLOWED: Final = f"number_of_api_keys_to_retain x day_count must be at most {LONGEST_LIFE} days"


def life_condition(keys: str, day_count: str) -> str:
    """Terraform condition on two expressions: a key's life is within the limit."""
    return f"{keys} * {day_count} <= {LONGEST_LIFE}"


LAMBDA_MEMORY = IntegerRule("MB", minimum=128, maximum=10240)
LAMBDA_TIMEOUT = IntegerRule("seconds", minimum=1, maximum=900)
# https://docs.aws.amazon.com/AmazonCloudWatchLogs/latest/APIReference/API_PutRetentionPolicy.html; 0: never expire.
LOG_RETENTION = IntegerRule(
    "days, 0 = never expire",
    also=(0, 1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653),
)
# https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_DeleteSecret.html; 0 deletes at once.
RECOVERY_WINDOW = IntegerRule("days", minimum=7, maximum=30, also=(0,))

CONTRACT_BASE_NAME: Final = "tableflow_kickstarter"

# org.apache.kafka.common.internals.Topic; it also refuses '.' and '..'.
_TOPIC = TextRule(
    r"[A-Za-z0-9._-]{1,249}", "1 to 249 of the characters A-Z a-z 0-9 . _ -, but not '.' or '..'", r"\.{1,2}\Z"
)

RULES: Final[Mapping[str, IntegerRule | TextRule]] = {
    # https://developer.hashicorp.com/terraform/cloud-docs/api-docs/organizations and .../workspaces
    "organization": TextRule(r"[A-Za-z0-9_-]{3,40}", "3 to 40 of the characters A-Z a-z 0-9 _ -"),
    "workspace": TextRule(r"[A-Za-z0-9_-]{1,90}", "1 to 90 of the characters A-Z a-z 0-9 _ -"),
    # https://developer.hashicorp.com/terraform/cloud-docs/projects/manage and .../workspaces/tags
    "project": TextRule(
        r"[A-Za-z0-9_-][A-Za-z0-9 _-]{1,38}[A-Za-z0-9_-]", "3 to 40 of the characters A-Z a-z 0-9 _ - and inner spaces"
    ),
    "workspace_tags": TextRule(
        r"[a-z0-9](?:[a-z0-9:_-]{0,126}[a-z0-9])?",
        "a list of tags (in the environment with commas), each 1 to 128 of the characters a-z 0-9 : _ -, "
        "a letter or digit first and last",
    ),
    # A bucket name has at most 63 characters: the base name with hyphens for underscores, a hyphen, and a UUID (37
    # characters with the hyphen). The base name is part of names in Snowflake, IAM and Lambda too. Reserved prefixes:
    # https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html
    "base_name": TextRule(
        r"[a-z][a-z0-9_]{1,24}[a-z0-9]",
        "3 to 26 of the characters a-z 0-9 _, a letter first, no _ last, not starting with sthree_ or amzn_s3_demo_ "
        "(the S3 bucket is named after it)",
        r"sthree_|amzn_s3_demo_",
    ),
    "source_topic": _TOPIC,
    "totals_topic": _TOPIC,
    "lambda_package_type": TextRule("zip|image", "zip or image"),
    # https://docs.aws.amazon.com/lambda/latest/dg/images-create.html: an image in ECR, by tag or digest.
    "lambda_image_uri": TextRule(
        r"\d{12}\.dkr\.ecr\.[a-z0-9-]+\.amazonaws\.com(\.cn)?/"
        r"[a-z0-9][a-z0-9._/-]*(:[\w.-]{1,128}|@sha256:[0-9a-f]{64})",
        "an image in ECR with its tag or digest, such as 123456789012.dkr.ecr.us-east-1.amazonaws.com/key-pairs:1, "
        "when lambda_package_type is image",
    ),
    "day_count": DAY_COUNT,
    "number_of_api_keys_to_retain": API_KEYS_TO_RETAIN,
    "aws_lambda_memory_size": LAMBDA_MEMORY,
    "aws_lambda_timeout": LAMBDA_TIMEOUT,
    "aws_log_retention_in_days": LOG_RETENTION,
    "secrets_recovery_window_in_days": RECOVERY_WINDOW,
}
"""The rule of each setting that has one. The model, the Terraform variables and the error messages use it."""


class Settings(BaseModel):
    """All settings, validated. `Settings.load()` reads all sources, `Settings(...)` its arguments only."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    organization: str = Field("signalroom", description="HCP Terraform organization of the cloud block")
    workspace: str = Field(
        "ccaf-tableflow-aws-glue-snowflake-kickstarter", description="HCP Terraform workspace of the cloud block"
    )
    project: str | None = Field(None, description="HCP Terraform project in which a missing workspace is created")
    workspace_tags: tuple[str, ...] = Field(
        (),
        description="Tags of the workspace; with any, the cloud block selects workspaces by tags, not by name, and "
        "TF_WORKSPACE selects one of them (the commands here set it)",
    )
    base_name: str = Field(
        CONTRACT_BASE_NAME,
        description="Prefix of every name. Use a different one (and workspace) for a second deployment in the same "
        "accounts",
    )
    source_topic: str = Field(
        "stock_trades", description="Kafka topic that the connector fills; also the name of its tables"
    )
    totals_topic: str = Field(
        "stock_trades_with_totals",
        description="Kafka topic that the Flink statement fills; also the name of its tables",
    )
    sql_directory: Path | None = Field(
        None,
        description="Folder of .fql files, used unchanged; a file with the name of one of the app's statements "
        "replaces it",
    )
    lambda_source: Path = Field(
        PROJECT / "lambda_src", description="Folder of the key-pair Lambda's source, packaged at synth"
    )
    lambda_package_type: str = Field(
        "zip", description="How the key-pair Lambda is packaged: a zip built at synth, or your container image"
    )
    lambda_image_uri: str | None = Field(
        None, description="The key-pair Lambda's container image, built from `lambda_src/Dockerfile`"
    )
    day_count: int = Field(30, description="Days between two rotations of a key")
    number_of_api_keys_to_retain: int = Field(
        2, description="API keys per service account; a key lives this number x day_count days"
    )
    aws_lambda_memory_size: int = Field(128, description="Memory of the key-pair Lambda in MB")
    aws_lambda_timeout: int = Field(900, description="Seconds that the key-pair Lambda may run")
    aws_log_retention_in_days: int = Field(
        7, description="Days that the key-pair Lambda's log is kept; 0 keeps it forever"
    )
    secrets_recovery_window_in_days: int = Field(
        0,
        description="Days for which a deleted secret can be restored and its name cannot be used; 0 deletes at once, "
        "so that the stack can be created again",
    )

    @field_validator("*", mode="before")
    @classmethod
    def _reject_bool(cls, value: Any) -> Any:
        if isinstance(value, bool):
            raise ValueError("neither true nor false")
        return value

    @field_validator("workspace_tags", mode="before")
    @classmethod
    def _split_tags(cls, value: Any) -> Any:
        return [tag.strip() for tag in value.split(",")] if isinstance(value, str) else value

    @field_validator("*")
    @classmethod
    def _check_rule(cls, value: Any, info: ValidationInfo) -> Any:
        rule = RULES.get(info.field_name or "")
        if rule is not None and value is not None:
            for item in value if isinstance(value, tuple) else (value,):
                rule.check(item)
        return value

    @model_validator(mode="after")
    def _check_combinations(self) -> Settings:
        # Kafka's metric names have '_' for '.', so a broker refuses a topic that differs from another in these only.
        # Glue and Snowflake fold the case of table names.
        if self.source_topic.replace(".", "_").lower() == self.totals_topic.replace(".", "_").lower():
            raise ValueError(
                f"setting totals_topic: {self.totals_topic!r} collides with source_topic {self.source_topic!r}; "
                "allowed: names that differ in more than '.' against '_' or letter case"
            )
        if self.lambda_package_type == "image" and self.lambda_image_uri is None:
            raise ValueError(f"setting lambda_image_uri: missing; allowed: {RULES['lambda_image_uri'].allowed}")
        if self.number_of_api_keys_to_retain * self.day_count > LONGEST_LIFE:
            raise ValueError(
                f"setting number_of_api_keys_to_retain: {self.number_of_api_keys_to_retain} x day_count "
                f"{self.day_count} is too long; allowed: {LIFE_ALLOWED}"
            )
        return self

    @classmethod
    def load(
        cls,
        root: Path = PROJECT,
        *,
        environment: Mapping[str, str] | None = None,
        **overrides: Any,
    ) -> Settings:
        """Load the settings from all sources.

        Args:
            root: The folder of `cdktf.json`.
            environment: The environment variables; by default those of this process.
            overrides: Settings that take precedence over all other sources; None is ignored.

        Raises:
            SettingsError: A setting is wrong; one line for each.
        """
        cdktf_json = root / "cdktf.json"
        sources = {
            f"context of {cdktf_json.name}": _from_context(cdktf_json),
            "environment": _from_environment(os.environ if environment is None else environment),
            "argument": {name: value for name, value in overrides.items() if value is not None},
        }
        values = {name: value for source in sources.values() for name, value in source.items()}
        origin = {name: label for label, source in sources.items() for name in source}
        try:
            return cls(**values)
        except ValidationError as error:
            raise SettingsError("\n".join(_message(fault, origin) for fault in error.errors())) from None


def environment_name(setting: str) -> str:
    """The environment variable of a setting."""
    return ENVIRONMENT_PREFIX + setting.upper()


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    given = {
        name.removeprefix(ENVIRONMENT_PREFIX).lower(): value
        for name, value in environment.items()
        if name.startswith(ENVIRONMENT_PREFIX) and name not in _NO_SETTINGS
    }
    return {name: value for name, value in given.items() if value != ""}


def _from_context(cdktf_json: Path) -> dict[str, Any]:
    if not cdktf_json.exists():
        return {}
    try:
        document = json.loads(cdktf_json.read_text(encoding="utf-8"))
    except ValueError as error:
        raise SettingsError(f"{cdktf_json.name}: not a JSON object ({error}); correct the file") from None
    except OSError as error:
        raise SettingsError(f"{cdktf_json.name}: cannot be read ({error.strerror}); correct the file") from None
    context = _object(document, f"{cdktf_json.name}: ", "a JSON object").get("context", {})
    lakehouse = _object(context, f"{cdktf_json.name}: context ", "an object").get(CONTEXT_KEY, {})
    values = _object(lakehouse, f"{cdktf_json.name}: context.{CONTEXT_KEY} ", "an object of settings")
    for name in ("sql_directory", "lambda_source"):
        if isinstance(values.get(name), str):
            values[name] = cdktf_json.parent / values[name]  # relative to the file, not to the working folder
    return values


def _object(value: Any, what: str, wanted: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise SettingsError(f"{what}must be {wanted}")
    return value


def _message(fault: Any, origin: Mapping[str, str]) -> str:
    """One fault that pydantic found, as a line for the user."""
    if not fault["loc"]:
        return str(fault["ctx"]["error"])
    name = str(fault["loc"][0])
    where = f" (from {origin[name]})" if name in origin else ""
    if fault["type"] == "extra_forbidden":
        return f"setting {name}{where}: there is no such setting; allowed: {', '.join(Settings.model_fields)}"
    rule = RULES.get(name)
    allowed = rule.allowed if rule else "a path"
    return f"setting {name}: {_shown(fault['input'])} is out of range{where}; allowed: {allowed}"


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:40]}... ({len(str(value))} characters)"
