CREATE CATALOG INTEGRATION IF NOT EXISTS {integration}
    CATALOG_SOURCE = GLUE
    CATALOG_NAMESPACE = '{namespace}'
    TABLE_FORMAT = ICEBERG
    GLUE_AWS_ROLE_ARN = '{role_arn}'
    GLUE_CATALOG_ID = '{account_id}'
    GLUE_REGION = '{region}'
    ENABLED = TRUE
