"""The picture of a race: the course with the herd, who holds what, and the seat's own cards.

Drawn from a view alone. Lengths are pixels of a scene 800 wide, made to be read at half that size.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from engine.api.action import Action
from engine.api.drawing import centred
from engine.api.drawing.creatures import FEET, HEDGEHOG
from engine.api.drawing.palette import BOARD, INK, PAPER, SHADOW, WORDS, both
from engine.api.drawing.plates import seat_plate, titles
from engine.api.drawing.signs import FAN, START_FLAG, apple, card_back
from engine.api.event import Line, Seat, line
from engine.api.scene import Anchor, Box, Disc, Mark, Plate, Scene, Stamp, Words
from engine.api.seats import seat_name
from engine.games.race import course, drawings
from engine.games.race.course import Space
from engine.games.race.describe import alt, describe
from engine.games.race.hand import hand, hand_height
from engine.games.race.model import Board, Content, View
from engine.games.race.sheet import sheet, sheet_height

_WIDTH, _SEAT, _SEAT_PITCH, _GAP, _LEGEND = 800, 58.0, 66.0, 12.0, 36.0
_PILE_CARD = (70.0, 96.0)

#: By how many stand on one stone: where each one's feet are from the stone's middle, the far ones
#: first, and how large they are drawn. No one's letter is hidden.
_STANDS: Mapping[int, tuple[tuple[tuple[float, float], ...], float]] = {
    1: (((0, 0),), 0.98),
    2: (((-34, -24), (28, 6)), 0.84),
    3: (((-42, -40), (38, -38), (-24, 12)), 0.76),
}
_MANY = (((-42, -46), (38, -50), (-30, 12), (46, 8)), 0.72)

#: The rim of what shows a way, so that it is seen on the path and on every stone.
_RIM = both(PAPER, "#12141d")
_PLAYER = Plate(PAPER, INK, 2, 11, 38, 12)


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Draw the view; `pending` is a half-made play, drawn as a preview."""
    board = view.board
    ground: tuple[Mark, ...] = ()
    below = 0
    if board.last_round is None:
        chosen = pending.args if pending is not None and pending.verb == "play" else ()
        ground, below = (course.ground(content.track),), course.HEIGHT
        height = course.HEIGHT + _GAP + _rows(board) * _SEAT_PITCH + _LEGEND + 4
        marks = [*_race(content, board, chosen), *_seats(view, course.HEIGHT + _GAP)]
        if view.hand:
            marks += hand(content, view, chosen, height)
            height += hand_height(view.hand)
    else:
        height = sheet_height(content, board)
        marks = [*sheet(content, board, board.last_round)]
    size = (_WIDTH, round(height))
    return Scene(
        size=size,
        ground=(*ground, Box(0, below, _WIDTH, size[1] - below, BOARD)),
        marks=(*marks, *titles(*_titles(board), turn=board.turn is not None)),
        alt=alt(content, board),
        text=tuple(describe(content, view)),
    )


def _titles(board: Board) -> tuple[Line, Line]:
    now = line("race-over-now")
    if board.turn is not None:
        now = line("race-to-play", seat=Seat(board.turn))
    elif board.is_stopped:
        now = line("race-stopped")
    elif not board.is_over:
        now = line("race-open-hands")
    return line("race-round", round=board.round, rounds=board.rounds), now


# The course


def _race(content: Content, board: Board, chosen: Sequence[str]) -> Iterator[Mark]:
    ahead = dict(_previews(content, board, chosen))
    yield from _pile(content, board)
    if not ahead:
        yield from _last_move(content, board)
    for racer, space in ahead.items():
        yield from _preview(content, racer, space)
    yield from _herd(content, board.positions)
    # A hedgehog may stand before the value of a space behind it: it is drawn again on top.
    stood = {*board.positions, *ahead.values()}
    if board.last_move is not None:
        stood.add(board.last_move.start)
    for at, place in enumerate(course.spaces(len(content.track))):
        if any(_is_near(place, course.spaces(len(content.track))[each]) for each in stood):
            yield course.tag(content.track, at)


def _is_near(tagged: Space, stood: Space) -> bool:
    return abs(tagged.x - stood.x) < 150 and -180 < tagged.y - stood.y < 60


def _previews(content: Content, board: Board, chosen: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield (hedgehog, space) wherever the chosen card may take one."""
    card = content.cards.get(chosen[0]) if chosen else None
    if card is None:
        return
    racers = range(len(board.positions)) if card.hedgehog is None else (card.hedgehog,)
    for racer in racers:
        if chosen[1:] in ((), (content.hedgehogs[racer].name,)):
            yield racer, min(board.positions[racer] + card.steps, content.finish)


def _preview(content: Content, racer: int, space: int) -> Iterator[Mark]:
    place = course.spaces(len(content.track))[space]
    yield Disc(place.x, place.y, 54, _RIM, tall=30)
    yield Disc(place.x, place.y, 51, content.hedgehogs[racer].paint, tall=27)
    yield _standing(content, racer, place, (0, 0), 0.9, fade=0.4)


def _last_move(content: Content, board: Board) -> Iterator[Mark]:
    """Draw where the hedgehog of the last card stood, and the way it came."""
    move = board.last_move
    if move is None or move.start == board.positions[move.hedgehog]:
        return
    count = len(content.track)
    paint = content.hedgehogs[move.hedgehog].paint
    place = course.spaces(count)[move.start]
    yield Disc(place.x, place.y, 46, None, _RIM, 8, tall=25)
    yield Disc(place.x, place.y, 44, None, paint, 4, tall=23)
    yield _standing(content, move.hedgehog, place, (0, -4), 0.8, fade=0.62)
    steps = course.way(count, move.start, board.positions[move.hedgehog])[2:-3:2]
    for at, (x, y) in enumerate(steps):
        radius = 5.5 + 3.5 * at / len(steps)
        yield Disc(x, y, radius + 2.5, _RIM, tall=0.8 * radius + 2.5)
        yield Disc(x, y, radius, paint, tall=0.8 * radius)


def _herd(content: Content, positions: Sequence[int]) -> Iterator[Mark]:
    """Draw all hedgehogs with their shadows, the far ones first."""
    places = course.spaces(len(content.track))
    racers = sorted(range(len(positions)), key=positions.__getitem__)
    placed = []
    for at, group in groupby(racers, key=positions.__getitem__):
        here, place = [*group], places[at]
        offsets, scale = _STANDS.get(len(here), _MANY)
        for racer, (dx, dy) in zip(here, offsets, strict=False):
            offset = (-dx if place.looks_left else dx, dy)
            placed.append((place.y + dy, racer, place, offset, scale))
    for y, racer, place, offset, scale in sorted(placed, key=lambda each: each[0]):
        yield Disc(place.x + offset[0], y + 5, 50 * scale, SHADOW, tall=13 * scale)
        yield _standing(content, racer, place, offset, scale)


def _standing(
    content: Content,
    racer: int,
    place: Space,
    offset: tuple[float, float],
    scale: float,
    fade: float = 0,
) -> Stamp:
    figure = drawings.hedgehog(content.hedgehogs[racer], left=place.looks_left)
    x = place.x + offset[0] - HEDGEHOG[0] / 2 * scale
    x = min(max(x, 4), _WIDTH - 4 - HEDGEHOG[0] * scale)
    return Stamp(x, place.y + offset[1] + 9 - FEET * scale, figure, scale, fade)


def _pile(content: Content, board: Board) -> Iterator[Mark]:
    """Lay the pile on its stump: the last card and, beside it, who played it."""
    if not board.pile:
        return
    x, y = course.STUMP[0] - 35, course.STUMP[1] - 92
    for back in range(min(2, len(board.pile) - 1), 0, -1):
        yield Stamp(x + 4 * back, y - 3 * back, card_back(*_PILE_CARD))
    yield Stamp(x, y, drawings.card_face(content, content.cards[board.pile[-1]], _PILE_CARD))
    if board.last_move is not None:
        name = seat_name(board.last_move.seat)
        yield Words(118, 92, name, 26, INK, Anchor.LEFT, width=176, plate=_PLAYER)


# The seats


def _rows(board: Board) -> int:
    return (board.rounds + 1) // 2


def _seats(view: View, top: float) -> Iterator[Mark]:
    """Draw two seats a row: name, cards that are left, points; below them what the flag says."""
    board = view.board
    y = top + _rows(board) * _SEAT_PITCH + _LEGEND / 2
    yield centred(START_FLAG, (_GAP + 18, y), 0.8)
    began = Line("race-legend-starter")
    yield Words(_GAP + 42, y, began, 26, WORDS, Anchor.LEFT, width=_WIDTH - 80)
    for seat, (size, total) in enumerate(zip(view.sizes, board.totals, strict=True)):
        row, column = divmod(seat, 2)
        x, y = _GAP + 394.0 * column, top + row * _SEAT_PITCH
        alone = seat == board.rounds - 1 and column == 0
        width = _WIDTH - 2 * _GAP if alone else 382.0
        middle, right = y + _SEAT / 2, x + width
        turn, starts = seat == board.turn, seat == board.starter
        box = (x, y, width, _SEAT)
        room, left = width - 198, 8.0 if starts else 0.0
        yield from seat_plate(box, seat, room, turn=turn, own=seat == view.seat, left=left)
        if starts:
            # Over the edge of the plate, so that the name has room beside it.
            yield Stamp(x - 10, y - 8, START_FLAG, 0.85)
        yield Stamp(right - 190, y + 11, FAN, 0.9)
        yield Words(right - 145, middle, str(size), 30, WORDS, Anchor.LEFT, width=38)
        yield Stamp(right - 100, y + 13, apple(), 0.84)
        yield Words(right - 12, middle, str(total), 30, WORDS, Anchor.RIGHT, bold=True, width=54)
