"""The text alternative of a table's picture, in three languages."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api.drawing.palette import GOLD
from engine.api.event import Line
from engine.api.scene import Disc, Words
from engine.games.safaru.model import Terms
from tests.games.safaru.positions import (
    OPEN,
    SAFARU,
    dealt,
    play,
    position,
    step,
)
from tests.games.safaru.scenes import S6, TEXTS, english, everything, scene
from tests.support.texts import LOCALES


def test_10_text_alternative_names_hand_and_pile_only_to_their_seat() -> None:
    state = position("O8 T1", "F1", table=S6, piles=("U2 H2", "F3"))
    mine, theirs = english(scene(state, 0).text), english(scene(state, None).text)
    assert "Hand: 🐢 T1 and 🦉 O8." in [each.replace(", ", " and ") for each in mine]
    assert any("🦄 U2" in each for each in mine)
    assert not any("🦊 F3" in each for each in mine)
    assert not any(card in each for each in theirs for card in ("T1", "O8", "U2", "F3"))


@pytest.mark.parametrize("aim", ["catch", "free"])
def test_16_noticed_card_is_not_shown_as_set_free(aim: Any) -> None:
    state = position("O8 F1", "T1", table=S6, terms=Terms(aim=aim, open=True))
    freed = play(state, "release o8")
    assert "safaru-describe-last-free" in [each.key for each in scene(freed, None).text]
    shown = scene(step(freed, "shout", seat=1).state, None)
    assert "safaru-describe-last-free" not in [each.key for each in shown.text]
    written = [mark.text for mark in shown.marks if isinstance(mark, Words)]
    assert "safaru-went-free" not in [each.key for each in written if isinstance(each, Line)]


def test_text_alternative_describes_the_table() -> None:
    state = play(position("O8 T1 F2", "F1", table=S6, piles=("U2 H2", "F3")), "catch o8 f9")
    shown = scene(state, 0)
    assert english((shown.alt,)) == [
        "Last, Marie-Luise 0 played 🦉 O8 and caught 🦊 F9. "
        "Safaru, round 1: 4 cards are on the table, 🦄 U3, 🦔 H5, 🦉 O8, 🐢 T8. "
        "To play: Marie-Luise 1"
    ]
    assert english(shown.text) == [
        "Last, Marie-Luise 0 played 🦉 O8 and caught 🦊 F9.",
        "To play: Marie-Luise 1",
        "On the table: 🦄 U3, 🦔 H5, 🦉 O8, 🐢 T8.",
        "Hand: 🐢 T1, 🦊 F2.",
        "This one catches: 🐢 T1.",
        "Marie-Luise 0: 2 cards in hand, 3 caught, 0 points.",
        "Caught by Marie-Luise 0: 🦔 H2, 🦄 U2, 🦊 F9.",
        "Marie-Luise 1: one card in hand, 1 caught, 0 points.",
        "Pack: 0 cards. Marie-Luise 0 dealt last.",
        "Round 1",
        "To 100 points: then the most points win",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_line_of_every_picture_has_a_text(locale: str) -> None:
    for state in everything():
        for seat in (0, None):
            shown = scene(state, seat)
            for each in (shown.alt, *shown.text):
                assert TEXTS.check(each)[locale].strip()


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({}, "To 100 points: then the most points win"),
        ({"target": "50", "rounds": "3"}, "To 50 points or 3 rounds: most points win"),
        ({"aim": "free"}, "Release: the fewest points after 4 rounds win"),
        ({"aim": "free", "rounds": "1"}, "the fewest points after one round win"),
    ],
)
def test_25_28_picture_and_text_alternative_say_what_wins_the_match(
    given: dict[str, Any], says: str
) -> None:
    shown = scene(dealt(4, **given), None)
    written = [mark.text for mark in shown.marks if isinstance(mark, Words)]
    (aim,) = (each for each in shown.text if each.key.startswith("safaru-aim-"))
    assert aim in written
    assert says in TEXTS.check(aim)["en"]


def test_the_picture_of_a_game_that_was_ended_early_asks_nobody() -> None:
    asked = [dealt(seats) for seats in (2, 3, 4)]
    asked.append(play(position("O8 T1", "F1", table="U3 H5 F9"), "catch o8 f9"))
    noticed = position("O5 O6", "F1", table="F2 T3", terms=OPEN)
    asked.append(step(play(noticed, "release o5"), "shout", 1).state)
    asked += [state for state in everything() if state.board.due.question != "over"]
    for state in asked:
        for seat in (0, None):
            shown = SAFARU.picture(SAFARU.stopped(SAFARU.view(state, seat)))
            keys = {each.key for each in shown.text if each.key.startswith("safaru-now-")}
            assert keys == {"safaru-now-over"}
            assert "to play" not in english((shown.alt,))[0].lower()
            assert not [m for m in shown.marks if isinstance(m, Disc) and m.fill == GOLD]
