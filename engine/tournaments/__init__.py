"""Tournaments as values: who plays whom, and who is ahead. No Discord, no SQL, no clock."""
