"""How the command line fails: one clear first line, then what to do, and an exit code that tells the truth."""

from __future__ import annotations

from typing import Final

FAILED: Final = 1
"""Something was tried and did not work."""
BAD_ARGUMENTS: Final = 85
"""Nothing was tried: an option or a setting is wrong. The code that the original's script uses."""
INTERRUPTED: Final = 130
"""Stopped by Ctrl-C or a signal, after Terraform had finished what it was in the middle of."""


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
