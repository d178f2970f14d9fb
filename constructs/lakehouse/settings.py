"""The one model of every setting: its unit, its limits, its default. Nothing secret is ever a setting.

Sources, the later one winning: the defaults below, the object `lakehouse` in the context of `cdktf.json`, the
environment (`LAKEHOUSE_DAY_COUNT` for `day_count`), explicit keyword arguments.

Settings with an `IntegerRule` are Terraform variables too: what is set here becomes the variable's default, and its
validation rule is rendered from the same object (`lakehouse.variables`). Credentials are Terraform variables only.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from lakehouse.errors import SettingsError

PROJECT: Final = Path(__file__).resolve().parents[2]
"""The project's root: the folder of `cdktf.json` and `main.py`."""

ENVIRONMENT_PREFIX: Final = "LAKEHOUSE_"
_NO_SETTINGS: Final = frozenset({"LAKEHOUSE_DEBUG"})
"""Variables with the prefix that say how to run and not what to build."""
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
        """The allowed values as a reader would say them, with their unit."""
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
        """The same rule as a Terraform condition over `expression`."""
        options = [f"{expression} == {number}" for number in self.also]
        if self.minimum is not None:
            span = [f"{expression} >= {self.minimum}", f"floor({expression}) == {expression}"]
            if self.maximum is not None:
                span.insert(1, f"{expression} <= {self.maximum}")
            options.append(f"({' && '.join(span)})" if options else " && ".join(span))
        return " || ".join(options)


@dataclass(frozen=True)
class TextRule:
    """Strings that match `pattern` as a whole, but for `refused` ones."""

    pattern: str
    allowed: str
    refused: str | None = None
    """A pattern too: what may not match at the start."""

    def check(self, value: str) -> str:
        refused = self.refused is not None and re.match(self.refused, value)
        if refused or not re.fullmatch(self.pattern, value):
            raise ValueError(self.allowed)
        return value


DAY_COUNT = IntegerRule("days", minimum=1, maximum=36500)
API_KEYS_TO_RETAIN = IntegerRule("keys", minimum=2)
# The oldest key is dated (number of keys - 1) x day_count back and falls due as long ahead, and Terraform's timeadd()
# ends with the 292 years of a Go duration.
LONGEST_LIFE: Final = 73000
"""Days that a key may live: the number of keys x `day_count`."""
LIFE_ALLOWED: Final = f"number_of_api_keys_to_retain x day_count must be at most {LONGEST_LIFE} days"


def life_condition(keys: str, day_count: str) -> str:
    """Terraform condition over two expressions: a key's life is one that the schedule can count with."""
    return f"{keys} * {day_count} <= {LONGEST_LIFE}"


LAMBDA_MEMORY = IntegerRule("MB", minimum=128, maximum=10240)
LAMBDA_TIMEOUT = IntegerRule("seconds", minimum=1, maximum=900)
# https://docs.aws.amazon.com/AmazonCloudWatchLogs/latest/APIReference/API_PutRetentionPolicy.html; 0 keeps for ever.
LOG_RETENTION = IntegerRule(
    "days, 0 = never expire",
    also=(0, 1, 3, 5, 7, 14, 30, 60, 90, 120, 150, 180, 365, 400, 545, 731, 1096, 1827, 2192, 2557, 2922, 3288, 3653),
)
# https://docs.aws.amazon.com/secretsmanager/latest/apireference/API_DeleteSecret.html; 0 deletes at once.
RECOVERY_WINDOW = IntegerRule("days", minimum=7, maximum=30, also=(0,))

# Kafka: org.apache.kafka.common.internals.Topic, which also refuses the names of the two directories.
TOPIC = TextRule(
    r"[A-Za-z0-9._-]{1,249}", "1 to 249 of the characters A-Z a-z 0-9 . _ -, but not '.' or '..'", r"\.{1,2}\Z"
)
# The bucket's name is the base name with hyphens, a hyphen and a UUID (37 characters) and may have 63; the base name is
# also part of identifiers in Snowflake, IAM and Lambda. Prefixes that S3 keeps for itself:
# https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html
CONTRACT_BASE_NAME: Final = "tableflow_kickstarter"
BASE_NAME = TextRule(
    r"[a-z][a-z0-9_]{1,24}[a-z0-9]",
    "3 to 26 of the characters a-z 0-9 _, a letter first, no _ last, not starting with sthree_ or amzn_s3_demo_ "
    "(the S3 bucket is named after it)",
    r"sthree_|amzn_s3_demo_",
)
# https://developer.hashicorp.com/terraform/cloud-docs/api-docs/organizations and .../workspaces
ORGANIZATION = TextRule(r"[A-Za-z0-9_-]{3,40}", "3 to 40 of the characters A-Z a-z 0-9 _ -")
WORKSPACE = TextRule(r"[A-Za-z0-9_-]{1,90}", "1 to 90 of the characters A-Z a-z 0-9 _ -")
# https://developer.hashicorp.com/terraform/cloud-docs/projects/manage and .../workspaces/tags
PROJECT_NAME = TextRule(
    r"[A-Za-z0-9_-][A-Za-z0-9 _-]{1,38}[A-Za-z0-9_-]", "3 to 40 of the characters A-Z a-z 0-9 _ - and inner spaces"
)
TAG = TextRule(
    r"[a-z0-9](?:[a-z0-9:_-]{0,126}[a-z0-9])?",
    "a list of tags (in the environment with commas), each 1 to 128 of the characters a-z 0-9 : _ -, "
    "a letter or digit first and last",
)
# https://docs.aws.amazon.com/lambda/latest/dg/images-create.html: an image in ECR, by tag or digest.
LAMBDA_IMAGE = TextRule(
    r"\d{12}\.dkr\.ecr\.[a-z0-9-]+\.amazonaws\.com(\.cn)?/[a-z0-9][a-z0-9._/-]*(:[\w.-]{1,128}|@sha256:[0-9a-f]{64})",
    "an image in ECR with its tag or digest, such as 123456789012.dkr.ecr.us-east-1.amazonaws.com/key-pairs:1, "
    "when lambda_package_type is image",
)
LAMBDA_PACKAGE = TextRule("zip|image", "zip or image")

RULES: Final[Mapping[str, IntegerRule | TextRule]] = {
    "organization": ORGANIZATION,
    "workspace": WORKSPACE,
    "project": PROJECT_NAME,
    "workspace_tags": TAG,
    "base_name": BASE_NAME,
    "source_topic": TOPIC,
    "totals_topic": TOPIC,
    "lambda_package_type": LAMBDA_PACKAGE,
    "lambda_image_uri": LAMBDA_IMAGE,
    "day_count": DAY_COUNT,
    "number_of_api_keys_to_retain": API_KEYS_TO_RETAIN,
    "aws_lambda_memory_size": LAMBDA_MEMORY,
    "aws_lambda_timeout": LAMBDA_TIMEOUT,
    "aws_log_retention_in_days": LOG_RETENTION,
    "secrets_recovery_window_in_days": RECOVERY_WINDOW,
}
"""The rule of each setting that has one: the model, the Terraform variables and the error messages read it here."""


class Settings(BaseModel):
    """Every setting of the app, checked. `Settings.load()` asks all sources, `Settings(...)` its arguments alone."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    organization: Annotated[str, AfterValidator(ORGANIZATION.check)] = Field(
        "signalroom", description="HCP Terraform organization of the cloud block"
    )
    workspace: Annotated[str, AfterValidator(WORKSPACE.check)] = Field(
        "ccaf-tableflow-aws-glue-snowflake-kickstarter", description="HCP Terraform workspace of the cloud block"
    )
    project: Annotated[str, AfterValidator(PROJECT_NAME.check)] | None = Field(
        None, description="HCP Terraform project that the workspace is made in, if it has to be made"
    )
    workspace_tags: tuple[Annotated[str, AfterValidator(TAG.check)], ...] = Field(
        (),
        description="Tags of the workspace; with any, the cloud block finds its workspaces by them and not by name, "
        "and TF_WORKSPACE says which (the commands here set it)",
    )
    base_name: Annotated[str, AfterValidator(BASE_NAME.check)] = Field(
        CONTRACT_BASE_NAME,
        description="What every object in every cloud is named after: with another one a second deployment in the same "
        "accounts meets the first nowhere (give it a workspace of its own, too)",
    )
    source_topic: Annotated[str, AfterValidator(TOPIC.check)] = Field(
        "stock_trades", description="Kafka topic that the connector fills; also the name of its tables"
    )
    totals_topic: Annotated[str, AfterValidator(TOPIC.check)] = Field(
        "stock_trades_with_totals",
        description="Kafka topic that the Flink statement fills; also the name of its tables",
    )
    sql_directory: Path | None = Field(
        None,
        description="Folder of .fql files, used as they are, beside the Flink statements of the app or in their place",
    )
    lambda_source: Path = Field(
        PROJECT / "lambda_src", description="Folder of the key-pair Lambda's source, packaged at synth"
    )
    lambda_package_type: Annotated[str, AfterValidator(LAMBDA_PACKAGE.check)] = Field(
        "zip", description="How the key-pair Lambda is packaged: a zip made at synth, or a container image of yours"
    )
    lambda_image_uri: Annotated[str, AfterValidator(LAMBDA_IMAGE.check)] | None = Field(
        None, description="The key-pair Lambda's container image, made from `lambda_src/Dockerfile`"
    )
    day_count: Annotated[int, AfterValidator(DAY_COUNT.check)] = Field(
        30, description="Days between two rotations of a key"
    )
    number_of_api_keys_to_retain: Annotated[int, AfterValidator(API_KEYS_TO_RETAIN.check)] = Field(
        2, description="API keys kept per account; each lives day_count times as many days"
    )
    aws_lambda_memory_size: Annotated[int, AfterValidator(LAMBDA_MEMORY.check)] = Field(
        128, description="Memory of the key-pair Lambda in MB"
    )
    aws_lambda_timeout: Annotated[int, AfterValidator(LAMBDA_TIMEOUT.check)] = Field(
        900, description="Seconds that the key-pair Lambda may run"
    )
    aws_log_retention_in_days: Annotated[int, AfterValidator(LOG_RETENTION.check)] = Field(
        7, description="Days that the key-pair Lambda's log is kept; 0 keeps it for ever"
    )
    secrets_recovery_window_in_days: Annotated[int, AfterValidator(RECOVERY_WINDOW.check)] = Field(
        0,
        description="Days for which a deleted secret can be restored and its name stays taken; 0 deletes at once, "
        "so that the stack can be created again",
    )

    @field_validator("*", mode="before")
    @classmethod
    def _true_is_no_number(cls, value: Any) -> Any:
        if isinstance(value, bool):
            raise ValueError("neither true nor false")
        return value

    @field_validator("workspace_tags", mode="before")
    @classmethod
    def _tags_with_commas(cls, value: Any) -> Any:
        return [tag.strip() for tag in value.split(",")] if isinstance(value, str) else value

    @model_validator(mode="after")
    def _topics_must_not_collide(self) -> Settings:
        # Kafka's metric names turn '.' into '_', so a broker refuses a topic that differs from another in these only.
        # Glue and Snowflake fold the case of the tables' names.
        if self.source_topic.replace(".", "_").lower() == self.totals_topic.replace(".", "_").lower():
            raise ValueError("totals_topic")
        return self

    @model_validator(mode="after")
    def _an_image_has_its_uri(self) -> Settings:
        if self.lambda_package_type == "image" and self.lambda_image_uri is None:
            raise ValueError("lambda_image_uri")
        return self

    @model_validator(mode="after")
    def _a_life_can_be_counted(self) -> Settings:
        if self.number_of_api_keys_to_retain * self.day_count > LONGEST_LIFE:
            raise ValueError("number_of_api_keys_to_retain")
        return self

    @classmethod
    def load(
        cls,
        root: Path = PROJECT,
        *,
        environment: Mapping[str, str] | None = None,
        **overrides: Any,
    ) -> Settings:
        """Settings from all sources; `root` is the folder of `cdktf.json`. Raises `SettingsError`, one line a fault."""
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
            raise SettingsError("\n".join(_sentence(fault, values, origin) for fault in error.errors())) from None


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
        raise SettingsError(f"{cdktf_json.name}: not a JSON object ({error}); mend the file") from None
    except OSError as error:
        raise SettingsError(f"{cdktf_json.name}: cannot be read ({error.strerror}); mend the file") from None
    context = _object(document, f"{cdktf_json.name}: ", "a JSON object").get("context", {})
    lakehouse = _object(context, f"{cdktf_json.name}: context ", "an object").get(CONTEXT_KEY, {})
    values = _object(lakehouse, f"{cdktf_json.name}: context.{CONTEXT_KEY} ", "an object of settings")
    for name in ("sql_directory", "lambda_source"):
        if isinstance(values.get(name), str):
            values[name] = cdktf_json.parent / values[name]  # so that it means the same from any working folder
    return values


def _object(value: Any, what: str, wanted: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise SettingsError(f"{what}must be {wanted}")
    return value


def _sentence(fault: Any, values: Mapping[str, Any], origin: Mapping[str, str]) -> str:
    if not fault["loc"] and str(fault["ctx"]["error"]) == "lambda_image_uri":
        return f"setting lambda_image_uri: missing; allowed: {LAMBDA_IMAGE.allowed}"
    if not fault["loc"] and str(fault["ctx"]["error"]) == "number_of_api_keys_to_retain":
        keys, days = (
            values.get(name, Settings.model_fields[name].default)
            for name in ("number_of_api_keys_to_retain", "day_count")
        )
        return f"setting number_of_api_keys_to_retain: {keys} x day_count {days} is too long; allowed: {LIFE_ALLOWED}"
    if not fault["loc"]:
        source, totals = (
            values.get(name, Settings.model_fields[name].default) for name in ("source_topic", "totals_topic")
        )
        return (
            f"setting totals_topic: {totals!r} collides with source_topic {source!r}; "
            "allowed: names that differ in more than '.' against '_' or letter case"
        )
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
