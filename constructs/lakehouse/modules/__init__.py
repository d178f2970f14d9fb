"""The stack's Terraform modules, as constructs: synthesized below its folder, called by their path there."""
