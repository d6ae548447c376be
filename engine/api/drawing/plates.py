"""What words and cards stand on: titles, the plates of seats, card frames, the hand's tray."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.drawing.palette import (
    EDGE,
    GOLD,
    INK,
    PAPER,
    PLATE,
    SHADOW,
    SLAT,
    TRAY,
    TRAY_WORDS,
    TURN,
    WORDS,
    shade,
)
from engine.api.drawing.signs import TIMES, TURN_SIGN, pointer
from engine.api.event import Line
from engine.api.scene import Anchor, Box, Disc, Mark, Part, Plate, Words
from engine.api.seats import seat_name

_TITLE = Plate(PLATE, EDGE)
_ALERT = Plate(TURN, WORDS, 3)
_TURN = Plate(TURN, WORDS, 3, sign=TURN_SIGN)


def titles(left: Line, right: Line, *, turn: bool, width: float = 800) -> Iterator[Words]:
    """Yield the two titles over a picture: where the game is, and who is to play.

    With `turn` somebody is waited for. Their plates are as long as the words.
    """
    side = width * 0.4 - 14
    yield Words(14, 35, left, 30, WORDS, Anchor.LEFT, bold=True, width=side, plate=_TITLE)
    plate = _TURN if turn else _ALERT
    room = width * 0.6 - 22
    yield Words(width - 14, 35, right, 30, WORDS, Anchor.RIGHT, bold=True, width=room, plate=plate)


def plate(box: tuple[float, float, float, float], *, strong: bool = False) -> Box:
    """Return a plate for words; `strong`: of the seat that is to play, or that has won."""
    if strong:
        return Box(*box, TURN, WORDS, 4, 16)
    return Box(*box, PLATE, EDGE, 2, 16)


def seat_plate(
    box: tuple[float, float, float, float],
    seat: int,
    room: float,
    *,
    turn: bool = False,
    own: bool = False,
    left: float = 0,
) -> Iterator[Mark]:
    """Yield the plate of a seat with its name, cut where it is longer than `room`.

    The seat to play has a strong frame and a pointer, the reader's `own` seat bold letters. `left`:
    room before the name for a sign of the game's own.
    """
    x, y, _, height = box
    middle = y + height / 2
    yield plate(box, strong=turn)
    start = x + 18
    if turn:
        yield pointer(x + 12, middle, WORDS)
        start = x + 38
    start += left
    wide = x + room - start
    name = seat_name(seat)
    yield Words(start, middle, name, 30, WORDS, Anchor.LEFT, bold=own or turn, width=wide)


def card_frame(
    box: tuple[float, float, float, float], paint: str, *, chosen: bool = False
) -> Iterator[Part]:
    """Yield the face of a card without what is on it; a chosen one stands in a golden frame."""
    x, y, width, height = box
    scale = min(width / 100, height / 150)
    if chosen:
        yield Box(x - 6, y - 6, width + 12, height + 12, GOLD, INK, 2, 16 * scale + 5)
    else:
        yield Box(x, y + 4, width, height, SHADOW, radius=16 * scale)
    yield Box(x, y, width, height, PAPER, paint, 6 * scale, 16 * scale)
    inner = (x + 12 * scale, y + height - 66 * scale, width - 24 * scale, 54 * scale)
    yield Box(*inner, shade(paint, 0.72), radius=10 * scale)


def count_badge(x: float, y: float, count: int) -> tuple[Part, ...]:
    """Return the badge round (x, y) that says how many there are of a card; none for a single."""
    if count < 2:
        return ()
    text = f"{TIMES}{count}"
    return Disc(x, y, 24, INK, PAPER, 3), Words(x, y, text, 26, PAPER, bold=True, width=42)


def tray(top: float, height: float, title: Line, width: float = 800) -> Iterator[Part]:
    """Yield the wooden tray of a seat's own cards and its title."""
    yield Box(0, top, width, height, TRAY)
    for y in range(44, int(height), 44):
        yield Box(0, top + y - 1, width, 3, SLAT)
    yield Words(18, top + 28, title, 30, TRAY_WORDS, Anchor.LEFT, bold=True, width=width / 2 - 40)
