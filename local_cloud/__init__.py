"""The lakehouse's clouds on one machine: Confluent, AWS and Snowflake, behind Terraform's own protocol."""
