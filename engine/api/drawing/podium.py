"""The podium of a season: the three best on stumps of one tree, the next ones below them.

Lengths are pixels of a scene 800 wide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.api.drawing.creatures import FEET, HEDGEHOG, hedgehog
from engine.api.drawing.geometry import along, burst, scattered, smooth
from engine.api.drawing.palette import BOARD, EDGE, INK, PLATE, SOFT, WORDS, both
from engine.api.drawing.plates import plate
from engine.api.drawing.result_card import (
    COATS,
    FOOT,
    PAPERS,
    festive_sky,
    foot,
    hedge,
    paper_scrap,
)
from engine.api.drawing.signs import METALS, medal
from engine.api.event import Line
from engine.api.scene import (
    Anchor,
    Box,
    Disc,
    Figure,
    Mark,
    Part,
    Plate,
    Scene,
    Shape,
    Stamp,
    Stroke,
    Words,
)

_WIDTH, _STAGE, _BASE = 800, 542, 520

#: From left to right as on any podium: the order of the place, its middle, half its width.
_STUMPS = ((1, 150, 104), (0, 400, 116), (2, 650, 100))

#: By rank: where the top of a stump is, how large its hedgehog stands on it, and what that wears.
_RANKS = {1: (316, 1.78, "crown"), 2: (380, 1.4, "leaf"), 3: (416, 1.32, "flower")}

_BARK, _GROOVE, _WOOD, _RING = "#8a5a36", "#6a4424", "#e0b981", "#b98a55"
_MEADOW, _MOUND = both("#9cc567", "#1f3d3a"), both("#b9d782", "#274a45")


class PodiumRow(Struct, frozen=True, kw_only=True):
    """Somebody of a season; `letter` is on the cloth of their hedgehog. People may share a rank."""

    rank: int
    name: Line
    rating: str
    record: Line
    letter: str = ""


def podium(title: Line, game: Line, rows: Sequence[PodiumRow], footer: Line, alt: Line) -> Scene:
    """Return the podium of these rows, best first; `alt` is all of its text alternative."""
    best, others = rows[:3], rows[3:]
    others_end = _STAGE + 198 + 60 * -(-len(others) // 2)
    size = (_WIDTH, others_end + FOOT)
    heading = Plate(PLATE, EDGE)
    return Scene(
        size=size,
        ground=(_ground(), Box(0, _STAGE, _WIDTH, size[1] - _STAGE, BOARD)),
        marks=(
            Words(18, 40, title, 30, WORDS, Anchor.LEFT, bold=True, width=470, plate=heading),
            Words(782, 40, game, 27, WORDS, Anchor.RIGHT, width=280, plate=heading),
            *_stumps(best),
            Stroke(((0, _STAGE), (_WIDTH, _STAGE)), INK, 4),
            *_names(best),
            *_others(others),
            *foot(footer, others_end),
        ),
        alt=alt,
        text=(alt,),
    )


def _ground() -> Stamp:
    parts: list[Part] = [*festive_sky((400, 250), _BASE)]
    for at, (x, y) in enumerate(scattered(70, 10, 130, 790, 400)):
        if not (270 < x < 530 or (50 < x < 250 and y > 190) or (550 < x < 750 and y > 220)):
            parts.append(paper_scrap(at, (x, y)))
    parts += _bunting()
    parts += hedge(_BASE - 60)
    parts.append(Box(0, _BASE - 10, _WIDTH, _STAGE - _BASE + 10, _MEADOW))
    parts.append(Disc(400, _BASE, 380, _MOUND, tall=18))
    return Stamp(0, 0, Figure((_WIDTH, _STAGE), tuple(parts)))


def _bunting() -> Iterator[Part]:
    rope = smooth(((-20, 78), (200, 112), (400, 82), (600, 112), (820, 78)), closed=False, steps=8)
    for at, (x, y) in enumerate(along(rope, 17)):
        yield Shape(((x - 17, y), (x + 17, y), (x, y + 34)), PAPERS[at % len(PAPERS)], INK, 2.5)
    yield Stroke(rope, INK, 4)


def _stumps(best: Sequence[PodiumRow]) -> Iterator[Mark]:
    # The middle one comes last, for its roots lie before the others.
    for order, x, half in sorted(_STUMPS, reverse=True):
        if order >= len(best):
            continue
        row = best[order]
        top, scale, wear = _RANKS[row.rank]
        yield from _stump(x, top, half, row.rank)
        yield Disc(x, top + 2, 58 * scale, "#00000030", tall=11 * scale)
        figure = hedgehog((COATS[order],), wear, row.letter, left=order == 2)
        left = x - scale * HEDGEHOG[0] / 2
        yield Stamp(left, top + 6 - scale * (FEET - 1), figure, scale)


def _stump(x: float, top: float, half: float, rank: int) -> Iterator[Mark]:
    side = ((half, top), (half - 4, _BASE - 36), (half + 16, _BASE + 4))
    outline = (
        *((x - across, y) for across, y in side),
        (x, _BASE + 12),
        *((x + across, y) for across, y in reversed(side)),
    )
    yield Shape(smooth(outline), _BARK, INK, 4)
    for across in range(-int(half) + 18, int(half) - 8, 24):
        ends = ((x + across, top + 44), (x + across - 3, _BASE - 24 - across * 3 % 18))
        yield Stroke(ends, _GROOVE, 4)
    yield Disc(x, top, half, _WOOD, INK, 4, tall=24)
    yield Disc(x, top, half * 0.72, None, _RING, 3, tall=16)
    yield Disc(x, top, half * 0.42, None, _RING, 3, tall=9)
    yield Shape(burst((x, top + 72), 38, 34, 18).points, METALS[rank - 1], INK, 3)
    yield Words(x, top + 72, str(rank), 44, INK, bold=True)


def _names(best: Sequence[PodiumRow]) -> Iterator[Mark]:
    for order, x, half in ((1, 138, 122), (0, 400, 130), (2, 662, 122)):
        if order >= len(best):
            continue
        row, y = best[order], _STAGE + 16
        yield plate((x - half, y, 2 * half, 156), strong=row.rank == 1)
        yield Words(x, y + 41, row.name, 29, WORDS, bold=True, width=2 * half - 24, rows=2)
        yield Words(x, y + 98, row.rating, 36, WORDS, bold=True, width=2 * half - 24)
        yield Words(x, y + 131, row.record, 26, SOFT, width=2 * half - 20)


def _others(rows: Sequence[PodiumRow]) -> Iterator[Mark]:
    for at, row in enumerate(rows):
        x, y = 14 + 394 * (at % 2), _STAGE + 184 + 60 * (at // 2)
        yield plate((x, y, 378, 54))
        yield Stamp(x + 10, y + (2 if row.rank > 3 else 0), medal(row.rank), 0.8)
        yield Words(x + 66, y + 27, row.name, 25, WORDS, Anchor.LEFT, width=206, rows=2)
        yield Words(x + 362, y + 27, row.rating, 30, WORDS, Anchor.RIGHT, bold=True, width=84)
