"""Terraform diagnostics: one line with operation, object and reason, then what to do."""

from __future__ import annotations

import logging
import sqlite3
from dataclasses import dataclass

from local_cloud.model import CloudError, Problem, Value
from local_cloud.plugin.codec import AttributePath

log = logging.getLogger(__name__)

#: Arguments that name an object for people, best first.
_NAMING = ("display_name", "topic_name", "statement_name", "subject_name", "name", "bucket", "function_name", "id")

_REASONS = {
    400: "Bad Request",
    401: "Unauthorized",
    403: "Forbidden",
    404: "Not Found",
    409: "Conflict",
    429: "Too Many Requests",
    500: "Internal Server Error",
}

_REMEDIES = {
    401: "The key is not (or no longer) known. Check the credentials of the provider or of the resource; when they "
    "come from a resource that was replaced, apply again.",
    403: "The key, role binding, policy or ACL that this call needs is missing, or not there yet: where another "
    "resource grants it, this one must depend on that resource.",
    404: "What this call refers to does not exist. Where another resource makes it, this one must depend on that "
    "resource; when it was removed elsewhere, apply again.",
    409: "The name is in use, or something still refers to the object. Remove what refers to it, or import the "
    "existing object.",
    429: "Apply again.",
}


@dataclass(frozen=True)
class Diagnostic:
    """What Terraform prints. `path` is a place in the resource's block; `()` is the whole block."""

    summary: str
    detail: str = ""
    path: AttributePath = ()
    warning: bool = False


def label(value: Value | None) -> str:
    """The name of an object, quoted; empty when it has none."""
    for name in _NAMING:
        text = (value or {}).get(name)
        if isinstance(text, str) and text:
            return f' "{text}"'
    return ""


def of_problem(problem: Problem, type: str) -> Diagnostic:
    """A validation error."""
    return Diagnostic(f"{type}: {problem.message}", path=problem.path, warning=problem.warning)


def of_warning(sentence: str) -> Diagnostic:
    return Diagnostic(sentence, warning=True)


def of_exception(error: Exception, doing: str) -> Diagnostic:
    """`doing` is e.g. `creating confluent_kafka_topic "stock_trades"`."""
    if isinstance(error, CloudError):
        reason = error.code or _REASONS.get(error.status, "")
        first = " ".join(f"{doing}: {error.status} {reason}".split())
        return Diagnostic(f"{first}: {error.message}", _REMEDIES.get(error.status, ""))
    if _is_no_space(error):
        return Diagnostic(
            f"{doing}: no disk space left for the local cloud's state", "Free some space and apply again."
        )
    log.error("%s failed", doing, exc_info=error)
    return Diagnostic(
        f"{doing}: bug of the local cloud ({type(error).__name__})",
        "The traceback is in service.log. Nothing of this call was kept.",
    )


def _is_no_space(error: Exception) -> bool:
    return isinstance(error, sqlite3.OperationalError) and getattr(error, "sqlite_errorname", "") in (
        "SQLITE_FULL",
        "SQLITE_IOERR_WRITE",
    )
