"""Single drawings of Igels: an animal with its SAP and state, a leader, chips of a Total, Food.

Each gives marks round a place. The figures in them are made once. This module knows nothing about
a game being played.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from engine.api.drawing import centred
from engine.api.drawing.geometry import burst, moved, smooth
from engine.api.drawing.notation import drawn
from engine.api.drawing.palette import GOLD, INK, PAPER, SOFT, WORDS, by_night, shade
from engine.api.drawing.signs import CROWN, TICK
from engine.api.event import Line
from engine.api.scene import Anchor, Box, Disc, Figure, Mark, Part, Point, Shape, Stroke, Words
from engine.games.igels.card_motifs import CARDS, FOOD, SIGNS
from engine.games.igels.content import Content
from engine.games.igels.portraits import Mood, portrait

#: Frames of Battle cards and of Events; what lowers a Total and its words; a card already laid.
BATTLE, EVENT = "#b3382c", "#8a6420"
LOSS, LOSS_WORDS = "#f8cfc6", "#a02418"
WHITE = "#ffffff"

#: How wide the name of a leader may be on its ribbon.
RIBBON = 164

_ICON = (48.0, 48.0)
_BACKS = {Mood.AWAKE: PAPER, Mood.ASLEEP: "#b4c2da", Mood.OUT: "#d8d2c6", Mood.DEAD: "#e9eef3"}
_RIMS = {Mood.ASLEEP: "#5d73a3", Mood.OUT: "#8a7a66", Mood.DEAD: "#9aabbd"}


class Shown(Struct, frozen=True):
    """An animal as a picture shows it."""

    name: str
    species: str
    paint: str  #: of its species
    mood: Mood = Mood.AWAKE
    sap: int | None = None
    changed: bool = False  #: its SAP is not the printed one
    sign: str = ""  #: what its ability is, of `sign`
    aimed: bool = False  #: a half-made move or a hit is aimed at it


@lru_cache(maxsize=128)
def motif(card: str) -> Figure:
    """Return what a Battle card or an Event shows; one without a motif shows a plain sign."""
    return Figure(_ICON, drawn(CARDS.get(card, SIGNS["paw"])))


@lru_cache(maxsize=16)
def food(name: str) -> Figure:
    """Return the drawing of a Food: a bowl of berries if it has none of its own."""
    # By night a pale disc lets its outline be seen.
    behind = Disc(24, 24, 24, by_night("#e9dcc0"))
    return Figure(_ICON, (behind, *drawn(FOOD.get(name, FOOD["berries"]))))


@lru_cache(maxsize=32)
def sign(name: str) -> Figure:
    """Return a sign of the table."""
    return Figure(_ICON, drawn(SIGNS[name]))


@lru_cache(maxsize=256)
def shield(text: Line | str, size: float, fill: str = BATTLE) -> Figure:
    """Return a SAP shield; a golden one says that the SAP is not the printed one."""
    middle = size / 2 + 3
    corners = ((0, -1.02), (1, -0.7), (0.92, 0.35), (0, 1.12), (-0.92, 0.35), (-1, -0.7))
    knots = tuple((middle + size / 2 * a, middle + size / 2 * b) for a, b in corners)
    letters = max(26, size * 0.72)
    number = Words(middle, middle - 1, text, letters, _on(fill), bold=True, width=size - 2)
    side = size + 6
    return Figure((side, side + 4), (Shape(smooth(knots, steps=3), fill, INK, 2.6), number))


def _on(fill: str) -> str:
    return INK if fill == GOLD else WHITE


@lru_cache(maxsize=512)
def face(animal: str, species: str, mood: Mood = Mood.AWAKE, *, left: bool = False) -> Figure:
    """Return an animal on its disc with the sign of its mood, 120 by 124."""
    drawing = portrait(animal, species, mood, left=left)
    parts: list[Part] = [
        Disc(60, 66, 51, _BACKS[mood], _RIMS.get(mood), 4),
        *moved(drawing.marks, 10, 12),
    ]
    if mood == Mood.ASLEEP:
        parts += moved(sign("asleep").marks, 78, 12, 0.84)
    elif mood == Mood.OUT:
        parts += moved(sign("out").marks, 24, 0, 1.5)
    return Figure((120, 124), tuple(parts))


def head(shown: Shown, middle: Point, size: float, *, left: bool) -> Iterator[Mark]:
    """Yield an animal on a disc, with its state, its SAP at the side it looks from, its sign."""
    (x, y), scale = middle, size / 100
    if shown.aimed:
        yield Disc(x, y + 2 * scale, 51 * scale + 8, GOLD, INK, 2.5)
    yield centred(face(shown.name, shown.species, shown.mood, left=left), (x, y - 2 * scale), scale)
    side = 1 if left else -1
    if shown.sap is not None:
        at = (x + side * 35 * scale, y + 37 * scale)
        fill = GOLD if shown.changed else BATTLE
        yield centred(shield(str(shown.sap), max(30, round(34 * scale + 6)), fill), at)
    if shown.sign:
        away = 1 if shown.mood is Mood.ASLEEP else side  # from the sign that it sleeps
        at = (x - away * 40 * scale, y - 30 * scale)
        yield centred(sign(shown.sign), at, max(0.6, 0.76 * scale))


def leader(shown: Shown, name: Line, middle: Point, *, left: bool) -> Iterator[Mark]:
    """Yield the leader of a side: large, on rays of gold, with a crown and its name on a ribbon."""
    x, y = middle
    rays = burst((x, y + 2), 84, 70, 16)
    yield Shape(rays.points, GOLD, INK, 2.4)
    plain = Shown(shown.name, shown.species, shown.paint, aimed=shown.aimed)
    yield from head(plain, middle, 132, left=left)
    low = y + 66
    for way in (-1, 1):
        ends = ((94, 10), (66, 10), (66, 42), (94, 42), (86, 26))
        points = tuple((x + way * across, low + down) for across, down in ends)
        yield Shape(points, shade(shown.paint, -0.2), INK, 2.2)
    yield Box(x - 86, low, 172, 38, shown.paint, INK, 2.5, 8)
    yield Words(x, low + 18, name, 27, WHITE, bold=True, width=RIBBON)
    side = 1 if left else -1
    fill = GOLD if shown.changed else BATTLE
    yield centred(shield(str(shown.sap), 48, fill), (x + side * 62, y + 42))
    yield centred(CROWN, (x, y - 80), 0.9)
    if shown.sign:
        yield centred(sign(shown.sign), (x - side * 66, y + 40), 1.0)


def name_plate(
    name: Line, at: Point, width: float, *, gone: bool, anchor: Anchor = Anchor.MIDDLE
) -> Words:
    """Return the name of an animal; paler if it is `gone`: out of the battle or dead."""
    return Words(*at, name, 26, SOFT if gone else WORDS, anchor, width=width)


class Chip(Struct, frozen=True):
    """A part of a Total: what it comes from and how much it is."""

    figure: Figure
    text: Line | str
    frame: str = INK
    loss: bool = False
    gone: bool = False  #: it was made to count nothing
    aimed: bool = False


#: The size of a chip.
CHIP = (54.0, 68.0)


def chip(part: Chip, x: float, y: float) -> Iterator[Mark]:
    """Yield a chip: red for a Battle card, tan for an Event or an ability, pink for a loss."""
    if part.aimed:
        yield Box(x - 5, y - 5, CHIP[0] + 10, CHIP[1] + 10, GOLD, INK, 2, 14)
    fill = LOSS if part.loss else PAPER
    yield Box(x, y, *CHIP, fill, part.frame, 3, 10)
    scale = 36 / max(part.figure.size)
    yield centred(part.figure, (x + CHIP[0] / 2, y + 22), scale)
    ink = LOSS_WORDS if part.loss else INK
    yield Words(x + CHIP[0] / 2, y + 53, part.text, 26, ink, bold=True, width=48)
    if part.gone:
        yield Stroke(((x + 6, y + CHIP[1] - 8), (x + CHIP[0] - 6, y + 8)), LOSS_WORDS, 4)


def icons(content: Content) -> dict[Line, Figure]:
    """Return the icons of the animals, the species, the cards, the Food, and of what is asked."""
    found = {each.line: portrait("", each.name) for each in content.species}
    found |= {each.line: portrait(each.name, each.species) for each in content.animals}
    found |= {each.line: motif(each.name) for each in content.support_cards.values()}
    found |= {each.line: Figure(_ICON, drawn(FOOD[each.name])) for each in content.food}
    signs = {"share": "food", "quick": "quick", "rest": "asleep", "trade": "cards"}
    signs |= {"lay": "cards", "lay-more": "cards"}
    found |= {Line(f"igels-{key}"): sign(name) for key, name in signs.items()}
    return {**found, Line("igels-lead"): CROWN, Line("igels-let"): TICK}
