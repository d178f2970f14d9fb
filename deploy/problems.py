"""What stands in the way of a command, and what to do about it: all of it in one list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from deploy.errors import Failure

_NO_CONNECTION: Final = "no connection, or one that breaks off"


@dataclass(frozen=True)
class Problem:
    """One thing in the way. Neither text holds anything secret."""

    what: str
    """A sentence: which account, file, variable or object, and what is wrong with it."""
    remedy: str
    """A sentence or a command: what to do about it."""


def refuse(problems: Sequence[Problem], command: str) -> None:
    """Failure that lists all of them; nothing when there are none."""
    if not problems:
        return
    if len(problems) == 1:
        raise Failure(problems[0].what, problems[0].remedy)
    listed = "\n".join(f"- {problem.what}\n  {problem.remedy}" for problem in problems)
    raise Failure(f"{len(problems)} problems stand in the way of {command}; nothing was tried:", listed)


def why_unreachable(error: Exception) -> str:
    """Of an error of `requests` or botocore: why nobody answered, in a few words.

    Not the error's own text: it holds addresses of objects, at times a whole URL, and helps nobody.
    """
    import requests
    from botocore import exceptions as botocore

    kinds: dict[str, tuple[type[Exception], ...]] = {
        "its certificate cannot be verified (SSL_CERT_FILE names the authorities)": (
            requests.exceptions.SSLError,
            botocore.SSLError,
        ),
        "the proxy does not let us through": (requests.exceptions.ProxyError, botocore.ProxyConnectionError),
        "it does not answer in time": (
            requests.exceptions.Timeout,
            botocore.ConnectTimeoutError,
            botocore.ReadTimeoutError,
        ),
        "it goes on failing": (requests.exceptions.RetryError,),
        "its answer is no JSON": (requests.exceptions.JSONDecodeError,),
        "this region has no such address": (botocore.UnknownEndpointError, botocore.InvalidRegionError),
    }
    return next((text for text, types in kinds.items() if isinstance(error, types)), _NO_CONNECTION)
