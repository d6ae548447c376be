"""The portraits of the house before the names of its seats."""

from __future__ import annotations

import re
import tomllib
from math import dist

import pytest

from engine.api.drawing.creatures import hedgehog
from engine.api.drawing.house_faces import FACES, house_figure, with_faces
from engine.api.event import line
from engine.api.scene import Anchor, Scene, Stamp, Words
from engine.api.seats import seat_name
from tests.support.games import SEEDS

_NAMES = (
    Words(10, 20, seat_name(0), anchor=Anchor.LEFT, width=100),
    Words(10, 60, seat_name(1), anchor=Anchor.LEFT, width=100),
    Words(10, 90, seat_name(1), width=100),
    Words(10, 99, line("race-to-play", seat=1), anchor=Anchor.LEFT),
)
_SCENE = Scene(size=(200, 100), marks=_NAMES, alt=line("house"), text=())


def test_a_portrait_stands_before_each_name_of_the_house_and_in_its_room() -> None:
    person, portrait, name, middle, other = with_faces(_SCENE, {1: 3}).marks
    assert (person, other) == (_NAMES[0], _NAMES[3])
    assert isinstance(portrait, Stamp)
    assert isinstance(name, Words)
    assert portrait.x < 10 < portrait.x + portrait.figure.size[0] <= name.x
    assert name.x + (name.width or 0) == 110
    assert isinstance(middle, Words)
    assert middle.plate is not None
    assert middle.plate.sign == portrait.figure


def test_a_table_of_people_has_no_portraits() -> None:
    assert with_faces(_SCENE, {}) is _SCENE


@pytest.mark.parametrize("face", range(1, FACES + 1))
def test_no_face_wears_what_a_racing_hedgehog_in_a_like_coat_wears(face: int) -> None:
    seeds = tomllib.loads((SEEDS / "race" / "content.toml").read_text("utf-8"))
    drawn = repr(house_figure(face))
    paints = {*re.findall("#[0-9a-f]{6}", drawn)}
    (coat, racer), *_ = (
        (paint, racer)
        for paint in paints
        for racer in seeds["hedgehogs"]
        if repr(hedgehog((paint,), racer["badge"])) == drawn
    )
    assert dist(_rgb(coat), _rgb(racer["paint"])) > 60


def _rgb(paint: str) -> list[int]:
    return [*bytes.fromhex(paint[1:])]


def test_all_faces_differ() -> None:
    assert len({repr(house_figure(face)) for face in range(1, FACES + 1)}) == FACES
