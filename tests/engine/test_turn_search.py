"""The house plans the rest of its turn in games that say so, and only as far as its effort goes."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.game import AnyGame, Step
from engine.api.rng import Rng
from engine.games.badger.model import Ending
from engine.house import player
from engine.house.search import Decision
from engine.house.strength import HouseSkill
from engine.table.model import Strength
from tests.engine.builders import number, press
from tests.games.badger.positions import BADGER, dealt, position
from tests.support.patched_game import PatchedGame
from tests.support.scripted_game import ScriptedGame

_RNG = Rng(b"house" * 4)

_PASS = press("pass", "p")

#: Who goes far stands badly until the turn is over.
_SCRIPT: dict[str, dict[Any, Any]] = {
    "start": {0: (press("near"), press("far"))},
    "near": {0: (press("rest", "r"), press("sleep", "r"))},
    "far": {0: (press("rest", "r"), press("on", "r"))},
    "over": {1: (_PASS, press("win", "p"))},
}
_LEADS = {
    ("start", "near"): "near",
    ("start", "far"): "far",
    ("near", "rest"): "over",
    ("near", "sleep"): "over",
    ("far", "rest"): "over",
    ("far", "on"): "over",
}

#: The better a turn seems, the more the other can do about it.
_REPLIES: dict[str, dict[Any, Any]] = {
    "start": {0: (press("greedy"), press("rash"), press("careful"))},
    "greedy": {1: (press("wait", "p"), press("bite", "p"))},
    "rash": {1: (press("wait", "p"), press("bite", "p"))},
    "careful": {1: (press("wait", "p"),)},
}
_REPLY_LEADS = {
    ("start", "greedy"): "greedy",
    ("start", "rash"): "rash",
    ("start", "careful"): "careful",
    **{(at, verb): "over" for at in ("greedy", "rash", "careful") for verb in ("wait", "bite")},
}

#: What seat 0 stands at after a verb.
_VALUES = {
    "near": 700,
    "far": 300,
    "on": 900,
    "greedy": 800,
    "rash": 700,
    "careful": 600,
    "bite": 100,
}


def _scripted(
    script: dict[str, dict[Any, Any]],
    applied: list[Action],
    leads: dict[tuple[str, str], str] = _LEADS,
) -> PatchedGame:
    game = ScriptedGame(script, leads)
    game.info = replace(game.info, search_turns=True)

    def apply(game: AnyGame, state: Any, seat: int | None, action: Action) -> Step[Any]:
        applied.append(action)
        return game.apply(state, seat, action)

    def evaluate(game: AnyGame, state: Any, seat: int) -> int:
        value = _VALUES.get(state.made[-1].split()[-1], 500)
        return 1000 - value if seat else value

    return PatchedGame(game, apply=apply, evaluate=evaluate)


def _chosen(game: AnyGame, state: Any, seat: int, strength: Strength = Strength.SHARP) -> Any:
    offers = game.offers(game.view(state, seat))
    skill = HouseSkill(strength)
    return player.choose_move(game, Decision(state, seat, offers, _RNG, 2, skill)).action


def test_the_move_with_the_best_end_of_the_turn_is_chosen() -> None:
    applied: list[Action] = []
    game = _scripted(_SCRIPT, applied)
    state = game.setup(2, {}, _RNG).state
    assert _chosen(game, state, 0, Strength.HUMAN) == Action("far")
    # What the other seat answers is not tried.
    assert {action.verb for action in applied} == {"near", "far", "rest", "sleep", "on"}
    assert _chosen(game, state, 0, Strength.SHARP) == Action("far")


def test_only_a_sharp_house_avoids_the_turn_with_a_bad_reply() -> None:
    applied: list[Action] = []
    game = _scripted(_REPLIES, applied, _REPLY_LEADS)
    state = game.setup(2, {}, _RNG).state
    assert _chosen(game, state, 0, Strength.HUMAN) == Action("greedy")
    assert _chosen(game, state, 0, Strength.SLEEPY) == Action("greedy")
    applied.clear()
    assert _chosen(game, state, 0, Strength.SHARP) == Action("careful")
    # The bite after "greedy" is as bad after "rash", so no other reply is tried there.
    assert Counter(action.verb for action in applied)["wait"] == 2


def test_a_turn_without_end_costs_no_more_than_the_effort() -> None:
    script = {"start": {0: (number("say", "q"), press("go", "q"))}}
    for strength in Strength:
        applied: list[Action] = []
        game = _scripted(script, applied)
        _chosen(game, game.setup(2, {}, _RNG).state, 0, strength)
        effort = player.DECISION_ACTIONS * HouseSkill(strength).effort
        assert effort / 2 < len(applied) < effort * 3 / 2


def test_every_house_takes_the_four_actions_that_win_at_badger() -> None:
    """Both tiles before the goal lie across: turn, turn, run, run."""
    for strength in Strength:
        state = position(
            {25: "n14", 29: "n03"}, at=("25", "start-w"), passed=(True, False), turns=9
        )
        while not state.board.ending and state.board.turn == 0:
            state = BADGER.apply(state, 0, _chosen(BADGER, state, 0, strength)).state
        assert state.board.ending is Ending.GOAL


def test_the_move_does_not_depend_on_covered_tiles() -> None:
    dealt_again = [BADGER.determinize(dealt(), 0, Rng(bytes([n]) * 16)) for n in range(3)]
    assert len({state.tiles for state in dealt_again}) == 3
    assert len({repr(_chosen(BADGER, state, 0, Strength.HUMAN)) for state in dealt_again}) == 1
