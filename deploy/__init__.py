"""The command line: create, delete, plan and draw the lakehouse, on real accounts or on this machine alone."""
