"""How the command line fails: one clear first line, then what to do, and an exit code that tells the truth.

Problems found before a command starts are collected and shown in one list.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

FAILED: Final = 1
"""Something was tried and did not work."""
BAD_ARGUMENTS: Final = 85
"""Nothing was tried: an option or a setting is wrong. The code that the original's script uses."""
INTERRUPTED: Final = 130
"""Stopped by Ctrl-C or a signal, after Terraform had finished what it was in the middle of."""

_NO_CONNECTION: Final = "no connection, or one that breaks off"


class Failure(Exception):
    """Ends the command. `line` says what, and which setting, file or address; `hint` says what to do."""

    def __init__(self, line: str, hint: str = "", code: int = FAILED) -> None:
        super().__init__(line)
        self.line = line
        self.hint = hint
        self.code = code


class BadArguments(Failure):
    """An option that is unknown, lacks its value or holds an impossible one."""

    def __init__(self, line: str, hint: str = "") -> None:
        super().__init__(line, hint, BAD_ARGUMENTS)


@dataclass(frozen=True)
class Problem:
    """One problem. Neither text contains a secret."""

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
    raise Failure(f"{command} cannot start: {len(problems)} problems. Nothing was changed.", listed)


def unreachable(party: str, why: str, *first: str) -> Problem:
    """No response from `party`. `why`: as from `why_unreachable`; `first`: what to check before the network."""
    places = ", ".join((*first, "the network", "the proxy (HTTPS_PROXY)"))
    return Problem(f"{party} cannot be reached: {why}.", f"Check {places} and the firewall.")


def why_unreachable(error: Exception) -> str:
    """Why there was no response, in a few words, from an error of `requests` or botocore.

    The error's own text is not used: it contains URLs and addresses of objects.
    """
    import requests
    from botocore import exceptions as botocore

    kinds: dict[str, tuple[type[Exception], ...]] = {
        "its certificate cannot be verified (SSL_CERT_FILE names the authorities)": (
            requests.exceptions.SSLError,
            botocore.SSLError,
        ),
        "the proxy refused the connection": (requests.exceptions.ProxyError, botocore.ProxyConnectionError),
        "timeout": (
            requests.exceptions.Timeout,
            botocore.ConnectTimeoutError,
            botocore.ReadTimeoutError,
        ),
        "repeated server errors": (requests.exceptions.RetryError,),
        "the response is not JSON": (requests.exceptions.JSONDecodeError,),
        "the region has no such endpoint": (botocore.UnknownEndpointError, botocore.InvalidRegionError),
    }
    return next((text for text, types in kinds.items() if isinstance(error, types)), _NO_CONNECTION)
