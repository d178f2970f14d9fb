"""SQL: topics of any legal name, files of the user's byte for byte, statements that can run twice."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from lakehouse.app import synthesize
from lakehouse.errors import SynthesisError
from lakehouse.settings import Settings

from tests.synth.evaluate import evaluate

HOSTILE = b"-- ${a} %{if} $${b} \\ \"q\" `t` \xc3\xa9 \xf0\x9f\x98\x80\r\n\tSELECT '$rowtime' FROM `x`;\n\n"


def sql_of(folder: Path) -> Path:
    return folder / "modules" / "flink_statements" / "sql"


def executes(folder: Path) -> dict[str, dict[str, Any]]:
    return json.loads((folder / "cdk.tf.json").read_text())["resource"]["snowflake_execute"]


def test_snowflake_statements_are_repeatable(synthesized: Path) -> None:
    found = executes(synthesized)
    assert len(found) == 3
    for statement in found.values():
        assert re.match(r"CREATE (CATALOG INTEGRATION|ICEBERG TABLE) IF NOT EXISTS \"", statement["execute"])
        assert re.match(r"DROP (CATALOG INTEGRATION|ICEBERG TABLE) IF EXISTS \"", statement["revert"])
        assert re.match(r"DESCRIBE (CATALOG INTEGRATION|ICEBERG TABLE) \"", statement["query"])


def test_statements_are_those_of_the_contract(synthesized: Path) -> None:
    create = (sql_of(synthesized) / "ctas_stock_trades_with_totals.fql").read_text()
    assert create.startswith("CREATE TABLE IF NOT EXISTS `stock_trades_with_totals`")
    for option in (
        "'changelog.mode' = 'append'",
        "'kafka.cleanup-policy' = 'delete'",
        "'kafka.producer.compression.type' = 'zstd'",
        "'value.fields-include' = 'all'",
    ):
        assert option in create
    columns = re.findall(r"`(\w+)`(?:,|$|\nFROM)", create.partition("SELECT")[2], re.M)
    assert columns == ["trade_timestamp", "userid", "side", "symbol", "quantity", "price", "total_price"]
    assert create.rstrip().endswith("FROM `stock_trades`;")
    drop = (sql_of(synthesized) / "dt_stock_trades_with_totals.fql").read_text()
    assert drop.strip() == "DROP TABLE IF EXISTS `stock_trades_with_totals`;"


@pytest.mark.parametrize(
    ("source", "totals"), [("orders.clean", "select"), ("0-a", "T" * 249), ("source_table", "totals_table")]
)
def test_topics_of_any_legal_name_are_quoted(tmp_path: Path, source: str, totals: str) -> None:
    folder = synthesize(Settings(source_topic=source, totals_topic=totals), tmp_path)
    create = (sql_of(folder) / "ctas_stock_trades_with_totals.fql").read_text()
    assert create.startswith(f"CREATE TABLE IF NOT EXISTS `{totals}`\n")
    assert create.endswith(f"FROM `{source}`;\n")
    document = json.loads((folder / "cdk.tf.json").read_text())["resource"]
    assert document["confluent_kafka_topic"]["stock_trades"]["topic_name"] == source
    assert document["confluent_tableflow_topic"]["stock_trades_with_totals"]["display_name"] == totals


@pytest.mark.terraform
def test_user_files_are_copied_unchanged(tmp_path: Path) -> None:
    queries = tmp_path / "queries"
    queries.mkdir()
    (queries / "mine.fql").write_bytes(HOSTILE)
    (queries / "dt_stock_trades_with_totals.fql").write_bytes(b"DROP TABLE `other`;")
    folder = synthesize(Settings(sql_directory=queries), tmp_path / "out")
    assert (sql_of(folder) / "mine.fql").read_bytes() == HOSTILE
    assert (sql_of(folder) / "dt_stock_trades_with_totals.fql").read_bytes() == b"DROP TABLE `other`;"
    variables = json.loads((folder / "cdk.tf.json").read_text())["variable"]
    assert '"mine"' in variables["create_set_1_flink_statements"]["validation"][0]["condition"]


def test_terraform_reads_a_statement_without_evaluating_it(synthesized: Path, tmp_path: Path) -> None:
    module = json.loads((synthesized / "modules" / "flink_statements" / "main.tf.json").read_text())
    statement = module["resource"]["confluent_flink_statement"]["statement"]["statement"]
    assert statement == '${file("${path.module}/sql/${each.value.file}.fql")}'
    (tmp_path / "sql").mkdir()
    (tmp_path / "sql" / "mine.fql").write_bytes(HOSTILE)
    read = evaluate(tmp_path, {"x": statement.replace("${each.value.file}", "mine")})["x"]
    assert read.encode() == HOSTILE


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("Upper.fql", b"x", "cannot name a Flink statement"),
        ("latin.fql", b"\xe9", "is not UTF-8"),
        ("empty.fql", b" \n", "is empty"),
    ],
)
def test_an_unusable_file_gives_a_one_line_error(tmp_path: Path, name: str, content: bytes, message: str) -> None:
    (tmp_path / name).write_bytes(content)
    assert message in refusal(Settings(sql_directory=tmp_path), tmp_path / "out")


def test_a_missing_folder_or_unreadable_file_gives_an_error(tmp_path: Path) -> None:
    assert "is not a folder" in refusal(Settings(sql_directory=tmp_path / "gone"), tmp_path / "out")
    (tmp_path / "broken.fql").symlink_to(tmp_path / "nowhere")
    assert "broken.fql cannot be read" in refusal(Settings(sql_directory=tmp_path), tmp_path / "out")


def test_an_output_folder_that_cannot_be_created_gives_an_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in refusal(Settings(), tmp_path / "file")


def refusal(settings: Settings, outdir: Path) -> str:
    with pytest.raises(SynthesisError) as caught:
        synthesize(settings, outdir)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_tables_are_found_by_unquoted_names(synthesized: Path) -> None:
    """Unquoted, `stock_trades` means STOCK_TRADES in Snowflake; Glue knows the table under the topic's own name."""
    tables = {name: statement for name, statement in executes(synthesized).items() if "iceberg_table" in name}
    for name, statement in tables.items():
        topic = name.removeprefix("snowflake_").removesuffix("_iceberg_table")
        reference = f"confluent_tableflow_topic.{topic}.display_name"
        assert f'."${{upper({reference})}}"' in statement["execute"].splitlines()[0]
        assert f"CATALOG_TABLE_NAME = '${{{reference}}}'" in statement["execute"]
    assert len(tables) == 2
