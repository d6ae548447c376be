"""The sample game's state, and what a seat sees of it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.api.event import Line, line
from engine.api.rng import Rng

Card: TypeAlias = str
HAND = 3
SUITS = ("a", "b", "c")
WILD = "w"


class State(Struct, frozen=True, forbid_unknown_fields=True):
    rng: Rng
    catching: bool
    ranks: int
    rounds: int
    played: int  #: rounds that are over
    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]
    away: tuple[Card, ...]
    phase: str  #: bid, turn, echo, breath, toast, over
    turn: int
    number: int  #: of the turn, from the start of the game
    answered: tuple[bool, ...]
    bids: tuple[int | None, ...]
    points: tuple[int, ...]  #: of this round
    scores: tuple[int, ...]
    swapped: bool = False
    caught: int | None = None
    toast: str = ""


class View(Struct, frozen=True):
    seat: int | None
    phase: str
    turn: int
    number: int
    played: int
    catching: bool
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    left: int
    pile: tuple[Card, ...]
    away: tuple[Card, ...]
    answered: tuple[bool, ...]
    bids: tuple[int | None, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    swapped: bool
    caught: int | None
    toast: str


def card_line(card: Card) -> Line:
    return line("sample-card", suit=line(f"sample-suit-{card[0]}"), rank=int(card[1:]))
