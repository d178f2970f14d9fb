"""A Terraform graph as values: read from DOT, reduced to the edges that say something."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from deploy.errors import Failure

from . import graphviz
from .layers import Layer, layer_of


class GraphError(Failure):
    """The graph cannot be read, drawn or written."""


_KEY = r'(?:\[(?:"(?:\\.|[^"\\])*"|\d+)\])?'
_MODULE = re.compile(rf"module\.[^.\[\s]+{_KEY}\.")
_RESOURCE = re.compile(rf"(?P<data>data\.)?(?P<type>[^.\[\s]+)\.(?P<name>[^.\[\s]+{_KEY})$", re.DOTALL)


@dataclass(frozen=True)
class Node:
    """One node of the graph: a resource or data source by its Terraform address."""

    address: str

    @cached_property
    def modules(self) -> tuple[str, ...]:
        """The modules around it, outermost first, as ``module.name`` or ``module.name["key"]``."""
        return self._parts[0]

    @cached_property
    def is_data(self) -> bool:
        """Whether it is a data source."""
        return self._parts[1]

    @cached_property
    def type(self) -> str:
        """The resource type; empty where the address is not a resource's."""
        return self._parts[2]

    @cached_property
    def name(self) -> str:
        """The resource's name with its key, if any; the whole address where it is not a resource's."""
        return self._parts[3]

    @cached_property
    def layer(self) -> Layer:
        """The layer of the pipeline it is shown in."""
        return layer_of(self.address)

    @cached_property
    def _parts(self) -> tuple[tuple[str, ...], bool, str, str]:
        modules, rest = [], self.address
        while found := _MODULE.match(rest):
            modules.append(found.group()[:-1])
            rest = rest[found.end() :]
        resource = _RESOURCE.match(rest)
        if resource is None:
            return tuple(modules), False, "", rest or self.address
        return tuple(modules), bool(resource["data"]), resource["type"], resource["name"]


Edge = tuple[str, str]  # (what depends, what it depends on), both addresses, as Terraform writes them


@dataclass(frozen=True)
class Graph:
    """Nodes in the order of the DOT, and edges ``(dependent, dependency)``."""

    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]

    def reduced(self) -> "Graph":
        """The same nodes with the fewest edges that keep every order (transitive reduction)."""
        return Graph(self.nodes, transitive_reduction(self.edges))


def read_dot(dot: str) -> Graph:
    """Read a graph written by ``terraform graph``.

    Graphviz itself parses it, so that quoting and nesting mean what they mean to it. Raises ``GraphError`` where it is
    no DOT or has no node.
    """
    if not dot.strip():
        raise GraphError("There is no graph: Terraform printed nothing.")
    try:
        drawing = graphviz.run(dot, "dot_json")
    except graphviz.GraphvizError as error:
        raise GraphError(f"The graph is not DOT that Graphviz can read: {error}.") from None
    # Subgraphs have the first ids, nodes the others. Graphviz keeps a doubled backslash of a quoted string as it is,
    # and Terraform writes every backslash doubled.
    names = {
        item["_gvid"]: item["name"].replace("\\\\", "\\")
        for item in drawing.get("objects", [])
        if item["_gvid"] >= drawing["_subgraph_cnt"]
    }
    if not names:
        raise GraphError("The graph has no resource: there is nothing to draw.")
    edges = dict.fromkeys((names[edge["tail"]], names[edge["head"]]) for edge in drawing.get("edges", []))
    return Graph(tuple(Node(name) for name in names.values()), tuple(edges))


def transitive_reduction(edges: Iterable[Edge]) -> tuple[Edge, ...]:
    """The edges that no longer way through other edges already implies, in their order; all of them if they cycle."""
    edges = tuple(edges)
    targets: dict[str, set[str]] = {}
    for tail, head in edges:
        targets.setdefault(tail, set()).add(head)
    reach = _reachable(targets)
    if any(node in reached for node, reached in reach.items()):
        return edges
    return tuple(
        (tail, head)
        for tail, head in edges
        if not any(head in reach.get(other, ()) for other in targets[tail] if other != head)
    )


def _reachable(targets: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """Every node's descendants. Plain searches: cycles end, and graphs here have hundreds of nodes, not millions."""
    reach: dict[str, set[str]] = {}
    for start in targets:
        seen: set[str] = set()
        waiting = list(targets[start])
        while waiting:
            node = waiting.pop()
            if node not in seen:
                seen.add(node)
                waiting.extend(targets.get(node, ()))
        reach[start] = seen
    return reach
