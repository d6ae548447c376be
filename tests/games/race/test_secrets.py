"""What a seat cannot know is dealt again by determinize; what it knows stays."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.api.rng import Rng
from tests.games.race.positions import RACE, dealt, play, position
from tests.games.race.spec import cards

_OTHER = Rng(b"these are some other dice")


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_6_determinize_keeps_what_a_seat_knows_and_deals_the_rest_again(seat: int | None) -> None:
    state = play(dealt(3), *_first_cards())
    other = RACE.determinize(state, seat, _OTHER)
    assert RACE.view(other, seat) == RACE.view(state, seat)
    assert cards(other) == cards(state)
    assert other.removed != state.removed
    for each in range(3):
        assert (other.hands[each] == state.hands[each]) is (each == seat)
        assert len(other.hands[each]) == len(state.hands[each])
    assert other.rng.seed == _OTHER.seed


def _first_cards() -> list[str]:
    """Return three plain cards that the hands of the deal hold."""
    held = [next(face for face in hand if face[:5] != "joker") for hand in dealt(3).hands]
    return [f"{face[0].upper()}{face[-1]}" for face in held]


def test_6_the_cards_left_out_may_come_into_a_hand() -> None:
    state = position("R1 R1", "R1 R1", "R1 R1", removed="J2 J2 J2 J2")
    seen = Counter(
        face
        for seed in range(20)
        for face in RACE.determinize(state, 0, Rng(bytes([seed]) * 16)).hands[1]
    )
    assert set(seen) == {"red1", "joker2"}


def test_16_determinize_keeps_open_hands() -> None:
    state = play(position("R1 P1", "Y1 J1", "G1 G2", at=(0, 12, 0, 0), removed="P2 P1 J2"), "R1")
    for seat in (0, None):
        other = RACE.determinize(state, seat, _OTHER)
        assert (other.board, other.hands, other.removed) == (
            state.board,
            state.hands,
            state.removed,
        )
        assert other.rng == _OTHER
