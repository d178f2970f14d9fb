"""The streaming lakehouse as constructs: settings in, Terraform JSON out. Start at `app.synthesize` or `stack`."""
