"""From settings to the synthesized folder: the stack, and below it the modules and their files."""

from __future__ import annotations

import gc
import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from lakehouse import bindings
from lakehouse.errors import LakehouseError, SynthesisError, UnusableFiles
from lakehouse.settings import PROJECT, Settings

if TYPE_CHECKING:
    from lakehouse.modules.key_pair_lambda import LambdaImage, LambdaZip
    from lakehouse.modules.local_module import LocalModule

__all__ = ["LakehouseError", "SynthesisError", "default_outdir", "synthesize"]


def default_outdir() -> Path:
    """Where the cdktf program wants its output (`CDKTF_OUTDIR`), else `cdktf.out` in the project."""
    return Path(os.environ.get("CDKTF_OUTDIR") or PROJECT / "cdktf.out")


def synthesize(settings: Settings, outdir: Path) -> Path:
    """Write the stack and its modules below `outdir`; returns the stack's folder, where Terraform runs.

    The same settings and sources give the same bytes. Other files in the folder are left alone. Raises
    `SynthesisError`, its message one line; the trace of the cause is chained to it.
    """
    try:
        with _cycles_left_alone():
            bindings.prepare()
            return _synthesize(settings, outdir)
    except SynthesisError:
        raise
    except bindings.BindingsError as error:
        raise SynthesisError(str(error)) from error
    except Exception as error:
        raise SynthesisError(_sentence(error, outdir)) from error


@contextmanager
def _cycles_left_alone() -> Iterator[None]:
    """Within it, Python does not look for garbage in cycles.

    Nearly all that a synth makes stays to its end; to look through the classes of the bindings again and again takes a
    tenth of Python's part.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _synthesize(settings: Settings, outdir: Path) -> Path:
    # Not imported before: these start node, and need what `bindings.prepare` has done.
    from lakehouse.addresses import STACK
    from lakehouse.modules.flink_statements import flink_statement_files

    statements = flink_statement_files(
        settings.sql_directory, source_topic=settings.source_topic, totals_topic=settings.totals_topic
    )
    modules = _modules(settings, statements)
    _synthesize_stack(settings, outdir, statements)
    folder = outdir / "stacks" / STACK
    _write_modules(modules, folder)
    return folder


def _sentence(error: Exception, outdir: Path) -> str:
    """What went wrong where no construct is at fault, on one line. cdktf writes files in node: its errors are text."""
    if isinstance(error, BrokenPipeError | json.JSONDecodeError):  # from jsii, whose node no longer answers
        return "node, in which the constructs live, has ended (killed, or out of memory); run the same command again"
    reason = (str(error).strip() or type(error).__name__).partition("\n")[0]
    if isinstance(error, OSError) or re.search(r"\bE(NOENT|NOSPC|ACCES|PERM|ROFS|NOTDIR|EXIST|DQUOT)\b", reason):
        return f"{outdir}: cannot be written ({reason}); free some space or choose another folder"
    return f"tableflow-kickstarter: {reason}; --debug shows the whole trace"


def _synthesize_stack(settings: Settings, outdir: Path, statements: dict[str, bytes]) -> None:
    from cdktf import App

    from lakehouse.stack import TableflowKickstarter

    outdir.mkdir(parents=True, exist_ok=True)
    # cdktf's validations would run `terraform version` and fail where no terraform is on PATH: synth needs none.
    # What they check besides (a provider for each resource) the tests check over all of the JSON.
    app = App(outdir=str(outdir), skip_validation=True)
    TableflowKickstarter(app, settings, statements)
    app.synth()


def _modules(settings: Settings, statements: dict[str, bytes]) -> list[LocalModule]:
    from cdktf import App

    from lakehouse.modules.flink_statements import FlinkStatementsModule
    from lakehouse.rotation.api_keys import ApiKeyRotationModule
    from lakehouse.rotation.key_pairs import RsaKeyPairRotationModule

    app = App()  # never synthesized: modules are taken out of it one by one
    return [
        ApiKeyRotationModule(app),
        FlinkStatementsModule(app, statements),
        RsaKeyPairRotationModule(app, _lambda_package(settings)),
    ]


def _lambda_package(settings: Settings) -> LambdaZip | LambdaImage:
    from lakehouse.lambda_package import PackageFailed, build
    from lakehouse.modules.key_pair_lambda import LambdaImage, LambdaZip

    if settings.lambda_image_uri is not None and settings.lambda_package_type == "image":
        return LambdaImage(settings.lambda_image_uri)
    try:
        package = build(settings.lambda_source, PROJECT / ".build" / "lambda")
    except PackageFailed as error:
        raise UnusableFiles(f"setting lambda_source: {error}") from error
    return LambdaZip(package.path.read_bytes(), package.sha256_base64)


def _write_modules(modules: list[LocalModule], folder: Path) -> None:
    from lakehouse.modules.local_module import FOLDER

    shutil.rmtree(folder / FOLDER, ignore_errors=True)  # a statement that was removed must not stay
    for module in modules:
        module.write(folder / FOLDER)
