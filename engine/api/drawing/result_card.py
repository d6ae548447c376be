"""The card of a result: who won, with how much, the order of the others, one moment of the game.

The same for every game; a game adds its moment. Lengths are pixels of a scene 800 wide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import takewhile
from math import cos, pi, sin

from msgspec import Struct

from engine.api.drawing import centred
from engine.api.drawing.creatures import COAT, FEET, HEDGEHOG, hedgehog
from engine.api.drawing.geometry import arc, burst, moved, scattered, smooth, turned
from engine.api.drawing.house_faces import house_figure
from engine.api.drawing.palette import (
    BAD,
    BOARD,
    EDGE,
    GOLD,
    GOOD,
    INK,
    LEAF_GREEN,
    PLATE,
    SOFT,
    WORDS,
    both,
    by_night,
    shade,
)
from engine.api.drawing.plates import plate
from engine.api.drawing.signs import CROWN, ROSETTE, medal, number_text
from engine.api.event import Line
from engine.api.scene import (
    Anchor,
    Box,
    Disc,
    Figure,
    Mark,
    Part,
    Plate,
    Point,
    Scene,
    Shape,
    Stamp,
    Stroke,
    Words,
)

#: The size of the picture of a moment.
VIGNETTE = (160.0, 102.0)

FOOT = 56

_WIDTH, _STAGE, _ROW, _NOTE = 800, 424, 70, 142
_SUN = (252.0, 236.0)

#: So many feats are shown.
_MOST_FEATS = 3

_SKY, _RAY, _GLOW = (
    both("#ffe7b0", "#1d2747"),
    both("#ffdc8f", "#25325a"),
    both("#fff6d8", "#35447a"),
)
_HILL, _NEAR_HILL = both("#b9d782", "#274a45"), both("#9cc567", "#1f3d3a")
_HEDGE, _DEEP_HEDGE = both("#5f9446", "#173229"), both("#4c7d38", "#10261f")
_TWIG, _MOUND = both("#7fb356", "#2f5a44"), both("#7fb356", "#2f5a44")
_NOTE_PAPER = both("#fff3c9", "#383422")
_NOTE_SHADOW = both("#cfc4ad", "#161822")
_FOOTER, _FOOTER_WORDS = both("#33562b", "#10261f"), both("#f3f7e3", "#dfe8d2")
PAPERS = ("#d8432f", "#43994a", "#8a55b9", "#f4b92a", "#2f73b7")
COATS = (COAT, "#8d8076", "#b5622f")

#: By the number of winners on the mound: where their feet are, and how large they are.
_STANDS = {
    1: (((0, 0),), 2.1),
    2: (((-78, -6), (78, 4)), 1.35),
    3: (((-98, -24), (98, -24), (0, 12)), 1.3),
}


class Moment(Struct, frozen=True):
    """What made a game memorable: a short sentence and a picture of the size `VIGNETTE`.

    `winner`: the head of a single winner, in a game whose players are animals of its own.
    """

    line: Line
    vignette: Figure
    winner: Figure | None = None


class ResultRow(Struct, frozen=True, kw_only=True):
    """One seat of a result; `rating` and `change` are `None` where the game was not rated.

    `face`: of the house, where it played.
    """

    name: Line
    place: int
    score: int | None = None
    rating: str | None = None
    change: int | None = None
    face: int | None = None
    joined: bool = False  #: on the side of the row above, whose place and score it shares


class FeatRow(Struct, frozen=True):
    """A feat that somebody has for the first time."""

    title: Line
    name: Line


class ResultCard(Struct, frozen=True, kw_only=True):
    """What a result card says. `rows` are in the order of their places, winners first."""

    title: Line
    rows: tuple[ResultRow, ...]
    verb: Line  #: below the name of the winner: "wins!"
    unit: Line | None  #: of the winner's score; `None`: the game has no scores
    reason: Line
    footer: Line
    moment: Moment | None = None
    feats: tuple[FeatRow, ...] = ()
    crowned: bool = True  #: False: the house won, and wears no crown


def result_card(card: ResultCard, alt: Line, text: Sequence[Line]) -> Scene:
    """Return the card as a scene with its text alternative."""
    feats = card.feats[:_MOST_FEATS]
    places_end = _STAGE + 18 + len(card.rows) * _ROW
    rows_end = places_end + len(feats) * _ROW + 6
    size = (_WIDTH, rows_end + _NOTE + FOOT)
    return Scene(
        size=size,
        ground=(_stage(), Box(0, _STAGE, _WIDTH, size[1] - _STAGE, BOARD)),
        marks=(
            *_winners(card),
            *_headline(card),
            *_places(card.rows),
            *_feats(feats, places_end),
            *_note(card, rows_end),
            *foot(card.footer, rows_end + _NOTE),
        ),
        alt=alt,
        text=tuple(text),
    )


def _best(card: ResultCard) -> list[ResultRow]:
    return [row for row in card.rows if row.place == 1]


@lru_cache(maxsize=1)
def _stage() -> Stamp:
    """Draw the sky, the hills, the hedge and the mound of the winner."""
    x = _SUN[0]
    parts = [*festive_sky(_SUN, _STAGE)]
    for at, place in enumerate(scattered(70, 10, 74, 790, _STAGE - 70)):
        if 84 < place[0] < 430 or (430 < place[0] < 795 and 60 < place[1] < 344):
            continue
        parts.append(paper_scrap(at, place))
    parts += hedge(_STAGE - 30)
    parts.append(Disc(x, _STAGE - 18, 176, _DEEP_HEDGE, tall=46))
    parts.append(Disc(x, _STAGE - 24, 168, _MOUND, INK, 4, tall=42))
    for flip in (-1, 1):
        parts += _laurel(flip)
    parts.append(Box(0, _STAGE - 3, _WIDTH, 3, INK))
    return Stamp(0, 0, Figure((_WIDTH, _STAGE), tuple(parts)))


def festive_sky(sun: Point, high: float) -> Iterator[Part]:
    """Yield the sky with the sun's rays and the hills of a picture that celebrates somebody."""
    x, y = sun
    yield Box(0, 0, _WIDTH, high, _SKY)
    for at in range(0, 24, 2):
        one, other = at * pi / 12 - 0.13, (at + 1) * pi / 12 - 0.13
        ends = ((x + 900 * cos(angle), y + 900 * sin(angle)) for angle in (one, other))
        yield Shape((sun, *ends), _RAY)
    yield Disc(x, y, 150, _GLOW)
    yield from (Disc(*star, 2.4, by_night("#fff2c4")) for star in scattered(18, 10, 60, 790, 300))
    far = ((-40, 90), (140, 130), (330, 84), (520, 128), (700, 92), (840, 120))
    near = ((-40, 54), (200, 78), (420, 48), (640, 76), (840, 50))
    for outline, fill in ((far, _HILL), (near, _NEAR_HILL)):
        tops = ((across, high - up) for across, up in outline)
        yield Shape(smooth(((-40, high + 60), *tops, (840, high + 60))), fill)


def paper_scrap(number: int, place: Point) -> Part:
    """Return one scrap of confetti at a place; neighbours in number differ."""
    x, y = place
    fill = PAPERS[number % len(PAPERS)]
    if number % 2 == 0:
        return Disc(x, y, 5, fill)
    corners = ((x - 7, y - 4), (x + 7, y - 4), (x + 7, y + 4), (x - 7, y + 4))
    return Shape(turned(corners, number * 53 % 180, place), fill)


def hedge(y: float) -> Iterator[Part]:
    """Yield the hedge across the picture, its top at `y`."""
    for row, (fill, down) in enumerate(((_DEEP_HEDGE, 0), (_HEDGE, 14))):
        for at, x in enumerate(range(-10, 830, 32)):
            yield Disc(x + 14 * row, y + down + at % 3 * 3, 24 + at * 5 % 9, fill, tall=19)
    yield Box(0, y + 16, _WIDTH, 40, _HEDGE)
    for x in range(16, 790, 47):
        low = y + 22 + x * 7 % 16
        yield Stroke(((x, low), (x + 6, low - 7), (x + 12, low)), _TWIG, 3)
    for x in range(60, 790, 121):
        yield Disc(x, y + 18 + x * 3 % 14, 4.5, "#d8432f")


def _laurel(flip: int) -> Iterator[Part]:
    """Draw one half of the wreath round the sun."""
    x = _SUN[0]
    stem = arc(_SUN, (158, 158), -78, 58, 15)
    yield Stroke(tuple((x + flip * (a - x), b) for a, b in stem), INK, 5)
    for at in range(8):
        angle = -70 + 17 * at
        ((left, top),) = arc(_SUN, (158, 158), angle, angle, 1)
        for lean in (-52, 28):
            fill = LEAF_GREEN if lean < 0 else shade(LEAF_GREEN, 0.25)
            leaf = smooth(((0, 0), (12, -9), (34, 0), (12, 9)), steps=4)
            points = turned(leaf, -angle - 90 + lean, (0, 0))
            placed = tuple((x + flip * (left + a - x), top + b) for a, b in points)
            yield Shape(placed, fill, INK, 2.5)


def _winners(card: ResultCard) -> Iterator[Mark]:
    count = min(3, len(_best(card)))
    offsets, scale = _STANDS[count]
    wear = "crown" if card.crowned else ""
    for at, (dx, dy) in enumerate(offsets):
        x, y = _SUN[0] + dx, _STAGE - 40 + dy
        left = count == 2 and at == 1
        face = _best(card)[at].face
        if count == 1 and not face and card.moment is not None and card.moment.winner is not None:
            yield from _head(card.moment.winner, (x, y), crowned=card.crowned)
            return
        figure = house_figure(face) if face else hedgehog((COATS[at],), wear, "1", left=left)
        yield Disc(x, y + 2, 54 * scale, "#00000030", tall=8 * scale)
        yield Stamp(x - scale * HEDGEHOG[0] / 2, y + 6 - scale * FEET, figure, scale)


def _head(figure: Figure, foot: Point, *, crowned: bool) -> Iterator[Mark]:
    """Yield the head of a winner on the mound."""
    (x, y), scale = foot, 190 / figure.size[1]
    yield Disc(x, y + 2, 96, "#00000030", tall=14)
    yield centred(figure, (x, y - 90), scale)
    if crowned:
        yield centred(CROWN, (x, y - 178), 1.9)


def _headline(card: ResultCard) -> Iterator[Mark]:
    title = Plate(PLATE, EDGE)
    yield Words(18, 39, card.title, 28, WORDS, Anchor.LEFT, bold=True, width=440, plate=title)
    best, x = _best(card), 608.0
    pitch, size, rows = {1: (0, 56, 2), 2: (60, 50, 1)}.get(len(best), (44, 36, 1))
    shown: list[Line | str] = [row.name for row in best]
    if len(shown) > 3:
        shown = [*shown[:2], f"+{len(best) - 2}"]
    for at, name in enumerate(shown):
        y = 112 + (at - (len(shown) - 1) / 2) * pitch
        yield Words(x, y, name, size, WORDS, bold=True, width=352, rows=rows)
    yield Words(x, 197, card.verb, 32, WORDS, width=352)
    if best[0].score is not None and card.unit is not None:
        star = burst((x, 296), 104, 90, 20, 0.7)
        yield Shape(star.points, GOLD, INK, 4)
        score = number_text(best[0].score)
        yield Words(x, 284, score, 62, INK, bold=True, width=140)
        yield Words(x, 325, card.unit, 27, INK, width=116)


def _places(rows: Sequence[ResultRow]) -> Iterator[Mark]:
    rated = any(row.rating is not None and row.change is not None for row in rows)
    for at, row in enumerate(rows):
        y, first = _STAGE + 18 + at * _ROW, row.place == 1
        middle = y + 31
        if not row.joined:
            below = takewhile(lambda each: each.joined, rows[at + 1 :])
            down = len([*below]) * _ROW / 2  # to the middle of a side
            yield plate((14, y, 772, 62 + 2 * down), strong=first)
            yield Stamp(28, y + down + (0 if row.place > 3 else -3), medal(row.place))
            if row.score is not None:
                right, text = 520 if rated else 762, number_text(row.score)
                spot = (right, middle + down)
                yield Words(*spot, text, 38, WORDS, Anchor.RIGHT, bold=True, width=110)
        room = 300 if rated else 480
        yield Words(96, middle, row.name, 32, WORDS, Anchor.LEFT, bold=first, width=room)
        if row.rating is not None and row.change is not None:
            yield from _change(row.change, middle)
            yield Words(766, middle, row.rating, 29, SOFT, Anchor.RIGHT, width=92)


def _feats(feats: Sequence[FeatRow], y: float) -> Iterator[Mark]:
    for at, feat in enumerate(feats):
        top = y + at * _ROW
        yield Stamp(28, top - 3, ROSETTE)
        yield Words(96, top + 31, feat.title, 30, WORDS, Anchor.LEFT, bold=True, width=400)
        yield Words(762, top + 31, feat.name, 27, SOFT, Anchor.RIGHT, width=240)


def _change(change: int, y: float) -> Iterator[Mark]:
    """Draw by how much a rating moved: an arrow up or down, or a dash, and the number."""
    x, up = 590.0, change > 0
    if change == 0:
        yield Stroke(((x + 2, y), (x + 20, y)), SOFT, 4)
        return
    ink, tip = (GOOD, -1) if up else (BAD, 1)
    yield Shape(((x, y - 9 * tip), (x + 22, y - 9 * tip), (x + 11, y + 10 * tip)), ink)
    yield Words(x + 30, y, str(abs(change)), 29, ink, Anchor.LEFT, bold=True, width=54)


def _note(card: ResultCard, y: float) -> Iterator[Mark]:
    """Draw the moment of the game with why it was won below, or that alone."""
    yield Box(20, y + 6, 772, 126, _NOTE_SHADOW, radius=18)
    yield Box(14, y, 772, 126, _NOTE_PAPER, EDGE, 3, 18)
    if card.moment is None:
        yield Words(400, y + 63, card.reason, 29, WORDS, bold=True, width=736, rows=3)
        return
    yield Stamp(26, y + 12, card.moment.vignette)
    yield Words(204, y + 44, card.moment.line, 30, WORDS, Anchor.LEFT, True, 566, rows=2)
    yield Words(204, y + 102, card.reason, 26, SOFT, Anchor.LEFT, width=566)


def foot(footer: Line, y: float) -> Iterator[Mark]:
    """Yield the strip at the foot of a picture that people share, `FOOT` high."""
    yield Box(0, y, _WIDTH, FOOT, _FOOTER)
    for at in range(30):
        yield Disc(14 + at * (_WIDTH - 28) / 29, y, 14, _FOOTER)
    yield Stamp(18, y + 4, hedgehog((COAT,), "", "H"), 0.44)
    yield Words(84, y + 30, "Hedgerow", 28, _FOOTER_WORDS, Anchor.LEFT, bold=True)
    yield Words(782, y + 30, footer, 27, _FOOTER_WORDS, Anchor.RIGHT, width=520)


def vignette(*parts: Part, fill: str = both("#b4d67f", "#2c4f47")) -> Figure:
    """Return the picture of a moment: these parts on a framed ground."""
    width, height = VIGNETTE
    frame = Box(0, 0, width, height, None, INK, 3, 14)
    return Figure(VIGNETTE, (Box(0, 0, width, height, fill, None, 0, 14), *parts, frame))


def vignette_card(face: Figure, scale: float, x: float = 8, y: float = 10) -> tuple[Part, ...]:
    """Return the parts of a card's face for a vignette."""
    return moved(face.marks, x, y, scale)
