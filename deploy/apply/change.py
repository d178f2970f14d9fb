"""Changes what there is: plan, the user's consent, apply, and what to say at the end."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from lakehouse.addresses import API_KEY

from deploy.apply import patience, rotation
from deploy.apply.patience import Patience
from deploy.apply.progress import Outcome, Progress, report_errors, summary
from deploy.apply.rotation import Notice
from deploy.errors import FAILED, INTERRUPTED, Failure
from deploy.options import Options
from deploy.secrecy import private_file
from deploy.terraform.run import Terraform
from deploy.terraform.state import State

_CHANGES = 2
"""Exit code of a `terraform plan -detailed-exitcode` that has something to do."""


class Readers:
    """What plans made now mean for those who read keys from the secrets."""

    def __init__(self, program: Terraform) -> None:
        self._program = program
        self._state = State()

    def arguments(self) -> list[str]:
        """Read the state. Returns the arguments of a plan that replaces the API keys whose replacement has failed."""
        self._state = self._program.state()
        addresses = rotation.not_replaced(self._state)
        for address in addresses:
            print(f"  its replacement has failed and is done now: {address}")
        return [f"-replace={address}" for address in addresses]

    @property
    def has_none(self) -> bool:
        """Whether the state has no key that could be read."""
        return not any(self._state.instances(*API_KEY))

    def notices(self, plan: Mapping[str, Any]) -> list[Notice]:
        """See `rotation.notices`."""
        return rotation.notices(self._state, plan)


def change(
    program: Terraform,
    options: Options,
    arguments: Callable[[], Sequence[str]],
    verb: str,
    besides: Sequence[str] = (),
    readers: Readers | None = None,
) -> Outcome | None:
    """Apply with the user's consent; None when it was not given.

    Args:
        arguments: Returns the arguments of a plan made now; what they name may be done when an apply is tried again.
        besides: What else will be done, in sentences. The consent covers it.
        readers: Tells what a plan means for readers of the secrets, before the consent.
    """
    if options.auto_approve:
        _say_besides(besides, verb)
        print(f"Planning and applying ({verb}) ...", flush=True)
        return Patience(program).apply(lambda: _plan_and_apply(program, options, arguments(), readers))
    # The plan that was shown is the one that is applied.
    with private_file() as (file, descriptors):
        program = _holding(program, descriptors)
        if not _plan(program, [*arguments(), f"-out={file}"]):
            return Outcome()
        agreed = _described(program, file)
        _say_notices(readers, agreed)
        _say_besides(besides, verb)
        if not consents(f"{verb.capitalize()} as planned?", f"to {verb} without a question"):
            print("Nothing was changed.")
            return None
        return _apply_as_agreed(program, options, arguments, file, agreed)


def show_plan(program: Terraform, readers: Readers) -> int:
    """Show a plan and what it means for readers of the secrets; Terraform's exit code."""
    with private_file() as (file, descriptors):
        program = _holding(program, descriptors)
        code = program.run(["plan", *readers.arguments(), "-detailed-exitcode", f"-out={file}", *colour()])
        if code != _CHANGES:
            return code
        _say_notices(readers, _described(program, file))
        return 0


def _plan_and_apply(program: Terraform, options: Options, arguments: Sequence[str], readers: Readers | None) -> Outcome:
    if readers is None or readers.has_none:
        return _apply(program, [*arguments, "-auto-approve", *_parallelism(options)])
    # Apart, because only a stored plan says which dates it moves.
    with private_file() as (file, descriptors):
        program = _holding(program, descriptors)
        planned = _events(
            program, ["plan", "-input=false", *arguments, "-detailed-exitcode", f"-out={file}"], Progress()
        )
        # Not by the number of resources: outputs, imports and moved addresses are changes too.
        if planned.code != _CHANGES:
            return planned
        _say_notices(readers, _described(program, file))
        return _apply(program, [*_parallelism(options), file], planned=planned.planned)


def _holding(program: Terraform, descriptors: Sequence[int]) -> Terraform:
    return replace(program, keep_open=(*program.keep_open, *descriptors))


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
        return _apply(program, [*_parallelism(options), file])

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
    if code not in (0, _CHANGES):
        raise Failure("terraform plan failed.", "Terraform's words above say why; nothing was changed.")
    return code == _CHANGES


def _say_notices(readers: Readers | None, plan: dict[str, Any] | None) -> None:
    if readers is None:
        return
    if plan is None:
        print("\nNote: what this plan means for readers of the secrets is not known; see docs/rotation.md.", flush=True)
        return
    for notice in readers.notices(plan):
        print(f"  {'warning' if notice.is_urgent else 'note'}: {notice.sentence}", flush=True)


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


def _apply(program: Terraform, arguments: Sequence[str], *, planned: int = 0) -> Outcome:
    progress = Progress()
    progress.outcome.planned = planned
    return _events(program, ["apply", "-input=false", *arguments], progress)


def _events(program: Terraform, arguments: Sequence[str], progress: Progress) -> Outcome:
    events = program.events(arguments)
    outcome = progress.follow(events)
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
