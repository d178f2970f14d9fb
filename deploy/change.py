"""Changes what there is: plan, the user's consent, apply, and what to say at the end."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from deploy import rotation
from deploy.errors import FAILED, INTERRUPTED, Failure
from deploy.options import Options
from deploy.progress import Outcome, Progress, report_errors, summary
from deploy.terraform import Terraform


def change(program: Terraform, options: Options, arguments: Sequence[str], verb: str) -> Outcome | None:
    """Apply with the user's consent; None when it was not given."""
    extra = [f"-parallelism={40 if options.chaos is not None else 10}"]
    if options.auto_approve:
        print(f"Planning and applying ({verb}) ...", flush=True)
        return _apply(program, [*arguments, "-auto-approve", *extra])
    # The plan that was shown is the one that is applied. It holds secrets: a folder nobody else can enter, then gone.
    with tempfile.TemporaryDirectory(prefix="lakehouse-plan-") as folder:
        file = str(Path(folder) / "plan")
        code = program.run(["plan", *arguments, f"-out={file}", "-detailed-exitcode", *colour()])
        if code == 0:
            return Outcome()
        if code == INTERRUPTED:
            raise KeyboardInterrupt
        if code != 2:
            raise Failure("terraform plan failed.", "Terraform's words above say why; nothing was changed.")
        if not _consents(verb):
            print("Nothing was changed.")
            return None
        return _apply(program, [*extra, file])


def colour() -> list[str]:
    """Terraform colours what it prints even where nobody sees it."""
    return [] if sys.stdout.isatty() else ["-no-color"]


def _consents(verb: str) -> bool:
    if sys.stdin is None or not sys.stdin.isatty():
        print(
            f"Not asking: no terminal to answer at. Add --auto-approve to {verb} without a question.", file=sys.stderr
        )
        return False
    try:
        return input(f"\n{verb.capitalize()} as planned? Only 'yes' is taken: ").strip() == "yes"
    except EOFError:  # Ctrl-D
        print()
        return False


def _apply(program: Terraform, arguments: Sequence[str]) -> Outcome:
    events = program.events(["apply", "-input=false", *arguments])
    outcome = Progress().follow(events)
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


def rotations_to_finish(program: Terraform) -> list[str]:
    """Arguments that replace the API keys whose rotation broke off."""
    text = program.output(["state", "pull"])
    addresses = rotation.unfinished(json.loads(text)) if text.strip() else []
    for address in addresses:
        print(f"  its rotation broke off, now taken up again: {address}")
    return [f"-replace={address}" for address in addresses]
