"""The lakehouse's clouds on one machine: Confluent, AWS and Snowflake control planes behind Terraform's own protocol."""
