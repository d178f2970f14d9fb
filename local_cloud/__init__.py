"""The lakehouse's clouds on one machine: control planes of Confluent, AWS and Snowflake behind Terraform's own protocol."""
