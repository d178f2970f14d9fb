"""Terraform's state, as `terraform state pull` prints it: the one reader of its format (version 4)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Instance:
    """One instance of a managed resource."""

    module: str
    """The module's address, as in `module.kafka`; empty for the root module."""
    type: str
    name: str
    index: int | str | None
    """The key of `count` or `for_each`; None without either."""
    attributes: Mapping[str, Any] = field(repr=False)
    """May hold secrets."""
    deposed: bool = False
    """Already replaced, and waiting to be destroyed. It shares its address with its replacement."""

    @property
    def place(self) -> tuple[str, int | str | None]:
        """Module and index: the same for all resources of one element of a `count` or `for_each`."""
        return self.module, self.index

    @property
    def address(self) -> str:
        """As Terraform writes it, as in `module.kafka.confluent_api_key.key[0]`."""
        base = ".".join(filter(None, (self.module, self.type, self.name)))
        return base if self.index is None else f"{base}[{json.dumps(self.index)}]"


@dataclass(frozen=True)
class State:
    """A state's content. `document` is its JSON, parsed; None where there is no state."""

    document: Mapping[str, Any] | None = field(default=None, repr=False)

    @classmethod
    def parse(cls, text: str) -> State:
        """Read a state's text; an empty one is no state.

        Raises:
            ValueError: The text is not a Terraform state.
        """
        if not text.strip():
            return cls()
        document = json.loads(text)
        if not isinstance(document, dict) or not isinstance(document.get("resources"), list):
            raise ValueError("not a Terraform state")
        state = cls(document)
        try:
            state.is_empty()
        except (KeyError, TypeError, AttributeError):
            raise ValueError("not a Terraform state") from None
        return state

    def instances(self, type: str | None = None, name: str | None = None) -> Iterator[Instance]:
        """Managed instances, deposed ones included.

        Args:
            type: Only of this resource type.
            name: Only of resources of this name.
        """
        for resource in (self.document or {}).get("resources", ()):
            if resource["mode"] != "managed" or type not in (None, resource["type"]):
                continue
            if name not in (None, resource["name"]):
                continue
            for instance in resource["instances"]:
                yield Instance(
                    module=resource.get("module", ""),
                    type=resource["type"],
                    name=resource["name"],
                    index=instance.get("index_key"),
                    attributes=instance.get("attributes") or {},
                    deposed="deposed" in instance,
                )

    def is_empty(self) -> bool:
        """Whether Terraform manages nothing."""
        return not [*self.instances()]
