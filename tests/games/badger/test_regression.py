"""What was stored and counted stays so: a saved table, the number of positions."""

from __future__ import annotations

import tomllib
from pathlib import Path

from msgspec.structs import replace

from engine.games.badger.model import Due, Question, State
from tests.games.badger.positions import dealt, lord, mouse, moves, play
from tests.support.random_play import Dice, play_out
from tests.support.saved_tables import load_saved

#: Distinct states after so many answers of one deal: the cheapest alarm for a rule that changed.
_COUNTS = {1: 2, 2: 2, 3: 15, 4: 53, 5: 89, 6: 178, 7: 434}


def test_the_golden_games_end_in_every_way() -> None:
    texts = [path.read_text("utf-8") for path in Path(__file__).parent.glob("plays/*.toml")]
    reasons = {tomllib.loads(text)["final"]["reason"] for text in texts}
    assert reasons == {
        "badger-won-goal",
        "badger-won-snacks",
        "badger-drawn-snacks",
        "badger-won-limit",
    }


def test_the_saved_table_is_as_it_was_left() -> None:
    going = load_saved("badger", 1)
    state: State = going.state
    board = state.board
    assert board.due == Due(Question.LAY, (18,), covered=(8, 14))
    assert (board.turn, board.turns, board.action) == (1, 11, 3)
    assert (mouse(state, 0), mouse(state, 1), lord(state)) == ("6", "yellow-w", "yellow-e")
    assert board.snacks == (6, 5)
    assert board.own_cave is True
    assert play_out(going, Dice(1)).state.board.ending


def test_the_number_of_positions_is_what_it_was() -> None:
    found, counts = {dealt(1)}, {}
    for depth in _COUNTS:
        found = {_without_deeds(play(state, move)) for state in found for move in moves(state)}
        counts[depth] = len(found)
    assert counts == _COUNTS


def _without_deeds(state: State) -> State:
    """Return the position: what was done on the way to it aside."""
    return replace(state, board=replace(state.board, deeds=(), last=()))
