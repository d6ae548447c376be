"""How well a mouse stands: its way home in actions, its snacks, and whether a bite is near.

A guess for whoever cannot look ahead to the end; no rule of play hangs on it.
"""

from __future__ import annotations

from heapq import heappop, heappush

from engine.game import chance
from engine.games.badger.course import Box, Course
from engine.games.badger.model import MICE, Board, Place

#: What a snack is worth in actions, what being within the lady's reach costs, and by how many
#: actions one has to lead for three wins out of four.
_SNACK, _HUNTED, _SWING = 6.0, 3.0, 12.0

#: What a field costs that lies covered: to be uncovered, and to lie as one would have it.
_COVERED = 1.5


def promise(box: Box, board: Board, seat: int) -> int:
    """Compare the ways home and the snacks, and see who is within the lady's reach."""
    course = box.courses[board.course]
    hunted = course.hunted(board.open)
    mine, theirs = (
        _SNACK * board.snacks[mouse]
        - way(course, board.open, board.mice[mouse], passed=board.passed[mouse])
        - _HUNTED * (hunted >> board.mice[mouse] & 1)
        for mouse in (seat, (seat + 1) % MICE)
    )
    return chance(mine - theirs, _SWING)


def way(course: Course, inside: tuple[int, ...], at: Place, *, passed: bool) -> float:
    """Give about how many actions it takes a mouse to come home (B6, B7)."""
    if passed:
        return _actions(course, inside, at, course.goal)
    return _actions(course, inside, at, course.checkpoint) + _actions(
        course, inside, course.checkpoint, course.goal
    )


def _actions(course: Course, inside: tuple[int, ...], at: Place, aim: Place) -> float:
    """Give the cheapest way: a step each, and a turn or an uncovering where paths do not meet."""
    opens = inside + course.frame
    cost = {at: 0.0}
    ring = [(0.0, at)]
    while ring:
        so_far, here = heappop(ring)
        if here == aim:
            return so_far
        if so_far > cost[here]:
            continue
        own = opens[here]
        for bit, there, back in course.ways[here]:
            if there in course.caves:
                continue
            step = 1.0
            if own and not own & bit:
                step += 1.0
            if not opens[there]:
                step += _COVERED
            elif not opens[there] & back:
                step += 1.0
            found = so_far + step
            if found < cost.get(there, _FAR):
                cost[there] = found
                heappush(ring, (found, there))
    return _FAR


_FAR = 60.0
