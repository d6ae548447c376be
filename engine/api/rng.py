"""A random generator as a value: it is part of the state, and every draw returns the next one.

Block `n` is BLAKE2b of the counter `n` with the seed as key: with the seed everybody can repeat
and verify the deal; without it nobody can guess the next card.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct as Layout
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_WORD = 1 << 64
_EIGHT_WORDS = Layout(">8Q")


class Rng(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A seed (16 to 64 bytes) and how many blocks of 64 bytes have been drawn from it."""

    seed: bytes
    drawn: int = 0

    def below(self, bound: int) -> tuple[int, Rng]:
        """Return a uniform random number from 0 to `bound - 1`, and the next generator."""
        words = _Words(self)
        return words.below(bound), words.rest()

    def choice(self, things: Sequence[T]) -> tuple[T, Rng]:
        """Return one of the things at random, and the next generator."""
        at, rest = self.below(len(things))
        return things[at], rest

    def shuffled(self, things: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
        """Return the things in random order (Fisher-Yates), and the next generator."""
        words = _Words(self)
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = words.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order), words.rest()


class _Words:
    """The 64-bit words of one draw; takes blocks as they are needed."""

    def __init__(self, rng: Rng) -> None:
        self._seed, self._drawn = rng.seed, rng.drawn
        self._block: list[int] = []

    def below(self, bound: int) -> int:
        # Words at or above the last multiple of the bound are rejected, so that all values are
        # exactly equally likely.
        ceiling = _WORD - _WORD % bound
        while True:
            if not self._block:
                block = blake2b(self._drawn.to_bytes(8, "big"), key=self._seed).digest()
                self._drawn += 1
                self._block = [*_EIGHT_WORDS.unpack(block)]
            word = self._block.pop()
            if word < ceiling:
                return word % bound

    def rest(self) -> Rng:
        return Rng(self._seed, self._drawn)
