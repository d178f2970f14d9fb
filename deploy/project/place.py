"""Where a run works: the project's folder and what is in it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lakehouse.addresses import STACK

from deploy.project.local import Local
from deploy.request.options import Options

ROOT: Final = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Place:
    """Where a run works."""

    root: Path = ROOT

    @property
    def outdir(self) -> Path:
        return self.root / "cdktf.out"

    @property
    def stack(self) -> Path:
        return self.outdir / "stacks" / STACK

    @property
    def local(self) -> Local:
        return Local(self.root)

    def unfinished_deletes(self, options: Options) -> Path:
        """Where a delete notes what it has to know after the destroy."""
        return self.local.unfinished_delete if options.local else self.root / ".lakehouse" / "unfinished-deletes.json"

    def clean_up(self, options: Options) -> None:
        """Leave nothing of local runs behind, but what the user asked to keep."""
        self.local.leave_nothing(self.stack, self.outdir, keep=options.keep)
