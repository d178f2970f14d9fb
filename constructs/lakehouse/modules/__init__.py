"""The Terraform modules of the stack, as constructs: synthesized below the stack's folder, called by their path there."""
