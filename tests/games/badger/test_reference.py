"""Whole races move for move against the rules told a second time."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.api.rng import Rng
from engine.games.badger.content import NONE
from engine.games.badger.model import State
from tests.games.badger.positions import CONTENT, dealt, lord, mouse, moves, step
from tests.games.badger.reference import Face, Retold
from tests.support.random_play import Dice


def faces(state: State) -> dict[str, Face]:
    """Give what lies on each place, covered or not."""
    found = {}
    for place, index in enumerate(state.tiles):
        if index != NONE:
            told = CONTENT.kinds[index]
            colour = None if told.colour == NONE else CONTENT.colours[told.colour].name
            open_to = frozenset(edge for edge in range(6) if told.edges >> edge & 1)
            found[str(place)] = (colour, str(told.effect), open_to)
    return found


def shown(state: State) -> dict[str, frozenset[int]]:
    """Give the open edges of what lies face up."""
    names = CONTENT.courses[state.board.course].names
    return {
        names[place]: frozenset(edge for edge in range(6) if edges >> edge & 1)
        for place, edges in enumerate(state.board.open)
        if edges
    }


def agrees(state: State, told: Retold) -> None:
    """Hold a table against the story."""
    board = state.board
    assert bool(board.ending) == bool(told.over)
    assert [mouse(state, seat) for seat in (0, 1)] == told.mice
    assert list(board.snacks) == told.snacks
    assert list(board.passed) == told.flags
    assert lord(state) == told.lord
    assert shown(state) == told.lies
    if told.over:
        assert str(board.ending) == told.over
        assert board.winner == (NONE if told.winner is None else told.winner)
        return
    assert (board.turn, board.action, board.turns) == (told.turn, told.action, told.turns)
    assert str(board.phase) == told.asks
    assert moves(state) == told.offered()


def wanted(open_to: list[str], dice: Dice) -> str:
    """Pick a move: any kind as often as any other, but rather run than not."""
    verbs = sorted({move.split()[0] for move in open_to})
    verb = "run" if "run" in verbs and dice.below(2) else verbs[dice.below(len(verbs))]
    of_it = [move for move in open_to if move.split()[0] == verb]
    return of_it[dice.below(len(of_it))]


@pytest.mark.parametrize("course", sorted(CONTENT.courses))
@pytest.mark.parametrize("own_cave", [False, True])
def test_B15_B40_whole_races_go_as_the_rules_tell_them(course: str, own_cave: bool):
    seen = Counter[str]()
    for seed in range(8):
        state = dealt(seed, course=course, **{"own-cave": "on" if own_cave else "off"})
        told = Retold(CONTENT, course, faces(state), state.board.turn, own_cave=own_cave)
        dice = Dice(seed)
        for _ in range(700):
            agrees(state, told)
            if told.over:
                break
            move = wanted(sorted(told.offered()), dice)
            seen[told.asks] += 1
            state = step(state, move).state
            told.make(move)
        seen[told.over] += 1
    assert {"act", "next", "lay", "lord", "snacks"} <= seen.keys()


def test_B7_B41_B43_B44_with_the_flag_in_hand_the_race_goes_as_told():
    """Start on the checkpoint among open tiles: from further away random races seldom get home."""
    seen = Counter[str]()
    for seed in range(30):
        state = flagged(dealt(seed), seed)
        told = Retold(CONTENT, "long", faces(state), state.board.turn)
        told.flags, told.mice = [True, True], ["checkpoint", "checkpoint"]
        told.snacks, told.been = [2, 2], {"checkpoint"}
        told.lies |= shown(state)
        dice = Dice(seed)
        for _ in range(400):
            agrees(state, told)
            if told.over:
                break
            move = wanted(sorted(told.offered()), dice)
            seen[told.asks] += 1
            state = step(state, move).state
            told.make(move)
        seen[told.over] += 1
    assert {"rotator", "flipper", "goal", "snacks"} <= seen.keys()


def flagged(state: State, seed: int) -> State:
    """Lay half of the tiles face up at random, put both mice on the checkpoint with the flag."""
    course = CONTENT.courses["long"]
    order, _ = Rng(seed.to_bytes(16, "big")).shuffled(tuple(range(1, course.tiles + 1)))
    opened, faces_up = list(state.board.open), list(state.board.shown)
    known = 0
    for place in order[:22]:
        faces_up[place] = state.tiles[place]
        opened[place] = CONTENT.kinds[state.tiles[place]].edges
        known |= 1 << place
    board = replace(
        state.board,
        open=tuple(opened),
        shown=tuple(faces_up),
        mice=(course.checkpoint, course.checkpoint),
        passed=(True, True),
        snacks=(2, 2),
        entered=1 << course.checkpoint,
    )
    return State(board, state.tiles, known, state.rng)
