"""The tray with a seat's own cards, and what they would be worth if the round ended now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.api.drawing.palette import GOLD, INK, TRAY_WORDS
from engine.api.drawing.plates import count_badge, tray
from engine.api.drawing.signs import TIMES, number_text
from engine.api.event import line
from engine.api.scene import Anchor, Box, Mark, Stamp, Words
from engine.api.seats import YOUR_HAND
from engine.games.race import drawings
from engine.games.race.model import Content, Face, View
from engine.games.race.rules import tally
from engine.games.race.sheet import lots, weight

#: The widest card and the highest.
_WIDEST, _HIGHEST = 142.0, 178.0

_SHEET = "#fff6e2"


def hand_height(cards: Sequence[Face]) -> float:
    """Return the height of the tray with these cards."""
    return _card_size(len(set(cards)))[1] + 134


def hand(content: Content, view: View, chosen: Sequence[str], top: float) -> Iterator[Mark]:
    """Lay the faces of a hand in one row, in the order of their buttons, as large as they fit."""
    board, counts = view.board, Counter(view.hand)
    size = _card_size(len(counts))
    worth = tally(content, board.scoring, board.positions, view.hand, home=False)
    yield from tray(top, hand_height(view.hand), YOUR_HAND)
    now = line("race-worth-least" if sum(worth.terms) < 0 else "race-worth-now")
    yield Words(722, top + 28, now, 27, TRAY_WORDS, Anchor.RIGHT, width=430)
    yield Words(784, top + 28, number_text(worth.points), 36, GOLD, Anchor.RIGHT, bold=True)
    step = size[0] + 8
    x = (800 - step * len(counts)) / 2 + 4
    for suit, faces in groupby(counts, key=lambda face: content.cards[face].hedgehog):
        left = x
        for face in faces:
            picked = face in chosen[:1]
            y = top + (50 if picked else 58)
            figure = drawings.card_face(content, content.cards[face], size, chosen=picked)
            yield Stamp(x, y, figure)
            yield from count_badge(x + size[0] - 20, y + size[1] - 8, counts[face])
            x += step
        box = (left, top + 58 + size[1] + 16, x - 8 - left, 46.0)
        term = 0 if suit is None else worth.terms[suit]  # §18
        yield from _worth(content, view, suit, term, box)


def _card_size(faces: int) -> tuple[float, float]:
    width = min(_WIDEST, 776 / max(1, faces) - 8)
    return width, min(1.5 * width, _HIGHEST)


def _worth(
    content: Content,
    view: View,
    suit: int | None,
    term: int,
    box: tuple[float, float, float, float],
) -> Iterator[Mark]:
    """Say below the cards of one hedgehog what they are worth now: their weight times its value."""
    yield Box(*box, _SHEET if suit is not None else "#d9cdb8", drawings.paint(content, suit), 4, 14)
    text = number_text(term)
    if suit is not None and box[2] > 140:
        weighed = weight(lots(content, view.board.scoring, view.hand, suit))
        value = number_text(content.track[view.board.positions[suit]])
        text = f"{weighed}{TIMES}{value} = {number_text(term)}"
    middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
    yield Words(*middle, text, 28, INK, bold=True, width=box[2] - 22)
