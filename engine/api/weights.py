"""The weights of a learned network, as they stand in a game's `learned` module."""

from __future__ import annotations


def rows(width: int, text: str) -> tuple[tuple[float, ...], ...]:
    """Return the numbers of a text, in ten-thousandths, in rows of this width."""
    numbers = tuple(int(word) / 10_000 for word in text.split())
    return tuple(numbers[at : at + width] for at in range(0, len(numbers), width))
