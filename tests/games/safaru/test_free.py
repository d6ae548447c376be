"""Setting free (clauses 26 to 29): the left neighbour chooses the method."""

from __future__ import annotations

import pytest

from cogs.text.localization import Localization
from engine.games.safaru.model import Terms
from tests.games.safaru.positions import (
    FREE,
    SAFARU,
    cards,
    caught,
    dealt,
    play,
    position,
    refused,
    step,
    typed,
    waited,
    ways,
)

S6 = "U3 H5 F9 T8"


@pytest.mark.parametrize(
    ("method", "taken", "table"),
    [
        ("adding", "U3 H5", "T8 F9 O8"),
        ("totalling", "F9", "U3 H5 T8 O8"),
        ("pairing", "T8 O8", "U3 H5 F9"),
    ],
)
def test_26_left_neighbour_chooses_one_of_three_methods(method, taken, table) -> None:
    state = position("O8 F1", "T1", "F4", table=S6, terms=FREE)
    assert "catch o8" in typed(state)
    asked = step(state, "catch o8")
    assert [event.key for event in asked.events] == ["safaru-neighbour"]
    assert waited(asked.state) == 1
    assert typed(asked.state) == {"method adding", "method totalling", "method pairing"}
    after = play(asked.state, f"method {method}")
    assert caught(after) == cards(taken)
    assert after.board.table == cards(table)
    assert waited(after) == 1


def test_26_a_card_names_the_methods_between_which_the_neighbour_chooses(
    localization: Localization,
) -> None:
    state = position("O8 F1", "T1", "F4", table="H0 O7 T8", terms=FREE)
    (pick,) = (each for each in SAFARU.offers(SAFARU.view(state, 0)) if each.verb == "catch")
    (option,) = (each for each in pick.options if each.value == "o8")
    names = ("Ann", "Bob", "Cid")
    said = "🦉 O8: Bob chooses between Adding and Pairing"
    assert localization.plain(option.line, "en", names) == said


def test_26_neighbour_is_not_asked_if_there_is_one_method() -> None:
    state = position("O7 F1", "T1", table="U2 H5 F9 T11", terms=FREE)
    after = play(state, "catch o7")
    assert caught(after) == cards("U2 H5")
    assert waited(after) == 1


def test_26_player_picks_the_combination_of_the_chosen_method() -> None:
    state = position("O9 F11", "T1", table="U1 H2 F3 T6", terms=FREE)
    asked = play(state, "catch o9", "method adding")
    assert waited(asked) == 0
    assert typed(asked) == {"catch f3+t6", "catch u1+h2+t6"}
    after = play(asked, "catch u1+h2+t6")
    assert after.board.table == cards("F3 O9")


def test_26_player_picks_a_combination_of_the_only_method() -> None:
    state = position("F4 O11", "T1", table="U4 H4 T11 O10", terms=FREE)
    assert {"catch f4 u4", "catch f4 h4"} <= typed(state)


def test_26_neighbour_chooses_between_methods_that_share_a_card() -> None:
    table = "U2 H6 F7"
    assert ways(table, "O8", FREE) == {"a u2+h6", "t u2+f7"}
    asked = play(position("O8 F1", "T1", table=table, terms=FREE), "catch o8")
    assert typed(asked) == {"method adding", "method totalling"}


def test_26_zero_duty_holds_for_the_chosen_method() -> None:
    table = "U0 H3 F4 T10 T7"
    assert ways(table, "O7", FREE) == {
        "a u0+h3+f4",
        "a u0+t7",
        "t u0+t10",
        "t u0+h3+t7",
        "p t7",
    }
    asked = play(position("O7 F1", "T1", table=table, terms=FREE), "catch o7")
    after = play(asked, "method pairing")
    assert caught(after) == cards("T7 O7")


def test_26_catch_uses_only_one_method() -> None:
    for spelt, card in ((S6, "O8"), ("U2 H3 F5 T11 O1", "U5"), ("F0 T8 U9", "O0")):
        assert all(len(way.split()) == 2 for way in ways(spelt, card, FREE))


def test_26_choice_of_another_seat_or_an_impossible_method_is_refused() -> None:
    asked = play(position("O8 F1", "T1", "F4", table="U3 H5 T8", terms=FREE), "catch o8")
    assert refused(asked, "method adding", seat=0).key == "safaru-refusal-chooser"
    assert refused(asked, "method adding", seat=2).key == "safaru-refusal-chooser"
    assert refused(asked, "method totalling").key == "safaru-refusal-no-totalling"
    assert refused(asked, "method singing").key == "safaru-refusal-method"
    assert refused(asked, "catch o8", seat=0).key == "safaru-refusal-chooser"


def test_26_naming_more_than_the_card_is_refused_with_the_chooser() -> None:
    state = position("O8 F1", "T1", table=S6, terms=FREE)
    assert refused(state, "catch o8 f9").key == "safaru-refusal-neighbour"


def test_26_card_that_catches_may_not_be_released() -> None:
    state = position("O8 F2", "T1", table=S6, terms=FREE)
    assert typed(state) == {"catch o8", "release f2"}
    assert refused(state, "release o8").key == "safaru-refusal-catches"


def test_27_opponent_chooses_the_method_with_four_players() -> None:
    state = position("O8 F1", "T1", "F4", "H1", table=S6, terms=FREE)
    asked = play(state, "catch o8")
    sides = SAFARU.info.sides[4]
    assert sides[waited(asked)] != sides[0]


def test_28_lowest_score_wins_a_whole_match() -> None:
    state = dealt(3, 5, aim="free", rounds="1")
    while SAFARU.outcome(state) is None:
        state = play(state, min(typed(state)))
    result = SAFARU.outcome(state)
    best = result.places.index(1)
    assert result.scores[best] == min(result.scores)


def test_29_overlooking_is_strict_unless_the_option_allows_it() -> None:
    state = position("O8 F1", "T1", table=S6, terms=FREE)
    assert refused(state, "release o8").key == "safaru-refusal-catches"
    open_free = position("O8 F1", "T1", table=S6, terms=Terms(aim="free", open=True))
    after = play(open_free, "release o8")
    assert after.board.table == cards("U3 H5 F9 T8 O8")


def test_29_noticed_card_catches_by_the_neighbours_method() -> None:
    state = position("O8 F1", "T1", "F4", table=S6, terms=Terms(aim="free", open=True))
    noticed = step(play(state, "release o8"), "shout", seat=2)
    assert [event.key for event in noticed.events] == ["safaru-noticed", "safaru-neighbour"]
    assert waited(noticed.state) == 1
    after = play(noticed.state, "method totalling")
    assert caught(after) == cards("F9")
    assert waited(after) == 1


def test_29_neighbour_chooses_the_method_in_the_open_game() -> None:
    state = position("O8 F2", "T1", table=S6, terms=Terms(aim="free", open=True))
    asked = play(state, "catch o8")
    assert typed(asked) == {"method adding", "method totalling", "method pairing"}
    assert caught(play(asked, "method adding")) == cards("U3 H5")
    assert caught(play(asked, "method totalling")) == cards("F9")
    assert refused(state, "catch o8 f9").key == "safaru-refusal-open"
