"""AWS as the user: the session with its login, and an account that is asked what is there.

Knows what the user gave and that somebody may be there to answer; nothing of Terraform.
"""
