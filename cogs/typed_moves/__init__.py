"""Typed words as actions."""
