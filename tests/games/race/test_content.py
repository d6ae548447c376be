"""The box: what a broken content file says, and that another track or deck just works."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api.action import Action, leaves
from engine.api.options import Options
from engine.api.rng import Rng
from tests.support.custom_content import content_error, game_with, start_play_of
from tests.support.random_play import Dice, play_out

_BREAKS = {
    "a card too many": ("joker = { 1 = 6, 2 = 5 }", "joker = { 1 = 7, 2 = 5 }", "add up to 56"),
    "a deal of another size": ("out = 3, hand = 13", "out = 4, hand = 13", "with 4 seats 56 cards"),
    "a finish that is not the best": ("2, 2, 3]", "2, 2, 1]", "finish on its highest"),
    "a start that is not the worst": ("[-1, -1, -1", "[0, -1, -1", "start on its lowest"),
    "a track of one space": ("track = [", "track = [3]\nspare = [", "length >= 2"),
    "two hedgehogs of one name": ('name = "red"', 'name = "green"', "different names"),
    "a hedgehog called joker": ('name = "red"', 'name = "joker"', "different names"),
    "a badge nobody has drawn": ('badge = "hat"', 'badge = "boots"', "boots"),
    "a paint that is none": ('paint = "#cf3f36"', 'paint = "red"', "paint"),
    "a card without a worth": ("card = { 1 = 1, 2 = 2 }", "card = { 1 = 1 }", "card of 2 steps"),
    "no token worth 1": ("1 = 16", "2 = 16", "worth 1"),
    "no cards in hand": ("hand = 15", "hand = 0", "hand"),
    "a word nobody reads": ("[tokens]", "[token]", "token"),
    "no TOML at all": ("[deck]", "[deck", "content.toml"),
}


_BLUE = """[[hedgehogs]]
name = "blue"
paint = "#2f6fb0"
badge = "leaf"
"""


@pytest.mark.parametrize("name", _BREAKS)
def test_a_broken_content_file_is_refused_with_one_sentence(name: str, tmp_path: Path) -> None:
    old, new, said = _BREAKS[name]
    assert said in content_error("race", tmp_path, old, new)


def test_another_track_deck_and_seat_count_need_no_code(tmp_path: Path) -> None:
    race = game_with(
        "race",
        tmp_path,
        ("-1, -1, -1, -1, -1, -1, -1, 0, 0, 1, 1, 2, 2, 3]", "-2, -1, 0, 4, 0, 1, 5]"),
        ("cards = 55", "cards = 58"),
        ("hedgehog = { 1 = 6, 2 = 5 }", "hedgehog = { 1 = 4, 2 = 3, 3 = 4 }"),
        ("joker = { 1 = 6, 2 = 5 }", "joker = { 4 = 3 }"),
        ("[[hedgehogs]]", _BLUE + "[[hedgehogs]]"),
        ("3 = { out = 10, hand = 15 }", "2 = { out = 38, hand = 10 }\n6 = { out = 4, hand = 9 }"),
        ("4 = { out = 3, hand = 13 }", ""),
        ("5 = { out = 0, hand = 11 }", ""),
        ("card = { 1 = 1, 2 = 1 }", "card = { 1 = 1, 2 = 1, 3 = 2 }"),
        ("card = { 1 = 1, 2 = 2 }", "card = { 1 = 1, 2 = 2, 3 = 1 }"),
        ("pair = { 1 = 5 }", "pair = { 1 = 5, 3 = 7 }"),
    )
    assert race.info.seats == (2, 6)
    for seats in race.info.seats:
        for scoring in ("base", "advanced"):
            play = start_play_of(race, seats, scoring=scoring)
            play_out(play, Dice(seats), drawn=(*range(seats), None))


def test_a_round_ends_without_a_finisher_when_all_hands_are_empty(tmp_path: Path) -> None:
    race = game_with(
        "race",
        tmp_path,
        ("[-1, -1,", "[" + "-1, " * 60 + "-1, -1,"),
        ("5 = { out = 0, hand = 11 }", "5 = { out = 40, hand = 3 }"),
    )
    state = race.setup(5, Options({"first": "host"}), Rng(bytes(16))).state
    while state.board.turn is not None:
        (offer,) = race.offers(race.view(state, state.board.turn))
        path = next(leaves(offer.options))
        action = Action("play", tuple(option.value for option in path))
        state = race.apply(state, state.board.turn, action).state
    assert state.board.last_round.finisher is None
    assert len(state.board.pile) == 15
