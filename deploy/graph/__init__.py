"""Terraform's dependency graph as pictures, on a machine without Graphviz.

Graphviz comes as WebAssembly inside a wheel and lays the graph out; the SVG is drawn here, and a rasterizer from
another wheel turns it into a PNG with a font from a third. Nothing is downloaded, no program is started. Knows DOT, and
what the lakehouse's parts are called (`layers`); nothing of who runs Terraform.
"""

import math
import re
from collections.abc import Sequence
from pathlib import Path

import resvg_py

from .layout import place
from .model import Graph, GraphError, read_dot
from .svg import draw
from .text import FAMILY, FONT_FILES

__all__ = ["FORMATS", "Graph", "GraphError", "read_dot", "render", "to_png", "to_svg"]

FORMATS = ("dot", "svg", "png")
_MOST_PIXELS = 100_000_000


def render(
    dot: str, out: Path, formats: Sequence[str] = FORMATS, title: str = "Terraform dependency graph"
) -> list[Path]:
    """Write the graph ``dot`` beside ``out``, once a format, and return the files in the order of ``formats``.

    ``dot`` is what ``terraform graph`` prints; the ``.dot`` file holds it unchanged. ``out`` is a path without suffix
    (``docs/graph`` gives ``docs/graph.svg``); missing folders are made. Raises ``GraphError``, whose message is one
    line, for a format that is not in ``FORMATS``, DOT that cannot be read, and a file that cannot be written.
    """
    unknown = [name for name in formats if name not in FORMATS]
    if unknown:
        raise GraphError(f"Unknown picture format {unknown[0]!r}; known are {', '.join(FORMATS)}.")
    graph = read_dot(dot)
    svg = to_svg(graph, title) if {"svg", "png"} & set(formats) else ""
    contents = {"dot": dot.encode, "svg": svg.encode, "png": lambda: to_png(svg)}
    return [_write(out.parent / f"{out.name}.{name}", contents[name]()) for name in formats]


def to_svg(graph: Graph, title: str) -> str:
    """``graph``, reduced to its essential edges, as the text of an SVG document."""
    return draw(graph, place(graph.reduced()), title)


def to_png(svg: str, zoom: float = 1.0) -> bytes:
    """An SVG of ``to_svg`` as PNG, ``zoom`` pixels a unit; its text needs none of the machine's fonts.

    A picture of more than 100 million pixels (400 MB while it is drawn) is made smaller to stay within them.
    """
    size = re.match(r'<svg [^>]*width="(\d+)" height="(\d+)"', svg)
    if size is None:
        raise GraphError("The picture cannot be turned into a PNG: it has no size.")
    zoom = min(zoom, math.sqrt(_MOST_PIXELS / (int(size[1]) * int(size[2]))))
    try:
        return resvg_py.svg_to_bytes(
            svg_string=svg,
            zoom=zoom,
            skip_system_fonts=True,
            font_files=[str(path) for path in FONT_FILES.values()],
            font_family=FAMILY,
            sans_serif_family=FAMILY,
        )
    except (ValueError, RuntimeError) as error:
        raise GraphError(f"The picture cannot be turned into a PNG: {error}") from None


def _write(path: Path, content: bytes) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        raise GraphError(f"Cannot write {path}: {error.strerror or error}") from None
    return path
