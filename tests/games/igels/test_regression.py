"""A saved table still opens, and the number of positions of a deal is unchanged."""

from __future__ import annotations

from engine.api.action import Action, Pick, leaves
from engine.games.igels.model import State
from engine.table import codec
from tests.games.igels.positions import CONTENT, IGELS, asked, dealt, offers
from tests.support.random_play import Dice, play_out
from tests.support.saved_tables import load_saved

#: Distinct states after so many moves of one deal: the cheapest alarm for a rule that changed.
_COUNTS = {1: 7, 2: 40, 3: 222}


def test_a_saved_table_opens_and_plays_on() -> None:
    play = load_saved("igels", 1)
    state: State = play.state
    assert (state.board.turn, len(state.hands), state.board.hit is not None) == (8, 4, True)
    assert play_out(play, Dice(1)).state.board.turn > 8


def test_the_number_of_positions_after_each_move_is_unchanged() -> None:
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


def test_equal_card_names_are_one_string() -> None:
    state = dealt(4)
    known = {id(name) for name in (*CONTENT.all_support, *CONTENT.all_food)}
    assert {id(name) for hand in state.hands for name in hand} <= known
