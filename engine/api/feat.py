"""Feats: what people can be proud of after a game, as data, and how a game counts for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from engine.api.event import Event, Line, Seat, line

#: The onlooker's views before and after a move and its events -> how often which seat did
#: something in it. Made from what everybody saw, it tells no secret.
Counter: TypeAlias = Callable[[Any, tuple[Event, ...], Any], Iterable[tuple[int, int]]]


class Within(StrEnum):
    """What a feat must be done in."""

    GAME = "game"
    ROUND = "round"  #: of several, as `Game.round_of` numbers them
    MOVE = "move"  #: one step


class Feat(Struct, frozen=True, forbid_unknown_fields=True):
    """A feat of seeds/<game>/feats.toml; its texts are `<game>-feat-<name>` and there with -how.

    A seat has it if the number that the game's counter `count` adds up to is within the limits.
    """

    name: Annotated[str, Meta(pattern="^[a-z]+(-[a-z]+)*$", max_length=24)]
    count: str
    least: int = 1
    most: int | None = None
    within: Within = Within.GAME
    won: bool = False  #: only for a seat that has won

    def __post_init__(self) -> None:
        """Check that not counting at all fulfils it only where that is meant: in a whole game."""
        if self.least < 1 and self.within is not Within.GAME:
            raise ValueError(f"the feat {self.name} needs least = 1 or more")

    def title(self, game: str) -> Line:
        """Return its name."""
        return Line(f"{game}-feat-{self.name}")

    def how(self, game: str) -> Line:
        """Return what it was done for, with the number that it takes."""
        return line(f"{game}-feat-{self.name}-how", number=self.most or self.least)

    def is_met_by(self, number: int) -> bool:
        """Return True if a number is within the limits."""
        return self.least <= number and (self.most is None or number <= self.most)


class Feats(Struct, frozen=True, forbid_unknown_fields=True):
    """All the feats of a game, in the order in which they are shown."""

    feats: tuple[Feat, ...] = ()


def seat_of(event: Event, param: str = "seat") -> int:
    """Return the seat that a parameter of an event names."""
    seat = dict(event.params)[param]
    assert isinstance(seat, Seat)
    return seat.index


def told(*keys: str) -> Counter:
    """Return what counts the events with these keys for the seat that they name."""
    return lambda before, events, after: (
        (seat_of(event), 1) for event in events if event.key in keys
    )
