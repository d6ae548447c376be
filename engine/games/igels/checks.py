"""Checks of a move: each raises `Illegal` with the rule's reason, or returns what is needed."""

from __future__ import annotations

from engine.api.event import Seat, Typed
from engine.api.refusals import Illegal
from engine.games.igels.battle import ready_animals
from engine.games.igels.model import Use
from engine.games.igels.state_builder import StateBuilder


def nothing_pending(builder: StateBuilder) -> None:
    """Raise `Illegal` while an effect waits for a counter or a target."""
    for use in builder.pending[:1]:
        if use.waiting:
            raise Illegal("igels-answer-first", card=builder.name_of(use.source))
        raise Illegal("igels-aim-first", seat=Seat(use.seat))


def turn(builder: StateBuilder, seat: int, *steps: str) -> None:
    """Raise `Illegal` unless it is this seat's turn in one of these steps."""
    nothing_pending(builder)
    if builder.phase.step not in steps:
        raise Illegal("igels-not-now")
    if builder.phase.queue[0] != seat:
        raise Illegal("igels-not-your-turn", seat=Seat(builder.phase.queue[0]))


def hit(builder: StateBuilder, seat: int) -> Use:
    """Return the effect that this seat may counter now (C38)."""
    use = next(iter(builder.pending), None)
    if use is None or seat not in (use.waiting or ()):
        raise Illegal("igels-not-asked")
    return use


def can_fight(builder: StateBuilder, seat: int, names: tuple[str, ...]) -> None:
    """Raise `Illegal` if one of these is no ready animal of the seat's Pool (C55)."""
    ready = ready_animals(builder, seat)
    pool = [each.name for each in builder.areas[seat].pool]
    for name in names:
        if name in pool and name not in ready:
            raise Illegal("igels-asleep", animal=builder.name_of(name))
        if name not in ready:
            raise Illegal("igels-no-such-animal", word=Typed(name))


def in_hand(builder: StateBuilder, seat: int, name: str) -> str:
    """Return the name of the card if the seat has it in hand."""
    if name not in builder.content.support_cards:
        raise Illegal("igels-no-such", word=Typed(name))
    if name not in builder.hands[seat]:
        raise Illegal("igels-card-not-held", card=builder.name_of(name))
    return name


def one_word(args: tuple[str, ...]) -> str:
    """Return the one word that follows the verb."""
    if len(args) != 1:
        raise Illegal("igels-say-which")
    return args[0]


def no_word(args: tuple[str, ...]) -> None:
    """Raise `Illegal` if any word follows the verb."""
    if args:
        raise Illegal("igels-say-nothing-more")
