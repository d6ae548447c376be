"""The content of Newgame, the state of a table, and what a seat sees of it.

Section signs in this package point into seeds/newgame/rules.md. This module knows no rule of play.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engine.api.rng import Rng

#: A card is its number.
Card: TypeAlias = int

_Positive: TypeAlias = Annotated[int, Meta(ge=1)]


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of seeds/newgame/content.toml, checked to be consistent."""

    seats: tuple[_Positive, ...]
    highest: _Positive
    hand: _Positive

    def __post_init__(self) -> None:
        """Raise ValueError with the first mistake."""
        if self.highest <= max(self.seats) * self.hand:
            raise ValueError(f"{self.highest} cards are too few for {max(self.seats)} seats")


class State(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole table. Secret are the hands until the end of the round, the stock, the generator."""

    rounds: int
    round: int
    turn: int | None  #: whose turn it is; `None`: the round is over and the hands lie open
    hands: tuple[tuple[Card, ...], ...]
    played: tuple[Card | None, ...]  #: the card that each seat has played in this round
    stock: tuple[Card, ...]  #: not dealt in this round
    scores: tuple[int, ...]
    ready: tuple[int, ...] = ()  #: the seats that have seen the open hands
    rng: Rng

    @property
    def is_over(self) -> bool:
        """True once the last round has been scored (§5)."""
        return self.turn is None and self.round == self.rounds


class View(Struct, frozen=True, kw_only=True):
    """What a seat sees; a hand that it may not see is empty."""

    seat: int | None
    rounds: int
    round: int
    turn: int | None
    hands: tuple[tuple[Card, ...], ...]
    played: tuple[Card | None, ...]
    scores: tuple[int, ...]
    ready: tuple[int, ...]
    is_over: bool
