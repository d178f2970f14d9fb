"""What each command does, step by step."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final

from deploy.accounts import preflight
from deploy.accounts.accounts import Accounts
from deploy.apply.change import Readers, change, finish, show_plan
from deploy.errors import FAILED, INTERRUPTED
from deploy.inputs import load_run_configuration
from deploy.options import Options
from deploy.project import ROOT, Place, held
from deploy.ready import ready
from deploy.terraform.binary import find_program
from deploy.terraform.run import spawn

#: Terraform commands that only look, and so may run beside a create or delete.
_LOOKING: Final = frozenset({"console", "fmt", "graph", "output", "providers", "show", "state", "validate", "version"})
_CHANGING_STATE: Final = frozenset({"mv", "push", "rm", "replace-provider"})


def create(options: Options) -> int:
    """Synthesize, plan, ask, apply, and say what was made."""
    started = time.monotonic()
    place = Place()
    with ready(options, place) as terraform:
        readers = Readers(terraform)
        outcome = change(terraform, options, readers.arguments, "create", readers=readers)
        if outcome is None:
            return FAILED
        failed = finish(
            outcome,
            started,
            "What was created stays. Run the same command again to continue, or `delete` to remove it.",
        )
        if failed:
            return failed
        flag = " --local" if options.local else ""
        print("\nNext:")
        for words, what in (
            (f"terraform{flag} -- state list", "list the resources"),
            ("graph", "draw the resource graph"),
            (f"delete{flag}", "delete everything"),
        ):
            print(f"  ./deploy.sh {words:<33}{what}")
    return 0


def delete(options: Options) -> int:
    """Plan the removal, ask, remove, and look at what is left; with --local leave nothing behind."""
    from deploy.deletion.deletion import Deletion

    started = time.monotonic()
    place = Place()
    if options.local and not place.local.folder.exists():
        place.clean_up(options)
        print("Nothing to delete: no local lakehouse exists in this folder.")
        return 0
    if options.local:
        with held(place.local.lock, "delete --local"):
            if not place.local.state_holds_anything():
                place.clean_up(options)
                print("Nothing to delete: the state is empty. The local cloud was stopped and removed.")
                return 0
    with ready(options, place) as terraform:
        code = Deletion(terraform, options, place).run(started)
        if code == 0 and options.local:
            place.clean_up(options)
            print(
                "The local cloud was stopped"
                + (f"; {place.local.folder.name}/ was kept." if options.keep else " and removed.")
            )
        return code


def plan(options: Options) -> int:
    """Show what create would do."""
    with ready(options, Place()) as terraform:
        return show_plan(terraform, Readers(terraform))


def check(options: Options) -> int:
    """Look at the accounts as create would."""
    place = Place()
    environment, settings = load_run_configuration(options, place.root)
    find_program()
    preflight.check(Accounts.of(options, settings, environment))
    print("All checks passed: `create` can run.")
    return 0


def graph(options: Options) -> int:
    """Terraform's own DOT of the resource graph, and pictures of it. No account is needed: the local clouds serve."""
    from deploy.graph import render

    place = Place()
    out = Path(options.output) if options.output else place.root / "graph"
    local = Options(command="graph", local=True, debug=options.debug, port=options.port, values=options.values)
    with ready(local, place, quiet=True) as terraform:
        dot = terraform.output(["graph"])
    for path in render(dot, out / "lakehouse", title="Tableflow kickstarter: Terraform's resource graph"):
        print(path)
    return 0


def terraform(options: Options) -> int:
    """Any Terraform command, in the right folder with the right environment."""
    place = Place()
    words = [word for word in options.arguments if not word.startswith("-")]
    looks = not words or (words[0] in _LOOKING and not (words[0] == "state" and set(words[1:2]) & _CHANGING_STATE))
    with ready(options, place, quiet=True, exclusive=not looks) as program:
        return program.run(options.arguments)


def test(options: Options) -> int:
    """The project's tests."""
    # Two, for a test of the whole runs several processes itself. Who runs what: tests/conftest.py.
    everything = ["-n", str(min(2, os.cpu_count() or 1)), "--dist", "loadfile"]
    chosen = ["-m", "not whole and not terraform"] if options.fast else []
    # pytest, interrupted, still ends what its fixtures started.
    words = [sys.executable, "-m", "pytest", *chosen, *(options.arguments or everything)]
    with spawn(words, cwd=ROOT, own_terminal=True) as process:
        code = process.wait()
        return INTERRUPTED if process.interrupted else code
