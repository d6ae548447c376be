"""The tests of the template run where it has been written as a game."""

collect_ignore = ["tests"]
