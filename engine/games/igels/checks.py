"""What a move must meet: a check gives what it found or raises `Illegal` with the rule's reason."""

from __future__ import annotations

from typing import Any

from engine.api.event import Seat, Typed
from engine.api.refusals import Illegal
from engine.games.igels import battle
from engine.games.igels.model import Contest, Path, Trading, Window
from engine.games.igels.state_builder import Draft


def free(draft: Draft) -> None:
    """Refuse whatever is not the answer while an effect waits for one."""
    if draft.hit is not None:
        raise Illegal("igels-answer-first", card=draft.name(draft.hit.source))
    if draft.dues:
        raise Illegal("igels-aim-first", seat=Seat(draft.dues[0].seat))


def phase(draft: Draft, kind: type[Any], key: str) -> Any:
    """Give the phase if it is of this kind; `key`: what to say otherwise."""
    free(draft)
    if not isinstance(draft.phase, kind):
        raise Illegal(key)
    return draft.phase


def turn(draft: Draft, kind: type[Any], seat: int) -> Any:
    """Give the phase if it is this seat's turn in it."""
    now = phase(draft, kind, "igels-not-now")
    if now.seat != seat:
        raise Illegal("igels-not-your-turn", seat=Seat(now.seat))
    return now


def awaited(draft: Draft, kind: type[Any], seat: int) -> Any:
    """Give the phase if it waits for this seat."""
    now = phase(draft, kind, "igels-not-now")
    if seat not in now.waiting:
        raise Illegal("igels-not-asked")
    return now


def trader(draft: Draft, seat: int) -> Trading:
    """Give the phase if this seat is the next to trade (C53)."""
    trading: Trading = awaited(draft, Trading, seat)
    if trading.waiting[0] != seat:
        raise Illegal("igels-not-your-turn", seat=Seat(trading.waiting[0]))
    return trading


def moment(draft: Draft, seat: int) -> str:
    """Give the name of the moment if the seat may play Events in it (C36)."""
    free(draft)
    match draft.phase:
        case Window(kind=kind, waiting=waiting) if seat in waiting:
            return kind
        case Contest(kind=kind, queue=queue) if queue[0] == seat:
            return kind
        case Window() | Contest():
            raise Illegal("igels-not-asked")
    raise Illegal("igels-not-now")


def fit(draft: Draft, seat: int, names: Path) -> None:
    """Refuse animals that cannot fight (C55)."""
    ready = battle.ready(draft, seat)
    pool = [each.name for each in draft.sides[seat].pool]
    for name in names:
        if name in pool and name not in ready:
            raise Illegal("igels-asleep", animal=draft.name(name))
        if name not in ready:
            raise Illegal("igels-no-such-animal", word=Typed(name))


def held(draft: Draft, seat: int, name: str) -> str:
    """Give the name of a card if the seat has it in hand."""
    if name not in draft.content.support:
        raise Illegal("igels-no-such", word=Typed(name))
    if name not in draft.hands[seat]:
        raise Illegal("igels-card-not-held", card=draft.name(name))
    return name


def one_word(args: Path) -> str:
    """Give the one word that follows the verb."""
    if len(args) != 1:
        raise Illegal("igels-say-which")
    return args[0]


def no_word(args: Path) -> None:
    """Refuse whatever follows a verb that stands alone."""
    if args:
        raise Illegal("igels-say-nothing-more")
