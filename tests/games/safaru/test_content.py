"""The content: what a broken file says, and that a different pack can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.custom_content import content_error, game_with, start_play_of
from tests.support.games import SEEDS
from tests.support.random_play import Dice, play_out

_TOML = (SEEDS / "safaru" / "content.toml").read_text("utf-8")

_BREAKS = {
    "two animals of one letter": ('letter = "f"', 'letter = "u"', "different names and letters"),
    "two animals of one name": ('name = "fox"', 'name = "owl"', "different names and letters"),
    "an animal nobody has drawn": ('name = "fox"', 'name = "cow"', "cow"),
    "a paint that is none": ('paint = "#c8432b"', 'paint = "red"', "paint"),
    "no hedgehog": ('name = "hedgehog"', 'name = "fox"', "different names"),
    "numbers that do not rise": ("[0, 1, 2,", "[0, 2, 1,", "must rise"),
    "a triangle too few": ("triangles = [1, 1,", "triangles = [1,", "12 numbers and 11"),
    "a pack that does not deal out": ("hand = 4\n", "hand = 7\n", "do not deal out"),
    "a scoring that is missing": ("[scoring.free]", "[scoring.catch2]", "scoring"),
    "points that do not split": ("unicorns = 24", "unicorns = 25", "cannot be split"),
    "a word nobody reads": ("most_rounds = 20", "most_round = 20", "most_round"),
    "no TOML at all": ("[scoring.free]", "[scoring.free", "content.toml"),
}


@pytest.mark.parametrize("name", _BREAKS)
def test_broken_content_file_is_refused_with_the_reason(name: str, tmp_path: Path) -> None:
    old, new, message = _BREAKS[name]
    assert message in content_error("safaru", tmp_path, old, new)


def test_content_with_other_numbers_and_animals_can_be_played(tmp_path: Path) -> None:
    numbers = ", ".join(map(str, range(15)))
    owl = _TOML[_TOML.index('[[animals]]\nname = "owl"') : _TOML.index("# §22: the points")]
    safaru = game_with(
        "safaru",
        tmp_path,
        ("[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]", f"[{numbers}]"),
        ("[1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]", f"[{', '.join(['2'] * 15)}]"),
        ("total = 17", "total = 21"),
        (owl, ""),
        ("most_rounds = 20", "most_rounds = 2"),
    )
    assert len(safaru.content.pack) == 60
    for seats, aim in ((2, "catch"), (3, "free"), (4, "catch")):
        play = start_play_of(safaru, seats, aim=aim, target="250")
        play_out(play, Dice(seats), drawn=(*range(seats), None))
        assert play.state.board.round == 2
