"""Terraform Cloud (HCP Terraform), asked directly: is the workspace ready, which secrets it holds during a run, a state
that could not be stored.

Knows which Terraform there is and runs it, and which of the stack's variables are secret; nothing of other accounts.
"""
