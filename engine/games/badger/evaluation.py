"""How well a mouse stands: its way home in actions, its snacks, and whether a bite is near.

The house uses it where it cannot search to the end; no rule depends on it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from heapq import heappop, heappush
from math import pow

from engine.games.badger.content import MICE, Content, Course, Edges, Place
from engine.games.badger.model import Board, State

#: A mouse stands as well as its snacks are many and its way short. The power and the actions that
#: are added to every way fit who won 1,200 games of the house against itself (30,000 positions,
#: logistic regression). To be within the lady's reach costs so many actions, and so does each cave
#: beside a mouse that the lord may come to: this wins .62 ± .06 of 260 games in a model against 2
#: actions where the mouse's tile has a path to the cave.
_POWER, _FURTHER, _HUNTED, _CAVE = 2.3, 4.0, 3.0, 3.0

#: Games between houses take about 20 turns. After twice as many a mouse grows restless and is ever
#: more averse to some fields, others each turn: two mice would wait for each other for ever.
_CALM_TURNS, _TURNS_AN_ACTION, _WHIMS = 40, 5, 11

#: Costs of a way in half actions: a step, a turn of a tile that lies wrongly, and a covered field,
#: which has to be uncovered and to lie as one would have it.
_STEP, _TURN, _COVERED = 2, 2, 3

#: A covered tile may come to lie with any edge open.
_ANY = 63


def evaluate(content: Content, state: State, seat: int) -> int:
    """Compare the ways home and the snacks, and see who is within a badger's reach."""
    board = state.board
    course = content.courses[board.course]
    left = ways_home(course, board.open, board.mice, board.passed)
    other = (seat + 1) % MICE
    my_way, their_way = (
        left[mouse] + _FURTHER + _danger(course, board, mouse) + _whim(board, board.mice[mouse])
        for mouse in (seat, other)
    )
    lead = board.snacks[seat] / board.snacks[other] * pow(their_way / my_way, _POWER)
    return round(1000 * lead / (lead + 1))


def _whim(board: Board, at: Place) -> float:
    """Return how much a mouse is averse to a field in this turn, in actions."""
    restless = max(0, board.turns - _CALM_TURNS) / _TURNS_AN_ACTION
    return restless * (board.turns * (at + 1) % _WHIMS) / _WHIMS


def _danger(course: Course, board: Board, mouse: int) -> float:
    """Return in actions how much a mouse is within reach of the badgers.

    The other mouse may bring the lord and turn a path to him if its turn comes first.
    """
    at = board.mice[mouse]
    danger = _HUNTED * (_hunted(course, board.open) >> at & 1)
    return danger if board.turn == mouse else danger + _CAVE * _caves_beside(course)[at]


def ways_home(
    course: Course, inside: tuple[Edges, ...], mice: tuple[Place, ...], passed: tuple[bool, ...]
) -> list[float]:
    """Return about how many actions it takes each mouse to come home (B6, B7).

    A mouse that has not passed the checkpoint goes there first.
    """
    home = _ways_to(course, inside, course.goal)
    if all(passed):
        return [home[at] / 2 for at in mice]
    out = _ways_to(course, inside, course.checkpoint)
    return [
        (home[at] if by else out[at] + home[course.checkpoint]) / 2
        for at, by in zip(mice, passed, strict=True)
    ]


# One turn of a mouse comes by the same paths again and again. The bounds hold those of a decision.


@lru_cache(maxsize=4096)
def _ways_to(course: Course, inside: tuple[Edges, ...], aim: Place) -> tuple[int, ...]:
    """Return the cheapest way from every field to the aim, in half actions."""
    opens = course.opens(inside)
    entering = [_STEP if edges else _STEP + _COVERED for edges in opens]
    opens = tuple([edges or _ANY for edges in opens])
    steps, caves = _steps(course), course.caves
    cost = [_FAR] * len(opens)
    cost[aim] = 0
    ring = [aim]
    while ring:
        so_far, at = divmod(heappop(ring), _FIELDS)
        # No way leads through a cave of the lord: only who is in one comes from there.
        if so_far > cost[at] or at in caves:
            continue
        so_far += entering[at]
        for there, back, turn in steps[at][opens[at]]:
            found = so_far + turn if opens[there] & back else so_far + turn + _TURN
            if found < cost[there]:
                cost[there] = found
                heappush(ring, found * _FIELDS + there)
    return tuple(cost)


@lru_cache(maxsize=4096)
def _hunted(course: Course, inside: tuple[Edges, ...]) -> int:
    return course.hunted(inside)


@cache
def _caves_beside(course: Course) -> tuple[int, ...]:
    """Return how many caves of the lord are next to each field."""
    caves = sum(1 << cave for cave in course.caves)
    return tuple((beside & caves).bit_count() for beside in course.beside)


@cache
def _steps(course: Course) -> tuple[tuple[tuple[tuple[Place, Edges, int], ...], ...], ...]:
    """Return for each field and its open edges its neighbours.

    Of each it has the edge that touches the field, and what it costs if the field's own is shut.
    """
    return tuple(
        tuple(
            tuple((there, back, 0 if edges & bit else _TURN) for bit, there, back in ways)
            for edges in range(_ANY + 1)
        )
        for ways in course.ways
    )


#: More than any way costs, and than there are fields.
_FAR, _FIELDS = 120, 256
