"""Whose credential an apply takes: what a secret holds now, and what would no longer be there.

The schedule leaves readers the key that they hold. It cannot where no apply ran for too long, where one broke off and a
tick passed before the next, where fewer keys or a replacement were asked for. Terraform's own checks know some of these
cases; the state and a plan together know all.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

State = Mapping[str, Any]
Going = tuple[str, str]
"""An action, `replace` or `delete`, and the address of what it is done to."""

_SECRET: Final = "aws_secretsmanager_secret"  # noqa: S105 - a type
_KEY: Final = "confluent_api_key"
_INVOCATION: Final = "aws_lambda_invocation"
_COMPLETED: Final = f"{_SECRET}_version.rotation_memory"
"""Written at the end of an apply, and there from the first complete one on."""
_PAIR_DATE: Final = re.compile(r"(?P<module>.+)\.time_static\.rsa_key_pair_rotations\[(?P<index>\d+)\]$")


def losing(state: State, gone: Collection[Going]) -> list[str]:
    """Addresses of the secrets whose readers have to read again after an apply, sorted.

    `state`: what there is before it, as `terraform state pull` prints it, parsed. `gone`: what its plan replaces or
    removes, what only waits to be removed included, as Terraform's messages include it.
    """
    going = {address for action, address in gone if action == "replace"}
    # Of two objects with one address the messages do not say which is removed.
    removed = Counter(address for action, address in gone if action == "delete")
    going |= {*(removed - Counter(address for address, _, is_deposed in _instances(state) if is_deposed))}
    return sorted({*_of_api_keys(state, going), *_of_key_pairs(state, going)})


def _of_api_keys(state: State, going: set[str]) -> Iterator[str]:
    modules: dict[str, set[str]] = {}
    lost: set[str] = set()
    for address, key, is_deposed in _instances(state, _KEY):
        module, is_rotated, _ = address.partition(f".{_KEY}.")
        if not is_rotated:
            continue
        modules.setdefault(module, set()).add(key["id"])
        if is_deposed or address in going:
            lost.add(key["id"])
    texts: dict[str, str] = {}
    for _, version, _ in _instances(state, f"{_SECRET}_version"):
        texts[version["secret_id"]] = texts.get(version["secret_id"], "") + (version.get("secret_string") or "")
    secrets = {secret["id"]: address for address, secret, _ in _instances(state, _SECRET)}
    yield from (address for id_, address in secrets.items() if any(key in texts.get(id_, "") for key in lost))
    # Terraform forgets a version before it writes the next: broken off in between, it does not know what readers hold.
    unknown = [address for id_, address in secrets.items() if id_ not in texts]
    if any(
        keys & lost and not any(key in text for key in keys for text in texts.values()) for keys in modules.values()
    ):
        yield from unknown


def _of_key_pairs(state: State, going: set[str]) -> Iterator[str]:
    secrets = [address for address, _, _ in _instances(state, _SECRET)]
    # What the root's invocation was asked for, readers have got: it makes a version of the secret the current one.
    current = [
        json.loads(found["input"])
        for address, found, _ in _instances(state, _INVOCATION)
        if not address.startswith("module.")
    ]
    # Nor does it know of dates that broke off with it; before a first apply was complete nobody reads.
    unknown = not current and any(address == _COMPLETED for address, _, _ in _instances(state, f"{_SECRET}_version"))
    for address, date, is_deposed in _instances(state, "time_static"):
        pair = _PAIR_DATE.match(address)
        if pair is None or is_deposed:
            continue
        unknown = unknown and address in going
        number = str(int(pair["index"]) + 1)
        theirs = [event for event in current if str(event.get("active_key_number")) == number]
        # One with another date has been made anew, or will be, and the secret does not tell of it yet.
        is_another = any(event.get("rotations", {}).get(number) != date["rfc3339"] for event in theirs)
        # Without an invocation, which broke off, Terraform does not know which pair it is.
        if is_another or (address in going and (theirs or not current)):
            yield from (secret for secret in secrets if secret.startswith(f"{pair['module']}.{_SECRET}."))
    if unknown:
        yield from (secret for secret in secrets if secret.startswith("module."))


def _instances(state: State, type_: str = "") -> Iterator[tuple[str, Mapping[str, Any], bool]]:
    """Address, attributes, and whether it only waits to be removed; of all types where none is given."""
    for resource in state.get("resources", ()):
        if resource["mode"] != "managed" or type_ not in ("", resource["type"]):
            continue
        name = ".".join(filter(None, (resource.get("module"), resource["type"], resource["name"])))
        for instance in resource["instances"]:
            index = instance.get("index_key")
            address = name if index is None else f"{name}[{json.dumps(index)}]"
            yield address, instance["attributes"], "deposed" in instance
