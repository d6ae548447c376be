"""The picture: a row for each seat with its played card, the cards that lie open, and points.

Drawn from a view alone. Lengths are pixels of a scene 800 wide, made to be read at half that size.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.action import Action
from engine.api.drawing import pointer
from engine.api.event import Seat, line
from engine.api.scene import Anchor, Box, Mark, Scene, Words
from engine.api.seats import seat_name
from tests.support.newgame.game.describe import alt, describe
from tests.support.newgame.game.model import Card, View

_WIDTH, _TITLE, _ROW, _CARD = 800, 64, 116, (68, 92)
_TABLE, _PAPER, _CHOSEN, _INK = "#e9efe4", "#fffdf6", "#ffe28a", "#26302a"


def picture(view: View, pending: Action | None = None) -> Scene:
    """Draw the view; the card of a half-made move is marked."""
    size = (_WIDTH, _TITLE + len(view.scores) * _ROW)
    chosen = pending.args if pending is not None and pending.verb == "play" else ()
    return Scene(
        size=size,
        ground=(Box(0, 0, *size, _TABLE),),
        marks=(*_title(view), *_rows(view, chosen)),
        alt=alt(view),
        text=tuple(describe(view)),
    )


def _title(view: View) -> Iterator[Mark]:
    count = line("newgame-round", round=view.round, rounds=view.rounds)
    now = line("newgame-open") if view.turn is None else line("newgame-turn", seat=Seat(view.turn))
    yield Words(20, 32, count, 32, _INK, Anchor.LEFT, bold=True, width=340)
    yield Words(_WIDTH - 20, 32, now, 30, _INK, Anchor.RIGHT, width=380)


def _rows(view: View, chosen: tuple[str, ...]) -> Iterator[Mark]:
    for seat, points in enumerate(view.scores):
        middle = _TITLE + (seat + 0.5) * _ROW
        if seat == view.turn:
            yield pointer(8, middle, _INK)
        yield Words(36, middle, seat_name(seat), 30, _INK, Anchor.LEFT, width=300)
        played = view.played[seat]
        if played is not None:
            yield from _card(played, 390, middle, _PAPER)
        for at, card in enumerate(view.hands[seat]):
            fill = _CHOSEN if seat == view.seat and str(card) in chosen else _PAPER
            yield from _card(card, 520 + 80 * at, middle, fill)
        yield Words(_WIDTH - 20, middle, str(points), 34, _INK, Anchor.RIGHT, bold=True)


def _card(card: Card, middle: float, height: float, fill: str) -> Iterator[Mark]:
    """Draw a card round a point."""
    wide, high = _CARD
    yield Box(middle - wide / 2, height - high / 2, wide, high, fill, _INK, radius=10)
    yield Words(middle, height, str(card), 40, _INK, bold=True)
