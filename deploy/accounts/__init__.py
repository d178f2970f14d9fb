"""The accounts of one run: who we are at each, a look at all before anything is made, what is there already.

Knows AWS, Terraform Cloud, and how Confluent and Snowflake let somebody in; changes nothing anywhere.
"""
