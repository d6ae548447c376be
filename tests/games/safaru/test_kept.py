"""What was played and stored stays so: golden games, saved tables, counts of positions, content."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from engine import codec
from engine.content import content_digest
from engine.games.safaru.model import State
from tests.games.safaru.laid import CONTENT, SAFARU, dealt, play, typed
from tests.support.games import SEEDS, Setting, every_game
from tests.support.walk import Dice, Play, advance, read_play, replay

_HERE = Path(__file__).parent

#: version -> the digest of the content it is played with. A change to the cards or the scoring
#: spoils running tables: raise the version and write the upgrade. A new paint is only a new digest.
_DIGESTS = {1: "863e6c173eab7dd7f2c5f4cff823ef4cb3d2391626bb96d2c84027e2ddb75e4c"}

#: (seats, given) -> distinct states after so many moves of one deal: the cheapest alarm for a rule
#: that changed.
_COUNTS = {
    (2, ()): [6, 31, 113, 390],
    (3, (("aim", "free"),)): [4, 16, 64, 200],
}


@pytest.mark.parametrize("path", sorted(_HERE.glob("plays/*.toml")), ids=lambda path: path.stem)
def test_a_golden_game_ends_as_it_did(path: Path):
    text = path.read_text("utf-8")
    setting, seed, moves = read_play(text, every_game()["safaru"])
    state: State = replay(SAFARU, setting.seats, setting.options, seed, iter(moves))
    outcome = SAFARU.outcome(state)
    assert outcome is not None
    assert tomllib.loads(text)["final"] == {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "reason": outcome.reason.key,
        "round": state.board.round,
        "turn": state.board.turn,
        "last_round": [tally.points for tally in state.board.tallies],
        "table": list(state.board.table),
        "caught": [len(pile) for pile in state.piles],
    }


@pytest.mark.parametrize("path", sorted(_HERE.glob("saves/*.json")), ids=lambda path: path.stem)
def test_a_table_saved_by_any_version_opens_and_plays_to_its_end(path: Path):
    table, upgraded = codec.decode(path.read_bytes(), 7, SAFARU)
    assert upgraded is (path.stem != f"v{SAFARU.info.version}")
    state: State = table.state
    assert (state.board.round, state.board.phase) == (2, "owed")
    assert (state.board.terms.open, state.board.terms.target) == (True, 150)
    setting = Setting(every_game()["safaru"], len(table.seats), table.options)
    going, dice = Play(setting, table.seed, state, []), Dice(1)
    while SAFARU.outcome(going.state) is None:
        assert advance(going, dice) is not None
    assert max(going.state.board.scores) >= 150


def test_the_content_of_a_version_does_not_change():
    assert content_digest(SEEDS, "safaru") == _DIGESTS[SAFARU.info.version]


@pytest.mark.parametrize(("seats", "given"), _COUNTS)
def test_the_number_of_positions_is_what_it_was(seats: int, given: tuple[tuple[str, str], ...]):
    found, counts = {dealt(seats, 1, **dict(given))}, []
    for _ in _COUNTS[seats, given]:
        found = {play(state, move) for state in found for move in typed(state)}
        counts.append(len(found))
    assert counts == _COUNTS[seats, given]


def test_the_same_cards_are_one_string():
    state = dealt(4)
    known = {id(card) for card in CONTENT.pack}
    assert {id(card) for hand in state.hands for card in hand} <= known
