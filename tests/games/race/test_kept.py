"""What was played and stored stays so: golden games, saved tables, counts of positions, content."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from engine import codec
from engine.action import Action, leaves
from engine.content import content_digest
from engine.games.race.model import State
from tests.games.race.laid import CONTENT, RACE, dealt
from tests.support.games import SEEDS, Setting, every_game
from tests.support.walk import Dice, Play, advance, read_play, replay

_HERE = Path(__file__).parent

#: version -> the digest of the content it is played with. A change to the cards or the track
#: spoils running tables: raise the version and write the upgrade. A new paint is only a new digest.
_DIGESTS = {1: "5056835478622e8279291509c84e228e3790d0c9bb4c58e80972595e8d7c4f79"}

#: Distinct states after so many moves of one deal: the cheapest alarm for a rule that changed.
_COUNTS = {1: 14, 2: 184, 3: 2462}


@pytest.mark.parametrize("path", sorted(_HERE.glob("plays/*.toml")), ids=lambda path: path.stem)
def test_a_golden_game_ends_as_it_did(path: Path):
    text = path.read_text("utf-8")
    setting, seed, moves = read_play(text, every_game()["race"])
    state: State = replay(RACE, setting.seats, setting.options, seed, iter(moves))
    outcome, reckoning = RACE.outcome(state), state.board.last_round
    assert outcome is not None
    assert reckoning is not None
    assert tomllib.loads(text)["final"] == {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "reason": outcome.reason.key,
        "last_round": [tally.points for tally in reckoning.tallies],
        "positions": list(state.board.positions),
        "finisher": reckoning.finisher,
        "pile": len(state.board.pile),
    }


@pytest.mark.parametrize("path", sorted(_HERE.glob("saves/*.json")), ids=lambda path: path.stem)
def test_a_table_saved_by_any_version_opens_and_plays_to_its_end(path: Path):
    table, upgraded = codec.decode(path.read_bytes(), 7, RACE)
    assert upgraded is (path.stem != f"v{RACE.info.version}")
    state: State = table.state
    assert (state.board.round, state.board.rounds, len(state.board.pile)) == (2, 4, 9)
    assert state.board.scoring == "advanced"
    setting = Setting(every_game()["race"], len(table.seats), table.options)
    play, dice = Play(setting, table.seed, state, []), Dice(1)
    while RACE.outcome(play.state) is None:
        assert advance(play, dice) is not None
    assert play.state.board.round == 4


def test_the_content_of_a_version_does_not_change():
    assert content_digest(SEEDS, "race") == _DIGESTS[RACE.info.version]


def test_the_number_of_positions_is_what_it_was():
    found, counts = {dealt(3)}, {}
    for depth in _COUNTS:
        found = {after for state in found for after in _after(state)}
        counts[depth] = len(found)
    assert counts == _COUNTS
    assert all(sum(map(len, state.hands)) == 45 - depth for state in found)


def _after(state: State) -> set[State]:
    (offer,) = RACE.offers(RACE.view(state, state.board.turn))
    return {
        RACE.apply(
            state, state.board.turn, Action("play", tuple(option.value for option in path))
        ).state
        for path in leaves(offer.options)
    }


def test_the_same_faces_are_one_string():
    state = dealt(5)
    known = {id(face) for face in CONTENT.pack}
    assert {id(face) for hand in state.hands for face in hand} <= known
