"""Where everything goes: boxes sized from their text, placed and connected by Graphviz.

Graphviz sees only sizes and numbered boxes, never a label, so no label can break it. Positions come back as pixels with
the origin at the top left.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from . import graphviz
from .layers import LAYERS, Layer
from .model import Graph, GraphError, Node
from .text import width, wrap

TYPE_SIZE, NAME_SIZE, TITLE_SIZE, MODULE_SIZE = 11.0, 13.5, 16.0, 12.0  # font sizes, pixels
TYPE_LEADING, NAME_LEADING = 14.0, 16.0  # line heights, pixels
PAD_X, PAD_Y = 11.0, 7.0  # around a box's text, pixels
TITLE_INDENT = 12.0  # pixels left of a group's title
_WIDENINGS = 3  # layouts at most to make room for titles; one more is nearly always enough
_LINE_LIMIT = 130.0  # pixels; longer labels are wrapped
_LEAST_WIDTH = 40.0  # pixels, of a box's text
_POINTS_PER_INCH = 72  # a point of Graphviz is a pixel here

Point = tuple[float, float]


@dataclass(frozen=True)
class Rect:
    """A rectangle in pixels, ``x`` and ``y`` its top left corner."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Label:
    """A node's text in lines, and the size of the box around it in pixels."""

    type_lines: list[str]
    name_lines: list[str]
    width: float
    height: float


@dataclass(frozen=True)
class Box:
    """A node, its label, and where its box lies."""

    node: Node
    label: Label
    rect: Rect


@dataclass(frozen=True)
class Group:
    """A frame around boxes: a whole layer (``module`` empty) or a module within one."""

    layer: Layer
    module: str
    rect: Rect


@dataclass(frozen=True)
class Line:
    """An arrow from a dependency to its dependent, as the points of a cubic Bezier path and the arrow's tip."""

    dependent: Node
    dependency: Node
    curve: list[Point]
    tip: Point


@dataclass(frozen=True)
class Layout:
    """Everything placed, on a canvas of ``width`` x ``height`` pixels."""

    width: float
    height: float
    boxes: list[Box]
    groups: list[Group]
    lines: list[Line]


@dataclass
class _Cluster:
    """A group before it has a place: its own nodes, and the modules within."""

    layer: Layer
    module: str = ""
    number: int = 0
    nodes: list[int] = field(default_factory=list)
    inner: dict[str, "_Cluster"] = field(default_factory=dict)

    @property
    def title_width(self) -> float:
        """Of the module's name or the layer's title, pixels."""
        return width(self.module or self.layer.title, MODULE_SIZE if self.module else TITLE_SIZE, 600)


def place(graph: Graph) -> Layout:
    """Place ``graph``, dependencies left of what depends on them. Raises ``GraphError`` where Graphviz gives up."""
    labels = [_label(node) for node in graph.nodes]
    roots = _clusters(graph)
    clusters = list(_flatten(roots))
    for number, cluster in enumerate(clusters):
        cluster.number = number
    layout = _place(graph, labels, roots, clusters)
    for _ in range(_WIDENINGS):
        if not _widen(labels, clusters, layout):
            break
        layout = _place(graph, labels, roots, clusters)
    return layout


def _place(graph: Graph, labels: list[Label], roots: list[_Cluster], clusters: list[_Cluster]) -> Layout:
    try:
        drawn = graphviz.run("\n".join(_dot(graph, labels, roots)), "json")
    except graphviz.GraphvizError as error:
        raise GraphError(f"Graphviz cannot lay this graph out: {error}.") from None
    return _read(graph, labels, clusters, drawn)


def _widen(labels: list[Label], clusters: list[_Cluster], layout: Layout) -> bool:
    """Widen a box in each group that is narrower than its title; whether there was one.

    From left to right, Graphviz does not keep a frame as wide as its label.
    """
    changed = False
    for cluster, group in zip(clusters, layout.groups, strict=True):
        missing = cluster.title_width + 2 * TITLE_INDENT - group.rect.width
        if missing > 0:
            number = max((n for part in _flatten([cluster]) for n in part.nodes), key=lambda n: labels[n].width)
            labels[number] = replace(labels[number], width=labels[number].width + missing + 1)
            changed = True
    return changed


def _label(node: Node) -> Label:
    types = wrap(node.type, TYPE_SIZE, 400, _LINE_LIMIT) if node.type else []
    names = wrap(node.name, NAME_SIZE, 600, _LINE_LIMIT)
    widths = [width(line, TYPE_SIZE) for line in types] + [width(line, NAME_SIZE, 600) for line in names]
    height = len(types) * TYPE_LEADING + len(names) * NAME_LEADING
    return Label(types, names, max(*widths, _LEAST_WIDTH) + 2 * PAD_X, height + 2 * PAD_Y)


def _clusters(graph: Graph) -> list[_Cluster]:
    """The nodes by layer, in the order of ``LAYERS``, and within a layer by module."""
    roots = {layer: _Cluster(layer) for layer in LAYERS}
    for number, node in enumerate(graph.nodes):
        cluster = roots[node.layer]
        for module in node.modules:
            cluster = cluster.inner.setdefault(module, _Cluster(node.layer, module))
        cluster.nodes.append(number)
    return [root for root in roots.values() if root.nodes or root.inner]


def _flatten(clusters: list[_Cluster]) -> Iterator[_Cluster]:
    for cluster in clusters:
        yield cluster
        yield from _flatten(list(cluster.inner.values()))


def _dot(graph: Graph, labels: list[Label], roots: list[_Cluster]) -> Iterator[str]:
    """The graph as Graphviz is to lay it out: numbered boxes of fixed size in numbered clusters."""
    numbers = {node.address: number for number, node in enumerate(graph.nodes)}
    # One ranking for all clusters (newrank), so that arrows point right between layers too.
    yield "digraph { rankdir=LR; newrank=true; nodesep=0.16; ranksep=0.36; labeljust=l"
    yield 'node [shape=box fixedsize=true label=""]; edge [arrowsize=0.6]'
    for cluster in roots:
        yield from _cluster_dot(cluster, labels)
    for dependent, dependency in graph.edges:
        yield f"n{numbers[dependency]} -> n{numbers[dependent]}"
    yield "}"


def _cluster_dot(cluster: _Cluster, labels: list[Label]) -> Iterator[str]:
    size, margin = (MODULE_SIZE, 10) if cluster.module else (TITLE_SIZE, 14)
    yield f"subgraph cluster_{cluster.number} {{ margin={margin}"
    # An empty cell as large as the title keeps its place free.
    yield (
        f'label=<<table border="0" cellborder="0" cellpadding="0" cellspacing="0" fixedsize="true" '
        f'width="{cluster.title_width:.0f}" height="{size + 4:.0f}"><tr><td></td></tr></table>>'
    )
    for number in cluster.nodes:
        box_width, box_height = labels[number].width / _POINTS_PER_INCH, labels[number].height / _POINTS_PER_INCH
        yield f"n{number} [width={box_width:.4f} height={box_height:.4f}]"
    for inner in cluster.inner.values():
        yield from _cluster_dot(inner, labels)
    yield "}"


def _read(graph: Graph, labels: list[Label], clusters: list[_Cluster], drawn: dict[str, Any]) -> Layout:
    """Graphviz's answer as a ``Layout``; its y axis points up, ours down."""
    _, _, total_width, total_height = _numbers(drawn["bb"])
    boxes, numbers = [], {}
    groups: dict[int, Group] = {}
    for item in drawn["objects"]:
        if item["_gvid"] < drawn["_subgraph_cnt"]:
            number = int(item["name"].removeprefix("cluster_"))
            left, bottom, right, top = _numbers(item["bb"])
            rect = Rect(left, total_height - top, right - left, top - bottom)
            groups[number] = Group(clusters[number].layer, clusters[number].module, rect)
        else:
            number = numbers[item["_gvid"]] = int(item["name"].removeprefix("n"))
            label, (x, y) = labels[number], _numbers(item["pos"])
            corner = (x - label.width / 2, total_height - y - label.height / 2)
            boxes.append(Box(graph.nodes[number], label, Rect(*corner, label.width, label.height)))
    lines = []
    for edge in drawn.get("edges", []):
        tip, *curve = [(x, total_height - y) for x, y in _points(edge["pos"])]
        lines.append(Line(graph.nodes[numbers[edge["head"]]], graph.nodes[numbers[edge["tail"]]], curve, tip))
    return Layout(total_width, total_height, boxes, [groups[number] for number in sorted(groups)], lines)


def _points(pos: str) -> list[list[float]]:
    """An edge's ``pos``: the tip of its arrow (``e,x,y``), then the curve."""
    return [_numbers(point.removeprefix("e,")) for point in pos.split()]


def _numbers(text: str) -> list[float]:
    return [float(number) for number in text.split(",")]
