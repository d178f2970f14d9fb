"""Lambda function that creates RSA key pairs for a Snowflake service user; private keys exist only in its secret."""
