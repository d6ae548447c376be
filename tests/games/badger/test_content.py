"""The box: what a broken content file says, and that quite another board just works."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.api.content import ContentError
from engine.api.event import Line
from engine.games.badger.geometry import WIDTH
from engine.games.badger.model import Ending
from tests.games.badger.layouts import FLAT
from tests.games.badger.positions import BADGER
from tests.games.badger.scenes import TEXTS
from tests.support.custom_content import content_error, game_with, start_play_of
from tests.support.random_play import Dice, play_out
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES

_BREAKS = {
    "a tile too many": ("neutral = 4", "neutral = 5", "31 tiles for 30 places"),
    "two fields in one place": ("goal = [-2, 4]", "goal = [2, -4]", "2 fields lie on [2, -4]"),
    "a start in a store": ("start-e = [2, 2]", "start-e = [4, -2]", "2 fields lie on [4, -2]"),
    "a field far away": ("goal = [-2, 4]", "goal = [-9, 9]", "touches no tile"),
    "a cave of no colour": (
        'colour = "green"\nat = [3, -3]',
        'colour = "blue"\nat = [3, -3]',
        "blue",
    ),
    "a third start": ("starts = { start-e", "starts = { north = [9, 9], start-e", "needs 2 starts"),
    "two fields of one name": ('name = "green-nw"', 'name = "goal"', "2 fields are called goal"),
    "a name too long": ('name = "green-nw"', 'name = "green-north-by-west"', "name"),
    "an edge that is none": ("shape = [0, 2, 3, 5]", "shape = [0, 2, 3, 6]", "shape"),
    "edges that do not face": ("step = [-1, 1]", "step = [-1, 2]", "the other way"),
    "a tile without a path": ("shape = [0, 3]", "shape = []", "shape"),
    "an effect nobody knows": ('effect = "rage"', 'effect = "nap"', "nap"),
    "no snacks": ("snacks = 5", "snacks = 0", "snacks"),
    "a word nobody reads": ("[lady]", "[ladies]", "ladies"),
    "no TOML at all": ("[lady]", "[lady", "content.toml"),
}


@pytest.mark.parametrize("name", _BREAKS)
def test_a_broken_content_file_is_refused_with_one_sentence(name: str, tmp_path: Path) -> None:
    old, new, said = _BREAKS[name]
    assert said in content_error("badger", tmp_path, old, new)


@pytest.mark.parametrize("course", ["long", "short"])
def test_another_layout_needs_no_code(course: str, tmp_path: Path) -> None:
    flat = game_with("badger", tmp_path, *FLAT)
    plan = flat.content.courses[course]
    assert {len(plan.ways[cave]) for cave in plan.caves} == {2}
    assert plan.steps_left(plan.checkpoint, passed=True) == 6
    play = play_out(start_play_of(flat, 2, course=course, turns="80"), Dice(3))
    scene = flat.picture(flat.view(play.state, None))
    assert scene.size[0] == WIDTH


def test_B1_B37_B45_a_start_beside_a_cave_is_not_joined_with_it_and_no_tile(tmp_path: Path) -> None:
    other = game_with("badger", tmp_path, ("start-w = [-4, 2] }", "start-w = [-4, 1] }"))
    plan = other.content.courses["long"]
    start, cave = plan.numbers["start-w"], plan.numbers["yellow-w"]
    (q, r), (to_q, to_r) = plan.cells[start], plan.cells[cave]
    assert (to_q - q, to_r - r) in {edge.step for edge in other.content.edges}
    everything_open = (63,) * (1 + plan.tiles)
    assert cave not in plan.joined(everything_open, start)
    for bits in (plan.bitten_beside(everything_open, cave), plan.beside[cave]):
        assert bits
        assert not bits >> start & 1


def test_B46_the_content_may_allow_fewer_turns_than_the_host(tmp_path: Path) -> None:
    brief = game_with("badger", tmp_path, ("turn_limit = 300", "turn_limit = 3"))
    play = play_out(start_play_of(brief, 2, turns="80"), Dice(1))
    assert play.state.board.turns == 3
    assert play.state.board.ending is Ending.LIMIT


_RENAMES: dict[str, tuple[tuple[tuple[str, str], ...], str]] = {
    "a colour": (
        (
            ('name = "green"', 'name = "blue"'),
            ('colour = "green"', 'colour = "blue"'),
            ('colour = "green"', 'colour = "blue"'),
        ),
        "badger-colour-blue, badger-letter-blue.",
    ),
    "a cave": (
        (('name = "red-sw"', 'name = "red-s"'),),
        "badger-field-red-s, badger-to-red-s.",
    ),
    "a start": (
        (("starts = { start-e", "starts = { start-n"),),
        "badger-field-start-n, badger-to-start-n.",
    ),
    "a course": (
        (("[courses.short]", "[courses.brief]"),),
        "badger-option-course-brief.",
    ),
}


@pytest.mark.parametrize("name", _RENAMES)
def test_a_new_name_without_texts_is_refused_with_the_file_to_change(
    name: str, tmp_path: Path
) -> None:
    changes, missing = _RENAMES[name]
    renamed = game_with("badger", tmp_path, *changes)
    with pytest.raises(ContentError) as broken:
        shared_localization().check_games([renamed.info])
    message = str(broken.value)
    assert message.endswith(f"en.ftl for {missing}")
    assert "\n" not in message


def test_other_tiles_and_snacks_just_work(tmp_path: Path) -> None:
    other = game_with(
        "badger",
        tmp_path,
        ("snacks = 5", "snacks = 2"),
        ("actions = 4", "actions = 3"),
        ("shape = [0, 2, 3]\nneutral = 4", "shape = [0, 1, 2, 3, 4, 5]\nneutral = 4"),
        (
            'shape = [0, 2, 4]\nneutral = 1\neffect = "flipper"',
            'shape = [0]\nneutral = 1\neffect = "rage"',
        ),
    )
    for seed in range(4):
        play_out(start_play_of(other, 2, bytes([seed]) * 16), Dice(seed), drawn=[0])


@pytest.mark.parametrize("locale", LOCALES)
def test_the_option_says_how_far_the_checkpoint_is_on_each_course(locale: str) -> None:
    steps = {
        name: {course.steps_left(start, passed=False) for start in course.starts}
        for name, course in BADGER.content.courses.items()
    }
    assert steps == {"long": {6}, "short": {4}}
    hint = TEXTS.check(Line("badger-option-course-hint"))[locale]
    assert [int(each) for each in re.findall(r"\d", hint)] == [4, 6]
