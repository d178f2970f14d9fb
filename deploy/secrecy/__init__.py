"""Keeps secrets out of what is printed and written, and a plan out of every folder.

Knows nothing of ours: it is told what is secret.
"""
