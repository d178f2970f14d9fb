"""Rotation of Confluent API keys and of Snowflake RSA key pairs, on a calendar of fixed days."""
