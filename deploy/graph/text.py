"""Text measured with the very font files that draw it, so that no label outgrows its box."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import font_source_sans_pro
from fontTools.ttLib import TTFont

FAMILY = "Source Sans Pro"
FONT_FILES = {
    400: Path(font_source_sans_pro.font_files_ttf["SourceSansPro"]),
    600: Path(font_source_sans_pro.font_files_ttf["SourceSansProSemibold"]),
}  # by CSS weight


@dataclass(frozen=True)
class _Metrics:
    advances: dict[int, float]  # by code point, in em
    fallback: float


@cache
def _metrics(weight: int) -> _Metrics:
    with TTFont(FONT_FILES[weight], lazy=True) as font:
        em = font["head"].unitsPerEm
        widths = font["hmtx"].metrics
        advances = {code: widths[glyph][0] / em for code, glyph in font.getBestCmap().items()}
    return _Metrics(advances, fallback=1.0)  # what the font lacks is most likely a full-width character


def width(text: str, size: float, weight: int = 400) -> float:
    """The width of ``text`` in pixels at a font size of ``size`` pixels (kerning, which only narrows it, left out)."""
    metrics = _metrics(weight)
    return size * sum(metrics.advances.get(ord(character), metrics.fallback) for character in text)


def wrap(text: str, size: float, weight: int, limit: float) -> list[str]:
    """``text`` in lines of at most ``limit`` pixels, broken after ``_``, ``.``, ``-`` or a space where it can be.

    Joined, the lines are the text again. Of the ways with the fewest lines it takes the one with the evenest.
    """
    pieces = [piece for part in re.findall(r"[^_.\-\s]*[_.\-\s]?", text) for piece in _cut(part, size, weight, limit)]
    count = len(_fill(pieces, size, weight, limit))
    target = limit
    for share in (0.5, 0.6, 0.7, 0.8, 0.9):
        longest = max(width(piece, size, weight) for piece in pieces) if pieces else 0
        if longest <= limit * share and len(_fill(pieces, size, weight, limit * share)) == count:
            target = limit * share
            break
    return _fill(pieces, size, weight, target) or [""]


def _cut(piece: str, size: float, weight: int, limit: float) -> list[str]:
    """A piece that is too long for a line by itself, cut anywhere."""
    parts: list[str] = []
    for character in piece:
        if parts and width(parts[-1] + character, size, weight) <= limit:
            parts[-1] += character
        else:
            parts.append(character)
    return parts


def _fill(pieces: list[str], size: float, weight: int, limit: float) -> list[str]:
    lines: list[str] = []
    for piece in pieces:
        if lines and width(lines[-1] + piece, size, weight) <= limit:
            lines[-1] += piece
        else:
            lines.append(piece)
    return lines
