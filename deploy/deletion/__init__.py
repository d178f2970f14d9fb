"""The delete: Terraform's destroy, then what Terraform does not own, then the look at what is left.

Tableflow writes a database with its tables into Glue, and nobody takes it out again. Which one it is follows from
Terraform's state, and is gone with it: so it is noted (`journal`) before anything is destroyed. Nothing is removed here
before the destroy has succeeded, and nothing that is not provably of this lakehouse (`search`).

What needs no removal of its own, since it goes with its owner: topics that SQL or connectors made (with the Kafka
cluster), subjects (with the environment's Schema Registry), Iceberg tables of Snowflake (Terraform's own), the bucket's
objects (`force_destroy`).

Knows the account that it looks into, the folder that it works in, and the change that a destroy is.
"""
