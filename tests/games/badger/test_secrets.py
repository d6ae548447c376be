"""What nobody can know is dealt again by determinize; what anybody has seen stays."""

from __future__ import annotations

import pytest

from engine.api.rng import Rng
from engine.games.badger.content import NONE
from tests.games.badger.positions import BADGER, dealt, play, position
from tests.games.badger.spec import cards

_OTHER = Rng(b"these are some other dice")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_B2_determinize_deals_the_tiles_that_nobody_has_seen(seat: int | None) -> None:
    state = dealt(3)
    other = BADGER.determinize(state, seat, _OTHER)
    assert BADGER.view(other, seat) == BADGER.view(state, seat)
    assert other.tiles != state.tiles
    assert cards(other) == cards(state)
    assert other.rng != state.rng


def test_B23_determinize_keeps_a_tile_that_was_seen_and_covered_again() -> None:
    state = play(position({22: "n13", 23: "g04", 27: "r03"}, at=("22", "start-w")), "cover")
    assert state.board.shown[23] == state.board.shown[27] == NONE
    for seed in range(8):
        other = BADGER.determinize(state, 0, Rng(bytes([seed]) * 16))
        assert (other.tiles[23], other.tiles[27]) == (state.tiles[23], state.tiles[27])


def test_B19_determinize_keeps_the_tile_in_hand() -> None:
    state = play(dealt(4), "uncover 23")
    other = BADGER.determinize(state, None, _OTHER)
    assert other.tiles[23] == state.tiles[23]
    assert other.board == state.board


def test_B2_the_view_names_no_covered_tile() -> None:
    board = BADGER.view(dealt(), 0).board
    assert set(board.shown) == {NONE}


def test_B2_the_seats_see_the_same() -> None:
    assert BADGER.info.hides is False
    state = play(dealt(6), "uncover 23")
    views = [BADGER.view(state, seat).board for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
