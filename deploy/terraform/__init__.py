"""Terraform as a program: which one, how it is run, its output and its state."""
