"""What a race is remembered by: whether the last round turned it, and by how much."""

from __future__ import annotations

from engine.api.drawing.creatures import FEET
from engine.api.drawing.geometry import moved
from engine.api.drawing.palette import INK, both
from engine.api.drawing.result_card import Moment, vignette, vignette_card
from engine.api.event import Line, Seat, line
from engine.api.scene import Disc, Figure
from engine.games.race import drawings
from engine.games.race.model import Board, Content, View
from engine.games.race.rules import places


def moment(content: Content, view: View) -> Moment | None:
    """Return how the only winner stood before the last round (§25, §27)."""
    board = view.board
    if not board.is_over:
        return None
    final_places = places(board)
    if final_places.count(1) != 1:
        return None
    winner = final_places.index(1)
    return Moment(_told(board, winner), _picture(content, board, winner))


def _told(board: Board, winner: int) -> Line:
    assert board.last_round is not None
    last = [tally.points for tally in board.last_round.tallies]
    before = [total - points for total, points in zip(board.totals, last, strict=True)]
    lead = before[winner] - max(points for seat, points in enumerate(before) if seat != winner)
    seat, points = Seat(winner), last[winner]
    if lead > 0:
        return line("race-moment-ahead", seat=seat, lead=lead)
    if lead == 0:
        return line("race-moment-level", seat=seat, points=points)
    return line("race-moment-behind", seat=seat, behind=-lead, points=points)


def _picture(content: Content, board: Board, winner: int) -> Figure:
    """Draw the hedgehog that gave the winner most in the last round, with its card."""
    assert board.last_round is not None
    tally = board.last_round.tallies[winner]
    suit = tally.terms.index(max(tally.terms))
    cards = [content.cards[face] for face in tally.hand]
    faces = [
        drawings.card_face(content, card, (100, 150)) for card in cards if card.hedgehog == suit
    ]
    scale = 0.72
    figure = drawings.hedgehog(content.hedgehogs[suit])
    return vignette(
        Disc(92, 82, 58, both("#ecd2a0", "#8d7a5c"), tall=14),
        Disc(104, 86, 46, both("#f0a93a", "#d58f2c"), INK, 2.5, tall=11),
        *(vignette_card(faces[-1], 0.53) if faces else ()),
        *moved(figure.marks, 62, 91 - FEET * scale, scale),
    )
