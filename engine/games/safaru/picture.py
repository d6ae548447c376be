"""The picture of a table: the animals in the wild, the last catch, the seats, and a hand.

It is drawn from a view alone. Lengths are pixels of a scene 800 wide, readable at half that size.
The scores between two game rounds are drawn in sheet.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.api.action import Action
from engine.api.drawing import centred
from engine.api.drawing.palette import BOARD, GOLD, INK, TRAY_WORDS, WORDS, both
from engine.api.drawing.plates import titles
from engine.api.event import line
from engine.api.scene import Anchor, Box, Disc, Figure, Mark, Scene, Shape, Stamp, Stroke, Words
from engine.api.seats import YOUR_HAND
from engine.games.safaru import drawings
from engine.games.safaru.catches import limits_of
from engine.games.safaru.describe import alt, describe, new_deal, now
from engine.games.safaru.drawings import CARD, GREEN, LIGHT
from engine.games.safaru.last_play import STRIP, last_play
from engine.games.safaru.menus import menu
from engine.games.safaru.model import Board, Card, Content, View, number_of
from engine.games.safaru.offers import catching_in_hand
from engine.games.safaru.savanna import savanna
from engine.games.safaru.seat_boxes import CAPTION, aim_plate, seat_boxes, seats_height
from engine.games.safaru.sheet import sheet

_WIDTH, _HAND, _OPEN_HAND = 800, 312, 264

#: The wild by its rows: its height. The far row stands this far below the top.
_CLEARINGS, _HERD = (408, 470, 560, 660), 92

#: The frame of the card just played, and the tray of the hand.
_NEW = both("#b35a00", "#ffb45c")
_TRAY, _SLAT, _STITCH = "#5b5a36 #23231a", "#4f4e2f #1c1c15", "#8b8a5c"
_CREAM, _BROWN = "#e9dcc0", "#4c3d2e"


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Return the picture of the view; what a `pending` catch takes is marked."""
    board = view.board
    if board.is_between_rounds:
        height, ground, marks = sheet(content, board)
    else:
        height, ground, marks = _table(content, view, _preview(content, view, pending))
    return Scene(
        size=(_WIDTH, height),
        ground=(Box(0, 0, _WIDTH, height, BOARD), ground),
        marks=tuple(marks),
        alt=alt(content, view),
        text=tuple(describe(content, view)),
    )


def _table(content: Content, view: View, preview: _Preview) -> tuple[int, Mark, list[Mark]]:
    board = view.board
    shown = (*board.table, *((board.due.card,) if board.due.card is not None else ()))
    rows = _rows(len(shown))
    clearing = _CLEARINGS[rows - 1]
    marks: list[Mark] = [*_head(content, view), *_herd(content, board, shown, clearing, preview)]
    top = clearing
    if board.last_play is not None:
        marks += last_play(content, board.last_play, top)
        top += STRIP
    marks += seat_boxes(content, view, top)
    top += seats_height(view)
    if view.hand:
        able = catching_in_hand(content, view)
        tall = _HAND if able is not None else _OPEN_HAND
        marks += _hand(content, view.hand, able, (top, tall), preview.card)
        top += tall
    return top, Stamp(0, 0, savanna(_WIDTH, clearing)), marks


def _head(content: Content, view: View) -> Iterator[Mark]:
    board = view.board
    count = line("safaru-round-of", round=board.round)
    yield from titles(count, now(board), turn=bool(board.due.seats))
    # What wins stands among the rules that were chosen, too.
    yield aim_plate(board, 500, new_deal(content, view))
    # Above the far row of animals, so that no ear covers how many cards are left.
    size = str(view.stock_size)
    yield Words(68, 87, size, 30, WORDS, Anchor.LEFT, bold=True, width=60, plate=CAPTION)
    yield Stamp(14, 66, drawings.STOCK, 0.72)


# The wild


class _Preview(NamedTuple):
    """A half-made catch: its card, what it takes for sure, and what it may take."""

    card: Card | None = None
    sure: frozenset[Card] = frozenset()
    maybe: frozenset[Card] = frozenset()


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
        for word, catch in found.by_word.items()
        if pending.args[-1:] in ((), (card,), (word,))
    ]
    if not open_to or not found.is_complete:
        return _Preview(card)
    sure = frozenset(set.intersection(*open_to))
    return _Preview(card, sure, frozenset(set.union(*open_to)) - sure)


def _rows(count: int) -> int:
    """Return the rows of so many animals; however many, their numbers stay readable."""
    return 1 if count <= 5 else 2 if count <= 12 else 3 if count <= 21 else 4


def _herd(
    content: Content, board: Board, shown: Sequence[Card], bottom: float, preview: _Preview
) -> Iterator[Mark]:
    """Draw the animals in the wild, the far row first, each behind its sign."""
    if not shown:
        empty = line("safaru-empty")
        yield Words(_WIDTH / 2, bottom - 130, empty, 34, WORDS, bold=True, width=700)
    last = board.due.card or (board.last_play.card if board.last_play is not None else None)
    rows = _rows(len(shown))
    across = max(1, -(-len(shown) // rows))
    deep = (bottom - 4 - _HERD) / rows
    scale = min(1.12 if rows == 1 else 0.9, 770 / across / 140, deep / 162)
    step = min(186 * scale, 776 / across)
    for index, card in enumerate(shown):
        row, column = divmod(index, across)
        in_row = min(across, len(shown) - row * across)
        x = _WIDTH / 2 + (column - (in_row - 1) / 2) * step
        foot = bottom - 12 - (rows - 1 - row) * deep
        if rows == 1 and in_row > 2:
            foot -= 16 * scale * (column % 2)
        yield from _animal(content, card, (x, foot), scale, preview, new=card == last)


def _animal(
    content: Content,
    card: Card,
    foot: tuple[float, float],
    scale: float,
    preview: _Preview,
    *,
    new: bool,
) -> Iterator[Mark]:
    """Draw an animal and its sign, whose lower edge is at `foot`."""
    x, y = foot
    ground = y - 44 * scale
    yield Disc(x, ground + 4 * scale, 62 * scale, "#2a180f2c", tall=12 * scale)
    if new:
        yield Disc(x, ground + 3 * scale, 78 * scale, None, _NEW, 6, tall=20 * scale)
        for off in (-52, 0, 52):
            above = (x + off * scale, ground - 112 * scale)
            yield Stroke((above, (x + 1.25 * off * scale, ground - 126 * scale)), _NEW, 4)
    animal, number = content.animal_of[card[0]], number_of(card)
    faces_left = x > 470 and animal.name not in ("owl", "fox")
    figure = drawings.portrait(animal, baby=number == 0, left=faces_left)
    yield Stamp(x - 62 * scale, ground - 110 * scale, figure, scale)
    tag = drawings.tag(animal, number, content.triangles_on[card])
    yield Stamp(x - 62 * scale, y - 50 * scale, tag, scale)
    if card in preview.sure or card in preview.maybe:
        sure = card in preview.sure
        box = (x - 67 * scale, y - 55 * scale, 134 * scale, 60 * scale)
        yield Box(*box, None, GREEN, 8 if sure else 4, 17 * scale)
        # A sign as well as the frame, because the colour of one animal is green too.
        sign = drawings.NET if sure else drawings.MAYBE
        yield centred(sign, (x + 48 * scale, ground - 92 * scale), scale)


# The hand


def _hand(
    content: Content,
    hand: Sequence[Card],
    able: Sequence[Card] | None,
    box: tuple[float, float],
    chosen: Card | None,
) -> Iterator[Mark]:
    """Draw the seat's cards and, if `able` is not None, whether each one catches (§14, §16)."""
    top, tall = box
    yield Box(0, top, _WIDTH, tall, _TRAY)
    for down in range(50, int(tall), 60):
        yield Box(0, top + down, _WIDTH, 3, _SLAT)
    yield Box(0, top, _WIDTH, 4, INK)
    for across in range(6, _WIDTH, 26):
        yield Box(across, top + 8, 12, 3, _STITCH)
    title = YOUR_HAND
    yield Words(18, top + 31, title, 30, _CREAM, Anchor.LEFT, bold=True, width=360)
    step = min(186.0, (_WIDTH - 24) / len(hand))
    scale = min(1.12, step / 140)
    for index, card in enumerate(hand):
        x = _WIDTH / 2 + (index - (len(hand) - 1) / 2) * step
        catches = able is not None and card in able
        yield from _held(
            _face(content, card), (x, top + 56), scale, able=catches, chosen=card == chosen
        )
        if able is None:
            continue
        middle = top + tall - 26
        if catches:
            yield Box(x - 84, middle - 20, 168, 40, GREEN, LIGHT, 3, 12)
            yield centred(drawings.NET, (x - 60, middle), 0.96)
            words = line("safaru-catches")
            yield Words(x + 22, middle, words, 28, "#ffffff", bold=True, width=108)
        else:
            yield Box(x - 82, middle - 19, 164, 38, _CREAM, INK, 2, 12)
            yield Words(x, middle, line("safaru-catches-not"), 28, _BROWN, width=150)


def _held(
    face: Figure, at: tuple[float, float], scale: float, *, able: bool, chosen: bool
) -> Iterator[Mark]:
    x, y = at[0] - 61 * scale, at[1] - (10 if chosen else 0)
    wide, high = CARD[0] * scale, (CARD[1] - 4) * scale
    if able:
        yield Box(x - 7, y - 6, wide + 12, high + 12, GREEN, LIGHT, 4, 24)
    yield Stamp(x, y, face, scale)
    if chosen:
        yield Box(x - 8, y - 8, wide + 14, high + 15, None, GOLD, 6, 26)
        peak = x + wide / 2
        notch = ((peak - 12, y - 8), (peak + 12, y - 8), (peak, y + 8))
        yield Shape(notch, GOLD, TRAY_WORDS, 1.5)


def _face(content: Content, card: Card) -> Figure:
    return drawings.card(content.animal_of[card[0]], number_of(card), content.triangles_on[card])
