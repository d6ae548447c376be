"""The game that `python -m tests.newgame <slug>` starts from; each `newgame` becomes the slug."""
