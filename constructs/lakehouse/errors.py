"""Errors for the user. Each message is one line with the place, the fault and the remedy."""

from __future__ import annotations


class LakehouseError(Exception):
    """Base class. `str(error)` is the message for the user."""


class SettingsError(LakehouseError):
    """Wrong settings. One line for each: name, value, source, allowed values."""


class SynthesisError(LakehouseError):
    """The app cannot be synthesized. The message names the construct's path or the setting, and the remedy."""


class UnusableFiles(SettingsError, SynthesisError):
    """The files or the folder that a setting names cannot be used."""
