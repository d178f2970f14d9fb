"""Stand-ins for outside parties that have accounts: Terraform Cloud here, the clouds themselves in `local_cloud/`."""
