"""Other boards, as changes to the words of our content (`custom_content.game_with`)."""

from __future__ import annotations

import re
from typing import TypeAlias

from tests.support.games import SEEDS

Changes: TypeAlias = tuple[tuple[str, str], ...]

#: The other layout that fits the counts of the box: hexes with corners at their sides, caves on the
#: sides of the board, everything else in its corners, and a straight lady's cave.
FLAT: Changes = (
    ('points = "top"', 'points = "side"'),
    ('{ name = "ne", step = [1, -1] }', '{ name = "n", step = [0, -1] }'),
    ('{ name = "e", step = [1, 0] }', '{ name = "ne", step = [1, -1] }'),
    ('{ name = "se", step = [0, 1] }', '{ name = "se", step = [1, 0] }'),
    ('{ name = "sw", step = [-1, 1] }', '{ name = "s", step = [0, 1] }'),
    ('{ name = "w", step = [-1, 0] }', '{ name = "sw", step = [-1, 1] }'),
    ('{ name = "nw", step = [0, -1] }', '{ name = "nw", step = [-1, 0] }'),
    ("shape = [0, 2, 3, 5]", "shape = [0, 3]"),
    ("checkpoint = [2, -4]", "checkpoint = [0, -3]"),
    ("goal = [-2, 4]", "goal = [0, 3]"),
    (
        "starts = { start-e = [2, 2], start-w = [-4, 2] }",
        "starts = { start-e = [3, 0], start-w = [-3, 3] }",
    ),
    ("stores = [[4, -2], [-2, -2]]", "stores = [[3, -3], [-3, 0]]"),
    (
        "starts = { start-e = [4, -2], start-w = [-2, -2] }",
        "starts = { start-e = [3, -3], start-w = [-3, 0] }",
    ),
    ("stores = [[2, 2], [-4, 2]]", "stores = [[3, 0], [-3, 3]]"),
    ("at = [3, -3]", "at = [2, -4]"),
    ("at = [0, -3]", "at = [-2, -2]"),
    ("at = [3, 0]", "at = [4, -2]"),
    ("at = [-3, 0]", "at = [-4, 2]"),
    ("at = [0, 3]", "at = [2, 2]"),
    ("at = [-3, 3]", "at = [-2, 4]"),
)


def _places() -> tuple[str, str]:
    """Put the places of a hexagon with five to a side in place of ours, row by row."""
    text = (SEEDS / "badger" / "content.toml").read_text("utf-8")
    ours = re.search(r"^places = \[$.*?^\]$", text, re.MULTILINE | re.DOTALL)
    assert ours is not None
    far = range(-4, 5)
    cells = [[q, r] for r in far for q in far if abs(q + r) <= 4 and (q, r) != (0, 0)]
    return (ours[0], f"places = {cells}")


#: Twice as many tiles, so that hexagons are small; the starts are beside the panels in the corners.
SIXTY: Changes = (
    _places(),
    ("each = 2", "each = 4"),
    *(("each = 1", "each = 2"),) * 4,
    *(("neutral = 3", "neutral = 6"),) * 2,
    ("neutral = 4", "neutral = 8"),
    *(("neutral = 1", "neutral = 2"),) * 2,
    ("checkpoint = [2, -4]", "checkpoint = [2, -5]"),
    ("goal = [-2, 4]", "goal = [-2, 5]"),
    (
        "starts = { start-e = [2, 2], start-w = [-4, 2] }",
        "starts = { start-e = [4, -5], start-w = [0, -5] }",
    ),
    ("stores = [[4, -2], [-2, -2]]", "stores = [[0, 5], [-4, 5]]"),
    (
        "starts = { start-e = [4, -2], start-w = [-2, -2] }",
        "starts = { start-e = [0, 5], start-w = [-4, 5] }",
    ),
    ("stores = [[2, 2], [-4, 2]]", "stores = [[4, -5], [0, -5]]"),
    ("at = [3, -3]", "at = [5, -3]"),
    ("at = [0, -3]", "at = [-2, -3]"),
    ("at = [3, 0]", "at = [5, -1]"),
    ("at = [-3, 0]", "at = [-4, -1]"),
    ("at = [0, 3]", "at = [2, 3]"),
    ("at = [-3, 3]", "at = [-5, 3]"),
)
