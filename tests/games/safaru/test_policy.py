"""What somebody who catches for points plays at a glance, as the house expects it."""

from __future__ import annotations

import pytest

from tests.games.safaru.positions import FREE, OPEN, SAFARU, play, position


@pytest.mark.parametrize(
    ("hand", "table", "expected"),
    [
        ("O7 O9", "U2 F5 T8", "catch o7 u2+f5"),  # the unicorn counts, not only the triangles
        ("O10 F11", "T7 U6 H6", "catch f11 u6"),  # of equal numbers not the hedgehog
        ("O9 O0", "T8 U0", "catch o9"),  # a pair would bring two babies, the zero duty one (§18)
        ("U1 F1", "H9", "release f1"),  # a unicorn stays in hand
        ("U9", "", "release u9"),
    ],
)
def test_it_catches_what_is_worth_most_and_frees_what_is_worth_least(
    hand: str, table: str, expected: str
) -> None:
    state = position(hand, "F2", table=table)
    action = SAFARU.policy(SAFARU.view(state, 0))
    assert action is not None
    assert " ".join((action.verb, *action.args)) == expected


def test_it_answers_nothing_in_the_turn_of_another_or_with_another_aim() -> None:
    state = position("O7", "F2", table="U2 F5")
    assert SAFARU.policy(SAFARU.view(state, 1)) is None
    for terms in (FREE, OPEN):
        other = position("O7", "F2", table="U2 F5", terms=terms)
        assert SAFARU.policy(SAFARU.view(other, 0)) is None


def test_a_card_whose_catches_are_not_all_listed_is_played_first() -> None:
    table = "U1 H1 F1 T1 O1 U2 H2 F2 T2 O2 U3 H3 F3 T3 O3 U4"
    state = position("O10", "F11", table=table)
    action = SAFARU.policy(SAFARU.view(state, 0))
    assert action is not None
    assert action.args == ("o10",)
    state = play(state, "catch o10")
    action = SAFARU.policy(SAFARU.view(state, 0))
    assert action is not None
    assert SAFARU.apply(state, 0, action).state.piles[0]
