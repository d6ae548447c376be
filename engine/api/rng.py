"""A counter-based generator that is a value: it lives in the state and every draw gives the next.

Block `n` is BLAKE2b of the counter under the seed as key, so whoever knows the seed can deal the
game again and check it, and nobody else can guess the next card.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_WORD = 1 << 64


class Rng(Struct, frozen=True):
    """A seed (16 to 64 bytes) and how many blocks of 64 bytes have been drawn from it."""

    seed: bytes
    drawn: int = 0

    def below(self, bound: int) -> tuple[int, Rng]:
        """Draw a whole number from 0 to `bound - 1`, all equally likely, and the next generator."""
        words = _Words(self)
        return words.below(bound), words.rest()

    def choice(self, things: Sequence[T]) -> tuple[T, Rng]:
        """Draw one of the things and the next generator."""
        at, rest = self.below(len(things))
        return things[at], rest

    def shuffled(self, things: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
        """Give the things in a random order (Fisher and Yates) and the next generator."""
        words = _Words(self)
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = words.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order), words.rest()


class _Words:
    """The 64-bit words of one draw; it takes as many blocks as the draw needs."""

    def __init__(self, rng: Rng) -> None:
        self._seed, self._drawn = rng.seed, rng.drawn
        self._block: list[int] = []

    def below(self, bound: int) -> int:
        # Words at or above the last whole multiple of the bound are thrown away: no value is
        # even a little likelier than another.
        ceiling = _WORD - _WORD % bound
        while True:
            if not self._block:
                block = blake2b(self._drawn.to_bytes(8, "big"), key=self._seed).digest()
                self._drawn += 1
                self._block = [int.from_bytes(block[at : at + 8], "big") for at in range(0, 64, 8)]
            word = self._block.pop()
            if word < ceiling:
                return word % bound

    def rest(self) -> Rng:
        return Rng(self._seed, self._drawn)
