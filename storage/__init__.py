"""The archive: everything that knows SQL and files, and nothing that knows Discord."""
