"""The table as a value and its pure transitions. Nothing here waits, stores or reads a clock."""
