"""Terraform's plugin protocol 6 in front of the local clouds. Knows schemas and rules, and no vendor."""
