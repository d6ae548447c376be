"""The asynchronous service: tables that are loaded, changed, committed and announced."""
