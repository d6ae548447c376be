"""Triggers: when a rule card applies, which seats it binds, and which act it demands.

This looks at the trick as everybody sees it, never at a hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from engine.api.seats import without
from engine.games.igor.content import Act, Content, Face, Rule
from engine.games.igor.model import PlayedCard
from engine.games.igor.tricks import strongest


class TrickProgress(Struct, frozen=True, gc=False):
    """A trick up to the card just played, which is the last of `trick`."""

    trick: tuple[PlayedCard, ...]
    faces: tuple[Face, ...]  #: of the cards in the trick
    number: int  #: of the trick in the round, from 1
    seats: int
    dealer: int

    @property
    def complete(self) -> bool:
        """True if every seat has played a card."""
        return len(self.trick) == self.seats

    @property
    def best(self) -> int:
        """The index in the trick of the card that wins so far."""
        return strongest(self.faces)

    @property
    def actor(self) -> int:
        """The seat that played the card."""
        return self.trick[-1].seat

    @property
    def winner(self) -> int:
        """The seat whose card wins so far."""
        return self.trick[self.best].seat


def trick_progress(
    content: Content, trick: tuple[PlayedCard, ...], number: int, seats: int, dealer: int
) -> TrickProgress:
    """Return the progress of a trick whose last card has just been played."""
    faces = content.faces
    return TrickProgress(
        trick, tuple([faces[played.card] for played in trick]), number, seats, dealer
    )


def is_triggered(rule: Rule, now: TrickProgress) -> bool:
    """Return True if the card triggers a rule: all its conditions hold (I29)."""
    if rule.on != "play" and not (now.complete and rule.on in ("trick_won", "trick_end")):
        return False
    unmet = [value for holds, value in _conditions(rule.when) if not holds(now, value)]
    return not unmet


def bound_seats(rule: Rule, now: TrickProgress) -> Sequence[int]:
    """Return the seats that a triggered rule binds."""
    return _WHO[rule.who](now)


def demanded_act(rule: Rule, now: TrickProgress) -> Act | None:
    """Return the act that a triggered rule demands, or None if there is nobody to aim at."""
    word, _, number = rule.act.partition("-")
    if number == "prev" and len(now.trick) == 1:
        return None
    return Act(word, _NUMBERS[number](now) if number else None)


@lru_cache(256)
def _conditions(when: tuple[str, ...]) -> tuple[tuple[_Condition, str], ...]:
    """Return the conditions of a rule as functions, each with its value."""
    parts = (condition.partition("-") for condition in when)
    return tuple((_CONDITIONS[kind], value) for kind, _, value in parts)


def _off_suit(now: TrickProgress) -> list[bool]:
    return [face.suit != now.faces[0].suit for face in now.faces]


def _next(now: TrickProgress) -> Sequence[int]:
    """Return the seat that plays the next card, unless it played this one as well."""
    upcoming = now.winner if now.complete else (now.actor + 1) % now.seats
    return () if upcoming == now.actor else (upcoming,)


def _lowest(now: TrickProgress) -> Sequence[int]:
    """Return the seat that played the lowest card; of equal cards the last."""
    lowest = min(range(len(now.faces)), key=lambda index: (now.faces[index].rank, -index))
    return (now.trick[lowest].seat,)


_Condition: TypeAlias = Callable[[TrickProgress, str], bool]

_CONDITIONS: Mapping[str, _Condition] = {
    "shows": lambda now, motif: motif in now.faces[-1].shows,
    "rank": lambda now, rank: now.faces[-1].rank == int(rank),
    "rank_eq_trick": lambda now, _: now.faces[-1].rank == now.number % 10,
    "first": lambda now, _: len(now.trick) == 1,
    "last": lambda now, _: now.complete,
    "off_suit": lambda now, _: _off_suit(now)[-1],
    "first_off_suit": lambda now, _: _off_suit(now)[-1] and sum(_off_suit(now)) == 1,
    "takes_lead": lambda now, _: len(now.trick) > 1 and now.best == len(now.trick) - 1,
    "same_rank": lambda now, _: len(now.faces) > 1 and now.faces[-2].rank == now.faces[-1].rank,
    "one_step": lambda now, _: (
        len(now.faces) > 1 and abs(now.faces[-2].rank - now.faces[-1].rank) == 1
    ),
    "by_dealer": lambda now, _: now.actor == now.dealer,
    "won_in_suit": lambda now, _: not _off_suit(now)[now.best],
    "not_by_leader": lambda now, _: now.best != 0,
}

_WHO: Mapping[str, Callable[[TrickProgress], Sequence[int]]] = {
    "actor": lambda now: (now.actor,),
    "next": _next,
    "winner": lambda now: (now.winner,),
    "lowest": _lowest,
    "all_but_winner": lambda now: without(range(now.seats), now.winner),
}

#: The number that is called, or the seat aimed at, counted from 1.
_NUMBERS: Mapping[str, Callable[[TrickProgress], int]] = {
    "rank": lambda now: now.faces[-1].rank,
    "twice": lambda now: 2 * now.faces[-1].rank,
    "total": lambda now: sum(face.rank for face in now.faces),
    "prev": lambda now: now.trick[-2].seat + 1,
    "leader": lambda now: now.trick[0].seat + 1,
}
