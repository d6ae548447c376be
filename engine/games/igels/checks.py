"""Checks of a move: each returns what the move needs or raises `Illegal` with the rule's reason."""

from __future__ import annotations

from typing import TypeVar

from engine.api.event import Seat, Typed
from engine.api.refusals import Illegal
from engine.games.igels import phases
from engine.games.igels.battle import ready_animals
from engine.games.igels.state_builder import StateBuilder

_Phase = TypeVar("_Phase")
_TurnPhase = TypeVar("_TurnPhase", phases.Drawing, phases.Leading, phases.Gathering, phases.Laying)
_WaitingPhase = TypeVar("_WaitingPhase", phases.Window, phases.GoingHome, phases.Trading)


def nothing_pending(builder: StateBuilder) -> None:
    """Raise `Illegal` while an effect waits for a counter or a target."""
    if builder.hit is not None:
        raise Illegal("igels-answer-first", card=builder.name_of(builder.hit.source))
    if builder.target_choices:
        raise Illegal("igels-aim-first", seat=Seat(builder.target_choices[0].seat))


def phase(builder: StateBuilder, kind: type[_Phase], key: str = "igels-not-now") -> _Phase:
    """Return the phase if it is of this kind; `key` is the reason given otherwise."""
    nothing_pending(builder)
    if not isinstance(builder.phase, kind):
        raise Illegal(key)
    return builder.phase


def turn(builder: StateBuilder, kind: type[_TurnPhase], seat: int) -> _TurnPhase:
    """Return the phase if it is of this kind and this seat's turn."""
    current = phase(builder, kind)
    if current.seat != seat:
        raise Illegal("igels-not-your-turn", seat=Seat(current.seat))
    return current


def waiting(builder: StateBuilder, kind: type[_WaitingPhase], seat: int) -> _WaitingPhase:
    """Return the phase if it is of this kind and waits for this seat."""
    current = phase(builder, kind)
    if seat not in current.waiting:
        raise Illegal("igels-not-asked")
    return current


def trader(builder: StateBuilder, seat: int) -> phases.Trading:
    """Return the phase if this seat is the next to trade (C53)."""
    trading = waiting(builder, phases.Trading, seat)
    if trading.waiting[0] != seat:
        raise Illegal("igels-not-your-turn", seat=Seat(trading.waiting[0]))
    return trading


def window(builder: StateBuilder, seat: int) -> str:
    """Return the name of the window if the seat may play Events in it now (C36)."""
    nothing_pending(builder)
    match builder.phase:
        case phases.Window(kind=kind, waiting=seats) if seat in seats:
            return kind
        case phases.OrderedWindow(kind=kind, queue=queue) if queue[0] == seat:
            return kind
        case phases.Window() | phases.OrderedWindow():
            raise Illegal("igels-not-asked")
    raise Illegal("igels-not-now")


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
