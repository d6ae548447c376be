"""Whole races move for move against the reference: the rules implemented a second time."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.api.rng import Rng
from engine.games.badger.content import NONE
from engine.games.badger.model import State
from tests.games.badger.positions import CONTENT, dealt, lord, mouse, moves, step
from tests.games.badger.reference import Face, Reference
from tests.support.random_play import Dice


def faces(state: State) -> dict[str, Face]:
    """Return what lies on each place, covered or not."""
    found = {}
    for place, index in enumerate(state.tiles):
        if index != NONE:
            kind = CONTENT.kinds[index]
            colour = None if kind.colour == NONE else CONTENT.colours[kind.colour].name
            open_to = frozenset(edge for edge in range(6) if kind.edges >> edge & 1)
            found[str(place)] = (colour, str(kind.effect), open_to)
    return found


def shown(state: State) -> dict[str, frozenset[int]]:
    """Return the open edges of what lies face up."""
    names = CONTENT.courses[state.board.course].names
    return {
        names[place]: frozenset(edge for edge in range(6) if edges >> edge & 1)
        for place, edges in enumerate(state.board.open)
        if edges
    }


def agrees(state: State, reference: Reference) -> None:
    """Hold a table against the story."""
    board = state.board
    assert bool(board.ending) == bool(reference.over)
    assert [mouse(state, seat) for seat in (0, 1)] == reference.mice
    assert list(board.snacks) == reference.snacks
    assert list(board.passed) == reference.flags
    assert lord(state) == reference.lord
    assert shown(state) == reference.lies
    if reference.over:
        assert str(board.ending) == reference.over
        assert board.winner == (NONE if reference.winner is None else reference.winner)
        return
    assert (board.turn, board.action, board.turns) == (
        reference.turn,
        reference.action,
        reference.turns,
    )
    assert str(board.due.question) == reference.asks
    assert moves(state) == reference.offered()


def wanted(open_to: list[str], dice: Dice) -> str:
    """Pick a move: any kind as often as any other, but rather run than not."""
    verbs = sorted({move.split()[0] for move in open_to})
    verb = "run" if "run" in verbs and dice.below(2) else verbs[dice.below(len(verbs))]
    of_it = [move for move in open_to if move.split()[0] == verb]
    return of_it[dice.below(len(of_it))]


@pytest.mark.parametrize("course", sorted(CONTENT.courses))
@pytest.mark.parametrize("own_cave", [False, True])
def test_B15_B40_whole_races_agree_with_the_reference(course: str, own_cave: bool) -> None:
    seen = Counter[str]()
    for seed in range(8):
        state = dealt(seed, None, course=course, **{"own-cave": "on" if own_cave else "off"})
        reference = Reference(CONTENT, course, faces(state), state.board.turn, own_cave=own_cave)
        dice = Dice(seed)
        for _ in range(700):
            agrees(state, reference)
            if reference.over:
                break
            move = wanted(sorted(reference.offered()), dice)
            seen[reference.asks] += 1
            state = step(state, move).state
            reference.make(move)
        seen[reference.over] += 1
    assert {"act", "next", "lay", "lord", "snacks"} <= seen.keys()


def test_B7_B41_B43_B44_races_with_the_flag_agree_with_the_reference() -> None:
    """Start on the checkpoint among open tiles: from further away random races seldom get home."""
    seen = Counter[str]()
    for seed in range(30):
        state = flagged(dealt(seed), seed)
        reference = Reference(CONTENT, "long", faces(state), state.board.turn)
        reference.flags, reference.mice = [True, True], ["checkpoint", "checkpoint"]
        reference.snacks, reference.been = [4, 4], {"checkpoint"}
        reference.lies |= shown(state)
        dice = Dice(seed)
        for _ in range(400):
            agrees(state, reference)
            if reference.over:
                break
            move = wanted(sorted(reference.offered()), dice)
            seen[reference.asks] += 1
            state = step(state, move).state
            reference.make(move)
        seen[reference.over] += 1
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
        snacks=(4, 4),
        entered=1 << course.checkpoint,
    )
    return State(board, state.tiles, known, state.rng)
