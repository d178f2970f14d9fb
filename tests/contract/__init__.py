"""The contract: what Terraform reports of the original stack, as facts (`contract.json`), and how to compare with it.

`contract.json` holds: `terraform`, `counts`, `providers`, `variables`, `modules` (calls), `resources` (a key an
address, resources of a called module below `module.<name>.`; data sources with `data` true), `outputs`, `addresses`
(managed instances), `data_addresses`, `edges` (default `terraform graph`, from what depends to what it depends on).
Of a resource: `constants` and `references` by argument path (`block[0].argument`; locals replaced by what they refer
to, so that an empty list means text composed of constants), `depends_on`, `lifecycle`, `count`/`for_each`, and
`applied`: the values that it was applied with, by instance where there are several (`{"json": ...}` for a JSON text,
`{"sql": true}` where each side has its own text).

`comparison.py` finds every deviation of a synthesized folder; `parity.py` holds them against `docs/parity.json`, the
one table of deviations; its docstring describes the format.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any


@functools.cache
def contract() -> dict[str, Any]:
    """The contract, parsed. Do not change what it returns."""
    return json.loads((Path(__file__).parent / "contract.json").read_text(encoding="utf-8"))
