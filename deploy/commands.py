"""What each command does, step by step."""

from __future__ import annotations

import json
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from deploy import accounts, rotation
from deploy.errors import FAILED, INTERRUPTED, BadArguments, Failure
from deploy.local import OVERRIDE, Local
from deploy.lock import held
from deploy.options import Options
from deploy.progress import Outcome, Progress, report_errors, summary
from deploy.terraform import Terraform, find_program, spawn

if TYPE_CHECKING:
    from lakehouse.settings import Settings

ROOT: Final = Path(__file__).resolve().parent.parent

#: Terraform commands that only look, and so may run beside a create or delete.
_LOOKING: Final = frozenset({"console", "fmt", "graph", "output", "providers", "show", "state", "validate", "version"})
_CHANGING_STATE: Final = frozenset({"mv", "push", "rm", "replace-provider"})


@dataclass(frozen=True)
class _Place:
    """Where a run works."""

    root: Path = ROOT

    @property
    def outdir(self) -> Path:
        return self.root / "cdktf.out"

    @property
    def stack(self) -> Path:
        return self.outdir / "stacks" / "tableflow-kickstarter"

    @property
    def local(self) -> Local:
        return Local(self.root)

    def clean_up(self, options: Options) -> None:
        """Leave nothing of local runs behind, but what the user asked to keep."""
        self.local.leave_nothing(self.stack, self.outdir, keep=options.keep)


def create(options: Options) -> int:
    """Synthesize, plan, ask, apply, and say what was made."""
    started = time.monotonic()
    place = _Place()
    with _ready(options, place) as terraform:
        outcome = _change(terraform, options, _rotations_to_finish(terraform), "create")
        if outcome is None:
            return FAILED
        failed = _finish(
            outcome, started, "Created so far stays; run the same command again to go on, or delete to go back."
        )
        if failed:
            return failed
        flag = " --local" if options.local else ""
        print("\nNext:")
        for words, what in (
            (f"terraform{flag} -- state list", "what there is"),
            ("graph", "a picture of it"),
            (f"delete{flag}", "when you are done"),
        ):
            print(f"  ./deploy.sh {words:<33}{what}")
    return 0


def delete(options: Options) -> int:
    """Plan the removal, ask, remove; with --local leave nothing behind."""
    started = time.monotonic()
    place = _Place()
    if options.local and not place.local.folder.exists():
        place.clean_up(options)
        print("Nothing to delete: there is no local lakehouse here.")
        return 0
    if options.local:
        with held(place.local.lock, "delete --local"):
            if not place.local.state_holds_anything():
                place.clean_up(options)
                print("Nothing to delete: Terraform's state is empty. The local clouds are stopped and removed.")
                return 0
    with _ready(options, place) as terraform:
        outcome = _change(terraform, options, ["-destroy"], "delete")
        if outcome is None:
            return FAILED
        failed = _finish(
            outcome, started, "What is left is still in Terraform's state; run the same command again to go on."
        )
        if failed:
            return failed
        if options.local:
            place.clean_up(options)
            print(
                "The local clouds are stopped"
                + (f"; {place.local.folder.name}/ is kept." if options.keep else " and removed.")
            )
    return 0


def plan(options: Options) -> int:
    """Show what create would do."""
    with _ready(options, _Place()) as terraform:
        return terraform.run(["plan", *_rotations_to_finish(terraform), *_colour()])


def graph(options: Options) -> int:
    """Terraform's own DOT of the resource graph, and pictures of it. No account is needed: the local clouds serve."""
    from deploy.graph import render

    place = _Place()
    out = Path(options.output) if options.output else place.root / "graph"
    local = Options(command="graph", local=True, debug=options.debug, port=options.port, values=options.values)
    with _ready(local, place, quiet=True) as terraform:
        dot = terraform.output(["graph"])
    for path in render(dot, out / "lakehouse", title="Tableflow kickstarter: Terraform's resource graph"):
        print(path)
    return 0


def terraform(options: Options) -> int:
    """Any Terraform command, in the right folder with the right environment."""
    place = _Place()
    words = [word for word in options.arguments if not word.startswith("-")]
    looks = not words or (words[0] in _LOOKING and not (words[0] == "state" and set(words[1:2]) & _CHANGING_STATE))
    with _ready(options, place, quiet=True, exclusive=not looks) as program:
        return program.run(options.arguments)


def test(options: Options) -> int:
    """The project's tests."""
    # pytest, interrupted, still ends what its fixtures started.
    with spawn([sys.executable, "-m", "pytest", *options.arguments], cwd=ROOT, own_terminal=True) as process:
        code = process.wait()
        return INTERRUPTED if process.interrupted else code


@contextmanager
def _ready(options: Options, place: _Place, *, quiet: bool = False, exclusive: bool = True) -> Iterator[Terraform]:
    """Everything Terraform needs: synthesized files, providers, credentials, `init`; under the lock of the run."""
    settings = _settings(place)
    options.check_variables()
    words = find_program()
    if not options.local:
        variables = accounts.variables(options)
        with _locked(place, options, exclusive) as keep_open:
            _synthesize(settings, place, options, quiet=quiet)
            (place.stack / OVERRIDE).unlink(missing_ok=True)
            program = Terraform(place.stack, variables, words, keep_open)
            _init(program)
            yield program
        return
    for option in accounts.unused_with_local(options):
        print(f"note: {option} is not used with --local", file=sys.stderr)
    with _locked(place, options, exclusive) as keep_open:
        existed = place.local.state_holds_anything()
        try:
            synthesize = exclusive or not place.stack.exists()
            service = _prepare_local(settings, place, options, quiet=quiet, synthesize=synthesize)
            program = Terraform(place.stack, place.local.variables(service, options, place.stack), words, keep_open)
            _init(program)
            if exclusive:
                for sentence in place.local.reconcile(service):
                    print(f"  objects that Terraform does not know: {sentence}")
            yield program
        finally:
            # A look at the plan must not leave a process behind.
            if exclusive and not existed and not place.local.state_holds_anything():
                place.clean_up(options)


@contextmanager
def _locked(place: _Place, options: Options, exclusive: bool) -> Iterator[Sequence[int]]:
    if not exclusive:
        yield ()
        return
    words = " ".join([options.command, *(["--local"] if options.local else [])])
    with held(place.local.lock, words) as descriptor:
        yield (descriptor,)


def _prepare_local(settings: Settings, place: _Place, options: Options, *, quiet: bool, synthesize: bool) -> Any:
    """Start the local clouds while the constructs synthesize; both take about a second."""
    outcome: list[Any] = []

    def start() -> None:
        try:
            outcome.append(place.local.start(options))
        except BaseException as error:
            outcome.append(error)

    thread = threading.Thread(target=start)
    thread.start()
    try:
        if synthesize:
            _synthesize(settings, place, options, quiet=quiet)
        place.local.write_override(place.stack)
    finally:
        thread.join()
    if isinstance(outcome[0], BaseException):
        raise outcome[0]
    return outcome[0]


def _settings(place: _Place) -> Settings:
    from lakehouse.errors import SettingsError
    from lakehouse.settings import Settings

    try:
        return Settings.load(place.root)
    except SettingsError as error:
        raise BadArguments(str(error)) from error


def _synthesize(settings: Settings, place: _Place, options: Options, *, quiet: bool) -> None:
    from lakehouse.app import synthesize
    from lakehouse.errors import SettingsError, SynthesisError

    if not quiet:
        print("Synthesizing Terraform configuration from the constructs ...", flush=True)
    try:
        synthesize(settings, place.outdir)
    except SettingsError as error:
        raise BadArguments(str(error)) from error
    except SynthesisError as error:
        raise Failure(str(error), "" if options.debug else "--debug shows the whole trace.") from error


def _init(program: Terraform) -> None:
    events = program.events(["init", "-input=false"])
    progress = Progress()
    outcome = progress.follow(events)
    if events.interrupted:
        raise KeyboardInterrupt
    if events.code != 0:
        outcome.code = events.code or 0
        report_errors(outcome)
        raise Failure("terraform init failed.", "The lines above say why.")


def _rotations_to_finish(program: Terraform) -> list[str]:
    """Arguments that replace the API keys whose rotation broke off."""
    text = program.output(["state", "pull"])
    addresses = rotation.unfinished(json.loads(text)) if text.strip() else []
    for address in addresses:
        print(f"  its rotation broke off, now taken up again: {address}")
    return [f"-replace={address}" for address in addresses]


def _change(program: Terraform, options: Options, arguments: Sequence[str], verb: str) -> Outcome | None:
    """Apply with the user's consent; None when it was not given."""
    extra = [f"-parallelism={40 if options.chaos is not None else 10}"]
    if options.auto_approve:
        print(f"Planning and applying ({verb}) ...", flush=True)
        return _apply(program, [*arguments, "-auto-approve", *extra])
    # The plan that was shown is the one that is applied. It holds secrets: a folder nobody else can enter, then gone.
    with tempfile.TemporaryDirectory(prefix="lakehouse-plan-") as folder:
        file = str(Path(folder) / "plan")
        code = program.run(["plan", *arguments, f"-out={file}", "-detailed-exitcode", *_colour()])
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


def _colour() -> list[str]:
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


def _finish(outcome: Outcome, started: float, how_to_go_on: str) -> int:
    """Errors or the summary; the exit code, 0 when all went well."""
    if outcome.code == 0:
        print(f"\n{summary(outcome, started)}")
        return 0
    report_errors(outcome)
    if outcome.done:
        print(summary(outcome, started))
    print(how_to_go_on if outcome.begun else "Nothing was changed.", file=sys.stderr)
    return INTERRUPTED if outcome.code == INTERRUPTED else FAILED
