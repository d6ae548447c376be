"""What was played and stored stays so: golden games, saved tables, counts of positions, content."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from engine import codec
from engine.content import content_digest
from engine.games.badger.model import Phase, State
from tests.games.badger.laid import BADGER, dealt, lord, mouse, moves, play
from tests.support.games import SEEDS, Setting, every_game
from tests.support.walk import Dice, Play, advance, read_play, replay

_HERE = Path(__file__).parent

#: version -> the digest of the content it is played with. A change to the board or the tiles
#: spoils running tables: raise the version and write the upgrade. A new paint is only a new digest.
_DIGESTS = {1: "86f00d38ada936288834257452e83e594ca32bf15bb84ecb3cd2a084eba36bfc"}

#: Distinct states after so many answers of one deal: the cheapest alarm for a rule that changed.
_COUNTS = {1: 2, 2: 3, 3: 2, 4: 15, 5: 53, 6: 90, 7: 170, 8: 421}


@pytest.mark.parametrize("path", sorted(_HERE.glob("plays/*.toml")), ids=lambda path: path.stem)
def test_a_golden_game_ends_as_it_did(path: Path):
    text = path.read_text("utf-8")
    setting, seed, made = read_play(text, every_game()["badger"])
    state: State = replay(BADGER, setting.seats, setting.options, seed, iter(made))
    outcome, board = BADGER.outcome(state), state.board
    assert outcome is not None
    assert tomllib.loads(text)["final"] == {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "reason": outcome.reason.key,
        "carry": outcome.carry,
        "mice": [mouse(state, 0), mouse(state, 1)],
        "passed": list(board.passed),
        "snacks": list(board.snacks),
        "lord": lord(state) or "",
        "turns": board.turns,
        "open": list(board.open),
    }


def test_the_golden_games_end_in_every_way():
    texts = [path.read_text("utf-8") for path in _HERE.glob("plays/*.toml")]
    reasons = {tomllib.loads(text)["final"]["reason"] for text in texts}
    assert reasons == {
        "badger-won-goal",
        "badger-won-snacks",
        "badger-drawn-snacks",
        "badger-won-limit",
    }


@pytest.mark.parametrize("path", sorted(_HERE.glob("saves/*.json")), ids=lambda path: path.stem)
def test_a_table_saved_by_any_version_opens_and_plays_to_its_end(path: Path):
    table, upgraded = codec.decode(path.read_bytes(), 7, BADGER)
    assert upgraded is (path.stem != f"v{BADGER.info.version}")
    state: State = table.state
    board = state.board
    assert (board.phase, board.laying, board.left) == (Phase.LAY, 18, (8, 14))
    assert (board.turn, board.turns, board.action) == (1, 11, 3)
    assert (mouse(state, 0), mouse(state, 1), lord(state)) == ("6", "yellow-w", "yellow-e")
    assert board.snacks == (6, 5)
    assert board.own_cave is True
    setting = Setting(every_game()["badger"], len(table.seats), table.options)
    going, dice = Play(setting, table.seed, state, []), Dice(1)
    while BADGER.outcome(going.state) is None:
        assert advance(going, dice) is not None
    assert going.state.board.ending


def test_the_content_of_a_version_does_not_change():
    assert content_digest(SEEDS, "badger") == _DIGESTS[BADGER.info.version]


def test_the_number_of_positions_is_what_it_was():
    found, counts = {dealt(1)}, {}
    for depth in _COUNTS:
        found = {play(state, move) for state in found for move in moves(state)}
        counts[depth] = len(found)
    assert counts == _COUNTS
