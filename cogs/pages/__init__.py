"""What each message looks like, built from a snapshot and a reader's language."""
