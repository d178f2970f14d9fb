"""Terraform as a program: which one, how it is run, and what it says, here or on a machine of Terraform Cloud's.

Knows no command of ours, no account, and nothing of what Terraform makes.
"""
