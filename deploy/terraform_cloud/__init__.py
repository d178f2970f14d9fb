"""HCP Terraform (Terraform Cloud) through its API: checks, secrets of remote runs, a state that could not be saved."""
