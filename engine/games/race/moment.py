"""What a race is remembered by: how its last round ended."""

from __future__ import annotations

from engine.api.drawing.creatures import FEET
from engine.api.drawing.geometry import moved
from engine.api.drawing.palette import INK, both
from engine.api.drawing.result_card import Moment, vignette, vignette_card
from engine.api.event import Seat, line
from engine.api.scene import Disc
from engine.games.race import drawings
from engine.games.race.model import Content, View


def moment(content: Content, view: View) -> Moment | None:
    """Return who ended the last round, and with which card."""
    board = view.board
    if board.last_round is None or board.last_move is None:
        return None
    move, card = board.last_move, content.cards[board.pile[-1]]
    racer = content.hedgehogs[move.hedgehog]
    key = "race-moment" if board.last_round.finisher is not None else "race-moment-stuck"
    told = line(key, seat=Seat(move.seat), card=card.line, hedgehog=racer.line)
    scale = 0.72
    figure = moved(drawings.hedgehog(racer).marks, 62, 91 - FEET * scale, scale)
    picture = vignette(
        Disc(92, 82, 58, both("#ecd2a0", "#8d7a5c"), tall=14),
        Disc(104, 86, 46, both("#f0a93a", "#d58f2c"), INK, 2.5, tall=11),
        *vignette_card(drawings.card_face(content, card, (100, 150)), 0.53),
        *figure,
    )
    return Moment(told, picture)
