"""A provider program as Terraform starts it: `python -m tests.unit.mirror_provider SCHEMA.json`. Serves that schema."""

from __future__ import annotations

import json
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from local_cloud.plugin.server import PROTOCOL_VERSION, PluginServer
from local_cloud.schemas import ProviderSchema


def main(path: str) -> None:
    document = json.loads(Path(path).read_text())
    sections = {name: document["schema"][f"{name}_schemas"] for name in ("resource", "data_source")}
    provider = SimpleNamespace(resources=sections["resource"], data_sources=sections["data_source"], **document)
    engine = SimpleNamespace(schema=ProviderSchema("mirrored", document), provider=provider)
    server = PluginServer(cast(Any, engine), ThreadPoolExecutor(4))
    print(f"1|{PROTOCOL_VERSION}|tcp|127.0.0.1:{server.port}|grpc", flush=True)  # the handshake of Terraform's plugins
    signal.pause()


if __name__ == "__main__":
    main(sys.argv[1])
