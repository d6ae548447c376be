"""What a hint says of a move is true of the board that the move leads to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import networkx
import pytest

from engine.api.action import Action
from engine.api.event import Line, Seat
from engine.api.legal_actions import list_actions
from engine.api.rng import Rng
from engine.games.badger import create
from engine.games.badger.content import LADY, NONE
from tests.games.badger.positions import position
from tests.support.games import SEEDS, GameUnderTest, settings
from tests.support.random_play import Dice, advance, read_play, start_play
from tests.support.reasons import Reason, reasons

_BADGER = create(SEEDS)
_CONTENT: Any = _BADGER.content

#: What is seldom seen, first; without these a random mouse gets nowhere.
_LIKED = (
    *("wins", "passes", "longer", "cuts", "lord", "lady", "way", "goal", "checkpoint", "near"),
    *("closer", "uncover"),
)


def _paths(board: Any) -> Any:
    """Return the fields as a graph with an edge where two paths meet."""
    course = _CONTENT.courses[board.course]
    opens, graph = course.opens(board.open), networkx.Graph()
    graph.add_nodes_from(range(len(opens)))
    for at, ways in enumerate(course.ways):
        graph.add_edges_from(
            (at, there) for bit, there, back in ways if opens[at] & bit and opens[there] & back
        )
    return graph


def _all_steps(board: Any, at: int, seat: int) -> int:
    """Return the steps to a seat's aim if every path were open."""
    return _distances(board.course, _aim(board, seat))[at]


@cache
def _distances(name: str, aim: int) -> dict[int, int]:
    ways = enumerate(_CONTENT.courses[name].ways)
    graph = networkx.Graph((at, there) for at, row in ways for _, there, _ in row)
    return dict(networkx.single_source_shortest_path_length(graph, aim))


def _aim(board: Any, seat: int) -> int:
    course = _CONTENT.courses[board.course]
    return int(course.goal if board.passed[seat] else course.checkpoint)


def _way(board: Any, seat: int) -> int | None:
    graph, at, aim = _paths(board), board.mice[seat], _aim(board, seat)
    if not networkx.has_path(graph, at, aim):
        return None
    return int(networkx.shortest_path_length(graph, at, aim))


def _nearest(board: Any, seat: int) -> int:
    found = networkx.node_connected_component(_paths(board), board.mice[seat])
    return min(_all_steps(board, each, seat) for each in found)


def _reached(board: Any, seat: int, by: str) -> bool:
    graph, course = _paths(board), _CONTENT.courses[board.course]
    if by == "lord":
        near = () if board.lord == NONE else graph[board.lord]
        return board.mice[seat] in near or (board.own_cave and board.mice[seat] == board.lord)
    graph.remove_nodes_from([*course.caves])
    return board.mice[seat] in networkx.node_connected_component(graph, LADY)


def _hold(reason: Reason) -> bool:
    """Return True if the sentence is true."""
    before, me, key = reason.state.board, reason.seat, reason.why.key.removeprefix("badger-why-")
    after, other = _BADGER.apply(reason.state, me, reason.action).state.board, 1 - me
    course = _CONTENT.courses[before.course]

    def is_nearer() -> bool:
        steps = _all_steps(before, course.numbers[reason.action.args[0]], me)
        return bool(steps == reason["steps"] < _all_steps(before, before.mice[me], me))

    def ends() -> int:
        at, opens = before.mice[me], course.opens(before.open)
        return sum(bool(opens[at] & bit and not opens[there]) for bit, there, _ in course.ways[at])

    def points(board: Any) -> int:
        place = course.numbers[reason.action.args[0]]
        ways = (there for bit, there, _ in course.ways[place] if board.open[place] & bit)
        return min(_all_steps(before, each, me) for each in ways)

    def gains(by: str, seat: int, *boards: Any) -> bool:
        without, having = (_reached(each, seat, by) for each in boards)
        return bool(having and not without)

    checks: dict[str, Callable[[], bool]] = {
        "wins": lambda: after.winner == me,
        "passes": lambda: after.passed[me] and not before.passed[me],
        "bites": lambda: reason["snacks"] == after.snacks[other] < before.snacks[other],
        "no-lady": lambda: gains("lady", me, after, before),
        "no-lord": lambda: gains("lord", me, after, before),
        "lady": lambda: gains("lady", other, before, after),
        "lord": lambda: gains("lord", other, before, after),
        "goal": is_nearer,
        "checkpoint": is_nearer,
        "closer": is_nearer,
        "way": lambda: reason["steps"] == _way(after, me),
        "near": lambda: reason["steps"] == _nearest(after, me) < _nearest(before, me),
        "cuts": lambda: _way(after, other) is None and _way(before, other) is not None,
        "longer": lambda: reason["steps"] == (_way(after, other) or 0) > (_way(before, other) or 0),
        "far": lambda: reason["steps"] == _nearest(after, other) > _nearest(before, other),
        "ways": lambda: reason["count"] == len(_paths(after)[after.mice[me]]),
        "uncover": lambda: reason["count"] == (len(before.due.places) or ends()),
        "cover": lambda: (
            reason["count"] == sum(map(bool, before.open)) - sum(map(bool, after.open))
        ),
        "lord-away": lambda: after.lord != NONE and not _reached(after, me, "lord"),
        "safe": lambda: not any(_reached(after, me, by) for by in ("lady", "lord")),
        "points": lambda: reason["steps"] == points(after) < points(before),
        "harmless": lambda: (
            reason.action.verb != "run"
            and networkx.node_connected_component(_paths(before), before.mice[me])
            <= networkx.node_connected_component(_paths(after), before.mice[me])
        ),
        "bitten": lambda: reason["snacks"] == after.snacks[me] < before.snacks[me],
        "left": lambda: (
            reason["steps"] == _all_steps(after, after.mice[me], me)
            and any(_reached(after, me, by) for by in ("lady", "lord"))
        ),
        "shows": lambda: not before.open[course.numbers[reason.action.args[0]]],
        "joins": lambda: before.laying in _paths(after)[after.mice[me]],
    }
    named = dict(reason.why.params)
    return checks[key]() and named.get("seat") in (None, Seat(me), Seat(other))


def test_every_reason_of_a_hint_is_true() -> None:
    told = Counter[str]()
    liked = [f"badger-why-{each}" for each in _LIKED]
    for reason in (
        *reasons(_BADGER, plays=4, moves=120),
        *reasons(_BADGER, plays=6, moves=120, liked=liked),
    ):
        if reason.action.verb == "lay" and reason.state.board.due.covered:
            continue  # what the next tile does is not told
        told[reason.why.key] += 1
        assert _hold(reason), reason
    assert len(told) > 15, told


@pytest.mark.parametrize("number", range(3))
def test_every_move_of_the_seat_in_turn_has_a_reason(number: int) -> None:
    known = GameUnderTest(_BADGER, SEEDS)
    play, dice = start_play(next(settings(known)), bytes([number]) * 16)[0], Dice(number)
    told = set()
    while _BADGER.outcome(play.state) is None:
        seat = play.state.board.turn
        view = _BADGER.view(play.state, seat)
        for offer in _BADGER.offers(view):
            for action in list_actions(offer):
                assert _BADGER.explain(view, action) is not None, action
                told.add(action.verb)
        advance(play, dice)
    assert told >= {"run", "uncover", "cover", "rotate", "lay", "lord"}


def test_B24_a_run_away_from_the_aim_says_that_no_badger_reaches_the_mouse_there() -> None:
    state = position({23: "n14", 22: "n14"}, at=("22", "start-w"))
    reason = Reason(state, 0, Action("run", ("23",)), Line("badger-why-safe"))
    assert _BADGER.explain(_BADGER.view(state, 0), reason.action) == reason.why
    assert _hold(reason)


def test_B7_a_recorded_game_ends_with_the_reason_that_it_is_won() -> None:
    path = SEEDS.parent / "tests/games/badger/plays/home-on-the-long-course.toml"
    setting, seed, moves = read_play(path.read_text(), GameUnderTest(_BADGER, SEEDS))
    state, last = _BADGER.setup(setting.seats, setting.options, Rng(seed)).state, None
    for seat, action in moves:
        assert seat is not None
        last = _BADGER.explain(_BADGER.view(state, seat), action)
        is_shown = not (action.verb == "lay" and state.board.due.covered)
        assert last is None or not is_shown or _hold(Reason(state, seat, action, last))
        state = _BADGER.apply(state, seat, action).state
    assert last == Line("badger-why-wins")
