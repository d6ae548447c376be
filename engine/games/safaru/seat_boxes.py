"""The boxes of the sides: their names, their points, and what they caught as far as it is open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.api.drawing import centred
from engine.api.drawing.palette import EDGE, GOLD, INK, PLATE, SOFT, WORDS
from engine.api.drawing.plates import plate
from engine.api.drawing.signs import PACK, apple, number_text, pointer
from engine.api.event import Line, line
from engine.api.scene import Anchor, Box, Disc, Figure, Mark, Plate, Shape, Stamp, Words
from engine.api.seats import seat_name
from engine.games.safaru import describe, drawings
from engine.games.safaru.model import Aim, Board, Card, Content, View, number_of, sides_of

_WIDTH, _EDGE = 800, 12

#: The colours of two sides of partners.
SIDES = ("#b34a1f", "#1f6f8a")

CAPTION = Plate(PLATE, EDGE, 2, 12, 38, 14)

#: How wide the stump is round which the partners sit, how much each digit of a count takes, and how
#: far it stands from its sign.
_STUMP, _DIGIT, _APART = 152, 17, 4


def seats_height(view: View) -> int:
    """Return how high the boxes are with the room around them."""
    return 134 + 38 * _is_partners(view) + 42 * _is_narrow(view)


def seat_boxes(content: Content, view: View, top: float) -> Iterator[Mark]:
    """Draw a box for each side."""
    board = view.board
    count = len(board.scores)
    yield Box(0, top, _WIDTH, 4, INK)
    middle = _STUMP if _is_partners(view) else 8 * (count - 1)
    wide = (_WIDTH - 2 * _EDGE - middle) / count
    high = seats_height(view) - 24
    for side in range(count):
        x = _EDGE + side * (wide + (_STUMP if _is_partners(view) else 8))
        yield from _side(content, view, side, (x, top + 14, wide, high))
    if _is_partners(view):
        yield from _stump(view, _WIDTH / 2, top + 12 + high / 2)


def aim_plate(board: Board, width: float, told: Line | None = None) -> Words:
    """Return what wins the match, or what is `told` instead, below the titles (§25, §28)."""
    text = told or describe.aim(board)
    return Words(_WIDTH - 14, 87, text, 26, WORDS, Anchor.RIGHT, width=width, plate=CAPTION)


def side_sign(side: int, seat: int, at: tuple[float, float], *, on: bool = False) -> list[Mark]:
    """Return the sign of a partner's seat: a disc or a lozenge for the side, and its number."""
    x, y = at
    fill, ink = (GOLD, INK) if on else (SIDES[side], "#ffffff")
    if side == 0:
        shape: Mark = Disc(x, y, 17, fill, INK, 2.5)
    else:
        shape = Shape(((x, y - 21), (x + 20, y), (x, y + 21), (x - 20, y)), fill, INK, 2.5)
    return [shape, Words(x, y, str(seat + 1), 26, ink, bold=True)]


def _is_partners(view: View) -> bool:
    return len(view.board.scores) < view.board.seats


def _is_narrow(view: View) -> bool:
    """Return True if the caught animals need a row of their own."""
    return len(view.board.scores) > 2 and any(pile is not None for pile in view.piles)


def _side(
    content: Content, view: View, side: int, box: tuple[float, float, float, float]
) -> Iterator[Mark]:
    board, (x, y, wide, high) = view.board, box
    seats = [seat for seat, its in enumerate(sides_of(board.seats)) if its == side]
    due = board.due.seats
    # Of three and more sides none has room beside a name for the sign of the dealer.
    alone = len(board.scores) > 2
    yield plate(box, strong=any(seat in due for seat in seats))
    score = number_text(board.scores[side])
    yield Words(x + wide - 14, y + 31, score, 36, WORDS, Anchor.RIGHT, bold=True)
    apples = x + wide - 34 - 22 * len(score)
    yield centred(apple(), (apples, y + 29), 0.86)
    for at, seat in enumerate(seats):
        middle, left = y + 31 + 38 * at, x + 16
        if len(seats) > 1:
            yield from side_sign(side, seat, (left + 12, middle))
            left += 42
        if seat in due:
            yield pointer(left, middle, WORDS)
            left += 26
        room = (apples - 24 if at == 0 else x + wide - 12) - left
        if seat == board.dealer and not alone:
            room -= 46
            yield Stamp(left + room + 3, middle - 17, PACK, 0.9)
        own = seat == view.seat
        yield Words(left, middle, seat_name(seat), 29, WORDS, Anchor.LEFT, own, width=room)
    caught = sum(view.pile_sizes[seat] for seat in seats)
    low = y + 38 * len(seats) + 40
    end = x + wide - 12
    if alone and board.dealer in seats:
        end -= 46
        yield Stamp(end + 3, low - 17, PACK, 0.9)
    yield Stamp(x + 12, low - 25, drawings.basket(full=caught > 0), 0.76)
    yield Words(x + 70, low, str(caught), 31, WORDS, Anchor.LEFT, bold=True)
    piles = [view.piles[seat] for seat in seats]
    if any(pile is None for pile in piles):
        if not _is_narrow(view) and wide > 240:
            words = line("safaru-face-down")
            yield Words(x + 122, low, words, 26, SOFT, Anchor.LEFT, width=end - x - 122)
        return
    cards = [card for pile in piles if pile is not None for card in pile]
    if _is_narrow(view):
        yield from _animals(content, board.terms.aim, cards, (x + 10, y + high - 32), wide - 20)
    else:
        yield from _animals(content, board.terms.aim, cards, (x + 116, low), wide - 130)


def _animals(
    content: Content, aim: Aim, cards: Sequence[Card], at: tuple[float, float], room: float
) -> Iterator[Mark]:
    """Draw how many animals were caught that bring points; signs shrink to make room (§22, §28)."""
    scoring = content.scoring[aim]
    points = {"unicorn": scoring.unicorns, "hedgehog": scoring.hedgehogs}
    signs: list[tuple[Figure, float, int]] = [
        (drawings.portrait(animal), 0.4, sum(card[0] == animal.letter for card in cards))
        for animal in content.animals
        if points.get(animal.name)
    ]
    if scoring.baby:
        signs.append((drawings.BABY, 0.84, sum(number_of(card) == 0 for card in cards)))
    digits = _APART * len(signs) + _DIGIT * len("".join(str(count) for *_, count in signs))
    wide = sum(figure.size[0] * scale for figure, scale, _ in signs)
    fit = min(1.0, (room - digits - 24) / wide)
    gap = (room - digits - wide * fit) / max(1, len(signs) - 1)
    x, y = at
    for figure, scale, count in signs:
        across = figure.size[0] * scale * fit
        yield centred(figure, (x + across / 2, y), scale * fit)
        yield Words(x + across + _APART, y, str(count), 29, WORDS, Anchor.LEFT)
        x += across + _APART + _DIGIT * len(str(count)) + max(0, gap)


def _stump(view: View, x: float, y: float) -> Iterator[Mark]:
    """Draw the seats as they sit: partners are opposite, the turn goes clockwise."""
    yield Disc(x, y + 5, 38, "#5a3a20", INK, 3, tall=32)
    yield Disc(x, y - 2, 38, "#e3bd84", INK, 3, tall=32)
    for radius, tall in ((24, 19), (10, 8)):
        yield Disc(x, y - 2, radius, None, "#b98a50", 2.5, tall=tall)
    places = ((0, 48), (-50, -2), (0, -52), (50, -2))
    for seat, (across, down) in enumerate(places):
        on = seat in view.board.due.seats
        yield from side_sign(seat % 2, seat, (x + across, y + down), on=on)
