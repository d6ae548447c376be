"""What the pictures of standings share: colours, measures, their head and the sign of a place."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.images.fonts import can_draw_most, drawable
from cogs.text.user_text import Name
from engine.api.drawing.creatures import COAT, FEET, HEDGEHOG, hedgehog
from engine.api.drawing.palette import both
from engine.api.drawing.signs import METALS, medal
from engine.api.event import Line
from engine.api.scene import Anchor, Mark, Stamp, Words

#: Width of a picture in pixels, and the margin at its sides.
WIDTH, EDGE = 800, 28

#: The head and what is written on it, the same by night.
GREEN, PALE_GREEN, HEAD_WORDS = "#2f4a2b", "#d8e4cf", "#f7f3ea"

PAPER, STRIPE = both("#f7f3ea", "#1c1f2b"), both("#efe8d8", "#262a38")
INK, SOFT_INK = both("#1f1a17", "#f6ecd6"), both("#665c50", "#cfc8ba")
RULE = both("#c9bda6", "#454a5e")

#: Height of the head of a list.
HEAD = 108

#: How large the hedgehog on its edge is, and the sign of a place.
_HEDGEHOG, _MEDAL = 0.94, 0.8


def list_head(title: Line, subtitle: Line, leader: Name | None) -> Iterator[Mark]:
    """Yield the head of a list with a hedgehog, crowned and with the letter of the `leader`.

    `None`: the first place is not in the list.
    """
    wear, letter = ("leaf", "") if leader is None else ("crown", initial(leader))
    left = WIDTH - EDGE - _HEDGEHOG * HEDGEHOG[0]
    wide = left - EDGE - 14
    yield Words(EDGE, 40, title, 36, HEAD_WORDS, Anchor.LEFT, bold=True, width=wide)
    yield Words(EDGE, 82, subtitle, 25, PALE_GREEN, Anchor.LEFT, width=wide)
    figure = hedgehog((COAT,), wear, letter, left=True)
    yield Stamp(left, HEAD - _HEDGEHOG * FEET, figure, _HEDGEHOG)


def place(x: float, y: float, rank: int, *, is_won: bool = True) -> Mark:
    """Return the sign of a place in a list: a medal up to the third if that `is_won`."""
    if not is_won or rank > len(METALS):
        return Words(x, y, str(rank), 26, INK, width=66)
    return Stamp(x - 26 * _MEDAL, y - 33 * _MEDAL, medal(rank), _MEDAL)


def initial(name: Name) -> str:
    """Return the first letter of a name as a capital; "" if it cannot be drawn."""
    letters = [each for each in drawable(name.plain) if each.isalnum()]
    return letters[0].upper() if letters and can_draw_most(name.plain) else ""
