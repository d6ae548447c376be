"""All that a game may import: its protocol, actions and offers, scenes, options and randomness."""
