"""The delete: Terraform's destroy, then what Terraform does not manage, then a check of what is left.

Tableflow creates a database with tables in Glue and never deletes it. Only Terraform's state shows which one it is, so
`journal` saves that before anything is destroyed. Nothing is removed here before the destroy has succeeded, and
nothing that does not provably belong to this lakehouse (`search`).

Deleted together with their owner: topics created by SQL or connectors (with the Kafka
cluster), subjects (with the environment's Schema Registry), Iceberg tables of Snowflake (Terraform's own), the bucket's
objects (`force_destroy`).
"""
