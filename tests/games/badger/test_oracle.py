"""Paths and reach against networkx, on the boards of random games of both courses.

The oracle builds its graph from the cells and edges of the box by itself, so it shares no table
with the course it checks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.api.rng import Rng
from engine.games.badger.content import Course
from engine.games.badger.model import State
from tests.games.badger.positions import BADGER, CONTENT, dealt
from tests.support.random_play import Dice, random_answer

nx = pytest.importorskip("networkx")

_COURSES = sorted(CONTENT.courses)


def boards(course: str) -> Iterator[State]:
    """Yield boards of random games, one in five moves."""
    for seed in range(6):
        state, dice = dealt(seed, course=course), Dice(seed)
        for number in range(300):
            offers = BADGER.offers(BADGER.view(state, state.board.turn))
            if not offers:
                break
            action = random_answer(state.board.turn, offers[dice.below(len(offers))], dice).action
            state = BADGER.apply(state, state.board.turn, action).state
            if number % 5 == 0:
                yield state


def neighbours(course: Course) -> Any:
    """Join all fields next to each other but those of the frame, stores being none."""
    graph = nx.Graph()
    at = dict(zip(course.cells, course.names, strict=True))
    inside = {"lady", *(str(number) for number in range(1, len(CONTENT.places) + 1))}
    graph.add_nodes_from(course.names)
    for (q, r), name in at.items():
        for number, edge in enumerate(CONTENT.edges):
            there = at.get((q + edge.step[0], r + edge.step[1]))
            if there is not None and (name in inside or there in inside):
                graph.add_edge(name, there)
                graph.edges[name, there].setdefault("ends", {})[name] = number
    return graph


def joined(course: Course, state: State) -> Any:
    """Leave the ways where both fields have a path; the frame is open to every tile it touches."""
    graph = neighbours(course)
    numbers = {name: place for place, name in enumerate(course.names)}
    for one, other, ends in list(graph.edges(data="ends")):
        for name in (one, other):
            place = numbers[name]
            if place <= len(CONTENT.places) and not state.board.open[place] >> ends[name] & 1:
                graph.remove_edge(one, other)
                break
    return graph


@pytest.mark.parametrize("course", _COURSES)
def test_B24_runs_are_the_neighbours_in_the_graph(course: str) -> None:
    plan = CONTENT.courses[course]
    for state in boards(course):
        graph = joined(plan, state)
        for place, name in enumerate(plan.names):
            found = {plan.names[there] for there in plan.joined(state.board.open, place)}
            covered = 0 < place <= plan.tiles and not state.board.open[place]
            assert found == (set() if covered else set(graph[name]))


@pytest.mark.parametrize("course", _COURSES)
def test_B32_B33_the_lady_searches_her_component_without_the_lords_caves(course: str) -> None:
    plan = CONTENT.courses[course]
    sizes = set()
    for state in boards(course):
        graph = joined(plan, state)
        graph.remove_nodes_from([cave.name for cave in CONTENT.caves])
        hers = nx.node_connected_component(graph, "lady")
        bits = plan.hunted(state.board.open)
        assert {name for place, name in enumerate(plan.names) if bits >> place & 1} == hers
        sizes.add(len(hers))
    assert max(sizes) > 5


@pytest.mark.parametrize("course", _COURSES)
def test_B37_the_lord_bites_on_the_neighbours_of_his_cave(course: str) -> None:
    plan = CONTENT.courses[course]
    for state in boards(course):
        graph = joined(plan, state)
        for cave in plan.caves:
            bits = plan.bitten_beside(state.board.open, cave)
            found = {name for place, name in enumerate(plan.names) if bits >> place & 1}
            assert found == set(graph[plan.names[cave]])


@pytest.mark.parametrize("course", _COURSES)
def test_B45_the_rage_reaches_every_tile_next_to_his_cave(course: str) -> None:
    plan = CONTENT.courses[course]
    graph = neighbours(plan)
    for cave in plan.caves:
        bits = plan.beside[cave]
        found = {name for place, name in enumerate(plan.names) if bits >> place & 1}
        assert found == set(graph[plan.names[cave]])
        assert len(found) == 3


@pytest.mark.parametrize(("course", "legs"), [("long", (6, 8)), ("short", (4, 8))])
def test_B46_steps_to_go_are_shortest_walks(course: str, legs: tuple[int, int]) -> None:
    plan = CONTENT.courses[course]
    graph = neighbours(plan)
    for passed, aim in enumerate(("checkpoint", "goal")):
        walks = nx.single_source_shortest_path_length(graph, aim)
        for place, name in enumerate(plan.names):
            assert plan.steps_left(place, passed=bool(passed)) == walks[name]
    for start in plan.starts:
        assert plan.steps_left(start, passed=False) == legs[0]
    assert plan.steps_left(plan.checkpoint, passed=True) == legs[1]


def test_B2_a_dealt_board_has_no_open_path_for_the_oracle() -> None:
    plan = CONTENT.courses["long"]
    graph = joined(plan, dealt())
    assert not graph.edges
    assert BADGER.determinize(dealt(), None, Rng(bytes(16))).board == dealt().board
