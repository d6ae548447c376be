"""An offer says beforehand that the mover is certain to be bitten, and says it of no other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.api.action import Action, Pick, leaves
from engine.api.event import Line, line
from engine.games.badger.model import ACT, Board, State
from tests.games.badger.positions import BADGER, dealt, play, position
from tests.games.badger.scenes import english
from tests.support.random_play import Dice


def warnings(state: State) -> Iterator[tuple[Action, bool]]:
    """Yield all that the mover is offered, and whether it warns of a bite."""
    for offer in BADGER.offers(BADGER.view(state, state.board.turn)):
        if isinstance(offer, Pick):
            for path in leaves(offer.options):
                action = Action(offer.verb, tuple(each.value for each in path))
                yield action, _warns(path[-1].hint)
        else:
            yield Action(offer.verb), _warns(offer.label)


def _warns(said: Line | None) -> bool:
    return said is not None and said.key in (
        "badger-bitten",
        "badger-bitten-last",
        "badger-and-bitten",
    )


def warned(state: State, verb: str) -> dict[str, bool]:
    """Return the words after a verb, and whether that action warns of a bite."""
    return {" ".join(each.args): bitten for each, bitten in warnings(state) if each.verb == verb}


def _after(state: State, action: Action, dice: Dice) -> State:
    """Return the state once the action and whatever it asks for, chosen at random, are over."""
    began = state.board
    state = BADGER.apply(state, began.turn, action).state
    while state.board.due.question is not ACT and _is_same_action(began, state.board):
        chosen = [each for each, _ in warnings(state)]
        state = BADGER.apply(state, began.turn, chosen[dice.below(len(chosen))]).state
    return state


def _is_same_action(began: Board, board: Board) -> bool:
    return (began.turns, began.action) == (board.turns, board.action) and not board.ending


@pytest.mark.parametrize("own_cave", ["on", "off"])
@pytest.mark.parametrize("course", ["long", "short"])
def test_B37_B32_an_action_warns_of_a_bite_exactly_where_it_is_certain(
    course: str, own_cave: str
) -> None:
    chosen: dict[str, Any] = {"course": course, "own-cave": own_cave}
    dice, state, seen = Dice(7), dealt(1, **chosen), set[str]()
    for number in range(700):
        board = state.board
        if board.ending:
            state = dealt(number, **chosen)
            continue
        offered = [*warnings(state)]
        for action, bitten in offered:
            at_once = BADGER.apply(state, board.turn, action).state.board
            is_over = at_once.due.question is ACT or not _is_same_action(board, at_once)
            reveals = at_once.shown != board.shown and action.verb in ("uncover", "flip", "lay")
            if is_over and not reveals:
                assert bitten == (at_once.snacks[board.turn] < board.snacks[board.turn]), action
            elif bitten:
                after = _after(state, action, dice).board
                assert after.snacks[board.turn] < board.snacks[board.turn], action
            if bitten:
                seen.add(action.verb)
        state = BADGER.apply(state, board.turn, offered[dice.below(len(offered))][0]).state
    assert {"run", "rotate"} <= seen


def test_B32_every_last_action_that_leaves_the_mouse_on_the_ladys_paths_warns() -> None:
    tiles = {15: "n134", 14: "n13"}
    state = position(tiles, at=("15", "start-e"), lady="4", action=4)
    assert warned(state, "uncover") == {"19": True}
    assert warned(state, "cover") == {"": True}
    assert warned(state, "rotate")["14 1"]
    assert not warned(state, "rotate")["lady 1"]
    assert not any(bitten for _, bitten in warnings(position(tiles, at=("15", "start-e"))))


def test_B36_a_cave_from_which_the_lord_bites_the_mover_warns() -> None:
    state = play(position({14: "y14", 15: "n14"}, at=("15", "start-e")), "run 14")
    assert warned(state, "lord") == {"yellow-e": False, "yellow-w": True}


def test_B9_a_last_action_that_ends_the_game_before_the_lady_comes_does_not_warn() -> None:
    tiles = {15: "n134", 14: "n14"}
    state = position(tiles, at=("15", "14"), lady="4", lord="yellow-w", action=4, snacks=(5, 1))
    assert not warned(state, "rotate")["15 3"]


@pytest.mark.parametrize(
    ("snacks", "end"),
    [(1, "you lose your last snack"), (2, "you get bitten (\N{MINUS SIGN}1 snack)")],
)
def test_B9_a_warning_says_that_the_last_snack_goes(snacks: int, end: str) -> None:
    tiles, own = {15: "n134", 14: "n13"}, (snacks, 5)
    state = position(tiles, at=("15", "start-e"), lady="4", action=4, snacks=own)
    offers = {each.verb: each for each in BADGER.offers(BADGER.view(state, 0))}
    assert english((offers["cover"].label,)) == [f"Cover 14: {end}"]
    uncover, rotate = offers["uncover"], offers["rotate"]
    assert isinstance(uncover, Pick)
    assert isinstance(rotate, Pick)
    assert english((uncover.options[0].hint or line("badger-no-field"),)) == [end]
    hints = [path[-1].hint for path in leaves(rotate.options)]
    assert any(english((each,))[0].endswith(f": {end}") for each in hints if each is not None)
