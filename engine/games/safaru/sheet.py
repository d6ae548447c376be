"""The scores after a game round, by sides and kinds of points, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import astuple

from engine.api.drawing import centred
from engine.api.drawing.palette import BAD, EDGE, GOOD, INK, SOFT, WORDS
from engine.api.drawing.plates import plate, titles
from engine.api.drawing.signs import CROWN, apple, number_text, signed_text
from engine.api.event import Line, line
from engine.api.scene import Anchor, Box, Disc, Figure, Mark, Stamp, Words
from engine.api.seats import seat_name
from engine.games.safaru import drawings
from engine.games.safaru.describe import now
from engine.games.safaru.last_play import STRIP, last_play
from engine.games.safaru.model import Board, Content, Tally, sides_of
from engine.games.safaru.savanna import savanna
from engine.games.safaru.scoring import winners
from engine.games.safaru.seat_boxes import aim_plate, side_sign

_WIDTH, _STAGE, _ROW, _SUMS = 800, 268, 74, 164

#: Where the labels end, by the number of sides.
_LEFT = {2: 372, 3: 262}


def sheet(content: Content, board: Board) -> tuple[int, Mark, list[Mark]]:
    """Return the height of the picture, its ground and its marks."""
    rows = _rows(content, board.tallies)
    names = 2 if len(board.scores) < board.seats else 1
    head = 28 + 38 * names
    high = 12 + head + _ROW * len(rows) + _SUMS
    marks = [*_stage(content, board), *_columns(board, names, high)]
    top = _STAGE + 12 + head
    for at, row in enumerate(rows):
        marks += _row(board, row, top + at * _ROW)
    marks += _sums(board, top + _ROW * len(rows))
    bottom = _STAGE + high + 14
    if board.last_play is not None:  # the round ended with it, and no other picture shows it
        marks += last_play(content, board.last_play, bottom)
        bottom += STRIP
    return bottom, Stamp(0, 0, savanna(_WIDTH, _STAGE, lake=False)), marks


class _Row(NamedTuple):
    figure: Figure
    scale: float
    named: Line
    cells: tuple[tuple[int, int], ...]  #: (count, points) a side


def _rows(content: Content, tallies: Sequence[Tally]) -> list[_Row]:
    """Return the kinds of cards that bring points to any side."""
    animals = {animal.name: drawings.portrait(animal) for animal in content.animals}
    kinds = (
        ("cards", drawings.basket(full=True), 0.8),
        ("unicorns", animals["unicorn"], 0.52),
        ("hedgehogs", animals["hedgehog"], 0.52),
        ("babies", drawings.BABY, 1.0),
        ("triangles", drawings.TRIANGLE, 0.9),
    )
    # A tally has five counts, then the points for each.
    pairs = [zip(astuple(tally)[:5], astuple(tally)[5:], strict=True) for tally in tallies]
    return [
        _Row(figure, scale, Line(f"safaru-row-{kind}"), cells)
        for (kind, figure, scale), cells in zip(kinds, zip(*pairs, strict=True), strict=True)
        if any(points for _, points in cells)
    ]


def _stage(content: Content, board: Board) -> Iterator[Mark]:
    count = line("safaru-round-of", round=board.round)
    yield from titles(count, now(board), turn=False)
    yield aim_plate(board, 620)
    for at, animal in enumerate(content.animals):
        x, y = 154 + 122 * at, 250 - 12 * (at % 2)
        yield Disc(x, y + 2, 54, "#2a180f2c", tall=10)
        faces_left = x > 470 and animal.name not in ("owl", "fox")
        figure = drawings.portrait(animal, left=faces_left)
        yield centred(figure, (x, y - 50), 0.94)
    yield Box(0, _STAGE, _WIDTH, 4, INK)


def _column(board: Board, side: int) -> tuple[float, float]:
    """Return the left side and the width of a side's column."""
    count = len(board.scores)
    left = _LEFT[count]
    wide = (_WIDTH - 10 - left) / count
    return left + side * wide, wide - 6


def _columns(board: Board, names: int, high: float) -> Iterator[Mark]:
    best = winners(board)
    for side in range(len(board.scores)):
        x, wide = _column(board, side)
        ahead = side in best
        yield plate((x, _STAGE + 12, wide, high - 10), strong=ahead)
        seats = [seat for seat, its in enumerate(sides_of(board.seats)) if its == side]
        for at, seat in enumerate(seats):
            y, left = _STAGE + 46 + 38 * at, x + 14
            if names > 1:
                yield from side_sign(side, seat, (x + 32, y))
                left = x + 58
            room = x + wide - 10 - left
            yield Words(left, y, seat_name(seat), 29, WORDS, Anchor.LEFT, ahead, width=room)


def _row(board: Board, row: _Row, y: float) -> Iterator[Mark]:
    yield Box(18, y - 1, _WIDTH - 36, 2, EDGE)
    yield centred(row.figure, (48, y + 37), row.scale)
    label = _LEFT[len(board.scores)] - 96
    yield Words(88, y + 37, row.named, 28, WORDS, Anchor.LEFT, width=label, rows=2)
    better = 1 if board.terms.aim == "catch" else -1
    for side, (count, points) in enumerate(row.cells):
        x, wide = _column(board, side)
        ink = SOFT if not points else GOOD if points * better > 0 else BAD
        yield Words(x + wide * 0.34, y + 37, str(count), 30, SOFT, Anchor.RIGHT)
        yield Words(x + wide - 18, y + 37, signed_text(points), 34, ink, Anchor.RIGHT, bold=True)


def _sums(board: Board, y: float) -> Iterator[Mark]:
    yield Box(18, y - 2, _WIDTH - 36, 4, WORDS)
    room = _LEFT[len(board.scores)] - 40
    for at, key in enumerate(("safaru-column-round", "safaru-column-total")):
        yield Words(24, y + 42 + 74 * at, Line(key), 30, WORDS, Anchor.LEFT, True, width=room)
    winning = winners(board) if board.due.question == "over" else ()
    for side, tally in enumerate(board.tallies):
        x, wide = _column(board, side)
        points = number_text(tally.points)
        yield Words(x + wide - 18, y + 42, points, 38, WORDS, Anchor.RIGHT, bold=True)
        # Not beside the name, which has no room for it in a column of three.
        sign = (CROWN, 0.84) if side in winning else (apple(), 1.0)
        yield centred(sign[0], (x + 34, y + 116), sign[1])
        score = number_text(board.scores[side])
        yield Words(x + wide - 18, y + 116, score, 48, WORDS, Anchor.RIGHT, True, wide - 70)
