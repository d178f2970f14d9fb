"""API keys whose rotation broke off: what a later apply would not take up by itself.

Terraform replaces a key because its date is replaced, and keeps the new date also when the key's own replacement then
fails. The old key works on, and nothing would replace it until its next turn. Its display name still has the date of
before: so such a key is found in the state, and replaced by name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

_KEY = ("confluent_api_key", "resouce_api_key")
_DATE = ("time_static", "api_key_rotations")
_MOMENT: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


def unfinished(state: Mapping[str, Any]) -> list[str]:
    """Addresses of such keys in a state (what `terraform state pull` prints, parsed)."""
    dates = _by_place(state, _DATE, "rfc3339")
    names = _by_place(state, _KEY, "display_name")
    return [
        f"{module}.{'.'.join(_KEY)}[{index}]"
        for (module, index), name in sorted(names.items())
        # A name has no date where the label has none.
        if (module, index) in dates and dates[module, index] not in (_MOMENT.findall(name) or dates[module, index])
    ]


def _by_place(state: Mapping[str, Any], which: tuple[str, str], attribute: str) -> dict[tuple[str, int], str]:
    """The attribute of every current instance, by module and index."""
    return {
        (resource.get("module", ""), instance["index_key"]): instance["attributes"][attribute]
        for resource in state.get("resources", ())
        if (resource["type"], resource["name"]) == which and resource["mode"] == "managed"
        for instance in resource["instances"]
        if "deposed" not in instance and isinstance(instance.get("index_key"), int)
    }
