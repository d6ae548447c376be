"""The strip that tells the last play: a net with its animals and its arithmetic, or a release."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.api.drawing import centred
from engine.api.drawing.geometry import along, arc, scattered, smooth
from engine.api.drawing.palette import INK, PAPER, both
from engine.api.drawing.signs import pointer
from engine.api.event import line
from engine.api.scene import (
    Anchor,
    Disc,
    Figure,
    Mark,
    Part,
    Plate,
    Shape,
    Stamp,
    Stroke,
    Words,
)
from engine.api.seats import seat_name
from engine.games.safaru import drawings
from engine.games.safaru.catches import Limits, find_catch
from engine.games.safaru.model import Card, Content, LastPlay, number_of

#: The height of the strip.
STRIP = 156

_WIDTH, _GAP = 800, 22
_SAND, _TUFT, _WORDS = both("#b79a4f", "#33331f"), both("#9c813c", "#45452c"), "#3b2a1e #f6ecd6"
_BAG, _MESH, _POLE = "#f7edcf", "#d3c08c", "#c98f4c"
_NAME = Plate(PAPER, INK, 2.5, 9, 37, 10)
_REASON = Plate(PAPER, INK, 2, 9, 34, 9)


class _Group(NamedTuple):
    """The cards that one method took, and why."""

    cards: tuple[Card, ...]
    why: str


def last_play(content: Content, played: LastPlay, top: float) -> Iterator[Mark]:
    """Draw the last play: the seat, its card, and what it took and why (§6, §8, §9)."""
    yield Stamp(0, top - 10, _sand())
    animal, number = content.animal_of[played.card[0]], number_of(played.card)
    face = drawings.card(animal, number, content.triangles_on[played.card])
    yield Stamp(20, top + 2, face, 0.62)
    name = seat_name(played.seat)
    yield Words(14, top + 133, name, 26, INK, Anchor.LEFT, bold=True, width=132, plate=_NAME)
    if played.taken:
        yield from _net(content, _groups(content, played), played, top)
        return
    for left in (126, 206):  # two hops away from the card
        for point in along(arc((left + 40, top + 112), (40, 62), 180, 0), 8):
            yield Disc(*point, 4.5, "#f1e2b4", "#8a7338", 1.5)
    yield Disc(352, top + 122, 52, "#2a180f2c", tall=10)
    yield centred(drawings.portrait(animal, baby=number == 0), (352, top + 65), 1.06)
    yield Stamp(446, top + 46, drawings.FREED, 1.2)
    free = line("safaru-went-free")
    yield Words(524, top + 78, free, 34, _WORDS, Anchor.LEFT, bold=True, width=262)


@lru_cache(1)
def _sand() -> Figure:
    teeth = tuple((x, 10 if at % 2 else 1) for at, x in enumerate(range(-6, _WIDTH + 12, 11)))
    tufts = (
        Stroke(((x + lean, y), (x + 2 * lean, y - 12)), _TUFT, 3)
        for x, y in scattered(22, 0, 30, _WIDTH, STRIP)
        for lean in (-4, 4)
    )
    outline = (*teeth, (_WIDTH + 6, STRIP + 10), (-6, STRIP + 10))
    return Figure((_WIDTH, STRIP + 10), (Shape(outline, _SAND), *tufts))


def _groups(content: Content, played: LastPlay) -> list[_Group]:
    """Return what the card took by each method, with its arithmetic."""
    named = (*played.taken, *((played.card,) if played.paired else ()))
    limits = Limits(content.total, one_method=False, baby_each=False)
    catch = find_catch(played.taken, played.card, named, limits, babies=False)
    number = number_of(played.card)
    if catch is None:
        return [_Group(played.taken, "")]
    groups = []
    adding, totalling, pairing = catch.by_method
    if adding:
        groups.append(_Group(adding, f"{_sum(adding)} = {number}"))
    if totalling:
        groups.append(_Group(totalling, f"{_sum(totalling)}+{number} = {content.total}"))
    if pairing:
        groups.append(_Group((*pairing, played.card), f"{number} = {number}"))
    return groups


def _sum(cards: tuple[Card, ...]) -> str:
    return "+".join(str(number_of(card)) for card in cards)


def _net(content: Content, groups: list[_Group], played: LastPlay, top: float) -> Iterator[Mark]:
    count = sum(len(group.cards) for group in groups)
    step = min(88.0, (524 - _GAP * (len(groups) - 1)) / count)
    left, right = 168.0, 168 + step * count + _GAP * (len(groups) - 1)
    for width, paint in ((11, INK), (6, _POLE)):
        yield Stroke(((106, top + 92), (158, top + 64)), paint, width)
    yield from _bag(left, right, top)
    x = left + step / 2 + 4
    for cards, why in groups:
        start = x
        for card in cards:
            animal, number = content.animal_of[card[0]], number_of(card)
            figure = drawings.portrait(animal, baby=number == 0)
            yield centred(figure, (x, top + 46), min(0.66, step / 132))
            yield centred(drawings.mini(animal, number), (x, top + 93), min(1.05, step / 66))
            x += step
        middle = (start + x - step) / 2
        if why:
            ends = ((start - step * 0.42, top + 117), (x - step * 0.58, top + 117))
            yield Stroke(ends, _WORDS, 3)
            room = max(120.0, len(cards) * step + _GAP)
            yield Words(middle, top + 137, why, 26, INK, bold=True, width=room, plate=_REASON)
        x += _GAP
    yield Disc(158, top + 58, 14, None, INK, 8, tall=52)
    yield Disc(158, top + 58, 12.5, None, _POLE, 4, tall=50)
    if right < 660:
        yield Stroke(((right + 28, top + 56), (698, top + 56)), _WORDS, 4)
    yield pointer(696, top + 56, _WORDS, 18, 22)
    gained = f"+{len(played.taken) + played.paired}"
    yield Stamp(720, top + 14, drawings.basket(full=True), 1.02)
    yield Words(755, top + 102, gained, 34, _WORDS, bold=True)


def _bag(left: float, right: float, top: float) -> Iterator[Part]:
    """Draw the net's bag with its mesh; the rim is drawn before the animals."""
    outline = (
        (158, top + 8),
        (left + 50, top + 5),
        (right - 30, top + 10),
        (right + 20, top + 36),
        (right + 24, top + 78),
        (right - 20, top + 108),
        (left + 40, top + 112),
        (158, top + 108),
    )
    yield Shape(smooth(outline), _BAG, INK, 3)
    for x in range(int(left) + 8, int(right), 26):
        far = min(x + 40, right + 8)
        yield Stroke(((x, top + 12), (far, top + 106)), _MESH, 2)
        yield Stroke(((far, top + 14), (x, top + 106)), _MESH, 2)
