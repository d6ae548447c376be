"""Why something would be done: the way that it opens, and whom the badgers reach then (B6 to B37).

All of it follows from the open board. Of a tile that is to be turned up only its place is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.api.action import Action
from engine.api.event import Line, Seat, line
from engine.api.rng import Rng
from engine.games.badger.content import NONE, Content, Course, Edges, Place
from engine.games.badger.model import LAY, Board, Ending, State, View
from engine.games.badger.naming import field, neighbours
from engine.games.badger.preview import preview
from engine.games.badger.rules import apply

_ANY_RNG = Rng(bytes(16))


def explain(content: Content, view: View, action: Action) -> Line | None:
    """Return the thing of most weight that a move does; `None` for a seat that is not in turn."""
    board, course = view.board, content.courses[view.board.course]
    place = course.numbers.get(action.args[0], NONE) if action.args else NONE
    if view.seat != board.turn:
        return None
    is_covered = action.verb == "flip" and not board.open[place]
    if action.verb == "uncover" or is_covered:
        return next(_of_turning_up(course, board, action.verb, place), None)
    if board.due.question is LAY and len(board.due.covered) == 1:
        after = preview(course, board, action).board  # the next tile is turned up at once
    else:
        state = State(board, (), 0, _ANY_RNG)
        after = apply(content, state, board.turn, action).state.board
    return next(_reasons(course, board, after, action.verb, place), None)


def _of_turning_up(course: Course, board: Board, verb: str, place: Place) -> Iterator[Line]:
    passed = board.passed[board.turn]
    there = course.steps_left(place, passed=passed)
    if there < course.steps_left(board.mice[board.turn], passed=passed):
        yield line("badger-why-closer", steps=there, aim=_aim(board, board.turn))
    if verb == "uncover":
        waiting = board.due.places or course.covered(board.open, board.mice[board.turn])
        yield line("badger-why-uncover", count=len(waiting))
    yield line("badger-why-shows", field=field(course, place))


def _reasons(course: Course, board: Board, after: Board, verb: str, place: Place) -> Iterator[Line]:
    """Yield what a move does, the weightiest first."""
    me, other = board.turn, 1 - board.turn
    if after.ending is Ending.GOAL:
        yield Line("badger-why-wins")
    if after.passed[me] and not board.passed[me]:
        yield Line("badger-why-passes")
    if after.snacks[other] < board.snacks[other]:
        yield line("badger-why-bites", seat=Seat(other), snacks=after.snacks[other])
    if after.snacks[me] < board.snacks[me]:
        yield line("badger-why-bitten", snacks=after.snacks[me])  # it is done for nothing else
        return
    yield from _of_badgers(course, board, after, me, "badger-why-no")
    if verb == "run":
        passed = board.passed[me]
        then = course.steps_left(place, passed=passed)
        if then < course.steps_left(board.mice[me], passed=passed):
            yield line("badger-why-goal" if passed else "badger-why-checkpoint", steps=then)
    yield from _of_ways(course, board, after)
    yield from _of_badgers(course, after, board, other, "badger-why")
    yield from _of_fields(course, board, after, verb, place)
    passed = after.passed[me]
    left = course.steps_left(after.mice[me], passed=passed)
    yield line("badger-why-left", steps=left, aim=_aim(after, me))


def _of_badgers(course: Course, board: Board, after: Board, seat: int, key: str) -> Iterator[Line]:
    """Yield which badgers reach a mouse on the first board and not on the second."""
    for name, reaches in (("lady", _lady_reaches), ("lord", _lord_reaches)):
        if reaches(course, board, seat) and not reaches(course, after, seat):
            yield line(f"{key}-{name}", seat=Seat(seat))


def _of_fields(
    course: Course, board: Board, after: Board, verb: str, place: Place
) -> Iterator[Line]:
    """Yield what a move does to the fields around: less than all before."""
    me = board.turn
    now, then = (len(course.joined(each.open, each.mice[me])) for each in (board, after))
    if then > max(now, 1):
        yield line("badger-why-ways", count=then)
    if verb == "cover":
        hidden = [was and not lies for was, lies in zip(board.open, after.open, strict=True)]
        yield line("badger-why-cover", count=sum(map(bool, hidden)))
    if verb == "lord" and not _lord_reaches(course, after, me):
        yield Line("badger-why-lord-away")
    if verb == "lay" and board.laying in course.joined(after.open, after.mice[me]):
        yield Line("badger-why-joins")
    if verb == "rotate":
        before, points = (
            _points_to(course, board, each.open[place], place) for each in (board, after)
        )
        if points < before:
            yield line("badger-why-points", steps=points, aim=_aim(board, me))
    if verb == "run" and then > 1:
        yield line("badger-why-ways", count=then)
    if verb == "rotate" and _ways(course, after, me).fields >= _ways(course, board, me).fields:
        yield Line("badger-why-harmless")
    if not (_lady_reaches(course, after, me) or _lord_reaches(course, after, me)):
        yield Line("badger-why-safe")


def _of_ways(course: Course, board: Board, after: Board) -> Iterator[Line]:
    """Yield what a move does to the open ways of both mice."""
    me, other = board.turn, 1 - board.turn
    now, then = (_ways(course, each, me) for each in (board, after))
    if then.steps is not None and (now.steps is None or then.steps < now.steps):
        yield line("badger-why-way", steps=then.steps, aim=_aim(after, me))
    if then.nearest < now.nearest:
        yield line("badger-why-near", steps=then.nearest, aim=_aim(after, me))
    now, then = (_ways(course, each, other) for each in (board, after))
    if now.steps is not None and then.steps is None:
        yield line("badger-why-cuts", seat=Seat(other), aim=_aim(board, other))
    elif now.steps is not None and then.steps is not None and then.steps > now.steps:
        yield line("badger-why-longer", seat=Seat(other), steps=then.steps)
    if then.nearest > now.nearest:
        yield line("badger-why-far", seat=Seat(other), steps=then.nearest, aim=_aim(board, other))


def _points_to(course: Course, board: Board, edges: Edges, place: Place) -> int:
    """Return how near to the mover's aim the fields are that these edges of a tile lead to."""
    passed = board.passed[board.turn]
    ends = neighbours(course, place, edges)
    return min(course.steps_left(each, passed=passed) for each in ends)


class _Ways(NamedTuple):
    """Where open paths lead a mouse: the steps to its aim, and how near to it at all."""

    steps: int | None  #: `None`: no open way leads there
    nearest: int  #: the steps that are left from the nearest field, if every path were open
    fields: frozenset[Place]  #: all that they lead to


def _ways(course: Course, board: Board, seat: int) -> _Ways:
    passed, at = board.passed[seat], board.mice[seat]
    aim = course.goal if passed else course.checkpoint
    steps, ring = {at: 0}, [at]
    while ring:
        found = [
            (there, steps[place] + 1)
            for place in ring
            for there in course.joined(board.open, place)
        ]
        ring = list(dict.fromkeys(there for there, _ in found if there not in steps))
        steps |= {there: count for there, count in found if there not in steps}
    nearest = min(course.steps_left(place, passed=passed) for place in steps)
    return _Ways(steps.get(aim), nearest, frozenset(steps))


def _aim(board: Board, seat: int) -> Line:
    return Line("badger-aim-goal" if board.passed[seat] else "badger-aim-checkpoint")


def _lady_reaches(course: Course, board: Board, seat: int) -> bool:
    return bool(course.hunted(board.open) >> board.mice[seat] & 1)


def _lord_reaches(course: Course, board: Board, seat: int) -> bool:
    if board.lord == NONE:
        return False
    reached = course.bitten_beside(board.open, board.lord)
    return bool((reached | board.own_cave << board.lord) >> board.mice[seat] & 1)
