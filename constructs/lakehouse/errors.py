"""What this package raises for a user to read: one line that names the place, the fault and the remedy."""

from __future__ import annotations


class LakehouseError(Exception):
    """Base of the errors of ours. `str(error)` is what the user reads."""


class SettingsError(LakehouseError):
    """A setting out of its range. One line a setting: name, value, where it came from, what is allowed."""


class SynthesisError(LakehouseError):
    """The app could not be synthesized. The line names the construct's path, the setting at fault and what to do."""


class UnusableFiles(SettingsError, SynthesisError):
    """A setting names files or a folder that cannot be used, as reading them showed."""
