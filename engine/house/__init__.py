"""The computer player, which fills seats and covers for absent people."""
