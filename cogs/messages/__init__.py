"""Keeping every message right: table messages, hands, pings, and replies to interactions."""
