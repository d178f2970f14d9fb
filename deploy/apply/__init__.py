"""A change, from its plan to its summary: consent, progress, retries of transient errors, interrupted rotations."""
