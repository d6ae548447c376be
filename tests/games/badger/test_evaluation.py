"""How well a mouse stands, and that the house comes home by it."""

from __future__ import annotations

import networkx as nx
import pytest
from msgspec.structs import replace

from engine.api.options import resolve_options
from engine.api.rng import Rng
from engine.games.badger.evaluation import ways_home
from engine.games.badger.model import Ending
from engine.house import player
from engine.house.search import Decision
from engine.table.model import Change
from tests.games.badger.positions import BADGER, LONG, dealt, position
from tests.support.whole_game import play_game


def test_evaluation_is_even_at_the_start_and_symmetric() -> None:
    state = dealt()
    one, other = (BADGER.evaluate(state, seat) for seat in range(2))
    assert one + other == 1_000
    assert abs(one - 500) < 60


def test_snacks_and_the_checkpoint_count() -> None:
    state = dealt()
    bitten = replace(state, board=replace(state.board, snacks=(4, 5)))
    assert BADGER.evaluate(bitten, 0) < BADGER.evaluate(state, 0)
    mice = (LONG.checkpoint, state.board.mice[1])
    there = replace(state, board=replace(state.board, mice=mice, passed=(True, False)))
    assert BADGER.evaluate(there, 0) > BADGER.evaluate(state, 0)


def test_every_step_of_an_open_way_is_one_action() -> None:
    """All edges of all tiles open: the way is as long as the fewest steps."""
    inside = (63,) * (1 + LONG.tiles)
    onward = LONG.steps_left(LONG.checkpoint, passed=True)
    out = [LONG.steps_left(start, passed=False) + onward for start in LONG.starts]
    assert ways_home(LONG, inside, LONG.starts, (False, False)) == out
    home = [LONG.steps_left(start, passed=True) for start in LONG.starts]
    assert ways_home(LONG, inside, LONG.starts, (True, True)) == home
    assert ways_home(LONG, inside, LONG.starts, (True, False)) == [home[0], out[1]]
    assert ways_home(LONG, inside, (LONG.goal, LONG.checkpoint), (True, False)) == [0, onward]


def test_a_way_leads_out_of_a_lords_cave_and_never_through_one() -> None:
    inside = (63,) * (1 + LONG.tiles)
    caves = tuple(LONG.caves)
    ways = nx.DiGraph(
        (at, there)
        for at, row in enumerate(LONG.ways)
        for _, there, _ in row
        if there not in LONG.caves
    )
    for mice in zip(caves, reversed(caves), strict=True):
        least = [nx.shortest_path_length(ways, at, LONG.goal) for at in mice]
        assert ways_home(LONG, inside, mice, (True, True)) == least


def test_what_lies_covered_or_turned_away_costs_more() -> None:
    covered = (63, *(0,) * LONG.tiles)
    open_all = (63,) * (1 + LONG.tiles)
    for hidden, shown in zip(
        *(ways_home(LONG, inside, LONG.starts, (False, False)) for inside in (covered, open_all)),
        strict=True,
    ):
        assert hidden > shown + 4


def test_the_house_reaches_the_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against random moves, which never do, and thinking less than it would at a table."""
    monkeypatch.setattr(player, "DECISION_ACTIONS", 500)
    options = resolve_options(BADGER.info.options, {}, {})
    last: list[Change] = []
    outcome = play_game(BADGER, options, 2, frozenset({1}), 3, last.append)
    assert outcome.places == (2, 1)
    assert last[-1].after.state.board.ending is not Ending.LIMIT


def test_two_houses_that_wait_in_the_lords_caves_come_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every way out looks longer than the one that a bite bars: the house gets tired of waiting."""
    monkeypatch.setattr(player, "DECISION_ACTIONS", 300)
    tiles = {1: "g024", 2: "n15", 3: "g24", 4: "y02", 6: "n03", 7: "n03"}
    at = ("green-ne", "green-nw")
    state = position(tiles, at=at, lord="green-ne", course="short", turns=60)
    mice = state.board.mice
    for _ in range(100):
        seat = state.board.turn
        view = BADGER.view(state, seat)
        rng = Rng(state.board.asked.to_bytes(16, "big"))
        move = player.choose_move(BADGER, Decision(state, seat, BADGER.offers(view), rng, 2))
        assert move is not None
        state = BADGER.apply(state, seat, move.action).state
        if not {*state.board.mice} & {*mice}:
            return
    raise AssertionError(state.board.mice)
