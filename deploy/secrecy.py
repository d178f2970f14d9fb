"""Keeps secrets out of what is printed and written.

`masked` hides every known secret, in every form in which it may appear. `debug_log` gives Terraform a log file without
secrets. `private_file` keeps a plan, which holds secrets, out of every folder.
"""

from __future__ import annotations

import base64
import json
import os
import re
import sys
import tempfile
import threading
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final
from urllib.parse import quote, quote_plus

MASK: Final = "***"
_SHORTEST: Final = 6
"""Characters. Hiding a shorter text would garble what it happens to be part of, and no vendor issues one."""
_LINE: Final = 16
"""Characters of a line of a secret of several lines (a PEM) that is hidden on its own."""

_NAME: Final = r"[\w.\-]*(?:secret|password|token|private_key|authorization|sessionkey)[\w.\-]*"

#: Values that are secret by their context: a log also contains keys created while it is written.
_BY_CONTEXT: Final = (
    re.compile(r"-----BEGIN [A-Z ]*PRIVATE KEY-----.*?(-----END [A-Z ]*PRIVATE KEY-----|$)", re.DOTALL),
    re.compile(r"(?<=\bAuthorization: )[^\r\n\"]+", re.IGNORECASE),
    re.compile(r"\b(?:Basic|Bearer) (?!realm)[A-Za-z0-9+/=._~-]{12,}"),
    # A field of JSON; and one of JSON that is a text in JSON, with its quotes escaped.
    re.compile(rf"""(?<=")(?P<name>{_NAME})(?P<between>"\s*[:=]\s*")(?P<value>(?:[^"\\]|\\.)+)""", re.IGNORECASE),
    re.compile(rf"""(?<=")(?P<name>{_NAME})(?P<between>\\+"\s*[:=]\s*\\+")(?P<value>(?:(?!\\+").)+)""", re.IGNORECASE),
    re.compile(r"(?i)\b(?P<name>x-amz-security-token|x-amz-credential)(?P<between>[:=]\s*)(?P<value>[^\s&\"]+)"),
)


class Masker:
    """The secrets of a run. To make one known costs little; texts are masked in one pass."""

    def __init__(self) -> None:
        self._forms: set[str] = set()
        self._pattern: re.Pattern[str] | None = None

    def add(self, *secrets: str) -> None:
        """Make secrets known; those too short to be found safely are left out."""
        for secret in secrets:
            if len(secret) >= _SHORTEST:
                self._forms.update(_forms(secret))
                self._pattern = None

    def masked(self, text: str) -> str:
        """The text without any known secret."""
        if not self._forms:
            return text
        if self._pattern is None:
            self._pattern = re.compile(_any_of(self._forms))
        return self._pattern.sub(MASK, text)


def masked_by_context(text: str) -> str:
    """The text with the values of headers and fields for secrets, and private keys, masked."""
    for pattern in _BY_CONTEXT:
        text = pattern.sub(_keep_the_name, text)
    return text


def _keep_the_name(found: re.Match[str]) -> str:
    groups = found.groupdict()
    return f"{groups['name']}{groups['between']}{MASK}" if groups else MASK


def _any_of(words: Collection[str], letters: int = _SHORTEST) -> str:
    """A pattern of any of the words, the longest first.

    A tree by their first letters: a plain list of some hundreds would be tried whole at each letter of a text.
    """
    if letters == 0 or len(words) == 1:
        return "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    rests: dict[str, list[str]] = {}
    for word in words:
        rests.setdefault(word[0], []).append(word[1:])
    return "|".join(f"{re.escape(first)}(?:{_any_of(rest, letters - 1)})" for first, rest in rests.items())


def _forms(secret: str) -> Iterator[str]:
    lines = [line.strip() for line in secret.splitlines()]
    for text in {secret, secret.strip(), *(line for line in lines if len(line) >= _LINE and line != secret)}:
        if len(text) >= _SHORTEST:
            yield from _written(text)


def _written(text: str) -> Iterator[str]:
    raw = text.encode("utf-8", "surrogateescape")
    yield text
    for ascii_only in (True, False):
        once = json.dumps(text, ensure_ascii=ascii_only)[1:-1]
        # Go writes these three as escapes, so that JSON can stand in HTML.
        in_go = once.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
        for form in (once, in_go):
            yield form
            yield json.dumps(form)[1:-1]  # JSON in a text of JSON
    for safe in ("", "/"):
        yield quote(raw, safe=safe)
        yield quote_plus(raw, safe=safe)
    yield from _in_base64(raw)


def _in_base64(raw: bytes) -> Iterator[str]:
    """As it appears inside the base64 of anything longer, `user:secret` included: at each of the three alignments."""
    for before in range(3):
        encoded = base64.b64encode(b"\0" * before + raw).decode()
        first = (before * 8 + 5) // 6  # a character that also encodes bits of the preceding text
        last = (before + len(raw)) * 8 // 6
        part = encoded[first:last]
        if len(part) >= _SHORTEST:
            yield part
            yield part.replace("+", "-").replace("/", "_")


KNOWN: Final = Masker()
"""The secrets of this process."""


def masked(text: str) -> str:
    """The text without any secret that this process has been given."""
    return KNOWN.masked(text)


LEVEL: Final = "DEBUG"
_LONGEST: Final = 1 << 26
"""Bytes of a line; a longer one is cut rather than held in memory."""


@contextmanager
def debug_log(wanted: bool) -> Iterator[dict[str, str]]:
    """Terraform's variables for the log while the block runs; {} when none is wanted."""
    if not wanted:
        yield {}
        return
    descriptor, name = tempfile.mkstemp(prefix="lakehouse-terraform-", suffix=".log")  # mode 0600
    print(f"Terraform's debug log (secrets masked): {name}", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(prefix="lakehouse-log-") as folder, os.fdopen(descriptor, "wb") as file:
        pipe = Path(folder) / "pipe"
        os.mkfifo(pipe, 0o600)
        source = os.fdopen(os.open(pipe, os.O_RDONLY | os.O_NONBLOCK), "rb")
        # Held until the end, so that the reader does not see the end of the file between two commands.
        writer = os.open(pipe, os.O_WRONLY)
        os.set_blocking(source.fileno(), True)
        thread = threading.Thread(target=_copy, args=(source, file), daemon=True)
        thread.start()
        try:
            yield {"TF_LOG": LEVEL, "TF_LOG_PATH": str(pipe)}
        finally:
            os.close(writer)
            thread.join()
            source.close()


def _copy(source: BinaryIO, file: BinaryIO) -> None:
    in_key = False
    while line := source.readline(_LONGEST):
        # Whatever is wrong with a line or the disk, keep reading: otherwise Terraform blocks.
        with suppress(Exception):
            in_key, text = _without_a_key_of_lines(in_key, line.decode("utf-8", "surrogateescape"))
            file.write(masked_by_context(masked(text)).encode("utf-8", "surrogateescape"))
            file.flush()


def _without_a_key_of_lines(inside: bool, text: str) -> tuple[bool, str]:
    """A private key may be written over several lines, of which only the first says what it is."""
    begins = "-----BEGIN " in text and "PRIVATE KEY-----" in text
    ends = "-----END " in text
    if inside:
        return not ends, "***\n"
    return begins and not ends, text


@contextmanager
def private_file() -> Iterator[tuple[str, tuple[int, ...]]]:
    """The file's path, and the descriptors that a program has to inherit to find it there.

    On Linux it has no place in any folder and is gone with the last program that holds it. Elsewhere it lies in a
    folder that only this user can enter, until the block ends.
    """
    if hasattr(os, "memfd_create"):
        descriptor = os.memfd_create("plan")
        try:
            yield f"/proc/self/fd/{descriptor}", (descriptor,)
        finally:
            os.close(descriptor)
        return
    with tempfile.TemporaryDirectory(prefix="lakehouse-plan-") as folder:
        yield str(Path(folder) / "plan"), ()
