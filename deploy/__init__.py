"""The command line: create, delete, plan and draw the lakehouse, on real accounts or on this machine alone.

The modules here are the commands and what makes a run ready. They may use every room, and no room uses them. A room is
a sub-package with one purpose, which its docstring says. How a command fails (`errors`) is everybody's. The arrows go
one way: docs/architecture.md draws them, tests/unit/test_rooms.py holds them.
"""
