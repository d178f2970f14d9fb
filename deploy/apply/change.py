"""Changes what there is: plan, the user's consent, apply, and what to say at the end."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from deploy.apply import patience, readers, rotation
from deploy.apply.patience import Patience
from deploy.apply.progress import Outcome, Progress, Warnings, report_errors, summary
from deploy.apply.readers import Going
from deploy.errors import FAILED, INTERRUPTED, Failure
from deploy.options import Options
from deploy.secrecy import private_file
from deploy.terraform.run import Terraform


def change(
    program: Terraform,
    options: Options,
    arguments: Callable[[], Sequence[str]],
    verb: str,
    besides: Sequence[str] = (),
    warnings: Warnings = lambda _gone: [],
) -> Outcome | None:
    """Apply with the user's consent; None when it was not given.

    `arguments` are those of a plan made now: what they name may be done when an apply is tried again. `besides` says
    what else will be done, in sentences: the consent is to that as well, and to what `warnings` say of the plan.
    """
    if options.auto_approve:
        _say_besides(besides, verb)
        print(f"Planning and applying ({verb}) ...", flush=True)
        return Patience(program).apply(
            lambda: _apply(program, [*arguments(), "-auto-approve", *_parallelism(options)], warnings)
        )
    # The plan that was shown is the one that is applied.
    with private_file() as (file, descriptors):
        program = replace(program, keep_open=(*program.keep_open, *descriptors))
        if not _plan(program, [*arguments(), f"-out={file}"]):
            return Outcome()
        agreed = _described(program, file)
        _say_warnings(warnings, agreed)
        _say_besides(besides, verb)
        if not consents(f"{verb.capitalize()} as planned?", f"to {verb} without a question"):
            print("Nothing was changed.")
            return None
        return _apply_as_agreed(program, options, arguments, file, agreed)


def show_plan(program: Terraform, arguments: Sequence[str], warnings: Warnings) -> int:
    """Show a plan and what is to be known of it; Terraform's exit code."""
    with private_file() as (file, descriptors):
        program = replace(program, keep_open=(*program.keep_open, *descriptors))
        code = program.run(["plan", *arguments, f"-out={file}", *colour()])
        if code == 0:
            _say_warnings(warnings, _described(program, file))
        return code


def _apply_as_agreed(
    program: Terraform,
    options: Options,
    arguments: Callable[[], Sequence[str]],
    file: str,
    agreed: dict[str, Any] | None,
) -> Outcome:
    """A plan can be applied once: a further try plans the rest, and asks again if that is not part of the first."""
    tries = 0

    def once() -> Outcome:
        nonlocal tries
        tries += 1
        if tries > 1:
            program.output(["plan", "-input=false", *arguments(), f"-out={file}"])
            rest = _described(program, file)
            if rest is None or agreed is None or not patience.subset(rest, agreed):
                program.run(["show", *colour(), file])
                if not consents("Go on? This is more than was agreed to.", "to go on without a question"):
                    return Outcome(code=FAILED, texts=["What is left to do was not agreed to."])
        # Applied, a plan is not told again.
        return _apply(program, [*_parallelism(options), file], lambda _gone: [])

    return Patience(program).apply(once)


def _described(program: Terraform, plan: str) -> dict[str, Any] | None:
    """A plan as data; None where Terraform Cloud, which keeps it, shows it to administrators of the workspace only."""
    try:
        return json.loads(program.output(["show", "-json", plan]))
    except Failure:
        if program.remote is None:
            raise
        return None


def _plan(program: Terraform, arguments: Sequence[str]) -> bool:
    """Show a plan; whether there is anything to do."""
    code = program.run(["plan", *arguments, "-detailed-exitcode", *colour()])
    if code == INTERRUPTED:
        raise KeyboardInterrupt
    if code not in (0, 2):
        raise Failure("terraform plan failed.", "Terraform's words above say why; nothing was changed.")
    return code == 2


def _say_warnings(warnings: Warnings, plan: dict[str, Any] | None) -> None:
    changes = [] if plan is None else plan.get("resource_changes", [])
    gone = [
        ("replace" if "create" in change["change"]["actions"] else "delete", change["address"])
        for change in changes
        if "delete" in change["change"]["actions"]
    ]
    for warning in warnings(gone):
        print(f"\nWarning: {warning}", flush=True)


def _say_besides(besides: Sequence[str], verb: str) -> None:
    if besides:
        print(f"\n{verb.capitalize()} takes along what Terraform does not know:")
        print("".join(f"  - {sentence}\n" for sentence in besides), flush=True)


def _parallelism(options: Options) -> list[str]:
    return [f"-parallelism={40 if options.chaos is not None else 10}"]


def colour() -> list[str]:
    """Terraform colours what it prints even where nobody sees it."""
    return [] if sys.stdout.isatty() else ["-no-color"]


def consents(question: str, without: str) -> bool:
    """Whether the user says yes; `without` is what --auto-approve does."""
    if sys.stdin is None or not sys.stdin.isatty():
        print(f"Not asking: no terminal to answer at. Add --auto-approve {without}.", file=sys.stderr)
        return False
    try:
        return input(f"\n{question} Only 'yes' is taken: ").strip() == "yes"
    except EOFError:  # Ctrl-D
        print()
        return False


def _apply(program: Terraform, arguments: Sequence[str], warnings: Warnings) -> Outcome:
    events = program.events(["apply", "-input=false", *arguments])
    outcome = Progress(warnings=warnings).follow(events)
    outcome.code = INTERRUPTED if events.interrupted else (events.code or 0)
    return outcome


def finish(outcome: Outcome, started: float, how_to_go_on: str) -> int:
    """Errors or the summary; the exit code, 0 when all went well."""
    if outcome.code == 0:
        print(f"\n{summary(outcome, started)}")
        return 0
    report_errors(outcome)
    if outcome.done:
        print(summary(outcome, started))
    print(how_to_go_on if outcome.begun else "Nothing was changed.", file=sys.stderr)
    return INTERRUPTED if outcome.code == INTERRUPTED else FAILED


class Rotations:
    """What rotation adds to a plan that is made now."""

    def __init__(self, program: Terraform) -> None:
        self._program = program
        self._state: dict[str, Any] = {}

    def arguments(self) -> list[str]:
        """Those that replace the API keys whose rotation broke off."""
        self._state = dict(self._program.state().document or {})
        addresses = rotation.unfinished(self._state)
        for address in addresses:
            print(f"  its rotation broke off, now taken up again: {address}")
        return [f"-replace={address}" for address in addresses]

    def warnings(self, gone: Sequence[Going]) -> list[str]:
        """Whose credential goes with a plan by these arguments."""
        return [
            f"what {secret} holds goes with this apply: whoever holds it has to read the secret again."
            for secret in readers.losing(self._state, gone)
        ]
