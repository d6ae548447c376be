"""The bot itself: the client, its settings and logs, the router of interactions, and errors."""
