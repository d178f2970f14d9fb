"""Lambda function: two RSA key pairs for a Snowflake service user, the private ones kept in Secrets Manager alone."""
