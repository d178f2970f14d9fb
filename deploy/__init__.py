"""The command line: create, delete, plan and draw the lakehouse, on real accounts or on this machine alone.

`cli` runs `commands` and `cdktf`, for which `ready` prepares Terraform. Below them are packages and modules with one
purpose each. Which may import which: tests/unit/test_deploy_layers.py.
"""
