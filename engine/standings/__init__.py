"""Results, ratings and leaderboards, as values; the archive stores the rows."""
