"""How well a mouse stands: its way home in actions, its snacks, and whether a bite is near.

The house uses it where it cannot search to the end; no rule depends on it.
"""

from __future__ import annotations

from collections.abc import Set
from heapq import heappop, heappush

from engine.api.game import evaluation_of_lead
from engine.games.badger.content import MICE, Content, Course, Edges, Place
from engine.games.badger.model import State

#: What a snack is worth in actions, what being within the lady's reach costs, and by how many
#: actions one has to lead for three wins out of four.
_SNACK, _HUNTED, _SWING = 6.0, 3.0, 12.0

#: Costs of a way in half actions: a step, a turn of a tile that lies wrongly, and a covered field,
#: which has to be uncovered and to lie as one would have it.
_STEP, _TURN, _COVERED = 2, 2, 3

#: A covered tile may come to lie with any edge open.
_ANY = 63


def evaluate(content: Content, state: State, seat: int) -> int:
    """Compare the ways home and the snacks, and see who is within the lady's reach."""
    board = state.board
    course = content.courses[board.course]
    hunted = course.hunted(board.open)
    left = ways_home(course, board.open, board.mice, board.passed)
    mine, theirs = (
        _SNACK * board.snacks[mouse] - left[mouse] - _HUNTED * (hunted >> board.mice[mouse] & 1)
        for mouse in (seat, (seat + 1) % MICE)
    )
    return evaluation_of_lead(mine - theirs, _SWING)


def ways_home(
    course: Course, inside: tuple[Edges, ...], mice: tuple[Place, ...], passed: tuple[bool, ...]
) -> list[float]:
    """Return about how many actions it takes each mouse to come home (B6, B7).

    A mouse that has not passed the checkpoint goes there first.
    """
    opens = course.opens(inside)
    away = {at for at, by in zip(mice, passed, strict=True) if not by}
    back = {at for at, by in zip(mice, passed, strict=True) if by}
    out: list[int] = []
    if away:
        out = _towards(course, opens, course.checkpoint, away)
        back.add(course.checkpoint)
    home = _towards(course, opens, course.goal, back)
    return [
        (home[at] if by else out[at] + home[course.checkpoint]) / 2
        for at, by in zip(mice, passed, strict=True)
    ]


def _towards(course: Course, opens: tuple[Edges, ...], aim: Place, starts: Set[Place]) -> list[int]:
    """Return the cheapest way from each of the starts to the aim, in half actions.

    The search starts at the aim, so that one search serves all starts; the values of other fields
    mean nothing.
    """
    entering = [_STEP if edges else _STEP + _COVERED for edges in opens]
    opens = tuple([edges or _ANY for edges in opens])
    ways, missing = course.ways, len(starts)
    # No way leads through a cave of the lord: only who is in one comes from there.
    cost = [0 if at in course.caves and at not in starts else _FAR for at in range(len(opens))]
    cost[aim] = 0
    ring = [aim]
    while ring:
        so_far, at = divmod(heappop(ring), _FIELDS)
        if so_far > cost[at]:
            continue
        if at in starts:
            missing -= 1
            if not missing:
                break
            if at in course.caves:
                continue
        own, step = opens[at], so_far + entering[at]
        for bit, there, back in ways[at]:
            found = step + (0 if own & bit else _TURN) + (0 if opens[there] & back else _TURN)
            if found < cost[there]:
                cost[there] = found
                heappush(ring, found * _FIELDS + there)
    return cost


#: More than any way costs, and than there are fields.
_FAR, _FIELDS = 120, 256
