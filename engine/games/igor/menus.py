"""The menus of the offers: everything to say, to claim and to build, as options.

The long ones depend only on the number of seats and the table's own rules, and are cached.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from engine.api.action import Option
from engine.api.event import Line, Seat, line
from engine.api.seats import seat_name
from engine.games.igor import claims, naming
from engine.games.igor.content import BOUND, CALL, CONDITIONS, DEMANDS, OWN, Card, Content, OwnRule
from engine.games.igor.model import Ruling

_Options: TypeAlias = tuple[Option, ...]
_OwnRules: TypeAlias = tuple[OwnRule, ...]

_CACHED = 256


@lru_cache(_CACHED)
def act_options(content: Content, seats: int, seat: int, own: _OwnRules) -> _Options:
    """Return everything to say or do; nobody thanks or points at themselves."""
    others = player_options([other for other in range(seats) if other != seat])
    numbers = range(content.highest_call(seats) + 1)
    called = tuple(Option(str(each), line("igor-number", number=each)) for each in numbers)
    return (
        *(act_option(act) for act in content.acts.plain),
        *(act_option(act, others) for act in content.acts.aim),
        act_option(CALL, called),
        *(Option(each.rule.id, naming.phrase(each)) for each in own if each.phrase),
    )


@lru_cache(_CACHED)
def breach_options(content: Content, own: _OwnRules, told: str) -> _Options:
    """Return everything that can be claimed, in two groups: one menu does not hold it.

    `told`: the menus say what somebody "forgot", or what one has forgotten "oneself".
    """
    say, do = Line(f"igor-{told}-say"), Line(f"igor-{told}-do")
    return tuple(
        Option(word, naming.breach(own, word), group=say if word in content.acts.say else do)
        for word in claims.breaches(content, own)
    )


@lru_cache(_CACHED)
def charge_options(content: Content, seats: int, seat: int, own: _OwnRules) -> _Options:
    """Return the other players, and below each everything that can be claimed.

    First comes who plays before the seat: that is whom it has just watched.
    """
    others = [(seat - step) % seats for step in range(1, seats)]
    return player_options(others, breach_options(content, own, "forgot"))


@lru_cache(_CACHED)
def built_options(content: Content) -> _Options:
    """Return the tree of rules that can be built: what triggers them, and what they demand."""
    acts = {on: _demands(content, on) for on in BOUND}
    shows = (Option(each, Line(f"igor-shown-{each}"), acts["play"]) for each in content.motifs)
    ranks = (
        Option(str(each), line("igor-rank", rank=each), acts["play"])
        for each in range(content.ranks)
    )
    return (
        Option("shows", Line("igor-when-shows"), tuple(shows)),
        Option("rank", Line("igor-when-rank"), tuple(ranks)),
        *(
            Option(each, line("igor-when-play", that=naming.that(each)), acts["play"])
            for each in CONDITIONS["play"]
        ),
        *(
            Option(each, Line(f"igor-when-{each}"), acts[on])
            for on in ("trick_won", "fine_paid")
            for each in (on, *CONDITIONS[on])
        ),
    )


def _demands(content: Content, on: str) -> _Options:
    acts = (*content.acts.plain, *DEMANDS[on], OWN)
    return tuple(Option(act, naming.demand(content, act)) for act in acts)


@lru_cache(_CACHED)
def card_options(content: Content) -> Mapping[Card, Option]:
    """Return each card with what its picture shows."""
    return {card: Option(card, face.line, hint=face.hint) for card, face in content.faces.items()}


def player_options(seats: Sequence[int], then: _Options = ()) -> _Options:
    """Return an option for each seat; its value is the seat counted from 1."""
    return tuple(Option(str(seat + 1), seat_name(seat), then) for seat in seats)


def ruling_option(own: _OwnRules, ruling: Ruling) -> Option:
    """Return a ruling: who accused whom of what."""
    named = naming.breach(own, ruling.breach)
    accuser, accused = Seat(ruling.accuser), Seat(ruling.accused)
    text = line("igor-ruling", seat=accuser, other=accused, act=named)
    return Option(str(ruling.number), text)


def act_option(act: str, then: _Options = ()) -> Option:
    """Return something to say or do."""
    return Option(act, Line(f"igor-act-{act}"), then)
