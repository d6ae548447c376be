"""What a race of Badger is remembered by: how far the other mouse still had to go."""

from __future__ import annotations

from engine.api.drawing.geometry import moved
from engine.api.drawing.result_card import Moment, vignette
from engine.api.event import Seat, line
from engine.api.scene import Disc
from engine.games.badger import drawings, field_drawings
from engine.games.badger.content import NONE, Content
from engine.games.badger.field_drawings import Danger
from engine.games.badger.model import Ending, View


def moment(content: Content, view: View) -> Moment | None:
    """Return how near the loser of a race to the goal was, or who ate the last snack (B7, B9)."""
    board = view.board
    if board.winner == NONE or board.ending is Ending.LIMIT:
        return None
    loser = 1 - board.winner
    if board.ending is Ending.SNACKS:
        told = line("badger-moment-bitten", seat=Seat(loser), number=board.turns)
        figure = drawings.LORD
    else:
        steps = content.courses[board.course].steps_left(
            board.mice[loser], passed=board.passed[loser]
        )
        key = "badger-moment" if board.passed[loser] else "badger-moment-behind"
        told = line(key, seat=Seat(loser), steps=steps)
        figure = drawings.CHEQUERS if board.passed[loser] else drawings.FLAG
    ground = moved(field_drawings.tile(content, 0, 0, Danger.NO).marks, 53, 2, 0.7)
    wide, high = figure.size
    return Moment(
        told,
        vignette(
            *ground,
            Disc(102, 74, 24, "#2a180f38", tall=6),
            *moved(drawings.MICE[loser].marks, 73, 15, 0.9),
            *moved(figure.marks, 32 - wide * 0.36, 51 - high * 0.36, 0.72),
            fill="#33241b",
        ),
    )
