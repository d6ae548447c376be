"""What a match of Safaru is remembered by: who did best in its last round."""

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
    """Return who caught most unicorns in the last game round, or fewest cards (§22, §28)."""
    board, free = view.board, view.board.terms.aim == "free"
    counts = [tally.cards if free else tally.unicorns for tally in board.tallies]
    best = (min if free else max)(counts, default=0)
    sides = [side for side, count in enumerate(counts) if count == best]
    if len(sides) != 1 or not (best or free):
        return None
    seats = side_names(sides, board.seats)
    name = "owl" if free else "unicorn"
    animal = next(animal for animal in content.animals if animal.name == name)
    return Moment(
        line("safaru-moment-free" if free else "safaru-moment", seats=seats, count=best),
        vignette(
            Disc(120, 30, 20, both("#fff4cf", "#fff2c4")),
            Disc(84, 92, 62, "#2a180f2c", tall=9),
            *moved(drawings.portrait(animal).marks, 26, -2, 0.84),
            fill=both("#dcc273", "#4a4a3f"),
        ),
    )
