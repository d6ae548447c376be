"""Everything that knows Discord. A module is a discord.py extension, a package is a library."""
