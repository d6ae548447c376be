"""The scores after a round, and what is remembered of a match."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.drawing.signs import CROWN
from engine.api.scene import Words
from engine.api.seats import seat_name
from engine.games.safaru.model import Terms
from tests.games.safaru.positions import (
    FREE,
    SAFARU,
    STRICT,
    play,
    position,
)
from tests.games.safaru.scenes import english, places, scene


def test_22_text_alternative_lists_the_points_by_kind() -> None:
    piles = ("U11 U9 U0 H5 F8 T2", "U1 H10 H3 F0 O7 T6 O4")
    state = play(position("O5", "", piles=piles, terms=Terms(rounds=1)), "release o5")
    shown = scene(state, None)
    assert english((shown.alt,)) == ["Safaru: the scores of round 1."]
    assert english(shown.text) == [
        "The game is over",
        "Marie-Luise 0 wins with 31 points: the most after one round.",
        "Marie-Luise 0: unicorns 3 (24), hedgehogs 1 (0), babies 1 (-5), triangles 12, "
        "out of 6 cards. Round: 31, total: 31.",
        "Marie-Luise 1: unicorns 1 (0), hedgehogs 2 (-12), babies 1 (-5), triangles 11, "
        "out of 7 cards. Round: -6, total: -6.",
        "Last, Marie-Luise 0 released 🦉 O5.",
        "Round 1",
        "One round: the most points win",
    ]
    signs = [m.text for m in shown.marks if isinstance(m, Words) and isinstance(m.text, str)]
    assert {"+24", "\u221212", "\u22125", "31", "\u22126"} <= set(signs)


def test_19_the_scores_show_the_catch_that_ended_the_round() -> None:
    state = play(position("O8", "", table="U3 H5 F9", terms=Terms(rounds=1)), "catch o8 f9")
    shown = scene(state, None)
    assert state.board.is_between_rounds
    assert "Last, Marie-Luise 0 played 🦉 O8 and caught 🦊 F9." in english(shown.text)
    assert "9+8 = 17" in [str(mark.text) for mark in shown.marks if isinstance(mark, Words)]


def test_25_the_winner_has_a_crown_that_takes_no_room_from_the_name() -> None:
    for hands in (("O5", ""), ("O5", "", ""), ("O5", "", "", "")):
        piles = ("F1", "U11 U9 T2", "F2", "U2")[: len(hands)]
        state = play(position(*hands, piles=piles, terms=Terms(rounds=1)), "release o5")
        shown = scene(state, None)
        assert len(places(shown, CROWN)) == 1
        names = [seat_name(seat) for seat in range(len(hands))]
        columns = [m for m in shown.marks if isinstance(m, Words) and m.plate is None]
        written = [m for m in columns if m.text in names]
        assert len(written) == len(names)
        assert len({mark.width for mark in written}) == 1


@pytest.mark.parametrize(
    ("terms", "told"),
    [
        (STRICT, "Most unicorns of the last round: Marie-Luise 0 with 2."),
        (FREE, "Fewest cards of the last round: Marie-Luise 1 with 1."),
    ],
)
def test_22_28_a_match_is_remembered_by_what_it_was_played_for(terms: Terms, told: str) -> None:
    last = replace(terms, rounds=1)
    state = position("O8", "", piles=("U2 U3 F0", "U6"), terms=last)
    moment = SAFARU.moment(SAFARU.view(play(state, "release o8"), None))
    assert moment is not None
    assert english((moment.line,)) == [told]
