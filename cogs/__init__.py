"""Everything that knows Discord. A module is a discord.py extension, a package is a library."""

#: As in pyproject.toml, which is not beside the program everywhere.
VERSION = "0.1.0"
