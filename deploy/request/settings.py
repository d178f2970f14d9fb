"""The environment of a run and the settings, as they come from options, environment and files: read and checked."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from deploy.errors import BadArguments
from deploy.request import inputs
from deploy.request.options import Options

if TYPE_CHECKING:
    from lakehouse.settings import Settings


def understood(options: Options, root: Path) -> tuple[dict[str, str], Settings]:
    """The environment of a run and the settings, both checked. BadArguments for what no run could use."""
    environment = surroundings(options, root)
    inputs.warn_of_misspelt_variables(os.environ)
    settings = load_settings(root, environment)
    options.check_variables(environment)
    options.check_life(environment, settings)
    return environment, settings


def surroundings(options: Options, root: Path) -> dict[str, str]:
    """The environment of a run; for real accounts with what the user's file adds to it."""
    return dict(os.environ) if options.local else inputs.environment(options, root)


def load_settings(root: Path, environment: Mapping[str, str]) -> Settings:
    from lakehouse.errors import SettingsError
    from lakehouse.settings import Settings

    try:
        return Settings.load(root, environment=environment)
    except SettingsError as error:
        raise BadArguments(str(error)) from error
