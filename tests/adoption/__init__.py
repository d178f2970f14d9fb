"""Worlds and states as the original HCL left them, to show what this app does to them."""
