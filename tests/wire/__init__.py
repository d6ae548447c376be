"""The bot against a Discord on this machine, over real HTTP and a real WebSocket."""
