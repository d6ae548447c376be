"""One package a game. A game imports the kernel and never another game."""
