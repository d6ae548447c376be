"""What was stored and counted stays so: a saved table, the number of positions."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.action import Action, leaves
from engine.games.race.model import State
from tests.games.race.positions import CONTENT, RACE, dealt
from tests.support.random_play import Dice, play_out
from tests.support.saved_tables import load_saved

#: Distinct states after so many moves of one deal: the cheapest alarm for a rule that changed.
#: They are told apart by all but the last move, which pictures show and no rule reads.
_COUNTS = {1: 14, 2: 184, 3: 2462}


def test_the_saved_table_is_as_it_was_left() -> None:
    play = load_saved("race", 1)
    board = play.state.board
    assert (board.round, board.rounds, len(board.pile)) == (2, 4, 9)
    assert board.scoring == "advanced"
    assert play_out(play, Dice(1)).state.board.round == 4


def test_the_number_of_positions_is_what_it_was() -> None:
    found, counts = {dealt(3)}, {}
    for depth in _COUNTS:
        found = {after for state in found for after in _after(state)}
        counts[depth] = len(found)
    assert counts == _COUNTS
    assert all(sum(map(len, state.hands)) == 45 - depth for state in found)


def _after(state: State) -> set[State]:
    (offer,) = RACE.offers(RACE.view(state, state.board.turn))
    after = (
        RACE.apply(
            state, state.board.turn, Action("play", tuple(option.value for option in path))
        ).state
        for path in leaves(offer.options)
    )
    return {replace(each, board=replace(each.board, last_move=None)) for each in after}


def test_equal_faces_of_a_loaded_table_are_one_string() -> None:
    state = dealt(5)
    known = {id(face) for face in CONTENT.pack}
    assert {id(face) for hand in state.hands for face in hand} <= known
