"""The saved table and the number of reachable positions stay as they were."""

from __future__ import annotations

import pytest

from tests.games.safaru.positions import CONTENT, dealt, play, typed
from tests.support.random_play import Dice, play_out
from tests.support.saved_tables import load_saved

#: (seats, options) -> distinct states after 1, 2, 3 and 4 moves of one deal. A different number
#: means that a rule has changed.
_COUNTS = {
    (2, ()): [6, 31, 113, 390],
    (3, (("aim", "free"),)): [4, 16, 64, 200],
}


def test_saved_table_opens_as_it_was_stored_and_plays_on() -> None:
    going = load_saved("safaru", 1)
    board = going.state.board
    assert (board.round, board.due.question) == (2, "owed")
    assert (board.terms.open, board.terms.target) == (True, 150)
    assert max(play_out(going, Dice(1)).state.board.scores) >= 150


@pytest.mark.parametrize(("seats", "given"), _COUNTS)
def test_number_of_reachable_positions_is_unchanged(
    seats: int, given: tuple[tuple[str, str], ...]
) -> None:
    found, counts = {dealt(seats, 1, **dict(given))}, []
    for _ in _COUNTS[seats, given]:
        found = {play(state, move) for state in found for move in typed(state)}
        counts.append(len(found))
    assert counts == _COUNTS[seats, given]


def test_equal_cards_are_the_same_string_object() -> None:
    state = dealt(4)
    known = {id(card) for card in CONTENT.pack}
    assert {id(card) for hand in state.hands for card in hand} <= known
