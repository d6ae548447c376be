"""The rules and the tables: pure values, no Discord, no SQL, no clock, no `random`, no text."""
