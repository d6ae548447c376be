"""Scenes as PNG pictures."""
