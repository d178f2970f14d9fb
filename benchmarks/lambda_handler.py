"""How long the key-pair Lambda takes: `python -m benchmarks.lambda_handler [--runs N]`. Medians, milliseconds.

Each cold start is a process of its own that imports the handler, as Lambda does; Secrets Manager is moto, in process,
so that the network has no part in the figures, but moto's own work has. Processor time tells more than wall time on a
busy machine. Lambda gives a whole processor from 1769 MB on, and 128 MB a fourteenth of one, but for the imports.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
_COLD = """
import json, sys, time
def now(): return time.perf_counter() * 1000, time.process_time() * 1000
moments = [now()]
import key_pair_rotation.handler as module
moments.append(now())
import boto3
boto3.client("secretsmanager", config=module._CONFIG)
moments.append(now())
print(json.dumps(moments))
"""
_ENVIRONMENT = {
    "AWS_ACCESS_KEY_ID": "none",
    "AWS_SECRET_ACCESS_KEY": "none",
    "AWS_DEFAULT_REGION": "us-east-1",
    "PYTHONPATH": str(ROOT / "lambda_src"),
}
_EVENT = {
    "snowflake_account_identifier": "ORG-ACCOUNT",
    "snowflake_service_user": "USER",
    "secrets_path": "/key/pairs",
    "get_private_keys_from_aws_secrets": True,
}

Moment = tuple[float, float]
"""Milliseconds of wall time and of processor time."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=15)
    runs = parser.parse_args().runs
    starts = [cold_start() for _ in range(runs)]
    figures = {
        "cold start, imports": [_between(begun, imported) for begun, imported, _ in starts],
        "cold start, client of Secrets Manager": [_between(imported, ready) for _, imported, ready in starts],
        **warm(runs),
    }
    for name, values in figures.items():
        wall, processor = (statistics.median(column) for column in zip(*values, strict=True))
        print(f"{name:<40}{wall:>8.0f} ms wall {processor:>8.0f} ms processor")


def _between(start: Moment, end: Moment) -> Moment:
    return end[0] - start[0], end[1] - start[1]


def _now() -> Moment:
    return time.perf_counter() * 1000, time.process_time() * 1000


def cold_start() -> list[Moment]:
    """Of a new process: begun, handler imported, client made."""
    command = [sys.executable, "-c", _COLD]
    done = subprocess.run(command, env=os.environ | _ENVIRONMENT, capture_output=True, text=True, check=True)
    begun, imported, ready = (tuple(moment) for moment in json.loads(done.stdout))
    return [begun, imported, ready]


def warm(runs: int) -> dict[str, list[Moment]]:
    """Of a process that has started: one pair, and each step as a whole."""
    os.environ.update(_ENVIRONMENT)
    sys.path.insert(0, str(ROOT / "lambda_src"))
    import boto3
    from key_pair_rotation.handler import handler
    from key_pair_rotation.keys import KeyPair
    from moto import mock_aws

    from local_cloud.aws.moto_patches import apply_patches

    apply_patches()
    names = (
        "one key pair made",
        "createSecret, both pairs new",
        "finishSecret",
        "createSecret, one new",
        "nothing due",
    )
    figures: dict[str, list[Moment]] = {name: [] for name in names}

    def timed(name: str, call: Callable[[], Any]) -> Any:
        start = _now()
        result = call()
        figures[name].append(_between(start, _now()))
        return result

    for _ in range(runs):
        with mock_aws():
            boto3.client("secretsmanager").create_secret(Name=_EVENT["secrets_path"], SecretString="{}")
            timed("one key pair made", KeyPair.generate)
            event = _EVENT | {"rotations": {"1": "a", "2": "a"}, "active_key_number": 1}
            made = timed("createSecret, both pairs new", lambda event=event: handler(event, None))["data"]
            last = event | made | {"step": "finishSecret"}
            timed("finishSecret", lambda last=last: handler(last, None))
            event |= {"rotations": {"1": "a", "2": "b"}, "active_key_number": 2}
            made = timed("createSecret, one new", lambda event=event: handler(event, None))["data"]
            handler(event | made | {"step": "finishSecret"}, None)
            timed("nothing due", lambda event=event: handler(event, None))
    return figures


if __name__ == "__main__":
    main()
