"""The camps above a seat's own cards: low, with heads alone, to keep the picture small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.api.drawing import centred
from engine.api.drawing.palette import both
from engine.api.drawing.signs import CROWN
from engine.api.event import Line
from engine.api.scene import Box, Mark
from engine.games.igels import camps, drawings
from engine.games.igels.camps import CAMP, HEADS, STRIP, Camp
from engine.games.igels.content import Content
from engine.games.igels.drawings import BATTLE, Chip, Shown
from engine.games.igels.model import Board, Troop

#: How many heads stand in a row of a low camp, and beside its Total.
_QUIET_ROW, _BATTLE_ROW = 6, 4

#: The ground on which the fighters stand.
_ARENA = both("#fff3cf", "#6b4f2c")


def draw(camp: Camp, top: float) -> Iterator[Mark]:
    """Yield a camp above a seat's own cards: who fights and the Total, or the Pool."""
    troop = camp.troop
    if troop is None or not (troop.fighters or troop.knocked_out):
        animals = [camps.shown_animal(camp, *each) for each in camps.crowd(camp.board, camp.seat)]
        tall = HEADS * _rows(len(animals), _QUIET_ROW)
        if camp.sits_out:
            yield Box(camp.x + 6, top, CAMP - 12, tall - 4, STRIP, radius=12)
            yield camps.quiet(Line("igels-sits"), (camp.x + CAMP / 2, top + tall + 19), CAMP - 60)
        yield from _heads(camp, animals, top, _QUIET_ROW)
        return
    shown = camps.fighters(camp, troop)
    tall = HEADS * _rows(len(shown), _BATTLE_ROW)
    yield Box(camp.x + 6, top - 1, CAMP - 12, tall - 2, _ARENA, BATTLE, 3, 12)
    yield centred(drawings.sign("fight"), (camp.x + CAMP - 112, top + 30), 0.6)
    yield from _heads(camp, [each for each, _ in shown], top, _BATTLE_ROW)
    if shown[0][1]:
        yield centred(CROWN, (camp.x + 38, top + 2), 0.6)
    yield from camps.total(camp, (camp.x + CAMP - 80, top + 1, 72, 58))
    cards, below = _cards(camp, troop), top + tall
    for at, part in enumerate(cards):
        yield from drawings.chip(part, camp.x + 7 + at * camps.CHIP_STEP, below)
    yield from camps.at_home(camp, below + 4, len(cards) * camps.CHIP_STEP)


def height(content: Content, board: Board, seat: int) -> int:
    """Return the height of a low camp's animals, and of what is beside its fighters."""
    camp = Camp(content, board, seat, 0, 0, 0, left=False)
    troop = camp.troop
    home = camps.crowd(board, seat)
    if troop is None or not (troop.fighters or troop.knocked_out):
        return HEADS * _rows(len(home), _QUIET_ROW) + (40 if camp.sits_out else 0)
    count = len(troop.fighters) + len(troop.knocked_out)
    return HEADS * _rows(count, _BATTLE_ROW) + (72 if _cards(camp, troop) or home else 0)


def _cards(camp: Camp, troop: Troop) -> list[Chip]:
    """Return what counts beside the animals, and what lies face down."""
    return camps.chips(camp, troop)[bool(troop.fighters) :]


def _rows(count: int, most: int) -> int:
    """Return how many rows of at most so many heads there are, one where there is nobody."""
    return max(1, -(-count // most))


def _heads(camp: Camp, animals: Sequence[Shown], top: float, most: int) -> Iterator[Mark]:
    """Yield all heads in rows of about the same length, so that none hides another."""
    places = -(-len(animals) // _rows(len(animals), most))
    for at, shown in enumerate(animals):
        middle = (camp.x + 38 + at % places * 62, top + 30 + at // places * HEADS)
        yield from drawings.head(shown, middle, 52, left=camp.left)
