"""A change, from its plan to its summary: consent, progress, passing errors that are waited for, rotations to take up.

Knows Terraform, which it runs, and what the lakehouse's parts are called; not where credentials come from.
"""
