"""What stands in the way of a command, and what to do about it: all of it in one list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from deploy.errors import Failure


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
