"""AWS: the user's session and login, and queries about one account."""
