"""How well a seat stands before the end of a game round (§22, §28)."""

from __future__ import annotations

from engine.api.game import evaluation_of_lead
from tests.games.safaru.positions import CONTENT, FREE, SAFARU, STRICT, position


def _evaluation(*piles: str, free: bool = False, scores: tuple[int, ...] = ()) -> int:
    terms = FREE if free else STRICT
    hands = ("O5", *[""] * (len(piles) - 1))
    return SAFARU.evaluate(position(*hands, piles=piles, terms=terms, scores=scores), 0)


def test_a_match_begins_even_and_a_lead_in_the_scores_counts() -> None:
    assert _evaluation("", "") == 500
    assert _evaluation("", "", scores=(25, 0)) == 750


def test_22_another_unicorn_counts_before_it_makes_the_most_of_them() -> None:
    theirs = "U9 U10 U11"
    behind, closer, ahead = "F9 F10 F11", "U6 F9 F10 T1", "U5 U6 U7 U8 F1"
    assert _evaluation(behind, theirs) < _evaluation(closer, theirs) < 500
    assert _evaluation(ahead, theirs) > 500


def test_22_one_more_of_all_unicorns_caught_is_worth_the_whole_bonus() -> None:
    mine, theirs = "U1 U2 U3 U4 U5 U6 U7", "U8 U9 U10 U11 U0"
    triangles = [
        sum(CONTENT.triangles_on[card.lower()] for card in pile.split()) for pile in (mine, theirs)
    ]
    lead = triangles[0] + 24 - (triangles[1] - 5)
    assert _evaluation(mine, theirs) == evaluation_of_lead(lead, swing=25)


def test_22_a_hedgehog_of_no_more_triangles_is_worse_than_any_other_animal() -> None:
    assert _evaluation("H5", "") < _evaluation("F5", "")


def test_28_every_caught_card_is_bad_where_animals_are_set_free() -> None:
    assert _evaluation("F5", "", free=True) < _evaluation("", "", free=True) == 500
    assert _evaluation("H5", "", free=True) < _evaluation("F5", "", free=True)


def test_23_of_three_the_one_with_most_is_ahead() -> None:
    assert _evaluation("U5 U6", "U7", "U8") > _evaluation("U5", "U7 U6", "U8")
