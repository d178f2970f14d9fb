"""Terraform Cloud (HCP Terraform), asked directly: is the workspace ready, which secrets it holds during a run, a state
that could not be stored.

Knows which Terraform there is and runs it; nothing of the other accounts.
"""
