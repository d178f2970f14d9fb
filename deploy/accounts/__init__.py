"""The accounts of one run: credentials, checks before anything is created, what exists already."""
