"""What most games do seat by seat: ranks with ties, changed tuples, hands dealt again."""

from __future__ import annotations

import pytest

from engine.api.event import Seat, line
from engine.api.rng import Rng
from engine.api.seats import (
    lead,
    places_of_sides,
    redeal,
    seat_names,
    shared_places,
    with_item,
    with_seat,
    without,
)

HANDS = (("a", "d"), ("b", "e", "f"), ("c",))


def in_order(cards):
    return tuple(sorted(cards))


@pytest.mark.parametrize(
    ("ranks", "places"),
    [
        ((5, 9, 7), (3, 1, 2)),
        ((5, 5, 5), (1, 1, 1)),
        ((3, 8, 8, 1), (3, 1, 1, 4)),
        (((4, 1), (4, 2)), (2, 1)),
    ],
)
def test_equal_ranks_share_a_place_and_the_next_place_stays_empty(ranks, places) -> None:
    assert shared_places(ranks) == places


@pytest.mark.parametrize(
    ("places", "sides", "expected"),
    [
        ((3, 1, 3, 1), (0, 1, 0, 1), ((1, (1, 3)), (2, (0, 2)))),
        ((1, 1, 1, 1), (0, 1, 0, 1), ((1, (0, 2)), (1, (1, 3)))),
        ((2, 1, 2), (0, 1, 2), ((1, (1,)), (2, (0,)), (2, (2,)))),
    ],
)
def test_partners_have_one_place_among_the_sides(places, sides, expected) -> None:
    assert places_of_sides(places, sides) == expected


def test_a_lead_is_counted_from_the_best_of_the_others() -> None:
    assert lead((5, 9, 7), 1) == 2
    assert lead((5, 9, 7), 0) == -4


def test_tuples_are_changed_in_copies() -> None:
    assert with_item((1, 2, 3), 1, 9) == (1, 9, 3)
    assert without((1, 2, 1), 1) == (2, 1)
    assert with_seat((0, 3), 2) == (0, 2, 3)
    with pytest.raises(ValueError, match="1 items to take out is not among the 2"):
        without((1, 2), 3)


def test_seats_are_named_in_the_order_given() -> None:
    assert seat_names((2, 0)) == (line("seat", seat=Seat(2)), line("seat", seat=Seat(0)))


def test_a_redeal_keeps_the_own_hand_the_sizes_and_all_cards() -> None:
    hands, left, rng = redeal(HANDS, 1, "gh", in_order, Rng(bytes(16)))
    assert hands[1] == HANDS[1]
    assert [len(hand) for hand in hands] == [2, 3, 1]
    assert sorted((*left, *(card for hand in hands for card in hand))) == list("abcdefgh")
    assert rng != Rng(bytes(16))


def test_a_redeal_depends_on_nothing_that_the_seat_cannot_see() -> None:
    other = (("h", "g"), ("b", "e", "f"), ("a",))
    first = redeal(HANDS, 1, "gh", in_order, Rng(bytes(16)))
    assert first == redeal(other, 1, "dc", in_order, Rng(bytes(16)))


def test_a_redeal_for_an_onlooker_deals_every_hand() -> None:
    dealt = {redeal(HANDS, None, "", in_order, Rng(bytes([n]) * 16))[0][1] for n in range(32)}
    assert len(dealt) > 5
