"""The Food of a camp: what is secured behind a lock, what can be stolen, and penalties.

Each kind shows how many there are and its points for this seat, golden with the bonus.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from engine.api.drawing import TIMES, centred
from engine.api.drawing.palette import GOLD, INK, PAPER, WORDS
from engine.api.scene import Anchor, Box, Disc, Mark, Words
from engine.games.igels import drawings
from engine.games.igels.camps import CAMP, STRIP, Camp
from engine.games.igels.content import Content, plus
from engine.games.igels.drawings import LOSS, LOSS_WORDS
from engine.games.igels.final_scoring import cost
from engine.games.igels.model import Board, seat_word

#: The height of a row of Food.
FOOD = 58


class _Item(Struct, frozen=True):
    """A kind of Food in a camp, or a penalty; `name` is empty for the lock of what is secured."""

    name: str
    count: int = 1
    secured: bool = False
    cost: int = 0

    @property
    def width(self) -> float:
        return 30 if not self.name else 52 + 36 * (self.count > 1) + 30 * bool(self.cost)


def _items(content: Content, board: Board, seat: int) -> Iterator[tuple[_Item, float, int]]:
    """Yield what lies in the Food of a camp, with how far from its left, and in which row."""
    area = board.areas[seat]
    items = [_Item("", secured=True)] if area.secured else []
    items += [_Item(name, count, secured=True) for name, count in Counter(area.secured).items()]
    items += [_Item(name, count) for name, count in Counter(area.food).items()]
    items += [_Item(name, cost=cost(content, name)) for name in area.penalties]
    x, row = 0.0, 0
    for item in items:
        if x + item.width > CAMP - 20:
            x, row = 0.0, row + 1
        yield item, x, row
        x += item.width


def food_rows(content: Content, board: Board, seat: int) -> int:
    """Return how many rows the Food of a seat takes."""
    return 1 + max((row for *_, row in _items(content, board, seat)), default=0)


def food(camp: Camp, top: float, rows: int) -> Iterator[Mark]:
    """Yield secured Food behind its lock, Food that can be stolen, and penalties."""
    if camp.species is not None:
        yield Box(camp.x + 6, top, CAMP - 12, rows * FOOD, STRIP, radius=12)
    seats = {seat_word(seat) for seat in range(len(camp.board.areas))} & camp.aimed
    here = not seats or seat_word(camp.seat) in seats
    items = [*_items(camp.content, camp.board, camp.seat)]
    for row in range(rows):
        ends = [
            end
            for item, left, its in items
            if item.secured and its == row
            for end in (left, left + item.width)
        ]
        if ends:
            x, y = camp.x + 8 + min(ends), top + row * FOOD + 2
            yield Box(x, y, max(ends) - min(ends) + 2, FOOD - 4, "#ffe28a", INK, 2, 10)
    for item, left, row in items:
        x, y = camp.x + 10 + left, top + row * FOOD
        if not item.name:
            yield centred(drawings.sign("lock"), (x + 15, y + FOOD / 2), 0.64)
        elif item.cost:
            yield Box(x + 2, y + 4, item.width - 4, FOOD - 8, LOSS, LOSS_WORDS, 2.5, 10)
            yield centred(drawings.motif(item.name), (x + 24, y + FOOD / 2), 0.76)
            cost = plus(-item.cost)
            yield Words(x + 62, y + FOOD / 2, cost, 27, LOSS_WORDS, bold=True, width=34)
        else:
            aimed = item.name in camp.aimed and here and not item.secured
            yield from _kind(camp, item, x, y, aimed=aimed)


def _kind(camp: Camp, item: _Item, x: float, y: float, *, aimed: bool) -> Iterator[Mark]:
    """Yield a kind of Food with its points for this seat, golden with the bonus, and its count."""
    if aimed:
        yield Disc(x + 24, y + 27, 27, GOLD, INK, 2)
    yield centred(drawings.food(item.name), (x + 23, y + 25), 0.84)
    points = camp.content.points(item.name, camp.species)
    bonus = points > camp.content.food_cards[item.name].points
    yield Disc(x + 38, y + 43, 14, GOLD if bonus else PAPER, INK, 2)
    yield Words(x + 38, y + 42, str(points), 26, INK, bold=True, width=22)
    if item.count > 1:
        ink = INK if item.secured else WORDS
        yield Words(x + 55, y + 27, f"{TIMES}{item.count}", 26, ink, Anchor.LEFT, width=34)
