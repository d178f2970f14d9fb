CREATE ICEBERG TABLE IF NOT EXISTS {table}
    EXTERNAL_VOLUME = '{volume}'
    CATALOG = '{integration}'
    CATALOG_TABLE_NAME = '{topic}'
