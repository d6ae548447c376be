"""The faces of the house: a small set of hedgehogs that sit on its seats, each with a name.

Which of them sits on a seat follows from the channel, so that a rematch has the same ones. It says
nothing about how strong the house plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from msgspec.structs import replace

from engine.api.drawing.creatures import HEDGEHOG, hedgehog
from engine.api.drawing.geometry import moved
from engine.api.drawing.palette import INK, both
from engine.api.event import Line
from engine.api.scene import Anchor, Disc, Figure, Mark, Plate, Scene, Stamp, Words
from engine.api.seats import seat_name

#: The coat and the wear of each face; `house` in the texts has a name for each. None looks like a
#: hedgehog of the race, which nobody owns.
_FACES = (
    ("#7c5a86", "leaf"),
    ("#a9743f", "scarf"),
    ("#5f7f4f", "flower"),
    ("#a06a72", "hat"),
    ("#b98a3e", "flower"),
    ("#b5622f", "leaf"),
    ("#8d8076", "scarf"),
    ("#8c4a3c", "flower"),
)

#: How many faces there are. No table has more seats.
FACES = len(_FACES)

#: A prime number, so that channels begin with different faces.
_SPREAD = 9833

#: The width of a portrait in a picture, and the room between it and the name.
_SIZE, _GAP = 40.0, 8.0

_GROUND = both("#f4ecd2", "#3a4150")


def house_face(channel: int, number: int) -> int:
    """Return the face of a channel's house with this number, from 0; faces count from 1."""
    # The last digits of channel ids are much alike.
    return (channel % _SPREAD + number) % FACES + 1


@lru_cache(maxsize=FACES)
def house_figure(face: int) -> Figure:
    """Return the hedgehog with this face."""
    paint, wear = _FACES[face - 1]
    return hedgehog((paint,), wear)


def with_faces(scene: Scene, faces: Mapping[int, int]) -> Scene:
    """Return the scene with a portrait before the name of each of these seats: seat -> face."""
    if not faces:
        return scene
    shown: dict[Line | str, Figure] = {
        seat_name(seat): _portrait(face) for seat, face in faces.items()
    }
    marks = tuple(each for mark in scene.marks for each in _with_portrait(mark, shown))
    return replace(scene, marks=marks)


def _with_portrait(mark: Mark, shown: Mapping[Line | str, Figure]) -> Iterator[Mark]:
    portrait = shown.get(mark.text) if isinstance(mark, Words) and mark.plate is None else None
    if portrait is None or not isinstance(mark, Words) or mark.anchor is Anchor.RIGHT:
        yield mark
    elif mark.anchor is Anchor.MIDDLE:
        # The sign of a plate that cannot be seen stands at the left of the name as it is drawn.
        yield replace(mark, plate=Plate("#00000000", height=_SIZE, pad=0, sign=portrait))
    else:
        yield Stamp(mark.x - 4, mark.y - _SIZE / 2, portrait)
        room = _SIZE + _GAP - 4
        width = None if mark.width is None else mark.width - room
        yield replace(mark, x=mark.x + room, width=width)


@lru_cache(maxsize=FACES)
def _portrait(face: int) -> Figure:
    half, scale = _SIZE / 2, (_SIZE - 7) / HEDGEHOG[0]
    disc = Disc(half, half, half - 2, _GROUND, INK, 2)
    top = half - 0.52 * scale * HEDGEHOG[1]
    return Figure((_SIZE, _SIZE), (disc, *moved(house_figure(face).marks, 3, top, scale)))
