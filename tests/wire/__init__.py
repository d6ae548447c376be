"""The bot against a simulated Discord, over real HTTP and a real WebSocket."""
