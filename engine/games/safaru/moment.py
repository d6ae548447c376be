"""What a match of Safaru is remembered by: who caught the most unicorns of its last round."""

from __future__ import annotations

from engine.api.drawing.geometry import moved
from engine.api.drawing.palette import both
from engine.api.drawing.result_card import Moment, vignette
from engine.api.event import line
from engine.api.scene import Disc
from engine.games.safaru import drawings
from engine.games.safaru.model import Content, View
from engine.games.safaru.scoring import side_names


def moment(content: Content, view: View) -> Moment | None:
    """Return the most unicorns of the last game round and who caught them (§22)."""
    board = view.board
    most = max((tally.unicorns for tally in board.tallies), default=0)
    sides = [side for side, tally in enumerate(board.tallies) if tally.unicorns == most]
    if not most or len(sides) > 1:
        return None
    seats = side_names(sides, board.seats)
    animal = next(animal for animal in content.animals if animal.name == "unicorn")
    return Moment(
        line("safaru-moment", seats=seats, count=most),
        vignette(
            Disc(120, 30, 20, both("#fff4cf", "#fff2c4")),
            Disc(84, 92, 62, "#2a180f2c", tall=9),
            *moved(drawings.portrait(animal).marks, 26, -2, 0.84),
            fill=both("#dcc273", "#4a4a3f"),
        ),
    )
