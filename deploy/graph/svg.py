"""The picture as SVG: a title, a legend, the layers' frames, the arrows, the boxes."""

import re
from collections import Counter
from collections.abc import Iterator
from xml.sax.saxutils import escape, quoteattr

from .layers import LAYERS, OTHER
from .layout import (
    MODULE_SIZE,
    NAME_LEADING,
    NAME_SIZE,
    PAD_Y,
    TITLE_INDENT,
    TITLE_SIZE,
    TYPE_LEADING,
    TYPE_SIZE,
    Box,
    Group,
    Layout,
    Line,
    Point,
)
from .model import Graph
from .text import FAMILY, width

MARGIN = 40.0  # pixels around everything
_HEAD = 170.0  # pixels above the graph: title, count, legend
_TITLE_SIZE = 46.0  # font size, pixels
_KEY_SIZE = 20.0  # font size of the count line and the legend, pixels
_STYLE = f"""
text {{ font-family: "{FAMILY}", "Source Sans 3", "Helvetica Neue", Arial, "Liberation Sans", sans-serif }}
text {{ white-space: pre }}
.title {{ font-size: {_TITLE_SIZE}px; font-weight: 600; fill: #22303c }}
.count, .key {{ font-size: {_KEY_SIZE}px; fill: #4d5b67 }}
.layer {{ font-size: {TITLE_SIZE}px; font-weight: 600 }}
.module {{ font-size: {MODULE_SIZE}px; font-weight: 600 }}
.type {{ font-size: {TYPE_SIZE}px; fill: #66747f }}
.name {{ font-size: {NAME_SIZE}px; font-weight: 600; fill: #22303c }}
.layer, .module {{ stroke-width: 4px; stroke-linejoin: round; paint-order: stroke }}
.data .name {{ font-weight: 400 }}
.edge {{ fill: none; stroke-width: 1.3; stroke-opacity: .75 }}
""".strip()


_FORBIDDEN = re.compile("[^\\t\\n\\r -\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]")
_SAMPLE, _SAMPLE_GAP, _KEY_GAP = 28, 9, 34  # pixels: a legend's sample, from it to its words, from them to the next
_DATA_LOOK = 'fill="#ffffff" fill-opacity=".55" stroke-dasharray="4 3" stroke-opacity=".7"'


def draw(graph: Graph, layout: Layout, title: str) -> str:
    """``layout`` of ``graph`` as the text of an SVG document; ``title`` stands above it.

    A layout may have fewer arrows than ``graph`` has edges; the count line says so.
    """
    counts = count_line(graph, len(layout.lines))
    full_width = max(layout.width, *_head_widths(graph, title, counts)) + 2 * MARGIN
    full_height = layout.height + _HEAD + 2 * MARGIN
    shift = (full_width - layout.width) / 2
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{full_width:.0f}" height="{full_height:.0f}" '
            f'viewBox="0 0 {full_width:.0f} {full_height:.0f}" role="img">',
            f"<title>{_text(title)}</title>",
            f"<style>{_STYLE}</style>",
            f'<rect width="{full_width:.0f}" height="{full_height:.0f}" fill="#ffffff"/>',
            *_head(graph, title, counts),
            f'<g transform="translate({shift:.1f} {MARGIN + _HEAD:.1f})">',
            *(_frame(group) for group in layout.groups),
            *(_line(line) for line in layout.lines),
            *(_caption(group) for group in layout.groups),
            *(_box(box) for box in layout.boxes),
            "</g>",
            "</svg>",
            "",
        ]
    )


def count_line(graph: Graph, drawn: int) -> str:
    """What ``graph`` holds, in numbers, and how many of its dependencies are ``drawn`` where not all are."""
    data = sum(node.is_data for node in graph.nodes)
    other = sum(not node.type for node in graph.nodes)
    modules = len({node.modules[: depth + 1] for node in graph.nodes for depth in range(len(node.modules))})
    parts = (
        (len(graph.nodes) - data - other, "resource", "resources"),
        (data, "data source", "data sources"),
        (other, "other node", "other nodes"),
        (modules, "module", "modules"),
        (len(graph.edges), "dependency", "dependencies"),
    )
    line = " · ".join(f"{count} {one if count == 1 else many}" for count, one, many in parts if count)
    return line if drawn == len(graph.edges) else f"{line}, {drawn} of them drawn, which imply the others"


def _head_widths(graph: Graph, title: str, counts: str) -> tuple[float, float, float]:
    """How wide title, count line and legend are, in pixels: a small graph is no reason to cut them."""
    legend = sum(_SAMPLE + _SAMPLE_GAP + width(label, _KEY_SIZE) + _KEY_GAP for _, label in _legend(graph))
    return width(title, _TITLE_SIZE, 600), width(counts, _KEY_SIZE), legend


def _head(graph: Graph, title: str, counts: str) -> Iterator[str]:
    yield f'<text class="title" x="{MARGIN}" y="{MARGIN + 38}">{_text(title)}</text>'
    yield f'<text class="count" x="{MARGIN}" y="{MARGIN + 76}">{_text(counts)}</text>'
    x, y = MARGIN, MARGIN + 124
    for sample, label in _legend(graph):
        yield f'<g class="legend" transform="translate({x:.1f} {y})">{sample}'
        yield f'<text class="key" x="{_SAMPLE + _SAMPLE_GAP}" {_fit(label, _KEY_SIZE, 400)}>{_text(label)}</text></g>'
        x += _SAMPLE + _SAMPLE_GAP + width(label, _KEY_SIZE) + _KEY_GAP


def _legend(graph: Graph) -> Iterator[tuple[str, str]]:
    """What each colour and look means: a sample drawn upon a base line, and its words."""
    counts = Counter(node.layer for node in graph.nodes)
    box = f'<rect y="-16" width="{_SAMPLE}" height="20" rx="5"'
    for layer in LAYERS:
        if counts[layer]:
            yield f'{box} fill="{layer.wash}" stroke="{layer.ink}"/>', f"{layer.title} ({counts[layer]})"
    ink = OTHER.ink
    if any(node.is_data for node in graph.nodes):
        yield f'{box} stroke="{ink}" {_DATA_LOOK}/>', "data source"
    if graph.edges:
        arrow = _arrow((_SAMPLE - 7.0, -6.0), (_SAMPLE, -6.0))
        yield (
            f'<path class="edge" d="M0,-6H{_SAMPLE - 7}" stroke="{ink}"/><path d="{arrow}" fill="{ink}"/>',
            "comes before",
        )


def _frame(group: Group) -> str:
    rect, layer = group.rect, group.layer
    if group.module:
        look = f'fill="#ffffff" fill-opacity=".6" stroke="{layer.ink}" stroke-opacity=".45" rx="9"'
    else:
        look = f'fill="{layer.wash}" stroke="{layer.ink}" stroke-opacity=".35" rx="14"'
    return f'<rect x="{rect.x:.1f}" y="{rect.y:.1f}" width="{rect.width:.1f}" height="{rect.height:.1f}" {look}/>'


def _caption(group: Group) -> str:
    """A group's title, with a halo of its background: an arrow may have to pass behind it."""
    size, css, label = (
        (MODULE_SIZE, "module", group.module) if group.module else (TITLE_SIZE, "layer", group.layer.title)
    )
    x, y = group.rect.x + TITLE_INDENT, group.rect.y + size + 6
    return (
        f'<text class="{css}" x="{x:.1f}" y="{y:.1f}" fill="{group.layer.ink}" stroke="{group.layer.wash}" '
        f"{_fit(label, size, 600)}>{_text(label)}</text>"
    )


def _line(line: Line) -> str:
    """The curve, ended by a small triangle at its tip."""
    start, *rest = line.curve
    ink = line.dependency.layer.ink
    path = f"M{_at(start)}C{' '.join(_at(point) for point in rest)}"
    return (
        f"<g data-dependent={_attribute(line.dependent.address)} data-dependency={_attribute(line.dependency.address)}>"
        f'<path class="edge" d="{path}" stroke="{ink}"/><path d="{_arrow(rest[-1], line.tip)}" fill="{ink}"/></g>'
    )


def _arrow(base: Point, tip: Point) -> str:
    x, y = tip[0] - base[0], tip[1] - base[1]
    side = (-y * 0.42, x * 0.42)
    return f"M{_at(tip)}L{_at((base[0] + side[0], base[1] + side[1]))} {_at((base[0] - side[0], base[1] - side[1]))}z"


def _box(box: Box) -> str:
    rect, node, layer = box.rect, box.node, box.node.layer
    look = _DATA_LOOK if node.is_data else 'fill="#ffffff"'
    parts = [
        f'<g class="{"data" if node.is_data else "resource"}" data-address={_attribute(node.address)} '
        f"data-layer={_attribute(layer.title)}><title>{_text(node.address)}</title>"
        f'<rect x="{rect.x:.1f}" y="{rect.y:.1f}" width="{rect.width:.1f}" height="{rect.height:.1f}" rx="6" '
        f'stroke="{layer.ink}" {look}/>'
    ]
    x, y = rect.x + rect.width / 2, rect.y + PAD_Y
    name_weight = 400 if node.is_data else 600
    for css, lines, leading, size, weight in (
        ("type", box.label.type_lines, TYPE_LEADING, TYPE_SIZE, 400),
        ("name", box.label.name_lines, NAME_LEADING, NAME_SIZE, name_weight),
    ):
        for line in lines:
            y += leading
            parts.append(
                f'<text class="{css}" x="{x:.1f}" y="{y - 3.5:.1f}" text-anchor="middle" '
                f"{_fit(line, size, weight)}>{_text(line)}</text>"
            )
    return "".join([*parts, "</g>"])


def _fit(text: str, size: float, weight: int) -> str:
    """Attributes that keep ``text`` as wide as measured, should a browser have to draw it in a wider font."""
    return f'textLength="{width(text, size, weight):.1f}" lengthAdjust="spacingAndGlyphs"' if text.strip() else ""


def _at(point: Point) -> str:
    return f"{point[0]:.1f},{point[1]:.1f}"


def _text(text: str) -> str:
    return escape(_printable(text))


def _attribute(text: str) -> str:
    return quoteattr(_printable(text))


def _printable(text: str) -> str:
    """``text`` with U+FFFD in place of each character that XML 1.0 forbids."""
    return _FORBIDDEN.sub("\ufffd", text)
