"""The one process that owns `.local/`: the clouds' state, the plugin servers, faults, chaos, and the control API."""
