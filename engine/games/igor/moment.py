"""What a game of Igor is remembered by: its last trick."""

from __future__ import annotations

from engine.api.drawing.geometry import burst, moved
from engine.api.drawing.result_card import Moment, vignette, vignette_card
from engine.api.event import Seat, line
from engine.api.scene import Shape
from engine.games.igor import drawings
from engine.games.igor.content import Content
from engine.games.igor.model import View
from engine.games.igor.tricks import winning


def moment(content: Content, view: View) -> Moment | None:
    """Return who took the last trick, and with which card."""
    last = view.board.last_trick
    if last is None:
        return None
    best = last.cards[winning(content, last.cards)]
    told = line("igor-moment", seat=Seat(best.seat), card=content.faces[best.card].line)
    face = drawings.card(content, best.card)
    return Moment(
        told,
        vignette(
            Shape(burst((80, 51), 84, 66, 12, 0.6).points, "#fff27a60"),
            *vignette_card(face, 0.56, 53, 9),
            *moved(drawings.CROWN.marks, 112, 12, 0.9),
            *moved(drawings.COIN.marks, 10, 50, 0.9),
            fill="#2a2349",
        ),
    )
