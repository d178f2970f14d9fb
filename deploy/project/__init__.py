"""Where a run works: the project's folder, what `--local` keeps in it, and that one run at a time is at work there.

Knows the local clouds' client; nothing of real accounts, and it never runs Terraform.
"""
