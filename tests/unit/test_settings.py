"""Settings: sources, rules, error messages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lakehouse.errors import SettingsError
from lakehouse.settings import RULES, IntegerRule, Settings, environment_name

INTEGERS = {name: rule for name, rule in RULES.items() if isinstance(rule, IntegerRule)}


def load(
    root: Path, context: dict[str, Any] | None = None, environment: dict[str, str] | None = None, **kw: Any
) -> Settings:
    if context is not None:
        (root / "cdktf.json").write_text(json.dumps({"context": {"lakehouse": context}}))
    return Settings.load(root, environment=environment or {}, **kw)


def refusal(**values: Any) -> str:
    with pytest.raises(SettingsError) as caught:
        Settings.load(Path("/nowhere"), environment={}, **values)
    return str(caught.value)


def test_defaults_are_the_contracts() -> None:
    settings = Settings()
    assert (settings.organization, settings.base_name) == ("signalroom", "tableflow_kickstarter")
    assert (settings.day_count, settings.number_of_api_keys_to_retain) == (30, 2)
    assert settings.secrets_recovery_window_in_days == 0


def test_later_sources_take_precedence(tmp_path: Path) -> None:
    context, environment = {"day_count": 3}, {"LAKEHOUSE_DAY_COUNT": "4"}
    assert load(tmp_path, {}).day_count == 30
    assert load(tmp_path, context).day_count == 3
    assert load(tmp_path, context, environment).day_count == 4
    assert load(tmp_path, context, environment, day_count=5).day_count == 5
    assert load(tmp_path, context, environment, day_count=None).day_count == 4


def test_an_empty_environment_variable_sets_nothing(tmp_path: Path) -> None:
    assert load(tmp_path, environment={"LAKEHOUSE_DAY_COUNT": ""}).day_count == 30


def test_a_path_in_cdktf_json_is_relative_to_its_folder(tmp_path: Path) -> None:
    assert load(tmp_path, {"sql_directory": "queries"}).sql_directory == tmp_path / "queries"


def test_settings_cannot_be_changed() -> None:
    with pytest.raises(ValueError, match="frozen"):
        Settings().day_count = 1  # type: ignore[misc]


@pytest.mark.parametrize("name", RULES)
def test_a_wrong_value_gives_one_line_with_name_value_and_range(name: str) -> None:
    message = refusal(**{name: -1 if name in INTEGERS else "not! allowed"})
    assert "\n" not in message
    assert message.startswith(f"setting {name}: ")
    assert ("-1" if name in INTEGERS else "'not! allowed'") in message
    assert RULES[name].allowed in message


def test_a_key_lifetime_above_the_limit_is_rejected() -> None:
    assert Settings(day_count=36500, number_of_api_keys_to_retain=2).day_count == 36500
    assert Settings(day_count=1, number_of_api_keys_to_retain=73000).day_count == 1
    message = refusal(day_count=36500, number_of_api_keys_to_retain=3)
    assert message == (
        "setting number_of_api_keys_to_retain: 3 x day_count 36500 is too long; allowed: "
        "number_of_api_keys_to_retain x day_count must be at most 73000 days"
    )


def test_the_message_names_the_source(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"day_count: '0' is out of range \(from environment\)"):
        load(tmp_path, environment={environment_name("day_count"): "0"})
    with pytest.raises(SettingsError, match=r"day_count: 0 is out of range \(from context of cdktf.json\)"):
        load(tmp_path, {"day_count": 0})


def test_each_wrong_setting_has_a_line() -> None:
    assert len(refusal(day_count=0, source_topic="a b").splitlines()) == 2


def test_an_unknown_setting_is_rejected_with_the_known_ones() -> None:
    assert "there is no such setting; allowed: organization" in refusal(day_cont=3)


def test_an_unknown_setting_in_the_environment_is_rejected(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"setting day_cont \(from environment\): there is no such setting"):
        load(tmp_path, environment={"LAKEHOUSE_DAY_CONT": "3"})
    load(tmp_path, environment={"LAKEHOUSE_DEBUG": "1"})


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"context": []}', '{"context": null}', '{"context": {"lakehouse": 3}}', "\ufeff{}"],
)
def test_a_malformed_cdktf_json_gives_an_error(tmp_path: Path, text: str) -> None:
    (tmp_path / "cdktf.json").write_text(text)
    with pytest.raises(SettingsError, match=r"^cdktf\.json: "):
        Settings.load(tmp_path, environment={})


def test_a_folder_named_cdktf_json_gives_an_error(tmp_path: Path) -> None:
    (tmp_path / "cdktf.json").mkdir()
    with pytest.raises(SettingsError, match=r"^cdktf\.json: cannot be read"):
        Settings.load(tmp_path, environment={})


@pytest.mark.parametrize("topic", ["a", ".a", "...", "_", "orders.clean", "order-items", "SELECT", "0", "x" * 249])
def test_legal_topics(topic: str) -> None:
    assert Settings(source_topic=topic).source_topic == topic


@pytest.mark.parametrize("topic", ["", ".", "..", "a b", "a/b", "a`b", 'a"b', "ä", "a\n", "x" * 250])
def test_illegal_topics(topic: str) -> None:
    assert "1 to 249" in refusal(source_topic=topic)


@pytest.mark.parametrize("totals", ["stock_trades", "stock.trades"])
def test_topics_that_collide_in_kafka_are_rejected(totals: str) -> None:
    message = refusal(totals_topic=totals)
    assert message.startswith(f"setting totals_topic: '{totals}' collides with source_topic 'stock_trades'")


@pytest.mark.parametrize("base", ["ab", "1ab", "Abc", "a-b", "ab_", "sthree_x", "amzn_s3_demo_x", "a" * 27])
def test_base_names_that_cannot_name_a_bucket(base: str) -> None:
    assert "S3 bucket" in refusal(base_name=base)


@given(st.from_regex(r"[a-z][a-z0-9_]{1,24}[a-z0-9]", fullmatch=True))
def test_any_base_name_makes_a_legal_bucket(base: str) -> None:
    if not base.startswith(("sthree_", "amzn_s3_demo_")):
        bucket = f"{Settings(base_name=base).base_name.replace('_', '-')}-{'0' * 36}"
        assert 3 <= len(bucket) <= 63
        assert not bucket.startswith(("xn--", "sthree-", "amzn-s3-demo-"))


def test_a_long_value_is_shortened() -> None:
    assert len(refusal(source_topic="x" * 5000)) < 200


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("day_count", [1, 30, 36500], [0, -1, 36501, True]),
        ("number_of_api_keys_to_retain", [2, 9], [1, 0]),
        ("aws_lambda_memory_size", [128, 10240], [127, 10241]),
        ("aws_lambda_timeout", [1, 900], [0, 901]),
        ("aws_log_retention_in_days", [0, 1, 7, 3653], [2, -1, 10000]),
        ("secrets_recovery_window_in_days", [0, 7, 30], [1, 6, 31, -1]),
    ],
)
def test_limits(name: str, good: list[int], bad: list[int]) -> None:
    for value in good:
        assert getattr(Settings(**{name: value}), name) == value
    for value in bad:
        refusal(**{name: value})


IMAGE = "123456789012.dkr.ecr.us-east-1.amazonaws.com/key-pairs:1"


@pytest.mark.parametrize("uri", [IMAGE, IMAGE.replace(":1", "@sha256:" + "0" * 64), IMAGE.replace("com", "com.cn")])
def test_legal_image_uris(uri: str) -> None:
    settings = Settings(lambda_package_type="image", lambda_image_uri=uri)
    assert (settings.lambda_package_type, settings.lambda_image_uri) == ("image", uri)


@pytest.mark.parametrize("uri", ["", "key-pairs:1", IMAGE.removesuffix(":1"), IMAGE + "\n", IMAGE + "${var.x}"])
def test_illegal_image_uris(uri: str) -> None:
    message = refusal(lambda_package_type="image", lambda_image_uri=uri)
    assert message.startswith("setting lambda_image_uri: ") and "ECR" in message


def test_an_image_needs_its_uri() -> None:
    assert refusal(lambda_package_type="image").startswith(
        "setting lambda_image_uri: missing; allowed: an image in ECR"
    )


def test_tags_are_a_list_or_a_text_with_commas(tmp_path: Path) -> None:
    assert load(tmp_path).workspace_tags == ()
    assert load(tmp_path, {"workspace_tags": ["lakehouse", "team:data"]}).workspace_tags == ("lakehouse", "team:data")
    environment = {"LAKEHOUSE_WORKSPACE_TAGS": "lakehouse, team:data"}
    assert load(tmp_path, environment=environment).workspace_tags == ("lakehouse", "team:data")


@pytest.mark.parametrize("tags", ["a,,b", "Upper", "-a", "a-", "x" * 129, ["a b"], 3])
def test_illegal_tags(tags: object) -> None:
    assert refusal(workspace_tags=tags).startswith("setting workspace_tags: ")


@pytest.mark.parametrize("name", ["ab", " abc", "abc ", "a/b", "x" * 41])
def test_illegal_project_names(name: str) -> None:
    assert "3 to 40" in refusal(project=name)
    assert Settings(project="Data Platform").project == "Data Platform"
