"""Odd input is refused in one clear sentence and changes nothing."""

from __future__ import annotations

import pytest

from engine.api.action import Action
from engine.api.refusals import Illegal
from tests.games.badger.positions import BADGER, moves, play, position, refused
from tests.games.badger.scenes import begun, spoken
from tests.support.texts import LOCALES

_ODD = {
    "run": "Where do you run? For example “run 25”.",
    "run 99": "There is no field called “99”.",
    "run twenty eight": "There is no field called “twenty”.",
    "run home": "There is no field called “home”.",
    "run 23 now": "I don\u2019t understand “now” in this move. Leave it out.",
    "run 22": "Your mouse is already on 22.",
    "run 1": "You can\u2019t reach 1 in one step.",
    "run 27": "You can\u2019t run onto 27: it is still face down.",
    "run 21": "No path joins 22 and 21.",
    "rotate": "Which tile do you rotate, and by how many steps? For example “rotate 25 2”.",
    "rotate 22": "By how many steps do you rotate 22 clockwise? Choose 1 to 5.",
    "rotate 22 6": "By how many steps do you rotate 22 clockwise? Choose 1 to 5.",
    "rotate 22 left": "By how many steps do you rotate 22 clockwise? Choose 1 to 5.",
    "rotate 22 1 2": "I don\u2019t understand “2” in this move. Leave it out.",
    "rotate 22 counterclockwise 1": (
        "By how many steps do you rotate 22 clockwise? Choose 1 to 5."
    ),
    "rotate 5 1": "You can\u2019t rotate 5: it is face down.",
    "rotate goal 1": "You can\u2019t rotate the goal: it is part of the frame.",
    "rotate lady 1": (
        "You can\u2019t rotate the lady\u2019s cave from here. "
        "Rotate your own tile or one next to it."
    ),
    "uncover": "Choose the tile to uncover first: 27.",
    "uncover 23": "You can\u2019t uncover 23: it is not a covered tile.",
    "uncover 28": "None of your paths leads to 28.",
    "uncover goal": "You can\u2019t uncover the goal: it is not a covered tile.",
    "cover 23": ("All tiles that your paths lead to are covered together: just write “cover”."),
    "lay 2": "There is no tile to lay right now.",
    "lord green-ne": "The badger lord stays where he is until a mouse runs onto a colour.",
    "flip 3": "You can only flip a tile after you run onto the flipper.",
    "jump 3": "There is no action “jump”. You can run, uncover, cover or rotate.",
    "pass": "You can\u2019t end your turn early: use all 4 actions.",
}


@pytest.mark.parametrize("move", _ODD)
def test_odd_input_is_refused_with_one_clear_sentence(move: str) -> None:
    assert spoken("en")(refused(begun(), move)) == _ODD[move]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_is_one_whole_sentence_in_every_language(locale: str) -> None:
    for move in _ODD:
        sentence = spoken(locale)(refused(begun(), move))
        assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
        assert sentence.endswith((".", "”.", "“.")), sentence


def test_the_other_player_is_told_whose_turn_it_is() -> None:
    line = refused(begun(), "run 23", 1)
    assert spoken("en")(line) == "It\u2019s Marie-Luise 0\u2019s turn."


def test_moves_of_the_table_itself_are_refused() -> None:
    with pytest.raises(Illegal):
        BADGER.apply(begun(), None, Action("cover"))


def test_after_the_end_everything_is_refused() -> None:
    over = play(position({30: "n13"}, at=("30", "start-w"), passed=(True, False)), "run goal")
    for move in ("run 30", "cover", "nonsense"):
        assert spoken("en")(refused(over, move)) == "This race is over."


def test_B19_a_refusal_names_a_move_that_is_due() -> None:
    state = play(position({22: "n14"}, under={23: "g02"}, at=("22", "start-w")), "uncover 23")
    sentence = spoken("en")(refused(state, "run 23"))
    assert sentence == "First lay tile 23, for example “lay 1”."
    assert "lay 1" in moves(state)


def test_a_very_long_word_is_cut_short() -> None:
    line = refused(begun(), "run " + "x" * 4_000)
    assert len(spoken("en")(line)) < 100


def test_a_refusal_changes_nothing() -> None:
    state = begun()
    for move in _ODD:
        refused(state, move)
    assert state == begun()
