"""What a game of Igels is remembered by: the winner's hoard for the winter."""

from __future__ import annotations

from collections import Counter

from engine.api.drawing.geometry import moved
from engine.api.drawing.palette import SHADOW, both
from engine.api.drawing.result_card import Moment, vignette
from engine.api.event import Seat, line
from engine.api.scene import Disc, Part
from engine.games.igels import drawings
from engine.games.igels.camps import crowd
from engine.games.igels.content import Content
from engine.games.igels.final_scoring import places_of
from engine.games.igels.model import View
from engine.games.igels.portraits import portrait
from engine.games.igels.sap import printed_sap

#: Where up to six kinds of Food lie in the picture, the last ones in front.
_HEAP = ((100, 28), (134, 30), (98, 54), (134, 56), (104, 80), (138, 82))


def moment(content: Content, view: View) -> Moment | None:
    """Return the hoard of the winner, guarded by its strongest animal; nothing for several."""
    board = view.board
    winners = [seat for seat, place in enumerate(places_of(content, board)) if place == 1]
    area = board.areas[winners[0]]
    foods = Counter((*area.secured, *area.food))
    if len(winners) > 1 or not foods:
        return None
    told = line(
        "igels-moment",
        seat=Seat(winners[0]),
        count=foods.total(),
        secured=len(area.secured),
    )
    winner = None
    parts: list[Part] = [Disc(118, 92, 38, both("#a6cb6f", "#284840"), tall=10)]
    animals = crowd(board, winners[0])
    if animals:
        strongest = max((each for each, _ in animals), key=lambda each: printed_sap(content, each))
        card = content.animal_cards[strongest.name]
        parts.append(Disc(44, 94, 34, SHADOW, tall=6))
        winner = portrait(card.name, card.species)
        parts += moved(winner.marks, 4, 12, 0.8)
    kinds = [name for name, _ in foods.most_common(len(_HEAP))]
    for (x, y), name in zip(_HEAP[: len(kinds)], kinds, strict=True):
        parts += moved(drawings.food(name).marks, x - 17, y - 17, 0.7)
    return Moment(told, vignette(*parts), winner)
