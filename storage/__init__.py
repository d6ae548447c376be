"""Where tables are kept: everything that knows SQL and files, and nothing that knows Discord."""
