"""The pictures of Terraform's graph: complete, readable, safe for any label, and made by this process alone."""

import itertools
import re
import socket
import struct
import subprocess
import zlib
from pathlib import Path
from xml.etree import ElementTree  # our own output

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deploy import graph as pictures
from deploy.graph import FORMATS, GraphError, read_dot, render, to_png, to_svg
from deploy.graph.layers import LAYERS, OTHER, layer_of
from deploy.graph.layout import MODULE_SIZE, TITLE_SIZE, place
from deploy.graph.model import Graph, Node, transitive_reduction
from deploy.graph.text import width, wrap

SVG = "{http://www.w3.org/2000/svg}"
ENV, KAFKA, FLINK = "Environment & Schema Registry", "Kafka", "Flink"
TABLEFLOW, STORAGE, SECRETS = "Tableflow", "AWS: storage & IAM", "AWS: secrets"
USER, SNOWFLAKE, UTILITIES = "Service user & key rotation", "Snowflake", "Utilities"

# Addresses of the pipeline, each with the layer a reader looks for it in.
EXPECTED = {
    "confluent_environment.tableflow_kickstarter": ENV,
    "data.confluent_organization.signalroom": ENV,
    "data.confluent_schema_registry_cluster.env": ENV,
    "confluent_service_account.schema_registry_cluster_api": ENV,
    "confluent_role_binding.schema_registry_developer_read_all_subjects": ENV,
    "module.schema_registry_cluster_api_key_rotation.confluent_api_key.resouce_api_key": ENV,
    "confluent_kafka_cluster.kafka_cluster": KAFKA,
    "confluent_kafka_topic.stock_trades": KAFKA,
    "confluent_kafka_acl.app_connector_describe_on_cluster": KAFKA,
    "confluent_service_account.app_manager": KAFKA,
    "confluent_role_binding.app_manager_kafka_cluster_admin": KAFKA,
    "confluent_connector.source": KAFKA,
    "module.kafka_app_manager_api_key.time_rotating.api_key_rotations": KAFKA,
    "module.kafka_app_manager_api_key.time_static.api_key_rotations": KAFKA,
    "module.kafka_app_manager_api_key.confluent_api_key.resouce_api_key": KAFKA,
    "confluent_flink_compute_pool.env": FLINK,
    "confluent_service_account.flink_sql_runner": FLINK,
    "confluent_role_binding.flink_sql_runner_as_assigner": FLINK,
    "confluent_api_key.flink_sql_runner_api_key": FLINK,
    "module.drop.confluent_flink_statement.statement": FLINK,
    "module.drop.data.confluent_kafka_cluster.database": FLINK,
    "module.create_set_1.random_uuid.flink_statement": FLINK,
    "confluent_provider_integration.tableflow": TABLEFLOW,
    "confluent_catalog_integration.tableflow": TABLEFLOW,
    "confluent_tableflow_topic.stock_trades": TABLEFLOW,
    "confluent_role_binding.app_manager_provider_integration_resource_owner": TABLEFLOW,
    "module.tableflow_api_key.confluent_api_key.resouce_api_key": TABLEFLOW,
    "aws_s3_bucket.iceberg_bucket": STORAGE,
    "aws_iam_role.snowflake_s3_glue_role": STORAGE,
    "data.aws_region.current": STORAGE,
    "aws_secretsmanager_secret.kafka_app_consumer_api_key": SECRETS,
    "aws_secretsmanager_secret_version.schema_registry_cluster_api_key_python_client": SECRETS,
    "data.aws_secretsmanager_secret_version.admin_user": USER,
    "module.snowflake_user_rsa_key_pairs_rotation.aws_lambda_function.lambda_function": USER,
    "snowflake_user.user": USER,
    "snowflake_warehouse.tableflow_kickstarter": SNOWFLAKE,
    "snowflake_grant_privileges_to_account_role.integration_usage": SNOWFLAKE,
    "snowflake_execute.snowflake_stock_trades_with_totals_iceberg_table": SNOWFLAKE,
    "random_uuid.s3_bucket": UTILITIES,
    # Not of the pipeline today: families still decide.
    "confluent_kafka_topic.orders": KAFKA,
    "confluent_schema.orders_value": ENV,
    "module.create_set_7.confluent_flink_statement.statement": FLINK,
    "aws_kms_key.bucket": STORAGE,
    "snowflake_dynamic_table.totals": SNOWFLAKE,
    "time_sleep.wait": UTILITIES,
    "google_storage_bucket.x": "Other",
    "module.elsewhere.datadog_monitor.x": "Other",
}
HOSTILE = (
    'aws_s3_bucket.x["00"]',
    'module.m["a.b"].module.n[0].aws_s3_bucket.y["<b>&amp;\'</svg>"]',
    'data.aws_region.z["${x}%{if}\\\\n\\n"]',
    'snowflake_user.u["日本語 é"]',
    'confluent_kafka_topic.t["a -> b; }"]',
    '[root] provider["registry/vendor/x"].east (expand)',
    "aws_iam_role." + "a" * 300,
)


def quoted(text: str) -> str:
    """A DOT string as Terraform writes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def dot_of(nodes: list[str], edges: list[tuple[str, str]]) -> str:
    lines = [f"  {quoted(node)} [label={quoted(node)}];" for node in nodes]
    lines += [f"  {quoted(tail)} -> {quoted(head)};" for tail, head in edges]
    return "\n".join(['digraph G {\n  rankdir = "RL";', *lines, "}", ""])


def chain(nodes: list[str]) -> list[tuple[str, str]]:
    """Each depends on the one before it and on the one before that; the second is implied by the first."""
    return [(later, earlier) for step in (1, 2) for earlier, later in zip(nodes, nodes[step:], strict=False)]


PIPELINE = list(EXPECTED)
PIPELINE_DOT = dot_of(PIPELINE, [pair for start in range(0, 40, 8) for pair in chain(PIPELINE[start : start + 8])])


def drawn_nodes(svg: str) -> dict[str, str]:
    """Layer by address, as the picture says."""
    found = [item for item in ElementTree.fromstring(svg).iter(f"{SVG}g") if "data-address" in item.attrib]  # noqa: S314
    layers = {item.attrib["data-address"]: item.attrib["data-layer"] for item in found}
    assert len(layers) == len(found)
    return layers


def drawn_edges(svg: str) -> list[tuple[str, str]]:
    items = ElementTree.fromstring(svg).iter(f"{SVG}g")  # noqa: S314
    return [
        (item.attrib["data-dependent"], item.attrib["data-dependency"])
        for item in items
        if "data-dependent" in item.attrib
    ]


def decode_png(data: bytes) -> tuple[int, int, bytes]:
    """Width, height and the filtered scan lines of a PNG whose every checksum holds."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    position, chunks = 8, []
    while position < len(data):
        (length,) = struct.unpack_from(">I", data, position)
        kind, body = data[position + 4 : position + 8], data[position + 8 : position + 8 + length]
        (checksum,) = struct.unpack_from(">I", data, position + 8 + length)
        assert zlib.crc32(kind + body) == checksum
        chunks.append((kind, body))
        position += 12 + length
    assert (chunks[0][0], chunks[-1][0]) == (b"IHDR", b"IEND")
    across, down = struct.unpack_from(">II", chunks[0][1])
    return across, down, zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))


@pytest.fixture(scope="module")
def svg() -> str:
    return to_svg(read_dot(PIPELINE_DOT), "A title")


@pytest.mark.parametrize(("address", "title"), EXPECTED.items())
def test_an_address_falls_into_the_layer_a_reader_looks_in(address: str, title: str) -> None:
    assert layer_of(address).title == title


def test_every_layer_has_its_own_title_and_colour() -> None:
    assert len({layer.title for layer in LAYERS}) == len({layer.ink for layer in LAYERS}) == len(LAYERS)
    assert LAYERS[-1] is OTHER


def test_every_node_is_drawn_once_in_its_layer(svg: str) -> None:
    assert drawn_nodes(svg) == EXPECTED


def test_every_essential_edge_is_drawn_once_and_no_other(svg: str) -> None:
    essential = {pair for start in range(0, 40, 8) for pair in itertools.pairwise(PIPELINE[start : start + 8])}
    drawn = drawn_edges(svg)
    assert sorted(drawn) == sorted((later, earlier) for earlier, later in essential)


def test_title_counts_and_legend_stand_above(svg: str) -> None:
    texts = [item.text or "" for item in ElementTree.fromstring(svg).iter(f"{SVG}text")]  # noqa: S314
    data = sum(address.startswith("data.") or ".data." in address for address in EXPECTED)
    assert texts[0] == "A title"
    assert texts[1].startswith(f"{len(EXPECTED) - data} resources · {data} data sources · 8 modules · 65 dependencies")
    assert texts[1].endswith("35 of them drawn, which imply the others")
    for title in set(EXPECTED.values()):
        assert f"{title} ({list(EXPECTED.values()).count(title)})" in texts
    assert {"data source", "comes before"} <= set(texts)


def test_a_label_shows_type_and_name_and_a_module_its_short_name() -> None:
    node = Node('module.a["x.y"].module.b.data.aws_region.now["00"]')
    assert (node.modules, node.is_data) == (('module.a["x.y"]', "module.b"), True)
    assert (node.type, node.name) == ("aws_region", 'now["00"]')
    plain = Node("[root] provider (expand)")
    assert (plain.modules, plain.is_data, plain.type, plain.name) == ((), False, "", "[root] provider (expand)")


def test_boxes_do_not_overlap_and_lie_in_their_layers_frame() -> None:
    layout = place(read_dot(PIPELINE_DOT).reduced())
    frames = {group.layer: group.rect for group in layout.groups if not group.module}
    for box in layout.boxes:
        frame, rect = frames[box.node.layer], box.rect
        assert frame.x <= rect.x
        assert frame.y <= rect.y
        assert rect.x + rect.width <= frame.x + frame.width
        assert rect.y + rect.height <= frame.y + frame.height
    frames_and_boxes = [list(frames.values()), [box.rect for box in layout.boxes]]
    for rects in frames_and_boxes:
        for one, other in itertools.combinations(rects, 2):
            beside = one.x + one.width <= other.x or other.x + other.width <= one.x
            assert beside or one.y + one.height <= other.y or other.y + other.height <= one.y


def test_labels_fit_their_boxes_and_titles_their_frames() -> None:
    layout = place(read_dot(PIPELINE_DOT).reduced())
    for box in layout.boxes:
        for line in box.label.name_lines:
            assert width(line, 13.5, 600) < box.rect.width
    for group in layout.groups:
        label, size = (group.module, MODULE_SIZE) if group.module else (group.layer.title, TITLE_SIZE)
        assert width(label, size, 600) < group.rect.width


def test_a_title_wider_than_its_only_box_gets_room() -> None:
    layout = place(read_dot(dot_of(["module.snowflake_user_with_a_very_long_name.time_static.x"], [])))
    for group in layout.groups:
        label, size = (group.module, MODULE_SIZE) if group.module else (group.layer.title, TITLE_SIZE)
        assert width(label, size, 600) < group.rect.width


def test_every_arrow_points_right_even_to_and_fro_between_layers() -> None:
    there_and_back = [f"{kind}.n{turn}" for turn in range(4) for kind in ("aws_s3_bucket", "snowflake_table")]
    dot = dot_of([*PIPELINE, *there_and_back], chain(PIPELINE) + chain(there_and_back))
    layout = place(read_dot(dot).reduced())
    middle = {box.node: box.rect.x + box.rect.width / 2 for box in layout.boxes}
    assert layout.lines
    for line in layout.lines:
        assert middle[line.dependency] < middle[line.dependent]


@pytest.mark.parametrize("address", HOSTILE)
def test_a_hostile_label_survives_whole(address: str) -> None:
    graph = read_dot(dot_of([address, "aws_iam_role.r"], [(address, "aws_iam_role.r")]))
    assert [node.address for node in graph.nodes] == [address, "aws_iam_role.r"]
    picture = to_svg(graph, address)
    assert set(drawn_nodes(picture)) == {address, "aws_iam_role.r"}
    assert drawn_edges(picture) == [(address, "aws_iam_role.r")]
    decode_png(to_png(picture))


def test_characters_that_xml_forbids_are_shown_as_replacements() -> None:
    picture = to_svg(read_dot(dot_of(['aws_s3_bucket.x["\x01\x1b\ufffe"]'], [])), "\x00")
    assert set(drawn_nodes(picture)) == {'aws_s3_bucket.x["\ufffd\ufffd\ufffd"]'}


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_any_graph_is_drawn_whole(data: st.DataObject) -> None:
    keys = st.text(st.characters(exclude_categories=["Cs", "Cc", "Cn", "Co"]), max_size=8)
    stems = st.sampled_from(["aws_s3_bucket.a", "module.m.data.time_x.b", "module.m.module.n.confluent_api_key.c", "d"])
    nodes = data.draw(st.lists(st.builds(lambda stem, key: f'{stem}["{key}"]', stems, keys), min_size=1, unique=True))
    places = st.integers(0, len(nodes) - 1)
    pairs = data.draw(st.lists(st.tuples(places, places), max_size=20, unique=True))
    edges = [(nodes[tail], nodes[head]) for tail, head in pairs]
    read = read_dot(dot_of(nodes, edges))
    assert [node.address for node in read.nodes] == nodes
    assert list(read.edges) == edges
    picture = to_svg(read, "any")
    assert set(drawn_nodes(picture)) == {node.address for node in read.nodes}
    assert sorted(drawn_edges(picture)) == sorted(transitive_reduction(edges))


def reachable(edges: set[tuple[int, int]], start: int) -> set[int]:
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        here = waiting.pop()
        new = {head for tail, head in edges if tail == here} - seen
        seen |= new
        waiting.extend(new)
    return seen


@given(st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)).filter(lambda pair: pair[0] < pair[1])))
def test_reduction_keeps_every_order_and_no_edge_to_spare(edges: set[tuple[int, int]]) -> None:
    names = [(str(tail), str(head)) for tail, head in edges]
    reduced = {(int(tail), int(head)) for tail, head in transitive_reduction(names)}
    assert reduced <= edges
    for start in range(9):
        assert reachable(reduced, start) == reachable(edges, start)
    for edge in reduced:
        assert edge[1] not in reachable(reduced - {edge}, edge[0])


def test_a_cycle_is_drawn_as_it_is() -> None:
    cycle = (("a", "b"), ("b", "c"), ("c", "a"), ("a", "c"))
    assert Graph((), cycle).reduced().edges == cycle
    assert len(drawn_edges(to_svg(read_dot(dot_of(["a", "b", "c"], list(cycle))), "cycle"))) == len(cycle)


@given(st.text(max_size=80), st.floats(20, 300))
def test_wrapping_loses_nothing_and_keeps_the_limit(text: str, limit: float) -> None:
    lines = wrap(text, 12, 600, limit)
    assert "".join(lines) == text
    assert all(width(line, 12, 600) <= limit or len(line) == 1 for line in lines)


def test_render_writes_the_dot_unchanged_and_the_pictures_of_it(tmp_path: Path) -> None:
    paths = render(PIPELINE_DOT, tmp_path / "new" / "graph", title="Ours")
    assert paths == [tmp_path / "new" / f"graph.{suffix}" for suffix in FORMATS]
    assert paths[0].read_bytes() == PIPELINE_DOT.encode()
    assert drawn_nodes(paths[1].read_text(encoding="utf-8")) == EXPECTED
    across, down, _ = decode_png(paths[2].read_bytes())
    assert 800 < across < 8000
    assert 800 < down < 8000


def test_only_the_formats_asked_for_are_written(tmp_path: Path) -> None:
    assert render(PIPELINE_DOT, tmp_path / "g", formats=("svg",)) == [tmp_path / "g.svg"]
    assert [path.name for path in tmp_path.iterdir()] == ["g.svg"]


def test_the_same_graph_gives_the_same_picture(svg: str) -> None:
    assert to_svg(read_dot(PIPELINE_DOT), "A title") == svg


def test_the_png_has_the_size_of_the_svg_and_its_text(svg: str) -> None:
    across, down, pixels = decode_png(to_png(svg))
    size = re.search(r'width="(\d+)" height="(\d+)"', svg)
    assert size is not None
    assert (across, down) == (int(size[1]), int(size[2]))
    _, _, without_text = decode_png(to_png(re.sub(r"<text.*?</text>", "", svg)))
    assert pixels != without_text
    assert decode_png(to_png(svg, zoom=0.5))[0] == pytest.approx(across / 2, abs=1)


def test_a_huge_picture_is_made_smaller(svg: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "_MOST_PIXELS", 250_000)
    across, down, _ = decode_png(to_png(svg))
    assert 200_000 < across * down <= 255_000


def test_no_network_no_program_and_no_graphviz_is_needed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("the pictures need nothing but this process")

    monkeypatch.setattr(socket, "socket", refuse)
    monkeypatch.setattr(socket, "create_connection", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    monkeypatch.setattr(subprocess, "Popen", refuse)
    monkeypatch.setenv("PATH", "")
    assert len(render(PIPELINE_DOT, tmp_path / "graph")) == len(FORMATS)


@pytest.mark.parametrize(
    ("dot", "words"),
    [
        ("", "Terraform printed nothing"),
        ("digraph {}", "no resource"),
        ("digraph {", "not DOT that Graphviz can read"),
        ("Error: no configuration\n\nfiles", "not DOT that Graphviz can read"),
        ("digraph { a\0 }", "NUL character"),
        ('digraph { "\ud800" }', "not DOT that Graphviz can read"),
    ],
)
def test_what_is_no_graph_is_refused_in_one_line(dot: str, words: str, tmp_path: Path) -> None:
    with pytest.raises(GraphError, match=words) as caught:
        render(dot, tmp_path / "graph")
    assert "\n" not in caught.value.line
    assert not list(tmp_path.iterdir())


def test_an_unknown_format_and_an_unwritable_place_are_named(tmp_path: Path) -> None:
    with pytest.raises(GraphError, match="'gif'"):
        render(PIPELINE_DOT, tmp_path / "graph", formats=("svg", "gif"))
    blocked = tmp_path / "file"
    blocked.write_text("")
    with pytest.raises(GraphError, match=re.escape(str(blocked / "graph.dot"))):
        render(PIPELINE_DOT, blocked / "graph")
