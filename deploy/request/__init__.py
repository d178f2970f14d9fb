"""What the user asks for and gives: options, the environment, a file, answers at the terminal; the settings they make.

Everything is read and checked here, before anything is tried. Knows the settings' rules (`lakehouse.settings`) and the
secrets to keep out of sight; nothing of what is done with a request.
"""
