"""The text alternative of the picture: one sentence as alt text, and everything line by line."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.event import Line, Seat, line
from tests.support.newgame.game.model import View


def alt(view: View) -> Line:
    """Return in one sentence what the picture shows."""
    if view.turn is None:
        return line("newgame-alt-open", round=view.round, rounds=view.rounds)
    return line("newgame-alt", round=view.round, rounds=view.rounds, seat=Seat(view.turn))


def describe(view: View) -> Iterator[Line]:
    """Yield everything that the picture shows."""
    yield alt(view)
    for seat, points in enumerate(view.scores):
        yield line("newgame-describe-points", seat=Seat(seat), points=points)
        played = view.played[seat]
        if played is not None:
            yield line("newgame-describe-played", seat=Seat(seat), card=played)
        if view.hands[seat]:
            cards = tuple(line("newgame-card", card=card) for card in view.hands[seat])
            key = "newgame-describe-hand" if seat == view.seat else "newgame-describe-open"
            yield line(key, seat=Seat(seat), cards=cards)
