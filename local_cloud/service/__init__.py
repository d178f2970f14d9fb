"""The service process that owns `.local/`: state, plugin servers, faults, chaos, and the control API."""
