"""Terraform's CLI configuration: the host of HCP Terraform and the token for it.

Found as Terraform finds it (https://developer.hashicorp.com/terraform/cli/config/config-file): the one file that
TF_CLI_CONFIG_FILE names, or else `~/.terraformrc` and the `*.tfrc` and `*.tfrc.json` of `~/.terraform.d`, where
`terraform login` keeps its token. These files are HCL 1. python-hcl2 reads HCL 2: it refuses blocks with
quoted keys and strings with `%{`, and its first use takes over a second. This reader covers HCL 1 without heredocs.
"""

from __future__ import annotations

import json
import os
import platform
import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

_HELPER_LIMIT: Final = 30  # seconds


class UnreadableConfiguration(Exception):
    """A file that cannot be read or understood: which, and where. Nothing of its text, which may hold a token."""


@dataclass(frozen=True)
class Token:
    """A token, and where it was found."""

    value: str = field(repr=False)
    source: str
    """A variable or a file, as a sentence names it."""


@dataclass(frozen=True)
class CliConfig:
    """What the files say, each merged over the one before."""

    hosts: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Services by host name, for hosts that are not to be asked for them."""
    tokens: Mapping[str, Token] = field(default_factory=dict)
    helper: tuple[str, Sequence[str]] | None = None
    """Name and arguments of the credentials helper."""
    folder: Path = Path()
    """Terraform's own folder, in which helpers are looked for."""

    @classmethod
    def load(cls, environment: Mapping[str, str]) -> CliConfig:
        """Raises UnreadableConfiguration."""
        home = Path(environment.get("HOME") or Path.home())
        hosts: dict[str, Mapping[str, Any]] = {}
        tokens: dict[str, Token] = {}
        helper = None
        for path in _files(environment, home):
            document = _parse(path)
            for name, block in _blocks(document, "host"):
                hosts[_comparable(name)] = block.get("services") or {}
            for name, block in _blocks(document, "credentials"):
                tokens[_comparable(name)] = Token(str(block.get("token") or ""), str(path))
            for name, block in _blocks(document, "credentials_helper"):
                helper = (name, [str(word) for word in block.get("args") or []])
        return cls(hosts, tokens, helper, home / ".terraform.d")

    def services(self, host: str) -> Mapping[str, Any] | None:
        """URLs by service, where a `host` block names them."""
        return self.hosts.get(_comparable(host))

    def token(self, host: str, environment: Mapping[str, str]) -> Token | None:
        """The first of: its variable TF_TOKEN_..., its `credentials` block, the credentials helper."""
        found = _from_environment(environment).get(_comparable(host)) or self.tokens.get(_comparable(host))
        if found is None and self.helper is not None:
            found = self._ask_helper(host, *self.helper)
        return found if found is not None and found.value else None

    def _ask_helper(self, host: str, name: str, arguments: Sequence[str]) -> Token | None:
        """https://developer.hashicorp.com/terraform/internals/credentials-helpers; as in Terraform, trouble is none."""
        program = self._helper_program(name)
        if program is None:
            return None
        try:
            done = subprocess.run(
                [program, *arguments, "get", host],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                timeout=_HELPER_LIMIT,
                check=True,
            )
            value = json.loads(done.stdout).get("token")
        except (OSError, ValueError, AttributeError, subprocess.SubprocessError):
            return None
        return Token(value, f"the credentials helper {name}") if isinstance(value, str) else None

    def _helper_program(self, name: str) -> Path | None:
        machine = {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
        plugins = self.folder / "plugins"
        folders = (plugins, plugins / f"{platform.system().lower()}_{machine}")
        programs = (folder / f"terraform-credentials-{name}" for folder in folders)
        return next((program for program in programs if os.access(program, os.X_OK)), None)


def _files(environment: Mapping[str, str], home: Path) -> list[Path]:
    named = environment.get("TF_CLI_CONFIG_FILE") or environment.get("TERRAFORM_CONFIG")
    if named:
        return [path for path in [Path(named)] if path.exists()]  # one that is not there Terraform only warns of
    folder = home / ".terraform.d"
    listed = sorted(path for path in folder.glob("*") if path.name.endswith((".tfrc", ".tfrc.json")))
    return [path for path in [home / ".terraformrc", *listed] if path.is_file()]


def _from_environment(environment: Mapping[str, str]) -> dict[str, Token]:
    """By host: in a variable's name `_` stands for `.` and `__` for `-`."""
    prefix = "TF_TOKEN_"
    return {
        _comparable(name.removeprefix(prefix).replace("__", "-").replace("_", ".")): Token(value, name)
        for name, value in environment.items()
        if name.startswith(prefix)
    }


def _comparable(host: str) -> str:
    """A host name as it is compared: small letters, beyond ASCII in Punycode."""
    try:
        return host.lower().encode("idna").decode()
    except UnicodeError:
        return host.lower()


def _blocks(document: Mapping[str, Any], kind: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The labelled blocks of a kind. In JSON a block may be a list of one."""
    blocks = document.get(kind)
    for entry in blocks if isinstance(blocks, list) else [blocks]:
        for name, found in (entry if isinstance(entry, Mapping) else {}).items():
            block = found[0] if isinstance(found, list) and found else found
            if isinstance(block, Mapping):
                yield name, block


def _parse(path: Path) -> Mapping[str, Any]:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8"
        raise UnreadableConfiguration(f"{path} cannot be read: {reason}") from None
    try:
        document = json.loads(text) if text.lstrip().startswith("{") else _Reader(text).read()
    except ValueError as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else error.args[0]
        raise UnreadableConfiguration(f"{path}: syntax error in line {line}") from None
    return document if isinstance(document, dict) else {}


_TOKENS: Final = re.compile(
    r"""(?P<space>[\s,]+|\#[^\n]*|//[^\n]*|/\*.*?\*/)
      | (?P<string>"(?:[^"\\\n]|\\.)*")
      | (?P<number>-?\d[\w.+-]*)
      | (?P<name>[^\W\d][\w.-]*)
      | (?P<sign>[{}\[\]=])""",
    re.VERBOSE | re.DOTALL,
)
_END: Final = ("sign", "", 0)


class _Reader:
    """Blocks, attributes, lists and scalars into a dict; a block's labels become keys. ValueError(line) otherwise."""

    def __init__(self, text: str) -> None:
        self._tokens = list(_tokens(text))
        self._at = 0

    def read(self) -> dict[str, Any]:
        document = self._object()
        if self._next() != _END:
            raise ValueError(self._line)
        return document

    @property
    def _line(self) -> int:
        return self._tokens[min(self._at, len(self._tokens)) - 1][2] if self._tokens else 1

    def _peek(self) -> str:
        return self._tokens[self._at][1] if self._at < len(self._tokens) else ""

    def _next(self) -> tuple[str, str, int]:
        self._at += 1
        return self._tokens[self._at - 1] if self._at <= len(self._tokens) else _END

    def _object(self) -> dict[str, Any]:
        """Up to the brace that closes it, or the end."""
        found: dict[str, Any] = {}
        while self._peek() not in ("}", ""):
            keys = [self._key()]
            while self._peek() not in ("{", "="):
                keys.append(self._key())
            into = found
            for key in keys[:-1]:
                into = into.setdefault(key, {})
            into[keys[-1]] = self._value()
        return found

    def _key(self) -> str:
        kind, text, line = self._next()
        if kind not in ("name", "string"):
            raise ValueError(line or self._line)
        return _unquoted(text) if kind == "string" else text

    def _value(self) -> Any:
        if self._peek() == "=":
            self._next()
        kind, text, line = self._next()
        if text == "{":
            value = self._object()
            if self._next()[1] != "}":
                raise ValueError(line)
            return value
        if text == "[":
            values = []
            while self._peek() not in ("]", ""):
                values.append(self._value())
            if self._next()[1] != "]":
                raise ValueError(line)
            return values
        if kind == "sign":
            raise ValueError(line or self._line)
        return _unquoted(text) if kind == "string" else {"true": True, "false": False}.get(text, text)


def _tokens(text: str) -> Iterator[tuple[str, str, int]]:
    at, line = 0, 1
    while at < len(text):
        match = _TOKENS.match(text, at)
        if match is None:
            raise ValueError(line)
        if match.lastgroup != "space":
            yield str(match.lastgroup), match[0], line
        line += match[0].count("\n")
        at = match.end()


def _unquoted(text: str) -> str:
    escapes = {"n": "\n", "t": "\t", "r": "\r"}
    return re.sub(r"\\(.)", lambda match: escapes.get(match[1], match[1]), text[1:-1])
