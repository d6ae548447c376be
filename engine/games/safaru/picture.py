"""The picture of a table: what each seat has caught, the cards on the table, and the seat's hand.

It is drawn from a view alone. Lengths are pixels of a scene 800 wide, readable at half that size.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import astuple

from engine.api.action import Action
from engine.api.drawing import centred, number_text, pointer
from engine.api.event import line
from engine.api.scene import Anchor, Box, Disc, Figure, Mark, Scene, Shape, Stamp, Stroke, Words
from engine.api.seats import seat_name
from engine.games.safaru import drawings
from engine.games.safaru.catches import limits_of
from engine.games.safaru.describe import aim, alt, describe, now
from engine.games.safaru.drawings import CARD, INK, PAPER
from engine.games.safaru.menus import menu
from engine.games.safaru.model import (
    Board,
    Card,
    Content,
    Tally,
    View,
    number_of,
    sides_of,
)
from engine.games.safaru.offers import catching_in_hand
from engine.games.safaru.scoring import side_names, winners

_WIDTH, _EDGE, _TITLE = 800, 12, 92
_SEAT, _SEEN, _DIGIT = 92, 44, 16
_GAP, _LAST = 6, 84
_HAND_SCALE, _HAND_STEP = 1.22, 150
_ROW, _HEAD = 100, 88

_GROUND, _MEADOW, _GRASS, _GOLD, _GREEN = "#f3ead6", "#cfe3a4", "#a9c878", "#ffe28a", "#2f8a3c"
_RED, _AMBER, _GREY = "#a03322", "#e08a00", "#6b5d4d"
_SIDES = ("#b34a1f", "#1f6f8a")


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Return the picture of the view; what a `pending` catch takes is marked."""
    board = view.board
    marks = [*_title(view)]
    top: float = _TITLE
    if board.is_between_rounds:
        marks += _tallies(content, board, top)
        bottom = top + _HEAD + len(board.tallies) * _ROW
    else:
        seats = _SEAT + _SEEN * any(pile is not None for pile in view.piles)
        marks += _seats(content, view, top, seats)
        top += seats + 10
        meadow = _meadow(len(board.table) + (board.due.card is not None))
        preview = _preview(content, view, pending)
        marks += _table(content, board, top, meadow, preview)
        bottom = top + meadow.height
        if board.last_play is not None:
            marks += _last_play(content, board, bottom + 6)
            bottom += _LAST
        if view.hand:
            able = catching_in_hand(content, view)
            tall = CARD[1] * _HAND_SCALE + (32 if able is None else 68)
            marks += _hand(content, view.hand, able, (bottom + 10, tall), preview.card)
            bottom += tall + 14
    size = (_WIDTH, round(bottom + 12))
    return Scene(
        size=size,
        ground=(Box(0, 0, *size, _GROUND),),
        marks=tuple(marks),
        alt=alt(board),
        text=tuple(describe(content, view)),
    )


def _title(view: View) -> Iterator[Mark]:
    board = view.board
    count = line("safaru-round-of", round=board.round)
    yield Words(18, 31, count, 30, INK, Anchor.LEFT, bold=True, width=250)
    if not board.is_between_rounds:
        yield Stamp(292, 8, drawings.PILE, 0.95)
        yield Words(352, 31, str(view.stock_size), 30, INK, Anchor.LEFT)
    yield Words(_WIDTH - 18, 31, now(board), 28, INK, Anchor.RIGHT, width=360)
    yield Words(18, 68, aim(board), 26, _GREY, Anchor.LEFT, width=_WIDTH - 36)


# The seats


def _seats(content: Content, view: View, top: float, tall: float) -> Iterator[Mark]:
    board = view.board
    step = (_WIDTH - 2 * _EDGE + 8) / board.seats
    for seat in range(board.seats):
        x, side = _EDGE + seat * step, sides_of(board.seats)[seat]
        turn = seat in board.due.seats
        fill, stroke = (_GOLD, INK) if turn else (PAPER, "#8a7a66")
        yield Box(x, top, step - 8, tall, fill, stroke, 4 if turn else 2, 14)
        left = x + 12
        if len(board.scores) < board.seats:
            yield _badge(left + 12, top + 26, side)
            left += 32
        if turn and board.seats < 4:
            yield pointer(left, top + 26, INK)
            left += 26
        name = seat_name(seat)
        wide = x + step - 18 - left
        yield Words(left, top + 26, name, 28, INK, Anchor.LEFT, bold=seat == view.seat, width=wide)
        yield Stamp(x + 12, top + 46, drawings.PILE, 0.8)
        yield Words(x + 62, top + 66, str(view.pile_sizes[seat]), 30, INK, Anchor.LEFT)
        score = number_text(board.scores[side])
        wide = step - 22 - 62 - 2 * _DIGIT - 8
        yield Words(x + step - 22, top + 66, score, 34, INK, Anchor.RIGHT, bold=True, width=wide)
        pile = view.piles[seat]
        if pile is not None:
            yield from _pile(content, pile, x + 8, top + _SEAT - 4, step - 24)


def _badge(x: float, y: float, side: int) -> Mark:
    """Return the sign of a side of partners: a disc or a diamond, each in its own colour."""
    if side == 0:
        return Disc(x, y, 11, _SIDES[0], INK)
    return Shape(((x, y - 14), (x + 13, y), (x, y + 14), (x - 13, y)), _SIDES[1], INK)


def _pile(
    content: Content, pile: Sequence[Card], x: float, y: float, room: float
) -> Iterator[Mark]:
    """Draw the number of unicorns, hedgehogs and babies in a pile; animals shrink to make room."""
    animals = [each for each in content.animals if each.name in ("unicorn", "hedgehog")]
    counts = [str(sum(card[0] == each.letter for card in pile)) for each in animals]
    babies = str(sum(number_of(card) == 0 for card in pile))
    spare = room - 41 - _DIGIT * len("".join((*counts, babies)))
    scale = min(0.5, (spare / len(animals) - 6) / drawings.ANIMAL[0])
    middle, wide = y + 22, drawings.ANIMAL[0] * scale + 3
    gap = (spare - len(animals) * wide) / (len(animals) + 1)
    for animal, count in zip(animals, counts, strict=True):
        yield Stamp(x, middle - drawings.ANIMAL[1] * scale / 2, drawings.portrait(animal), scale)
        yield Words(x + wide, middle, count, 27, INK, Anchor.LEFT)
        x += wide + _DIGIT * len(count) + gap
    yield Stamp(x, middle - 19, drawings.BABY, 0.65)
    yield Words(x + 41, middle, babies, 27, INK, Anchor.LEFT)


# The cards on the table


class _Meadow(NamedTuple):
    """The layout of the table: cards in a row, their scale, and the height of all rows."""

    across: int
    scale: float
    height: float


class _Preview(NamedTuple):
    """A half-made catch: its card, what it takes for sure, and what it may take."""

    card: Card | None = None
    sure: frozenset[Card] = frozenset()
    maybe: frozenset[Card] = frozenset()


def _meadow(count: int) -> _Meadow:
    """Return the layout for this many cards; however many, their numbers stay readable."""
    most = 7 if count <= 14 else 8 if count <= 24 else 10
    scale = 7 / most
    rows = max(1, -(-count // most))
    return _Meadow(max(1, -(-count // rows)), scale, rows * (CARD[1] + _GAP) * scale + 30)


def _preview(content: Content, view: View, pending: Action | None) -> _Preview:
    """Return what a half-made move of the seat would take."""
    board = view.board
    if pending is None or pending.verb != "catch":
        return _Preview()
    card = board.due.card or (pending.args[0] if pending.args else None)
    if card is None or card not in (*view.hand, board.due.card):
        return _Preview()
    if board.terms.open and board.due.card is None:
        return _Preview(card)  # §16: no card of the table is marked
    found = menu(board.table, card, limits_of(content.total, board.terms), board.due.method)
    open_to = [
        set(catch.taken)
        for word, catch in zip(found.words, found.catches, strict=True)
        if pending.args[-1:] in ((), (card,), (word,))
    ]
    if not open_to or not found.is_complete:
        return _Preview(card)
    sure = frozenset(set.intersection(*open_to))
    return _Preview(card, sure, frozenset(set.union(*open_to)) - sure)


def _table(
    content: Content, board: Board, top: float, meadow: _Meadow, preview: _Preview
) -> Iterator[Mark]:
    yield Box(_EDGE, top, _WIDTH - 2 * _EDGE, meadow.height, _MEADOW, _GRASS, 3, 20)
    if not board.table and board.due.card is None:
        empty = line("safaru-empty")
        yield Words(_WIDTH / 2, top + meadow.height / 2, empty, 32, "#5d7a3a", width=700)
    last, shown = board.last_play, board.table
    if board.due.card is not None:
        last, shown = None, (*board.table, board.due.card)
    step = (CARD[0] + _GAP) * meadow.scale
    for index, card in enumerate(shown):
        row, column = divmod(index, meadow.across)
        in_row = min(meadow.across, len(shown) - row * meadow.across)
        x = _WIDTH / 2 + (column - in_row / 2) * step + _GAP / 2
        y = top + 15 + row * (CARD[1] + _GAP) * meadow.scale
        yield Stamp(x, y, _face(content, card), meadow.scale)
        if card == board.due.card:
            yield _ring(x, y, meadow.scale, INK, 8)
        elif card in preview.sure or card in preview.maybe:
            sure = card in preview.sure
            yield _ring(x, y, meadow.scale, _GREEN, 10 if sure else 5)
            # A sign as well as the ring, because the colour of one animal is green too.
            sign = drawings.TICK if sure else drawings.MAYBE
            across, down = CARD[0] - 46, 48
            yield Stamp(x + across * meadow.scale, y + down * meadow.scale, sign, meadow.scale)
        elif last is not None and card == last.card:
            yield _ring(x, y, meadow.scale, _AMBER, 6)


def _ring(x: float, y: float, scale: float, colour: str, width: float) -> Box:
    """Return a frame around a card that leaves the card's own border visible."""
    wide, tall = (side * scale + width - 2 for side in CARD)
    out = (width - 2) / 2
    return Box(x - out, y - out, wide, tall, None, colour, width, 15 * scale + out)


def _last_play(content: Content, board: Board, top: float) -> Iterator[Mark]:
    """Draw the last play: the seat, its card, and what it took."""
    assert board.last_play is not None
    played = board.last_play
    middle = top + 40
    yield Words(18, middle, seat_name(played.seat), 27, INK, Anchor.LEFT, width=200)
    x, scale = 232.0, 0.5
    wide = CARD[0] * scale + 5
    yield Stamp(x, top + 3, _face(content, played.card), scale)
    x += wide + 6
    if not played.taken:
        free = line("safaru-went-free")
        yield Words(x, middle, free, 27, INK, Anchor.LEFT, width=_WIDTH - x - 20)
        return
    yield Stroke(((x, middle), (x + 26, middle)), INK, 4)
    yield pointer(x + 22, middle, INK, 16, 20)
    x += 48
    taken = (*played.taken, *((played.card,) if played.paired else ()))
    step = min(wide, (_WIDTH - 20 - wide - x) / max(1, len(taken) - 1))
    for card in taken:
        yield Stamp(x, top + 3, _face(content, card), scale)
        x += step


def _hand(
    content: Content,
    hand: Sequence[Card],
    able: Sequence[Card] | None,
    box: tuple[float, float],
    chosen: Card | None,
) -> Iterator[Mark]:
    """Draw the seat's cards and, if `able` is not None, whether each one catches (§14, §16)."""
    top, tall = box
    yield Box(_EDGE, top, _WIDTH - 2 * _EDGE, tall, PAPER, "#8a7a66", 2, 20)
    wide, high = (side * _HAND_SCALE for side in CARD)
    left = _WIDTH / 2 - (len(hand) * _HAND_STEP - (_HAND_STEP - wide)) / 2
    for index, card in enumerate(hand):
        x, y = left + index * _HAND_STEP, top + 14
        yield Stamp(x, y, _face(content, card), _HAND_SCALE)
        if able is not None and card in able:
            yield _ring(x, y, _HAND_SCALE, _GREEN, 9)
            yield Stamp(x + wide - 42, y + 52, drawings.NET, 0.95)
        if card == chosen:
            yield _ring(x - 7, y - 7, _HAND_SCALE + 14 / CARD[0], _AMBER, 8)
        if able is not None:
            text = line("safaru-catches" if card in able else "safaru-catches-not")
            ink = _GREEN if card in able else _GREY
            yield Words(x + wide / 2, y + high + 30, text, 27, ink, bold=card in able, width=142)


# The scores


def _tallies(content: Content, board: Board, top: float) -> Iterator[Mark]:
    """Draw a row for each side: what it caught of each kind, the points for it, and the sums."""
    columns = _columns(content, board.tallies)
    left = 230
    step = (_WIDTH - _EDGE - left) / (len(columns) + 2)
    for at, column in enumerate(columns):
        yield centred(column.figure, (left + (at + 0.5) * step, top + 44), column.scale)
    for at, key in enumerate(("safaru-column-round", "safaru-column-total"), len(columns)):
        yield Words(left + (at + 0.5) * step, top + 44, line(key), 27, INK, width=step - 8)
    best = winners(board) if board.due.question == "over" else ()
    sign = 1 if board.terms.aim == "catch" else -1
    for side, tally in enumerate(board.tallies):
        y = top + _HEAD + side * _ROW
        won = side in best
        fill, pen = (_GOLD, 4) if won else (PAPER, 2)
        yield Box(_EDGE, y, _WIDTH - 2 * _EDGE, _ROW - 8, fill, INK, pen, 14)
        names = side_names((side,), board.seats)
        for index, name in enumerate(names):
            middle = y + 46 + (index - (len(names) - 1) / 2) * 38
            yield Words(26, middle, name, 28, INK, Anchor.LEFT, bold=won, width=200)
        for at, column in enumerate(columns):
            x = left + (at + 0.5) * step
            count, points = column.cells[side]
            yield Words(x, y + 28, str(count), 32, INK)
            ink = _GREY if not points else _GREEN if points * sign > 0 else _RED
            yield Words(x, y + 66, _signed(points), 28, ink, bold=True)
        for at, number in enumerate((tally.points, board.scores[side]), len(columns)):
            x = left + (at + 0.5) * step
            yield Words(x, y + 46, number_text(number), 36, INK, bold=True, width=step - 18)


class _Column(NamedTuple):
    figure: Figure
    scale: float
    cells: tuple[tuple[int, int], ...]  #: (count, points) a side


def _columns(content: Content, tallies: Sequence[Tally]) -> list[_Column]:
    """Return the kinds of cards that bring points to any side."""
    animals = {animal.name: drawings.portrait(animal) for animal in content.animals}
    figures = (
        (drawings.PILE, 1.2),
        (animals["unicorn"], 0.95),
        (animals["hedgehog"], 0.95),
        (drawings.BABY, 1.2),
        (drawings.TRIANGLE, 1.2),
    )
    # A tally has five counts, then the points for each.
    rows = [zip(astuple(tally)[:5], astuple(tally)[5:], strict=True) for tally in tallies]
    return [
        _Column(figure, scale, cells)
        for (figure, scale), cells in zip(figures, zip(*rows, strict=True), strict=True)
        if any(points for _, points in cells)
    ]


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else number_text(number)


def _face(content: Content, card: Card) -> Figure:
    return drawings.card(content.animal_of[card[0]], number_of(card), content.triangles_on[card])
