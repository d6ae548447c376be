"""What was played and stored stays so: golden games, saved tables, counts of positions, content."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from engine import codec
from engine.action import Action, Pick, leaves
from engine.content import content_digest
from engine.games.igels.model import State
from tests.games.igels.laid import CONTENT, IGELS, asked, dealt, offers
from tests.support.games import SEEDS, Setting, every_game
from tests.support.walk import Dice, Play, advance, read_play, replay

_HERE = Path(__file__).parent

#: version -> the digest of the content it is played with. A change to the cards spoils running
#: tables: raise the version and write the upgrade. A new paint is only a new digest.
_DIGESTS = {1: "07591e2b6ffabadf9ca84a9d2baa896e0e3e8fb34678cada25a3b607d75503f5"}

#: Distinct states after so many moves of one deal: the cheapest alarm for a rule that changed.
_COUNTS = {1: 6, 2: 27, 3: 114}


@pytest.mark.parametrize("path", sorted(_HERE.glob("plays/*.toml")), ids=lambda path: path.stem)
def test_a_golden_game_ends_as_it_did(path: Path):
    text = path.read_text("utf-8")
    setting, seed, moves = read_play(text, every_game()["igels"])
    state: State = replay(IGELS, setting.seats, setting.options, seed, iter(moves))
    outcome, sides = IGELS.outcome(state), state.board.sides
    assert outcome is not None
    assert tomllib.loads(text)["final"] == {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "reason": outcome.reason.key,
        "turn": state.board.turn,
        "food": [len(side.food) + len(side.secured) for side in sides],
        "dead": [len(side.dead) for side in sides],
        "forest": len(state.forest),
    }


@pytest.mark.parametrize("path", sorted(_HERE.glob("saves/*.json")), ids=lambda path: path.stem)
def test_a_table_saved_by_any_version_opens_and_plays_to_its_end(path: Path):
    table, upgraded = codec.decode(path.read_bytes(), 7, IGELS)
    assert upgraded is (path.stem != f"v{IGELS.info.version}")
    state: State = table.state
    assert (state.board.turn, len(state.hands), state.board.hit is not None) == (8, 4, True)
    setting = Setting(every_game()["igels"], len(table.seats), table.options)
    play, dice = Play(setting, table.seed, state, []), Dice(1)
    while IGELS.outcome(play.state) is None:
        assert advance(play, dice) is not None
    assert play.state.board.turn > 8


def test_the_content_of_a_version_does_not_change():
    assert content_digest(SEEDS, "igels") == _DIGESTS[IGELS.info.version]


def test_the_number_of_positions_is_what_it_was():
    found, counts = {codec.encode_state(dealt(3)): dealt(3)}, {}
    for depth in _COUNTS:
        found = {
            codec.encode_state(each): each for state in found.values() for each in _after(state)
        }
        counts[depth] = len(found)
    assert counts == _COUNTS


def _after(state: State) -> list[State]:
    seat = asked(state)[0]
    actions = []
    for offer in offers(state, seat):
        if not isinstance(offer, Pick):
            actions.append(Action(offer.verb))
            continue
        for path in leaves(offer.options):
            actions.append(Action(offer.verb, tuple(option.value for option in path)))
    return [IGELS.apply(state, seat, action).state for action in actions]


def test_the_same_cards_are_one_string():
    state = dealt(4)
    known = {id(name) for name in (*CONTENT.deck, *CONTENT.woods)}
    assert {id(name) for hand in state.hands for name in hand} <= known
