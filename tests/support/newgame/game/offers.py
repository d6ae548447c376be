"""The offers to a seat, made from its view alone: play a card, or be ready for the next round."""

from __future__ import annotations

from engine.api.action import Offer, Option, Pick
from engine.api.event import line
from engine.api.seats import ready_press
from tests.support.newgame.game.model import View


def offers(view: View) -> tuple[Offer, ...]:
    """Return the one question that is put to the seat, if any."""
    seat = view.seat
    if seat is None or view.is_over:
        return ()
    if view.turn is None:
        ready = ready_press(f"r{view.round}.ready", line("newgame-ready"))
        return () if seat in view.ready else (ready,)
    if view.turn != seat:
        return ()
    cards = tuple(Option(str(card), line("newgame-card", card=card)) for card in view.hands[seat])
    ask = f"r{view.round}.s{seat}"
    return (Pick(verb="play", ask=ask, label=line("newgame-play"), options=cards),)
