"""The picture of a table: four camps round the Forest, and a seat's own cards.

It is drawn from a view alone. Lengths are pixels of a scene 800 wide, made to be readable at half
that size. Above a seat's own cards the camps are low, so that the picture is not too tall.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.api.action import Action
from engine.api.drawing import centred, moved
from engine.api.drawing.palette import GOLD, INK, PLATE, TURN, WORDS, both
from engine.api.event import Line, line
from engine.api.scene import (
    Anchor,
    Box,
    Disc,
    Figure,
    Mark,
    Part,
    Plate,
    Scene,
    Stamp,
    Stroke,
    Words,
)
from engine.games.igels import camps, drawings, forest, low_camps
from engine.games.igels.camps import BATTLE_HEIGHT, CAMP, HEADER, HEADS, Camp
from engine.games.igels.content import Content
from engine.games.igels.describe import alt, describe, open_cards
from engine.games.igels.hand import fitted, hand, trays
from engine.games.igels.larder import FOOD, food, food_rows
from engine.games.igels.model import Board, View, fighting_seats, fighting_troops
from engine.games.igels.portraits import portrait
from engine.games.igels.sap import peace_holds, total_sap
from engine.games.igels.targeting import food_due, spoils_of_victory
from engine.games.igels.turns import STEPS
from engine.games.igels.waiting_status import awaited_seats, title, waiting_line

_WIDTH, _TOP, _MIDDLE, _MARGIN = 800, 128, 72, 8

#: The corners of the seats: column and row. They go clockwise, as the turn does.
_CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))

_BOARD = Plate(both("#e9cf9c", "#5a4227"), INK, 3, 14)
_FIR, _WHITE = "#3f6d3a", "#ffffff"
_TRUNK = both("#6b4a2c", "#8a6a48")

#: The phases of a turn, each with its sign.
_PHASES = ("build-up", "battle", "swag", "organization")


class _Band(Struct, frozen=True):
    """The upper or the lower camps: what two camps side by side share."""

    top: int
    to_food: int  #: from the top of a camp to its Food
    larder: int  #: rows of Food
    low: bool  #: above a seat's own cards

    @property
    def height(self) -> int:
        """The height of the camps."""
        return self.to_food + self.larder * FOOD + 8


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Return the scene of a view; targets of a half-made move or of a hit are highlighted."""
    board = view.board
    aimed = frozenset(pending.args if pending is not None else ())
    if board.hit is not None:
        aimed |= frozenset(board.hit.target or ())
    own = trays(content, view)
    upper, lower = _bands(content, board, low=bool(own))
    bottom = lower.top + lower.height + 12
    own = fitted(own, bottom)
    size = (_WIDTH, round(bottom + sum(each.height for each in own)))
    marks = [*_title(content, board)]
    if lower.top - upper.top - upper.height == _MIDDLE:
        marks += _middle(content, board, lower.top - _MIDDLE)
    if len(board.areas) < len(_CORNERS):
        marks += _clearing(board, lower.top, lower.height)
    for seat in range(len(board.areas)):
        column, row = _CORNERS[seat]
        x, band = (_WIDTH - _MARGIN - CAMP if column else _MARGIN), (upper, lower)[row]
        place = (x, band.top, band.height)
        marks += _camp(Camp(content, board, seat, *place, left=bool(column), aimed=aimed), band)
    marks += hand(own, bottom, aimed)
    return Scene(
        size=size,
        ground=(Stamp(0, 0, forest.backdrop(size[1])),),
        marks=tuple(marks),
        alt=alt(content, board),
        text=tuple(describe(content, view)),
        cards=tuple(open_cards(content, board)),
    )


def _bands(content: Content, board: Board, *, low: bool) -> tuple[_Band, _Band]:
    """Return the upper and the lower camps, with room between them for what is told there."""
    found: list[_Band] = []
    top = _TOP
    for row in (0, 1):
        seats = [at for at in range(len(board.areas)) if _CORNERS[at][1] == row]
        animals = max(len(camps.crowd(board, seat)) for seat in seats)
        if low:
            to_food = HEADER + 4 + max(low_camps.height(content, board, seat) for seat in seats)
        elif _fought(board):
            to_food = BATTLE_HEIGHT
        else:
            to_food = HEADER + 10 + (152, 152, 248, 300)[min(3, -(-animals // 3))]
        larder = max(food_rows(content, board, seat) for seat in seats)
        found.append(_Band(top, to_food, larder, low))
        is_told = board.phase.step in STEPS and (not low or _fought(board))
        top += found[-1].height + (_MIDDLE if is_told else 12)
    return found[0], found[1]


def _fought(board: Board) -> bool:
    """Return True if the picture shows a battle."""
    return board.battle is not None and not board.over


def _title(content: Content, board: Board) -> Iterator[Mark]:
    yield Words(14, 31, title(board), 32, WORDS, Anchor.LEFT, True, 560, plate=_BOARD)
    count = line("igels-forest", count=board.forest_size)
    plate = Plate(_FIR, INK, 3, 14, sign=drawings.sign("food"))
    yield Words(786, 31, count, 30, _WHITE, Anchor.RIGHT, bold=True, width=216, plate=plate)
    fill = TURN if awaited_seats(board) else PLATE
    yield Box(_MARGIN, 64, _WIDTH - 2 * _MARGIN, 50, fill, WORDS, 3, 14)
    yield Words(400, 88, waiting_line(content, board), 29, WORDS, bold=True, width=756)


def _camp(camp: Camp, band: _Band) -> Iterator[Mark]:
    """Yield a camp: low, in battle, or at rest."""
    troop, battle = camp.troop, _fought(camp.board)
    fights = troop is not None and bool(troop.fighters or troop.knocked_out or troop.events)
    below = camp.y + band.to_food
    yield from camps.frame(camp)
    if band.low:
        yield from low_camps.draw(camp, camp.y + HEADER + 3)
    elif fights:
        yield from camps.scenery(camp, camp.y + HEADER)
        yield from camps.side(camp)
        yield from camps.at_home(camp, below - HEADS)
    else:
        top = camp.y + HEADER + 4
        yield from camps.scenery(camp, below - 214 if battle else max(top, below - 230))
        if camp.sits_out:
            sits = Line("igels-sits")
            yield camps.quiet(sits, (camp.x + CAMP / 2, top + 20), CAMP - 60)
            top += 42
        yield from camps.rest(camp, top, below)
    yield from food(camp, below, band.larder)


# Between the camps


def _middle(content: Content, board: Board, top: float) -> Iterator[Mark]:
    """Yield what is fought for and who is ahead, or where the turn is."""
    yield Stamp(0, top, forest.glade())
    y = top + 40
    if board.battle is None:
        yield from _phases(board, y)
        return
    taken = board.battle.taken
    result = board.battle.result
    if peace_holds(board) or (result is not None and result.draw):
        text, backs = line("igels-drawn"), []
    elif taken:
        text, backs = line("igels-prize-taken"), [drawings.food(each) for each in taken[:4]]
    else:
        text, count = _prize(content, board)
        backs = [drawings.sign("food")] * min(count, 3)
    ahead = _ahead(content, board)
    signs = [*ahead, *backs] if taken else [*backs, *ahead]
    parts: list[Part] = []
    for at, figure in enumerate(signs):
        parts += moved(figure.marks, at * 46, 0, 48 / max(figure.size))
    sign = Figure((max(1, 46 * len(signs)), 48), tuple(parts)) if signs else None
    plate = Plate(_BOARD.fill, INK, 3, 26, 52, 22, sign)
    yield Words(400, y, text, 28, WORDS, bold=True, width=530, plate=plate)


def _prize(content: Content, board: Board) -> tuple[Line, int]:
    """Return what the winner takes, and how many at least; leaders may differ until one has won."""
    if board.battle is not None and board.battle.result is not None:
        count = min(food_due(content, board), board.forest_size)
        return line("igels-prize", count=count), count
    counts = {
        troop.leader: min(spoils_of_victory(content, board, seat), board.forest_size)
        for seat, troop in fighting_troops(board)
    }
    found = {min(content.rules.spoils, board.forest_size), *counts.values()}
    if counts and board.phase.step != "lead":
        found = {*counts.values()}
    least, most = min(found), max(found)
    leaders = [name for name, count in counts.items() if count == most]
    if least == most:
        return line("igels-prize", count=least), least
    if len(leaders) > 1 or leaders[0] is None:
        return line("igels-prize-between", count=least, most=most), least
    animal = content.lines[leaders[0]]
    return line("igels-prize-with", count=least, animal=animal, most=most), least


def _ahead(content: Content, board: Board) -> list[Figure]:
    """Return the leaders of the sides that have the highest Total, or have won."""
    battle = board.battle
    if battle is None or not battle.revealed:
        return []
    totals = {seat: total_sap(content, board, seat) for seat in fighting_seats(board)}
    best = [seat for seat, each in totals.items() if each == max(totals.values())]
    found = []
    for seat in battle.result.seats if battle.result is not None else best:
        troop = battle.troops[seat]
        if troop is not None and troop.leader is not None:
            card = content.animal_cards[troop.leader]
            found.append(portrait(card.name, card.species))
    return found


def _phases(board: Board, y: float) -> Iterator[Mark]:
    """Yield the four phases of a turn as signs on a path; the one it is in is golden."""
    now = STEPS[board.phase.step].phase
    yield Stroke(((250, y), (550, y)), _TRUNK, 6)
    signs = (drawings.sign("cards"), drawings.motif("strike"), drawings.food("berries"))
    for at, figure in enumerate((*signs, drawings.sign("asleep"))):
        here = _PHASES[at] == now
        radius = 33 if here else 25
        yield Disc(250 + at * 100, y, radius, GOLD if here else "#fffaf0", INK, 3)
        yield centred(figure, (250 + at * 100, y), radius * 1.3 / 48)


def _clearing(board: Board, top: float, tall: float) -> Iterator[Mark]:
    """Yield the Forest in the corner that three seats leave free, with the piles."""
    figure = forest.clearing()
    scale = min(1.0, (tall - 70) / figure.size[1])
    middle = _MARGIN + CAMP / 2
    yield centred(figure, (middle, top + figure.size[1] * scale / 2), scale)
    y = top + figure.size[1] * scale
    for at in range(min(4, board.forest_size)):
        x = middle + (30 * at - 44) * scale
        yield centred(drawings.sign("food"), (x, y - 76 * scale - at % 2 * 6), 1.9 * scale)
    yield Disc(middle + 86, y - 40 * scale, 34, GOLD, INK, 3)
    yield Words(middle + 86, y - 41 * scale, str(board.forest_size), 38, INK, bold=True, width=56)
    for x, sign, count in (
        (middle - 120, "cards", board.draw_pile_size),
        (middle + 40, "dump", len(board.dump)),
    ):
        yield centred(drawings.sign(sign), (x, y + 36))
        yield Words(x + 34, y + 36, str(count), 30, WORDS, Anchor.LEFT, bold=True, width=60)
