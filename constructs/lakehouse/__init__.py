"""The streaming lakehouse as Python constructs: settings in, Terraform JSON out. Start at `app.synthesize` or `stack`."""
