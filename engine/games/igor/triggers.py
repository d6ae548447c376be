"""When a rule card is set off, whom it binds then, and to which act.

It looks at a card just laid and the trick it lies in, as everybody sees them; at no hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct

from engine.games.igor.model import CALL, Act, Content, Face, Rule
from engine.games.igor.state import Laid
from engine.games.igor.tricks import winning


class Moment(Struct, frozen=True):
    """A card just laid, the last of `trick`. `number`: which trick of the hand, from 1."""

    trick: tuple[Laid, ...]
    faces: tuple[Face, ...]  #: of the cards in the trick
    best: int  #: the place in the trick of the card that wins so far
    number: int
    seats: int
    dealer: int

    @property
    def whole(self) -> bool:
        """Has everybody laid a card?"""
        return len(self.trick) == self.seats

    @property
    def actor(self) -> int:
        """Who laid the card."""
        return self.trick[-1].seat

    @property
    def winner(self) -> int:
        """Whose card wins so far."""
        return self.trick[self.best].seat


def moment(
    content: Content, trick: tuple[Laid, ...], number: int, seats: int, dealer: int
) -> Moment:
    """Look at a trick whose last card has just been laid."""
    faces = tuple(content.faces[laid.card] for laid in trick)
    return Moment(trick, faces, winning(content, trick), number, seats, dealer)


def set_off(rule: Rule, now: Moment) -> bool:
    """Say whether a card sets a rule off: all its conditions hold (I29)."""
    if rule.on != "play" and not (now.whole and rule.on in ("trick_won", "trick_end")):
        return False
    parted = (condition.partition(":") for condition in rule.when)
    return all(_CONDITIONS[kind](now, value) for kind, _, value in parted)


def bound(rule: Rule, now: Moment) -> Sequence[int]:
    """Give the seats that a rule binds."""
    return _WHO[rule.who](now)


def act(rule: Rule, now: Moment) -> Act | None:
    """Give the act that a rule asks for; `None` where there is nobody to aim at."""
    kind, _, rest = rule.act.partition(":")
    if kind == "call":
        return f"{CALL}.{_NUMBERS[rest](now.faces)}"
    if kind == "aim":
        verb, _, at = rest.partition(":")
        if at == "leader":
            return f"{verb}.{now.trick[0].seat}"
        return f"{verb}.{now.trick[-2].seat}" if len(now.trick) > 1 else None
    return plain_act(rule)


def plain_act(rule: Rule) -> Act:
    """Give the act of a rule that needs neither aim nor number."""
    return rule.id if rule.act == "own" else rule.act.partition(":")[2]


def _off(now: Moment) -> list[bool]:
    return [face.suit != now.faces[0].suit for face in now.faces]


def _next(now: Moment) -> Sequence[int]:
    """Give who plays the next card, unless that is who played this one."""
    upcoming = now.winner if now.whole else (now.actor + 1) % now.seats
    return () if upcoming == now.actor else (upcoming,)


def _lowest(now: Moment) -> Sequence[int]:
    """Give who laid the lowest card; of equal ones the last."""
    at = min(range(len(now.faces)), key=lambda each: (now.faces[each].rank, -each))
    return (now.trick[at].seat,)


_Condition: TypeAlias = Callable[[Moment, str], bool]

_CONDITIONS: Mapping[str, _Condition] = {
    "shows": lambda now, motif: motif in now.faces[-1].shows,
    "rank": lambda now, rank: now.faces[-1].rank == int(rank),
    "rank_eq_trick": lambda now, _: now.faces[-1].rank == now.number % 10,
    "first": lambda now, _: len(now.trick) == 1,
    "last": lambda now, _: now.whole,
    "off_suit": lambda now, _: _off(now)[-1],
    "first_off_suit": lambda now, _: _off(now)[-1] and sum(_off(now)) == 1,
    "takes_lead": lambda now, _: len(now.trick) > 1 and now.best == len(now.trick) - 1,
    "same_rank": lambda now, _: len(now.faces) > 1 and now.faces[-2].rank == now.faces[-1].rank,
    "one_step": lambda now, _: (
        len(now.faces) > 1 and abs(now.faces[-2].rank - now.faces[-1].rank) == 1
    ),
    "by_dealer": lambda now, _: now.actor == now.dealer,
    "won_in_suit": lambda now, _: not _off(now)[now.best],
    "not_by_leader": lambda now, _: now.best != 0,
}

_WHO: Mapping[str, Callable[[Moment], Sequence[int]]] = {
    "actor": lambda now: (now.actor,),
    "next": _next,
    "winner": lambda now: (now.winner,),
    "lowest": _lowest,
    "all_but_winner": lambda now: [seat for seat in range(now.seats) if seat != now.winner],
}

_NUMBERS: Mapping[str, Callable[[tuple[Face, ...]], int]] = {
    "rank": lambda faces: faces[-1].rank,
    "twice": lambda faces: 2 * faces[-1].rank,
    "total": lambda faces: sum(face.rank for face in faces),
}
