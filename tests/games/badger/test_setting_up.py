"""The rules of Badger, clause by clause: what lies where at the start (B1 to B5)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.badger.content import NONE
from tests.games.badger.positions import CONTENT, LONG, dealt, fresh, moves


def test_B1_the_frame_has_all_its_fields() -> None:
    colours = Counter(LONG.caves.values())
    assert colours == {0: 2, 1: 2, 2: 2}
    assert len(LONG.starts) == len(LONG.stores) == 2
    assert len(LONG.names) == 1 + 30 + 2 + 2 + 6


@pytest.mark.parametrize("passed", [False, True])
def test_B1_the_ladys_cave_points_at_checkpoint_and_goal(passed: bool) -> None:
    steps = {there: LONG.steps_left(there, passed=passed) for _, there, _ in LONG.ways[0]}
    nearest = {there for there in steps if steps[there] == min(steps.values())}
    open_to = {there for bit, there, _ in LONG.ways[0] if dealt().board.open[0] & bit}
    assert len(nearest) == 2
    assert nearest < open_to
    assert len(open_to) == 4


def test_B1_fields_of_the_frame_are_never_joined_with_each_other() -> None:
    for place in range(LONG.tiles + 1, len(LONG.names)):
        assert all(there <= LONG.tiles for _, there, _ in LONG.ways[place])


@pytest.mark.parametrize(
    ("field", "touches"),
    [
        ("checkpoint", "1 2"),
        ("goal", "29 30"),
        ("start-e", "23 28"),
        ("start-w", "18 24"),
        ("green-ne", "2 6 7"),
        ("green-nw", "1 3 4"),
        ("yellow-e", "13 17 23"),
        ("yellow-w", "8 14 18"),
        ("red-se", "27 28 30"),
        ("red-sw", "24 25 29"),
    ],
)
def test_B1_every_field_of_the_frame_touches_its_tiles(field: str, touches: str) -> None:
    beside = {there for _, there, _ in LONG.ways[LONG.numbers[field]]}
    assert beside == {LONG.numbers[tile] for tile in touches.split()}


def test_B1_both_players_have_the_same_board() -> None:
    for course in CONTENT.courses.values():
        east, west = course.starts
        for passed in (False, True):
            assert course.steps_left(east, passed=passed) == course.steps_left(west, passed=passed)


def test_B2_thirty_tiles_lie_face_down_in_an_order_of_the_seed() -> None:
    state = dealt(1)
    assert state.board.shown == (NONE,) * 31
    assert not any(state.board.open[1:])
    assert Counter(state.tiles[1:]) == Counter(CONTENT.pack)
    assert len(CONTENT.pack) == 30
    assert dealt(1) == state
    assert dealt(2).tiles != state.tiles


def test_B2_the_tiles_are_those_of_the_box() -> None:
    by_colour = Counter(CONTENT.kinds[kind].colour for kind in CONTENT.pack)
    assert by_colour == {0: 6, 1: 6, 2: 6, NONE: 12}
    effects = Counter(CONTENT.kinds[kind].effect.value for kind in CONTENT.pack)
    assert effects == {"": 25, "rage": 3, "rotator": 1, "flipper": 1}
    exits = Counter(CONTENT.kinds[kind].edges.bit_count() for kind in CONTENT.pack)
    assert exits == {2: 15, 3: 12, 4: 3}


def test_B3_mice_snacks_and_no_lord() -> None:
    board = dealt().board
    assert [LONG.names[place] for place in board.mice] == ["start-e", "start-w"]
    assert board.snacks == (5, 5)
    assert board.lord == NONE
    assert fresh(board)


def test_B4_no_move_lifts_a_tile() -> None:
    assert {move.split()[0] for move in moves(dealt())} == {"uncover"}


@pytest.mark.parametrize(("first", "seat"), [("host", 0), ("challenger", 1)])
def test_B5_the_host_may_say_who_begins(first: str, seat: int) -> None:
    assert dealt(first=first).board.turn == seat


def test_B5_otherwise_the_starter_is_drawn() -> None:
    drawn = Counter(dealt(seed, first="random").board.turn for seed in range(60))
    assert min(drawn[0], drawn[1]) > 15
